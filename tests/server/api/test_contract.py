"""The contract for outsiders: complete, consistent, and true of what a server really sends."""

from __future__ import annotations

import json
import random
import re

import pytest
from jsonschema_rs import Draft202012Validator, meta

from fixtures.puzzle_answers import GAMES, answers, some_puzzle
from furcifer.core import all_games
from furcifer.server.api.contract.examples import EXAMPLES
from furcifer.server.api.contract.openapi import operations
from furcifer.server.api.contract.schemas import GAME_VALUES, components, title_of
from server.conftest import Friend, play_out


@pytest.fixture(scope="module")
def documents(node):
    """The OpenAPI and the AsyncAPI document of a real server."""
    ann = Friend(node)
    return ann.http.get("/schema").json(), ann.http.get("/schema/asyncapi.json").json()


def refs(part) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(refs, part.values()))
    return set().union(*map(refs, part)) if isinstance(part, list) else set()


def resolve(document: dict, ref: str):
    found = document
    for key in ref.removeprefix("#/").split("/"):
        found = found[key.replace("~1", "/")]
    return found


def validator(document: dict, name: str) -> Draft202012Validator:
    return Draft202012Validator(document | {"$ref": f"#/components/schemas/{name}"})


def test_every_reference_leads_somewhere(documents):
    for document in documents:
        for ref in refs(document):
            assert resolve(document, ref), ref


def test_every_operation_is_described(documents):
    seen = set()
    for method, path, operation in operations(documents[0]):
        where = f"{method} {path}"
        assert operation["operationId"] not in seen, where
        seen.add(operation["operationId"])
        assert len(operation["summary"]) > 8, where
        assert operation["description"].startswith(operation["summary"]), where
        assert operation["tags"], where
        assert {"cookie": []} in operation["security"], where
        assert {"400", "401", "403", "404", "409", "413", "429", "503"} <= set(operation["responses"]), where
        assert all(len(parameter["description"]) > 5 for parameter in operation.get("parameters", ()))
    assert {tag["name"] for tag in documents[0]["tags"]} == {
        tag for _, _, operation in operations(documents[0]) for tag in operation["tags"]
    }


def test_programs_are_told_where_their_token_works(documents):
    with_token = {
        f"{method} {path}"
        for method, path, operation in operations(documents[0])
        if {"token": []} in operation["security"]
    }
    assert {"GET /api/tables/{table_id}", "POST /api/tables/{table_id}/actions"} <= with_token
    assert not with_token & {"POST /api/me/programs", "POST /api/me/link", "POST /api/analysis"}


def test_no_type_is_left_open(documents):
    """An empty schema allows everything and tells nothing."""
    assert set(documents[0]["components"]["schemas"]) == set(components()), "add the type to WIRE"
    assert set(GAME_VALUES) <= set(components()), "no longer on the wire"
    for name, schema in components().items():
        for field, kind in schema.get("properties", {}).items():
            assert kind != {}, f"{name}.{field}"
            assert kind.get("items") != {}, f"{name}.{field}"
            assert kind.get("additionalProperties") != {} or (name, field) == ("Option", "schema")
        meta.validate(schema)


def test_every_game_has_its_own_types(documents):
    for document in documents:
        types = document["components"]["schemas"]
        for slug in all_games():
            for kind in ("View", "Fact", "Action", "Config"):
                assert {"anyOf", "properties"} & set(types[f"{title_of(slug)}.{kind}"])
        assert len(types["View"]["anyOf"]) == len(all_games())


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_are_valid(documents, name):
    validator(documents[0], name).validate(EXAMPLES[name])


@pytest.mark.parametrize("slug", [slug for slug, game in all_games().items() if not game.meta.free_text])
def test_a_real_match_is_as_described(documents, friend, slug):
    """Every message of a match, both ways, and the answers over HTTP after it."""
    seats = all_games()[slug].meta.seats[0]
    people = [friend(name) for name in ("Ann", "Bob", "Cem", "Dee")[:seats]]
    table = people[0].open_table(slug, seats=seats)
    for seat, person in enumerate(people[1:], 1):
        person.post(table, "seats", seat=seat)
    people[0].post(table, "start")
    sockets = [person.socket(table) for person in people]
    play_out(sockets, random.Random(1), most=2000)
    said = [json.loads(line) for socket in sockets for frame in socket.frames for line in frame.split("\n")]
    http, socket = documents
    for message in random.Random(2).sample(said, min(60, len(said))):
        validator(socket, message["type"].capitalize()).validate(message)
        if message["type"] == "sync":
            check_game_values(http, title_of(slug), message)
    validator(http, "Log").validate(people[0].http.get(f"/api/tables/{table}/log").json())
    validator(http, "Replay").validate(people[0].http.get(f"/api/tables/{table}/replay").json())


def check_game_values(document: dict, title: str, message: dict) -> None:
    if message["view"] is not None:
        validator(document, f"{title}.View").validate(message["view"])
    for fact in message["facts"]:
        validator(document, f"{title}.Fact").validate(fact)
    for choice in message["legal"][:3]:
        validator(document, f"{title}.Action").validate(choice["action"])


def test_the_answers_about_games_and_people_are_as_described(documents, friend):
    ann = friend("Ann")
    for game in ann.http.get("/api/games").json():
        validator(documents[0], "GameInfo").validate(game)
    validator(documents[0], "Me").validate(ann.http.get("/api/me").json())
    refusal = ann.http.get("/api/tables/nothing").json()
    validator(documents[0], "Illegal").validate(refusal)


@pytest.mark.parametrize("slug", GAMES)
def test_the_answers_about_puzzles_are_as_described(documents, friend, slug):
    ann, puzzle = friend("Ann"), some_puzzle(slug)
    path = f"/api/puzzles/{slug}/{puzzle.id}"
    tried = ann.http.post(f"{path}/try", json={"given": answers(puzzle)[0]}).json()
    for name, said in (
        ("PuzzleList", ann.http.get("/api/puzzles").json()),
        ("ShownPuzzle", ann.http.get(path).json()),
        ("Message", ann.http.post(f"{path}/hint", json={}).json()),
        ("Tried", tried),
        ("Solution", ann.http.post(f"{path}/solution").json()),
    ):
        validator(documents[0], name).validate(said)


def test_the_page_needs_no_script_and_no_other_host(documents, node):
    answer = Friend(node).http.get("/schema/page")
    text = answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert "<script" not in text
    assert not re.search(r'(?:src|href)="(?:https?:)?//', text)
    anchors = set(re.findall(r'id="([^"]+)"', text))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= anchors
    for _, path, operation in operations(documents[0]):
        assert path in text
        assert operation["operationId"] in anchors
    for slug, game in all_games().items():
        assert f"type-{title_of(slug)}.View" in anchors
        assert game.meta.title in text
