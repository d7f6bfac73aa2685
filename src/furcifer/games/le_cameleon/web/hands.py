"""How a person acts on the page: tap piece and square; a taking is chosen step by step in its panel."""

from furcifer.games.le_cameleon.state import Action, Move, Take


def steps(action: Action) -> list[tuple[str, ...]]:
    match action:
        case Move(origin, target):
            return [("tap", f'.board [data-square="{square}"]') for square in (origin, target)]
        case Take(victim, gain, reserve):
            # What leaves no choice is not asked for; a choice that settles the taking sends it.
            return [
                ("try", f'[data-victim="{victim}"]'),
                ("try", f'[data-gain="{gain or "nothing"}"]'),
                ("try", f'[data-put="{reserve}"]'),
                ("try", f'[data-does="{action}"]'),
            ]
        case _:
            return [("tap", f'[data-does="{action}"]')]
