"""The alpha-beta player: iterative deepening on a game's kernel, limited by nodes or by time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import Timer
from typing import Any

from msgspec.structs import replace

from furcifer.compiled.template import instantiate
from furcifer.core import (
    AlphaBetaBots,
    AlphaBetaSkill,
    Candidate,
    ConfigError,
    Evaluation,
    Kernel,
    Proof,
    Proven,
    Turn,
    find,
)

from .workspace import (
    FORCED,
    MAX_PLY,
    MISS_SHARE,
    NODE_LIMIT,
    NODES,
    OVERLOOK_SCALE,
    OVERLOOK_SEED,
    OVERLOOK_SHARE,
    QUIESCENCE,
    STOP,
    WIN,
    Bytes,
    Workspace,
    make_workspace,
)

TEMPLATE = Path(__file__).with_name("search.py")
MOST_ENTRIES = 1 << 20  # of the transposition table: 16 MB
DEFAULT_NODES = 200_000
MAX_OVERLOOKS = 0.95
UNCERTAIN = 900  # the value of a win that a repetition might prevent


@cache
def search_for(slug: str) -> Callable[..., int]:
    """Return the compiled search of a game, with the evaluation that its bots use."""
    game = find(slug)
    bots = game.bots() if game.bots else None
    if game.kernel is None or not isinstance(bots, AlphaBetaBots):
        raise ConfigError(f"There is no principal variation search for {slug!r}: the game declares none.")
    return compile_search(slug, game.kernel(), bots.evaluation())


def compile_search(slug: str, kernel: Kernel[Any, Any], evaluation: Evaluation) -> Callable[..., int]:
    """Compile `search.py` with a game's functions in it."""
    functions = {
        "OVER": kernel.over,
        "to_act": kernel.to_act,
        "legal": kernel.legal,
        "apply": kernel.apply,
        "scores": kernel.scores,
        "position_key": evaluation.position_key,
        "forced_win": evaluation.forced_win,
        "evaluate": evaluation.evaluate,
        "noisy": evaluation.noisy,
        "priority": evaluation.priority,
        "MARGIN": evaluation.margin,
    }
    if evaluation.probe_endgames is not None:
        functions |= {"probe_endgames": evaluation.probe_endgames, "DRAWN": evaluation.drawn}
    search: Callable[..., int] = instantiate(TEMPLATE, slug, functions)["search"]
    return search


class AlphaBetaPlayer:
    """Searches until its nodes, its seconds or its depth are used up, whichever comes first.

    With a node budget alone it is deterministic: the same view and random stream give the same answer.
    `AlphaBetaSkill` says what a level may use and what it overlooks.
    """

    def __init__(self, name: str = "alphabeta", skill: AlphaBetaSkill | None = None) -> None:
        skill = skill or AlphaBetaSkill()
        _check(skill)
        if skill.nodes is None and skill.seconds is None:
            skill = replace(skill, nodes=DEFAULT_NODES)
        self.name, self.skill = name, skill

    def choose(self, turn: Turn) -> Any:
        return turn.legal[0] if len(turn.legal) == 1 else self.explain(turn, 1)[0].action

    def explain(self, turn: Turn, most: int = 3) -> list[Candidate]:
        """Return up to `most` candidate actions, best first. What is proven is not searched."""
        if (proof := self._proof(turn)) is None:
            return self._search(turn, most, None)
        proven = proof.after(turn.view, turn.legal)
        known = [as_candidate(action, one, turn.seat) for action, one in proven.items()]
        known.sort(key=lambda each: -each.value)
        if most == 1 and known and known[0].wins_in:
            return known[:1]
        rest = [action for action in turn.legal if action not in proven]
        found = self._judge(replace(turn, legal=rest), most, proof) if rest else []
        return sorted([*known, *found], key=lambda each: -each.value)[: max(1, most)]

    def _judge(self, turn: Turn, most: int, proof: Proof[Any, Any]) -> list[Candidate]:
        return self._search(turn, most, proof.endgames())

    def _proof(self, turn: Turn) -> Proof[Any, Any] | None:
        bots = turn.game.bots() if turn.game.bots else None
        if not self.skill.uses_proof or not isinstance(bots, AlphaBetaBots) or bots.proof is None:
            return None
        return bots.proof()

    def _search(self, turn: Turn, most: int, endgames: Bytes | None) -> list[Candidate]:
        search = _RootSearch(turn, max(1, most), endgames, table_size(self.skill.nodes))
        search.space.control[NODE_LIMIT] = self.skill.nodes or 1 << 60
        search.space.control[OVERLOOK_SHARE] = int(self.skill.overlooks * OVERLOOK_SCALE)
        search.space.control[MISS_SHARE] = int(self.skill.misses * OVERLOOK_SCALE)
        search.space.control[QUIESCENCE] = self.skill.quiescence
        search.deepen(1)  # untimed: the first search of a process may have to compile
        timer = Timer(self.skill.seconds or 0, search.stop)
        if self.skill.seconds is not None:
            timer.start()
        try:
            search.deepen(min(self.skill.depth, MAX_PLY // 2))
        finally:
            timer.cancel()
        return search.candidates()


class Analyst(AlphaBetaPlayer):
    """Searches one position for all that are equal by symmetry, so that they get equal values.

    It looks at the position as if nothing had happened before; a win that depends on that is no proof.
    """

    def _judge(self, turn: Turn, most: int, proof: Proof[Any, Any]) -> list[Candidate]:
        view, renamed = proof.canonical(turn.view)
        here: dict[Any, list[Any]] = {}
        for action in turn.legal:
            here.setdefault(renamed(action), []).append(action)
        legal = sorted(here, key=str)  # the same order for all equal positions
        seat = turn.game.to_act(turn.game.imagine(view, turn.rng))[0]
        found = self._search(replace(turn, seat=seat, view=view, legal=legal), most, proof.endgames())
        return [_as_here(each, action, turn, proof) for each in found for action in here[each.action]]


def as_candidate(action: Any, proven: Proven, seat: int) -> Candidate:
    """Return the candidate for an action with a proven end, as the acting seat sees it."""
    if proven.winner is None:
        return Candidate(action)
    if proven.winner == seat:
        return Candidate(action, WIN - proven.within, wins_in=proven.within)
    return Candidate(action, proven.within - WIN, loses_in=proven.within)


def _as_here(found: Candidate, action: Any, turn: Turn, proof: Proof[Any, Any]) -> Candidate:
    """Return a candidate of an equal position with the name of its action here."""
    within = found.wins_in or found.loses_in
    if within is None or proof.holds(turn.view, within):
        return replace(found, action=action)
    return Candidate(action, UNCERTAIN if found.value > 0 else -UNCERTAIN)


class _RootSearch:
    """The search of one turn. The root is searched here, everything below it in compiled code."""

    def __init__(self, turn: Turn, most: int, endgames: Bytes | None, entries: int) -> None:
        slug = turn.game.meta.slug
        assert turn.game.kernel is not None
        assert turn.game.encoding is not None
        self.search, self.kernel, encoding = search_for(slug), turn.game.kernel(), turn.game.encoding()
        self.seat, self.most = turn.seat, min(most, len(turn.legal))
        sizes = self.kernel.width, self.kernel.most_actions, encoding.actions, entries
        self.space: Workspace = make_workspace(*sizes, endgames)
        self.packed = self.kernel.pack(turn.game.imagine(turn.view, turn.rng))
        # Equal actions come in random order, so that games differ. The best of the last depth come first.
        self.order = turn.rng.shuffled([(encoding.encode(turn.view, a), a) for a in turn.legal])
        self.space.control[OVERLOOK_SEED] = turn.rng.below(1 << 31)
        self.values: dict[int, int] = {}

    def stop(self) -> None:
        self.space.control[STOP] = 1

    def deepen(self, depth: int) -> None:
        """Search one ply deeper at a time until stopped, or until the best are forced wins or losses."""
        for deeper in range(depth):
            values = self._search_root(deeper)
            stopped = bool(self.space.control[STOP])
            if stopped and self.values:
                return  # an unfinished depth is worth less than the finished one before it
            self.values |= values
            self.order.sort(key=lambda pair: -self.values.get(pair[0], -WIN))
            best = [self.values.get(number, 0) for number, _ in self.order[: self.most]]
            if stopped or all(abs(value) > FORCED for value in best):
                return

    def _search_root(self, depth: int) -> dict[int, int]:
        """Return the value of every action at this depth; an upper bound for those not among the best."""
        values: dict[int, int] = {}
        for number, _ in self.order:
            best = sorted(values.values(), reverse=True)
            bound = best[self.most - 1] if len(best) >= self.most else -WIN
            value = self._value(number, depth, bound, bound + 1) if len(best) >= self.most else bound + 1
            if value > bound:
                value = self._value(number, depth, bound, WIN)
            if self.space.control[STOP]:
                break
            values[number] = min(value, bound) if len(best) >= self.most and value <= bound else value
        return values

    def _value(self, number: int, depth: int, low: int, high: int) -> int:
        """Return the value of an action for the seat, within a window."""
        packed = self.packed.copy()
        self.kernel.apply(packed, number)
        self.space.positions[0] = packed
        actor = self.kernel.to_act(packed)
        mine = actor == self.seat or (actor == self.kernel.over and self.seat == 0)
        window = (low, high) if mine else (-high, -low)
        value = int(self.search(self.space, depth, *window))
        return value if mine else -value

    def candidates(self) -> list[Candidate]:
        return [self._candidate(number, action) for number, action in self.order[: self.most]]

    def _candidate(self, number: int, action: Any) -> Candidate:
        value = self.values.get(number, 0)
        if abs(value) < FORCED or self.space.control[[OVERLOOK_SHARE, MISS_SHARE]].any():
            return Candidate(action, value)  # a bot that overlooks actions proves nothing
        away = WIN - abs(value) + 1
        return (
            Candidate(action, value, wins_in=away) if value > 0 else Candidate(action, value, loses_in=away)
        )

    @property
    def nodes(self) -> int:
        return int(self.space.control[NODES])


def table_size(nodes: int | None) -> int:
    """Return the entries of a table that so many nodes fill to a half at most. Fresh memory takes time."""
    return MOST_ENTRIES if nodes is None else min(MOST_ENTRIES, 1 << (2 * nodes).bit_length())


def _check(skill: AlphaBetaSkill) -> None:
    for what, budget in (("nodes", skill.nodes), ("seconds", skill.seconds), ("depth", skill.depth)):
        if budget is not None and not budget > 0:
            raise ConfigError(f"A search needs a positive number of {what}, not {budget}.")
    if skill.quiescence < 0:
        raise ConfigError(f"A search needs 0 or more plies of quiescence, not {skill.quiescence}.")
    for share in (skill.overlooks, skill.misses):
        if not 0 <= share <= MAX_OVERLOOKS:
            raise ConfigError(f"A search can overlook a share from 0 to {MAX_OVERLOOKS}, not {share}.")
