"""Whole games with a box that somebody typed in, held against its rows at every decision.

What is expected comes from the rows alone, by the names of kinds and traitors. The module is imported in a
process that reads the game with these rows; see `typed`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.rulebook.mad_zeppelin.typed import SEARCH, Box
from tests.suite.mad_zeppelin import audit
from tests.suite.walk import awaited, legal, seen
from turncoat.games.chapters import help_lines
from turncoat.games.mad_zeppelin import GAME
from turncoat.games.mad_zeppelin.components import CARGO, CRATE, DICE, JOURNEY, KINDS, NONE, TRAITOR_CARDS
from turncoat.games.mad_zeppelin.scene import move as words_of_move
from turncoat.games.mad_zeppelin.scene import news as words_of_news
from turncoat.games.mad_zeppelin.scene import scene
from turncoat.games.mad_zeppelin.shapes import ZeppelinScene
from turncoat.games.mad_zeppelin.sheet import sheet
from turncoat.games.mad_zeppelin.table import CARRY_OUT, PLAY_TRAITOR, TAKE_ACTION, Table
from turncoat.kernel.moves import MASK_WORDS
from turncoat.words import LANGUAGES, Message, Words

Throws = set[tuple[str, int]]
"""Cargo by name with a number of crates."""

KIND_NAMES = [kind.name for kind in CARGO]
TRAITOR_NAMES = [card.name for card in TRAITOR_CARDS]
BLACK = 4


class Player:
    """Plays games with a box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.words = [Words(language, GAME.text) for language in LANGUAGES]
        self.said: Counter[str] = Counter()
        self.found = {"throws": 0, "extras": 0, "bribes": 0, "drawn": 0, "idle": 0, "guesses": 0, "plays": 0}
        """How often what is to be shown came up; of bribes and cards drawn, the most."""

    def play_all(self, games: int) -> dict[str, int]:
        """Games at every number of seats with both readings of the bribes, a third of them by the bot."""
        for line in help_lines(GAME, 4):
            assert all(language.say(line) for language in self.words)
        for seats in GAME.seats:
            for seed in range(games):
                reading = ("table", "points")[seed % 2]
                options = {"bribes": reading, "mode": ("run", "long-haul")[seats % 2]}
                table = GAME.dealt(seats, seed, options)
                assert isinstance(table, Table)
                self.play(table, reading, seed, by_bot=(seats + seed) % 3 == 0)
        return self.found

    def play(self, t: Table, reading: str, seed: int, by_bot: bool) -> None:
        """One game to its end."""
        luck, seats = Random(seed), t.seats
        while t.awaits:
            audit(t)
            assert t.faults() == []
            (seat,) = awaited(t)
            moves = legal(GAME, t, seat)
            assert moves
            self.check_throws(t, seat, reading, moves)
            if t.decisions % 29 == seed:
                self.check_view(t, t.decisions % (seats + 1) - 1)
            move = self.bot_move(t, seat) if by_bot else luck.choice(moves)
            assert move in moves
            self.step(t, seat, move, reading)
        audit(t)
        assert t.faults() == []
        assert sheet(t)["seats"] == [self.sheet_row(t, seat) for seat in range(t.seats)]
        self.check_view(t, seed % seats)
        self.found["plays"] = max(self.found["plays"], t.plays)

    def bot_move(self, t: Table, seat: int) -> int:
        """What the hand-written player does."""
        mask = [0] * MASK_WORDS
        GAME.legal(t, seat, mask)
        return GAME.choose(seen(GAME, t, seat), seat, mask, [1, 2, 3, t.decisions])

    def step(self, t: Table, seat: int, move: int, reading: str) -> None:
        """One move, its words, what it costs and what the Search of a traitor finds."""
        family, parameters = GAME.moves.split(move)
        self.say(words_of_move(seen(GAME, t, seat), seat, family, parameters))
        before = t.copy()
        GAME.play(t, seat, move)
        for event in GAME.news.read(t):
            if event.heard_by(seat):
                self.say(words_of_news(t, event))
        if family in ("throw", "extra"):
            name, crates = KIND_NAMES[parameters["cargo"]], parameters["crates"]
            bribe = self.bribe(name, reading)
            assert before.coins[seat] - t.coins[seat] == bribe - crates - self.found_since(t, seat)
            assert t.thrown[seat, parameters["cargo"]] == before.thrown[seat, parameters["cargo"]] + 1
            assert t.discarded[CRATE] == before.discarded[CRATE] + crates
            self.found["throws" if family == "throw" else "extras"] += 1
            self.found["bribes"] = max(self.found["bribes"], bribe)
        elif before.asks == PLAY_TRAITOR:
            self.check_search(before, t, seat, TRAITOR_NAMES[parameters["traitor"]])

    def say(self, message: Message) -> None:
        """The first messages of each name can be put into words."""
        self.said[message.name] += 1
        if self.said[message.name] <= 5:
            assert all(language.say(message) for language in self.words)

    def found_since(self, t: Table, seat: int) -> int:
        """Coins that a seat got after its throw, where that ended its play and its last traitor followed."""
        events = GAME.news.read(t)
        return sum(
            event.facts["coins"]
            for event in events
            if event.kind.name in ("searched", "journey-drawn") and event.facts["seat"] == seat
        )

    def check_search(self, before: Table, t: Table, seat: int, name: str) -> None:
        """Coins first, then cards, as many as the row says and as there are."""
        coins, cards = self.box.search.get(name, SEARCH.get(name, (1, 1)))
        cards = min(cards, before.depth)
        assert t.depth == before.depth - cards
        journeys = t.journeys - before.journeys
        assert t.hand_size[seat] == before.hand_size[seat] + cards - journeys
        most = coins + journeys
        assert t.coins[seat] == before.coins[seat] + min(most, before.safe)
        logged = [t.drawn[t.plays - 1, which] for which in range(t.row["drawn"].shape[-1])]
        assert [card != NONE for card in logged] == [which < cards for which in range(len(logged))]
        assert logged.count(JOURNEY) == journeys
        self.found["drawn"] = max(self.found["drawn"], cards)
        self.found["idle"] += cards == 0

    def bribe(self, name: str, reading: str) -> int:
        """The bribe of a card."""
        _, _, points, bribe = self.box.cargo[name]
        return bribe if reading == "table" else points

    def payments(self, t: Table, seat: int, name: str, reading: str) -> range:
        """Every number of crates that may pay for a card."""
        crates = t.hand[seat, CRATE] - (name == "crate")
        bribe = self.bribe(name, reading)
        return range(max(0, bribe - t.coins[seat]), min(bribe, crates) + 1)

    def check_throws(self, t: Table, seat: int, reading: str, moves: list[int]) -> None:
        """The throws on offer are those that the rows allow, by the heading and by Hummerock's Ability."""
        offered: dict[str, Throws] = {"throw": set(), "extra": set()}
        for family, parameters in map(GAME.moves.split, moves):
            if family in offered:
                offered[family].add((KIND_NAMES[parameters["cargo"]], parameters["crates"]))
        in_hand = [name for number, name in enumerate(KIND_NAMES) if t.hand[seat, number] > 0]
        payable = {(name, crates) for name in in_hand for crates in self.payments(t, seat, name, reading)}
        light = {(name, crates) for name, crates in payable if self.box.cargo[name][1] <= 2}
        dice = {t.die[die] for die in range(DICE)}
        colours = {colour for colour in range(4) if t.colours >> colour & 1}
        may_throw = t.asks == TAKE_ACTION and not t.done & 2 and colours & dice
        by = t.current[seat] if t.asks == TAKE_ACTION else t.running
        asked = t.asks == CARRY_OUT or (t.asks == TAKE_ACTION and not t.done & 1)
        may_extra = asked and by == TRAITOR_NAMES.index("hummerock") and dice != {BLACK}
        assert offered["throw"] == (payable if may_throw else set())
        assert offered["extra"] == (light if may_extra else set())

    def check_view(self, t: Table, seat: int) -> None:
        """A view is data for clients, and a guess for it is a table that looks the same."""
        view = seen(GAME, t, seat)
        assert self.scene_of(view, seat)["hold"] == t.depth
        world = GAME.guessed(view, seat, t.decisions)
        assert isinstance(world, Table)
        audit(world)
        assert world.faults() == []
        assert seen(GAME, world, seat).bytes() == view.bytes()
        self.found["guesses"] += 1

    def scene_of(self, view: Table, seat: int) -> ZeppelinScene:
        """The scene of a view, whose rows are those of the box."""
        shown = scene(view, seat)
        assert {kind["name"]: (kind["copies"], kind["level"], kind["points"]) for kind in shown["cargo"]} == {
            name: tuple(row[:3]) for name, row in self.box.cargo.items()
        }
        return shown

    def sheet_row(self, t: Table, seat: int) -> dict[str, Any]:
        """A seat's line of the score sheet."""
        thrown = {KIND_NAMES[kind]: t.thrown[seat, kind] for kind in range(KINDS) if t.thrown[seat, kind]}
        points = sum(self.box.cargo[name][2] * count for name, count in thrown.items())
        bonus = int({self.box.cargo[name][1] for name in thrown} == {1, 2, 3, 4})
        return {
            "seat": seat,
            "thrown": thrown,
            "cargo_points": points,
            "bonus": bonus,
            "points": points + bonus,
            "coins": t.coins[seat],
            "at_target": points + bonus >= (20, 30)[t.mode],
        }


def found_in(box: Box, games: int) -> Iterator[str]:
    """What came up in games with a box, a line each."""
    for name, count in Player(box).play_all(games).items():
        yield f"{name} {count}"


def plays_of_a_lazy_game(seats: int, seed: int, idle: set[str]) -> tuple[int, int]:
    """Turns and plays of a game without throws, in which all first draft and play those who draw nothing."""
    t = GAME.dealt(seats, seed)
    assert isinstance(t, Table)
    while t.awaits:
        audit(t)
        assert t.faults() == []
        (seat,) = awaited(t)
        moves = legal(GAME, t, seat)
        named = {number: GAME.moves.split(number) for number in moves}
        lazy = [
            number
            for number, (family, parameters) in named.items()
            if family in ("end", "decline")
            or (family == "traitor" and TRAITOR_NAMES[parameters["traitor"]] in idle)
        ]
        GAME.play(t, seat, (lazy or moves)[0])
    return t.turn, t.plays
