"""What can happen in Passengers that somebody is told of."""

from __future__ import annotations

from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import BOAT, CARD, COLOUR, GIFT, ROUND, SPACE, TYPE
from turncoat.kernel.news import Kinds, Weight
from turncoat.kernel.things import SEAT, Count, Several

SEATS = Several(SEAT)
ABOARD = Count(0, box.SPACES)

NEWS = Kinds()

ASIDE, SCENE = Weight.ASIDE, Weight.SCENE

ROUND_BEGINS = NEWS.kind("round-begins", weight=SCENE, opens=True, round=ROUND, seat=SEAT)
GAZE = NEWS.kind("gaze", weight=SCENE, hits="seats", seats=SEATS, uncovers=True)
SILENCE_CARD = NEWS.kind("silence-card", weight=SCENE, silence=box.SILENCE, uncovers=True)
HUSHED = NEWS.kind("hushed", weight=SCENE, hits="other", seat=SEAT, other=SEAT)
SILENCED_BY_VOICES = NEWS.kind(
    "silenced-by-voices", weight=SCENE, hits="seats", seats=SEATS, silence=box.SILENCE
)
SHADOW_PLACED = NEWS.kind("shadow-placed", seat=SEAT, boat=BOAT, space=SPACE)
BOARDED = NEWS.kind("boarded", seat=SEAT, boat=BOAT, space=SPACE, gift=GIFT, voices=box.VOICES)

NOTHING_TO_DO = NEWS.kind("nothing-to-do", weight=ASIDE, seat=SEAT, gift=GIFT)
NO_TARGET = NEWS.kind("no-target", weight=ASIDE, seat=SEAT, gift=GIFT)
SILENCED = NEWS.kind("silenced", weight=SCENE, hits="other", seat=SEAT, gift=GIFT, other=SEAT)
BOTH_SILENCED = NEWS.kind("both-silenced", weight=SCENE, hits="other", seat=SEAT, gift=GIFT, other=SEAT)
ALL_SILENCED = NEWS.kind("all-silenced", weight=SCENE, seat=SEAT, gift=GIFT)
SELF_SILENCED = NEWS.kind("self-silenced", hits="seat", seat=SEAT, gift=GIFT)
HAND_COLOUR = NEWS.kind(
    "hand-colour", weight=SCENE, seat=SEAT, gift=GIFT, colour=COLOUR, seats=SEATS, uncovers=True
)
PLACED_COLOUR = NEWS.kind(
    "placed-colour", weight=SCENE, seat=SEAT, gift=GIFT, colour=COLOUR, seats=SEATS, uncovers=True
)
HAND_KIND = NEWS.kind("hand-kind", weight=SCENE, seat=SEAT, gift=GIFT, card=CARD, seats=SEATS, uncovers=True)
BOAT_COLOURS = NEWS.kind(
    "boat-colours", weight=SCENE, seat=SEAT, boat=BOAT, red=ABOARD, green=ABOARD, blue=ABOARD, uncovers=True
)
BOAT_DEMONS = NEWS.kind("boat-demons", weight=SCENE, seat=SEAT, boat=BOAT, demons=ABOARD, uncovers=True)
PLACED_TYPE = NEWS.kind(
    "placed-type", weight=SCENE, hits="other", seat=SEAT, other=SEAT, type=TYPE, uncovers=True
)
CHOSE_TWO = NEWS.kind("chose-two", weight=SCENE, seat=SEAT, gift=GIFT, other=SEAT, another=SEAT)
CHOSE_ONE = NEWS.kind("chose-one", weight=SCENE, hits="other", seat=SEAT, gift=GIFT, other=SEAT)
SHOWED = NEWS.kind("showed", seat=SEAT, other=SEAT)
SAW_HAND_CARD = NEWS.kind("saw-hand-card", weight=SCENE, other=SEAT, card=CARD, uncovers=True)
EXCHANGED = NEWS.kind("exchanged", seat=SEAT, other=SEAT)
RECEIVED = NEWS.kind("received", hits="seat", seat=SEAT, other=SEAT, card=CARD, uncovers=True)
PEEKED = NEWS.kind("peeked", weight=SCENE, seat=SEAT, round=ROUND, boat=BOAT, space=SPACE)
SAW = NEWS.kind("saw", weight=SCENE, round=ROUND, boat=BOAT, space=SPACE, card=CARD, uncovers=True)
STOPPED = NEWS.kind("stopped", weight=ASIDE, seat=SEAT)
TYPE_ALOUD = NEWS.kind(
    "type-aloud", weight=SCENE, seat=SEAT, round=ROUND, boat=BOAT, space=SPACE, type=TYPE, uncovers=True
)
SWAPPED = NEWS.kind("swapped", weight=SCENE, seat=SEAT, boat=BOAT, space=SPACE, to_boat=BOAT, to_space=SPACE)
MOVED = NEWS.kind("moved", weight=SCENE, seat=SEAT, boat=BOAT, space=SPACE, to_boat=BOAT, to_space=SPACE)
DRIFTED = NEWS.kind("drifted", weight=SCENE, seat=SEAT, boat=BOAT)
TURNED = NEWS.kind("turned", weight=SCENE, seat=SEAT, boat=BOAT, space=SPACE, card=CARD, uncovers=True)
MASKED = NEWS.kind("masked", weight=SCENE, seat=SEAT, colour=COLOUR, boat=BOAT, space=SPACE)
COIN_TAKEN = NEWS.kind("coin-taken", weight=SCENE, hits="other", seat=SEAT, gift=GIFT, other=SEAT)

VOTES = NEWS.kind(
    "votes", weight=SCENE, seats=SEATS, raven=box.ALL_VOICES, wolf=box.ALL_VOICES, uncovers=True
)
"""`seats` voted for the Raven, the others for the Wolf."""
FERRIED = NEWS.kind("ferried", weight=SCENE, boat=BOAT, round=ROUND)
FERRIED_BY_COIN = NEWS.kind("ferried-by-coin", weight=SCENE, hits="seat", boat=BOAT, round=ROUND, seat=SEAT)
SCORED = NEWS.kind(
    "scored",
    weight=SCENE,
    souls=box.HALF_POINTS,
    demons=box.HALF_POINTS,
    yaesther=box.HALF_POINTS,
    uncovers=True,
)
WON = NEWS.kind("won", weight=SCENE, hits="seats", faction=box.FACTION, seats=SEATS, uncovers=True)
WON_BY_COIN = NEWS.kind(
    "won-by-coin", weight=SCENE, hits="seats", faction=box.FACTION, seats=SEATS, uncovers=True
)
