"""Finds the mission that a command names: a mission file, a mission of a content folder, or a mission of a game."""

from __future__ import annotations

from pathlib import Path

from shamble.city.game import CityGame
from shamble.city.missions.mission import Mission
from shamble.content.nearest import hint
from shamble.content.packs import StackedPacks, read_content
from shamble.core import registry
from shamble.core.errors import ContentError, ShambleError
from shamble.workshop.game_fit import find_fits


def find_mission(
    source: str, game_id: str | None = None, content: StackedPacks | None = None
) -> tuple[CityGame, Mission]:
    """Returns the game and the mission. `source` is a path of a mission file or folder, or the id of a mission, also as
    `zombicide2/m04`."""
    path = Path(source)
    if path.suffix == ".toml" or path.is_dir():
        content = read_content([path])
    own = [str(row["id"]) for row in content.overlay["tables"].get("missions", [])] if content is not None else []
    wanted = source
    if content is not None and (source not in own or path.exists()):
        if not own:
            raise ShambleError(f"{content.named()}: there is no mission in it")
        wanted = own[0] if path.exists() or source not in own else source
    if content is not None and wanted in own:
        try:
            fits = find_fits(content.overlay, game_id)
        except ContentError as reason:
            raise ContentError(content.located(str(reason))) from None
        for fit in fits:
            if isinstance(fit.game, CityGame):
                return fit.game, fit.game.library[wanted]
    prefix, slash, name = source.rpartition("/")
    missions: list[str] = []
    for id in [game_id or prefix] if game_id or slash else registry.ids():
        game = registry.find(id)
        if isinstance(game, CityGame):
            if name in game.library:
                return game, game.library[name]
            missions += [f"{game.id}/{mission}" for mission in game.missions]
    raise ShambleError(f"there is no mission {source!r}{hint(source, missions)}")
