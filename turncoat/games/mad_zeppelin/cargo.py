"""Coins and cards in Mad Zeppelin: taking, drawing, paying, throwing."""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import news
from turncoat.games.mad_zeppelin.components import NONE
from turncoat.games.mad_zeppelin.table import Table, playing
from turncoat.kernel.chance import below
from turncoat.kernel.news import EVERYONE, only, tell
from turncoat.kernel.rule import rule


@rule
def take(t: Table, seat: int, coins: int) -> int:
    """Coins from the Safe, or what it holds if that is less; returns how many."""
    taken = min(coins, t.safe)
    t.safe -= taken
    t.coins[seat] += taken
    return taken


@rule
def put_in_hand(t: Table, seat: int, kind: int) -> None:
    """A Cargo card goes to a hand."""
    t.hand[seat, kind] += 1
    t.hand_size[seat] += 1


@rule
def take_from_hand(t: Table, seat: int, kind: int) -> None:
    """A Cargo card leaves a hand."""
    t.hand[seat, kind] -= 1
    t.hand_size[seat] -= 1


@rule
def discard(t: Table, seat: int, kind: int) -> None:
    """A Cargo card of a hand goes to the open pile."""
    take_from_hand(t, seat, kind)
    t.discarded[kind] += 1


@rule
def random_card(t: Table, seat: int) -> int:
    """A random card of a hand that is not empty, each card equally likely."""
    place = below(t.chance, t.hand_size[seat])
    kind = 0
    while place >= t.hand[seat, kind]:
        place -= t.hand[seat, kind]
        kind += 1
    return kind


@rule
def top_card(t: Table) -> int:
    """Take the top card off the Hold."""
    card = t.hold[t.top]
    t.hold[t.top] = NONE
    t.top = (t.top + 1) % box.CARDS
    t.depth -= 1
    return card


@rule
def put_under(t: Table, card: int) -> None:
    """A card becomes the last of the Hold."""
    t.hold[(t.top + t.depth) % box.CARDS] = card
    t.depth += 1


@rule
def draw_card(t: Table, seat: int, which: int) -> None:
    """Draw from the Hold in a play: Cargo to the hand, a Journey to the table for a coin."""
    if t.depth == 0:
        return
    card = top_card(t)
    t.drawn[playing(t), which] = card
    if card == box.JOURNEY:
        t.journeys += 1
        coins = take(t, seat, 1)
        tell(t, EVERYONE, news.JOURNEY_DRAWN, seat, coins, t.journeys)
    else:
        put_in_hand(t, seat, card)
        tell(t, only(seat), news.DREW, card)


@rule
def fewest_crates(t: Table, seat: int, kind: int) -> int:
    """Crates that a seat must trade to pay for a card."""
    return max(0, box.BRIBE[t.bribes, kind] - t.coins[seat])


@rule
def most_crates(t: Table, seat: int, kind: int) -> int:
    """Crates that a seat can trade to pay for a card: those in hand besides the card itself."""
    others = t.hand[seat, box.CRATE] - (1 if kind == box.CRATE else 0)
    return min(box.BRIBE[t.bribes, kind], others)


@rule
def throw_overboard(t: Table, seat: int, kind: int, crates: int) -> None:
    """Pay the guards and throw a card; crates stand for coins, tolls take theirs."""
    take_from_hand(t, seat, kind)
    for _ in range(crates):
        discard(t, seat, box.CRATE)
    bribe = box.BRIBE[t.bribes, kind]
    coins = bribe - crates
    t.coins[seat] -= coins
    t.safe += coins
    t.thrown[seat, kind] += 1
    if crates:
        tell(t, EVERYONE, news.THREW_WITH_CRATES, seat, kind, coins, crates)
    else:
        tell(t, EVERYONE, news.THREW, seat, kind, coins)
    served = 0
    for toll in range(box.MOST_TOLLS):
        owner = t.toll[toll]
        if owner != NONE and owner != seat and served < bribe and t.safe > 0:
            t.safe -= 1
            t.coins[owner] += 1
            served += 1
            tell(t, EVERYONE, news.TOLL_TAKEN, owner, seat)


@rule
def end_toll(t: Table, seat: int) -> None:
    """A seat's toll is over; a younger one of another seat moves up."""
    kept = 0
    for toll in range(box.MOST_TOLLS):
        owner = t.toll[toll]
        t.toll[toll] = NONE
        if owner != NONE and owner != seat:
            t.toll[kept] = owner
            kept += 1
