"""An assistant plays through MCP, with the real client over standard input and output."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from typing import Any

import pytest

pytest.importorskip("mcp", reason="the server for assistants needs shamble[mcp]")

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

import shamble
from shamble.lab.mcp_server import Games
from shamble.text.changes import table_lines


async def said(client: Any, tool: str, **given: Any) -> str:
    result = await client.call_tool(tool, given)
    return "\n".join([part.text for part in result.content])


async def a_whole_game() -> None:
    server = StdioServerParameters(command=sys.executable, args=["-m", "shamble.cli", "mcp"], env=dict(os.environ))
    async with Client(stdio_client(server)) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"list_games", "new_game", "observe", "legal", "play", "rules", "hint", "undo"}
        games = await said(client, "list_games")
        assert len(games) < 4000
        assert "; m1 City Blocks; " in games
        assert "\n  level (Difficulty): beginner (default), expert\n" in games
        assert "not possible: there is no game 'chess'" in await said(client, "new_game", game="chess")
        text = await said(client, "new_game", game="walkingdead", seats=2, seed=7)
        assert text.startswith("game 1\n")
        assert "not possible: 'fly' is not possible now" in await said(client, "play", game=1, key="fly")
        assert "twd." in await said(client, "rules", game="walkingdead", words="walkers")
        chapters = (await said(client, "rules", game="walkingdead")).split("\n")
        assert len(chapters) > 5
        name, number = chapters[1].removesuffix(" rules").split(": ")
        chapter = (await said(client, "rules", game="walkingdead", words=name)).split("\n")
        assert len(chapter) == int(number)
        assert all(line.startswith((f"{name}.", f"{name}:")) for line in chapter)
        partly = await said(client, "rules", game="walkingdead", words="leader badge submarine")
        assert partly.startswith("no rule holds all of 'leader badge submarine'; these hold 2 of 3 words:\ntwd.")
        assert "no rule holds 'xyzzy'" in await said(client, "rules", game="walkingdead", words="xyzzy")
        assert "not possible: there is no game 9" in await said(client, "observe", game=9)
        first = (await said(client, "legal", game=1)).split("\n")[0]
        await said(client, "play", game=1, key=first)
        assert (await said(client, "undo", game=1)).startswith("1 taken back")
        assert ": " in await said(client, "hint", game=1)
        for _ in range(400):  # from the text alone
            keys = re.findall(r"^  ([a-z][a-z-]*(?: [\w.+-]+)*): ", text.split("Seat ")[-1], re.MULTILINE)
            if not keys:
                break
            text = await said(client, "play", game=1, key=keys[-1])
            assert not text.startswith("not possible"), text
        assert (await said(client, "legal", game=1)) == "", f"the game is not over:\n{text}"


@pytest.mark.parametrize("id", ["walkingdead", "dawn", "zombicide1", "zombicide2", "marvel"])
def test_a_brief_reply_tells_every_change(id: str) -> None:
    """A reader of the whole table and then of brief replies knows every line of the table."""
    games = Games()
    number = games.start(id, 2, 7, "", {})
    session = games.find(number)
    shamble.play_out(session, [shamble.Steady()] * 2, limit=30)
    games.observe(number, 0)
    known = set(games.told[number])
    long, short = 0, 0
    for _ in range(40):
        if session.decision is None:
            break
        seen = session.imagine(session.decision.seat, 1)
        option = shamble.Steady().choose(seen, session.decision.seat)
        reply = games.play(number, option.key, session.decision.seat + 1, "en", True)
        seat = session.decision.seat if session.decision is not None else 0
        known |= {line.strip() for line in reply.split("\n")}
        assert {line.strip() for line in table_lines(session, seat)} <= {line.strip() for line in known}
        if session.decision is not None:
            head, _, _ = reply.rpartition("\nSeat ")
            assert reply.count("Changed:") <= 1
            assert all(option.key.split()[0] in reply for option in session.decision.options), head
        long += len(session.observe(seat, since=session.seq))
        short += len(reply)
    assert short < 0.6 * long


def test_a_refusal_says_why() -> None:
    games = Games()
    number = games.start("dawn", 1, 5, "", {"level": "0"})
    session = games.find(number)
    while session.decision is not None and len(session.decision.options) < 100:
        shamble.play_out(session, [shamble.Steady()], limit=3)
    with pytest.raises(shamble.ShambleError, match="The School Staff does not move before zeds"):
        games.play(number, "move civilian-2.3 F3", 1, "en", True)
    with pytest.raises(shamble.ShambleError, match=r"possible: .*move hunt S4.* … and \d+ more") as told:
        games.play(number, "move hunt H6", 1, "en", True)
    assert len(str(told.value)) < 400


def test_an_assistant_plays_a_whole_game() -> None:
    asyncio.run(asyncio.wait_for(a_whole_game(), 60))
