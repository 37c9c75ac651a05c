"""Arrays on a GPU as PyTorch, JAX and others take them without copying: DLPack, and CUDA's own interface."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CUDA = 2
"""The kind of device, as DLPack counts them."""
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
"""Its kinds of numbers, by NumPy's letters."""


class _Tensor(ctypes.Structure):
    """A `DLManagedTensor` of the version that every library still takes."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("manager_ctx", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    ]


_handed_out: dict[int, tuple[Any, ...]] = {}
"""What libraries still use, by address: it is kept until they say that they are done."""


def _done(address: int) -> None:
    _handed_out.pop(address, None)


_deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_done)
_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]


class Shared:
    """An array on a GPU that others may look into."""

    def __init__(self, array: Any) -> None:
        self.array = array
        """The same as Numba has it."""
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype = np.dtype(array.dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return interface

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, *, stream: Any = None, **wishes: Any) -> Any:
        """Work goes through the stream that all libraries take unless told otherwise: nothing has to wait."""
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        tensor = _Tensor(
            data=self.__cuda_array_interface__["data"][0], device_type=CUDA, device_id=0, ndim=len(shape),
            code=CODES[self.dtype.kind], bits=8 * self.dtype.itemsize, lanes=1,
            shape=ctypes.cast(shape, ctypes.POINTER(ctypes.c_int64)), strides=None, byte_offset=0,
            manager_ctx=None, deleter=ctypes.cast(_deleter, ctypes.c_void_p),
        )  # fmt: skip
        address = ctypes.addressof(tensor)
        _handed_out[address] = (tensor, shape, self.array)
        return _new_capsule(address, b"dltensor", None)

    def numpy(self) -> np.ndarray[Any, Any]:
        """A copy of it on the CPU."""
        copy: np.ndarray[Any, Any] = self.array.copy_to_host()
        return copy
