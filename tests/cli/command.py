"""Run the command as a person would: in this process, which is faster, or in its own."""

from __future__ import annotations

import contextlib
import io
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from furcifer.cli import main


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def furcifer(*words: str, typed: str = "", folder: Path | None = None) -> Done:
    """Run `furcifer` in this process, with typed lines as its input.

    It gets its own thread: a browser of another test may hold this thread's loop.
    """
    out, err = io.StringIO(), io.StringIO()
    code = 0
    with contextlib.ExitStack() as stack:
        stack.enter_context(_terminal(words, typed))
        stack.enter_context(contextlib.redirect_stdout(out))
        stack.enter_context(contextlib.redirect_stderr(err))
        stack.enter_context(contextlib.chdir(folder or Path.cwd()))
        thread = stack.enter_context(ThreadPoolExecutor(1))
        try:
            thread.submit(main).result()
        except SystemExit as left:
            code = int(left.code or 0)
    return Done(code, out.getvalue(), err.getvalue())


@contextlib.contextmanager
def _terminal(words: tuple[str, ...], typed: str) -> Iterator[None]:
    before = sys.argv, sys.stdin
    sys.argv, sys.stdin = ["furcifer", *words], io.StringIO(typed)
    try:
        yield
    finally:
        sys.argv, sys.stdin = before


def furcifer_process(*words: str) -> Done:
    """Run the installed command, with no terminal attached."""
    command = [str(Path(sys.executable).with_name("furcifer")), *words]
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300, check=False
    )
    return Done(done.returncode, done.stdout, done.stderr)
