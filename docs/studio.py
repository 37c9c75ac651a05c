"""What pictures of the client are taken with: a server, a browser, and sheets of several pictures."""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.running import Server, running
from tests.web import chromium

GAP = 8


@contextmanager
def studio() -> Iterator[tuple[Server, Browser]]:
    """A server of its own with the built client, and Chromium, like those of the browser tests."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        path = chromium.found(playwright)
        assert path, chromium.MISSING
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.QUIET))
        try:
            yield server, browser
        finally:
            browser.close()


def sheet(browser: Browser, pictures: Sequence[bytes], path: Path, width: int, across: int) -> None:
    """Write JPEGs side by side, each so many pixels wide, in rows of so many."""
    images = "".join(
        f'<img src="data:image/jpeg;base64,{base64.b64encode(one).decode()}">' for one in pictures
    )
    whole = across * (width + GAP) - GAP
    style = (
        f"body {{ margin: 0 }} div {{ display: flex; flex-wrap: wrap; gap: {GAP}px; width: {whole}px }}"
        f" img {{ width: {width}px; object-fit: cover; object-position: top }}"
    )
    page = browser.new_page(viewport={"width": whole, "height": 400})
    page.set_content(f"<style>{style}</style><div>{images}</div>")
    page.locator("div").screenshot(path=path, type="jpeg", quality=60)
    page.close()
    print(path.name, flush=True)
