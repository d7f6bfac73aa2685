"""The corpus: matches from every release, which every later release must replay to the same outcome.

Run this as a script before a release. It writes `tests/fixtures/logs/<release>/<game>.jsonl` for the present
one, a line for each match: its log and its outcome. Never rewrite the files of an earlier release.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from furcifer import __version__, to_json
from furcifer.conformance.cases import Case, configs, walk
from furcifer.core import AnyGame, all_games
from furcifer.words import languages

FOLDER = Path(__file__).parents[1] / "fixtures" / "logs"
SEED = 2026


class Kept(NamedTuple):
    """A match of the corpus."""

    release: str
    case: Case
    log: dict[str, Any]
    outcome: Any

    def __str__(self) -> str:
        return f"{self.release}/{self.case}"


def wanted(game: AnyGame) -> Iterator[Case]:
    """Yield every number of seats, and with the fewest seats every option and language."""
    slug, seats = game.meta.slug, game.meta.seats
    yield from (Case(slug, count, {}) for count in seats)
    yield from (Case(slug, seats[0], config) for config in configs(game) if config)
    if any(field.name == "language" for field in msgspec.structs.fields(game.kinds.config)):
        yield from (Case(slug, seats[0], {"language": code}) for code in languages() if code != "en")


def kept() -> list[Kept]:
    """Return every match of the corpus, of all releases."""
    return [
        Kept(path.parent.name, _case(line["log"]), line["log"], line["outcome"])
        for path in sorted(FOLDER.glob("*/*.jsonl"))
        for line in map(json.loads, path.read_text(encoding="utf-8").splitlines())
    ]


def _case(log: dict[str, Any]) -> Case:
    """Return the case of a log: the options that differ from the defaults."""
    kind = all_games()[log["game"]].kinds.config
    plain = as_json(kind())
    changed = {key: value for key, value in log["config"].items() if value != plain.get(key)}
    return Case(log["game"], log["seats"], changed)


def as_json(value: Any) -> Any:
    """Return a value as it is read back from a file."""
    return json.loads(to_json(value))


def main() -> None:
    for slug, game in all_games().items():
        path = FOLDER / __version__ / f"{slug}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        matches = [walk(case, SEED)[-1] for case in wanted(game)]
        lines = [to_json({"outcome": match.outcome, "log": match.log}) for match in matches]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{path.relative_to(FOLDER)}: {len(lines)} matches, {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
