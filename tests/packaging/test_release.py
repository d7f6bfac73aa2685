"""The release command: its parts here, all of it with `make test-long`; and the files for containers."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tools"))

import release  # noqa: E402

from furcifer import __version__  # noqa: E402
from furcifer.server.settings import table  # noqa: E402


def test_the_changelog_has_an_entry_for_this_version():
    assert release.changelog_entry(__version__).startswith(f"## {__version__}")


def test_a_version_without_an_entry_is_not_released():
    with pytest.raises(SystemExit, match=r"CHANGELOG.md has no entry for 9\.9\.9\."):
        release.changelog_entry("9.9.9")


def test_a_build_that_differs_is_named(tmp_path: Path):
    files = [tmp_path / "one.whl", tmp_path / "two.whl"]
    for file in files:
        file.write_text("the same")
    assert release.differing(files[:1], files[1:]) == []
    files[1].write_text("another")
    assert release.differing(files[:1], files[1:]) == ["one.whl"]


def test_checksums_are_those_that_sha256sum_reads(tmp_path: Path):
    (tmp_path / "a.whl").write_text("a")
    release.write_checksums(tmp_path, [tmp_path / "a.whl"])
    expected = f"{hashlib.sha256(b'a').hexdigest()}  a.whl\n"
    assert (tmp_path / release.CHECKSUMS).read_text() == expected


@pytest.mark.long
def test_a_release_is_built_and_checked(tmp_path: Path):
    command = [sys.executable, "tools/release.py", "--offline", "--directory", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert sorted(path.suffix for path in tmp_path.iterdir()) == ["", ".gz", ".whl"]


@pytest.mark.parametrize("file", ["Containerfile", "compose.yaml", "docs/hosting.md"])
def test_every_setting_in_the_examples_exists(file: str):
    named = set(re.findall(r"\bFURCIFER_[A-Z_]+", (ROOT / file).read_text("utf-8")))
    known = {row.env for row in table()} | {
        "FURCIFER_SETTINGS",
        "FURCIFER_PASSWORD",
        "FURCIFER_BENCH_MODULES",
    }
    assert named
    assert named <= known
