"""What the referee can say: one sentence for each code. Translations go by the code and the names."""

from __future__ import annotations

from furcifer.core.errors import Illegal

Ruling = Illegal  # a ruling is what the rules answer with: code, sentence, names

SENTENCES = {
    "empty": "A clue needs at least one letter or number; please type a word.",
    "too_long": "That is too long for a clue; {longest} letters are enough for any word.",
    "bad_characters": "A clue is written in plain letters and numbers; {character} cannot stand in it.",
    "not_one_word": "“{clue}” is more than one word; please find a single one.",
    "hyphenated": "“{clue}” has a hyphen, and this table has not agreed to hyphenated clues.",
    "acronym": "“{clue}” looks like an acronym, and this table has not agreed to those; "
    "if it is a plain word, write it in small letters.",
    "proper_name": "“{clue}” looks like a proper name, and this table has not agreed to those; "
    "if it is a plain word, write it in small letters.",
    "form_of": "“{clue}” is a form of {card}, which is still on the table.",
    "part_of_compound": "“{clue}” is a part of {card}, which is still on the table.",
    "contains_card": "“{clue}” has {card} in it, which is still on the table.",
    "repeated": "“{clue}” is too close to “{earlier}”, which was said this round; please find another word.",
    "on_card": "That word is on the topic card; everyone must avoid all sixteen.",
}


def ruling(code: str, **names: str | int) -> Ruling:
    """The refusal with that code.

    >>> ruling("form_of", clue="mice", card="MOUSE").text
    '“mice” is a form of MOUSE, which is still on the table.'
    """
    return Ruling(code, SENTENCES[code].format_map(names), names)
