"""The vocabulary of a language with all its evidence of relatedness."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from functools import cache, cached_property, lru_cache

import numpy as np

from furcifer.words.files import folder_of
from furcifer.words.morphology import morphology

from .associations import Associations
from .bridge import Bridge
from .counts import Documents, Pairs
from .files import RelatednessError, lines, load, read_symbols, read_unit
from .links import Giving, damp
from .reading import NAMED, PIECE, Lists, Reader, Reading, name_key
from .vectors import Floats, Places, Senses, Source, Vectors

FOLDER = "relatedness"
SAME = 40.0  # more than any two different words have in common
UNREAD = 1e-3  # the standard deviation of a card that cannot be read is less
CARDS = 1 << 10  # whose usual scores are remembered
ENGLISH = "en"  # the language that bridges lead to


def has_evidence(language: str) -> bool:
    """Return whether anything is known about how the words of a language are related."""
    return (folder_of(language) / FOLDER).is_dir()


@cache
def lexicon(language: str, *only: str) -> Lexicon:
    """Return the lexicon of a language, loaded once; with the given sources only, if there are any."""
    loaded = _lexicon(language)
    loaded.prepare()
    return loaded.restricted(only) if only else loaded


@cache
def _lexicon(language: str) -> Lexicon:
    return Lexicon(language)


class Lexicon:
    """Words, commonest first, and the sources that score pairs of them."""

    def __init__(self, language: str) -> None:
        self.folder = folder_of(language) / FOLDER
        if not has_evidence(language):
            raise RelatednessError(f"There is no evidence of relatedness in the language {language!r}.")
        file = load(self.folder / "words.npz")
        self.language = language
        self.words = lines(file["words"])
        self.clues: Places = file["clues"].astype(np.int64)  # the words fit as clues, commonest first
        self.clues.flags.writeable = False
        self.sources: list[Source] = list(self._load_sources())
        self._bridge = next((source for source in self.sources if isinstance(source, Bridge)), None)
        names = [source.name for source in self.sources]
        self.giving = Giving(names, self.folder, {source.name: source.weight for source in self.sources})
        self.unit = read_unit(self.folder / "units.txt")

    def restricted(self, names: Sequence[str]) -> Lexicon:
        """Return a copy of the lexicon that uses only some of the sources."""
        if missing := set(names) - {source.name for source in self.sources}:
            raise RelatednessError(f"There is no source {min(missing)!r} in the language {self.language!r}.")
        found = copy(self)
        found.sources = [source for source in self.sources if source.name in names]
        weights = {source.name: source.weight for source in found.sources}
        found.giving = Giving(tuple(weights), self.folder, weights)
        found.giving.weights *= self.giving.weights.sum() / found.giving.weights.sum()
        return found

    @property
    def alone(self) -> bool:
        """Return whether there is only one source. Its scores are standard deviations, without weights."""
        return len(self.sources) == 1

    def prepare(self) -> None:
        """Load now what the first clue would otherwise wait for: the reader, and the forms of words."""
        self.reader.read(self.words[0])
        morphology(self.language).lemmas(self.words[0])

    @cached_property
    def reader(self) -> Reader:
        """The reader of this vocabulary. A bridge to English needs none of its own."""
        lists = Lists(read_symbols(self.folder / "symbols.txt"), self.names)
        return Reader(self.language, self.words, lists, self._explained, self._translated)

    @cached_property
    def names(self) -> dict[str, list[str]]:
        """The names and rare words that people know, each with the words they think of."""
        found: dict[str, list[str]] = {}
        vocabulary = frozenset(self.words)
        for word, others in read_symbols(self.folder / "associations.txt").items():
            for other in set(others) - vocabulary:
                found.setdefault(name_key(other), []).append(word)
        listed = read_symbols(self.folder / "names.txt")
        return found | {name_key(name): told for name, told in listed.items()}

    def card(self, text: str, *, whole: bool = False) -> tuple[Reading, ...]:
        """Read a card as its own words, and not as what a name on it makes people think of.

        As a `whole` HOT DOG is neither hot nor a dog.
        """
        readings = self.reader.read(text)
        most = readings[0].cost if whole and readings else PIECE
        return tuple(reading for reading in readings if reading.cost <= most) or readings

    def as_written(self, text: str) -> list[Reading]:
        """Read a name or a word as it stands. Unlike the reader this needs no index of the vocabulary."""
        told = (word for word in self.names.get(name_key(text), ()) if word in self.words)
        named = [Reading(self.words.index(word), NAMED) for word in told]
        return named or [
            Reading(self.words.index(word), 0.0) for word in (text.lower(),) if word in self.words
        ]

    def _load_sources(self) -> Iterator[Source]:
        for path in sorted(self.folder.glob("*.npz")):
            if path.stem in ("words", "senses"):
                continue
            file = load(path)
            if "there" in file:
                yield Bridge(file, _lexicon(ENGLISH))
            elif "lengths" in file:
                yield Documents(path.stem, file, len(self.words))
            elif "counts" in file:
                yield Pairs(path.stem, path, file)
            else:
                yield (vectors := Vectors(path.stem, file))
                if path.stem == "minilm":
                    yield Senses(self.folder / "senses.npz", vectors)
        if told := read_symbols(self.folder / "associations.txt"):
            yield Associations(told, self.words)

    def _explained(self, place: int) -> bool:
        """Return whether a definition or a translation says what a word means."""
        documents = (source for source in self.sources if isinstance(source, Documents))
        return self._translated(place) or any(len(source.of(place)) for source in documents)

    def _translated(self, place: int) -> bool:
        return self._bridge is not None and self._bridge.has(place)

    # Scores

    def related(self, clue: str, cards: Sequence[str]) -> list[float] | None:
        """Score each card for a clue, higher is nearer; None if the clue cannot be read."""
        layers = self.layers(clue, cards)
        return None if layers is None else [float(score) for score in layers.sum(axis=0)]

    def block(self, clues: Places, cards: Places) -> Floats:
        """Add up the sources for words of the vocabulary: a row for each clue, a column for each card."""
        total = np.zeros((len(clues), len(cards)), dtype=np.float32)
        for source in self.sources:
            total += source.block(clues, cards)
        return total

    def giving_block(self, clues: Places, cards: Places) -> Floats:
        """Add up the sources as a giver does, which trusts none of them too far."""
        total = np.zeros((len(clues), len(cards)), dtype=np.float32)
        for source, weight in zip(self.sources, self.giving.weights, strict=True):
            layer = source.block(clues, cards) / np.float32(source.weight)
            damp(layer, weight)
            total += layer
        return total

    def scores(self, places: Places, cards: Sequence[str]) -> Floats:
        """Score words of the vocabulary against cards. A card that cannot be read is far from all."""
        readings = [self.card(card) for card in cards]
        found = np.full((len(places), len(cards)), -PIECE, dtype=np.float32)
        columns, costs = _columns(readings)
        if not len(columns) or not len(places):
            return found
        near = np.asarray(self.block(places, columns) - costs, dtype=np.float32)
        starts = np.cumsum([0, *map(len, readings)])[:-1]
        known = [number for number, reading in enumerate(readings) if reading]
        found[:, known] = np.maximum.reduceat(near, starts[known], axis=1)
        return found

    def layers_of(
        self, places: Places, cards: Sequence[str], *, careful: bool = False, foreign: bool = False
    ) -> Floats:
        """Score words of the vocabulary by source: sources by words by cards. The layers add up to `scores`.

        `careful` judges translations as a giver of clues should, and a card such as HOT DOG as a whole.
        `foreign` places are of English words.
        """
        score = _foreign_block if foreign else _careful_block if careful else _block
        readings = [self.card(card, whole=careful) for card in cards]
        columns, costs = _columns(readings)
        near = np.empty((len(self.sources), len(places), len(columns)), dtype=np.float32)
        for layer, one in zip(near, self.sources, strict=True):
            layer[:] = score(one, places, columns) - costs / len(self.sources)
        if all(len(reading) == 1 for reading in readings):
            return near
        return _best_readings(near, readings, -PIECE / len(self.sources))

    def giving_layers(self, cards: Sequence[str]) -> Floats:
        """Score every clue word for a giver, in units: sources by clue words by cards."""
        near = self.layers_of(self.clues, cards, careful=True)
        near /= np.array([one.weight for one in self.sources], dtype=np.float32)[:, None, None]
        return self._by_card(near, cards) if self.alone else self.giving.layers(near)

    def both_layers(self, cards: Sequence[str]) -> tuple[Floats, Floats]:
        """Score every clue word as a reader does, all sources added up, and by source as a giver does."""
        read = self.layers_of(self.clues, cards)
        seen = read.sum(axis=0, dtype=np.float32) / np.float32(self.unit)
        given = self.layers_of(self.clues, cards, careful=True) if self._bridge else read
        given /= np.array([one.weight for one in self.sources], dtype=np.float32)[:, None, None]
        return seen, self.giving.layers(given)

    def reading_layers(self, clue: str, cards: Sequence[str]) -> Floats | None:
        """Score cards for any clue, in units: sources by cards; None if the clue cannot be read."""
        layers = self.layers(clue, cards)
        if layers is None:
            return None
        if self.alone:
            return self._by_card(layers / np.float32(self.sources[0].weight), cards)
        return layers / np.float32(self.unit)

    def _by_card(self, near: Floats, cards: Sequence[str]) -> Floats:
        """Compare the scores of each card with those that it has for all clue words.

        Some cards are near to everything in one source. Several sources correct each other.
        """
        usual, spread = np.array([_usual_score(self, card) for card in cards], dtype=np.float32).T
        return np.asarray((near - usual) / spread, dtype=np.float32)

    def layers(self, clue: str, cards: Sequence[str]) -> Floats | None:
        """Score cards for any clue by source: sources by cards; None if the clue cannot be read."""
        foreign = (
            self._bridge.english.as_written(clue) if self._bridge and not self.reader.knows(clue) else []
        )
        readings = foreign or self.reader.read(clue)
        if not readings:
            return None
        places, costs = _columns([readings])
        every = self.layers_of(places, cards, foreign=bool(foreign))
        meant = [self._places_of(card, foreign=bool(foreign)) for card in cards]
        every += (_same(places, meant) - costs[:, None]) / len(every)
        best = every.sum(axis=0).argmax(axis=0)
        return np.asarray(every[:, best, np.arange(len(cards))], dtype=np.float32)

    def _places_of(self, card: str, *, foreign: bool) -> set[int]:
        """Return the words of a card, or their English translations."""
        own = [reading.place for reading in self.card(card)]
        if foreign and self._bridge:
            return set(self._bridge.translated(np.array(own, dtype=np.int64)).there.tolist())
        return set(own)

    def cosine(self, one: int, other: int) -> float | None:
        """Return the mean cosine of two words over the vectors that know both; None if none does."""
        vectors = [source for source in self.sources if isinstance(source, Vectors)]
        known = [source for source in vectors if source.inverse[one] and source.inverse[other]]
        pairs = [source.unit(np.array([one, other])) for source in known]
        return float(np.mean([pair[0] @ pair[1] for pair in pairs])) if pairs else None

    def vector_sources(self) -> tuple[str, ...]:
        """Return the names of the sources that are word vectors from texts."""
        return tuple(one.name for one in self.sources if isinstance(one, Vectors) and one.name != "minilm")


@lru_cache(maxsize=CARDS)
def _usual_score(known: Lexicon, card: str) -> tuple[float, float]:
    """Return the mean score of a card over all clue words of a single source, and its standard deviation."""
    near = known.layers_of(known.clues, [card], careful=True) / np.float32(known.sources[0].weight)
    spread = float(near.std())
    return float(near.mean()), spread if spread > UNREAD else 1.0


def _best_readings(near: Floats, readings: Sequence[Sequence[Reading]], unread: float) -> Floats:
    """Keep the best reading of each card for each word: sources by words by cards."""
    found = np.full((*near.shape[:2], len(readings)), unread, dtype=np.float32)
    start, rows = 0, np.arange(near.shape[1])
    for number, reading in enumerate(readings):
        if reading:
            total = near[:, :, start : start + len(reading)].sum(axis=0)
            found[:, :, number] = near[:, rows, start + total.argmax(axis=1)]
            start += len(reading)
    return found


def _same(places: Places, meant: Sequence[set[int]]) -> Floats:
    """Return what a card gains by being one of the words that a clue is read as: Pinocchio and NOSE."""
    return np.array([[SAME * (int(place) in own) for own in meant] for place in places], dtype=np.float32)


def _block(source: Source, places: Places, columns: Places) -> Floats:
    return source.block(places, columns)


def _careful_block(source: Source, places: Places, columns: Places) -> Floats:
    return (source.careful_block if isinstance(source, Bridge) else source.block)(places, columns)


def _foreign_block(source: Source, places: Places, columns: Places) -> Floats:
    if isinstance(source, Bridge):
        return source.from_english(places, columns)
    return np.zeros((len(places), len(columns)), dtype=np.float32)


def _columns(readings: Sequence[Sequence[Reading]]) -> tuple[Places, Floats]:
    every = [reading for each in readings for reading in each]
    places = np.array([reading.place for reading in every], dtype=np.int64)
    return places, np.array([reading.cost for reading in every], dtype=np.float32)
