"""Networks of learned players without PyTorch: what a seat sees in, a score for each action out.

A file has the weights in half precision and what they were learned for. Whoever changes what seats see, or
the moves of a game, has other players to learn: files that do not fit are refused. Whoever changes what the
hand-written player thinks may make them weaker, which only the ladder tells.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from math import log
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from turncoat.kernel.encoding import Encoding, encoding
from turncoat.kernel.game import Game
from turncoat.words import Fault, Message, Words

T = TypeVar("T")
SUFFIX = ".npz"
"""What files with players end on."""
NEVER = -1e9
"""The score of what is not offered; finite, for where nobody is asked nothing is."""
WHIMS = 2.0
"""Of two moves whose merits differ by so many whims of the hand-written player, the worse is e times less
likely: in all games that makes the best one nine times out of ten, and leaves something to find out."""
FARTHEST = 8.0
"""The most that merits count against a move: what is bad by hand can still be learned."""
FADING = 0.25
"""How slowly what a network is shown of a move fades with its merits: beyond what counts against it, too."""
RESERVE = 3.0
"""Who has learned nothing is silent so many times as often as it speaks."""
BESIDE = 2
"""What comes out besides scores."""
HEATS = {"learned-easy": 10.0, "learned-medium": 3.0, "learned-hard": 0.6}
"""How readily players of each level do what they like less, unless their file says otherwise."""
MOST = 3.0
"""Usage can count so much more or less, as a logarithm: what is not offered stays so."""


def meaning(game: Game, talk: str) -> str:
    """What the inputs and outputs of a game's networks stand for, in short: the same for the same."""
    seen = seeing(game, game.seats[-1], talk)
    fields = [(part.name, part.start, part.shape, part.width, part.how) for part in seen.fields.values()]
    moves = [game.moves.text(move) for move in range(game.moves.count)]
    claims = [game.talk.claims.text(claim) for claim in range(seen.claims)] if game.talk else []
    usage = WHIMS * game.whim, FARTHEST, FADING, RESERVE
    return sha256(repr((fields, moves, claims, usage)).encode()).hexdigest()[:16]


@cache
def seeing(game: Game, seats: int, talk: str) -> Encoding:
    """How learned players see a game: with room for as many seats as there can be."""
    return encoding(game, seats, talk, room=game.seats[-1])


def offers(seen: Encoding) -> int:
    """How many actions there are: moves and, where there is talk, claims and silence."""
    return seen.actions + (seen.claims + 1 if seen.talks else 0)


def by_merits(game: Game, merits: Any, best: Any) -> Any:
    """How usual moves are, by their merits: 0 for the best, less for others."""
    return (merits - best) / (WHIMS * game.whim)


def by_usage(usual: Any) -> Any:
    """Scores for actions by how usual they are, for NumPy and PyTorch alike; what is not offered stays so."""
    return usual.clip(-FARTHEST, 0) + NEVER * (usual <= NEVER)


def nearness(usual: Any) -> Any:
    """How near actions come to the most usual one, from 1 to 0: as scores end early, and chances fade fast,
    neither tells what is somewhat worse from what is far worse."""
    return (1 - usual) ** -FADING * (usual > NEVER)


def shown(seen: Encoding) -> int:
    """How many inputs a network has: what a seat sees, and for each action its chance and its nearness."""
    return seen.size + 2 * offers(seen)


def reserve(claims: int) -> float:
    """The score of each of so many claims: silence has 0."""
    return -log(RESERVE * max(1, claims))


@dataclass(frozen=True, eq=False)
class Network:
    """Layers of weights. What goes in is what a seat sees and, for each action, how usual it is, in two ways;
    what comes out is what to add to the score of each action, how much usage counts, and the odds of winning
    all rather than nothing, both as logarithms."""

    layers: tuple[tuple[NDArray[np.float32], NDArray[np.float32]], ...]
    told: Mapping[str, Any]
    """What it was learned for, and how."""

    @property
    def talk(self) -> str:
        """Whether it has learned to talk."""
        return str(self.told["talk"])

    @property
    def heats(self) -> dict[str, float]:
        """The heat of each level."""
        return {**HEATS, **self.told.get("heats", {})}

    @property
    def worlds(self) -> dict[str, int]:
        """In how many worlds each level tries out what it likes, at the usual scope of a game."""
        return {**dict.fromkeys(HEATS, 0), **self.told.get("worlds", {})}

    def judge(self, observation: NDArray[np.int8], usual: NDArray[np.float32]) -> NDArray[np.float32]:
        """A score for each action, by what a seat sees and how usual each is.

        Few inputs are not 0: the others are not looked at.
        """
        usage = by_usage(usual)
        inputs = np.concatenate([observation, np.exp(usage), nearness(usual)])
        seen = np.flatnonzero(inputs)
        (first, bias), *later = self.layers
        out: NDArray[np.float32] = inputs[seen] @ first[seen] + bias
        for weights, bias in later:
            out = np.maximum(out, 0) @ weights + bias
        scores: NDArray[np.float32] = out[:-BESIDE] + usage * np.exp(out[-BESIDE].clip(-MOST, MOST))
        return scores


def save(path: Path, layers: Sequence[tuple[Any, Any]], told: Mapping[str, Any]) -> None:
    """Write a network down, in half precision."""
    arrays = {f"{name}{at}": part.astype(np.float16) for at, pair in enumerate(layers)
              for name, part in zip(("weights", "bias"), pair, strict=True)}  # fmt: skip
    beside = path.with_name(f"{path.name}.new")
    with beside.open("wb") as file:
        np.savez_compressed(file, told=np.array(json.dumps(told)), **arrays)
    beside.replace(path)


def load(path: Path) -> Network:
    """The network of a file."""

    def layers(file: Any) -> tuple[tuple[NDArray[np.float32], NDArray[np.float32]], ...]:
        count = sum(name.startswith("weights") for name in file.files)
        return tuple(
            (file[f"weights{at}"].astype(np.float32), file[f"bias{at}"].astype(np.float32))
            for at in range(count)
        )

    return _read(path, lambda file: Network(layers(file), _told(file)))


def set_levels(path: Path, heats: Mapping[str, float], worlds: Mapping[str, int]) -> None:
    """Write into a file how strict its player is at each level, and how far it looks around; its weights stay
    as they are."""
    network = load(path)
    save(path, network.layers, {**network.told, "heats": dict(heats), "worlds": dict(worlds)})


def _told(file: Any) -> Mapping[str, Any]:
    """What a file says of itself."""
    told: Mapping[str, Any] = json.loads(str(file["told"]))
    return told


def _read(path: Path, what: Callable[[Any], T]) -> T:
    """Something of a file with a player."""
    try:
        with np.load(path, allow_pickle=False) as file:
            return what(file)
    except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile) as fault:
        wrong = Message("error-learned-file", {"file": str(path), "reason": str(fault)})
        raise Fault(wrong, Words("en")) from None


def check(path: Path, game: Game) -> None:
    """Refuse a file that is no player of a game as it is now; its weights are not looked at."""
    learned, talk, meant = _read(path, lambda file: itemgetter("game", "talk", "meaning")(_told(file)))
    _check_game(path, game, learned)
    if meant != meaning(game, talk):
        raise Fault(Message("error-learned-old", {"file": str(path)}), Words("en"))


def _check_game(path: Path, game: Game, learned: str) -> None:
    if learned != game.name:
        raise Fault(Message("error-learned-game", {"file": str(path), "game": learned}), Words("en"))


def learned_for(game: Game, path: Path) -> Network:
    """The network of a file that was learned for a game, as it is now or as it was."""
    network = load(path)
    _check_game(path, game, str(network.told["game"]))
    return network


def fitting(path: Path, game: Game) -> Network:
    """The network of a file, if it was learned for a game as it is now."""
    check(path, game)
    return load(path)
