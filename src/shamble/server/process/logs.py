"""The log for the operator, as text or as JSON with one object per line. Tokens are removed from it."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Any, Literal

Style = Literal["text", "json"]
SECRET = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32}(?![A-Za-z0-9_-])")
"""Matches anything that looks like a token. Exception messages may contain text from clients."""
OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


def without_secrets(text: str) -> str:
    """Replaces tokens and other secrets in a log line by an ellipsis."""
    return SECRET.sub("…", text)


class TextFormatter(logging.Formatter):
    """Formats log records as text."""

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class Json(logging.Formatter):
    """Formats log records as JSON objects; each `extra` argument is a field."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns the record as one line of JSON without secrets."""
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
    """Sends all log records to standard error in this style."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if style == "json" else TextFormatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("alembic", "asyncio", "websockets", "httpx"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
