"""Types of the fields of messages and bodies, with the limits that the decoder enforces."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Name = Annotated[str, Meta(max_length=40)]
Colour = Annotated[str, Meta(pattern="^[#a-zA-Z0-9-]{0,24}$")]
Key = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=64)]
Lang = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
Number = Annotated[int, Meta(ge=0, le=63)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Level = Literal["step", "action", "turn", "phase", "round"]
Kind = Literal["here", "link", "bot"]
AuditKind = Literal[
    "bot",
    "bots",
    "person",
    "link",
    "spectate",
    "kick",
    "pass",
    "close",
    "ask",
    "agree",
    "decline",
    "give-back",
    "again",
    "export",
    "open",
    "undo",
]
Value = str | int | bool
