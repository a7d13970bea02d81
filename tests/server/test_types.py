"""The browser's types match the Structs, and messages have the declared form."""

from __future__ import annotations

import msgspec
import pytest

from shamble.server.protocol import http_bodies, server_messages
from shamble.server.protocol.typescript import TARGET, typescript
from tests.server.table import House


def test_the_typescript_is_up_to_date() -> None:
    if not TARGET.parent.exists():
        pytest.skip("this is not a checkout")
    assert TARGET.read_text(encoding="utf-8") == typescript(), "run: python -m shamble.server.protocol.typescript"


def test_every_message_is_as_described(here: House) -> None:
    made = here.make("here", "bot:steady", settings={"level": "expert"})
    with here.sit(made["table"], made["token"]) as ada:
        for _ in range(6):
            while ada.decision["seat"] != 0:
                ada.until("update")
            ada.play()
        while ada.decision["seat"] != 0:
            ada.until("update")
        ada.ask("hint", seat=0)
        ada.ask("look", seq=0)
        ada.say("chat", text="hi")
        ada.say("open")
        ada.ask("host", "link", do="spectate")
        ada.ask("play", seq=0, seat=0, key="x")
        ada.settled()
        for text in ada.raw:
            message = msgspec.json.decode(text, type=server_messages.FromServer)
            assert msgspec.json.decode(server_messages.encode(message)) == msgspec.json.decode(text)
        assert {"welcome", "table", "update", "hint", "look", "link", "error", "pong"} <= set(ada.heard)
    replay = here.get(f"/api/tables/{made['table']}/replay", made["token"]).content
    assert msgspec.json.decode(replay, type=http_bodies.Replay).frames
    games = here.client.get("/api/games").content
    assert msgspec.json.decode(games, type=list[http_bodies.GameInfo])
