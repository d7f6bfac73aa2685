"""A site may call its games otherwise."""

from __future__ import annotations

import pytest

from furcifer.core import ConfigError
from furcifer.server.api import previews
from furcifer.server.api.catalogue import catalogue
from furcifer.server.api.routes.pages import with_titles
from furcifer.server.settings import Settings, read
from furcifer.server.table.events import Setup
from furcifer.server.table.state import Table

TITLES = {"codenames": 'Agents & "Co"'}


def test_titles_come_from_the_settings():
    chosen = read(environment={"FURCIFER_TITLES": "codenames=Agents, coloretto = Colours"})
    assert chosen.game_titles == {"codenames": "Agents", "coloretto": "Colours"}


@pytest.mark.parametrize("title", ["codenames", "=Agents", "codenames="])
def test_a_title_without_a_game_is_refused(title: str):
    with pytest.raises(ConfigError, match="A title is given as game=Title"):
        _ = Settings(titles=(title,)).game_titles


def test_the_catalogue_and_previews_use_them():
    shown = {game.slug: game.title for game in catalogue(bool, TITLES)}
    assert (shown["codenames"], shown["coloretto"]) == (TITLES["codenames"], "Coloretto")
    table = Table("t", 1, setup=Setup("codenames", 4))
    assert previews.describe(table, TITLES)[0] == TITLES["codenames"]
    assert previews.describe(table)[0] == "Codenames"


def test_the_page_is_told():
    page = "<html><head></head></html>"
    content = r"{&quot;codenames&quot;: &quot;Agents &amp; \&quot;Co\&quot;&quot;}"
    told = f'<meta name="furcifer-titles" content="{content}">'
    assert with_titles(page, TITLES) == f"<html><head>{told}</head></html>"
    assert with_titles(page, {}) == page
