"""Pages with the playtests of the games' own missions and set-ups."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache

from fastapi import FastAPI, Request, Response

from shamble.core import registry
from shamble.server.http.exchange import address
from shamble.server.protocol.refusals import Refuse
from shamble.server.tables.lobby import Lobby
from shamble.text.files import LANGUAGES
from shamble.workshop.published_reports import index_page, published, report_page

HTML = "text/html; charset=utf-8"
ADDRESS = "/api/workshop/published"


@lru_cache(maxsize=128)
def page_of(game: str, key: str, lang: str) -> str:
    """The page of a report; of all reports of the game without a key."""
    if key:
        return report_page(game, key, lang) or ""
    return index_page(game, lang, f"{ADDRESS}/{game}")


def install(app: FastAPI, lobby: Callable[[], Lobby]) -> None:
    async def answer(request: Request, game: str, key: str, lang: str) -> Response:
        here = lobby()
        here.afford(address(request))
        if game not in registry.ids() or (key and key not in published(game)["reports"]):
            raise Refuse("missing", 404, "there is no such playtest")
        html = await asyncio.to_thread(page_of, game, key, lang if lang in LANGUAGES else "en")
        with here.charged(address(request)) as bill:
            bill.sent = len(html)
        return Response(html, media_type=HTML)

    @app.get(f"{ADDRESS}/{{game}}/{{lang}}", include_in_schema=False)
    async def index(request: Request, game: str, lang: str) -> Response:
        """A table of the playtests of a game."""
        return await answer(request, game, "", lang)

    @app.get(f"{ADDRESS}/{{game}}/{{key}}/{{lang}}", include_in_schema=False)
    async def report(request: Request, game: str, key: str, lang: str) -> Response:
        """The playtest of a mission or set-up with its pictures."""
        return await answer(request, game, key, lang)
