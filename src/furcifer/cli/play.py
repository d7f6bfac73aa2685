"""`furcifer play`: people and bots at one terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from furcifer.bots import YARDSTICKS, levels, usual
from furcifer.core import AnyGame, ConfigError, LogError, Match, check_table, find, games, part
from furcifer.words import languages

from .hotseat import HUMAN, Hotseat
from .options import Seed, Set, read_json, read_settings

USUAL = 4  # seats where a game allows several numbers


def play(  # noqa: PLR0913, PLR0917 - a command has as many arguments as it has options
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Leave it out for a menu.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="WHO,WHO,...", help="Who sits where: human or a bot's level. Or how many."),
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="The other seats' bots: gentle, easy, steady, strong, master."),
    ] = None,
    settings: Set = None,
    seed: Seed = None,
    language: Annotated[str, typer.Option(metavar="LANGUAGE", help="The language of the words.")] = "en",
    watch: Annotated[bool, typer.Option("--watch", help="Bots only, to the end, without asking.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where `save` and `quit` write.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a save.")] = None,
) -> None:
    """Play a game in the terminal, alone against bots or several people at one device."""
    console = Console(highlight=False)
    if resume is not None:
        match, players = read_save(resume)
        file = save or resume
    else:
        slug = game or choose_game(console)
        players = seat_players(find(slug), seats, level, watch=watch)
        options = read_options(find(slug), settings or [], language)
        match = Match.start(slug, len(players), seed, options)
        file = save or Path(f"furcifer-{slug}.json")
    if watch and HUMAN in players:
        raise ConfigError("--watch is for bots only, and there is a human seat.")
    Hotseat(match, players, console, file, resumed=resume is not None).run()


def choose_game(console: Console) -> str:
    """The menu."""
    shelf = list(games().items())
    console.print("[b]Furcifer[/b]: five games of colour and disguise.\n")
    for number, (_, game) in enumerate(shelf, start=1):
        counts = game.meta.seats
        span = f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0])
        console.print(f"  [b]{number}[/b]  {game.meta.title}  [dim]{span} players[/dim]")
    try:
        answer = console.input("\nWhich one? (number or name) ").strip()
    except EOFError:
        raise ConfigError("No game was chosen; name one, e.g. `furcifer play coloretto --watch`.") from None
    if answer.isdigit() and 1 <= int(answer) <= len(shelf):
        return shelf[int(answer) - 1][0]
    return answer


def seat_players(game: AnyGame, seats: str | None, level: str | None = None, *, watch: bool) -> list[str]:
    """Who sits where: `human` or a bot's level, a seat each."""
    slug, counts = game.meta.slug, game.meta.seats
    if seats is None or seats.strip().lstrip("-").isdigit():
        number = int(seats) if seats else USUAL if USUAL in counts else counts[0]
        check_table(game, game.kinds.config(), number)
        bot = level or usual(slug)
        players = [bot if watch or seat else HUMAN for seat in range(number)]
    elif level:
        raise ConfigError("--level is for seats that --seats does not name: give one of the two.")
    else:
        players = [name.strip() for name in seats.split(",")]
    for name in players:
        if name not in known_players(slug):
            choice = ", ".join((HUMAN, *levels(slug), *YARDSTICKS))
            raise ConfigError(f"Nobody called {name!r} can sit down; choose from {choice}.")
    return players


def known_players(slug: str) -> set[str]:
    return {HUMAN, *levels(slug), *YARDSTICKS}


def read_options(game: AnyGame, pairs: list[str], language: str) -> dict[str, Any]:
    """The options on the command line; `key=@file` reads a text file the way the game says."""
    if language not in languages():
        raise ConfigError(f"There is no language {language!r} yet; there is: {', '.join(languages())}.")
    options: dict[str, Any] = dict(read_settings(pairs))
    for key, value in options.items():
        if value.startswith("@"):
            options[key] = _from_file(game, key, Path(value[1:]))
    if any(field.name == "language" for field in msgspec.structs.fields(game.kinds.config)):
        options.setdefault("language", language)
    return options


def _from_file(game: AnyGame, key: str, path: Path) -> Any:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"Option {key}: cannot read {path} ({error}).") from None
    reader = getattr(part(game.meta.slug, "notation"), "read_option", None)
    return reader(key, text) if reader else text


def read_save(path: Path) -> tuple[Match, list[str]]:
    """A match and its players as `save` wrote them."""
    found = read_json(path)
    if set(found) != {"match", "players"} or not isinstance(found["match"], dict):
        raise LogError(f"{path} is no save of `furcifer play`.")
    match = Match.replay(found["match"])
    known = known_players(match.game.meta.slug)
    players = found["players"]
    if not isinstance(players, list) or len(players) != match.seats or any(p not in known for p in players):
        raise LogError(f"{path} is no save of `furcifer play`: its players are {players!r}.")
    return match, players
