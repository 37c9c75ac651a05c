"""Turncoat with luck that can be had again: `python -m tests.server.luck SEED serve …`.

Whatever nobody is to foresee, deals, bots' whims and keys, comes from one stream. Where tests play whole
games through a browser, a failure is then one that the next run shows too.
"""

from __future__ import annotations

import random
import secrets
import sys
from typing import Any

from turncoat.cli import main


def fix(seed: str) -> None:
    """From now on the secrets of this process follow from a seed."""
    luck = random.Random(seed)
    drawn: dict[str, Any] = {
        "randbits": luck.getrandbits,
        "randbelow": luck.randrange,
        "choice": luck.choice,
        "token_bytes": lambda nbytes=None: luck.randbytes(nbytes or secrets.DEFAULT_ENTROPY),
    }
    vars(secrets).update(drawn)


if __name__ == "__main__":
    fix(sys.argv.pop(1))
    main()
