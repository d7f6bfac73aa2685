"""Tables of The Chameleon to test with: blue printed cards, so that yellow 3, blue 6 on Food is Chicken."""

from furcifer.core import CHANCE, CLOCK, Illegal, Seat
from furcifer.games.chameleon import game
from furcifer.games.chameleon.actions import TopicCard
from furcifer.games.chameleon.setup import box
from furcifer.games.chameleon.state import Config, State
from furcifer.words import Topic

FOOD_CLUES = ("feather", "wing", "roast", "yard", "farm", "nugget")
PETS = Topic("Pets", tuple(f"{a}{b}" for a in ("cat", "dog", "hen", "pig") for b in ("ba", "do", "ki", "mu")))
TIMED = {"clue_seconds": 10, "discussion_seconds": 20, "vote_seconds": 30, "guess_seconds": 40}


def topic_card(title: str, config: Config = Config()) -> str:  # noqa: B008
    """Return the notation of a card of the box: `topic Food,Pizza,…`."""
    card = next(card for card in box(config) if card.title == title)
    return str(TopicCard(card.title, card.words))


def who(line: str, config: Config = Config()) -> tuple[Seat, str]:  # noqa: B008
    """`2 vote 3` is seat 2's, `- roll 3 6` chance's, `late 2 pass` the clock's; `- topic Food` is enough."""
    first, _, rest = line.partition(" ")
    if first == "late":
        return CLOCK, line
    if rest.startswith("topic ") and "," not in rest:
        rest = topic_card(rest.removeprefix("topic "), config)
    return (CHANCE if first == "-" else Seat(int(first) - 1)), rest


def after(state: State, *lines: str) -> State:
    for line in lines:
        seat, text = who(line, state.config)
        action = game.parse(text)
        assert game.check(state, seat, action) is None, (line, game.check(state, seat, action))
        state = game.apply(state, seat, action)
    return state


def refusal(state: State, line: str) -> Illegal:
    seat, text = who(line, state.config)
    illegal = game.check(state, seat, game.parse(text))
    assert illegal is not None, line
    return illegal


def begun(seats=4, dealer=1, chameleon=2, roll="3 6", topic="Food", **config) -> State:
    """Return a table after the deal and the roll; seats count from 1."""
    state = game.start(Config(**{"code_cards": "printed", **config}), seats)
    lines = (f"- dealer {dealer}", f"- topic {topic}", f"- chameleon {chameleon}", f"- roll {roll}")
    return after(state, *lines)


def spoken(**table) -> State:
    state = begun(**table)
    for clue in FOOD_CLUES[: state.seats]:
        state = after(state, f"{game.to_act(state)[0] + 1} clue {clue}")
    return state


def discussed(**table) -> State:
    state = spoken(**table)
    return after(state, *(f"{seat + 1} ready" for seat in range(state.seats)))


def voted(votes: str, **table) -> State:
    """Everybody voted; `2111`: seat 1 for seat 2, the others for seat 1."""
    state = discussed(seats=len(votes), **table)
    return after(state, *(f"{seat + 1} vote {target}" for seat, target in enumerate(votes)))


def caught(seats=4, **table) -> State:
    """Seat 2 is the Chameleon, and everybody but itself says so."""
    return voted("21" + "2" * (seats - 2), **{**table, "chameleon": 2})


def scenes() -> dict[str, State]:
    """Return one table for every phase; seat 2 is the Chameleon, seat 1 the dealer."""
    fresh = Config(code_cards="fresh", rounds=1)
    opened = game.start(fresh, 4)
    topic = after(opened, "- dealer 1")
    chameleon = after(topic, "- topic Food")
    roll = after(chameleon, "- chameleon 2")
    table = after(roll, "- roll 3 6")
    return {
        "dealer": opened,
        "topic": topic,
        "chameleon": chameleon,
        "roll": roll,
        "table": table,
        "clues": after(begun(), "1 clue feather"),
        "discussion": after(spoken(), "2 ready"),
        "vote": after(discussed(), "1 vote 2", "3 vote 4"),
        "tie": voted("2121"),
        "guess": after(caught(3), "2 guess A1"),
        "over": after(caught(rounds=1), "2 guess A1"),
    }
