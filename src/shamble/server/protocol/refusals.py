"""Why a message or a request was refused. The text is for people, the code for programs; nothing was changed."""

from __future__ import annotations

from shamble.core.scene import Text
from shamble.server.protocol.messages import Refusal


class Refuse(Exception):
    """`code` is one of docs/protocol.md."""

    def __init__(self, code: str, status: int = 400, message: str = "") -> None:
        super().__init__(message or code)
        self.code = code
        self.status = status
        self.message = message or code

    def told(self, about: str | None) -> Refusal:
        text: Text = {"id": f"error-{self.code}", "args": {}}
        return Refusal(self.code, text, about)
