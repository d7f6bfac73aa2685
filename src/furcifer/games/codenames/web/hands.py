"""How a person acts on the page: type a clue and its number; tap a word and then say that it is meant."""

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
            return [peek, ("tap", f'[data-word="{word}"]'), ("tap", f'[data-does="{action}"]')]
        case Guess(word):
            return [("tap", f'[data-word="{word}"]'), ("tap", f'[data-does="{action}"]')]
        case _:
            return [("tap", f'[data-does="{action}"]')]
