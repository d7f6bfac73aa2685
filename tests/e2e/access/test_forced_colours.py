"""With forced colours, what a colour says is also said by a shape, an edge or a word."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.conftest import DESKTOP
from e2e.faked.positions import fixtures, phases
from e2e.faked.snapshots import match
from furcifer import all_games

# Buttons without text in a frame of its own: no edge is left when backgrounds and shadows go.
BARE = """() => [...document.querySelectorAll('main .btn:not(.plain)')].filter(one => one.checkVisibility())
  .filter(one => parseFloat(getComputedStyle(one).borderTopWidth) < 1).map(one => one.textContent.trim())"""
GROUNDS = """all => [...new Set(all.map(one => {
  const { backgroundColor, backgroundImage } = getComputedStyle(one);
  return backgroundColor + backgroundImage;
}))].length"""
# What tells one card from another without its colours: the edge and the shape in the corner.
SIGNS = """all => all.map(one => {
  const { borderTopStyle, borderTopWidth } = getComputedStyle(one);
  const shape = one.querySelector('.corner')?.innerHTML.replace(/<!--.*?-->/g, '');
  return [one.className.match(/(tile|secret) ([rbnx])/)?.[0], borderTopStyle + borderTopWidth + shape];
})"""


def open_table(stage, slug: str, name: str) -> Page:
    table = stage(DESKTOP, forced_colors="active")
    table.show(match(slug, fixtures(slug)[name]))
    page: Page = table.page
    return page


@pytest.mark.parametrize("slug", sorted(all_games()))
def test_buttons_keep_an_edge(stage, slug):
    table, bare = stage(DESKTOP, forced_colors="active"), {}
    for name, props in phases(slug).items():
        table.show(match(slug, props))
        bare[name] = table.page.evaluate(BARE)
    assert {name: found for name, found in bare.items() if found} == {}


@pytest.mark.parametrize("slug", ["chameleon-chess", "le-cameleon"])
def test_squares_keep_their_two_colours(stage, slug):
    page = open_table(stage, slug, "start")
    assert page.locator(".board [data-square]").evaluate_all(GROUNDS) >= 2


def test_pieces_of_the_two_sides_have_two_shapes(stage):
    page = open_table(stage, "chameleon-chess", "start")
    shapes = page.locator(".board [data-piece]").evaluate_all(
        "all => all.map(one => [...one.querySelectorAll('svg *')].map(part => part.tagName).join())"
    )
    assert len(set(shapes)) >= 2


def test_cards_show_their_identity_and_whether_they_are_found(stage):
    page = open_table(stage, "codenames", "over-found-6")
    signs = page.locator("[data-word]").evaluate_all(SIGNS)
    by_identity = {identity: sign for identity, sign in signs if identity}
    assert len(by_identity) >= 4
    assert len(set(by_identity.values())) == len(by_identity)
