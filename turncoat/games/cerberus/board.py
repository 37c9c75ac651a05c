"""Cerberus drawn in a terminal: the course, the Rage track, the players, and one's own cards.

Every player has a numbered sign, so that colour is never the only sign. Dotted brackets hold what is
hidden from others and known to the viewer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.constrain import Constrain
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.cards import deck_for
from turncoat.games.cerberus.components import DARK, EFFECTS, KINDS, NONE, PAWNS, SLOTS
from turncoat.games.cerberus.effects import bonus_effect, can_pay
from turncoat.games.cerberus.names import card_of, is_adventurers, joined
from turncoat.games.cerberus.rules import action_effect, face
from turncoat.games.cerberus.scene import known_places
from turncoat.games.cerberus.table import (
    ADVENTURER,
    CERBERUS,
    LOST,
    PAYING,
    PLAY_CARD,
    ROLE,
    Table,
    aboard,
    adventurers_on,
    find,
    home,
    in_play,
    is_aboard,
)
from turncoat.games.drawing import Drawing, Row
from turncoat.kernel.things import members
from turncoat.words import Argument, Message, Seat, Seats, Words, argument

if TYPE_CHECKING:
    from turncoat.match import Move

WIDTH = 80
"""Columns of what everybody sees; one's own cards stand beside it where there is room."""
SIGN = "①②③④⑤⑥⑦"
"""The pawns."""
PAINT = ("bright_cyan", "bright_yellow", "bright_green", "bright_magenta", "bright_blue", "orange1", "white")
OWN = "cyan"
DOG, MARK, SKULL, DARK_SPOT, LIGHT_SPOT, UNUSED = "♆", "◆", "☠", "■", "□", "×"
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


# Effects in short ------------------------------------------------------------------------------


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}"


def part_in_short(effect: int, verb: int, by: int, count: int, who: Argument) -> Message:
    """A part of an effect in short; so many parts where they are the same."""
    of_all = EFFECTS[effect].cost != box.ADVANCE and not is_adventurers(effect)
    arguments: dict[str, Argument] = {
        "by": signed(by),
        "much": abs(by),
        "count": count,
        "which": "any" if of_all else "other",
        "who": who,
    }
    return Message(f"board-do-{box.VERB.names[verb]}", arguments)


def parts_of(effect: int, open_parts: int, who: Argument) -> Message:
    """Those parts of an effect that are still open, in short."""
    whole = EFFECTS[effect]
    found = [part for number, part in enumerate(whole.parts) if open_parts >> number & 1]
    said = [
        part_in_short(effect, verb, by, found.count((verb, by)), who) for verb, by in dict.fromkeys(found)
    ]
    return joined("board-and", said)


def cost_of(effect: int, who: Argument) -> Message:
    """What an effect costs, in short."""
    whole = EFFECTS[effect]
    by = -whole.amount if whole.cost in (box.SLOWER, box.STEP_BACK) else whole.amount
    name = f"board-cost-{box.COST.names[whole.cost]}"
    return Message(name, {"by": signed(by), "count": whole.amount, "who": who})


def in_short(effect: int, who: Argument | None = None) -> Message:
    """An effect in short: its cost, and what it does."""
    whose = Message("board-yourself") if who is None else who
    parts = parts_of(effect, -1, whose)
    if EFFECTS[effect].cost == box.FREE:
        return parts
    return Message("board-effect", {"cost": cost_of(effect, whose), "parts": parts})


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
        self.over = view.ending != NONE
        self.open = seat < 0 and view.hand[0, 0] != NONE
        """Whether all cards are open to the viewer."""
        self.dear = False
        """Whether an effect that cannot be paid was drawn."""
        self.shared = view.effect != NONE and EFFECTS[view.effect].cost == box.CARDS
        """Whether an effect was drawn that several can pay for."""

    def text(self, argument: Argument) -> str:
        """Something in words."""
        return self.say("board-said", what=argument)

    def name(self, seat: int) -> str:
        """A player's name, cut where it would push everything else aside."""
        name = self.say("name", seat=Seat(seat))
        return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"

    def heading(self, name: str, private: bool = False, **arguments: Argument) -> Text:
        """What a list is headed by, with an eye where only the viewer sees it."""
        text = Text(self.say(name, **arguments), "bold")
        return text.append(f" {EYE}", f"not bold {OWN}") if private and self.seat >= 0 else text

    def pawn(self, seat: int) -> Text:
        """A player's sign."""
        return Text(SIGN[seat], f"bold {PAINT[seat]}")

    def pawns(self, seats: int) -> Text:
        """The signs of a set of seats."""
        return Text().join(self.pawn(seat) for seat in range(self.view.seats) if seats >> seat & 1)

    # The course --------------------------------------------------------------------------------

    def course(self) -> Panel:
        """What goes on, the path with its pawns, the Rage track, and what a Hunt and a capture mean now."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for name, line in self.below_the_path():
            grid.add_row(self.heading(name) if name else Text(), line)
        parts: list[RenderableType] = [*self.in_progress(), Path(list(self.boards())), grid]
        title = Text(self.title(), "bold")
        return Panel(Group(*parts), title=title, title_align="left", box=ROUNDED, expand=False)

    def title(self) -> str:
        """Whose turn it is."""
        if self.over:
            return self.say("board-over")
        return self.say("board-turn-of", turn=self.view.turns, seat=self.name(self.view.active))

    def boards(self) -> Iterator[Board]:
        """The boards of the course, the Barque behind the last one."""
        space = 0
        for part in range(box.PARTS_OF_COURSE):
            side = box.SIDE_OF[self.view.course, part]
            name = self.text(argument(box.SIDE, side))
            title = Text.assemble((name, "bold"), f" {SKULL * box.SKULLS[side]}")
            spots = [self.spot(space + place) for place in range(box.SPACES_OF[side])]
            space += box.SPACES_OF[side]
            yield Board(title, (*spots, *([self.barque()] if space == self.view.barque_space else [])))

    def spot(self, space: int) -> Spot:
        """A space with its pawns."""
        view = self.view
        feature = view.feature[space]
        label = Text(self.say(f"board-spot-{SPOTS[feature]}") if feature else "", "yellow")
        if feature in (box.BRIDGE_NEAR, box.BRIDGE_FAR) and not view.bridge:
            label = Text.assemble((DEAR, EMBER), label)
        node = Text.assemble(str(space), (MARK if view.mark[space] else "", EMBER))
        dog = Text(DOG if view.dog == space else "", f"bold {EMBER}")
        return Spot(label, node, Text.assemble(dog, self.pawns(adventurers_on(view, space))))

    def barque(self) -> Spot:
        """The Barque at the end of the path, with those aboard."""
        view = self.view
        label = Text(self.say("board-spot-barque"), "yellow")
        riders = [self.pawn(seat) for seat in range(view.seats) if is_aboard(view, seat)]
        if not view.revealed:
            return Spot(label, Text("[?]"), Text(""))
        free = [Text(" ")] * (view.barque[0] - len(riders))
        return Spot(label, Text().join(Text.assemble("[", seat, "]") for seat in [*riders, *free]), Text(""))

    # Under the path ----------------------------------------------------------------------------

    def below_the_path(self) -> Iterator[tuple[str, RenderableType]]:
        """Special places, Barques, the Rage track, the Hunt and captures, a heading for each."""
        view = self.view
        if not self.over:
            for feature in dict.fromkeys(view.feature[space] for space in range(view.barque_space)):
                yield from self.place(feature)
        yield "board-barque" if view.revealed else "board-moorings", self.barques()
        yield "board-rage", self.positions()
        yield "", self.things_on_track()
        if not self.over:
            if not view.hunting:
                yield "board-hunt", self.hunt()
            yield "board-capture", self.capture()

    def place(self, feature: int) -> Iterator[tuple[str, Text]]:
        """A special place: where it is, and what it does now."""
        view = self.view
        ends: dict[int, tuple[str, int]] = {
            box.PROMONTORY: ("promontory", box.PROMONTORY),
            box.PLATFORM: ("platform", box.PLATFORM),
            box.GONDOLA_LOW: ("gondola", box.GONDOLA_HIGH),
            box.FUNICULAR_FOOT: ("funicular", box.FUNICULAR_TOP),
            box.BRIDGE_NEAR: ("bridge", box.BRIDGE_FAR),
            box.PORTAL_NEAR: ("portal", box.PORTAL_FAR),
        }
        if feature not in ends or (feature == box.PROMONTORY and view.revealed):
            return
        name, far = ends[feature]
        here, there, actuator = find(view, feature), find(view, far), find(view, box.ACTUATOR)
        works = bool(view.bridge) if name == "bridge" else True
        if name == "portal":
            works = adventurers_on(view, actuator) != 0
        text = self.say(
            f"board-about-{name}", here=here, there=there, actuator=actuator, works="yes" if works else "no"
        )
        yield f"board-place-{name}", Text(text)

    def barques(self) -> RenderableType:
        """The Barque that was turned up, or the three that lie face down."""
        view = self.view
        if view.revealed:
            seats = view.barque[0]
            name = "board-seats" if self.over else "board-barque-seats"
            return Text(self.say(name, seats=seats, free=seats - aboard(view), left=in_play(view)))
        return Row([self.slot(slot) for slot in range(SLOTS)])

    def slot(self, slot: int) -> Text:
        """A mooring: its Barque where the viewer knows it, and who has seen it."""
        view = self.view
        seats = known_places(view, self.seat)[slot]
        known = Text(self.say("board-unknown"), ASH)
        if seats is not None:
            known = self.secret(self.say("board-seats", seats=seats))
        seers = sum(1 << seat for seat in range(view.seats) if view.known[seat] >> slot & 1)
        by = Text.assemble(f" {EYE}", self.pawns(seers)) if seers else Text("")
        return Text.assemble(self.say("board-slot", slot=slot + 1), " ", known, by)

    def secret(self, sign: str) -> Text:
        """Something that not everybody sees."""
        return Text(f"┊{sign}┊")

    # The Rage track ----------------------------------------------------------------------------

    def positions(self) -> Text:
        """The positions of the Rage track: dark, light, those for the die alone, and Hunt."""
        return Text().join(padded(self.position(number), 5) for number in range(1, self.view.hunt + 1))

    def position(self, number: int) -> Text:
        """One position."""
        if number == self.view.hunt:
            return Text(self.say("board-hunt"), EMBER)
        spot = DARK_SPOT if number <= DARK else LIGHT_SPOT if number <= PAWNS else " "
        return Text(f"{spot}{number}")

    def things_on_track(self) -> Text:
        """Captured pawns, unused ones, and the die."""
        return Text().join(padded(self.on_track(number), 5) for number in range(1, self.view.hunt + 1))

    def on_track(self, number: int) -> Text:
        """What stands on one position."""
        view = self.view
        pawn = view.track[number - 1] if number <= PAWNS else NONE
        text = Text("")
        if pawn == PAWNS:
            text = Text(f" {UNUSED}", ASH)
        elif pawn != NONE:
            text = Text.assemble(" ", self.pawn(pawn))
        return Text.assemble(text, (f"[{view.speed}]", f"bold {EMBER}")) if number == view.rage else text

    def hunt(self) -> Text:
        """How far the die has to go, how far Cerberus would run, and whom he would catch as they stand."""
        view = self.view
        reach = min(view.barque_space - 1, view.dog + view.speed)
        near = (adventurers_on(view, space) for space in range(view.dog + 1, reach + 1))
        prey = next((seats for seats in near if seats), 0)
        text = self.say("board-hunt-in", steps=view.hunt - view.rage, speed=view.speed, reach=reach)
        return Text.assemble(text, f" {self.say('board-prey')} " if prey else "", self.pawns(prey))

    def capture(self) -> Text:
        """What would become of whoever is captured next, with how many cards while that is at the Start."""
        view = self.view
        position = home(view)
        circle = box.PRINTED_CIRCLE if view.circle_by_marker else view.gates
        where = "first" if view.dog <= circle else "second" if view.dog < box.START_SPACES else "later"
        return Text(
            self.say(
                "board-captured-next",
                position=position,
                fate=where if position <= DARK else "lost",
                two=circle,
                one=box.START_SPACES - 1,
                finish=view.finish,
            )
        )

    # What goes on ------------------------------------------------------------------------------

    def in_progress(self) -> Iterator[Text]:
        """The effect that is being paid for or resolved, and whom or what it waits for."""
        view = self.view
        if self.over:
            return
        if view.effect != NONE:
            yield self.effect()
        lines = [*self.payment(), *self.answers(), *self.moving()]
        for line in lines:
            yield Text(f"  {line}")

    def effect(self) -> Text:
        """Who plays what."""
        view = self.view
        played = self.say(
            "board-plays",
            seat=Seat(view.active),
            card=card_of(view.effect),
            effect=in_short(view.effect, self.whose(view.active)),
        )
        return Text(f"{TURN} {played}", "yellow")

    def whose(self, seat: int) -> Argument:
        """The player of an effect: the viewer, or somebody with a name."""
        return Message("board-yourself") if seat == self.seat else Seat(seat)

    def payment(self) -> Iterator[str]:
        """Cards that are missing, and who has offered how many; the parts that are left."""
        view = self.view
        if view.effect == NONE:
            return
        if view.stage == PAYING and view.missing:
            yield self.say("board-missing", cards=view.missing)
            for seat in range(view.seats):
                if view.offered[seat]:
                    yield self.offer(seat)
        elif 0 < view.parts < (1 << box.PART_COUNT[view.effect]) - 1 and view.stage != PAYING:
            left = parts_of(view.effect, view.parts, self.whose(view.active))
            yield self.say("board-left", parts=left)

    def offer(self, seat: int) -> str:
        """What a seat has offered: the cards where the viewer sees them, else how many."""
        cards = [self.view.offer[seat, kind] for kind in range(KINDS)]
        if cards[0] == NONE:
            return self.say("board-offers", seat=Seat(seat), cards=self.view.offered[seat])
        return self.say("board-offers-these", seat=Seat(seat), cards=", ".join(self.kinds(cards)))

    def answers(self) -> Iterator[str]:
        """Sabotage and Grudge: who is still to answer, to give a card up, to fall back."""
        view = self.view
        if view.stage != PAYING:
            sets = {"answering": view.answering, "losers": view.losers, "retreaters": view.retreaters}
            for name, seats in sets.items():
                if seats:
                    yield self.say(f"board-{name}", seats=Seats(seats), steps=view.retreat_by)
        if view.caught:
            yield self.say("board-caught", seats=Seats(view.caught), space=view.dog)

    def moving(self) -> Iterator[str]:
        """The pawn that is on its way."""
        view = self.view
        if view.mover != NONE and view.steps:
            way = "on" if view.steps > 0 else "back"
            yield self.say("board-moving", seat=Seat(view.mover), steps=abs(view.steps), way=way)

    # Players -----------------------------------------------------------------------------------

    def players(self) -> Grid:
        """Who sits here, and what everybody may know of them."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column(self.say("board-player"), no_wrap=True)
        grid.add_column(self.say("board-role"), no_wrap=True)
        grid.add_column(self.say("board-where"), no_wrap=True)
        grid.add_column(self.say("board-held"), justify="right", no_wrap=True)
        grid.add_column(self.say("board-actions-played"))
        for seat in range(self.view.seats):
            grid.add_row(
                self.who(seat),
                self.role(seat),
                self.where(seat),
                str(self.view.hand_size[seat]),
                self.actions_played(seat),
                style=ASH if self.view.role[seat] == LOST else "",
            )
        return grid

    def who(self, seat: int) -> Text:
        """A sign and a name, marked where the game waits for it and where it is the viewer's or won."""
        awaited = bool(self.view.awaits >> seat & 1)
        won = self.over and self.view.winners >> seat & 1
        name = Text.assemble(
            f"{TURN if awaited else ' '} ",
            self.pawn(seat),
            (f" {self.name(seat)}", "bold" if awaited else ""),
            (f" {self.say('board-you')}" if seat == self.seat else "", OWN),
        )
        return name.append(f" {WINNER}" if won else "", "yellow")

    def role(self, seat: int) -> Text:
        """What a player is."""
        role = self.view.role[seat]
        return Text(self.say(f"board-{ROLE.names[role]}"), EMBER if role == CERBERUS else "")

    def where(self, seat: int) -> str:
        """Where a player's pawn stands."""
        if self.view.role[seat] != ADVENTURER:
            return self.say("board-on-track")
        if is_aboard(self.view, seat):
            return self.say("board-aboard")
        return self.say("board-on-space", space=self.view.space[seat])

    def actions_played(self, seat: int) -> str:
        """The Action cards that lie open before a seat."""
        view = self.view
        if view.role[seat] == LOST:
            return ""
        faces = [argument(box.ACTION, face(view, seat, card)) for card in members(view.played[seat])]
        return ", ".join(map(self.text, faces)) or "–"

    # Decks -------------------------------------------------------------------------------------

    def stocks(self) -> Grid:
        """The two decks and their discard piles."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        for deck in range(box.DECKS):
            kinds = range(box.FIRST_KIND[deck], box.FIRST_KIND[deck + 1])
            discarded = [self.view.discard[kind] if kind in kinds else 0 for kind in range(KINDS)]
            pile = ", ".join(self.kinds(discarded)) or self.say("board-none")
            heading = self.heading(f"board-{box.DECK.names[deck]}")
            grid.add_row(heading, self.say("board-deck", cards=self.view.deck_size[deck], pile=pile))
        return grid

    def kinds(self, counts: Sequence[int]) -> list[str]:
        """So many cards of each kind."""
        names = [self.text(argument(box.KIND, kind)) for kind in range(KINDS)]
        return [
            name if count == 1 else f"{name} ×{count}"
            for name, count in zip(names, counts, strict=True)
            if count > 0
        ]

    # The viewer's own things -------------------------------------------------------------------

    def own(self) -> RenderableType:
        """The viewer's cards with their effects, and what the signs mean."""
        parts: list[RenderableType] = [*self.open_hands()]
        if self.seat >= 0 and not self.over and self.view.role[self.seat] != LOST:
            parts += [self.own_actions(), *self.own_cards()]
        parts.append(self.legend())
        return Group(*parts)

    def open_hands(self) -> Iterator[Text]:
        """Every hand, where all cards are open."""
        if not self.open:
            return
        for seat in range(self.view.seats):
            hand = self.kinds([self.view.hand[seat, kind] for kind in range(KINDS)])
            if hand:
                yield Text.assemble(self.pawn(seat), f" {self.name(seat)}: {', '.join(hand)}")

    def own_actions(self) -> Cards:
        """The viewer's Action cards on the face in use."""
        view, seat = self.view, self.seat
        rows = []
        for card in range(box.ACTION_CARDS):
            first, second = (action_effect(view, seat, card, which) for which in range(2))
            played = bool(view.played[seat] >> card & 1)
            name = Text(f"{self.text(card_of(first))}{f' {DONE}' if played else ''}")
            row = (name, self.priced(first, not played), self.priced(second, not played))
            if played:
                for text in row:
                    text.stylize(ASH)
            rows.append(row)
        state = "later" if seat != view.active else "done" if view.acted else "now"
        return Cards(self.heading("board-own-actions", state=state), rows)

    def own_cards(self) -> Iterator[RenderableType]:
        """The viewer's Survival or Betrayal cards."""
        view, seat = self.view, self.seat
        state = "later" if seat != view.active else "done" if view.bonus_played else "now"
        name = f"board-own-{box.DECK.names[deck_for(view, seat)]}"
        held = view.hand_size[seat]
        heading = self.heading(name, private=held > 0, state=state, cards=held)
        rows = []
        for kind in range(KINDS):
            count = view.hand[seat, kind]
            if count > 0:
                name = self.text(argument(box.KIND, kind))
                sign = self.secret(name if count == 1 else f"{name} ×{count}")
                first, second = (self.priced(bonus_effect(view, kind, which), True) for which in range(2))
                rows.append((sign, first, second))
        yield Cards(heading, rows)

    def priced(self, effect: int, held: bool) -> Text:
        """An effect in short, marked where the viewer is to play and cannot pay for it."""
        view = self.view
        asked = view.asks == PLAY_CARD and view.active == self.seat
        dear = held and asked and not can_pay(view, self.seat, effect)
        self.dear = self.dear or dear
        self.shared = self.shared or EFFECTS[effect].cost == box.CARDS
        return Text(f"{DEAR if dear else ''}{self.text(in_short(effect))}", ASH if dear else "")

    # Signs -------------------------------------------------------------------------------------

    def legend(self) -> Text:
        """What the signs mean that are in the picture."""
        view = self.view
        playing = self.seat >= 0 and not self.over and view.role[self.seat] != LOST
        signs = {
            DOG: "dog",
            MARK: "mark",
            f"{DARK_SPOT}{LIGHT_SPOT}": "spots",
            UNUSED: "unused" if view.seats < PAWNS else "",
            f"[{view.speed}]": "die",
            WINNER: "winner" if self.over else "",
            SHARED: "shared" if self.shared else "",
            DEAR: "dear" if self.dear else "",
            DONE: "done" if playing and view.played[self.seat] else "",
            EYE: "eye" if any(view.known[seat] for seat in range(view.seats)) and not view.revealed else "",
            "┊ ┊": "secret" if playing and view.hand_size[self.seat] else "",
        }
        said = (f"{sign} {self.say(f'board-sign-{name}')}" for sign, name in signs.items() if name)
        return Text(" · ".join(said), ASH)
