"""Steps on the page for an action: type a clue; tap a seat or a word and confirm it."""

from furcifer.games.chameleon.actions import Accuse, Action, Clue, Guess, Vote

NEXT = ("try", '[data-action="next"]')  # leave the result of the last round first


def steps(action: Action) -> list[tuple[str, ...]]:
    match action:
        case Clue(word):
            return [NEXT, ("type", "form input", word), ("tap", "form button")]
        case Vote(target) | Accuse(target):
            return [NEXT, ("tap", f'[data-seat="{target}"]'), ("tap", f'[data-action="{action}"]')]
        case Guess(coordinate):
            return [NEXT, ("tap", f'[data-place="{coordinate}"]'), ("tap", f'[data-action="{action}"]')]
        case _:
            return [NEXT, ("tap", f'[data-action="{action}"]')]
