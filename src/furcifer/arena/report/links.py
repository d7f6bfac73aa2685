"""Links that open a match in the page's replayer. The whole log is in the link: no server has to know it."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from collections.abc import Sequence

from furcifer.arena.matches import Result
from furcifer.core import to_json

ADDRESS = "http://127.0.0.1:8000"


def replay_link(result: Result, page: str = ADDRESS) -> str:
    """Return the link of a match. After the `#` are the text of its log and its players, deflated."""
    content = to_json({"log": to_json(result.log), "players": result.players}).encode()
    packed = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = packed.compress(content) + packed.flush()
    return f"{page.rstrip('/')}/replay/log#{urlsafe_b64encode(data).decode().rstrip('=')}"


def chosen(results: Sequence[Result], count: int) -> list[Result]:
    """Choose matches to show: forfeits, then the first deals, each with all its pairings."""
    ranked = sorted(results, key=lambda result: (result.forfeit is None, result.number))
    return sorted(ranked[:count], key=lambda result: result.number)
