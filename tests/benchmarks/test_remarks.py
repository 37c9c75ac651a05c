"""What is said is counted as it is said, and what comes of promises."""

from __future__ import annotations

import pytest

from benchmarks.remarks import LIE, TRUTH, WAS_BROKEN, WAS_KEPT, Company
from turncoat.kernel.rule import INTERPRET


def test_zeppelin_words_are_mostly_kept_and_seldom_of_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    counts = Company("mad-zeppelin", 3, "handwritten", 7).heard(0)
    facts = sum(counts[name] for name in ("i-hold", "i-hold-no", "my-traitor", "my-colour", "top-card"))
    assert facts == counts[TRUTH] + counts[LIE]
    assert counts["spare-me"] + counts["i-shall-spare-you"] > 2 * facts
    assert counts[WAS_KEPT] > 3 * counts[WAS_BROKEN]
