"""A real HTTP server that speaks the chat protocol, with scripted answers: good, bad, slow, broken."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

KEY = "sk-the-key-nobody-may-see"


class Scripted:
    """The answers to come, in order; the last one is repeated. `requests` keeps what was asked."""

    def __init__(self, *answers: Any) -> None:
        self.answers, self.requests, self.keys = list(answers), [], set()
        self.lock = threading.Lock()

    def next(self, request: dict[str, Any], key: str) -> Any:
        with self.lock:
            self.requests.append(request)
            self.keys.add(key)
            return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


class Refuse:
    """An answer with an HTTP status, and after how many seconds to try again."""

    def __init__(self, status: int, retry_after: str | None = None) -> None:
        self.status, self.retry_after = status, retry_after


class Drop:
    """The connection ends in the middle of the answer."""


class Slow:
    """A word, then silence."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds


class Cut(str):
    """A text that ends at the limit of tokens."""


def first_legal(request: dict[str, Any]) -> str:
    """Answer with the first legal action that the prompt lists."""
    listed = re.search(r"legal actions: (.+)", request["messages"][-1]["content"])
    assert listed, request["messages"][-1]["content"]
    return json.dumps({"action": listed[1].split(", ")[0]})


@contextmanager
def serving(script: Scripted) -> Iterator[str]:
    """Serve a script. Yield the address of the endpoint."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(script))
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/v1"
    finally:
        server.shutdown()
        server.server_close()


def _handler(script: Scripted) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_: Any) -> None:
            pass

        def do_POST(self) -> None:
            request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            answer = script.next(request, self.headers.get("Authorization", ""))
            if isinstance(answer, Refuse):
                self._refuse(answer)
            else:
                self._stream(request, answer(request) if _is_function(answer) else answer)

        def _refuse(self, answer: Refuse) -> None:
            body = json.dumps({"error": {"message": f"no, {KEY}"}}).encode()
            self.send_response(answer.status)
            if answer.retry_after is not None:
                self.send_header("Retry-After", answer.retry_after)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def _stream(self, request: dict[str, Any], answer: Any) -> None:
            self.close_connection = True
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.send_header("Connection", "close")
            self.end_headers()
            if isinstance(answer, Drop | Slow):
                self._send({"choices": [_choice("Let me th")]})
                time.sleep(answer.seconds if isinstance(answer, Slow) else 0)
                return
            for piece in re.findall(r".{1,7}", answer, re.DOTALL):
                self._send({"choices": [_choice(piece)]})
            self._send({"choices": [_choice("", "length" if isinstance(answer, Cut) else "stop")]})
            self._send({"choices": [], "usage": _usage(request, answer)})
            self.wfile.write(b"data: [DONE]\n\n")

        def _send(self, chunk: dict[str, Any]) -> None:
            whole = {"id": "1", "object": "chat.completion.chunk", "created": 0, "model": "scripted", **chunk}
            self.wfile.write(b"data: " + json.dumps(whole).encode() + b"\n\n")
            self.wfile.flush()

    return Handler


def _is_function(answer: Any) -> bool:
    return isinstance(answer, Callable)


def _choice(text: str, finish: str | None = None) -> dict[str, Any]:
    return {"index": 0, "delta": {"content": text}, "finish_reason": finish}


def _usage(request: dict[str, Any], answer: str) -> dict[str, int]:
    asked = sum(len(message["content"]) for message in request["messages"]) // 4
    return {"prompt_tokens": asked, "completion_tokens": len(answer), "total_tokens": asked + len(answer)}
