"""From the command to the first decision in a browser, and the size of the client.

Run as `python -m benchmarks.web`; it needs Chromium, like the browser tests. The start of the server is that
of `turncoat serve` on a machine where everything is installed.
"""

from __future__ import annotations

import gzip
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from tests.server.running import start
from tests.web import chromium
from tests.web.person import ASKED, Person
from turncoat.server import client

ROUNDS = 5
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"


def compressed() -> dict[str, int]:
    """Bytes of the built client by kind; fonts are compressed already."""
    sizes: dict[str, int] = {}
    for file in sorted(client.FOLDER.rglob("*")):
        if file.is_file():
            content = file.read_bytes()
            packed = content if file.suffix == ".woff2" else gzip.compress(content, 9)
            sizes[file.suffix] = sizes.get(file.suffix, 0) + len(packed)
    return sizes


def main() -> None:
    """Measure and print."""
    starts, paints, clicks = [], [], []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = chromium.found(playwright)
        for number in range(ROUNDS):
            before = time.perf_counter()
            server = start(str(Path(folder) / f"{number}.db"))
            starts.append(time.perf_counter() - before)
            browser = playwright.chromium.launch(executable_path=path, args=list(chromium.QUIET))
            vera = Person(browser, server.address)
            vera.open()
            vera.page.wait_for_selector("article .button.main")
            paints.append(vera.page.evaluate(PAINT) / 1000)
            before = time.perf_counter()
            vera.page.locator("article .button.main").first.click()
            vera.page.wait_for_selector(ASKED)
            clicks.append(time.perf_counter() - before)
            browser.close()
            server.stop()
    print(f"from the command to a server that answers: {median(starts):.2f} s")
    print(f"first contentful paint of the lobby: {median(paints):.2f} s")
    print(f"from the click on “Play now” to the first decision: {median(clicks):.2f} s")
    sizes = compressed()
    print(f"the client, compressed: {sum(sizes.values()) / 1000:.0f} kB", end=" ")
    print(", ".join(f"{suffix} {size / 1000:.0f}" for suffix, size in sizes.items()))


if __name__ == "__main__":
    main()
