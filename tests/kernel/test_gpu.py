"""Without CUDA the GPU module says what is missing. With it, `benchmarks/gpu.py` compares the machines."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType

import numba
import pytest

from tests.suite.registry import SUBJECTS
from turncoat.kernel import gpu
from turncoat.kernel.gpu import NoGpu

GAME = SUBJECTS[0].game


@pytest.fixture
def no_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Python without numba-cuda."""
    monkeypatch.delattr(numba, "cuda", raising=False)
    monkeypatch.setitem(sys.modules, "numba.cuda", None)


@pytest.fixture
def no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Python with numba-cuda on a machine without an NVIDIA GPU or its driver."""
    cuda, extending = ModuleType("numba.cuda"), ModuleType("numba.cuda.extending")
    monkeypatch.setattr(cuda, "is_available", lambda: False, raising=False)
    monkeypatch.setattr(cuda, "extending", extending, raising=False)
    monkeypatch.setattr(extending, "overload", None, raising=False)
    monkeypatch.setattr(numba, "cuda", cuda, raising=False)
    monkeypatch.setitem(sys.modules, "numba.cuda", cuda)
    monkeypatch.setitem(sys.modules, "numba.cuda.extending", extending)


@pytest.fixture
def old_package(no_device: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Numba with its own older CUDA, which the rules cannot use."""
    monkeypatch.delattr(sys.modules["numba.cuda.extending"], "overload")


@pytest.mark.usefixtures("no_package")
def test_a_missing_package_is_named_with_what_to_install() -> None:
    with pytest.raises(NoGpu, match=r"CUDA needs the package numba-cuda: install turncoat\[gpu\]"):
        gpu.play_games(GAME, GAME.seats[0], 1, 1)


@pytest.mark.usefixtures("old_package")
def test_numbas_own_older_cuda_is_not_enough() -> None:
    with pytest.raises(NoGpu, match=r"CUDA needs the package numba-cuda: install turncoat\[gpu\]"):
        gpu.play_games(GAME, GAME.seats[0], 1, 1)


@pytest.mark.usefixtures("no_device")
def test_a_missing_device_is_said_plainly() -> None:
    with pytest.raises(NoGpu, match="no CUDA device was found: a CUDA driver and an NVIDIA GPU are needed"):
        gpu.play_games(GAME, GAME.seats[0], 1, 1)


def test_nobody_imports_cuda_unasked() -> None:
    code = "import sys, turncoat.kernel.gpu; print('numba.cuda' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
