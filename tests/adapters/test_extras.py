"""Importing furcifer pays for no adapter, and a missing library is answered by the extra that has it."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = ["numpy", "numba", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "resvg_py"]


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)


def test_importing_furcifer_loads_no_heavy_library():
    code = f"import sys, furcifer, furcifer.adapters; print([m for m in {HEAVY} if m in sys.modules])"
    done = run(code)
    assert done.stdout == "[]\n", done.stderr


@pytest.mark.parametrize(
    ("adapter", "module"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_a_missing_library_is_answered_by_its_extra(adapter: str, module: str):
    done = run(f"import sys; sys.modules[{module!r}] = None\nimport furcifer.adapters.{adapter}")
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.endswith(f"This needs {module}. Install it with: pip install 'furcifer[{adapter}]'")
