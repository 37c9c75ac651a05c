"""What the common suite knows of Mad Zeppelin."""

from __future__ import annotations

from collections import Counter

from tests.suite import mad_zeppelin_worlds
from tests.suite.walk import drop_news
from turncoat.games.mad_zeppelin import GAME
from turncoat.games.mad_zeppelin.components import (
    AIRSICK,
    CARDS,
    COINS,
    COPIES,
    HENCHMAN,
    IGOR,
    JOURNEY,
    JOURNEYS,
    KINDS,
    LAPS,
    LOVE,
    NONE,
    RATATINE,
    REMOVED,
    ROCHAT,
    SHADOW,
    TRAITORS,
)
from turncoat.games.mad_zeppelin.moves import MOVES
from turncoat.games.mad_zeppelin.table import CARRY_OUT, DRAFTING, PLAY_TRAITOR, Table

PASSING = ("dealt", "pool", "aside", "showed")
"""News of traitors that the log has no place for."""


def options(seats: int) -> list[dict[str, str]]:
    """Sets of options that together reach every rule."""
    return [
        {},
        {"mode": "long-haul"},
        {"bribes": "points", "pick-black": "no"},
        {"mode": "long-haul", "bribes": "points", "first-leader": str(seats)},
    ]


def members(traitors: int) -> list[int]:
    """A set of bits as a list."""
    return [traitor for traitor in range(TRAITORS) if traitors >> traitor & 1]


def audit(t: Table) -> None:
    """30 coins, 110 cards, 14 traitors: nothing lost, nothing twice."""
    seats = range(t.seats)
    assert t.safe + sum(t.coins[seat] for seat in seats) == COINS
    audit_cargo(t)
    audit_traitors(t)
    tolls = [owner for owner in (t.toll[0], t.toll[1]) if owner != NONE]
    assert len(set(tolls)) == len(tolls)
    assert (t.toll[0] != NONE) >= (t.toll[1] != NONE)
    assert not tolls or HENCHMAN in members(t.face_up | t.unplayable)


def audit_cargo(t: Table) -> None:
    """Every card is in one place, and sizes are right."""
    seats = range(t.seats)
    hold = [t.hold[(t.top + place) % CARDS] for place in range(CARDS)]
    assert all(card != NONE for card in hold[: t.depth])
    assert all(card == NONE for card in hold[t.depth :])
    cards = Counter(hold[: t.depth])
    assert cards[JOURNEY] + t.journeys == JOURNEYS
    for kind in range(KINDS):
        held = [t.hand[seat, kind] for seat in seats]
        assert min(held) >= 0
        elsewhere = t.removed[kind] + t.discarded[kind] + sum(t.thrown[seat, kind] for seat in seats)
        assert cards[kind] + sum(held) + elsewhere == COPIES[kind]
    assert sum(t.removed[kind] for kind in range(KINDS)) == REMOVED[t.seats]
    for seat in seats:
        assert t.hand_size[seat] == sum(t.hand[seat, kind] for kind in range(KINDS))


def audit_traitors(t: Table) -> None:
    """Every traitor is airsick, in the pool, in a hand or face up."""
    places = members(t.airsick) + members(t.undrafted)
    for seat in range(t.seats):
        laid = [t.laid[seat, lap] for lap in range(LAPS) if t.laid[seat, lap] != NONE]
        assert sorted(members(t.held[seat]) + laid) == sorted(
            traitor for traitor in (t.dealt[seat], t.pick[seat]) if traitor != NONE
        )
        places += members(t.held[seat]) + laid
    assert sorted(places) == list(range(TRAITORS))
    assert len(members(t.airsick)) == AIRSICK[t.seats]
    assert t.unplayable == sum(1 << t.named[place] for place in range(3) if t.named[place] != NONE)


def may_know(t: Table, seat: int, name: str, at: tuple[int, ...]) -> bool:
    """Who may see what of the fields that are not open to all."""
    if name in ("hand", "held", "dealt", "pick", "seen_pool", "opening"):
        return at[0] == seat
    after_draft = t.stage != DRAFTING
    if name == "airsick":
        return after_draft and seat == t.leader
    if name == "undrafted":
        return after_draft and seat in (t.leader, (t.leader - 1) % t.seats)
    if name == "drawn":
        return t.player[at[0]] == seat or t.drawn[at] == JOURNEY
    if name == "took":
        return seat >= 0 and seat in (t.player[at[0]], t.target[at[0]])
    ability = t.ability[at[0]] if name in ("gave", "ability_cards") else NONE
    if name == "gave":
        if ability == LOVE:
            return seat >= 0 and seat in (t.player[at[0]], t.target[at[0]])
        return ability != ROCHAT or t.player[at[0]] == seat
    if name == "ability_cards":
        return ability not in (LOVE, RATATINE) or t.player[at[0]] == seat
    return False


def forget(t: Table, later: Table) -> None:
    """Traitors are noted for the turn only: who was dealt, drafted, saw, held and showed which."""
    if t.turn == later.turn:
        return
    for name in ("airsick", "undrafted", "dealt", "seen_pool", "pick", "held", "laid", "face_up"):
        t.row[name] = Table.fields[name].blank
    for name in PASSING:
        drop_news(GAME, t, name)


def told(then: Table, move: int, later: Table) -> bool:
    """What is not noted: dice that are rolled; and but for the next moment, dice that were set, whom Igor
    robbed and Mr Shadow copied; and of a turn that is over, what was drafted, shown and named."""
    family, _ = MOVES.split(move)
    if family == "reroll":
        return False
    at_once = later.decisions == then.decisions + 1
    if family == "traitor":
        return at_once or then.turn == later.turn or then.asks == PLAY_TRAITOR
    user = then.running if then.asks == CARRY_OUT else then.current[then.actor]
    vague = family == "set" or (family in ("player", "two-players") and user in (IGOR, SHADOW))
    return at_once or not vague


small_positions = mad_zeppelin_worlds.small_positions
