"""Names and talk of strangers, made harmless."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turncoat.server.clean import MOST_MARKS, cleaned

TRICKS = "\u202e\u2066\u200b\u200d\ufeff\0\n\t\u0301\u0351\u20dd\u3164\ufe0f\U000e0041e\u0130 \u2028\u00a0"
TEXTS = st.text(max_size=60) | st.text(st.sampled_from(TRICKS), max_size=60)


@given(text=TEXTS, longest=st.integers(1, 40))
def test_nothing_harmful_is_left(text: str, longest: int) -> None:
    shown = cleaned(text, longest)
    assert len(shown) <= longest
    assert shown == " ".join(shown.split(" ")).strip()
    assert all(letter == " " or unicodedata.category(letter)[0] not in "CZ" for letter in shown)


@given(text=TEXTS, longest=st.integers(1, 40))
def test_marks_do_not_pile_up(text: str, longest: int) -> None:
    row = 0
    for letter in cleaned(text, longest):
        row = row + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        assert row <= MOST_MARKS


@given(text=TEXTS, longest=st.integers(1, 40))
def test_what_is_clean_stays_as_it_is(text: str, longest: int) -> None:
    shown = cleaned(text, longest)
    assert cleaned(shown, longest) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Анна-Мария О’Нил", "Анна-Мария О’Нил"),
        ("田中さん 🙂", "田中さん 🙂"),
        ("\u202eannA\u202c", "annA"),
        ("a\u2066b\u2069c\u200e\u200f\u061cd", "abcd"),
        ("one\r\ntwo\x00\x1b[31m", "one two [31m"),
        ("e\u200b\u0301", "é"),
        ("a" + "\u0301\u200b" * 9, "á\u0301\u0301"),
        ("\u3164\u2800\u115f\ufe0f\u034f", ""),
        ("\ud800x\udfff", "x"),
        ("   ", ""),
    ],
)
def test_tricks_are_taken_out_and_letters_stay(text: str, shown: str) -> None:
    assert cleaned(text, 24) == shown
