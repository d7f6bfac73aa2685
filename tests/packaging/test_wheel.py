"""The wheel, installed into an environment of its own and used from another folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from furcifer.core import all_games

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "furcifer" / "web_dist" / "index.html"
SETTINGS = {"FURCIFER_PORT": "0", "FURCIFER_BROWSER": "off", "FURCIFER_PREPARE_BOTS": "off"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert PAGE.is_file(), "The page is not built: run `make web`."
    folder = tmp_path_factory.mktemp("wheel")
    run(
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "--target",
        "wheel",
        "--directory",
        str(folder),
        folder=ROOT,
    )
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def programs(wheel: Path) -> Path:
    """The folder of programs of a fresh environment: the wheel itself, and our own dependencies by path.

    A path in a .pth file does not bring along the .pth files of that folder, so the editable install of
    this repository stays out of the way.
    """
    place = wheel.parent / "environment"
    run(sys.executable, "-m", "venv", "--without-pip", str(place), folder=wheel.parent)
    python = place / "bin" / "python"
    pip = ("-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index")
    run(sys.executable, *pip, str(wheel), folder=wheel.parent)
    (packages,) = place.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return python.parent


def clean_environment(folder: Path) -> dict[str, str]:
    """The environment of a person who has no copy of the sources."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return kept | {"NUMBA_CACHE_DIR": str(folder / "compiled")}


def run(*command: str | Path, folder: Path) -> str:
    done = subprocess.run(
        command, cwd=folder, env=clean_environment(folder), check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def server(programs: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server started from the wheel."""
    settings = SETTINGS | {"FURCIFER_DATABASE_URL": f"sqlite:///{tmp_path / 'tables.db'}"}
    process = subprocess.Popen(
        [programs / "furcifer"],
        cwd=tmp_path,
        env=clean_environment(tmp_path) | settings,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    yield process.stdout.readline().split()[-1]
    process.terminate()
    process.wait(30)
    process.stdout.close()


def test_the_wheel_holds_the_page_but_no_tests(wheel: Path):
    names = zipfile.ZipFile(wheel).namelist()
    assert "furcifer/web_dist/index.html" in names
    assert [name for name in names if name.endswith(("licenses/LICENSE", "licenses/NOTICE"))]
    assert "furcifer/words/languages/fr/REUSE.toml" in names
    assert [name for name in names if "/tests/" in name or name.endswith(".svelte")] == []


def test_the_wheel_is_what_runs(programs: Path, tmp_path: Path):
    found = run(programs / "python", "-c", "import furcifer; print(furcifer.__file__)", folder=tmp_path)
    assert Path(found.strip()).is_relative_to(programs.parent)


@pytest.mark.parametrize("slug", all_games())
def test_a_match_is_played_from_the_wheel(slug: str, programs: Path, tmp_path: Path):
    seats = str(all_games()[slug].meta.seats[-1])
    bots = ("--level", "greedy") if all_games()[slug].kernel else ()
    shown = run(
        programs / "furcifer",
        "play",
        slug,
        "--watch",
        "--seats",
        seats,
        *bots,
        "--seed",
        "3",
        folder=tmp_path,
    )
    assert re.search(r"\b(won|winners?|lost|draw)\b", shown, re.IGNORECASE)


def test_a_kernel_is_compiled_from_the_wheel(programs: Path, tmp_path: Path):
    assert run(programs / "furcifer", "perft", "chameleon-chess", "3", folder=tmp_path).split()[-1] == "20554"


def test_the_page_is_served_from_the_wheel(server: str):
    with urllib.request.urlopen(server, timeout=60) as answer:
        page = answer.read().decode()
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script is not None
    with urllib.request.urlopen(server + script[1], timeout=60) as answer:
        assert answer.status == 200
        assert "javascript" in answer.headers["content-type"]


# What each extra is for. Installed alone from the registry, it must be enough for that.
USES = {
    "bots": "import furcifer.bots; print(furcifer.bots.player('greedy', 'coloretto'))",
    "server": "import furcifer.server.serve",
    "postgres": "import asyncpg, redis, furcifer.server.serve",
    "bench": "import furcifer.bench.server",
    "gymnasium": "from furcifer.adapters.gymnasium import env; env('coloretto', seats=2).reset(seed=1)",
    "pettingzoo": "from furcifer.adapters.pettingzoo import env; env('coloretto', seats=2).reset(seed=1)",
    "openspiel": "import pyspiel, furcifer.adapters.openspiel; pyspiel.load_game('furcifer_coloretto')",
    "llm": "import furcifer.adapters.llm",
    "mcp": "import furcifer.adapters.mcp",
    "cluster": "import distributed, furcifer.arena",
}


@pytest.mark.long
@pytest.mark.parametrize("extra", USES)
def test_an_extra_alone_is_enough(extra: str, wheel: Path, tmp_path: Path):
    python, uv = tmp_path / "environment" / "bin" / "python", Path(sys.executable).parent / "uv"
    run(sys.executable, "-m", "venv", "--without-pip", python.parents[1], folder=tmp_path)
    run(uv, "pip", "install", "--quiet", "--python", python, f"{wheel}[{extra}]", folder=tmp_path)
    run(python, "-c", USES[extra], folder=tmp_path)
