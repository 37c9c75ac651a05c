"""One language more: the package as it is, and one file beside the texts that it has."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from turncoat.words import COMMON

LANGUAGE, NAME = "eo", "Esperanto"
LOBBY = "Ludoj pri blufo kaj perfido"
MISSING = "Ĉi tie estas neniu tablo."


def add_language(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes started from now on find the package in a folder, where it has a third language."""
    package = folder / "turncoat"
    package.mkdir()
    for part in COMMON.parent.iterdir():
        if part != COMMON and part.name != "__pycache__":
            (package / part.name).symlink_to(part)
    shutil.copytree(COMMON, package / COMMON.name)
    lines = (COMMON / "en.ftl").read_text("utf-8").splitlines()
    said = {"language": NAME, "web-lobby-title": LOBBY, "room-missing": MISSING}
    for name, words in said.items():
        [place] = [number for number, line in enumerate(lines) if line.startswith(f"{name} = ")]
        lines[place] = f"{name} = {words}"
    (package / COMMON.name / f"{LANGUAGE}.ftl").write_text("\n".join(lines) + "\n", "utf-8")
    monkeypatch.chdir(folder)
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=":")
