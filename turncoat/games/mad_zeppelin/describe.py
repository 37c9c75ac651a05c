"""The table of Mad Zeppelin in words, from the scene: everything that is drawn and that the seat may know."""

from __future__ import annotations

from collections.abc import Iterator

from turncoat.games.mad_zeppelin.names import coloured
from turncoat.games.mad_zeppelin.shapes import Cards, Place, Player, ZeppelinScene
from turncoat.words import Argument, Message, Seat, Seats, Thing, listed


def describe(scene: ZeppelinScene, seat: int) -> list[Message]:
    """The lines of the table in words."""
    players = (line for player in scene["players"] for line in _before(scene, player))
    return [*_airship(scene), *players, *_holding(scene, seat), *noted(scene), *_company(scene)]


# Parts that are said elsewhere as well -----------------------------------------------------------


def cards_of(cards: Cards) -> Argument:
    """Cards by kind, in a row."""
    return listed(
        [
            Message("cards-of", {"cargo": Thing(f"cargo-{name}"), "count": count})
            for name, count in cards.items()
        ]
    )


def standing(scene: ZeppelinScene) -> dict[str, Argument]:
    """The turn, and what goes on in it."""
    return {"turn": scene["turn"], "stage": scene["stage"], "round": scene["round"] or 0}


def flight(journeys: int, last: int, over: bool) -> Message:
    """How far the flight is."""
    end = "over" if over else "now" if journeys == last else "later"
    return Message("flight", {"journeys": journeys, "all": last, "end": end})


def whereabouts(place: Place, seat: int | None, named: int | None) -> Message:
    """Where a traitor is, whose it is, and who has named it."""
    where = Message(f"place-{place}", {} if seat is None else {"seat": Seat(seat)})
    return where if named is None else Message("place-named", {"place": where, "seat": Seat(named)})


def stocks(scene: ZeppelinScene) -> Message:
    """What is left in the Hold and in the Safe."""
    return Message("said-stocks", {"cards": scene["hold"], "coins": scene["safe"]})


def noted(scene: ZeppelinScene) -> Iterator[Message]:
    """What the viewer knows of hidden Cargo."""
    notes = scene["notes"]
    for hand in notes["hands"]:
        if hand["cargo"] and not scene["open"]:
            known = {"cargo": cards_of(hand["cargo"]), "unknown": hand["unknown"]}
            yield Message("said-known", {"seat": Seat(hand["seat"]), **known})
    if notes["top"]:
        yield Message("said-top", {"cargo": listed([Thing(f"cargo-{name}") for name in notes["top"]])})
    if notes["near_top"]:
        yield Message("said-near", {"cargo": cards_of(notes["near_top"])})
    buried: list[Argument] = [
        Message("card-under", {"cargo": Thing(f"cargo-{card['cargo']}"), "cards": card["under_it"]})
        for card in notes["buried"]
    ]
    if buried:
        yield Message("said-buried", {"cargo": listed(buried)})


# The parts of the table --------------------------------------------------------------------------


def _airship(scene: ZeppelinScene) -> Iterator[Message]:
    """Where the game stands, the dice, the flight, the stocks, and what was discarded."""
    yield Message("said-stage", standing(scene) | {"seat": Seat(scene["leader"])})
    if scene["acting"] is not None:
        acting = scene["players"][scene["acting"]]
        traitor = {"traitor": Thing(f"traitor-{acting['current']}"), "colours": coloured(scene["colours"])}
        yield Message("said-acting", {"seat": Seat(acting["seat"]), **traitor})
    there = [player["seat"] for player in scene["players"] if player["at_target"]]
    if there and not scene["over"]:
        yield Message("said-last-turn", {"seats": Seats(sum(1 << one for one in there))})
    dice: list[Argument] = [
        Message("die-now", {"die": number, "result": Thing(f"result-{die['result']}")})
        for number, die in enumerate(scene["dice"], 1)
        if die
    ]
    yield Message("said-dice", {"dice": listed(dice)}) if dice else Message("said-no-dice")
    yield Message("said-flight", {"flight": flight(scene["journeys"], scene["last_journey"], scene["over"])})
    yield stocks(scene)
    if scene["discarded"]:
        yield Message("said-discarded", {"cargo": cards_of(scene["discarded"])})


def _before(scene: ZeppelinScene, player: Player) -> Iterator[Message]:
    """What lies before a player."""
    seat = Seat(player["seat"])
    yield Message(
        "said-player",
        {
            "seat": seat,
            "points": player["points"],
            "target": scene["target"],
            "coins": player["coins"],
            "cards": player["hand_size"],
            "thrown": cards_of(player["thrown"]),
            "levels": listed(player["levels"]),
        },
    )
    for laid in player["laid"]:
        traitor: dict[str, Argument] = {
            "traitor": Thing(f"traitor-{laid['traitor']}"),
            "blocked": "yes" if laid["blocked"] else "no",
        }
        yield Message("said-laid", {"seat": seat, "round": laid["round"], **traitor})
    if player["traitors_left"] and not scene["over"]:
        yield Message("said-hidden", {"seat": seat, "count": player["traitors_left"]})
    if player["toll"] and not scene["over"]:
        yield Message("said-toll", {"seat": seat})
    if scene["open"]:
        yield Message("said-hand", {"seat": seat, "cargo": cards_of(player["hand"] or {})})


def _holding(scene: ZeppelinScene, seat: int) -> Iterator[Message]:
    """The viewer's own Cargo, card by card."""
    if seat < 0:
        return
    hand = scene["players"][seat]["hand"] or {}
    yield Message("said-own-cargo", {"cargo": cards_of(hand)})
    for kind in scene["cargo"]:
        if kind["name"] in hand:
            numbers = {"level": kind["level"], "points": kind["points"], "bribe": kind["bribe"]}
            yield Message("said-card", {"cargo": Thing(f"cargo-{kind['name']}"), **numbers})


def _company(scene: ZeppelinScene) -> Iterator[Message]:
    """Every traitor, and where it is as far as the viewer knows."""
    for one in scene["traitors"]:
        facts = {"traitor": Thing(f"traitor-{one['name']}"), "colours": coloured(one["colours"])}
        where = whereabouts(one["place"], one["seat"], one["named"])
        yield Message("said-traitor", {"traitor": Message("traitor-label", facts), "place": where})
