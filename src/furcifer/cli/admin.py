"""`furcifer admin`: look after a site. It reads lists from the database, and leaves orders to the server.

An order is written into the database. A running server carries it out within seconds; if none runs, this
command does. So nothing that changes the site can be reached over the network.
"""

from __future__ import annotations

import asyncio
import getpass
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from furcifer.core import ConfigError
from furcifer.server.settings import Settings, read

from .backup import Database as Address

if TYPE_CHECKING:
    from furcifer.server.store import Database

ANSWER_SECONDS = 15.0
LIMIT = 50
ABOUT_AN_ID = {"ignore_unknown_options": True}  # an id may begin with a hyphen
Limit = Annotated[int, typer.Option(help="The most lines to show.", min=1)]
Note = Annotated[str, typer.Option(help="Why; it stays in the audit log.")]
app = typer.Typer(help="Look after a site: tables, reports, bans, people's data.", no_args_is_help=True)


# Lists


@app.command()
def tables(
    phase: Annotated[str | None, typer.Option(help="lobby, playing, over or abandoned.")] = None,
    public: Annotated[bool, typer.Option("--public", help="Only public tables.")] = False,
    limit: Limit = LIMIT,
    database: Address = None,
) -> None:
    """List tables, the newest first."""
    rows = _look(database, lambda found: found.moderation.tables(phase, public, limit))
    lines = [
        (row.id, row.game, row.phase, "public" if row.public else "", _date(row.created_at)) for row in rows
    ]
    _show(("table", "game", "phase", "", "opened"), lines)


@app.command()
def people(
    name: Annotated[str, typer.Argument(help="A part of the name.")],
    limit: Limit = LIMIT,
    database: Address = None,
) -> None:
    """Find people by name."""
    rows = _look(database, lambda found: found.moderation.named(name, limit))
    _show(("person", "name", "last seen"), [(row.id, row.name, _date(row.seen_at)) for row in rows])


@app.command()
def reports(
    closed: Annotated[bool, typer.Option("--closed", help="Show closed reports instead.")] = False,
    limit: Limit = LIMIT,
    database: Address = None,
) -> None:
    """List what people have reported."""
    rows = _look(database, lambda found: found.moderation.reports(closed, limit))
    lines = [
        (
            str(one.id),
            _date(one.reported_at),
            one.reason,
            one.name,
            one.quote,
            one.note,
            one.accused,
            one.table_id,
        )
        for one in rows
    ]
    _show(("no.", "when", "reason", "about", "line", "note", "person", "table"), lines)


@app.command()
def bans(database: Address = None) -> None:
    """List who is banned."""
    now = int(time.time() * 1000)
    found = _look(database, lambda opened: opened.moderation.banned(now))
    _show(("person", "until"), [(person, _date(until)) for person, until in found.items()])


@app.command()
def log(limit: Limit = LIMIT, database: Address = None) -> None:
    """Show the audit log: what was ordered, by whom, and the result."""
    rows = _look(database, lambda found: found.moderation.audit_log(limit))
    lines = [
        (_date(one.ordered_at), one.by, one.what, one.target, one.note, one.result or "not done yet")
        for one in rows
    ]
    _show(("when", "by", "order", "about", "note", "result"), lines)


# Orders


@app.command(context_settings=ABOUT_AN_ID)
def close(table: str, note: Note = "", database: Address = None) -> None:
    """Close a table: nobody can play or chat there any more."""
    _order(database, "close", table, note)


@app.command(context_settings=ABOUT_AN_ID)
def purge(table: str, note: Note = "", database: Address = None) -> None:
    """Delete a table with its log."""
    _order(database, "purge", table, note)


@app.command(context_settings=ABOUT_AN_ID)
def erase(person: str, note: Note = "", database: Address = None) -> None:
    """Forget a person, as if they had asked for it themselves."""
    _order(database, "erase", person, note)


@app.command(context_settings=ABOUT_AN_ID)
def ban(
    person: str,
    days: Annotated[float, typer.Option(help="For how long; 0 is for ever.", min=0)] = 0.0,
    note: Note = "",
    database: Address = None,
) -> None:
    """Ban a person from the site: they may only look."""
    _order(database, "ban", person, f"{days:g} {note}")


@app.command(context_settings=ABOUT_AN_ID)
def unban(person: str, note: Note = "", database: Address = None) -> None:
    """Lift a ban."""
    _order(database, "unban", person, note)


@app.command()
def dismiss(report: int, note: Note = "", database: Address = None) -> None:
    """Close a report."""
    _order(database, "dismiss", str(report), note)


# How it is done


def _look(url: str | None, ask: Callable[[Database], Awaitable[Any]]) -> Any:
    """Query the database, which is safe while a server runs."""

    async def look() -> Any:
        from furcifer.server.store import open_database

        database = await open_database(read(database_url=url).database)
        try:
            return await ask(database)
        finally:
            await database.close()

    return asyncio.run(look())


def _order(url: str | None, what: str, target: str, note: str) -> None:
    print(asyncio.run(_have_done(read(database_url=url), what, target, note)))


async def _have_done(settings: Settings, what: str, target: str, note: str) -> str:
    """Write an order to the database and return its result."""
    from furcifer.server.node.people.orders import carry_out
    from furcifer.server.store.locks import single_process
    from furcifer.server.store.moderation import Order

    order = Order(int(time.time() * 1000), getpass.getuser()[:64], what, target[:64], note)
    node = await _open_node(settings)
    try:
        order = order._replace(id=await node.database.moderation.order(order))
        if not node.shared:
            try:
                with single_process(settings.database):
                    return await carry_out(node, order)
            except ConfigError:
                pass  # a running server carries out the order
        return await _answer(node.database, order.id) or (
            await carry_out(node, order)
            if node.shared
            else "The server has not answered yet, but will carry the order out. See: furcifer admin log"
        )
    finally:
        await node.close()


async def _open_node(settings: Settings) -> Any:
    from furcifer.server.logging import set_level
    from furcifer.server.node.node import Node

    set_level("error")
    node = Node(settings)
    await node.open(serving=False)
    return node


async def _answer(database: Database, number: int) -> str | None:
    """Return the server's answer to an order; None if there is none."""
    deadline = time.monotonic() + ANSWER_SECONDS
    while time.monotonic() < deadline:
        found = await database.moderation.find_order(number)
        if found is not None and found.done_at is not None:
            return found.result or ""
        await asyncio.sleep(0.2)
    return None


def _date(at: int | None) -> str:
    return "for ever" if at is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000))


def _show(head: tuple[str, ...], lines: Sequence[tuple[str, ...]]) -> None:
    """Print lines: as a table for people, separated by tabs for programs."""
    console = Console()
    if not console.is_terminal:
        print(*("\t".join(line) for line in lines), sep="\n", end="\n" if lines else "")
        return
    shown = Table(*head, box=None)
    for line in lines:
        shown.add_row(*(part.replace("[", r"\[") for part in line))
    console.print(shown if lines else "Nothing.")
