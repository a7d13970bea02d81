"""Middleware for every request: checks its host, origin, address and size, and adds security headers to the answer."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shamble.server.process.limits import Limits, Networks
from shamble.server.protocol.http_bodies import RefusedRequest
from shamble.server.protocol.server_messages import encode
from shamble.workshop.mission_sheet import PRINT as SHEET_STYLE
from shamble.workshop.playtest_page import STYLE as REPORT_STYLE


def hash_of(style: str) -> str:
    """The source of a style sheet inside a page that a policy allows by its contents."""
    return f"'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'"


POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        f"style-src 'self' {hash_of(REPORT_STYLE)} {hash_of(SHEET_STYLE)}",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class TooLarge(Exception):
    """The body of a request is larger than allowed."""


class RequestGuard:
    """ASGI middleware that refuses requests with a foreign host or origin, from banned addresses, or too large."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: Sequence[str] = (), bans: Networks | None = None) -> None:
        self.app = app
        self.bans = bans or Networks()
        self.limits = limits
        self.origins = {origin.rstrip("/").lower() for origin in origins}
        machine = socket.gethostname().lower()
        self.names = {"localhost", "testserver", machine, f"{machine.partition('.')[0]}.local"}
        self.names |= {urlsplit(origin).hostname or "" for origin in self.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        refused = self.refusal_reason(host, headers.get(b"origin"))
        if self.bans.hold((scope.get("client") or ("", 0))[0]):
            refused = "banned"
        if scope["type"] == "websocket":
            if refused:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": refused})
                return
            await self.app(scope, receive, send)
            return
        if refused and (refused != "origin" or scope["method"] not in ("GET", "HEAD", "OPTIONS")):
            await answer(send, 403, refused, "This server does not answer to that address.")
            return
        await self.http(scope, receive, send, headers)

    async def http(self, scope: Scope, receive: Receive, send: Send, headers: dict[bytes, str]) -> None:
        """Passes an HTTP request on with a limit on its body, and adds the security headers to the answer."""
        limit = self.limits.body_bytes
        if scope["path"] in ("/api/tables/import", "/api/workshop/packs"):
            limit = self.limits.import_bytes
        length = headers.get(b"content-length", "0")
        if not (length.isascii() and length.isdigit()) or len(length) > 12 or int(length) > limit:
            await answer(send, 413, "size", f"At most {limit} bytes.")
            return
        seen = 0
        started = False
        private = scope["path"].startswith("/api/")

        more = True

        async def counted() -> Message:
            nonlocal seen, more
            # Only while the body is read: later calls wait for the client to disconnect, which takes any time.
            message = await (asyncio.wait_for(receive(), self.limits.body_seconds) if more else receive())
            more = bool(message.get("more_body"))
            seen += len(message.get("body", b""))
            if seen > limit:
                raise TooLarge
            return message

        async def dressed(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                own = list(message.get("headers", []))
                if private and not any(name.lower() == b"cache-control" for name, _ in own):
                    own.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*own, *HEADERS]}
            await send(message)

        try:
            await self.app(scope, counted, dressed)
        except TooLarge:
            if not started:
                await answer(send, 413, "size", f"At most {limit} bytes.")
        except ClientDisconnect:  # the client has left
            pass
        except TimeoutError:
            if not started:
                await answer(send, 408, "slow", "The rest of the request did not come.")
        except asyncio.CancelledError:  # uvicorn cancels slow requests at shutdown
            if not started:
                await answer(send, 503, "shutdown", "The server is about to stop.")

    def refusal_reason(self, host: str, origin: str | None) -> str:
        """The reason to refuse a request: "host" for a name that is not this server's, "origin" for a foreign page."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
            sender = urlsplit(origin).netloc if origin is not None else ""
        except ValueError:  # such as brackets without an address
            return "host"
        if not self.knows(name):
            return "host"
        if origin is None:  # not sent by a page; tokens are checked later
            return ""
        if origin.lower() in self.origins:
            return ""
        return "" if sender.lower() == host.lower() else "origin"

    def knows(self, name: str) -> bool:
        """True for IP addresses and this server's own names. Others may be attacks by DNS rebinding."""
        if name in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


async def answer(send: Send, status: int, code: str, message: str) -> None:
    """Sends a `RefusedRequest` as the whole response."""
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(RefusedRequest(code, message))})
