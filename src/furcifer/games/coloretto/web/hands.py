"""How a person acts on the page: tap the deck, a row, or a colour."""

from furcifer.games.coloretto.state import Action, Draw, Place, Take


def steps(action: Action) -> list[tuple[str, ...]]:
    match action:
        case Draw():
            return [("tap", '[data-does="draw"]')]
        case Place(row) | Take(row):
            return [("tap", f".rows > :nth-child({row + 1})")]
        case _:
            return [("tap", f'[data-spot="palette-{action.colour}"]')]
