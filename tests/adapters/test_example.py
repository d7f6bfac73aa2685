"""The worked example of docs/research.md, in small."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "docs" / "examples" / "learn_coloretto.py"


def test_the_example_learns(tmp_path: Path):
    picture = tmp_path / "curve.svg"
    words = ["--updates", "4", "--every", "2", "--matches", "2", "--final", "2", "--picture", str(picture)]
    done = subprocess.run([sys.executable, SCRIPT, *words], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert len(re.findall(r"matches, .* against greedy", done.stdout)) == 2
    assert picture.read_text().count("polyline") == 1
