"""The news of Passengers: what can be told between two decisions has room, and weighs what it deserves."""

from __future__ import annotations

from random import Random

import pytest

from tests.rulebook.passengers.stage import (
    after,
    at,
    awaited,
    begun,
    choices,
    come_to,
    dealt,
    heard,
    hold,
    play,
    silence_seed,
    where,
)
from turncoat.games.passengers import GAME
from turncoat.games.passengers import components as box
from turncoat.games.passengers.components import CAST_VOTE, GIFTS, PLACE_PASSENGER, SET, TWIN_EYE, VESSEL
from turncoat.games.passengers.moves import MOVES
from turncoat.games.passengers.table import MOST_NEWS, Table
from turncoat.kernel.chart import chart
from turncoat.kernel.news import Weight

TYPED_IN = chart([[TWIN_EYE] + [VESSEL] * (GIFTS - 1)] * SET.length)
"""Gifts as a box might have them: the one that tells most comes first, and no other asks anything."""

WEIGHTS = {
    "aside": "nothing-to-do no-target stopped",
    "beat": "shadow-placed boarded self-silenced showed exchanged received",
    "scene": """
        round-begins gaze silence-card hushed silenced-by-voices
        silenced both-silenced all-silenced hand-colour placed-colour hand-kind boat-colours boat-demons
        placed-type chose-two chose-one peeked type-aloud swapped moved drifted turned masked coin-taken
        saw saw-hand-card votes ferried ferried-by-coin scored won won-by-coin
    """,
}
"""Gifts that do nothing are a line; seating somebody is a moment; factions, Gifts in use, what one is shown,
votes, the boat that sails and the end are scenes."""
HITS = {
    "seat": "self-silenced received ferried-by-coin",
    "other": "hushed silenced both-silenced placed-type chose-one coin-taken",
    "seats": "gaze silenced-by-voices won won-by-coin",
}


def test_every_event_weighs_what_it_deserves() -> None:
    weights = {name: weight for weight, names in WEIGHTS.items() for name in names.split()}
    assert {kind.name: kind.weight.name.lower() for kind in GAME.news.kinds} == weights


def test_whom_events_happen_to() -> None:
    hits = {name: whom for whom, names in HITS.items() for name in names.split()}
    assert {kind.name: kind.hits for kind in GAME.news.kinds if kind.hits} == hits


def test_rounds_are_what_the_log_is_divided_by() -> None:
    assert [kind.name for kind in GAME.news.kinds if kind.opens] == ["round-begins"]


def test_a_card_received_is_a_scene_for_who_receives_it_and_a_moment_for_who_gave_it() -> None:
    t = begun(5, sets="III")
    hold(t, {1: 3})
    play(t, 1, "player", seat=2)
    for seat in (1, 2):
        play(t, seat, "card", card=0)
    heard_by = {seat: [one for one in GAME.news.read(t) if one.heard_by(seat)] for seat in (1, 2, 3)}
    assert [one.weight(1) for one in heard_by[1]] == [Weight.BEAT, Weight.BEAT, Weight.SCENE]
    assert [one.weight(2) for one in heard_by[2]] == [Weight.BEAT, Weight.SCENE, Weight.BEAT]
    assert [one.weight(3) for one in heard_by[3]] == [Weight.BEAT]


def test_the_room_is_what_the_rules_can_tell() -> None:
    assert MOST_NEWS == 11
    assert Table().row["news"].shape == (1, MOST_NEWS)


def test_after_the_gift_that_tells_most_every_other_gift_may_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight seats: both halves of Twin Eye, each heard by all and seen by one, then seven Gifts."""
    monkeypatch.setattr(box, "GIFT_SET", TYPED_IN)
    t = begun(8, layout="b")
    hold(t, {0: 0})
    play(t, 0, "space", **at(where(t, 1)))
    assert [kind for kind, _ in heard(t)] == ["peeked", "peeked"] + ["nothing-to-do"] * 7
    assert t.told == MOST_NEWS
    assert t.asks == CAST_VOTE


def test_after_the_last_passenger_every_gift_may_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight seats under a Silence card that silences by Voices; all Gifts are idle."""
    idle = chart([[VESSEL] * GIFTS] * SET.length)
    monkeypatch.setattr(box, "GIFT_SET", idle)
    t = dealt(8, silence_seed(8, 11, layout="b"), silence="on", layout="b")
    while t.asks == PLACE_PASSENGER:
        (seat,) = awaited(t)
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    assert [kind for kind, _ in heard(t)] == ["boarded", "silenced-by-voices"] + ["nothing-to-do"] * 8
    assert t.told == 10


@pytest.mark.parametrize("silence", ["off", "on"])
@pytest.mark.parametrize("sets", ["I", "II", "III", "I,II,III", "II,III,II"])
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_play_that_seeks_to_tell_much_never_fills_the_news(seats: int, sets: str, silence: str) -> None:
    """At each decision the move that tells most, and of equals any; a loss would raise an error."""
    most = 0
    for seed, layout in ((1, "a"), (2, "b"), (3, "b")):
        dice = Random(seed)
        t = dealt(seats, seed, sets=sets, layout=layout, silence=silence)
        while t.awaits:
            seat = dice.choice(awaited(t))
            offered = [MOVES.number(family, **parameters) for family, parameters in choices(t, seat)]
            told = {}
            for move in dice.sample(offered, min(12, len(offered))):
                other = t.copy()
                GAME.play(other, seat, move)
                told[move] = other.told
            GAME.play(t, seat, max(told, key=lambda move: told[move]))
            most = max(most, t.told)
    assert 4 <= most < MOST_NEWS


def test_the_most_that_the_gifts_as_they_are_tell_at_once() -> None:
    """Round III of set II with boats of five spaces: hands are empty, so that four Gifts in a row pass."""
    t = begun(8, 2, layout="b", sets="II")
    t.silence_card[2] = 10
    hold(t, {0: 0, 1: 1, 2: 2, 3: 3, 4: 4})
    kinds = [kind for kind, _ in heard(t)]
    assert kinds == [
        "boarded", "silenced-by-voices", "nothing-to-do", "all-silenced", "no-target", "no-target",
    ]  # fmt: skip
    come_to(t, 4)
    twin = after(t, 4, "space", **at(where(t, 1)))
    assert twin.told == 4
