"""The table of Chaos Contract in words, from the scene: all that is on it and that the viewer may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import shapes
from turncoat.games.chaos_contract.names import effect_message, icons_message, power_message
from turncoat.words import Argument, Message, Seat, Seats


def describe(scene: shapes.ChaosScene, seat: int) -> list[Message]:
    """The table in words, line by line; a seat's own choices for that seat alone."""
    own = scene["own"]
    return [
        headline(scene),
        *_contract(scene),
        *(_offer(one, place) for place, one in enumerate(scene["market"], 1) if one and not scene["over"]),
        *(line for player in scene["players"] for line in _player(scene, player)),
        *(_own(own, scene["rolling"]) if own else ()),
        Message("table-decks", {"stocks": stocks(scene)}),
    ]


def headline(scene: shapes.ChaosScene) -> Message:
    """The turn, whose it is, and the goal; or that the game is over."""
    if scene["over"]:
        return Message("table-over", {"turn": scene["turn"]})
    return Message(
        "table-turn",
        {
            "turn": scene["turn"],
            "limit": scene["turn_limit"],
            "seat": Seat(scene["active"]),
            "objective": scene["objective"],
            "goal": scene["target"],
        },
    )


def stocks(scene: shapes.ChaosScene) -> Message:
    """The two decks and their discard piles."""
    decks, discards = scene["decks"], scene["discards"]
    return Message(
        "table-stocks",
        {
            "contracts": decks["contracts"],
            "used": len(discards["contracts"]),
            "dice": decks["dice"],
            "lost": len(discards["dice"]),
        },
    )


# The contract -----------------------------------------------------------------------------------


def _contract(scene: shapes.ChaosScene) -> Iterator[Message]:
    """The contract in play, or the one before, with what was rolled and what has come of it."""
    contract, last = scene["contract"], scene.get("last")
    if contract:
        seats = Seats(sum(1 << soul for soul in contract["souls"]))
        yield Message(
            "table-in-play",
            {"contract": _with_worth(contract), "turnout": contract["turnout"], "seats": seats},
        )
        yield from _changes(contract)
    elif last:
        before: dict[str, Argument] = {"contract": Message.read(last["contract"])}
        went = {"outcome": Message.read(last["outcome"]), "reason": Message.read(last["reason"])}
        yield Message("table-last", before | went)
    yield from (Message.read(one["message"]) for one in scene["results"] if one["state"] != "gone")
    if contract:
        yield from (_lasting(one) for one in contract["working"] if one["lasting"])
        yield from (Message.read(line) for line in contract["said"])


def _with_worth(contract: shapes.Contract) -> Message:
    """A contract with what it brings and costs."""
    return Message(
        "contract-worth",
        {
            "contract": Message.read(contract["message"]),
            "reward": icons_message(contract["reward"]),
            "penalty": icons_message(contract["penalty"]),
            "stars": contract["stars"],
        },
    )


def _changes(contract: shapes.ContractInPlay) -> Iterator[Message]:
    """What powers have done to the contract in play."""
    reward, penalty = contract["reward_left"], contract["penalty_left"]
    if (reward, penalty) != (contract["reward"], contract["penalty"]):
        left: dict[str, Argument] = {"reward": icons_message(reward), "penalty": icons_message(penalty)}
        yield Message("table-icons-left", left)
    if contract["special_note"]:
        yield Message("table-special", {"note": Message.read(contract["special_note"])})


def _lasting(power: shapes.Working) -> Message:
    """A power that goes on working."""
    return Message(
        "table-lasting",
        {
            "seat": Seat(power["seat"]),
            "power": Message.read(power["power"]),
            "effect": Message.read(power["effect"]),
            "noted": "yes" if power["note"] else "no",
            "note": Message.read(power["note"]) if power["note"] else "",
        },
    )


def _offer(contract: shapes.Contract, place: int) -> Message:
    """A contract of the market."""
    return Message("table-offer", {"place": place, "contract": _with_worth(contract)})


# Players ----------------------------------------------------------------------------------------


def _player(scene: shapes.ChaosScene, player: shapes.Player) -> Iterator[Message]:
    """A player's score, part in the contract, dice as far as they are known, and contracts."""
    seat = Seat(player["seat"])
    counts = {"contracts": player["contracts"], "stars": player["stars"], "cards": player["hand_size"]}
    yield Message("table-player", {"seat": seat, **counts})
    if player["role"]:
        yield Message("table-part", {"seat": seat, "part": _joined([*part(player), *_usable(scene, player)])})
    if player["dice"]:
        yield Message("table-dice", {"seat": seat, "dice": _named(player["dice"])})
    for one in player["pile"]:
        contract = Message.read(one["message"])
        yield Message("table-scored", {"seat": seat, "contract": contract, "stars": one["stars"]})


def part(player: shapes.Player) -> list[Message]:
    """What a player has to do with the contract in play, and how the player stands in it."""
    facts = [Message.read(fact) for fact in player["facts"]]
    return [Message(f"table-is-{player['role']}"), *facts, *shares(player["shares"])]


def shares(icons: shapes.Sides) -> list[Message]:
    """The icons that a player has been given and that are not carried out yet."""
    sides = {"reward": icons["reward"], "penalty": icons["penalty"]}
    return [
        Message("table-share", {"side": side, "icons": icons_message(given)})
        for side, given in sides.items()
        if given["score"] or given["card"]
    ]


def _usable(scene: shapes.ChaosScene, player: shapes.Player) -> list[Message]:
    """How many cards a Soul can still roll."""
    if not scene["rolling"] or not player["soul"]:
        return []
    return [Message("table-usable", {"count": player["usable"]})]


def _own(own: shapes.Own, rolling: bool) -> Iterator[Message]:
    """What a seat can roll, what lies out, what it has chosen so far, and what its powers do."""
    usable = own["usable"] if rolling else []
    for name, cards in (("can-roll", usable), ("lie-out", own["out"]), ("chosen", own["naming"])):
        if cards:
            dice = _named([die for die in own["dice"] if die["card"] in cards])
            yield Message(f"table-{name}", {"dice": dice})
    yield from powers(own["dice"])


def powers(dice: Sequence[shapes.Die]) -> list[Message]:
    """The powers on dice cards, each once, and what they do."""
    found = dict.fromkeys(
        (box.POWER.read(die["power"]), die["parameter"] or 0) for die in dice if die["power"]
    )
    return [
        Message("help-power-line", {"power": power_message(*power), "effect": effect_message(*power)})
        for power in found
        if power[0] != box.NO_POWER
    ]


def _named(dice: Sequence[shapes.Die]) -> Message:
    """Dice cards in a row."""
    return _joined([Message.read(die["message"]) for die in dice])


def _joined(parts: Sequence[Message]) -> Message:
    """Several things in a row, which may have commas in them."""
    return reduce(lambda first, second: Message("table-both", {"first": first, "second": second}), parts)
