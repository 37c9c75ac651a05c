"""What is in sight: windows of several sizes, and what is wholly inside them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SIZES = ((1440, 900), (1366, 768), (390, 844), (360, 640))


def resize(page: Page, width: int, height: int) -> None:
    """Give the window another size, and let the page follow."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate("() => new Promise((done) => setTimeout(done, 30))")


def in_view(page: Page, selector: str) -> bool:
    """Whether something is wholly inside the window."""
    size = page.viewport_size
    assert size
    return is_inside(page.locator(selector).first.bounding_box(), (size["width"], size["height"]))


def is_inside(box: Any, size: tuple[int, int]) -> bool:
    """Whether a box is inside a window."""
    return bool(
        box
        and box["x"] >= -1
        and box["y"] >= -1
        and box["x"] + box["width"] <= size[0] + 1
        and box["y"] + box["height"] <= size[1] + 1
    )
