"""Save pictures of a page in artefacts/, on a phone and a desktop, light and dark.

python tests/e2e/screenshots.py http://127.0.0.1:4173/gallery?face=chameleon-chess NAME [--lang fr] [--full]
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SIZES = {"phone": (360, 740), "desktop": (1280, 800)}


def main(address: str, name: str, *flags: str) -> None:
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from e2e.browser import launch_options

    out = Path(__file__).parents[2] / "artefacts"
    out.mkdir(exist_ok=True)
    language = flags[flags.index("--lang") + 1] if "--lang" in flags else "en"
    with sync_playwright() as play:
        browser = play.chromium.launch(**launch_options())
        for size, (width, height) in SIZES.items():
            for theme in ("light", "dark"):
                page = browser.new_page(
                    viewport={"width": width, "height": height}, color_scheme=theme, locale=language
                )
                page.on("console", lambda said: said.type in ("error", "warning") and print(said.text))
                page.on("pageerror", lambda error: print("page error:", error))
                page.goto(address, wait_until="networkidle")
                page.wait_for_timeout(400)
                page.screenshot(path=out / f"{name}-{size}-{theme}.png", full_page="--full" in flags)
                page.close()
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
