"""Steps on the page for an action: type a clue and its number; tap a word and confirm it."""

from furcifer.games.codenames.actions import Action, Clue, Cover, Guess


def steps(action: Action) -> list[tuple[str, ...]]:
    match action:
        case Clue(word, number):
            return [
                ("type", "form input", word),
                ("choose", "form select", str(number)),
                ("tap", "form .give"),
            ]
        case Cover(word):
            peek = ("try", '.peek[aria-pressed="false"]')
            return [peek, ("tap", f'[data-word="{word}"]'), ("tap", f'[data-action="{action}"]')]
        case Guess(word):
            return [("tap", f'[data-word="{word}"]'), ("tap", f'[data-action="{action}"]')]
        case _:
            return [("tap", f'[data-action="{action}"]')]
