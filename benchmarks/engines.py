"""The engines that `benchmarks.peers` measures, ours among them: random play, masks and resets included.

Each has `GAMES`, the names of the shared games there by ours, and two functions:

- `start(game, batch, observe, seed, device)` gets ready and returns what plays for a while and says how many
  decisions were made. Engines that play one game at a time pass `batch` by.
- `length(game)` is how many decisions a game takes on average.

What is not installed is imported nowhere but in the engine that needs it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy as np

from benchmarks.games import GAMES
from turncoat.envs.vec import vec
from turncoat.games import NAMES
from turncoat.games import game as game_named
from turncoat.kernel.batch import play_games
from turncoat.kernel.chance import below
from turncoat.kernel.game import Game
from turncoat.kernel.rule import entry

Burst = Callable[[], int]
"""Plays for a while; returns how many decisions were made."""
SOME_GAMES = 2000
"""Over so many the length of a game is averaged."""
STEPS = {"cpu": 16, "cuda": 64}
"""Steps of all tables between two looks at the clock."""


class Engine:
    """Something that plays games."""

    NAME: ClassVar[str]
    PACKAGE: ClassVar[str]
    GAMES: ClassVar[Mapping[str, str]]
    BATCHES: ClassVar[bool]
    """Whether it plays many tables side by side."""
    OBSERVES: ClassVar[tuple[bool, ...]]
    """Whether it can do without observations, and with them."""
    DEVICES: ClassVar[tuple[str, ...]]
    DIFFERS: ClassVar[Mapping[str, str]] = {}
    """Where its rules or steps are not ours."""

    def start(self, game: str, batch: int, observe: bool, seed: int, device: str) -> Burst:
        """Get ready to play."""
        raise NotImplementedError

    def length(self, game: str) -> float:
        """Decisions in a game, on average."""
        raise NotImplementedError


# Ours --------------------------------------------------------------------------------------------


def ours(name: str) -> Game:
    """One of the shared games, or of our own."""
    return GAMES[name] if name in GAMES else game_named(name)


def seats_of(game: Game) -> int:
    """The number of seats in the middle."""
    return game.seats[len(game.seats) // 2]


class _Turncoat(Engine):
    PACKAGE = "turncoat"
    GAMES: ClassVar = {name: name for name in (*GAMES, *NAMES)}
    BATCHES = True
    DEVICES: ClassVar[tuple[str, ...]] = ("cpu", "cuda")

    def length(self, game: str) -> float:
        """Over whole games."""
        playing = ours(game)
        return float(play_games(playing, seats_of(playing), SOME_GAMES, 1, threads=1).steps.mean())


class Playouts(_Turncoat):
    """Whole games, one after another, as `turncoat.simulate` plays them; `batch` games in a call."""

    NAME = "Turncoat, whole games"
    OBSERVES = (False,)

    def start(self, game: str, batch: int, observe: bool, seed: int, device: str) -> Burst:
        """On a GPU so many games are played at the same time."""
        playing, first = ours(game), 0

        def burst() -> int:
            nonlocal first
            first += batch
            if device == "cuda":
                from turncoat.kernel import gpu

                each = STEPS[device]
                return gpu.play_games(
                    playing, seats_of(playing), each * batch, seed, first=each * first, threads=batch
                ).steps
            return int(
                play_games(playing, seats_of(playing), batch, seed, first=first, threads=1).steps.sum()
            )

        return burst


class Seeing(_Turncoat):
    """The same on a GPU, everybody looking before each decision: what is seen is summed up, as with Pgx."""

    NAME = "Turncoat, whole games"
    OBSERVES = (True,)
    DEVICES = ("cuda",)
    GAMES: ClassVar = {name: name for name in GAMES}

    def start(self, game: str, batch: int, observe: bool, seed: int, device: str) -> Burst:
        """Each thread plays a game."""
        from benchmarks.seeing import play_seeing

        playing, first, each = ours(game), 0, STEPS[device]

        def burst() -> int:
            nonlocal first
            first += batch
            return play_seeing(playing, seats_of(playing), each * batch, seed, each * first, batch)[0]

        return burst


def draw_one(masks: Any, i: int, whim: Any) -> int:
    """One of the legal actions at a table, each equally likely."""
    found = 0
    for action in range(masks.shape[1]):
        found += masks[i, action]
    left = below(whim, found)
    action = 0
    while left or not masks[i, action]:
        left -= masks[i, action]
        action += 1
    return action


draw_one.is_rule = True  # type: ignore[attr-defined]


def draw_all(masks: Any, whims: Any, actions: Any) -> None:
    """The same at all tables."""
    for i in range(len(actions)):
        actions[i] = draw_one(masks, i, whims[i])


class Tables(_Turncoat):
    """Tables side by side, stepped by `turncoat.vec`; actions are drawn by a compiled loop over the masks."""

    NAME = "Turncoat, vec"
    OBSERVES = (False, True)

    def start(self, game: str, batch: int, observe: bool, seed: int, device: str) -> Burst:
        """On a GPU nothing is waited for until a burst is over."""
        playing = ours(game)
        env = vec(playing, seats_of(playing), batch, device, seed=seed, observe=observe, threads=1)
        whims = np.random.default_rng(seed).integers(1, 1 << 32, (batch, 4))
        return self._on_gpu(env, whims) if device == "cuda" else self._on_cpu(env, whims)

    def _on_cpu(self, env: Any, whims: Any) -> Burst:
        draw = entry(draw_all, "draw_all")
        actions = np.zeros(env.n, np.int64)

        def burst() -> int:
            for _ in range(STEPS["cpu"]):
                draw(env.masks, whims, actions)
                env.step(actions)
            return STEPS["cpu"] * int(env.n)

        return burst

    def _on_gpu(self, env: Any, whims: Any) -> Burst:
        from turncoat.kernel.gpu import the_cuda
        from turncoat.kernel.gpu_pieces import kernel, on_gpu

        cuda = the_cuda()
        one = on_gpu(draw_one)

        def draw(masks: Any, whims: Any, actions: Any) -> None:
            i = cuda.grid(1)
            if i < len(actions):
                actions[i] = one(masks, i, whims[i])

        draw_each = kernel(cuda, draw)
        there, actions = cuda.to_device(whims), cuda.device_array(env.n, np.int64)
        masks, threads = cuda.as_cuda_array(env.masks, sync=False), 128

        def burst() -> int:
            for _ in range(STEPS["cuda"]):
                draw_each[-(-env.n // threads), threads](masks, there, actions)
                env.step(actions)
            env.check()
            return STEPS["cuda"] * int(env.n)

        return burst


# Theirs, one game at a time ----------------------------------------------------------------------


class _OneByOne(Engine):
    """Engines that are called from Python for each decision of each game."""

    BATCHES = False
    DEVICES = ("cpu",)

    def _player(self, game: str, observe: bool, seed: int) -> Burst:
        """Plays one game."""
        raise NotImplementedError

    def start(self, game: str, batch: int, observe: bool, seed: int, device: str) -> Burst:
        """A game is a burst."""
        random.seed(seed)
        return self._player(game, observe, seed)

    def length(self, game: str) -> float:
        """Over whole games."""
        play = self.start(game, 1, True, 1, "cpu")
        return sum(play() for _ in range(SOME_GAMES)) / SOME_GAMES


class OpenSpiel(_OneByOne):
    """Games in C++, called from Python as its users call them."""

    NAME = "OpenSpiel"
    PACKAGE = "open-spiel"
    OBSERVES = (False, True)
    GAMES: ClassVar = {
        "kuhn-poker": "kuhn_poker", "leduc-poker": "leduc_poker", "connect-four": "connect_four",
        "backgammon": "backgammon", "social_deduction": "social_deduction",
    }  # fmt: skip
    DIFFERS: ClassVar = {"backgammon": "two checkers are one step"}

    def _player(self, game: str, observe: bool, seed: int) -> Burst:
        import pyspiel

        playing = pyspiel.load_game(self.GAMES[game])
        kind = playing.get_type()
        tensors = kind.provides_observation_tensor

        def play() -> int:
            state, steps = playing.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, weights)[0])
                elif state.is_simultaneous_node():
                    seats = range(playing.num_players())
                    state.apply_actions([random.choice(state.legal_actions(seat)) for seat in seats])
                    steps += playing.num_players()
                else:
                    if observe and tensors:
                        state.observation_tensor(state.current_player())
                    state.apply_action(random.choice(state.legal_actions()))
                    steps += 1
            return steps

        return play


class RLCard(_OneByOne):
    """Games in Python; each step gives an observation."""

    NAME = "RLCard"
    PACKAGE = "rlcard"
    OBSERVES = (True,)
    GAMES: ClassVar = {"leduc-poker": "leduc-holdem"}
    DIFFERS: ClassVar = {"leduc-poker": "blinds of 1 and 2 in place of antes, one may always fold"}

    def _player(self, game: str, observe: bool, seed: int) -> Burst:
        import rlcard

        env = rlcard.make(self.GAMES[game], config={"seed": seed})

        def play() -> int:
            state, _ = env.reset()
            steps = 0
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                steps += 1
            return steps

        return play


class PettingZoo(_OneByOne):
    """Environments in Python; the mask is a part of the observation."""

    NAME = "PettingZoo"
    PACKAGE = "pettingzoo"
    OBSERVES = (True,)
    GAMES: ClassVar = {"leduc-poker": "leduc_holdem_v4", "connect-four": "connect_four_v3"}
    DIFFERS: ClassVar = {"leduc-poker": "RLCard's game behind another interface"}

    def _player(self, game: str, observe: bool, seed: int) -> Burst:
        from importlib import import_module

        env = import_module(f"pettingzoo.classic.{self.GAMES[game]}").env()

        def play() -> int:
            nonlocal seed
            seed += 1
            env.reset(seed=seed)
            steps = 0
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
                    steps += 1
            return steps

        return play


# Theirs, side by side ----------------------------------------------------------------------------


class Pgx(Engine):
    """Games in JAX: a loop of steps compiled as a whole, finished tables dealt anew by its own wrapper."""

    NAME = "Pgx"
    PACKAGE = "pgx"
    BATCHES = True
    OBSERVES = (False, True)
    DEVICES = ("cpu", "cuda")
    GAMES: ClassVar = {
        "kuhn-poker": "kuhn_poker", "leduc-poker": "leduc_holdem", "connect-four": "connect_four",
        "backgammon": "backgammon",
    }  # fmt: skip
    DIFFERS: ClassVar = {"backgammon": "to pass is a step, and nobody has to play both dice"}

    def _made(self, game: str, batch: int, observe: bool, seed: int) -> tuple[Any, Any]:
        """What makes a step, and the state that it begins with."""
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental import auto_reset

        env = pgx.make(self.GAMES[game])
        step = jax.vmap(auto_reset(env.step, env.init))

        def once(now: Any, _: Any) -> Any:
            state, key, seen = now
            key, drawing, stepping = jax.random.split(key, 3)
            chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            actions = jax.random.categorical(drawing, chances, axis=1)
            state = step(state, actions, jax.random.split(stepping, batch))
            if observe:
                seen += state.observation.sum(dtype=jnp.float32)
            else:  # a constant, so that the compiler leaves out what would be written there
                state = state.replace(observation=jnp.zeros_like(state.observation))
            return (state, key, seen), state.terminated

        dealt = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(seed), batch))
        return once, (dealt, jax.random.PRNGKey(seed + 1), jnp.float32(0))

    def start(self, game: str, batch: int, observe: bool, seed: int, device: str) -> Burst:
        """JAX takes a GPU where it finds one."""
        import jax

        once, now = self._made(game, batch, observe, seed)
        steps = STEPS[device]
        run = jax.jit(lambda now: jax.lax.scan(lambda now, _: (once(now, _)[0], None), now, None, steps)[0])

        def burst() -> int:
            nonlocal now
            now = run(now)
            now[-1].block_until_ready()
            return steps * batch

        return burst

    def length(self, game: str) -> float:
        """Over the first games of some tables."""
        import jax

        once, now = self._made(game, SOME_GAMES, False, 1)
        run = jax.jit(lambda now: jax.lax.scan(once, now, None, STEPS["cpu"]))
        ended = np.zeros(SOME_GAMES, np.int64)
        played = 0
        while not ended.all():
            now, terminated = run(now)
            for stopped in np.asarray(terminated):
                played += 1
                ended[stopped & (ended == 0)] = played
        return float(ended.mean())


ENGINES: tuple[Engine, ...] = (Playouts(), Seeing(), Tables(), OpenSpiel(), Pgx(), RLCard(), PettingZoo())
OURS = (Playouts.NAME, Tables.NAME)
