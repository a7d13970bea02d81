"""Random positions: play from the set-up alone would hardly ever meet most of the skills."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from shamble.city.position import build
from shamble.city.skills.hands import Pairing
from shamble.city.state import THRESHOLDS, City
from shamble.core.chance import Chance
from shamble.core.dice import Dice
from shamble.core.game import Value

if TYPE_CHECKING:
    from shamble.city.game import CityGame
    from shamble.city.rules import Rules


def random_position(game: CityGame, seats: int, chosen: Mapping[str, Value], chance: Chance) -> City:
    """Any mission in mid-game: odd skills, odd gear, crowds, open doors, any phase."""
    dice = Dice(chance)
    rules = game.rules(chosen)
    mission = rules.mission
    zones = [zone.id for zone in mission.board.zones]
    near = mission.board.topology((1 << len(mission.board.doors)) - 1).near
    walkable = [zone.id for zone in mission.board.zones if near[zone.index]]
    meeting = dice.some(walkable, 3)
    for row in (mission.row.get("cars") or [])[:1]:
        # Somebody in the road, or no car would ever hit a friend.
        road = [zones[other] for other in near[mission.zone("cars", row["zone"])] if mission.board.zones[other].street]
        meeting = [*dice.some(road, 1), *meeting][:3]
    people = crew(rules, dice, seats, meeting)
    horde = crowds(rules, dice, zones, meeting)
    start = dice.some(["turn", "turn", "turn", "zombies", "spawn", "end"], 1)[0]
    given: dict[str, Any] = {
        "mission": mission.id,
        "settings": {name: value for name, value in chosen.items() if name != "mission"},
        "seats": seats,
        "survivors": people,
        "zombies": horde,
        "noise": {zone: dice.upto(2) for zone in dice.some(zones, 3)} | dict.fromkeys(dice.some(list(horde), 1), 4),
        "start": f"turn {dice.some(list(people), 1)[0]}" if start == "turn" else start,
    }
    for number, row in enumerate(mission.row.get("cars") or []):
        for place, id in enumerate(list(people)[number * 2 : number * 2 + 2]):
            people[id] |= {"car": f"car-{number + 1}", "zone": row["zone"], "driver": not place}
    spare = [id for id in rules.catalogue.sheets if id not in people]
    if spare and (mission.row.get("companions") or not dice.upto(3)):
        given["companions"] = {spare[0]: {"leader": next(iter(people))}}
        given["companions"] |= {id: {"zone": meeting[0]} for id in spare[1:2]}
    city = build(game, given)[2]
    for door in city.board.doors:
        if not dice.upto(2):
            city.doors |= 1 << door.index
    return city


def crew(rules: Rules, dice: Dice, seats: int, meeting: list[str]) -> dict[str, dict[str, Any]]:
    """Survivors who could never have learnt and found all this."""
    printed = rules.catalogue
    names = [name for name in printed.skill_names() if rules.skill(name).learnable]
    lending = [family for family in printed.families if rules.book.skills[family].lends]
    skills = names + [f"{family}:{name}" for family in lending for name in dice.some(names, 2)]
    pairing = [name for name in names if isinstance(rules.skill(name), Pairing)]
    cards = dice.some([card for name, deck in printed.decks.items() if name != "starting" for card in deck], 20)
    cards = [card for card in cards if printed.gear[card].kind != "trap"]
    doubles = [gear for gear in printed.gear if printed.gear[gear].weapon and f"{gear}.2" in printed.gear]
    twins = [[f"{name}.1", f"{name}.2"] for name in dice.some([name for name in doubles if "." not in name], 2)]
    cards = [card for card in cards if not any(card in pair for pair in twins)]
    people: dict[str, dict[str, Any]] = {}
    for number, id in enumerate(dice.some(list(printed.sheets), max(seats, min(6, rules.team(seats))))):
        sheet = printed.sheets[id]
        counters = rules.random_counters(dice)
        own = sheet.skills() if any(counters.values()) and dice.upto(1) else sheet.levels[0]
        people[id] = {
            "zone": meeting[dice.upto(len(meeting) - 1)],
            "seat": number % seats + 1,
            "life": sheet.health - (dice.upto(sheet.health - 1) if number % 2 else 0),
            "ap": max(0, THRESHOLDS[1 + dice.upto(2)] - dice.upto(2) - 1) if dice.upto(1) else dice.upto(42),
            **counters,
            "skills": [*own, *dice.some(skills, dice.upto(10))],
            "hands": [cards.pop() for _ in range(dice.upto(2)) if cards],
            "pack": [cards.pop() for _ in range(dice.upto(2)) if cards],
        }
        if twins and dice.upto(1):
            people[id]["hands"] = twins.pop()
            people[id]["skills"] += dice.some(pairing, dice.upto(1))
    return people


def crowds(rules: Rules, dice: Dice, zones: list[str], meeting: list[str]) -> dict[str, dict[str, int]]:
    """Zombies in some zones, one of them where somebody may be; perhaps one who stands for himself."""
    kinds = [kind.id for kind in rules.catalogue.kinds if not kind.individual]
    found = {zone: {kind: dice.upto(1 if rank else 3) for rank, kind in enumerate(kinds)} for zone in meeting[:1]}
    for zone in dice.some(zones, 6):
        found[zone] = {kind: dice.upto(max(1, 4 - 2 * rank)) for rank, kind in enumerate(kinds)}
    alone = [kind.id for kind in rules.catalogue.kinds if kind.individual and rules.creatures[kind.index].dealt]
    if alone and not dice.upto(2):
        found[zones[0]] = {dice.some(alone, 1)[0]: 1}
    return found
