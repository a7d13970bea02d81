"""Powers of the anti-units of the versus mode (house)."""

from __future__ import annotations

from typing import ClassVar

from shamble.core.frame import Leave
from shamble.core.option import Option
from shamble.games.dawn.abilities.shared import near
from shamble.games.dawn.printed.counters import Fight, Shot, Unit
from shamble.games.dawn.printed.terms import CENTER, OFFICE
from shamble.games.dawn.rounds.mixed_losses import LoseMix
from shamble.games.dawn.table.flow import DawnFlow
from shamble.games.dawn.table.powers import Power
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.zed_moves import Depart
from shamble.games.dawn.zeds.zed_player import regenerate, regenerations


class Puppeteer(Power):
    """Dr. Marteuse moves a zed on his or an adjacent field, once a round."""

    words: ClassVar[tuple[str, ...]] = ("puppeteer",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        unit = s.unit(who)
        if unit is None or s.spent("round", "special " + who):
            return []
        fields = near(s, unit.field)
        return [
            Option("special", who, zed.id, self.id)
            for zed in s.zeds
            if zed.field in fields and (s.toward(zed.field) == CENTER or s.zed_room(s.toward(zed.field)) > 0)
        ]

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        zed = t.s.zed(option.target)
        assert zed is not None
        t.spend("round", "special " + who)
        t.emit("special", self.rule, who=who)
        t.open_scope("activation", "puppet")
        t.then(Depart((zed.id,), zed.field))
        t.then(Leave("activation"))


class Interference(Power):
    """Research is harder while Dr. Marteuse is in his office."""

    words: ClassVar[tuple[str, ...]] = ("interference",)
    post: ClassVar[str] = OFFICE

    def die_bonus(self, s: DawnState, what: str, who: str) -> int:
        doctor = s.present("marteuse")
        return -1 if what == "research" and doctor is not None and doctor.field == OFFICE else 0


class Sermon(Power):
    """Zeds next to the preacher fight one column better."""

    words: ClassVar[tuple[str, ...]] = ("sermon",)

    def shift(self, s: DawnState, fight: Fight, who: str) -> int:
        preacher = s.unit(who)
        heard = preacher is not None and fight.field in near(s, preacher.field) and fight.unit != who
        return -1 if heard and fight.foes and fight.foes[0] in s.content.zeds else 0


class Roadblock(Power):
    """Refugees do not pass the preacher."""

    words: ClassVar[tuple[str, ...]] = ("roadblock",)

    def bars(self, s: DawnState, unit: Unit, field: str) -> bool:
        preacher = s.present("preacher")
        return preacher is not None and preacher.field == field and s.refugees(unit)


class Fencing(Power):
    """On a named field without player units, the heroes lose one supply or ammunition of their choice."""

    words: ClassVar[tuple[str, ...]] = ("fencing",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        unit = s.unit(who)
        if unit is None or s.spent("round", "special " + who) or not s.content.fields[unit.field].named:
            return []
        alone = not any(s.is_player(other) for other in s.units_at(unit.field))
        return [Option("special", who, item=self.id)] if alone and (s.supplies or s.ammo) else []

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        t.spend("round", "special " + who)
        t.emit("special", self.rule, who=who)
        t.then(LoseMix(1, ("supply", "ammo"), self.rule))


class Sabotage(Power):
    """The saboteur removes a barricade or minefield, and starts a fire once a round, as zed actions."""

    words: ClassVar[tuple[str, ...]] = ("sabotage", "arson")
    verbs: ClassVar[tuple[str, ...]] = ("sabotage", "arson")

    def action_options(self, s: DawnState, unit: Unit, free: bool) -> list[Option]:
        place = s.place(unit.field)
        options = []
        if place.barricade or place.mines:
            options.append(Option("sabotage", unit.id, unit.field))
        named = s.content.fields[unit.field].named
        if named and not place.chaos and not s.spent("round", "arson"):
            options.append(Option("arson", unit.id, unit.field))
        return options

    def take_action(self, t: DawnFlow, option: Option, free: bool) -> None:
        if option.verb == "arson":
            t.spend("round", "arson")
            t.put_chaos(option.target, 1, t.s.content.units[option.actor].ability("arson"))
            return
        t.set_place(t.s.place(option.target).having(barricade=False, mines=0))
        t.emit("sabotaged", self.rule, who=option.actor, place=option.target)


class HumanShield(Power):
    """Gunfire next to the activists is one column worse."""

    words: ClassVar[tuple[str, ...]] = ("human-shield",)

    def aim(self, s: DawnState, shot: Shot, who: str) -> int:
        unit = s.unit(who)
        return -1 if unit is not None and shot.field in near(s, unit.field) else 0


class Vigil(Power):
    """Once a round a zed next to the activists regenerates free of charge."""

    words: ClassVar[tuple[str, ...]] = ("vigil",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        unit = s.unit(who)
        if unit is None or s.spent("round", "vigil"):
            return []
        fields = near(s, unit.field)
        options = []
        for option in regenerations(s, "special"):
            zed = s.zed(option.target)
            if zed is not None and zed.field in fields:
                options.append(Option("special", who, zed.id, self.id))
        return options

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        t.spend("round", "vigil")
        regenerate(t, option.target, self.rule)


class PickedClean(Power):
    """Searches on the hoarders' track are worse."""

    words: ClassVar[tuple[str, ...]] = ("picked-clean",)

    def die_bonus(self, s: DawnState, what: str, who: str) -> int:
        hoarders, unit = s.present("hoarders"), s.unit(who)
        if what != "search" or hoarders is None or unit is None:
            return 0
        return -1 if s.track(unit.field) and s.track(unit.field) == s.track(hoarders.field) else 0


class Waste(Power):
    """The town consumes one supply more while the hoarders hold a named field."""

    words: ClassVar[tuple[str, ...]] = ("waste",)

    def consumption(self, s: DawnState, n: int, who: str) -> int:
        unit = s.unit(who)
        return n + 1 if n and unit is not None and s.content.fields[unit.field].named else n
