"""The messages of the WebSocket: what is read, and what is not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from turncoat.server import protocol
from turncoat.server.errors import invalid_message

RIGHT: list[dict[str, Any]] = [
    {"type": "hello", "protocol": 2},
    {"type": "hello", "protocol": 2, "token": "t", "key": "k", "language": "ru", "have": 7},
    {"type": "move", "id": 1, "turn": 0, "move": 255},
    {"type": "say", "id": 2**53, "text": ""},
    {"type": "claim", "id": 0, "claim": "i-doubt-it seat-2"},
    {"type": "claim", "id": 0, "claim": "i-doubt-it"},
    {"type": "back", "id": 0},
    {"type": "shown", "id": 1, "lines": 31},
    {"type": "want", "id": 1, "parts": ["known", "promises"]},
    {"type": "want", "id": 1, "parts": []},
    {"type": "ping", "id": 0},
]


@pytest.mark.parametrize("message", RIGHT, ids=json.dumps)
def test_right_messages_are_read(message: dict[str, Any]) -> None:
    read = protocol.read(json.dumps(message))
    assert read.type == message["type"]
    assert read.model_dump() == read.model_dump() | message


@pytest.mark.parametrize("message", RIGHT, ids=json.dumps)
def test_a_message_has_its_fields_and_no_others(message: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        protocol.read(json.dumps(message | {"seat": 1}))


def test_every_message_has_its_price() -> None:
    assert set(protocol.COSTS) == {message["type"] for message in RIGHT}
    assert all(cost > 0 for cost in protocol.COSTS.values())


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ('{"id": 7, "type": "nonsense"}', 7),
        ('{"id": true}', None),
        ('{"id": -1}', None),
        ('{"id": 1.5}', None),
        ("[1]", None),
        ("{", None),
    ],
)
def test_a_wrong_message_is_known_by_its_id_where_that_can_be_read(text: str, number: int | None) -> None:
    assert protocol.number_of(text) == number


@given(text=st.text() | st.recursive(st.none() | st.floats() | st.text(), st.lists).map(json.dumps))
def test_anything_else_is_a_fault_that_can_be_said(text: str) -> None:
    with pytest.raises(ValidationError) as wrong:
        protocol.read(text)
    fault = invalid_message(wrong.value)
    assert fault.message.name == "error-request"
    assert str(fault)


def test_a_client_that_does_not_say_which_parts_of_a_view_it_wants_gets_all() -> None:
    hello = protocol.read('{"type":"hello","protocol":2}')
    assert isinstance(hello, protocol.Hello)
    assert set(hello.parts) == {"claims", "description", "known", "promises"}
    with pytest.raises(ValidationError):
        protocol.read('{"type":"hello","protocol":2,"parts":["secrets"]}')


def test_what_was_sent_is_not_repeated() -> None:
    with pytest.raises(ValidationError) as wrong:
        protocol.read('{"type":"hello","protocol":2,"token":["hush"],"have":"hush"}')
    assert "hush" not in str(invalid_message(wrong.value))


TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
NUMBERS = st.integers(-protocol.MOST_IDS, protocol.MOST_IDS)
"""Whole numbers that every reader of JSON takes in exactly."""
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False, allow_infinity=False) | TEXTS,
    lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner),
)


@given(message=st.dictionaries(TEXTS, VALUES))
def test_what_is_sent_is_the_message_as_json(message: dict[str, Any]) -> None:
    assert json.loads(protocol.as_text(message)) == message


def test_letters_of_all_languages_are_sent_as_they_are() -> None:
    assert protocol.as_text({"words": "Ход «тройкой» 🂡"}) == '{"words":"Ход «тройкой» 🂡"}'
