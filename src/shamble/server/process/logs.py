"""What the server tells its operator: lines for people, or JSON, one object a line. No token is ever in them."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Any, Literal

Style = Literal["text", "json"]
SECRET = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32}(?![A-Za-z0-9_-])")
"""What looks like a token. None should get here; an exception's words may hold whatever somebody sent."""
OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


def without_secrets(text: str) -> str:
    return SECRET.sub("…", text)


class Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class Json(logging.Formatter):
    """Whatever a line was given beside its words (`extra`) is a field of its own."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        told |= {name: value for name, value in record.__dict__.items() if name not in OWN}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(told, ensure_ascii=False, default=str))


def begin(style: Style) -> None:
    """From now on everything goes to standard error like this."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if style == "json" else Text("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("alembic", "asyncio", "websockets", "httpx"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
