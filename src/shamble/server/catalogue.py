"""What there is to play, and the words for it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from shamble.bots.roster import bots_of
from shamble.content.rules import load_rules
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.core.session import Session
from shamble.server.protocol import CharacterInfo, GameInfo, RuleInfo, SettingInfo, Texts
from shamble.text.files import LANGUAGES, sources


def games() -> list[GameInfo]:
    return [game_info(id) for id in registry.ids()]


@lru_cache(maxsize=64)
def game_info(id: str) -> GameInfo:
    game = registry.find(id)
    tools = tooling(game)
    return GameInfo(
        id,
        tools.title,
        list(game.seats),
        [SettingInfo(one.id, one.type, list(one.values), one.default) for one in game.settings],  # type: ignore[arg-type]
        list(game.missions),
        bots_of(game),
        characters(game),
        getattr(game, "minutes", None),
        getattr(game, "difficulty", None),
    )


def first_session(game: Game[Any]) -> Session:
    session = Session(game, game.seats[-1], game.configure(game.seats[-1], {}), 0)
    session.begin()
    return session


def characters(game: Game[Any]) -> list[CharacterInfo]:
    """Who can be chosen, if that is what the game asks first."""
    decision = first_session(game).decision
    if decision is None or decision.ask != "choose-character":
        return []
    found = []
    for option in decision.options:
        key = tooling(game).noun_of(option.target)
        found.append(CharacterInfo(option.target, {"id": key, "args": {}}, {"id": f"{key}.ability", "args": {}}))
    return found


@lru_cache(maxsize=64)
def texts(id: str, lang: str) -> Texts:
    game = registry.find(id)
    if lang not in LANGUAGES:
        raise ShambleError(f"there is no language {lang!r}")
    tools = tooling(game)
    rules = load_rules(tools.folder / "rules.toml") if tools.folder else {}
    return Texts(
        "\n".join(sources(game, lang).values()),
        {rule.id: RuleInfo(rule.page, rule.text(lang), rule.ruling) for rule in rules.values()},
        dict(tools.nouns),
        kinds(game),
    )


def kinds(game: Game[Any]) -> dict[str, str]:
    """The noun's key for every id that an option or an event may name."""
    tools = tooling(game)
    ids = [id for kind, known in tools.catalogue().items() if kind != "verb" for id in known]
    scene = first_session(game).view()["scene"]
    ids += [space["id"] for space in scene["spaces"]] + [pile["id"] for pile in scene["piles"]]
    return {id: tools.noun_of(id) for id in ids}
