"""The commands. Each reads its arguments, calls the part of the house that does the work, and prints.

Nothing heavy is imported before a command needs it, so that a table stands within a moment.
"""

from __future__ import annotations

import io
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from turncoat.office import TOKEN as ADMIN_TOKEN
from turncoat.office import office
from turncoat.words import LANGUAGES, Argument, Fault, Message, Thing, Words, environment_language

if TYPE_CHECKING:
    from rich.console import Console

    from turncoat.bots.network import Network
    from turncoat.games.playable import Decks, Playable
    from turncoat.kernel.game import Game, Option
    from turncoat.kernel.record import Record
    from turncoat.lab import Rate, Report, Standings
    from turncoat.lab.bench import Speed
    from turncoat.lab.standings import Standing
    from turncoat.match import Match
    from turncoat.server.backup import Holdings

BEGAN = time.perf_counter()
USUAL_SEATS = 5
USUAL_PORT = 8600
WRONG_INPUT = 2
PATIENCE_WITH_BROWSER = 5.0
"""Seconds that a command waits for a browser to open before it ends."""
SHORTEST_TOKEN = 24
LOG_LEVELS = ("debug", "info", "warning", "error")
USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]  # Typer does not say where it keeps this one.

_words = Words(environment_language())


def _say(name: str, **arguments: Any) -> str:
    """The commands' own words, in the language of the environment."""
    return _words.say(Message(name, arguments))


def _stop(reason: str) -> NoReturn:
    """End with one line that says what is wrong and what would be right."""
    line = " ".join(reason.split())
    print(f"turncoat: {line}", file=sys.stderr)
    raise typer.Exit(WRONG_INPUT)


@contextmanager
def _faults_in_one_line() -> Iterator[None]:
    """Turn what the inner parts refuse into one line for people."""
    try:
        yield
    except OSError as fault:
        _stop(_say("cli-file", file=str(fault.filename), reason=str(fault.strerror)))
    except ValueError as fault:
        _stop(_explained(fault))


@contextmanager
def _needs(part: str) -> Iterator[None]:
    """Say what to install where a part of the package that a command needs is not there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        _stop(_say("cli-missing", part=part, module=str(missing.name)))


def _explained(fault: ValueError) -> str:
    """A fault in the words of the environment, those of the game that it is about among them."""
    if not isinstance(fault, Fault):
        return str(fault)
    return Words(environment_language(), *fault.folders).say(fault.message, fault.names)


class Commands(TyperGroup):
    """The commands, with wrong usage told in one line."""

    def main(self, *arguments: Any, **more: Any) -> Any:
        """Run a command and end the process with its code."""
        standalone = more.get("standalone_mode", True)
        try:
            code = super().main(*arguments, **more | {"standalone_mode": False})
        except USAGE_ERROR as fault:
            message: str = fault.format_message()  # type: ignore[attr-defined]
            print("turncoat:", " ".join(message.split()), _say("cli-see-help"), file=sys.stderr)
            code = WRONG_INPUT
        if standalone:
            sys.exit(code or 0)
        return code


app = typer.Typer(
    cls=Commands, help=_say("cli"), epilog=_say("cli-example"), add_completion=False,
    pretty_exceptions_enable=False,
)  # fmt: skip


app.add_typer(office, name="admin")


@app.callback(invoke_without_command=True)
def turncoat(context: typer.Context) -> None:
    """Serve when no command is named."""
    if context.invoked_subcommand is None:
        serve()


def main() -> None:
    """The entry point. What a terminal cannot write it shows as a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()


GameName = Annotated[str, typer.Argument(metavar="GAME", help=_say("cli-game"))]
SeatCount = Annotated[int | None, typer.Option("--seats", metavar="N", help=_say("cli-seats"))]
Chosen = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=_say("cli-option"))]
Cores = Annotated[int | None, typer.Option("--cores", metavar="N", help=_say("cli-cores"))]
Talk = Annotated[str, typer.Option(metavar="off|turns", help=_say("cli-simulate-talk"))]
Cluster = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=_say("cli-ray"))]
Database = Annotated[str | None, typer.Option(metavar="WHERE", help=_say("cli-serve-database"))]
Days = Annotated[float | None, typer.Option(metavar="DAYS", min=0, help=_say("cli-serve-keep"))]
AsJson = Annotated[bool, typer.Option("--json", help=_say("cli-json"))]
Language = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help=_say("cli-lang"))]


def _game(name: str) -> Playable:
    from turncoat.games import game

    return game(name)


def _seats(game: Playable, seats: int | None) -> int:
    """The number of seats asked for, or a usual one."""
    return seats if seats is not None else min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])


def _options(pairs: Sequence[str] | None) -> dict[str, str]:
    """Options as they were typed: name=value."""
    options = {}
    for pair in pairs or ():
        name, sign, value = pair.partition("=")
        if not sign:
            raise ValueError(_say("cli-option-shape", option=pair))
        options[name.strip()] = value.strip()
    return options


def _tell_of_compiling() -> None:
    """The first run on a machine compiles the rules: say so, for it takes a while."""
    from turncoat.kernel.rule import cache_folder, interpreting

    if not interpreting() and not cache_folder().exists():
        print(_say("cli-compiling"), file=sys.stderr)


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


def _print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False))


# Playing ---------------------------------------------------------------------------------------


@app.command(help=_say("cli-play"), epilog=_say("cli-play-example"))
def play(
    game: GameName,
    seats: SeatCount = None,
    seat: Annotated[int | None, typer.Option(metavar="K", help=_say("cli-play-seat"))] = None,
    people: Annotated[str | None, typer.Option(metavar="NAMES", help=_say("cli-play-people"))] = None,
    bot: Annotated[str | None, typer.Option(metavar="NAME", help=_say("cli-play-bot"))] = None,
    option: Chosen = None,
    seed: Annotated[int | None, typer.Option(metavar="S", help=_say("cli-play-seed"))] = None,
    lang: Language = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=_say("cli-play-save"))] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=_say("cli-play-resume"))] = None,
    hints: Annotated[bool, typer.Option("--hints", help=_say("cli-play-hints"))] = False,
) -> None:
    """Play in the terminal."""
    from turncoat import terminal
    from turncoat.bots import bot_named

    with _faults_in_one_line():
        chosen = _game(game)
        language = Words(lang or environment_language()).language
        if save is not None and (save.exists() or not save.parent.is_dir()):
            raise ValueError(_say("cli-save-exists", file=str(save)))
        if resume is None:
            match, places = _new_match(chosen, seats, seat, people, _options(option), seed, language)
        elif (seats, people, option, seed) == (None, None, None, None):
            match, places = _old_match(chosen, resume, seat, language)
        else:
            raise ValueError(_say("cli-resume-alone"))
        kind = bot_named(bot or terminal.bot_of(match), chosen)
    terminal.play(match, places, _console(), save or resume, kind, hints)


def _new_match(
    game: Playable, seats: int | None, seat: int | None, people: str | None, options: dict[str, str],
    seed: int | None, language: str,
) -> tuple[Match, list[int]]:  # fmt: skip
    """A match that begins, and the seats of its people."""
    import secrets

    from turncoat.kernel.chance import FAST, SEALED
    from turncoat.kernel.fault import OptionError
    from turncoat.match import Match, words_of

    count = _seats(game, seats)
    words = words_of(game, language)
    try:
        game.blank(count, options)
    except OptionError as fault:
        raise Fault.of(fault, words) from None
    taken = _people(people, count, words)
    first = 1 if seat is None else seat
    _check_seat(first, count)
    places = [(first - 1 + number) % count for number in range(len(taken))]
    names = _names(dict(zip(places, taken, strict=True)), count, words)
    drawn, stream = (secrets.randbits(128), SEALED) if seed is None else (seed, FAST)
    return Match(game, count, drawn, options, names, language, stream), sorted(places)


def _old_match(game: Playable, file: Path, seat: int | None, language: str) -> tuple[Match, list[int]]:
    """A saved match that goes on, and the seats of its people, or the one seat that is asked for."""
    from turncoat.match import Match
    from turncoat.terminal import people_of

    match = Match.load(file, language)
    if match.game is not game:
        raise ValueError(_say("cli-resume-game", file=str(file), game=match.game.name))
    if seat is not None:
        _check_seat(seat, match.seats)
        return match, [seat - 1]
    people = people_of(match)
    if not people or not all(0 <= one < match.seats for one in people):
        raise ValueError(_say("cli-resume-seat", file=str(file)))
    return match, people


def _check_seat(seat: int, seats: int) -> None:
    """Refuse a seat that is not at the table; people count from 1."""
    if not 1 <= seat <= seats:
        raise ValueError(_say("cli-seat-range", seat=seat, last=seats))


def _people(text: str | None, seats: int, words: Words) -> list[str]:
    """The names of the people at the screen."""
    if text is None:
        return [words.say(Message("terminal-person"))]
    names = [name.strip() for name in text.split(",")]
    if not all(names) or len(set(names)) < len(names) or len(names) > seats:
        raise ValueError(_say("cli-people-shape", people=text, last=seats))
    return names


def _names(people: dict[int, str], seats: int, words: Words) -> list[str]:
    """Names by seat: the people's, and the bots' in the seats between."""
    offered = words.say(Message("terminal-bot-names")).split(", ")
    bots = iter([name for name in offered if name not in people.values()])
    return [people[seat] if seat in people else next(bots) for seat in range(seats)]


# The server ------------------------------------------------------------------------------------


@app.command(help=_say("cli-serve"), epilog=_say("cli-serve-example"))
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help=_say("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(metavar="N", help=_say("cli-serve-port", usual=str(USUAL_PORT)))
    ] = None,
    database: Database = None,
    origin: Annotated[list[str] | None, typer.Option(metavar="URL", help=_say("cli-serve-origin"))] = None,
    rate: Annotated[float, typer.Option(metavar="N", help=_say("cli-serve-rate"))] = 30.0,
    connections: Annotated[int, typer.Option(metavar="N", help=_say("cli-serve-connections"))] = 100,
    tables: Annotated[int, typer.Option(metavar="N", help=_say("cli-serve-tables"))] = 20,
    keep_unused: Annotated[float, typer.Option(metavar="DAYS", help=_say("cli-serve-unused"))] = 7.0,
    allow_host: Annotated[list[str] | None, typer.Option(metavar="NAME", help=_say("cli-serve-name"))] = None,
    trust_proxy: Annotated[bool, typer.Option("--trust-proxy", help=_say("cli-serve-proxy"))] = False,
    proxy: Annotated[
        list[str] | None, typer.Option(metavar="NETWORK", help=_say("cli-serve-proxies"))
    ] = None,
    proxy_header: Annotated[
        str, typer.Option(metavar="NAME", help=_say("cli-serve-proxy-header"))
    ] = "X-Forwarded-For",
    metrics: Annotated[str | None, typer.Option(metavar="PORT", help=_say("cli-serve-metrics"))] = None,
    processes: Annotated[
        int | None, typer.Option(metavar="N", min=1, help=_say("cli-serve-processes"))
    ] = None,
    bots_after: Annotated[float, typer.Option(metavar="SECONDS", help=_say("cli-serve-bots-after"))] = 60.0,
    keep_tables: Days = None,
    keep_talk: Days = None,
    keep_reports: Days = 90.0,
    keep_audit: Days = 365.0,
    contact: Annotated[str, typer.Option(metavar="TEXT", help=_say("cli-serve-contact"))] = "",
    log: Annotated[str, typer.Option(metavar="LEVEL", help=_say("cli-serve-log"))] = "warning",
    no_browser: Annotated[bool, typer.Option("--no-browser", help=_say("cli-serve-browser"))] = False,
) -> None:
    """Serve tables to browsers and programs."""
    with _needs("server"):
        from turncoat.server import browser
        from turncoat.server.callers import network
        from turncoat.server.client import is_built
        from turncoat.server.limits import Allowance
        from turncoat.server.lock import Lock, Running
        from turncoat.server.run import address, listening, listening_nearby, place
        from turncoat.server.run import serve as run
        from turncoat.server.settings import Retention, Settings, usual_processes
        from turncoat.server.store import prepare

    with _faults_in_one_line():
        if log not in LOG_LEVELS:
            raise ValueError(_say("cli-serve-levels", level=log, levels=", ".join(LOG_LEVELS)))
        if not (0 < rate < inf and connections > 0 and tables > 0 and keep_unused > 0):
            raise ValueError(_say("cli-serve-limits"))
        token = os.environ.get(ADMIN_TOKEN, "")
        if token and len(token) < SHORTEST_TOKEN:
            raise ValueError(_say("cli-serve-token", variable=ADMIN_TOKEN, least=SHORTEST_TOKEN))
        usual = Settings()
        settings = Settings(
            database=database or usual.database,
            origins=tuple(origin or ()),
            allowance=Allowance(most=4 * rate, per_second=rate),
            connections=connections,
            tables=tables,
            keeps_unused=keep_unused * 86400,
            hosts=tuple(allow_host or ()),
            trust_proxy=trust_proxy,
            proxies=tuple(map(network, proxy or ())),
            proxy_header=proxy_header.strip().lower(),
            processes=processes or usual_processes(),
            bots_after=bots_after,
            admin_token=token,
            retention=Retention(keep_tables, keep_talk, keep_reports, keep_audit),
            contact=contact.strip(),
        )
        shows = is_built(settings.client) and not no_browser and browser.is_at_hand()
        with Lock(settings.database) as lock:
            try:
                lock.take()
            except Running as running:
                if shows and running.address:
                    browser.show(running.address).join(PATIENCE_WITH_BROWSER)
                raise
            with _told_if_taken(host if port is None else f"{host}:{port}"):
                taken = listening_nearby(host, USUAL_PORT) if port is None else listening(host, port)
            with _told_if_taken(metrics or ""):
                aside = listening(*place(metrics)) if metrics else None
            with _needs("postgres"):
                prepare(settings.database)
            lock.tell(address(taken))
            print(_say("cli-serve-ready", address=address(taken)), flush=True)
            print(_say("cli-serve-stop" if is_built(settings.client) else "error-unbuilt"), flush=True)
            if shows:
                browser.show(address(taken))
            run(settings, taken, log, aside)


@contextmanager
def _told_if_taken(where: str) -> Iterator[None]:
    """Say at which address nobody can listen, and why."""
    try:
        yield
    except (OSError, OverflowError) as fault:
        raise ValueError(_say("cli-serve-taken", address=where, reason=str(fault).rstrip("."))) from None


@app.command(help=_say("cli-backup"), epilog=_say("cli-backup-example"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_say("cli-backup-file"))],
    database: Database = None,
) -> None:
    """Write all tables to a file."""
    with _needs("server"):
        from turncoat.server.backup import backup as write
        from turncoat.server.settings import Settings

    with _faults_in_one_line(), _needs("postgres"):
        held = write(database or Settings().database, file)
    _print_held("cli-backup-done", file, held)


@app.command(help=_say("cli-restore"), epilog=_say("cli-restore-example"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_say("cli-restore-file"))],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help=_say("cli-restore-replace"))] = False,
) -> None:
    """Put back what a backup holds."""
    with _needs("server"):
        from turncoat.server.backup import restore as put_back
        from turncoat.server.settings import Settings

    with _faults_in_one_line(), _needs("postgres"):
        held = put_back(file, database or Settings().database, replace)
    _print_held("cli-restore-done", file, held)


def _print_held(name: str, file: Path, held: Holdings) -> None:
    size = f"{held.bytes / 1e6:.1f}"
    print(_say(name, file=str(file), tables=held.tables, entries=held.entries, size=size))


@app.command(help=_say("cli-check"), epilog=_say("cli-check-example"))
def check(database: Database = None, as_json: AsJson = False) -> None:
    """Look whether all is well with what a server needs."""
    with _needs("server"):
        from turncoat.server.checkup import FAULT, checkup
        from turncoat.server.settings import Settings

    with _faults_in_one_line(), _needs("postgres"):
        found = checkup(Settings(database=database) if database else Settings())
    said = [{"part": one.part, "verdict": one.verdict, "words": _words.say(one.message)} for one in found]
    is_well = all(one.verdict != FAULT for one in found)
    if as_json:
        _print_json({"ok": is_well, "found": said})
    else:
        for line in said:
            print(_say("cli-check-line", **line))
    if not is_well:
        raise typer.Exit(1)


@app.command(help=_say("cli-mcp"), epilog=_say("cli-mcp-example"))
def mcp(
    link: Annotated[str, typer.Option(metavar="LINK", help=_say("cli-mcp-link"))] = "",
    name: Annotated[str, typer.Option(metavar="NAME", help=_say("cli-mcp-name"))] = "",
    lang: Language = None,
) -> None:
    """Give an agent a place at a table, by the Model Context Protocol."""
    with _needs("mcp"):
        from turncoat.envs.mcp import serve as run

    with _faults_in_one_line():
        run(lang or environment_language(), link, name)


@app.command(help=_say("cli-verify"), epilog=_say("cli-verify-example"))
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_say("cli-verify-file"))],
    lang: Language = None,
) -> None:
    """Check the deal of a saved game of the server."""
    from turncoat.match import Match
    from turncoat.server.fair import Proof

    with _faults_in_one_line():
        words = Words(lang or environment_language())
        match = Match.load(file, words.language)
        if "proof" not in match.beside:
            raise ValueError(words.say(Message("cli-verify-none", {"file": str(file)})))
        proof = Proof.read(match.beside["proof"])
        faults = proof.faults()
        if (proof.seed, proof.stream) != (match.seed, match.stream):
            faults.append(Message("proof-other-seed"))
        if faults:
            _stop(" ".join(words.say(fault) for fault in faults))
    print(words.say(Message("cli-verify-fair", {"commitment": proof.commitment})))


@app.command(help=_say("cli-replay"), epilog=_say("cli-replay-example"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_say("cli-replay-file"))],
    seat: Annotated[int | None, typer.Option(metavar="K", help=_say("cli-replay-seat"))] = None,
    all_open: Annotated[bool, typer.Option("--all", help=_say("cli-replay-all"))] = False,
    analyse: Annotated[bool, typer.Option("--analyse", help=_say("cli-replay-analyse"))] = False,
    effort: Annotated[
        str | None, typer.Option(metavar="easy|medium|hard|N", help=_say("cli-replay-effort"))
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar="S", help=_say("cli-replay-seed"))] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Step through a saved game."""
    from turncoat.kernel.news import EVERYTHING
    from turncoat.match import SPECTATOR, Match
    from turncoat.terminal import Replay

    with _faults_in_one_line():
        match = Match.load(file, Words(lang or environment_language()).language)
        if seat is not None and all_open:
            raise ValueError(_say("cli-seat-or-all"))
        if all_open and not match.over:
            raise ValueError(_say("cli-all-not-over"))
        if seat is not None:
            _check_seat(seat, match.seats)
        if not analyse and (effort is not None or seed is not None or as_json):
            raise ValueError(_say("cli-analyse-only"))
        if analyse and all_open:
            raise ValueError(_say("cli-analyse-or-all"))
        if analyse and seat is None and not match.over:
            raise ValueError(_say("cli-analyse-not-over"))
    viewer = EVERYTHING if all_open else SPECTATOR if seat is None else seat - 1
    if analyse:
        _analyse(match, viewer, effort or "medium", seed or 0, as_json)
        return
    Replay(match, viewer, _console()).run(sys.stdin.isatty())


def _analyse(match: Match, seat: int, effort: str, seed: int, as_json: bool) -> None:
    """Look back on a match and print what was found."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    from turncoat.bots.analysis import effort_named
    from turncoat.bots.review import review, review_json
    from turncoat.insight import Insight
    from turncoat.kernel.rule import interpreting

    console = Console(stderr=True)
    progress = Progress(
        *Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip
    with _faults_in_one_line(), progress:
        amount = effort_named(effort)
        if not interpreting():
            print(_say("cli-analyse-preparing"), file=sys.stderr)
        task = progress.add_task(_say("cli-analysing"), total=len(match.moves))
        found = review(match, amount, seat, seed, lambda: progress.advance(task))
    if as_json:
        _print_json(review_json(found))
    else:
        Insight(match, _console()).review(found)


# Measuring -------------------------------------------------------------------------------------


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    """A bar that is told how many games were played since the last time, of how many."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    progress = Progress(
        *Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip
    with progress:
        task = progress.add_task(_say("cli-simulating"), total=None)
        yield lambda played, games: progress.update(task, advance=played, total=games)


@app.command(help=_say("cli-simulate"), epilog=_say("cli-simulate-example"))
def simulate(
    game: GameName,
    seats: SeatCount = None,
    games: Annotated[int, typer.Option(metavar="N", help=_say("cli-simulate-games"))] = 10_000,
    seed: Annotated[int, typer.Option(metavar="S", help=_say("cli-simulate-seed"))] = 0,
    bots: Annotated[str, typer.Option(metavar="NAMES", help=_say("cli-simulate-bots"))] = "random",
    talk: Talk = "off",
    option: Chosen = None,
    cores: Cores = None,
    ray: Cluster = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and report how often each seat and side won."""
    from turncoat.lab import simulate as run

    with _faults_in_one_line(), _needs("ray"), _progress() as bar:
        chosen = _game(game)
        _tell_of_compiling()
        report = run(
            chosen, _seats(chosen, seats), games, seed, _listed(bots), _options(option), cores,
            lambda played: bar(played, games), talk, ray,
        )  # fmt: skip
    if as_json:
        _print_json(report.json())
    else:
        _print_report(report, _words_of(chosen))


def _listed(bots: str) -> list[str]:
    """Bots as they were typed, with commas between them."""
    return [bot.strip() for bot in bots.split(",")]


@app.command(help=_say("cli-arena"), epilog=_say("cli-arena-example"))
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="NAMES", help=_say("cli-arena-bots"))],
    seats: SeatCount = None,
    games: Annotated[int, typer.Option(metavar="N", help=_say("cli-arena-games"))] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help=_say("cli-simulate-seed"))] = 0,
    talk: Talk = "off",
    option: Chosen = None,
    cores: Cores = None,
    ray: Cluster = None,
    keep: Annotated[Path | None, typer.Option(metavar="FILE", help=_say("cli-arena-keep"))] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help=_say("cli-arena-plot"))] = None,
    confidence: Annotated[float, typer.Option(metavar="P", help=_say("cli-arena-confidence"))] = 95.0,
    as_json: AsJson = False,
) -> None:
    """Play a tournament between bots and report how strong each kind is."""
    from turncoat.lab import arena as run
    from turncoat.lab.chart import drawn
    from turncoat.lab.schedule import Schedule

    with _faults_in_one_line(), _needs("ray"), _progress() as bar:
        chosen = _game(game)
        if plot is not None and not plot.parent.is_dir():
            raise ValueError(_say("cli-arena-plot-where", file=str(plot)))
        _tell_of_compiling()
        named, count = _listed(bots), _seats(chosen, seats)
        total = Schedule(tuple(named), count, games, seed).total
        standings = run(
            chosen, count, games, named, seed, _options(option), cores, ray, keep, confidence / 100,
            lambda played: bar(played, total), talk,
        )  # fmt: skip
        if plot is not None:
            plot.write_text(drawn(standings, _words_of(chosen)), "utf-8")
    if as_json:
        _print_json(standings.json())
    else:
        _print_standings(standings, _words_of(chosen))


@app.command(help=_say("cli-ladder"), epilog=_say("cli-ladder-example"))
def ladder(
    game: GameName,
    bot: Annotated[str, typer.Option(metavar="NAME", help=_say("cli-ladder-bot"))],
    rungs: Annotated[str, typer.Option(metavar="NAMES", help=_say("cli-ladder-rungs"))] = "",
    seats: SeatCount = None,
    games: Annotated[int, typer.Option(metavar="N", help=_say("cli-ladder-games"))] = 240,
    talk: Talk = "off",
    cores: Cores = None,
    as_json: AsJson = False,
) -> None:
    """Score a bot against a fixed row of opponents on fixed deals."""
    from turncoat.lab.ladder import ladder as climb
    from turncoat.lab.ladder import rungs_of

    with _faults_in_one_line(), _progress() as bar:
        chosen = _game(game)
        named = tuple(_listed(rungs)) if rungs else rungs_of(chosen)
        total = games * sum(opponent != bot for opponent in named)
        count = _seats(chosen, seats) if seats else None
        climbed = list(
            climb(chosen, bot, games, named, count, talk, cores, lambda played: bar(played, total))
        )
    if as_json:
        _print_json({"game": chosen.name, "bot": bot, "rungs": [rung.json() for rung in climbed]})
        return
    for rung in climbed:
        share, over = rung.standings.bots[bot].share, rung.over
        low, high = (f"{100 * end:+.1f}" for end in over.interval)
        facts = {
            "opponent": rung.opponent, "seats": rung.seats, "games": share.games, "low": low, "high": high,
            "share": f"{share.share:.1%}", "over": f"{100 * over.difference:+.1f}",
        }  # fmt: skip
        print(_say("ladder-rung", **facts))


@app.command(help=_say("cli-learn"), epilog=_say("cli-learn-example"))
def learn(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help=_say("cli-learn-out"))] = Path("run"),
    seats: Annotated[str, typer.Option(metavar="N,N", help=_say("cli-learn-seats"))] = "",
    seconds: Annotated[float | None, typer.Option(metavar="S", help=_say("cli-learn-seconds"))] = None,
    rounds: Annotated[int | None, typer.Option(metavar="N", help=_say("cli-learn-rounds"))] = None,
    device: Annotated[str | None, typer.Option(metavar="cpu|cuda", help=_say("cli-learn-device"))] = None,
    talk: Annotated[str | None, typer.Option(metavar="off|turns", help=_say("cli-learn-talk"))] = None,
    seed: Annotated[int | None, typer.Option(metavar="S", help=_say("cli-learn-seed"))] = None,
    option: Chosen = None,
    like: Annotated[str | None, typer.Option(metavar="KIND|FILE", help=_say("cli-learn-like"))] = None,
    against: Annotated[str | None, typer.Option(metavar="KIND|FILE", help=_say("cli-learn-against"))] = None,
    plan: Annotated[
        list[str] | None, typer.Option("--plan", metavar="NAME=VALUE", help=_say("cli-learn-plan"))
    ] = None,
) -> None:
    """Let a player learn a game by playing it."""
    with _faults_in_one_line(), _needs("learn"):
        from turncoat.learn.plan import Plan, planned
        from turncoat.learn.run import learn as run

        chosen = _game(game)
        beaten = _learned(chosen, against) if against else None
        wish = {
            "seats": [number for number in seats.split(",") if number], "seconds": seconds, "rounds": rounds,
            "device": device, "talk": talk or (beaten.talk if beaten else None), "seed": seed,
            "against": _player(chosen, against) if against else None,
            "options": [f"{name}={value}" for name, value in _options(option).items()],
        }  # fmt: skip
        wished = {name: value for name, value in wish.items() if value not in (None, [])} | _options(plan)
        followed = _learned(chosen, like) if like else None
        steps = Plan.steps_of(followed.told) if followed else [None]
        plans = [planned(game, wished, step) for step in steps]
        run(plans, out, lambda message: print(_words.say(message), flush=True), followed)


def _learned(game: Game, name: str) -> Network:
    """A learned player of a game: that of the package by any of its levels, or that of a file. What the game
    was like when it was learned does not matter."""
    from turncoat.bots.network import learned_for

    return learned_for(game, _player(game, name))


def _player(game: Game, name: str) -> Path:
    """Its file."""
    from turncoat.bots import LEARNED
    from turncoat.bots.players import path_of

    return path_of(game) if name in LEARNED else Path(name)


def _print_standings(standings: Standings, words: Words) -> None:
    """Tables of a tournament: how each kind did, how far above another, and with whom."""
    title = _say("cli-arena-title", games=standings.games, seats=standings.seats, deals=standings.deals)
    interval = _say("cli-arena-interval", confidence=f"{100 * standings.confidence:g}")
    headings = [_say(f"cli-{name}") for name in ("arena-rating", "report-games", "report-share")]
    _print_by_side(title, [*headings, interval], standings, _shares, words)
    if len(standings.kinds) > 1:
        headings = [_say(f"cli-arena-{name}") for name in ("other", "difference")]
        _print_by_side(_say("cli-arena-over"), [*headings, interval], standings, _differences, words)
    for name, rows in standings.matrix.items():
        if any(rows.values()):
            _print_matrix(_say(f"chart-{name}"), standings.kinds, rows)
    _console().print(_say("cli-report-decisions", decisions=f"{standings.decisions:.1f}"))


def _print_by_side(
    title: str,
    headings: Sequence[str],
    standings: Standings,
    cells: Callable[[Standing], list[str]],
    words: Words,
) -> None:
    """Lines for each kind, in all and on each side."""
    from rich.table import Table

    table = Table(title=title, title_justify="left")
    for name in ("report-bot", "arena-side"):
        table.add_column(_say(f"cli-{name}"))
    for heading in headings:
        table.add_column(heading, justify="right")
    for name, standing in standings.bots.items():
        sides = standings.by_side[name]
        table.add_row(name, _say("cli-arena-all"), *cells(standing), end_section=not sides)
        for side, part in sides.items():
            last = side == list(sides)[-1]
            table.add_row("", words.say(Message(f"side-{side}")), *cells(part), end_section=last)
    _console().print(table)


def _shares(standing: Standing) -> list[str]:
    share, rating = standing.share, standing.rating
    low, high = share.interval
    shown = f"{rating.mu:.1f} ± {rating.sigma:.1f}"
    return [shown, f"{share.games}", f"{share.share:.1%}", f"{low:.1%} – {high:.1%}"]


def _differences(standing: Standing) -> list[str]:
    over = standing.over
    if over is None:
        return []
    return [over.bot, f"{over.difference:+.1%}", f"{over.interval[0]:+.1%} … {over.interval[1]:+.1%}"]


def _print_matrix(
    title: str, kinds: Sequence[str], rows: Mapping[str, Mapping[str, tuple[int, int]]]
) -> None:
    """How often each kind won with each other at the table."""
    from rich.table import Table

    table = Table(title=title, title_justify="left")
    table.add_column()
    for kind in kinds:
        table.add_column(kind, justify="right")
    for kind in kinds:
        cells = [rows[kind].get(other) for other in kinds]
        table.add_row(kind, *(f"{cell[0] / cell[1]:.1%}" if cell else "–" for cell in cells))
    _console().print(table)


def _words_of(game: Playable) -> Words:
    from turncoat.match import words_of

    return words_of(game, environment_language())


def _print_report(report: Report, words: Words) -> None:
    """A table of results."""
    from rich.table import Table

    table = Table(title=_say("cli-report", games=report.games, seats=report.seats), title_justify="left")
    for heading in ("who", "bot"):
        table.add_column(_say(f"cli-report-{heading}"))
    for heading in ("games", "won", "share", "interval"):
        table.add_column(_say(f"cli-report-{heading}"), justify="right")
    for seat, rate in enumerate(report.by_seat):
        last = seat == report.seats - 1
        table.add_row(_say("player", number=seat + 1), report.bots[seat], *_cells(rate), end_section=last)
    for side, rate in report.by_side.items():
        table.add_row(words.say(Message(f"side-{side}")), "", *_cells(rate))
    console = _console()
    console.print(table)
    console.print(_say("cli-report-decisions", decisions=f"{report.decisions:.1f}"))


def _cells(rate: Rate) -> list[str]:
    low, high = rate.interval
    return [f"{rate.games}", f"{rate.won}", f"{rate.share:.1%}", f"{low:.1%} – {high:.1%}"]


@app.command(help=_say("cli-bench"), epilog=_say("cli-bench-example"))
def bench(
    game: Annotated[str | None, typer.Option(metavar="GAME", help=_say("cli-game"))] = None,
    seats: SeatCount = None,
    cores: Cores = None,
    seconds: Annotated[float, typer.Option(metavar="S", help=_say("cli-bench-seconds"))] = 3.0,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of random games."""
    from turncoat.games import names
    from turncoat.lab.bench import bench as run

    with _faults_in_one_line():
        chosen = _game(game or names()[0])
        _tell_of_compiling()
        speed = run(chosen, _seats(chosen, seats), cores, seconds, _process_age)
    if as_json:
        _print_json(speed.json())
    else:
        _print_speed(speed)


def _process_age() -> float:
    """Seconds since this process started, or where the system does not say, since this module was read."""
    try:
        started = Path("/proc/self/stat").read_text().rpartition(")")[2].split()[19]
        return time.clock_gettime(time.CLOCK_BOOTTIME) - int(started) / os.sysconf("SC_CLK_TCK")
    except (OSError, AttributeError):
        return time.perf_counter() - BEGAN


def _print_speed(speed: Speed) -> None:
    print(_say("cli-bench-where", game=speed.game, seats=speed.seats, cores=speed.cores))
    print(_say("cli-bench-start", seconds=f"{speed.start_seconds:.1f}"))
    print(_say("cli-bench-played", games=speed.games, steps=speed.steps, seconds=f"{speed.seconds:.1f}"))
    print(_say("cli-bench-speed", games=round(speed.games_per_second), steps=round(speed.steps_per_second)))


# The games -------------------------------------------------------------------------------------


@app.command(help=_say("cli-games"), epilog=_say("cli-games-example"))
def games(as_json: AsJson = False) -> None:
    """List the games."""
    from turncoat.games import names

    found = [_game(name) for name in names()]
    if as_json:
        _print_json({"games": [_described(game) for game in found]})
        return
    for game in found:
        _print_game(game)


def _described(game: Playable) -> dict[str, Any]:
    """A game as a program reads it."""
    return {
        "name": game.name,
        "rules_version": game.version,
        "seats": list(game.seats),
        "sides": list(game.sides),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "times": option.times,
            }
            for option in game.options
        ],
        "origins": game.origins(),
    }


def _values(option: Option) -> list[str]:
    """What an option can be, its default first."""
    return list(dict.fromkeys((option.default, *option.values)))


def _print_game(game: Playable) -> None:
    """A game as people read it."""
    from rich.padding import Padding
    from rich.text import Text

    console = _console()
    words = _words_of(game)
    console.print(Text(game.name, "bold"), _say("cli-games-seats", first=game.seats[0], last=game.seats[-1]))
    for option in game.options:
        about = Thing(f"option-{option.name}")
        line: dict[str, Argument] = {"option": option.name, "about": about, "times": option.times}
        console.print(Padding(Text(words.say(Message("cli-games-option", line))), (0, 0, 0, 2)))
        for value in _values(option):
            about = Thing(f"option-{option.name}-{value}")
            usual = "yes" if value == option.default else "no"
            line = {"value": value, "about": about, "usual": usual}
            console.print(Padding(Text(words.say(Message("cli-games-value", line))), (0, 0, 0, 6)))
    by_origin: dict[str, list[str]] = {}
    for part, origin in game.origins().items():
        by_origin.setdefault(origin, []).append(words.say(Message(part)))
    for origin, parts in by_origin.items():
        listed: dict[str, Argument] = {"origin": Thing(f"origin-{origin}"), "parts": ", ".join(parts)}
        console.print(Padding(Text(words.say(Message("cli-games-origin", listed))), (0, 0, 0, 2)))


# The cards -------------------------------------------------------------------------------------


@app.command(help=_say("cli-deal"), epilog=_say("cli-deal-example"))
def deal(
    game: GameName,
    seats: SeatCount = None,
    seed: Annotated[int | None, typer.Option(metavar="S", help=_say("cli-deal-seed"))] = None,
    option: Chosen = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Show all cards of the decks that a seed makes."""
    import secrets

    from turncoat.match import words_of

    with _faults_in_one_line():
        chosen = _game(game)
        words = words_of(chosen, lang or environment_language())
        decks = _decks(chosen)
        count, options = _seats(chosen, seats), _options(option)
        seed = secrets.randbits(64) if seed is None else seed
        table = _dealt(chosen, count, seed, options, words)
    if as_json:
        about = {
            "game": chosen.name,
            "rules_version": chosen.version,
            "seats": count,
            "seed": str(seed),
            "options": {one.name: one.default for one in chosen.options} | options,
            "language": words.language,
        }
        _print_json(about | _in_words(decks.data(table), words))
        return
    _print_decks(decks.lines(table), words)
    said = "".join(f" --option {name}={value}" for name, value in options.items())
    again = f"turncoat deal {chosen.name} --seats {count} --seed {seed}{said}"
    print(words.say(Message("cli-deal-again", {"command": again})))


def _decks(game: Playable) -> Decks:
    """The decks of a game; one whose cards no deal makes is refused, and those where it does are named."""
    from turncoat.games import names

    if game.decks is None:
        dealing = [name for name in names() if _game(name).decks]
        raise Fault(Message("cli-deal-none", {"game": game.name, "games": ", ".join(dealing)}), Words("en"))
    return game.decks


def _dealt(game: Playable, seats: int, seed: int, options: dict[str, str], words: Words) -> Record:
    """A table dealt from a seed, or what is wrong with what was asked for."""
    from turncoat.kernel.fault import OptionError

    try:
        return game.dealt(seats, seed, options)
    except OptionError as fault:
        raise Fault.of(fault, words) from None


def _in_words(value: Any, words: Words) -> Any:
    """Data with every message in it put into words."""
    if isinstance(value, Message):
        return words.say(value)
    if isinstance(value, dict):
        return {name: _in_words(part, words) for name, part in value.items()}
    return [_in_words(part, words) for part in value] if isinstance(value, list) else value


def _print_decks(sections: Sequence[tuple[Message, Sequence[Sequence[Message]]]], words: Words) -> None:
    """The cards of a deal, section by section."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    console = _console()
    for heading, rows in sections:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for column in range(max(map(len, rows))):
            grid.add_column(justify="left" if column else "right")
        for row in rows:
            grid.add_row(*(Text(words.say(cell)) for cell in row))
        console.print(Text(words.say(heading), "bold"))
        console.print(Padding(grid, (0, 0, 1, 2), expand=False))


if __name__ == "__main__":
    main()
