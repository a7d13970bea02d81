"""What processes that serve from one database write to each other. A client's words and ours (`protocol`) travel in
them as they are: nothing of them is said a second time here.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from zlib import compress, decompress

import msgspec
from msgspec import Struct


class Item(Struct, tag_field="is", array_like=True):
    """What a letter holds. Lines and questions are numbered by whoever opened them."""


class Came(Item, tag="came"):
    """A client of mine wants to your table; this is its first word."""

    line: int
    table: str
    address: str
    text: str
    again: bool = False
    """It was there before; whoever had the table is gone."""


class Said(Item, tag="said"):
    line: int
    text: str


class Left(Item, tag="left"):
    line: int


class Told(Item, tag="told"):
    """To the client."""

    line: int
    text: str


class Ended(Item, tag="ended"):
    line: int
    code: int


class Wanted(Item, tag="wanted"):
    """A request about your table."""

    number: int
    method: str
    url: str
    secret: str
    address: str
    body: str


class Answer(Struct, array_like=True):
    """What HTTP answers."""

    status: int
    headers: dict[str, str]
    body: str


class Answered(Item, tag="answered"):
    number: int
    answer: Answer


Items = Came | Said | Left | Told | Ended | Wanted | Answered


class Letter(Struct, array_like=True):
    sender: int
    items: list[Items]


SHORT = 7_900
"""Bytes that NOTIFY takes."""
FOLDED = "~"

_decode = msgspec.json.Decoder(Letter).decode
_encode = msgspec.json.Encoder().encode


def sealed(letter: Letter) -> str:
    """As it travels: at most SHORT bytes, or folded and ASCII. A view then fits into NOTIFY and need not be stored."""
    data = _encode(letter)
    return data.decode() if len(data) <= SHORT else FOLDED + b64encode(compress(data, 1)).decode()


def opened(text: str) -> Letter:
    return _decode(decompress(b64decode(text[1:])) if text.startswith(FOLDED) else text)
