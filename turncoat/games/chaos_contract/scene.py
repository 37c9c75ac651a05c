"""Chaos Contract as people see it: events, moves and questions as messages, a view as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import shapes, standing
from turncoat.games.chaos_contract import table as ask
from turncoat.games.chaos_contract.attempt import count_cards, wanted
from turncoat.games.chaos_contract.components import CONTRACT, DIE, NONE
from turncoat.games.chaos_contract.moves import MOVES
from turncoat.games.chaos_contract.names import (
    contract_facts,
    contract_words,
    die_facts,
    die_words,
    effect_message,
    face_words,
    icons_message,
    icons_of,
    power_words,
    said,
    sides_of,
    worth_words,
)
from turncoat.games.chaos_contract.options import ICONS as ICON_READINGS
from turncoat.games.chaos_contract.options import OBJECTIVES, SWITCH
from turncoat.games.chaos_contract.payout import icon_due, side_of_pool
from turncoat.games.chaos_contract.sheet import ending_of, stars_of_pile
from turncoat.games.chaos_contract.stock import contracts_at, dice_at
from turncoat.games.chaos_contract.table import (
    Table,
    contracts_of,
    hand_size,
    is_soul,
    is_until_won,
    is_usable,
    latest,
    score,
    turnout,
    value,
)
from turncoat.games.parts import part
from turncoat.kernel.news import EVERYTHING, Event
from turncoat.kernel.origin import Origin
from turncoat.kernel.things import Domain, Things
from turncoat.shapes import Message as MessageShape
from turncoat.words import Argument, Message, Seat, Seats, argument


def _worded(view: Table, domain: Domain, number: int) -> Argument:
    """What a number stands for: cards in their own words, and by name what messages tell apart."""
    if domain is DIE:
        return die_words(view, number)
    if domain is CONTRACT:
        return contract_words(view, number)
    return domain.text(number) if isinstance(domain, Things) else argument(domain, number)


# Events ----------------------------------------------------------------------------------------

OUTCOMES = ("succeeded", "failed", "battle-won", "battle-lost-by-all")
_OF_POWER = ("power-idle", "no-effect", "lasting", "ended-by-power")
"""Events that speak of the power of a card."""


def news(view: Table, event: Event) -> Message:
    """An event as a message; what is on a card stands on the table and not in the event."""
    name, facts = event.kind.name, event.facts
    arguments = {fact: _worded(view, domain, facts[fact]) for fact, domain in event.kind.domains.items()}
    if name in _OF_POWER:
        arguments["power"] = power_words(view, facts["die"])
    elif name in ("number-is", "wildcard-changed"):
        arguments["face"] = face_words(view, facts["die"])
    elif name in ("doubled", "ignored"):
        arguments["own"] = "yes" if facts["seat"] == facts["other"] else "no"
    elif name in OUTCOMES:
        arguments["why"] = "none"
    elif name == "won":
        arguments |= {"objective": OBJECTIVES[view.count_stars], "goal": facts["score"]}
    if "raised" in facts:
        arguments |= _raised(view, facts["die"], facts["number"], facts["raised"])
    if "contract" in facts:
        arguments["stars"] = view.stars[facts["contract"]]
    return Message(f"news-{name}", arguments)


def _raised(view: Table, card: int, number: int, by: int) -> dict[str, Argument]:
    """Whether a number is the printed one, what lasting powers add to it, and what it is worth then."""
    printed = view.form[card] == box.PLAIN and view.face[card] == number
    change = "none" if by == 0 else "up" if by > 0 else "down"
    return {"printed": "yes" if printed else "no", "change": change, "by": abs(by), "value": number + by}


# Questions and moves ---------------------------------------------------------------------------

_BY_POWER = (
    "who-rerolls", "reroll", "which-result", "which-icon", "swap-with", "swap-card", "whose-die", "limit-die",
)  # fmt: skip
"""Questions that the power of the card being revealed asks."""


def deed(view: Table) -> str:
    """What the table asks for now."""
    return ask.QUESTION.text(view.asks)


def move(view: Table, seat: int, family: str, parameters: dict[str, int]) -> Message:
    """A legal move in words, as the seat that may make it knows the table."""
    asked = deed(view)
    if family in ("yes", "no"):
        return Message(f"move-{family}-{asked}")
    if family == "start":
        return Message("move-start")
    if family == "invite":
        return Message("move-invite", {"seats": Seats(parameters["players"])})
    if family == "enough":
        return Message("move-enough", {"named": count_cards(view.naming[seat])})
    if family == "by-power":
        return Message("move-by-power", {"number": view.own_number[_numbered(view)]})
    arguments: dict[str, Argument] = {}
    for name, domain in MOVES.families[family].parameters.items():
        arguments |= _parameter(view, name, domain, parameters[name])
    return Message(f"move-{asked}", arguments | _circumstances_of_move(view))


def _parameter(view: Table, name: str, domain: Domain, number: int) -> dict[str, Argument]:
    """A parameter of a move as arguments, with what is worth knowing of it."""
    if name == "place":
        contract = view.market[number]
        return {"contract": contract_words(view, contract), **worth_words(view, contract)}
    if name == "seat":
        shown: dict[str, Argument] = {"other": Seat(number)}
        return shown | (_result(view, latest(view, number)) if deed(view) == "who-rerolls" else {})
    if name == "number":
        return _number(view, number)
    if name == "result":
        return {"other": Seat(view.owner[number])} | _result(view, number)
    if name == "card":
        alike = [one for one in _dice(view, view.die_place[number]) if _same_card(view, one, number)]
        return {name: _among(die_words(view, number), number, alike)}
    return {name: _worded(view, domain, number)}


def _same_card(view: Table, one: int, other: int) -> bool:
    """Whether two dice cards are called the same."""
    return str(die_words(view, one)) == str(die_words(view, other))


def _among(card: Message, number: int, alike: Sequence[int]) -> Message:
    """A card; one of several that are called the same by its place among them."""
    return (
        card
        if len(alike) < 2 or number not in alike
        else Message("nth-card", {"card": card, "nth": alike.index(number) + 1})
    )


def _number(view: Table, number: int) -> dict[str, Argument]:
    """A number on offer; for a wildcard, whether it has that number already."""
    if deed(view) != "wildcard":
        return {"number": number}
    return {"number": number, "same": "yes" if view.number[view.wildcard] == number else "no"}


def _numbered(view: Table) -> int:
    """The result whose number is asked for."""
    return view.wildcard if view.asks == ask.CHANGE_WILDCARD else view.now


def _result(view: Table, result: int) -> dict[str, Argument]:
    """A result that lies open: its card and its value."""
    card, owner, worth = view.card[result], view.owner[result], value(view, result)
    alike = [
        one
        for one in range(view.results)
        if view.owner[one] == owner
        and view.state[one] == ask.COUNTED
        and value(view, one) == worth
        and _same_card(view, view.card[one], card)
    ]
    return {"card": _among(die_words(view, card), result, alike), "value": worth}


def _circumstances_of_move(view: Table) -> dict[str, Argument]:
    """What the words of a move take from the question."""
    asked = deed(view)
    if asked == "which-result":
        return {"deed": "double" if _power_now(view) == box.DOUBLE else "ignore"}
    if asked == "who-rerolls":
        return {"force": _force(view)}
    return _icon_due(view) if asked == "give-icon" else {}


def _power_now(view: Table) -> int:
    """The power of the card that is being revealed."""
    return view.power[view.card[view.now]]


def _force(view: Table) -> str:
    """Whether a reroll is forced or offered."""
    return "must" if _power_now(view) == box.FORCED_REROLL else "may"


def _icon_due(view: Table) -> dict[str, Argument]:
    """The icon that is to be given, and what is left of its side."""
    side = side_of_pool(view)
    left: dict[str, Argument] = {"scores": view.pool[side, box.SCORE], "cards": view.pool[side, box.CARD]}
    return said(box.SIDE, side) | said(box.ICON, icon_due(view)) | left


def prompt(view: Table, seat: int) -> Message:
    """What a seat is asked and why; else whom the game waits for; at the end, who won."""
    if view.awaits == 0:
        return _outcome(view, seat)
    if seat < 0 or not view.awaits >> seat & 1:
        who: dict[str, Argument] = {"seats": Seats(view.awaits)}
        question = Message(f"question-{deed(view)}", who | said(box.SIDE, side_of_pool(view)))
        return Message("prompt-wait", {"seats": Seats(view.awaits), "question": question})
    return Message(f"prompt-{deed(view)}", _circumstances(view, seat))


def _circumstances(view: Table, seat: int) -> dict[str, Argument]:
    """What a seat should know before it answers."""
    asked = deed(view)
    if asked in ("reroll", "mega", "free-reroll"):
        return _result(view, latest(view, seat))
    if asked in _BY_POWER:
        return _power_words(view) | _for_power(view, seat)
    if asked == "number":
        return {"card": die_words(view, view.card[view.now]), "why": _why_number(view)}
    if asked == "wildcard":
        return {"number": view.number[view.wildcard]}
    if asked == "give-icon":
        return _icon_due(view)
    if asked == "who-scores":
        return {"stars": view.stars[view.contract]}
    if asked in ("pick", "lose-card"):
        return {}
    return {
        **_stakes(view),
        "active": Seat(view.active),
        "souls": Seats(view.souls),
        "wanted": wanted(view),
        "named": count_cards(view.naming[seat]),
        "size": view.part_size[seat],
    }


def _stakes(view: Table) -> dict[str, Argument]:
    """What a contract brings and costs if all who are asked join, and what the one who shares it needs."""
    souls = len(Seats(view.souls | view.pending).seats)
    reward, penalty = (
        icons_message({"score": icons[box.SCORE] * souls, "card": icons[box.CARD] * souls})
        for icons in (view.reward, view.penalty)
    )
    goal = box.TO_WIN[view.count_stars]
    return {
        "reward": reward,
        "penalty": penalty,
        "objective": OBJECTIVES[view.count_stars],
        "goal": max(0, goal - score(view, view.active)),
    }


def _power_words(view: Table) -> dict[str, Argument]:
    """The power of the card that is being revealed, and what it does."""
    card = view.card[view.now]
    effect = effect_message(view.power[card], view.power_parameter[card])
    return {"power": power_words(view, card), "effect": effect}


def _for_power(view: Table, seat: int) -> dict[str, Argument]:
    """What the question of a power speaks of besides."""
    if view.asks == ask.WHO_REROLLS:
        return {"force": _force(view)}
    if view.asks == ask.SWAP_CARD:
        other = view.target if seat == view.owner[view.now] else view.owner[view.now]
        return {"other": Seat(other)}
    return {"named": count_cards(view.naming[seat])} if view.asks == ask.LIMIT_DIE else {}


def _why_number(view: Table) -> str:
    """Why a number is asked for: Attendance, a number of its own by power, or a choice on the card."""
    if view.step != ask.OTHERS and _power_now(view) == box.ATTENDANCE:
        return "attendance"
    return "number" if view.own_number[view.now] == ask.NO_NUMBER else "own"


def _outcome(view: Table, seat: int) -> Message:
    """Who won, and whether that is good news."""
    own = seat >= 0 and view.winners >> seat & 1
    alone = view.winners == 1 << max(seat, 0)
    result = "watched" if seat < 0 else "lost" if not own else "won" if alone else "shared"
    return Message("prompt-over", {"result": result, "seats": Seats(view.winners)})


def rule_hint(view: Table, seat: int) -> Message:
    """The rule behind the question; where a power asks it, what the power does."""
    if view.awaits == 0:
        return Message("rule-over")
    if deed(view) in _BY_POWER:
        return Message("rule-power", _power_words(view))
    return Message(f"rule-{deed(view)}")


# The table as data -----------------------------------------------------------------------------


def scene(view: Table, seat: int) -> shapes.ChaosScene:
    """A table as data for clients, veiled but for `EVERYTHING`; contracts and dice cards also as messages."""
    over = bool(view.over)
    battle = standing.ranks(view)
    return {
        "turn": view.turns,
        "turn_limit": view.turn_limit,
        "stage": "over" if over else ask.STAGE.text(view.stage),
        "rolling": standing.is_rolling(view),
        "over": over,
        "question": None if over else deed(view),
        "awaits": Seats(view.awaits).seats,
        "active": view.active,
        "objective": OBJECTIVES[view.count_stars],
        "target": box.TO_WIN[view.count_stars],
        "market": [_market_place(view, place) for place in box.PLACE],
        "contract": _in_play(view, battle),
        "results": results(view),
        "pool": sides_of(view.pool),
        "players": [_player(view, seat, other, battle.get(other)) for other in range(view.seats)],
        "own": None if seat < 0 else _own(view, seat),
        "open": [_own(view, other) for other in range(view.seats)] if seat == EVERYTHING else None,
        "decks": {"contracts": contracts_at(view, ask.IN_DECK), "dice": dice_at(view, ask.IN_DECK)},
        "discards": {
            "contracts": [_contract(view, contract) for contract in _contracts(view, ask.IN_DISCARD)],
            "dice": [_die(view, card) for card in _dice(view, ask.IN_DISCARD)],
        },
        "ending": ending_of(view) if over else None,
        "winners": Seats(view.winners).seats,
        "options": _options(view),
        "origins": origins(),
    }


def _or_none(number: int) -> int | None:
    """A number, or None for a blank."""
    return None if number == NONE else number


@part
def _contracts(view: Table, place: int) -> list[int]:
    """The contracts at a place."""
    return [contract for contract in CONTRACT if view.contract_place[contract] == place]


@part
def _dice(view: Table, place: int) -> list[int]:
    """The dice cards at a place."""
    return [card for card in DIE if view.die_place[card] == place]


@part
def _market_place(view: Table, place: int) -> shapes.Contract | None:
    """The contract at a place of the market, or None for an empty one."""
    contract = view.market[place]
    if contract == NONE:
        return None
    alone = view.asks == ask.PICK_CONTRACT and view.least[contract] == 1 and not view.cooperative
    return {
        **_contract(view, contract),
        "outlook": _outlook(view, contract, 1 << view.active) if alone else None,
    }


def _outlook(view: Table, contract: int, souls: int) -> MessageShape | None:
    """That a contract cannot succeed with these Souls, where that is so."""
    found = standing.outlook(view, contract, souls)
    return found.json() if found else None


@part
def _contract(view: Table, contract: int) -> shapes.Contract:
    """A contract that everybody has seen, as data and as a message."""
    message = contract_words(view, contract).json()
    return {**contract_facts(view, contract), "message": message, "outlook": None}


def _in_play(view: Table, battle: dict[int, standing.Rank]) -> shapes.ContractInPlay | None:
    """The contract in play with all that has come of it, or None between contracts."""
    if view.contract == NONE:
        return None
    special = view.choice[view.contract, box.SPECIAL]
    note, side, stands = standing.special_note(view), standing.side_shared(view), standing.so_far(view)
    return {
        **contract_facts(view, view.contract),
        "message": contract_words(view, view.contract).json(),
        "outlook": _outlook(view, view.contract, view.souls) if view.stage == ask.RECRUITING else None,
        "reward_left": icons_of(view.reward),
        "penalty_left": icons_of(view.penalty),
        "special_applies": bool(view.special_on) and special != box.NO_SPECIAL,
        "special_note": note.json() if note else None,
        "souls": Seats(view.souls).seats,
        "turnout": turnout(view),
        "asked": Seats(view.asked).seats,
        "invited": Seats(standing.invited(view)).seats,
        "left": Seats(view.left).seats,
        "sitter": _or_none(view.sitter),
        "secret": _or_none(view.secret),
        "exempt": _or_none(view.exempt),
        "rolls": None if is_until_won(view) else view.rolls,
        "roll_count": view.roll_count,
        "powers_seen": view.powers_seen,
        "revealing": _or_none(view.now),
        "outcome": ask.OUTCOME.text(view.outcome) if standing.is_judged(view) else None,
        "battle_winners": Seats(view.battle_winners).seats,
        "sharing": None if side == NONE else box.SIDE.text(side),
        "standing": {"message": stands.message.json(), "passes": stands.passes} if stands else None,
        "ranks": [{"seat": seat, "figure": one.figure, "leads": one.leads} for seat, one in battle.items()],
        "said": [line.json() for line in standing.course(view, stands)],
        "working": standing.working(view),
    }


def results(view: Table) -> list[shapes.Rolled]:
    """The results in the order that a test by sequence goes by."""
    in_order = sorted(range(view.results), key=lambda result: view.order[result])
    return [_result_as_data(view, result) for result in in_order]


@part
def _result_as_data(view: Table, result: int) -> shapes.Rolled:
    """A result as far as a view knows it; one that lies face down has no number yet."""
    card, number = view.card[result], view.number[result]
    return {
        "result": result,
        "owner": view.owner[result],
        "order": view.order[result],
        "die": None if card == NONE else _die(view, card),
        "number": None if number == ask.NO_NUMBER else number,
        "value": None if number == ask.NO_NUMBER else value(view, result),
        "state": ask.STATE.text(view.state[result]),
        "ignored": bool(view.ignored[result]),
        "power_works": bool(view.works[result]),
        "lasting": standing.lasts(view, result),
        "uses_left": view.rest[result],
        "message": standing.result_message(view, result).json(),
    }


@part
def _die(view: Table, card: int) -> shapes.Die:
    """A dice card as far as a view knows it, as data and as a message."""
    return {
        **die_facts(view, card),
        "shown": bool(view.die_shown[card]),
        "out": bool(view.out[card]),
        "message": die_words(view, card).json(),
    }


@part
def _player(view: Table, seat: int, other: int, stands: standing.Rank | None) -> shapes.Player:
    """What a view knows of a player: the pile, the hand, and how the player stands in the contract."""
    return {
        "seat": other,
        "score": score(view, other),
        "contracts": contracts_of(view, other),
        "stars": stars_of_pile(view, other),
        "pile": [_contract(view, contract) for contract in _contracts(view, ask.WITH_SEAT + other)],
        "hand_size": hand_size(view, other),
        "dice": [_die(view, card) for card in _dice(view, ask.WITH_SEAT + other)],
        "soul": is_soul(view, other),
        "role": standing.role(view, other),
        "facts": [fact.json() for fact in standing.facts(view, other, stands)],
        "turns_used": view.used[other],
        "usable": view.usable[other],
        "limited": bool(view.limited[other]),
        "shares": sides_of(view.share, other),
        "own": other == seat,
    }


@part
def _own(view: Table, seat: int) -> shapes.Own:
    """What a seat alone knows: which of its cards it can roll, and what it has chosen so far."""
    hand, reply = _dice(view, ask.WITH_SEAT + seat), view.reply[seat]
    return {
        "dice": [_die(view, card) for card in hand],
        "usable": [card for card in hand if is_soul(view, seat) and is_usable(view, seat, card)],
        "out": [card for card in hand if view.out[card]],
        "part": [card for card in DIE if view.chosen_part[seat] >> card & 1],
        "naming": [card for card in DIE if view.naming[seat] >> card & 1],
        "to_name": view.part_size[seat] if view.asks == ask.CHOOSE_PART else None,
        "swap_card": _or_none(view.swap_card[seat]),
        "reply": None if reply == ask.NOT_ASKED else "yes" if reply == ask.SAID_YES else "no",
    }


@part
def _options(view: Table) -> dict[str, str]:
    """What was agreed before the deal."""
    return {
        "easier": "off" if view.most_stars == box.MOST_STARS else str(view.most_stars),
        "cooperative": SWITCH[view.cooperative],
        "chaotic": SWITCH[view.chaotic],
        "objective": OBJECTIVES[view.count_stars],
        "lost-souls": SWITCH[view.lost_souls],
        "devilish-numbers": SWITCH[view.devilish],
        "icons": ICON_READINGS[view.icons_published],
        "turn-limit": str(view.turn_limit) if view.turn_limit else "none",
    }


@cache
def origins() -> dict[str, str]:
    """How sure each part of the box is, by the message that names it."""
    sure = {
        "part-market": box.MARKET_ORIGIN,
        "part-hands": box.HAND_ORIGIN,
        "part-target": box.TO_WIN_ORIGIN,
        "part-settings": box.SETTINGS_ORIGIN,
        "part-icons": box.ICONS_AS_DESIGNED_ORIGIN,
        "part-rulings": Origin.RECONSTRUCTION,
    }
    return {name: origin.value for name, origin in sure.items()}
