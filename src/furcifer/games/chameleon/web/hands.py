"""How a person acts on the page: say a clue; tap a seat or a word and then say that it is meant."""

from furcifer.games.chameleon.actions import Accuse, Action, Clue, Guess, Vote

NEXT = ("try", '[data-does="next"]')  # the end of the last round is read first


def steps(action: Action) -> list[tuple[str, ...]]:
    match action:
        case Clue(word):
            return [NEXT, ("type", "form input", word), ("tap", "form button")]
        case Vote(target) | Accuse(target):
            return [NEXT, ("tap", f'[data-seat="{target}"]'), ("tap", f'[data-does="{action}"]')]
        case Guess(coordinate):
            return [NEXT, ("tap", f'[data-place="{coordinate}"]'), ("tap", f'[data-does="{action}"]')]
        case _:
            return [NEXT, ("tap", f'[data-does="{action}"]')]
