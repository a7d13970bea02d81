"""The effects of the things on the table, each told once: cards, abilities of people, skills and enemies.

A name `X` of the scene has words for its effect if the game has the text `X.text` or `X.ability`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shamble.content.tooling import tooling
from shamble.core.decision import Decision
from shamble.core.scene import Card, Scene, Text
from shamble.text.speaker import Speaker

ABILITY: Final = ".ability"
WHEN: Final = ".when"
WORDS: Final = ".text"


def ability_of(key: str, speaker: Speaker) -> str:
    """Returns the ability of a person with the condition under which it works; empty if there are no words for it."""
    if not speaker.has(key + ABILITY):
        return ""
    return " ".join([speaker.say(key + part) for part in (WHEN, ABILITY) if speaker.has(key + part)])


def effect_of(name: Text, speaker: Speaker) -> str:
    """Returns the words for the effect of a named thing; empty if there are none."""
    key = name["id"]
    able = ability_of(key, speaker)
    if able:
        return able
    return speaker.say(key + WORDS, **name["args"]).strip() if speaker.has(key + WORDS) else ""


def named_things(scene: Scene, seat: int | None) -> Iterator[Text]:
    """Yields the names of everything on the table that may have an effect: what stands on the map, then what the seat
    has, then what the other seats have."""
    for piece in scene["pieces"]:
        if piece["count"]:
            yield piece["name"]
            yield from piece.get("marks", [])
    own = [sheet for sheet in scene["sheets"] if sheet["seat"] == seat]
    others = [sheet for sheet in scene["sheets"] if sheet["seat"] != seat]
    for sheets in (own, others):
        for sheet in sheets:
            yield sheet["name"]
            yield from [card["name"] for card in sheet["hand"]]
            yield from sheet["tags"]
    for pile in scene["piles"]:
        top: Card | None = pile["top"]
        if top is not None:
            yield top["name"]


def asked_about(decision: Decision | None, scene: Scene, speaker: Speaker) -> set[str]:
    """Returns the keys of the names that the options of a question mention."""
    if decision is None or speaker.game is None:
        return set()
    noun_of = tooling(speaker.game).noun_of
    ids = {id for option in decision.options for id in (option.actor, option.item, option.target) if id}
    return {noun_of(id) for id in ids}


def effects_on_table(
    scene: Scene, seat: int | None, decision: Decision | None, speaker: Speaker
) -> list[tuple[str, str]]:
    """Returns name and effect of each thing on the table that has one: first those that the question's options mention.

    `decision` is None for a viewer who may not see the options.
    """
    effects: dict[str, tuple[str, str]] = {}
    for name in named_things(scene, seat):
        key = name["id"]
        if key not in effects:
            effects[key] = (speaker.text(name), effect_of(name, speaker))
    asked = asked_about(decision, scene, speaker)
    keys = sorted(effects, key=lambda key: key not in asked)
    return [effects[key] for key in keys if effects[key][1]]
