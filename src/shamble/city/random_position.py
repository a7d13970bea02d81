"""Random positions: play from the set-up alone would hardly ever meet most of the skills."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from shamble.city.position import build
from shamble.city.state import THRESHOLDS, City
from shamble.core.chance import Chance
from shamble.core.dice import Dice
from shamble.core.game import Value

if TYPE_CHECKING:
    from shamble.city.game import CityGame

TWINS: Final = ("machete", "kukri", "katana", "fire-axe", "chainsaw", "shotgun", "sub-mg", "sniper-rifle", "sawed-off")
PAIRED: Final = ("ambidextrous", "swordmaster", "gunslinger")
"""Skills that matter to whoever holds two of a kind."""


def random_position(game: CityGame, seats: int, chosen: Mapping[str, Value], chance: Chance) -> City:
    """Any mission in mid-game: odd skills, odd gear, crowds, open doors, any phase."""
    dice = Dice(chance)
    mission = game.library[str(chosen["mission"])]
    zones = [zone.id for zone in mission.board.zones]
    near = mission.board.topology((1 << len(mission.board.doors)) - 1).near
    walkable = [zone.id for zone in mission.board.zones if near[zone.index]]
    cards = dice.some([*game.printed.decks["standard"], *game.printed.decks["epic"]], 20)
    cards = [card for card in cards if game.printed.gear[card].effect != "aaahh"]
    families = [row for row in game.printed.families.values() if not row["id"].startswith("starts-")]
    skills = [
        f"{row['id']}:{arg}" if arg else row["id"]
        for row in families
        for arg in ([one for one in row.get("args") or [] if not one.startswith("<")] or [""])
        if row["id"] != "brother-in-arms"
    ] + ["brother-in-arms:lucky", "brother-in-arms:slippery"]
    people: dict[str, Any] = {}
    twins = [[f"{kind}.1", f"{kind}.2"] for kind in dice.some(TWINS, 2)]
    cards = [card for card in cards if not any(card in pair for pair in twins)]
    meeting = dice.some(walkable, 3)
    for number, id in enumerate(dice.some(list(game.printed.sheets), max(seats, min(6, mission.survivors)))):
        sheet = game.printed.sheets[id]
        lap = dice.upto(1) if chosen.get("ultrared") else 0
        learnt = dice.some(skills, dice.upto(10))
        people[id] = {
            "zone": meeting[dice.upto(len(meeting) - 1)],
            "seat": number % seats,
            "life": sheet.health - (dice.upto(sheet.health - 1) if number % 2 else 0),
            "ap": max(0, THRESHOLDS[1 + dice.upto(2)] - dice.upto(2) - 1) if dice.upto(1) else dice.upto(42),
            "lap": lap,
            "skills": [*(sheet.skills() if lap and dice.upto(1) else sheet.levels[0]), *learnt],
            "hands": [cards.pop() for _ in range(dice.upto(2)) if cards],
            "pack": [cards.pop() for _ in range(dice.upto(2)) if cards],
        }
        if twins and dice.upto(1):
            people[id]["hands"] = twins.pop()
            people[id]["skills"] += dice.some(PAIRED, dice.upto(1))
    crowds = {zone: {"walker": dice.upto(3), "brute": dice.upto(1), "runner": dice.upto(1)} for zone in meeting[:1]}
    for zone in dice.some(zones, 6):
        crowds[zone] = {"walker": dice.upto(4), "brute": dice.upto(2), "runner": dice.upto(1)}
    if not dice.upto(2):
        crowds[zones[0]] = {dice.some(["patient-0", "hobomination", "abominacop", "abominawild"], 1)[0]: 1}
    start = dice.some(["turn", "turn", "turn", "zombies", "spawn", "end"], 1)[0]
    given: dict[str, Any] = {
        "mission": mission.id,
        "settings": {name: value for name, value in chosen.items() if name != "mission"},
        "seats": seats,
        "survivors": people,
        "zombies": crowds,
        "noise": {zone: dice.upto(2) for zone in dice.some(zones, 3)},
        "start": f"turn {dice.some(list(people), 1)[0]}" if start == "turn" else start,
    }
    for number, row in enumerate(mission.row.get("cars") or []):
        crew = list(people)[number * 2 : number * 2 + 2]
        for place, id in enumerate(crew):
            people[id] |= {"car": f"car-{number + 1}", "zone": row["zone"], "driver": not place}
    spare = [id for id in game.printed.sheets if id not in people]
    if spare and (mission.row.get("companions") or not dice.upto(3)):
        given["companions"] = {spare[0]: {"leader": next(iter(people))}}
        given["companions"] |= {id: {"zone": meeting[0]} for id in spare[1:2]}
    city = build(game, given)[2]
    for door in city.board.doors:
        if not dice.upto(2):
            city.doors |= 1 << door.index
    return city
