"""What the claims of the game mean, told a second time: by whole tables and by all that was told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import news
from turncoat.games.chaos_contract import table as ask
from turncoat.games.chaos_contract.table import Table
from turncoat.kernel.news import Event


def holds(table: Table, seat: int, name: str, parameters: dict[str, int]) -> bool | None:
    """Whether a claim is true on a whole table; None for promises, requests and opinions."""
    if name == "i-have-power":
        return _has_power(table, seat, parameters["power"])
    if name == "my-die-has":
        return any(parameters["number"] in _numbers_of(table, card) for card in _hand(table, seat))
    if name == "secret-roll":
        secret = _rolled_in_secret(table, seat)
        return any(parameters["number"] in _numbers_of(table, card) for card in secret)
    return None


def _has_power(table: Table, seat: int, power: int) -> bool:
    """Whether a player has a card with a power, or none with any."""
    found = {int(table.power[card]) for card in _hand(table, seat)}
    return found <= {box.NO_POWER} if power == box.NO_POWER else power in found


def _hand(table: Table, seat: int) -> Iterator[int]:
    """A player's dice cards."""
    return (card for card in box.DIE if table.die_place[card] == ask.WITH_SEAT + seat)


def _numbers_of(table: Table, card: int) -> set[int]:
    """The numbers printed on a dice card: one, two, or none on a wildcard."""
    if table.form[card] == box.WILDCARD:
        return set()
    return {int(table.face[card])} | ({int(table.second[card])} if table.form[card] == box.DUO else set())


def _rolled_in_secret(table: Table, seat: int) -> Iterator[int]:
    """The cards that lie face down before a player."""
    for result in range(table.results):
        if table.state[result] == ask.FACE_DOWN and table.owner[result] == seat:
            yield int(table.card[result])


def kept(told: Sequence[Event], seat: int, name: str, parameters: dict[str, int]) -> bool | None:
    """Whether a promise for this turn was kept; None where it never came to that."""
    if name in ("i-shall-join", "i-shall-not-join"):
        joined = _joined(told, seat)
        return None if joined is None else joined == (name == "i-shall-join")
    if name in ("i-promise-reward", "i-promise-contract"):
        return _rewarded(told, parameters["seat"], name == "i-promise-contract")
    return None


def _this_turn(told: Sequence[Event]) -> Iterator[Event]:
    """What is told until the next turn begins."""
    for event in told:
        if event.kind == news.NEWS.kinds[news.TURN_BEGINS]:
            return
        yield event


def _joined(told: Sequence[Event], seat: int) -> bool | None:
    """What a player answered to an invitation; None where there was none."""
    for event in _this_turn(told):
        if event.facts.get("seat") == seat:
            if event.kind == news.NEWS.kinds[news.ACCEPTED]:
                return True
            if event.kind == news.NEWS.kinds[news.REFUSED]:
                return False
    return None


def _rewarded(told: Sequence[Event], seat: int, contracts_only: bool) -> bool | None:
    """Whether a Soul got something of the reward; None where there was nothing to share out."""
    due = False
    for event in _this_turn(told):
        facts = event.facts
        if facts.get("side") != box.REWARD:
            continue
        if event.kind == news.NEWS.kinds[news.POOL]:
            due = facts["scores"] + (0 if contracts_only else facts["cards"]) > 0
        given = event.kind == news.NEWS.kinds[news.ICON_GIVEN] and facts["seat"] == seat
        if given and not (contracts_only and facts["icon"] != box.SCORE):
            return True
    return False if due else None
