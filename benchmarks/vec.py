"""How fast games step side by side, with observations and without; and whether a GPU gives the same bytes.

    python -m benchmarks.vec                                        # steps a second on one core, every game
    python -m benchmarks.vec --device cuda --n 65536                # on a GPU
    python -m benchmarks.vec --device cuda --compare --steps 60     # GPU against CPU, octet for octet
    python -m benchmarks.vec --device cuda --shared                 # PyTorch (and JAX) see the same memory

Actions are drawn at random from the masks: on the CPU by NumPy, whose time is not counted, on a GPU by
PyTorch, with whose time and without speed is given.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from turncoat.envs.vec import CALLER, HANDWRITTEN, Vec, vec
from turncoat.games import NAMES, game


def parsed() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", default=",".join(NAMES), help="names, with commas between them")
    parser.add_argument("--seats", type=int, default=0, help="0: the number in the middle")
    parser.add_argument("--n", type=int, default=2048, help="tables side by side")
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--talk", default="off", choices=["off", "turns"])
    parser.add_argument("--others", action="store_true", help="the first seat alone is the caller's")
    parser.add_argument("--pace", type=int, default=0, help="decisions of others in a step at most")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("--shared", action="store_true")
    return parser.parse_args()


def made(name: str, wanted: argparse.Namespace, device: str, observe: bool = True) -> Vec:
    """Tables as they were asked for."""
    playing = game(name)
    seats = wanted.seats or playing.seats[len(playing.seats) // 2]
    players = [CALLER] + [HANDWRITTEN] * (seats - 1) if wanted.others else None
    options = dict(option.split("=", 1) for option in wanted.option)
    return vec(
        playing, seats, wanted.n, device, wanted.talk, 1, options, players, observe, threads=wanted.threads,
        pace=wanted.pace,
    )  # fmt: skip


def on_cpu(env: Vec, luck: np.random.Generator) -> Any:
    """Legal actions, each equally likely."""
    return (env.masks * (1 - luck.random(env.masks.shape, np.float32))).argmax(axis=1)  # from above 0 to 1


def timed(work: Callable[[], Any], wait: Callable[[], Any] = lambda: None) -> float:
    """Seconds that something takes, until all of it is done."""
    wait()
    begun = time.perf_counter()
    work()
    wait()
    return time.perf_counter() - begun


def speed_on_cpu(env: Vec, steps: int) -> float:
    """Steps a second, the drawing of actions left out."""
    luck, seconds = np.random.default_rng(1), 0.0
    env.step(on_cpu(env, luck))
    for _ in range(steps):
        actions = on_cpu(env, luck)
        seconds += timed(lambda actions=actions: env.step(actions))  # type: ignore[misc]
    return env.n * steps / seconds


def speed_on_gpu(env: Any, steps: int) -> tuple[float, float]:
    """Steps a second, without the drawing of actions and with it."""
    import torch

    masks = torch.as_tensor(env.masks, device="cuda")

    def drawn() -> Any:
        return (masks * (1 - torch.rand(masks.shape, device="cuda"))).argmax(dim=1)  # from above 0 to 1

    env.step(drawn())
    drawing = timed(lambda: [drawn() for _ in range(steps)], torch.cuda.synchronize)
    playing = timed(lambda: [env.step(drawn()) for _ in range(steps)], torch.cuda.synchronize)
    env.check()
    return env.n * steps / (playing - drawing), env.n * steps / playing


def measure(name: str, wanted: argparse.Namespace) -> None:
    """A line for a game."""
    said = [f"{name:15} n={wanted.n} {wanted.device}"]
    for observe in (False, True):
        before = time.perf_counter()
        env = made(name, wanted, wanted.device, observe)
        ready = time.perf_counter() - before
        what = f"with {env.encoding.size} inputs" if observe else "without observations"
        if wanted.device == "cpu":
            said.append(
                f"{what}: {speed_on_cpu(env, wanted.steps) / 1e6:.3f} M steps/s (ready in {ready:.0f} s)"
            )
        else:
            alone, drawn = speed_on_gpu(env, wanted.steps)
            said.append(
                f"{what}: {alone / 1e6:.1f} M steps/s, {drawn / 1e6:.1f} with actions drawn "
                f"(ready in {ready:.0f} s)"
            )
    print("; ".join(said), flush=True)


def on_host(array: Any) -> Any:
    """An array of either machine as NumPy has it."""
    return array if isinstance(array, np.ndarray) else array.numpy()


TRIED = 8
"""At one of so many steps it is tried how actions turn out."""


def compare(name: str, wanted: argparse.Namespace) -> None:
    """The same actions on both machines: every array of every step, and in the end every table."""
    from turncoat.kernel.gpu import the_cuda

    here, there, luck = made(name, wanted, "cpu"), made(name, wanted, "cuda"), np.random.default_rng(1)
    sent = the_cuda().to_device
    ends = octets = 0
    for step in range(wanted.steps):
        if wanted.talk == "turns":
            same(name, step, "sensible", here.sensible(), there.sensible())
            claims = luck.integers(0, here.encoding.claims, here.n)
            same(name, step, "hearers", here.say(claims), there.say(sent(claims)))
        same(name, step, "by hand", here.by_hand(), there.by_hand())
        same(name, step, "merits", here.merits(), there.merits())
        actions = on_cpu(here, luck).astype(np.int64)
        if step % TRIED == 0:
            alone = actions[:, None]
            same(name, step, "tries", here.tries(alone, step), there.tries(sent(alone), step))
        one, two = here.step(actions), there.step(sent(actions))
        for field in one._fields:
            octets += same(name, step, field, getattr(one, field), getattr(two, field))
        ends += int(one.ended.sum())
    there.check()
    tables = there.tables.copy_to_host()
    for at in range(here.n):
        mine, theirs = (here.game.table(rows[at : at + 1].copy()).bytes() for rows in (here.tables, tables))
        assert mine == theirs, f"{name}: table {at} differs in the end"
    print(f"{name:15} n={here.n}: {wanted.steps} steps, {ends} games ended, {octets} octets and tables agree")


def same(name: str, step: int, field: str, one: Any, two: Any) -> int:
    """How many octets agree, or an error that says where they do not."""
    mine, theirs = on_host(one), on_host(two)
    if not np.array_equal(mine, theirs):
        at = tuple(map(int, np.argwhere(mine != theirs)[0]))
        raise SystemExit(
            f"{name}, step {step}: {field}{list(at)} is {mine[at]} here, {theirs[at]} on the GPU"
        )
    return int(mine.nbytes)


def shared(name: str, wanted: argparse.Namespace) -> None:
    """Other libraries look into the very same memory, and what they write is read."""
    import torch

    env: Any = made(name, wanted, "cuda")
    address = env.observations.__cuda_array_interface__["data"][0]
    by_interface = torch.as_tensor(env.observations, device="cuda")
    by_dlpack = torch.from_dlpack(env.observations)
    assert by_interface.data_ptr() == by_dlpack.data_ptr() == address, "a copy was made"
    own = torch.zeros(by_dlpack.shape, dtype=torch.int8, device="cuda")
    masks = torch.from_dlpack(env.masks)
    env.step(masks.int().argmax(dim=1), observations=own)
    env.check()
    assert own.any()
    assert env.observations.data_ptr() == own.data_ptr()
    said = "PyTorch"
    try:
        import jax
    except ImportError:
        pass
    else:
        seen = jax.numpy.from_dlpack(env.now.rewards)
        assert seen.unsafe_buffer_pointer() == env.now.rewards.__cuda_array_interface__["data"][0], "a copy"
        said += " and JAX"
    print(f"{name:15} {said}: the same address, 0x{address:x}; written into PyTorch's own memory as well")


def main() -> None:
    """Do what was asked for, game by game."""
    wanted = parsed()
    work = compare if wanted.compare else shared if wanted.shared else measure
    for name in wanted.games.split(","):
        work(name, wanted)


if __name__ == "__main__":
    main()
