"""The jobs of `furcifer solve`: classify the first moves for growing n, then write the strategies.

`proof.py` is the search, `strategy.py` extracts the moves from it, and `certificate.py` stores them and
checks them with the rulebook, so that nobody has to trust the search. `retrograde.py` builds the endgame
tables, `balance.py` finds balanced openings.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from joblib import Parallel, delayed  # type: ignore[import-untyped]

from furcifer.core import ConfigError
from furcifer.games.chameleon_chess import rules
from furcifer.games.chameleon_chess.notation import read_position
from furcifer.games.chameleon_chess.positions import exchanged
from furcifer.games.chameleon_chess.state import Config, Move
from furcifer.games.chameleon_chess.tables import BLUE, RED, SIDES

from . import balance, certificate, endgames, first_moves, retrograde
from .certificate import write as write_certificate
from .search import SHALLOWEST, Report, Search
from .strategy import as_entries

CHUNK = 2_000  # positions checked at a time
MOST_REMEMBERED = 2_000_000  # short wins that a process remembers as checked
LONGEST_WIN = 28  # plies: by then every first move is settled


def solve(  # noqa: PLR0913 - the options of the command
    *,
    within: int | None,
    memory: float,
    threads: int,
    checkpoint: Path | None,
    certificate: Path | None,
    report: Report,
) -> tuple[str, ...]:
    """Find out who wins after every first move, and return the findings as sentences."""
    most = LONGEST_WIN if within is None else within
    balance.check_bound(most)
    search = Search(memory, threads, checkpoint, report)
    search.endgames = ready_tables(threads, report)  # last, so that wrong options are reported first
    verdicts = first_moves.classify(search, most)
    sentences = tuple(map(str, verdicts))
    if certificate is not None:
        strategy = search.strategy(first_moves.roots(verdicts))
        write_certificate(certificate, *as_entries(strategy))
        sentences += (f"The certificate covers {len(strategy):,} positions (mirror images counted once).",)
    return sentences


def ready_tables(threads: int, report: Report) -> endgames.Bytes:
    """Return the endgame tables: those on disk, or new ones in memory."""
    path = endgames.default_path()
    return endgames.read(path) if path.exists() else retrograde.build(endgames.USUAL, threads, report)


def verify(path: Path | None, threads: int, report: Report) -> tuple[str, ...]:
    """Check a certificate, or the shipped one, with the rulebook alone, in several processes."""
    path = path or certificate.SHIPPED
    read, done = certificate.read(path), 0
    proved = tuple(map(str, proven_first_moves(read)))
    parts = [(begin, min(begin + CHUNK, len(read))) for begin in range(0, len(read), CHUNK)]
    work = Parallel(n_jobs=threads, return_as="generator_unordered")
    for count in work(delayed(_verify_part)(path, begin, end) for begin, end in parts):
        done += count
        report(f"Checked {done:,} of {len(read):,} positions")
    checked = f"The certificate is valid: the rulebook checked {done:,} positions with every reply to each."
    return checked, *(proved or ("It proves nothing about a first move.",))


def proven_first_moves(read: certificate.Certificate) -> list[first_moves.Verdict]:
    """Return what a certificate says about the first moves."""
    return [verdict for move in first_moves.first_moves() if (verdict := _proven_verdict(read, move))]


def _proven_verdict(read: certificate.Certificate, move: Move) -> first_moves.Verdict | None:
    start = rules.start(Config(), 2)
    after = rules.apply(start, start.turn, move)
    if found := read.look_up(exchanged(after.board)):
        return first_moves.Verdict(move, BLUE, found[1] + 1)
    faced = (rules.apply(after, after.turn, reply).board for reply in rules.moves(after))
    bounds = [found[1] if (found := read.look_up(board)) else None for board in faced]
    if None in bounds:
        return None
    return first_moves.Verdict(move, RED, max(bound for bound in bounds if bound is not None) + 2)


def _verify_part(path: Path, begin: int, end: int) -> int:
    read, seen = _read_once(path)
    if len(seen) > MOST_REMEMBERED:
        seen.clear()
    certificate.verify_part(read, begin, end, seen)
    return end - begin


@cache
def _read_once(path: Path) -> tuple[certificate.Certificate, dict[str, int]]:
    """Return a certificate, and a memory of checked short wins that lasts as long as the process."""
    return certificate.read(path), {}


# Other jobs


def look_at(line: str, within: int, memory: float, threads: int, report: Report) -> tuple[str, ...]:
    """Find out who has a forced win in a position within this many plies."""
    balance.check_bound(within)
    state = read_position(line)
    if ended := rules.outcome(state):
        return (f"The game is over in this position ({ended.reason}).",)
    search, turn = Search(memory, threads, None, report), SIDES[state.turn]
    for plies in range(SHALLOWEST, within + 1, 2):
        about = f"Does either side win within {plies} plies?"
        own, other = balance.attacks(state)
        if search.ask(own, plies, 0, about):
            return (f"{turn}, to move, wins within {plies} plies.",)
        if search.ask(other, plies - 1, 1, about):
            return (f"{SIDES[1 - state.turn]} wins within {plies - 1} plies, with {turn} to move.",)
    return (f"Neither side forces a win within {within} plies.",)


def balanced(plies: int, memory: float, threads: int, report: Report) -> tuple[str, ...]:
    """Return the balanced openings as the lines of `openings.txt`."""
    pairs = balance.balanced(Search(memory, threads, None, report), plies)
    return tuple(balance.openings_text(pairs, plies).splitlines())


def tables(pieces: int, threads: int, report: Report) -> tuple[str, ...]:
    """Build the endgame tables, or summarise those that exist. Never overwrite a file."""
    path = endgames.default_path()
    table = endgames.read(path) if path.exists() else None
    if table is None:
        table = retrograde.build(pieces, threads, report)
        report("Writing")
        endgames.write(path, table)
    elif (there := endgames.pieces_of(table)) < pieces:
        raise ConfigError(f"{path} has tables of up to {there} pieces; move it away to build larger ones.")
    return (f"The endgame tables are in {path}.", *map(str, retrograde.tally(table)))
