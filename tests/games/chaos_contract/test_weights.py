"""How much time each event of Chaos Contract deserves, and to whom it happens."""

from __future__ import annotations

from turncoat.games.chaos_contract.news import NEWS
from turncoat.kernel.news import Weight

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


def test_every_event_has_its_weight() -> None:
    weights = {one.name: one.weight for one in NEWS.kinds}
    expected = dict.fromkeys(SCENES, Weight.SCENE) | dict.fromkeys(ASIDES, Weight.ASIDE)
    assert weights == {name: expected.get(name, Weight.BEAT) for name in weights}
    assert set(expected) <= set(weights)


def test_what_happens_to_somebody_says_to_whom() -> None:
    assert {one.name: one.hits for one in NEWS.kinds if one.hits} == HITS


def test_turns_are_headings() -> None:
    assert [one.name for one in NEWS.kinds if one.opens] == ["turn-begins"]
