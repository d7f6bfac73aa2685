"""Steps on the page for an action: tap piece and square; choose a capture step by step in its panel."""

from furcifer.games.le_cameleon.state import Action, Move, Take


def steps(action: Action) -> list[tuple[str, ...]]:
    match action:
        case Move(origin, target):
            return [("tap", f'.board [data-square="{square}"]') for square in (origin, target)]
        case Take(victim, gain, reserve):
            # The page skips steps without a choice, and sends the capture as soon as it is determined.
            return [
                ("try", f'[data-victim="{victim}"]'),
                ("try", f'[data-gain="{gain or "nothing"}"]'),
                ("try", f'[data-put="{reserve}"]'),
                ("try", f'[data-action="{action}"]'),
            ]
        case _:
            return [("tap", f'[data-action="{action}"]')]
