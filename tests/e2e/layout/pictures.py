"""Save pictures of the games' fixtures at a table, in every size, in artefacts/layout/.

.venv/bin/python tests/e2e/layout/pictures.py [GAME[/FIXTURE] ...] [--sizes laptop,phone] [--dark] [--lang fr]
"""

from __future__ import annotations

import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from e2e.browser import ROOT, launch_options
from e2e.conftest import Server
from e2e.layout.fixture_table import all_fixtures, fixtures, show
from e2e.layout.sizes import SIZES, viewport

OUT = ROOT / "artefacts" / "layout"


def main() -> None:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("what", nargs="*")
    arguments.add_argument("--sizes", default=",".join(SIZES))
    arguments.add_argument("--dark", action="store_true")
    arguments.add_argument("--bots", action="store_true")
    arguments.add_argument("--address", help="of a running server")
    arguments.add_argument("--lang", default="en")
    wanted = arguments.parse_args()
    chosen = [
        (slug, name)
        for slug, name in all_fixtures()
        if not wanted.what or {slug, f"{slug}/{name}"} & set(wanted.what)
    ]
    server = None if wanted.address else Server(Path(tempfile.mkdtemp()))
    if server:
        server.start()
    address = server.address if server else wanted.address
    OUT.mkdir(parents=True, exist_ok=True)
    theme = "dark" if wanted.dark else "light"
    with sync_playwright() as play:
        browser = play.chromium.launch(**launch_options())
        for slug, name in chosen:
            page = browser.new_page(base_url=address, color_scheme=theme, locale=wanted.lang)
            page.emulate_media(reduced_motion="reduce")
            show(page, slug, fixtures(slug)[name], bots=wanted.bots)
            for size in wanted.sizes.split(","):
                page.set_viewport_size(viewport(size))
                page.wait_for_timeout(250)
                page.screenshot(path=OUT / f"{slug}-{name}-{size}.png")
            page.close()
        browser.close()
    if server:
        server.stop()


if __name__ == "__main__":
    main()
