"""Group 18: secrecy and memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from tests.rulebook.chaos_contract.stage import (
    FAILS,
    PASSES,
    attempted,
    awaited,
    begin,
    choices,
    dealt,
    die,
    fits,
    guesses,
    heard,
    may,
    play,
    random_moves,
    rolls,
    share_out,
    staged,
    told,
    view,
)
from turncoat.games.chaos_contract import GAME
from turncoat.games.chaos_contract.components import (
    BASE_DICE,
    CONTRACTS,
    DICE,
    MARKET,
    NO_POWER,
    NONE,
    PART_COUNT,
    PLAIN,
    REGULAR,
    WILDCARD,
)
from turncoat.games.chaos_contract.moves import MOVES
from turncoat.games.chaos_contract.news import NEWS
from turncoat.games.chaos_contract.table import (
    ANSWER,
    CHOOSE_PART,
    FACE_DOWN,
    GIVE_ICON,
    IN_DECK,
    IN_DISCARD,
    LEAVE_OR_STAY,
    LIMIT_DIE,
    NO_NUMBER,
    SWAP_CARD,
    WITH_SEAT,
    Table,
    contracts_of,
    hand_size,
    is_usable,
)
from turncoat.kernel.chance import sow, words

EVERYTHING = {"lost_souls": "on", "devilish_numbers": "on"}


def dice_at(t: Table, place: int) -> list[int]:
    """The dice cards at a place."""
    return [card for card in range(DICE) if t.die_place[card] == place]


def knows(t: Table, seat: int, card: int) -> bool:
    """Whether a seat knows all of a dice card; what it sees of it is true."""
    seen = view(t, seat)
    if seen.power[card] == NONE:
        return False
    assert die(seen, card) == die(t, card)
    return True


def moments(seats: int, games: int, every: int, **options: str) -> Iterator[Table]:
    """Tables of random games, at some distance from one another."""
    for seed in range(games):
        t = dealt(seats, seed, turn_limit="50", **options)
        t.turn_limit = 15
        for step, table in enumerate(random_moves(t, seed)):
            if step % every == 0:
                yield table


def resown(t: Table, seed: int) -> Table:
    """The same table with another random stream."""
    other = t.copy()
    sow(other.chance, *words(seed))
    return other


def make(t: Table, seat: int, choice: tuple[str, dict[str, int]]) -> Table:
    """The table after a seat's choice."""
    after = t.copy()
    GAME.play(after, seat, MOVES.number(choice[0], **choice[1]))
    return after


@pytest.mark.rule("K-256")
@pytest.mark.parametrize("chaotic", ["off", "on"])
def test_a_hand_is_seen_by_its_owner_its_size_by_all(chaotic: str) -> None:
    t = dealt(3, chaotic=chaotic, devilish_numbers="on")
    for seat in (-1, 0, 1, 2):
        seen = view(t, seat)
        assert [hand_size(seen, other) for other in range(3)] == [6, 6, 6]
        for card in range(DICE):
            assert knows(t, seat, card) == (t.die_place[card] == WITH_SEAT + seat)


@pytest.mark.rule("K-257")
@pytest.mark.parametrize("seats", [2, 5])
def test_in_an_ordered_start_all_know_the_numbers_and_only_the_owner_the_powers(seats: int) -> None:
    t = dealt(seats, devilish_numbers="on")
    for seat in range(-1, seats):
        seen = view(t, seat)
        for other in range(seats):
            hand = dice_at(t, WITH_SEAT + other)
            assert sorted(int(seen.face[card]) for card in hand) == [1, 2, 3, 4, 5, 6]
            assert {int(seen.form[card]) for card in hand} == {PLAIN}
            if seat != other:
                assert {int(seen.power[card]) for card in hand} == {NONE}
                assert {int(seen.power_parameter[card]) for card in hand} == {NONE}
            else:
                assert sum(int(seen.power[card]) != NO_POWER for card in hand) == 2


@pytest.mark.rule("K-257")
def test_guesses_place_the_two_powers_anywhere() -> None:
    t = dealt(2)
    pairs = Counter(
        tuple(card for card in dice_at(t, WITH_SEAT + 1) if world.power[card] != NO_POWER)
        for world in guesses(t, 0, 450)
    )
    assert fits(pairs, dict.fromkeys(combinations(dice_at(t, WITH_SEAT + 1), 2), 1))


@pytest.mark.rule("K-258")
def test_a_rolled_card_stays_known_after_the_contract(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, FAILS, ["4 5", "3/ignore 6"], chaotic="on", penalty="S")
    play(t, 1, "result", result=0)
    share_out(t, 0)
    assert t.active == 1
    shown = {die(t, card) for card in range(DICE) if knows(t, -1, card)}
    assert shown == {"4", "3/ignore"}
    monkeypatch.undo()
    for _ in random_moves(t, 3, lambda table: table.turns > 4 or table.over):
        for card in dice_at(t, WITH_SEAT) + dice_at(t, IN_DISCARD):
            if t.die_shown[card]:
                assert knows(t, -1, card)


@pytest.mark.rule("K-258")
@pytest.mark.parametrize("chaotic", ["off", "on"])
def test_exactly_the_cards_that_were_shown_are_known(chaotic: str) -> None:
    for seed in range(6):
        t = dealt(3, seed, chaotic=chaotic, **EVERYTHING)
        shown: set[int] = set()
        for table in random_moves(t, seed, lambda table: table.turns > 12):
            for _, facts in heard(table, -1):
                shown |= {facts[name] for name in ("die", "other-die") if name in facts}
            for seat in (-1, 0, 1, 2):
                seen = view(table, seat)
                for card in range(DICE):
                    own = table.die_place[card] == WITH_SEAT + seat
                    assert (seen.power[card] != NONE) == (own or card in shown)


@pytest.mark.rule("K-259")
def test_reshuffled_dice_stay_known_as_a_set() -> None:
    t = staged(PASSES, ["4", "4", "4"], 3, reward="C")
    for card in dice_at(t, IN_DECK):
        t.die_place[card] = IN_DISCARD
        t.die_shown[card] = 1
    begin(t, 1, 2)
    share_out(t, 1, 1)
    play(t, 0, "player", seat=2)
    assert told(t, "reshuffled") == [{"deck": 1}]
    deck = dice_at(t, IN_DECK)
    assert deck
    for seat in (-1, 0, 1, 2):
        assert all(knows(t, seat, card) for card in deck)
        assert dice_at(view(t, seat), IN_DECK) == deck
    assert all(die(world, card) == die(t, card) for world in guesses(t, 0, 3) for card in deck)


@pytest.mark.rule("K-259", "K-261")
def test_any_card_of_a_deck_may_come_next(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, PASSES, ["4", "4"], reward="C")
    deck = dice_at(t, IN_DECK)
    drawn: Counter[int] = Counter()
    for seed in range(40 * len(deck)):
        other = resown(t, seed)
        play(other, 0, "player", seat=0)
        drawn[told(other, "gained-card")[0]["die"]] += 1
    assert fits(drawn, dict.fromkeys(deck, 1))


@pytest.mark.rule("K-260")
def test_contracts_in_piles_and_contracts_lost_are_known_to_all() -> None:
    found = 0
    for t in moments(2, 8, 3, **EVERYTHING):
        lost = {facts["contract"] for facts in told(t, "lost-score")}
        piled = {contract for contract in range(CONTRACTS) if t.contract_place[contract] >= WITH_SEAT}
        found += len(lost)
        for seat in (-1, 0, 1):
            seen = view(t, seat)
            assert [contracts_of(seen, other) for other in (0, 1)] == [contracts_of(t, 0), contracts_of(t, 1)]
            for contract in piled | lost:
                assert seen.stars[contract] == t.stars[contract]
                assert all(
                    seen.choice[contract, part] == t.choice[contract, part] for part in range(PART_COUNT)
                )
    assert found > 0


@pytest.mark.rule("K-261")
def test_nothing_that_a_seat_sees_depends_on_cards_never_shown() -> None:
    for t in moments(3, 4, 5, **EVERYTHING):
        for seat in (-1, 0, 1, 2):
            seen = view(t, seat).bytes()
            for world in guesses(t, max(seat, 0), 2) if seat >= 0 else ():
                assert view(world, seat).bytes() == seen
                assert choices(world, seat) == choices(t, seat)
                assert heard(world, seat) == heard(t, seat)


@pytest.mark.rule("K-261")
def test_contracts_never_shown_are_blank_in_every_view() -> None:
    t = dealt(3, 1, **EVERYTHING)
    for seat in (-1, 0, 1, 2):
        seen = view(t, seat)
        known = {contract for contract in range(CONTRACTS) if seen.type_[contract] != NONE}
        assert known == {int(t.market[place]) for place in range(MARKET)}
        for contract in set(range(CONTRACTS)) - known:
            assert {int(seen.choice[contract, part]) for part in range(PART_COUNT)} == {NONE}
            assert (seen.least[contract], seen.stars[contract]) == (NONE, NONE)
            assert {int(seen.icons[contract, side, icon]) for side in (0, 1) for icon in (0, 1)} == {NONE}


@pytest.mark.rule("K-262")
@pytest.mark.parametrize("restriction", ["half", "cards:3"])
def test_the_part_of_a_die_is_its_owners_secret(monkeypatch: Any, restriction: str) -> None:
    contract = f"restriction={restriction} {FAILS}"
    t = staged(contract, ["1 2 3 4 5 6", "1 2 3 4 5 6", "1"], 3, chaotic="on", penalty="S")
    begin(t, 1, 2)
    assert (t.asks, awaited(t)) == (CHOOSE_PART, [0, 1]), "a whole hand needs no choice"
    parts = {}
    for part in ((0, 1, 2), (3, 4, 5)):
        other = t.copy()
        for seat in (0, 1):
            hand = dice_at(t, WITH_SEAT + seat)
            for place in part if seat == 1 else (0, 1, 2):
                play(other, seat, "die-card", card=hand[place])
                if seat == 1 and awaited(other):
                    assert other.chosen_part[1] == 0
        parts[part] = other
    for other in parts.values():
        assert {"seat": 1, "count": 3} in told(other, "part-chosen")
        hand = dice_at(other, WITH_SEAT + 1)
        rolled = {facts["die"] for facts in told(other, "rolled")}
        for seat in (-1, 0, 2):
            seen = view(other, seat)
            assert seen.chosen_part[1] == 0
            assert {card for card in hand if seen.form[card] != NONE} == rolled & set(hand)


@pytest.mark.rule("K-262", "K-265")
def test_parts_before_all_are_in_are_seen_by_nobody_else() -> None:
    t = staged(f"restriction=half {PASSES}", ["1 2 3 4", "1 2 3 4", "1"], 3)
    begin(t, 1, 2)
    first, second, *_ = dice_at(t, WITH_SEAT)
    _, _, third, fourth = dice_at(t, WITH_SEAT)
    ends = []
    for cards in ((first, second), (third, fourth)):
        other = t.copy()
        for card in cards:
            play(other, 0, "die-card", card=card)
        assert awaited(other) == [1]
        assert [view(other, 0).naming[0]] == [(1 << cards[0]) | (1 << cards[1])]
        ends.append([view(other, seat).bytes() for seat in (-1, 1, 2)])
    assert ends[0] == ends[1]


def secret_turn(monkeypatch: Any, card: str, hands: tuple[str, str] = ("3 3", "5")) -> Table:
    """Seat 1 has rolled a card in secret, among three Souls who roll twice, and seat 2 chooses a number."""
    words_ = [f"{card} 1", hands[0], hands[1] + " ?"]
    t = staged(f"often=times:2 special=secret {PASSES}", [words_[1], words_[0], words_[2]], 3, chaotic="on")
    rolls(monkeypatch, "3", card, "?")
    play(t, 0, "pick", place=0)
    play(t, 0, "invite", players=1 << 1 | 1 << 2)
    play(t, 1, "yes")
    play(t, 2, "yes")
    play(t, 0, "player", seat=1)
    return t


@pytest.mark.rule("K-263")
@pytest.mark.parametrize(
    "card", ["?", "2|5", "4/ignore", "4/reroll-return", "3/contract-switch", "6/soft-fail"]
)
def test_a_secret_roll_is_seen_by_its_soul_alone(monkeypatch: Any, card: str) -> None:
    plain, other = secret_turn(monkeypatch, "6"), secret_turn(monkeypatch, card)
    for t in (plain, other):
        assert awaited(t) == [2], "nothing is asked about the face-down card"
        assert told(t, "rolled-in-secret") == [{"seat": 1}]
        assert t.state[1] == FACE_DOWN
        assert t.roll_count == 3
        assert view(t, 1).card[1] == t.card[1]
        assert [name for name, _ in heard(t, 1)].count("saw-own-roll") == 1
    for seat in (-1, 0, 2):
        assert view(plain, seat).bytes() == view(other, seat).bytes()
        assert heard(plain, seat) == heard(other, seat)
        assert choices(plain, max(seat, 0)) == choices(other, max(seat, 0))
        assert view(other, seat).card[1] == NONE


@pytest.mark.rule("K-263")
def test_guesses_put_any_card_of_the_hand_under_a_secret_roll() -> None:
    found = 0
    for t in moments(3, 60, 1):
        down = [result for result in range(t.results) if t.state[result] == FACE_DOWN]
        if not down or found > 40:
            continue
        found += 1
        for seat in {0, 1, 2} - {int(t.owner[down[0]])}:
            for world in guesses(t, seat, 3):
                cards = [int(world.card[result]) for result in down]
                assert len(set(cards)) == len(cards)
                assert all(world.die_place[card] == WITH_SEAT + t.owner[down[0]] for card in cards)
                assert all(world.out[card] for card in cards)
    assert found > 5


@pytest.mark.rule("K-263")
def test_a_secret_roll_of_a_card_known_to_all_stays_secret(monkeypatch: Any) -> None:
    views = []
    for card in ("4", "1"):
        t = staged(f"often=times:2 special=secret {PASSES}", ["3 3", "4 1", "? ?"], 3)
        for known in dice_at(t, WITH_SEAT + 1):
            t.die_shown[known] = 1
        rolls(monkeypatch, "3", card, "?")
        play(t, 0, "pick", place=0)
        play(t, 0, "invite", players=1 << 1 | 1 << 2)
        play(t, 1, "yes")
        play(t, 2, "yes")
        play(t, 0, "player", seat=1)
        views.append([view(t, seat).bytes() for seat in (-1, 0, 2)])
    assert views[0] == views[1]


@pytest.mark.rule("K-264")
def test_secret_cards_never_shown_return_unseen(monkeypatch: Any) -> None:
    ends = []
    for card in ("4", "2/ignore"):
        hands = ["1/instant-success:5 1", f"{card} 1", "6 1"]
        t = staged(f"often=times:2 special=secret {PASSES}", hands, 3, chaotic="on")
        rolls(monkeypatch, "1/instant-success:5", card, "6")
        play(t, 0, "pick", place=0)
        play(t, 0, "invite", players=1 << 1 | 1 << 2)
        play(t, 1, "yes")
        play(t, 2, "yes")
        play(t, 0, "player", seat=1)
        assert (t.asks, t.results) == (GIVE_ICON, 0)
        assert not any(t.die_shown[other] for other in dice_at(t, WITH_SEAT + 1))
        assert not told(t, "secret-shown")
        ends.append([view(t, seat).bytes() for seat in (-1, 0, 2)])
    assert ends[0] == ends[1]


def swap_turn(monkeypatch: Any) -> Table:
    """Two Souls choose cards to swap."""
    t = staged(PASSES, ["4/swap 1 2", "3 5 6", "4"], 3)
    rolls(monkeypatch, "4/swap")
    begin(t, 1, 2)
    play(t, 0, "player", seat=1)
    assert t.asks == SWAP_CARD
    return t


def diebreak_turn(monkeypatch: Any) -> Table:
    """Two Souls may limit their dice."""
    t = staged("often=times:2 " + PASSES, ["4/diebreak 1", "1 2 3 4", "1 2 3 4"], 3)
    rolls(monkeypatch, "4/diebreak")
    begin(t, 1, 2)
    assert t.asks == LIMIT_DIE
    return t


def leaving_turn(monkeypatch: Any) -> Table:
    """Two Souls may leave."""
    t = staged("special=leaving " + PASSES, ["4", "4", "4"], 3)
    rolls(monkeypatch, "4")
    begin(t, 1, 2)
    assert t.asks == LEAVE_OR_STAY
    return t


def invitation(monkeypatch: Any) -> Table:
    """Two players are invited together."""
    t = staged(PASSES, ["4", "4", "4"], 3)
    play(t, 0, "pick", place=0)
    play(t, 0, "invite", players=1 << 1 | 1 << 2)
    assert t.asks == ANSWER
    return t


TOGETHER = [swap_turn, diebreak_turn, leaving_turn, invitation]


@pytest.mark.rule("K-265")
@pytest.mark.parametrize("turn", TOGETHER)
def test_a_choice_owed_by_several_is_seen_by_nobody_else_before_all_are_in(
    monkeypatch: Any, turn: Any
) -> None:
    t = turn(monkeypatch)
    first, *_ = awaited(t)
    others = [seat for seat in (-1, 0, 1, 2) if seat != first]
    seen = set()
    for choice in choices(t, first):
        after = make(t, first, choice)
        while first in awaited(after):
            family = "enough" if may(after, first, "enough") else "die-card"
            parameters = next(told_ for name, told_ in choices(after, first) if name == family)
            after = make(after, first, (family, parameters))
        assert awaited(after) == [seat for seat in awaited(t) if seat != first]
        seen.add(tuple(view(after, seat).bytes() for seat in others))
    assert len(seen) == 1


def decided(t: Table, seat: int, seed: int) -> Table:
    """The table after a seat has answered at random, however many cards it names for that."""
    luck = Random(seed)
    after = make(t, seat, luck.choice(choices(t, seat)))
    while after.decisions == t.decisions:
        after = make(after, seat, luck.choice(choices(after, seat)))
    return after


@pytest.mark.rule("K-265")
@pytest.mark.parametrize("turn", TOGETHER)
def test_the_order_in_which_choices_arrive_changes_nothing(monkeypatch: Any, turn: Any) -> None:
    t = turn(monkeypatch)
    one, two = awaited(t)
    ends = set()
    for seed in range(12):
        forth = decided(decided(t, one, seed), two, seed + 100)
        back = decided(decided(t, two, seed + 100), one, seed)
        assert forth.bytes() == back.bytes()
        assert forth.decisions == t.decisions + 2
        ends.add(forth.bytes())
    assert len(ends) > 2, "not always the same choices"


@pytest.mark.rule("K-266")
def test_what_is_open_to_all() -> None:
    open_to_all = (
        "market contract_place contract souls sitter secret exempt left reward penalty special_on order "
        "number times plus state ignored die_place usable roll_count active stage asks asked awaits "
        "owner turns returned"
    )
    found = 0
    for t in moments(3, 4, 4, cooperative="on", **EVERYTHING):
        for seat in (-1, 0, 1, 2):
            seen = view(t, seat)
            for name in open_to_all.split():
                assert seen.row[name].tolist() == t.row[name].tolist(), name
            found += t.results > 0
            for result in range(t.results):
                hidden = t.state[result] in (FACE_DOWN, 5)
                if not hidden or t.owner[result] == seat:
                    assert seen.card[result] == t.card[result]
                    assert die(seen, t.card[result]) == die(t, t.card[result])
            for card in dice_at(t, IN_DISCARD):
                assert die(seen, card) == die(t, card)
            if t.contract != NONE:
                assert seen.stars[t.contract] == t.stars[t.contract]
    assert found > 20


@pytest.mark.rule("K-267")
def test_views_do_not_depend_on_the_random_stream() -> None:
    for t in moments(3, 3, 6, **EVERYTHING):
        other = resown(t, 99)
        for seat in (-1, 0, 1, 2):
            assert view(t, seat).bytes() == view(other, seat).bytes()
            assert [view(t, seat).chance[word] for word in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("K-267")
def test_a_spectator_sees_exactly_what_every_seat_sees() -> None:
    for t in moments(3, 4, 4, **EVERYTHING):
        seen = view(t, -1)
        views = [view(t, seat) for seat in range(3)]
        for card in range(DICE):
            common = all(other.power[card] != NONE for other in views)
            assert (seen.power[card] != NONE) == common
        for seat in range(3):
            assert (seen.chosen_part[seat], seen.naming[seat]) == (0, 0)
            assert (seen.reply[seat], seen.swap_card[seat]) == (0, NONE)


def check_dice(world: Table) -> None:
    """The dice of a guess fit their stocks."""
    used = [card for card in range(DICE) if world.die_place[card] != NONE]
    base = [card for card in used if world.die_set[card] == 0]
    devilish = [card for card in used if world.die_set[card] == 1]
    assert len(base) == BASE_DICE
    assert len(devilish) == len(used) - BASE_DICE
    assert sum(world.power[card] != NO_POWER for card in base) == 11
    assert max(Counter(int(world.face[card]) for card in base).values()) <= 6
    assert {int(world.face[card]) for card in base} <= set(range(1, 7))
    if not world.chaotic:
        for seat in range(world.seats):
            first = [card for card in used if world.dealt_to[card] == seat]
            assert sorted(int(world.face[card]) for card in first) == [1, 2, 3, 4, 5, 6]
            assert sum(world.power[card] != NO_POWER for card in first) == 2
        rest = [card for card in base if world.dealt_to[card] == NONE]
        assert sum(world.power[card] != NO_POWER for card in rest) == 11 - 2 * world.seats
    if devilish:
        assert sum(world.power[card] != NO_POWER for card in devilish) == 21
        assert sum(world.form[card] == WILDCARD for card in devilish) == 6
        numbers = Counter(int(world.face[card]) for card in devilish if world.form[card] != WILDCARD)
        assert max(numbers.values()) <= 3
        assert NO_NUMBER not in numbers


ICONS_AS_DESIGNED = (((17, 26), (15, 23)), ((11, 16), (10, 14)))
"""Score and card icons: of 32 base contracts and of 20 of Lost Souls, on rewards and on penalties."""


def check_contracts(world: Table) -> None:
    """The contracts of a guess are distinct, within the limit and of as many icons as there are."""
    used = [contract for contract in range(CONTRACTS) if world.contract_place[contract] != NONE]
    texts = {
        tuple((int(world.choice[c, part]), int(world.parameter[c, part])) for part in range(PART_COUNT))
        for c in used
    }
    assert len(texts) == len(used)
    assert all(1 <= world.stars[contract] <= world.most_stars for contract in used)
    for set_ in range(2 if world.lost_souls else 1):
        own = [contract for contract in used if (world.type_[contract] == REGULAR) == (set_ == 0)]
        assert len(own) == (32, 20)[set_]
        for side in (0, 1):
            scores = sum(int(world.icons[contract, side, 0]) for contract in own)
            cards = sum(int(world.icons[contract, side, 1]) for contract in own)
            assert (scores, cards) == ICONS_AS_DESIGNED[set_][side]


@pytest.mark.rule("K-268")
@pytest.mark.parametrize("chaotic", ["off", "on"])
@pytest.mark.parametrize("easier", ["off", "2"])
@pytest.mark.parametrize("sets", ["off", "on"])
def test_a_guess_fits_the_view_and_the_stocks(chaotic: str, easier: str, sets: str) -> None:
    options = {"chaotic": chaotic, "easier": easier, "lost_souls": sets, "devilish_numbers": sets}
    for t in moments(3, 3, 7, **options):
        for seat in (0, 1, 2):
            seen = view(t, seat)
            for world in guesses(t, seat, 2):
                assert view(world, seat).bytes() == seen.bytes()
                check_dice(world)
                check_contracts(world)
                for other in range(3):
                    if t.results and t.souls >> other & 1:
                        usable = sum(bool(is_usable(world, other, card)) for card in range(DICE))
                        assert usable == world.usable[other]


@pytest.mark.rule("K-268")
def test_a_guessed_world_can_be_played_on() -> None:
    for place, t in enumerate(moments(3, 10, 4, **EVERYTHING)):
        for seat in (0, 1, 2):
            for world in guesses(t, seat, 1):
                world.turn_limit = world.turns + 1
                for _ in random_moves(world, place):
                    pass
                assert world.over


@pytest.mark.rule("K-268")
def test_a_card_of_a_limited_die_that_goes_back_can_be_rolled_again_in_a_guess(monkeypatch: Any) -> None:
    t = staged(f"restriction=half {PASSES}", ["4/reroll-return 1 2 3", "2/forced-reroll"], 2)
    rolls(monkeypatch, "4/reroll-return", "2/forced-reroll")
    begin(t, 1)
    for card in [card for card in dice_at(t, WITH_SEAT) if die(t, card) in ("4/reroll-return", "1")]:
        play(t, 0, "die-card", card=card)
    assert awaited(t) == [1]
    rolled = set()
    for world in guesses(t, 1, 40):
        play(world, 1, "player", seat=0)
        (went,) = told(world, "went-back")
        assert all(facts["die"] < DICE for facts in told(world, "rolled"))
        rolled |= {facts["die"] == went["die"] for facts in told(world, "rolled")}
    assert rolled == {False, True}


@pytest.mark.rule("K-269")
@pytest.mark.parametrize("chaotic", ["off", "on"])
def test_the_public_log_holds_what_was_shown_and_nothing_else(chaotic: str) -> None:
    for seed in range(6):
        t = dealt(3, seed, chaotic=chaotic, **EVERYTHING)
        for table in random_moves(t, seed, lambda table: table.turns > 12):
            public = heard(table, -1)
            for name, facts in public:
                assert name != "saw-own-roll"
                for what in ("die", "other-die"):
                    assert what not in facts or table.die_shown[facts[what]]
                assert "contract" not in facts or table.contract_shown[facts["contract"]]
            for seat in (0, 1, 2):
                private = [event for event in heard(table, seat) if event not in public]
                assert {name for name, _ in private} <= {"saw-own-roll"}
                assert [event for event in heard(table, seat) if event[0] != "saw-own-roll"] == public


@pytest.mark.rule("K-269")
def test_every_kind_of_news_but_one_is_for_all() -> None:
    kinds: set[str] = set()
    for t in moments(3, 10, 1, **EVERYTHING):
        kinds |= {event.kind.name for event in NEWS.read(t) if not event.heard_by(-1)}
    assert kinds == {"saw-own-roll"}
