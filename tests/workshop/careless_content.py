"""Mistakes that authors make in the files of `shamble new`, written from the docs alone. The game is found."""

from __future__ import annotations

from typing import Final

CARELESS: Final[list[tuple[str, str, str, str]]] = [
    # -- a mission
    ("mission", "first = true", "first = false", "one of them must be the first"),
    ("mission", 'colour = "blue"}]\nobj', "first = true}]\nobj", "only one of them is the first"),
    ("mission", '{en = "My Mission", de = "Meine Mission"}', '"My Mission"', 'write {en = "My Mission"}'),
    ("mission", '{en = "My Mission", de = "Meine Mission"}', '{en = "", de = ""}', "title: write one"),
    ("mission", 'id = "my-mission"', "id = 7", "id should be a text, not 7"),
    ("mission", 'id = "my-mission"', 'id = "../../x"', "should be letters a-z, digits"),
    ("mission", "[[mission]]", "version = 3\n[[mission]]", "'version' stands outside of an entry"),
    ("mission", "[[mission]]", "[mission]", "write [[mission]]"),
    ("mission", '"2R@90"', '"2R@45"', "can be turned by 90, 180 or 270"),
    ("mission", '"2R@90"', '""', "a gap is written '.'"),
    ("mission", '[["1R", "2R@90"]]', '["1R", "2R@90"]', "tiles[1] should be a list"),
    ("mission", 'game = "zombicide2"', 'game = "dawn"', "the game dawn has no missions"),
    ("mission", 'game = "zombicide2"', 'game = "zombicide3"', "did you mean 'zombicide2'"),
    ("mission", "minutes = 45", "minutes = nan", "minutes is nan"),
    ("mission", "minutes = 45", "minutes = 2024-01-01", "neither a text nor a number"),
    (
        "mission",
        'goals = [{type = "objectives"}, {type = "exit"}]',
        'goals = [{type = "rally"}]',
        "no companion to lead",
    ),
    ("mission", '{type = "exit"}', '{tpye = "exit"}', "type is missing"),
    ("mission", '{type = "exit"}', '{type = "stand", zone = "a1.r2", n = 99}', "99 survivors are needed"),
    ("mission", 'objective = "radio"', 'objective = "raido"', "did you mean 'radio'"),
    ("mission", 'exit = ["b1.sse"]', "", "the goal exit needs an exit zone"),
    ("mission", "minutes = 45", 'minutes = 45\ndoors = ["a1.r2-a1.r2"]', "there are no such zones that touch"),
    ("mission", "minutes = 45", 'minutes = 45\ndoors = {"b1.r2-b1.sn" = "green"}', "but there is no green objective"),
    ("mission", "minutes = 45", 'minutes = 45\ncars = [{zone = "a1.r2", kind = "pimp"}]', "a1.r2 is a room"),
    (
        "mission",
        "minutes = 45",
        'minutes = 45\ndecks = {zombies = {only = ["001"], without = ["001"]}}',
        "the deck zombies has no card left",
    ),
    ("mission", "minutes = 45", 'minutes = 45\nnames = {"a1.r2" = "Till"}', "names.a1.r2 should be a text for each"),
    ("mission", "minutes = 45", 'minutes = 45\nsuggests = {deck = "hard!"}', "suggests: deck is one of"),
    ("mission", "minutes = 45", "minutes = 45\nseats = [7, 12]", "seats[1] is 7"),
    ("mission", "survivors = 6", "survivors = 1", ""),
    ("mission", "minutes = 45", "minutes = 45\nseats = [6, 1]", ""),
    # -- a card: the wrong value is named, not a key that another game lacks
    ("card", 'kind = "melee"', 'kind = "wand"', "kind is 'wand'"),
    ("card", 'kind = "melee"', 'kind = "ranged"', "no such combat values"),
    ("card", 'kind = "melee"', 'kind = "item"', "no such combat values"),
    ("card", 'kind = "melee"', 'kind = "both"', "ranged is missing"),
    ("card", "[0, 0]", '"0"', "melee.range should be a list"),
    ("card", "[0, 0]", "[0]", "melee.range has 1 entry"),
    ("card", "dice = 2", "dice = 2.5", "melee.dice should be a whole number"),
    ("card", "accuracy = 4", "accuracy = 7", "melee.accuracy is 7"),
    ("card", "noise = false", 'noise = "quiet"', "melee.noise should be true or false"),
    ("card", '"noisy"', '"loud"', "door is 'loud'"),
    ("card", '"noisy"', "true", "door should be a text"),
    ("card", "zc2.gear.melee", "zc2.gear.hammers", "there is no rule zc2.gear.hammers"),
    ("card", 'rule = "zc2.gear.melee"', "", "rule is missing"),
    ("card", 'origin = "house"', 'origin = "house"\nskill = "die"', "die takes combat, melee, ranged"),
    ("card", 'origin = "house"', 'origin = "house"\nammo = "9mm"', "there is no ammo '9mm'"),
    ("card", 'origin = "house"', 'origin = "house"\ndual = "yes"', "dual should be true or false"),
    # -- a survivor
    ("survivor", "die:ranged", "die", "die takes combat, melee, ranged"),
    ("survivor", "die:ranged", "die:teeth", "die takes combat, melee, ranged"),
    ("survivor", "plus-action", "plus-action:3", "plus-action takes no argument"),
    ("survivor", "low-profile", "invisible", "there is no skill 'invisible'"),
    ("survivor", "low-profile", "starts-with:bazooka", "there is no equipment 'bazooka'"),
    ("survivor", 'blue = ["sniper"]', "", "blue is missing"),
    ("survivor", "health = 2", "health = 100", "health is 100"),
    ("survivor", '["sniper"]', "[]", ""),
]
"""Template, text to replace, its replacement, and a part of the complaint; empty: the files pass and can be played."""

TEXTS: Final[list[tuple[str, str]]] = [
    ("survivor-grandma = { $foo }\n    .gen = x\n", "survivor-grandma uses $foo, which nothing fills"),
    ("survivor-grandma = { NOPE(1) }\n    .gen = x\n", "survivor-grandma uses NOPE(), which nothing fills"),
    ("survivor-grandma = Grandma\n    .gen = { $x }\n", "survivor-grandma uses $x, which nothing fills"),
]
"""English texts of the template of a survivor, and a part of the complaint."""

CODE: Final[list[tuple[str, str]]] = [
    ("import sys\nsys.exit(0)\n", "SystemExit: 0"),
    ("import nothere\n", "No module named 'nothere'"),
    ("def (\n", "SyntaxError"),
    ("X = 1\n", "defines no skill, goal, special rule or card effect"),
]
"""Code of a pack, and a part of the complaint."""

TABLES: Final[list[tuple[str, str, str]]] = [
    ("units", 'id = "piazza"\nstrength = [3]', "strength should be two numbers"),
    ("units", 'id = "piazza"\nhits = [0, 0]', "hits should be at least 1"),
    ("units", 'id = "piazza"\nrange = 5', "ranged should have a number for each of 5 fields"),
    ("units", 'id = "piazza"\nlevel = 9', "level is 9"),
    ("units", 'id = "piazza"\nshifts = {running = 1}', "unknown key 'running'"),
    ("units", 'id = "piazza"\ngifts = {food = 1}', "unknown key 'food'"),
    ("zeds", 'id = "zed-2-1"\nhits = ["one", "one"]', "hits[1] should be a number"),
    ("events", 'id = "hunting-cabin"\ngain = {gold = 2}', "unknown key 'gold'"),
    ("places", 'id = "mall"\nrule = "twd.place.deck"\norigin = "house"', "id is 'mall'"),
]
"""Table of Dawn or The Walking Dead, a row of it, and a part of the complaint."""
