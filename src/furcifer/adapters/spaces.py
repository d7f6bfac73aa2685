"""The spaces of an environment: arrays, masks, numbers and text."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from furcifer.adapters.numbering import Numbering

LONGEST = 20_000  # characters


class AnyText(spaces.Text):
    """Text of any characters. `spaces.Text` would list each of them."""

    def __init__(self) -> None:
        super().__init__(max_length=LONGEST)

    def contains(self, x: Any) -> bool:
        return isinstance(x, str) and len(x) <= LONGEST


def array_space(numbering: Numbering, dtype: Any) -> spaces.Box:
    """Return the space of an encoding's observations."""
    limits = np.iinfo(dtype)
    return spaces.Box(limits.min, limits.max, numbering.encoding.shape, dtype)


def mask_space(numbering: Numbering) -> spaces.Box:
    return spaces.Box(0, 1, (numbering.size,), np.int8)
