"""Where Chromium is, and how to get it: `python -m tests.web.chromium` sees to it that there is one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNWANTED = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding",
    "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints",
    "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch",
)  # fmt: skip
"""What tests do without. An address bar that nobody sees is a page of its own for every person, and takes
longer than theirs; the others are Playwright's wishes, whose place this list takes."""
QUIET = (
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-quic",
    f"--disable-features={','.join(UNWANTED)}",
)  # fmt: skip
"""Chromium as root, on a machine without a screen and perhaps without a network."""
MISSING = (
    "The browser tests need Chromium. Install it (Debian: apt-get install chromium), or name one "
    "by TURNCOAT_CHROMIUM."
)


def found(playwright: Playwright) -> str | None:
    """The path of a Chromium: the one that is named, the system's, or Playwright's own."""
    named = os.environ.get("TURNCOAT_CHROMIUM")
    if named:
        return named
    installed = next((path for name in NAMES if (path := shutil.which(name))), None)
    own = playwright.chromium.executable_path
    return installed or (own if Path(own).exists() else None)


def _is_there() -> bool:
    with sync_playwright() as playwright:
        return found(playwright) is not None


def _get() -> None:
    """Debian's package where we may install it, which brings what it needs; else Playwright's own build."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False, env=environment)
        install = ["apt-get", "install", "-qq", "--yes", "--no-install-recommends", "chromium"]
        subprocess.run(install, check=False, env=environment)
    if not _is_there():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


if __name__ == "__main__":
    if not _is_there():
        _get()
    if not _is_there():
        sys.exit(MISSING)
