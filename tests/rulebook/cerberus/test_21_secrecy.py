"""Section 21: secrecy and memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import islice, permutations
from random import Random
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from tests.rulebook.cerberus.stage import (
    BOX,
    KIND_NAMES,
    after,
    alike,
    awaited,
    can_tell,
    choices,
    dealt,
    discarded,
    everyone,
    guesses,
    hand,
    heard,
    kind,
    may,
    play,
    random_moves,
    roles,
    sides,
    skulls,
    staged,
    told,
    view,
    write_line,
)
from turncoat.games.cerberus import GAME
from turncoat.games.cerberus.components import BETRAYAL, KINDS, NONE, SLOTS, SURVIVAL, SURVIVAL_KINDS
from turncoat.games.cerberus.moves import MOVES
from turncoat.games.cerberus.scene import scene
from turncoat.games.cerberus.table import (
    DRAWN,
    GIVE_UP,
    LEFT,
    LOG_LINES,
    MADE_ANEW,
    MAY_LOOK,
    OFFER,
    OWN_SHARE,
    PLAY_CARD,
    SHOWED,
    Table,
)
from turncoat.kernel.chance import sow, words

FAR_FETCHED = 1e-4
SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])

PUBLIC = (
    "shown", "seats", "awaits", "decisions", "opportunism_by_card", "circle_by_marker", "wish", "course",
    "least_speed", "feature", "mark", "barque_space", "finish", "gates", "hunt", "active", "asks", "acted",
    "bonus_played", "refused", "turns", "role", "space", "dog", "track", "rage", "speed", "bridge", "known",
    "revealed", "played", "hand_size", "deck_size", "discard", "effect", "bonus_kind", "stage", "parts",
    "taken", "losers", "retreaters", "retreat_by", "answering", "missing", "offered", "mover", "steps",
    "stepped", "set_out", "dog_steps", "hunting", "looker", "caught", "caught_first", "lines", "deed", "doer",
    "ending", "winners",
)  # fmt: skip
PRIVATE = ("chance", "news", "told", "barque", "hand", "deck", "offer", "kind")


def evenly(found: Mapping[Any, float], expected: Mapping[Any, float]) -> bool:
    """Whether counts agree with weights, by a chi-square test; nothing else may have been found."""
    assert found.keys() <= expected.keys()
    total, weights = sum(found.values()), sum(expected.values())
    counted = [found.get(key, 0) for key in expected]
    return bool(chisquare(counted, [total * w / weights for w in expected.values()]).pvalue > FAR_FETCHED)


def barques(t: Table) -> list[int]:
    """The seats of the Barques on the slots, NONE where they are not seen."""
    return [t.barque[slot] for slot in range(SLOTS)]


def looking(order: tuple[int, ...] = (3, 1, 2), seat: int = 0) -> Table:
    """A seat has played Cowardice and looks at the Barques."""
    held = ["", "", "", ""]
    held[seat] = "cowardice"
    t = staged([10, 11, 12, 13], 5, held, active=seat, barques=order)
    play(t, seat, "bonus", kind="cowardice", effect=0)
    return t


def look_again(t: Table, seat: int, family: str, **facts: int) -> None:
    """Another look or swap of a seat, as if by a card."""
    t.active = seat
    t.looker = seat
    t.asks = MAY_LOOK
    t.awaits = 1 << seat
    play(t, seat, family, **facts)


# What is public, and what is not -----------------------------------------------------------------


@pytest.mark.rule("C-222")
@SEATS
def test_what_is_public_is_in_every_view_at_all_times(seats: int) -> None:
    for seed, options in ((3, {}), (4, {"difficulty": "9"})):
        t = dealt(seats, seed, **options)
        for _ in random_moves(t, seed):
            for seat in everyone(t):
                seen = view(t, seat)
                for name in PUBLIC:
                    assert np.array_equal(seen.row[name], t.row[name]), name
                assert not t.revealed or seen.barque[0] == t.barque[0]
    assert set(PUBLIC) | set(PRIVATE) == set(Table.fields) - set(Table.spoken)


@pytest.mark.rule("C-222")
@SEATS
def test_all_can_read_skulls_difficulty_and_the_action_cards_held(seats: int) -> None:
    t = dealt(seats, 2, difficulty="11")
    assert skulls(t) == 11
    for viewer in everyone(t):
        seen = scene(view(t, viewer), viewer)
        assert (seen["skulls"], seen["difficulty"], seen["sides"]) == (11, 11, sides(t))
    seat = t.active
    play(t, seat, "action", card="gather", effect=0)
    assert all(view(t, other).played[seat] == 0b10 for other in everyone(t))


@pytest.mark.rule("C-222")
def test_all_are_told_what_is_played_in_a_turn() -> None:
    t = staged([10, 11, 12, 13], 5, ["sacrifice cowardice"])
    play(t, 0, "bonus", kind="sacrifice", effect=0)
    for seat in everyone(t):
        assert told(t, "played-bonus", seat) == [{"seat": 0, "card": kind("sacrifice"), "effect": 0}]
        assert (view(t, seat).bonus_played, view(t, seat).bonus_kind) == (1, kind("sacrifice"))
    play(t, 0, "target", part=1, seat=2)
    play(t, 0, "action", card="regroup", effect=0)
    for seat in everyone(t):
        assert told(t, "played-action", seat) == [{"seat": 0, "action": 0, "effect": 0}]


@pytest.mark.rule("C-223")
@SEATS
def test_the_kinds_in_a_hand_are_known_to_their_owner_alone(seats: int) -> None:
    t = dealt(seats, 5)
    for _ in random_moves(t, 5):
        for seat in everyone(t):
            seen = view(t, seat)
            for other in range(seats):
                shown = [seen.hand[other, number] for number in range(KINDS)]
                own = [t.hand[other, number] for number in range(KINDS)]
                assert shown == (own if other == seat else [NONE] * KINDS)
            for line in range(t.lines):
                secret = DRAWN.has(t.deed[line]) and t.doer[line] != seat
                assert seen.kind[line] == (NONE if secret else t.kind[line])


@pytest.mark.rule("C-223")
def test_a_draw_tells_all_how_many_and_the_drawer_alone_which() -> None:
    """Gather, second effect: three players draw, two of them in another's turn."""
    t = staged([10, 11, 12, 13], 5)
    play(t, 0, "action", card="gather", effect=1)
    for drawer, family, facts in (
        (0, "part", {"part": 0}),
        (2, "target", {"part": 1, "seat": 2}),
        (3, "target", {"part": 2, "seat": 3}),
    ):
        play(t, 0, family, **facts)
        for seat in everyone(t):
            counts = {"seat": drawer, "deck": SURVIVAL, "count": 1}
            assert counts in told(t, "drew-cards", seat)
            assert bool(told(t, "drew", seat)) == (seat == drawer)
            assert view(t, seat).hand_size[drawer] == 1
        assert [KIND_NAMES[f["card"]] for f in told(t, "drew", drawer)] == hand(t, drawer)


@pytest.mark.rule("C-223")
def test_nobody_but_the_drawer_can_tell_two_draws_apart() -> None:
    """The same move with other luck: seat 1 pushes seat 0 onto the draw symbol."""
    outcomes: dict[str, Table] = {}
    for luck in range(40):
        t = staged([3, 9, 12, 13], 0, active=1)
        sow(t.chance, *words(luck))
        play(t, 1, "action", card="rush", effect=0)
        play(t, 1, "part", part=0)
        play(t, 1, "target", part=1, seat=0)
        outcomes.setdefault(hand(t, 0)[0], t)
    assert len(outcomes) > 3
    one, *others = outcomes.values()
    for other in others:
        assert can_tell(one, other) == [0]


@pytest.mark.rule("C-224")
@SEATS
def test_nobody_knows_the_decks_or_the_random_stream(seats: int) -> None:
    t = dealt(seats, 6)
    for _ in random_moves(t, 6):
        for seat in everyone(t):
            seen = view(t, seat)
            assert [seen.deck[number] for number in range(KINDS)] == [NONE] * KINDS
            assert not seen.row["chance"].any()
    assert not view(t, -1).row["chance"].any(), "not even when the game is over"


@pytest.mark.rule("C-224")
def test_the_next_card_is_any_card_of_the_deck() -> None:
    """From a guess, every card that may be left is drawn as often as it may be left."""
    t = staged([10, 11, 12, 13], 5)
    found: Counter[str] = Counter()
    for world in guesses(t, 0, 700):
        play(world, 0, "action", card="regroup", effect=0)
        found[hand(world, 0)[0]] += 1
    assert evenly(found, dict.fromkeys(KIND_NAMES[:SURVIVAL_KINDS], 1.0))


# The Barques -------------------------------------------------------------------------------------


@pytest.mark.rule("C-225")
@pytest.mark.parametrize("slot", range(SLOTS))
def test_a_peek_tells_all_the_slot_and_the_peeker_alone_what_is_there(slot: int) -> None:
    t = looking()
    play(t, 0, "peek", slot=slot)
    for seat in everyone(t):
        assert told(t, "peeked", seat) == [{"seat": 0, "slot": slot}]
        seen = [{"slot": slot, "places": t.barque[slot]}] if seat == 0 else []
        assert told(t, "saw", seat) == seen
        assert view(t, seat).known[0] == 1 << slot
        expected = [t.barque[s] if seat == 0 and s == slot else NONE for s in range(SLOTS)]
        assert barques(view(t, seat)) == expected


@pytest.mark.rule("C-225")
def test_one_may_look_again_at_a_barque_one_knows() -> None:
    t = looking()
    play(t, 0, "peek", slot=1)
    look_again(t, 0, "peek", slot=1)
    assert told(t, "saw", 0) == [{"slot": 1, "places": 1}]
    assert barques(view(t, 0)) == [NONE, 1, NONE]


@pytest.mark.rule("C-226")
@pytest.mark.parametrize("slot", range(SLOTS))
def test_the_others_receive_the_same_bytes_whatever_the_peeker_saw(slot: int) -> None:
    tables = []
    for order in permutations((1, 2, 3)):
        t = looking(order)
        play(t, 0, "peek", slot=slot)
        tables.append(t)
    for other in tables[1:]:
        told_apart = can_tell(tables[0], other)
        assert set(told_apart) == ({0} if other.barque[slot] != tables[0].barque[slot] else set())
    for t in tables:
        play(t, 0, "action", card="run", effect=0)
    for other in tables[1:]:
        assert set(can_tell(tables[0], other)) <= {0}
        assert (awaited(other), other.asks) == (awaited(tables[0]), tables[0].asks)


@pytest.mark.rule("C-227")
@pytest.mark.parametrize("number", range(3))
def test_a_swap_tells_all_the_slots_and_nobody_any_content(number: int) -> None:
    tables = []
    for order in permutations((1, 2, 3)):
        t = looking(order)
        play(t, 0, "swap", pair=number)
        (facts,) = told(t, "barques-swapped")
        assert (facts["seat"], facts["slot"] < facts["to-slot"]) == (0, True)
        for seat in everyone(t):
            assert told(t, "barques-swapped", seat) == [facts]
            assert told(t, "saw", seat) == []
            assert barques(view(t, seat)) == [NONE] * SLOTS
        tables.append(t)
    assert all(can_tell(tables[0], other) == [] for other in tables[1:]), "the swapper included"


@pytest.mark.rule("C-228")
@pytest.mark.parametrize("swapper", range(4))
def test_what_was_peeked_at_follows_the_barque_through_a_swap_by_anybody(swapper: int) -> None:
    t = looking()
    play(t, 0, "peek", slot=1)
    look_again(t, swapper, "swap", pair=0)
    assert barques(t) == [1, 3, 2]
    assert barques(view(t, 0)) == [1, NONE, NONE]
    for seat in (-1, 1, 2, 3):
        assert barques(view(t, seat)) == [NONE] * SLOTS


@pytest.mark.rule("C-228", "C-229", "C-238")
@pytest.mark.parametrize("seed", range(12))
def test_views_and_guesses_agree_with_a_players_own_notes(seed: int) -> None:
    """Looks and swaps at random; each player keeps track by itself of what it saw and of every swap."""
    luck = Random(seed)
    t = looking()
    play(t, 0, "peek", slot=luck.randrange(SLOTS))
    notes: dict[int, dict[int, int]] = {seat: {} for seat in range(4)}
    for _ in range(10):
        read_barque_news(t, notes)
        for seat in range(4):
            assert barques(view(t, seat)) == [notes[seat].get(slot, NONE) for slot in range(SLOTS)]
            for world in guesses(t, seat, 3):
                assert sorted(barques(world)) == [1, 2, 3]
                assert all(world.barque[slot] == places for slot, places in notes[seat].items())
                assert len(notes[seat]) < 2 or barques(world) == barques(t), "two known, the third is known"
        name = luck.choice(("peek", "swap"))
        look_again(t, luck.randrange(4), name, **{"slot" if name == "peek" else "pair": luck.randrange(3)})


def read_barque_news(t: Table, notes: dict[int, dict[int, int]]) -> None:
    """Write down what the last decision told of the Barques."""
    for seat, seen in notes.items():
        for facts in told(t, "saw", seat):
            seen[facts["slot"]] = facts["places"]
        for facts in told(t, "barques-swapped", seat):
            one, two = seen.pop(facts["slot"], NONE), seen.pop(facts["to-slot"], NONE)
            arrived = {facts["to-slot"]: one, facts["slot"]: two}
            seen.update({slot: places for slot, places in arrived.items() if places != NONE})


@pytest.mark.rule("C-229")
def test_who_knows_two_barques_guesses_the_third_rightly() -> None:
    t = looking()
    play(t, 0, "peek", slot=0)
    look_again(t, 0, "peek", slot=2)
    assert barques(view(t, 0)) == [3, NONE, 2]
    assert [slot["places"] for slot in scene(view(t, 0), 0)["barques"]["slots"]] == [3, 1, 2]
    assert all(barques(world) == [3, 1, 2] for world in guesses(t, 0, 40))
    play_on = staged([16, 11, 12, 13], 5, barques=[3, 1, 2])
    play_on.known[0] = 0b110
    play(play_on, 0, "action", card="run", effect=0)
    assert barques(view(play_on, 0)) == [3, 1, 2]


@pytest.mark.rule("C-230")
@pytest.mark.parametrize("becomes", ["C", "L"])
def test_what_was_peeked_at_outlives_capture_and_loss_and_is_not_passed_on(becomes: str) -> None:
    t = looking(seat=1)
    play(t, 1, "peek", slot=0)
    cerberus, lost = ([2], [3]) if becomes == "L" else ([2], [])
    later = staged([13, 9, 0, 13], 8, active=2, cerberus=cerberus, lost=lost, barques=[3, 1, 2])
    later.known[1] = t.known[1]
    play(later, 2, "action", card="stalk", effect=0)
    assert roles(later)[1] == becomes
    assert barques(view(later, 1)) == [3, NONE, NONE]
    for seat in (-1, 0, 2, 3):
        assert barques(view(later, seat)) == [NONE] * SLOTS, "no ally, old or new, learns it"
    look_again(later, 0, "swap", pair=0)
    assert barques(view(later, 1)) == [NONE, 3, NONE], "it still follows the swaps"


@pytest.mark.rule("C-231")
def test_no_move_states_or_promises_anything_and_targets_are_free_after_payment() -> None:
    """Talk is no part of the table: there is no move for it, and whoever paid may be the next victim."""
    families = {MOVES.split(number)[0] for number in range(MOVES.count)}
    assert families == {
        "action", "bonus", "end", "part", "target", "shove", "pawn", "way", "partner", "peek", "swap", "card",
        "stop", "give", "retreat",
    }  # fmt: skip
    t = staged([10, 11, 12, 13], 5, ["opportunism", "arrogance"])
    play(t, 0, "bonus", kind="opportunism", effect=1)
    play(t, 1, "card", kind="arrogance")
    for seat in (1, 2, 3):
        assert may(t, 0, "shove", seat=seat, back=0)
        assert may(t, 0, "shove", seat=seat, back=1)


@pytest.mark.rule("C-232")
def test_a_lost_player_sees_what_it_knew_and_a_spectator_what_is_public() -> None:
    held = ["sacrifice", "", "ambush deceit", "cowardice"]
    t = staged([12, 0, 0, 13], 5, held, active=0, cerberus=[2], lost=[1], barques=[3, 1, 2])
    t.known[1], t.known[0] = 0b10, 0b101
    assert barques(view(t, 1)) == [NONE, 1, NONE]
    assert barques(view(t, -1)) == [NONE] * SLOTS
    for seat in (1, -1):
        seen = view(t, seat)
        for other in (0, 2, 3):
            assert hand(seen, other) == []
            assert seen.hand_size[other] == len(hand(t, other))
        assert choices(t, 1) == []
    lost, spectator = view(t, 1), view(t, -1)
    for slot in range(SLOTS):
        lost.barque[slot] = NONE
    for number in range(KINDS):
        lost.hand[1, number] = lost.offer[1, number] = NONE
    assert lost.bytes() == spectator.bytes(), "a lost player knows no more than that"


@pytest.mark.rule("C-233")
@SEATS
def test_both_discard_piles_are_open_to_all_in_any_game(seats: int) -> None:
    t = dealt(seats, 8)
    piles: Counter[int] = Counter()
    for _ in random_moves(t, 8):
        for seat in everyone(t):
            assert discarded(view(t, seat)) == discarded(t)
        for name, facts in heard(t, -1):
            if name == "reshuffled":
                first, last = (0, SURVIVAL_KINDS) if facts["deck"] == SURVIVAL else (SURVIVAL_KINDS, KINDS)
                piles -= Counter({number: piles[number] for number in range(first, last)})
            elif name in ("played-bonus", "discarded"):
                piles[facts["card"]] += facts.get("count", 1)
            elif name == "not-enough":
                piles[facts["card"]] -= 1
        assert +piles == Counter({n: t.discard[n] for n in range(KINDS) if t.discard[n]}), "as all were told"


@pytest.mark.rule("C-233")
def test_a_card_taken_by_sabotage_is_shown_to_all() -> None:
    held = ["sacrifice cowardice", "arrogance", "", "sabotage"]
    t = staged([12, 13, 13, 0], 5, held, active=3, cerberus=[3])
    play(t, 3, "bonus", kind="sabotage", effect=0)
    play(t, 3, "target", part=0, seat=0)
    play(t, 0, "card", kind="cowardice")
    for seat in everyone(t):
        assert {"seat": 0, "card": kind("cowardice"), "count": 1} in told(t, "discarded", seat)
    assert hand(t, 0) == ["sacrifice"]
    assert hand(view(t, 1), 0) == [], "the card that was kept stays secret"


# Requests for help -------------------------------------------------------------------------------


def request(first: str = "arrogance", second: str = "cowardice") -> Table:
    """Seat 0 asks for three cards for Favoritism and has none itself; seats 1 and 2 hold two each."""
    held = ["favoritism", f"{first} {second}", "sacrifice sacrifice"]
    t = staged([10, 11, 12, 13], 5, held)
    play(t, 0, "bonus", kind="favoritism", effect=1)
    return t


@pytest.mark.rule("C-234")
def test_numbers_are_public_when_offered_and_kinds_only_once_the_cost_is_paid() -> None:
    t, other = request(), request()
    play(t, 1, "card", kind="arrogance")
    play(other, 1, "card", kind="cowardice")
    assert can_tell(t, other) == [1]
    for table in (t, other):
        play(table, 1, "stop")
        for seat in everyone(table):
            assert told(table, "offered", seat) == [{"seat": 1, "other": 0, "count": 1}]
            assert view(table, seat).offered[1] == 1
            own = [view(table, seat).offer[1, n] for n in range(KINDS)]
            assert (own != [NONE] * KINDS) == (seat == 1)
    assert can_tell(t, other) == [1]
    play(t, 2, "card", kind="sacrifice")
    assert told(t, "discarded") == []
    play(t, 2, "card", kind="sacrifice")
    for seat in everyone(t):
        shown = [(f["seat"], f["card"], f["count"]) for f in told(t, "discarded", seat)]
        assert shown == [(1, kind("arrogance"), 1), (2, kind("sacrifice"), 2)]


@pytest.mark.rule("C-234")
def test_kinds_offered_in_a_failed_request_stay_secret() -> None:
    t, other = request(), request()
    play(t, 1, "card", kind="arrogance")
    play(other, 1, "card", kind="cowardice")
    for table in (t, other):
        play(table, 1, "stop")
        play(table, 2, "stop")
        assert told(table, "not-enough") == [{"seat": 0, "card": kind("favoritism")}]
        assert told(table, "discarded") == []
        assert discarded(table) == []
    assert can_tell(t, other) == [], "not even the offerer's own view keeps what was only offered"
    assert [hand(t, seat) for seat in range(3)] == [
        ["favoritism"], ["cowardice", "arrogance"], ["sacrifice", "sacrifice"],
    ]  # fmt: skip


def failed(own: str = "favoritism") -> Table:
    """Seat 0 has asked for help with Favoritism, and nobody has given any."""
    held = [own, "arrogance cowardice", "sacrifice sacrifice"]
    t = staged([10, 11, 12, 13], 5, held)
    play(t, 0, "bonus", kind="favoritism", effect=1)
    if t.asks == OWN_SHARE:
        play(t, 0, "stop")
    play(t, 1, "stop")
    if awaited(t) == [2]:
        play(t, 2, "stop")
    assert (awaited(t), t.asks, t.refused) == ([0], PLAY_CARD, 1)
    return t


@pytest.mark.rule("C-235")
def test_after_a_failed_request_all_know_that_the_card_is_held() -> None:
    t = failed("favoritism fatalism")
    for seat in (1, 2, 3, -1):
        seen = view(t, seat)
        shown = [(seen.deed[n], seen.doer[n], seen.kind[n]) for n in range(t.lines)]
        assert shown[-1] == (SHOWED, 0, kind("favoritism")), "views record it"
        assert all("favoritism" in hand(world, 0) for world in guesses(t, seat, 40))


@pytest.mark.rule("C-235", "C-239")
def test_what_else_is_held_beside_a_shown_card_is_any_of_the_rest() -> None:
    """Seat 3 sees Favoritism beside a card that is one of the other 27."""
    t = failed("favoritism fatalism")
    found: Counter[str] = Counter()
    for world in guesses(t, 3, 900):
        own = hand(world, 0)
        own.remove("favoritism")
        found[own[0]] += 1
    weights = {name: 4.0 - (name == "favoritism") for name in KIND_NAMES[:SURVIVAL_KINDS]}
    assert evenly(found, weights)


@pytest.mark.rule("C-235")
def test_the_shown_card_is_known_to_be_held_until_one_of_its_kind_leaves_the_hand() -> None:
    t = failed("favoritism fatalism")
    kept = after(t, 0, "action", card="gather", effect=0)
    play(kept, 0, "end")
    assert all("favoritism" in hand(world, 0) for world in guesses(kept, 3, 30)), "it outlasts the turn"
    other = after(t, 0, "bonus", kind="fatalism", effect=0)
    assert all(hand(world, 0) == ["favoritism"] for world in guesses(other, 3, 30))
    play(t, 0, "bonus", kind="favoritism", effect=0)
    found = {hand(world, 0)[0] for world in guesses(t, 3, 80)}
    assert len(found) > 3, "once it is played nobody knows what is left"


@pytest.mark.rule("C-235")
def test_the_shown_card_is_no_longer_held_once_the_whole_hand_has_left() -> None:
    t = failed("favoritism fatalism")
    t.dog, t.space[0] = 8, 9
    play(t, 0, "bonus", kind="fatalism", effect=0)
    assert (roles(t)[0], discarded(t)) == ("C", ["favoritism", "fatalism"])
    for world in guesses(t, 3, 20):
        assert hand(world, 0) == []
        assert world.hand_size[0] == 0


# Nothing follows from hidden cards -----------------------------------------------------------------


@pytest.mark.rule("C-236")
def test_a_victim_with_two_equal_cards_is_asked_like_one_with_two_different_ones() -> None:
    tables = []
    for held in ("sacrifice sacrifice", "sacrifice cowardice"):
        t = staged([12, 13, 13, 0], 5, [held, "", "", "sabotage"], active=3, cerberus=[3])
        play(t, 3, "bonus", kind="sabotage", effect=0)
        play(t, 3, "target", part=0, seat=0)
        assert (awaited(t), t.asks) == ([0], GIVE_UP)
        tables.append(t)
    assert can_tell(*tables) == [0]
    assert choices(tables[0], 0) == [("card", {"kind": kind("sacrifice")})], "asked, though it has no choice"


@pytest.mark.rule("C-236")
def test_helpers_with_equal_cards_are_asked_like_those_with_different_ones() -> None:
    equal, different = request("arrogance", "arrogance"), request("arrogance", "cowardice")
    for t in (equal, different):
        assert (awaited(t), t.asks) == ([1], OFFER)
    assert can_tell(equal, different) == [1]


@pytest.mark.rule("C-236")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_moments_of_asking_are_the_same_in_every_world_that_a_seat_may_be_in(seats: int) -> None:
    """The same move in a world with other hidden cards asks the same seat the same question, unless luck or
    an uncovered card comes between."""
    luck = Random(seats)
    compared = 0
    for seed in range(6):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            seat = luck.randrange(-1, seats)
            (mover,) = awaited(t)
            (world,) = guesses(t, seat, 1)
            assert alike(t, world, seat)
            assert (awaited(world), world.asks) == (awaited(t), t.asks)
            common = [choice for choice in choices(t, mover) if choice in choices(world, mover)]
            if not common:
                continue
            family, facts = luck.choice(common)
            here, there = t.copy(), world
            number = MOVES.number(family, **facts)
            GAME.play(here, mover, number)
            GAME.play(there, mover, number)
            if here.revealed == t.revealed and here.ending == there.ending == NONE:
                assert (awaited(here), here.asks) == (awaited(there), there.asks)
                compared += 1
    assert compared > 100


@pytest.mark.rule("C-237")
@SEATS
def test_legal_moves_follow_from_a_seats_own_view(seats: int) -> None:
    for seed in range(2):
        t = dealt(seats, seed, course="start-b, platforms, gondola, finish-a")
        for _ in random_moves(t, seed):
            for seat in range(seats):
                assert choices(view(t, seat), seat) == choices(t, seat)
            (seat,) = awaited(t)
            for world in guesses(t, seat, 1):
                assert choices(world, seat) == choices(t, seat)


# Guesses -----------------------------------------------------------------------------------------


@pytest.mark.rule("C-238")
@pytest.mark.parametrize(
    ("peeks", "worlds"), [((), 6), ((0,), 2), ((1,), 2), ((2,), 2), ((0, 1), 1), ((1, 2), 1)]
)
def test_the_barques_are_guessed_evenly_among_the_arrangements_that_fit(
    peeks: tuple[int, ...], worlds: int
) -> None:
    t = looking()
    play(t, 0, "swap", pair=1)
    for slot in peeks:
        look_again(t, 0, "peek", slot=slot)
    fitting = [
        order for order in permutations((1, 2, 3)) if all(order[slot] == t.barque[slot] for slot in peeks)
    ]
    assert len(fitting) == worlds
    found = Counter(tuple(barques(world)) for world in guesses(t, 0, 150 * worlds))
    if worlds == 1:
        assert set(found) == set(fitting)
    else:
        assert evenly(found, dict.fromkeys(fitting, 1.0))


@pytest.mark.rule("C-238")
def test_after_the_reveal_the_two_that_left_are_guessed_evenly() -> None:
    t = staged([18, 11, 12, 13], 5, revealed=2)
    found = Counter(tuple(barques(world)) for world in guesses(t, 1, 300))
    assert evenly(found, {(2, 1, 3): 1.0, (2, 3, 1): 1.0})


@pytest.mark.rule("C-239")
@SEATS
def test_a_guess_keeps_all_that_the_seat_sees(seats: int) -> None:
    luck = Random(seats)
    for seed in range(3):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            seat = luck.randrange(-1, seats)
            (world,) = guesses(t, seat, 1)
            assert view(world, seat).bytes() == view(t, seat).bytes()
            for number, copies in enumerate(BOX):
                held = [world.hand[other, number] for other in range(seats)]
                assert sum(held) + world.deck[number] + t.discard[number] == copies
            for other in range(seats):
                assert len(hand(world, other)) == t.hand_size[other]
                assert other != seat or hand(world, other) == hand(t, other)
            assert sum(world.deck[n] for n in range(SURVIVAL_KINDS)) == t.deck_size[SURVIVAL]
            assert sum(world.deck[n] for n in range(SURVIVAL_KINDS, KINDS)) == t.deck_size[BETRAYAL]


@pytest.mark.rule("C-239")
def test_hidden_cards_are_dealt_evenly_from_what_remains() -> None:
    """Three unseen Survival cards: two with seat 1, one with seat 2, one more in the deck."""
    t = staged([10, 11, 12], 5, ["fatalism", "sacrifice cowardice", "arrogance"], decks="selfishness")
    cards = ("sacrifice", "cowardice", "arrogance", "selfishness")
    expected = Counter((tuple(sorted(order[:2])), order[2]) for order in permutations(cards))
    found = Counter((tuple(sorted(hand(world, 1))), hand(world, 2)[0]) for world in guesses(t, 0, 900))
    assert len(expected) == 12
    assert evenly(found, expected)


@pytest.mark.rule("C-239")
def test_hidden_betrayal_cards_are_dealt_evenly_with_their_three_copies() -> None:
    """Seat 3 holds one of the 17 Betrayal cards that seat 2 does not hold."""
    t = staged([10, 11, 0, 0], 5, ["", "", "ambush", "deceit"], cerberus=[2, 3])
    found = Counter(hand(world, 3)[0] for world in guesses(t, 2, 900))
    weights = {name: 3.0 - (name == "ambush") for name in KIND_NAMES[SURVIVAL_KINDS:]}
    assert evenly(found, weights)


def reshuffled() -> Table:
    """Seat 0 has drawn the last card and one of the new deck; seats 1 and 2 hold three of the old one."""
    held = ["", "sacrifice cowardice", "arrogance"]
    t = staged([10, 11, 12], 5, held, decks="selfishness")
    play(t, 0, "action", card="gather", effect=0)
    assert told(t, "reshuffled") == [{"deck": SURVIVAL}]
    assert (t.deck_size[SURVIVAL], t.hand_size[0]) == (23, 2)
    return t


@pytest.mark.rule("C-240")
def test_after_a_reshuffle_the_hands_hold_exactly_what_is_not_in_the_new_deck() -> None:
    t = reshuffled()
    found: Counter[Any] = Counter()
    for world in guesses(t, 0, 400):
        assert sorted(hand(world, 1) + hand(world, 2)) == ["arrogance", "cowardice", "sacrifice"]
        assert [world.deck[n] for n in range(SURVIVAL_KINDS)] == [t.deck[n] for n in range(SURVIVAL_KINDS)]
        found[hand(world, 2)[0]] += 1
    assert evenly(found, dict.fromkeys(("arrogance", "cowardice", "sacrifice"), 1.0))


@pytest.mark.rule("C-240")
def test_cards_of_the_old_and_the_new_deck_are_kept_apart_as_enumeration_has_it() -> None:
    """Seat 1 draws one of the new deck, then plays a Sacrifice that may come from either."""
    t = reshuffled()
    play(t, 0, "end")
    new_deck = {name: t.deck[kind(name)] for name in KIND_NAMES[:SURVIVAL_KINDS]}
    play(t, 1, "action", card="regroup", effect=0)
    old = ("arrogance", "cowardice", "sacrifice")
    before: dict[Any, float] = {}
    later: Counter[Any] = Counter()
    for held in old:
        rest = [name for name in old if name != held]
        for drawn, copies in new_deck.items():
            own = sorted([*rest, drawn])
            before[held, tuple(own)] = before.get((held, tuple(own)), 0) + copies
            if "sacrifice" in own:
                weight = copies * own.count("sacrifice")
                own.remove("sacrifice")
                later[held, tuple(own)] += weight
    found = Counter((hand(w, 2)[0], tuple(sorted(hand(w, 1)))) for w in guesses(t, 0, 900))
    assert evenly(found, {key: weight for key, weight in before.items() if weight})
    play(t, 1, "bonus", kind="sacrifice", effect=0)
    found = Counter((hand(w, 2)[0], tuple(sorted(hand(w, 1)))) for w in guesses(t, 0, 900))
    assert evenly(found, {key: weight for key, weight in later.items() if weight})


# Long games ----------------------------------------------------------------------------------------


def fill_log(t: Table) -> None:
    """The log of a long game: seat 3 has drawn and lost the whole Survival deck again and again."""
    t.lines = 0
    while t.lines < LOG_LINES:
        for number in range(SURVIVAL_KINDS):
            for deed in (DRAWN.at(SURVIVAL), LEFT) * BOX[number]:
                if t.lines < LOG_LINES:
                    write_line(t, deed, 3, number)
        if t.lines < LOG_LINES:
            write_line(t, MADE_ANEW.at(SURVIVAL), NONE, NONE)


@pytest.mark.rule("C-239")
def test_a_guess_in_a_very_long_game_keeps_all_that_the_seat_sees() -> None:
    held = ["favoritism fatalism", "arrogance cowardice", "", "selfishness", "ambush deceit"]
    t = staged([10, 11, 12, 13, 0], 5, held, cerberus=[4], discard="sacrifice sacrifice violence")
    fill_log(t)
    for _ in islice(random_moves(t, 1), 30):
        for seat in everyone(t):
            (world,) = guesses(t, seat, 1)
            assert view(world, seat).bytes() == view(t, seat).bytes()
            for number, copies in enumerate(BOX):
                held_now = [world.hand[other, number] for other in range(t.seats)]
                assert sum(held_now) + world.deck[number] + t.discard[number] == copies
            assert all(len(hand(world, other)) == t.hand_size[other] for other in range(t.seats))


@pytest.mark.rule("C-235")
def test_a_card_shown_in_a_very_long_game_is_known_to_be_held_too() -> None:
    t = staged([10, 11, 12, 13], 5, ["favoritism fatalism", "arrogance cowardice"])
    fill_log(t)
    play(t, 0, "bonus", kind="favoritism", effect=1)
    play(t, 0, "card", kind="fatalism")
    play(t, 1, "stop")
    assert (awaited(t), t.refused, hand(t, 0)) == ([0], 1, ["favoritism", "fatalism"])
    for seat in (1, 2, 3, -1):
        assert all("favoritism" in hand(world, 0) for world in guesses(t, seat, 20))


@pytest.mark.rule("C-235", "C-239")
def test_once_the_shown_card_is_played_what_is_left_is_any_of_the_rest() -> None:
    """Nothing is known any more of the other card, so it is one of the other 27 with equal chances."""
    t = failed("favoritism fatalism")
    play(t, 0, "bonus", kind="favoritism", effect=0)
    found = Counter(hand(world, 0)[0] for world in guesses(t, 3, 900))
    assert evenly(found, {name: 4.0 - (name == "favoritism") for name in KIND_NAMES[:SURVIVAL_KINDS]})


@pytest.mark.rule("C-240")
def test_a_new_betrayal_deck_and_the_hands_of_cerberus_players_are_kept_apart() -> None:
    """Seat 3 draws the last card and one of the new deck; seat 2 can only hold what was not in it."""
    held = ["", "", "ambush", ""]
    t = staged([10, 11, 0, 0], 5, held, active=3, cerberus=[2, 3], speed=4, decks="violence sacrifice")
    play(t, 3, "action", card="stalk", effect=1)
    assert hand(t, 3) == ["violence"]
    for world in guesses(t, 3, 30):
        assert hand(world, 2) == ["ambush"], "all others lie open or are its own"
    assert t.deck_size[BETRAYAL] == 0
    play(t, 3, "bonus", kind="violence", effect=0)
    for seat in (0, 1):
        play(t, seat, "action", card="rush", effect=0)
        while awaited(t) == [seat]:
            family, facts = choices(t, seat)[-1]
            play(t, seat, family, **facts)
    play(t, 2, "action", card="stalk", effect=1)
    assert told(t, "reshuffled") == [{"deck": BETRAYAL}]
    new_deck = {name: 3.0 - (name == "ambush") for name in KIND_NAMES[SURVIVAL_KINDS:]}
    found: Counter[str] = Counter()
    for world in guesses(t, 3, 600):
        own = hand(world, 2)
        own.remove("ambush")
        found[own[0]] += 1
    assert evenly(found, new_deck)


World = tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]
"""What is left of the Survival deck by kinds, and the sorted hands of all seats."""


def enumerated(t: Table, seat: int) -> dict[World, float]:
    """Every world that fits what a seat's log tells of Survival cards, with its weight."""
    log = view(t, seat)
    pile = [0] * SURVIVAL_KINDS
    worlds: dict[World, float] = {(BOX[:SURVIVAL_KINDS], ((),) * t.seats): 1.0}
    for line in range(t.lines):
        deed, doer, number = log.deed[line], log.doer[line], log.kind[line]
        if deed == MADE_ANEW.at(SURVIVAL):
            worlds = {(tuple(pile), hands): weight for (_, hands), weight in worlds.items()}
            pile = [0] * SURVIVAL_KINDS
        elif number == NONE or number < SURVIVAL_KINDS:
            worlds = after_line(worlds, deed, doer, number)
            pile[number] += deed == LEFT
    return worlds


def after_line(worlds: dict[World, float], deed: int, doer: int, number: int) -> dict[World, float]:
    """The worlds after a card was drawn (of any kind, where it is not known) or has left a hand."""
    later: dict[World, float] = {}
    for (deck, hands), weight in worlds.items():
        for drawn in range(SURVIVAL_KINDS) if number == NONE else [number]:
            own = list(hands[doer])
            if deed == LEFT:
                chance = own.count(drawn) / len(own)
                rest = deck
                own = [*own[: own.index(drawn)], *own[own.index(drawn) + 1 :]] if chance else own
            else:
                chance = deck[drawn] / sum(deck)
                rest = tuple(count - (kind_ == drawn) for kind_, count in enumerate(deck))
                own.append(drawn)
            if chance:
                world = (rest, (*hands[:doer], tuple(sorted(own)), *hands[doer + 1 :]))
                later[world] = later.get(world, 0.0) + weight * chance
    return later


def survival_world(t: Table) -> World:
    """The deck and the hands of a table."""
    kinds = range(SURVIVAL_KINDS)
    hands = (tuple(n for n in kinds for _ in range(t.hand[seat, n])) for seat in range(t.seats))
    return tuple(t.deck[n] for n in kinds), tuple(hands)


MOST_OF_ALL = (
    "favoritism favoritism favoritism favoritism opportunism opportunism opportunism arrogance arrogance "
    "selfishness selfishness selfishness selfishness fatalism fatalism fatalism cowardice"
)
"""What seat 0 holds, so that few cards are hidden from it."""


@pytest.mark.rule("C-239", "C-240")
def test_guesses_agree_with_full_enumeration_through_draws_plays_and_a_new_deck() -> None:
    """Seats 1 and 2 hold four cards of the old deck, draw of the new one, and play cards of either."""
    held = [MOST_OF_ALL, "sacrifice cowardice", "arrogance opportunism"]
    t = staged([15, 11, 10], 5, held, active=1, decks="fatalism")
    found_new_deck = 0
    for seat, move in (
        (1, ("gather", 0)), (1, ("sacrifice", 0)), (2, ("gather", 0)), (2, ("arrogance", 0)),
    ):  # fmt: skip
        while awaited(t) != [seat] or t.asks != PLAY_CARD:
            (other,) = awaited(t)
            family, facts = next(c for c in choices(t, other) if c[0] in ("part", "target", "end", "stop"))
            play(t, other, family, **facts)
        if move[0] == "gather":
            play(t, seat, "action", card="gather", effect=move[1])
            found_new_deck += len(told(t, "reshuffled"))
        else:
            play(t, seat, "bonus", kind=move[0], effect=move[1])
        expected = enumerated(t, 0)
        assert survival_world(t) in expected
        found = Counter(survival_world(world) for world in guesses(t, 0, 300))
        assert evenly(common(found, expected), common(expected, expected))
    assert found_new_deck == 1


def common(counts: Mapping[World, float], expected: Mapping[World, float]) -> dict[Any, float]:
    """The counts with all worlds that are rare thrown together."""
    assert counts.keys() <= expected.keys()
    total = sum(expected.values())
    merged: dict[Any, float] = {}
    for world, count in counts.items():
        key = world if expected[world] > 0.02 * total else "rare"
        merged[key] = merged.get(key, 0) + count
    return merged
