"""Requests to the operating system: for open files, and for folders of Unix sockets."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

SHORT_FOLDER = "/tmp"
LONGEST_NAME = "connections-of-64"  # no socket of ours has a longer name


def allow_many_sockets() -> None:
    """Raise this process's limit of open files as far as the system allows. Windows has no such limit."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # macOS may allow less than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextlib.contextmanager
def socket_folder() -> Iterator[Path | None]:
    """Make a temporary folder in which Unix sockets can be bound; yield None if there can be none.

    The addresses of such sockets are short, so the usual place may have too long a name.
    """
    with contextlib.ExitStack() as stack:
        folders = (_folder_in(place, stack) for place in (None, SHORT_FOLDER))
        yield next(filter(None, folders), None)


def _folder_in(place: str | None, stack: contextlib.ExitStack) -> Path | None:
    """Make a folder that goes with the stack; return None if no socket can be bound in it."""
    try:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="furcifer-", dir=place))
        _try_socket(f"{folder}/{LONGEST_NAME}")
    except OSError:
        return None
    return Path(folder)


def _try_socket(address: str) -> None:
    """Bind a socket to an address and remove it; raise OSError if that is impossible."""
    if sys.platform == "win32":
        raise OSError
    with socket.socket(socket.AF_UNIX) as trial:
        trial.bind(address)
    os.unlink(address)
