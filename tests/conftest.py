"""What all tests agree on."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("turncoat", deadline=None, derandomize=True, database=None)
settings.load_profile("turncoat")
