"""Names and talk of strangers, made harmless: no control characters, no marks that turn text around."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
LONGEST_REMARK = 300
MOST_MARKS = 2
"""Combining marks in a row: more of them pile up over the lines around them."""
VARIATION = ("VARIATION SELECTOR", "MONGOLIAN FREE VARIATION SELECTOR")
UNSEEN = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs that nobody sees."""


def cleaned(text: str, longest: int) -> str:
    """A text as it is shown: one line, visible characters, at most so many.

    >>> cleaned("  Anna\\u202e\\n B. ", 24)
    'Anna B.'
    """
    seen = unicodedata.normalize("NFC", "".join(filter(None, map(_seen, text))))
    kept = []
    marks = 0
    for letter in " ".join(seen.split()):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)[:longest].strip()


def _seen(letter: str) -> str:
    """A character as it is shown: itself, a space, or nothing."""
    kind = unicodedata.category(letter)
    if kind in ("Zs", "Zl", "Zp", "Cc"):
        return " "
    if kind[0] == "C" or letter in UNSEEN or unicodedata.name(letter, "").startswith(VARIATION):
        return ""
    return letter
