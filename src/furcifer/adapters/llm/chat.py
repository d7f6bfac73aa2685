"""One request to an endpoint. The openai library retries what may pass: 429, 5xx, lost connections."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from furcifer.adapters.extras import extra

from .answer import Failure
from .endpoint import Endpoint
from .transcript import Message

with extra("llm", "openai"):
    import openai

LETTERS_PER_TOKEN = 4  # a rough count, for endpoints that do not report usage


class Reply(Struct, frozen=True):
    text: str = ""
    truncated: bool = False
    failure: Failure | None = None
    tokens_in: int = 0
    tokens_out: int = 0
    seconds: float = 0.0


class Chat:
    """A connection to one model. It is opened for the first request."""

    def __init__(self, endpoint: Endpoint) -> None:
        self.endpoint = endpoint
        self._client: openai.OpenAI | None = None

    def ask(self, messages: Sequence[Message], schema: dict[str, Any] | None = None) -> Reply:
        """Return the model's reply, read as it arrives. A failure is a reply too: nothing is raised.

        The library's own sentences are dropped: they may repeat headers, addresses or keys.
        """
        began = time.monotonic()
        try:
            reply = self._stream(messages, schema, began + self.endpoint.seconds)
        except (openai.APITimeoutError, TimeoutError):
            reply = Reply(failure=Failure.TIMEOUT)
        except openai.OpenAIError:
            reply = Reply(failure=Failure.UNAVAILABLE)
        except Exception:  # a connection that breaks while the reply arrives raises errors of other libraries
            reply = Reply(failure=Failure.UNAVAILABLE)
        return Reply(
            reply.text,
            reply.truncated,
            reply.failure,
            reply.tokens_in or sum(len(one.content) for one in messages) // LETTERS_PER_TOKEN,
            reply.tokens_out or len(reply.text) // LETTERS_PER_TOKEN,
            round(time.monotonic() - began, 3),
        )

    def _stream(self, messages: Sequence[Message], schema: dict[str, Any] | None, deadline: float) -> Reply:
        form: Any = {
            "type": "json_schema",
            "json_schema": {"name": "answer", "strict": True, "schema": schema},
        }
        sent: Any = [{"role": one.role, "content": one.content} for one in messages]
        stream = self._connected().chat.completions.create(
            model=self.endpoint.model,
            messages=sent,
            max_tokens=self.endpoint.reply_tokens,
            response_format=form if schema else openai.omit,
            stream=True,
            stream_options={"include_usage": True},
        )
        pieces, finish, usage = [], None, None
        with stream:
            for chunk in stream:
                if time.monotonic() > deadline:
                    raise TimeoutError
                usage = chunk.usage or usage
                for choice in chunk.choices:
                    pieces.append(choice.delta.content or "")
                    finish = choice.finish_reason or finish
        if finish is None:  # the connection ended in the middle of the reply
            return Reply("".join(pieces), failure=Failure.UNAVAILABLE)
        used = (usage.prompt_tokens, usage.completion_tokens) if usage else (0, 0)
        return Reply("".join(pieces), finish == "length", None, *used)

    def _connected(self) -> openai.OpenAI:
        if self._client is None:
            self._client = openai.OpenAI(
                base_url=self.endpoint.url,
                api_key=self.endpoint.key or "none",  # local models need no key, but the library does
                timeout=self.endpoint.seconds,
                max_retries=self.endpoint.retries,
            )
        return self._client
