"""The rules of the games for players: the texts and drawings of the page itself, in every language."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from .pages import ROOT

SOURCE_MAP = re.compile(r"/\*# sourceMappingURL=.*?\*/", re.DOTALL)


def write_rules(out: Path) -> int:
    """Write one page for each game and language, and a list for each language; return how many."""
    found = rendered(out.parent / "rules.json")
    (out / "assets" / "rules.css").write_text(found["sheet"], "utf-8")
    by_language: dict[str, list[dict[str, Any]]] = {}
    for rules in found["rules"]:
        by_language.setdefault(rules["language"], []).append(rules)
    for games in by_language.values():
        folder = out / "players" / games[0]["languageName"]
        folder.mkdir(parents=True, exist_ok=True)
        for game in games:
            (folder / f"{game['slug']}.md").write_text(_page(game, found["sprite"]), "utf-8")
        (folder / "index.md").write_text(_list(games), "utf-8")
    return len(found["rules"])


def rendered(file: Path) -> dict[str, Any]:
    """Let the page's own components write the rules."""
    file.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "tools/npm.py", "run", "--silent", "rules", "--", str(file)]
    subprocess.run(command, cwd=ROOT, check=True)
    result: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return result


def _page(rules: dict[str, Any], sprite: str) -> str:
    style = SOURCE_MAP.sub("", rules["style"]).replace("\n", " ")
    return (
        f"# {rules['title']}\n\n"
        f'<div class="furcifer-rules" lang="{rules["language"]}">'
        f"<style>{style}</style>{sprite}{rules['body']}</div>\n"
    )


def _list(games: list[dict[str, Any]]) -> str:
    lines = "\n".join(f"- [{game['title']}]({game['slug']}.md)" for game in games)
    return f"# {games[0]['heading']}\n\n{lines}\n"
