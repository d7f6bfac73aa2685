"""Learn the evaluation of Le Caméléon from self-play.

One command, from the root of the repository:

    python tools/learn/le_cameleon/learning.py FOLDER

A small search with the hand-made evaluation plays games, a network is fitted to their positions, and the
result goes to `bots/weights.npz` in the folder of the game. FOLDER keeps the games: after an interruption the
same command goes on with the file it was at. Everything is seeded: the same sources give the same weights.
"""

from __future__ import annotations

import argparse
import zipfile
import zlib
from pathlib import Path
from unittest.mock import patch

import numpy as np
from numpy.typing import NDArray

from furcifer.games.le_cameleon.bots import weights

FILES, GAMES = 17, 500  # games in each file
FIRST_SEED = 20_000_000
UNREADABLE = (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error)


def say(sentence: str) -> None:
    print(sentence, flush=True)


def play(files: list[Path]) -> None:
    """Play the games that are not on disk yet."""
    from hand_made import evaluation
    from self_play import game_player, play_games, search_by

    player = game_player(search_by(evaluation))
    for number, file in enumerate(files):
        if file.exists():
            continue
        first = FIRST_SEED + number * GAMES
        records = play_games(player, range(first, first + GAMES))
        part = file.with_suffix(".part")
        with part.open("wb") as opened:
            np.savez_compressed(opened, records=records)
        part.replace(file)  # a file that exists is complete
        say(f"Self-play: file {number + 1} of {len(files)}, {len(records)} positions.")


def read(file: Path) -> NDArray[np.int64]:
    """Read the positions of a file; its checksums are those of zip files."""
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as arrays:
            records: NDArray[np.int64] = arrays["records"]
    except UNREADABLE as error:
        raise SystemExit(f"{file} is damaged ({error}). Delete it to play its games again.") from None
    return records


def load_network() -> None:
    """Import the network. If the shipped weights are damaged, it has zeros instead, in memory only."""
    try:
        weights.read()
    except weights.WeightsError as error:
        say(f"{error} They are learned anew.")
        zeros = weights.Weights(*(np.zeros(shape, np.int16) for shape in weights.SHAPES))
        with patch.object(weights, "read", return_value=zeros):
            import furcifer.games.le_cameleon.bots.network  # noqa: F401 - reads the weights


def learn(folder: Path) -> None:
    load_network()
    import fitting

    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"games-{number:02d}.npz" for number in range(FILES)]
    play(files)
    records = np.concatenate([read(file) for file in files])
    say(f"Fitting a network to {len(records)} positions.")
    net = fitting.fit(fitting.prepare(records), say)
    weights.write(weights.SHIPPED, fitting.quantised(net))
    say(f"The weights are in {weights.SHIPPED}.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="keeps the games")
    learn(parser.parse_args().folder)


if __name__ == "__main__":
    main()
