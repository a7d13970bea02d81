"""Random positions that play from the set-up rarely reaches: crowds, wounds, chaos, rare markers, any phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from shamble.core.chance import Chance
from shamble.core.game import Value
from shamble.core.random_picks import Picks
from shamble.games.dawn.positions.given_position import UPGRADES, available, build
from shamble.games.dawn.positions.rare_positions import BRIDGE, WEAPON, rare
from shamble.games.dawn.printed.content import kind
from shamble.games.dawn.printed.terms import BEDS, CAMP, CEMETERY, CENTER, GUARD_ARRIVES, JAIL, LAB, OFFICE, OFFICES
from shamble.games.dawn.table.state import DawnState

if TYPE_CHECKING:
    from shamble.games.dawn.game import Dawn

WORKDAY: Final = "double-shift"
"""An event with free research."""


def random_position(game: Dawn, seats: int, chosen: Mapping[str, Value], chance: Chance) -> DawnState:
    """A random position from the middle of a game with these settings."""
    return build(game, Scatter(game, seats, chosen, chance).given())[2]


class Scatter:
    """A generator of one random position, within the limits of the rules."""

    def __init__(self, game: Dawn, seats: int, chosen: Mapping[str, Value], chance: Chance) -> None:
        self.content: Final = game.content
        self.picks: Final = Picks(chance)
        self.seats: Final = seats
        self.chosen: Final = chosen
        self.level: Final = int(chosen["level"])
        self.table: Final = game.table(seats, chosen)
        self.fields: Final = [id for track in self.table.tracks for id in self.table.way(track)]
        self.zeds: Final = self.horde()
        self.free: Final = [id for id in self.fields if id not in self.zeds and not self.table.is_start(id)]
        self.room: Final = {field: self.content.fields[field].limit or 9 for field in self.free}

    def one_in(self, n: int) -> bool:
        """True with probability 1 in `n`."""
        return not self.picks.upto(n - 1)

    def given(self) -> dict[str, Any]:
        """A whole random position as the `given` of a scenario."""
        picks, level = self.picks, self.level
        units = self.team() | self.strangers()
        places = self.places(units)
        event, start = self.moment()
        if units.get("marteuse") == OFFICE and self.studied(units):
            event, start = WORKDAY, "act"
        stories = [card.id for card in self.content.stories.values() if card.level <= level and card.keep]
        given = {
            **self.chosen,
            "seats": self.seats,
            "round": 2 + picks.upto(8),
            "event": event,
            "infection": picks.upto(12) if level else 0,
            "supplies": picks.upto(8) if level else 0,
            "ammo": picks.upto(6),
            "actions": 1 + picks.upto(3),
            "units": units,
            "zeds": self.zeds,
            "places": places,
            "gone": [marker for marker in UPGRADES if marker not in str(self.zeds) and self.one_in(4)],
            "kept": picks.sample(stories, picks.upto(5)),
            "components": picks.sample(list(self.content.components), picks.upto(3)) if level > 2 else [],
            **self.laboratory(),
            "start": start,
            "empty": [name for name in ("zeds", "supers", "stories") if self.one_in(8)],
        }
        rare(self, given)
        return given

    # -- pieces ------------------------------------------------------------------------------------------------

    def horde(self) -> dict[str, list[str]]:
        """Random zeds: field → their descriptions."""
        picks = self.picks
        by_field: dict[str, list[str]] = {}
        pool = list(self.content.zed_ids["normal"]) + (list(self.content.zed_ids["super"]) if self.level else [])
        if self.level and self.one_in(12):
            pool = list(self.content.zed_ids["super"])
        for field in picks.sample(self.fields, 3 + picks.upto(9)):
            limit = self.content.fields[field].limit or 3
            there = picks.sample(pool, 1 + picks.upto(limit - 1)) if pool else []
            pool = [id for id in pool if id not in there]
            if there:
                by_field[field] = [self.written(id) for id in there]
        return by_field

    def supers(self) -> bool:
        """True if a super-zed is on the board."""
        return any(text.split()[0] in self.content.zed_ids["super"] for there in self.zeds.values() for text in there)

    def written(self, id: str) -> str:
        """A zed as scenarios write it, perhaps reduced, hit or with an upgrade marker."""
        picks = self.picks
        text = id
        if self.one_in(3):
            text += " reduced"
        if hits := picks.upto(2):
            text += f" {hits}"
        return text + f" {picks.choice(UPGRADES)}" if self.one_in(8) else text

    def spot(self) -> str:
        """A random field with room, every second time next to zeds."""
        spots = [field for field in self.free if self.room[field] > 0]
        if self.one_in(2):
            spots = self.near_zeds(spots) or spots
        spot = self.picks.choice([*spots, CENTER, CENTER]) if spots else CENTER
        if spot in self.room:
            self.room[spot] -= 1
        return spot

    def team(self) -> dict[str, Any]:
        """Heroes, civilians and helpers: on the tracks, in beds, in the laboratory, some dead."""
        picks, content, level = self.picks, self.content, self.level
        heroes, heroics = available(content, "hero", level), available(content, "heroic", level)
        scientists = [id for id in heroes if "scientist" in content.units[id].keywords]
        team = picks.sample(heroes, max(self.seats, 2 + picks.upto(3))) + picks.sample(heroics, picks.upto(2))
        if level > 2 and self.one_in(2):
            team = list(dict.fromkeys([*picks.sample(scientists, 1), *team]))
        team += picks.sample(content.unit_ids["civilian"], 2 + picks.upto(4))
        if level > 1:
            team += [id for id in ("rangers", "petra", "guard") if self.one_in(4)]
        units: dict[str, Any] = {}
        for id in team:
            card = content.units[id]
            spot = BRIDGE if id == "bauer" and self.room.get(BRIDGE, 0) > 1 else self.spot()
            if content.fields[spot].track == "T" and "surface-only" in card.flags:
                spot = CENTER
            reduced = self.one_in(3)
            units[id] = {"field": spot, "reduced": reduced, "hits": picks.upto(card.hits[1 if reduced else 0] - 1)}
            if level and self.one_in(12) and len([1 for entry in units.values() if entry["field"] == BEDS]) < 3:
                units[id] = {"field": BEDS, "reduced": True, "ekg": bool(picks.upto(1))}
            elif card.kind == "civilian" and self.one_in(5):
                units[id]["defiant"] = spot != CENTER
            elif self.one_in(10):
                units[id] = {"field": CEMETERY}
            elif "scientist" in card.keywords and level > 2 and not self.one_in(4):
                rooms = [entry["field"] for entry in units.values()]
                if LAB not in rooms:
                    units[id]["field"] = LAB
                elif rooms.count(OFFICES) < content.fields[OFFICES].limit:
                    units[id]["field"] = OFFICES
        return units

    def strangers(self) -> dict[str, Any]:
        """Refugees, raiders and anti-units."""
        picks, content, level = self.picks, self.content, self.level
        units: dict[str, Any] = {}
        if level > 1:
            for id in content.unit_ids["villagers"]:
                units[id] = {"field": picks.choice([*self.free, CAMP]), "reduced": True}
            if self.one_in(3):
                units["raiders"] = picks.choice(self.free)
        if self.chosen["mode"] == "versus" and level > 1:
            anti = picks.sample(content.unit_ids["anti-civilian"], 1 if level > 3 else 2)
            for id in anti + (picks.sample(content.unit_ids["anti-hero"], 2) if level > 3 else []):
                spots = self.haunts(id)
                units[id] = picks.choice([*spots, *spots, JAIL]) if spots else JAIL
                if units[id] in self.room:
                    self.room[units[id]] -= 1
        return units

    def studied(self, units: dict[str, Any]) -> bool:
        """Moves a scientist to the laboratory if none is there, for the doctor to disturb; False without scientists."""
        scholars = [id for id in units if "scientist" in self.content.units[id].keywords]
        if not scholars or any(entry["field"] == LAB for entry in units.values() if isinstance(entry, dict)):
            return bool(scholars)
        units[scholars[0]] = {"field": LAB}
        return True

    def haunts(self, id: str) -> list[str]:
        """Fields for an anti-unit, preferably where it does harm: the doctor in his office, others next to zeds."""
        content = self.content
        spots = [field for field in self.free if self.room[field] > 0 and not content.fields[field].town]
        if content.units[id].kind == "anti-civilian":
            spots = [field for field in spots if content.fields[field].track != "T"]
        if id == "marteuse" and OFFICE in spots:
            return [OFFICE]
        return self.near_zeds(spots) or spots

    def near_zeds(self, fields: list[str]) -> list[str]:
        """The fields of the list that lie beside a field with zeds."""
        return [field for field in fields if any(beside in self.zeds for beside in self.table.beside(field))]

    # -- markers and cards -------------------------------------------------------------------------------------

    def places(self, units: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        """Chaos, barricades (one on the saboteur's field), a minefield, a broken bridge."""
        picks = self.picks
        if self.level < 2:
            return {}
        way = [id for id in self.fields if not self.table.is_start(id)]
        markers: dict[str, dict[str, Any]] = {}
        for field in picks.sample(way, picks.upto(5)):
            markers.setdefault(field, {})["chaos"] = 1
        target = str(units.get("saboteur", ""))
        for track in self.table.tracks:
            if target in way and self.table.track(target) == track:
                markers.setdefault(target, {})["barricade"] = True
            elif self.one_in(4):
                markers.setdefault(f"{track}{picks.upto(4)}", {})["barricade"] = True
        if self.one_in(4):
            markers.setdefault(picks.choice(way), {})["mines"] = 1 + picks.upto(1)
        if self.one_in(3) or ("bauer" in units and units["bauer"]["field"] == BRIDGE):
            markers.setdefault(BRIDGE, {})["bridge"] = picks.choice(["down", "ferry"])
        return markers

    def laboratory(self) -> dict[str, Any]:
        """Random research cards as the active and the next one."""
        if self.level < 3:
            return {}
        cards = [id for id in self.content.research if id != "dpc-order"]
        active, following = self.picks.sample(cards, 2)
        if "botched" in str(self.chosen["options"]):
            following = WEAPON
        elif self.one_in(2 if self.supers() else 6):
            following = "anti-growth"
        if kind(active) == kind(following):
            return {"research": ["dpc-order"]}
        return {"research": ["dpc-order", kind(active)], "top": {"research": kind(following)}}

    def moment(self) -> tuple[str, str]:
        """The event, and the step of its round where play begins; BRAINS! has no other phase than that of the zeds."""
        picks, content = self.picks, self.content
        tabs = list(content.levels[self.level].tabs)
        events = [id for id, card in content.events.items() if card.level <= self.level and id != GUARD_ARRIVES]
        finales = [id for id in events if content.events[id].kind == "finale"]
        card = content.events[picks.choice(finales if self.one_in(10) else events)]
        if card.effect.name == "brains":
            return card.id, "zeds"
        if card.phase in tabs and self.one_in(2):
            return card.id, card.phase
        step = picks.choice(tabs if card.kind == "finale" else [*tabs, "activate", "act", "organisation"])
        return card.id, "activate " + " ".join(self.table.tracks) if step == "activate" else step
