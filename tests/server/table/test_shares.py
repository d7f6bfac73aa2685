"""Players' shares of the seed: commit, then reveal; nobody can choose late, and nobody can block a start."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from furcifer.core import Illegal
from furcifer.core.log import Seeding, Share
from furcifer.server.table import commands, events
from furcifer.server.table.decide import decide
from furcifer.server.table.decide.shares import NO_SHARE, NOT_STARTING, WRONG_SHARE, begin_late
from furcifer.server.table.decide.verdict import (
    NOT_LOBBY,
    NOT_SEATED,
    UNCHANGED,
    Actor,
    Context,
    Decision,
    FreshTable,
)
from furcifer.server.table.evolve import evolve
from furcifer.server.table.fairness import commitment, mixed_seed, share_commitment, verify, with_seeding
from furcifer.server.table.snapshot import snapshot, table_info
from furcifer.server.table.state import Table

SECRET = 5
WAIT = 1500
CONTEXT = Context(0, 0, lambda: FreshTable("n" * 22, 9), reveal_ms=WAIT)
NONCES = {"ann": "a" * 32, "bob": "b" * 32, "cem": "c" * 32}


@pytest.fixture
def lobby() -> Table:
    chairs = [("ann", "Ann"), ("bob", "Bob"), ("cem", "Cem")]
    created = events.Created(
        by="ann",
        setup=events.Setup("coloretto", 3),
        name="Ann",
        commitment=commitment(SECRET),
        chairs=chairs,
    )
    return evolve(Table("x" * 22, SECRET), created, 0)


def decided(table: Table, person: str, command):
    return decide(table, command, Actor(person, person.title()), CONTEXT)


def do(table: Table, person: str, command) -> Table:
    verdict = decided(table, person, command)
    assert isinstance(verdict, Decision), verdict
    return evolve(table, verdict.event, table.at, verdict.match)


def commit(table: Table, person: str, nonce: str | None = None) -> Table:
    made = share_commitment(nonce or NONCES[person])
    return do(table, person, commands.Commit(id=f"c-{table.seq}", commitment=made))


def reveal(nonce: str) -> commands.Reveal:
    return commands.Reveal(id=f"r-{nonce[0]}", nonce=nonce)


def start(nonce: str | None = None) -> commands.Start:
    return commands.Start(id="s", nonce=nonce)


@pytest.fixture
def sealed(lobby) -> Table:
    for person in NONCES:
        lobby = commit(lobby, person)
    return do(lobby, "ann", start(NONCES["ann"]))


def test_a_match_of_one_person_with_a_share_starts_at_once(lobby):
    table = do(commit(lobby, "ann"), "ann", start(NONCES["ann"]))
    assert table.phase == "playing"
    assert table.match.seed == mixed_seed(SECRET, [NONCES["ann"]]) != SECRET


def test_a_match_without_shares_starts_at_once_from_the_servers_number(lobby):
    table = do(lobby, "ann", start())
    assert (table.phase, table.match.seed) == ("playing", SECRET)


def test_the_last_revealed_share_starts_the_match(sealed):
    assert sealed.phase == "starting"
    assert sealed.automated  # a node attends to it, also after a crash
    table = do(sealed, "cem", reveal(NONCES["cem"]))
    assert table.phase == "starting"
    table = do(table, "bob", reveal(NONCES["bob"]))
    assert table.phase == "playing"
    assert table.match.seed == mixed_seed(SECRET, [*NONCES.values()])  # in the order of the commitments


def test_a_share_that_is_not_revealed_is_left_out_in_time_and_everybody_sees_it(sealed):
    table = do(sealed, "bob", reveal(NONCES["bob"]))
    assert begin_late(table, WAIT - 1) == NOT_STARTING
    late = begin_late(table, WAIT)
    table = evolve(table, late.event, WAIT, late.match)
    assert table.match.seed == mixed_seed(SECRET, [NONCES["ann"], NONCES["bob"]])
    assert [share.nonce for share in table_info(table).shares] == [NONCES["ann"], NONCES["bob"], None]


def test_nothing_can_be_chosen_after_the_first_share_is_known(sealed):
    """Whoever sees the others' shares could try options, seats or shares of their own."""
    other = commands.Commit(id="x", commitment=share_commitment("d" * 32))
    assert decided(sealed, "cem", other) == NOT_LOBBY
    assert decided(sealed, "cem", reveal("d" * 32)) == WRONG_SHARE
    for command in (
        commands.Arrange(id="x", seats=4),
        commands.Shuffle(id="x"),
        commands.Move(id="x", seat=1, to=2),
        commands.Remove(id="x", seat=2),
        commands.Stand(id="x"),
        commands.Swap(id="x", seat=1),
        commands.Start(id="x"),
    ):
        assert isinstance(decided(sealed, "ann", command), Illegal), command


def test_shares_are_revealed_only_at_a_start(lobby, sealed):
    assert decided(commit(lobby, "bob"), "bob", reveal(NONCES["bob"])) == NOT_STARTING
    assert decided(sealed, "eve", reveal("e" * 32)) == NO_SHARE
    assert decided(sealed, "ann", reveal(NONCES["ann"])) == UNCHANGED
    assert decided(commit(lobby, "ann"), "ann", start("d" * 32)) == WRONG_SHARE
    assert decided(lobby, "ann", start("d" * 32)) == NO_SHARE


def test_only_people_with_a_seat_have_a_share(lobby):
    made = commands.Commit(id="c", commitment=share_commitment("e" * 32))
    assert decided(lobby, "eve", made) == NOT_SEATED
    left = do(commit(lobby, "bob"), "bob", commands.Stand(id="stand"))
    table = do(left, "ann", commands.Start(id="s", fill="random"))
    assert (table.phase, table.shares, table.match.seed) == ("playing", {}, SECRET)


def test_everybody_at_one_device_has_one_share(lobby):
    chairs = [("ann", "Ann"), ("ann~2", "Bea"), ("ann~3", "Cem")]
    created = events.Created(
        by="ann", setup=lobby.setup, name="Ann", commitment=commitment(SECRET), chairs=chairs
    )
    table = commit(evolve(Table("x" * 22, SECRET), created, 0), "ann")
    table = do(table, "ann", start(NONCES["ann"]))
    assert [share.seats for share in table_info(table).shares] == [[0, 1, 2]]


def test_a_game_without_chance_starts_without_shares():
    from furcifer.core import all_games

    slug = next((slug for slug, game in all_games().items() if not game.meta.chance), None)
    if slug is None:
        pytest.skip("every game has chance")
    created = events.Created(
        by="ann", setup=events.Setup(slug, 2), name="Ann", commitment="c", chairs=[("ann", "Ann"), None]
    )
    made = commands.Commit(id="c", commitment=share_commitment(NONCES["ann"]))
    table = evolve(Table("x" * 22, SECRET), created, 0)
    assert decided(table, "ann", made) == UNCHANGED
    begun = do(table, "ann", commands.Start(id="s", fill="random", nonce=NONCES["ann"]))
    assert (begun.phase, begun.match.seed) == ("playing", SECRET)


def test_a_commitment_can_be_replaced_before_the_start(lobby):
    table = commit(commit(lobby, "ann", "d" * 32), "ann")
    assert decided(table, "ann", start("d" * 32)) == WRONG_SHARE
    assert do(table, "ann", start(NONCES["ann"])).phase == "playing"


def test_a_rematch_takes_the_shares_that_were_promised_during_the_match(lobby):
    table = replace(do(lobby, "ann", start()), phase="over")
    for person in NONCES:
        table = commit(table, person)
    assert table.shares == {}  # they are for the next match
    table = do(table, "bob", commands.Rematch(id="m"))
    table = do(table, "ann", commands.Consent(id="y", yes=True))
    opening = decided(table, "cem", commands.Consent(id="y", yes=True)).opening
    following = evolve(evolve(Table(*opening.fresh), opening.created, 0), opening.started, 0)
    assert following.phase == "starting"
    assert following.missing_shares == set(NONCES)
    for person, nonce in NONCES.items():
        following = do(following, person, reveal(nonce))
    assert following.match.seed == mixed_seed(9, [*NONCES.values()])


def test_no_message_before_the_end_holds_the_servers_number(lobby, sealed):
    playing = do(do(sealed, "bob", reveal(NONCES["bob"])), "cem", reveal(NONCES["cem"]))
    for table in (commit(lobby, "ann"), sealed, playing):
        info = table_info(table)
        assert (info.seed, info.match_seed) == (None, None)
        assert snapshot(table, "eve", 0).table == info
    assert all(share.nonce is None for share in table_info(sealed).shares)
    over = replace(playing, phase="over")
    assert table_info(over).match_seed == str(playing.match.seed)


def played(seed: int):
    from furcifer import Match

    match = Match.start("coloretto", seats=3, seed=seed)
    while match.outcome is None:
        seat = match.to_act[0]
        match = match.act(seat, match.legal(seat)[0])
    return match.log


SHARES = [Share(share_commitment(nonce), nonce) for nonce in NONCES.values()]


def test_a_log_with_shares_is_verified():
    shares = [*SHARES[:2], Share(SHARES[2].commitment)]
    log = with_seeding(played(mixed_seed(SECRET, [NONCES["ann"], NONCES["bob"]])), SECRET, shares)
    report = verify(log, commitment(SECRET), [NONCES["bob"]])
    assert report.fair
    assert "2 players had a share" in report.text
    assert "1 committed to a share and did not reveal it" in report.text


@pytest.mark.parametrize(
    ("seeding", "sentence"),
    [
        (Seeding("6", SHARES), "not the one that was promised"),
        (Seeding("5", SHARES[:2]), "does not follow from the server's number"),
        (Seeding("5", [*SHARES[:2], Share(SHARES[2].commitment)]), "Your share is not in the seed"),
        (Seeding("5", [*SHARES[:2], Share(SHARES[2].commitment, "d" * 32)]), "does not match its commitment"),
    ],
)
def test_a_forged_origin_is_found(seeding, sentence):
    log = with_seeding(played(mixed_seed(SECRET, [*NONCES.values()])), int(seeding.secret), seeding.shares)
    own = [NONCES["cem"]] if len(seeding.shares) == 3 else []
    report = verify(log, commitment(SECRET), own)
    assert not report.fair
    assert sentence in report.text


def test_a_log_of_before_is_verified_as_the_servers_alone():
    report = verify(played(SECRET), commitment(SECRET))
    assert report.fair
    assert "The server alone drew the seed." in report.text
