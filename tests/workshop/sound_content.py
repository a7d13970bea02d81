"""Valid missions and heroes, and functions that return them with replaced parts."""

from __future__ import annotations

from typing import Final

ONE: Final = """
[[mission]]
id = "blocks"
game = "zombicide1"
origin = "house"
difficulty = "easy"
minutes = 45
survivors = 6
title = {en = "Blocks", de = "Blöcke"}
problem = {en = "Two houses.", de = "Zwei Häuser."}
briefing = {en = "Take both.", de = "Nehmt beide."}
tiles = [["2C@90", "1C@180"]]
doors = ["a1.r1-a1.sn", "a1.r2-a1.se", "b1.r1-b1.se"]
start = ["a1.se"]
exit = ["b1.se"]
spawns = [{zone = "a1.snw", first = true}, {zone = "b1.sne"}]
objectives = [{zone = "a1.r3"}, {zone = "b1.r1"}]
goals = [{type = "objectives"}, {type = "exit"}]
special = [{effect = "objective-ap", ap = 5}]
"""
"""A mission of Season 1 that passes."""
TWO: Final = """
[[mission]]
id = "shop"
game = "zombicide2"
origin = "house"
difficulty = "easy"
minutes = 45
survivors = 6
title = {en = "Shop", de = "Laden"}
problem = {en = "Two doors.", de = "Zwei Türen."}
briefing = {en = "In and out.", de = "Rein und raus."}
tiles = [["1R", "2R@90"]]
start = ["a1.sne"]
exit = ["b1.sse"]
spawns = [{zone = "a1.snw", first = true}, {zone = "b1.sne"}]
objectives = [{zone = "a1.r2", id = "radio"}, {zone = "b1.r2", colour = "blue"}]
goals = [{type = "objectives"}, {type = "exit"}]
special = [{effect = "objective-ap", ap = 5}]
"""
"""A mission of the 2nd Edition that passes."""
HEROES: Final = """
[[mission]]
id = "buffet"
game = "marvel"
origin = "house"
difficulty = "easy"
minutes = 45
title = {en = "Buffet", de = "Buffet"}
problem = {en = "Quick eaters.", de = "Schnelle Esser."}
briefing = {en = "Eat three.", de = "Esst drei."}
tiles = [["H1", "H3"], ["H2", "H7"]]
start = ["a2.sw"]
spawns = [{zone = "a1.sw", first = true}, {zone = "b1.se"}, {zone = "b2.se"}]
goals = [{type = "devour", n = 3}]
special = [{effect = "meal-xp", ap = 5, escorted = false}]
"""
"""A mission of Marvel Zombies that passes."""


def swap(text: str, *pairs: tuple[str, str]) -> str:
    """The text with each first part replaced by the second; each must be there."""
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def two(*pairs: tuple[str, str]) -> dict[str, str | bytes]:
    return {"missions/x.toml": swap(TWO, *pairs)}


def one(*pairs: tuple[str, str]) -> dict[str, str | bytes]:
    return {"missions/x.toml": swap(ONE, *pairs)}


def heroes(*pairs: tuple[str, str]) -> dict[str, str | bytes]:
    return {"missions/x.toml": swap(HEROES, *pairs)}


TILES: Final = 'tiles = [["1R", "2R@90"]]'
SPAWNS: Final = 'spawns = [{zone = "a1.snw", first = true}, {zone = "b1.sne"}]'
GOALS: Final = 'goals = [{type = "objectives"}, {type = "exit"}]'
SPECIAL: Final = 'special = [{effect = "objective-ap", ap = 5}]'
OBJECTIVES: Final = 'objectives = [{zone = "a1.r2", id = "radio"}, {zone = "b1.r2", colour = "blue"}]'
