"""What processes that serve from one database write to each other. A client's words and ours (`protocol`) travel in
them as they are: nothing of them is said a second time here.
"""

from __future__ import annotations

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


decode_letter = msgspec.json.Decoder(Letter).decode
encode_letter = msgspec.json.Encoder().encode
