"""Rows K-074 to K-098: rolls and rerolls, step by step."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.rulebook.chaos_contract.stage import (
    awaited,
    begin,
    choices,
    dealt,
    die,
    fits,
    heard,
    market,
    may,
    number,
    play,
    random_moves,
    reseeded,
    rolls,
    staged,
    values,
    view,
)
from turncoat.games.chaos_contract.components import DICE, NONE
from turncoat.games.chaos_contract.rolling import next_roller
from turncoat.games.chaos_contract.table import (
    ASIDE,
    CHANGE_WILDCARD,
    CHOOSE_NUMBER,
    COUNTED,
    FAILURE,
    FREE_REROLL_OR_NOT,
    IN_DECK,
    PICK_CONTRACT,
    SUCCESS,
    SWITCH_CONTRACT,
    WHO_REROLLS,
    WITH_SEAT,
    Table,
)

Patch = pytest.MonkeyPatch
NUMBERS = "1 2 3 4 5 6"
EASY = "comparison=higher threshold=number:2"
PAUSE = f"special=free-reroll {EASY}"
"""With cards left over, Souls are asked for a free reroll while all results lie there."""


def rolled(t: Table) -> list[tuple[int, str]]:
    """Who rolled what since the last decision."""
    return [(fact["seat"], die(t, fact["die"])) for name, fact in heard(t, -1) if name == "rolled"]


def names(t: Table) -> list[str]:
    """The kinds of news since the last decision."""
    return [name for name, _ in heard(t, -1)]


def result(t: Table, word: str) -> int:
    """The result of a card, as it is printed."""
    return next(place for place in range(t.results) if die(t, t.card[place]) == word)


def point(t: Table, seat: int, word: str) -> None:
    """Double, Ignore: point at the result of a card."""
    play(t, seat, "result", result=result(t, word))


def numbers(t: Table, seat: int) -> list[int]:
    """The numbers on offer."""
    return [parameters["number"] for _, parameters in choices(t, seat, "number")]


# Turns ------------------------------------------------------------------------------------------


@pytest.mark.rule("K-074")
@pytest.mark.parametrize("part", [(), ("2", "4", "6")])
def test_each_usable_card_is_rolled_alike(part: tuple[str, ...]) -> None:
    start = staged(f"restriction={'cards:3' if part else 'none'} {EASY}", [NUMBERS])
    seen: Counter[str] = Counter()
    for seed in range(600):
        t = reseeded(start, seed)
        play(t, 0, "pick", place=0)
        play(t, 0, "start")
        if part:
            cards = [c for c in range(DICE) if t.die_place[c] == WITH_SEAT and die(t, c) in part]
            for card in cards:
                play(t, 0, "die-card", card=card)
        ((_, word),) = rolled(t)
        seen[word] += 1
    assert fits(seen, dict.fromkeys(part or NUMBERS.split(), 1))


@pytest.mark.rule("K-074")
def test_nobody_chooses_what_is_rolled() -> None:
    """From the start to the payout of a contract without powers nobody is asked anything."""
    t = staged(f"often=times:3 {EASY}", [NUMBERS] * 3, 3)
    begin(t, 1, 2)
    assert len(rolled(t)) == 9
    assert names(t)[-2:] == ["succeeded", "pool"]


@pytest.mark.rule("K-075")
@pytest.mark.parametrize(
    ("seats", "active", "joining", "often", "order"),
    [
        (2, 0, (1,), "turnout-times", [0, 1, 0, 1]),
        (2, 1, (0,), "turnout-times", [1, 0, 1, 0]),
        (4, 2, (0, 1, 3), "times:2", [2, 3, 0, 1, 2, 3, 0, 1]),
        (5, 4, (0, 2), "times:3", [4, 0, 2] * 3),
        (3, 1, (), "times:3", [1, 1, 1]),
    ],
)
def test_rolls_go_in_rounds_clockwise(
    seats: int, active: int, joining: tuple[int, ...], often: str, order: list[int]
) -> None:
    t = staged(f"often={often} {EASY}", [NUMBERS] * seats, seats, active)
    begin(t, *joining)
    assert [seat for seat, _ in rolled(t)] == order


@pytest.mark.rule("K-076")
def test_next_is_who_has_used_the_fewest_turns() -> None:
    luck = Random(8)
    for _ in range(300):
        seats = luck.randrange(2, 6)
        t = dealt(seats, 1)
        t.active = luck.randrange(seats)
        t.souls = luck.randrange(1, 1 << seats) | 1 << t.active
        t.sitter = luck.choice([NONE, t.active])
        t.rolls = luck.randrange(1, 4)
        for seat in range(seats):
            t.used[seat] = luck.randrange(4)
        able = [(t.active + step) % seats for step in range(seats)]
        able = [s for s in able if t.souls >> s & 1 and s != t.sitter and t.used[s] < t.rolls]
        assert next_roller(t) == min(able, key=lambda seat: t.used[seat], default=NONE)


@pytest.mark.rule("K-076")
def test_the_order_holds_after_a_soul_has_left() -> None:
    t = staged(f"often=times:2 special=leaving {EASY}", [NUMBERS] * 4, 4, active=1)
    begin(t, 0, 2, 3)
    for seat, answer in ((2, "yes"), (0, "no"), (3, "no")):
        play(t, seat, answer)
    assert [seat for seat, _ in rolled(t)] == [3, 0, 1, 3, 0]


@pytest.mark.rule("K-077")
def test_a_rolled_card_lies_out_and_is_not_rolled_again() -> None:
    back = 0
    for seed in range(12):
        t = dealt(4, seed, lost_souls="on", devilish_numbers="on", chaotic="on", turn_limit="50")
        lying: set[int] = set()
        for _ in random_moves(t, seed):
            for name, fact in heard(t, -1):
                if name in ("begins", "succeeded", "failed"):
                    lying.clear()
                elif name == "went-back":
                    back += 1
                    lying.discard(fact["die"])
                elif name in ("rolled", "secret-shown", "drew-instead"):
                    assert fact["die"] not in lying
                    lying.add(fact["die"])
            if t.contract == NONE or t.results == 0:
                lying.clear()
            cards = [t.card[place] for place in range(t.results) if t.state[place] in (COUNTED, ASIDE)]
            assert len(cards) == len(set(cards))
            assert all(t.out[card] for card in cards)
    assert back > 0


@pytest.mark.rule("K-077")
def test_a_rolled_card_is_open_to_all_and_back_in_the_die_after_the_contract(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "4/ignore")
    t = staged(EASY, ["4/ignore", "1 2"], 3)
    begin(t, 1)
    card = t.card[0]
    assert t.out[card]
    for seat in range(-1, 3):
        assert die(view(t, seat), card) == "4/ignore"
        assert view(t, seat).card[0] == card
    for _ in random_moves(t, 1, lambda t: t.asks == PICK_CONTRACT):
        pass
    assert not any(t.out[card] for card in range(DICE))


@pytest.mark.rule("K-077")
def test_a_card_rolled_in_secret_lies_face_down(monkeypatch: Patch) -> None:
    """Seat 1 sees its own card; to everybody else one card is like another."""
    tables = []
    for secret in ("5/add:1", "6/swap"):
        rolls(monkeypatch, "1", secret, "4/ignore")
        t = staged(f"special=secret {EASY}", ["1", "5/add:1 6/swap", "4/ignore"], 4)
        begin(t, 1, 2)
        play(t, 0, "player", seat=1)
        assert awaited(t) == [2]
        assert die(view(t, 1), view(t, 1).card[1]) == secret
        assert t.out[t.card[1]]
        assert len(choices(t, 2, "result")) == 2
        tables.append(t)
    for seat in (-1, 0, 2, 3):
        assert view(tables[0], seat).card[1] == NONE
        assert view(tables[0], seat).bytes() == view(tables[1], seat).bytes()


@pytest.mark.rule("K-078")
def test_a_turn_with_an_empty_die_is_skipped() -> None:
    t = staged(f"often=times:3 {EASY}", ["3", "1 2"])
    begin(t, 1)
    assert [seat for seat, _ in rolled(t)] == [0, 1, 1]
    assert [fact["seat"] for name, fact in heard(t, -1) if name == "skipped"] == [0, 0, 1]
    assert t.roll_count == 3


@pytest.mark.rule("K-078")
def test_a_skipped_turn_is_not_made_up(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "2", "1/die-manipulator")
    t = staged(f"often=times:2 {EASY}", ["1/die-manipulator 2", ""])
    begin(t, 1)
    assert ("skipped", {"seat": 1}) in heard(t, -1)
    play(t, 0, "manipulate", seat=1, take=0)
    for _ in random_moves(t, 1, lambda t: t.roll_count == 3 or t.contract == NONE):
        pass
    assert t.roll_count == 3
    assert t.used[1] == 2


@pytest.mark.rule("K-079")
def test_every_reveal_from_a_die_counts_as_a_roll(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "1", "2/forced-reroll", "3", "4")
    t = staged(f"often=times:2 {PAUSE}", ["1 3 4 5", "2/forced-reroll 1 6"])
    begin(t, 1)
    assert t.roll_count == 2
    play(t, 1, "player", seat=0)
    assert rolled(t)[:2] == [(0, "3"), (0, "4")]
    assert t.asks == FREE_REROLL_OR_NOT
    assert t.roll_count == 5
    play(t, 0, "yes")
    assert t.roll_count == 6


@pytest.mark.rule("K-079")
def test_secret_and_simultaneous_rolls_count_when_they_are_made(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "1", "2", "3/double", "4", "5", "6/double")
    t = staged(f"often=times:2 special=secret {EASY}", ["1 3/double 4", "2 4 6"], seats=2)
    begin(t, 1)
    play(t, 0, "player", seat=1)
    assert names(t) == ["rolls-in-secret", "rolled", "rolled-in-secret", "rolled"]
    assert t.roll_count == 3
    rolls(monkeypatch, "1", "2", "3/double")
    t = staged(f"restriction=simultaneous {EASY}", ["1", "2", "3/double"], 3, type_="forced")
    play(t, 0, "pick", place=0)
    play(t, 0, "player", seat=1)
    play(t, 0, "invite", players=0b100)
    play(t, 2, "yes")
    assert t.roll_count == 3


@pytest.mark.rule("K-079")
def test_the_card_of_reroll_random_adds_no_roll(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "4/reroll-random")
    t = staged(EASY, ["4/reroll-random", "1"])
    for card in range(DICE):
        if t.die_place[card] == IN_DECK:
            t.power[card] = 0
    begin(t, 1)
    assert "drew-instead" in names(t)
    assert t.roll_count == 2


# The order of a reveal --------------------------------------------------------------------------


@pytest.mark.rule("K-080")
def test_reroll_return_goes_back_before_the_next_reveal(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "3/reroll-return", "1", "4|6/add:2", "2")
    t = staged(f"often=times:2 {PAUSE}", ["3/reroll-return 4|6/add:2", "1 2 5"])
    begin(t, 1)
    told = names(t)
    assert told[told.index("went-back") :] == ["went-back", "rolled"]
    assert t.asks == CHOOSE_NUMBER
    number(t, 0, 6)
    assert names(t)[:2] == ["number-is", "all-raised"]
    assert values(t) == [3, 8, 2]
    assert t.roll_count == 4


@pytest.mark.rule("K-080")
@pytest.mark.parametrize(("picked", "works"), [(2, True), (6, False)])
def test_the_number_is_chosen_before_it_is_judged_whether_the_power_works(
    picked: int, works: bool, monkeypatch: Patch
) -> None:
    rolls(monkeypatch, "1", "2|6/add:1")
    t = staged(f"special=powers-off-by-number:12 {EASY}", ["1", "2|6/add:1"], type_="forced")
    play(t, 0, "pick", place=0)
    play(t, 0, "player", seat=1)
    number(t, 1, picked)
    assert ("all-raised" in names(t)) == works
    assert ("power-idle" in names(t)) != works


@pytest.mark.rule("K-080")
def test_a_self_set_number_comes_before_the_checks_and_other_effects_after(monkeypatch: Patch) -> None:
    """Roll Counter's 3 meets another's 3; Add does not act any more when its own number ends all."""
    rolls(monkeypatch, "3", "1", "6/roll-counter")
    text = f"special=fail-on-same-number {EASY}"
    t = staged(text, ["3", "1", "6/roll-counter"], 3)
    begin(t, 1, 2)
    assert names(t)[names(t).index("number-is") :][:2] == ["number-is", "ended-by-pair"]
    rolls(monkeypatch, "3", "3/add:1")
    t = staged(text, ["3", "3/add:1"])
    begin(t, 1)
    assert "ended-by-pair" in names(t)
    assert "all-raised" not in names(t)


@pytest.mark.rule("K-081")
@pytest.mark.parametrize(
    ("special", "hands", "event", "outcome"),
    [
        ("fail-on-same-number", ["4/instant-success:5", "5", "5"], "ended-by-power", SUCCESS),
        ("fail-on-same-number", ["5/instant-success:5", "5", "1"], "ended-by-pair", FAILURE),
        ("success-on-same-number", ["1/instant-fail:1", "1", "5"], "ended-by-pair", SUCCESS),
        ("success-on-same-power", ["4/instant-fail:2", "1/instant-fail:1", "5"], "ended-by-pair", SUCCESS),
        ("fail-on-same-power", ["4/instant-success:5", "6/instant-success:6", "5"], "ended-by-pair", FAILURE),
        ("too-many-powers:2", ["4/instant-success:5", "1/add:1", "6/add:1"], "failed-by-limit", FAILURE),
        ("too-many-powers:3", ["4/instant-success:5", "1/add:1", "6/add:1"], "ended-by-power", SUCCESS),
    ],
)
def test_the_special_is_checked_before_lasting_powers(
    special: str, hands: list[str], event: str, outcome: int
) -> None:
    t = staged(f"special={special} {EASY}", hands, 3)
    begin(t, 1, 2)
    assert event in names(t)
    assert t.outcome == outcome
    ends = {"ended-by-power", "ended-by-pair", "failed-by-limit"}
    assert len(ends & set(names(t))) == 1


@pytest.mark.rule("K-081")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_instant_powers_are_checked_in_the_order_of_their_reveal(active: int) -> None:
    """In a battle the owner of the earlier of two Instant Successes wins, wherever they sit."""
    hands = [""] * 3
    for step, word in enumerate(("4/instant-success:6", "3/instant-success:5", "6")):
        hands[(active + step) % 3] = word
    t = staged("threshold=rivals comparison=lower", hands, 3, active, type_="battle", reward="S")
    play(t, active, "pick", place=0)
    play(t, active, "player", seat=(active + 1) % 3)
    play(t, (active + 2) % 3, "yes")
    ended = [fact for name, fact in heard(t, -1) if name == "ended-by-power"]
    assert [(fact["outcome"], fact["seat"]) for fact in ended] == [(SUCCESS, active)]


@pytest.mark.rule("K-081")
def test_instant_powers_come_before_no_duplicates() -> None:
    t = staged(EASY, ["5/no-duplicates", "3/instant-success:5", "5"], 3)
    begin(t, 1, 2)
    assert "ended-by-power" in names(t)
    assert "duplicate" not in names(t)


@pytest.mark.rule("K-081")
def test_no_duplicates_comes_before_contract_switch() -> None:
    """The card that No Duplicates takes out matches nothing any more; without it the contract is switched."""
    for first, switches in (("4/no-duplicates", False), ("4", True)):
        t = staged(f"often=once {PAUSE}", [f"{first} {first}", "4/contract-switch 4/contract-switch"])
        market(t, 1, EASY)
        begin(t, 1)
        assert ("duplicate" in names(t)) != switches
        assert (t.asks == SWITCH_CONTRACT) == switches


# Numbers and values -----------------------------------------------------------------------------


@pytest.mark.rule("K-082")
@pytest.mark.parametrize("word", ["3|6", "-1|4/add:1", "8|2"])
@pytest.mark.parametrize("joining", [(), (1,)])
@pytest.mark.parametrize("special", ["nothing", "powers-off"])
def test_a_duo_is_one_of_its_numbers_for_good(
    word: str, joining: tuple[int, ...], special: str, monkeypatch: Patch
) -> None:
    """A wildcard rolled later gives pauses in which the duo can be looked at."""
    faces = [int(face) for face in word.partition("/")[0].split("|")]
    for face in faces:
        rolls(monkeypatch, word, *(["1"] if joining else []), "?")
        t = staged(f"often=times:2 special={special} {EASY}", [f"{word} ?", "1 2"])
        begin(t, *joining)
        assert (t.asks, awaited(t)) == (CHOOSE_NUMBER, [0])
        assert numbers(t, 0) == sorted(faces)
        assert {family for family, _ in choices(t, 0)} == {"number"}
        number(t, 0, face)
        pauses = 0
        while t.asks in (CHOOSE_NUMBER, CHANGE_WILDCARD):
            pauses += 1
            assert t.number[result(t, word)] == face
            assert numbers(t, 0) == list(range(-1, 9))
            number(t, 0, 4)
        assert pauses == (3 if joining else 2)


@pytest.mark.rule("K-083")
@pytest.mark.parametrize("joining", [(), (1,)])
@pytest.mark.parametrize("special", ["nothing", "powers-off"])
@pytest.mark.parametrize("word", ["?", "?/add:1"])
def test_a_wildcard_is_any_number_from_minus_one_to_eight(
    joining: tuple[int, ...], special: str, word: str
) -> None:
    for wanted in range(-1, 9):
        t = staged(f"special={special} threshold=number:5", [word, "1"])
        begin(t, *joining)
        assert (t.asks, awaited(t)) == (CHOOSE_NUMBER, [0])
        assert numbers(t, 0) == list(range(-1, 9))
        assert {family for family, _ in choices(t, 0)} == {"number"}
        number(t, 0, wanted)
        assert t.number[0] == wanted


@pytest.mark.rule("K-084")
def test_a_wildcard_can_be_changed_after_each_later_number_choice_and_in_closing(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "?", "2|5/add:1", "4")
    t = staged(EASY, ["?", "2|5/add:1", "4"], 3)
    begin(t, 1, 2)
    number(t, 0, 3)
    assert (t.asks, awaited(t)) == (CHOOSE_NUMBER, [1])
    number(t, 1, 5)
    assert (t.asks, awaited(t)) == (CHANGE_WILDCARD, [0])
    assert "all-raised" not in names(t)
    assert numbers(t, 0) == list(range(-1, 9))
    number(t, 0, 3)
    assert "wildcard-changed" not in names(t)
    assert "all-raised" in names(t)
    assert rolled(t) == [(2, "4")]
    assert (t.asks, awaited(t)) == (CHANGE_WILDCARD, [0])
    number(t, 0, 8)
    assert "wildcard-changed" in names(t)
    assert values(t) == [9, 6, 4]
    assert (t.asks, awaited(t)) == (CHANGE_WILDCARD, [0])
    number(t, 0, -1)
    assert t.asks != CHANGE_WILDCARD


@pytest.mark.rule("K-084")
def test_several_owners_are_asked_clockwise_from_the_active_player(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "?", "?", "?", "4")
    t = staged(EASY, ["?", "4", "?", "?"], 4, active=2)
    begin(t, 0, 1, 3)
    asked = []
    while t.asks in (CHOOSE_NUMBER, CHANGE_WILDCARD):
        (seat,) = awaited(t)
        asked.append((t.asks == CHANGE_WILDCARD, seat))
        number(t, seat, 4)
    first = [(False, 2), (False, 3), (True, 2), (False, 0), (True, 2), (True, 3)]
    every = [(True, 2), (True, 3), (True, 0)]
    assert asked == first + every + every


@pytest.mark.rule("K-084")
def test_an_ignored_or_replaced_wildcard_cannot_be_changed(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "?", "2/ignore", "4")
    t = staged(EASY, ["?", "2/ignore", "4"], 3)
    begin(t, 1, 2)
    number(t, 0, 3)
    number(t, 0, 3)
    point(t, 1, "?")
    assert t.asks != CHANGE_WILDCARD
    rolls(monkeypatch, "?", "2/forced-reroll", "1")
    t = staged(EASY, ["? 1", "2/forced-reroll"])
    begin(t, 1)
    number(t, 0, 3)
    number(t, 0, 3)
    play(t, 1, "player", seat=0)
    assert t.asks != CHANGE_WILDCARD


@pytest.mark.rule("K-084")
def test_a_face_down_wildcard_is_not_chosen_until_it_is_shown(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "?", "4")
    t = staged(f"special=secret {EASY}", ["?", "4"])
    begin(t, 1)
    play(t, 0, "player", seat=0)
    assert names(t) == ["rolls-in-secret", "rolled-in-secret", "rolled", "secret-shown"]
    assert (t.asks, awaited(t)) == (CHOOSE_NUMBER, [0])


@pytest.mark.rule("K-085")
def test_a_changed_wildcard_counts_in_later_checks(monkeypatch: Patch) -> None:
    for later, ends in ((4, True), (5, False)):
        rolls(monkeypatch, "?", "4")
        t = staged(f"often=times:2 special=fail-on-same-number {EASY}", ["? 6", "4 1"])
        begin(t, 1)
        number(t, 0, 2)
        assert t.asks == CHANGE_WILDCARD
        number(t, 0, later)
        assert ("ended-by-pair" in names(t)) == ends


@pytest.mark.rule("K-085")
def test_a_wildcard_changed_in_closing_is_checked_too(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "?", "4")
    t = staged(f"special=fail-on-same-number {EASY}", ["?", "4"])
    begin(t, 1)
    for wanted in (2, 2, 4):
        number(t, 0, wanted)
    assert "ended-by-pair" in names(t)
    assert t.outcome == FAILURE


@pytest.mark.rule("K-085")
def test_later_chameleons_and_conditional_see_the_new_number(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "?", "2/chameleon:1")
    t = staged(PAUSE, ["? 1", "2/chameleon:1 1"])
    begin(t, 1)
    number(t, 0, 3)
    number(t, 0, 7)
    assert values(t) == [7, 7]
    for last, counted in ((4, True), (5, False)):
        rolls(monkeypatch, "?", "4/conditional")
        t = staged("what=sum comparison=higher threshold=number:5", ["?", "4/conditional"])
        begin(t, 1)
        for wanted in (4, 4, last):
            number(t, 0, wanted)
        assert ("succeeded" in names(t)) == counted


@pytest.mark.rule("K-085")
def test_instant_powers_look_only_at_the_number_chosen_at_the_reveal(monkeypatch: Patch) -> None:
    for first, then, ends in ((2, 2, True), (4, 1, False)):
        rolls(monkeypatch, "4/instant-fail:2", "?", "3", "5")
        t = staged(f"often=times:2 {EASY}", ["4/instant-fail:2 3", "? 5"])
        begin(t, 1)
        number(t, 1, first)
        assert ("ended-by-power" in names(t)) == ends
        while t.asks == CHANGE_WILDCARD:
            number(t, 1, then)
            assert "ended-by-power" not in names(t)


@pytest.mark.rule("K-085")
def test_the_power_of_a_wildcard_stays_as_it_was_judged(monkeypatch: Patch) -> None:
    """Powers on numbers above 4 are off: Soul Add revealed as 2 goes on as 8, revealed as 8 it never acts."""
    for first, then, other in ((2, 8, 3 + 2 * 2), (8, 2, 3)):
        rolls(monkeypatch, "?/soul-add:2", "3")
        t = staged(f"special=powers-off-by-number:12 {EASY}", ["?/soul-add:2", "3"])
        begin(t, 1)
        number(t, 0, first)
        number(t, 0, then)
        assert t.asks == CHANGE_WILDCARD
        assert values(t) == [then, other]


@pytest.mark.rule("K-086")
def test_values_follow_a_changed_wildcard(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "?", "1/add:2", "1/double", "1")
    t = staged(f"often=times:2 {EASY}", ["? 1/double", "1/add:2 1"])
    begin(t, 1)
    number(t, 0, 3)
    number(t, 0, 3)
    assert values(t)[0] == 5
    number(t, 0, 3)
    point(t, 0, "?")
    assert values(t)[0] == 10
    assert t.asks == CHANGE_WILDCARD
    number(t, 0, 5)
    assert values(t)[0] == 14
    assert t.asks == CHANGE_WILDCARD
    number(t, 0, -1)
    assert t.results == 0


@pytest.mark.rule("K-087")
@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("what=sum comparison=higher threshold=number:5", "succeeded"),
        ("what=all comparison=higher threshold=number:2", "succeeded"),
        ("what=extreme:0 comparison=lower threshold=number:3", "failed"),
        ("what=sum comparison=lower threshold=number:3", "failed"),
    ],
)
def test_tests_use_values(text: str, event: str) -> None:
    """Two ones, both raised to 3."""
    t = staged(text, ["1", "1/add:2"])
    begin(t, 1)
    assert event in names(t)


@pytest.mark.rule("K-087")
def test_battles_use_values(monkeypatch: Patch) -> None:
    """5 and 4, then 8 and 4 by Double of the smaller one."""
    rolls(monkeypatch, "5", "4/double")
    t = staged("threshold=rivals comparison=higher", ["5", "4/double"], type_="battle")
    play(t, 0, "pick", place=0)
    play(t, 0, "player", seat=1)
    point(t, 1, "4/double")
    assert ("battle-won", {"seats": 0b10}) in heard(t, -1)


@pytest.mark.rule("K-087")
def test_same_number_uses_numbers(monkeypatch: Patch) -> None:
    """A 4 raised to 5 is no 5; a 3 raised to 4 is still a 3."""
    text = f"often=times:2 special=fail-on-same-number {EASY}"
    rolls(monkeypatch, "3", "4/add:1", "5", "1")
    t = staged(text, ["3 5", "4/add:1 1"])
    begin(t, 1)
    assert "ended-by-pair" not in names(t)
    rolls(monkeypatch, "3", "1/add:1", "5", "3")
    t = staged(text, ["3 5", "1/add:1 3"])
    begin(t, 1)
    assert "ended-by-pair" in names(t)


@pytest.mark.rule("K-087")
@pytest.mark.parametrize(
    ("hands", "special", "event"),
    [
        (["1 1", "4/add:2 4", "3 3"], "fail-on-same-number", "ended-by-pair"),
        (["2/soul-subtract:1", "3/instant-fail:2", "4"], "nothing", "ended-by-power"),
        (["2/soul-add:2", "3/instant-success:5", "4"], "nothing", "ended-by-power"),
        (["2/soul-add:1", "4/no-duplicates", "7"], "nothing", "duplicate"),
        (["2/soul-add:1", "4/contract-switch", "7"], "nothing", "switched"),
    ],
)
def test_numbers_not_values_are_watched(hands: list[str], special: str, event: str) -> None:
    """Values meet the bound or one another here, numbers do not: nothing happens."""
    t = staged(f"special={special} {EASY}", hands, 3)
    begin(t, 1, 2)
    assert event not in names(t)
    assert t.asks != SWITCH_CONTRACT


@pytest.mark.rule("K-087")
def test_chameleon_conditional_and_powers_off_use_numbers(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "3", "4/add:2", "1/chameleon:1")
    t = staged(PAUSE, ["3 3", "4/add:2 1", "1/chameleon:1 1"], 3)
    begin(t, 1, 2)
    assert values(t) == [5, 6, 4]
    rolls(monkeypatch, "4/soul-add:1", "4/add:1")
    t = staged(f"special=powers-off-by-number:13 {EASY}", ["4/soul-add:1", "4/add:1"])
    begin(t, 1)
    assert "all-raised" in names(t)
    rolls(monkeypatch, "2/add:2", "4/conditional")
    t = staged("what=sum comparison=higher threshold=number:5", ["2/add:2", "4/conditional"])
    begin(t, 1)
    assert "failed" in names(t)


@pytest.mark.rule("K-088")
def test_a_new_value_takes_lasting_amounts_and_nothing_that_acted_before(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "3/soul-add:2", "2/soul-subtract:1", "1/add:1", "5")
    t = staged(f"often=times:2 {PAUSE}", ["3/soul-add:2 1/add:1 6", "2/soul-subtract:1 5 6"])
    begin(t, 1)
    assert values(t) == [4, 7, 4, 7]


@pytest.mark.rule("K-089")
def test_seven_doublings_of_an_eight_give_1024_and_many_more_go_on(monkeypatch: Patch) -> None:
    words = ["8"] + ["1/double"] * 14
    hands = [" ".join([*words[seat::5], "1", "1"]) for seat in range(5)]
    rolls(monkeypatch, *words)
    t = staged(f"often=times:3 {PAUSE}", hands, 5, devilish_numbers="on")
    begin(t, 1, 2, 3, 4)
    for doublings in range(1, 15):
        point(t, awaited(t)[0], "8")
        assert values(t)[0] == 8 * 2**doublings
    assert values(t)[0] == 131_072
    assert t.faults() == []


@pytest.mark.rule("K-089")
def test_values_go_below_zero(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "-1/subtract:2", "1/subtract:2", "2/soul-subtract:2", "3")
    hands = ["-1/subtract:2 2/soul-subtract:2 6", "1/subtract:2 3 6"]
    t = staged(f"often=times:2 {PAUSE}", hands, devilish_numbers="on")
    begin(t, 1)
    assert values(t) == [-5, -1, 2, -1]
    play(t, 0, "no")
    play(t, 1, "no")
    assert "failed" in names(t)
    rolls(monkeypatch, "-1/subtract:2", "1/subtract:2")
    t = staged("comparison=lower threshold=number:2", ["-1/subtract:2", "1/subtract:2"])
    begin(t, 1)
    assert "succeeded" in names(t)


# Rerolls ----------------------------------------------------------------------------------------


@pytest.mark.rule("K-090")
def test_a_reroll_replaces_the_latest_result_in_its_place(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "1", "2", "3", "4/forced-reroll", "6")
    t = staged(f"often=times:2 {PAUSE}", ["1 3 6 5", "2 4/forced-reroll 5"])
    begin(t, 1)
    assert values(t) == [1, 2, 3, 4]
    play(t, 1, "player", seat=0)
    assert values(t) == [1, 2, 6, 4]
    assert names(t)[:3] == ["must-reroll", "rerolls", "rolled"]


@pytest.mark.rule("K-091")
def test_the_replaced_card_lies_aside_and_counts_for_nothing(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "4", "1/add:2", "2/forced-reroll", "6")
    t = staged(PAUSE, ["4 6 6", "1/add:2 6", "2/forced-reroll 6"], 3)
    begin(t, 1, 2)
    old = result(t, "4")
    assert values(t) == [6, 3, 2]
    play(t, 2, "player", seat=0)
    assert values(t) == [6, 3, 2]
    assert t.plus[result(t, "6")] == 0
    assert t.state[old] == ASIDE
    assert t.out[t.card[old]]
    for seat in range(-1, 3):
        seen = view(t, seat)
        assert (seen.state[old], die(seen, seen.card[old])) == (ASIDE, "4")


@pytest.mark.rule("K-091")
def test_the_number_of_a_replaced_card_matches_nothing(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "4", "2/forced-reroll", "6", "4", "4")
    t = staged(f"special=fail-on-same-number {EASY}", ["4 6", "2/forced-reroll", "4"], 3)
    begin(t, 1, 2)
    play(t, 1, "player", seat=0)
    assert "ended-by-pair" not in names(t)
    assert rolled(t) == [(0, "6"), (2, "4")]


@pytest.mark.rule("K-091")
def test_the_lasting_power_of_a_replaced_card_goes_on(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "4/soul-add:1", "2/forced-reroll", "6", "1")
    t = staged(PAUSE, ["4/soul-add:1 6 1", "2/forced-reroll 1", "1 1"], 3)
    begin(t, 1, 2)
    play(t, 1, "player", seat=0)
    assert values(t) == [9, 5, 4]


@pytest.mark.rule("K-092")
def test_only_souls_with_a_result_and_a_card_can_reroll(monkeypatch: Patch) -> None:
    """Seat 1 has no card left, seat 3 no result yet, seat 4 is no Soul; only seat 0 can be chosen."""
    rolls(monkeypatch, "1", "2", "3/forced-reroll", "5")
    t = staged(EASY, ["1 5", "2", "3/forced-reroll 6", "4 4", "6 6"], 5)
    begin(t, 1, 2, 3)
    assert (t.asks, awaited(t)) == (WHO_REROLLS, [2])
    assert choices(t, 2) == [("player", {"seat": 0})]


@pytest.mark.rule("K-092")
def test_the_free_reroll_is_offered_only_to_those_who_can() -> None:
    t = staged(PAUSE, ["1", "2 2", ""], 3)
    begin(t, 1, 2)
    assert (t.asks, awaited(t)) == (FREE_REROLL_OR_NOT, [1])
    play(t, 1, "no")
    assert t.asks != FREE_REROLL_OR_NOT


@pytest.mark.rule("K-092")
def test_a_face_down_result_cannot_be_rerolled(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "1", "2/forced-reroll")
    t = staged(f"special=secret {EASY}", ["1 5", "2/forced-reroll 3"])
    begin(t, 1)
    play(t, 0, "player", seat=0)
    assert "no-effect" in names(t)
    assert t.asks != WHO_REROLLS


@pytest.mark.rule("K-093")
def test_an_ignored_result_can_be_rerolled(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "4", "2/ignore", "1/forced-reroll", "5")
    t = staged(PAUSE, ["4 5 6", "2/ignore 6", "1/forced-reroll 6"], 3)
    begin(t, 1, 2)
    point(t, 1, "4")
    assert values(t) == [0, 2, 1]
    assert may(t, 2, "player", seat=0)
    play(t, 2, "player", seat=0)
    assert values(t) == [5, 2, 1]


@pytest.mark.rule("K-094")
def test_a_reroll_uses_no_turn(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "1", "2/forced-reroll", "3", "4", "5")
    t = staged(f"often=times:2 {PAUSE}", ["1 3 4 6", "2/forced-reroll 5 6"])
    begin(t, 1)
    play(t, 1, "player", seat=0)
    assert rolled(t) == [(0, "3"), (0, "4"), (1, "5")]
    assert (t.used[0], t.used[1]) == (2, 2)
    assert values(t) == [3, 2, 4, 5]


@pytest.mark.rule("K-095")
def test_powers_of_a_reroll_act_before_anything_goes_on(monkeypatch: Patch) -> None:
    """Seats 0 and 1 make one another reroll until seat 1 has no card left, and only then seat 2 rolls."""
    rolls(monkeypatch, "1", "2/forced-reroll", "3/forced-reroll", "4/forced-reroll", "5/add:1", "6")
    t = staged(PAUSE, ["1 3/forced-reroll 5/add:1 6", "2/forced-reroll 4/forced-reroll", "6 6"], 3)
    begin(t, 1, 2)
    order = []
    while t.asks == WHO_REROLLS:
        (seat,) = awaited(t)
        assert all(who != 2 for who, _ in rolled(t))
        order.append(seat)
        play(t, seat, "player", seat=1 - seat)
    assert order == [1, 0, 1]
    assert rolled(t) == [(0, "5/add:1"), (2, "6")]
    assert values(t) == [6, 5, 6]


@pytest.mark.rule("K-095")
def test_chains_of_rerolls_end() -> None:
    words = " ".join(["1/forced-reroll"] * 3 + ["2/maybe-reroll"] * 3)
    for seed in range(10):
        t = staged(f"often=turnout-times {EASY}", [words] * 4, 4, seed=seed, devilish_numbers="on")
        begin(t, 1, 2, 3)
        for _ in random_moves(t, seed, lambda t: t.asks == PICK_CONTRACT):
            assert t.roll_count <= 24
        assert t.asks == PICK_CONTRACT


@pytest.mark.rule("K-096")
@pytest.mark.parametrize(
    ("first", "word", "outcome"),
    [
        ("4", "3/cursed-success", SUCCESS),
        ("4", "3/soft-fail", FAILURE),
        ("4/instant-success:5", "5", SUCCESS),
        ("4/instant-fail:1", "1", FAILURE),
    ],
)
def test_an_instant_outcome_stops_everything(first: str, word: str, outcome: int, monkeypatch: Patch) -> None:
    """No further roll, no Mega Reroll, no free reroll, no wildcard to fix, no TEST: it says otherwise."""
    rolls(monkeypatch, first, "?", "2", "4/mega-reroll", word)
    comparison = "lower" if outcome == SUCCESS else "higher"
    text = f"often=times:2 special=free-reroll comparison={comparison} threshold=number:2"
    t = staged(text, [f"{first} 6 4/mega-reroll", f"? {word} 6", "2 2 2"], 3)
    begin(t, 1, 2)
    asked = []
    while t.asks in (CHOOSE_NUMBER, CHANGE_WILDCARD):
        asked.append(t.asks)
        number(t, 1, 4)
    assert asked == [CHOOSE_NUMBER] + [CHANGE_WILDCARD] * 3
    assert t.outcome == outcome
    assert (t.results, t.roll_count) == (0, 5)
    ending = names(t)[names(t).index("ended-by-power") + 1 :]
    assert set(ending) <= {"succeeded", "failed", "pool", "icon-given", "scored", "turn-begins"}
    assert t.asks != FREE_REROLL_OR_NOT


@pytest.mark.rule("K-096")
def test_cards_still_face_down_stay_unseen(monkeypatch: Patch) -> None:
    seen = []
    for secret in ("4/add:1", "6/double"):
        rolls(monkeypatch, secret, "3/soft-fail")
        t = staged(f"special=secret {EASY}", ["4/add:1 6/double", "3/soft-fail"], 3)
        begin(t, 1)
        play(t, 0, "player", seat=0)
        assert "ended-by-power" in names(t)
        assert "secret-shown" not in names(t)
        (own,) = [fact["die"] for name, fact in heard(t, 0) if name == "saw-own-roll"]
        assert die(t, own) == secret
        assert all("saw-own-roll" not in dict(heard(t, seat)) for seat in (-1, 1, 2))
        seen.append(t)
    for seat in (-1, 1, 2):
        assert view(seen[0], seat).bytes() == view(seen[1], seat).bytes()


# Simultaneous -----------------------------------------------------------------------------------


def together(hands: list[str], active: int = 0, text: str = PAUSE, often: str = "once") -> Table:
    """All roll at the same time, on a contract that everybody joins."""
    t = staged(f"often={often} restriction=simultaneous {text}", hands, len(hands), active, type_="forced")
    play(t, active, "pick", place=0)
    others = [seat for seat in range(len(hands)) if seat != active]
    play(t, active, "player", seat=others[0])
    if len(others) > 1:
        play(t, active, "invite", players=sum(1 << seat for seat in others[1:]))
        for seat in others[1:]:
            play(t, seat, "yes")
    return t


@pytest.mark.rule("K-097")
def test_all_reveal_together_and_choose_before_anything_acts(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "1|2", "5/add:1", "3|4/chameleon:1")
    t = together(["5/add:1 1", "3|4/chameleon:1 1", "1|2 1"], active=2)
    assert rolled(t) == [(2, "1|2"), (0, "5/add:1"), (1, "3|4/chameleon:1")]
    assert (t.asks, awaited(t)) == (CHOOSE_NUMBER, [2])
    number(t, 2, 2)
    assert "all-raised" not in names(t)
    assert (t.asks, awaited(t)) == (CHOOSE_NUMBER, [1])
    number(t, 1, 3)
    assert "all-raised" in names(t)
    assert values(t) == [3, 6, 6]


@pytest.mark.rule("K-097")
def test_rounds_follow_one_another_and_the_order_is_clockwise() -> None:
    t = together(["1 1", "2 2", "3"], active=1, often="times:2")
    assert rolled(t) == [(1, "2"), (2, "3"), (0, "1"), (1, "2"), (0, "1")]
    assert ("skipped", {"seat": 2}) in heard(t, -1)


@pytest.mark.rule("K-097")
@pytest.mark.parametrize(("active", "event"), [(0, "succeeded"), (1, "failed"), (2, "failed")])
def test_a_sequence_goes_clockwise_from_the_active_player(active: int, event: str) -> None:
    text = "what=sequence comparison=in-sequence:1 threshold=nothing"
    t = together(["1", "2", "3"], active, text)
    assert event in names(t)


@pytest.mark.rule("K-098")
def test_lasting_powers_of_a_round_act_only_on_later_reveals(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "3/soul-add:1", "4", "2", "5")
    t = together(["3/soul-add:1 2 6", "4 5 6"], often="times:2")
    assert values(t) == [3, 4, 4, 7]
    for power, low in (("instant-fail:2", "1"), ("instant-success:5", "6")):
        rolls(monkeypatch, f"4/{power}", low, "4", "3")
        t = together([f"4/{power} 4 4", f"{low} 3 {low}"], often="times:2")
        assert "ended-by-power" not in names(t)
        rolls(monkeypatch, f"4/{power}", "3", "4", low)
        t = together([f"4/{power} 4 4", f"{low} 3 {low}"], often="times:2")
        assert "ended-by-power" in names(t)


@pytest.mark.rule("K-098")
def test_add_chameleon_and_roll_counter_see_the_whole_round(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "1/chameleon:1", "2/add:1", "6/roll-counter", "8")
    t = together(["1/chameleon:1 1", "2/add:1 1", "6/roll-counter 1", "8 1"])
    assert values(t) == [9, 3, 5, 9]


@pytest.mark.rule("K-098")
@pytest.mark.parametrize("power", ["double", "ignore"])
def test_double_and_ignore_may_point_at_any_card_of_the_round(power: str, monkeypatch: Patch) -> None:
    rolls(monkeypatch, f"1/{power}", "2", "3")
    t = together([f"1/{power} 1", "2 1", "3 1"])
    assert len(choices(t, 0, "result")) == 3
    point(t, 0, "3")
    assert values(t) == [1, 2, 6 if power == "double" else 0]


@pytest.mark.rule("K-098")
def test_a_card_ignored_or_replaced_before_its_effect_does_not_act(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "1/ignore", "2/add:2")
    t = together(["1/ignore 1", "2/add:2 1"])
    point(t, 0, "2/add:2")
    assert "all-raised" not in names(t)
    assert values(t) == [1, 0]
    rolls(monkeypatch, "1/forced-reroll", "2/add:2", "5")
    t = together(["1/forced-reroll 1", "2/add:2 5 1"])
    play(t, 0, "player", seat=1)
    assert "all-raised" not in names(t)
    assert values(t) == [1, 5]


@pytest.mark.rule("K-098")
def test_an_instant_outcome_stops_the_effects_of_later_cards(monkeypatch: Patch) -> None:
    rolls(monkeypatch, "1/soft-fail", "2/cursed-success")
    t = together(["1/soft-fail", "2/cursed-success"])
    ended = [fact for name, fact in heard(t, -1) if name == "ended-by-power"]
    assert [(fact["outcome"], fact["seat"]) for fact in ended] == [(FAILURE, 0)]
    rolls(monkeypatch, "1/soft-fail", "2/add:2")
    t = together(["1/soft-fail", "2/add:2"])
    assert "all-raised" not in names(t)


@pytest.mark.rule("K-098", "K-084")
def test_wildcards_of_one_round_are_not_changed_after_one_another(monkeypatch: Patch) -> None:
    """No card of a round is later than another, so all are chosen once and changed in closing only."""
    rolls(monkeypatch, "?", "?", "4")
    t = together(["?", "?", "4"], text=EASY)
    asked = []
    while t.asks in (CHOOSE_NUMBER, CHANGE_WILDCARD):
        (seat,) = awaited(t)
        asked.append((t.asks == CHANGE_WILDCARD, seat))
        number(t, seat, 4)
    assert asked == [(False, 0), (False, 1), (True, 0), (True, 1)]


@pytest.mark.rule("K-084", "K-097")
def test_a_wildcard_can_be_changed_after_a_round_that_starts_with_a_face_down_card(
    monkeypatch: Patch,
) -> None:
    for secret in (0, 2):
        rolls(monkeypatch, "1", "?", "3", "1", "2", "3")
        t = together(["1 1", "? 2", "3 3"], text=f"special=secret {EASY}", often="times:2")
        play(t, 0, "player", seat=secret)
        assert (t.asks, awaited(t)) == (CHOOSE_NUMBER, [1])
        number(t, 1, 4)
        assert (t.asks, awaited(t)) == (CHANGE_WILDCARD, [1])
        assert "secret-shown" not in names(t)
