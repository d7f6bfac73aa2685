"""How bots play The Chameleon: they say a clue, vote, break a tie and guess by what words mean."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from math import exp, log

from furcifer.core import Ask, Line, Rng

from . import clueing, suspicion
from .actions import Accuse, Action, Guess, Vote
from .bots import improvise
from .phases import known
from .reading import Reading, chances, reading
from .skill import Skill
from .state import View
from .tables import INDEX

FAINT = 1e-9  # the least chance that is still told from another
OFFERED = 6  # clues a bot chooses between, so that it does not always say the same


def choose(view: View, legal: Sequence[Action], ask: Ask | None, rng: Rng, **skill: float) -> Action:
    """What to do now."""
    if ask is not None:
        return _say(view, rng, Skill(**skill))  # type: ignore[arg-type]
    return _weighed(view, legal, rng, Skill(**skill))[0].action  # type: ignore[arg-type, no-any-return]


def explain(
    view: View, legal: Sequence[Action], ask: Ask | None, rng: Rng, most: int, **skill: float
) -> list[Line]:
    """The best few actions: a clue with how likely it means what it should, a seat with how likely it is the
    Chameleon, a word with how likely it is the secret one.
    """
    thinks = Skill(**skill)  # type: ignore[arg-type]
    lines = _clues(view, rng, thinks, most) if ask is not None else _weighed(view, legal, rng, thinks)
    return lines[:most]


def _say(view: View, rng: Rng, skill: Skill) -> Action:
    lines = _clues(view, rng, skill, OFFERED)
    if not lines:  # a card of words that mean nothing to anybody here
        return improvise(view, rng)[0]
    best = lines[0].value
    action: Action = rng.weighted(
        [(line.action, exp((line.value - best) / (1 + skill.blur))) for line in lines]
    )
    return action


def _clues(view: View, rng: Rng, skill: Skill, most: int) -> list[Line]:
    """The best clues with their worth, what they are about, and how likely they are taken for it."""
    read, secret = _card(view), _secret(view)
    if secret is None:
        belief = suspicion.heard(view, read, skill)
        scores = clueing.blending(read, belief, skill)
    else:
        belief = suspicion.heard(view, read, skill, len(view.clues))
        scores = clueing.knowing(read, secret, belief, skill)
    about = int(belief.argmax()) if secret is None else secret
    lines = []
    for clue, place in islice(clueing.allowed(view, read, scores, rng), most):
        means = chances(read.nearness[place], skill.sharp)
        lines.append(
            Line(clue, float(scores[place]), chance=float(means[about]), about=(_word(view, about),))
        )
    return lines


def _weighed(view: View, legal: Sequence[Action], rng: Rng, skill: Skill) -> list[Line]:
    """The legal actions with their chances, best first; a blurred mind is unsure of each."""
    chance = _chances(view, legal, skill)
    felt = [log(max(p, FAINT)) + (skill.blur * _shake(rng) if skill.blur else 0.0) for p in chance]
    order = sorted(range(len(felt)), key=lambda place: -felt[place])
    return [Line(legal[n], chance[n], chance=chance[n], about=_about(view, legal[n])) for n in order]


def _chances(view: View, legal: Sequence[Action], skill: Skill) -> list[float]:
    """How likely each action is right: the seat the Chameleon, or the word the secret one."""
    read = _card(view)
    if any(isinstance(action, Guess) for action in legal):
        belief = suspicion.heard(view, read, skill)
        return [float(belief[INDEX[a.coordinate]]) if isinstance(a, Guess) else 0.0 for a in legal]
    if any(isinstance(action, Vote | Accuse) for action in legal):
        shares = suspicion.suspects(view, read, _secret(view), skill)
        return [shares.get(a.target, 0.0) if isinstance(a, Vote | Accuse) else 0.0 for a in legal]
    return [1.0] * len(legal)


def _about(view: View, action: Action) -> tuple[str, ...]:
    """The word a guess means, the clue a vote is about."""
    if isinstance(action, Guess):
        return (_word(view, INDEX[action.coordinate]),)
    if isinstance(action, Vote | Accuse):
        turn = (action.target - known(view.dealer)) % view.seats
        said = view.clues[turn] if turn < len(view.clues) else None
        return (said,) if said else ()
    return ()


def _card(view: View) -> Reading:
    return reading(view.config.language, known(view.topic).words)


def _word(view: View, place: int) -> str:
    return known(view.topic).words[place]


def _secret(view: View) -> int | None:
    """The place of the secret word on the card; None for who does not know it."""
    return None if view.coordinate is None else INDEX[view.coordinate]


def _shake(rng: Rng) -> float:
    """Noise around 0 with a spread of one."""
    return sum(rng.random() for _ in range(12)) - 6.0
