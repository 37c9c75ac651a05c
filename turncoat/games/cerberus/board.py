"""Cerberus drawn in a terminal: the course, the Rage track, the players, and one's own cards.

Every player has a numbered sign, so that colour is never the only sign. Dotted brackets hold what is
hidden from others and known to the viewer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.constrain import Constrain
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.describe import cards_of, in_progress, title
from turncoat.games.cerberus.scene import scene
from turncoat.games.cerberus.shapes import OwnCard, Player, Position, Slot, Space
from turncoat.games.cerberus.table import Table
from turncoat.games.drawing import Drawing, Row
from turncoat.shapes import Message as MessageShape
from turncoat.words import Argument, Message, Seat, Thing, Words, argument

if TYPE_CHECKING:
    from turncoat.match import Move

WIDTH = 80
"""Columns of what everybody sees; one's own cards stand beside it where there is room."""
SIGN = "①②③④⑤⑥⑦"
"""The pawns."""
PAINT = ("bright_cyan", "bright_yellow", "bright_green", "bright_magenta", "bright_blue", "orange1", "white")
OWN = "cyan"
DOG, MARK, SKULL, UNUSED = "♆", "◆", "☠", "×"
SPOT_OF = {"dark": "■", "light": "□", "blank": " "}
TURN, WINNER, EYE, SHARED, DEAR, DONE = "▶", "★", "◉", "*", "✕", "✓"
EMBER, ASH = "bright_red", "dim"
LONGEST_NAME = 20
NARROW = 66
"""Columns below which the effects of a card stand under its name."""

SPOTS = (
    "plain", "den", "gates", "draw", "rage", "promontory", "platform", "gondola", "gondola", "foot", "top",
    "bridge", "bridge", "portal", "actuator", "portal",
)  # fmt: skip
"""What a space is called on the path, by its feature."""


def draw(view: Table, seat: int, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """The blocks of the picture: what lies open, and the viewer's own things."""
    picture = Picture(view, seat, words, names)
    shared = Group(picture.course(), picture.players(), picture.stocks())
    return [Constrain(shared, WIDTH), picture.own()]


# Steps to a move -------------------------------------------------------------------------------


def paths(move: Move) -> list[tuple[Message, ...]]:
    """The steps by which a person comes to a move: a card, then its effect; a part, then a player.

    All moves of one question have paths of one length; a step that leaves no choice repeats another.
    """
    said = dict(move.message.arguments)
    if move.family == "action":
        return [(_step("action", said, "action"), _step("effect", said, "effect"))]
    if move.family == "bonus":
        said["deck"] = argument(box.DECK, box.DECK_OF[move.parameters["kind"]])
        return [(_step("card", said, "card", "deck"), _step("grade", said, "grade", "effect"))]
    if move.message.name == "move-target-other":
        return [(_step("move", said, "way", "by"), _step("player", said, "other", "place"))]
    if move.family == "shove":
        return [(_step("player", said, "other", "place"), _step("move", said, "way", "by"))]
    if move.family == "target":
        return [(Message(f"step{move.message.name.removeprefix('move')}"), move.message)]
    return [(move.message,) * (2 if move.family in ("end", "part") else 1)]


def _step(name: str, said: dict[str, Argument], *arguments: str) -> Message:
    return Message(f"step-{name}", {argument: said[argument] for argument in arguments})


# The path --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Spot:
    """A space of the path: what it is, its number and mark, who stands there."""

    label: Text
    node: Text
    pawns: Text

    @property
    def width(self) -> int:
        """Columns that it takes, with room for the path to be seen."""
        return 2 + max(2, self.label.cell_len, self.node.cell_len, self.pawns.cell_len)


@dataclass(frozen=True)
class Board:
    """A board of the course: its name and skulls, and its spaces."""

    title: Text
    spots: tuple[Spot, ...]

    @property
    def width(self) -> int:
        """Columns that it takes."""
        return max(self.title.cell_len + 2, sum(spot.width for spot in self.spots))

    def lines(self, last: bool) -> Iterator[Text]:
        """Its title, what its spaces are, the path, and the pawns."""
        widths = [spot.width for spot in self.spots]
        widths[-1] += self.width - sum(widths)
        yield padded(self.title, self.width)
        yield Text().join(padded(spot.label, width) for spot, width in zip(self.spots, widths, strict=True))
        path = [padded(spot.node, width, "─") for spot, width in zip(self.spots, widths, strict=True)]
        yield Text().join([*path[:-1], padded(self.spots[-1].node, widths[-1]) if last else path[-1]])
        yield Text().join(padded(spot.pawns, width) for spot, width in zip(self.spots, widths, strict=True))


def padded(text: Text, width: int, fill: str = " ") -> Text:
    """A text with something behind it up to a width."""
    return Text.assemble(text, (fill * (width - text.cell_len), ASH))


class Path:
    """The boards one after the other, as many in a row as there is room for."""

    def __init__(self, boards: Sequence[Board]) -> None:
        """Take the boards in their order."""
        self.boards = boards

    def rows(self, width: int) -> list[list[Board]]:
        """The boards of each row."""
        rows: list[list[Board]] = [[]]
        for board in self.boards:
            if rows[-1] and sum(one.width for one in rows[-1]) + board.width > width:
                rows.append([])
            rows[-1].append(board)
        return rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Four lines for each row; lines without anything are left out."""
        for row in self.rows(options.max_width):
            for line in zip(*(board.lines(board is self.boards[-1]) for board in row), strict=True):
                text = Text().join(line)
                text.rstrip()
                if text:
                    yield text

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """The longest row."""
        longest = max(sum(board.width for board in row) for row in self.rows(options.max_width))
        return Measurement(longest, longest)


class Cards:
    """Cards with both effects, beside the name or under it."""

    def __init__(self, heading: Text, rows: Sequence[tuple[Text, Text, Text]]) -> None:
        """Take a heading, and of each card its name and its effects."""
        self.heading = heading
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Effects in columns of their own where there is room, else under the name."""
        yield self.heading
        if options.max_width < NARROW:
            for name, *effects in self.rows:
                yield name
                yield from (Padding(effect, (0, 0, 0, 2)) for effect in effects)
            return
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        for row in self.rows:
            grid.add_row(*row)
        yield grid


class Picture(Drawing[Table]):
    """One view, being drawn."""

    def __init__(self, view: Table, seat: int, words: Words, names: Sequence[str]) -> None:
        """Take what a seat sees, the words to name it, and the players' names."""
        super().__init__(view, seat, words, names)
        self.scene = scene(view, seat)
        self.over = self.scene["over"]

    def text(self, told: MessageShape | Argument) -> str:
        """Something in words."""
        return self.say("board-said", what=Message.read(told) if isinstance(told, dict) else told)

    def name(self, seat: int) -> str:
        """A player's name, cut where it would push everything else aside."""
        name = self.say("name", seat=Seat(seat))
        return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"

    def heading(self, name: str, private: bool = False, **arguments: Argument) -> Text:
        """What a list is headed by, with an eye where only the viewer sees it."""
        text = Text(self.say(name, **arguments), "bold")
        return text.append(f" {EYE}", f"not bold {OWN}") if private else text

    def pawn(self, seat: int) -> Text:
        """A player's sign."""
        return Text(SIGN[seat], f"bold {PAINT[seat]}")

    def pawns(self, seats: Iterable[int]) -> Text:
        """The signs of players."""
        return Text().join(map(self.pawn, seats))

    # The course --------------------------------------------------------------------------------

    def course(self) -> Panel:
        """What goes on, the path with its pawns, the Rage track, and what a Hunt and a capture mean now."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for name, line in self.below_the_path():
            grid.add_row(self.heading(name) if name else Text(), line)
        return Panel(
            Group(*self.in_progress(), Path(list(self.boards())), grid),
            title=Text(self.text(title(self.scene)), "bold"),
            title_align="left",
            box=ROUNDED,
            expand=False,
        )

    def in_progress(self) -> Iterator[Text]:
        """The effect that is being paid for or resolved, and whom or what it waits for."""
        for line in in_progress(self.scene):
            played = line.name == "board-plays"
            yield Text(f"{TURN if played else ' '} {self.text(line)}", "yellow" if played else "")

    def boards(self) -> Iterator[Board]:
        """The boards of the course, the Barque behind the last one."""
        for side in self.scene["sides"]:
            skulls = SKULL * box.SKULLS[box.SIDE.read(side)]
            title = Text.assemble((self.text(Thing(f"stretch-{side}")), "bold"), f" {skulls}")
            spots = [self.spot(space) for space in self.scene["course"] if space["side"] == side]
            last = side == self.scene["sides"][-1]
            yield Board(title, (*spots, *([self.barque()] if last else [])))

    def spot(self, space: Space) -> Spot:
        """A space with its pawns."""
        sign = SPOTS[box.FEATURE.read(space["feature"])]
        label = Text("" if sign == "plain" else self.say(f"board-spot-{sign}"), "yellow")
        if sign == "bridge" and not self.scene["bridge"]:
            label = Text.assemble((DEAR, EMBER), label)
        node = Text.assemble(str(space["space"]), (MARK if space["mark"] else "", EMBER))
        dog = Text(DOG if space["cerberus"] else "", f"bold {EMBER}")
        return Spot(label, node, Text.assemble(dog, self.pawns(space["seats"])))

    def barque(self) -> Spot:
        """The Barque at the end of the path, with those aboard."""
        label = Text(self.say("board-spot-barque"), "yellow")
        places, aboard = self.scene["barques"]["places"], self.scene["barques"]["aboard"]
        if places is None:
            return Spot(label, Text("[?]"), Text(""))
        seats = [*map(self.pawn, aboard), *[Text(" ")] * (places - len(aboard))]
        return Spot(label, Text().join(Text.assemble("[", seat, "]") for seat in seats), Text(""))

    # Under the path ----------------------------------------------------------------------------

    def below_the_path(self) -> Iterator[tuple[str, RenderableType]]:
        """Special places, Barques, the Rage track, the Hunt and captures, a heading for each."""
        now = self.scene
        for place in [] if self.over else now["places"]:
            yield f"board-place-{place['place']}", Text(self.text(place["words"]))
        turned_up = now["barques"]["words"]
        if turned_up:
            yield "board-barque", Text(self.text(turned_up))
        else:
            yield "board-moorings", Row([self.slot(slot) for slot in now["barques"]["slots"]])
        positions = now["rage"]["positions"]
        yield "board-rage", Text().join(padded(self.position(one), 5) for one in positions)
        yield "", Text().join(padded(self.on_track(one), 5) for one in positions)
        if hunt := now["hunt"]:
            prey = Text.assemble(f" {self.say('board-prey')} ", self.pawns(hunt["prey"]))
            yield "board-hunt", Text.assemble(self.text(hunt["words"]), prey if hunt["prey"] else "")
        if now["capture"]:
            yield "board-capture", Text(self.text(now["capture"]))

    def slot(self, slot: Slot) -> Text:
        """A mooring: its Barque where the viewer knows it, and who has seen it."""
        places = slot["places"]
        known = Text(self.say("board-unknown"), ASH)
        if places is not None:
            known = Text(secret(self.say("board-seats", seats=places)))
        by = Text.assemble(f" {EYE}", self.pawns(slot["seen_by"])) if slot["seen_by"] else ""
        return Text.assemble(self.say("board-slot", slot=slot["slot"]), " ", known, by)

    def position(self, one: Position) -> Text:
        """A position of the Rage track: dark, light, for the die alone, or Hunt."""
        if one["shade"] == "hunt":
            return Text(self.say("board-hunt"), EMBER)
        return Text(f"{SPOT_OF[one['shade']]}{one['position']}")

    def on_track(self, one: Position) -> Text:
        """What stands on a position: a captured pawn, an unused one, the die."""
        pawn = Text(f" {UNUSED}", ASH) if one["unused"] else Text("")
        if one["seat"] is not None:
            pawn = Text.assemble(" ", self.pawn(one["seat"]))
        die = f"[{self.scene['speed']}]" if one["position"] == self.scene["rage"]["die"] else ""
        return Text.assemble(pawn, (die, f"bold {EMBER}"))

    # Players and decks -------------------------------------------------------------------------

    def players(self) -> Grid:
        """Who sits here, and what everybody may know of them."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for name in ("player", "role", "where"):
            grid.add_column(self.say(f"board-{name}"), no_wrap=True)
        grid.add_column(self.say("board-held"), justify="right", no_wrap=True)
        grid.add_column(self.say("board-actions-played"))
        for player in self.scene["players"]:
            role = player["role"]
            played = ", ".join(self.text(Thing(f"action-{name}")) for name in player["played"])
            grid.add_row(
                self.who(player["seat"]),
                Text(self.say(f"board-{role}"), EMBER if role == "cerberus" else ""),
                self.where(player),
                str(player["hand_size"]),
                played or ("" if role == "lost" else "–"),
                style=ASH if role == "lost" else "",
            )
        return grid

    def who(self, seat: int) -> Text:
        """A sign and a name, marked where the game waits for it and where it is the viewer's or won."""
        awaited = seat in self.scene["awaits"]
        name = Text.assemble(
            f"{TURN if awaited else ' '} ",
            self.pawn(seat),
            (f" {self.name(seat)}", "bold" if awaited else ""),
            (f" {self.say('board-you')}" if seat == self.seat else "", OWN),
        )
        return name.append(f" {WINNER}" if seat in self.scene["winners"] else "", "yellow")

    def where(self, player: Player) -> str:
        """Where a player's pawn stands."""
        if player["space"] is not None:
            return str(player["space"])
        return self.say("board-aboard") if player["aboard"] else "–"

    def stocks(self) -> Grid:
        """The two decks and their discard piles."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        for deck, words in self.scene["stocks"].items():
            grid.add_row(self.heading(f"board-{deck}"), self.text(words))
        return grid

    # The viewer's own things -------------------------------------------------------------------

    def own(self) -> RenderableType:
        """The viewer's cards with their effects, and what the signs mean."""
        parts: list[RenderableType] = [*self.open_hands()]
        if self.scene["own_cards"]:
            parts += [self.own_actions(), self.own_cards()]
        return Group(*parts, self.legend())

    def open_hands(self) -> Iterator[Text]:
        """Every hand, where all cards are open."""
        for player in self.scene["players"] if self.seat < 0 else ():
            if player["hand"]:
                hand = self.text(cards_of(player["hand"]))
                yield Text.assemble(self.pawn(player["seat"]), f" {self.name(player['seat'])}: {hand}")

    def own_actions(self) -> Cards:
        """The viewer's Action cards on the face in use."""
        rows = [self.card(card) for card in self.scene["own_cards"] if card["kind"] == "action"]
        return Cards(self.heading("board-own-actions", state=self.state("action")), rows)

    def own_cards(self) -> Cards:
        """The viewer's Survival or Betrayal cards."""
        rows = [self.card(card) for card in self.scene["own_cards"] if card["kind"] != "action"]
        player = self.scene["players"][self.seat]
        held, state = player["hand_size"], self.state("bonus")
        name = f"board-own-{player['deck']}"
        return Cards(self.heading(name, private=held > 0, state=state, cards=held), rows)

    def state(self, kind: Literal["action", "bonus"]) -> str:
        """Whether the viewer is to play a card of a kind."""
        if self.seat != self.scene["active"]:
            return "later"
        return "done" if self.scene["played"][kind] else "now"

    def card(self, card: OwnCard) -> tuple[Text, Text, Text]:
        """A card with its effects in short, marked where the viewer is to play and cannot pay for them."""
        name = self.text(Thing(card["title"])) + (f" ×{card['count']}" if card["count"] > 1 else "")
        if card["kind"] != "action":
            name = secret(name)
        first, second = (
            Text(
                f"{DEAR if effect['dear'] else ''}{self.text(effect['short'])}",
                ASH if effect["dear"] or card["spent"] else "",
            )
            for effect in card["effects"]
        )
        return Text(f"{name} {DONE}", ASH) if card["spent"] else Text(name), first, second

    # Signs -------------------------------------------------------------------------------------

    def legend(self) -> Text:
        """What the signs mean that are in the picture."""
        now = self.scene
        own = [effect for card in now["own_cards"] for effect in card["effects"]]
        shown = [effect["short"] for effect in own] + ([now["effect"]["short"]] if now["effect"] else [])
        seen = any(slot["seen_by"] for slot in now["barques"]["slots"])
        signs = {
            DOG: "dog",
            MARK: "mark",
            f"{SPOT_OF['dark']}{SPOT_OF['light']}": "spots",
            UNUSED: "unused" if len(now["players"]) < box.PAWNS else "",
            f"[{now['speed']}]": "die",
            WINNER: "winner" if self.over else "",
            SHARED: "shared" if any(SHARED in self.text(short) for short in shown) else "",
            DEAR: "dear" if any(effect["dear"] for effect in own) else "",
            DONE: "done" if any(card["spent"] for card in now["own_cards"]) else "",
            EYE: "eye" if seen and not now["barques"]["revealed"] else "",
            "┊ ┊": "secret" if any(card["kind"] != "action" for card in now["own_cards"]) else "",
        }
        said = (f"{sign} {self.say(f'board-sign-{name}')}" for sign, name in signs.items() if name)
        return Text(" · ".join(said), ASH)


def secret(sign: str) -> str:
    """Something that not everybody sees."""
    return f"┊{sign}┊"
