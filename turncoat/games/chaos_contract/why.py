"""Why it came so, in Chaos Contract (verdicts and the end), and why somebody cannot be invited."""

from __future__ import annotations

from collections.abc import Sequence

from turncoat.games.chaos_contract import table as ask
from turncoat.games.chaos_contract.recap import results_of
from turncoat.games.chaos_contract.scene import OUTCOMES
from turncoat.games.chaos_contract.sheet import sheet_lines
from turncoat.games.chaos_contract.table import Table, is_soul
from turncoat.kernel.news import Event
from turncoat.kernel.things import members
from turncoat.words import Message, Seat


def _won(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """The score sheet."""
    return sheet_lines(view)


REASONS = dict.fromkeys(OUTCOMES, results_of) | {"won": _won}


def barred(view: Table, seat: int) -> dict[str, Message]:
    """Players who have been asked in this turn."""
    if view.asks != ask.RECRUIT:
        return {}
    closed = {}
    for other in members(view.asked):
        how = "joined" if is_soul(view, other) else "asked"
        closed[f"player-{other}"] = Message(f"barred-{how}", {"seat": Seat(other)})
    return closed
