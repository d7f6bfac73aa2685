"""The contract of a game: everything it offers, required or optional, declared once with types.

A game's `__init__.py` builds one `Game` record. Rules, views and notation are plain functions and always
present. Encoding, bots, kernel, solver and terminal face are heavier, so the record holds functions that
import them on first use: `import furcifer` loads neither numpy nor numba.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from .arrays import Encoding, Kernel
from .chance import Rng
from .errors import Illegal
from .game import Ask, Outcome, Proven, Seat, SeatRole, Timer
from .player import Acquaintance, Candidate, Sureness, Turn
from .puzzle import Puzzles

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from rich.console import Console, RenderableType

    from .match import Step

    Ints: TypeAlias = NDArray[np.int64]
    Bytes: TypeAlias = NDArray[np.uint8]
    Floats: TypeAlias = NDArray[np.float64]

C = TypeVar("C")  # Config
S = TypeVar("S")  # State
A = TypeVar("A")  # Action
V = TypeVar("V")  # View
F = TypeVar("F")  # Fact


class Meta(Struct, frozen=True, kw_only=True):
    """The properties of a game. The conformance suite checks each one against the game's behaviour."""

    slug: str
    title: str
    seats: tuple[int, ...]
    version: int = 1  # raised when old logs would no longer replay
    chance: bool  # do cards, dice or lots decide anything, with some option at least?
    hidden: bool  # does any seat know something that another seat does not?
    simultaneous: bool  # do several seats ever act at the same time?
    free_text: bool  # is any action a text that cannot be listed?
    timed: bool  # can the game's own timers run out?
    zero_sum: bool  # do the scores of every outcome add up to the same number?
    analysable: bool  # can a search judge every position? Only without secrets, and chance only at the start


class Kinds(Struct, frozen=True):
    """The types of a game's values, for reading them back from JSON."""

    config: Any
    state: Any
    action: Any
    view: Any
    fact: Any


# Optional parts


@dataclass(frozen=True, kw_only=True)
class Evaluation:
    """The compiled functions that principal variation search needs beyond the kernel."""

    position_key: Callable[[Ints], int]  # at most 62 bits for the position and the side to move
    forced_win: Callable[[Ints], int]  # actions within which the side to move surely wins; 0 if unknown
    evaluate: Callable[[Ints], int]  # a static value for the side to move, within ±9999
    noisy: Callable[[Ints, Ints], int]  # write the actions for quiescence search; -1: search all of them
    priority: Callable[[Ints, int], int]  # 0 to 9: actions of the highest priority are searched first
    probe_endgames: Callable[[Ints, Bytes], int] | None = None  # plies to a win (> 0) or loss (< 0)
    drawn: int | None = None  # what `probe_endgames` returns for a draw
    margin: int = 0  # how much a value may change in a ply, for pruning; 0: nothing is pruned by it


@dataclass(frozen=True, kw_only=True)
class LearnedValue:
    """A learned value that ends playouts before the match does: compiled functions and weights."""

    judges: Callable[[Ints], bool]  # was it trained on positions like this?
    judge: Callable[[Ints, Any, Floats, Floats], None]  # (packed, weights, chances of winning, final points)
    weights: Callable[[Ints], Any]  # for the table of a packed match, as compiled code takes them
    usable: Callable[[Ints], bool]  # False if they are missing or damaged: playouts then go on to the end


@dataclass(frozen=True, kw_only=True)
class PlayoutPolicy:
    """The compiled functions that guide Monte Carlo tree search and its playouts."""

    scratch: tuple[int, ...]  # the shape of the array it works in
    candidates: Callable[[Ints, Ints], int]  # write the legal actions that differ; return the count
    action_values: Callable[[Ints, Floats, Ints, int, Floats], None]  # write each action's value in points
    value: LearnedValue | None = None
    exact: Callable[[Ints, Ints, Floats, Floats], int] | None = None
    """Compute exact values close to the end, in games without secrets: (packed, actions, shares of the win,
    points). Write the legal actions, and for each of them what every seat may expect. Return the number of
    actions, or 0 where it would take too long."""


@dataclass(frozen=True, kw_only=True)
class Proof(Generic[V, A]):
    """The proven part of a game, for the players and the analysis that use it."""

    value: Callable[[V], Proven | None]
    after: Callable[[V, Sequence[A]], Mapping[A, Proven]]  # the value after each action where it is proven
    holds: Callable[[V, int], bool]  # is a win within so many actions certain, whatever happened before?
    canonical: Callable[[V], tuple[V, Callable[[A], A]]]
    """Return one view for all positions that are equal by symmetry, and how to translate actions to it."""
    endgames: Callable[[], Bytes | None]  # the endgame tables, if they have been built
    prepare: Callable[[V], bool]  # begin to build what this view needs; is it still being built?


class AlphaBetaSkill(Struct, frozen=True):
    """A level of a game that is played by principal variation search."""

    nodes: int | None = None
    seconds: float | None = None
    depth: int = 64
    quiescence: int = 10  # plies of quiescence search below the depth
    overlooks: float = 0.0  # the share of quiet moves after its own move that it does not see
    misses: float = 0.0  # the share of captures after its own move that it misses for the whole turn
    uses_proof: bool = False


class MctsSkill(Struct, frozen=True):
    """A level of a game that is played by Monte Carlo tree search."""

    playouts: int | None = None
    seconds: float | None = None
    playout_depth: int | None = None  # actions in a playout before the points are counted; None: to the end
    selfish: bool = False  # counts its own points only
    naive: bool = False  # uses no policy
    learned: bool = False  # judges positions by the game's learned value, where it has one
    exact: bool = False  # computes the exact values of its actions where the game can


@dataclass(frozen=True, kw_only=True)
class Bots(Generic[V, A]):
    """The bots of a game. On its own this gives the baselines `greedy` and, with free text, `random`."""

    weigh: Callable[[V, A], float]  # the greedy bot plays the action of the highest weight
    improvise: Callable[[V, Rng], Sequence[A]] | None = None  # free-text actions, best first


@dataclass(frozen=True, kw_only=True)
class AlphaBetaBots(Bots[V, A]):
    levels: Mapping[str, AlphaBetaSkill]  # from weak to strong
    evaluation: Callable[[], Evaluation]
    lead_scale: float = 150.0  # a lead of this many hundredths of a piece makes the odds of winning e to 1
    proof: Callable[[], Proof[V, A]] | None = None


@dataclass(frozen=True, kw_only=True)
class MctsBots(Bots[V, A]):
    levels: Mapping[str, MctsSkill]
    policy: Callable[[], PlayoutPolicy]


@dataclass(frozen=True, kw_only=True)
class CustomBots(Bots[V, A]):
    """Bots whose way of thinking belongs to one game. `decide` and `explain` receive the level's skill."""

    levels: Mapping[str, Any]
    decide: Callable[[Turn, Any], Candidate]
    explain: Callable[[Turn, int, Any], list[Candidate]]
    able: Callable[[V], bool] | None = None  # can the levels play here? If not, the greedy baseline plays
    acquaint: Callable[[V, Acquaintance], Acquaintance] | None = None
    """Update what is known about the person in the view's seat with a finished match."""
    sureness: Callable[[Step], Sequence[Sureness]] | None = None
    """Return how sure the listeners of a clue were before and after it; empty for any other action."""


Report: TypeAlias = Callable[[str], None]


@dataclass(frozen=True, kw_only=True)
class Solver:
    """The jobs of `furcifer solve`. Each returns its findings as sentences."""

    solve: Callable[..., tuple[str, ...]]  # within=, memory=, threads=, checkpoint=, certificate=, report=
    verify: Callable[[Path | None, int, Report], tuple[str, ...]]
    position: Callable[[str, int, float, int, Report], tuple[str, ...]]
    balanced: Callable[[int, float, int, Report], tuple[str, ...]]
    tables: Callable[[int, int, Report], tuple[str, ...]]


@dataclass(frozen=True, kw_only=True)
class Terminal(Generic[V, F]):
    """The face of a game in a terminal. `names` has one name for each seat."""

    help: str
    picture: Callable[[V, Sequence[str]], RenderableType]
    prompt: Callable[[V, Sequence[str]], str]
    sentence: Callable[[F, Sequence[str]], str]
    ending: Callable[[Outcome, V, Sequence[str]], str]
    judgement: Callable[[Candidate], str] | None = None  # a bot's judgement in a hint; None: its usual words


class Drawing(Struct, frozen=True):
    """A position as the body of an SVG. Its `<use href="#…">` name parts that `web/drawings.ts` exports."""

    width: float
    height: float
    body: str


@dataclass(frozen=True, kw_only=True)
class WordBenchmark:
    """The benchmark of a word game, run by `furcifer bench words`."""

    usual: int  # boards or rounds
    measure: Callable[[int, str, int, Console], None]  # count, language, jobs, console
    people: Callable[[str, Console], None]  # how bots read what people say: language, console


# The game


def _fits(config: Any, seats: int) -> Illegal | str | None:
    return None


def _no_upgrade(log: Mapping[str, Any], version: int) -> Mapping[str, Any] | None:
    return None


def _asks_nothing(state: Any, seat: Seat) -> Ask | None:
    return None


def _nothing_to_warn_of(state: Any, seat: Seat, action: Any) -> Illegal | None:
    return None


def _no_chance(state: Any) -> Sequence[tuple[Any, float]]:
    return ()


def _no_timer(state: Any, seat: Seat) -> Timer | None:
    return None


def _no_teams(seats: int) -> tuple[SeatRole, ...]:
    return ()


def _others_win(seats: int, loser: Seat) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(seats) if seat != loser)


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[C, S, A, V, F]):
    """One game: pure functions over frozen values. Actions are structs whose `str()` is their notation."""

    meta: Meta
    kinds: Kinds

    # The rules
    start: Callable[[C, int], S]
    to_act: Callable[[S], tuple[Seat, ...]]
    """Return the seats that must act next: empty when the game is over, `(CHANCE,)` before a card or die,
    several for simultaneous moves."""
    legal: Callable[[S, Seat], Sequence[A]]
    """Return all actions of a seat in a fixed order; empty where the action is free text."""
    check: Callable[[S, Seat, A], Illegal | None]
    """Return why the rules refuse an action, or None. This is the authority."""
    check_recorded: Callable[[S, Seat, A], Illegal | None] | None = None
    """Like `check`, for an action from a log: trust the rulings and cards that depended on data outside
    the rules, such as a dictionary, because the data may have changed since. Without it, `check` decides."""
    apply: Callable[[S, Seat, A], S]
    """Return the state after an action that `check` accepts."""
    outcome: Callable[[S], Outcome | None]
    unfit: Callable[[C, int], Illegal | str | None] = _fits
    """Return why a table cannot be set up like this, or None. A sentence is enough if only hosts can err."""
    even_start: Mapping[str, Any] = field(default_factory=dict)
    """Options of a start that favours no side, for tournaments; empty if the usual start is even."""
    seating: Callable[[int], tuple[SeatRole, ...]] = _no_teams
    """Return the team and role of each seat at a table of that size; empty if every seat plays for itself."""
    data_digest: Callable[[C], str] | None = None
    """Return the digest of the data outside the rules that draws and rulings depend on. Logs carry it."""
    upgrade: Callable[[Mapping[str, Any], int], Mapping[str, Any] | None] = _no_upgrade
    """Return a log of an older version (log, version) as a later version would have written it, or None if
    that is impossible. The upgrade of the first entries of a log begins the upgrade of the whole."""
    asks: Callable[[S, Seat], Ask | None] = _asks_nothing
    """Return the free-text prompt for a seat, or None."""
    warning: Callable[[S, Seat, A], Illegal | None] = _nothing_to_warn_of
    """Return what a person should think about before a legal action, or None. The person may overrule it."""
    chances: Callable[[S], Sequence[tuple[A, float]]] = _no_chance
    """Return what chance may do, with probabilities that sum to 1; empty where there is too much to list."""
    draw: Callable[[S, Rng], A] | None = None
    """Return what chance does next. Without it, one of `chances` is drawn."""
    draw_stepwise: Callable[[S, Sequence[int]], Sequence[float] | A] | None = None
    """Draw in steps what `chances` cannot list: for the numbers drawn so far, return the weight of each next
    number, or the action if it is complete. The result is as likely as by `draw`."""
    timer: Callable[[S, Seat], Timer | None] = _no_timer
    """Return the timer running for a seat. When it ends, CLOCK takes one of its legal actions."""
    winners_against: Callable[[int, Seat], tuple[Seat, ...]] = _others_win
    """Return the winners if a seat gives up or runs out of time: (seats, loser)."""
    retractable: Callable[[A], bool] | None = None
    """Return whether this action, if mistyped, may be taken back for a moment without asking the others.
    Without it, none may."""

    # Knowledge
    view: Callable[[S, Seat | None], V]
    """Return what a seat may know; None is a spectator."""
    tell: Callable[[S, Seat, A, S, Seat | None], tuple[F, ...]]
    """Return what a listener learns from an action: (before, seat, action, after, listener)."""
    imagine: Callable[[V, Rng], S]
    """Return a state that this view allows. It starts from a View, so it cannot peek."""
    language: Callable[[V], str] | None = None
    """Return the language of the words on the table. Without it, the game has no words."""
    may_chat: Callable[[V, Seat], bool] | None = None
    """Return whether a seat may chat during the match. Without it, every seat may."""

    # Notation
    parse: Callable[[str], A]
    """Return the action that a notation means; raise NotationError otherwise."""
    read_option: Callable[[str, str], Any] | None = None
    """Return the value of an option given as a text file: (option, text)."""

    # Parts that are imported on first use
    encoding: Callable[[], Encoding[V, A]] | None = None
    bots: Callable[[], Bots[V, Any]] | None = None  # chance's actions may be left out of A
    kernel: Callable[[], Kernel[S, C]] | None = None
    solver: Callable[[], Solver] | None = None
    terminal: Callable[[], Terminal[V, F]] | None = None
    picture: Callable[[], Callable[[V], Drawing]] | None = None
    """Return the function that draws a view, for the preview of a link."""
    word_benchmark: Callable[[], WordBenchmark] | None = None
    puzzles: Callable[[], Puzzles] | None = None

    def chance_action(self, state: S, rng: Rng) -> A:
        """Return what chance does next."""
        return self.draw(state, rng) if self.draw else rng.weighted(self.chances(state))


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
