"""The reference for Python: one page for each public package, written by mkdocstrings from the docstrings."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

import furcifer

# What the other packages contain is not public (docs/compatibility.md).
PUBLIC = (
    "furcifer",
    "furcifer.core",
    "furcifer.bots",
    "furcifer.arena",
    "furcifer.envs",
    "furcifer.adapters",
)


def write_reference(out: Path) -> list[str]:
    """Write the pages; return the packages."""
    folder = out / "builders" / "reference"
    folder.mkdir(parents=True, exist_ok=True)
    packages = [
        name for name in (*PUBLIC, *_adapters()) if getattr(importlib.import_module(name), "__all__", ())
    ]
    for name in packages:
        members = importlib.import_module(name).__all__
        parts = [f"::: {name}.{member}" for member in members if not member.startswith("__")]
        (folder / f"{name}.md").write_text(
            f"# {name}\n\n{_about(name)}\n\n" + "\n\n".join(parts) + "\n", "utf-8"
        )
    lines = "\n".join(f"- [{name}]({name}.md): {_about(name)}" for name in packages)
    (folder / "index.md").write_text(f"# Reference\n\nWhat Python programs may import.\n\n{lines}\n", "utf-8")
    return packages


def _adapters() -> list[str]:
    import furcifer.adapters as package

    return [
        f"{package.__name__}.{found.name}" for found in pkgutil.iter_modules(package.__path__) if found.ispkg
    ]


def _about(name: str) -> str:
    text = importlib.import_module(name).__doc__ or furcifer.__doc__ or ""
    return text.strip().partition("\n\n")[0].replace("\n", " ")
