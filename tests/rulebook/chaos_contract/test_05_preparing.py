"""Rows K-064 to K-073: who sits out, who rolls in secret, and with which cards."""

from __future__ import annotations

import pytest

from tests.rulebook.chaos_contract.stage import (
    awaited,
    begin,
    card_of,
    choices,
    die,
    heard,
    may,
    play,
    random_moves,
    rolls,
    staged,
    usable,
    view,
)
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.table import (
    CHOOSE_PART,
    NAME_SECRET,
    SIT_OUT,
    Table,
    is_usable,
)

NUMBERS = "1 2 3 4 5 6"
EASY = "comparison=higher threshold=number:2"


def players(t: Table, seat: int) -> list[int]:
    """Who can be named; nothing else may be on offer."""
    offered = choices(t, seat)
    assert {family for family, _ in offered} == {"player"}
    return [parameters["seat"] for _, parameters in offered]


def name_part(t: Table, seat: int, *words: str) -> None:
    """Choose the part of a die, card by card in their order."""
    for card in sorted(card_of(t, seat, word) for word in words):
        play(t, seat, "die-card", card=card)


def rolled(t: Table) -> list[tuple[int, str]]:
    """Who rolled what since the last decision."""
    return [(fact["seat"], die(t, fact["die"])) for name, fact in heard(t, -1) if name == "rolled"]


@pytest.mark.rule("K-064")
def test_the_questions_come_in_their_order() -> None:
    text = "who=all-but-one often=turnout-times restriction=half special=secret threshold=number:5"
    t = staged(text, [NUMBERS] * 4, 4, active=1)
    begin(t, 0, 2, 3)
    assert (t.asks, awaited(t)) == (SIT_OUT, [1])
    play(t, 1, "player", seat=2)
    assert (t.asks, awaited(t)) == (NAME_SECRET, [1])
    assert players(t, 1) == [0, 1, 3]
    play(t, 1, "player", seat=3)
    assert (t.asks, awaited(t)) == (CHOOSE_PART, [0, 1, 3])
    assert t.rolls == 4
    assert t.results == t.roll_count == 0


@pytest.mark.rule("K-065")
@pytest.mark.parametrize("sitter", [0, 1, 2])
def test_the_active_player_names_who_sits_out(sitter: int) -> None:
    t = staged(f"who=all-but-one {EASY}", [NUMBERS] * 4, 4, active=2)
    begin(t, 0, 1)
    assert awaited(t) == [2]
    assert players(t, 2) == [0, 1, 2]
    assert t.roll_count == 0
    play(t, 2, "player", seat=sitter)
    for seat in range(-1, 4):
        assert heard(t, seat)[0] == ("sits-out", {"seat": sitter})
    assert [seat for seat, _ in rolled(t)] == [seat for seat in (2, 0, 1) if seat != sitter]


@pytest.mark.rule("K-065")
def test_alone_nobody_sits_out_and_under_all_everybody_rolls() -> None:
    t = staged(f"who=all-but-one {EASY}", [NUMBERS] * 2)
    begin(t)
    assert [seat for seat, _ in rolled(t)] == [0]
    assert "sits-out" not in dict(heard(t, -1))
    t = staged(f"who=all {EASY}", [NUMBERS] * 3, 3)
    begin(t, 1, 2)
    assert [seat for seat, _ in rolled(t)] == [0, 1, 2]
    assert "sits-out" not in dict(heard(t, -1))


@pytest.mark.rule("K-066")
def test_who_sits_out_counts_for_turnout_powers_and_payout(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one roller's Add works, Turnout 2 is the threshold and the scale, and both can get the icons."""
    rolls(monkeypatch, "2/add:1")
    t = staged("who=all-but-one comparison=higher threshold=turnout:1", ["2/add:1", NUMBERS], reward="S")
    begin(t, 1)
    play(t, 0, "player", seat=1)
    told = heard(t, -1)
    assert ("all-raised", {"seat": 0, "amount": 1}) in told
    assert ("succeeded", {}) in told
    assert ("pool", {"side": 0, "scores": 2, "cards": 0}) in told
    assert players(t, 0) == [0, 1]
    assert t.roll_count == 1


@pytest.mark.rule("K-066")
def test_who_sits_out_has_nothing_to_reroll(monkeypatch: pytest.MonkeyPatch) -> None:
    rolls(monkeypatch, "4/forced-reroll")
    t = staged(f"who=all-but-one {EASY}", ["4/forced-reroll", NUMBERS])
    begin(t, 1)
    play(t, 0, "player", seat=1)
    assert "no-effect" in dict(heard(t, -1))
    assert [seat for seat, _ in rolled(t)] == [0]


@pytest.mark.rule("K-066")
@pytest.mark.parametrize("joining", [(1, 2), (1,)])
def test_who_sits_out_counts_for_attendance(
    joining: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    rolls(monkeypatch, "4/attendance")
    t = staged(f"who=all-but-one often=times:2 {EASY}", ["4/attendance 1", "1 1", "1 1"], 3)
    begin(t, *joining)
    play(t, 0, "player", seat=1)
    numbers = [parameters["number"] for _, parameters in choices(t, 0, "number")]
    assert numbers == (list(range(1, 11)) if len(joining) == 2 else [])


@pytest.mark.rule("K-067")
@pytest.mark.parametrize(
    ("often", "souls", "each"),
    [
        ("once", 1, 1), ("once", 3, 1), ("times:2", 1, 2), ("times:2", 3, 2), ("times:3", 2, 3),
        ("times:3", 4, 3),
        ("turnout-times", 1, 1), ("turnout-times", 2, 2), ("turnout-times", 3, 3), ("turnout-times", 4, 4),
    ],
)  # fmt: skip
def test_how_many_rolls_each_makes(often: str, souls: int, each: int) -> None:
    t = staged(f"often={often} {EASY}", [NUMBERS] * 4, 4)
    begin(t, *range(1, souls))
    assert [seat for seat, _ in rolled(t)] == list(range(souls)) * each


@pytest.mark.rule("K-067")
def test_the_number_of_rolls_stays_when_a_soul_leaves() -> None:
    t = staged(f"often=turnout-times special=leaving {EASY}", [NUMBERS] * 3, 3)
    begin(t, 1, 2)
    assert rolled(t)[0][0] == 0
    play(t, 1, "yes")
    play(t, 2, "no")
    assert ("left", {"seat": 1}) in heard(t, -1)
    assert t.rolls == 3
    assert [seat for seat, _ in rolled(t)] == [2, 0, 2, 0, 2]


@pytest.mark.rule("K-067")
def test_who_sits_out_counts_for_turnout_times() -> None:
    t = staged(f"who=all-but-one often=turnout-times {EASY}", [NUMBERS] * 3, 3)
    begin(t, 1, 2)
    play(t, 0, "player", seat=0)
    assert [seat for seat, _ in rolled(t)] == [1, 2] * 3


@pytest.mark.rule("K-068")
@pytest.mark.parametrize(("cards", "half"), list(enumerate([0, 1, 1, 2, 2, 3, 3, 4])))
def test_half_is_rounded_up(cards: int, half: int) -> None:
    check_part_size("half", cards, half)


@pytest.mark.rule("K-068")
@pytest.mark.parametrize("cards", range(8))
@pytest.mark.parametrize("limit", [2, 3, 4])
def test_so_many_cards_or_all_there_are(limit: int, cards: int) -> None:
    check_part_size(f"cards:{limit}", cards, min(limit, cards))


def check_part_size(restriction: str, cards: int, size: int) -> None:
    """A roller with so many cards chooses a part of this size, or is not asked when that is the hand."""
    t = staged(f"often=times:3 restriction={restriction} {EASY}", [" ".join("1234567"[:cards])])
    begin(t)
    if size == cards:
        assert t.asks != CHOOSE_PART
        assert len(rolled(t)) == min(3, cards)
        return
    assert t.asks == CHOOSE_PART
    for _ in range(size):
        assert awaited(t) == [0]
        assert t.asks == CHOOSE_PART
        play(t, 0, "die-card", card=choices(t, 0, "die-card")[0][1]["card"])
    assert t.asks != CHOOSE_PART
    assert ("part-chosen", {"seat": 0, "count": size}) in heard(t, -1)
    assert len(rolled(t)) == min(3, size)


@pytest.mark.rule("K-069")
def test_parts_are_chosen_at_the_same_time_and_secretly() -> None:
    """Two wholly different choices of a Soul look the same to all others; how many is open to all."""
    tables = []
    for words in (("1", "2", "3"), ("4", "5", "6")):
        t = staged(f"restriction=half {EASY}", [NUMBERS, NUMBERS, "1 2"], 4)
        begin(t, 1, 2)
        assert awaited(t) == [0, 1, 2]
        assert t.roll_count == 0
        name_part(t, 1, *words)
        assert awaited(t) == [0, 2]
        assert choices(t, 1) == []
        assert all(heard(t, seat) == [] for seat in range(-1, 4))
        tables.append(t)
    one, two = tables
    for seat in (-1, 0, 2, 3):
        assert view(one, seat).bytes() == view(two, seat).bytes()
        assert view(one, seat).part_size[1] == 3
    assert view(one, 1).bytes() != view(two, 1).bytes()
    for t in tables:
        name_part(t, 2, "1")
        name_part(t, 0, "4", "5", "6")
        told = [(fact["seat"], fact["count"]) for name, fact in heard(t, 3) if name == "part-chosen"]
        assert told == [(0, 3), (1, 3), (2, 1)]


@pytest.mark.rule("K-069")
def test_the_chosen_cards_stay_secret_while_rolling(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = []
    for words in (("1", "2/double", "3"), ("2/double", "5", "6")):
        rolls(monkeypatch, "2/double")
        t = staged(f"restriction=half {EASY}", ["1 2/double 3 4 5 6", NUMBERS])
        begin(t, 1)
        name_part(t, 1, "1", "2", "3")
        name_part(t, 0, *words)
        assert t.asks != CHOOSE_PART
        assert t.results == 1
        tables.append(t)
    for seat in (-1, 1):
        assert view(tables[0], seat).bytes() == view(tables[1], seat).bytes()


@pytest.mark.rule("K-069")
def test_nobody_is_asked_who_does_not_roll_or_takes_the_whole_hand() -> None:
    t = staged(f"who=all-but-one restriction=cards:3 {EASY}", [NUMBERS, NUMBERS, "1 2 3", "4", NUMBERS], 5)
    begin(t, 1, 2, 3)
    play(t, 0, "player", seat=0)
    assert awaited(t) == [1]
    name_part(t, 1, "1", "3", "5")
    assert [seat for seat, _ in rolled(t)] == [1, 2, 3]


@pytest.mark.rule("K-069")
def test_any_part_can_be_chosen_in_exactly_one_way() -> None:
    start = staged(f"restriction=cards:2 {EASY}", [NUMBERS])
    begin(start)
    parts = []
    for _, first in choices(start, 0):
        t = start.copy()
        play(t, 0, "die-card", **first)
        for _, second in choices(t, 0):
            parts.append(frozenset((first["card"], second["card"])))
    assert len(parts) == len(set(parts)) == 15
    assert all(len(part) == 2 for part in parts)


@pytest.mark.rule("K-070")
def test_only_the_part_is_rolled_and_rerolled() -> None:
    seen = set()
    for seed in range(30):
        hands = ["1 2 3 4 5 6", "1/forced-reroll 2/forced-reroll 3/forced-reroll"]
        t = staged(f"often=times:2 restriction=cards:3 {EASY}", hands, seed=seed)
        begin(t, 1)
        name_part(t, 0, "4", "5", "6")
        while t.asks and may(t, 1, "player", seat=0) and t.contract != NONE and t.results:
            seen |= {word for seat, word in rolled(t) if seat == 0}
            play(t, 1, "player", seat=0)
        seen |= {word for seat, word in rolled(t) if seat == 0}
    assert seen == {"4", "5", "6"}


@pytest.mark.rule("K-070")
def test_only_the_part_can_be_swapped_away_or_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    rolls(monkeypatch, "1/swap", "4")
    t = staged(f"often=times:2 restriction=cards:3 {EASY}", ["1/swap 2 3 5 5 5", "1 2 3 4 5 6"])
    begin(t, 1)
    name_part(t, 0, "1/swap", "2", "3")
    name_part(t, 1, "4", "5", "6")
    play(t, 0, "player", seat=1)
    offered = {
        seat: sorted(die(t, parameters["card"]) for _, parameters in choices(t, seat)) for seat in (0, 1)
    }
    assert offered == {0: ["2", "3"], 1: ["4", "5", "6"]}
    monkeypatch.undo()
    taken = set()
    for seed in range(30):
        rolls(monkeypatch, "1/die-manipulator")
        t = staged(
            f"often=times:2 restriction=cards:3 {EASY}", ["1/die-manipulator 2 3", "1 2 3 4 5 6"], seed=seed
        )
        begin(t, 1)
        name_part(t, 1, "4", "5", "6")
        monkeypatch.undo()
        play(t, 0, "manipulate", seat=1, take=1)
        taken |= {die(t, fact["die"]) for name, fact in heard(t, -1) if name == "card-taken"}
    assert taken == {"4", "5", "6"}


@pytest.mark.rule("K-070")
def test_who_sits_out_has_the_whole_hand_as_usable_die(monkeypatch: pytest.MonkeyPatch) -> None:
    rolls(monkeypatch, "1/swap")
    t = staged(f"who=all-but-one restriction=half {EASY}", ["1/swap 2 3", NUMBERS])
    begin(t, 1)
    play(t, 0, "player", seat=1)
    name_part(t, 0, "1/swap", "2")
    assert usable(t, 1) == NUMBERS.split()
    play(t, 0, "player", seat=1)
    assert len(choices(t, 1, "die-card")) == 6
    assert [die(t, parameters["card"]) for _, parameters in choices(t, 0)] == ["2"]


@pytest.mark.rule("K-071")
def test_swapped_cards_join_the_usable_die_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rolls(monkeypatch, "1/swap", "2", "6", "4")
    t = staged(f"often=times:2 restriction=cards:2 {EASY}", ["1/swap 2 3 5", "1 4 6 6"])
    begin(t, 1)
    name_part(t, 0, "1/swap", "2")
    name_part(t, 1, "4", "6")
    play(t, 0, "player", seat=1)
    play(t, 0, "die-card", card=card_of(t, 0, "2"))
    wanted = next(p["card"] for _, p in choices(t, 1) if die(t, p["card"]) == "6")
    play(t, 1, "die-card", card=wanted)
    assert rolled(t) == [(1, "2"), (0, "6"), (1, "4")]


@pytest.mark.rule("K-071")
def test_a_card_of_die_manipulator_joins_the_usable_die_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rolls(monkeypatch, "1/die-manipulator", "4/double")
    t = staged(
        f"often=times:2 restriction=cards:2 {EASY}",
        ["1/die-manipulator 2", "4/double 6 1 3"],
        devilish_numbers="on",
    )
    begin(t, 1)
    name_part(t, 1, "4/double", "6")
    play(t, 0, "manipulate", seat=1, take=0)
    (new,) = [fact["die"] for name, fact in heard(t, -1) if name == "given-card"]
    assert is_usable(t, 1, new)
    assert usable(t, 1) == sorted(["6", die(t, new)])


@pytest.mark.rule("K-072")
def test_the_active_player_names_a_secret_roller_before_parts_are_chosen() -> None:
    t = staged(f"special=secret who=all-but-one restriction=half {EASY}", [NUMBERS] * 4, 4)
    begin(t, 1, 2)
    play(t, 0, "player", seat=1)
    assert players(t, 0) == [0, 2]
    play(t, 0, "player", seat=2)
    for seat in range(-1, 4):
        assert heard(t, seat) == [("rolls-in-secret", {"seat": 2})]
        assert view(t, seat).secret == 2
    assert t.asks == CHOOSE_PART


@pytest.mark.rule("K-072")
@pytest.mark.parametrize(("joining", "sitter"), [((), None), ((1,), 0)])
def test_the_only_roller_is_secret_without_a_question(joining: tuple[int, ...], sitter: int | None) -> None:
    t = staged(f"special=secret who=all-but-one often=times:2 {EASY}", [NUMBERS] * 3, 3)
    begin(t, *joining)
    if sitter is not None:
        play(t, 0, "player", seat=sitter)
    told = heard(t, -1)
    roller = 0 if sitter is None else 1
    assert ("rolls-in-secret", {"seat": roller}) in told
    assert told.count(("rolled-in-secret", {"seat": roller})) == 2


@pytest.mark.rule("K-073")
def test_a_player_without_cards_may_do_everything_but_roll() -> None:
    t = staged(f"often=times:2 {EASY}", ["", NUMBERS, ""], 3, reward="C")
    begin(t, 1, 2)
    assert [seat for seat, _ in rolled(t)] == [1, 1]
    told = heard(t, -1)
    assert [fact["seat"] for name, fact in told if name == "skipped"] == [0, 2, 0, 2]
    assert ("begins", {"seats": 7, "turnout": 3}) in told
    assert players(t, 0) == [0, 1, 2]
    t = staged(EASY, [NUMBERS, ""], type_="forced")
    play(t, 0, "pick", place=0)
    assert players(t, 0) == [1]
    t = staged(EASY, ["", NUMBERS])
    begin(t)
    assert rolled(t) == []
    assert ("failed", {}) in heard(t, -1)


@pytest.mark.rule("K-073")
def test_a_player_without_cards_goes_through_whole_games() -> None:
    for seed in range(5):
        t = staged(EASY, ["", NUMBERS, ""], 3, seed=seed, lost_souls="on", turn_limit="50")
        for _ in random_moves(t, seed):
            assert awaited(t)
        assert t.over
