"""The build hook: it builds a missing page, and a page that cannot be built stops the build."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FAKE_NPM = """
import sys
from pathlib import Path

WHEEL = "node"

def node_is_new_enough():
    return {new_enough}

if __name__ == "__main__":
    with open("asked", "a") as file:
        print(sys.argv[1], file=file)
    page = Path("src/furcifer/web_dist/index.html")
    if sys.argv[1] == "run" and {writes}:
        page.parent.mkdir(parents=True)
        page.write_text("<p>The page</p>")
    sys.exit({code})
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with our build settings and almost no sources."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE"):
        (tmp_path / name).write_text((ROOT / name).read_text())
    (tmp_path / "src" / "furcifer").mkdir(parents=True)
    (tmp_path / "src" / "furcifer" / "__init__.py").touch()
    (tmp_path / "tools").mkdir()
    return tmp_path


def fake_npm(project: Path, *, code: int = 0, writes: bool = True, new_enough: bool = True) -> None:
    text = FAKE_NPM.format(code=code, writes=writes, new_enough=new_enough)
    (project / "tools" / "npm.py").write_text(text)


def asked(project: Path) -> list[str]:
    return (project / "asked").read_text().split() if (project / "asked").exists() else []


def backend(project: Path, call: str) -> subprocess.CompletedProcess[str]:
    """Call a function of the build backend as pip does."""
    code = f"from hatchling import build; print(build.{call})"
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=project,
        env=os.environ | {"NO_COLOR": "1"},
        check=False,
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("what", ["wheel", "sdist"])
def test_a_missing_page_is_built(project: Path, what: str):
    fake_npm(project)
    done = backend(project, f"build_{what}('dist')")
    assert done.returncode == 0, done.stderr
    assert asked(project) == ["ci", "run"]


def test_a_page_that_is_there_is_kept(project: Path):
    fake_npm(project, code=1)
    page = project / "src" / "furcifer" / "web_dist" / "index.html"
    page.parent.mkdir()
    page.touch()
    assert backend(project, "build_wheel('dist')").returncode == 0
    assert asked(project) == []


def test_an_editable_install_needs_no_page(project: Path):
    fake_npm(project, code=1)
    assert backend(project, "build_editable('dist')").returncode == 0
    assert asked(project) == []


@pytest.mark.parametrize(("code", "sentence"), [(1, "`npm ci` failed"), (0, "`npm run build` wrote no")])
def test_a_page_that_cannot_be_built_stops_the_build(project: Path, code: int, sentence: str):
    fake_npm(project, code=code, writes=False)
    done = backend(project, "build_wheel('dist')")
    assert done.returncode != 0
    assert f"The page could not be built: {sentence}" in " ".join((done.stdout + done.stderr).split())
    assert list(project.glob("dist/*.whl")) == []


@pytest.mark.parametrize(("new_enough", "wanted"), [(True, "[]"), (False, "['node']")])
def test_node_is_asked_for_where_there_is_none(project: Path, new_enough: bool, wanted: str):
    fake_npm(project, new_enough=new_enough)
    assert backend(project, "get_requires_for_build_wheel()").stdout.strip() == wanted
