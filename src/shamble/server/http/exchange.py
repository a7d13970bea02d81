"""Helpers of all routes: JSON answers, decoded bodies, and the address of the client."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from fastapi import Request, Response

from shamble.server.process.limits import AddressBuckets
from shamble.server.protocol.refusals import Refuse
from shamble.server.protocol.server_messages import encode
from shamble.server.tables.lobby import Lobby

T = TypeVar("T")


def reply(data: Any, status: int = 200) -> Response:
    """A JSON response."""
    return Response(encode(data), status, media_type="application/json")


async def read(request: Request, kind: type[T]) -> T:
    """Decodes the body of a request, or refuses it."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as reason:
        status = 422 if isinstance(reason, msgspec.ValidationError) else 400
        raise Refuse("malformed", status, str(reason)) from None


def address(request: Request) -> str:
    """IP address of the client; empty where the transport names none."""
    return request.client.host if request.client else ""


def spend(request: Request, lobby: Lobby, buckets: AddressBuckets, message: str) -> None:
    """Takes a token of the client's address, or refuses the request and tells when the next one may come."""
    if not buckets.take(address(request), lobby.clock.monotonic()):
        raise Refuse("rate", 429, message, buckets.pause)
