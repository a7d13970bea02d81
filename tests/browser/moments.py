"""Rare moments of Zombicide, each with what the page must then show."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.browser.prepared import bundle

Json = Any
PEOPLE = ("amy", "doug", "elle", "josh", "ned", "wanda")
GEAR: dict[str, Json] = {
    "amy": {"hands": ["fire-axe", "pistol"], "pack": ["rice"]},
    "doug": {"hands": ["pistol", "crowbar"]},
    "elle": {"hands": ["sawed-off"]},
    "josh": {"hands": ["machete", "machete"], "pack": ["flashlight"]},
}


def six(zone: str, **more: Json) -> dict[str, Json]:
    """All six survivors in one zone, three for each seat, with their cards; `more` changes some of that."""
    return {
        id: {"zone": zone, "seat": number % 2 + 1, **GEAR.get(id, {}), **more.get(id, {})}
        for number, id in enumerate(PEOPLE)
    }


def tutorial(start: str, zombies: Json = None, **more: Json) -> dict[str, Json]:
    given = {"mission": "m0", "opened": True, "survivors": six("a1.ssw", **more), "start": start}
    return given | ({"zombies": zombies} if zombies else {})


class Moment(NamedTuple):
    given: dict[str, Json]
    seen: tuple[str, ...]
    """Selectors of what the page must show."""
    play: tuple[Json, ...] = ()
    chance: dict[str, list[Json]] = {}  # noqa: RUF012

    def bundle(self) -> Json:
        return bundle(self.given, self.play, self.chance)


RING = {"grid": "s1 s2 s3\ns4 .. s5\ns6 s7 s8"}
MOB = {"walker": 2, "brute": 2}

MOMENTS = {
    "the odd one of a split": Moment(
        {
            "map": RING,
            "survivors": {"amy": {"zone": "s2"}, "doug": {"zone": "s2", "seat": 2}},
            "zombies": {"s7": {"walker": 3, "brute": 2, "runner": 1}},
            "start": "zombies",
        },
        (
            "[data-option='send walker s6']",
            "[data-course=s7]",
            ".item.zombie.can[data-thing='walker@s7'][data-count='3']",
        ),
    ),
    "wounds to share": Moment(
        tutorial(
            "zombies",
            {"a1.se": {"walker": 3, "runner": 1}},
            amy={"zone": "a1.se"},
            doug={"zone": "a1.se"},
            elle={"zone": "a1.se", "life": 1},
        ),
        ("[data-option='bite doug']", ".item.survivor.can[data-thing=doug]"),
    ),
    "in cars": Moment(
        {
            "mission": "m4",
            "survivors": {
                "amy": {"zone": "a1.sw", "car": "car-1", "driver": True, "hands": ["pistol"]},
                "doug": {"zone": "a1.sw", "car": "car-1", "hands": ["shotgun"]},
                "elle": {"zone": "a1.sw"},
                "ned": {"zone": "b1.sn", "seat": 2, "car": "car-2", "driver": True},
            },
            "zombies": {"a1.ssw": {"walker": 2, "brute": 1}, "a1.sw": {"walker": 2}},
            "start": "turn amy",
        },
        (".item.car.can[data-thing=car-1]", ".item.car[data-thing=car-2]"),
    ),
    "run over": Moment(
        {
            "mission": "m4",
            "survivors": {
                "amy": {"zone": "a1.sw", "car": "car-1", "driver": True},
                "doug": {"zone": "a1.sw", "car": "car-1"},
            },
            "zombies": {"a1.ssw": {"walker": 2, "brute": 1}},
            "start": "turn amy",
        },
        (".strike [data-sum=damage]", ".strike .kill.brute", ".strike .miss"),
        (
            {"verb": "slow", "actor": "amy", "target": "s3"},
            {"verb": "fast", "actor": "amy", "target": "s1"},
        ),
        {"d6": [4, 2, 5]},
    ),
    "colours": Moment(
        {"mission": "m11", "survivors": six("a1.se"), "start": "turn amy"},
        (".item.spawn[data-thing=spawn-1]", ".door[data-state=closed] .sign", ".item.objective"),
    ),
    "fuse boxes": Moment(
        {"mission": "m16", "survivors": six("a1.d4"), "opened": True, "start": "turn amy"},
        (".item.goal", "[data-option^='switch-on']", "[data-goal=goal-0]"),
    ),
    "in the dark": Moment(
        tutorial("turn elle", elle={"zone": "a1.sne", "hands": ["sniper-rifle"]}) | {"settings": {"dark-zones": True}},
        (".item.survivor[data-thing=elle] .ring",),
    ),
    "companions": Moment(
        {
            "mission": "m19",
            "survivors": six("b1.sw"),
            "companions": {"lou": {"leader": "amy"}, "odin": {"zone": "a2.r2"}, "bunny-g": {"zone": "b1.sw"}},
            "start": "turn amy",
        },
        (".item.companion[data-thing=lou]", ".item.companion.can[data-thing='bunny-g']"),
    ),
    "abominations": Moment(
        tutorial(
            "turn amy",
            {"a1.se": {"hobomination": 1, "abominacop": 1, "walker": 12}, "a1.sse": {"patient-0": 1}},
            amy={"zone": "a1.se", "hands": ["golden-kukri", "molotov"]},
        ),
        (".item.zombie[data-thing='hobomination@s4']", ".item.zombie[data-thing='walker@s4'][data-count='12']"),
    ),
    "sorting": Moment(
        tutorial("turn amy", amy={"hands": ["pistol", "fire-axe"], "pack": ["katana", "rice", "flashlight"]}),
        ("[data-option='keep amy']",),
        ("sort amy",),
    ),
    "a trade": Moment(
        tutorial("turn amy"), ("[data-option^='give amy']", "[data-option^='give josh']"), ("trade amy josh",)
    ),
    "two lines on one weapon": Moment(
        tutorial("turn amy", {"a1.ssw": MOB}, amy={"hands": ["gunblade", "sawed-off"], "pack": ["chainsaw"]}),
        ("[data-option='melee amy gunblade.1']",),
    ),
    "the arithmetic of a fight": Moment(
        tutorial(
            "turn amy",
            {"a1.ssw": MOB},
            amy={
                "hands": ["machete", "machete"],
                "skills": ["die:melee", "damage:melee", "to-roll:combat", "free:combat"],
            },
            josh={"hands": []},
        ),
        (".strike [data-sum=dice] .term >> nth=2", ".strike [data-sum=need] .term", "[data-option='hit walker']"),
        ({"verb": "melee", "actor": "amy", "item": "machete.1+machete.2"},),
        {"d6": [6, 4, 1, 3]},
    ),
    "friendly fire": Moment(
        tutorial(
            "turn amy",
            {"a1.sse": MOB},
            amy={"zone": "a1.se", "hands": ["sub-mg"]},
            doug={"zone": "a1.sse"},
            elle={"zone": "a1.sse"},
        ),
        (".strike .astray", "[data-option='misfire doug']", ".item.survivor.can[data-thing=elle]"),
        ({"verb": "shoot", "actor": "amy", "target": "s7"},),
        {"d6": [6, 4, 1]},
    ),
    "a roll that may be rolled again": Moment(
        tutorial(
            "turn amy", {"a1.se": MOB}, amy={"zone": "a1.sse", "hands": ["sub-mg"], "pack": ["plenty-of-bullets"]}
        ),
        (".strike .miss", "[data-option='reroll amy bullets']"),
        ({"verb": "shoot", "actor": "amy", "target": "s4"},),
        {"d6": [6, 4, 1]},
    ),
    "to be reloaded": Moment(
        tutorial("turn elle", {"a1.se": MOB}, elle={"zone": "a1.sse"}) | {"empty": ["sawed-off elle"]},
        ("[data-option^='reload elle']",),
    ),
    "some have acted": Moment(
        tutorial("turn josh", amy={"acted": True, "zone": "a1.se"}, doug={"acted": True}),
        (".item.survivor[data-thing=amy] .acted",),
    ),
    "the last to act": Moment(
        tutorial("turn wanda", **{id: {"acted": True} for id in PEOPLE if id != "wanda"}),
        (".item.survivor[data-thing=wanda] .ring", "[data-option='end wanda']"),
    ),
    "after the zombies": Moment(
        tutorial("zombies", {"a1.sne": {"walker": 3}, "b1.snw": {"walker": 2, "brute": 1}}),
        ("[data-course=s1]", "[data-card]", "[data-option='activate doug']"),
        (),
        {"zombies": ["001", "002"]},
    ),
}
