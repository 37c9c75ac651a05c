"""Builds the image and starts it, or where there is no container runtime, takes its steps by hand.

    python -m deploy.trial.image

By hand, the instructions of `deploy/Dockerfile` are carried out one after another in a scratch folder that
stands for the root of the image, with the Python that runs this script for the one of the base image. What
only root may do in an image (making a user) is left out and said. Then the entry point is started as the
image would start it, and asked for its health as the image would ask.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
RECIPE = ROOT / "deploy" / "Dockerfile"
PATIENCE = 300.0
ONLY_IN_AN_IMAGE = ("useradd",)


def has_runtime() -> bool:
    """Whether containers can be run here."""
    if shutil.which("docker") is None:
        return False
    return subprocess.run(["docker", "info"], capture_output=True, check=False).returncode == 0


def in_a_container() -> None:
    """Build the image, start it and wait until it is healthy."""
    tag = "turncoat-trial"
    subprocess.run(["docker", "build", "--file", RECIPE, "--tag", tag, ROOT], check=True)
    started = [
        "docker",
        "run",
        "--detach",
        "--rm",
        "--read-only",
        "--tmpfs",
        "/tmp",
        "--cap-drop",
        "ALL",
        tag,
    ]
    name = subprocess.run(started, check=True, capture_output=True, text=True).stdout.strip()
    try:
        inspect = ["docker", "inspect", "--format", "{{.State.Health.Status}}", name]
        until = time.monotonic() + PATIENCE
        while subprocess.run(inspect, check=True, capture_output=True, text=True).stdout.strip() != "healthy":
            assert time.monotonic() < until, "the container does not get healthy"
            time.sleep(1)
    finally:
        subprocess.run(["docker", "stop", name], check=True, capture_output=True)


def instructions() -> Iterator[tuple[str, str]]:
    """The instructions of the Dockerfile, each with its argument in one line."""
    text = re.sub(r"\\\n\s*", "", RECIPE.read_text())
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            yield word, rest.strip()


class Scratch:
    """A folder that stands for the root of the image."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.here = folder
        self.environment = dict(os.environ) | {"XDG_RUNTIME_DIR": str(folder)}
        self.health: list[str] = []
        self.entry: list[str] = []

    def at(self, text: str) -> str:
        """A text with the paths of the image as they are here."""
        return re.sub(r"(?<![\w.])/(build|opt|data)\b", lambda path: f"{self.folder}/{path[1]}", text)

    def follow(self, word: str, rest: str) -> None:
        """Carry one instruction out."""
        print(f"{word} {rest}", flush=True)
        if word == "WORKDIR":
            self.here = Path(self.at(rest))
            self.here.mkdir(parents=True, exist_ok=True)
        elif word == "ENV":
            for name, _, value in (part.partition("=") for part in shlex.split(self.at(rest))):
                self.environment[name] = value.replace("$PATH", self.environment["PATH"])
        elif word == "COPY" and not rest.startswith("--from"):
            self.copy(*shlex.split(rest))
        elif word == "RUN":
            self.run(rest)
        elif word == "HEALTHCHECK":
            self.health = json.loads(rest.partition("CMD ")[2])
        elif word == "ENTRYPOINT":
            self.entry = json.loads(self.at(rest))

    def run(self, command: str) -> None:
        """Run a command, unless it is one for root alone."""
        if command.startswith(ONLY_IN_AN_IMAGE):
            print("  left out: only in an image", flush=True)
            return
        command = re.sub(r"^python\b", sys.executable, self.at(command)) if "-m venv" in command else command
        subprocess.run(["sh", "-c", command], cwd=self.here, env=self.environment, check=True)

    def copy(self, source: str, target: str) -> None:
        """Copy what git knows of the source tree, but for what the image leaves out."""
        if source != ".":
            (self.here / target).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / source, self.here / target)
            return
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
        )
        for name in filter(None, listed.stdout.split("\0")):
            if name.partition("/")[0] not in ("tests", "benchmarks", "docs", "deploy"):
                (self.here / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, self.here / name)

    def start(self) -> None:
        """Start the entry point and wait until it is healthy."""
        (self.folder / "data").mkdir(exist_ok=True)
        running = subprocess.Popen(
            [self._program(self.entry[0]), *self.entry[1:]], env=self.environment, cwd="/"
        )
        try:
            check = [self._program(self.health[0]), *self.health[1:]]
            until = time.monotonic() + PATIENCE
            while subprocess.run(check, env=self.environment, capture_output=True, check=False).returncode:
                assert running.poll() is None, "the server has ended"
                assert time.monotonic() < until, "the server does not get healthy"
                time.sleep(1)
            assert list((self.folder / "data").rglob("tables.db")), "tables lie in the volume"
        finally:
            running.terminate()
            running.wait(120)

    def _program(self, name: str) -> str:
        found = shutil.which(name, path=self.environment["PATH"])
        assert found, f"there is no {name}"
        return found


def by_hand() -> None:
    """Take the steps of the Dockerfile without a container runtime."""
    with tempfile.TemporaryDirectory(prefix="turncoat-image-") as folder:
        scratch = Scratch(Path(folder))
        for word, rest in instructions():
            scratch.follow(word, rest)
        scratch.start()


def main() -> None:
    """Build and start."""
    if has_runtime():
        in_a_container()
        print("The image was built, started, and is healthy.")
    else:
        by_hand()
        print("No container runtime: the steps were taken by hand; the server started and was healthy.")


if __name__ == "__main__":
    main()
