"""The talk of Passengers: Silenced players, and what the Silence cards forbid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import NONE
from turncoat.games.passengers.moves import BERTH
from turncoat.games.passengers.table import BY_TIDE, OVER, PLACING, USING_GIFTS, VOTING, Table, find, phase
from turncoat.words import Message, Words

if TYPE_CHECKING:
    from turncoat.talk import Remark

MINUTE = 60.0

CLOSED = {
    box.NO_TALK_PLACING: (PLACING, "talk-not-while-placing"),
    box.NO_TALK_GIFTS: (USING_GIFTS, "talk-not-during-gifts"),
    box.NO_TALK_VOTING: (VOTING, "talk-not-before-votes"),
}
"""Silence cards that close a phase, with the message that says so."""
BANNED = {
    box.NO_COLOURS: ("colour", "talk-no-colours"),
    box.NO_TYPES: ("type", "talk-no-types"),
    box.NO_FACTIONS: ("faction", "talk-no-factions"),
}
"""Silence cards that ban a topic. The game knows the topics of ready-made phrases only."""


def moment(table: Table) -> tuple[int, int]:
    """The round, from 0, and its phase."""
    return table.voyage, phase(table)


def is_free(table: Table, seat: int) -> bool:
    """Whether a seat may say whatever it likes."""
    return table.silence_card[table.voyage] == NONE and table.silenced[seat] == 0


def hearers(
    table: Table, remark: Remark, earlier: Sequence[Remark], since: float, words: Words
) -> tuple[int, ...] | Message:
    """The seats that hear a remark, or why it may not be made. It reads open facts only."""
    seats = tuple(range(table.seats))
    if remark.phase == OVER:
        return seats
    refusal = silenced(table, remark.seat) or forbidden(table, remark, earlier, since, words)
    if refusal:
        return Message(refusal)
    card = table.silence_card[table.voyage]
    if card == box.NEIGHBOURS:
        return tuple(seat for seat in seats if (seat - remark.seat + 1) % table.seats <= 2)
    if card == box.SAME_BOAT:
        return tuple(seat for seat in seats if boat_of(table, seat) == boat_of(table, remark.seat))
    return seats


def closed(table: Table, seat: int) -> Message | None:
    """Why a seat may say nothing at all now."""
    now = phase(table)
    if now == OVER:
        return None
    when, refusal = CLOSED.get(table.silence_card[table.voyage], (NONE, ""))
    found = silenced(table, seat) or (refusal if when == now else None)
    return Message(found) if found else None


def silenced(table: Table, seat: int) -> str | None:
    """A Silenced seat sends nothing until the last cause has ended."""
    causes = table.silenced[seat]
    if causes == 0:
        return None
    return "talk-silenced-until-gifts" if causes == BY_TIDE else "talk-silenced-until-votes"


def forbidden(
    table: Table, remark: Remark, earlier: Sequence[Remark], since: float, words: Words
) -> str | None:
    """What the Silence card of the round has against a remark."""
    card = table.silence_card[table.voyage]
    said = [one for one in earlier if one.round == remark.round]
    if card in CLOSED:
        closed, refusal = CLOSED[card]
        return refusal if remark.phase == closed else None
    if card in BANNED:
        topic, refusal = BANNED[card]
        return refusal if topic in remark.topics else None
    if card == box.COIN_LEADS:
        return None if led(table, remark, said) else "talk-coin-leads"
    if card == box.ONE_MESSAGE:
        return "talk-one-message" if any(one.seat == remark.seat for one in said) else None
    if card == box.YES_OR_NO:
        text = remark.text.strip().casefold()
        answers = words.say(Message("talk-answers")).split()
        return None if text.endswith("?") or text in answers else "talk-yes-or-no"
    if card == box.SAME_BOAT:
        return "talk-not-placed-yet" if boat_of(table, remark.seat) == NONE else None
    if card == box.ONE_MINUTE:
        return "talk-minute-over" if remark.phase == VOTING and remark.at - since >= MINUTE else None
    return None


def led(table: Table, remark: Remark, said: Sequence[Remark]) -> bool:
    """Card 6: the coin holder talks freely, the others once after each message of the coin holder."""
    if remark.seat == table.coin:
        return True
    if table.silenced[table.coin]:
        return False
    for one in reversed(said):
        # The coin moves by the highest Gift, so until the vote it is where the round began.
        if one.seat == (table.coin if one.phase == VOTING else table.first[table.voyage]):
            return True
        if one.seat == remark.seat:
            return False
    return False


def boat_of(table: Table, seat: int) -> int:
    """The boat where the Passenger that a seat placed in this round sits now."""
    here = find(table, table.voyage, seat)
    return NONE if here == NONE else BERTH.boat(here)
