"""Broken files that were written without reading the checks: wrong types, dangling names, absurd numbers, odd files."""

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

STRANGE: Final[dict[str, tuple[str, dict[str, str | bytes]]]] = {
    # Season 1
    "s1 tile of another game": ("", one(('"2C@90"', '"2R@90"'))),
    "s1 door between zones that do not touch": ("", one(('"a1.r1-a1.sn"', '"a1.r1-b1.r1"'))),
    "s1 door with one end": ("", one(('"a1.r1-a1.sn"', '"a1.r1"'))),
    "s1 doors as a number": ("", one(('doors = ["a1.r1-a1.sn", "a1.r2-a1.se", "b1.r1-b1.se"]', "doors = 3"))),
    "s1 no doors at all": ("", one(('doors = ["a1.r1-a1.sn", "a1.r2-a1.se", "b1.r1-b1.se"]', "doors = []"))),
    "s1 turned by 45 degrees": ("", one(('"2C@90"', '"2C@45"'))),
    "s1 same tile twice": ("", one(('"1C@180"', '"2C@180"'))),
    "s1 both sides of one tile": ("", one(('"1C@180"', '"2B@180"'))),
    "s1 carry a card that does not exist": ("", one((GOALS, 'goals = [{type = "carry", cards = {cake = 2}}]'))),
    "s1 carry forty": ("", one((GOALS, 'goals = [{type = "carry", cards = {rice = 40}}]'))),
    "s1 carry minus one": ("", one((GOALS, 'goals = [{type = "carry", cards = {rice = -1}}]'))),
    "s1 carry as list": ("", one((GOALS, 'goals = [{type = "carry", cards = ["rice"]}]'))),
    "s1 easier with unknown zone": ("", {"missions/x.toml": ONE + '\n[mission.easier]\nstart = ["z9.r9"]\n'}),
    "s1 easier with unknown key": ("", {"missions/x.toml": ONE + '\n[mission.easier]\ntiles = [["1C"]]\n'}),
    "s1 easier without a first spawn": (
        "",
        {"missions/x.toml": ONE + '\n[mission.easier]\nspawns = [{zone = "b1.sne"}]\n'},
    ),
    "s1 easier as a list": ("", {"missions/x.toml": ONE + "\n[[mission.easier]]\nstart = []\n"}),
    "s1 special without numbers": ("", one((", ap = 5", ""))),
    "s1 special with huge number": ("", one(("ap = 5", "ap = 99999999999999999999"))),
    "s1 minutes as words": ("", one(("minutes = 45", 'minutes = "three quarters"'))),
    "s1 minutes below zero": ("", one(("minutes = 45", "minutes = -45"))),
    "s1 difficulty unheard of": ("", one(('"easy"', '"nightmare"'))),
    "s1 title without a language": ("", one(('title = {en = "Blocks", de = "Blöcke"}', "title = {}"))),
    "s1 title as a list": ("", one(('title = {en = "Blocks", de = "Blöcke"}', 'title = ["Blocks"]'))),
    "s1 title in a language that is none": ("", one(('de = "Blöcke"', 'klingon = "Blöcke"'))),
    "s1 survivor with unknown skill": (
        "zombicide1",
        {
            "survivors.toml": (
                '[[survivor]]\nid = "zed"\nhealth = 2\nblue = ["teleport"]\n'
                'yellow = []\norange = []\nred = []\norigin = "house"\n'
            )
        },
    ),
    "s1 survivor without skills": (
        "zombicide1",
        {"survivors.toml": '[[survivor]]\nid = "zed"\nhealth = 2\norigin = "house"\n'},
    ),
    "s1 wound card as a weapon": ("zombicide1", {"equipment.toml": '[[card]]\nid = "pan"\nmelee = {range = [0, 9]}\n'}),
    "s1 zombie card with unknown kind": (
        "zombicide1",
        {"zombie-cards.toml": ('[[card]]\nid = "01"\nkind = "spawn"\nblue = {n = 3, kind = "ghost"}\n')},
    ),
    "s1 zombie card with a thousand walkers": (
        "zombicide1",
        {"zombie-cards.toml": ('[[card]]\nid = "01"\nkind = "spawn"\nblue = {n = 1000, kind = "walker"}\n')},
    ),
    "s1 walker without actions": ("zombicide1", {"zombies.toml": '[[kind]]\nid = "walker"\nactions = 0\n'}),
    "s1 walker that nothing kills": ("zombicide1", {"zombies.toml": '[[kind]]\nid = "walker"\nneeds = 50\n'}),
    "s1 no walker figures": ("zombicide1", {"zombies.toml": '[[kind]]\nid = "walker"\nminis = 0\n'}),
    "s1 two kinds of one priority": ("zombicide1", {"zombies.toml": '[[kind]]\nid = "walker"\npriority = 2\n'}),
    # 2nd Edition
    "z2 zone of an empty place": ("", two((TILES, 'tiles = [["1R", "", "2R@90"]]'))),
    "z2 tiles in a ragged grid": ("", two((TILES, 'tiles = [["1R"], ["2R@90", "3V"]]'))),
    "z2 tiles as one text": ("", two((TILES, 'tiles = "1R 2R"'))),
    "z2 tiles apart": ("", two((TILES, 'tiles = [["1R", "", ""], ["", "", ""], ["", "", "2R"]]'))),
    "z2 no tiles": ("", two((TILES, ""))),
    "z2 empty tiles": ("", two((TILES, "tiles = []"))),
    "z2 tiles of empty rows": ("", two((TILES, "tiles = [[], []]"))),
    "z2 map beside tiles": ("", two((TILES, TILES + '\nmap = {grid = "r1 s1"}'))),
    "z2 map without streets": ("", two((TILES, 'map = {grid = "r1 r2"}'))),
    "z2 map of one huge row": ("", two((TILES, 'map = {grid = "' + "s1 " * 20000 + '"}'))),
    "z2 map with a zone in two parts": ("", two((TILES, 'map = {grid = "s1 r1 s1"}'))),
    "z2 first twice": (
        "",
        two((SPAWNS, 'spawns = [{zone = "a1.snw", first = true}, {zone = "b1.sne", first = true}]')),
    ),
    "z2 first is a word": ("", two(("first = true", 'first = "yes"'))),
    "z2 spawn twice in one zone": ("", two((SPAWNS, 'spawns = [{zone = "a1.snw", first = true}, {zone = "a1.snw"}]'))),
    "z2 spawn in a building": ("", two(('{zone = "b1.sne"}]', '{zone = "b1.r2"}]'))),
    "z2 spawn for team of zero": ("", two(('{zone = "b1.sne"}]', '{zone = "b1.sne", team = 0}]'))),
    "z2 all spawns for large teams": ("", two((SPAWNS, 'spawns = [{zone = "a1.snw", first = true, team = 5}]'))),
    "z2 spawn of a colour without objective": ("", two(('{zone = "b1.sne"}]', '{zone = "b1.sne", colour = "green"}]'))),
    "z2 spawn in pink": ("", two(('{zone = "b1.sne"}]', '{zone = "b1.sne", colour = "pink"}]'))),
    "z2 spawns as zones": ("", two((SPAWNS, 'spawns = ["a1.snw", "b1.sne"]'))),
    "z2 start is the exit": ("", two(('exit = ["b1.sse"]', 'exit = ["a1.sne"]'))),
    "z2 start in two zones": ("", two(('start = ["a1.sne"]', 'start = ["a1.sne", "b1.r2"]'))),
    "z2 start as a text": ("", two(('start = ["a1.sne"]', 'start = "a1.sne"'))),
    "z2 start nested twice": ("", two(('start = ["a1.sne"]', 'start = [["a1.sne"]]'))),
    "z2 goal to leave without an exit": ("", two(('exit = ["b1.sse"]', ""))),
    "z2 goals as a table": ("", two((GOALS, "goals = {type = 'exit'}"))),
    "z2 goals empty": ("", two((GOALS, "goals = []"))),
    "z2 goal with misspelt type": ("", two((GOALS, 'goals = [{type = "objektives"}]'))),
    "z2 goal without type": ("", two((GOALS, "goals = [{n = 3}]"))),
    "z2 kill a million": ("", two((GOALS, 'goals = [{type = "kills", n = 1000000}]'))),
    "z2 kill half a zombie": ("", two((GOALS, 'goals = [{type = "kills", n = 0.5}]'))),
    "z2 endure nothing": ("", two((GOALS, 'goals = [{type = "endure", rounds = 0}]'))),
    "z2 endure longer than the deadline": (
        "",
        two(
            (GOALS, 'goals = [{type = "endure", rounds = 20}]'),
            (SPECIAL, 'special = [{effect = "deadline", rounds = 5}]'),
        ),
    ),
    "z2 reach a level that does not exist": ("", two((GOALS, 'goals = [{type = "level", level = "ultraviolet"}]'))),
    "z2 hold a zone that does not exist": ("", two((GOALS, 'goals = [{type = "stand", zone = "c7.r1"}]'))),
    "z2 objectives without an objective": ("", two((OBJECTIVES, "objectives = []"))),
    "z2 objective ids twice": (
        "",
        two((OBJECTIVES, 'objectives = [{zone = "a1.r2", id = "radio"}, {zone = "b1.r2", id = "radio"}]')),
    ),
    "z2 objective id is a number": ("", two(('id = "radio"', "id = 7"))),
    "z2 forty objectives": ("", two((OBJECTIVES, "objectives = [" + '{zone = "a1.r2"}, ' * 40 + "]"))),
    "z2 special rule for an objective that is not there": (
        "",
        two((SPECIAL, 'special = [{effect = "cache", objective = "tv", card = "molotov"}]')),
    ),
    "z2 cache of an unknown card": (
        "",
        two((SPECIAL, 'special = [{effect = "cache", objective = "radio", card = "bazooka"}]')),
    ),
    "z2 special rule of another game": (
        "",
        two((SPECIAL, 'special = [{effect = "meal-xp", ap = 5, escorted = false}]')),
    ),
    "z2 special rule twice": (
        "",
        two((SPECIAL, 'special = [{effect = "deadline", rounds = 5}, {effect = "deadline", rounds = 9}]')),
    ),
    "z2 special as a text": ("", two((SPECIAL, 'special = "objective-ap"'))),
    "z2 special nested keys": ("", two((SPECIAL, "special = [{effect = {name = 'deadline', rounds = 5}}]"))),
    "z2 rounds is a fraction": ("", two((SPECIAL, 'special = [{effect = "deadline", rounds = 7.5}]'))),
    "z2 rounds is a date": ("", two((SPECIAL, 'special = [{effect = "deadline", rounds = 2026-11-18}]'))),
    "z2 rounds is true": ("", two((SPECIAL, 'special = [{effect = "deadline", rounds = true}]'))),
    "z2 rounds is not a number": ("", two((SPECIAL, 'special = [{effect = "deadline", rounds = nan}]'))),
    "z2 minutes infinite": ("", two(("minutes = 45", "minutes = inf"))),
    "z2 survivors fractional": ("", two(("survivors = 6", "survivors = 5.5"))),
    "z2 seats of nobody": ("", two(("survivors = 6", "survivors = 6\nseats = []"))),
    "z2 seats of forty": ("", two(("survivors = 6", "survivors = 6\nseats = [40]"))),
    "z2 more seats than survivors": ("", two(("survivors = 6", "survivors = 2\nseats = [6]"))),
    "z2 seats as words": ("", two(("survivors = 6", 'survivors = 6\nseats = ["two"]'))),
    "z2 deck of one unknown card": ("", two((SPECIAL, 'decks = {zombies = {only = ["999"]}}'))),
    "z2 deck without any card": ("", two((SPECIAL, "decks = {zombies = {only = []}}"))),
    "z2 deck of equipment left in the box": ("", two((SPECIAL, 'decks = {equipment = {only = ["crowbar"]}}'))),
    "z2 deck misnamed": ("", two((SPECIAL, 'decks = {zombie = {only = ["001"]}}'))),
    "z2 decks among more than there are": (
        "",
        two((SPECIAL, 'decks = {zombies = {among = {cards = ["039"], n = 3, first = 8}}}')),
    ),
    "z2 decks among without first": ("", two((SPECIAL, 'decks = {zombies = {among = {cards = ["039"], n = 1}}}'))),
    "z2 top cards that are not in the deck": ("", two((SPECIAL, 'decks = {equipment = {top = ["crowbar.99"]}}'))),
    "z2 zombies in a zone of walls": ("", two((SPECIAL, 'zombies = [{zone = "a1.zz", kind = "walker", n = 2}]'))),
    "z2 five hundred zombies": ("", two((SPECIAL, 'zombies = [{zone = "a1.r2", kind = "walker", n = 500}]'))),
    "z2 zombies without number": ("", two((SPECIAL, 'zombies = [{zone = "a1.r2", kind = "walker"}]'))),
    "z2 less than no zombies": ("", two((SPECIAL, 'zombies = [{zone = "a1.r2", kind = "walker", n = -2}]'))),
    "z2 zombies on the start": ("", two((SPECIAL, 'zombies = [{zone = "a1.sne", kind = "abomination", n = 1}]'))),
    "z2 nine abominations": ("", two((SPECIAL, 'zombies = [{zone = "b1.r2", kind = "abomination", n = 9}]'))),
    "z2 car indoors": ("", two((SPECIAL, 'cars = [{zone = "a1.r2", kind = "police", drive = true}]'))),
    "z2 car of no kind": ("", two((SPECIAL, 'cars = [{zone = "a1.sne"}]'))),
    "z2 car is a boat": ("", two((SPECIAL, 'cars = [{zone = "a1.sne", kind = "boat", drive = true}]'))),
    "z2 crates as tables": ("", two((SPECIAL, 'crates = [{zone = "a1.r2", full = true}]'))),
    "z2 crates in the street twice": ("", two((SPECIAL, 'crates = ["a1.snw", "a1.snw"]'))),
    "z2 companion unheard of": ("", two((SPECIAL, 'companions = [{zone = "a1.r2", id = "lassie"}]'))),
    "z2 doors in an unknown colour": ("", two((SPECIAL, 'doors = {"a1.r2-a1.sn" = "mauve"}'))),
    "z2 blue door without a blue objective": ("", two((SPECIAL, 'doors = {"a1.r2-a1.sn" = "green"}'))),
    "z2 door key is nonsense": ("", two((SPECIAL, 'doors = {"front door" = "blue"}'))),
    "z2 door that locks its own key": (
        "",
        two((SPECIAL, 'doors = {"b1.r2-b1.sn" = "blue", "b1.r2-b1.se" = "blue", "b1.r2-b1.ss" = "blue"}')),
    ),
    "z2 id with a slash": ("", two(('"shop"', '"../../shop"'))),
    "z2 id empty": ("", two(('"shop"', '""'))),
    "z2 id with spaces and letters of Greek": ("", two(('"shop"', '"my λ shop"'))),
    "z2 id very long": ("", two(('"shop"', '"' + "s" * 5000 + '"'))),
    "z2 id missing": ("", two(('id = "shop"', ""))),
    "z2 id with a line break": ("", two(('"shop"', '"sh\\nop"'))),
    "z2 id same twice": ("", {"missions/x.toml": TWO, "missions/y.toml": TWO}),
    "z2 id twice in one file": ("", {"missions/x.toml": TWO + TWO}),
    "z2 id given twice in one mission": ("", two(('id = "shop"', 'id = "shop"\nid = "shop"'))),
    "z2 game unheard of": ("", two(('"zombicide2"', '"zombicide7"'))),
    "z2 game is a list": ("", two(('"zombicide2"', '["zombicide2", "marvel"]'))),
    "z2 mission as a table": ("", two(("[[mission]]", "[mission]"))),
    "z2 missions in the plural": ("", two(("[[mission]]", "[[missions]]"))),
    "z2 mission of one number": ("", {"missions/x.toml": "mission = 7\n"}),
    "z2 mission list of numbers": ("", {"missions/x.toml": "mission = [1, 2]\n"}),
    "z2 title of a million letters": ("", two(('en = "Shop"', 'en = "' + "shop " * 200000 + '"'))),
    "z2 title of HTML": ("", two(('en = "Shop"', 'en = "<script>alert(1)</script>"'))),
    "z2 title with control letters": ("", two(('en = "Shop"', 'en = "Sh\\u0007\\u202Eop"'))),
    "z2 title is a number": ("", two(('en = "Shop"', "en = 5"))),
    "z2 title blank": ("", two(('en = "Shop", de = "Laden"', 'en = "  ", de = ""'))),
    "z2 title with Fluent braces": ("", two(('en = "Shop"', 'en = "{ $x"'))),
    "z2 author is a table": ("", two(('game = "zombicide2"', 'game = "zombicide2"\nauthor = {name = "Ada"}'))),
    "z2 keys nested a hundred deep": ("", two((SPECIAL, "special = " + "[" * 100 + "]" * 100))),
    "z2 keys nested ten thousand deep": ("", two((SPECIAL, "special = " + "[" * 10000 + "]" * 10000))),
    "z2 dotted keys a thousand deep": ("", two((SPECIAL, "a" + ".a" * 1000 + " = 1"))),
    "z2 unknown key beside": ("", two((SPECIAL, 'weather = "rain"'))),
    "z2 key in capitals": ("", two((SPECIAL, "Special = []"))),
    "z2 weapon that never hits": (
        "zombicide2",
        {"equipment.toml": '[[card]]\nid = "pistol"\nranged = {accuracy = 7}\n'},
    ),
    "z2 weapon with range backwards": (
        "zombicide2",
        {"equipment.toml": '[[card]]\nid = "pistol"\nranged = {range = [3, 1]}\n'},
    ),
    "z2 weapon with a thousand dice": (
        "zombicide2",
        {"equipment.toml": '[[card]]\nid = "pistol"\nranged = {dice = 1000}\n'},
    ),
    "z2 weapon that is itself": ("zombicide2", {"equipment.toml": '[[card]]\nid = "pistol"\nranged = "pistol"\n'}),
    "z2 weapon of unknown ammunition": ("zombicide2", {"equipment.toml": '[[card]]\nid = "pistol"\nammo = "arrows"\n'}),
    "z2 ten thousand pistols": ("zombicide2", {"equipment.toml": '[[card]]\nid = "pistol"\nstandard = 10000\n'}),
    "z2 no starting cards": (
        "zombicide2",
        {
            "equipment.toml": "".join(
                f'[[card]]\nid = "{card}"\nstarting = 0\n' for card in ("baseball-bat", "crowbar", "fire-axe", "pistol")
            )
        },
    ),
    "z2 new card without numbers": ("zombicide2", {"equipment.toml": '[[card]]\nid = "spoon"\n'}),
    "z2 abomination of an effect unheard of": (
        "zombicide2",
        {"abominations.toml": '[[abomination]]\nid = "patient-0"\neffect = "sings"\n'},
    ),
    "z2 tile with a short row": ("zombicide2", {"tiles.toml": '[[tile]]\nid = "1R"\nmap = """\ns1 s1\ns1 s1\n"""\n'}),
    "z2 tile with other tokens": (
        "zombicide2",
        {"tiles.toml": '[[tile]]\nid = "1R"\nmap = """\n' + "x1 x1 x1 x1 x1 x1 x1\n" * 7 + '"""\n'},
    ),
    "z2 tile with a door to nowhere": ("zombicide2", {"tiles.toml": '[[tile]]\nid = "1R"\ndoors = ["r9-sn"]\n'}),
    "z2 survivor of no health": ("zombicide2", {"survivors.toml": '[[survivor]]\nid = "amy"\nhealth = 0\n'}),
    "z2 survivor with a skill without its argument": (
        "zombicide2",
        {"survivors.toml": '[[survivor]]\nid = "amy"\nblue = ["die"]\n'},
    ),
    "z2 survivor with a skill's argument of nonsense": (
        "zombicide2",
        {"survivors.toml": '[[survivor]]\nid = "amy"\nblue = ["die:soup"]\n'},
    ),
    "z2 zombie kind of one's own": ("zombicide2", {"zombies.toml": '[[kind]]\nid = "vampire"\nminis = 3\n'}),
    "z2 zombie card of a level unheard of": ("zombicide2", {"zombie-cards.toml": '[[card]]\nid = "001"\npurple = 4\n'}),
    "z2 rule that is not in the book": (
        "zombicide2",
        {"equipment.toml": '[[card]]\nid = "pistol"\nrule = "zc2.gear.teleport"\n'},
    ),
    # Marvel Zombies
    "mz devour more than there are": ("", heroes(("n = 3", "n = 300"))),
    "mz devour nobody": ("", heroes(("n = 3", "n = 0"))),
    "mz goal of Season 1": ("", heroes(('{type = "devour", n = 3}', '{type = "carry", cards = {rice = 1}}'))),
    "mz escorted is a word": ("", heroes(("escorted = false", 'escorted = "no"'))),
    "mz tiles of the 2nd Edition": ("", heroes(('"H1", "H3"', '"1R", "2R"'))),
    "mz tuned with an unknown key": ("", {"missions/x.toml": HEROES + "\n[mission.tuned]\nminutes = 3\n"}),
    "mz easier instead of tuned": ("", {"missions/x.toml": HEROES + '\n[mission.easier]\nstart = ["a2.sw"]\n'}),
    "mz hero without an attack": ("marvel", {"survivors.toml": '[[survivor]]\nid = "wasp"\nattack = "sneeze"\n'}),
    "mz hero of ninety health": ("marvel", {"survivors.toml": '[[survivor]]\nid = "wasp"\nhealth = 90\n'}),
    "mz spawn card with unknown figures": (
        "marvel",
        {"zombie-cards.toml": '[[card]]\nid = "01"\nblue = {goblin = 2}\n'},
    ),
    "mz spawn card with a list": ("marvel", {"zombie-cards.toml": '[[card]]\nid = "01"\nblue = [1, 2]\n'}),
    "mz bystander with an effect unheard of": (
        "marvel",
        {"bystanders.toml": '[[bystander]]\nid = "aunt-may"\neffect = "bakes"\n'},
    ),
    "mz super hero whom a hundred hits fell": (
        "marvel",
        {"super-heroes.toml": '[[super-hero]]\nid = "thor"\nneeds = 100\n'},
    ),
    "mz tile that marks a room it has not": (
        "marvel",
        {"tiles.toml": '[[tile]]\nid = "H1"\nmarks = {lair = ["r9"]}\n'},
    ),
    # Dawn of the Zeds
    "dawn event with a track unheard of": ("dawn", {"events.toml": '[[event]]\nid = "cardio"\nzeds = ["S", "Q"]\n'}),
    "dawn event with an effect unheard of": ("dawn", {"events.toml": '[[event]]\nid = "cardio"\neffect = "dance"\n'}),
    "dawn event in act nine": ("dawn", {"events.toml": '[[event]]\nid = "cardio"\nact = 9\n'}),
    "dawn event eats words": ("dawn", {"events.toml": '[[event]]\nid = "cardio"\nconsume = "everything"\n'}),
    "dawn event without actions": ("dawn", {"events.toml": '[[event]]\nid = "cardio"\nactions = -3\n'}),
    "dawn deck of ninety cards an act": (
        "dawn",
        {"decks.toml": '[[deck]]\nid = "0-short"\nregular = [90, 90, 90, 90]\n'},
    ),
    "dawn deck of three acts": ("dawn", {"decks.toml": '[[deck]]\nid = "0-short"\nregular = [2, 5, 3]\n'}),
    "dawn deck for a level unheard of": (
        "dawn",
        {
            "decks.toml": '[[deck]]\nid = "9-short"\nlevel = 9\nlength = "short"\n'
            'special = [0,1,1,1]\nregular = [2,5,3,2]\norigin = "house"\n'
        },
    ),
    "dawn combat row with a column too few": ("dawn", {"combat.toml": '[[row]]\nid = "2"\nzeds = [0, 0, 0]\n'}),
    "dawn combat rows that overlap": ("dawn", {"combat.toml": '[[row]]\nid = "2"\nhigh = 12\n'}),
    "dawn combat rows with a gap": ("dawn", {"combat.toml": '[[row]]\nid = "3-4"\nlow = 4\n'}),
    "dawn field far away": ("dawn", {"fields.toml": '[[field]]\nid = "F6"\nx = 99999\ny = -5\n'}),
    "dawn field in the place of another": ("dawn", {"fields.toml": '[[field]]\nid = "F6"\nn = 5\n'}),
    "dawn field of a track unheard of": ("dawn", {"fields.toml": '[[field]]\nid = "F6"\ntrack = "Z"\n'}),
    "dawn track that begins nowhere": ("dawn", {"tracks.toml": '[[track]]\nid = "F"\nstart = 70\n'}),
    "dawn track beside itself": ("dawn", {"tracks.toml": '[[track]]\nid = "F"\nneighbours = ["F", "F"]\n'}),
    "dawn outbreak on a field unheard of": ("dawn", {"tracks.toml": '[[track]]\nid = "F"\noutbreak = "F44"\n'}),
    "dawn level with parts unheard of": ("dawn", {"levels.toml": '[[level]]\nid = "basic"\nparts = ["dragons"]\n'}),
    "dawn level with more stories than cards": ("dawn", {"levels.toml": '[[level]]\nid = "basic"\nstory = 400\n'}),
    "dawn level on board C": ("dawn", {"levels.toml": '[[level]]\nid = "basic"\nboard = "C"\n'}),
    "dawn story at a field unheard of": ("dawn", {"stories.toml": '[[story]]\nid = "lake-zeds"\nat = "M99"\n'}),
    "dawn search that finds a pony": ("dawn", {"search.toml": '[[search]]\nid = "farm"\nmid = {pony = 1}\n'}),
    "dawn search below zero": ("dawn", {"search.toml": '[[search]]\nid = "farm"\nmid = {supplies = -4}\n'}),
    "dawn research for nothing": ("dawn", {"research.toml": '[[card]]\nid = "hmm"\nneed = 0\n'}),
    "dawn ranks with a gap": ("dawn", {"ranks.toml": '[[rank]]\nid = "accepted"\nlow = 8\n'}),
    "dawn unit of strength minus one": ("dawn", {"units.toml": '[[unit]]\nid = "sheriff-hunt"\nstrength = -1\n'}),
    "dawn missions folder": ("dawn", {"missions/x.toml": TWO}),
    # The Walking Dead
    "twd event at a place unheard of": (
        "walkingdead",
        {"events.toml": '[[event]]\nid = "highway-wreck"\nat = "mall"\n'},
    ),
    "twd event with walkers in words": (
        "walkingdead",
        {"events.toml": '[[event]]\nid = "highway-wreck"\nwalkers = "plenty"\n'},
    ),
    "twd event with ten thousand walkers": (
        "walkingdead",
        {"events.toml": '[[event]]\nid = "highway-wreck"\nwalkers = 10000\n'},
    ),
    "twd event of a deck unheard of": (
        "walkingdead",
        {"events.toml": '[[event]]\nid = "highway-wreck"\ndeck = "tarot"\n'},
    ),
    "twd ammunition by a red die": ("walkingdead", {"ammo.toml": '[[card]]\nid = "pistol-ammo"\namount = "red"\n'}),
    "twd ammunition below zero": ("walkingdead", {"ammo.toml": '[[card]]\nid = "pistol-ammo"\namount = -1\n'}),
    "twd ammunition of no type": ("walkingdead", {"ammo.toml": '[[card]]\nid = "pistol-ammo"\ntype = "arrow"\n'}),
    "twd food of half a meal": ("walkingdead", {"food.toml": '[[card]]\nid = "warm-meal"\nfood = 0.5\n'}),
    "twd deck of no food": ("walkingdead", {"food.toml": '[[card]]\nid = "warm-meal"\ncount = -8\n'}),
    "twd weapon without dice": ("walkingdead", {"equipment.toml": '[[card]]\nid = "pistol"\ndice = 0\n'}),
    "twd new weapon without numbers": ("walkingdead", {"equipment.toml": '[[card]]\nid = "cannon"\n'}),
    "twd leader without a power": (
        "walkingdead",
        {"characters.toml": '[[character]]\nid = "daryl"\nability = "sleeps"\n'},
    ),
    "twd a seventh leader": ("walkingdead", {"characters.toml": '[[character]]\nid = "carl"\n'}),
    "twd goal of a thing unheard of": ("walkingdead", {"goals.toml": '[[goal]]\nid = "glutton"\nwhat = "gold"\n'}),
    "twd goal of nothing": ("walkingdead", {"goals.toml": '[[goal]]\nid = "glutton"\nneed = 0\n'}),
    "twd a fifth place": ("walkingdead", {"places.toml": '[[place]]\nid = "mall"\n'}),
    "twd walls below zero": ("walkingdead", {"places.toml": '[[place]]\nid = "prison"\nwalls = -3\n'}),
    "twd ally made of text": ("walkingdead", {"allies.toml": '[[card]]\nid = "lone-survivor"\nallies = "many"\n'}),
    # Files and folders
    "file empty": ("", {"missions/x.toml": ""}),
    "file of blanks": ("", {"missions/x.toml": "\n\n   \n"}),
    "file in UTF-16": ("", {"missions/x.toml": TWO.encode("utf-16")}),
    "file in Latin-1": ("", {"missions/x.toml": TWO.encode("latin-1")}),
    "file with NUL": ("", {"missions/x.toml": TWO.encode() + b"\0"}),
    "file of noise": ("", {"missions/x.toml": bytes(range(256)) * 40}),
    "file that is JSON": ("", {"missions/x.toml": '{"mission": [{"id": "shop"}]}'}),
    "file that is YAML": ("", {"missions/x.toml": "mission:\n  - id: shop\n"}),
    "file with carriage returns alone": ("", {"missions/x.toml": TWO.replace("\n", "\r")}),
    "file with an unclosed text": ("", two(('"Two doors."', '"Two doors.'))),
    "file of ten megabytes of comments": ("", {"missions/x.toml": TWO + "# nothing\n" * 1_000_000}),
    "file of a hundred thousand missions": ("", {"missions/x.toml": "[[mission]]\n" * 100_000}),
    "file with capital suffix": ("", {"missions/X.TOML": TWO}),
    "file with wrong suffix": ("", {"missions/x.tml": TWO}),
    "file without suffix": ("", {"missions/shop": TWO}),
    "folder misnamed": ("", {"mission/x.toml": TWO}),
    "folder in German": ("", {"missionen/x.toml": TWO}),
    "folder in a folder": ("", {"my/missions/x.toml": TWO}),
    "folder that is empty": ("", {}),
    "folder where a file should be": ("", {"missions/x.toml/y.txt": "x"}),
    "file where a folder should be": ("", {"missions": TWO}),
    "table misnamed": ("zombicide2", {"equipments.toml": '[[card]]\nid = "pistol"\nstandard = 3\n'}),
    "table of another game": ("zombicide2", {"events.toml": '[[event]]\nid = "cardio"\nact = 2\n'}),
    "table without a row": ("zombicide2", {"equipment.toml": ""}),
    "table with its row misnamed": ("zombicide2", {"equipment.toml": '[[weapon]]\nid = "pistol"\nstandard = 3\n'}),
    "table with one row and no list": ("zombicide2", {"equipment.toml": '[card]\nid = "pistol"\nstandard = 3\n'}),
    "table row without id": ("zombicide2", {"equipment.toml": "[[card]]\nstandard = 3\n"}),
    "table row twice": (
        "zombicide2",
        {"equipment.toml": '[[card]]\nid = "pistol"\nstandard = 3\n[[card]]\nid = "pistol"\nstandard = 4\n'},
    ),
    "table rows of two names": (
        "zombicide2",
        {"equipment.toml": '[[card]]\nid = "pistol"\nstandard = 3\n[[gun]]\nid = "rifle"\n'},
    ),
    "texts that are not Fluent": ("zombicide2", {"missions/x.toml": TWO, "en.ftl": "this is = = not { fluent\n"}),
    "texts with a broken placeable": ("zombicide2", {"missions/x.toml": TWO, "en.ftl": "card-pistol = Pistol { $\n"}),
    "texts for nothing": ("zombicide2", {"missions/x.toml": TWO, "en.ftl": "card-zeppelin = Zeppelin\n"}),
    "texts in Latin-1": ("zombicide2", {"missions/x.toml": TWO, "de.ftl": "card-pistol = Größe\n".encode("latin-1")}),
    "texts that call themselves": ("zombicide2", {"missions/x.toml": TWO, "en.ftl": "card-pistol = { card-pistol }\n"}),
    "pack without id": ("", {"pack.toml": 'title = {en = "P"}\n', "missions/x.toml": TWO}),
    "pack with an id of dots": (
        "",
        {"pack.toml": 'id = ".."\ntitle = {en = "P", de = "P"}\ngames = ["zombicide2"]\n', "missions/x.toml": TWO},
    ),
    "pack for a game unheard of": (
        "",
        {"pack.toml": 'id = "p"\ntitle = {en = "P", de = "P"}\ngames = ["chess"]\n', "missions/x.toml": TWO},
    ),
    "pack for another game": (
        "",
        {"pack.toml": 'id = "p"\ntitle = {en = "P", de = "P"}\ngames = ["dawn"]\n', "missions/x.toml": TWO},
    ),
    "pack games as a text": (
        "",
        {"pack.toml": 'id = "p"\ntitle = {en = "P", de = "P"}\ngames = "zombicide2"\n', "missions/x.toml": TWO},
    ),
    "pack with code outside": (
        "",
        {
            "pack.toml": 'id = "p"\ntitle = {en = "P", de = "P"}\ngames = ["zombicide2"]\ncode = ["../../x.py"]\n',
            "missions/x.toml": TWO,
        },
    ),
    "pack with code that is not there": (
        "",
        {
            "pack.toml": 'id = "p"\ntitle = {en = "P", de = "P"}\ngames = ["zombicide2"]\ncode = ["x.py"]\n',
            "missions/x.toml": TWO,
        },
    ),
    "pack with unknown key": (
        "",
        {
            "pack.toml": 'id = "p"\ntitle = {en = "P", de = "P"}\ngames = ["zombicide2"]\nlicence = "?"\n',
            "missions/x.toml": TWO,
        },
    ),
}
"""Each broken folder: its game for `--game` (empty: found from the files), and its files by path."""
