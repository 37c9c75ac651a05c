"""The games as environments of Gymnasium: a learner in one seat, bots in the others.

Importing this registers all games: `turncoat/Passengers-v0` and so on.

>>> import gymnasium
>>> env = gymnasium.make("turncoat/Passengers-v0", seats=6)
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces

from turncoat.bots import USUAL, Bot
from turncoat.bots.own import any_bot
from turncoat.envs.company import Company
from turncoat.envs.places import Mask, Observation, Places
from turncoat.envs.shown import ANSI, check_mode, rendered
from turncoat.envs.sitting import Agreed, whole
from turncoat.games import names
from turncoat.games.playable import Playable
from turncoat.words import Fault

ILLEGAL = ("lose", "error")
"""What an illegal action does: it ends the game as worse than lost, or it is an error."""
FORFEIT = -1.0
"""The reward of whoever ends a game by an illegal action: less than that of any result."""


class OneSeat(gymnasium.Env[Observation, SupportsIndex]):
    """A game for one learner. Where no seat is named, it sits elsewhere in every game, by lot."""

    metadata = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012  Gymnasium asks for both

    def __init__(
        self,
        game: str | Playable,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        talk: str = "off",
        bots: str | Sequence[str] = USUAL,
        seat: int | None = None,
        illegal: str = "lose",
        log: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Agree on what is played; `bots` are of one kind, or of one for each seat after the learner's."""
        self.agreed = Agreed.of(game, seats, options, talk)
        check_mode(self.agreed, render_mode)
        self.render_mode = render_mode
        self.places = Places(self.agreed, log)
        self.bots = self._seated(bots)
        if seat is not None:
            seat = whole("seat", seat)
            self.agreed.check_seat(seat)
        if illegal not in ILLEGAL:
            raise self.agreed.fault(
                "error-value", option="illegal", values=", ".join(ILLEGAL), value=str(illegal)
            )
        self.seat = 0 if seat is None else seat
        self.by_lot = seat is None
        self.forgives = illegal == "lose"
        self.company: Company | None = None
        self.observation_space = spaces.Box(*self.places.bounds, dtype=np.float32)
        self.action_space = spaces.Discrete(self.places.actions)

    def _seated(self, bots: str | Sequence[str]) -> list[Bot]:
        others = self.agreed.seats - 1
        kinds = [bots] * others if isinstance(bots, str) else list(bots)
        if len(kinds) != others:
            raise self.agreed.fault("error-bots", seats=others, bots=len(kinds))
        return [any_bot(kind, self.agreed.game) for kind in kinds]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and let bots act until the learner is asked; what can be agreed on was agreed before."""
        self.agreed.check_reset(options)
        super().reset(seed=seed)
        seats = self.agreed.seats
        if self.by_lot:
            self.seat = int(self.np_random.integers(seats))
        others = {(self.seat + 1 + place) % seats: bot for place, bot in enumerate(self.bots)}
        self.company = Company(self.agreed, others, int(self.np_random.integers(1 << 63)))
        return self._observed(), self._info()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, and let bots act until the learner is asked again or the game is over."""
        if self.company is None:
            raise self.agreed.fault("env-reset")
        sitting = self.company.sitting
        try:
            checked = self.places.checked(sitting, self.seat, action)
        except Fault as fault:
            if sitting.over or not self.forgives:
                raise
            observed, info = self._observed(), {**self._info(), "illegal": str(fault)}
            self.company = None
            return observed, FORFEIT, True, False, info
        self.company.take(self.seat, checked)
        return self._observed(), float(sitting.payoffs[self.seat]), sitting.over, False, self._info()

    def render(self) -> str:
        """The table in words, as the learner sees it."""
        if self.render_mode is None:
            raise self.agreed.fault("env-render", mode=ANSI)
        if self.company is None:
            raise self.agreed.fault("env-reset")
        return rendered(self.company.sitting, self.company.trail, self.seat)

    def action_masks(self) -> Mask:
        """Which actions the learner may take now, under the name that other libraries look for."""
        if self.company is None:
            return np.zeros(self.places.actions, np.int8)
        return self.places.mask(self.company.sitting, self.seat)

    def _observed(self) -> Observation:
        assert self.company
        return self.places.observation(self.company.sitting, self.seat)

    def _info(self) -> dict[str, Any]:
        """What the learner may do and where it sits; how the game ended, by what it sees then."""
        assert self.company
        sitting, info = self.company.sitting, {"action_mask": self.action_masks(), "seat": self.seat}
        return {**info, **sitting.ending(self.seat)} if sitting.over else info


def registered(name: str) -> str:
    """What Gymnasium knows a game by: `turncoat/MadZeppelin-v0`."""
    return f"turncoat/{name.replace('-', ' ').title().replace(' ', '')}-v0"


for _name in names():
    gymnasium.register(
        registered(_name), entry_point="turncoat.envs.gymnasium:OneSeat", kwargs={"game": _name}
    )
