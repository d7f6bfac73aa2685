"""Chromium is unpacked once, whoever asks for it first."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat

from e2e.browser import unpacked

# Writes a program in two parts, as unpacking does, unless there is one already. Then prints its path.
SLOW = """
import os, sys, time
program = sys.argv[1] + "/program"
if not os.path.exists(program):
    with open(program, "w") as file:
        os.chmod(program, 0o755)
        file.write("#!/bin/sh\\n")
        file.flush()
        time.sleep(0.5)
        file.write("echo whole\\n")
print(program)
"""


def test_nobody_starts_it_before_it_is_whole(tmp_path):
    with ThreadPoolExecutor(4) as workers:
        commands = repeat((sys.executable, "-c", SLOW), 4)
        programs = list(workers.map(lambda command: _run(unpacked(tmp_path, command)), commands))
    assert programs == ["whole\n"] * 4


def _run(program: str) -> str:
    return subprocess.run([program], capture_output=True, text=True, check=True).stdout
