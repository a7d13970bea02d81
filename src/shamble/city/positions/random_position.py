"""Random positions for tests: games played from the set-up would hardly ever meet most of the skills."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from shamble.city.family.skills.carrying_skills import Pairing
from shamble.city.positions.given_position import build
from shamble.city.table.state import CityState
from shamble.city.table.survivor import THRESHOLDS
from shamble.core.chance import Chance
from shamble.core.game import Value
from shamble.core.random_picks import Picks

if TYPE_CHECKING:
    from shamble.city.game import CityGame
    from shamble.city.rules.rules import Rules


def random_position(game: CityGame, seats: int, chosen: Mapping[str, Value], chance: Chance) -> CityState:
    """A random position of a mission in mid-game: any skills and gear, zombies, open doors, any phase."""
    picks = Picks(chance)
    rules = game.rules(chosen)
    mission = rules.mission
    zones = [zone.id for zone in mission.board.zones]
    near = mission.board.topology((1 << len(mission.board.doors)) - 1).near
    walkable = [zone.id for zone in mission.board.zones if near[zone.index]]
    meeting = picks.sample(walkable, 3)
    for row in (mission.row.get("cars") or [])[:1]:
        # One meeting point is in the road, so that cars also hit friends.
        road = [zones[other] for other in near[mission.zone("cars", row["zone"])] if mission.board.zones[other].street]
        meeting = [*picks.sample(road, 1), *meeting][:3]
    people = crew(rules, picks, seats, meeting)
    horde = crowds(rules, picks, zones, meeting)
    start = picks.sample(["turn", "turn", "turn", "zombies", "spawn", "end"], 1)[0]
    given: dict[str, Any] = {
        "mission": mission.id,
        "settings": {name: value for name, value in chosen.items() if name != "mission"},
        "seats": seats,
        "survivors": people,
        "zombies": horde,
        "noise": noise(rules, picks, zones, horde),
        "start": f"turn {picks.sample(list(people), 1)[0]}" if start == "turn" else start,
    }
    for number, row in enumerate(mission.row.get("cars") or []):
        for place, id in enumerate(list(people)[number * 2 : number * 2 + 2]):
            people[id] |= {"car": f"car-{number + 1}", "zone": row["zone"], "driver": not place}
    spare = [id for id in rules.catalogue.sheets if id not in people]
    if rules.companions and spare and (mission.row.get("companions") or not picks.upto(3)):
        given["companions"] = {spare[0]: {"leader": next(iter(people))}}
        given["companions"] |= {id: {"zone": meeting[0]} for id in spare[1:2]}
    city = build(game, given)[2]
    for door in city.board.doors:
        if not picks.upto(2):
            city.doors |= 1 << door.index
    return city


def noise(rules: Rules, picks: Picks, zones: list[str], horde: dict[str, dict[str, int]]) -> dict[str, int]:
    """Random noise by zone: a few zones, and one zone with zombies that has much."""
    if not rules.noisy:
        return {}
    return {zone: picks.upto(2) for zone in picks.sample(zones, 3)} | dict.fromkeys(picks.sample(list(horde), 1), 4)


def crew(rules: Rules, picks: Picks, seats: int, meeting: list[str]) -> dict[str, dict[str, Any]]:
    """Random survivors, with skills and cards that no real game would give them."""
    printed = rules.catalogue
    names = [name for name in printed.skill_names() if rules.skill(name).learnable]
    lending = [family for family in printed.families if rules.book.skills[family].lends]
    skills = names + [f"{family}:{name}" for family in lending for name in picks.sample(names, 2)]
    pairing = [name for name in names if isinstance(rules.skill(name), Pairing)]
    paired = [name for name in names if rules.skill(name).paired]
    cards = picks.sample([card for name, deck in printed.decks.items() if name != "starting" for card in deck], 20)
    cards = [card for card in cards if printed.gear[card].kind != "trap" and not rules.fixed(card)]
    doubles = [gear for gear in printed.gear if printed.gear[gear].weapon and f"{gear}.2" in printed.gear]
    twins = [[f"{name}.1", f"{name}.2"] for name in picks.sample([name for name in doubles if "." not in name], 2)]
    cards = [card for card in cards if not any(card in pair for pair in twins)]
    people: dict[str, dict[str, Any]] = {}
    for number, id in enumerate(picks.sample(list(printed.sheets), max(seats, min(6, rules.team(seats))))):
        sheet = printed.sheets[id]
        counters = rules.random_counters(picks)
        own = sheet.skills() if any(counters.values()) and picks.upto(1) else sheet.levels[0]
        people[id] = {
            "zone": meeting[picks.upto(len(meeting) - 1)],
            "seat": number % seats + 1,
            "life": sheet.health - (picks.upto(sheet.health - 1) if number % 2 else 0),
            "ap": max(0, THRESHOLDS[1 + picks.upto(2)] - picks.upto(2) - 1) if picks.upto(1) else picks.upto(42),
            **counters,
            "skills": [*own, *picks.sample(skills, picks.upto(10))],
            **rules.random_cards(picks, cards),
        }
        if twins and picks.upto(1):
            people[id]["hands"] = twins.pop()
            people[id]["skills"] += picks.sample(pairing, picks.upto(1)) + paired
    return people


def crowds(rules: Rules, picks: Picks, zones: list[str], meeting: list[str]) -> dict[str, dict[str, int]]:
    """Random zombies by zone: at a meeting point, in six other zones, and individual enemies."""
    kinds = [kind.id for kind in rules.catalogue.kinds if not kind.individual]
    horde = {zone: {kind: picks.upto(1 if rank else 3) for rank, kind in enumerate(kinds)} for zone in meeting[:1]}
    for zone in picks.sample(zones, 6):
        horde[zone] = {kind: picks.upto(max(1, 4 - 2 * rank)) for rank, kind in enumerate(kinds)}
    left = {kind.id: kind.minis for kind in rules.catalogue.kinds}
    for counts in horde.values():
        for kind in kinds:
            counts[kind] = min(counts[kind], left[kind])
            left[kind] -= counts[kind]
    alone = [kind.id for kind in rules.catalogue.kinds if kind.individual and rules.creatures[kind.index].dealt]
    for number, individual in enumerate(picks.sample(alone, rules.random_loners(picks)) if alone else []):
        zone = zones[0] if not number else meeting[number % len(meeting)]
        horde[zone] = {**(horde.get(zone, {}) if number else {}), individual: 1}
    return horde
