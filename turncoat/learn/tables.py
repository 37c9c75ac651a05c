"""Tables at which learners sit: what they may say and what they may do are one row of actions.

First the moves, then the claims, then silence. Where there is talk, whoever's turn it is speaks first and
moves then: every other row is for words. Where there is none, all rows are for moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from numpy.typing import ArrayLike
from torch import Tensor

from turncoat.bots.network import NEVER, RESERVE, by_merits, offers
from turncoat.envs.vec import Vec, vec
from turncoat.kernel.digest import CLAIM
from turncoat.kernel.game import Game


class Tables:
    """Games side by side, as an environment has them; `env.say` and `env.step` are one `step` here."""

    def __init__(
        self, game: Game, seats: int, n: int, device: str, talk: str, seed: int, players: ArrayLike,
        options: Mapping[str, str] | None = None, deaf: Tensor | None = None, room: int = 0,
        tells: bool = False, pace: int = 0,
    ) -> None:  # fmt: skip
        self.env: Vec = vec(game, seats, n, device, talk, seed, options, players, room=room, pace=pace)
        self.device, self.seats, self.n = device, seats, n
        self.moves, self.claims = self.env.encoding.actions, self.env.encoding.claims
        self.talks = self.env.encoding.talks
        self.actions = offers(self.env.encoding)
        self.deaf = deaf
        """At which tables the caller neither hears nor speaks."""
        self.speaking = False
        """Whether words come next."""
        self.tells = tells
        """Whether it is told what is usual: scores for who has learned nothing."""
        if tells:
            self.merits = torch.zeros(n, self.moves, device=device)
        if self.talks:
            self.heard = self.env.encoding.fields[CLAIM].slice
            self.own_masks = empty(*self.env.shapes["masks"], device)
            self.sensible = torch.zeros(n, self.claims, dtype=torch.bool, device=device)

    @property
    def shapes(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """The shape and the kind of each array of a turn."""
        told = self.actions if self.tells else 0
        own = {"masks": ((self.n, self.actions), np.bool_), "usual": ((self.n, told), np.float32)}
        return {**self.env.shapes, **own}

    def arrays(self) -> dict[str, Tensor]:
        """Arrays for one turn."""
        return {name: empty(*shape, self.device) for name, shape in self.shapes.items()}

    def reset(self, **out: Tensor) -> None:
        """Deal all games anew."""
        self.speaking = self.talks
        self.env.reset(**self._into(out))
        self._after(out)

    def step(self, actions: Tensor, **out: Tensor) -> None:
        """What is said or done at each table; all that comes of it is written into arrays of the caller's."""
        if self.speaking:
            out["rewards"].zero_()
            out["ended"].zero_()
            said = actions - self.moves
            claims = torch.where((said >= 0) & (said < self.claims), said, -1)
            self.env.say(shared(claims), **self._into({"observations": out["observations"]}))
            for name, kept in (("seats", self.env.turns), ("sides", self.env.sides)):
                if name in out:
                    out[name].copy_(torch.from_dlpack(kept))
            self.speaking = False
        else:
            self.env.step(shared(actions), **self._into(out))
            self.speaking = self.talks
        self._after(out)

    def by_hand(self, out: Tensor) -> None:
        """What the hand-written player would do, where moves come next."""
        self.env.by_hand(shared(out))

    def tries(self, actions: Tensor, seed: int) -> Tensor:
        """How actions turn out, where moves come next; several at each table, -1 for none."""
        won = torch.zeros_like(actions)
        self.env.tries(shared(actions), seed, shared(won))
        return won

    def _into(self, out: Mapping[str, Tensor]) -> dict[str, Any]:
        given = {name: shared(array) for name, array in out.items() if name != "usual"}
        return {**given, "masks": shared(self.own_masks)} if self.talks and "masks" in out else given

    def _after(self, out: Mapping[str, Tensor]) -> None:
        """What comes next, words or a move, is in the masks; the deaf hear nothing."""
        if self.talks:
            self._offer(out)
        if self.tells:
            self._tell(out["masks"], out["usual"])

    def _tell(self, masks: Tensor, usual: Tensor) -> None:
        """What is usual: moves by their merits, claims all alike, and mostly silence."""
        if self.speaking:
            claims = masks[:, self.moves : -1].sum(dim=1, keepdim=True)
            usual[:] = -(RESERVE * claims.clamp(min=1)).log()
            usual[:, -1] = 0
        else:
            self.env.merits(shared(self.merits))
            best = self.merits.masked_fill(~masks[:, : self.moves], -torch.inf).amax(dim=1, keepdim=True)
            usual[:, : self.moves] = by_merits(self.env.game, self.merits, best)
        usual.masked_fill_(~masks, NEVER)

    def _offer(self, out: Mapping[str, Tensor]) -> None:
        """What can be said or done now."""
        masks, seats = out["masks"], out["seats"]
        if self.speaking:
            self.env.sensible(shared(self.sensible))
            masks[:, : self.moves] = False
            masks[:, self.moves : -1] = self.sensible
            masks[:, -1] = seats >= 0
        else:
            masks[:, : self.moves] = self.own_masks
            masks[:, self.moves :] = False
        if self.deaf is not None:
            out["observations"][:, self.heard] *= ~self.deaf[:, None]
            masks[:, self.moves : -1] &= ~self.deaf[:, None]


class Apart:
    """Tables on the CPU for who learns on a GPU: what they write down is sent there after each step."""

    def __init__(self, tables: Tables, device: str) -> None:
        self.tables, self.device = tables, device
        self.env, self.seats, self.n, self.shapes = tables.env, tables.seats, tables.n, tables.shapes
        self.kept = tables.arrays()
        if device == "cuda":
            self.kept = {name: array.pin_memory() for name, array in self.kept.items()}

    @property
    def speaking(self) -> bool:
        """Whether words come next."""
        return self.tables.speaking

    def reset(self, **out: Tensor) -> None:
        """Deal all games anew."""
        self.tables.reset(**{name: self.kept[name] for name in out})
        self._send(out)

    def step(self, actions: Tensor, **out: Tensor) -> None:
        """As at other tables. Actions come from where the last step was sent: that has arrived then."""
        self.tables.step(actions.cpu(), **{name: self.kept[name] for name in out})
        self._send(out)

    def by_hand(self, out: Tensor) -> None:
        """What the hand-written player would do."""
        here = out.cpu()
        self.tables.by_hand(here)
        out.copy_(here)

    def tries(self, actions: Tensor, seed: int) -> Tensor:
        """How actions turn out."""
        return self.tables.tries(actions.cpu(), seed).to(self.device)

    def _send(self, out: Mapping[str, Tensor]) -> None:
        for name, array in out.items():
            array.copy_(self.kept[name], non_blocking=True)


def empty(shape: tuple[int, ...], kind: Any, device: str) -> Tensor:
    """An array of PyTorch's of a kind that NumPy has a name for."""
    return torch.zeros(shape, dtype=torch.from_numpy(np.zeros(0, kind)).dtype, device=device)


def shared(array: Tensor) -> Any:
    """An array for an environment to write into: PyTorch's own memory, as NumPy has it on the CPU."""
    return array if array.is_cuda else array.numpy()
