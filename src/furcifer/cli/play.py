"""`furcifer play`: people and bots at one terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from furcifer.adapters.players import outside
from furcifer.bots import BASELINES, choices, default_level, has_bot
from furcifer.core import AnyGame, ConfigError, LogError, Match, all_games, check_table, find
from furcifer.words import languages

from .options import Seed, Set, read_json, read_settings
from .terminal import HUMAN, Hotseat, strength

USUAL = 4  # seats, if the game allows this many


def play(  # noqa: PLR0913, PLR0917 - a command has as many arguments as it has options
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game; without it, choose from a menu.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="WHO,WHO,...",
            help="The players: human, a bot's level, llm:NAME or exec:COMMAND for each seat. Or a number.",
        ),
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL", help="The level of the bots: one of the game's, gentle to master, or adaptive."
        ),
    ] = None,
    settings: Set = None,
    seed: Seed = None,
    language: Annotated[str, typer.Option(metavar="LANGUAGE", help="The language of the words.")] = "en",
    watch: Annotated[bool, typer.Option("--watch", help="Watch bots play a whole match.")] = False,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The file that `save` and `quit` write.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved match.")] = None,
    forget: Annotated[
        bool, typer.Option("--forget", help="Forget how strong you are, so that adaptive bots start over.")
    ] = False,
) -> None:
    """Play a game in the terminal, alone against bots or with others on the same device."""
    console = Console(highlight=False)
    if forget:
        strength.forget()
        console.print("Forgotten. Adaptive bots begin again at the usual level.")
        return
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
        raise ConfigError("--watch is for bots only, but there is a human seat.")
    Hotseat(match, players, console, file, resumed=resume is not None).run()


def choose_game(console: Console) -> str:
    """Show the menu and return the chosen game."""
    listed = list(all_games().items())
    console.print("[b]Furcifer[/b]: five games of colour and disguise.\n")
    for number, (_, game) in enumerate(listed, start=1):
        counts = game.meta.seats
        span = f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0])
        console.print(f"  [b]{number}[/b]  {game.meta.title}  [dim]{span} players[/dim]")
    try:
        answer: str = console.input("\nWhich one? (number or name) ").strip()
    except EOFError:
        raise ConfigError("No game was chosen; name one, e.g. `furcifer play coloretto --watch`.") from None
    if answer.isdigit() and 1 <= int(answer) <= len(listed):
        return listed[int(answer) - 1][0]
    return answer


def seat_players(game: AnyGame, seats: str | None, level: str | None = None, *, watch: bool) -> list[str]:
    """Return the player of each seat: `human` or the level of a bot."""
    slug, counts = game.meta.slug, game.meta.seats
    if seats is None or seats.strip().lstrip("-").isdigit():
        number = int(seats) if seats else USUAL if USUAL in counts else counts[0]
        check_table(game, game.kinds.config(), number)
        bot = level or default_level(slug)
        players = [bot if watch or seat else HUMAN for seat in range(number)]
    elif level:
        raise ConfigError("--level and a list of players in --seats cannot be combined: give one of the two.")
    else:
        players = [name.strip() for name in seats.split(",")]
    for name in players:
        if not known_player(name, slug):
            choice = ", ".join((HUMAN, *choices(slug), *BASELINES))
            raise ConfigError(f"There is no player {name!r}; choose from {choice}.")
    return players


def known_player(name: str, slug: str) -> bool:
    """Return whether somebody of this name can play: a person, a bot, or a player from outside."""
    return name == HUMAN or has_bot(name, slug) or outside(name)


def read_options(game: AnyGame, pairs: list[str], language: str) -> dict[str, Any]:
    """Return the options from the command line. For `key=@file` the game reads the text file."""
    if language not in languages():
        raise ConfigError(f"There is no language {language!r}; the languages are: {', '.join(languages())}.")
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
    return game.read_option(key, text) if game.read_option else text


def read_save(path: Path) -> tuple[Match, list[str]]:
    """Read a match and its players from a file that `save` wrote."""
    found = read_json(path)
    if set(found) != {"match", "players"} or not isinstance(found["match"], dict):
        raise LogError(f"{path} is not a match saved by `furcifer play`.")
    match = Match.replay(found["match"])
    players, slug = found["players"], match.game.meta.slug
    if (
        not isinstance(players, list)
        or len(players) != match.seats
        or not all(isinstance(name, str) and known_player(name, slug) for name in players)
    ):
        raise LogError(f"{path} is not a match saved by `furcifer play`: its players are {players!r}.")
    return match, players
