"""What is wrong with something asked for, as facts that the edge of the house puts into words."""

from __future__ import annotations


class NewsLost(RuntimeError):
    """A rule told more than its record has room for: a mistake in a game, never in what was asked of it."""


class OptionError(ValueError):
    """An option, a seed or a number of seats that there is not.

    `name` and `facts` are a message that the words of the game put into a sentence.
    """

    def __init__(self, name: str, **facts: str | int) -> None:
        super().__init__(f"{name}: {', '.join(f'{fact}={value!r}' for fact, value in facts.items())}")
        self.name = name
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return (_remade, (self.name, self.facts))


def _remade(name: str, facts: dict[str, str | int]) -> OptionError:
    return OptionError(name, **facts)
