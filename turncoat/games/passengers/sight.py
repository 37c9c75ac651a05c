"""Who knows what in Passengers."""

from __future__ import annotations

from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import BOATS, DEMON, NONE, ROUNDS, SPACES
from turncoat.games.passengers.table import Table, gift_behind, gift_holder, knows_smugglers
from turncoat.kernel.news import censor
from turncoat.kernel.rule import rule
from turncoat.kernel.talk import hush


@rule
def veil(t: Table, seat: int) -> None:
    """Blank all that a seat may not know. Fields declared as shown stay; the lines below keep the rest."""
    censor(t, seat)
    hush(t, seat)
    for word in range(4):
        t.chance[word] = 0
    for place in range(box.SHADOWS):
        t.shadow_pile[place] = NONE
    veil_factions(t, seat)
    for other in range(t.seats):
        if other != seat:
            t.offer[other] = NONE
            if t.asks == box.CAST_VOTE:
                t.vote[t.voyage, other] = NONE
            for place in range(box.HAND):
                t.hand[other, place] = NONE
    for voyage in range(ROUNDS):
        veil_boats(t, seat, voyage)
        veil_shown_cards(t, seat, voyage)


@rule
def veil_factions(t: Table, seat: int) -> None:
    """One's own faction, the Smugglers' to a Smuggler, and all once the game is over."""
    if t.winner != NONE:
        return
    partners = knows_smugglers(t, seat)
    for other in range(t.seats):
        if other != seat and not (partners and t.faction[other] == DEMON):
            t.faction[other] = NONE


@rule
def veil_boats(t: Table, seat: int, voyage: int) -> None:
    """Passengers that lie face up, that the seat placed, or that it peeked at."""
    for boat in range(BOATS):
        for space in range(SPACES):
            seen = seat >= 0 and (t.seen_by[voyage, boat, space] >> seat) & 1 == 1
            if not seen and not t.face_up[voyage, boat, space]:
                t.passenger[voyage, boat, space] = NONE


@rule
def sees_shown_card(t: Table, seat: int, voyage: int, which: int) -> bool:
    """The one who showed a hand card, the holder of the Gift, and both sides of an exchange."""
    if seat < 0 or t.shower[voyage, which] == NONE:
        return False
    gift = gift_behind(t, voyage, box.HAND_NUMBER)
    mutual = gift == box.HANDSHAKE or gift == box.BARTER
    return (
        seat == t.shower[voyage, which]
        or seat == gift_holder(t, voyage, box.HAND_NUMBER)
        or (mutual and seat == t.shower[voyage, 1])
    )


@rule
def veil_shown_cards(t: Table, seat: int, voyage: int) -> None:
    """Hand cards that were shown or exchanged."""
    for which in range(2):
        if not sees_shown_card(t, seat, voyage, which):
            t.shown_card[voyage, which] = NONE
