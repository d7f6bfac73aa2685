"""The games as environments: many matches at a time, for research and learning."""

from __future__ import annotations

from .many import Many

__all__ = ["Many"]
