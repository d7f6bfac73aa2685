"""The Chameleon, rule by rule."""

from collections import Counter

import pytest

from furcifer.core import CHANCE, CLOCK, Ask, Illegal, Outcome, Rng, Seat, Timer
from furcifer.games.chameleon import game, rules
from furcifer.games.chameleon.actions import Accuse, Clue, CodeTable, Guess, Late, Pass, Roll, TopicCard, Vote
from furcifer.games.chameleon.phases import phase
from furcifer.games.chameleon.rules import secret
from furcifer.games.chameleon.setup import box, coordinate, unused
from furcifer.games.chameleon.state import Config
from furcifer.games.chameleon.tables import COORDINATES, LETTERS, PRINTED, ROLLS
from furcifer.words import Topic, fault_in_clue, topic_fault, topics

from .scenes import PETS, TIMED, after, begun, caught, discussed, refusal, scenes, spoken, topic_card, voted

SCENES = scenes()
SEATS = (3, 4, 5, 6)
CARD = "".join(sorted(LETTERS * 3))


def notations(state, seat):
    return [str(action) for action in game.legal(state, Seat(seat - 1))]


# R1 to R6: seats and box


def test_r1_three_to_six_seats():
    assert game.meta.seats == SEATS
    assert all(game.unfit(Config(), seats) is None for seats in SEATS)


@pytest.mark.parametrize("seats", [7, 8])
def test_r1_seven_and_eight_are_refused_with_the_rulebooks_reason(seats):
    why = "the rulebook does not support 7 or 8 (its text is corrupted there)"
    assert game.unfit(Config(), seats) == f"The Chameleon is not for {seats} players: {why}."


def test_r2_a_card_of_four_by_four_and_two_dice():
    assert COORDINATES[:5] == ("A1", "B1", "C1", "D1", "A2")
    assert COORDINATES[12] == "A4"
    assert len(COORDINATES) == 16
    assert all(len(topic.words) == 16 for topic in topics("en"))
    rolls = game.legal(SCENES["roll"], CHANCE)
    assert [(roll.yellow, roll.blue) for roll in rolls] == [(y, b) for y in range(1, 7) for b in range(1, 9)]


@pytest.mark.parametrize("roll", ["0 1", "7 1", "1 0", "1 9"])
def test_r2_no_die_falls_off_its_sides(roll):
    action = Roll(*map(int, roll.split()))
    assert game.check(SCENES["roll"], CHANCE, action) == Illegal(
        "impossible", f"Chance cannot deal 'roll {roll}' now.", {"action": f"roll {roll}"}
    )


@pytest.mark.parametrize("table", [*PRINTED.values(), game.draw(SCENES["table"], Rng(1)).letters])
def test_r3_every_coordinate_stands_on_three_rolls(table):
    assert Counter(coordinate(table, roll) for roll in ROLLS) == dict.fromkeys(COORDINATES, 3)


@pytest.mark.parametrize(
    "letters", ["", CARD[:-1], CARD + "a", "a" + CARD[1:-1] + "a", CARD.replace("p", "q"), CARD.upper()]
)
def test_r3_another_table_is_refused(letters):
    assert game.check(SCENES["table"], CHANCE, CodeTable(CARD)) is None
    assert game.check(SCENES["table"], CHANCE, CodeTable(letters)).code == "impossible"


def test_r4_blue_in_odd_rounds_and_green_in_even_ones():
    first = caught(target=9)
    assert game.view(first, None).deck == "blue"
    second = after(first, "2 guess A1")
    assert game.view(second, None).deck == "green"
    dealt = after(second, "- topic Drinks", "- chameleon 1", "- roll 1 1")
    assert dealt.table == PRINTED["green"]


def test_r5_printed_cards_have_the_rulebooks_cells():
    assert coordinate(PRINTED["blue"], (3, 6)) == "A4"
    assert coordinate(PRINTED["blue"], (1, 7)) == "D3"
    assert begun().table == PRINTED["blue"]
    assert PRINTED["blue"] != PRINTED["green"]


def test_r5_fresh_cards_are_the_default_and_drawn_after_the_roll():
    assert Config().code_cards == "fresh"
    state = SCENES["table"]
    assert (phase(state), game.to_act(state), game.chances(state)) == ("table", (CHANCE,), ())
    tables = {game.draw(state, Rng(seed)).letters for seed in range(20)}
    assert len(tables) == 20
    assert {secret(after(state, f"- table {table}")) for table in tables} > {"A1"}


def test_r5_no_fresh_table_elsewhere():
    table = CodeTable(CARD)
    others = {name: game.check(state, CHANCE, table) for name, state in SCENES.items() if name != "table"}
    assert {name: illegal.code for name, illegal in others.items()} == {
        **dict.fromkeys(("dealer", "topic", "chameleon", "roll"), "impossible"),
        **dict.fromkeys(("clues", "discussion", "vote", "tie", "guess"), "not_your_turn"),
        "over": "over",
    }


def test_r6_a4_on_food_is_chicken():
    state = caught(rounds=1)
    (finished,) = after(state, "2 guess A4").played
    assert (finished.topic.title, finished.coordinate, finished.word) == ("Food", "A4", "Chicken")


def test_r6_chosen_topics_and_own_ones_added_to_them():
    config = Config(chosen=("Food", "Drinks"), topics=(PETS,), own="add")
    assert game.unfit(config, 4) is None
    state = after(game.start(config, 4), "- dealer 1")
    assert [deal.title for deal in game.legal(state, CHANCE)] == ["Food", "Drinks", "Pets"]
    old = TopicCard("Fashion", PETS.words)  # from a built-in box that has changed since
    assert rules.check_recorded(state, CHANCE, old) is None
    strict = after(game.start(Config(topics=(PETS,)), 4), "- dealer 1")
    assert rules.check_recorded(strict, CHANCE, old).code == "impossible"
    mine = Topic("food", PETS.words)  # a topic of one's own takes the place of its namesake
    assert [card.title for card in box(Config(chosen=("Food",), topics=(mine,), own="add"))] == ["food"]
    assert game.unfit(Config(chosen=("Cibo",)), 4).names == {"title": "Cibo"}
    assert game.unfit(Config(chosen=()), 4).code == "no_topics"


def test_r6_own_topics_take_the_place_of_the_built_in_ones():
    config = Config(topics=(PETS,))
    assert game.unfit(config, 4) is None
    state = after(game.start(config, 4), "- dealer 1")
    assert [str(action) for action in game.legal(state, CHANCE)] == [topic_card("Pets", config)]
    assert game.view(after(state, "- topic Pets"), None).topic == PETS


@pytest.mark.parametrize(
    "words", [PETS.words[:15], (*PETS.words, "goat"), ("", *PETS.words[1:]), ("x" * 200, *PETS.words[1:])]
)
def test_r6_topics_with_a_fault_are_refused_with_the_reason(words):
    why = game.unfit(Config(topics=(PETS, Topic("Farm", words))), 4)
    fault = topic_fault("Farm", words)
    text = f"Your topic 'Farm' cannot be played: {fault.text}"
    assert (why.code, why.text, why.names) == (fault.code, text, fault.names)


def test_r6_a_repeated_word_is_refused():
    assert game.unfit(Config(topics=(Topic("Farm", ("CATDO", *PETS.words[1:])),)), 4) is not None


def test_r6_a_repeated_title_is_refused():
    twice = Config(topics=(PETS, Topic("pets", PETS.words)))
    assert game.unfit(twice, 4).text == "You have two topics called 'Pets'."
    spaced = Config(topics=(Topic(" Farm", PETS.words),))
    assert game.unfit(spaced, 4) == "The title of your topic ' Farm' has extra spaces."


def test_r6_an_unknown_language_is_refused():
    why = game.unfit(Config(language="xx"), 4)
    assert why.startswith("The Chameleon has no language 'xx'; its languages are: en")


# R7, R8: dealing


@pytest.mark.parametrize("seats", SEATS)
def test_r7_every_seat_is_the_chameleon_equally_often(seats):
    state = after(game.start(Config(), seats), "- dealer 1", "- topic Food")
    chances = [(str(action), chance) for action, chance in game.chances(state)]
    assert chances == [(f"chameleon {seat + 1}", 1 / seats) for seat in range(seats)]
    assert refusal(state, f"- chameleon {seats + 1}").code == "impossible"


@pytest.mark.parametrize("seats", SEATS)
def test_r8_the_first_dealer_is_random(seats):
    state = game.start(Config(), seats)
    assert game.to_act(state) == (CHANCE,)
    chances = [(str(action), chance) for action, chance in game.chances(state)]
    assert chances == [(f"dealer {seat + 1}", 1 / seats) for seat in range(seats)]
    assert {str(game.draw(state, Rng(seed))) for seed in range(60)} == {action for action, _ in chances}


def test_r8_chance_brings_things_in_order():
    order = ["dealer", "topic", "chameleon", "roll", "table"]
    assert [phase(SCENES[name]) for name in order] == order
    for name in order:
        assert game.to_act(SCENES[name]) == (CHANCE,)
        assert refusal(SCENES[name], "1 clue feather") == Illegal(
            "chance", "A card or die comes first; nobody else can act."
        )
    assert refusal(SCENES["topic"], "- dealer 2").text == "Chance cannot deal 'dealer 2' now."
    assert refusal(SCENES["roll"], "- ready").code == "impossible"


def test_r8_all_rolls_are_equally_likely():
    assert {chance for _, chance in game.chances(SCENES["roll"])} == {1 / 48}
    assert game.chances(SCENES["clues"]) == ()
    assert game.chances(SCENES["over"]) == ()


def test_r8_any_topic_comes_first():
    titles = [topic.title for topic in topics("en")]
    assert [action.title for action in game.legal(SCENES["topic"], CHANCE)] == titles
    assert refusal(SCENES["topic"], f"- topic Nonsense,{','.join(PETS.words)}").code == "impossible"


# R9, the clues


@pytest.mark.parametrize("dealer", [1, 3, 4])
def test_r9_from_the_dealer_clockwise(dealer):
    state, order = begun(dealer=dealer), []
    for clue in ("feather", "wing", "roast", "yard"):
        (speaker,) = game.to_act(state)
        order.append(speaker + 1)
        assert game.legal(state, speaker) == ()
        state = after(state, f"{speaker + 1} clue {clue}")
    assert order == [(dealer - 1 + turn) % 4 + 1 for turn in range(4)]
    assert state.clues == ("feather", "wing", "roast", "yard")
    assert phase(state) == "discussion"


def test_r9_only_the_speaker_is_asked_for_a_clue():
    state = after(begun(), "1 clue feather")
    asked = Ask("clue", "clue WORD", "Say one word that goes with the secret word; the Chameleon bluffs.")
    assert [game.asks(state, Seat(seat)) for seat in range(4)] == [None, asked, None, None]
    assert game.asks(SCENES["vote"], Seat(1)) is None
    assert refusal(state, "1 clue wing") == Illegal(
        "not_your_turn", "Seat 1 cannot act now: seat 2 can.", {"seat": 1, "waited": "2"}
    )


@pytest.mark.parametrize(
    "clue", ["", "  ", "two words", "feather", "FEATHER", "feathers", "Chicken", "pizza"]
)
def test_r9_refused_clues_are_named(clue):
    state = after(begun(), "1 clue feather")
    card = game.view(state, None).topic.words
    illegal = game.check(state, Seat(1), Clue(clue))
    ruling = fault_in_clue(clue, ["feather"], card, "en")
    assert (illegal.code, illegal.text, illegal.names) == (ruling.code, ruling.text, ruling.names)
    assert state == after(begun(), "1 clue feather")


@pytest.mark.parametrize("clue", [" wing", "wing ", "w  i-n", "wing\n"])
def test_r9_no_spaces_a_log_could_not_keep(clue):
    illegal = game.check(begun(), Seat(0), Clue(clue))
    text = f"There are too many spaces in the clue {clue!r}."
    assert illegal == Illegal("spaces", text, {"clue": clue})


def test_r9_each_fault_has_its_own_code():
    state = after(begun(), "1 clue feather")
    faults = {refusal(state, f"2 clue {clue}").code for clue in ("", "two words", "feather", "Pizza")}
    assert len(faults) == 4


def test_r9_a_clue_of_an_earlier_round_may_come_again():
    state = after(caught(), "2 guess A1", "- topic Drinks", "- chameleon 1", "- roll 1 1")
    assert game.check(state, Seat(1), Clue("feather")) is None


def test_r9_a_pass_is_no_clue_to_repeat():
    state = after(begun(**TIMED), "late 1 pass", "2 clue pass")
    assert state.clues == (None, "pass")


@pytest.mark.parametrize("word", range(16))
def test_r9_every_word_of_the_card_is_refused_alike_for_every_seat_and_secret(word):
    text = next(topic for topic in topics("en") if topic.title == "Food").words[word]
    refusals = set()
    for dealer in range(1, 5):  # the dealer speaks: so every seat is asked once with and once without a code
        for chameleon in (dealer, dealer % 4 + 1):
            for roll in ("3 6", "1 7", "1 1"):
                state = begun(dealer=dealer, chameleon=chameleon, roll=roll)
                illegal = game.check(state, Seat(dealer - 1), Clue(text))
                refusals.add((illegal.code, illegal.text, tuple(illegal.names.items())))
    assert len(refusals) == 1


def test_r9_the_secret_word_is_refused_like_its_neighbours():
    state = begun()
    codes = {game.check(state, Seat(0), Clue(word)).code for word in game.view(state, None).topic.words}
    assert len(codes) == 1


# R10, the discussion


def test_r10_talk_until_every_seat_is_ready():
    state = spoken()
    assert game.to_act(state) == (0, 1, 2, 3)
    assert all(notations(state, seat) == ["ready"] for seat in range(1, 5))
    state = after(state, "3 ready", "1 ready")
    assert game.to_act(state) == (1, 3)
    assert state.ready == (True, False, True, False)
    assert refusal(state, "3 ready").text == "Seat 3 cannot act now: seats 2, 4 can."
    assert phase(after(state, "2 ready")) == "discussion"
    assert phase(after(state, "2 ready", "4 ready")) == "vote"


# R11, R12: the vote


def test_r11_all_vote_at_the_same_time_for_another_seat():
    state = discussed()
    assert game.to_act(state) == (0, 1, 2, 3)
    assert notations(state, 1) == ["vote 2", "vote 3", "vote 4"]
    assert notations(state, 3) == ["vote 1", "vote 2", "vote 4"]
    state = after(state, "2 vote 1")
    assert game.to_act(state) == (0, 2, 3)
    assert state.votes == (None, 0, None, None)
    assert refusal(state, "2 vote 3").code == "not_your_turn"
    assert notations(state, 2) == []


def test_r11_not_for_oneself_and_not_for_an_empty_chair():
    state = discussed()
    assert refusal(state, "2 vote 2") == Illegal(
        "own_seat", "Seat 2 is yours: vote for someone else.", {"seat": 2}
    )
    assert refusal(state, "2 vote 5") == Illegal(
        "no_such_seat", "There is no seat 5: the table has 4.", {"seat": 5}
    )
    assert game.check(state, Seat(1), Vote(Seat(-1))).text == "There is no seat 0: the table has 4."


def test_r12_most_votes_is_accused():
    state = voted("2122")
    assert (phase(state), state.accused, game.to_act(state)) == ("guess", 1, (1,))
    assert voted("3313", chameleon=2).played[0].accused == 2  # escaped: the round is over at once
    state = voted("23122", chameleon=2)  # 3 votes of 5
    assert state.accused == 1


@pytest.mark.parametrize(
    ("votes", "tied"),
    [("2121", [1, 2]), ("2341", [1, 2, 3, 4]), ("2143", [1, 2, 3, 4]), ("33112", [1, 3]), ("231", [1, 2, 3])],
)
def test_r12_in_a_tie_the_dealer_names_one_of_the_tied(votes, tied):
    for dealer in range(1, len(votes) + 1):
        state = voted(votes, dealer=dealer)
        assert (phase(state), game.to_act(state), state.accused) == ("tie", (dealer - 1,), None)
        assert notations(state, dealer) == [f"accuse {seat}" for seat in tied]


def test_r12_whatever_the_dealers_own_vote_was_and_also_for_the_dealer():
    state = voted("2121", dealer=3)  # the dealer voted for seat 2
    assert after(state, "3 accuse 1").played[0].accused == 0
    assert after(state, "3 accuse 2").accused == 1
    tied_dealer = voted("2121", dealer=1)
    assert after(tied_dealer, "1 accuse 1").played[0].result == "escaped"
    assert after(tied_dealer, "1 accuse 2").accused == 1
    caught_dealer = voted("2121", dealer=2)  # the dealer is the Chameleon, and may even name itself
    assert game.to_act(after(caught_dealer, "2 accuse 2")) == (1,)


def test_r12_only_the_dealer_and_only_the_tied():
    state = voted("2121")
    assert refusal(state, "1 accuse 3") == Illegal(
        "not_tied", "Seat 3 is not in the tie: accuse one of the seats 1, 2.", {"seat": 3, "tied": "1, 2"}
    )
    assert refusal(state, "1 accuse 5").text == "There is no seat 5: the table has 4."
    assert refusal(state, "2 accuse 1").text == "Seat 2 cannot act now: seat 1 can."


# R13 to R17: the end of a round


def test_r13_a_code_card_lets_the_chameleon_escape():
    state = voted("3313")
    (finished,) = state.played
    assert (finished.accused, finished.chameleon, finished.result) == (2, 1, "escaped")
    assert (finished.guesses, state.accused) == ((), None)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_r14_a_caught_chameleon_guesses_once(seats):
    state = caught(seats)
    assert (phase(state), game.to_act(state)) == ("guess", (1,))
    assert notations(state, 2) == [*(f"guess {place}" for place in COORDINATES), "decline"]
    assert after(state, "2 guess A4").played[0].result == "guessed"
    wrong = after(state, "2 guess B4").played[0]
    assert (wrong.result, wrong.guesses) == ("caught", ("B4",))


def test_r14_a_caught_chameleon_may_decline():
    (finished,) = after(caught(), "2 decline").played
    assert (finished.result, finished.guesses, finished.points) == ("caught", (), (2, 0, 2, 2))
    (second,) = after(caught(3), "2 guess A1", "2 decline").played
    assert (second.result, second.guesses) == ("caught", ("A1",))
    assert refusal(voted("2121"), "1 decline").code in ("wrong_phase", "not_your_turn")


def test_r14_only_the_chameleon_guesses_and_only_on_the_card():
    state = caught()
    assert refusal(state, "1 guess A4").text == "Seat 1 cannot act now: seat 2 can."
    assert game.check(state, Seat(1), Guess("E5")) == Illegal(
        "no_such_coordinate",
        "There is no 'E5' on a topic card: the places go from A1 to D4.",
        {"coordinate": "E5"},
    )


@pytest.mark.parametrize(
    ("guess", "result", "points"),
    [("A4", "guessed", (0, 1, 0, 0)), ("D3", "caught", (2, 0, 2, 2))],
)
def test_r15_points_of_a_caught_chameleon(guess, result, points):
    (finished,) = after(caught(), f"2 guess {guess}").played
    assert (finished.result, finished.points) == (result, points)


def test_r15_points_of_an_escaped_chameleon():
    assert voted("3313").played[0].points == (0, 2, 0, 0)


def test_r15_a_finished_round_is_laid_open():
    state = after(voted("2121", dealer=3), "3 accuse 2", "2 guess C1")
    (finished,) = state.played
    assert finished.dealer == 2
    assert finished.dice == (3, 6)
    assert finished.table == PRINTED["blue"]
    assert finished.clues == ("feather", "wing", "roast", "yard")
    assert finished.votes == (1, 0, 1, 0)
    assert finished.guesses == ("C1",)
    assert all(game.view(state, seat).played == (finished,) for seat in (None, 0, 1, 2, 3))


def test_r15_points_add_up():
    state = after(caught(), "2 guess A1", "- topic Drinks", "- chameleon 2", "- roll 1 1")
    assert game.view(state, None).scores == (2, 0, 2, 2)
    assert game.view(game.start(Config(), 5), None).scores == (0, 0, 0, 0, 0)


def test_r16_three_seats_have_two_different_guesses():
    state = after(caught(3), "2 guess A1")
    assert (phase(state), game.to_act(state), state.guesses) == ("guess", (1,), ("A1",))
    assert notations(state, 2) == [*(f"guess {place}" for place in COORDINATES if place != "A1"), "decline"]
    assert refusal(state, "2 guess A1") == Illegal(
        "same_guess", "You already guessed A1, and it was wrong.", {"coordinate": "A1"}
    )
    right = after(state, "2 guess A4").played[0]
    assert (right.result, right.guesses, right.points) == ("guessed", ("A1", "A4"), (0, 1, 0))
    wrong = after(state, "2 guess B1").played[0]
    assert (wrong.result, wrong.points) == ("caught", (2, 0, 2))


def test_r16_a_right_first_guess_ends_it():
    (finished,) = after(caught(3), "2 guess A4").played
    assert (finished.result, finished.guesses) == ("guessed", ("A4",))


@pytest.mark.parametrize(
    "end",
    [lambda: after(caught(), "2 guess A1"), lambda: voted("3313"), lambda: after(caught(), "2 guess A4")],
)
def test_r17_the_chameleon_deals_the_next_round_caught_or_not(end):
    state = end()
    assert (state.dealer, state.topic, state.chameleon, state.dice, state.table) == (
        1,
        None,
        None,
        None,
        None,
    )
    assert (state.clues, state.ready, state.votes) == ((), (False,) * 4, (None,) * 4)
    assert (phase(state), game.to_act(state)) == ("topic", (CHANCE,))
    assert game.to_act(after(state, "- topic Drinks", "- chameleon 4", "- roll 1 1")) == (1,)


def test_r17_no_topic_comes_back_before_all_were_used():
    box = (PETS, Topic("Farm", PETS.words), Topic("Zoo", PETS.words))
    config = {"topics": box, "target": 50}

    def next_round(state, title):
        state = after(state, f"- topic {title}", "- chameleon 2", "- roll 3 6")
        for clue in ("feather", "wing", "roast"):
            state = after(state, f"{game.to_act(state)[0] + 1} clue {clue}")
        return after(state, "1 ready", "2 ready", "3 ready", "1 vote 3", "2 vote 1", "3 vote 1")

    state = after(game.start(Config(code_cards="printed", **config), 3), "- dealer 1")
    for titles, title in ((["Pets", "Farm", "Zoo"], "Farm"), (["Pets", "Zoo"], "Zoo"), (["Pets"], "Pets")):
        assert [topic.title for topic in unused(state)] == titles
        state = next_round(state, title)
    assert [action.title for action in game.legal(state, CHANCE)] == ["Pets", "Farm", "Zoo"]
    state = next_round(state, "Pets")
    assert [action.title for action in game.legal(state, CHANCE)] == ["Farm", "Zoo"]
    assert refusal(state, "- topic Pets").code == "impossible"


# R18, R19: the end of the game


def test_r18_first_to_five_points():
    assert Config().target == 5
    state = game.start(Config(code_cards="printed"), 4)
    state = after(state, "- dealer 1")
    titles = iter(topic.title for topic in topics("en"))
    totals = []
    while game.outcome(state) is None:  # seat 2 escapes again and again
        state = after(state, f"- topic {next(titles)}", "- chameleon 2", "- roll 3 6")
        for clue in ("aardvark", "zeppelin", "quixotic", "jamboree"):
            state = after(state, f"{game.to_act(state)[0] + 1} clue {clue}")
        state = after(state, *(f"{seat} ready" for seat in range(1, 5)))
        state = after(state, "1 vote 3", "2 vote 3", "3 vote 1", "4 vote 3")
        totals.append(game.view(state, None).scores)
    assert totals == [(0, 2, 0, 0), (0, 4, 0, 0), (0, 6, 0, 0)]
    assert game.outcome(state) == Outcome((0.0, 6.0, 0.0, 0.0), (Seat(1),), "target")
    assert (phase(state), game.to_act(state), game.legal(state, CHANCE)) == ("over", (), ())
    assert refusal(state, "1 ready") == Illegal("over", "The game is over.")


@pytest.mark.parametrize(("target", "over"), [(1, True), (2, True), (3, False)])
def test_r18_any_positive_target(target, over):
    assert (game.outcome(voted("3313", target=target)) is not None) == over


def test_r18_no_game_ends_within_a_round():
    for state in SCENES.values():
        assert (game.outcome(state) is None) == (game.to_act(state) != ())
    assert game.outcome(after(voted("3313", target=3), "- topic Drinks")) is None


def test_r18_a_number_of_rounds_instead_of_the_target():
    state = voted("3313", rounds=2, target=1)
    assert game.outcome(state) is None
    state = after(state, "- topic Drinks", "- chameleon 1", "- roll 1 1")
    for seat, clue in ((2, "feather"), (3, "wing"), (4, "roast"), (1, "yard")):
        state = after(state, f"{seat} clue {clue}")
    state = after(state, *(f"{seat} ready" for seat in range(1, 5)))
    state = after(state, "1 vote 2", "2 vote 1", "3 vote 1", "4 vote 1")
    wrong = next(place for place in COORDINATES if place != secret(state))
    state = after(state, f"1 guess {wrong}")
    assert game.outcome(state) == Outcome((0.0, 4.0, 2.0, 2.0), (Seat(1),), "rounds")


@pytest.mark.parametrize(
    ("state", "winners", "reason"),
    [
        (voted("3313", rounds=1), (1,), "escaped"),
        (after(caught(rounds=1), "2 guess A4"), (1,), "guessed"),
        (after(caught(rounds=1), "2 guess A1"), (0, 2, 3), "caught"),
    ],
)
def test_r18_a_single_round_names_who_won_it(state, winners, reason):
    outcome = game.outcome(state)
    assert (outcome.winners, outcome.reason) == (winners, reason)
    assert outcome.scores == state.played[0].points


def test_r19_equal_totals_share_the_win():
    state = after(caught(target=2), "2 guess A1")
    assert game.outcome(state) == Outcome((2.0, 0.0, 2.0, 2.0), (Seat(0), Seat(2), Seat(3)), "target")


def test_r19_of_several_past_the_target_the_highest_total_wins():
    state = after(voted("3313", target=2, rounds=0))
    assert game.outcome(state).winners == (1,)
    state = after(
        caught(3, target=3), "2 guess A1", "2 guess B1", "- topic Drinks", "- chameleon 1", "- roll 1 1"
    )
    for seat, clue in ((2, "feather"), (3, "wing"), (1, "yard")):
        state = after(state, f"{seat} clue {clue}")
    state = after(state, "1 ready", "2 ready", "3 ready", "1 vote 2", "2 vote 3", "3 vote 2")
    assert game.view(state, None).scores == (4, 0, 2)
    assert game.outcome(state) == Outcome((4.0, 0.0, 2.0), (Seat(0),), "target")


# R20: the clock


@pytest.mark.parametrize(
    ("scene", "timer"),
    [
        (lambda: begun(**TIMED), Timer("clues 1.0", 10)),
        (lambda: spoken(**TIMED), Timer("discussion 1.4", 20)),
        (lambda: discussed(**TIMED), Timer("vote 1.4", 30)),
        (lambda: voted("2121", **TIMED), Timer("tie 1.4", 30)),
        (lambda: caught(**TIMED), Timer("guess 1.4", 40)),
    ],
)
def test_r20_each_phase_has_its_timer(scene, timer):
    state = scene()
    for seat in range(4):
        assert game.timer(state, Seat(seat)) == (timer if seat in game.to_act(state) else None)


def test_r20_a_timer_starts_anew_with_each_clue_guess_and_round():
    names = []
    state = begun(seats=3, **TIMED)
    for clue in ("feather", "wing", "roast"):
        (seat,) = game.to_act(state)
        names.append(game.timer(state, seat).name)
        state = after(state, f"{seat + 1} clue {clue}")
    state = caught(3, **TIMED)
    names += [game.timer(state, Seat(1)).name, game.timer(after(state, "2 guess A1"), Seat(1)).name]
    state = after(state, "2 guess A4", "- topic Drinks", "- chameleon 1", "- roll 1 1")
    names.append(game.timer(state, Seat(1)).name)
    assert names == ["clues 1.0", "clues 1.1", "clues 1.2", "guess 1.3", "guess 1.4", "clues 2.0"]


def test_r20_the_first_clue_after_a_round_leaves_time_to_look_at_the_result():
    state = after(caught(3, **TIMED), "2 guess A1", "2 guess A4")
    state = after(state, "- topic Drinks", "- chameleon 1", "- roll 1 1")
    assert game.timer(state, Seat(1)).seconds == 10 + 20
    state = after(state, "2 clue sugar")
    assert game.timer(state, Seat(2)).seconds == 10


def test_r20_the_discussion_and_the_vote_have_one_timer_for_all():
    state = spoken(**TIMED)
    assert game.timer(after(state, "1 ready"), Seat(1)) == game.timer(state, Seat(1))
    state = discussed(**TIMED)
    assert game.timer(after(state, "1 vote 2"), Seat(1)) == game.timer(state, Seat(1))


def test_r20_without_a_timer_the_clock_does_nothing():
    for state in SCENES.values():
        assert game.legal(state, CLOCK) == []
        assert all(game.timer(state, Seat(seat)) is None for seat in range(-1, state.seats))
    assert refusal(SCENES["clues"], "late 2 pass") == Illegal(
        "not_your_turn", "The clock cannot act now: seat 2 can.", {"seat": -1, "waited": "2"}
    )
    assert refusal(SCENES["over"], "late 2 pass").code == "over"


@pytest.mark.parametrize(
    ("state", "lates"),
    [
        (after(begun(**TIMED), "1 clue feather"), ["late 2 pass"]),
        (after(spoken(**TIMED), "1 ready", "3 ready"), ["late 2 ready", "late 4 ready"]),
        (
            after(discussed(**TIMED), "1 vote 2", "3 vote 2"),
            [f"late 2 vote {seat}" for seat in (1, 3, 4)] + [f"late 4 vote {seat}" for seat in (1, 2, 3)],
        ),
        (voted("2121", dealer=4, **TIMED), ["late 4 accuse 1", "late 4 accuse 2"]),
        (caught(**TIMED), [f"late 2 guess {place}" for place in COORDINATES]),
        (
            after(caught(3, **TIMED), "2 guess A1"),
            [f"late 2 guess {place}" for place in COORDINATES if place != "A1"],
        ),
    ],
)
def test_r20_the_clock_acts_for_those_who_are_waited_for(state, lates):
    assert [str(action) for action in game.legal(state, CLOCK)] == lates
    for late in lates:
        by_clock = after(state, late)
        _, seat, text = late.split(" ", 2)
        if text != "pass":
            assert by_clock == after(state, f"{seat} {text}")


def test_r20_a_missed_clue_is_recorded_as_a_pass():
    state = after(begun(**TIMED), "1 clue feather", "late 2 pass", "3 clue wing")
    assert state.clues == ("feather", None, "wing")
    assert game.view(state, None).clues == state.clues


def test_r20_only_the_clock_is_late_and_only_for_those_who_are():
    state = after(begun(**TIMED), "1 clue feather")
    assert refusal(state, "late 1 pass") == Illegal(
        "clock", "The clock cannot do 'late 1 pass' now.", {"action": "late 1 pass"}
    )
    assert refusal(state, "late 2 ready").code == "clock"
    assert game.check(state, CLOCK, Clue("wing")).text == "The clock cannot do 'clue wing' now."
    for action in (Pass(), Late(Seat(1), Pass())):
        assert game.check(state, Seat(1), action) == Illegal(
            "not_yours",
            f"Only the clock can do '{action}', when a seat's time is up.",
            {"action": str(action)},
        )


def test_r20_one_timer_without_the_others():
    state = begun(clue_seconds=5)
    assert game.timer(state, Seat(0)) == Timer("clues 1.0", 5)
    assert game.legal(spoken(clue_seconds=5), CLOCK) == []
    assert Config().clue_seconds == Config().discussion_seconds == 0
    assert Config().vote_seconds == Config().guess_seconds == 0


# Refusals of what belongs elsewhere


@pytest.mark.parametrize(
    ("scene", "seat", "text"),
    [
        ("clues", 2, "clues are being given"),
        ("discussion", 1, "the table is discussing"),
        ("vote", 2, "everyone is voting"),
        ("tie", 1, "the dealer is breaking a tie"),
        ("guess", 2, "the Chameleon is guessing"),
    ],
)
def test_an_action_of_another_phase_is_refused(scene, seat, text):
    own = {"clues": "clue", "discussion": "ready", "vote": "vote", "tie": "accuse", "guess": "guess"}
    for action in ("clue stone", "ready", "vote 1", "accuse 1", "guess B1"):
        illegal = game.check(SCENES[scene], Seat(seat - 1), game.parse(action))
        if action.startswith(own[scene]):
            assert illegal is None
        else:
            expected = f"You cannot do '{action}' now: {text}."
            assert illegal == Illegal("wrong_phase", expected, {"action": action})


@pytest.mark.parametrize(
    "action", ["dealer 1", topic_card("Food"), "chameleon 1", "roll 3 6", f"table {CARD}"]
)
def test_what_chance_does_no_seat_may_do(action):
    assert refusal(SCENES["clues"], f"2 {action}") == Illegal(
        "not_yours", f"Only chance can do '{action}'.", {"action": action}
    )


def test_refusals_out_of_range_come_before_those_of_the_phase():
    assert game.check(voted("2121"), Seat(0), Accuse(Seat(6))).names == {"seat": 7}
    assert game.check(SCENES["clues"], Seat(1), Vote(Seat(8))).code == "wrong_phase"


# R21: spoken clues


def test_r21_the_dealer_leads_a_table_that_speaks():
    state = begun(voice=True)
    dealer = state.dealer
    assert game.to_act(state) == (dealer,)
    assert (notations(state, dealer + 1), game.asks(state, dealer)) == (["ready"], None)
    assert refusal(state, f"{dealer + 1} clue feather").code == "spoken"
    state = after(state, f"{dealer + 1} ready")
    assert (phase(state), state.clues, game.to_act(state)) == ("discussion", ("—",) * 4, (dealer,))
    state = after(state, f"{dealer + 1} ready")
    assert (phase(state), len(game.to_act(state))) == ("vote", 4)


def test_r21_the_clock_steps_on_for_a_late_dealer():
    state = begun(voice=True, **TIMED)
    assert [str(action) for action in game.legal(state, CLOCK)] == [f"late {state.dealer + 1} ready"]
