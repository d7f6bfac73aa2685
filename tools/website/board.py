"""The winning line of Chameleon 5×5 as a board to click through, from the shipped proof."""

from __future__ import annotations

import re
from html import escape

from furcifer.adapters.faces import INK, PAPER, parts
from furcifer.core import Match
from furcifer.games.chameleon_chess.solver import certificate
from furcifer.games.chameleon_chess.solver.certificate import Certificate

RED, BLUE = 0, 1
COLUMN = re.compile(r"\s*\n\s*")


def line(proof: Certificate) -> list[tuple[Match, str]]:
    """Return the positions of the longest match against the proof, each with a sentence about it."""
    match = Match.start("chameleon-chess", seats=2, seed=1)
    found = [(match, "The start. Red moves first and wins within 24 plies.")]
    while match.outcome is None:
        if match.to_act == (RED,):
            known = proof.look_up(match.view(None).board)
            assert known is not None
            action, bound = known
            text = f"{action}: Red wins within {bound - 1} more plies."
        else:
            action = max(match.legal(BLUE), key=lambda reply: _resistance(proof, match.act(BLUE, reply)))
            text = f"{action}: Blue resists for as long as it can."
        match = match.act(match.to_act[0], action)
        found.append((match, f"Ply {len(found)}, {text}"))
    assert match.outcome.winners == (RED,)
    found[-1] = (match, f"{found[-1][1]} The match is over, and Red has won.")
    return found


def _resistance(proof: Certificate, match: Match) -> int:
    """Return for how many plies Blue can go on after a reply, at most."""
    if match.outcome is not None:
        return -1
    known = proof.look_up(match.view(None).board)
    return known[1] if known is not None else -1


def board() -> str:
    """Return the board as HTML: a figure for each position, and buttons for a small script."""
    positions = line(certificate.read())
    draw = positions[0][0].game.picture
    assert draw is not None
    figures = []
    for match, text in positions:
        drawing = draw()(match.view(None))
        size = f"{drawing.width} {drawing.height}"
        figures.append(
            f'<figure><svg viewBox="0 0 {size}" role="img" aria-label="{escape(match.view(None).board)}">'
            f'<rect width="{drawing.width}" height="{drawing.height}" fill="{PAPER}"/>'
            f'<g fill="{INK}">{drawing.body}</g></svg><figcaption>{escape(text)}</figcaption></figure>'
        )
    names = ("Start", "Back", "Next", "End")
    buttons = "".join(f'<button type="button">{name}</button>' for name in names)
    symbols = (
        f'<svg width="0" height="0" aria-hidden="true"><defs>{parts("chameleon-chess", "en")}</defs></svg>'
    )
    html = (
        f'<div class="furcifer-board" tabindex="0">{symbols}<div aria-live="polite">{"".join(figures)}</div>'
        f'<p class="moves" hidden>{buttons}</p></div>'
    )
    return COLUMN.sub(" ", html)
