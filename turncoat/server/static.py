"""Answers that never change while the server runs: kept in memory, packed once, told apart by a tag."""

from __future__ import annotations

import gzip
from hashlib import sha256

from fastapi import Request, Response

FRESH = "no-cache"
"""Kept by browsers, but asked for again before each use."""
FOREVER = "public, max-age=31536000, immutable"
"""For what gets another address when it changes."""


class Static:
    """Content that is sent to everybody alike."""

    def __init__(self, content: bytes, media_type: str, cache: str = FRESH) -> None:
        packed = gzip.compress(content, mtime=0)
        self.content = content
        self.packed = packed if len(packed) < len(content) else None
        self.media_type = media_type
        # The same for both forms of the content, and weak for that reason.
        self.tag = f'W/"{sha256(content).hexdigest()[:20]}"'
        self.headers = {"ETag": self.tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}

    async def answer(self, request: Request) -> Response:
        """The content, packed where the caller can unpack it, or word that the caller has it already."""
        if _knows(request.headers.get("if-none-match", ""), self.tag):
            return Response(status_code=304, headers=self.headers)
        content, headers = self.content, dict(self.headers)
        if self.packed is not None and unpacks(request.headers.get("accept-encoding", "")):
            content = self.packed
            headers["Content-Encoding"] = "gzip"
        headers["Content-Length"] = str(len(content))
        return Response(b"" if request.method == "HEAD" else content, 200, headers, self.media_type)


def _knows(tags: str, tag: str) -> bool:
    """Whether a tag is among those of an If-None-Match header.

    >>> _knows('W/"a", "b"', 'W/"b"'), _knows('"a"', 'W/"b"'), _knows("*", 'W/"b"')
    (True, False, True)
    """
    known = {one.strip().removeprefix("W/") for one in tags.split(",")}
    return "*" in known or tag.removeprefix("W/") in known


def unpacks(encodings: str) -> bool:
    """Whether an Accept-Encoding header takes gzip.

    >>> [unpacks(header) for header in ("br, GZIP;q=0.5", "gzip;q=0", "identity", "")]
    [True, False, False, False]
    """
    for encoding in encodings.lower().split(","):
        name, _, weight = encoding.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "").removeprefix("q=").strip("0.") != "" if weight else True
    return False
