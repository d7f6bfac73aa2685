from io import StringIO

import pytest
from rich.console import Console

from furcifer.core import CHANCE, Rng, Seat
from furcifer.games.chameleon import game, terminal
from furcifer.games.chameleon.state import CardDealt
from furcifer.words import Topic, topics

from .scenes import PETS, TIMED, after, begun, caught, discussed, scenes, voted, who

SCENES = scenes()
NAMES = ("You", "Blue Bot", "Green Bot", "Red Bot", "Old Bot", "New Bot")


def drawn(state, seat, width=80):
    console = Console(width=width, color_system=None, record=True, file=StringIO())
    console.print(terminal.picture(game.view(state, seat), NAMES))
    return console.export_text()


@pytest.mark.parametrize("phase", list(SCENES))
def test_every_phase_is_drawn_at_80_columns(phase):
    state = SCENES[phase]
    for seat in (None, *range(state.seats)):
        text = drawn(state, seat)
        assert "…" not in text
        assert max(map(len, text.splitlines())) <= 80
        assert all(name in text for name in NAMES[: state.seats])


def test_the_widest_topic_cards_fit():
    for topic in sorted(topics("en"), key=lambda topic: max(map(len, topic.words)))[-8:]:
        text = drawn(begun(topic=topic.title), 0)
        assert "…" not in text
        assert topic.title in text
        assert all(word.split()[0] in text for word in topic.words)


def test_names_and_topics_are_not_read_as_markup():
    topic = Topic("[red]Odd", ("[b]One", *PETS.words[1:]))
    state = begun(topics=(topic,), topic=topic.title)
    console = Console(width=80, color_system=None, record=True, file=StringIO())
    console.print(terminal.picture(game.view(state, 0), ["[i]a", "b", "c", "d"]))
    text = console.export_text()
    assert all(word in text for word in ("[red]Odd", "[b]One", "[i]a"))


def test_the_holder_sees_the_word_without_colour():
    text = drawn(begun(), 0)
    assert "Round 1, blue deck, dice: yellow 3 blue 6  The word: A4 Chicken" in text
    assert "» Chicken «" in text
    assert "[A4]" in text
    assert "yellow 6" in text


@pytest.mark.parametrize("seat", [None, 1])
def test_the_others_do_not(seat):
    text = drawn(begun(), seat)
    assert "»" not in text
    assert "[" not in text
    assert "Your code card" not in text
    assert ("You are the Chameleon" in text) == (seat == 1)


def test_what_people_said_and_did():
    lines = drawn(after(begun(**TIMED), "1 clue feather", "late 2 pass"), 0).splitlines()
    row = next(line for line in lines if "You (you)" in line)
    assert row.split() == ["1", "You", "(you)", "0", "feather", "dealer"]
    assert any("Blue Bot" in line and "(passed)" in line for line in lines)
    assert any(line.strip().startswith(">3") for line in lines)
    text = drawn(after(discussed(), "1 vote 2", "3 vote 2"), 0)
    assert "dealer, voted for Blue Bot" in text
    assert any(line.split()[-1] == "voted" for line in text.splitlines() if "Green Bot" in line)
    assert "ready" in drawn(SCENES["discussion"], 0)
    assert "voted for You, the Chameleon" in drawn(caught(), 0)
    assert "The game ended after round 1." in drawn(SCENES["over"], 0)
    assert "× Pizza" in drawn(SCENES["guess"], 0)


def test_prompts():
    def prompt(phase, seat):
        return terminal.prompt(game.view(SCENES[phase], seat), NAMES)

    assert prompt("clues", 1) == "Give a one-word clue (clue WORD)."
    assert prompt("clues", 0) == "Waiting for Blue Bot."
    assert prompt("discussion", None) == "Waiting for You, Green Bot, Red Bot."
    assert prompt("discussion", 0) == "Discuss, and say when you are ready to vote (ready)."
    assert prompt("vote", 1) == "Who is the Chameleon? Vote for another seat (vote 2)."
    assert prompt("tie", 0) == "It's a tie. As dealer, accuse one of the tied seats (accuse 1 or accuse 2)."
    assert (
        prompt("guess", 1) == "You've been caught. Guess the secret word by its place (guess A4), or decline."
    )
    assert prompt("roll", 0) == "Waiting for the cards."
    assert prompt("over", 0) == "The game is over."


def sentences(state, line, to=None):
    seat, text = who(line)
    action = game.parse(text)
    facts = game.tell(state, seat, action, game.apply(state, seat, action), to)
    return [terminal.sentence(fact, NAMES) for fact in facts]


def test_sentences_of_dealing():
    assert sentences(SCENES["dealer"], "- dealer 1") == ["You became the dealer."]
    assert sentences(SCENES["topic"], "- topic Food") == ["The topic is Food, with the blue code cards."]
    assert sentences(SCENES["chameleon"], "- chameleon 2") == ["Everyone looked at a card."]
    assert terminal.sentence(CardDealt(True), NAMES) == "You are the Chameleon!"
    assert terminal.sentence(CardDealt(False), NAMES) == "You have a code card."
    assert sentences(SCENES["roll"], "- roll 3 6") == ["You rolled yellow 3, blue 6."]
    table = str(game.draw(SCENES["table"], Rng(1)))
    unread = "Everyone with a code card looked up the secret word."
    assert sentences(SCENES["table"], f"- {table}") == [unread]
    assert sentences(SCENES["table"], f"- {table}", Seat(0))[0].startswith("The secret word is ")


def test_sentences_of_play():
    assert sentences(begun(), "1 clue feather") == ["You said “feather”."]
    late = sentences(begun(**TIMED), "late 1 pass")
    assert late == ["You ran out of time.", "You passed."]
    assert sentences(SCENES["discussion"], "3 ready") == ["Ready to vote: Green Bot."]
    assert sentences(discussed(), "3 vote 2", Seat(2)) == ["Green Bot voted for Blue Bot."]
    state = after(discussed(), "1 vote 2", "2 vote 1", "3 vote 2")
    assert sentences(state, "4 vote 1") == [
        "Red Bot voted.",
        "The votes: You ×2, Blue Bot ×2. The dealer breaks the tie.",
    ]
    assert sentences(state, "4 vote 2")[1:] == [
        "The votes: You ×1, Blue Bot ×3.",
        "Accused: Blue Bot, with the Chameleon card.",
    ]


def test_sentences_of_the_end_of_a_round():
    assert sentences(voted("2121"), "1 accuse 1") == [
        "Accused: You, with a code card.",
        "Round over: the Chameleon escaped (Blue Bot). The word was Chicken. Points: Blue Bot 2.",
    ]
    assert sentences(caught(), "2 guess A4")[0] == "Blue Bot guessed Chicken (A4): right."
    assert sentences(caught(), "2 guess A1")[1] == (
        "Round over: the Chameleon was caught and did not know the word (Blue Bot). The word was"
        " Chicken. Points: You 2, Green Bot 2, Red Bot 2."
    )


def test_endings():
    def ending(state):
        return terminal.ending(game.outcome(state), game.view(state, None), NAMES[: state.seats])

    assert ending(voted("3313", target=2)) == (
        "Winner: Blue Bot (the target was reached). Points: You 0, Blue Bot 2, Green Bot 0, Red Bot 0."
    )
    assert ending(SCENES["over"]) == (
        "Winners: You, Green Bot, Red Bot (the Chameleon was caught and did not know the word)."
        " Points: You 2, Blue Bot 0, Green Bot 2, Red Bot 2."
    )


def test_the_help_names_every_action():
    for verb in ("clue feather", "ready", "vote 2", "accuse 3", "guess A4", "decline"):
        assert f"[b]{verb}[/b]" in terminal.HELP
    assert max(len(line.replace("[b]", "").replace("[/b]", "")) for line in terminal.HELP.splitlines()) <= 80


def test_only_facts_have_sentences():
    with pytest.raises(TypeError, match="is not a fact"):
        terminal.sentence(CHANCE, NAMES)
