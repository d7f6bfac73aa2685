"""The pages that are files of the repository: where each goes, and links that lead there."""

from __future__ import annotations

import os
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
# Folders of the site. A guide that is not named here is a study.
SECTIONS = {
    "hosts": ("hosting.md", "compatibility.md", "fairness.md"),
    "builders": ("api.md", "bots.md", "outside-bots.md", "research.md", "arena.md"),
}
OTHERS = "studies"
PROJECT = ("CONTRIBUTING", "ARCHITECTURE", "CHANGELOG", "SECURITY", "CODE_OF_CONDUCT")
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def places() -> dict[Path, str]:
    """Return the place on the site of every page of the repository."""
    found = {ROOT / "README.md": "index.md"}
    for path in sorted(DOCS.glob("*.md")):
        section = next((name for name, files in SECTIONS.items() if path.name in files), OTHERS)
        found[path] = f"{section}/{path.name}"
    for name in PROJECT:
        found[ROOT / f"{name}.md"] = f"project/{name.lower()}.md"
    for folder in ("images", "assets", "examples/arena"):
        for path in sorted((DOCS / folder).glob("*")):
            found[path] = f"{folder}/{path.name}"
    return found


def gather(out: Path) -> None:
    """Copy every page, with links that lead to the places on the site."""
    where = places()
    for path, place in where.items():
        target = out / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            target.write_text(with_links(path.read_text("utf-8"), path, where), "utf-8")
        else:
            target.write_bytes(path.read_bytes())


def with_links(text: str, page: Path, where: dict[Path, str]) -> str:
    """Return a page whose relative links lead to pages of the site. A link elsewhere becomes plain text."""

    def replaced(link: re.Match[str]) -> str:
        mark, label, address = link.groups()
        if re.match(r"[a-z]+:|#", address):
            return link[0]
        file, _, anchor = address.partition("#")
        place = where.get((page.parent / file).resolve())
        if place is None:
            return label
        address = os.path.relpath(place, Path(where[page]).parent) + (f"#{anchor}" if anchor else "")
        return f"{mark}[{label}]({address})"

    return LINK.sub(replaced, text)
