"""Build the relatedness data of every language from packages of the registries.

    python -m venv V
    V/bin/pip install msgpack==1.2.4 msgspec numpy scipy simplemma==2.0 snowballstemmer tokenizers \\
        wordfreq==3.1
    PYTHONPATH=src V/bin/python tools/words/build.py FOLDER [LANGUAGE ...]

The first run downloads the packages into FOLDER (pip, npm, apt-get; about 500 MB). The files are written to
`src/furcifer/words/languages/<code>/relatedness`. The same packages, cards and libraries give the same bytes.
It takes about a quarter of an hour on one core; French or Italian alone about two minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import packing
from english import english
from fetch import fetch
from other import other
from vocabulary import WORDS

from furcifer.words.relatedness import lexicon

LANGUAGES = ("en", "fr", "it")


def main(folder: Path, languages: Sequence[str]) -> None:
    """Download what is missing and write the files of the given languages."""
    fetch(folder)
    for language in languages:
        home = WORDS / "languages" / language / "relatedness"
        if language == "en":
            english(folder, home)
        else:
            other(folder, home, language, lexicon("en").words)
        packing.digests(home)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or LANGUAGES)
