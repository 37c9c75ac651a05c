"""What numbers stand for.

A seat, a card and a count are all small whole numbers. Which of them a number is gets declared once, and
from that follow its range, its name, its text, its JSON, and how it looks from another seat's place.

>>> RAVEN, WOLF = BOAT = Things("boat", "raven", "wolf")
>>> BOAT.text(WOLF), BOAT.read("raven")
('wolf', 0)
>>> Several(BOAT).text(1 << RAVEN | 1 << WOLF)
'raven+wolf'
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import factorial, prod
from typing import Any

from turncoat.kernel.chart import chart

MOST_SEATS = 8


class Named:
    """Something whose attributes rules may use: `PLACE.at(card, boat, space)`, `PAIR.first[pair]`."""


class Domain(Named):
    """Whole numbers from `low` to `high`, and what each of them stands for."""

    def __init__(self, name: str, low: int, high: int) -> None:
        self.name = name
        self.low = low
        self.high = high

    @property
    def length(self) -> int:
        """How many numbers there are."""
        return self.high - self.low + 1

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.low, self.high + 1))

    def __contains__(self, value: object) -> bool:
        return isinstance(value, int) and self.low <= value <= self.high

    def text(self, value: int) -> str:
        """The short text of a number, without blanks; `read` takes it back."""
        return str(value)

    def read(self, text: str) -> int:
        """The number that a text stands for, or `ValueError` with what there is."""
        for value in self:
            if self.text(value) == text:
                return value
        raise ValueError(f"{text!r} is no {self.name}: it is {self.range()}")

    def range(self) -> str:
        """What there is, for error messages."""
        return f"{self.text(self.low)} to {self.text(self.high)}"

    def json(self, value: int) -> Any:
        """The number as clients get it."""
        return value

    def turned(self, value: int, by: int, seats: int) -> int:
        """What stands there for whoever counts the seats of a table from seat `by`."""
        return value


class Count(Domain):
    """A number that counts something."""

    def __init__(self, low: int, high: int, name: str = "number") -> None:
        super().__init__(name, low, high)

    def read(self, text: str) -> int:
        """The number itself."""
        if text.removeprefix("-").isdecimal() and int(text) in self:
            return int(text)
        raise ValueError(f"{text!r} is no {self.name}: it is {self.range()}")


class Places(Domain):
    """Things that have no names but stand in a row: people count them from 1."""

    def __init__(self, name: str, length: int) -> None:
        super().__init__(name, 0, length - 1)

    def text(self, value: int) -> str:
        """The place as people count it."""
        return str(value + 1)


class Things(Domain):
    """Things with names of their own: `RED, GREEN, BLUE = COLOUR = Things("colour", "red", "green", "blue")`.

    The thing `red` of the kind `colour` is put into words by the message `colour-red`.
    """

    def __init__(self, name: str, *names: str) -> None:
        if len(set(names)) != len(names) or not all(names):
            raise TypeError(f"every {name} needs a name of its own")
        super().__init__(name, 0, len(names) - 1)
        self.names = names

    def text(self, value: int) -> str:
        """The name."""
        return self.names[value]

    def range(self) -> str:
        """All names."""
        return ", ".join(self.names)

    def json(self, value: int) -> str:
        """The name."""
        return self.names[value]


class Seats(Places):
    """The seats of a table, the one kind of things that depends on where one sits."""

    def text(self, value: int) -> str:
        """Seats as people count them."""
        return f"seat-{value + 1}"

    def turned(self, value: int, by: int, seats: int) -> int:
        """Counted from seat `by`, which becomes 0; what is no seat of the table stays."""
        return (value - by) % seats if 0 <= value < seats else value


SEAT = Seats("seat", MOST_SEATS)


class Flag(Domain):
    """Yes or no, as 1 or 0."""

    def __init__(self) -> None:
        super().__init__("answer", 0, 1)

    def text(self, value: int) -> str:
        """Yes or no."""
        return "yes" if value else "no"

    def json(self, value: int) -> bool:
        """True or false."""
        return bool(value)


YES_OR_NO = Flag()


def members(bits: int) -> list[int]:
    """The members of a set of bits."""
    return [member for member in range(bits.bit_length()) if bits >> member & 1]


class Several(Domain):
    """A set of things, one bit each; `least` 1 leaves the empty set out."""

    def __init__(self, of: Domain, least: int = 0) -> None:
        super().__init__(f"set of {of.name}s", least, (1 << of.length) - 1)
        self.of = of

    def text(self, value: int) -> str:
        """The members, joined by `+`."""
        return "+".join(self.of.text(member) for member in members(value)) or "none"

    def read(self, text: str) -> int:
        """The members, each once and in any order."""
        names = [] if text == "none" else text.split("+")
        value = sum({1 << self.of.read(name) for name in names})
        if value.bit_count() == len(names) and value in self:
            return value
        raise ValueError(f"{text!r} is no {self.name}: it names each once, joined by +")

    def json(self, value: int) -> list[Any]:
        """The members."""
        return [self.of.json(member) for member in members(value)]

    def turned(self, value: int, by: int, seats: int) -> int:
        """Each member turned."""
        return sum(1 << self.of.turned(member, by, seats) for member in members(value))


class Tuples(Domain):
    """Short rows of things, each row with a number: `rows[number]`."""

    def __init__(self, name: str, rows: Sequence[tuple[int, ...]], of: Sequence[Domain]) -> None:
        super().__init__(name, 0, len(rows) - 1)
        self.rows = tuple(rows)
        self.of = tuple(of)
        self.numbers = {row: number for number, row in enumerate(self.rows)}

    def text(self, value: int) -> str:
        """The things of the row, joined by `/`."""
        return "/".join(one.text(part) for one, part in zip(self.of, self.rows[value], strict=True))

    def json(self, value: int) -> list[Any]:
        """The things of the row."""
        return [one.json(part) for one, part in zip(self.of, self.rows[value], strict=True)]

    def turned(self, value: int, by: int, seats: int) -> int:
        """Each thing turned."""
        row = tuple(one.turned(part, by, seats) for one, part in zip(self.of, self.rows[value], strict=True))
        return self.numbers[row]


class Pair(Tuples):
    """Two different things, the one with the smaller number first.

    `first[pair]` and `second[pair]` are charts for rules.
    """

    def __init__(self, of: Domain) -> None:
        super().__init__(f"pair of {of.name}s", list(combinations(of, 2)), (of, of))
        self.first = chart([first for first, _ in self.rows])
        self.second = chart([second for _, second in self.rows])

    def turned(self, value: int, by: int, seats: int) -> int:
        """Both turned, the smaller first again."""
        one, other = (self.of[0].turned(part, by, seats) for part in self.rows[value])
        return self.numbers[min(one, other), max(one, other)]


class Both(Tuples):
    """One of each: a boat and a space, numbered `spaces * boat + space`.

    `first[number]` and `second[number]` are charts for rules.
    """

    def __init__(self, *of: Domain) -> None:
        lengths = [one.length for one in of]
        rows = [
            tuple(
                number // prod(lengths[place + 1 :]) % length + of[place].low
                for place, length in enumerate(lengths)
            )
            for number in range(prod(lengths))
        ]
        super().__init__(" and ".join(one.name for one in of), rows, of)
        self.first = chart([row[0] for row in rows])
        self.second = chart([row[1] for row in rows])


class Order(Tuples):
    """The orders of so many things, such that the first `orders(n)` are all orders of the first n of them."""

    def __init__(self, of: Domain) -> None:
        rows = sorted(permutations(of), key=lambda order: order[::-1], reverse=True)
        super().__init__(f"order of {of.name}s", rows, [of] * of.length)
        self.at = chart(self.rows)
        """`at[order, place]`: what comes to a place."""
        self.orders = chart([0, *(factorial(count) for count in range(1, of.length + 1))])
        """`orders[n]`: how many orders n things have."""


class Either(Domain):
    """A thing of one kind or of another, numbered one kind after the other: a seat, or the shadow."""

    def __init__(self, *of: Domain) -> None:
        super().__init__(" or ".join(one.name for one in of), 0, sum(one.length for one in of) - 1)
        self.of = of

    def part(self, value: int) -> tuple[Domain, int]:
        """The kind of a value, and the value of that kind."""
        for one in self.of:
            if value < one.length:
                return one, value + one.low
            value -= one.length
        raise ValueError(f"there is no such {self.name}")

    def text(self, value: int) -> str:
        """As its kind has it."""
        one, inner = self.part(value)
        return one.text(inner)

    def range(self) -> str:
        """What there is of each kind."""
        return ", or ".join(one.range() for one in self.of)

    def json(self, value: int) -> Any:
        """As its kind has it."""
        one, inner = self.part(value)
        return one.json(inner)

    def turned(self, value: int, by: int, seats: int) -> int:
        """As its kind turns."""
        one, inner = self.part(value)
        return value - inner + one.turned(inner, by, seats)
