"""The same tables on a GPU: they stay there, and so does all that is learned from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from turncoat.envs.vec import Turn, Vec
from turncoat.kernel import gpu_ponder
from turncoat.kernel.chance import halves
from turncoat.kernel.dlpack import Shared
from turncoat.kernel.fault import NewsLost
from turncoat.kernel.gpu import the_cuda
from turncoat.kernel.gpu_vec import LOST, MOST_WRITERS, REFUSED, TABLES_PER_BLOCK, kernels
from turncoat.kernel.moves import MASK_WORDS
from turncoat.kernel.record import WORD


class CudaVec(Vec):
    """Tables side by side on a GPU. What it gives and takes lies there, for DLPack or CUDA's interface."""

    device = "cuda"

    def _prepare(self, threads: int | None) -> None:
        self.cuda = the_cuda()
        self.kernels = kernels(self.game, self.others, self.encoding.talks)
        self.blocks = -(-self.n // TABLES_PER_BLOCK)
        made = self.cuda.device_array
        self.tables = made(self.n, self.game.table.dtype)
        self.whims = made((self.n, 4), np.int64)
        self.spoke = made(self.n, np.int64)
        self.numbers = made(self.n, np.int64)
        self.whose = self.cuda.to_device(np.zeros(self.n, np.int64))
        self.words = self.cuda.to_device(np.zeros((self.n, MASK_WORDS), np.int64))
        self.wrong = self.cuda.to_device(np.zeros(2, np.int64))
        sent = self.cuda.to_device
        self.on_gpu_template = sent(self.template)
        if self.observe:
            self._prepare_to_look()
        self.moves_of, self.actions_of = sent(self.encoding.moves_of), sent(self.encoding.actions_of)
        if self.encoding.talks:
            self.claims_of = sent(self.encoding.claims_of)
            self.claims_turned = sent(self.encoding.claims_turned)
        self.taken: dict[str, tuple[Any, Any]] = {}
        self.no_actions = sent(np.zeros(self.n, np.int64))

    def __getstate__(self) -> dict[str, Any]:
        raise TypeError("tables on a GPU are not copied or pickled: those on the CPU are")

    def _prepare_to_look(self) -> None:
        """What observations are made of, and room for the words of each table that are written down."""
        sent, written = self.cuda.to_device, self.encoding.by_input
        self.blank_notes = sent(words_of(self.encoding.notes.blanks(1)))
        self.words_written, self.inputs, self.plain = map(
            sent, (np.array(self.encoding.words, np.int32), written.inputs, written.plain)
        )
        self.places = sent(self.encoding.program.places)
        self.chunks, self.logs = sent(self.encoding.looked_at.chunks), sent(self.encoding.looked_at.logs)
        self.writers = min(MOST_WRITERS, (self.encoding.size - 1).bit_length())
        self.kept = self.cuda.device_array((self.n, len(self.encoding.words)), np.int64)

    def _empty(self, shape: tuple[int, ...], kind: Any) -> Any:
        return Shared(self.cuda.to_device(np.zeros(shape, kind)))

    @property
    def players(self) -> Any:
        """The same as on the CPU, on the GPU."""
        return self.seated

    @players.setter
    def players(self, players: ArrayLike) -> None:
        Vec.players.fset(self, players)  # type: ignore[attr-defined]

    def _lie_together(self, one: Any, two: Any) -> bool:
        begins = (array.__cuda_array_interface__["data"][0] for array in (one, two))
        return bool(next(begins) == next(begins))

    def _placed(self, players: ArrayLike) -> Any:
        return Shared(self.cuda.to_device(super()._placed(players)))

    def _taken(self, name: str, given: Any, shape: tuple[int, ...], kind: Any) -> Any:
        """An array on the GPU as Numba has it, if it is of the shape and the kind that is needed."""
        if not hasattr(given, "__cuda_array_interface__"):
            raise ValueError(f"{name} lie on the GPU here, not in a {type(given).__name__}")
        array = self.cuda.as_cuda_array(given, sync=False)
        if array.shape != shape or array.dtype != kind or not array.is_c_contiguous():
            right = f"{np.dtype(kind).name} of shape {shape}, one row after another"
            raise ValueError(f"{name} are {right}, not {array.dtype} of shape {array.shape}")
        return array

    def _given(self, name: str, out: Any, shape: tuple[int, ...], kind: Any) -> Any:
        if out is None:
            return self._empty(shape, kind)
        self._taken(name, out, shape, kind)
        return out

    def _here(self, name: str) -> Any:
        """An array of the last turn as Numba has it, looked at once: a step is shorter than that takes."""
        given = getattr(self.now, name)
        if self.taken.get(name, (None, None))[0] is not given:
            self.taken[name] = given, self._taken(name, given, *self.shapes[name])
        return self.taken[name][1]

    def _look(self) -> None:
        if self.observe:
            seats, words = self.whose, self.tables.view(np.int64).reshape(self.n, -1)
            self.kernels.look[self.blocks, TABLES_PER_BLOCK](
                words, seats, self.blank_notes, self.chunks, self.logs, self.words_written, self.kept
            )
            blocks = -(-(self.n << self.writers) // TABLES_PER_BLOCK)
            self.kernels.observe[blocks, TABLES_PER_BLOCK](
                self.kept.view(np.int8), seats, self.inputs, self.plain, self.places, self.writers,
                self._here("observations"),
            )  # fmt: skip

    def _run(self, actions: Any, anew: bool, out: Mapping[str, Any]) -> Turn:
        self._write_into(out)
        players = self._taken("players", self.seated, (self.n, *self.seated.shape[1:]), np.int8)
        self.kernels.step[self.blocks, TABLES_PER_BLOCK](
            self.tables, actions, int(anew), self.on_gpu_template, players, self.whims, self.spoke,
            self.numbers, self.most, *self.seed, self.moves_of, self.actions_of, self.words,
            self.whose, *(self._here(name) for name in ("sides", "masks", "rewards", "ended", "ended_sides")),
            self.wrong,
        )  # fmt: skip
        self._here("seats").copy_to_device(self.whose)
        self._look()
        return self.now

    def reset(self, seed: int | None = None, **out: Any) -> Turn:
        """Deal all games anew, from the first of a seed on, or of the seed of before."""
        self._sow(seed)
        self.numbers.copy_to_device(np.arange(self.n))
        return self._run(self.no_actions, True, out)

    def step(self, actions: Any, **out: Any) -> Turn:
        """As on the CPU; an action that is not legal is passed by and counted, as `check` tells."""
        return self._run(self._taken("actions", actions, (self.n,), np.int64), False, out)

    def by_hand(self, out: Any = None) -> Any:
        """What the hand-written player would do for each seat whose turn it is, as actions."""
        actions = self._given("actions", out, (self.n,), np.int64)
        self.kernels.choose[self.blocks, TABLES_PER_BLOCK](
            self.tables, self.whose, self.words, self.whims, self.actions_of,
            self._taken("actions", actions, (self.n,), np.int64),
        )  # fmt: skip
        return actions

    def merits(self, out: Any = None) -> Any:
        """What the hand-written player thinks of each action, as on the CPU."""
        shape = self.n, self.encoding.actions
        merits = self._given("merits", out, shape, np.float32)
        self.kernels.weigh[self.blocks, TABLES_PER_BLOCK](
            self.tables, self.whose, self.words, self.whims, self.actions_of,
            self._taken("merits", merits, shape, np.float32),
        )  # fmt: skip
        return merits

    def tries(self, actions: Any, seed: int, out: Any = None) -> Any:
        """How actions turn out, as on the CPU."""
        width = actions.shape[1] if len(getattr(actions, "shape", ())) == 2 else 1
        chosen = self._taken("actions", actions, (self.n, width), np.int64)
        won = self._given("results", out, chosen.shape, np.int64)
        gpu_ponder.kernels(self.game).each(
            self.n * width, self.tables, self.whose, self.words, chosen, self.moves_of,
            *halves(seed), self._taken("results", won, chosen.shape, np.int64), self.wrong,
        )  # fmt: skip
        return won

    def sensible(self, out: Any = None) -> Any:
        """Which claims make sense for each seat whose turn it is, as on the CPU."""
        self._need_talk()
        shape = self.n, self.encoding.claims
        marks = self._given("marks", out, shape, np.bool_)
        self.kernels.sensible[self.blocks, TABLES_PER_BLOCK](
            self.tables, self.whose, self.claims_turned, self._taken("marks", marks, shape, np.bool_)
        )
        return marks

    def say(self, claims: Any, out: Any = None, **arrays: Any) -> Any:
        """Let the seats whose turn it is make a claim each, as on the CPU."""
        self._need_talk()
        self._write_into(arrays)
        heard = self._given("hearers", out, (self.n,), np.int64)
        players = self._taken("players", self.seated, (self.n, *self.seated.shape[1:]), np.int8)
        self.kernels.say[self.blocks, TABLES_PER_BLOCK](
            self.tables, players, self.whims, self.whose, self.claims_of,
            self._taken("claims", claims, (self.n,), np.int64),
            self._taken("hearers", heard, (self.n,), np.int64),
        )  # fmt: skip
        self._look()
        return heard

    def check(self) -> None:
        """Wait for the GPU, and raise an error if something went wrong there since the start."""
        wrong = self.wrong.copy_to_host()
        if wrong[LOST]:
            raise NewsLost("a rule told more events between two decisions than the record's news hold")
        if wrong[REFUSED]:
            raise ValueError(f"{wrong[REFUSED]} actions were not legal; their tables were left as they are")


def words_of(records: NDArray[Any]) -> NDArray[np.int64]:
    """One record as words, zeros after its end."""
    octets = records.tobytes()
    return np.frombuffer(octets + bytes(-len(octets) % WORD), np.int64)
