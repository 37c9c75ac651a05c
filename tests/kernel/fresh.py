"""Code in a process of its own, with an environment of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def printed(code: str, **environment: str) -> str:
    """What some code prints."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True, text=True, cwd=ROOT, check=False,
        env=os.environ | {"PYTHONPATH": str(ROOT)} | environment,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout
