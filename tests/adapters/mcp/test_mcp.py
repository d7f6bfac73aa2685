"""The MCP server with the SDK's own client: in memory, over standard input and output, and over HTTP."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from socket import socket

import pytest
from mcp import Client, StdioServerParameters

from furcifer import Match, all_games
from furcifer.adapters.mcp import build
from server.conftest import in_a_loop

FURCIFER = str(Path(sys.executable).with_name("furcifer"))
CLUES = [
    "pebble",
    "lantern",
    "velvet",
    "whistle",
    "copper",
    "thunder",
    "ribbon",
    "orchard",
    "violin",
    "tunnel",
]


def run(conversation, server=None):
    """Connect the SDK's client and hold a conversation."""

    async def connected():
        async with Client(server or build()) as client:
            return await conversation(client)

    return in_a_loop(connected())


async def call(client, tool, **arguments):
    result = await client.call_tool(tool, arguments)
    text = result.content[0].text if result.content else ""
    if result.is_error:
        raise AssertionError(text)
    found = result.structured_content
    return found["result"] if isinstance(found, dict) and set(found) == {"result"} else found


async def refused(client, tool, **arguments):
    """Return the sentence of a call that is refused."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return result.content[0].text


async def started(client, game, *players, **options):
    match = await call(client, "start_match", game=game, players=list(players), **options)
    joined = [await call(client, "join", match_id=match["match_id"]) for _ in match["open_seats"]]
    return match["match_id"], {seat["seat"] - 1: seat["token"] for seat in joined}


async def some_action(client, token, turn):
    legal = await call(client, "legal_actions", token=token)
    if not legal["ask"]:
        return legal["actions"][turn % len(legal["actions"])]
    return legal["ask"].replace("WORD", CLUES[turn % len(CLUES)]).replace("NUMBER", "1")


async def play(client, tokens, most=200):
    """Play every open seat until the end, or for so many turns. Return the last outcome."""
    for turn in range(most):
        for token in tokens.values():
            view = await call(client, "view", token=token)
            if view["outcome"]:
                return view["outcome"]
            if view["your_turn"]:
                action = await some_action(client, token, turn)
                await client.call_tool("act", {"token": token, "action": action})
    return None


def test_the_games_are_listed_with_their_rules():
    async def conversation(client):
        games = await call(client, "list_games")
        rules = await call(client, "rules", game="coloretto", language="it")
        return games, rules

    games, rules = run(conversation)
    assert [one["game"] for one in games] == sorted(all_games())
    assert "colore" in rules


@pytest.mark.parametrize("slug", sorted(all_games()))
def test_a_match_is_played_and_replayed(slug):
    seats = all_games()[slug].meta.seats[0]

    async def conversation(client):
        number, tokens = await started(client, slug, *["open"] * seats, seed=3)
        early = await refused(client, "replay", match_id=number)
        outcome = await play(client, tokens, 40 if slug in ("le-cameleon", "chameleon") else 200)
        return early, outcome, outcome and await call(client, "replay", match_id=number)

    early, outcome, log = run(conversation)
    assert "after the end" in early
    if outcome:
        assert Match.replay(log).outcome.reason == outcome["reason"]


def test_bots_play_the_other_seats_and_hints_are_given_where_allowed():
    async def conversation(client):
        _, tokens = await started(client, "chameleon-chess", "open", "random", hints=True)
        hints = await call(client, "hint", token=tokens[0])
        view = await call(client, "act", token=tokens[0], action=hints[0]["action"])
        _, others = await started(client, "chameleon-chess", "open", "random")
        return hints, view, await refused(client, "hint", token=others[0])

    hints, view, sentence = run(conversation)
    assert hints[0]["action"]
    assert view["your_turn"]
    assert "This match has no hints." in sentence


def test_a_mistake_is_answered_with_a_sentence():
    async def conversation(client):
        number, tokens = await started(client, "coloretto", "open", "open")
        answers = [
            await refused(client, "view", token="guessed"),
            await refused(client, "join", match_id=number),
            await refused(client, "join", match_id="nothing"),
            await refused(client, "start_match", game="chess", players=["open"]),
            await refused(client, "start_match", game="coloretto", players=["open", "exec:ls"]),
            await refused(client, "start_match", game="coloretto", players=["open"]),
        ]
        for token in tokens.values():
            view = await call(client, "view", token=token)
            if view["your_turn"]:
                answers.append(await refused(client, "act", token=token, action="take 1"))
        return answers

    sentences = [
        "This seat token is not valid",
        "Every seat of this match is taken",
        "There is no such match",
        "There is no game 'chess'",
        "There is no player 'exec:ls'",
        "2",
        "You cannot take 1 now",
    ]
    for answer, sentence in zip(run(conversation), sentences, strict=True):
        assert sentence in answer


def test_nothing_that_a_seat_may_not_know_is_in_any_result():
    """The secret word is in no result that the Chameleon or a spectator receives."""

    async def conversation(client):
        number, tokens = await started(client, "chameleon", *["open"] * 4, seed=9)
        views = {seat: await call(client, "view", token=token) for seat, token in tokens.items()}
        chameleon = next(seat for seat, view in views.items() if view["view"]["chameleon"] == seat)
        public = await client.read_resource(f"match://{number}")
        own = await client.read_resource(f"match://{number}/{tokens[chameleon]}")
        texts = [json.dumps(views[chameleon]), public.contents[0].text, own.contents[0].text]
        holder = next(seat for seat in tokens if seat != chameleon)
        return texts, views[holder]["table"]

    texts, holder = run(conversation)
    word = re.search(r"The word: (\w\d) ", holder)
    assert word, holder
    for text in texts:
        assert "The word:" not in text
        assert "»" not in text


def test_a_resource_of_a_seat_needs_its_token():
    async def conversation(client):
        one, tokens = await started(client, "coloretto", "open", "open")
        other, _ = await started(client, "coloretto", "open", "open")
        answers = []
        for address in (f"match://{one}/guessed", f"match://{other}/{tokens[0]}", "match://nothing"):
            try:
                await client.read_resource(address)
            except Exception as error:
                answers.append(str(error))
        return answers

    answers = run(conversation)
    assert len(answers) == 3
    assert "not valid" in answers[0]
    assert "another match" in answers[1]


def test_it_speaks_over_standard_input_and_output():
    async def conversation(client):
        _, tokens = await started(client, "chameleon-chess", "open", "open")
        return await call(client, "act", token=tokens[0], action="a1-a2")

    view = run(conversation, StdioServerParameters(command=FURCIFER, args=["mcp"]))
    assert not view["your_turn"]


def test_it_speaks_over_http():
    with closing(socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [FURCIFER, "mcp", "--transport", "http", "--port", str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait_for(port)
        games = run(lambda client: call(client, "list_games"), f"http://127.0.0.1:{port}/mcp")
    finally:
        process.terminate()
        process.wait()
    assert len(games) == len(all_games())


def _wait_for(port: int) -> None:
    for _ in range(600):
        with closing(socket()) as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("the server did not start")
