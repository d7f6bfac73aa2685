"""Puzzles over HTTP: nothing tells the solution too early, and every result counts once."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from fixtures.puzzle_answers import GAMES, answers, some_puzzle, wrong_answer
from furcifer import puzzles
from furcifer.core import Puzzle, all_games, to_json
from furcifer.server.study.puzzles.ratings import NOVICE, estimate, rate
from server.conftest import Friend

CHESS = "chameleon-chess"
by_game = pytest.mark.parametrize("slug", GAMES)


def ask(friend: Friend, puzzle: Puzzle, what: str, status: int = 200, **body: object) -> dict:
    answer = friend.http.post(f"/api/puzzles/{puzzle.game}/{puzzle.id}/{what}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def look(friend: Friend, path: str, status: int = 200, **query: str) -> dict:
    answer = friend.http.get(f"/api/puzzles{path}", params=query)
    assert answer.status_code == status, answer.text
    return answer.json()


def solve(friend: Friend, puzzle: Puzzle) -> dict:
    given = answers(puzzle)
    for place, action in enumerate(given):
        tried = ask(friend, puzzle, "try", so_far=given[:place], given=action)
        assert tried["right"]
        assert tried["done"] == (place == len(given) - 1)
    return tried


def standing(friend: Friend, slug: str = CHESS) -> tuple[int | None, int]:
    """Return somebody's rating in a game, and their streak."""
    found = look(friend, "")
    return next(one["rating"] for one in found["games"] if one["game"] == slug), found["streak"]


# Looking


@pytest.mark.parametrize("language", ["en", "fr", "it", "xx"])
def test_every_game_has_a_puzzle_of_the_day_in_the_readers_language(friend, language):
    found = look(friend(), "", language=language)
    assert [one["game"] for one in found["games"]] == GAMES
    for one in found["games"]:
        today = look(friend(), f"/{one['game']}/today", language=language)
        assert today["id"] == one["today"]["id"]
        assert today["today"]
        words = puzzles.languages_of(one["game"]) != ("",)
        assert today["language"] == (language if language != "xx" else "en") * words
        assert one["count"] == len(puzzles.puzzles_of(one["game"], today["language"]))


@by_game
def test_a_puzzle_shows_what_the_solver_sees_and_nothing_else(friend, slug):
    puzzle = some_puzzle(slug)
    seen = look(friend(), f"/{slug}/{puzzle.id}")
    match = puzzles.start(puzzle)
    assert seen["position"]["view"] == json.loads(to_json(match.view(puzzle.seat)))
    assert [one["text"] for one in seen["position"]["legal"]] == [
        str(one) for one in match.legal(puzzle.seat)
    ]
    named = "id game language seats seat question rating mark today position facts"
    assert set(seen) == set(named.split())
    assert seen["facts"] == json.loads(to_json(match.told(puzzle.seat, len(match.entries) - 1)))


def test_looking_makes_nobody_known(node):
    answer = httpx.get(f"{node.url}/api/puzzles")
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/nothing/today", "/nothing/next", f"/{CHESS}/0000000000", "/nothing/x"])
def test_what_is_not_there_is_refused_with_a_sentence(friend, path):
    refusal = look(friend(), path, status=404)
    assert refusal["code"] == "no_puzzle"
    assert refusal["text"].endswith(".")


def test_the_next_puzzle_is_another_one_near_the_persons_rating(friend):
    ann, puzzle = friend(), some_puzzle(CHESS)
    far = {one.id: abs(one.rating - 1500) for one in puzzles.puzzles_of(CHESS)}
    for _ in range(5):
        seen = look(ann, f"/{CHESS}/next", after=puzzle.id)
        assert seen["id"] != puzzle.id
        assert sum(one < far[seen["id"]] for one in far.values()) < 20  # others may have changed ratings


# Answering


@by_game
def test_each_game_can_be_solved_and_the_result_counts_once(friend, slug):
    ann, puzzle = friend(), some_puzzle(slug)
    assert standing(ann, slug) == (None, 0)
    tried = solve(ann, puzzle)
    assert tried["played"][0]["choice"]["text"] == answers(puzzle)[-1]
    assert tried["themes"] == list(puzzle.themes)
    assert tried["standing"]["change"] == tried["standing"]["rating"] - 1500 > 0
    assert standing(ann, slug) == (tried["standing"]["rating"], 1)
    assert look(ann, f"/{slug}/{puzzle.id}")["mark"] == "solved"
    assert solve(ann, puzzle)["standing"]["change"] == 0
    assert standing(ann, slug) == (tried["standing"]["rating"], 1)


@by_game
def test_a_wrong_answer_is_taken_back_and_counts_once(friend, slug):
    ann, puzzle = friend(), some_puzzle(slug)
    tried = ask(ann, puzzle, "try", given=wrong_answer(puzzle))
    assert (tried["right"], tried["done"], tried["position"]) == (False, False, None)
    assert len(tried["played"]) == all_games()[slug].meta.analysable, "no card is turned over"
    assert tried["themes"] == []
    assert tried["standing"]["change"] < 0
    assert tried["standing"]["streak"] == 0
    assert ask(ann, puzzle, "try", given=wrong_answer(puzzle))["standing"]["change"] == 0
    assert look(ann, f"/{slug}/{puzzle.id}")["mark"] == "failed"
    after = solve(ann, puzzle)["standing"]
    assert (after["change"], after["streak"]) == (0, 1), "found in the end: a day of the streak, no points"
    assert look(ann, f"/{slug}/{puzzle.id}")["mark"] == "solved"


@by_game
def test_a_hint_makes_a_solution_count_half(friend, slug):
    ann, bob, puzzle = friend(), friend(), some_puzzle(slug, 1)
    hint = ask(ann, puzzle, "hint", so_far=[])
    assert hint["id"].startswith(f"{slug}-")
    with_hint, without = solve(ann, puzzle)["standing"], solve(bob, puzzle)["standing"]
    assert with_hint["change"] < without["change"]


@by_game
def test_the_solution_is_told_to_those_who_ask_and_counts_as_failed(friend, slug):
    ann, puzzle = friend(), some_puzzle(slug, 2)
    shown = ask(ann, puzzle, "solution")
    assert shown["steps"][0]["choice"]["text"] == answers(puzzle)[0]
    assert len(shown["steps"]) == sum(map(len, puzzle.solution))
    assert shown["standing"]["change"] < 0
    after = solve(ann, puzzle)["standing"]
    assert (after["change"], after["streak"]) == (0, 0), "who has seen it has not found it"
    assert look(ann, f"/{slug}/{puzzle.id}")["mark"] == "failed"


def test_what_the_rules_refuse_is_no_answer(friend):
    ann, puzzle = friend(), some_puzzle(CHESS)
    assert ask(ann, puzzle, "try", status=409, given="a1-a5")["text"].endswith(".")
    assert ask(ann, puzzle, "try", status=409, given="nonsense")["code"] == "notation"
    assert standing(ann) == (None, 0)


def test_inventing_right_answers_counts_as_a_wrong_one(friend):
    """Otherwise anybody could find out whether a guess is right without answering."""
    for what, more in (("try", {"given": "a1-a2"}), ("hint", {})):
        ann, puzzle = friend(), some_puzzle(CHESS)
        refusal = ask(ann, puzzle, what, status=404, so_far=[wrong_answer(puzzle)], **more)
        assert refusal["code"] == "no_puzzle"
        assert look(ann, f"/{CHESS}/{puzzle.id}")["mark"] == "failed"


def test_strangers_may_answer_and_nothing_is_kept_about_them(node, friend):
    puzzle = some_puzzle(CHESS)
    url = f"{node.url}/api/puzzles/{CHESS}/{puzzle.id}"
    answer = httpx.post(f"{url}/try", json={"given": wrong_answer(puzzle)})
    assert answer.status_code == 200
    assert answer.json()["standing"] is None
    assert "set-cookie" not in answer.headers
    assert httpx.post(f"{url}/solution", json={}).json()["standing"] is None


def test_ten_wrong_answers_at_once_count_as_one(friend):
    ann, puzzle = friend(), some_puzzle(CHESS, 3)
    before = look(ann, f"/{CHESS}/{puzzle.id}")["rating"]
    with ThreadPoolExecutor(10) as threads:
        list(threads.map(lambda _: ask(ann, puzzle, "try", given=wrong_answer(puzzle)), range(10)))
    person, rated = rate(NOVICE, estimate(puzzle.rating), 0.0)
    assert standing(ann)[0] == round(person.rating)
    if before == puzzle.rating:
        assert look(ann, f"/{CHESS}/{puzzle.id}")["rating"] == round(rated.rating)


def test_results_belong_to_the_persons_data_and_go_with_them(friend):
    ann, puzzle = friend("Ann"), some_puzzle(CHESS)
    solve(ann, puzzle)
    rows = ann.http.get("/api/me/data").json()["rows"]
    assert [row["puzzle"] for row in rows["puzzle_results"]] == [puzzle.id]
    assert [row["game"] for row in rows["puzzle_skills"]] == [CHESS]
    cookie = ann.cookie
    assert ann.http.delete("/api/me").status_code == 200
    again = Friend(ann.node, cookie=cookie)
    assert standing(again) == (None, 0)
    assert look(again, f"/{CHESS}/{puzzle.id}")["mark"] == "new"


def test_somebody_who_has_answered_all_is_told_so(friend):
    slug = min(GAMES, key=lambda one: len(puzzles.puzzles_of(one, puzzles.languages_of(one)[0])))
    ann, several = friend(), puzzles.puzzles_of(slug, puzzles.languages_of(slug)[0])
    for puzzle in several[1:]:
        ask(ann, puzzle, "try", given=wrong_answer(puzzle))
    assert look(ann, f"/{slug}/next")["id"] == several[0].id
    assert "every puzzle" in look(ann, f"/{slug}/next", status=404, after=several[0].id)["text"]


def test_too_many_questions_are_refused(start_node):
    ann = Friend(start_node(question_rate=1, question_burst=3))
    puzzle = some_puzzle(CHESS)
    url = f"/api/puzzles/{CHESS}/{puzzle.id}/hint"
    said = [ann.http.post(url, json={"so_far": []}).status_code for _ in range(5)]
    assert said == [200, 200, 200, 429, 429]
