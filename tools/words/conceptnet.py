"""ConceptNet 4 in English, as Divisi2 packed it: what people told the Open Mind Common Sense project."""

from __future__ import annotations

import ast
import gzip
from functools import cache
from pathlib import Path
from typing import NamedTuple

RELATIONS = (
    "", "IsA", "HasA", "PartOf", "UsedFor", "CapableOf", "AtLocation", "HasProperty", "MadeOf",
    "CausesDesire", "Causes", "Desires", "ReceivesAction", "CreatedBy", "HasSubevent", "HasFirstSubevent",
    "HasLastSubevent", "HasPrerequisite", "MotivatedByGoal", "DefinedAs", "SymbolOf", "LocatedNear",
    "ConceptuallyRelatedTo", "SimilarSize", "InheritsFrom", "ObstructedBy", "Antonym",
)  # fmt: skip


class Edge(NamedTuple):
    one: str
    other: str
    relation: str
    score: float
    true: bool  # told as a fact, not as its denial


@cache
def edges(path: Path) -> tuple[Edge, ...]:
    """Yield every statement that more people confirmed than denied."""
    found = []
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            fields = line.rstrip("\n").split("\t")
            if len(fields) == 3:
                about = ast.literal_eval(fields[2])
                if about["score"] > 0:
                    found.append(
                        Edge(fields[0], fields[1], about["rel"], float(about["score"]), about["freq"] > 0)
                    )
    return tuple(found)
