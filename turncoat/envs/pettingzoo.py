"""The games as environments of PettingZoo: `aec_env` asks one agent at a time, `parallel_env` all at once.

>>> env = aec_env("passengers", seats=5)
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_4'
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.step(env.action_space("seat_4").sample(observation["action_mask"]))
>>> env.agent_selection
'seat_0'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from turncoat.envs.places import Places
from turncoat.envs.shown import ANSI, check_mode, rendered
from turncoat.envs.sitting import MOVE, Agreed, Sitting
from turncoat.games.playable import Playable
from turncoat.kernel.trail import Trail

TRIAL = {"options": 1}
"""What PettingZoo's own tests reset with; all else is meant, and refused."""
Observed = dict[str, Any]
"""What an agent observes: its view as numbers (`observation`) and what it may do (`action_mask`)."""


def aec_env(
    game: str | Playable, seats: int | None = None, options: Mapping[str, str] | None = None,
    talk: str = "off", log: bool = False, render_mode: str | None = None,
) -> Turns:  # fmt: skip
    """A game in which agents act one after another: secret choices in turn, and told to nobody."""
    return Turns(Agreed.of(game, seats, options, talk), log, render_mode)


def parallel_env(
    game: str | Playable, seats: int | None = None, options: Mapping[str, str] | None = None,
    talk: str = "off", log: bool = False,
) -> AtOnce:  # fmt: skip
    """A game in which all agents act in every step; those who are not asked can only wait."""
    return AtOnce(Agreed.of(game, seats, options, talk), log)


class Table:
    """What both kinds have: agents named after their seats, spaces, and a game in play."""

    def __init__(self, agreed: Agreed, log: bool, waits: int) -> None:
        self.agreed = agreed
        self.places = Places(agreed, log)
        self.sitting = Sitting(agreed)
        self.actions = self.places.actions + waits
        self.luck = np.random.default_rng()
        self.names = [f"seat_{seat}" for seat in range(agreed.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.names)}
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.names}
        self.observation_spaces = {
            agent: spaces.Dict({
                "observation": spaces.Box(*self.places.bounds, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            })
            for agent in self.names
        }  # fmt: skip

    def deal(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Deal anew: from a seed, or from where the last one has led."""
        if options != TRIAL:
            self.agreed.check_reset(options)
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.sitting.deal(int(self.luck.integers(1 << 63)))

    def check_dealt(self) -> None:
        """Raise a `Fault` where nothing is dealt yet."""
        if self.sitting.table is None:
            raise self.agreed.fault("env-reset")

    def seat(self, agent: str) -> int:
        """The seat of an agent, or a `Fault`."""
        if agent not in self.seat_of:
            raise self.agreed.fault("env-no-agent", agent=str(agent), agents=", ".join(self.names))
        return self.seat_of[agent]

    def observation_space(self, agent: str) -> spaces.Space[Observed]:
        """What an agent can see."""
        self.seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent can do."""
        self.seat(agent)
        return self.action_spaces[agent]


class Turns(Table, AECEnv[str, Observed, SupportsIndex]):  # type: ignore[misc]
    """A game for one agent at a time."""

    def __init__(self, agreed: Agreed, log: bool, render_mode: str | None) -> None:
        check_mode(agreed, render_mode)
        Table.__init__(self, agreed, log, waits=0)
        self.render_mode = render_mode
        self.trail = Trail(agreed.game.table)
        """The tables before each decision, where they are rendered."""
        name = f"{agreed.game.name}-turns"
        self.metadata = {"name": name, "render_modes": [ANSI], "is_parallelizable": False}
        self.possible_agents = list(self.names)
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; what can be agreed on is agreed when the environment is made."""
        self.deal(seed, options)
        self.trail = Trail(self.agreed.game.table)
        self.agents = list(self.names)
        self.rewards = dict.fromkeys(self.names, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.names, 0.0)
        self.terminations = dict.fromkeys(self.names, False)
        self.truncations = dict.fromkeys(self.names, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.names}
        self._skip_agent_selection = None
        self.agent_selection = self.names[self.sitting.asked[0]]

    def observe(self, agent: str) -> Observed:
        """What an agent sees; it may do nothing where another one is asked."""
        self.check_dealt()
        seat = self.seat(agent)
        mask = self.places.mask(self.sitting, seat)
        if agent != self.agent_selection:
            mask[:] = 0
        return {"observation": self.places.observation(self.sitting, seat), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is gets."""
        self._check_goes_on()
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def render(self) -> str:
        """The table in words, as the agent whose turn it is sees it."""
        if self.render_mode is None:
            raise self.agreed.fault("env-render", mode=ANSI)
        self.check_dealt()
        return rendered(self.sitting, self.trail, self.seat(self.agent_selection))

    def close(self) -> None:
        """Nothing is open."""

    def _check_goes_on(self) -> None:
        if not self.agents:
            raise self.agreed.fault("env-reset")

    def step(self, action: SupportsIndex | None) -> None:
        """Take the action of the agent whose turn it is, or raise a `Fault`."""
        self._check_goes_on()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat(agent)
        checked = self.places.checked(self.sitting, seat, action)
        if self.render_mode and self.sitting.asks == MOVE:
            self.trail.keep(self.sitting.dealt)
        self.sitting.take(seat, checked)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.sitting.over:
            self.rewards = dict(zip(self.names, map(float, self.sitting.payoffs), strict=True))
            self.terminations = dict.fromkeys(self.names, True)
            self.agent_selection = self.names[0]
        else:
            self.agent_selection = self.names[self.sitting.asked[0]]
        self._accumulate_rewards()


class AtOnce(Table, ParallelEnv[str, Observed, SupportsIndex]):  # type: ignore[misc]
    """A game for all agents at once. Its last action is to wait, which is all that others can do."""

    def __init__(self, agreed: Agreed, log: bool) -> None:
        Table.__init__(self, agreed, log, waits=1)
        self.wait = self.places.actions
        self.render_mode = None
        self.metadata = {"name": f"{agreed.game.name}-at-once", "render_modes": []}
        self.possible_agents = list(self.names)
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Deal; what can be agreed on is agreed when the environment is made."""
        self.deal(seed, options)
        self.agents = list(self.names)
        return self._observed(), {agent: {} for agent in self.names}

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[
        dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Take an action of every agent, or raise a `Fault` and leave everything as it was."""
        if not self.agents:
            raise self.agreed.fault("env-reset")
        for seat, action in self._checked(actions).items():
            self.sitting.take(seat, action)
        rewards = dict(zip(self.names, map(float, self.sitting.payoffs), strict=True))
        ended = dict.fromkeys(self.names, self.sitting.over)
        if self.sitting.over:
            self.agents = []
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.names}
        return self._observed(), rewards, ended, dict.fromkeys(self.names, False), infos

    def _checked(self, actions: Mapping[str, SupportsIndex]) -> dict[int, int]:
        """What those who are asked do, by seat, if all of it is legal and nobody else does anything."""
        chosen = {self.seat(agent): action for agent, action in actions.items()}
        asked = self.sitting.asked
        for seat, action in chosen.items():
            if seat not in asked and action != self.wait:
                raise self.agreed.fault("env-wait", agent=self.names[seat], wait=self.wait)
        silent = [self.names[seat] for seat in range(len(self.names)) if seat not in chosen]
        if silent:
            raise self.agreed.fault("env-missing", agents=", ".join(silent))
        return {seat: self.places.checked(self.sitting, seat, chosen[seat]) for seat in asked}

    def _observed(self) -> dict[str, Observed]:
        return {agent: self._seen_by(seat) for agent, seat in self.seat_of.items()}

    def _seen_by(self, seat: int) -> Observed:
        asked = seat in self.sitting.asked
        mask = np.append(self.places.mask(self.sitting, seat), np.int8(not asked))
        return {"observation": self.places.observation(self.sitting, seat), "action_mask": mask}
