"""Build a release: sdist, wheel, checksums and a CycloneDX SBOM, checked in an environment of its own.

    python tools/release.py              # everything, into dist/
    python tools/release.py --offline    # check with the libraries of this environment, without an SBOM

The build is reproducible: it takes the time of the last commit for SOURCE_DATE_EPOCH, and building twice must
give the same bytes. The changelog must have an entry for the version.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
CHECKSUMS = "SHA256SUMS"
BOM_TOOL = "cyclonedx-bom>=7,<8"
QUIET = {"FURCIFER_PORT": "0", "FURCIFER_BROWSER": "off", "FURCIFER_PREPARE_BOTS": "off"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--directory", type=Path, default=ROOT / "dist")
    parser.add_argument("--offline", action="store_true")
    chosen = parser.parse_args()
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    print(changelog_entry(version).splitlines()[0])
    files = build(chosen.directory)
    with tempfile.TemporaryDirectory() as scratch:
        if again := differing(files, build(Path(scratch) / "again")):
            sys.exit(f"The build is not reproducible: {', '.join(again)}")
        python = install(Path(scratch), files[0], chosen.offline)
        check(python, version, Path(scratch))
        if not chosen.offline:
            files.append(
                bill_of_materials(python, Path(scratch), chosen.directory / f"furcifer-{version}.cdx.json")
            )
    write_checksums(chosen.directory, files)
    print(f"Built and checked: {', '.join(file.name for file in files)}, {CHECKSUMS}")


def changelog_entry(version: str) -> str:
    """Return the entry of this version, or stop: a release says what changed."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = re.search(rf"^## {re.escape(version)}\b.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        sys.exit(f"CHANGELOG.md has no entry for {version}.")
    return found[0].strip()


def build(folder: Path) -> list[Path]:
    """Build the wheel and the sdist; return them in this order."""
    for old in (*folder.glob("*.whl"), *folder.glob("*.tar.gz")):
        old.unlink()
    commit_time = run("git", "log", "-1", "--format=%ct").strip()
    command = (sys.executable, "-m", "hatchling", "build", "--directory", str(folder))
    run(*command, SOURCE_DATE_EPOCH=commit_time)
    return [*folder.glob("*.whl"), *folder.glob("*.tar.gz")]


def differing(files: list[Path], again: list[Path]) -> list[str]:
    """Return the names of the files whose bytes differ."""
    return [one.name for one, two in zip(files, again, strict=True) if one.read_bytes() != two.read_bytes()]


def install(scratch: Path, wheel: Path, offline: bool) -> Path:
    """Install the wheel into a new environment; return its Python."""
    place = scratch / "environment"
    run(sys.executable, "-m", "venv", "--without-pip", str(place))
    python = place / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet")
    if offline:
        run(*pip, "--no-deps", "--no-index", str(wheel))
        (packages,) = place.glob("lib/python*/site-packages")
        (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    else:
        run(*pip, f"{wheel}[all]")
    return python


def check(python: Path, version: str, scratch: Path) -> None:
    """Ask the installed program for its version, let it play a match, and open its page."""
    furcifer = str(python.parent / "furcifer")
    assert run(furcifer, "--version", folder=scratch) == f"furcifer {version}\n"
    played = run(furcifer, "play", "coloretto", "--watch", "--level", "random", "--seed", "3", folder=scratch)
    assert "won" in played, played
    settings = QUIET | {"FURCIFER_DATABASE_URL": f"sqlite:///{scratch / 'tables.db'}"}
    process = subprocess.Popen(
        [furcifer, "serve"], cwd=scratch, env=environment() | settings, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().split()[-1]
        with urllib.request.urlopen(address, timeout=60) as answer:
            assert "/assets/" in answer.read().decode(), "The page is missing."
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


def bill_of_materials(python: Path, scratch: Path, file: Path) -> Path:
    """Write the CycloneDX SBOM of the environment, by a tool in an environment of its own."""
    tools = scratch / "tools"
    run(sys.executable, "-m", "venv", str(tools))
    run(str(tools / "bin" / "pip"), "install", "--quiet", BOM_TOOL)
    tool = str(tools / "bin" / "cyclonedx-py")
    run(tool, "environment", "--output-reproducible", "--of", "JSON", "-o", str(file), str(python))
    return file


def write_checksums(folder: Path, files: list[Path]) -> None:
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (folder / CHECKSUMS).write_text("".join(lines))


def environment() -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}


def run(*command: str, folder: Path = ROOT, **variables: str) -> str:
    began = time.monotonic()
    done = subprocess.run(
        command, cwd=folder, env=environment() | variables, check=False, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    print(
        f"{time.monotonic() - began:6.1f} s  {' '.join(Path(word).name for word in command[:6])}", flush=True
    )
    return done.stdout


if __name__ == "__main__":
    main()
