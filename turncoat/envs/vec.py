"""Many games at once for those who learn: what seats see, what they may do, what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, pairwise
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from turncoat.games import game as game_named
from turncoat.games.playable import Playable
from turncoat.kernel import stepping
from turncoat.kernel.batch import SHARE, cores, rows, spoken
from turncoat.kernel.chance import halves
from turncoat.kernel.encoding import Encoding
from turncoat.kernel.fault import OptionError
from turncoat.kernel.game import Game, place_of
from turncoat.kernel.given import checked, whole_number, whole_numbers
from turncoat.kernel.moves import MASK_WORDS, WORD_BITS
from turncoat.kernel.playout import HANDWRITTEN, RANDOM
from turncoat.kernel.ponder import ponderer
from turncoat.kernel.rule import alarm, entry, filled, made_once
from turncoat.kernel.stepping import ANEW, CALLER
from turncoat.kernel.talk import NOTHING

DEVICES = ("cpu", "cuda")
LIGHTER = 8
"""So many times fewer tables are enough for another core where others play at them and have to think."""
WORKING = ("machine", "rows", "pool", "shares")
"""What tables side by side have besides what is on them."""
AS_MANY_AS_IT_TAKES = 1 << 30
"""More decisions than others ever make between two of the caller's."""


class Turn(NamedTuple):
    """How all tables stand after a step: whose turn it is, what that seat sees and may do, what has ended."""

    observations: Any
    """`int8`, by table and input: what the seat whose turn it is sees."""
    masks: Any
    """`bool`, by table and action: what it may do."""
    seats: Any
    """`int64`: whose turn it is; -1 where it is not the caller's: a game ended without one, or others are
    not done."""
    sides: Any
    """`int8`, by table and seat: the sides of now."""
    rewards: Any
    """`int16`, by table and seat: the payoffs of a game that has ended in this step, else 0."""
    ended: Any
    """`bool`: whether a game has ended in this step; its table is dealt anew."""
    ended_sides: Any
    """`int8`, by table and seat: the sides of the game that ended last."""


@made_once
def machine(game: Game, others: bool, talks: bool) -> SimpleNamespace:
    """What steps tables on this machine, one game's rules put in; each part is compiled when it is needed."""
    kind = f"{game.name}{'_others' * others}{'_talk' * talks}"
    one = stepping.stepper(game, filled, others, talks)
    parts = vars(one) | (spoken(game) if talks else {})

    def made(function: Any) -> Any:
        return entry(function, f"{function.__name__}_{kind}", **parts)

    found = SimpleNamespace(
        check=made(stepping.check_all), step=made(stepping.step_all), choose=made(stepping.choose_all),
        weigh=made(stepping.weigh_all),
    )  # fmt: skip
    if talks:
        found.say = made(stepping.say_all)
        found.sensible = made(stepping.sensible_all)
    return found


class Vec:
    """Tables side by side on the CPU. What is not given to write into is kept in arrays of its own."""

    device = "cpu"

    def __init__(
        self, game: Game, seats: int, n: int, talk: str = "off", seed: int = 0,
        options: Mapping[str, str] | None = None, players: ArrayLike | None = None, observe: bool = True,
        room: int = 0, threads: int | None = None, pace: int = 0,
    ) -> None:  # fmt: skip
        whole_number("seats", seats, 1)
        self.n = whole_number("n, the number of tables", n, 1)
        whole_number("pace, the decisions of others in a step, or 0 for all of them", pace, 0)
        whole_number("seed", seed, 0)
        if threads is not None:
            whole_number("threads", threads, 1)
        if not isinstance(options, Mapping | None):
            raise ValueError(f"options are values by their names, as {{'name': 'value'}}, not {options!r}")
        self.game = game
        self.observe = observe
        self.encoding = Encoding(game, seats, talk, room=room)
        self.template = game.blank(seats, options).row
        self.others = players is not None
        self.most = pace or AS_MANY_AS_IT_TAKES
        self._prepare(threads)
        self.seated = self._placed(CALLER if players is None else players)
        self.now = Turn(**{name: self._empty(*shape) for name, shape in self.shapes.items()})
        """The arrays that steps were last written into."""
        self.reset(seed)

    @property
    def seats(self) -> int:
        """How many play at each table."""
        return self.encoding.seats

    @property
    def shapes(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """The shape and the kind of each array of a `Turn`."""
        size, actions = self.encoding.size if self.observe else 0, self.encoding.actions
        by_seat = (self.n, self.seats)
        return {
            "observations": ((self.n, size), np.int8),
            "masks": ((self.n, actions), np.bool_),
            "seats": ((self.n,), np.int64),
            "sides": (by_seat, np.int8),
            "rewards": (by_seat, np.int16),
            "ended": ((self.n,), np.bool_),
            "ended_sides": (by_seat, np.int8),
        }

    observations = property(lambda self: self.now.observations, doc="What the seats whose turn it is see.")
    masks = property(lambda self: self.now.masks, doc="What they may do.")
    sides = property(lambda self: self.now.sides, doc="The sides of now.")
    rewards = property(lambda self: self.now.rewards, doc="What games that ended in the last step paid.")
    ended = property(lambda self: self.now.ended, doc="Which games ended in the last step.")
    turns = property(lambda self: self.now.seats, doc="Whose turn it is.")

    # What a caller does --------------------------------------------------------------------------

    @property
    def players(self) -> Any:
        """`players[table, seat, side]`: `CALLER`, `HANDWRITTEN` or `RANDOM`. Who is to play from now on can
        be set where players were named at the start."""
        shown = self.seated.view()
        shown.flags.writeable = False
        return shown

    @players.setter
    def players(self, players: ArrayLike) -> None:
        if not self.others:
            raise ValueError("the caller plays all seats here: name `players` at the start, and others can")
        self.seated = self._placed(players)

    def reset(self, seed: int | None = None, **out: Any) -> Turn:
        """Deal all games anew, from the first of a seed on, or of the seed of before."""
        self._sow(seed)
        self.numbers[:] = np.arange(self.n)
        return self._step(np.full(self.n, ANEW, np.int64), out)

    def step(self, actions: Any, **out: Any) -> Turn:
        """Take an action at each table, for the seat whose turn it is; where there is none it is passed by.

        Others play on until it is the caller's turn again, or as far as the pace lets them. Games that end
        are reported and dealt anew.
        `out` names arrays of the caller's to write into, by the names that a `Turn` has.
        """
        return self._step(self._moves(actions), out)

    def by_hand(self, out: Any = None) -> Any:
        """What the hand-written player would do for each seat whose turn it is, as actions."""
        actions = self._given("actions", out, (self.n,), np.int64)
        self._shared(
            lambda scratch, *share: self.machine.choose(
                self.rows, scratch, self.whose, self.words, self.whims, self.encoding.actions_of, actions,
                *share,
            )
        )  # fmt: skip
        return actions

    def merits(self, out: Any = None) -> Any:
        """What the hand-written player thinks of each action of the seats whose turn it is: `float32`.

        It is in the game's own measure (`game.heat`, `game.whim`): 0 for what is not legal, and where there
        is no choice.
        """
        merits = self._given("merits", out, (self.n, self.encoding.actions), np.float32)
        self._shared(
            lambda scratch, *share: self.machine.weigh(
                self.rows, scratch, self.whose, self.words, self.whims, self.encoding.actions_of, merits,
                *share,
            )
        )  # fmt: skip
        return merits

    def tries(self, actions: Any, seed: int, out: Any = None) -> Any:
        """How actions turn out for the seats whose turn it is, several at each table and -1 for none.

        Each is played on from the table as it is, everybody by hand, with the same luck for all of a table
        and other luck for another seed: how likely the seat wins, in thousandths (`int64`), below 0 where it
        changes sides for it. The tables stay as they are. It uses what no seat knows: what is learned from it
        holds on average, what is played by it is cheating.
        """
        moves = self._tried(np.asarray(actions))
        won = self._given("results", out, moves.shape, np.int64)
        self._shared(
            lambda scratch, *share: ponderer(self.game).each(
                scratch, self.rows, self.whose, moves, *halves(seed), won, *share
            )
        )
        return won

    def _tried(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        """The moves that several actions of each table are, -1 for none; an error says what is wrong."""
        if actions.ndim != 2 or len(actions) != self.n or actions.dtype.kind not in "iu":
            raise ValueError(f"{self.n} tables take as many rows of whole numbers, some actions for each")
        tables, places = np.nonzero((self.whose[:, None] >= 0) & (actions >= 0))
        chosen, known = actions[tables, places], self.encoding.actions
        found = self.encoding.moves_of[self.whose[tables], np.minimum(chosen, known - 1)].astype(np.int64)
        marks = self.words[tables, found // WORD_BITS] >> (found % WORD_BITS)
        wrong = (chosen >= known) | (found < 0) | (marks & 1 == 0)
        if wrong.any():
            first = int(wrong.argmax())
            raise ValueError(
                f"action {chosen[first]} is not legal at table {tables[first]}; nothing was tried"
            )
        moves = np.full(actions.shape, -1, np.int64)
        moves[tables, places] = found
        return moves

    def sensible(self, out: Any = None) -> Any:
        """Which claims make sense for each seat whose turn it is, counted from it: `bool` by table."""
        self._need_talk()
        marks = self._given("marks", out, (self.n, self.encoding.claims), np.bool_)
        self._shared(
            lambda _, *share: self.machine.sensible(
                self.rows, self.whose, self.encoding.claims_turned, marks, *share
            )
        )
        return marks

    def say(self, claims: Any, out: Any = None, **arrays: Any) -> Any:
        """Let the seats whose turn it is make a claim each, -1 for none: the sets of seats that hear them.

        Claims are counted from the seat that speaks. Others who are spoken to answer at once; what was said
        is in the observations then. Nobody hears what makes no sense, or may not be said now. `arrays` name
        some of the caller's to write into from now on, as in `step`.
        """
        self._need_talk()
        self._write_into(arrays)
        heard = self._given("hearers", out, (self.n,), np.int64)
        said = whole_numbers("claims", claims, NOTHING, self.encoding.claims - 1)
        checked(said, (self.n,), np.int64, "claims")
        self._shared(
            lambda scratch, *share: self.machine.say(
                self.rows, scratch, self.seated, self.whims, self.whose, self.encoding.claims_of, said,
                heard, *share,
            )
        )  # fmt: skip
        self._look()
        return heard

    def _need_talk(self) -> None:
        if not self.encoding.talks:
            raise ValueError('nobody talks here: talk="turns" at the start lets them, where there are claims')

    # How it is done here -------------------------------------------------------------------------

    def _prepare(self, threads: int | None) -> None:
        self.threads = threads
        self.tables: Any = np.zeros(self.n, self.game.table.dtype)
        self.whims: Any = np.zeros((self.n, 4), np.int64)
        self.spoke: Any = np.zeros(self.n, np.int64)
        self.numbers: Any = np.zeros(self.n, np.int64)
        self.whose: Any = np.zeros(self.n, np.int64)
        """Whose turn it is: what the caller gets is a copy."""
        self.words: Any = np.zeros((self.n, MASK_WORDS), np.int64)
        self.moves: Any = np.zeros(self.n, np.int64)
        self._make_ready()

    def _make_ready(self) -> None:
        """What works on the tables, on as many cores as there are here."""
        self.machine = machine(self.game, self.others, self.encoding.talks)
        self.rows = rows(self.game, self.tables)
        self.pool = ThreadPoolExecutor(self.threads or cores())
        least = max(1, SHARE // LIGHTER) if self.others else SHARE
        shares = min(self.threads or cores(), -(-self.n // least))
        bounds = np.linspace(0, self.n, shares + 1).astype(np.int64)
        self.shares = [
            (rows(self.game, self.game.table.blanks(2)), int(start), int(stop))
            for start, stop in pairwise(bounds)
        ]
        """For each core room for two tables, and the tables that are its share."""

    def __getstate__(self) -> dict[str, Any]:
        """All but what works on the tables: copies, and what is pickled, go on by themselves."""
        return {name: value for name, value in vars(self).items() if name not in WORKING}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._make_ready()

    def _empty(self, shape: tuple[int, ...], kind: Any) -> Any:
        return np.zeros(shape, kind)

    def _sow(self, seed: int | None) -> None:
        if seed is not None:
            self.seed = halves(seed)

    def _placed(self, players: ArrayLike) -> Any:
        """Who plays, for each table, seat and side."""
        given = np.asarray(players)
        if not np.isin(given, (CALLER, HANDWRITTEN, RANDOM)).all():
            raise ValueError(
                f"players are CALLER ({CALLER}), HANDWRITTEN ({HANDWRITTEN}) or RANDOM ({RANDOM})"
            )
        wide = given[..., None] if given.ndim in (1, 2) else given
        shape = self.n, self.seats, max(1, len(self.game.sides))
        try:
            return np.array(np.broadcast_to(wide, shape), np.int8, order="C")
        except ValueError:
            raise ValueError(
                f"players are by table, seat and side: what widens to {shape}, not {given.shape}"
            ) from None

    def _shared(self, work: Callable[[Any, int, int], Any]) -> list[Any]:
        """Work on all tables, a share for each core."""
        if len(self.shares) == 1:
            return [work(*self.shares[0])]
        return list(self.pool.map(lambda share: work(*share), self.shares))

    def _given(self, name: str, out: Any, shape: tuple[int, ...], kind: Any) -> Any:
        """An array of the caller's, or a new one."""
        if out is None:
            return self._empty(shape, kind)
        checked(out, shape, kind, name)
        return out

    def _moves(self, actions: Any) -> NDArray[np.int64]:
        """The moves that actions are, or an error that says which is not legal."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"{self.n} tables take as many whole numbers, one action for each")
        plain = np.ascontiguousarray(chosen, np.int64)
        seats, moves_of = self.whose, self.encoding.moves_of
        wrong = self._shared(
            lambda _, *share: self.machine.check(plain, seats, moves_of, self.words, self.moves, *share)
        )
        for table in wrong:
            if table >= 0:
                raise ValueError(f"action {chosen[table]} is not legal at table {table}; nothing was played")
        moves: NDArray[np.int64] = self.moves
        return moves

    def _step(self, moves: Any, out: Mapping[str, Any]) -> Turn:
        now = self._write_into(out)
        template = rows(self.game, self.template)
        lost = self._shared(
            lambda scratch, *share: self.machine.step(
                self.rows, moves, template, scratch, self.seated, np.zeros(MASK_WORDS, np.int64),
                self.whims, self.spoke, self.numbers, self.most, *self.seed, self.encoding.actions_of,
                self.words, self.whose, now.sides, now.masks, now.rewards, now.ended, now.ended_sides, *share,
            )
        )  # fmt: skip
        now.seats[:] = self.whose
        if any(lost):
            alarm()
        self._look()
        return now

    def _write_into(self, out: Mapping[str, Any]) -> Turn:
        """From now on, into these arrays of the caller's."""
        for name in out:
            if name not in self.shapes:
                raise ValueError(f"there is no {name!r} to write; there are {', '.join(self.shapes)}")
        given = {name: self._given(name, out[name], *self.shapes[name]) for name in out}
        now = self.now._replace(**given)
        for name, other in combinations(now._fields, 2) if given else ():
            if self._lie_together(getattr(now, name), getattr(now, other)):
                raise ValueError(f"{name} and {other} are written at once, and would lie in the same memory")
        self.now = now
        return self.now

    def _lie_together(self, one: Any, two: Any) -> bool:
        """Whether two arrays share memory, as far as can be told at once."""
        return bool(np.may_share_memory(one, two))

    def check(self) -> None:
        """Raise an error if something went wrong where one cannot look at every step; here one can."""

    def _look(self) -> None:
        """Write down what the seats whose turn it is see."""
        if self.observe:
            out = self.now.observations
            self._shared(lambda _, *share: self.encoding.write(self.tables, self.whose, out, *share))


def vec(
    game: str | Game, seats: int, n: int, device: str = "cpu", talk: str = "off", seed: int = 0,
    options: Mapping[str, str] | None = None, players: ArrayLike | None = None, observe: bool = True,
    room: int = 0, threads: int | None = None, pace: int = 0,
) -> Vec:  # fmt: skip
    """So many games of a kind side by side, on the CPU or on a GPU, as a `Vec`: its steps give a `Turn`.

    `n` is how many; `talk` is "off" or "turns", `options` are those of the game by their names;
    `observe=False` leaves observations out; `threads` is how many cores are used, all where nobody says.
    `players` says who plays each seat and side (`players[table, seat, side]`, or what NumPy makes that of);
    nobody named means the caller. `room` leaves room for more seats, as encodings do.
    `pace` is how many decisions others make in a step at most; without it a step lasts until it is the
    caller's turn at every table, and all tables wait for the one where that takes longest.
    """
    chosen = game_named(game) if isinstance(game, str) else game
    kind = Vec
    try:
        if DEVICES[place_of("device", device, DEVICES)] == "cuda":
            from turncoat.envs.vec_cuda import CudaVec

            kind = CudaVec
        return kind(chosen, seats, n, talk, seed, options, players, observe, room, threads, pace)
    except OptionError as fault:
        raise said(chosen, fault) from None


def said(game: Game, fault: OptionError) -> ValueError:
    """What is wrong in words, for a game that has some."""
    if not isinstance(game, Playable):
        return fault
    from turncoat.match import words_of
    from turncoat.words import Fault

    return Fault.of(fault, words_of(game, "en"))


__all__ = ["CALLER", "HANDWRITTEN", "RANDOM", "Turn", "Vec", "vec"]
