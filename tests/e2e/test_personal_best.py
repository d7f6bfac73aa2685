"""Codenames for two: the end says how good the score was, and the personal best is kept."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.page_player import PagePlayer


def play(page: Page) -> float:
    """Play a match with a bot as partner; return the score."""
    body = {"game": "codenames", "seats": 2, "bots": {"1": "greedy"}}
    table: str = page.request.post("/api/tables", data=body).json()["id"]
    page.request.post(f"/api/tables/{table}/start", data={})
    page.goto(f"/t/{table}")
    expect(page.locator("[data-face]")).to_be_visible()
    PagePlayer(page, "codenames").play_over_http(400)
    score: float = page.request.get(f"/api/tables/{table}").json()["outcome"]["scores"][0]
    return score


def expected(score: float, best: float) -> str | None:
    """What the end screen says about a score."""
    if not best:
        return f"Your first score: {score:g}." if score else None
    if score > best:
        return f"A new personal best: {score:g}! Before, it was {best:g}."
    return (
        f"You equalled your personal best of {best:g}."
        if score == best
        else f"Your personal best is {best:g}."
    )


def test_every_end_compares_with_the_best_so_far(visit, picture):
    page, best = visit(), 0.0
    for _ in range(3):
        score = play(page)
        expect(page.get_by_role("link", name="Replay")).to_be_visible()
        words = "No points this time." if not score else "never got a chance."
        expect(page.get_by_text(words)).to_be_visible()
        if line := expected(score, best):
            expect(page.get_by_text(line)).to_be_visible()
        best = max(best, score)
    picture(page, "codenames-for-two-over")
