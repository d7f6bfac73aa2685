"""Playthroughs in OpenSpiel's own format, one for each game. `python tests/adapters/playthroughs.py` writes
them.

Read the difference line by line when they change: they show what every player sees at every step.
"""

from __future__ import annotations

from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

from furcifer.adapters.openspiel.setup import defaults
from furcifer.core import all_games

FOLDER = Path(__file__).with_name("playthroughs")
WORDS = "pebble/lantern/velvet/gravel/whistle"
PACK = (
    "apple/river/castle/dragon/engine/feather/glass/hammer/island/jacket/kettle/ladder/mirror/needle/ocean/"
    "pencil/queen/rocket/saddle/temple/umbrella/valley/window/yacht/zebra"
)
# Few words, few decisions, and without the 48 draws of a fresh code table.
OPTIONS = {"max_game_length": 5, "words": WORDS, "code_cards": "printed", "chosen": "Food", "pack": PACK}
SEED = 1


def name_of(slug: str) -> str:
    """Return the game with those of the options that it has."""
    known = defaults(all_games()[slug])
    listed = ",".join(f"{key}={value}" for key, value in OPTIONS.items() if key in known)
    return f"furcifer_{slug.replace('-', '_')}({listed})"


def playthrough(slug: str) -> str:
    return generate_playthrough.playthrough(name_of(slug), None, seed=SEED)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in all_games():
        (FOLDER / f"{each}.txt").write_text(playthrough(each), "utf-8")
