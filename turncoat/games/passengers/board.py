"""Passengers drawn in a terminal: boats, Afterlands, players and one's own cards.

Shapes tell types and letters tell colours, so that colour is never the only sign. Solid brackets
hold what everybody sees, dotted ones what is face down and known to the viewer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from turncoat.games.drawing import Drawing, Row
from turncoat.games.passengers.components import COLOUR, TYPE
from turncoat.games.passengers.describe import known_cards, silence, supplies, title
from turncoat.games.passengers.scene import scene
from turncoat.games.passengers.shapes import Boat, Player, Seated, Space
from turncoat.games.passengers.table import Table
from turncoat.kernel.news import EVERYTHING
from turncoat.words import Argument, Message, Seat, Thing, Words

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
    return _step("passenger", said, "boat", "space", "who")


class Picture(Drawing[Table]):
    """One view, being drawn."""

    def __init__(self, view: Table, seat: int, words: Words, names: Sequence[str]) -> None:
        """Take what a seat sees, the words to name it, and the players' names."""
        super().__init__(view, seat, words, names)
        self.scene = scene(view, seat)

    def line(self, message: Message, style: str = "") -> Text:
        """A message as a line."""
        return Text(self.words.say(message, self.names), style)

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

    def passenger(self, seated: Seated | None) -> Text:
        """A Passenger on a space: what the viewer knows of it, its mask, and who placed it."""
        if seated is None:
            return Text(EMPTY, "dim")
        if seated["card"] is None:
            sign = Text.assemble((FACE_DOWN, "dim"))
        elif seated["face_up"]:
            sign = Text.assemble("[", self.card(seated["card"]), "]")
        else:
            sign = self.secret(seated["card"])
        if seated["mask"]:
            sign.append(f" {MASK}{self.say('letter-' + seated['mask'])}", PAINT[seated["mask"]])
        return sign.append(" ").append_text(self.placer(seated["placer"]))

    def placer(self, placer: int | str) -> Text:
        """Who placed a Passenger."""
        if placer == self.seat:
            return Text(self.say("board-self"), OWN)
        return Text(self.say("board-shadow") if isinstance(placer, str) else self.name(placer))

    # The river ---------------------------------------------------------------------------------

    def river(self) -> RenderableType:
        """The boats in play above the Afterlands, so that neighbours stand above each other."""
        boats, crossed = self.scene["boats"], self.scene["afterlands"]
        spaces = len([*boats, *crossed][0]["spaces"])
        grid = Grid(box=ROUNDED, padding=(0, 0, 0, 1))
        grid.add_column("", width=LABEL_WIDTH)
        for space in range(spaces):
            grid.add_column(str(space + 1), width=SPACE_WIDTH[spaces], header_style="dim")
        for boat in boats:
            grid.add_row(self.label(boat), *map(self.space, boat["spaces"]), end_section=True)
        waiting = "" if crossed else self.say("board-nothing-crossed")
        grid.add_row(Text(self.say("board-afterlands"), "bold"), Text(waiting, "dim"))
        for boat in reversed(crossed):
            seats = (self.passenger(space["passenger"]) for space in boat["spaces"])
            grid.add_row(self.say("board-boat", **self.of_round(boat)), *seats)
        return Group(self.line(title(self.scene), "bold"), grid, *self.lost())

    def label(self, boat: Boat) -> Text:
        """The name of a boat of this round, and how full it is."""
        full = self.say("board-aboard", aboard=boat["aboard"], limit=self.scene["limit"])
        return Text(self.say(f"short-{boat['boat']}"), "bold").append(f"\n{full}", "not bold dim")

    def space(self, space: Space) -> Text:
        """A space: its Gift, and who sits there or the Voices that wait there."""
        gift = f"{space['number']} {self.say('gift-' + space['gift'])}\n"
        if not space["free"]:
            return Text.assemble((gift, "dim"), self.passenger(space["passenger"]))
        free = f" {self.say('board-free')}"
        return Text.assemble((gift + VOICE * space["voices"], "cyan"), (free, "dim"))

    def of_round(self, boat: Boat) -> dict[str, Thing]:
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

    def taken_and_held(self, player: Player) -> tuple[str, str, Text]:
        """A player's Gift, Voices and cards, these as backs where the viewer's own hand lies below."""
        gift = f"{player['number']} {self.say('gift-' + player['gift'])}" if player["gift"] else ""
        cards = Text(" ").join(map(self.card, player["hand"] or []))
        backs = Text(HELD * player["hand_size"])
        return gift, VOICE * player["voices"], cards if self.seat == EVERYTHING else backs

    def who(self, player: Player) -> Text:
        """A name, marked where the game waits for it and where it is the viewer's, and its signs."""
        seat = player["seat"]
        awaited = seat in self.scene["awaits"]
        name = Text.assemble((f"{TURN if awaited else ' '} {self.name(seat)}", "bold" if awaited else ""))
        if seat == self.seat:
            name.append(f" {self.say('board-you')}", OWN)
        return name.append("".join(f" {sign}" for sign in self.signs(player)), "yellow")

    def signs(self, player: Player) -> Iterator[str]:
        """The Master Coin, silence, and the faction where the viewer knows it of others."""
        if player["seat"] == self.scene["coin"]:
            yield COIN
        if player["silenced"]:
            yield SILENT
        if player["faction"] and player["seat"] != self.seat and not self.scene["over"]:
            yield FACTION_SHAPE[player["faction"]]

    # The viewer's own things -------------------------------------------------------------------

    def notes(self) -> RenderableType:
        """Own cards, cards shown by others, supplies, the Silence card, and what the signs mean."""
        if self.scene["over"]:
            return self.legend()
        known = (line for player in self.scene["players"] for line in known_cards(player))
        lines = map(self.line, [*known, *supplies(self.scene), *silence(self.scene)])
        return Group(*self.own_cards(), *lines, self.legend())

    def own_cards(self) -> list[RenderableType]:
        """What the viewer's faction wants, and the viewer's hand."""
        if self.scene["goal"] is None:
            return []
        hand = self.scene["players"][self.seat]["hand"] or []
        cards = [Text.assemble(self.secret(name), f" {self.say(f'card-{name}')}") for name in hand]
        empty = Text(self.say("board-empty"))
        heading = Text(self.say("board-own-hand"), "bold")
        return [self.line(Message.read(self.scene["goal"])), Row([heading, *(cards or [empty])])]

    def legend(self) -> RenderableType:
        """What the signs mean; at the end all lies open."""
        signs = [f"{SHAPE[type_]} {self.say(f'type-{type_}')}" for type_ in TYPE.names]
        signs += [f"{self.say(f'letter-{colour}')} {self.say(f'colour-{colour}')}" for colour in COLOUR.names]
        named = {VOICE: "voice", MASK: "mask", COIN: "coin", SILENT: "silent", TURN: "turn", "[ ]": "face-up"}
        if not self.scene["over"]:
            named[FACE_DOWN] = "face-down"
            named |= {f"┊ ┊{EYE}": "secret"} if self.seat >= 0 else {}
            named |= {"┊ ┊": "hidden"} if self.seat == EVERYTHING else {}
        signs += [f"{sign} {self.say(f'board-{name}')}" for sign, name in named.items()]
        return Row([Text(sign, "dim") for sign in signs])
