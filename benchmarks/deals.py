"""Deals one after another, on all cores of the machine, as many as there is time for."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TypeVar

from turncoat.kernel.batch import cores

T = TypeVar("T")
LIMITED = {"chaos-contract": {"turn-limit": "200"}}
"""Games in which nobody gets on end."""


def each_deal(work: Callable[[int], T], deals: range, seconds: float = 0, at_once: int = 0) -> Iterator[T]:
    """What comes of deals, as soon as it is there. With a limit of time, of those begun within it: all of
    them, so that short games do not count more than long ones."""
    end = time.perf_counter() + seconds
    yield work(deals[0])  # in this process, so that rules are compiled once
    left = iter(deals[1:])
    under_way: set[Future[T]] = set()
    most = at_once or cores()
    with ProcessPoolExecutor(most, get_context("spawn")) as pool:
        while True:
            while len(under_way) < most and (not seconds or time.perf_counter() < end):
                deal = next(left, None)
                if deal is None:
                    break
                under_way.add(pool.submit(work, deal))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            yield from (one.result() for one in done)
