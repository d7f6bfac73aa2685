"""The site for readers: its links, the board of the solved game, and (long) the built pages."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from furcifer.core import all_games
from furcifer.words import languages

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT))

from tools.website import board, pages, reference  # noqa: E402
from tools.website.__main__ import SITE  # noqa: E402

GUIDES = [path for path in pages.places() if path.suffix == ".md"]
LOADED = {("script", "src"), ("link", "href"), ("img", "src"), ("iframe", "src"), ("source", "src")}


def anchors(text: str) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", GUIDES, ids=lambda path: path.name)
def test_every_link_of_a_guide_leads_somewhere(page):
    for _, _, address in pages.LINK.findall(page.read_text("utf-8")):
        if re.match(r"[a-z]+:", address):
            continue
        file, _, anchor = address.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), f"{page.name}: {address}"
        assert not anchor or anchor in anchors(target.read_text("utf-8")), f"{page.name}: {address}"


def test_links_are_led_to_the_places_of_the_site():
    where = pages.places()
    readme = pages.with_links("[a](docs/bots.md#strength) [b](tools/npm.py)", ROOT / "README.md", where)
    assert readme == "[a](builders/bots.md#strength) b"
    guide = pages.with_links("[a](solved.md) [b](#x)", ROOT / "docs" / "bots.md", where)
    assert guide == "[a](../studies/solved.md) [b](#x)"


def test_every_page_that_has_a_section_exists():
    named = [file for files in pages.SECTIONS.values() for file in files]
    assert len(set(named)) == len(named)
    assert [file for file in named if not (pages.DOCS / file).is_file()] == []


def test_the_board_shows_the_longest_win_of_the_proof():
    html = board.board()
    plies = html.count("<figure>") - 1
    assert 23 <= plies <= 24
    assert "Red has won" in html
    assert "\n" not in html  # Markdown leaves one line alone


def test_the_reference_has_every_public_name(tmp_path):
    packages = reference.write_reference(tmp_path)
    assert {"furcifer", "furcifer.core", "furcifer.bots"} <= set(packages)
    text = (tmp_path / "builders" / "reference" / "furcifer.md").read_text("utf-8")
    import furcifer

    assert all(f"::: furcifer.{name}" in text for name in furcifer.__all__ if not name.startswith("__"))


@pytest.mark.parametrize("template", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")), ids=str)
def test_issue_templates_are_complete(template):
    import yaml

    form = yaml.safe_load(template.read_text("utf-8"))
    if template.stem != "config":
        assert {"name", "description", "body"} <= set(form)
        assert all(part["attributes"]["label"] for part in form["body"])


# The built site


class Page(HTMLParser):
    """The links of a page, its anchors, and what it loads."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path, self.links, self.loads, self.ids = path, set(), set(), set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self.ids |= {found[name] for name in ("id", "name") if found.get(name)}
        if tag == "a" and found.get("href"):
            self.links.add(found["href"])
        self.loads |= {found[name] for kind, name in LOADED if tag == kind and found.get(name)}


@pytest.fixture(scope="module")
def site():
    """The site, built as `make docs` builds it, without new pictures."""
    subprocess.run([sys.executable, "-m", "tools.website"], cwd=ROOT, check=True, timeout=600)
    return {path: Page(path) for path in (SITE / "html").rglob("*.html")}


@pytest.mark.long
def test_the_site_is_whole_and_asks_no_other_host(site):
    html = SITE / "html"
    assert len(list((html / "players").rglob("*.html"))) == len(languages()) * (len(all_games()) + 1)
    for path, page in site.items():
        for address in page.loads | page.links:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                assert address not in page.loads, f"{path}: {address}"
                continue
            if path.name == "404.html":
                continue  # its addresses begin at the root of the server
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            assert target.is_file(), f"{path}: {address}"
            if parts.fragment and address in page.links and target in site:
                assert unquote(parts.fragment) in site[target].ids | {"__top"}, f"{path}: {address}"
    sheets = "".join(path.read_text("utf-8") for path in html.rglob("*.css"))
    assert not re.search(r"(?:url\(|@import )['\"]?(?:https?:)?//", sheets)
    assert "furcifer-board" in (html / "studies" / "solved.html").read_text("utf-8")


@pytest.mark.long
def test_mkdocs_builds_the_same_pages(site, tmp_path):
    mkdocs = Path(sys.executable).with_name("mkdocs")
    done = subprocess.run(
        [mkdocs, "build", "--quiet", "--site-dir", tmp_path / "html"],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "true"},
        check=False,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    ours = {path.relative_to(SITE / "html") for path in site}
    assert ours - {Path("404.html")} <= {
        path.relative_to(tmp_path / "html") for path in (tmp_path / "html").rglob("*.html")
    }
