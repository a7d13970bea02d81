"""Serves the built browser client, or a page that explains how to build it."""

from __future__ import annotations

import asyncio
from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import HTMLResponse, Response

STATIC = Path(__file__).parents[1] / "static"
PAGES = ("", "about", "new", "table", "replay", "how", "rules", "settings", "join", "help", "workshop", "shelf")
"""First path segments that the browser client handles: they all get its `index.html`."""

LONGEST = 200
"""Maximum length in bytes of a path that is looked up. File systems refuse names of more than 255 bytes."""
HOW = "in a source tree `make web` builds it (`make play` builds and starts); a wheel holds it if it was built before"
MISSING = f"""<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>shamble</title>
<main><h1>The browser client is missing</h1><p>The server runs, and so does its API. The client is not part of this
installation: {HOW.replace("`make web`", "<code>make web</code>").replace("`make play`", "<code>make play</code>")}.
Then load this page again.</p></main></html>
"""

NOTHING = """<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>shamble</title>
<main><h1>There is nothing here</h1><p><a href="/">To the tables</a></p></main></html>
"""


def is_built(folder: Path = STATIC) -> bool:
    """True if the browser client has been built into this folder."""
    return (folder / "index.html").is_file()


def install(app: FastAPI, folder: Path = STATIC) -> None:
    """Registers the route that serves the files of the browser client from this folder."""
    root = folder.resolve()

    @app.get("/{path:path}", include_in_schema=False, response_model=None)
    async def page(path: str) -> Response:
        index = root / "index.html"
        if "\0" in path or len(path.encode(errors="replace")) > LONGEST:
            return HTMLResponse(NOTHING, 404)
        if path.split("/")[0] in PAGES and not (path and (root / path).is_file()):
            if not index.is_file():
                return HTMLResponse(MISSING, 503)
            return await sent(index)
        file = (root / path).resolve()
        if not file.is_relative_to(root) or not file.is_file():
            if index.is_file() and "." not in path.rpartition("/")[2] and not path.startswith("api/"):
                return await sent(index, 404)
            return HTMLResponse(NOTHING, 404)
        lasting = "/assets/" in f"/{path}"
        return await sent(file, cache="public, max-age=31536000, immutable" if lasting else "no-cache")


async def sent(file: Path, status: int = 200, cache: str = "no-cache") -> Response:
    """The file as one response, read by an existing thread. FileResponse would start one and block the event loop."""
    data = await asyncio.to_thread(file.read_bytes)
    return Response(data, status, {"cache-control": cache}, guess_type(file.name)[0] or "text/plain")
