"""What Gifts have told, as those who learn from views of Passengers get it."""

from __future__ import annotations

from turncoat.games.passengers import components as box
from turncoat.games.passengers import moves
from turncoat.games.passengers.components import BOAT, COLOUR, NONE, ROUND, ROUNDS, TYPE
from turncoat.games.passengers.table import Table, gift_behind
from turncoat.kernel.digest import Digest
from turncoat.kernel.record import Cells, Record, count, flag, one, some
from turncoat.kernel.rule import rule
from turncoat.kernel.things import SEAT


class Notes(Record):
    """What was asked in each round, and what all have heard."""

    asked_colour: Cells = one(COLOUR, ROUND)
    asked_kind: Cells = one(box.KIND, ROUND)
    answered: Cells = flag(ROUND)
    said_yes: Cells = some(SEAT, ROUND)
    boat_of_colours: Cells = one(BOAT, ROUND)
    colours: Cells = count(0, box.SPACES, ROUND, COLOUR)
    """How many of each Spectrum found in a boat."""
    boat_of_demons: Cells = one(BOAT, ROUND)
    demons: Cells = count(0, box.SPACES, ROUND)
    verdict_on: Cells = one(SEAT, ROUND)
    verdict: Cells = one(TYPE, ROUND)
    type_in_afterlands: Cells = one(TYPE, ROUND)


@rule
def note(t: Table, seat: int, notes: Notes) -> None:
    """Write down what Gifts have told, round by round."""
    for voyage in range(ROUNDS):
        note_question(t, voyage, notes)
        note_open_answer(t, voyage, notes)
        if gift_behind(t, voyage, box.AFTERLANDS_NUMBER) == box.UNDERTOW:
            notes.type_in_afterlands[voyage] = t.answer[voyage, box.AFTERLANDS_NUMBER]


@rule
def note_question(t: Table, voyage: int, notes: Notes) -> None:
    """The Gift that asks all players, or counts the colours of a boat."""
    asked = t.choice[voyage, box.QUESTION_NUMBER, 0]
    answer = t.answer[voyage, box.QUESTION_NUMBER]
    if moves.HUE.has(asked):
        notes.asked_colour[voyage] = moves.HUE.colour(asked)
    if moves.KIND.has(asked):
        notes.asked_kind[voyage] = moves.KIND.kind(asked)
    if answer == NONE:
        return
    notes.answered[voyage] = 1
    if gift_behind(t, voyage, box.QUESTION_NUMBER) == box.SPECTRUM:
        notes.boat_of_colours[voyage] = moves.BOAT.boat(asked)
        for colour in range(box.COLOURS):
            notes.colours[voyage, colour] = box.COUNT_SAID[answer, colour]
    else:
        notes.said_yes[voyage] = answer


@rule
def note_open_answer(t: Table, voyage: int, notes: Notes) -> None:
    """The Gift that tells all of a Passenger's type, or of a boat's Demons."""
    asked = t.choice[voyage, box.OPEN_NUMBER, 0]
    answer = t.answer[voyage, box.OPEN_NUMBER]
    gift = gift_behind(t, voyage, box.OPEN_NUMBER)
    if answer != NONE and gift == box.VERDICT:
        notes.verdict_on[voyage] = moves.PLAYER.seat(asked)
        notes.verdict[voyage] = answer
    if answer != NONE and gift == box.WHISPER:
        notes.boat_of_demons[voyage] = moves.BOAT.boat(asked)
        notes.demons[voyage] = answer


DIGEST = Digest(
    notes=Notes,
    note=note,
    leaves=("shadow_pile", "answer"),
    own=("hand", "offer"),
    plain=("choice", "mask", "shadow_space"),
)
