"""Previews of links: tags, pictures and HEAD."""

from __future__ import annotations

import re

import pytest

import furcifer
from furcifer import bots
from furcifer.core import Match, Rng
from furcifer.server.api import previews
from furcifer.server.table.events import Setup
from furcifer.server.table.state import Chair, Table

PNG = b"\x89PNG\r\n\x1a\n"


def table_of(slug: str, moves: int = 6, **changes: object) -> Table:
    """Return a running table of this game after a few random moves."""
    game = furcifer.all_games()[slug]
    seats = 4 if 4 in game.meta.seats else 2
    match, rng, player = Match.start(slug, seats, seed=3), Rng(1, "bots"), bots.player("random", slug)
    for _ in range(moves):
        seat = match.to_act[0]
        match = match.act(seat, player.choose(bots.turn_for(match, seat, rng)))
    chairs = tuple(Chair("p", f"Zoë {seat}") for seat in range(seats))
    values = {"setup": Setup(slug, seats), "phase": "playing", "match": match, "chairs": chairs}
    return Table("x" * 22, 3, **(values | changes))


@pytest.mark.parametrize("slug", sorted(furcifer.all_games()))
def test_every_game_has_a_picture_of_its_position(slug):
    table = table_of(slug)
    drawing = previews._drawing(table, None)
    assert drawing != previews.COVER
    used = set(re.findall(r'<use href="#([^"]+)"', drawing.body))
    parts = set(re.findall(r'<symbol id="([^"]+)"', previews.parts(slug, "en")))
    assert used <= parts or not previews.FOLDER.is_dir()
    assert previews.picture(table).startswith(PNG)


def test_a_picture_shows_what_everybody_may_know():
    """The same public view gives the same picture, whatever the key is."""
    table = table_of("codenames", moves=0)
    hidden = table.game.imagine(table.match.view(None), Rng(7))
    assert hidden.key != table.match.state.key
    assert previews._drawing(table, None) == table.game.picture()(table.game.view(hidden, None))


def test_a_match_that_spectators_may_not_see_has_no_position():
    table = table_of("chameleon-chess", setup=Setup("chameleon-chess", 2, spectators="after"))
    assert previews._drawing(table, None) == previews.COVER


def test_only_a_finished_match_is_drawn_at_an_earlier_step():
    table = table_of("chameleon-chess")
    assert previews._drawing(table, 0) == previews._drawing(table, None)
    over = table_of("chameleon-chess", phase="over")
    assert previews._drawing(over, 0) != previews._drawing(over, None)


def test_a_name_cannot_break_out_of_a_picture_or_a_tag():
    table = table_of("chameleon-chess", chairs=(Chair("p", '"><script>'), Chair("q", "Max")))
    assert "<script>" not in previews.tags(table, "u", "i")
    assert previews.picture(table).startswith(PNG)


def test_messengers_find_tags_on_an_invite_link(friend):
    ann = friend("Ann")
    table = ann.open_table("coloretto", seats=3, language="it")
    page = ann.http.get(f"/t/{table}").text
    image = re.search(r'property="og:image" content="([^"]+)"', page)[1]
    assert image.endswith(f"/api/tables/{table}/picture.png")
    assert 'name="twitter:card" content="summary_large_image"' in page
    answer = ann.http.get(image)
    assert (answer.headers["content-type"], answer.content[:8]) == ("image/png", PNG)


def test_a_replay_link_shows_its_step(friend):
    ann = friend("Ann")
    table = ann.open_table("chameleon-chess", bots={"1": "random"})
    ann.post(table, "start")
    page = ann.http.get(f"/replay/{table}?step=4").text
    assert f"/api/tables/{table}/picture.png?step=4" in page
    assert ann.http.get("/replay/unknown").status_code == 200


@pytest.mark.parametrize("path", ["/", "/sw.js", "/api/games"])
def test_head_is_answered_like_get_without_a_body(friend, path):
    ann = friend("Ann")
    head, get = ann.http.head(path), ann.http.get(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == get.headers["content-type"]


def test_head_is_answered_for_an_invite_link(friend):
    ann = friend("Ann")
    table = ann.open_table("chameleon-chess")
    for path in (f"/t/{table}", f"/replay/{table}", f"/api/tables/{table}/picture.png"):
        head = ann.http.head(path)
        assert (head.status_code, head.content) == (200, b"")
    assert ann.http.head(f"/t/{'y' * 22}").status_code == 404
