"""The talk of Passengers: Silenced players, and what the Silence cards forbid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from turncoat.games.passengers import claims
from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import NONE
from turncoat.games.passengers.table import OVER, VOTING, Table, phase
from turncoat.games.passengers.vocabulary import QUESTIONS, TOPIC
from turncoat.kernel.things import members
from turncoat.words import Message, Words

if TYPE_CHECKING:
    from turncoat.talk import Remark

MINUTE = 60.0


def moment(table: Table) -> tuple[int, int]:
    """The round, from 0, and its phase."""
    return table.voyage, phase(table)


def is_free(table: Table, seat: int) -> bool:
    """Whether a seat may say whatever it likes."""
    return table.silence_card[table.voyage] == NONE and table.silenced[seat] == 0


def hearers(
    table: Table, remark: Remark, earlier: Sequence[Remark], since: float, words: Words
) -> tuple[int, ...] | Message:
    """The seats that hear a remark, or why it may not be made. It reads open facts only.

    Of claims the rules know all; of free words they do not know that they were said, nor of clocks.
    """
    refused = claims.forbidden(table, remark.seat, topics_of(remark), is_question(remark, words))
    refusal = claims.REFUSAL.text(refused) if refused else talked_out(table, remark, earlier, since)
    return Message(refusal) if refusal else tuple(members(claims.audience(table, remark.seat)))


def topics_of(remark: Remark) -> int:
    """The topics of a remark as a set; the game knows those of claims and ready-made phrases only."""
    return sum(1 << TOPIC.read(topic) for topic in remark.topics)


def is_question(remark: Remark, words: Words) -> bool:
    """Whether a remark can be made where only questions and yes or no are allowed."""
    if remark.claim:
        return remark.claim.name in QUESTIONS
    text = remark.text.strip().casefold()
    return text.endswith("?") or text in words.say(Message("talk-answers")).split()


def closed(table: Table, seat: int) -> Message | None:
    """Why a seat may say nothing at all now."""
    refused = claims.forbidden(table, seat, 0, True)
    return (
        Message(claims.REFUSAL.text(refused)) if refused not in (claims.FREE, claims.NOT_PLACED_YET) else None
    )


def talked_out(table: Table, remark: Remark, earlier: Sequence[Remark], since: float) -> str | None:
    """What the Silence card of the round has against a remark after all that was said in it."""
    if remark.phase == OVER:
        return None
    card = table.silence_card[table.voyage]
    said = [one for one in earlier if one.round == remark.round]
    if card == box.COIN_LEADS:
        return None if led(table, remark, said) else "talk-coin-leads"
    if card == box.ONE_MESSAGE:
        return "talk-one-message" if any(one.seat == remark.seat for one in said) else None
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
        if claims.leads(table, one.seat, one.phase):
            return True
        if one.seat == remark.seat:
            return False
    return False
