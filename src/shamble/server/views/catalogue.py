"""The catalogue of games: settings, missions, characters, and all texts by language."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any, Final

import msgspec

from shamble.bots.roster import bots_of
from shamble.content.rules import rules_of
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.core.game import Game, Setting
from shamble.core.scene import Text
from shamble.server.protocol.http_bodies import CharacterInfo, GameInfo, MissionInfo, RuleInfo, SettingInfo, Texts
from shamble.server.views import game_library
from shamble.sessions.session import Session
from shamble.text.files import LANGUAGES, bundle, whole_source
from shamble.workshop.published_reports import published

CASTING = ("choose-character", "choose-survivor")
"""Ids of the questions by which a seat chooses a character."""
COMPANY = ("Ada", "Bram", "Cora", "Dov", "Esme", "Finn")
"""Names of bots, for games without names of their own."""


def games() -> list[GameInfo]:
    """The descriptions of all games."""
    return [game_info(id) for id in registry.ids()]


@lru_cache(maxsize=64)
def game_info(id: str) -> GameInfo:
    """The description of a game for the page on which players choose one."""
    game = game_library.find(id)
    tools = tooling(game)
    return GameInfo(
        id,
        tools.title,
        list(game.seats),
        [setting_info(setting) for setting in game.settings],
        list(game.missions),
        bots_of(game),
        characters(game),
        tools.minutes,
        tools.difficulty,
        briefings(game),
        bot_names(game),
        tools.party,
        bool(published(game.id)["reports"]),
    )


def setting_info(one: Setting) -> SettingInfo:
    """A setting as clients receive it."""
    return SettingInfo(
        one.id,
        "many" if one.many else one.type,  # type: ignore[arg-type]
        list(one.values),
        one.default,
        {str(value): {name: list(values) for name, values in needs.items()} for value, needs in one.needs.items()},
        {str(value): [str(other) for other in others] for value, others in one.excludes.items()},
        {str(value): sort for value, sort in one.sorts.items()},
    )


def bot_names(game: Game[Any]) -> list[str]:
    """The names of bots, by seat."""
    names = tooling(game).company or COMPANY
    return [names[seat % len(names)] for seat in range(max(game.seats))]


def briefings(game: Game[Any], only: Collection[str] | None = None) -> list[MissionInfo]:
    """The missions with their texts and board plans, if the game has them; `only` those with these ids. A text that the
    mission file lacks in a language is that of the language's own files, if these have one."""
    rows = [row for row in tooling(game).briefings() if only is None or row["id"] in only]
    missions = msgspec.convert(rows, list[MissionInfo])
    reports = published(game.id)["reports"] if missions else {}
    for mission in missions:
        if mission.id in reports:
            mission.tested = reports[mission.id]["rate"]["rate"]
    for lang in LANGUAGES if missions else ():
        own = [texts for one in missions for texts in (one.title, one.problem, one.briefing)]
        if only is not None and all(lang in texts for texts in own):
            continue  # reading all texts of the game takes a while
        words = bundle(game, lang)
        for mission in missions:
            key = f"mission-{mission.id}"
            if not words.has_message(key):
                continue
            message = words.get_message(key)
            parts = [
                (mission.title, message.value),
                (mission.problem, message.attributes.get("problem")),
                (mission.briefing, message.attributes.get("briefing")),
                (mission.source, message.attributes.get("source")),
            ]
            for by_lang, pattern in parts:
                text = str(words.format_pattern(pattern)[0]) if lang not in by_lang and pattern is not None else ""
                if text:
                    by_lang[lang] = text
    return missions


def most_seats(game: Game[Any]) -> int:
    """The largest number of seats with default settings; more may be possible in a variant."""
    for seats in reversed(game.seats):
        try:
            game.configure(seats, {})
        except ShambleError:
            continue
        return seats
    raise ShambleError(f"{game.id} cannot be played as it is set by default")


def first_session(game: Game[Any]) -> Session:
    """A session with default settings at its first decision."""
    seats = most_seats(game)
    session = Session(game, seats, game.configure(seats, {}), 0)
    session.begin()
    return session


def characters(game: Game[Any]) -> list[CharacterInfo]:
    """The characters to choose from, if that is the first decision of the game; else none."""
    decision = first_session(game).decision
    if decision is None or decision.ask not in CASTING:
        return []
    infos = []
    for option in decision.options:
        key = tooling(game).noun_of(option.target)
        levels = [[noun(game, skill) for skill in level] for level in tooling(game).levels(option.target)]
        ability: Text = levels[0][0] if levels else {"id": f"{key}.ability", "args": {}}
        infos.append(CharacterInfo(option.target, {"id": key, "args": {}}, ability, levels))
    return infos


def noun(game: Game[Any], id: str) -> Text:
    """The text that names an id of the game."""
    key, _, arg = tooling(game).noun_of(id).partition(" ")
    return {"id": key, "args": {"arg": arg} if arg else {}}


@lru_cache(maxsize=64)
def texts(id: str, lang: str) -> Texts:
    """All texts of a game in a language, with the tables by which clients find nouns and rules."""
    return texts_of(game_library.find(id), lang)


def texts_of(game: Game[Any], lang: str) -> Texts:
    """The same for a game with the content of a table."""
    if lang not in LANGUAGES:
        raise ShambleError(f"there is no language {lang!r}")
    tools = tooling(game)
    rules = rules_of(game)
    return Texts(
        whole_source(game, lang),
        {rule.id: RuleInfo(rule.page, rule.ruling) for rule in rules.values()},
        dict(tools.nouns),
        kinds(game),
        dict(tools.numbered),
        {thing: rule.id for rule in rules.values() for thing in rule.about} | tools.subjects(),
    )


KEPT: Final = 16
"""Largest number of texts of tables with content of their own that are kept."""
_own_texts: Final[dict[tuple[str, str, str], Texts]] = {}


def table_texts(game: Game[Any], lang: str) -> Texts:
    """The texts of a table's game in a language; those of the last tables with content of their own are kept."""
    if game.content_digest is None:
        return texts(game.id, lang)
    key = (game.id, game.content_digest, lang)
    if key not in _own_texts:
        made = texts_of(game, lang)
        while len(_own_texts) >= KEPT:
            _own_texts.pop(next(iter(_own_texts)), None)
        _own_texts[key] = made
    return _own_texts[key]


def kinds(game: Game[Any]) -> dict[str, str]:
    """Keys of nouns by id, for every id in an option or event."""
    tools = tooling(game)
    ids = [id for kind, members in tools.catalogue().items() if kind != "verb" for id in members]
    scene = first_session(game).view()["scene"]
    ids += [space["id"] for space in scene["spaces"]] + [pile["id"] for pile in scene["piles"]]
    ids += tools.things
    return {id: tools.noun_of(id) for id in ids}
