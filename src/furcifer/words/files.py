"""The text files of the languages. A language is one folder in `languages/`; no list names them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

from furcifer.core.errors import ConfigError

ROOTS = (Path(__file__).with_name("languages"),)  # tests add a folder of their own
REQUIRED = ("pack", "topics", "grammar", "sentences")  # a folder without these files is not a language
JUDGED = ("pack", "topics", "themes", "grammar")  # these and the morphology decide draws and rulings
SUFFIX = ".txt"


def languages() -> tuple[str, ...]:
    """Return the code of every language.

    >>> "en" in languages()
    True
    """
    return tuple(sorted(_folders(ROOTS)))


@cache
def _folders(roots: tuple[Path, ...]) -> dict[str, Path]:
    found = (folder for root in roots for folder in root.iterdir())
    return {folder.name: folder for folder in found if _is_complete(folder)}


def _is_complete(folder: Path) -> bool:
    return all((folder / (name + SUFFIX)).is_file() for name in REQUIRED)


def folder_of(language: str) -> Path:
    """Return the folder of a language. Raise ConfigError with the known languages if there is none."""
    folders = _folders(ROOTS)
    # Never join the name into a path: it may come from a stranger.
    if language not in folders:
        there_are = ", ".join(sorted(folders))
        raise ConfigError(f"There are no words in the language {language!r}; there are: {there_are}.")
    return folders[language]


def read_file(name: str, language: str) -> str:
    """Return the text of one of a language's files."""
    return (folder_of(language) / (name + SUFFIX)).read_text(encoding="utf-8")


@cache
def words_digest(language: str) -> str:
    """Return the digest of everything that draws and rulings in a language depend on.

    Logs carry it. Relatedness and people's clues are left out: only bots read them.

    >>> len(words_digest("en"))
    16
    """
    folder = folder_of(language)
    digest = blake2b(digest_size=8)
    texts = (folder / (name + SUFFIX) for name in JUDGED)
    for path in (*filter(Path.is_file, texts), *sorted(folder.glob("morphology/*.gz"))):
        content = path.read_bytes()
        digest.update(f"{path.name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def find_file(name: str, language: str) -> str | None:
    """Return the text of a file that a language may lack, or None."""
    path = folder_of(language) / (name + SUFFIX)
    return path.read_text(encoding="utf-8") if path.is_file() else None


@cache
def rude(language: str) -> tuple[str, ...]:
    """Return the words of a language that a host may refuse in names; none if it has no such list."""
    lines = (find_file("rude", language) or "").splitlines()
    return tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))


def headed(text: str) -> list[tuple[int, str, list[tuple[int, str]]]]:
    """Return each heading (a line that ends in a colon) with its line number and the numbered lines below.

    Lines above the first heading come first, under an empty heading with number 0.

    >>> headed("birds:\\nowl")
    [(1, 'birds', [(2, 'owl')])]
    """
    parts: list[tuple[int, str, list[tuple[int, str]]]] = [(0, "", [])]
    for number, line in numbered(text):
        if line.endswith(":"):
            parts.append((number, " ".join(line[:-1].split()), []))
        else:
            parts[-1][2].append((number, line))
    return parts if parts[0][2] else parts[1:]


def numbered(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that are not empty, with their numbers; `#` starts a comment.

    >>> list(numbered("# birds\\n\\nowl  # by night"))
    [(3, 'owl')]
    """
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        if content := line.partition("#")[0].strip():
            yield number, content
