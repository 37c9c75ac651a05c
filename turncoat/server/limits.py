"""One small costed limiter: everything that comes in has a price, and every sender an allowance."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True)
class Allowance:
    """How much a sender may spend at once, and what comes back in a second."""

    most: float
    per_second: float


class Limiter:
    """Allowances by sender; those who have not been heard of for long are forgotten.

    >>> limiter = Limiter(Allowance(most=2, per_second=1))
    >>> [limiter.spend("somebody", 1, at) for at in (0.0, 0.0, 0.0, 1.5)]
    [True, True, False, True]
    """

    def __init__(self, allowance: Allowance, most_senders: int = 100_000) -> None:
        self.allowance = allowance
        self.most_senders = most_senders
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, sender: str, cost: float, now: float) -> bool:
        """Take a price from a sender's allowance; False, and nothing taken, where it is too much."""
        left, since = self.left.pop(sender, (self.allowance.most, now))
        left = min(self.allowance.most, left + (now - since) * self.allowance.per_second)
        affordable = cost <= left
        self.left[sender] = (left - cost if affordable else left, now)
        if len(self.left) > self.most_senders:
            self.left.popitem(last=False)
        return affordable
