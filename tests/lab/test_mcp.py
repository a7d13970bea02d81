"""An assistant plays through MCP, with the real client over standard input and output."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from typing import Any

import pytest

pytest.importorskip("mcp", reason="the server for assistants needs shamble[mcp]")

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client


async def said(client: Any, tool: str, **given: Any) -> str:
    result = await client.call_tool(tool, given)
    return "\n".join([part.text for part in result.content])


async def a_whole_game() -> None:
    server = StdioServerParameters(command=sys.executable, args=["-m", "shamble.cli", "mcp"], env=dict(os.environ))
    async with Client(stdio_client(server)) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"list_games", "new_game", "observe", "legal", "play", "rules", "hint", "undo"}
        games = [json.loads(part) for part in (await said(client, "list_games")).replace("}\n{", "}\0{").split("\0")]
        assert {game["id"]: game["missions"] for game in games}["zombicide1"]["m1"] == "City Blocks"
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


def test_an_assistant_plays_a_whole_game() -> None:
    asyncio.run(asyncio.wait_for(a_whole_game(), 60))
