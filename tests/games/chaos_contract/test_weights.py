"""How much time each event of Chaos Contract deserves, and to whom it happens."""

from __future__ import annotations

from tests.games import weights
from turncoat.games.chaos_contract import GAME

SCENES = (
    "invited", "begins", "rolled", "saw-own-roll", "secret-shown", "drew-instead", "all-raised",
    "all-lowered", "doubled", "ignored", "duplicate", "icon-ignored", "special-disabled", "swapped",
    "switched", "left", "succeeded", "failed", "battle-won", "battle-lost-by-all", "won",
)  # fmt: skip
"""Invitations and who answered how, each card turned over, powers where they act, verdicts, the end."""
ASIDES = (
    "turn-begins", "revealed", "reshuffled", "power-idle", "no-effect", "nothing-to-gain", "nothing-to-lose",
)  # fmt: skip
"""Headings, refills, and what comes to nothing: said once and folded."""
HITS = {
    "invited": "seats", "must-join": "other", "exempt": "seat", "sits-out": "seat", "rolls-in-secret": "seat",
    "doubled": "other", "ignored": "other", "duplicate": "seat", "must-reroll": "other",
    "may-reroll": "other", "swaps-with": "other", "swapped": "other", "given-card": "other",
    "card-taken": "other", "battle-won": "seats", "scored": "seat", "lost-score": "seat",
    "gained-card": "seat", "won": "seats",
}  # fmt: skip


def test_what_deserves_how_much_time_and_to_whom_it_happens() -> None:
    weights.check(GAME, SCENES, ASIDES, HITS, {"turn-begins"})
