"""Steps on the page for an action: tap the deck, a row, or a colour."""

from furcifer.games.coloretto.state import Draw, Joker, Place, Start, Take


def steps(action: Draw | Place | Take | Start | Joker) -> list[tuple[str, ...]]:
    match action:
        case Draw():
            return [("tap", '[data-action="draw"]')]
        case Place(row) | Take(row):
            return [("tap", f".rows > :nth-child({row + 1})")]
        case _:
            return [("tap", f'[data-spot="palette-{action.colour}"]')]
