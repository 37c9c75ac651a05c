"""Group 23: the book's example, the printed contracts, and every power and SPECIAL in a whole contract."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.rulebook.chaos_contract.stage import (
    FAILS,
    PASSES,
    POWER_NAMES,
    PRINTED,
    awaited,
    begin,
    card_of,
    challenge,
    choices,
    contest,
    hand,
    in_rounds,
    number,
    pile,
    play,
    rolls,
    share_out,
    staged,
    told,
)
from turncoat.games.chaos_contract.components import (
    CONTRACTS,
    NO_POWER,
    PENALTY,
    REWARD,
    SPECIAL_CHOICES,
)
from turncoat.games.chaos_contract.table import (
    GIVE_ICON,
    IN_DECK,
    IN_DISCARD,
    LOSE_CARD,
    PICK_CONTRACT,
    WHICH_RESULT,
    Table,
    contracts_of,
    hand_size,
)

# The book's example ----------------------------------------------------------------------------


def example(monkeypatch: Any, *rolled: str) -> Table:
    """Two Souls in the contract of the example; the second rolls an Ignore and a Reroll Return."""
    printed = PRINTED[2]
    hands = ["3 1 5 6", "4/ignore 2/reroll-return 6"]
    t = staged(printed.text, hands, reward=printed.reward, penalty=printed.penalty)
    rolls(monkeypatch, *rolled)
    begin(t, 1)
    return t


@pytest.mark.rule("K-281")
@pytest.mark.parametrize("ignored", [0, 1])
def test_the_worked_example_of_the_book(monkeypatch: Any, ignored: int) -> None:
    t = example(monkeypatch, "3", "4/ignore", "1", "2/reroll-return")
    sizes = [hand_size(t, 0), hand_size(t, 1)]
    deck = {contract for contract in range(CONTRACTS) if t.contract_place[contract] == IN_DECK}
    played = t.contract
    assert t.stars[played] == 2
    assert [facts["seat"] for facts in told(t, "rolled")] == [0, 1]
    assert (t.asks, awaited(t)) == (WHICH_RESULT, [1])
    assert choices(t, 1) == [("result", {"result": 0}), ("result", {"result": 1})]
    play(t, 1, "result", result=ignored)
    assert [facts["seat"] for facts in told(t, "rolled")] == [0, 1]
    assert told(t, "succeeded") == [{}]
    assert told(t, "pool") == [{"side": REWARD, "scores": 2, "cards": 2}]
    share_out(t, 0, 0, 1, 1)
    first, second = told(t, "scored")
    assert first == {"seat": 0, "contract": played}
    assert second["seat"] == 0
    assert second["contract"] in deck
    assert [facts["seat"] for facts in told(t, "gained-card")] == [1, 1]
    assert [contracts_of(t, seat) for seat in (0, 1)] == [2, 0]
    assert [hand_size(t, seat) for seat in (0, 1)] == [sizes[0], sizes[1] + 2]
    assert (t.active, t.asks) == (1, PICK_CONTRACT)


@pytest.mark.rule("K-281", "K-194")
def test_the_example_with_one_five_fails(monkeypatch: Any) -> None:
    t = example(monkeypatch, "3", "4/ignore", "5", "2/reroll-return")
    play(t, 1, "result", result=0)
    assert told(t, "failed") == [{}]
    assert told(t, "pool") == [{"side": PENALTY, "scores": 0, "cards": 2}]


# Whole contracts -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Outcome:
    """How a contract ended: its pool of score and card icons, and everybody's dice before the payout."""

    success: bool
    pool: tuple[int, int]
    hands: tuple[str, ...]


def answer(t: Table, text: str) -> None:
    """Answer a question: `"1 player seat=0"`, `"0 number 7"`, `"1 die-card 5"` (a card of one's hand)."""
    seat, family, *rest = text.split()
    if family == "number":
        number(t, int(seat), int(rest[0]))
    elif family == "die-card":
        play(t, int(seat), family, card=card_of(t, int(seat), rest[0]))
    else:
        named = dict(word.split("=") for word in rest)
        play(t, int(seat), family, **{name: int(value) for name, value in named.items()})


def total(t: Table) -> tuple[int, int]:
    """The contracts and the dice cards of all players together."""
    return sum(contracts_of(t, seat) for seat in range(t.seats)), sum(hand_size(t, s) for s in range(t.seats))


def settle_up(t: Table) -> Outcome:
    """Share the pool out in turn and pay everything, up to the pick of the player after seat 0.

    Everybody has two contracts by then, so that there is something to lose.
    """
    success = bool(told(t, "succeeded"))
    assert success != bool(told(t, "failed"))
    (pool,) = told(t, "pool")
    assert pool["side"] == (REWARD if success else PENALTY)
    hands = tuple(" ".join(hand(t, seat)) for seat in range(t.seats))
    for seat in range(t.seats):
        pile(t, seat, 2)
    contracts, dice = total(t)
    steps = 0
    while t.asks != PICK_CONTRACT:
        assert t.asks in (GIVE_ICON, LOSE_CARD)
        (seat,) = awaited(t)
        options = choices(t, seat)
        family, parameters = options[steps % len(options)]
        play(t, seat, family, **parameters)
        steps += 1
    way = 1 if success else -1
    assert total(t) == (contracts + way * pool["scores"], dice + way * pool["cards"])
    discarded = [contract for contract in range(CONTRACTS) if t.contract_place[contract] == IN_DISCARD]
    assert len(discarded) == (0 if success and pool["scores"] else 1), "nobody scored the contract"
    assert t.active == 1
    return Outcome(success, (pool["scores"], pool["cards"]), hands)


def whole(
    monkeypatch: Any, contract: str, hands: Sequence[str], answers: Sequence[str] = (), **more: Any
) -> Outcome:
    """A contract from the pick to the payout, all joining, each die coming up in the order of its hand."""
    t = contest(monkeypatch, contract, hands, **{"penalty": "S", **more})
    for text in answers:
        answer(t, text)
    return settle_up(t)


def adds_up(to: int, often: str = "once") -> str:
    """A contract that only this sum of all values passes."""
    return f"often={often} what=sum comparison=equal threshold=number:{to}"


@dataclass(frozen=True)
class Script:
    """A contract, the dice in the order in which they come up, what is answered, and how it ends."""

    contract: str
    hands: tuple[str, ...]
    answers: tuple[str, ...] = ()
    success: bool = True
    pool: tuple[int, int] = (2, 0)
    after: tuple[str, ...] = ()
    """Everybody's dice before the payout, where they are others than at the start."""
    staging: dict[str, str] = field(default_factory=dict)


# Every power -----------------------------------------------------------------------------------

BOTH = {"reward": "SC", "penalty": "SC"}
POWERS = {
    "forced-reroll": Script(adds_up(7), ("5 4", "3/forced-reroll"), ("1 player seat=0",)),
    "add": Script(adds_up(10), ("4", "2/add:2")),
    "subtract": Script(adds_up(4), ("4", "2/subtract:1")),
    "ignore-icon": Script(
        PASSES, ("4", "5/ignore-icon"), ("1 icon side=0 icon=0",), pool=(0, 2), staging=BOTH
    ),
    "double": Script(adds_up(18), ("4/soul-add:1", "5/double"), ("1 result result=1",)),
    "ignore": Script(adds_up(5), ("4", "5/ignore"), ("1 result result=0",)),
    "swap": Script(
        adds_up(12, "times:2"),
        ("4 1 2", "5/swap 6"),
        ("1 player seat=0", "0 die-card 1", "1 die-card 6"),
        after=("2 4 6", "1 5/swap"),
    ),
    "disable-special": Script(f"{PASSES} special=fail-on-same-number", ("4/disable-special", "4")),
    "chameleon": Script(adds_up(10), ("4", "2", "1/chameleon:1"), pool=(3, 0)),
    "star-counter": Script(adds_up(7), ("3", "1/star-counter")),
    "reroll-return": Script(adds_up(8, "times:2"), ("6/reroll-return 2", "1 1")),
    "instant-fail": Script(PASSES, ("5/instant-fail:2", "2"), success=False),
    "instant-success": Script(FAILS, ("1/instant-success:5", "5")),
    "soul-add": Script(adds_up(10), ("3/soul-add:1", "5")),
    "soul-subtract": Script(adds_up(6), ("3/soul-subtract:1", "5")),
    "roll-counter": Script(adds_up(6), ("4", "8/roll-counter")),
    "no-duplicates": Script(adds_up(4), ("4", "4/no-duplicates")),
    "attendance": Script(adds_up(14), ("4", "1/attendance"), ("1 number 10",)),
    "die-manipulator": Script(
        adds_up(11, "times:2"),
        ("4/die-manipulator 1", "5 6"),
        ("0 manipulate seat=1 take=1",),
        after=("1 4/die-manipulator", "6"),
    ),
    "reroll-random": Script(
        adds_up(12), ("4", "1/reroll-random"), after=("4", "1/reroll-random 8"), staging={"deck": "8"}
    ),
    "ignore-icon-plus": Script(
        PASSES,
        ("4", "5/ignore-icon-plus"),
        ("1 icon side=0 icon=1", "1 icon side=1 icon=0"),
        pool=(2, 0),
        staging=BOTH,
    ),
    "contract-switch": Script(
        FAILS,
        ("4/contract-switch", "4"),
        ("0 pick place=1",),
        pool=(0, 2),
        staging={"beside": PASSES},
    ),
    "cursed-success": Script(FAILS, ("4/cursed-success", "4"), pool=(1, 0)),
    "soft-fail": Script(PASSES, ("4/soft-fail", "4"), success=False, pool=(0, 0)),
    "conditional": Script(adds_up(4), ("4", "6/conditional")),
    "maybe-reroll": Script(adds_up(7), ("5 4", "3/maybe-reroll"), ("1 player seat=0", "0 yes")),
    "mega-reroll": Script(adds_up(7), ("3/mega-reroll", "5 4"), ("1 yes",)),
    "diebreak": Script(
        adds_up(15, "times:2"), ("3/diebreak 1", "4 5 6"), ("1 die-card 6", "1 die-card 5", "1 enough")
    ),
}


def test_every_power_has_a_script() -> None:
    assert list(POWERS) == [name for name in POWER_NAMES if name != POWER_NAMES[NO_POWER]]
    assert all(f"/{name}" in " ".join(script.hands) for name, script in POWERS.items())


@pytest.mark.rule("K-108", "K-099")
@pytest.mark.parametrize("name", POWERS)
def test_every_power_in_a_whole_contract(monkeypatch: Any, name: str) -> None:
    """From the pick to the payout; with the same dice, but no power on them, it ends in another way."""
    script = POWERS[name]
    ended = whole(monkeypatch, script.contract, script.hands, script.answers, **script.staging)
    at_start = tuple(" ".join(sorted(dice.split())) for dice in script.hands)
    assert ended == Outcome(script.success, script.pool, script.after or at_start)
    plain = [" ".join(word.partition("/")[0] for word in dice.split()) for dice in script.hands]
    without = whole(monkeypatch, script.contract, plain, **script.staging)
    assert (without.success, without.pool) != (script.success, script.pool)


@pytest.mark.rule("K-100")
@pytest.mark.parametrize("name", POWERS)
def test_no_power_acts_in_a_whole_contract_alone(monkeypatch: Any, name: str) -> None:
    """A Soul that rolls the powers of a script alone succeeds by exactly the printed numbers."""
    dice = next(dice for dice in POWERS[name].hands if "/" in dice)
    printed = [int(word.partition("/")[0]) for word in dice.split()]
    contract = adds_up(sum(printed), f"times:{len(printed)}")
    t = contest(monkeypatch, contract, [dice], joining=False)
    assert told(t, "succeeded") == [{}]
    assert told(t, "pool") == [{"side": REWARD, "scores": 1, "cards": 0}]
    assert (t.active, hand(t, 0)) == (1, sorted(dice.split()))


# Every SPECIAL ---------------------------------------------------------------------------------

SPECIALS = {
    "powers-off": Script(adds_up(6), ("4", "2/add:2")),
    "powers-off-by-number:4": Script(adds_up(7), ("4/add:1", "2/add:2")),
    "powers-off-by-number:12": Script(adds_up(10), ("4/add:1", "5/add:2")),
    "only-one-power:0": Script(adds_up(7), ("3/add:1", "3/add:2")),
    "only-one-power:1": Script(adds_up(10), ("3/add:1", "3/add:2")),
    "too-many-powers:2": Script(f"often=times:2 {PASSES}", ("3/add:1 3/add:1", "3/add:1 3"), success=False),
    "free-reroll": Script(adds_up(7), ("5 4", "3"), ("0 yes",)),
    "leaving": Script(adds_up(6), ("4", "3", "2"), ("1 yes", "2 no")),
    "fail-on-same-power": Script(PASSES, ("3/add:1", "3/add:2"), success=False),
    "fail-on-same-number": Script(PASSES, ("3", "3"), success=False),
    "success-on-same-number": Script(FAILS, ("3", "3")),
    "success-on-same-power": Script(FAILS, ("3/add:1", "3/add:2")),
    "secret": Script(adds_up(10), ("2/add:2", "4"), ("0 player seat=0",)),
}


def test_every_special_has_a_script() -> None:
    assert {name.partition(":")[0] for name in SPECIALS} == {special.name for special in SPECIAL_CHOICES[1:]}


@pytest.mark.rule("K-019", "K-165", "K-166", "K-167", "K-168", "K-169", "K-170", "K-171", "K-175", "K-176")
@pytest.mark.parametrize("name", SPECIALS)
def test_every_special_in_a_whole_contract(monkeypatch: Any, name: str) -> None:
    """From the pick to the payout; without the SPECIAL the same dice end it in another way."""
    script = SPECIALS[name]
    ended = whole(monkeypatch, f"{script.contract} special={name}", script.hands, script.answers)
    assert (ended.success, ended.pool) == (script.success, script.pool)
    without = whole(monkeypatch, script.contract, script.hands)
    assert without.success != script.success


# The printed contracts -------------------------------------------------------------------------


def joined_by_force(monkeypatch: Any, place: int, hands: Sequence[str]) -> Table:
    """A printed FORCED contract with its minimum of Souls, all hands rolled in rounds."""
    printed = PRINTED[place]
    t = staged(
        printed.text, hands, len(hands), reward=printed.reward, penalty=printed.penalty, type_="forced",
        least=printed.least,
    )  # fmt: skip
    rolls(monkeypatch, *in_rounds(hands))
    play(t, 0, "pick", place=0)
    for seat in range(1, printed.least):
        play(t, 0, "player", seat=seat)
    return t


@pytest.mark.rule("K-025", "K-206", "K-225")
@pytest.mark.parametrize(
    ("place", "hands", "part", "success"),
    [
        (0, ["1 6"], "1", True),
        (0, ["1 6"], "6", False),
        (1, ["1 6"], "6", True),
        (1, ["1 6"], "1", False),
        (2, ["3 1", "4 2"], "", True),
        (2, ["3 5", "4 2"], "", False),
        (3, ["6 1 2"], "1 6", True),
        (3, ["6 1 2"], "2 1", False),
        (4, ["5", "3"], "", True),
        (4, ["3", "5"], "", False),
        (5, ["3 3", "3 3", "3 3"], "", True),
        (5, ["3 3", "3 3", "3 4"], "", False),
        (6, ["3", "3", "3", "3"], "", True),
        (6, ["3", "3", "3", "4"], "", False),
        (7, ["6"], "", True),
        (7, ["6/add:1 6", "6/add:2 6"], "", False),
        (8, ["1 2", "3/add:2 4"], "", True),
        (8, ["1 2", "3/add:2 3"], "", False),
        (9, ["1 2 5 6"], "2 1", True),
        (9, ["1 2 5 6"], "6 5", False),
        (10, ["1"], "", True),
        (10, ["2"], "", False),
    ],
)
def test_printed_contracts_as_whole_contracts(
    monkeypatch: Any, place: int, hands: list[str], part: str, success: bool
) -> None:
    """Each with its printed icons, once passed and once failed; `part` is what seat 0 rolls from."""
    printed = PRINTED[place]
    alone = len(hands) == 1
    t = contest(
        monkeypatch, printed.text, hands, reward=printed.reward, penalty=printed.penalty, joining=not alone
    )
    for word in part.split():
        answer(t, f"0 die-card {word}")
    assert bool(told(t, "succeeded")) == success
    icons = printed.reward if success else printed.penalty
    (pool,) = told(t, "pool")
    assert (pool["scores"], pool["cards"]) == tuple(len(hands) * icons.count(letter) for letter in "SC")


@pytest.mark.rule("K-025", "K-022", "K-200")
@pytest.mark.parametrize(("powers", "success"), [(3, True), (4, False)])
def test_the_printed_forced_contract(monkeypatch: Any, powers: int, success: bool) -> None:
    dice = ["1/disable-special"] * powers + ["2"] * (9 - powers)
    t = joined_by_force(monkeypatch, 11, [" ".join(dice[seat::3]) for seat in range(3)])
    assert bool(told(t, "succeeded")) == success
    expected = {"scores": 3, "cards": 0} if success else {"scores": 0, "cards": 6}
    assert told(t, "pool") == [{"side": REWARD if success else PENALTY, **expected}]


@pytest.mark.rule("K-025", "K-210", "K-236")
def test_the_printed_battle(monkeypatch: Any) -> None:
    """Three rolls each; the least own maximum wins, here 3 against 4."""
    printed, hands = PRINTED[12], ["4 1 1", "1 2 3"]
    t = staged(printed.text, hands, reward=printed.reward, penalty=printed.penalty, type_="battle")
    rolls(monkeypatch, *in_rounds(hands))
    challenge(t, 1)
    assert told(t, "battle-won") == [{"seats": 0b10}]
    assert (t.asks, awaited(t), hand_size(t, 1)) == (LOSE_CARD, [0], 5)
