"""Pages that the server makes itself: the one that checks the deal of a finished game."""

from __future__ import annotations

from html import escape
from pathlib import Path

from turncoat.words import Message, Words

FOLDER = Path(__file__).parent / "pages"
PARTS = (
    "title", "about", "choose", "none", "fair", "wrong-commitment", "wrong-seed", "wrong-game", "commitment",
    "secret", "contributions", "seed", "again",
)  # fmt: skip


def verify_page(language: str) -> str:
    """The page that checks a deal, in a language."""
    words = Words(language)
    page = (FOLDER / "verify.html").read_text("utf-8").replace("{language}", language)
    for part in PARTS:
        page = page.replace(f"{{{part}}}", escape(words.say(Message(f"verify-{part}"))))
    return page
