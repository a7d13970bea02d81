"""Sockets without a library, to send what no library would send, or thousands of messages in one write."""

from __future__ import annotations

import asyncio
import base64
import os


def head(table: str, host: str) -> bytes:
    """The request head for a table's socket."""
    lines = [f"GET /api/tables/{table}/ws HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    key = base64.b64encode(os.urandom(16)).decode()
    return "\r\n".join([*lines, "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", ""]).encode()


def frame(said: str | bytes) -> bytes:
    """A WebSocket frame, masked with zeros, which is allowed and costs nothing."""
    data = said.encode() if isinstance(said, str) else said
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([0x81 if isinstance(said, str) else 0x82]) + length + bytes(4) + data


async def shake_hands(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, table: str, host: str) -> None:
    """Sends the head alone: the rest of the packet would be lost, because the answer comes first."""
    writer.write(head(table, host))
    await reader.readuntil(b"\r\n\r\n")
