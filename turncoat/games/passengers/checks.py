"""What values typed into the box must be like, so that the rules can play with them.

Each check takes its tables as arguments. It refuses the first wrong row with a `ValueError` that names
the row and says what would be right.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Sequence


def need(right: bool, row: str, rule: str) -> None:
    """Refuse a row of the box that does not keep a rule."""
    if not right:
        raise ValueError(f"{row}: {rule}")


def is_once(things: Iterable[object]) -> bool:
    """Whether nothing is there twice."""
    listed = list(things)
    return len(set(listed)) == len(listed)


def check_boats(
    layouts: Sequence[Sequence[str]],
    fewer_voices: Sequence[Sequence[Sequence[int]]],
    lengths: Sequence[int],
    supply: Sequence[int],
) -> None:
    """Every round has two boats of the same length, its Gift numbers once each, and Voices that suffice.

    `supply` has the Voices of the second edition and of the first, which pays fewer on some spaces.
    """
    for layout, lines in enumerate(layouts):
        rounds = len(lines), len(fewer_voices[layout])
        need(rounds == (3, 3), f"boats of layout {'AB'[layout]}", "a line for each of three rounds")
        for number, line in enumerate(lines):
            row = f"boats of layout {'AB'[layout]}, round {number + 1}"
            length = lengths[layout]
            boats = [boat.split() for boat in line.split("|")]
            shape = f"a Raven and a Wolf of {length} spaces each, with | between them"
            need([len(boat) for boat in boats] == [length, length], row, shape)
            spaces = [space for boat in boats for space in boat]
            for space in spaces:
                shape = f"a space is Gift:Voices, a number from 0 to 9 and 1 to 3 Voices, not {space!r}"
                need(re.fullmatch("[0-9]:[1-3]", space) is not None, row, shape)
            need(is_once(space[0] for space in spaces), row, "each Gift number stands on one space only")
            pays = {int(space[0]): int(space[2]) for space in spaces}
            less = fewer_voices[layout][number]
            for gift in less:
                lower = f"Gift {gift}, which pays one Voice less in the first edition, must pay 2 or 3 here"
                need(pays.get(gift, 0) > 1, row, lower)
            paid = sum(pays.values())
            need(paid <= supply[0], row, f"{supply[0]} Voices at most, not {paid}")
            paid -= len(less)
            need(paid <= supply[1], row, f"{supply[1]} Voices at most in the first edition, not {paid}")


def check_piles(
    factions: Sequence[Sequence[int]],
    in_game: Sequence[Sequence[int]],
    shadows_of_each_type: int,
    yaesther_half_points: Sequence[int],
) -> None:
    """The faction pile has a card for each seat, and no pile runs out while the cards are dealt."""
    for seats in range(4, len(factions)):
        row = f"faction pile for {seats} seats"
        souls, demons, yaesther = factions[seats]
        total = souls + demons + yaesther
        need(total == seats, row, f"one card for each seat, not {total}")
        need(yaesther in (0, 1), row, f"the box has one Yaesther, not {yaesther}")
        row = f"points of the Yaesther for {seats} seats"
        half = yaesther_half_points[seats]
        need(half % 2 == yaesther, row, "an odd number of half points where he plays, so that he never ties")
        for edition, copies in zip(("second", "first"), in_game, strict=True):
            row = f"Passengers of the {edition} edition for {seats} seats"
            need(0 <= copies[seats] < 16, row, f"0 to 15 of each kind, not {copies[seats]}")
            for type_, of_faction in (("Souls", souls), ("Demons", demons)):
                wanted = of_faction + seats + (shadows_of_each_type if seats == 4 else 0)
                there = 3 * copies[seats]
                need(there >= wanted, row, f"{wanted} {type_} are dealt, and only {there} are in the game")


def check_room(limits: Sequence[int], lengths: Sequence[int], longest: int, shadows_in_a_round: int) -> None:
    """Everybody finds a space, within the limit of the boats, and the record has room for all spaces."""
    for length in lengths:
        need(length <= longest, f"boats of {length} spaces", f"{longest} at most; raise SPACE first")
    for seats in range(4, len(limits)):
        aboard = seats + (shadows_in_a_round if seats == 4 else 0)
        for length in lengths:
            row = f"limit of a boat of {length} spaces for {seats} seats"
            room = 2 * min(limits[seats], length)
            need(room >= aboard, row, f"{aboard} Passengers are placed, and two boats take {room}")


def check_sets(
    sets: Sequence[Sequence[int]],
    names: Sequence[str],
    numbers: Sequence[int],
    keeps_number: Mapping[int, Sequence[int]],
    need_shadows: Container[int],
) -> None:
    """A set has ten different Gifts; what others rely on keeps its number, and only four seats have Shadows.

    `names` and `numbers` are those of all Gifts; the set for four players comes last.
    """
    for which, gifts in enumerate(sets):
        row = f"Gift set {which + 1} of {len(sets)}"
        need(len(gifts) == 10 and is_once(gifts), row, "ten different Gifts, numbered 0 to 9")
        for number, gift in enumerate(gifts):
            need(number == numbers[gift], row, f"{names[gift]} is a Gift numbered {numbers[gift]}")
            for usual, family in keeps_number.items():
                need(number == usual or gift not in family, row, f"{names[gift]} is a Gift numbered {usual}")
            if which < len(sets) - 1:
                four = f"{names[gift]} needs Shadow Passengers, which only the set for four players has"
                need(gift not in need_shadows, row, four)
