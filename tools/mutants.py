"""Mutation testing of the rulebooks: `make mutants`. Prints a score per game and the mutants that survived.

python tools/mutants.py [GAME ...]
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from furcifer.core import all_games, find

ROOT = Path(__file__).parents[1]
DATA = {"state", "tables", "actions", "facts"}  # files of a game that hold no law
SETTINGS = """
[tool.mutmut]
source_paths = {sources}
also_copy = ["src", "tests"]
pytest_add_cli_args_test_selection = ["src/furcifer/games/{folder}/tests/test_rules.py"]
pytest_add_cli_args = ["-p", "no:cacheprovider", "--override-ini=addopts=--import-mode=importlib"]
"""


def main(slugs: list[str]) -> None:
    console = Console()
    table = Table("game", "mutants", "killed", "score", title="Mutants of the rulebooks")
    for slug in slugs or all_games():
        find(slug)
        with console.status(f"Mutating {slug} (minutes)"):
            results = mutate(slug.replace("-", "_"))
        lived = [name for name, verdict in results.items() if verdict not in ("killed", "timeout")]
        killed = len(results) - len(lived)
        table.add_row(slug, str(len(results)), str(killed), f"{killed / len(results):.1%}")
        for name in lived:
            console.print(f"{results[name]}: {name}", highlight=False)
    console.print(table)


def mutate(folder: str) -> dict[str, str]:
    """Every mutant of one game's law by name, and what became of it."""
    with tempfile.TemporaryDirectory() as place:
        work = Path(place)
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, work / name, ignore=shutil.ignore_patterns("__pycache__"))
        sources = [str(path.relative_to(ROOT)) for path in law(ROOT / "src/furcifer/games" / folder)]
        settings = SETTINGS.format(sources=sources, folder=folder)
        (work / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text() + settings)
        mutmut = Path(sys.executable).with_name("mutmut")
        with (ROOT / "mutants.log").open("a") as log:
            subprocess.run([mutmut, "run"], cwd=work, stdout=log, stderr=log, check=True)
        told = subprocess.run(
            [mutmut, "results", "--all", "true"], cwd=work, capture_output=True, text=True, check=True
        )
        return dict(line.strip().split(": ") for line in told.stdout.splitlines() if "mutmut_" in line)


def law(folder: Path, name: str = "rules") -> list[Path]:
    """`rules.py` and the files of its folder that it calls upon, directly or through others."""
    found, waiting = [], [name]
    while waiting:
        path = folder / f"{waiting.pop()}.py"
        if path in found or path.stem in DATA or not path.exists():
            continue
        found.append(path)
        imported = (
            node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.ImportFrom)
        )
        for node in imported:
            if node.level == 1:
                waiting += [node.module] if node.module else [alias.name for alias in node.names]
    return sorted(found)


if __name__ == "__main__":
    main(sys.argv[1:])
