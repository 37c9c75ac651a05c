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
from turncoat.games.mad_zeppelin.components import LEVELS
from turncoat.games.mad_zeppelin.describe import flight, noted, standing, stocks
from turncoat.games.mad_zeppelin.scene import scene
from turncoat.games.mad_zeppelin.shapes import Cards, Player
from turncoat.games.mad_zeppelin.table import Table
from turncoat.words import Argument, Message, Seat, Thing, Words

if TYPE_CHECKING:
    from turncoat.match import Move

RESULT = {
    "blue": ("↑", "bright_blue"),
    "red": ("→", "bright_red"),
    "green": ("↓", "bright_green"),
    "yellow": ("←", "bright_yellow"),
    "black": ("■", "dim"),
    "pick": ("✱", "bold"),
}
"""What a die shows, as a sign in its colour: the arrows are the headings of the colours."""
OWN = "cyan"
NO_COLOUR, COIN, HELD, LEADER, TURN, BLOCKED, TOLL_FLAG, EYE = "?", "¤", "▮", "★", "▶", "✕", "⚑", "◉"
FACE_DOWN, FLOWN, AHEAD = "▒▒▒", "●", "○"
FITS = {"blocked": (f"{BLOCKED} ", "yellow"), "can-throw": ("✓ ", "green")}
"""Signs before what a traitor of one's own can do."""
KNOWN_PLACES = ("pool", "passed", "others", "airsick", "unselected")
"""Places of traitors that somebody may have seen."""
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
        return [(Message("traitor-label", {name: said[name] for name in ("traitor", "colours")}),)]
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
        one, two = (Message("name", {"seat": said[which]}) for which in ("other", "another"))
        return [(one, two), (two, one)]
    if move.message.name == "move-player-igor":
        return [(Message("name", {"seat": said["other"]}), Message("step-nobody-else"))]
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
        self.scene = scene(view, seat)
        self.over = self.scene["over"]
        self.cards = {one["name"]: one for one in self.scene["traitors"]}

    def name(self, seat: int) -> str:
        """A player's name, cut where it would push everything else aside."""
        name = self.say("name", seat=Seat(seat))
        return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"

    # Signs -------------------------------------------------------------------------------------

    def traitor(self, name: str, colours: Sequence[str] | None = None) -> Text:
        """A traitor's short name and colours, its own or those that it copies, as arrows and letters."""
        marks = self.cards[name]["colours"] if colours is None else colours
        signs = [(RESULT[mark][0] + self.say(f"letter-{mark}"), RESULT[mark][1]) for mark in marks]
        return Text.assemble(self.say(f"short-{name}"), " ", *(signs or [(NO_COLOUR, "")]))

    def traitors(self, names: Sequence[str]) -> list[Text]:
        """Traitors, those that nobody can play with a sign."""
        signs = ("" if self.cards[name]["named"] is None else f"{BLOCKED} " for name in names)
        return [Text.assemble(sign, self.traitor(name)) for sign, name in zip(signs, names, strict=True)]

    def secret(self, sign: Text) -> Text:
        """Something that not everybody sees."""
        return Text.assemble("┊", sign, "┊")

    def heading(self, name: str, private: bool = False) -> Text:
        """What a list is headed by, with an eye where only the viewer sees it."""
        text = Text(self.say(name), "bold")
        return text.append(f" {EYE}", f"not bold {OWN}") if private and self.seat >= 0 else text

    def cargo(self, cards: Cards) -> list[str]:
        """So many cards of each kind."""
        kinds = ((self.say(f"short-{name}"), count) for name, count in cards.items())
        return [kind if count == 1 else f"{kind} ×{count}" for kind, count in kinds]

    # The airship -------------------------------------------------------------------------------

    def airship(self) -> Panel:
        """Dice, flight, Hold and Safe under a title that says where the game stands."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        dice = [] if self.over else [die["result"] for die in self.scene["dice"] if die]
        if dice:
            grid.add_row(self.heading("board-dice"), Text("   ").join(map(self.die, dice)))
        journeys = self.scene["journeys"]
        flown = FLOWN * journeys + AHEAD * (self.scene["last_journey"] - journeys)
        far = self.words.say(flight(journeys, self.scene["last_journey"], self.over))
        grid.add_row(self.heading("board-journeys"), Text.assemble((flown, "yellow"), f"  {far}"))
        grid.add_row(self.heading("board-airship"), self.words.say(stocks(self.scene)))
        title = Text(self.say("board-title", **standing(self.scene)), "bold")
        return Panel(grid, title=title, title_align="left", box=ROUNDED, expand=False)

    def die(self, result: str) -> Text:
        """One die as a heading with its colour."""
        sign, style = RESULT[result]
        return Text(f"{sign} {self.say(f'result-{result}')}", style)

    # Players -----------------------------------------------------------------------------------

    def players(self) -> Grid:
        """Who sits here, and what everybody may know of them."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column(self.say("board-player"), no_wrap=True)
        grid.add_column(COIN, justify="right")
        grid.add_column(HELD, justify="right")
        grid.add_column(self.say("board-points"), justify="right", no_wrap=True)
        grid.add_column("" if self.over else self.say("board-traitors"))
        for player in self.scene["players"]:
            enough = "bold bright_green" if player["at_target"] else ""
            grid.add_row(
                self.who(player["seat"]),
                str(player["coins"]),
                str(player["hand_size"]),
                Text.assemble((str(player["points"]), enough), (f"/{self.scene['target']}", "dim")),
                Text("") if self.over else Text("  ").join(self.laid_and_held(player)),
            )
        return grid

    def who(self, seat: int) -> Text:
        """A name, marked where the game waits for it and where it is the viewer's, and its signs."""
        awaited = seat in self.scene["awaits"]
        name = Text.assemble((f"{TURN if awaited else ' '} {self.name(seat)}", "bold" if awaited else ""))
        if seat == self.seat:
            name.append(f" {self.say('board-you')}", OWN)
        starred = seat in self.scene["winners"] if self.over else seat == self.scene["leader"]
        tolls = 0 if self.over else self.scene["tolls"].count(seat)
        return name.append(f" {LEADER}" * starred + f" {TOLL_FLAG}" * tolls, "yellow")

    def laid_and_held(self, player: Player) -> Iterator[Text]:
        """The traitors that a seat has played or shown, then those in hand."""
        for laid in player["laid"]:
            traitor = self.traitor(laid["traitor"], laid["colours"])
            if laid["blocked"]:
                yield Text.assemble(f"{BLOCKED} ", traitor, style="dim")
            elif laid["traitor"] == player["current"]:
                yield Text.assemble("[", traitor, "]")
            else:
                yield Text.assemble(traitor, style="dim")
        own = self.scene["own"] if player["seat"] == self.seat else None
        if self.scene["open"]:
            own = self.scene["open"][player["seat"]]
        if own:
            yield from map(self.secret, self.traitors(own["traitors"]))
        else:
            yield from [Text(FACE_DOWN, "dim")] * player["traitors_left"]

    # What lies open ----------------------------------------------------------------------------

    def in_the_open(self) -> RenderableType:
        """Cargo overboard and discarded, and the traitors that cannot be played."""
        thrown = [self.thrown(player) for player in self.scene["players"] if player["thrown"]]
        discarded = [Text(card) for card in self.cargo(self.scene["discarded"])]
        blocked = [
            self.traitor(one["traitor"]).append(f" ({self.name(one['by'])})", "dim")
            for one in self.scene["unplayable"]
        ]
        rows = [Row(thrown or [Text(self.say("board-nothing-yet"), "dim")], self.heading("board-thrown"))]
        if discarded:
            rows.append(Row(discarded, self.heading("board-discarded")))
        if blocked and not self.over:
            rows.append(Row(blocked, self.heading("board-blocked")))
        return Group(*rows)

    def thrown(self, player: Player) -> Text:
        """What a seat threw overboard, and of which levels."""
        levels = range(1, LEVELS + 1)
        marks = "".join(str(level) if level in player["levels"] else "·" for level in levels)
        name = (self.name(player["seat"]), OWN if player["seat"] == self.seat else "")
        text = Text.assemble(name, f": {', '.join(self.cargo(player['thrown']))} ")
        return text.append(f"[{marks}]", "yellow" if player["bonus"] else "dim")

    # The viewer's own things -------------------------------------------------------------------

    def own(self) -> RenderableType:
        """Own Cargo and traitors, what the viewer saw of others', and what the signs mean."""
        parts: list[RenderableType] = []
        if self.scene["open"]:
            parts.append(Row(list(self.hands()), self.heading("board-hands")))
        if self.scene["own"] and not self.over:
            player = self.scene["players"][self.seat]
            current = [player["current"]] if player["current"] else []
            parts.append(self.own_cargo(player))
            parts.append(self.cast("board-own-traitors", [*current, *self.scene["own"]["traitors"]]))
        if not self.over:
            parts += self.known_traitors()
        if self.seat >= 0 and not self.over:
            known = (self.words.say(line, self.names) for line in noted(self.scene))
            parts += [Text.assemble((f"{EYE} ", OWN), line) for line in known]
        return Group(*parts, self.legend())

    def hands(self) -> Iterator[Text]:
        """Every hand, where all cards are open."""
        for player in self.scene["players"]:
            hand = ", ".join(self.cargo(player["hand"] or {})) or self.say("board-empty")
            yield Text(f"{self.name(player['seat'])}: {hand}")

    def own_cargo(self, player: Player) -> RenderableType:
        """The viewer's hand with level, points and bribe."""
        hand = player["hand"]
        title = self.heading("board-own-cargo", private=True)
        if not hand:
            return Text.assemble(title, f"  {self.say('board-empty')}")
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column(title, no_wrap=True)
        for column in ("level", "points", "bribe"):
            grid.add_column(Text(self.say(f"board-{column}"), "not bold dim"), justify="right")
        grid.add_column("")
        kinds = [kind for kind in self.scene["cargo"] if kind["name"] in hand]
        for kind, cards in zip(kinds, self.cargo(hand), strict=True):
            short = player["short"].get(kind["name"])
            grid.add_row(
                self.secret(Text(cards)),
                str(kind["level"]),
                str(kind["points"]),
                f"{kind['bribe']} {COIN}",
                Text(self.say("board-short", coins=short) if short else "", "dim"),
            )
        return grid

    def cast(self, heading: str, traitors: Sequence[str]) -> Grid:
        """Traitors, a row each: colours, name, what they can do now, and the Ability in short."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column(self.heading(heading, private=True), no_wrap=True)
        grid.add_column("")
        for name in traitors:
            brief = Text(self.say("board-brief", traitor=Thing(f"traitor-{name}")))
            about = [self.fit(name), self.search(name), brief]
            grid.add_row(self.in_cast(name), Text(" · ").join(part for part in about if part))
        return grid

    def fit(self, traitor: str) -> Text:
        """Whether one of the viewer's traitors is blocked or played, or can throw on these dice."""
        fit = self.scene["own"] and self.scene["own"]["fits"].get(traitor)
        sign, style = FITS.get(fit or "", ("", "dim"))
        return Text(f"{sign}{self.say(f'fit-{fit}')}" if fit else "", style)

    def search(self, traitor: str) -> Text:
        """What a traitor's Search brings, where that is more than usual."""
        card = self.cards[traitor]
        words = self.say("board-search", coins=card["coins"], cards=card["cards"])
        return Text("" if card["usual_search"] else words)

    def in_cast(self, traitor: str) -> Text:
        """A traitor as it lies: current, or hidden from others."""
        for laid in self.scene["players"][self.seat]["laid"]:
            if laid["traitor"] == traitor:
                return Text.assemble("[", self.traitor(traitor, laid["colours"]), "]")
        return self.secret(self.traitor(traitor))

    def known_traitors(self) -> Iterator[RenderableType]:
        """The traitors on offer to the viewer, and those that others have or nobody has."""
        for place in KNOWN_PLACES:
            found = [one["name"] for one in self.scene["traitors"] if one["place"] == place]
            if found and place == "pool" and self.seat >= 0:
                yield self.cast("board-pool", found)
            elif found:
                yield Row(self.traitors(found), self.heading(f"board-{place}", private=True))

    def legend(self) -> RenderableType:
        """What the signs mean."""
        players = self.scene["players"]
        named = {COIN: "coins", HELD: "hand"}
        if self.scene["winners"]:
            named[LEADER] = "winner"
        if not self.over:
            named |= {LEADER: "leader", TURN: "turn", "[ ]": "current", FACE_DOWN: "face-down"}
            if any(laid["blocked"] for player in players for laid in player["laid"]):
                named[BLOCKED] = "blocked-sign"
            if self.scene["tolls"]:
                named[TOLL_FLAG] = "toll"
        if any(player["thrown"] for player in players):
            named["[1··4]"] = "levels"
        if self.scene["open"]:
            named["┊ ┊"] = "hidden"
        elif self.seat >= 0 and not self.over:
            named[f"┊ ┊ {EYE}"] = "secret"
        signs = [Text(f"{sign} {self.say(f'board-{name}')}", "dim") for sign, name in named.items()]
        return Row(signs[1:], signs[0])
