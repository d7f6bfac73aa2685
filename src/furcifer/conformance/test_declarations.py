"""Each property that a game declares in `Meta` is seen in play, and no undeclared property is."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from rich.console import Console

from furcifer.bots import levels, player, turn_for
from furcifer.conformance.cases import Case, cases, defaults, games, listeners, states, walk, walked
from furcifer.core import (
    CHANCE,
    AlphaBetaBots,
    Explains,
    Match,
    MctsBots,
    Rng,
    find,
    to_json,
)

SEEDS = range(2, 7)  # further matches with the default options, because sums of scores vary with the match

by_default = pytest.mark.parametrize("case", defaults(), ids=str)
by_game = pytest.mark.parametrize("slug", games())


def declared(slug: str) -> set[str]:
    return {name for name, value in msgspec.structs.asdict(find(slug).meta).items() if value is True}


def observed(match: Match, seen: set[str]) -> Iterator[str]:
    """Yield the properties that one position shows. Views are compared only until a secret has been seen."""
    if len(match.to_act) > 1:
        yield "simultaneous"
    if any(match.asks(seat) for seat in match.to_act):
        yield "free_text"
    if any(match.timer(seat) for seat in match.to_act):
        yield "timed"
    if "hidden" in seen:
        return
    views = (msgspec.structs.replace(match.view(seat), seat=None) for seat in range(match.seats))
    if len(set(map(to_json, views))) > 1:
        yield "hidden"


def chance_entries(match: Match) -> list[int]:
    return [number for number, (seat, _) in enumerate(match.entries) if seat == CHANCE]


def behaviour(slug: str) -> set[str]:
    """Return every property that random matches show, with every number of seats and every option."""
    seen: set[str] = set()
    sums: dict[int, set[float]] = {}  # of the scores, by the number of seats
    late = False  # does chance act after a seat has acted?
    for case in (case for case in cases() if case.slug == slug):
        ends = [walked(case)[-1]]
        if not case.config:
            ends += [walk(case, seed)[-1] for seed in SEEDS]
        for match in walked(case):
            seen.update(observed(match, seen))
        for end in ends:
            sums.setdefault(case.seats, set()).add(round(sum(end.outcome.scores), 6))
            seen.update(["chance"] if chance_entries(end) else [])
            late |= chance_entries(end) != list(range(len(chance_entries(end))))
    if all(len(found) == 1 for found in sums.values()):
        seen.add("zero_sum")
    if not late and not seen & {"hidden", "simultaneous", "free_text"}:
        seen.add("analysable")
    return seen


@by_game
def test_the_declared_properties_are_the_ones_seen_in_play(slug: str):
    assert declared(slug) == behaviour(slug)


@by_default
def test_teams_win_and_lose_together(case: Case):
    """All seats have a team and a role, or none has. A team has one lead at most and shares its end."""
    places = case.game.seating(case.seats)
    assert len(places) in (0, case.seats)
    for team in {place.team for place in places}:
        seats = {seat for seat, place in enumerate(places) if place.team == team}
        assert sum(places[seat].lead for seat in seats) <= 1
        for end in (walked(case)[-1], *(walk(case, seed)[-1] for seed in SEEDS)):
            assert len({end.outcome.scores[seat] for seat in seats}) == 1
            assert seats & set(end.outcome.winners) in (set(), seats)


@by_game
def test_every_game_has_an_encoding_bots_and_a_terminal_face(slug: str):
    game = find(slug)
    assert game.encoding
    assert game.bots
    assert game.terminal


@by_game
def test_optional_functions_are_there_where_a_property_needs_them(slug: str):
    """A declared property without the function behind it would only be found out in the middle of a match."""
    game = find(slug)
    bots = game.bots()
    if game.meta.free_text:
        assert bots.improvise, "random bots need something to say"
    if game.word_benchmark:
        assert game.meta.free_text
        assert game.word_benchmark().usual > 0
    if game.draw:
        assert game.meta.chance
    if game.solver:
        assert game.meta.analysable


@by_game
def test_a_kernel_fits_the_declarations(slug: str):
    """A kernel knows one actor at a time, no secrets, texts or timers, and uses the encoding's numbers."""
    game = find(slug)
    if game.kernel is None:
        return
    kernel = game.kernel()
    assert declared(slug) <= {"chance", "zero_sum", "analysable"}
    assert game.encoding().actions >= kernel.most_actions > 0
    assert kernel.over not in (*range(game.meta.seats[-1]), CHANCE)
    assert (kernel.seats is not None) or len(game.meta.seats) == 1
    if game.meta.chance and not game.meta.analysable:
        assert kernel.pick, "chance after the start needs its own probabilities"


@by_game
def test_searches_have_what_they_search_with(slug: str):
    game = find(slug)
    bots = game.bots()
    if isinstance(bots, AlphaBetaBots):
        assert game.kernel
        assert game.meta.analysable
        assert game.meta.zero_sum
        assert game.meta.seats == (2,)
        assert (bots.evaluation().probe_endgames is None) == (bots.evaluation().drawn is None)
        assert bots.proof or not any(skill.uses_proof for skill in bots.levels.values())
    if isinstance(bots, MctsBots):
        assert game.kernel
        assert game.kernel().win_shares
        assert bots.policy().scratch
    if game.meta.analysable:
        assert isinstance(bots, AlphaBetaBots), "analysis is a principal variation search"


@by_game
def test_every_level_can_explain_itself(slug: str):
    game = find(slug)
    if not hasattr(game.bots(), "levels"):
        return
    assert len(set(levels(slug))) == len(levels(slug)) > 0
    match = Match.start(slug, game.meta.seats[0], seed=1)
    bot = player(levels(slug)[0], slug)
    assert isinstance(bot, Explains)
    assert bot.explain(turn_for(match, match.to_act[0], Rng(1)), 1)


@by_default
def test_the_terminal_face_shows_every_position_and_every_fact(case: Case):
    terminal, final = case.game.terminal(), walked(case)[-1]
    names = [f"Seat {seat + 1}" for seat in range(case.seats)]
    console = Console(width=100, record=True, quiet=True)
    assert terminal.help.strip()
    for match in walked(case)[::7]:
        for seat in (*match.to_act, None):
            console.print(terminal.picture(match.view(seat), names))
            assert terminal.prompt(match.view(seat), names).strip()
    for before, seat, action, after in states(final):
        for to in listeners(final):
            for fact in case.game.tell(before, seat, action, after, to):
                assert terminal.sentence(fact, names).strip()
    assert terminal.ending(final.outcome, final.view(None), names).strip()


@by_default
def test_chance_can_be_listed_or_drawn_in_steps(case: Case):
    """Environments with explicit chance need every draw, with its probability."""
    bare, rng = Match.unseeded(case.slug, case.seats, case.config), Rng(1, "steps")
    while bare.to_act == (CHANCE,):
        if listed := bare.game.chances(bare.state):
            assert sum(chance for _, chance in listed) == pytest.approx(1)
            bare = bare.record(CHANCE, rng.weighted(listed))
            continue
        assert bare.game.draw_stepwise is not None
        drawn: list[int] = []
        while isinstance(found := bare.game.draw_stepwise(bare.state, drawn), list):
            drawn.append(rng.weighted(list(enumerate(found))))
        bare = bare.record(CHANCE, found)
    assert bare.to_act
