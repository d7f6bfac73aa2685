"""Mutation testing of the rulebooks: `make mutants`. Prints a score per game and unexplained mutants.

python tools/mutants.py [GAME ...]

A mutant that survives the tests is explained by a line of `tests/equivalent_mutants.md` in the folder of its
game: its function, its changed line, and why nothing changes by it.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from furcifer.core import all_games, find

ROOT = Path(__file__).parents[1]
MUTMUT = Path(sys.executable).with_name("mutmut")
DATA = {"state", "tables", "actions", "facts"}  # files of a game that hold no law
TESTS = ("test_rules.py", "test_edges.py")  # of the law
CACHE = re.compile(r"^@(?:lru_cache\(.*\)|cache)\n", re.MULTILINE)
EXPLAINED = re.compile(r"^- `([^`]+)` `([^`]+)`: .")
SETTINGS = """
[tool.mutmut]
source_paths = {sources}
also_copy = ["src", "tests"]
pytest_add_cli_args_test_selection = {tests}
pytest_add_cli_args = ["-p", "no:cacheprovider", "--override-ini=addopts=--import-mode=importlib"]
"""


class Mutant(NamedTuple):
    """A change of the law that no test noticed: its function, as `rules.check`, and the changed line."""

    function: str
    line: str


def main(slugs: list[str]) -> None:
    console = Console()
    table = Table(
        "game", "mutants", "killed", "equivalent", "unexplained", "score", title="Mutants of the law"
    )
    for slug in slugs or all_games():
        find(slug)
        folder = slug.replace("-", "_")
        with console.status(f"Mutating {slug} (minutes)"):
            count, lived = mutate(folder)
        known = explained(folder)
        unexplained = [mutant for mutant in lived if mutant not in known]
        killed, equivalent = count - len(lived), len(lived) - len(unexplained)
        score = f"{killed / max(1, count - equivalent):.1%}"
        table.add_row(slug, *map(str, (count, killed, equivalent, len(unexplained), score)))
        for function, line in unexplained:
            console.print(f"{slug}: {function}: {line}", highlight=False, markup=False)
    console.print(table)


def explained(folder: str) -> set[Mutant]:
    """Return the mutants of a game that change nothing, as the file beside its tests says."""
    file = ROOT / "src/furcifer/games" / folder / "tests/equivalent_mutants.md"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return {Mutant(found[1], found[2]) for line in lines if (found := EXPLAINED.match(line))}


def mutate(folder: str) -> tuple[int, list[Mutant]]:
    """Return the number of mutants of one game's law, and those that survived its tests."""
    with tempfile.TemporaryDirectory() as place:
        work = Path(place)
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, work / name, ignore=shutil.ignore_patterns("__pycache__"))
        game = Path("src/furcifer/games") / folder
        sources = [str(path.relative_to(ROOT)) for path in law(ROOT / game)]
        for name in sources:
            forget(work / name)
        tests = [str(game / "tests" / name) for name in TESTS if (ROOT / game / "tests" / name).exists()]
        settings = SETTINGS.format(sources=sources, tests=tests)
        (work / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text() + settings)
        with (ROOT / "mutants.log").open("a") as log:
            subprocess.run([MUTMUT, "run"], cwd=work, stdout=log, stderr=log, check=True)
        told = _mutmut(work, "results", "--all", "true")
        results = dict(line.strip().split(": ") for line in told.splitlines() if "mutmut_" in line)
        lived = [name for name, verdict in results.items() if verdict not in ("killed", "timeout")]
        return len(results), [_mutant(work, name) for name in lived]


def forget(source: Path) -> None:
    """Leave out the caches of a file: they would answer for a mutant as the law did before.

    mutmut also changes no function that has a decorator.
    """
    source.write_text(CACHE.sub("", source.read_text("utf-8")), "utf-8")


def _mutmut(work: Path, *arguments: str) -> str:
    return subprocess.run([MUTMUT, *arguments], cwd=work, capture_output=True, text=True, check=True).stdout


def _mutant(work: Path, name: str) -> Mutant:
    """Return what a mutant is, from its name and the difference it makes.

    `furcifer.games.coloretto.rules.x_check__mutmut_3` is in `rules.check`.
    """
    shown = _mutmut(work, "show", name).splitlines()
    changed = [line[1:].strip() for line in shown if line.startswith("+") and not line.startswith("+++")]
    module, _, function = name.partition("__mutmut_")[0].rpartition(".x_")
    return Mutant(f"{module.rpartition('.')[2]}.{function}", " ".join(changed))


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
