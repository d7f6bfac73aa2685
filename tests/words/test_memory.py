"""The word bots of one language fit a small server."""

from __future__ import annotations

import subprocess
import sys

import pytest

MOST = 150  # megabytes
EIGHT_CLUES = r"""
import re, sys
from pathlib import Path
from furcifer.bots import player, turn_for
from furcifer.core import Match, Rng

for seed in range(8):
    match = Match.start("codenames", 4, seed, {"language": sys.argv[1]})
    player("master", "codenames").choose(turn_for(match, match.to_act[0], Rng(seed)))
print(re.search(r"VmHWM:\s+(\d+)", Path("/proc/self/status").read_text())[1])
"""


@pytest.mark.skipif(sys.platform != "linux", reason="read from /proc")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_clues_for_eight_boards_need_little_memory(language: str):
    command = [sys.executable, "-c", EIGHT_CLUES, language]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert int(done.stdout) / 1024 < MOST
