"""A passkey in software: it makes a key for a site and signs challenges, as the standard has it."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from collections.abc import Mapping
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, MADE = 0x01, 0x04, 0x40
ES256, P256 = -7, 1


def text(octets: bytes) -> str:
    """Octets as WebAuthn writes them."""
    return base64.urlsafe_b64encode(octets).decode().rstrip("=")


class Passkey:
    """One key for one site."""

    def __init__(self, site: str = "localhost", origin: str = "", flags: int = PRESENT | VERIFIED) -> None:
        self.site = site
        self.origin = origin
        self.flags = flags
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.uses = 0

    def made(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a wish for a new passkey."""
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        public = cbor2.dumps({1: 2, 3: ES256, -1: P256, **point})
        about = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        told = {"fmt": "none", "attStmt": {}, "authData": self._data(MADE) + about}
        response = {"attestationObject": text(cbor2.dumps(told))}
        return self._answer(response | {"clientDataJSON": text(self._client("webauthn.create", options))})

    def signed(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to the question who is there."""
        self.uses += 1
        data, client = self._data(), self._client("webauthn.get", options)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"authenticatorData": text(data), "signature": text(signature), "userHandle": None}
        return self._answer(response | {"clientDataJSON": text(client)})

    def _data(self, more: int = 0) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([self.flags | more]) + self.uses.to_bytes(4, "big")

    def _client(self, what: str, options: Mapping[str, Any]) -> bytes:
        told = {"type": what, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(told).encode()

    def _answer(self, response: dict[str, Any]) -> dict[str, Any]:
        name = text(self.id)
        return {
            "id": name, "rawId": name, "type": "public-key", "response": response,
            "clientExtensionResults": {},
        }  # fmt: skip
