"""What players of Chaos Contract say to one another: of their dice, of joining, and of the reward."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import news
from turncoat.games.chaos_contract import table as ask
from turncoat.games.chaos_contract.names import any_power
from turncoat.games.chaos_contract.table import Table, is_soul
from turncoat.games.playable import Ending, Subject, player_subject
from turncoat.kernel.families import Families
from turncoat.kernel.news import Event
from turncoat.kernel.things import Count
from turncoat.shapes import SignName
from turncoat.words import Message, Seat, arguments

Claim = tuple[str, dict[str, int]]

NUMBER = Count(box.LOWEST, box.HIGHEST)
"""Numbers that can be on a die."""
PLAIN_NUMBERS = range(1, 7)
"""Those of the base dice."""

CLAIMS = Families("claim")
CLAIMS.family("i-have-power", power=box.POWER)
CLAIMS.family("my-die-has", number=NUMBER)
CLAIMS.family("secret-roll", number=NUMBER)
"""Of a card that the speaker has rolled in secret."""
CLAIMS.family("i-shall-join")
CLAIMS.family("i-shall-not-join")
CLAIMS.family("i-promise-reward", seat=box.PLAYER)
CLAIMS.family("i-promise-contract", seat=box.PLAYER)
"""Promises for the contract of this turn."""
CLAIMS.family("join-me", seat=box.PLAYER)
CLAIMS.family("i-believe-you", seat=box.PLAYER)
CLAIMS.family("i-doubt-it", seat=box.PLAYER)


def message(seat: int, name: str, parameters: dict[str, int]) -> Message:
    """A claim in words."""
    if name != "i-have-power":
        return Message(f"claim-{name}", arguments(CLAIMS.families[name].parameters, parameters))
    power = parameters["power"]
    return Message(f"claim-{name}", {"power": any_power(power)}) if power else Message("claim-no-powers")


def topics(name: str) -> frozenset[str]:
    """No rule of this game bans a topic."""
    return frozenset()


# Where it stands, and how long ------------------------------------------------------------------

SIGNS: Mapping[str, SignName] = {
    "i-have-power": "hold",
    "my-die-has": "hold",
    "i-shall-join": "promise",
    "i-shall-not-join": "promise",
    "i-promise-reward": "promise",
    "i-promise-contract": "promise",
    "join-me": "call",
}

BESIDE: Mapping[str, str] = dict.fromkeys(("i-promise-reward", "i-promise-contract"), "recruit")
"""What a guest is promised in the invitation."""

_JOINING = ("i-shall-join", "i-shall-not-join")


def about(seat: int, name: str, parameters: dict[str, int]) -> Subject:
    """The speaker's die, a secret roll, the contract, or a player."""
    at_table = (f"player-{seat}", f"seat-{seat}")
    if name in ("i-have-power", "my-die-has"):
        has = box.POWER.text(parameters["power"]) if "power" in parameters else parameters["number"]
        words = Message("claim-about-die", {"seat": Seat(seat)})
        return Subject(words, (f"hand-{seat}-{has}", f"hand-{seat}", *at_table))
    if name == "secret-roll":
        words = Message("claim-about-secret-roll", {"seat": Seat(seat)})
        return Subject(words, (f"secret-{seat}", *at_table))
    if name in _JOINING:
        return Subject(Message("claim-about-contract"), ("contract", *at_table))
    player = parameters["seat"]
    return player_subject(player, f"player-{player}")


def ends(seat: int, name: str, parameters: dict[str, int]) -> Sequence[Ending] | None:
    """Until the die changes, the roll is seen, the invitation answered, or the contract over."""
    own, turn = {"seat": seat}, ("turn-begins", dict[str, int]())
    if name in ("i-have-power", "my-die-has"):
        changes = ("gained-card", "lost-card", "swapped", "given-card", "card-taken", "drew-instead")
        others = ("swapped", "given-card", "card-taken")
        return [*((event, own) for event in changes), *((event, {"other": seat}) for event in others)]
    if name == "secret-roll":
        return [("secret-shown", own), turn]
    if name in (*_JOINING, "join-me"):
        guest = {"seat": parameters.get("seat", seat)}
        return [("accepted", guest), ("refused", guest), ("begins", {}), turn]
    return None


# What can be said now --------------------------------------------------------------------------


def offered(view: Table, seat: int) -> list[Claim]:
    """The claims that make sense for a seat now, true or not."""
    others = [other for other in range(view.seats) if other != seat]
    powers = range(box.POWERS if view.devilish else box.FIRST_DEVILISH)
    return [
        *[("i-have-power", {"power": power}) for power in powers],
        *[("my-die-has", {"number": number}) for number in _numbers(view)],
        *_of_secret_roll(view, seat),
        *(_as_active_player(view, others) if seat == view.active else _as_guest(view, seat)),
        *[(name, {"seat": other}) for name in ("i-believe-you", "i-doubt-it") for other in others],
    ]


def _numbers(view: Table) -> Iterable[int]:
    return NUMBER if view.devilish else PLAIN_NUMBERS


def _of_secret_roll(view: Table, seat: int) -> list[Claim]:
    unseen = any(
        view.state[result] == ask.FACE_DOWN and view.owner[result] == seat for result in range(view.results)
    )
    return [("secret-roll", {"number": number}) for number in _numbers(view)] if unseen else []


def _as_active_player(view: Table, others: Sequence[int]) -> list[Claim]:
    """To those who can still join; of the reward while it is not shared out."""
    guests = [other for other in others if _can_join(view, other)]
    battle = view.stage != ask.PICKING and view.type_[view.contract] == box.BATTLE
    partners = [other for other in others if is_soul(view, other) or other in guests]
    return [
        *[("join-me", {"seat": other}) for other in guests],
        *[
            (name, {"seat": other})
            for name in ("i-promise-reward", "i-promise-contract")
            for other in partners
            if view.stage < ask.PAYING and not battle
        ],
    ]


def _as_guest(view: Table, seat: int) -> list[Claim]:
    return [("i-shall-join", {}), ("i-shall-not-join", {})] if _can_join(view, seat) else []


def _can_join(view: Table, seat: int) -> bool:
    """Whether a player may still become a Soul, as far as everybody knows."""
    return view.stage in (ask.PICKING, ask.RECRUITING) and not is_soul(view, seat)


def apt(view: Table, seat: int) -> list[Claim]:
    """What the hand-written player likes to say: true things of its die, and to whom it turns."""
    powers = {int(view.power[card]) for card in _hand(view, seat)} - {box.NO_POWER}
    numbers = {number for card in _hand(view, seat) for number in _numbers_of(view, card)}
    asked = _as_active_player(view, [other for other in range(view.seats) if other != seat])
    return [
        *[("i-have-power", {"power": power}) for power in sorted(powers)],
        *[("my-die-has", {"number": number}) for number in sorted(numbers)],
        *[claim for claim in asked if claim[0] == "join-me" and seat == view.active],
    ]


# What is true ----------------------------------------------------------------------------------


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
