"""The pictures of the README are taken from the page as it is."""

from __future__ import annotations

import re

import pytest

from e2e.browser import ROOT
from e2e.docs_images import IMAGES, PICTURES, take


def test_the_guides_show_every_picture_there_is():
    named = {
        name
        for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md"))
        for name in re.findall(r"images/([\w-]+\.jpg)", page.read_text("utf-8"))
    }
    assert named == {f"{scene.__name__}.jpg" for scene in PICTURES}
    assert named == {path.name for path in IMAGES.glob("*.jpg")}


@pytest.mark.long
def test_every_picture_of_the_guides_can_be_taken_again(browser, server, tmp_path):
    files = take(browser, server.address, tmp_path)
    assert all(file.stat().st_size > 10_000 for file in files)
