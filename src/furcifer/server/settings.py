"""The settings of a server, from the environment (`FURCIFER_PORT=9000`) or a TOML file (`port = 9000`)."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

from furcifer.core import ConfigError

PREFIX = "FURCIFER_"
FILE = f"{PREFIX}SETTINGS"  # names the TOML file
NUMBERS = ("int", "float", "bool")
KINDS = {"int": "a whole number", "float": "a number", "bool": "on or off", "str": "text", "array": "a list"}
MISMATCH = re.compile(
    rf"Expected `(?P<kind>{'|'.join(KINDS)})`(?: (?P<sign>[<>]=) (?P<limit>\S+))?.* - at `\$\.(?P<name>\w+)`"
)


def _described(description: str, **limits: Any) -> Any:
    return Meta(description=description, **limits)


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Every setting with its default; the descriptions appear in `furcifer serve --help`."""

    host: Annotated[str, _described("address to listen on; 0.0.0.0 admits phones on the same network")] = (
        "127.0.0.1"
    )
    port: Annotated[int, _described("port to listen on; 0 picks a free one", ge=0, le=65535)] = 8000
    browser: Annotated[bool, _described("open a browser at the start")] = True
    public_url: Annotated[
        str, _described("public address of the site, if it differs from that of the requests")
    ] = ""
    database_url: Annotated[
        str,
        _described(
            "database for tables: sqlite:///FILE or postgresql://…; empty is a file in the data folder"
        ),
    ] = ""
    bus_url: Annotated[str, _described("bus between nodes: memory:// or redis://…")] = "memory://"
    secret: Annotated[
        str, _described("key that signs cookies; empty stores a random one in the database")
    ] = ""
    allowed_origins: Annotated[
        tuple[str, ...], _described("other sites whose pages may use this server, separated by commas")
    ] = ()
    allowed_hosts: Annotated[
        tuple[str, ...],
        _described(
            "names of this server besides those of a local network, separated by commas; .example.org allows "
            "all names that end so, * any name"
        ),
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...],
        _described("addresses of proxies whose X-Forwarded-For and -Proto headers are trusted"),
    ] = ()
    secure_cookies: Annotated[bool, _described("mark cookies Secure even if the request came over http")] = (
        False
    )
    cookie_days: Annotated[int, _described("days a browser stays signed in", ge=1)] = 400
    link_minutes: Annotated[int, _described("minutes a personal link to another device works", ge=1)] = 15
    message_bytes: Annotated[int, _described("largest message accepted", ge=1024)] = 16_384
    person_rate: Annotated[float, _described("messages a second from one person; 0 for no limit", ge=0)] = (
        20.0
    )
    person_burst: Annotated[int, _described("messages one person may send at once", ge=1)] = 80
    address_rate: Annotated[float, _described("messages a second from one address; 0 for no limit", ge=0)] = (
        200.0
    )
    address_burst: Annotated[int, _described("messages one address may send at once", ge=1)] = 1000
    new_table_rate: Annotated[float, _described("tables a minute from one address; 0 for no limit", ge=0)] = (
        10.0
    )
    new_table_burst: Annotated[int, _described("tables one address may open at once", ge=1)] = 60
    question_rate: Annotated[
        float, _described("hints and analyses a minute from one address; 0 for no limit", ge=0)
    ] = 120.0
    question_burst: Annotated[int, _described("hints and analyses one address may ask for at once", ge=1)] = (
        40
    )
    programs_per_person: Annotated[
        int, _described("tokens for programs that one person may have; 0 admits no programs", ge=0)
    ] = 10
    program_rate: Annotated[float, _described("messages a second from one program; 0 for no limit", ge=0)] = (
        10.0
    )
    program_burst: Annotated[int, _described("messages one program may send at once", ge=1)] = 40
    program_sockets: Annotated[int, _described("open sockets of one program; 0 for no limit", ge=0)] = 20
    sockets_per_address: Annotated[int, _described("open sockets from one address; 0 for no limit", ge=0)] = (
        500
    )
    connections_per_address: Annotated[
        int,
        _described("open connections for requests from one address, sockets aside; 0 for no limit", ge=0),
    ] = 500
    sockets: Annotated[int, _described("open sockets in all; 0 for no limit", ge=0)] = 20_000
    idle_seconds: Annotated[
        float,
        _described(
            "seconds a seat may keep the others waiting before a bot may take it over, and the host may be "
            "away before a player may become the host",
            ge=0,
        ),
    ] = 120.0
    retract_seconds: Annotated[
        float, _described("seconds in which a clue can be taken back; bots wait that long", ge=0)
    ] = 5.0
    reveal_seconds: Annotated[
        float, _described("seconds a start waits for the players' shares of the seed", ge=0, le=10)
    ] = 1.5
    bot_pause: Annotated[
        float, _described("seconds a bot usually waits before it moves, so people can follow", ge=0)
    ] = 0.6
    workers: Annotated[
        int,
        _described("processes that share the tables, to use more cores", ge=1, le=64),
    ] = 1
    bot_threads: Annotated[int, _described("bots that can think at the same time, in each worker", ge=1)] = 1
    prepare_bots: Annotated[bool, _described("compile the bots in the background after the start")] = True
    lobby_hours: Annotated[
        float, _described("hours until a table that nobody started is abandoned", gt=0)
    ] = 24.0
    playing_days: Annotated[float, _described("days until a match without moves is abandoned", gt=0)] = 30.0
    abandoned_days: Annotated[float, _described("days until an abandoned table is deleted", ge=0)] = 7.0
    public_tables: Annotated[
        bool, _described("let people open tables that everybody finds on the first page")
    ] = False
    name_filter: Annotated[bool, _described("refuse names with insults, from a short list")] = False
    name_filter_words: Annotated[
        tuple[str, ...], _described("further words to refuse in names, separated by commas")
    ] = ()
    pages_folder: Annotated[
        str, _described("folder with your own pages, such as privacy.en.md, in place of the templates")
    ] = ""
    host_contact: Annotated[str, _described("how people reach you, as the privacy page says it")] = ""
    finished_days: Annotated[
        float, _described("days until a finished table is deleted; 0 keeps it for ever", ge=0)
    ] = 365.0
    chat_days: Annotated[
        float,
        _described("days after the last line until the chat of a table is deleted; 0 keeps it", ge=0),
    ] = 90.0
    people_days: Annotated[
        float, _described("days until somebody who does not come any more is forgotten; 0 for never", ge=0)
    ] = 400.0
    claim_seconds: Annotated[
        float,
        _described("seconds of silence after which other nodes take over a node's bots and clocks", gt=0),
    ] = 3.0
    store_patience: Annotated[
        float, _described("seconds a move waits for a database that does not answer", ge=1)
    ] = 20.0
    drain_seconds: Annotated[float, _described("seconds open sockets get to close at shutdown", ge=0)] = 1.0
    metrics_token: Annotated[
        str,
        _described("token for /metrics (Authorization: Bearer …); empty: only this machine can read it"),
    ] = ""
    titles: Annotated[
        tuple[str, ...],
        _described("titles of games on this site, such as codenames=Agents, separated by commas"),
    ] = ()
    log_level: Annotated[str, _described("debug, info, warning or error")] = "info"

    @property
    def database(self) -> str:
        """Return the address of the database; without a setting, a file in the data folder."""
        if self.database_url:
            return self.database_url
        return f"sqlite:///{user_data_path('furcifer', appauthor=False, ensure_exists=True) / 'tables.db'}"

    models: Annotated[
        tuple[str, ...],
        _described("language models that may take seats, by the names of docs/outside-bots.md"),
    ] = ()

    @property
    def game_titles(self) -> dict[str, str]:
        """Return this site's own titles of games, by slug."""
        pairs = [title.partition("=") for title in self.titles]
        if wrong := [before for before, _, after in pairs if not (before.strip() and after.strip())]:
            raise ConfigError(f"A title is given as game=Title, not as {wrong[0]!r}.")
        return {before.strip(): after.strip() for before, _, after in pairs}


class SettingRow(NamedTuple):
    """One line of the table of settings."""

    name: str
    env: str
    default: str
    description: str


def table() -> list[SettingRow]:
    """Return every setting with its environment variable, default and meaning."""
    rows = []
    for info in msgspec.structs.fields(Settings):
        description = info.type.__metadata__[0].description
        default = ",".join(info.default) if isinstance(info.default, tuple) else str(info.default)
        rows.append(SettingRow(info.name, PREFIX + info.name.upper(), default, description))
    return rows


def read(environment: Mapping[str, str] | None = None, file: Path | None = None, **given: Any) -> Settings:
    """Return settings from the file, overridden by the environment, overridden by `given`."""
    environment = os.environ if environment is None else environment
    file = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    values = _from_file(file) if file else {}
    for row in table():
        if row.env in environment:
            values[row.name] = _from_text(row.name, environment[row.env])
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ConfigError(_sentence(error, values)) from None


def _sentence(error: msgspec.ValidationError, values: Mapping[str, Any]) -> str:
    """Return what a setting must be.

    >>> try:
    ...     msgspec.convert({"workers": 0}, Settings)
    ... except msgspec.ValidationError as error:
    ...     print(_sentence(error, {"workers": 0}))
    The setting workers must be a whole number, at least 1, not 0.
    """
    found = MISMATCH.fullmatch(str(error))
    if found is None:
        return f"A setting cannot be used: {error}."
    kind, name, limit = found["kind"], found["name"], (found["limit"] or "").removesuffix(".0")
    bound = {">=": f", at least {limit}", "<=": f", at most {limit}"}.get(found["sign"] or "", "")
    shown = f", not {values[name]}" if kind in NUMBERS else ""  # a text may be a secret
    return f"The setting {name} must be {KINDS[kind]}{bound}{shown}."


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ConfigError(f"The settings in {file} cannot be read: {error}.") from None


def _from_text(name: str, text: str) -> Any:
    kinds = {info.name: info.type.__origin__ for info in msgspec.structs.fields(Settings)}
    if kinds[name] is bool:
        return {"on": True, "off": False, "1": True, "0": False}.get(text.lower(), text.lower())
    if kinds[name] not in (str, int, float):
        return [part.strip() for part in text.split(",") if part.strip()]
    return text
