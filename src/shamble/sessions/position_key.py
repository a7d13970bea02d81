"""A hash of a position that does not depend on the way by which it was reached."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from shamble.core.entity import Json

if TYPE_CHECKING:
    from shamble.sessions.session import Session


def position_key(session: Session) -> str:
    """Returns 32 hexadecimal digits of game, content, seats, settings and state. Serial numbers of scopes are left out:
    they only count how many scopes were opened before."""
    plain: dict[str, Json] = session.state.plain()
    plain.pop("serial", None)
    plain["scopes"] = [{**scope, "serial": 0} for scope in plain.get("scopes", [])]
    game = session.game
    whole = [game.id, game.version, game.content_digest, session.seats, session.settings, plain]
    text = json.dumps(whole, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
