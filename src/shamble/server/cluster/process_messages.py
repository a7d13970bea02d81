"""Messages between processes that serve from one database, and their encoding.

They contain the text of client and server messages (`protocol`) unchanged.
"""

from __future__ import annotations

from zlib import compress, decompress

import msgspec
from msgspec import Struct


class ProcessMessage(Struct, tag_field="is", array_like=True):
    """One message between processes. Connections and requests have numbers given by the process that opened them."""


class ClientJoined(ProcessMessage, tag="came"):
    """A client of the sender joins a table of the reader; `text` is its first message."""

    connection: int
    table: str
    address: str
    text: bytes
    again: bool = False
    """True if the client had joined this table before, in a process that is gone."""


class ClientSaid(ProcessMessage, tag="said"):
    """A further message of a client of the sender."""

    connection: int
    text: bytes


class ClientLeft(ProcessMessage, tag="left"):
    """A client of the sender has left."""

    connection: int


class ToClient(ProcessMessage, tag="told"):
    """A message for a client of the reader."""

    connection: int
    text: bytes


class ConnectionEnded(ProcessMessage, tag="ended"):
    """The reader shall close the connection of its client with this code."""

    connection: int
    code: int


class HttpRequest(ProcessMessage, tag="wanted"):
    """An HTTP request about a table of the reader."""

    number: int
    method: str
    url: str
    secret: str
    address: str
    body: bytes


class Answer(Struct, array_like=True):
    """An HTTP response."""

    status: int
    headers: dict[str, str]
    body: bytes


class HttpReply(ProcessMessage, tag="answered"):
    """The response to the request of this number."""

    number: int
    answer: Answer


Items = ClientJoined | ClientSaid | ClientLeft | ToClient | ConnectionEnded | HttpRequest | HttpReply


class Envelope(Struct, array_like=True):
    """The items of one transmission to a process, in order."""

    sender: int
    items: list[Items]


COMPRESSED_FROM = 6_000
"""Size in bytes from which an envelope is compressed. A whole view shrinks to a tenth."""
PLAIN, COMPRESSED = b"p", b"z"
"""First byte of a stored envelope: not compressed, or compressed."""

_decode = msgspec.msgpack.Decoder(Envelope).decode
_encode = msgspec.msgpack.Encoder().encode


def pack(envelope: Envelope) -> bytes:
    """Encodes an envelope for storage."""
    data = _encode(envelope)
    return PLAIN + data if len(data) < COMPRESSED_FROM else COMPRESSED + compress(data, 1)


def unpack(data: bytes) -> Envelope:
    """Decodes the output of `pack`. Raises ValueError or zlib.error for anything else."""
    mark, body = data[:1], memoryview(data)[1:]
    if mark not in (PLAIN, COMPRESSED):
        raise ValueError("neither a plain nor a compressed envelope")
    return _decode(body if mark == PLAIN else decompress(body))
