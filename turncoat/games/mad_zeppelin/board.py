"""Mad Zeppelin drawn in a terminal: dice and airship, players, thrown Cargo and one's own cards.

An arrow and a letter stand for every colour, so that colour is never the only sign. Solid brackets
hold a traitor that everybody sees, dotted ones what is hidden and known to the viewer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from turncoat.games.drawing import Drawing, Row
from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin.cargo import fewest_crates, most_crates
from turncoat.games.mad_zeppelin.components import CARD, COLOUR, FACE, KIND, NONE, TRAITOR
from turncoat.games.mad_zeppelin.notes import notes
from turncoat.games.mad_zeppelin.scoring import score
from turncoat.games.mad_zeppelin.table import (
    ACTING,
    DRAFTING,
    SETTLING,
    THROW_DONE,
    Table,
    lap,
    last_drafter,
    open_colours,
)
from turncoat.kernel.things import members
from turncoat.words import Argument, Message, Seat, Thing, Words, argument

if TYPE_CHECKING:
    from turncoat.match import Move

ARROW = "↑→↓←"
"""The headings of the colours."""
PAINT = ("bright_blue", "bright_red", "bright_green", "bright_yellow")
OWN = "cyan"
NO_COLOUR, BLACK_DIE, OPEN_DIE = "?", "■", "✱"
COIN, HELD, LEADER, TURN, BLOCKED, TOLL_FLAG, EYE = "¤", "▮", "★", "▶", "✕", "⚑", "◉"
FACE_DOWN, FLOWN, AHEAD, FITS = "▒▒▒", "●", "○", "✓"
LONGEST_NAME = 20

WITHOUT_CHOICE = {
    "move-end": 3,
    "move-decline-carry-out": 3,
    "move-decline-swap": 2,
    "move-decline-sell-another": 1,
}
"""Moves that leave nothing to choose, and the steps of the others that can be made instead."""


def draw(view: Table, seat: int, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """The blocks of the picture: what lies open, and the viewer's own things."""
    picture = Picture(view, seat, words, names)
    return [Group(picture.airship(), picture.players(), picture.in_the_open()), picture.own()]


def paths(move: Move) -> list[tuple[Message, ...]]:
    """The steps by which a person comes to a move; two players can be chosen in either order.

    All moves of one question have paths of one length; a step that leaves no choice repeats another.
    """
    said = dict(move.message.arguments)
    if move.family == "order":
        return [_order_steps(said)]
    if move.family == "swap":
        return [(_step("give", said, "give"), _step("take", said, "take"))]
    if move.family == "throw":
        return [(Message("step-throw"), *_payment_steps(said))]
    if move.message.name in WITHOUT_CHOICE:
        return [(move.message,) * WITHOUT_CHOICE[move.message.name]]
    if move.message.name == "move-draft":
        return [(_step("draft", said, "traitor", "colours"),)]
    _, _, traitor = move.message.name.partition(f"move-{move.family}-")
    if not traitor:
        return [(move.message,)]
    ability = Message("step-ability", {"traitor": Thing(f"traitor-{traitor}")})
    return [(ability, *rest) for rest in _ability_steps(move, ability, said)]


def _ability_steps(move: Move, ability: Message, said: dict[str, Argument]) -> list[tuple[Message, Message]]:
    """The two steps after the choice of an Ability."""
    if move.family == "traitor":
        return [(_step("colour", said, "colours"), _step("traitor", said, "traitor"))]
    if move.family == "set":
        return [(_step("die", said, "die", "now"), _step("result", said, "result"))]
    if move.family == "extra":
        return [_payment_steps(said)]
    if move.family == "two-players":
        one, two = (Message("step-player", {"other": said[which]}) for which in ("other", "another"))
        return [(one, two), (two, one)]
    if move.message.name == "move-player-igor":
        return [(_step("player", said, "other"), Message("step-nobody-else"))]
    return [(ability, move.message)]


def _order_steps(said: dict[str, Argument]) -> tuple[Message, ...]:
    """Which card is drawn and which come next; the last one follows of itself."""
    nexts = _items(said["rest"])[:-1]
    return _step("top", said, "cargo"), *(Message("step-next", {"cargo": card}) for card in nexts)


def _items(row: Argument) -> list[Argument]:
    """The things that stand in a row."""
    if not isinstance(row, Message):
        return [row]
    return [*_items(row.arguments["start"]), row.arguments["end"]]


def _payment_steps(said: dict[str, Argument]) -> tuple[Message, Message]:
    """A card to throw, then how its bribe is paid."""
    return _step("cargo", said, "cargo", "points"), _step("pay", said, "coins", "crates")


def _step(name: str, said: dict[str, Argument], *arguments: str) -> Message:
    return Message(f"step-{name}", {argument: said[argument] for argument in arguments})


class Picture(Drawing[Table]):
    """One view, being drawn."""

    def __init__(self, view: Table, seat: int, words: Words, names: Sequence[str]) -> None:
        """Take what a seat sees, the words to name it, and the players' names."""
        super().__init__(view, seat, words, names)
        self.over = view.ending != NONE
        self.acting = view.actor if view.stage in (ACTING, SETTLING) else NONE
        """Whose traitor acts."""
        self.open = seat < 0 and view.hand[0, 0] != NONE
        """Whether all cards are open to the viewer."""
        every = range(view.seats)
        self.hands = [[view.hand[other, kind] for kind in KIND] for other in every]
        self.overboard = [[view.thrown[other, kind] for kind in KIND] for other in every]

    def name(self, seat: int) -> str:
        """A player's name, cut where it would push everything else aside."""
        name = self.say("name", seat=Seat(seat))
        return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"

    # Signs -------------------------------------------------------------------------------------

    def colours(self, colours: int) -> Text:
        """A set of colours as arrows and letters."""
        if not colours:
            return Text(NO_COLOUR)
        spots = members(colours)
        return Text.assemble(*((ARROW[spot] + self.letter(spot), PAINT[spot]) for spot in spots))

    def letter(self, colour: int) -> str:
        """The letter of a colour."""
        return self.say(f"letter-{COLOUR.text(colour)}")

    def traitor(self, traitor: int, colours: int | None = None) -> Text:
        """A traitor's short name and colours, its own or those that it copies."""
        name = self.say(f"short-{TRAITOR.text(traitor)}")
        return Text.assemble(name, " ", self.colours(box.COLOURS_OF[traitor] if colours is None else colours))

    def traitors(self, traitors: int) -> list[Text]:
        """A set of traitors."""
        blocked = self.view.unplayable
        signs = ((f"{BLOCKED} " if blocked >> traitor & 1 else "", traitor) for traitor in members(traitors))
        return [Text.assemble(sign, self.traitor(traitor)) for sign, traitor in signs]

    def secret(self, sign: Text) -> Text:
        """Something that not everybody sees."""
        return Text.assemble("┊", sign, "┊")

    def heading(self, name: str, private: bool = False, **arguments: Argument) -> Text:
        """What a list is headed by, with an eye where only the viewer sees it."""
        text = Text(self.say(name, **arguments), "bold")
        return text.append(f" {EYE}", f"not bold {OWN}") if private and self.seat >= 0 else text

    def cards(self, counts: Sequence[int]) -> list[str]:
        """So many cards of each kind."""
        return [self.some(kind, count) for kind, count in enumerate(counts) if count > 0]

    def cargo(self, counts: Sequence[int]) -> str:
        """The same in a row."""
        return ", ".join(self.cards(counts))

    def some(self, kind: int, count: int) -> str:
        """Cards of one kind."""
        return self.kind(kind) if count == 1 else f"{self.kind(kind)} ×{count}"

    def kind(self, kind: int) -> str:
        """The short name of a kind of Cargo."""
        return self.say(f"short-{CARD.text(kind)}")

    # The airship -------------------------------------------------------------------------------

    def airship(self) -> Panel:
        """Dice, flight, Safe and Hold under a title that says where the game stands."""
        view = self.view
        grid = Grid.grid(padding=(0, 2, 0, 0))
        if not self.over and view.stage != DRAFTING:
            grid.add_row(self.heading("board-dice"), self.dice())
        flown = FLOWN * view.journeys + AHEAD * (box.JOURNEYS - view.journeys)
        soon = "over" if self.over else "now" if view.journeys == box.JOURNEYS else "later"
        journeys = self.say("board-journeys-of", journeys=view.journeys, all=box.JOURNEYS, end=soon)
        grid.add_row(self.heading("board-journeys"), Text.assemble((flown, "yellow"), f"  {journeys}"))
        stocks = self.say("board-stocks", safe=view.safe, cards=view.depth)
        grid.add_row(self.heading("board-airship"), stocks)
        title = Text(self.title(), "bold")
        return Panel(grid, title=title, title_align="left", box=ROUNDED, expand=False)

    def title(self) -> str:
        """Turn, round and what goes on."""
        view = self.view
        if self.over:
            return self.say("board-over")
        if view.stage == DRAFTING:
            return self.say("board-drafting", turn=view.turn)
        if view.stage == SETTLING and view.actor == NONE:
            return self.say("board-rolling", turn=view.turn)
        return self.say("board-playing", turn=view.turn, round=lap(view) + 1, seat=self.name(view.actor))

    def dice(self) -> Text:
        """The three dice as headings with their colours."""
        return Text("   ").join(self.die(self.view.die[die]) for die in range(box.DICE))

    def die(self, result: int) -> Text:
        """One die."""
        words = self.say("board-die", result=argument(FACE, result))
        if result == box.BLACK:
            return Text(f"{BLACK_DIE} {words}", "dim")
        if result == box.PICK:
            return Text(f"{OPEN_DIE} {words}", "bold")
        return Text(f"{ARROW[result]} {words}", PAINT[result])

    # Players -----------------------------------------------------------------------------------

    def players(self) -> Grid:
        """Who sits here, and what everybody may know of them."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column(self.say("board-player"), no_wrap=True)
        grid.add_column(COIN, justify="right")
        grid.add_column(HELD, justify="right")
        grid.add_column(self.say("board-points"), justify="right", no_wrap=True)
        grid.add_column("" if self.over else self.say("board-traitors"))
        for seat in range(self.view.seats):
            grid.add_row(
                self.who(seat),
                str(self.view.coins[seat]),
                str(self.view.hand_size[seat]),
                self.points(seat),
                Text("") if self.over else Text("  ").join(self.laid_and_held(seat)),
            )
        return grid

    def who(self, seat: int) -> Text:
        """A name, marked where the game waits for it and where it is the viewer's, and its signs."""
        awaited = bool(self.view.awaits >> seat & 1)
        name = Text.assemble((f"{TURN if awaited else ' '} {self.name(seat)}", "bold" if awaited else ""))
        if seat == self.seat:
            name.append(f" {self.say('board-you')}", OWN)
        return name.append("".join(f" {sign}" for sign in self.signs(seat)), "yellow")

    def signs(self, seat: int) -> Iterator[str]:
        """The lead, a toll for each that a seat takes, and a place among the winners."""
        if seat == self.view.leader and not self.over:
            yield LEADER
        yield from (
            TOLL_FLAG for toll in range(box.MOST_TOLLS) if self.view.toll[toll] == seat and not self.over
        )
        if self.over and self.view.winners >> seat & 1:
            yield LEADER

    def points(self, seat: int) -> Text:
        """Points of those that are asked for, bright once they are enough."""
        points, target = score(self.view, seat), box.TARGET[self.view.mode]
        enough = "bold bright_green" if points >= target else ""
        return Text.assemble((str(points), enough), (f"/{target}", "dim"))

    def laid_and_held(self, seat: int) -> Iterator[Text]:
        """The traitors that a seat has played or shown, then those in hand."""
        view = self.view
        laid = [round_ for round_ in range(box.LAPS) if view.laid[seat, round_] != NONE]
        for round_ in laid:
            traitor = view.laid[seat, round_]
            if view.skipped[seat, round_]:
                yield Text.assemble(f"{BLOCKED} ", self.traitor(traitor), style="dim")
            elif traitor == view.current[seat]:
                yield Text.assemble("[", self.traitor(traitor, self.copied(seat)), "]")
            else:
                yield Text.assemble(self.traitor(traitor), style="dim")
        if view.held[seat]:
            yield from map(self.secret, self.traitors(view.held[seat]))
        else:
            yield from [Text(FACE_DOWN, "dim")] * (self.traitors_had(seat) - len(laid))

    def traitors_had(self, seat: int) -> int:
        """How many traitors a seat has got in this turn."""
        view = self.view
        return 1 + ((seat - view.leader) % view.seats < view.drafted)

    # What lies open ----------------------------------------------------------------------------

    def in_the_open(self) -> RenderableType:
        """Cargo overboard and discarded, and the traitors that cannot be played."""
        view = self.view
        thrown = [self.thrown(seat) for seat, cargo in enumerate(self.overboard) if any(cargo)]
        discarded = self.cards([view.discarded[kind] for kind in KIND])
        blocked = [self.blocked(place) for place in range(box.MOST_NAMES) if view.named[place] != NONE]
        rows = [Row(thrown or [Text(self.say("board-nothing-yet"), "dim")], self.heading("board-thrown"))]
        if discarded:
            rows.append(Row([Text(card) for card in discarded], self.heading("board-discarded")))
        if blocked and not self.over:
            rows.append(Row(blocked, self.heading("board-blocked")))
        return Group(*rows)

    def thrown(self, seat: int) -> Text:
        """What a seat threw overboard, and of which levels."""
        cargo = self.overboard[seat]
        levels = {box.LEVEL[kind] for kind in KIND if cargo[kind]}
        marks = "".join(str(level) if level in levels else "·" for level in range(1, box.LEVELS + 1))
        text = Text.assemble((self.name(seat), OWN if seat == self.seat else ""), f": {self.cargo(cargo)} ")
        return text.append(f"[{marks}]", "yellow" if len(levels) == box.LEVELS else "dim")

    def blocked(self, place: int) -> Text:
        """A traitor that nobody can play, and who named it."""
        traitor = self.traitor(self.view.named[place])
        return traitor.append(f" ({self.name(self.view.namer[place])})", "dim")

    # The viewer's own things -------------------------------------------------------------------

    def own(self) -> RenderableType:
        """Own Cargo and traitors, what the viewer saw of others', and what the signs mean."""
        parts: list[RenderableType] = self.open_cards()
        if self.seat >= 0 and not self.over:
            parts += [*self.own_cargo(), *self.own_traitors(), *self.pool(), *self.others_traitors()]
            parts += self.noted()
        return Group(*parts, self.legend())

    def open_cards(self) -> list[RenderableType]:
        """Every hand and the traitors put aside, where all cards are open."""
        if not self.open:
            return []
        hands = (self.cargo(hand) or self.say("board-empty") for hand in self.hands)
        cards = {"board-hands": [Text(f"{self.name(seat)}: {hand}") for seat, hand in enumerate(hands)]}
        if not self.over:
            cards["board-airsick"] = self.traitors(self.view.airsick)
            left = "pool" if self.view.stage == DRAFTING else "unselected"
            cards[f"board-{left}"] = self.traitors(self.view.undrafted)
        return [Row(parts, self.heading(name)) for name, parts in cards.items()]

    def own_cargo(self) -> list[RenderableType]:
        """The viewer's hand with level, points and bribe."""
        hand = self.hands[self.seat]
        title = self.heading("board-own-cargo", private=True)
        if not any(hand):
            return [Text.assemble(title, f"  {self.say('board-empty')}")]
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column(title, no_wrap=True)
        for column in ("level", "points", "bribe"):
            grid.add_column(Text(self.say(f"board-{column}"), "not bold dim"), justify="right")
        grid.add_column("")
        for kind in KIND:
            if hand[kind]:
                grid.add_row(*self.card(kind, hand[kind]))
        return [grid]

    def card(self, kind: int, count: int) -> Iterator[Text]:
        """A kind of Cargo in the viewer's hand."""
        yield self.secret(Text(self.some(kind, count)))
        yield Text(str(box.LEVEL[kind]))
        yield Text(str(box.POINTS[kind]))
        yield Text(f"{box.BRIBE[self.view.bribes, kind]} {COIN}")
        short = fewest_crates(self.view, self.seat, kind) - most_crates(self.view, self.seat, kind)
        yield Text(self.say("board-short", coins=short) if short > 0 else "", "dim")

    def own_traitors(self) -> list[RenderableType]:
        """The viewer's traitors, what each does, and whether it can be played and throw."""
        current = self.view.current[self.seat]
        mine = [*([] if current == NONE else [current]), *members(self.view.held[self.seat])]
        return [self.cast("board-own-traitors", [(traitor, self.state(traitor)) for traitor in mine])]

    def cast(self, heading: str, traitors: Sequence[tuple[int, Text]]) -> Grid:
        """Traitors, a row each: colours, name, a remark and the Ability in short."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column(self.heading(heading, private=True), no_wrap=True)
        grid.add_column("")
        for traitor, remark in traitors:
            about = [remark, self.search(traitor), Text(self.brief(traitor))]
            grid.add_row(self.in_cast(traitor), Text(" · ").join(part for part in about if part))
        return grid

    def brief(self, traitor: int) -> str:
        """An Ability in short."""
        return self.say("board-brief", traitor=argument(TRAITOR, traitor))

    def search(self, traitor: int) -> Text:
        """What a traitor's Search brings, where that is more than usual."""
        coins, cards = box.SEARCH_COINS[traitor], box.SEARCH_CARDS[traitor]
        return Text("" if coins == cards == 1 else self.say("board-search", coins=coins, cards=cards))

    def in_cast(self, traitor: int) -> Text:
        """A traitor as it lies: current, or hidden from others."""
        if traitor == self.view.current[self.seat]:
            return Text.assemble("[", self.traitor(traitor, self.copied(self.seat)), "]")
        return self.secret(self.traitor(traitor))

    def copied(self, seat: int) -> int | None:
        """The colours of a seat's current traitor while it acts, its own or copied."""
        return self.view.colours if seat == self.acting else None

    def state(self, traitor: int) -> Text:
        """Whether one of the viewer's traitors is blocked or played, or can throw on these dice."""
        view = self.view
        played = traitor == view.current[self.seat]
        if view.unplayable >> traitor & 1:
            return Text(f"{BLOCKED} {self.say('board-is-blocked')}", "yellow")
        if view.stage == DRAFTING or (played and self.seat == self.acting and view.done & THROW_DONE):
            return Text("")
        if played and self.seat != self.acting:
            return Text(self.say("board-played"), "dim")
        colours = view.colours if played else box.COLOURS_OF[traitor]
        if colours & open_colours(view):
            return Text(f"{FITS} {self.say('board-can-throw')}", "green")
        return Text(self.say("board-cannot-throw" if colours else "board-copies"), "dim")

    def pool(self) -> list[RenderableType]:
        """The traitors on offer to the viewer in the draft."""
        view = self.view
        if view.stage != DRAFTING or not view.awaits >> self.seat & 1:
            return []
        offered = [(traitor, Text("")) for traitor in members(view.seen_pool[self.seat])]
        return [self.cast("board-pool", offered)]

    def others_traitors(self) -> list[RenderableType]:
        """What the viewer knows of the traitors that others may hold."""
        known = ((name, self.traitors(traitors)) for name, traitors in self.known_traitors())
        return [Row(found, self.heading(name, private=True)) for name, found in known if found]

    def known_traitors(self) -> Iterator[tuple[str, int]]:
        """The leader knows what others hold; the others know what they passed on."""
        view, pick = self.view, self.view.pick[self.seat]
        if pick == NONE:
            return
        if view.stage == DRAFTING or self.seat not in (view.leader, last_drafter(view)):
            yield "board-passed-on", view.seen_pool[self.seat] & ~(1 << pick) & ~view.face_up
            return
        if self.seat == view.leader:
            known = view.airsick | view.undrafted | view.face_up | 1 << view.dealt[self.seat] | 1 << pick
            yield "board-others-hold", box.ALL_TRAITORS & ~known
            yield "board-airsick", view.airsick
        yield "board-unselected", view.undrafted

    def noted(self) -> list[RenderableType]:
        """Cargo that lies hidden and is known to the viewer: in the Hold and in others' hands."""
        known = notes(self.view, self.seat)
        found = {
            "board-top": [Text(f"{place}. {self.kind(card)}") for place, card in enumerate(known.top, 1)],
            "board-near": [Text(card) for card in self.cards(known.near)],
            "board-buried": [self.buried(under, card) for under, card in known.buried],
            "board-in-hands": [
                Text(f"{self.name(seat)}: {self.cargo(hand)}")
                for seat, hand in enumerate(known.hands)
                if seat != self.seat and any(hand)
            ],
        }
        return [Row(parts, self.heading(name, private=True)) for name, parts in found.items() if parts]

    def buried(self, under: int, card: int) -> Text:
        """A card far down in the Hold, and how many lie under it."""
        place = self.say("board-at-bottom") if under == 0 else self.say("board-above", cards=under)
        return Text(f"{self.kind(card)} ({place})")

    def legend(self) -> RenderableType:
        """What the signs mean."""
        named = {COIN: "coins", HELD: "hand"}
        if self.view.winners:
            named[LEADER] = "winner"
        if not self.over:
            named[LEADER] = "leader"
            named |= {TURN: "turn", "[ ]": "current", FACE_DOWN: "face-down"}
            if any(
                self.view.skipped[seat, 0] or self.view.skipped[seat, 1] for seat in range(self.view.seats)
            ):
                named[BLOCKED] = "blocked-sign"
            if self.view.toll[0] != NONE:
                named[TOLL_FLAG] = "toll"
        if any(map(any, self.overboard)):
            named["[1··4]"] = "levels"
        if self.open:
            named["┊ ┊"] = "hidden"
        elif self.seat >= 0 and not self.over:
            named[f"┊ ┊ {EYE}"] = "secret"
        signs = [Text(f"{sign} {self.say(f'board-{name}')}", "dim") for sign, name in named.items()]
        return Row(signs[1:], signs[0])
