"""A sitting in words, as a seat sees it: what environments render."""

from __future__ import annotations

from typing import cast

from turncoat.envs.reading import Reader, View
from turncoat.envs.sitting import Agreed, Sitting
from turncoat.kernel.news import Event
from turncoat.kernel.trail import Trail
from turncoat.match import SPECTATOR, words_of
from turncoat.words import Seat

ANSI = "ansi"
"""What Gymnasium and PettingZoo call text."""


def check_mode(agreed: Agreed, mode: str | None) -> None:
    """Raise a `Fault` where nothing is rendered in this way."""
    if mode not in (None, ANSI):
        raise agreed.fault("error-value", option="render_mode", values=f"{None}, {ANSI}", value=str(mode))


def rendered(sitting: Sitting, trail: Trail, seat: int) -> str:
    """The table, what is known and what is asked, as a seat reads it; the trail has led to the sitting."""
    game, view, news = sitting.agreed.game, sitting.view(seat), told(sitting, trail)
    heard = [event for event in reversed(news) if event.heard_by(seat)]
    public = [event for event in news if event.heard_by(SPECTATOR)]
    scene = {**game.scene(view, seat), **game.retold(view, heard)}
    shown = {
        "description": [line.json() for line in game.describe(scene, seat)],
        "known": {
            "facts": [fact.json() for fact in game.known(view, seat)],
            "ribbons": [ribbon.json() for ribbon in game.ribbons(sitting.seen_by_all(), public)],
        },
        "prompt": game.prompt(view, seat).json(),
        "hint": game.hint(view, seat).json(),
    }
    reader, seen = Reader(words_of(game, "en"), [], seat), cast(View, shown)
    known = "" if sitting.over else reader.known(seen)
    parts = [reader.text("text-you", player=Seat(seat)), reader.table(seen), known, reader.question(seen)]
    return "\n\n".join(filter(None, parts))


def told(sitting: Sitting, trail: Trail) -> list[Event]:
    """All that was told so far, the oldest first: each table has the news of the decision before it."""
    game = sitting.agreed.game
    tables = [game.table(row) for row in trail.rows(len(trail))[:, None]]
    return [event for table in (*tables, sitting.dealt) for event in game.news.read(table)]
