"""The choice between our protocol classes and uvicorn's own, by the installed version of uvicorn.

Our classes (`uvicorn_protocols`) subclass parts of uvicorn that are not public, so they are used only with versions
that the test suite has run with. Any other version serves with uvicorn's own classes: games work, but without the time
limits for slow clients. A reverse proxy can provide those.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import uvicorn

from shamble.server.process.limits import Limits

TESTED_FROM = (0, 53)
TESTED_BELOW = (0, 55)
"""First version of uvicorn that our classes were tested with, and the first one after those."""

log = logging.getLogger("shamble.server")


def is_tested(version: str) -> bool:
    """True if our protocol classes were tested with this version of uvicorn."""
    try:
        major, minor = version.split(".")[:2]
        return TESTED_FROM <= (int(major), int(minor)) < TESTED_BELOW
    except ValueError:
        return False


def protocol_options(limits: Limits, proxies: Sequence[str], version: str = uvicorn.__version__) -> dict[str, Any]:
    """Returns the arguments `http` and `ws` of `uvicorn.Config`; empty if uvicorn's own classes serve."""
    if not is_tested(version):
        log.warning("uvicorn %s is not a tested version: slow clients are not limited (see docs/hosting.md)", version)
        return {}
    from shamble.server.net import uvicorn_protocols  # does not import with every other version

    http: type[asyncio.Protocol] = uvicorn_protocols.patient(limits, proxies)
    return {"http": http, "ws": uvicorn_protocols.TimedWebSocketProtocol}
