"""Simultaneous votes, bots that fail or take over, and names that change on another node."""

from __future__ import annotations

import asyncio

import pytest

from furcifer import bots, words
from furcifer.server.node.automation import FALLBACK
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from furcifer.server.table import commands, events
from furcifer.server.table.decide.verdict import Actor
from server.conftest import in_a_loop


def on_a_node(tmp_path, story):
    """Run a story on a node of its own."""

    async def tell():
        node = Node(
            Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}", log_level="error", bot_pause=0)
        )
        await node.open()
        try:
            return await story(node)
        finally:
            await node.close()

    return in_a_loop(tell())


def seated(person: str, seats: int) -> list[tuple[str, str]]:
    return [(f"{person}{seat}", f"Person {seat}") for seat in range(seats)]


async def said(node, live, person, kind, **fields):
    fields.setdefault("id", f"{kind.__name__}-{person}-{live.table.seq}")
    return await node.handle(live, person, kind(**fields))


def test_people_who_vote_at_the_same_time_are_all_heard(tmp_path):
    async def story(node):
        # One topic without animals: none of the clues below may be on its card.
        setup = events.Setup("chameleon", 4, {"rounds": 1, "chosen": ["Food"]})
        live = await node.create(Actor("p0", "Person 0"), setup, seated("p", 4))
        await said(node, live, "p0", commands.Start)
        rounds = []
        for _ in range(12):
            table = live.table
            if len(table.to_act) == 1:
                seat = table.to_act[0]
                legal = table.offers[seat].legal
                action = str(legal[0]) if legal else f"clue {['owl', 'fox', 'elk', 'cow'][seat]}"
                answer = await said(node, live, f"p{seat}", commands.Act, action=action, seq=table.seq)
                assert isinstance(answer, int), answer
            elif table.to_act:
                seen, offers = table.seq, dict(table.offers)  # everybody looks at the same moment, then acts
                sent = [
                    said(node, live, f"p{seat}", commands.Act, action=str(offer.legal[0]), seq=seen)
                    for seat, offer in offers.items()
                ]
                rounds.append(await asyncio.gather(*sent))
        return rounds

    rounds = on_a_node(tmp_path, story)
    assert len(rounds) >= 2  # ready, and vote
    assert all(isinstance(answer, int) for answers in rounds for answer in answers)
    assert all(len(answers) == 4 for answers in rounds)


def test_a_bot_that_fails_is_helped_out(tmp_path, monkeypatch):
    real = bots.player

    def player(level, slug):
        if level != FALLBACK:
            raise RuntimeError("out of ideas")
        return real(level, slug)

    async def story(node):
        setup = events.Setup("chameleon-chess", 2)
        live = await node.create(Actor("p0", "Ann"), setup)
        await said(node, live, "p0", commands.Place, seat=0, level="greedy")
        await said(node, live, "p0", commands.Sit, seat=1)
        await said(node, live, "p0", commands.Start)
        listener = live.listen("p0", asyncio.Event())
        while not live.table.entries:
            await asyncio.wait_for(listener.pending.wait(), 30)
            listener.pending.clear()
        return live.table.entries[0]

    monkeypatch.setattr(bots, "player", player)
    entry = on_a_node(tmp_path, story)
    assert (entry.seat, entry.bot) == (0, True)


def test_the_usual_bot_goes_on_for_somebody_who_leaves(friend):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table()
    bob.post(table, "seats", seat=1)
    ann.post(table, "start")
    bob.http.delete(f"/api/tables/{table}/seats/1")
    assert ann.look(table)["table"]["chairs"][1]["level"] == bots.default_level("chameleon-chess")


def test_every_level_and_both_baselines_can_sit_down(friend):
    ann = friend("Ann")
    facts = {game["slug"]: game for game in ann.http.get("/api/games").json()}
    for slug, game in facts.items():
        assert game["usual"] in game["levels"]
        assert game["levels"] == list(bots.choices(slug))
        for level in [*game["levels"], *bots.BASELINES]:
            table = ann.open_table(slug, sit=None, bots={"0": level})
            assert ann.look(table)["table"]["chairs"][0]["level"] == level


def test_a_name_given_elsewhere_is_heard_when_one_comes_to_the_table(tmp_path):
    async def story(node):
        live = await node.create(Actor("p0", "Person 0"), events.Setup("chameleon-chess", 2), seated("p", 2))
        await node.database.rename("p1", "Zoë")  # at another node, which does not have this table
        before = live.table.chairs[1].name
        for person in ("p1", "p1", "p0", "a stranger"):
            await node.refresh_name(live, person)
        return before, live.table.chairs[1].name, live.table.seq

    assert on_a_node(tmp_path, story) == ("Person 1", "Zoë", 2)


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "is more than one word"), ("fr", "plus d’un mot"), ("it", "parola")]
)
def test_words_and_refusals_are_in_the_language_of_the_table(friend, language, sentence):
    people = [friend(name) for name in ("Ann", "Bob", "Cem", "Dee")]
    table = people[0].open_table("codenames", seats=4, language=language)
    for seat, person in enumerate(people[1:], start=1):
        person.post(table, "seats", seat=seat)
    people[0].post(table, "start")
    seen = people[0].look(table)
    assert set(seen["view"]["words"]) <= set(words.pack(language))
    giver = people[seen["to_act"][0]]
    refusal = giver.post(table, "check", text="clue zzz zzz zzz 2")["refusal"]
    assert refusal["code"] == "several_words"
    assert sentence in refusal["text"]
