"""The bot of docs/api.md, run as a program of its own against a real server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from furcifer.core import all_games

GUIDE = Path(__file__).parents[3] / "docs" / "api.md"


def example() -> str:
    (code,) = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return code


def test_the_bot_of_the_guide_is_short_and_needs_nothing_else():
    lines = [line for line in example().splitlines() if line.strip()]
    assert len(lines) <= 40
    modules = set(re.findall(r"^(?:import|from) (\w+)", example(), re.MULTILINE))
    assert modules <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("slug", [slug for slug, game in all_games().items() if not game.meta.free_text])
def test_the_bot_of_the_guide_plays_a_whole_match(friend, node, tmp_path, slug):
    ann = friend("Ann")
    seats = all_games()[slug].meta.seats[0]
    opponents = {str(seat): "random" for seat in range(1, seats)}
    table = ann.open_table(slug, sit=None, bots=opponents, seats=seats)
    token = ann.http.post("/api/me/programs", json={"name": "Forty lines", "table": table}).json()["token"]
    script = tmp_path / "bot.py"
    script.write_text(example(), "utf-8")
    bot = subprocess.Popen(
        [sys.executable, script, node.url, table],
        env=os.environ | {"FURCIFER_TOKEN": token},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    since = 0
    while not ann.look(table)["table"]["chairs"][0]["program"]:
        since = ann.look(table, since, wait=5)["seq"]
    ann.post(table, "start")
    said, _ = bot.communicate(timeout=120)
    assert bot.returncode == 0, said
    outcome = ann.look(table)["outcome"]
    assert said == f"Scores: {outcome['scores']}\n"
