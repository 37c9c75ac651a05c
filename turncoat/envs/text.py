"""Games in words, to evaluate models of language: many games, an agent in some seats, bots in the others.

An agent is anything that takes a prompt and gives an answer. The same seed and the same answers make the same
games.

>>> def first(prompt: str) -> str:
...     return "move: " + prompt.partition("in words:")[2].split(" — ")[0]
>>> from turncoat.envs.text import play
>>> report = play("passengers", [first, "random", "random", "random"], games=1, seed=3, talk=False)
>>> report.totals["first"].by_lot
0
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from functools import partial
from itertools import count
from types import MethodType
from typing import Any

from turncoat.bots.own import any_bot
from turncoat.envs.answers import Agent, Answer, Wish, read
from turncoat.envs.place import LONGEST
from turncoat.envs.sitting import whole
from turncoat.envs.table import Table
from turncoat.games import chosen
from turncoat.games.playable import Playable
from turncoat.kernel.fault import OptionError
from turncoat.match import Refused, words_of
from turncoat.words import Argument, Fault, Message, Seat

Player = str | Agent | type
"""A kind of bot by its name, an agent, or a class of which every game gets an agent of its own."""
LOGS = ("all", "new")
NUMBER_BITS = 32
"""The seed of a game has the number of the game below the seed of the course."""
SEED_BITS = 128 - NUMBER_BITS


@dataclass(frozen=True)
class Asked:
    """A prompt, the answer, and what was wrong with it, if anything was."""

    seat: int
    prompt: str
    answer: str
    wrong: str | None


@dataclass
class Account:
    """What an agent did in a game, or in many."""

    games: int = 0
    won: int = 0
    decisions: int = 0
    asked: int = 0
    """Prompts: more than decisions where answers could not be used."""
    unreadable: int = 0
    """Answers that could not be used."""
    by_lot: int = 0
    """Decisions that were left to the lot after that."""
    characters_in: int = 0
    characters_out: int = 0
    tokens_in: int = 0
    """As the agent reports them; 0 where it does not."""
    tokens_out: int = 0
    cost: float = 0.0
    claims: int = 0
    """Claims that turned out true or false."""
    lies: int = 0
    believed: int = 0
    """Lies of which somebody said that they believe it, before the next claim."""

    def add(self, other: Account) -> None:
        """Count another game in."""
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))


@dataclass(frozen=True)
class Played:
    """A game that was played: who sat where, what came of it, and every word of it."""

    number: int
    seed: int
    players: list[str]
    winners: list[int]
    payoffs: list[int]
    sides: list[str | None]
    accounts: list[Account]
    """By seat; those of bots count games, claims and lies."""
    transcript: list[Asked] = field(repr=False)
    saved: dict[str, Any] = field(repr=False)
    """The match as `turncoat replay` reads it from a file."""

    def json(self) -> dict[str, Any]:
        """The game as a program reads it."""
        return asdict(self)


@dataclass
class Report:
    """Many games."""

    games: list[Played] = field(default_factory=list)

    @property
    def totals(self) -> dict[str, Account]:
        """What came of all games, by player."""
        totals: dict[str, Account] = {}
        for game in self.games:
            for name, account in zip(game.players, game.accounts, strict=True):
                totals.setdefault(name, Account()).add(account)
        return totals

    def json(self) -> dict[str, Any]:
        """The report as a program reads it, without what was said."""
        return {"games": len(self.games), "players": {name: asdict(one) for name, one in self.totals.items()}}


def play(
    game: str | Playable,
    players: Sequence[Player],
    games: int = 1,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    talk: bool = True,
    rotate: bool = True,
    rules: bool = True,
    log: str = "all",
    tries: int = 3,
    language: str = "en",
    at_once: int = 1,
) -> Report:
    """Play games and report; `course` says what it takes."""
    return Report(
        list(course(game, players, games, seed, options, talk, rotate, rules, log, tries, language, at_once))
    )


def course(
    game: str | Playable,
    players: Sequence[Player],
    games: int = 1,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    talk: bool = True,
    rotate: bool = True,
    rules: bool = True,
    log: str = "all",
    tries: int = 3,
    language: str = "en",
    at_once: int = 1,
) -> Iterator[Played]:
    """Play games, each as soon as it is over: what is there already outlives an agent that fails.

    `players` are those at the table, one for each seat, whom reports call as `names_of` says; with `rotate`
    everybody moves on by a seat from game to game. `rules` puts the rules into every prompt, `log` the whole
    log or only what is new. An answer that cannot be used is asked for again with what is wrong, `tries`
    times in all; then the lot decides. `at_once` games go on at the same time, in threads.
    """
    of = chosen(game)
    games, seed = whole("games", games), whole("seed", seed)
    tries, at_once = whole("tries", tries), whole("at_once", at_once)
    _check(of, players, games, seed, options, log, tries, language, at_once)
    prompts, names = Prompts(rules, log, tries), names_of(players)

    def one(number: int) -> Played:
        shift = number % len(players) if rotate else 0
        order = [(seat - shift) % len(players) for seat in range(len(players))]
        seated = [Seated(names[place], players[place]) for place in order]
        return Evening(of, seated, number, seed, options, talk, language, prompts).play()

    return _played(one, games, at_once)


def _played(one: Callable[[int], Played], games: int, at_once: int) -> Iterator[Played]:
    with ThreadPoolExecutor(at_once) as pool:
        yield from pool.map(one, range(games))


def _check(
    game: Playable, players: Sequence[Player], games: int, seed: int, options: Mapping[str, str] | None,
    log: str, tries: int, language: str, at_once: int,
) -> None:  # fmt: skip
    """Refuse what cannot be played, before anybody is asked anything."""
    words = words_of(game, language)
    if len(players) not in game.seats:
        facts = {"players": len(players), "least": game.seats[0], "most": game.seats[-1]}
        raise Fault(Message("text-players", facts), words)
    if log not in LOGS:
        raise Fault(Message("text-memory", {"log": log}), words)
    if tries < 1:
        raise Fault(Message("text-tries"), words)
    if at_once < 1:
        raise Fault(Message("text-at-once", {"games": at_once}), words)
    if games < 1:
        raise Fault(Message("error-games", {"games": games}), words)
    if not 0 <= seed < 1 << SEED_BITS:
        raise Fault(Message("error-seed", {"seed": str(seed), "bits": SEED_BITS}), words)
    try:
        game.blank(len(players), options)
    except OptionError as fault:
        raise Fault.of(fault, words) from None
    for player in players:
        if isinstance(player, str):
            any_bot(player, game)
        elif not _answers(player):
            raise Fault(Message("text-player", {"player": repr(player)}), words)


def _answers(player: object) -> bool:
    """Whether it is an agent, or a class of agents."""
    if isinstance(player, type):
        return any("__call__" in vars(kind) for kind in player.__mro__)
    return callable(player)


@dataclass(frozen=True)
class Seated:
    """A player, and what it is called."""

    name: str
    player: Player


@dataclass(frozen=True)
class Prompts:
    """How agents are asked."""

    rules: bool
    log: str
    tries: int


class Evening:
    """One game."""

    def __init__(
        self, game: Playable, seated: Sequence[Seated], number: int, seed: int,
        options: Mapping[str, str] | None, talk: bool, language: str, prompts: Prompts,
    ) -> None:  # fmt: skip
        self.number = number
        self.seed = seed << NUMBER_BITS | number
        self.names = [one.name for one in seated]
        players = [one.player for one in seated]
        self.agents: dict[int, Agent] = {
            seat: player() if isinstance(player, type) else player
            for seat, player in enumerate(players)
            if not isinstance(player, str)
        }
        bots = [any_bot(player, game) if isinstance(player, str) else None for player in players]
        self.table = Table(game, bots, self.seed, options, talk, language)
        self.prompts = prompts
        self.readers = {seat: self.table.reader(seat) for seat in self.agents}
        self.accounts = [Account(games=1) for _ in players]
        self.transcript: list[Asked] = []
        self.read = dict.fromkeys(self.agents, 0)

    def play(self) -> Played:
        """Play to the end."""
        while self.table.asked:
            self.decide(self.table.asked[0])
        match, sides = self.table.match, self.table.match.game.sides
        result = match.result
        taken = [match.game.side(match.table, seat) if sides else -1 for seat in range(match.seats)]
        for seat, account in enumerate(self.accounts):
            account.won = int(seat in result["winners"])
            account.claims, account.lies, account.believed = self.table.honesty(seat)
        return Played(
            self.number,
            self.seed,
            self.names,
            result["winners"],
            result["payoffs"],
            [sides[side] if side >= 0 else None for side in taken],
            self.accounts,
            self.transcript,
            match.saved(),
        )

    def decide(self, seat: int) -> None:
        """Ask an agent until its answer can be used, or the lot has to decide."""
        account = self.accounts[seat]
        account.decisions += 1
        prompt, wrong, wish = self.prompt(seat), "", Wish()
        for _ in range(self.prompts.tries):
            asked = f"{prompt}\n\n{self._say('text-again')}\n{wrong}" if wrong else prompt
            answer = self.ask(seat, asked)
            wish = read(answer)
            wrong = self.wrong_move(seat, wish) or self.wrong_words(seat, wish)
            self.transcript.append(Asked(seat, asked, answer, wrong or None))
            if not wrong:
                break
            account.unreadable += 1
        if wrong:
            lost = bool(self.wrong_move(seat, wish))
            account.by_lot += lost
            wish = Wish(self.table.by_lot(seat) if lost else wish.move)
        with suppress(Refused):  # a rule may allow a claim or free words, and not both
            if wish.claim:
                self.table.claim(seat, wish.claim)
            if wish.say:
                self.table.say(seat, wish.say)
        self.table.play(seat, wish.move)

    def ask(self, seat: int, prompt: str) -> str:
        """Ask once, and count what it costs."""
        given = self.agents[seat](prompt)
        answer = given if isinstance(given, Answer) else Answer(given)
        if not isinstance(answer.text, str):
            facts = {"agent": self.names[seat], "answer": repr(given)}
            raise Fault(Message("text-answer", facts), self.table.match.words)
        account = self.accounts[seat]
        account.asked += 1
        account.characters_in += len(prompt)
        account.characters_out += len(answer.text)
        account.tokens_in += answer.tokens_in
        account.tokens_out += answer.tokens_out
        account.cost += answer.cost
        return answer.text

    def wrong_move(self, seat: int, wish: Wish) -> str:
        """What is wrong with the move of an answer; empty where it can be made."""
        match = self.table.match
        if not wish.move:
            return self._say("text-no-move")
        legal = wish.move in map(match.game.moves.text, match.legal_numbers(seat))
        return "" if legal else self._say("text-not-legal", move=wish.move)

    def wrong_words(self, seat: int, wish: Wish) -> str:
        """What is wrong with what is said beside it."""
        if len(wish.say) > LONGEST:
            return self._say("text-too-long", most=LONGEST)
        try:
            if wish.claim:
                self.table.check(seat, wish.claim)
            if wish.say:
                self.table.check_words(seat, wish.say)
        except Refused as refusal:
            return str(refusal)
        return ""

    def prompt(self, seat: int) -> str:
        """All that an agent is told: what never changes stands first, so that it can be kept in mind."""
        reader, view, lines = self.readers[seat], self.table.view(seat), self.table.lines(seat)
        new = lines[self.read[seat] :] if self.prompts.log == "new" else lines
        self.read[seat] = len(lines)
        talks = self.table.talks
        parts = [
            reader.rules(self.table.rules()) if self.prompts.rules else "",
            self._say("text-you", player=Seat(seat)),
            reader.happened(new),
            reader.table(view),
            reader.known(view),
            reader.claims(view) if talks else "",
            f"{reader.question(view)}\n\n{reader.moves(view)}",
            self._say("text-how", move=view["moves"][0]["text"]),
            self._say("text-how-talk") if talks else "",
        ]
        return "\n\n".join(filter(None, parts))

    def _say(self, name: str, **arguments: Argument) -> str:
        return self.table.match.say(Message(name, arguments))


def names_of(players: Sequence[Player]) -> list[str]:
    """What players are called in reports: bots and functions by their names, other agents by their `name`, or
    else by that of their class. Different players get different names.

    >>> names_of(["random", print, "random", lambda prompt: "", lambda prompt: ""])
    ['random', 'print', 'random', '<lambda>', '<lambda> 2']
    """
    names: list[str] = []
    for place, player in enumerate(players):
        before = next((one for one in range(place) if _same(players[one], player)), None)
        names.append(_free(_name_of(player), names) if before is None else names[before])
    return names


def _same(one: Player, other: Player) -> bool:
    """Whether it is one player in two seats: a kind of bot, an agent, a method of one object."""
    return one is other or (isinstance(one, str | MethodType) and one == other)


def _name_of(player: Player) -> str:
    name = player if isinstance(player, str) else getattr(player, "name", None)
    if isinstance(name, str) and name:
        return name
    if isinstance(player, partial):
        return _name_of(player.func)
    return str(getattr(player, "__name__", type(player).__name__))


def _free(name: str, taken: Sequence[str]) -> str:
    """A name, with a number where it is taken."""
    if name not in taken:
        return name
    return next(numbered for number in count(2) if (numbered := f"{name} {number}") not in taken)
