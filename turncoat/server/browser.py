"""The browser of whoever starts a server."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser

OVER_SSH = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")
ALWAYS_A_DISPLAY = ("darwin", "win32")


def is_at_hand() -> bool:
    """Whether somebody sits before this machine who can be shown a page."""
    if not sys.stdout.isatty() or any(os.environ.get(name) for name in OVER_SSH):
        return False
    return sys.platform in ALWAYS_A_DISPLAY or any(os.environ.get(name) for name in DISPLAYS)


def show(address: str) -> threading.Thread:
    """Open a page beside everything else; whether that works matters to nothing."""
    opening = threading.Thread(target=_open, args=(address,), daemon=True)
    opening.start()
    return opening


def _open(address: str) -> None:
    try:
        browser = webbrowser.get()
        # A browser of this kind may be one of the terminal, which is ours.
        if type(browser) is not webbrowser.GenericBrowser:
            browser.open(address)
    except (webbrowser.Error, OSError):
        return
