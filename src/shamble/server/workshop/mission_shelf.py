"""Missions that people made in the workshop, stored in the database: their files, plays, ratings and comments."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from shamble.server.protocol.refusals import Refuse
from shamble.server.storage.table_storage import RefusedData, Storage
from shamble.server.tables.roster import Roster

FIELDS: Final = ("id", "author", "game", "text", "mission", "info", "shared", "created", "changed", "plays", "wins")
FILES: Final = ("text", "mission")
MISSIONS_PER_AUTHOR: Final = 60
"""Largest number of missions of one author on a server."""
MISSIONS: Final = 20_000
"""Largest number of missions on a server."""
COMMENTS: Final = 200
"""Largest number of comments on a mission; older ones are dropped."""
SHOWN: Final = 30
"""Largest number of missions on one page of the shelf."""
PAGES: Final = 1_000
"""Largest number of a page of the shelf."""
REPLACE_COMMENT: Final = (
    "INSERT INTO workshop_comments (mission, author, name, stars, text, at) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (mission, author) DO UPDATE "
    "SET name = excluded.name, stars = excluded.stars, text = excluded.text, at = excluded.at"
)
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


class StoredMission(Struct):
    """A mission or a pack of the workshop. `author` is the hash of the author's secret; `text` the TOML file, `mission`
    the same as JSON, `info` what the shelf shows, as JSON. `shared`: 1 if the shelf shows it. For a pack, `mission` is
    its overlay and `text` its missions by game, as JSON (`MissionInfo`)."""

    id: str
    author: str
    game: str
    text: str
    mission: str
    info: str
    shared: int
    created: float
    changed: float
    plays: int = 0
    wins: int = 0


def author_of(secret: str) -> str:
    """The stored form of an author's secret."""
    return hashlib.sha256(f"workshop {secret}".encode()).hexdigest()


class MissionShelf:
    """Reads and writes missions of the workshop."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def find(self, id: str) -> StoredMission:
        """Returns the stored mission with this id; refuses if there is none."""
        if not (id.isascii() and id.isalnum() and len(id) <= 16):
            raise Refuse("missing", 404, "there is no such mission")
        rows = await self.storage.ask(f"SELECT {', '.join(FIELDS)} FROM workshop_missions WHERE id = ?", (id,))
        if not rows:
            raise Refuse("missing", 404, "there is no such mission")
        return StoredMission(*rows[0])

    async def keep(self, stored: StoredMission | None, fresh: StoredMission) -> str:
        """Stores a new mission or a new version of one; returns its id."""
        if stored is not None:
            await self.storage.ask(
                "UPDATE workshop_missions SET text = ?, mission = ?, info = ?, shared = ?, changed = ? "
                "WHERE id = ? AND author = ?",
                (fresh.text, fresh.mission, fresh.info, fresh.shared, fresh.changed, stored.id, stored.author),
                True,
            )
            return stored.id
        own = await self.storage.ask("SELECT count(*) FROM workshop_missions WHERE author = ?", (fresh.author,))
        every = await self.storage.ask("SELECT count(*) FROM workshop_missions", ())
        if own[0][0] >= MISSIONS_PER_AUTHOR or every[0][0] >= MISSIONS:
            raise Refuse("full", 409, "there is no room for more missions: delete one first")
        fresh.id = "".join(secrets.choice(LETTERS) for _ in range(10))
        marks = ", ".join("?" * len(FIELDS))
        given = tuple(getattr(fresh, name) for name in FIELDS)
        await self.storage.ask(f"INSERT INTO workshop_missions ({', '.join(FIELDS)}) VALUES ({marks})", given, True)
        return fresh.id

    async def delete(self, id: str, author: str) -> None:
        """Deletes a mission with its comments, for its author alone."""
        stored = await self.find(id)
        if stored.author != author:
            raise Refuse("token", 401, "only the author deletes a mission")
        await self.storage.ask("DELETE FROM workshop_comments WHERE mission = ?", (id,), True)
        await self.storage.ask("DELETE FROM workshop_missions WHERE id = ?", (id,), True)

    async def listed(self, game: str, author: str, page: int) -> tuple[list[StoredMission], bool]:
        """A page of the shared missions of a game and the author's own, the latest first, without their files. The
        second value is True if there is another page."""
        where = "WHERE (shared = 1 OR author = ?)" + (" AND game = ?" if game else "")
        given: tuple[Any, ...] = (author, game) if game else (author,)
        order = f"ORDER BY changed DESC, id LIMIT {SHOWN + 1} OFFSET {page * SHOWN}"
        columns = ", ".join("''" if name in FILES else name for name in FIELDS)
        rows = await self.storage.ask(f"SELECT {columns} FROM workshop_missions {where} {order}", given)
        return [StoredMission(*row) for row in rows[:SHOWN]], len(rows) > SHOWN

    async def finisher(self, id: str, seats: Sequence[tuple[str, str]]) -> str:
        """The author of a rating: the first of these tables and tokens at which the person finished a game of the
        mission. So a finished game gives one rating, whatever secret a browser makes up. Refuses if there is none."""
        for table, token in seats:
            row = await self.storage.row(table) if table.isascii() and table.isalnum() else None
            if row is not None and msgspec.json.decode(row.roll, type=Roster).has_finished(id, token):
                return author_of(f"{table} {token}")
        raise Refuse("token", 403, "only people who have finished a game of this mission can give it stars")

    async def comment(self, id: str, author: str, name: str, stars: int, text: str, at: float) -> None:
        """Stores a rating with a comment; a second one of the same person replaces the first."""
        await self.find(id)
        try:
            await self.storage.ask(REPLACE_COMMENT, (id, author, name, stars, text, at), True)
        except RefusedData:  # the mission was deleted meanwhile
            raise Refuse("missing", 404, "there is no such mission") from None
        await self.storage.ask(
            "DELETE FROM workshop_comments WHERE mission = ? AND at < (SELECT min(at) FROM (SELECT at FROM "
            f"workshop_comments WHERE mission = ? ORDER BY at DESC LIMIT {COMMENTS}) AS latest)",
            (id, id),
            True,
        )

    async def comments(self, id: str) -> list[dict[str, Any]]:
        """The comments on a mission, the latest first."""
        rows = await self.storage.ask(
            "SELECT name, stars, text, at FROM workshop_comments WHERE mission = ? ORDER BY at DESC", (id,)
        )
        return [{"name": row[0], "stars": row[1], "text": row[2], "at": row[3]} for row in rows]

    async def ratings(self, ids: Sequence[str]) -> dict[str, tuple[float, int]]:
        """Mean stars and number of ratings by mission."""
        if not ids:
            return {}
        marks = ", ".join("?" * len(ids))
        rows = await self.storage.ask(
            "SELECT mission, avg(stars * 1.0), count(*) FROM workshop_comments "
            f"WHERE stars > 0 AND mission IN ({marks}) GROUP BY mission",
            tuple(ids),
        )
        return {row[0]: (round(float(row[1]), 1), int(row[2])) for row in rows}


def plain_info(info: str) -> dict[str, Any]:
    """Decodes the stored entry of a mission on the shelf."""
    return dict(msgspec.json.decode(info))
