"""The games as games of OpenSpiel, for its planners and learners.

Importing this registers all games: `turncoat_passengers` and so on. Their parameters are `seats`, `talk`, the
options of the game, `log` and `rng_seed`.

>>> import pyspiel
>>> game = pyspiel.load_game("turncoat_passengers(seats=6,rng_seed=7)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
>>> state.apply_action(0)
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(4, 'place 1 raven 1')
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from turncoat.envs.places import Places
from turncoat.envs.sitting import NOT, Agreed, Sitting
from turncoat.games import game as game_by_name
from turncoat.games import names
from turncoat.games.playable import Playable
from turncoat.kernel.record import Field, Record

DEAL = 0
"""The one outcome of the chance node that a game begins with: the cards are drawn when it is applied."""
BY_CHANCE = -1
"""In place of a seed."""


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game with what was agreed on."""

    played: Playable
    kind: Any

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        options = {
            option.name: str(parameters[parameter_of(option.name)]).replace("+", ",")
            for option in self.played.options
        }
        self.agreed = Agreed.of(self.played, parameters["seats"], options, parameters["talk"])
        self.places = Places(self.agreed, log=parameters["log"])
        seed = parameters["rng_seed"]
        self.luck = np.random.default_rng(None if seed == BY_CHANCE else seed)
        super().__init__(self.kind, self._info(), dict(parameters))

    def _info(self) -> Any:
        # With talk, each decision can have a claim before it and an answer of everybody else.
        each = 1 + self.agreed.seats if self.agreed.talks else 1
        least, most = self.agreed.game.spoils
        return pyspiel.GameInfo(
            num_distinct_actions=self.places.actions,
            max_chance_outcomes=1,
            num_players=self.agreed.seats,
            min_utility=float(least),
            max_utility=float(most),
            max_game_length=each * self.agreed.game.table.fields["decisions"].high,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        # OpenSpiel's own way asks a game for its random state in C++, where one in Python cannot answer.
        return _loaded, (self.get_type().short_name, self.get_parameters(), self.luck)

    def draw(self) -> int:
        """A seed for the next deal."""
        return int(self.luck.integers(1 << 63))

    def new_initial_state(self) -> State:
        """The table before the deal."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal: what chance decides later follows from it."""
        return 1

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer | None:
        """What a player knows, as a string and a tensor; there are no observers of other kinds."""
        whole = kind is None or (
            kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        return Observer(self.places) if whole else None


class State(pyspiel.State):  # type: ignore[misc]
    """A game in play. Secret choices are made in turn and told to nobody."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.sitting = Sitting(game.agreed)

    def __reduce__(self) -> tuple[Any, ...]:
        return _resumed, (self.get_game(), self.serialize())

    @property
    def places(self) -> Places:
        """What players get and give."""
        places: Places = self.get_game().places
        return places

    def current_player(self) -> int:
        """Who is asked; of several the first."""
        if self.sitting.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.sitting.over else self.sitting.asked[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.places.numbers(self.sitting, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deal."""
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.sitting.table is None:
            self.sitting.deal(self.get_game().draw())
        else:
            seat = self.current_player()
            self.sitting.take(seat, self.places.checked(self.sitting, seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        return self.sitting.agreed.text(self.places.meant(player, action))

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.sitting.over

    def returns(self) -> list[float]:
        """The result for each seat; all 0 while the game goes on."""
        return [float(payoff) for payoff in self.sitting.payoffs]

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> State:
        """The game in another world that fits all that a player knows, drawn by numbers from 0 to 1.

        Its history begins here: the moves that led here hold what the player does not know.
        """
        seed = 0
        for _ in range(4):
            seed = seed << 32 | int(rng() * 2**32)
        other: State = self.get_game().new_initial_state()
        other.sitting = self.sitting.guessed(player, seed)
        return other

    def __str__(self) -> str:
        table = self.sitting.table
        return f"{text_of(table)}{self._talk()}" if table else "before the deal"

    def _talk(self) -> str:
        return f"\n{self.sitting.asks} {self.sitting.asked}" if self.sitting.agreed.talks else ""


def _loaded(name: str, parameters: dict[str, Any], luck: np.random.Generator) -> Game:
    """A game as it was pickled."""
    game: Game = pyspiel.load_game(name, parameters)
    game.luck = luck
    return game


def _resumed(game: Game, text: str) -> State:
    """A state as it was pickled."""
    state: State = game.deserialize_state(text)
    return state


class Observer:
    """All that a player knows: its view holds everything that it could have written down."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.tensor = np.zeros(places.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write what a player knows into the tensor."""
        if state.sitting.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.places.observation(state.sitting, player)

    def string_from(self, state: State, player: int) -> str:
        """The same as a string: what is asked of the player, and its view."""
        sitting = state.sitting
        if sitting.table is None:
            return f"player {player}"
        asks = sitting.asks if player in sitting.asked else NOT
        return f"player {player}\nasked {asks}\n{text_of(sitting.view(player))}"


def text_of(record: Record) -> str:
    """All that is not blank, a line for each field: a number, or the octets of many."""
    lines = []
    for name, field in record.fields.items():
        octets = record.row[name].tobytes()
        if octets != _blank(field):
            lines.append(f"{name} {octets.hex() if field.axes else record.scalars[name][0]}")
    return "\n".join(lines)


@cache
def _blank(field: Field) -> bytes:
    """A field of a blank table as it lies in memory."""
    return np.full(field.shape, field.blank, field.dtype).tobytes()


def parameter_of(option: str) -> str:
    """What an option is called as a parameter of OpenSpiel."""
    return option.replace("-", "_")


def registered(name: str) -> str:
    """What OpenSpiel knows a game by: `turncoat_mad_zeppelin`."""
    return f"turncoat_{parameter_of(name)}"


def _kind(played: Playable) -> Any:
    """What OpenSpiel wants to know of a game beforehand."""
    options = {parameter_of(option.name): option.default.replace(",", "+") for option in played.options}
    return pyspiel.GameType(
        short_name=registered(played.name),
        long_name=registered(played.name),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=played.seats[-1],
        min_num_players=played.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={
            "seats": played.usual_seats, "talk": "off", "log": False, "rng_seed": BY_CHANCE, **options,
        },
    )  # fmt: skip


def _register(played: Playable) -> None:
    """Make a game known, by a class of its own: OpenSpiel lets go of them when Python has ended already."""
    kind = _kind(played)
    pyspiel.register_game(kind, type(registered(played.name), (Game,), {"played": played, "kind": kind}))


for _name in names():
    _register(game_by_name(_name))
