"""Which moves answer a question, and which question a Gift asks first."""

from __future__ import annotations

from turncoat.games.passengers import components as box
from turncoat.games.passengers import table as ask
from turncoat.games.passengers.checks import check_questions
from turncoat.games.passengers.moves import MOVES
from turncoat.kernel.rule import chart

_FAMILY = {
    ask.HUSH: "player",
    ask.PLACE_SHADOW: "space",
    ask.PLACE_PASSENGER: "place",
    ask.CAST_VOTE: "vote",
    ask.OTHER_PLAYER: "player",
    ask.ANY_PLAYER: "player",
    ask.PLAYER_WITH_CARDS: "player",
    ask.TWO_OTHERS: "two-players",
    ask.COLOUR_TO_ASK: "hue",
    ask.KIND_TO_ASK: "kind",
    ask.WHICH_BOAT: "boat",
    ask.FACE_DOWN: "space",
    ask.SHADOW_FACE_DOWN: "space",
    ask.FACE_DOWN_IN_AFTERLANDS: "past",
    ask.ANOTHER_IN_AFTERLANDS: "past",
    ask.FACE_DOWN_ON_LOST_BOAT: "past",
    ask.TWO_PASSENGERS: "shift",
    ask.SHADOW_AND_ANOTHER: "shift",
    ask.TO_EMPTY_SPACE: "shift",
    ask.MASK_AND_PASSENGER: "disguise",
    ask.CARD_OF_HAND: "card",
    ask.WHOSE_PASSENGER: "player",
}
_FAMILIES = [MOVES.families.get(_FAMILY.get(question, "")) for question in range(ask.QUESTIONS)]

FIRST_MOVE = chart([family.base if family else 0 for family in _FAMILIES])
MOVES_OF = chart([family.length if family else 0 for family in _FAMILIES])
"""The moves that can answer a question: `MOVES_OF[question]` of them from `FIRST_MOVE[question]`."""

_FIRST_QUESTION = {
    box.BELL: ask.OTHER_PLAYER,
    box.KNELL: ask.OTHER_PLAYER,
    box.VOW: ask.OTHER_PLAYER,
    box.CHROMATIS: ask.COLOUR_TO_ASK,
    box.PRISM: ask.COLOUR_TO_ASK,
    box.DYE: ask.KIND_TO_ASK,
    box.SPECTRUM: ask.WHICH_BOAT,
    box.HAMSA_HAND: ask.TWO_OTHERS,
    box.OPEN_PALM: ask.PLAYER_WITH_CARDS,
    box.HANDSHAKE: ask.PLAYER_WITH_CARDS,
    box.BARTER: ask.PLAYER_WITH_CARDS,
    box.SEERS_PAW: ask.FACE_DOWN,
    box.TWIN_EYE: ask.FACE_DOWN,
    box.THIRD_EYE: ask.FACE_DOWN,
    box.CANDLE: ask.SHADOW_FACE_DOWN,
    box.MIRROR: ask.FACE_DOWN_IN_AFTERLANDS,
    box.STILL_WATER: ask.FACE_DOWN_IN_AFTERLANDS,
    box.WRECKAGE: ask.FACE_DOWN_IN_AFTERLANDS,
    box.UNDERTOW: ask.FACE_DOWN_IN_AFTERLANDS,
    box.SCROLL: ask.TWO_PASSENGERS,
    box.FERRY_POLE: ask.SHADOW_AND_ANOTHER,
    box.OAR: ask.TO_EMPTY_SPACE,
    box.CURRENT: ask.WHICH_BOAT,
    box.LANTERN: ask.FACE_DOWN,
    box.TORCH: ask.SHADOW_FACE_DOWN,
    box.VERDICT: ask.ANY_PLAYER,
    box.WHISPER: ask.WHICH_BOAT,
    box.MASK: ask.MASK_AND_PASSENGER,
    box.COIN_GIVEN: ask.ANY_PLAYER,
}

WITHOUT_CHOICE = (box.VESSEL, box.URN, box.DRUM, box.QUIET_TIDE, box.MASTER_COIN)
"""Gifts that leave nothing to choose."""

check_questions([card.name for card in box.GIFT_CARDS], _FIRST_QUESTION, WITHOUT_CHOICE)

FIRST_QUESTION = chart([_FIRST_QUESTION.get(card, ask.NO_QUESTION) for card in range(len(box.GIFT_CARDS))])
"""What a Gift asks its holder first; `NO_QUESTION` for those of `WITHOUT_CHOICE`."""
