"""What a host can set, by environment (`FURCIFER_PORT=9000`) or in a TOML file (`port = 9000`)."""

from __future__ import annotations

import os
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


def _says(description: str, **limits: Any) -> Any:
    return Meta(description=description, **limits)


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    host: Annotated[str, _says("address to listen on; 0.0.0.0 lets phones on the same network in")] = (
        "127.0.0.1"
    )
    port: Annotated[int, _says("port to listen on; 0 takes a free one", ge=0, le=65535)] = 8000
    browser: Annotated[bool, _says("open a browser at the start, where there is one")] = True
    public_url: Annotated[str, _says("address people use, where it is not that of the request")] = ""
    database_url: Annotated[
        str,
        _says("where tables are kept: sqlite:///FILE or postgresql://…; empty is a file in the data folder"),
    ] = ""
    bus_url: Annotated[str, _says("how nodes tell each other of moves: memory:// or redis://…")] = "memory://"
    secret: Annotated[str, _says("key that signs cookies; empty keeps a random one in the database")] = ""
    allowed_origins: Annotated[
        tuple[str, ...], _says("other sites whose pages may talk to this server, separated by commas")
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...], _says("addresses of proxies whose X-Forwarded-For and -Proto are believed")
    ] = ()
    secure_cookies: Annotated[bool, _says("mark cookies Secure even where the request came as http")] = False
    cookie_days: Annotated[int, _says("how long a browser remembers who it is", ge=1)] = 400
    link_minutes: Annotated[int, _says("how long a personal link to another device works", ge=1)] = 15
    message_bytes: Annotated[int, _says("largest message accepted", ge=1024)] = 16_384
    person_rate: Annotated[float, _says("messages a second from one person; 0 for no limit", ge=0)] = 20.0
    person_burst: Annotated[int, _says("messages one person may send at once", ge=1)] = 80
    address_rate: Annotated[float, _says("messages a second from one address; 0 for no limit", ge=0)] = 200.0
    address_burst: Annotated[int, _says("messages one address may send at once", ge=1)] = 1000
    new_table_rate: Annotated[float, _says("tables a minute from one address; 0 for no limit", ge=0)] = 10.0
    new_table_burst: Annotated[int, _says("tables one address may open at once", ge=1)] = 60
    question_rate: Annotated[
        float, _says("hints and analyses a minute for one address; 0 for no limit", ge=0)
    ] = 120.0
    question_burst: Annotated[int, _says("hints and analyses one address may ask for at once", ge=1)] = 40
    sockets_per_address: Annotated[int, _says("open sockets from one address; 0 for no limit", ge=0)] = 500
    idle_seconds: Annotated[
        float, _says("how long a seat may keep others waiting before a bot may take it", ge=0)
    ] = 120.0
    bot_pause: Annotated[float, _says("seconds a bot waits before it moves, so people can follow", ge=0)] = (
        0.6
    )
    bot_threads: Annotated[int, _says("bots that think at the same time on this node", ge=1)] = 1
    prepare_bots: Annotated[
        bool, _says("let every bot think once after the start, so that nobody waits for it later")
    ] = True
    lobby_hours: Annotated[float, _says("a table nobody started is abandoned after so many hours", gt=0)] = (
        24.0
    )
    playing_days: Annotated[float, _says("a match nobody moved in is abandoned after so many days", gt=0)] = (
        30.0
    )
    abandoned_days: Annotated[float, _says("an abandoned table is removed after so many days", ge=0)] = 7.0
    claim_seconds: Annotated[
        float, _says("a node that is silent for so long loses its bots and clocks to others", gt=0)
    ] = 10.0
    store_patience: Annotated[float, _says("seconds a move waits for a database that is away", ge=0)] = 20.0
    drain_seconds: Annotated[float, _says("seconds open sockets are given at shutdown", ge=0)] = 3.0
    log_level: Annotated[str, _says("debug, info, warning or error")] = "info"

    @property
    def database(self) -> str:
        """The database as an address, the default file included."""
        if self.database_url:
            return self.database_url
        return f"sqlite:///{user_data_path('furcifer', appauthor=False, ensure_exists=True) / 'tables.db'}"


class Row(NamedTuple):
    name: str
    env: str
    default: str
    description: str


def table() -> list[Row]:
    """Every setting with its environment variable, default and meaning, for `furcifer serve --help`."""
    rows = []
    for info in msgspec.structs.fields(Settings):
        description = info.type.__metadata__[0].description
        default = ",".join(info.default) if isinstance(info.default, tuple) else str(info.default)
        rows.append(Row(info.name, PREFIX + info.name.upper(), default, description))
    return rows


def read(environment: Mapping[str, str] | None = None, file: Path | None = None, **given: Any) -> Settings:
    """Settings from the file, then the environment, then what was given, the later one winning."""
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
        raise ConfigError(f"A setting cannot be used: {error}.") from None


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
