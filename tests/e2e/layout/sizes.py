"""The windows every screen must fit: laptops, a TV, a tablet, phones upright and on their side."""

from __future__ import annotations

from typing import Any

SIZES: dict[str, tuple[int, int]] = {
    "laptop": (1280, 800),
    "small-laptop": (1366, 768),
    "tv": (1920, 1080),
    "tablet": (820, 1180),
    "small-phone": (360, 740),
    "phone": (390, 844),
    "small-phone-on-its-side": (740, 360),
    "phone-on-its-side": (844, 390),
}


def viewport(size: str) -> Any:
    """Return the viewport of a size with a name, or of one like 640x400."""
    width, height = SIZES[size] if size in SIZES else map(int, size.split("x"))
    return {"width": width, "height": height}
