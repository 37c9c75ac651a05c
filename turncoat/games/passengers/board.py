"""Passengers drawn in a terminal: boats, Afterlands, players and one's own cards.

Shapes tell types and letters tell colours, so that colour is never the only sign. Solid brackets
hold what everybody sees, dotted ones what is face down and known to the viewer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from turncoat.games.drawing import Drawing, Row
from turncoat.games.passengers.components import BOAT, CARD, COLOUR, HAND_PLACE, NONE, ROUND, SPACES_IN, TYPE
from turncoat.games.passengers.scene import scene
from turncoat.games.passengers.table import Table
from turncoat.words import Argument, Message, Seat, Seats, Thing, Words, argument

if TYPE_CHECKING:
    from turncoat.match import Move

SHAPE = {"soul": "●", "demon": "★", "yaesther": "☾"}
FACTION_SHAPE = {"souls": "●", "demons": "★", "yaesther": "☾"}
PAINT = {"red": "bright_red", "green": "bright_green", "blue": "bright_blue"}
PALE, OWN = "bright_yellow", "cyan"
"""The Yaesther's, who has no colour."""
FACE_DOWN, EMPTY, EYE, MASK, VOICE, COIN, HELD, SILENT, TURN = "▒▒▒", "·", "◉", "∞", "♪", "¤", "▮", "✕", "▶"

LABEL_WIDTH = 10
SPACE_WIDTH = {4: 13, 5: 11}
"""Columns of a space by the spaces in a boat; all together stay below 80."""


def draw(view: Table, seat: int, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """The blocks of the picture: the boats, the players, and the viewer's own things."""
    picture = Picture(view, seat, words, names)
    return [picture.river(), picture.players(), picture.notes()]


def paths(move: Move) -> list[tuple[Message, ...]]:
    """The steps by which a person comes to a move; an exchange can begin at either end."""
    said = dict(move.message.arguments)
    if move.family == "place":
        return [(_step("card", said, "card"), _step("space", said, "boat", "space", "gift", "voices"))]
    if move.family == "disguise":
        return [(_step("mask", said, "colour"), _passenger_step(said))]
    if move.family == "two-players":
        one, two = (Message("step-player", {"other": said[which]}) for which in ("other", "another"))
        return [(one, two), (two, one)]
    if move.family == "shift":
        here = _passenger_step(said)
        there = _passenger_step({name[3:]: value for name, value in said.items() if name.startswith("to-")})
        return [(here, there), (there, here)] if move.message.name == "move-exchange" else [(here, there)]
    return [(move.message,)]


def _step(name: str, said: dict[str, Argument], *arguments: str) -> Message:
    return Message(f"step-{name}", {argument: said[argument] for argument in arguments if argument in said})


def _passenger_step(said: dict[str, Argument]) -> Message:
    return _step("passenger", said, "boat", "space", "owner", "placer", "card")


class Picture(Drawing[Table]):
    """One view, being drawn."""

    def __init__(self, view: Table, seat: int, words: Words, names: Sequence[str]) -> None:
        """Take what a seat sees, the words to name it, and the players' names."""
        super().__init__(view, seat, words, names)
        self.scene = scene(view, seat)

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.say("name", seat=Seat(seat))

    # Cards -------------------------------------------------------------------------------------

    def card(self, name: str) -> Text:
        """A card as a shape and a letter."""
        type_, _, colour = name.partition("-")
        sign = f"{SHAPE[type_]} {self.say(f'letter-{colour}')}" if colour else SHAPE[type_]
        return Text(sign, PAINT.get(colour, PALE))

    def secret(self, name: str) -> Text:
        """A card that not everybody sees."""
        return Text.assemble("┊", self.card(name), "┊", EYE if self.seat >= 0 else "")

    def mask(self, colour: str) -> Text:
        """A mask of a colour."""
        return Text(f"{MASK}{self.say(f'letter-{colour}')}", PAINT[colour])

    def passenger(self, seated: dict[str, Any]) -> Text:
        """A Passenger on a space: what the viewer knows of it, its mask, and who placed it."""
        if seated["card"] is None:
            sign = Text.assemble((FACE_DOWN, "dim"))
        elif seated["face_up"]:
            sign = Text.assemble("[", self.card(seated["card"]), "]")
        else:
            sign = self.secret(seated["card"])
        if seated["mask"]:
            sign.append(" ").append_text(self.mask(seated["mask"]))
        return sign.append(" ").append_text(self.placer(seated["placer"]))

    def placer(self, placer: int | str) -> Text:
        """Who placed a Passenger."""
        if placer == self.seat:
            return Text(self.say("board-self"), OWN)
        return Text(self.say("board-shadow") if isinstance(placer, str) else self.name(placer))

    # The river ---------------------------------------------------------------------------------

    def river(self) -> RenderableType:
        """The boats in play above the Afterlands, so that neighbours stand above each other."""
        spaces = SPACES_IN[self.view.layout]
        grid = Grid(box=ROUNDED, padding=(0, 0, 0, 1))
        grid.add_column("", width=LABEL_WIDTH)
        for space in range(spaces):
            grid.add_column(str(space + 1), width=SPACE_WIDTH[spaces], header_style="dim")
        for number, boat in enumerate(self.scene["boats"]):
            grid.add_row(*self.boat_in_play(number, boat["spaces"]), end_section=True)
        crossed = self.scene["afterlands"]
        waiting = "" if crossed else self.say("board-nothing-crossed")
        grid.add_row(Text(self.say("board-afterlands"), "bold"), Text(waiting, "dim"))
        for boat in reversed(crossed):
            seats = (self.seat_in(space["passenger"]) for space in boat["spaces"])
            grid.add_row(self.say("board-boat", **self.of_round(boat)), *seats)
        return Group(self.title(), grid, *self.lost())

    def title(self) -> Text:
        """Round and phase."""
        if self.scene["over"]:
            return Text(self.say("board-over"), "bold")
        phase = Thing(f"board-{self.scene['phase']}")
        return Text(self.say("board-title", round=argument(ROUND, self.view.voyage), phase=phase), "bold")

    def boat_in_play(self, number: int, spaces: Sequence[dict[str, Any]]) -> Iterator[Text]:
        """A boat of this round: its name and how full it is, then its spaces."""
        limit = min(self.scene["limit"], len(spaces))
        aboard = self.view.aboard[number]
        label = Text(self.say(f"short-{BOAT.names[number]}"), "bold")
        yield label.append("\n" + self.say("board-aboard", aboard=aboard, limit=limit), "not bold dim")
        yield from (self.space(space, aboard >= limit) for space in spaces)

    def space(self, space: dict[str, Any], full: bool) -> Text:
        """A space: its Gift, and who sits there or the Voices that wait there."""
        closed = full or space["passenger"] is not None or self.scene["phase"] != "placing"
        cell = Text(f"{space['number']} {self.say('gift-' + space['gift'])}\n", "dim" if closed else "cyan")
        if closed:
            return Text.assemble(cell, self.seat_in(space["passenger"]))
        return Text.assemble(cell, (VOICE * space["voices"], "cyan"), (f" {self.say('board-free')}", "dim"))

    def seat_in(self, seated: dict[str, Any] | None) -> Text:
        """A Passenger, or none."""
        return self.passenger(seated) if seated else Text(EMPTY, "dim")

    def of_round(self, boat: dict[str, Any]) -> dict[str, Thing]:
        """The names of a boat of an earlier round and of the round."""
        return {"boat": Thing(f"short-{boat['boat']}"), "round": Thing(f"round-{boat['round']}")}

    def lost(self) -> list[Text]:
        """The boats that lost the vote, a line each."""
        lines = []
        for boat in self.scene["lost"]:
            line = Text.assemble((self.say("board-lost", **self.of_round(boat)), "dim"))
            for number, space in enumerate(boat["spaces"], 1):
                if space["passenger"]:
                    line.append(f"  {number} ", "dim").append_text(self.passenger(space["passenger"]))
            lines.append(line)
        return lines

    # Players -----------------------------------------------------------------------------------

    def players(self) -> Grid:
        """Who sits here, and what everybody may know of them."""
        over = self.scene["over"]
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column(self.say("board-player"), no_wrap=True)
        for heading in ["faction"] if over else ["gift", "voices", "hand"]:
            grid.add_column(self.say(f"board-{heading}"), overflow="fold")
        for player in self.scene["players"]:
            held = [self.say(f"faction-{player['faction']}")] if over else self.taken_and_held(player)
            grid.add_row(self.who(player), *held)
        return grid

    def taken_and_held(self, player: dict[str, Any]) -> tuple[str, str, Text]:
        """A player's Gift, Voices and cards."""
        gift = "" if player["gift"] is None else f"{player['number']} {self.say('gift-' + player['gift'])}"
        return gift, VOICE * player["voices"], self.cards_held(player)

    def who(self, player: dict[str, Any]) -> Text:
        """A name, marked where the game waits for it and where it is the viewer's, and its signs."""
        seat = player["seat"]
        awaited = seat in self.scene["awaits"]
        name = Text.assemble((f"{TURN if awaited else ' '} {self.name(seat)}", "bold" if awaited else ""))
        if seat == self.seat:
            name.append(f" {self.say('board-you')}", OWN)
        return name.append("".join(f" {sign}" for sign in self.signs(player)), "yellow")

    def cards_held(self, player: dict[str, Any]) -> Text:
        """The cards of a hand, as backs where the viewer does not hold them."""
        cards = [self.view.hand[player["seat"], place] for place in HAND_PLACE]
        known = [CARD.names[card] for card in cards if card != NONE]
        if player["seat"] == self.seat or not known:
            return Text(HELD * player["hand_size"])
        return Text(" ").join(self.card(name) for name in known)

    def signs(self, player: dict[str, Any]) -> Iterator[str]:
        """The Master Coin, silence, and the faction where the viewer knows it of others."""
        if player["seat"] == self.scene["coin"]:
            yield COIN
        if player["silenced"]:
            yield SILENT
        if player["faction"] and player["seat"] != self.seat and not self.scene["over"]:
            yield FACTION_SHAPE[player["faction"]]

    # The viewer's own things -------------------------------------------------------------------

    def notes(self) -> RenderableType:
        """Own cards, cards shown by others, masks left, the Silence card, and what the signs mean."""
        if self.scene["over"]:
            return self.legend()
        known = [*self.own_cards(), *self.cards_shown()]
        return Group(*known, self.masks_left(), *self.silence_card(), self.legend())

    def own_cards(self) -> list[RenderableType]:
        """What the viewer's faction wants, who else is known to be of it, and the viewer's hand."""
        if self.seat < 0:
            return []
        own = self.scene["players"][self.seat]
        cards = [Text.assemble(self.secret(name), f" {self.say(f'card-{name}')}") for name in own["hand"]]
        hand = [Text(self.say("board-own-hand"), "bold"), *(cards or [Text(self.say("board-empty"))])]
        return [Text(self.goal(own["faction"])), Row(hand)]

    def goal(self, faction: str) -> str:
        """What a faction wants, and the others of it whom the viewer knows."""
        friends = [player["seat"] for player in self.scene["players"] if player["faction"] == faction]
        bits = sum(1 << seat for seat in friends if seat != self.seat)
        return self.say(f"board-goal-{faction}", points=self.scene["yaesther_points"], seats=Seats(bits))

    def cards_shown(self) -> list[Text]:
        """Cards in others' hands that the viewer was shown, or gave away in a Barter."""
        lines: list[Text] = []
        if self.seat < 0:
            return lines
        for shown in self.scene["shown"]:
            given = shown["gift"] == "barter"
            if shown["card"] is None or (shown["seat"] == self.seat) != given:
                continue
            other = self.partner(shown["round"]) if given else shown["seat"]
            name, voyage = "board-given" if given else "board-shown", Thing(f"round-{shown['round']}")
            line = self.say(name, seat=Seat(other), round=voyage)
            lines.append(Text.assemble(line, " ", self.secret(shown["card"])))
        return lines

    def partner(self, voyage: int) -> int:
        """The other player of a round's Barter."""
        seats = (shown["seat"] for shown in self.scene["shown"] if shown["round"] == voyage)
        return int(next(seat for seat in seats if seat != self.seat))

    def masks_left(self) -> Text:
        """The masks that nobody has used yet."""
        masks = [self.mask(colour) for colour in self.scene["masks"]]
        left = Text(" ").join(masks) if masks else Text(self.say("board-no-masks"))
        return Text.assemble(self.say("board-masks"), " ", left)

    def silence_card(self) -> list[Text]:
        """The Silence card of this round."""
        card = self.scene["silence"][self.view.voyage]
        if card is None:
            return []
        name, text = Thing(f"silence-{card}"), Thing(f"silence-text-{card}")
        return [Text(self.say("board-silence", silence=name, text=text))]

    def legend(self) -> RenderableType:
        """What the signs mean."""
        signs = [f"{SHAPE[type_]} {self.say(f'type-{type_}')}" for type_ in TYPE.names]
        signs += [f"{self.say(f'letter-{colour}')} {self.say(f'colour-{colour}')}" for colour in COLOUR.names]
        named = {VOICE: "voice", MASK: "mask", COIN: "coin", SILENT: "silent", TURN: "turn"}
        named["[ ]"] = "face-up"
        if not self.scene["over"]:
            named |= self.hidden_signs()
        signs += [f"{sign} {self.say(f'board-{name}')}" for sign, name in named.items()]
        return Row([Text(sign, "dim") for sign in signs])

    def hidden_signs(self) -> dict[str, str]:
        """The signs of what is not open to all; at the end everything is."""
        named = {FACE_DOWN: "face-down"}
        if self.seat >= 0:
            named[f"┊ ┊{EYE}"] = "secret"
        elif self.view.faction[0] != NONE:
            named["┊ ┊"] = "hidden"
        return named
