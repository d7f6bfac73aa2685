"""Codenames, rule by rule."""

from collections import Counter

import pytest

from furcifer.core import CHANCE, CLOCK, Ask, Illegal, Outcome, Rng, Seat, Timer
from furcifer.games.codenames import clues, game, knowledge, phases, rules, scoring, setup
from furcifer.games.codenames.actions import Clue, Deal, Guess, Key, Late, Pass
from furcifer.games.codenames.clues import agreements
from furcifer.games.codenames.notation import parse
from furcifer.games.codenames.state import Config, State, Turn
from furcifer.words import Agreements, languages, pack, themes

from .example_table import (
    BLUE_KEY,
    BLUES,
    EVERY_PHASE,
    KEY,
    REDS,
    WORDS,
    covered,
    guesses,
    in_phase,
    laid,
    played,
    refused,
)

RED, BLUE = "r", "b"


def acting(state) -> list[int]:
    """Return the seats that can act, counted from 1."""
    return [seat + 1 for seat in rules.to_act(state)]


def texts(state, seat: int) -> list[str]:
    return [str(action) for action in rules.legal(state, Seat(seat - 1))]


# R1 to R3: the table


@pytest.mark.parametrize(
    ("seats", "red", "blue"),
    [
        (4, [3], [4]),
        (5, [3, 5], [4]),
        (6, [3, 5], [4, 6]),
        (9, [3, 5, 7, 9], [4, 6, 8]),
        (10, [3, 5, 7, 9], [4, 6, 8, 10]),
    ],
)
def test_r1_two_teams_of_a_spymaster_and_operatives(seats, red, blue):
    state = laid(seats)
    assert acting(state) == [1]
    state = played(state, "1 clue tree 1")
    assert acting(state) == red
    state = played(state, "3 guess LEMON")
    assert acting(state) == [2]
    assert acting(played(state, "2 clue tree 1")) == blue


def test_r1_four_to_ten_seats_or_two_and_three_together():
    assert game.meta.seats == (2, 3, 4, 5, 6, 7, 8, 9, 10)


def test_r2_chance_lays_25_words_and_a_key():
    state = setup.start(Config(), 4)
    assert rules.to_act(state) == (CHANCE,)
    assert rules.legal(state, CHANCE) == ()
    deal = setup.draw(state, Rng(1))
    assert len(set(deal.words)) == 25
    assert set(deal.words) <= set(pack("en"))
    assert rules.check(state, CHANCE, deal) is None
    state = rules.apply(state, CHANCE, deal)
    assert (state.words, state.tiles, state.phase) == (deal.words, "." * 25, "key")
    assert rules.to_act(state) == (CHANCE,)
    assert rules.legal(state, CHANCE) == ()
    key = setup.draw(state, Rng(1))
    assert rules.check(state, CHANCE, key) is None
    state = rules.apply(state, CHANCE, key)
    assert (state.key, state.phase, state.marks) == (key.letters, "clue", ())


def test_r2_nine_of_the_starting_team_eight_seven_and_one():
    state = rules.apply(setup.start(Config(pack=WORDS), 4), CHANCE, Deal(WORDS))
    keys = [setup.draw(state, Rng(seed)).letters for seed in range(60)]
    kinds = Counter(tuple(key.count(letter) for letter in "rbnx") for key in keys)
    assert set(kinds) == {(9, 8, 7, 1), (8, 9, 7, 1)}
    assert min(kinds.values()) > 15  # either team starts
    assert len({key.index("x") for key in keys}) > 15  # anywhere


def test_r2_the_team_with_nine_starts():
    assert (laid().turns, acting(laid())) == ((Turn(RED),), [1])
    assert (laid(key=BLUE_KEY).turns, acting(laid(key=BLUE_KEY))) == ((Turn(BLUE),), [2])


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (Deal(WORDS[:24]), Illegal("deal", "A deal has 25 words, not 24.", {"count": 24})),
        (Deal((*WORDS, "RAY")), Illegal("deal", "A deal has 25 words, not 26.", {"count": 26})),
        (
            Deal((*WORDS[:24], "RAY")),
            Illegal("dealt_twice", "RAY cannot be dealt twice.", {"word": "RAY"}),
        ),
        (
            Deal((*WORDS[:24], "ZEBRA")),
            Illegal("not_in_pack", "ZEBRA is not in the pack of this table.", {"word": "ZEBRA"}),
        ),
        (
            Guess("RAY"),
            Illegal(
                "chance",
                "Chance cannot guess RAY now: first the words are dealt.",
                {"action": "guess RAY"},
            ),
        ),
    ],
)
def test_r2_chance_deals_from_the_pack_only(action, refusal):
    assert rules.check(setup.start(Config(pack=WORDS), 4), CHANCE, action) == refusal


@pytest.mark.parametrize("letters", ["", KEY[1:], KEY + "n", "r" * 25, "r" * 9 + "b" * 9 + "n" * 6 + "x"])
def test_r2_a_key_has_its_letters(letters):
    state = rules.apply(setup.start(Config(pack=WORDS), 4), CHANCE, Deal(WORDS))
    text = f"{letters!r} is not a key: a key has nine of one team, eight of the other, seven n and one x."
    assert rules.check(state, CHANCE, Key(letters)) == Illegal("key", text, {"key": letters})
    assert rules.check(state, CHANCE, Key(BLUE_KEY)) is None


def test_r2_chance_acts_in_order_and_alone():
    fresh = setup.start(Config(pack=WORDS), 4)
    assert rules.check(fresh, CHANCE, Key(KEY)).text == (
        f"Chance cannot key {KEY} now: first the words are dealt."
    )
    state = rules.apply(fresh, CHANCE, Deal(WORDS))
    assert rules.check(state, CHANCE, Deal(WORDS)).text.endswith("now: first the key is drawn.")
    assert refused(state, "1 clue tree 1")[0] == "chance"
    assert refused(laid(), f"1 key {KEY}") == ("not_now", f"You cannot key {KEY} now: give your clue.")
    assert rules.check(laid(), CHANCE, Deal(WORDS)).code == "not_your_turn"


def test_r3_built_in_packs_have_400_words():
    assert "en" in languages()
    for language in languages():
        assert setup.unfit(Config(language=language), 4) is None
        assert len(setup.cards(Config(language=language))) >= 400


def test_r3_a_custom_pack_is_dealt_in_capitals():
    own = tuple(word.lower().replace("ice ", "ice  ") for word in WORDS)
    assert setup.unfit(Config(pack=own), 4) is None
    deal = setup.draw(setup.start(Config(pack=own), 4), Rng(3))
    assert sorted(deal.words) == sorted(WORDS)
    assert deal.words != WORDS


def test_r3_what_cannot_be_a_pack_is_refused_with_the_reason():
    assert setup.unfit(Config(language="tlh"), 4) == (
        f"There are no words in 'tlh'; the languages are: {', '.join(languages())}."
    )
    assert setup.unfit(Config(language="tlh", pack=WORDS), 4) is not None
    assert setup.unfit(Config(pack=WORDS[:24]), 4).names == {"least": 25, "count": 24}
    assert setup.unfit(Config(pack=(*WORDS, "Ray")), 4) is not None
    for comma in ",，":
        assert setup.unfit(Config(pack=(*WORDS, f"SALT{comma} PEPPER")), 4) is not None


def test_r3_themes_limit_the_built_in_words():
    for language in languages():
        config = Config(language=language, themes=("food", "animals"))
        assert setup.unfit(config, 4) is None
        deal = setup.draw(setup.start(config, 4), Rng(3))
        assert set(deal.words) <= {*themes(language)["food"], *themes(language)["animals"]}
    assert setup.unfit(Config(themes=()), 4).code == "pack_too_small"
    assert setup.unfit(Config(themes=("submarines",)), 4).names == {"theme": "submarines"}


def test_r3_own_words_are_added_to_the_built_in_ones_or_replace_them():
    few = ("lighthouse keeper", "our dog Rex", "octopus")
    added = Config(pack=few, own="add", themes=("animals",))
    assert setup.unfit(added, 4) is None
    assert set(setup.cards(added)) == {*themes("en")["animals"], "LIGHTHOUSE KEEPER", "OUR DOG REX"}
    assert setup.cards(added).count("OCTOPUS") == 1
    assert setup.unfit(Config(pack=few), 4).code == "pack_too_small"
    old = Deal(tuple(f"WORD {n}" for n in range(25)))  # from a built-in pack that has changed since
    assert rules.check_recorded(setup.start(added, 4), CHANCE, old) is None
    assert rules.check_recorded(setup.start(Config(pack=WORDS), 4), CHANCE, old).code == "not_in_pack"
    assert setup.unfit(Config(pack=("owl", "Owl"), own="add"), 4).code == "word_twice"


# R4 to R9: the turn


@pytest.mark.parametrize("number", [1, 2, 5, 8, 9])
def test_r4_a_word_and_a_number(number):
    state = played(laid(), f"1 clue tree {number}")
    assert state.turns == (Turn(RED, "tree", number),)
    assert state.phase == "guess"


def test_r4_example_tree_2():
    assert str(parse("clue tree 2")) == "clue tree 2"
    assert rules.check(laid(), Seat(0), parse("clue tree 2")) is None


def test_r4_the_clue_is_free_text():
    state = laid()
    assert rules.legal(state, Seat(0)) == ()
    one_to_nine = "Give one word and a number from 1 to 9"
    assert rules.asks(state, Seat(0)) == Ask("clue", "clue WORD NUMBER", f"{one_to_nine}.")
    assert rules.asks(laid(expert=True), Seat(0)) == Ask(
        "clue", "clue WORD NUMBER", f"{one_to_nine}, or 0, or unlimited."
    )
    assert rules.asks(state, Seat(1)) is None
    assert rules.asks(played(state, "1 clue tree 1"), Seat(2)) is None


@pytest.mark.parametrize("referee", ["strict", "table"])
def test_r4_no_other_number(referee):
    state = laid(referee=referee)
    for number in (10, 25):
        assert refused(state, f"1 clue tree {number}") == (
            "number",
            f"A clue is for 1 to 9 words, not for {number}.",
        )
    assert rules.check(state, Seat(0), parse("clue tree 10")).names == {"number": 10}


@pytest.mark.parametrize("number", ["0", "unlimited"])
def test_r4_zero_and_unlimited_are_expert_rules(number):
    assert refused(laid(), f"1 clue tree {number}") == (
        "expert",
        f"A clue for {number} belongs to the expert rules, which are off at this table.",
    )
    assert str(rules.check(laid(), Seat(0), parse(f"clue tree {number}")).names["number"]) == number
    state = played(laid(expert=True), f"1 clue tree {number}")
    assert str(state.turns[-1].number) == number
    assert refused(laid(expert=True), "1 clue tree 10")[0] == "number"


def test_r4_the_number_goes_before_the_word():
    assert refused(laid(), "1 clue ray 10")[0] == "number"


def test_r5_an_own_agent_lets_them_go_on():
    state = played(laid(), "1 clue tree 2", "3 guess RAY")
    assert (state.phase, acting(state)) == ("guess", [3])
    assert state.tiles == "r" + "." * 24
    assert state.turns == (Turn(RED, "tree", 2, ("RAY",)),)
    assert played(state, "3 guess BALL").turns[-1].guesses == ("RAY", "BALL")


@pytest.mark.parametrize(("word", "letter"), [("LEMON", "n"), ("CASTLE", "b")])
def test_r5_any_other_agent_ends_the_turn(word, letter):
    state = played(laid(), "1 clue tree 2", f"3 guess {word}")
    assert (state.phase, acting(state)) == ("clue", [2])
    assert state.tiles[WORDS.index(word)] == letter
    assert state.turns == (Turn(RED, "tree", 2, (word,)), Turn(BLUE))


def test_r5_the_enemys_agent_counts_for_the_enemy():
    assert knowledge.view(played(laid(), "1 clue tree 2", "3 guess CASTLE"), None).left == {"r": 9, "b": 7}


@pytest.mark.parametrize(
    ("key", "line", "outcome"),
    [
        (
            KEY,
            ("1 clue tree 2", "3 guess PIRATE"),
            Outcome((0.0, 1.0, 0.0, 1.0), (Seat(1), Seat(3)), "assassin"),
        ),
        (
            BLUE_KEY,
            ("2 clue tree 2", "4 guess PIRATE"),
            Outcome((1.0, 0.0, 1.0, 0.0), (Seat(0), Seat(2)), "assassin"),
        ),
    ],
)
def test_r5_the_assassin_loses_at_once(key, line, outcome):
    state = played(laid(key=key), *line)
    assert scoring.outcome(state) == outcome
    assert acting(state) == []
    assert (state.phase, state.tiles[24]) == ("over", "x")
    assert all(rules.legal(state, Seat(seat)) == () for seat in range(4))
    assert refused(state, "2 clue tree 1") == ("over", "The game is over.")


def test_r5_at_least_one_guess():
    state = played(laid(), "1 clue tree 2")
    assert "stop" not in texts(state, 3)
    assert refused(state, "3 stop") == ("guess_first", "Guess at least one word before you stop.")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_r6_at_most_the_number_and_one(number):
    state = played(laid(), f"1 clue tree {number}", *guesses(3, *REDS[:number]))
    assert state.phase == "guess"
    state = played(state, f"3 guess {REDS[number]}")
    assert (state.phase, acting(state)) == ("clue", [2])
    assert len(state.turns[0].guesses) == number + 1


@pytest.mark.parametrize("number", ["0", "unlimited"])
def test_r6_no_limit_after_zero_or_unlimited(number):
    state = played(laid(expert=True), f"1 clue tree {number}", *guesses(3, *REDS[:8]))
    assert (state.phase, len(state.turns)) == ("guess", 1)
    assert played(state, f"3 guess {REDS[8]}").phase == "over"


def test_r6_a_wrong_guess_ends_an_unlimited_turn_too():
    assert played(laid(expert=True), "1 clue tree unlimited", "3 guess RAY", "3 guess LEMON").phase == "clue"


def test_r7_they_may_stop_after_the_first_guess():
    state = played(laid(), "1 clue tree 2", "3 guess RAY")
    assert texts(state, 3)[-1] == "stop"
    state = played(state, "3 stop")
    assert (state.phase, acting(state)) == ("clue", [2])
    assert state.turns == (Turn(RED, "tree", 2, ("RAY",)), Turn(BLUE))
    # The next turn needs a guess of its own
    assert refused(played(state, "2 clue tree 2"), "4 stop")[0] == "guess_first"


def test_r7_any_uncovered_word_may_be_guessed():
    state = played(laid(), "1 clue tree 9", "3 guess OCTOPUS")
    words = [word for word in WORDS if word != "OCTOPUS"]
    expected = [f"guess {word}" for word in words] + [f"mark {word}" for word in words] + ["stop"]
    assert texts(state, 3) == expected
    assert refused(state, "3 guess octopus") == ("covered", "OCTOPUS is already covered.")
    assert refused(state, "3 guess ZEBRA") == ("no_such_word", "ZEBRA is not on the table.")
    assert rules.check(state, Seat(2), parse("guess ZEBRA")).names == {"word": "ZEBRA"}
    assert rules.check(state, Seat(2), parse("guess OCTOPUS")).names == {"word": "OCTOPUS"}


def test_r7_words_of_earlier_clues_may_be_guessed():
    state = played(laid(), "1 clue tree 2", "3 guess LEMON", "2 clue sea 1", "4 guess MOON")
    assert played(state, "1 clue fire 1", "3 guess RAY").tiles[0] == "r"


def test_r8_a_team_wins_with_its_last_word():
    state = played(laid(), "1 clue tree 9", *guesses(3, *REDS[:8]))
    assert scoring.outcome(state) is None
    state = played(state, f"3 guess {REDS[8]}")
    assert scoring.outcome(state) == Outcome((1.0, 0.0, 1.0, 0.0), (Seat(0), Seat(2)), "all-found")
    assert (state.phase, acting(state)) == ("over", [])


def test_r8_the_other_team_needs_eight():
    state = played(laid(6), "1 clue tree 1", "3 guess LEMON", "2 clue sea 9", *guesses(4, *BLUES[:7]))
    assert scoring.outcome(state) is None
    state = played(state, f"6 guess {BLUES[7]}")
    blue = (Seat(1), Seat(3), Seat(5))
    assert scoring.outcome(state) == Outcome((0.0, 1.0, 0.0, 1.0, 0.0, 1.0), blue, "all-found")


def test_r8_the_enemys_guess_wins_too():
    opening = ("1 clue tree 1", "3 guess LEMON", "2 clue sea 7", *guesses(4, *BLUES[:7]), "4 stop")
    state = played(laid(), *opening, "1 clue fire 1", f"3 guess {BLUES[7]}")
    assert scoring.outcome(state) == Outcome((0.0, 1.0, 0.0, 1.0), (Seat(1), Seat(3)), "given-away")


def test_r8_nine_red_words_when_blue_gives_the_last_away():
    state = played(laid(), "1 clue tree 8", *guesses(3, *REDS[:8]), "3 stop", "2 clue sea 1")
    state = played(state, f"4 guess {REDS[8]}")
    assert scoring.outcome(state) == Outcome((1.0, 0.0, 1.0, 0.0), (Seat(0), Seat(2)), "given-away")


def test_r8_nobody_has_won_before():
    assert scoring.outcome(setup.start(Config(), 4)) is None
    assert scoring.outcome(laid()) is None


def test_r9_any_operative_of_the_team_may_commit():
    state = played(laid(7), "1 clue tree 3")
    assert acting(state) == [3, 5, 7]
    state = played(state, "7 guess RAY", "3 guess BALL", "5 stop")
    assert acting(state) == [2]
    assert refused(played(state, "2 clue sea 1"), "3 guess MAIL")[0] == "not_your_turn"


def test_r9_marks_are_kept_by_seat():
    state = played(laid(6), "1 clue tree 2", "3 mark RAY", "5 mark RAY", "3 mark ice cream")
    assert state.marks == ((Seat(2), "RAY"), (Seat(4), "RAY"), (Seat(2), "ICE CREAM"))
    assert (state.phase, acting(state)) == ("guess", [3, 5])
    assert texts(state, 3)[25:27] == ["unmark RAY", "mark OCTOPUS"]
    assert texts(state, 5)[25 + WORDS.index("ICE CREAM")] == "mark ICE CREAM"
    state = played(state, "3 unmark RAY")
    assert state.marks == ((Seat(4), "RAY"), (Seat(2), "ICE CREAM"))


def test_r9_marks_go_with_the_word_and_with_the_turn():
    state = played(laid(6), "1 clue tree 2", "3 mark RAY", "5 mark RAY", "5 mark BALL", "3 guess RAY")
    assert state.marks == ((Seat(4), "BALL"),)
    assert played(state, "3 stop").marks == ()
    assert played(state, "3 guess LEMON").marks == ()
    assert played(state, "3 guess PIRATE").marks == ()


def test_r9_what_cannot_be_marked():
    state = played(laid(6), "1 clue tree 2", "3 guess RAY", "3 mark BALL")
    for line, refusal in {
        "3 mark BALL": ("marked", "You have already marked BALL."),
        "5 unmark BALL": ("not_marked", "You have not marked BALL."),
        "3 mark RAY": ("covered", "RAY is already covered."),
        "3 unmark RAY": ("covered", "RAY is already covered."),
        "3 mark ZEBRA": ("no_such_word", "ZEBRA is not on the table."),
    }.items():
        assert refused(state, line) == refusal
    assert rules.check(state, Seat(2), parse("mark BALL")).names == {"word": "BALL"}
    assert rules.check(state, Seat(4), parse("unmark BALL")).names == {"word": "BALL"}


# R10 to R15: valid clues


@pytest.mark.parametrize("clue", ["ray", "Rays", "BALLS", "bottled", "horse", "shoe", "moonlight", "hotels"])
def test_r10_no_form_and_no_part_of_a_visible_word(clue):
    code, text = refused(laid(), f"1 clue {clue} 1")
    assert code not in ("empty", "too_long", "bad_characters")
    assert clue.lower() in text.lower()


def test_r10_a_bare_substring_is_no_violation():
    assert played(laid(), "1 clue island 1").phase == "guess"


def test_r10_covered_words_no_longer_count():
    state = played(laid(), "1 clue tree 1", "3 guess LEMON", "2 clue sea 1", "4 guess HORSESHOE")
    assert played(state, "1 clue horse 1").phase == "guess"
    assert refused(state, "1 clue balls 1")[0] == refused(laid(), "1 clue balls 1")[0]


AGREEMENTS = {
    "proper_names": "Shakespeare",
    "acronyms": "NASA",
    "hyphenated": "mother-in-law",
    "multiword": "New York",
}


@pytest.mark.parametrize(("agreement", "clue"), AGREEMENTS.items())
def test_r11_by_agreement_only(agreement, clue):
    both = {"proper_names": True} if clue == "New York" else {}
    code, _ = refused(laid(**both), f"1 clue {clue} 2")
    assert code not in ("empty", "too_long", "bad_characters")
    state = played(laid(**both, **{agreement: True}), f"1 clue {clue} 2")
    assert state.turns[-1].clue == clue


def test_r11_soundalikes_need_an_agreement_or_spelling():
    words = tuple("KNIGHT" if word == "NIGHT" else word for word in WORDS)
    code, text = refused(laid(words=words), "1 clue night 1")
    assert (code, "sounds like KNIGHT" in text) == ("sounds_like", True)
    assert played(laid(words=words), "1 clue n-i-g-h-t 1").phase == "guess"  # R14
    assert played(laid(words=words, soundalikes=True), "1 clue night 1").phase == "guess"


def test_r10_compounds_that_contain_a_card_can_be_allowed():
    assert refused(laid(), "1 clue football 1")[0] == "contains_card"
    assert played(laid(compounds=True), "1 clue football 1").phase == "guess"
    assert refused(laid(compounds=True), "1 clue shoe 1")[0] == "part_of_compound"


@pytest.mark.parametrize(
    ("clue", "option"),
    [
        ("Shakespeare", "proper names"),
        ("nasa", "acronyms"),
        ("NASA", "acronyms"),
        ("New York", "several words"),
        ("mother-in-law", "hyphenated words"),
        ("football", "compounds"),
        ("knight", "soundalikes"),
    ],
)
def test_r11_a_refusal_names_the_option_that_would_allow_it(clue, option):
    assert f"option “{option}”" in refused(laid(), f"1 clue {clue} 2")[1]


def test_r11_every_agreement_reaches_the_referee():
    agreed = dict.fromkeys(Agreements.__struct_fields__, True)
    assert agreements(Config(**agreed)) == Agreements(**agreed)
    assert agreements(Config()) == Agreements()


@pytest.mark.parametrize("clue", ["greenhouse 1", "X 1", "eight 2", "snail 1"])
def test_r11_printed_examples_that_need_no_agreement(clue):
    assert played(laid(), f"1 clue {clue}").phase == "guess"


def test_r12_a_foreign_word_in_use_is_fine():
    assert played(laid(), "1 clue strudel 1").turns[-1].clue == "strudel"


def test_r12_the_dictionary_only_warns():
    assert clues.warning(laid(), Seat(0), Clue("flibberty", 1)).code == "unknown_word"
    assert clues.warning(laid(), Seat(0), Clue("strudel", 1)) is None
    assert played(laid(), "1 clue flibberty 1").phase == "guess"  # the giver overrules it


def test_r13_the_strict_referee_refuses_and_another_clue_is_given():
    state = laid()
    ruled = refused(state, "1 clue horse 1")
    assert "HORSESHOE" in ruled[1]
    assert played(state, "1 clue pony 1").phase == "guess"


def test_r13_at_a_strict_table_nobody_calls():
    state = played(laid(), "1 clue tree 1")
    assert acting(state) == [3]
    assert refused(state, "2 call")[0] == "not_your_turn"


@pytest.mark.parametrize("clue", ["horse", "Rays", "NASA", "mother-in-law", "New York", "tree"])
def test_r13_with_the_table_as_referee_any_clue_stands_at_first(clue):
    state = played(laid(5, referee="table"), f"1 clue {clue} 2")
    assert state.turns == (Turn(RED, clue, 2),)
    assert (state.phase, acting(state)) == ("doubt", [2])
    assert texts(state, 2) == ["call", "accept"]


@pytest.mark.parametrize("text", ["", "?", "x" * 31, "x" * 500, "a,b", "дом"])
@pytest.mark.parametrize("referee", ["strict", "table"])
def test_r13_what_is_no_text_at_all_is_refused_by_both(referee, text):
    state = laid(referee=referee, multiword=True)
    illegal = rules.check(state, Seat(0), Clue(text, 1))
    assert illegal.code in ("empty", "too_long", "bad_characters")


@pytest.mark.parametrize("text", [" tree", "tree ", "tree\n", "New  York", "New\tYork"])
def test_r13_a_clue_is_written_with_single_spaces(text):
    illegal = rules.check(laid(referee="table"), Seat(0), Clue(text, 1))
    assert illegal == Illegal("spaces", f"{text!r} has a space too many.", {"clue": text})


def test_r13_blue_clues_are_called_by_reds_spymaster():
    state = played(laid(referee="table", key=BLUE_KEY), "2 clue horse 2")
    assert acting(state) == [1]
    assert acting(played(state, "1 call")) == [1]


def test_r13_accepting_lets_it_stand():
    state = played(laid(referee="table"), "1 clue horse 2", "2 accept")
    assert (state.phase, acting(state)) == ("guess", [3])
    assert refused(state, "2 call")[0] == "not_your_turn"


def test_r13_nobody_guesses_before_the_clue_is_accepted():
    state = played(laid(referee="table"), "1 clue horse 2")
    for line in ("3 guess RAY", "3 mark RAY", "4 call", "1 call"):
        assert refused(state, line)[0] == "not_your_turn"
    state = played(state, "2 accept", "3 guess RAY")
    assert (state.phase, acting(state)) == ("guess", [3])
    assert refused(state, "2 call")[0] == "not_your_turn"


def test_r13_a_called_clue_that_breaks_the_rules_ends_the_turn():
    state = played(laid(referee="table"), "1 clue horse 2", "2 call")
    assert (state.phase, acting(state)) == ("penalty", [2])
    assert state.turns == (Turn(RED, "horse", 2, caller=Seat(1), annulled=True),)
    assert texts(state, 2) == [f"cover {word}" for word in BLUES] + ["decline"]


def test_r13_the_caller_may_cover_a_word_of_their_own_team():
    state = played(laid(referee="table"), "1 clue horse 2", "2 call", "2 cover castle")
    assert covered(state) == {"CASTLE"}
    called = Turn(RED, "horse", 2, caller=Seat(1), annulled=True, covered="CASTLE")
    assert state.turns == (called, Turn(BLUE))
    assert (state.phase, acting(state)) == ("clue", [2])


def test_r13_or_decline():
    state = played(laid(referee="table"), "1 clue horse 2", "2 call", "2 decline")
    assert covered(state) == set()
    assert (state.phase, acting(state), state.turns[-1]) == ("clue", [2], Turn(BLUE))


def test_r13_what_the_caller_cannot_cover():
    opening = (
        *("1 clue tree 1", "2 accept", "3 guess CASTLE"),
        *("2 clue sea 1", "1 accept", "4 guess LEMON"),
    )
    state = played(laid(referee="table"), *opening, "1 clue horse 2", "2 call")
    for line, refusal in {
        "2 cover RAY": ("wrong_word", "RAY is not one of your own team's words."),
        "2 cover PIRATE": ("wrong_word", "PIRATE is not one of your own team's words."),
        "2 cover CASTLE": ("covered", "CASTLE is already covered."),
        "2 cover ZEBRA": ("no_such_word", "ZEBRA is not on the table."),
    }.items():
        assert refused(state, line) == refusal
    assert rules.check(state, Seat(1), parse("cover RAY")).names == {"word": "RAY"}
    assert "cover CASTLE" not in texts(state, 2)


def test_r13_a_valid_clue_is_for_its_giver_to_concede():
    state = played(laid(referee="table"), "1 clue tree 2", "2 call")
    assert (state.phase, acting(state)) == ("answer", [1])
    assert texts(state, 1) == ["concede", "stand"]
    assert state.turns == (Turn(RED, "tree", 2, caller=Seat(1)),)
    state = played(state, "1 concede")
    assert (state.phase, acting(state)) == ("penalty", [2])
    assert state.turns == (Turn(RED, "tree", 2, caller=Seat(1), annulled=True),)
    assert covered(played(state, "2 cover HOTEL")) == {"HOTEL"}


def voting(seats: int) -> State:
    """Return the table when the operatives vote on Red's clue, which Blue's spymaster called."""
    return played(laid(seats, referee="table"), "1 clue tree 2", "2 call", "1 stand")


def test_r13_or_to_put_to_the_vote_of_the_operatives():
    state = voting(6)
    assert (state.phase, acting(state)) == ("vote", [3, 4, 5, 6])
    assert texts(state, 3) == ["uphold", "reject"]
    assert refused(state, "1 uphold")[0] == "not_your_turn"  # the giver does not judge
    assert refused(state, "2 reject")[0] == "not_your_turn"  # nor does the caller
    state = played(state, "5 uphold")
    assert acting(state) == [3, 4, 6]
    assert state.turns[-1].ballots == ((Seat(4), True),)


@pytest.mark.parametrize(
    ("seats", "ballots"),
    [
        (4, ("3 uphold",)),  # a tie at worst
        (5, ("3 uphold", "4 reject", "5 uphold")),
        (6, ("4 reject", "3 uphold", "5 uphold")),
    ],
)
def test_r13_half_of_the_votes_let_the_clue_stand(seats, ballots):
    state = voting(seats)
    for ballot in ballots:
        assert state.phase == "vote"
        state = played(state, ballot)
    assert (state.phase, acting(state)) == ("guess", list(range(3, seats + 1, 2)))
    assert refused(state, "2 call")[0] == "not_your_turn"
    assert played(state, "3 guess RAY", "3 guess BALL").phase == "guess"


@pytest.mark.parametrize(
    ("seats", "ballots"),
    [
        (4, ("3 reject", "4 reject")),
        (5, ("4 reject", "3 uphold", "5 reject")),
        (6, ("4 reject", "6 reject", "3 reject")),
    ],
)
def test_r13_more_than_half_of_the_votes_annul_the_clue(seats, ballots):
    state = voting(seats)
    for ballot in ballots:
        assert state.phase == "vote"
        state = played(state, ballot)
    assert (state.phase, acting(state)) == ("penalty", [2])
    assert state.turns[-1].annulled


def test_r13_agreements_hold_when_a_clue_is_called():
    state = played(laid(referee="table", acronyms=True), "1 clue NASA 2", "2 call")
    assert state.phase == "answer"
    assert played(laid(referee="table"), "1 clue NASA 2", "2 call").phase == "penalty"


def test_r13_a_call_looks_at_uncovered_words_only():
    opening = (
        *("1 clue tree 1", "2 accept", "3 guess LEMON"),
        *("2 clue sea 1", "1 accept", "4 guess HORSESHOE"),
    )
    assert played(laid(referee="table"), *opening, "1 clue horse 1", "2 call").phase == "answer"


def test_r13_the_penalty_can_win_the_game():
    blues = ("2 clue sea 7", "1 accept", *guesses(4, *BLUES[:7]), "4 stop")
    opening = ("1 clue tree 1", "2 accept", "3 guess LEMON", *blues)
    state = played(laid(referee="table"), *opening, "1 clue horse 1", "2 call")
    assert texts(state, 2) == [f"cover {BLUES[7]}", "decline"]
    assert scoring.outcome(state) is None
    state = played(state, f"2 cover {BLUES[7]}")
    assert scoring.outcome(state) == Outcome((0.0, 1.0, 0.0, 1.0), (Seat(1), Seat(3)), "penalty")
    assert state.phase == "over"


@pytest.mark.parametrize(
    ("phase", "line", "now"),
    [
        ("clue", "1 guess RAY", "give your clue"),
        ("clue", "1 stop", "give your clue"),
        ("clue", "1 cover RAY", "give your clue"),
        ("doubt", "2 guess RAY", "call the clue or accept it"),
        ("doubt", "2 stop", "call the clue or accept it"),
        ("doubt", "2 cover CASTLE", "call the clue or accept it"),
        ("guess", "3 accept", "guess a word, mark one, or stop after the first guess"),
        ("guess", "3 cover RAY", "guess a word, mark one, or stop after the first guess"),
        ("answer", "1 call", "concede the clue or stand by it"),
        ("answer", "1 uphold", "concede the clue or stand by it"),
        ("vote", "3 guess RAY", "uphold the clue or reject it"),
        ("vote", "4 stand", "uphold the clue or reject it"),
        ("answer", "1 clue sea 1", "concede the clue or stand by it"),
        ("penalty", "2 accept", "cover one of your team's words or decline"),
        ("penalty", "2 mark RAY", "cover one of your team's words or decline"),
        ("enemy", "1 decline", "cover one of the enemy's words"),
        ("enemy", "1 clue sea 1", "cover one of the enemy's words"),
    ],
)
def test_r13_everything_in_its_time(phase, line, now):
    action = line[2:]
    state = in_phase(phase)
    assert refused(state, line) == ("not_now", f"You cannot {action} now: {now}.")
    assert rules.check(state, Seat(int(line[0]) - 1), parse(action)).names == {"action": action}


@pytest.mark.parametrize("phase", EVERY_PHASE)
def test_r13_all_that_is_listed_is_possible_and_only_for_those_who_act(phase):
    state = in_phase(phase)
    for seat in map(Seat, range(state.seats)):
        listed = rules.legal(state, seat)
        assert bool(listed) == (seat in rules.to_act(state) and phase != "clue")
        assert len(set(map(str, listed))) == len(listed)
        assert all(rules.check(state, seat, action) is None for action in listed)


def test_r14_spelling_out_is_allowed():
    assert played(laid(), "1 clue k-n-i-g-h-t 1").turns[-1].clue == "k-n-i-g-h-t"


def test_r15_who_sees_the_key_may_not_chat():
    state = laid(5)
    for table in (state, knowledge.view(state, Seat(2)), knowledge.view(state, None)):
        assert [knowledge.may_chat(table, Seat(seat)) for seat in range(5)] == [
            False,
            False,
            True,
            True,
            True,
        ]
        assert knowledge.may_chat(table, None)


@pytest.mark.parametrize("phase", ["clue", "doubt", "guess", "answer", "vote", "penalty", "enemy", "over"])
def test_r15_while_the_game_runs(phase):
    assert knowledge.may_chat(in_phase(phase), Seat(0)) == (phase == "over")


def test_r15_before_the_key_everyone_may_and_together_only_the_operatives():
    state = setup.start(Config(pack=WORDS), 4)
    assert knowledge.may_chat(state, Seat(0))
    assert knowledge.may_chat(rules.apply(state, CHANCE, Deal(WORDS)), Seat(1))
    assert [knowledge.may_chat(laid(3), Seat(seat)) for seat in range(3)] == [False, True, True]


# R16: the co-operative game


@pytest.mark.parametrize(("key", "team", "enemy"), [(KEY, RED, BLUE), (BLUE_KEY, BLUE, RED)])
@pytest.mark.parametrize("seats", [2, 3])
def test_r16_one_spymaster_and_operatives_of_the_starting_team(seats, key, team, enemy):
    state = laid(seats, key)
    assert (state.turns, acting(state)) == ((Turn(team),), [1])
    state = played(state, "1 clue tree 2")
    assert acting(state) == [2, 3][: seats - 1]
    state = played(state, "2 guess RAY")
    assert state.phase == "guess"
    state = played(state, "2 stop")
    assert (state.phase, acting(state), state.turns[-1]) == ("enemy", [1], Turn(enemy))
    assert texts(state, 1) == [f"cover {word}" for word in BLUES]
    state = played(state, "1 cover NIGHT")
    assert state.turns[-2:] == (Turn(enemy, covered="NIGHT"), Turn(team))
    assert covered(state) == {"RAY", "NIGHT"}
    assert (state.phase, acting(state)) == ("clue", [1])


def test_r16_covering_is_compulsory_and_only_enemy_words():
    state = played(laid(2), "1 clue tree 2", "2 guess NIGHT")
    assert state.phase == "enemy"  # a wrong guess does not spare the enemy's turn
    assert refused(state, "1 cover RAY") == ("wrong_word", "RAY is not one of the enemy's words.")
    assert refused(state, "1 cover NIGHT") == ("covered", "NIGHT is already covered.")
    assert refused(state, "1 cover ZEBRA") == ("no_such_word", "ZEBRA is not on the table.")
    assert refused(state, "1 decline")[0] == "not_now"
    assert refused(state, "2 cover HOTEL")[0] == "not_your_turn"


@pytest.mark.parametrize("seats", [2, 3])
def test_r16_operatives_call_or_accept(seats):
    state = played(laid(seats, referee="table"), "1 clue horse 2")
    assert (state.phase, acting(state)) == ("doubt", [2, 3][: seats - 1])
    assert texts(state, 2) == ["call", "accept"]
    assert refused(state, "1 call")[0] == "not_your_turn"
    assert refused(state, "2 guess RAY")[0] == "not_now"
    assert played(state, "2 call").turns[-1].annulled
    assert played(state, "2 accept").phase == "guess"


@pytest.mark.parametrize(("key", "enemies"), [(KEY, BLUES), (BLUE_KEY, BLUES)])
def test_r16_an_invalid_clue_costs_a_word_more(key, enemies):
    state = played(laid(2, key, referee="table"), "1 clue horse 2", "2 call")
    assert (state.phase, acting(state)) == ("penalty", [1])
    assert texts(state, 1) == [f"cover {word}" for word in enemies]  # and no decline
    assert refused(state, "1 cover RAY") == ("wrong_word", "RAY is not one of the enemy's words.")
    state = played(state, f"1 cover {enemies[0]}")
    assert (state.phase, acting(state)) == ("enemy", [1])
    assert covered(played(state, f"1 cover {enemies[1]}")) == set(enemies[:2])


def test_r16_the_last_enemy_word_may_be_a_penalty():
    turns = [
        ("1 clue tree 1", "2 accept", f"2 guess {REDS[n]}", "2 stop", f"1 cover {BLUES[n]}") for n in range(7)
    ]
    lines = [line for turn in turns for line in turn]
    state = played(laid(2, referee="table"), *lines, "1 clue angels 2", "2 call", f"1 cover {BLUES[7]}")
    assert scoring.outcome(state) == Outcome((0.0, 0.0), (), "enemy-found")


def test_r16_with_one_operative_the_giver_decides():
    state = played(laid(2, referee="table"), "1 clue tree 2", "2 call")
    assert (state.phase, acting(state)) == ("answer", [1])
    assert played(state, "1 stand").phase == "guess"
    assert played(state, "1 concede").phase == "penalty"


def test_r16_with_two_operatives_the_other_one_votes():
    state = played(laid(3, referee="table"), "1 clue tree 2", "3 call", "1 stand")
    assert (state.phase, acting(state)) == ("vote", [2])
    assert played(state, "2 uphold").phase == "guess"
    assert played(state, "2 reject").phase == "penalty"


def enemy_turns(count: int) -> tuple[str, ...]:
    """So many turns that found one word each, and the enemy's after it."""
    rounds = [("1 clue tree 1", f"2 guess {REDS[n]}", "2 stop", f"1 cover {BLUES[n]}") for n in range(count)]
    return tuple(line for lines in rounds for line in lines)


@pytest.mark.parametrize("covers", range(8))
@pytest.mark.parametrize("seats", [2, 3])
def test_r16_the_score_is_the_enemy_agents_not_covered(seats, covers):
    state = played(laid(seats), *enemy_turns(covers), "1 clue sea 9", *guesses(2, *REDS[covers:8]))
    assert scoring.outcome(state) is None
    state = played(state, f"2 guess {REDS[8]}")
    everyone = tuple(map(Seat, range(seats)))
    assert scoring.outcome(state) == Outcome((8.0 - covers,) * seats, everyone, "all-found")


@pytest.mark.parametrize("seats", [2, 3])
def test_r16_lost_when_the_enemys_eight_are_covered(seats):
    state = played(laid(seats), *enemy_turns(8)[:-1])
    assert scoring.outcome(state) is None
    state = played(state, f"1 cover {BLUES[7]}")
    assert scoring.outcome(state) == Outcome((0.0,) * seats, (), "enemy-found")
    assert acting(state) == []


def test_r16_lost_when_the_operatives_find_the_eighth():
    state = played(laid(2), *enemy_turns(7), "1 clue sea 1", f"2 guess {BLUES[7]}")
    assert scoring.outcome(state) == Outcome((0.0, 0.0), (), "enemy-found")


def test_r16_lost_with_the_assassin():
    state = played(laid(3), "1 clue tree 2", "3 guess PIRATE")
    assert scoring.outcome(state) == Outcome((0.0, 0.0, 0.0), (), "assassin")
    blue = played(laid(2, BLUE_KEY), "1 clue tree 2", "2 guess PIRATE")
    assert scoring.outcome(blue) == Outcome((0.0, 0.0), (), "assassin")


# The clock of R17


def test_r17_no_timers_unless_set():
    for phase in EVERY_PHASE:
        state = in_phase(phase)
        assert rules.legal(state, CLOCK) == []
        assert [phases.timer(state, Seat(seat)) for seat in range(state.seats)] == [None] * state.seats
    assert rules.legal(setup.start(Config(clue_seconds=9, guess_seconds=9), 4), CLOCK) == []


def test_r17_a_timer_for_the_clue():
    state = laid(clue_seconds=60)
    assert [phases.timer(state, Seat(seat)) for seat in range(4)] == [Timer("clue 1", 60), None, None, None]
    assert rules.legal(state, CLOCK) == [Late(Seat(0), Pass())]
    late = played(state, "-1 late 1 pass")
    assert (late.phase, acting(late), late.turns) == ("clue", [2], (Turn(RED), Turn(BLUE)))
    assert phases.timer(late, Seat(1)) == Timer("clue 2", 60)
    assert rules.legal(played(late, "2 clue tree 1"), CLOCK) == []


def test_r17_a_timer_for_all_guesses_of_a_turn():
    state = played(laid(6, guess_seconds=90, referee="table"), "1 clue tree 2", "2 accept")
    assert rules.legal(laid(guess_seconds=90), CLOCK) == []
    expected = [None, None, Timer("guess 1", 90), None, Timer("guess 1", 90), None]
    for line in ("3 mark RAY", "3 guess RAY"):
        assert [phases.timer(state, Seat(seat)) for seat in range(6)] == expected
        assert rules.legal(state, CLOCK) == [Late(Seat(2), Pass()), Late(Seat(4), Pass())]
        state = played(state, line)
    assert phases.timer(state, Seat(2)) == Timer("guess 1", 90)
    late = played(state, "5 mark BALL", "-1 late 5 pass")
    assert (late.phase, acting(late), late.marks) == ("clue", [2], ())
    assert late.turns == (Turn(RED, "tree", 2, ("RAY",)), Turn(BLUE))


def test_r17_the_turn_passes_without_a_guess():
    state = played(laid(guess_seconds=5), "1 clue tree 1", "-1 late 3 pass")
    assert (state.phase, acting(state)) == ("clue", [2])


def test_r17_clues_and_guesses_have_no_timer_while_a_call_is_settled():
    for phase in ("doubt", "answer", "vote", "penalty", "over"):
        assert rules.legal(in_phase(phase, clue_seconds=5, guess_seconds=5), CLOCK) == []


@pytest.mark.parametrize(
    ("phase", "late", "then"),
    [
        ("doubt", ["late 2 accept"], "guess"),
        ("answer", ["late 1 stand"], "vote"),
        ("vote", ["late 3 uphold", "late 4 uphold"], "guess"),
        ("penalty", ["late 2 decline"], "clue"),
    ],
)
def test_r17_a_timer_for_each_step_of_a_call(phase, late, then):
    state = in_phase(phase, call_seconds=20)
    assert texts(state, CLOCK + 1) == late
    seat = rules.legal(state, CLOCK)[0].seat
    assert phases.timer(state, seat) == Timer(f"{phase} 1", 20)
    assert phases.timer(state, Seat(4)) is None
    assert played(state, f"-1 {late[0]}").phase == then


def test_r17_no_call_timer_for_anything_else():
    for phase in ("clue", "guess", "enemy", "over"):
        assert rules.legal(in_phase(phase, call_seconds=20), CLOCK) == []
    together = played(laid(2, referee="table", call_seconds=20), "1 clue horse 2", "2 call")
    assert (together.phase, rules.legal(together, CLOCK)) == ("penalty", [])


def test_r17_together_the_enemys_turn_comes_and_has_no_timer():
    state = played(laid(2, clue_seconds=5, guess_seconds=5), "-1 late 1 pass")
    assert (state.phase, acting(state)) == ("enemy", [1])
    assert rules.legal(state, CLOCK) == []
    assert phases.timer(state, Seat(0)) is None


def test_r17_only_the_clock_passes_and_only_the_late():
    state = laid(clue_seconds=60)
    assert refused(state, "-1 late 2 pass") == ("no_timer", "No timer is running for seat 2.")
    assert rules.check(state, CLOCK, parse("late 2 pass")).names == {"seat": 2}
    assert refused(laid(), "-1 late 1 pass") == ("no_timer", "No timer is running for seat 1.")
    assert refused(state, "-1 clue tree 1") == (
        "clock",
        "The clock cannot clue tree 1: it can only act for a seat whose time is up.",
    )
    assert rules.check(state, CLOCK, parse("stop")).names == {"action": "stop"}
    for action in ("pass", "late 1 pass"):
        assert refused(state, f"1 {action}") == (
            "clock_only",
            f"Only the clock can {action}, when the time is up.",
        )
        assert rules.check(state, Seat(0), parse(action)).names == {"action": action}
    assert refused(in_phase("over", clue_seconds=60), "-1 late 2 pass") == ("over", "The game is over.")


# R18: spoken clues


def test_r18_a_spoken_clue_has_only_a_number():
    state = laid(4, voice=True)
    assert rules.asks(state, Seat(0)) == Ask(
        "clue", "clue — NUMBER", "Say your clue aloud and enter its number."
    )
    assert refused(state, "1 clue tree 2")[0] == "spoken"
    assert refused(state, "1 clue — 0")[0] == "expert"
    state = played(state, "1 clue — 2")
    assert (state.phase, state.turns[-1].clue, state.turns[-1].number) == ("guess", "—", 2)


def test_r18_nobody_enters_a_dash_at_other_tables():
    assert refused(laid(4), "1 clue — 2")[0] != "spoken"


def test_r18_a_called_clue_that_was_spoken_goes_back_to_its_giver():
    state = played(laid(4, voice=True, referee="table"), "1 clue — 2", "2 call")
    assert (state.phase, acting(state)) == ("answer", [1])
