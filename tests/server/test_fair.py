"""Deals that can be checked: what is true verifies, and whatever is changed does not."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turncoat.kernel.chance import FAST, SEALED
from turncoat.server import fair
from turncoat.server.fair import Proof

SECRETS = st.binary(min_size=fair.SECRET_BYTES, max_size=fair.SECRET_BYTES).map(bytes.hex)
PARTS = st.dictionaries(st.integers(0, 7), st.text(st.characters(codec="utf-8"), max_size=64), min_size=1)
TABLES = st.text(st.characters(codec="ascii"), min_size=1, max_size=16)


def proof_of(secret: str, table: str, parts: dict[int, str]) -> Proof:
    promised = fair.commitment(secret, SEALED)
    return Proof(table, promised, secret, parts, fair.seed(secret, table, parts), SEALED)


@given(secret=SECRETS, table=TABLES, parts=PARTS)
def test_a_deal_verifies_also_after_it_was_written_to_a_file(
    secret: str, table: str, parts: dict[int, str]
) -> None:
    proof = proof_of(secret, table, parts)
    again = Proof.read(json.loads(json.dumps(proof.json())))
    assert again == proof
    assert again.faults() == []


def _longer_seed(proof: Proof) -> int:
    return fair.seed(SEALED.encode().hex() + proof.secret, proof.table, proof.contributions)


def tampered(proof: Proof) -> dict[str, Proof]:
    """The proof with one part changed, in every way that matters."""
    first = min(proof.contributions)
    parts = proof.contributions
    changed = {
        "another table": replace(proof, table=proof.table + "x"),
        "another secret": replace(proof, secret=f"{int(proof.secret, 16) ^ 1:064x}"),
        "another commitment": replace(proof, commitment=f"{int(proof.commitment, 16) ^ 1:064x}"),
        "another seed": replace(proof, seed=proof.seed ^ 1),
        "another contribution": replace(proof, contributions=parts | {first: parts[first] + "x"}),
        "one more contribution": replace(proof, contributions=parts | {9: ""}),
        "one less contribution": replace(proof, contributions={k: parts[k] for k in parts if k != first}),
        "another stream": replace(proof, stream=FAST),
        "a secret that has the stream's name in it": replace(
            proof, stream=FAST, secret=SEALED.encode().hex() + proof.secret, seed=_longer_seed(proof)
        ),
        "another seat": replace(proof, contributions={seat + 1: part for seat, part in parts.items()}),
    }
    secret = fair.new_secret()
    changed["another secret with its own commitment"] = replace(
        proof, secret=secret, commitment=fair.commitment(secret, SEALED)
    )
    return changed


@given(secret=SECRETS, table=TABLES, parts=PARTS)
def test_whatever_is_tampered_with_does_not_verify(secret: str, table: str, parts: dict[int, str]) -> None:
    for how, proof in tampered(proof_of(secret, table, parts)).items():
        assert proof.faults(), how


def test_what_is_wrong_is_named() -> None:
    found = {
        how: [fault.name for fault in proof.faults()]
        for how, proof in tampered(proof_of("ab" * 32, "table", {0: "a", 2: "b"})).items()
    }
    assert found["another commitment"] == ["proof-commitment"]
    assert found["another seed"] == ["proof-seed"]
    assert found["another stream"] == ["proof-commitment"]
    assert found["a secret that has the stream's name in it"] == ["proof-commitment"]
    assert found["another secret"] == ["proof-commitment", "proof-seed"]


@given(secret=SECRETS, parts=PARTS)
def test_the_order_in_which_people_came_changes_nothing(secret: str, parts: dict[int, str]) -> None:
    backwards = dict(reversed(parts.items()))
    assert fair.seed(secret, "table", parts) == fair.seed(secret, "table", backwards)


def test_contributions_cannot_be_moved_from_seat_to_seat() -> None:
    ways = [{0: "ab", 1: ""}, {0: "a", 1: "b"}, {0: "", 1: "ab"}, {0: 'a"],[1,"b'}, {0: "ab"}, {1: "ab"}]
    assert len({fair.seed("00" * 32, "table", parts) for parts in ways}) == len(ways)


def test_a_proof_of_before_there_were_two_streams_is_read_and_checked() -> None:
    """The numbers are those of the page that described such proofs."""
    parts = {"0": 'a "b" ё', "2": "moon"}
    promised = "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5"
    seed = "223145478918322948692532246642298382281"
    old = {
        "table": "T4bl3",
        "commitment": promised,
        "secret": f"{1:064x}",
        "contributions": parts,
        "seed": seed,
    }
    proof = Proof.read(old)
    assert proof.stream == FAST
    assert proof.faults() == []


def test_secrets_are_long_and_never_the_same() -> None:
    secrets = {fair.new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert all(len(bytes.fromhex(secret)) == fair.SECRET_BYTES for secret in secrets)


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "no digits"},
        {"secret": None},
        {"seed": "many"},
        {"contributions": []},
        {"contributions": {"first": "a"}},
        {"contributions": None},
    ],
)
def test_what_is_no_proof_is_refused(change: dict[str, Any]) -> None:
    data = proof_of("00" * 32, "table", {0: "a"}).json() | change
    with pytest.raises(ValueError, match="no proof of a deal"):
        Proof.read(data)


@pytest.mark.parametrize("data", [None, [], "proof", {}, 7])
def test_anything_else_is_no_proof(data: Any) -> None:
    with pytest.raises(ValueError, match="no proof of a deal"):
        Proof.read(data)
