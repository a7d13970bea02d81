"""Tables in PostgreSQL, through asyncpg."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from shamble.server import schema
from shamble.server.rows import PAGE, Row, StoredRecord, TooLate, Write, merged, migrate


class Postgres:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @staticmethod
    async def open(url: sa.URL) -> Postgres:
        # A connection that the database has closed meanwhile is noticed before a move is lost on it.
        engine = create_async_engine(url.set(drivername="postgresql+asyncpg"), pool_pre_ping=True)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(migrate)
                await connection.commit()
        except BaseException:
            await engine.dispose()
            raise
        return Postgres(engine)

    async def close(self) -> None:
        await self.engine.dispose()

    async def commit(self, batch: Sequence[Write]) -> None:
        try:
            async with self.engine.begin() as connection:
                made = [write.insert for write in batch if write.insert is not None]
                if made:
                    await connection.execute(sa.insert(schema.tables), made)
                lines = [
                    {"table_id": write.table, "epoch": write.epoch, "seq": line.seq}
                    | {"data": line.data, "luck": line.luck, "at": line.at}
                    for write in batch
                    for line in write.lines
                ]
                for start in range(0, len(lines), PAGE):
                    await connection.execute(sa.insert(schema.records), lines[start : start + PAGE])
                for table, values in merged(batch).items():
                    chosen = sa.update(schema.tables).where(schema.tables.c.id == table)
                    await connection.execute(chosen.values(**values))
        except IntegrityError as reason:
            raise TooLate("somebody else was first") from reason

    async def row(self, table: str) -> Row | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table))
            first = found.mappings().first()
            return Row(**first) if first is not None else None

    async def lines(self, table: str, epoch: int, start: int) -> list[StoredRecord]:
        columns = schema.records.c
        async with self.engine.connect() as connection:
            page = await connection.execute(
                sa.select(columns.seq, columns.data, columns.luck, columns.at)
                .where(columns.table_id == table, columns.epoch == epoch)
                .where(columns.seq >= start)
                .order_by(columns.seq)
                .limit(PAGE)
            )
            return [StoredRecord(*row) for row in page]
