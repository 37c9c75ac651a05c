"""Names that look the same, and names that do not."""

from __future__ import annotations

import pytest

from turncoat.server.likeness import likenesses


def alike(one: str, other: str) -> bool:
    return bool(likenesses(one) & likenesses(other))


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "Аnnа"),  # Cyrillic А and а
        ("Anna", "Αnna"),  # Greek Alpha
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝐀nna"),
        ("PETER", "РЕТЕR"),  # Cyrillic but for the R
        ("Peter", "Рeter"),
        ("Boris", "Воris"),
        ("Ivan", "lvan"),
        ("Ivan", "Іvan"),  # Ukrainian І
        ("Bill", "BiIl"),
        ("Bob", "B0b"),
        ("Tom", "Torn"),
        ("William", "VVilliam"),
        ("Zoë", "Zоё"),  # Cyrillic о and ё
        ("O'Neil", "O’Neil"),
        ("Anna-Mia", "Anna–Mia"),
        ("Соса", "Coca"),
        ("Ёлка", "ЁЛКА"),
        ("Ηλία", "ηλία"),
        ("Straße", "STRASSE"),
        ("ﬁona", "fiona"),
    ],
)
def test_these_are_taken_for_one_another(name: str, other: str) -> None:
    assert alike(name, other)
    assert alike(other, name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Анна"),
        ("Anna", "Hanna"),
        ("Иван", "Ivan"),
        ("Иван", "Йван"),
        ("Миша", "Маша"),
        ("Саша", "Даша"),
        ("Олег", "Ольга"),
        ("Елена", "Алёна"),
        ("Zoe", "Zoë"),
        ("Νίκος", "Νίνα"),
        ("田中", "田村"),
    ],
)
def test_these_are_not(name: str, other: str) -> None:
    assert not alike(name, other)
