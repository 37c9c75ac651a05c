"""Families: choices of one shape, with parameters that know what they are, numbered in one row.

Moves are families, and so is what players can claim.

>>> MOVES = Families("move")
>>> BOAT, SPACE = Things("boat", "raven", "wolf"), Places("space", 5)
>>> VOTE, PLACE = MOVES.family("vote", boat=BOAT), MOVES.family("place", boat=BOAT, space=SPACE)
>>> PLACE.at(1, 3), PLACE.boat(10), PLACE.space(10)
(10, 1, 3)
>>> MOVES.text(10), MOVES.read("place wolf 4")
('place wolf 4', 10)
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

from turncoat.kernel.moves import MOST_MOVES
from turncoat.kernel.rule import rule
from turncoat.kernel.things import Domain, Named, Places, Things

__all__ = ["Families", "Family", "Places", "Things"]

Reader = Callable[[int], int]


class Family(Named):
    """Choices of one shape. Rules write them with `at` and read them by the names of their parameters."""

    def __init__(self, name: str, parameters: dict[str, Domain], base: int) -> None:
        self.name = name
        self.parameters = parameters
        self.base = base
        self.length = prod(domain.length for domain in parameters.values())
        self.at: Callable[..., int] = self._writer()
        """The number of a choice with these parameters."""
        self.has: Callable[[int], bool] = rule(
            eval(f"lambda number: {base} <= number < {base + self.length}")
        )
        """Whether a number is one of this family."""
        for parameter in parameters:
            if hasattr(self, parameter):
                raise TypeError(f"a parameter cannot be called {parameter!r}: families use that name")
        vars(self).update(self._readers())

    def __getattr__(self, name: str) -> Reader:
        if "parameters" not in vars(self):  # it is being copied
            raise AttributeError(name)
        raise AttributeError(f"{self.name!r} has no parameter {name!r}; it has {', '.join(self.parameters)}")

    def _writer(self) -> Callable[..., int]:
        """A rule made for this family: arithmetic on constants, as one would write it by hand."""
        number = "0"
        for parameter, domain in self.parameters.items():
            number = f"({number}) * {domain.length} + ({parameter} - {domain.low})"
        return rule(eval(f"lambda {', '.join(self.parameters)}: {self.base} + {number}"))  # type: ignore[no-any-return]

    def _readers(self) -> dict[str, Reader]:
        """For each parameter a rule that takes it out of a number."""
        readers: dict[str, Reader] = {}
        lengths = [domain.length for domain in self.parameters.values()]
        for place, (parameter, domain) in enumerate(self.parameters.items()):
            stride = prod(lengths[place + 1 :])
            within = "" if place == 0 else f" % {domain.length * stride}"
            by = "" if stride == 1 else f" // {stride}"
            readers[parameter] = rule(
                eval(f"lambda number: (number - {self.base}){within}{by} + {domain.low}")
            )
        return readers

    def parts(self, number: int) -> dict[str, int]:
        """The parameters of a choice by name."""
        return {parameter: getattr(self, parameter)(number) for parameter in self.parameters}

    def made(self, values: dict[str, int]) -> int:
        """The choice with these parameters, or `ValueError`."""
        if values.keys() != self.parameters.keys():
            raise ValueError(f"{self.name!r} takes {', '.join(self.parameters) or 'no parameters'}")
        for parameter, domain in self.parameters.items():
            if values[parameter] not in domain:
                raise ValueError(
                    f"{parameter} of {self.name!r} is {domain.low} to {domain.high}, not {values[parameter]}"
                )
        return self.at(**values)


class Families(Domain):
    """All families of a kind of choices; a choice is a number from 0 on, and a text."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0, -1)
        self.families: dict[str, Family] = {}
        self._numbered: list[Family] = []
        """By number, the family of each choice."""

    @property
    def count(self) -> int:
        """How many choices there are."""
        return self.high + 1

    def family(self, name: str, /, **parameters: Domain) -> Family:
        """Declare a family."""
        family = Family(name, parameters, self.count)
        self.families[name] = family
        self._numbered += [family] * family.length
        self.high += family.length
        if self.count > MOST_MOVES:
            raise TypeError(f"{self.count} {self.name}s; there are at most {MOST_MOVES}")
        return family

    def of(self, number: int) -> Family:
        """The family of a choice."""
        if 0 <= number <= self.high:
            return self._numbered[number]
        raise ValueError(f"there is no {self.name} {number}; they go from 0 to {self.high}")

    def split(self, number: int) -> tuple[str, dict[str, int]]:
        """The family and the parameters of a choice."""
        family = self.of(number)
        return family.name, family.parts(number)

    def number(self, name: str, /, **values: int) -> int:
        """The choice of a family with these parameters."""
        return self._named(name).made(values)

    def _named(self, name: str) -> Family:
        family = self.families.get(name)
        if family is None:
            raise ValueError(f"there is no {self.name} {name!r}; there are {', '.join(self.families)}")
        return family

    def text(self, value: int) -> str:
        """The family and what its parameters stand for: `place wolf 4`."""
        family = self.of(value)
        values = family.parts(value)
        return " ".join(
            [family.name, *(domain.text(values[name]) for name, domain in family.parameters.items())]
        )

    def read(self, text: str) -> int:
        """The choice that a text stands for, or `ValueError` with what would be right."""
        name, *texts = text.split() or [""]
        family = self._named(name)
        if len(texts) != len(family.parameters):
            raise ValueError(f"{text!r}: {name!r} takes {' '.join(family.parameters) or 'no parameters'}")
        values = zip(family.parameters.items(), texts, strict=True)
        return family.at(**{parameter: domain.read(one) for (parameter, domain), one in values})

    def range(self) -> str:
        """The families."""
        return ", ".join(self.families)

    def json(self, value: int) -> dict[str, Any]:
        """The family with its parameters."""
        family = self.of(value)
        values = family.parts(value)
        parameters = {name: domain.json(values[name]) for name, domain in family.parameters.items()}
        return {"family": family.name, "parameters": parameters}

    def turned(self, value: int, by: int, seats: int) -> int:
        """The same choice for whoever counts the seats from seat `by`."""
        family = self.of(value)
        values = family.parts(value)
        return family.at(
            **{name: domain.turned(values[name], by, seats) for name, domain in family.parameters.items()}
        )
