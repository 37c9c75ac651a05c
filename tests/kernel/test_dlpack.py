"""What other libraries are told of an array on a GPU, and that it is kept as long as they use it."""

from __future__ import annotations

import ctypes
import gc
from typing import Any

import numpy as np

from turncoat.kernel.dlpack import CUDA, Shared, _handed_out


class Lying:
    """An array that says it lies on a GPU."""

    def __init__(self, cells: np.ndarray[Any, Any]) -> None:
        self.cells = cells
        self.shape, self.dtype = cells.shape, cells.dtype
        self.__cuda_array_interface__ = {
            "data": (cells.ctypes.data, False),
            "shape": cells.shape,
            "typestr": cells.dtype.str,
            "version": 3,
        }

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        return self.cells.copy()


def pointer_in(capsule: Any) -> int:
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    address = get(capsule, b"dltensor")
    assert address
    return int(address)


def test_others_get_the_address_the_shape_and_the_kind() -> None:
    cells = np.arange(6, dtype=np.int16).reshape(2, 3)
    shared = Shared(Lying(cells))
    assert shared.__dlpack_device__() == (CUDA, 0)
    assert shared.__cuda_array_interface__["data"][0] == cells.ctypes.data
    capsule = shared.__dlpack__(stream=None)
    address = pointer_in(capsule)
    # As the standard lays a DLTensor out: data, device, number of axes, kind, shape.
    data, device, axes, kind = np.frombuffer(
        ctypes.string_at(address, 24), np.dtype([("d", "<u8"), ("v", "<i4", 2), ("n", "<i4"), ("k", "u1", 4)])
    )[0]
    assert (int(data), device.tolist(), int(axes)) == (cells.ctypes.data, [2, 0], 2)
    assert kind.tolist() == [0, 16, 1, 0]
    shape = ctypes.cast(ctypes.c_void_p.from_address(address + 24).value or 0, ctypes.POINTER(ctypes.c_int64))
    assert [shape[0], shape[1]] == [2, 3]
    assert np.array_equal(shared.numpy(), cells)


def test_an_array_is_kept_until_whoever_took_it_is_done() -> None:
    shared = Shared(Lying(np.zeros(4, np.bool_)))
    address = pointer_in(shared.__dlpack__())
    del shared
    gc.collect()
    assert address in _handed_out
    deleter = ctypes.c_void_p.from_address(address + 56).value
    assert deleter
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(deleter)(address)
    assert address not in _handed_out
