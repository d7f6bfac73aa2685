"""Build the site for readers into artefacts/site/html: gather the pages, then let zensical build them.

python -m tools.website [--pages]      --pages only gathers them, for mkdocs
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from .board import board
from .pages import ROOT, gather
from .reference import write_reference
from .rules import write_rules

SITE = ROOT / "artefacts" / "site"
BOARD = "<!-- board -->"


def main(words: list[str]) -> None:
    pages = SITE / "docs"
    shutil.rmtree(pages, ignore_errors=True)
    gather(pages)
    if (SITE / "images").is_dir():  # taken from the page a moment ago
        shutil.copytree(SITE / "images", pages / "images", dirs_exist_ok=True)
    solved = pages / "studies" / "solved.md"
    solved.write_text(solved.read_text("utf-8").replace(BOARD, board()), "utf-8")
    print(f"Rules: {write_rules(pages)} pages. Reference: {', '.join(write_reference(pages))}.", flush=True)
    if "--pages" not in words:
        build()


def build() -> None:
    zensical = Path(sys.executable).with_name("zensical")
    env = os.environ | {"FURCIFER_DOCS_THEME": "material"}
    subprocess.run([zensical, "build", "--clean"], cwd=ROOT, env=env, check=True)
    print(f"The site is in {SITE.relative_to(ROOT) / 'html'}: open index.html there.")


if __name__ == "__main__":
    main(sys.argv[1:])
