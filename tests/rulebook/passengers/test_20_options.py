"""Group 20: options and editions."""

from __future__ import annotations

from itertools import product

import pytest

from tests.rulebook.passengers.stage import (
    afterlands,
    dealt,
    everyone,
    finish_gifts,
    hold,
    play,
    random_game,
    view,
    vote,
)
from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import (
    BOATS,
    COLOURS,
    NONE,
    PLACE_SHADOW,
    ROUNDS,
    SET_FOUR,
    SET_I,
    SET_II,
    SET_III,
    SPACES,
    VOICES_AT,
    VOICES_IN_BOX,
)
from turncoat.games.passengers.scoring import soul_points
from turncoat.games.passengers.table import Table
from turncoat.kernel.fault import OptionError

AGREED = ("edition", "layout", "gift_set", "silence_module", "largest_group_only", "seats")


def sets(t: Table) -> list[int]:
    """The Gift sets of the three rounds."""
    return [t.gift_set[voyage] for voyage in range(ROUNDS)]


def voices_in_round(t: Table, voyage: int) -> int:
    """All Voices that the spaces of a round pay."""
    return sum(
        VOICES_AT[t.edition, t.layout, voyage, boat, space]
        for boat, space in product(range(BOATS), range(SPACES))
    )


@pytest.mark.rule("P-213")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_defaults_are_the_second_edition_with_set_one_and_layout_a(seats: int) -> None:
    t = dealt(seats)
    named = dealt(
        seats,
        edition="second",
        layout="a",
        silence="off",
        soul_bonus="each-colour",
        sets="four" if seats == 4 else "I",
    )
    assert t.bytes() == named.bytes()
    assert sets(t) == [SET_FOUR if seats == 4 else SET_I] * 3
    assert [t.edition, t.layout, t.silence_module, t.largest_group_only] == [0, 0, 0, 0]
    assert VOICES_IN_BOX[t.edition] == 17
    assert [voices_in_round(t, voyage) for voyage in range(ROUNDS)] == [17, 17, 17]
    assert t.masks == (1 << COLOURS) - 1


@pytest.mark.rule("P-213")
def test_the_defaults_are_declared_for_everyone_to_read() -> None:
    defaults = {option.name: option.default for option in GAME.options}
    assert defaults["edition"] == "second"
    assert defaults["layout"] == "a"
    assert defaults["silence"] == "off"
    assert defaults["soul-bonus"] == "each-colour"


@pytest.mark.rule("P-214")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("layout", ["a", "b"])
def test_the_first_edition_has_fifteen_voices_fewer_cards_and_one_set(seats: int, layout: str) -> None:
    most = 3 if seats in (5, 6) else 4
    counts = []
    for seed in range(40):
        t = dealt(seats, seed, edition="first", layout=layout)
        cards = [t.hand[seat, place] for seat in range(seats) for place in range(3)]
        cards += [t.shadow_pile[place] for place in range(6) if seats == 4]
        counts.append(max(cards.count(kind) for kind in range(6)))
    assert max(counts) == most
    assert VOICES_IN_BOX[t.edition] == 15
    assert [voices_in_round(t, voyage) for voyage in range(ROUNDS)] == [15, 15, 15]
    assert sets(t) == [SET_FOUR if seats == 4 else SET_I] * 3


@pytest.mark.rule("P-214")
def test_everything_else_of_the_first_edition_is_as_in_the_second() -> None:
    """The same moves lead to the same boats, coin and masks; only Voices differ."""
    first, second = dealt(8, 3, edition="first"), dealt(8, 3)
    assert [first.hand[s, i] for s in range(8) for i in range(3)] == [
        second.hand[s, i] for s in range(8) for i in range(3)
    ]
    for t in (first, second):
        for voyage in range(ROUNDS):
            finish_gifts(t)
            vote(t, [voyage % 2] * 8)
    first.edition = second.edition
    for name in Table.fields:
        if name not in ("news", "told", "voices"):
            assert first.row[name].tobytes() == second.row[name].tobytes(), name


@pytest.mark.rule("P-215")
def test_masks_are_used_once_and_shadow_placers_get_nothing_in_the_first_edition() -> None:
    t = dealt(4, edition="first")
    assert t.asks == PLACE_SHADOW
    hold(t, {t.coin: 8})
    finish_gifts(t)
    boat, space = next(
        (boat, space)
        for boat, space in product(range(BOATS), range(SPACES))
        if t.mask[0, boat, space] != NONE
    )
    colour = t.mask[0, boat, space]
    vote(t, [1 - boat] * 4)
    assert t.masks == 0b111 & ~(1 << colour)
    placer = (t.coin + 3) % 4
    assert t.asks == PLACE_SHADOW
    play(t, placer, "space", boat=0, space=0)
    assert (t.gift[1, placer], t.voices[placer]) == (NONE, 0)
    assert all(t.masks >> colour & 1 == 0 for _ in random_game(t))


@pytest.mark.rule("P-216")
@pytest.mark.parametrize("names", list(product(("I", "II", "III"), repeat=3)))
def test_whole_sets_can_be_chosen_for_each_round_in_any_combination(names: tuple[str, str, str]) -> None:
    t = dealt(5, sets=",".join(names))
    assert sets(t) == [("I", "II", "III").index(name) for name in names]
    assert sets(dealt(5, sets=names[0])) == [("I", "II", "III").index(names[0])] * 3


@pytest.mark.rule("P-216", "P-233")
@pytest.mark.parametrize("text", ["I,II", "I,II,III,I", "mask", "1", "", "I II III", "I,II,lantern"])
def test_single_cards_and_other_lists_are_no_sets(text: str) -> None:
    with pytest.raises(OptionError, match=r"error-sets: .*values='I, II, III'"):
        dealt(5, sets=text)


@pytest.mark.rule("P-217")
def test_four_seats_may_choose_every_set_and_five_to_eight_not_the_set_for_four() -> None:
    assert sets(dealt(4)) == [SET_FOUR] * 3
    assert sets(dealt(4, sets="I,II,III")) == [SET_I, SET_II, SET_III]
    assert sets(dealt(4, sets="four,II,four")) == [SET_FOUR, SET_II, SET_FOUR]
    for seats in (5, 6, 7, 8):
        for text in ("four", "I,four,I"):
            with pytest.raises(OptionError, match="I, II, III"):
                dealt(seats, sets=text)


@pytest.mark.rule("P-218")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_the_first_edition_has_one_set_for_each_number_of_seats(seats: int) -> None:
    usual = "four" if seats == 4 else "I"
    assert sets(dealt(seats, edition="first", sets=usual)) == sets(dealt(seats, edition="first"))
    for other in ("I", "II", "III", "four"):
        if other != usual:
            with pytest.raises(OptionError, match=f"values='{usual}', value='{other}'"):
                dealt(seats, edition="first", sets=other)


@pytest.mark.rule("P-219")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_layout_and_silence_module_go_with_every_edition_and_set(seats: int) -> None:
    allowed = {"first": ["default"], "second": ["I", "II", "III", "default"]}
    for layout, silence in product("ab", ("off", "on")):
        for edition, names in allowed.items():
            for name in names:
                t = dealt(seats, 5, layout=layout, silence=silence, edition=edition, sets=name)
                for _ in random_game(t, 5):
                    pass
                assert t.winner != NONE
                assert (t.layout, t.silence_module) == ("ab".index(layout), int(silence == "on"))
                assert (t.silence_card[0] != NONE) == (silence == "on")


@pytest.mark.rule("P-220")
@pytest.mark.parametrize(
    ("text", "narrow", "wide"),
    [
        ("[SR SB SR SB]", 5, 6),
        ("[SR SR SR SB SB]", 7, 8),
        ("[SB SB SR SR SR]", 7, 8),
        ("[SG SG SG SG]", 7, 7),
        ("[SR SR . .] [SB SB . .]", 6, 6),
        ("[SR SG SB .]", 3, 3),
    ],
)
def test_with_the_narrower_bonus_only_the_largest_group_of_a_boat_counts(
    text: str, narrow: int, wide: int
) -> None:
    assert soul_points(afterlands(text, layout="b", soul_bonus="largest-group")) == narrow
    assert soul_points(afterlands(text, layout="b")) == wide


@pytest.mark.rule("P-221")
def test_options_are_open_to_all_and_never_change_after_the_deal() -> None:
    t = dealt(6, 7, edition="second", layout="b", sets="III,I,II", silence="on", soul_bonus="largest-group")
    agreed = [t.row[name].tobytes() for name in AGREED]
    assert [t.layout, t.silence_module, t.largest_group_only, *sets(t)] == [1, 1, 1, 2, 0, 1]
    for _ in random_game(t, 7):
        for seat in everyone(t):
            seen = view(t, seat)
            assert [seen.row[name].tobytes() for name in AGREED] == agreed
