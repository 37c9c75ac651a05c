"""Names that look the same, so that nobody sits at a table as somebody else.

A small part of what Unicode calls confusables: letters of the scripts that people here write in, and what
stands for a letter in any of them. Names of one script stay what they are: only two that look alike clash.
"""

from __future__ import annotations

import unicodedata

LOOKS = {
    "A": "АΑ", "B": "ВΒ", "C": "СϹ", "E": "ЕΕ", "H": "НΗ", "J": "Ј", "K": "КΚ", "M": "МΜ", "N": "Ν",
    "O": "ОΟ", "P": "РΡ", "Q": "Ԛ", "S": "Ѕ", "T": "ТΤ", "W": "Ԝ", "X": "ХΧ", "Y": "УҮΥ", "Z": "Ζ",
    "a": "аα", "b": "Ь", "c": "сϲ", "d": "ԁ", "e": "еε", "h": "һ", "i": "іι", "j": "ј", "k": "кκ",
    "l": "I1|ǀӏІΙ", "n": "η", "o": "0оοσ", "p": "рρ", "q": "ԛ", "r": "г", "s": "ѕ", "t": "τ", "u": "υ",
    "v": "ѵν", "w": "ԝω", "x": "хχ", "y": "уγ", "3": "зЗ", "6": "б", "-": "‐‑‒–—−", "'": "’‘`´ʼ",
}  # fmt: skip
"""Characters, and those that look like them: of the Cyrillic script, of the Greek one, and signs."""
SEEN_AS = {ord(other): one for one, others in LOOKS.items() for other in others}
TOGETHER = (("rn", "m"), ("vv", "w"))
"""Letters that look like another one when they stand together."""


def likenesses(name: str) -> frozenset[str]:
    """What a name is taken for: two names that have one of these in common are too much alike.

    >>> bool(likenesses("Anna") & likenesses("Аnnа")), bool(likenesses("Anna") & likenesses("Анна"))
    (True, False)
    """
    return frozenset((name.casefold(), looks_of(name)))


def looks_of(name: str) -> str:
    """A name by its looks: other forms of letters, then letters of other scripts, then pairs of letters."""
    looks = unicodedata.normalize("NFKD", name).translate(SEEN_AS)
    looks = unicodedata.normalize("NFKD", looks.casefold())
    for pair, one in TOGETHER:
        looks = looks.replace(pair, one)
    return looks
