"""The shape of the source tree: layers, sizes, names, and no list that names the games."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest

from furcifer.core import all_games

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "furcifer"
GAMES = SOURCE / "games"
LONGEST = 350  # lines in a file
MOST_MODULES = 14  # in a folder
SHORT = 25  # lines in the README of a package
# A docstring names its subject, or begins with an imperative: no clause without a head.
HEADLESS = {"What", "Who", "Whom", "Whose", "How", "Whether", "Where", "Which", "Why", "When"}
VAGUE = {"utils", "helpers", "manager", "common", "misc"}
GENERATED = {"__pycache__", "web_dist"}

# What a game folder may show. The rules stand at the top level, everything else one level down.
VALUES = {"tables", "state", "actions", "facts", "deck", "openings", "positions"}
RULES = {"setup", "phases", "clues", "timers", "rules", "scoring", "refusals", "sentences", "knowledge"}
FACES = {"notation", "encoding", "terminal"}
FOLDERS = {"bots", "kernel", "solver", "picture", "puzzles", "locale", "web", "tests"}
REQUIRED = {"README", "__init__", "state", "rules", "knowledge", "notation", "bots", "tests"}
KERNEL = {"layout", "legal", "apply", "scoring"}


def folder(slug: str) -> Path:
    return GAMES / slug.replace("-", "_")


def code() -> list[Path]:
    """Return every module of the product."""
    return [path for path in SOURCE.rglob("*.py") if not {"tests", "web"} & set(path.parts)]


def folders() -> list[Path]:
    """Return every folder of the product, without tests, pages and what is generated."""
    aside = GENERATED | {"tests", "web"}
    found = [path for path in SOURCE.rglob("*") if path.is_dir() and not aside & set(path.parts)]
    return [SOURCE, *found]


def name(path: Path) -> str:
    return str(path.relative_to(SOURCE))


by_folder = pytest.mark.parametrize("place", folders(), ids=name)
by_game = pytest.mark.parametrize("slug", all_games())


def test_imports_point_one_way():
    lint = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert lint.returncode == 0, lint.stdout


# Sizes and names


def test_no_file_is_too_long():
    assert {name(path): n for path in code() if (n := len(path.read_text().splitlines())) > LONGEST} == {}


@by_folder
def test_no_folder_holds_too_many_modules(place: Path):
    modules = [path.stem for path in place.glob("*.py") if path.stem != "__init__"]
    assert len(modules) <= MOST_MODULES, sorted(modules)


@by_folder
def test_no_two_names_in_a_folder_differ_by_one_letter(place: Path):
    """Such names are read for each other."""
    names = sorted({path.stem for path in place.iterdir() if path.name not in GENERATED})
    assert [pair for pair in combinations(names, 2) if one_letter_apart(*pair)] == []


def one_letter_apart(one: str, other: str) -> bool:
    """Return whether one letter changed, added or removed makes one name the other.

    >>> one_letter_apart("table", "tables"), one_letter_apart("endings", "endgame")
    (True, False)
    """
    if len(one) == len(other):
        return sum(a != b for a, b in zip(one, other, strict=True)) == 1
    short, long = sorted((one, other), key=len)
    return len(long) == len(short) + 1 and any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


def test_no_file_has_a_vague_name():
    assert [path for path in SOURCE.rglob("*") if path.stem in VAGUE] == []


def test_files_that_the_code_mentions_exist():
    written = [*code(), *SOURCE.rglob("README.md"), *ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    mentioned = {file for path in written for file in re.findall(r"`([\w/]+\.py)`", path.read_text())}
    files = [
        path.as_posix() for top in ("src", "tests", "tools", "docs") for path in (ROOT / top).rglob("*.py")
    ]
    assert {file for file in mentioned if not any(path.endswith(f"/{file}") for path in files)} == set()


@pytest.mark.parametrize("package", sorted(path.parent.name for path in SOURCE.glob("*/__init__.py")))
def test_every_package_has_a_short_readme(package: str):
    assert len((SOURCE / package / "README.md").read_text().splitlines()) <= SHORT


# Contracts


def calls(path: Path, function: str) -> list[ast.Call]:
    """Return the calls of a function by its plain name."""
    nodes = (node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call))
    return [node for node in nodes if isinstance(node.func, ast.Name) and node.func.id == function]


def modules_of(path: Path) -> set[str]:
    """Return the names by which a file knows modules."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.asname or alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            package = path.parent if node.level else ROOT / "src" / (node.module or "").replace(".", "/")
            package = package / (node.module or "").replace(".", "/") if node.level else package
            found |= {
                alias.asname or alias.name
                for alias in node.names
                if (package / f"{alias.name}.py").is_file() or (package / alias.name).is_dir()
            }
    return found


@pytest.mark.parametrize("path", code(), ids=name)
def test_nothing_is_fetched_from_a_module_by_name(path: Path):
    """Games declare what they offer in `core.contract`, where mypy checks it."""
    fetched = [node.args[0] for kind in ("getattr", "hasattr", "setattr") for node in calls(path, kind)]
    names = {node.id for node in fetched if isinstance(node, ast.Name)}
    assert names & modules_of(path) == set()
    if name(path) != "compiled/template.py":
        assert "ModuleType" not in path.read_text()
        assert "sys.modules" not in path.read_text()
    if name(path) != "core/registry.py":
        assert "import_module" not in path.read_text()


def test_the_games_are_listed_by_all_games():
    """`furcifer.games` is a package. It was also callable once."""
    tops = [ROOT / top for top in ("src", "tests", "docs")]
    texts = [path for top in tops for kind in ("*.py", "*.md") for path in top.rglob(kind)]
    texts += ROOT.glob("*.md")
    call = "furcifer.games" + "("
    assert [str(path.relative_to(ROOT)) for path in texts if call in path.read_text()] == []


def test_no_list_names_the_games():
    """Outside a game's own folder, code may name one game as an example but never two."""
    slugs = [slug for slug in all_games() if slug != "chameleon"]  # also an ordinary word
    for path in code():
        if GAMES in path.parents:
            continue
        named = {slug for slug in slugs if re.search(rf"[\"'`]{slug}[\"'`]", path.read_text())}
        assert len(named) <= 1, f"{name(path)} names {named}"


# Games


@by_game
def test_a_game_folder_shows_its_rules(slug: str):
    shown = {path.stem for path in folder(slug).iterdir() if path.name not in GENERATED}
    assert shown >= REQUIRED
    assert shown <= {"README", "__init__"} | VALUES | RULES | FACES | FOLDERS


@by_game
def test_every_kernel_has_the_same_four_files(slug: str):
    if all_games()[slug].kernel:
        assert {path.stem for path in (folder(slug) / "kernel").glob("*.py")} >= KERNEL


@by_game
def test_optional_folders_are_declared(slug: str):
    """A folder that the game's record does not mention would never run."""
    game = all_games()[slug]
    declared = {"bots": game.bots, "kernel": game.kernel, "solver": game.solver, "picture": game.picture}
    declared["puzzles"] = game.puzzles
    for part, load in declared.items():
        assert (folder(slug) / part).is_dir() == (load is not None), part


def numbered_rules(slug: str) -> list[int]:
    readme = (folder(slug) / "README.md").read_text()
    return [int(number) for number in re.findall(r"^- R(\d+) ", readme, re.MULTILINE)]


@by_game
def test_every_rule_has_a_test(slug: str):
    tests = "\n".join(path.read_text() for path in (folder(slug) / "tests").glob("test_*.py"))
    tested = {int(number) for number in re.findall(r"^def test_r(\d+)_", tests, re.MULTILINE)}
    assert set(numbered_rules(slug)) == tested != set()


@by_game
def test_rule_numbers_have_no_gap(slug: str):
    numbers = numbered_rules(slug)
    assert numbers == list(range(1, len(numbers) + 1))


# Tests


@pytest.mark.parametrize("place", sorted(path.name for path in (ROOT / "tests").iterdir() if path.is_dir()))
def test_the_tests_mirror_the_source(place: str):
    """A folder of tests is a package, or a kind of test over all of them."""
    kinds = {"architecture", "conformance", "differential", "e2e", "fixtures", "packaging", "__pycache__"}
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert place in packages | kinds


# The database


def test_the_migrations_form_one_line():
    files = sorted((SOURCE / "server" / "store" / "migrations" / "versions").glob("v*.py"))
    texts = [path.read_text() for path in files]
    own = [re.search(r'^revision = "(\d+)"', text, re.MULTILINE)[1] for text in texts]
    earlier = [re.search(r'^down_revision.* = (?:"(\d+)"|None)', text, re.MULTILINE)[1] for text in texts]
    assert own == [path.name[1:5] for path in files]
    assert earlier == [None, *own[:-1]]  # two people may have taken the same number


def docstrings(path: Path) -> list[str]:
    """Return the docstrings of a module, its classes and its functions."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, documented)]
    return [text for node in nodes if (text := ast.get_docstring(node))]


def test_docstrings_begin_with_a_noun_or_a_verb():
    modules = [path for top in ("src", "tests", "tools") for path in (ROOT / top).rglob("*.py")]
    found = [
        (str(path), text) for path in modules for text in docstrings(path) if text.split()[0] in HEADLESS
    ]
    assert found == []
