"""What the common suite knows of Cerberus."""

from __future__ import annotations

from tests.suite.cerberus_worlds import small_positions
from tests.suite.walk import drop_news
from turncoat.games.cerberus import GAME
from turncoat.games.cerberus.components import (
    COPIES,
    DECKS,
    FIRST_KIND,
    KINDS,
    NONE,
    PAWNS,
    SLOTS,
    SURVIVAL_KINDS,
)
from turncoat.games.cerberus.table import (
    ADVENTURER,
    CERBERUS,
    DRAWN,
    GIVE_UP,
    OFFER,
    OWN_SHARE,
    SHOWED,
    WHO_IS_CAUGHT,
    Table,
    aboard,
    home,
    is_aboard,
)

__all__ = ["audit", "may_know", "options", "small_positions"]


def options(seats: int) -> list[dict[str, str]]:
    """Sets of options that together reach every special place and every rule."""
    fast = "7" if seats == 3 else "5"
    return [
        {},
        {"course": "start-b, platforms, gondola, finish-a", "opportunism": "card"},
        {"course": "start-a, infernal-portal, funicular, finish-b", "circle": "marker"},
        {"course": "start-b, rope-bridge, platforms, finish-b", "circle": "marker", "speed": fast},
        {"difficulty": "11"},
    ]


def audit(t: Table) -> None:
    """Cards, pawns, die, Barques: nothing lost, nothing twice, everybody ahead of Cerberus."""
    audit_cards(t)
    audit_pawns(t)
    assert sorted(t.barque[slot] for slot in range(SLOTS)) == [1, 2, 3]
    assert not t.revealed or aboard(t) <= t.barque[0]
    assert 3 <= t.speed <= 8


def audit_cards(t: Table) -> None:
    """Every card is in one place, and only those hold it who may."""
    seats = range(t.seats)
    for kind in range(KINDS):
        assert sum(t.hand[seat, kind] for seat in seats) + t.deck[kind] + t.discard[kind] == COPIES[kind]
        holders = ADVENTURER if kind < SURVIVAL_KINDS else CERBERUS
        assert all(t.role[seat] == holders for seat in seats if t.hand[seat, kind])
        assert all(0 <= t.offer[seat, kind] <= t.hand[seat, kind] for seat in seats)
    for seat in seats:
        assert t.hand_size[seat] == sum(t.hand[seat, kind] for kind in range(KINDS))
        assert t.offered[seat] == sum(t.offer[seat, kind] for kind in range(KINDS))
    for deck in range(DECKS):
        kinds = range(FIRST_KIND[deck], FIRST_KIND[deck + 1])
        assert t.deck_size[deck] == sum(t.deck[kind] for kind in kinds)


def audit_pawns(t: Table) -> None:
    """A pawn is on the path, aboard or on the track, which has no gap; the die is right of the pawns."""
    track = [t.track[place] for place in range(PAWNS) if t.track[place] != NONE]
    assert all(t.track[place] != NONE for place in range(len(track)))
    assert track.count(PAWNS) == PAWNS - t.seats
    for seat in range(t.seats):
        assert (t.space[seat] == NONE) == (seat in track)
        assert (t.role[seat] == ADVENTURER) == (seat not in track) or t.caught_first != NONE
    if t.ending == NONE:
        assert home(t) <= t.rage <= t.hunt
        for seat in range(t.seats):
            caught = t.caught >> seat & 1
            if t.space[seat] != NONE and not caught and not is_aboard(t, seat):
                assert t.space[seat] > t.dog


def may_know(t: Table, seat: int, name: str, at: tuple[int, ...]) -> bool:
    """Who may see what of the fields that are not open to all."""
    if name == "chance":
        return False
    if t.ending != NONE or name in ("hand", "offer"):
        return t.ending != NONE or at[0] == seat
    if name == "barque":
        seen = seat >= 0 and t.known[seat] >> at[0] & 1 == 1
        return seen or (bool(t.revealed) and at[0] == 0)
    if name == "kind":
        return not DRAWN.has(t.deed[at]) or t.doer[at] == seat
    return False


def forget(t: Table, later: Table) -> None:
    """Nobody but the giver ever knows in which order cards were offered, or which were offered in vain; and
    swaps of Barques are told at once and not written down."""
    for seat in range(t.seats):
        for kind in range(KINDS):
            t.offer[seat, kind] = 0
    if later.decisions > t.decisions + 1:
        for slot in range(SLOTS):
            t.barque[slot] = NONE
        drop_news(GAME, t, "saw")


def told(then: Table, move: int, later: Table) -> bool:
    """The next moment tells all moves; after that only what the track and the log of cards tell."""
    if later.decisions == then.decisions + 1 or then.asks in (GIVE_UP, WHO_IS_CAUGHT):
        return True
    failed = then.bonus_kind != NONE and later.deed[then.lines - 1] == SHOWED
    return then.asks in (OWN_SHARE, OFFER) and not failed
