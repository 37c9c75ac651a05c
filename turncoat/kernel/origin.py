"""Where a component's value comes from, and so how sure it is."""

from __future__ import annotations

from enum import StrEnum


class Origin(StrEnum):
    """How sure a value is."""

    RULEBOOK = "rulebook"
    REPORTED = "reported"
    INFERRED = "inferred"
    RECONSTRUCTION = "reconstruction"
