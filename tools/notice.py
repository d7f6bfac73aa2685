"""Write NOTICE: what is shipped besides our own code, by whom, and under which licences.

Word data name theirs in `words/languages/<code>/REUSE.toml`, puzzles in `games/<game>/puzzles/REUSE.toml`.
The libraries in the page are those that its sources import; package-lock.json has versions and licences. Run
it after a change of any: `python tools/notice.py`. A copy goes into the page, as /assets/NOTICE.txt.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
COPIES = (ROOT / "NOTICE", ROOT / "web" / "public" / "assets" / "NOTICE.txt")
LANGUAGES = ROOT / "src" / "furcifer" / "words" / "languages"
GAMES = ROOT / "src" / "furcifer" / "games"
PAGE_SOURCES = ("web/src", "src/furcifer/games/*/web")
PACKAGE = re.compile(r"""from "(@[\w-]+/[\w-]+|[a-z][\w-]*)""")
NOT_SHIPPED = {"vitest"}

HEAD = """Furcifer
Copyright the Furcifer project. Licensed under the Apache License, Version 2.0; see LICENSE.

The names of the games belong to their owners. Furcifer is not affiliated with or endorsed by them. The code,
the drawings, the word packs and the topic cards were made for this project; packs and topics are CC0-1.0.

The package as a whole: {expression}
"""


class Licensed(NamedTuple):
    """Files of one origin: a pattern or a package, its copyright and its SPDX expression."""

    what: str
    copyright: str
    licence: str


def data() -> Iterator[Licensed]:
    """Yield every annotation of the word data, with paths from the root of the languages."""
    yield from _annotations(LANGUAGES, "*/REUSE.toml")


def puzzles() -> Iterator[Licensed]:
    """Yield every annotation of the games' puzzles, with paths from the root of the games."""
    yield from _annotations(GAMES, "*/puzzles/REUSE.toml")


def _annotations(root: Path, pattern: str) -> Iterator[Licensed]:
    for file in sorted(root.glob(pattern)):
        for note in tomllib.loads(file.read_text("utf-8"))["annotations"]:
            paths = [note["path"]] if isinstance(note["path"], str) else note["path"]
            for path in paths:
                who, licence = note["SPDX-FileCopyrightText"], note["SPDX-License-Identifier"]
                yield Licensed(f"{file.parent.relative_to(root).as_posix()}/{path}", who, licence)


def libraries() -> Iterator[Licensed]:
    """Yield the libraries that the page contains."""
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    for name in sorted(_imported() - NOT_SHIPPED):
        package = packages[f"node_modules/{name}"]
        yield Licensed(f"{name} {package['version']}", _copyright(name), package["license"])


def _imported() -> set[str]:
    sources = [
        path
        for folder in PAGE_SOURCES
        for path in ROOT.glob(f"{folder}/**/*")
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
    ]
    return {found for path in sources for found in PACKAGE.findall(path.read_text("utf-8"))}


def _copyright(name: str) -> str:
    """Return the copyright line of an installed package, or a general one."""
    texts = sorted((ROOT / "node_modules" / name).glob("LICENSE*"))
    lines = [line for text in texts for line in text.read_text("utf-8").splitlines()]
    found = next((line for line in lines if line.startswith("Copyright (c)")), f"its authors: npm {name}")
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", found.removeprefix("Copyright (c) ")).strip()


def expression() -> str:
    """Return the SPDX expression of everything shipped: our own licence, then the others by name."""
    ids = {part for item in (*data(), *puzzles(), *libraries()) for part in item.licence.split(" AND ")}
    return " AND ".join(["Apache-2.0", *sorted(ids - {"Apache-2.0"})])


def notice() -> str:
    parts = [HEAD.format(expression=expression()), "Libraries in the page\n"]
    parts += [f"- {what}: {licence}. Copyright {who}." for what, who, licence in libraries()]
    parts += ["", MIT, "Word data (furcifer/words/languages)\n"]
    parts += [f"- {what}: {licence}. {who}." for what, who, licence in data()]
    parts += ["", "Puzzles (furcifer/games)\n"]
    parts += [f"- {what}: {licence}. {who}." for what, who, licence in puzzles()]
    parts += ["", DATA_TEXTS]
    return "\n".join(parts)


MIT = """The MIT licence: Permission is hereby granted, free of charge, to any person obtaining a copy of this
software and associated documentation files (the "Software"), to deal in the Software without restriction,
including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the
following conditions: The above copyright notice and this permission notice shall be included in all copies or
substantial portions of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS
OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE
AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR
OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION
WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
"""

DATA_TEXTS = """Where each file comes from, what was changed, and the notices of WordNet and the CMU
Pronouncing Dictionary: LICENCE.md and LICENCES.md beside the data. LicenseRef-WordNet is the licence of
Princeton University quoted there. Other texts: https://spdx.org/licenses/
"""


def main() -> None:
    for path in COPIES:
        path.write_text(notice(), "utf-8")
    print(expression())


if __name__ == "__main__":
    main()
