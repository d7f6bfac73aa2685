"""`replay` takes a shorter way through a log than `evolve`, and comes to the same table."""

from __future__ import annotations

import random

import pytest

from furcifer import all_games
from furcifer.bench.rules import record
from furcifer.bench.server.stage import recorded, shuffles
from furcifer.server.table import events
from furcifer.server.table.evolve import evolve
from furcifer.server.table.evolve import replay as module
from furcifer.server.table.evolve.replay import replay
from furcifer.server.table.state import Table

PEOPLE = ("ann", "bob")


def one_by_one(log: list) -> Table:
    table = Table("x" * 22, 5)
    for event, at in log:
        table = evolve(table, event, at)
    return table


def log_of(game, seats: int, seed: int, **setup) -> list:
    """Return the events of a whole random match of people and bots, with their times."""
    rng = random.Random(seed)
    chairs = [("ann", "Ann"), ("bob", "Bob"), *[None] * (seats - 2)]
    bots = dict.fromkeys(range(2, seats), "random")
    made = events.Setup(game.meta.slug, seats, **setup)
    log = [events.Created(by="ann", setup=made, name="Ann", commitment="c", chairs=chairs[:seats], bots=bots)]
    started, *moves = recorded(record(game, seats, seed)[1])
    log.append(started)
    for number, move in enumerate(moves):
        mover = move.entries[0][0] if move.entries else -1
        by = PEOPLE[mover] if mover in (0, 1) else None
        msg = f"m{number}" if by and rng.random() < 0.9 else None
        log.append(events.Acted(entries=move.entries, by=by, msg=msg, digest=f"d{number}"))
    return [(event, 1000 + 10 * number + rng.randrange(-30, 300)) for number, event in enumerate(log)]


def assert_same(log: list) -> None:
    ours, theirs = replay(Table("x" * 22, 5), log), one_by_one(log)
    assert ours == theirs
    for person, known in theirs.processed.items():
        assert list(ours.processed[person]) == list(known)  # the oldest is forgotten first


@pytest.mark.parametrize("slug", all_games())
def test_whole_matches_of_every_game(slug, monkeypatch):
    monkeypatch.setattr(module, "SHORT", module.LAST + 1)
    game = all_games()[slug]
    for seats in (game.meta.seats[0], game.meta.seats[-1]):
        if seats < 2:
            continue
        log = log_of(game, seats, seats)
        for length in {len(log), len(log) - 1, len(log) * 2 // 3, len(log) // 2}:
            assert_same(log[:length])


@pytest.mark.parametrize("seed", range(6))
def test_moves_between_other_events(seed, monkeypatch):
    monkeypatch.setattr(module, "SHORT", module.LAST + 1)
    game = all_games()["chameleon-chess"]
    log, rng = log_of(game, 2, seed, config={"draws": False}), random.Random(seed)
    extra = [
        events.Said(by="ann", msg="c1", name="Ann", text="hello", seat=0),
        events.Hinted(by="bob", msg="c2", seat=1),
        events.Proposed(by="ann", msg="c3", what="draw", seat=0),
        events.Placed(by="ann", msg="c4", seat=1, bot="random"),
        events.UndoAsked(by="ann", msg="c5", seat=0),
    ]
    for place in sorted(rng.sample(range(2, len(log)), 3), reverse=True):
        log.insert(place, (rng.choice(extra), 1000 + 10 * place))
    assert_same(log)


def test_long_runs_skip_most_moves(monkeypatch):
    """A run of a thousand moves must not go through `evolve` one by one."""
    setup = events.Setup("chameleon-chess", 2, {"draws": False})
    created = events.Created(
        by="ann", setup=setup, name="Ann", commitment="c", chairs=[("ann", "Ann"), ("bob", "Bob")]
    )
    log = [(event, 5) for event in [created, events.Started(by="ann"), *shuffles(1000)]]
    expected, calls = one_by_one(log), []
    monkeypatch.setattr(module, "evolve", lambda *given: calls.append(1) or evolve(*given))
    assert replay(Table("x" * 22, 5), log) == expected
    assert len(calls) <= module.LAST + 2
