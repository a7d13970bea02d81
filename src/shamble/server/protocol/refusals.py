"""The exception by which a message or a request is refused. A refused one has changed nothing."""

from __future__ import annotations

from shamble.core.scene import Text
from shamble.server.protocol.server_messages import RefusedMessage


class Refuse(Exception):
    """Refuses a message or a request. `code` is one of those in docs/protocol.md."""

    def __init__(self, code: str, status: int = 400, message: str = "", after: float | None = None) -> None:
        """`status`: of the HTTP response. `message`: for people. `after`: seconds until it may be sent again."""
        super().__init__(message or code)
        self.code = code
        self.status = status
        self.message = message or code
        self.after = None if after is None else round(after, 1)

    def told(self, about: str | None) -> RefusedMessage:
        """The message for a client whose message of type `about` is refused."""
        text: Text = {"id": f"error-{self.code}", "args": {}}
        return RefusedMessage(self.code, text, about, self.after)
