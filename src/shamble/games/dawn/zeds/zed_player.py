"""Versus (rule 12): the zed player's actions, anti-units and the jail."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.frame import Leave
from shamble.core.option import Option
from shamble.games.dawn.fights.combat_columns import enemies
from shamble.games.dawn.fights.units_enter import units_enter
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.terms import ANTI, CEMETERY, CENTER, JAIL
from shamble.games.dawn.table.book import powers_in_force, powers_of_unit
from shamble.games.dawn.table.flow import DawnFlow, HandQuestion, RuleStep, ZedQuestion
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.outbreaks import CheckOutbreak
from shamble.games.dawn.zeds.placing_zeds import PlaceZed
from shamble.games.dawn.zeds.zeds_phase import ActivateTrack

REGENERATE: Final = 1
ANTI_CIVILIANS: Final = 2
ANTI_HEROES: Final = 4
"""Lowest levels for these parts of the zed player's game (D-16)."""


# -- anti-units ----------------------------------------------------------------------------------------------------


class SetUpAnti(RuleStep):
    """Set-up: an anti-civilian from level II, an anti-hero from IV, on a named field outside the town (cards)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        if s.level < ANTI_CIVILIANS:
            return
        kind = "anti-hero" if s.level >= ANTI_HEROES else "anti-civilian"
        s.anti_left = tuple(
            [id for kind in ANTI for id in s.content.unit_ids[kind] if s.content.units[id].level <= s.level]
        )
        pool = [id for id in s.anti_left if s.kind(id) == kind]
        t.then(PlaceAnti(pool[t.pick_index("anti-units", pool)], False, "dawn.versus.setup"))


def anti_fields(s: DawnState, id: str, town: bool) -> list[str]:
    """Named fields with room for an anti-unit; anti-civilians above ground only (p. 18, D-60)."""
    fields = []
    for track in s.tracks:
        if s.content.tracks[track].underground and s.kind(id) == "anti-civilian":
            continue
        for field in s.way(track):
            info = s.content.fields[field]
            if info.named and (town or not info.town) and s.unit_room(field) > 0:
                fields.append(field)
    return fields


class PlaceAnti(ZedQuestion):
    """The zed player chooses the field of an anti-unit, which attacks enemies there at once."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "town", "cause")
    __slots__ = ("cause", "town", "unit")
    ask: ClassVar[str] = "place-anti"
    verbs: ClassVar[tuple[str, ...]] = ("enter",)

    def __init__(self, unit: str, town: bool, cause: str) -> None:
        self.unit: Final = unit
        self.town: Final = town
        self.cause: Final = cause

    def reason(self, s: DawnState) -> str:
        return self.cause

    def question(self, s: DawnState) -> Args:
        return {"who": self.unit}

    def options(self, s: DawnState) -> list[Option]:
        return [Option("enter", self.unit, field) for field in anti_fields(s, self.unit, self.town)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        s.anti_left = tuple([id for id in s.anti_left if id != self.unit])
        old = s.unit(self.unit)
        t.add_unit(old.at(option.target) if old is not None else Unit(self.unit, option.target))
        t.emit("anti-arrives", self.cause, who=self.unit, place=option.target)
        units_enter(t, (self.unit,))


# -- the zed player's phase ----------------------------------------------------------------------------------------


def zed_count(icons: tuple[str, ...]) -> int:
    """Number of zed actions: one for each icon, 1 to 4; all tracks give 4, twice the story's track 2 (p. 18)."""
    if icons in (("ALL",), ("ALLx2",)):
        return 4
    if icons == ("STORYx2",):
        return 2
    return max(1, min(4, len(icons)))


def doubles(icons: tuple[str, ...]) -> int:
    """Number of tracks that may be activated twice (cards)."""
    if icons == ("ALLx2",):
        return 2
    if icons == ("STORYx2",):
        return 1
    return len([track for track in dict.fromkeys(icons) if icons.count(track) > 1])


class ZedActions(RuleStep):
    """The zed player's actions, which replace the tracks of the tab (p. 18)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        s.zed_actions = zed_count(s.content.events[s.event].zeds)
        t.emit("zed-actions", "dawn.versus.actions", n=s.zed_actions)
        if s.reinforce:
            s.reinforce = False
            if s.level >= ANTI_HEROES and s.anti_left:
                pool = list(s.anti_left)
                id = pool[t.pick_index("anti-units", pool) if len(pool) > 1 else 0]
                t.then(PlaceAnti(id, True, "dawn.versus.reinforce"))
        t.then(ZedAct())


class ZedAct(ZedQuestion):
    """Activate a track, place or regenerate a zed, move or free an anti-unit, take a special action (p. 18)."""

    asks_when_forced: ClassVar[bool] = True
    ask: ClassVar[str] = "zed-act"
    verbs: ClassVar[tuple[str, ...]] = (
        "activate",
        "appear",
        "regenerate",
        "move",
        "attack",
        "escape",
        "special",
        "sabotage",
        "arson",
        "end-zeds",
    )
    rule: ClassVar[str] = "dawn.versus.actions"

    def question(self, s: DawnState) -> Args:
        return {"n": s.zed_actions}

    def options(self, s: DawnState) -> list[Option]:
        paid: list[Option] = []
        if s.zed_actions > 0:
            paid += activations(s)
            paid += appearances(s)
            if s.level >= REGENERATE:
                paid += regenerations(s, "regenerate")
            for unit in s.units:
                if s.kind(unit.id) in ANTI and unit.field not in (JAIL, CEMETERY):
                    paid += anti_moves(s, unit)
                    for power in powers_of_unit(s, unit.id):
                        paid += power.action_options(s, unit, False)
            if s.content.events[s.event].prfn == 2:
                paid += [
                    Option("escape", unit.id) for unit in s.units if s.kind(unit.id) in ANTI and self.jailed(s, unit)
                ]
        extras: list[Option] = []
        for power, who in powers_in_force(s, "options"):
            if who and s.kind(who) in ANTI:
                extras += power.options(s, who)
        # The zed player must use actions as long as any is possible (D-91).
        return [*paid, *extras] + ([] if paid else [Option("end-zeds")])

    def jailed(self, s: DawnState, unit: Unit) -> bool:
        """True if the anti-unit is in jail and has a field to which it can break out."""
        return unit.field == JAIL and bool(anti_fields(s, unit.id, True))

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        verb = option.verb
        if verb == "end-zeds":
            return
        if verb == "special":
            for power in powers_of_unit(s, option.actor):
                if power.id == option.item:
                    power.act(t, option.actor, option)
        else:
            s.zed_actions -= 2 if verb == "appear" and option.n == 2 else 1
            t.emit("zed-action-spent", "dawn.versus.actions", left=s.zed_actions)
            if verb == "activate":
                t.then(Veto(option.target))
            elif verb == "appear":
                t.then(PlaceZed(option.target, "dawn.versus.appear"))
            elif verb == "regenerate":
                regenerate(t, option.target, "dawn.versus.regenerate")
            elif verb in ("move", "attack"):
                move_anti_unit(t, option.actor, option.target)
            elif verb == "escape":
                t.then(PlaceAnti(option.actor, True, "dawn.versus.escape"))
            else:
                for power in powers_of_unit(s, option.actor):
                    if verb in power.verbs:
                        power.take_action(t, option, False)
        t.then(CheckOutbreak())
        t.then(ZedAct())


def activations(s: DawnState) -> list[Option]:
    """Each track once; as many tracks twice as the tab shows double icons (p. 18)."""
    spare = doubles(s.content.events[s.event].zeds)
    for track in s.tracks:
        spare -= max(0, s.spent("phase", "activated " + track) - 1)
    options = []
    for track in s.tracks:
        times = s.spent("phase", "activated " + track)
        if times == 0 or (times == 1 and spare > 0):
            options.append(Option("activate", target=track))
    return options


def appearances(s: DawnState) -> list[Option]:
    """A new zed costs one action on an empty Start, two on a Start with one zed (p. 18)."""
    if not s.deck("zeds").layers and not s.deck("supers").layers:
        return []
    options = []
    for track in s.tracks:
        start = s.start(track)
        there = len(s.zeds_at(start))
        if there == 0:
            options.append(Option("appear", target=start, n=1))
        elif there == 1 and s.zed_actions > 1:
            options.append(Option("appear", target=start, n=2))
    return options


def regenerations(s: DawnState, verb: str) -> list[Option]:
    """One option for each zed with hits, except infectors."""
    return [Option(verb, target=zed.id) for zed in s.zeds if zed.hits and s.content.zeds[zed.id].kind != "infector"]


def regenerate(t: DawnFlow, id: str, rule: str) -> None:
    """Removes all hit markers from one zed; it does not flip (cards)."""
    zed = t.s.zed(id)
    assert zed is not None
    t.set_zed(zed.with_hits(zed.reduced, 0))
    t.emit("zed-regenerates", rule, zed=id, place=zed.field)


def anti_reach(s: DawnState, unit: Unit, points: int) -> dict[str, str]:
    """Field in reach of an anti-unit → the field before it. Enemies stop it, chaos does not; never the centre."""
    before: dict[str, str] = {unit.field: ""}
    queue = [(unit.field, 0)]
    while queue:
        here, cost = queue.pop(0)
        if cost == points or (here != unit.field and enemies(s, unit.id, here)):
            continue
        for field in s.beside(here):
            info = s.content.fields[field]
            if field in before or field == CENTER or info.start or s.place(field).closed:
                continue
            if s.place(field).bridge == "down":
                continue
            before[field] = here
            queue.append((field, cost + 1))
    del before[unit.field]
    return before


def anti_moves(s: DawnState, unit: Unit) -> list[Option]:
    """Moves and attacks of an anti-unit within its reach."""
    options = []
    for field in anti_reach(s, unit, s.content.units[unit.id].move):
        if s.unit_room(field) > 0:
            options.append(Option("attack" if enemies(s, unit.id, field) else "move", unit.id, field))
    return options


def move_anti_unit(t: DawnFlow, id: str, target: str) -> None:
    """Moves an anti-unit to a field in its reach. It attacks enemies there; if it loses, it goes back to the last field
    of its way."""
    s = t.s
    unit = s.unit(id)
    assert unit is not None
    field_before = anti_reach(s, unit, s.content.units[id].move)[target]
    t.move_unit(id, target, "dawn.versus.move")
    units_enter(t, (id,), back=field_before)


class Veto(HandQuestion):
    """Once a Zeds phase the heroes may discard a kept card to prevent an activation (p. 18)."""

    fields: ClassVar[tuple[str, ...]] = ("track",)
    __slots__ = ("track",)
    ask: ClassVar[str] = "veto"
    verbs: ClassVar[tuple[str, ...]] = ("veto", "let-pass")
    rule: ClassVar[str] = "dawn.versus.veto"

    def __init__(self, track: str) -> None:
        self.track: Final = track

    def question(self, s: DawnState) -> Args:
        return {"track": self.track}

    def options(self, s: DawnState) -> list[Option]:
        vetoes = [] if s.spent("phase", "veto") else [Option("veto", target=self.track, item=card) for card in s.kept]
        return [*vetoes, Option("let-pass", target=self.track)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "veto":
            t.spend("phase", "veto")
            t.discard_story(option.item)
            t.emit("veto", self.rule, track=self.track, card=option.item)
            return
        t.spend("phase", "activated " + self.track)
        t.open_scope("versus", self.track)
        t.then(FreeAnti(self.track))
        t.then(ActivateTrack(self.track))
        t.then(FreeAnti(self.track))
        t.then(Leave("versus"))


class FreeAnti(ZedQuestion):
    """Anti-units of an activated track may go one field toward the town, before or after the zeds (p. 18)."""

    fields: ClassVar[tuple[str, ...]] = ("track",)
    __slots__ = ("track",)
    ask: ClassVar[str] = "free-anti"
    verbs: ClassVar[tuple[str, ...]] = ("step", "go-on")
    rule: ClassVar[str] = "dawn.versus.free-step"

    def __init__(self, track: str) -> None:
        self.track: Final = track

    def options(self, s: DawnState) -> list[Option]:
        options = []
        for unit in s.units:
            if s.kind(unit.id) not in ANTI or s.track(unit.field) != self.track or s.spent("versus", unit.id):
                continue
            dest = s.toward(unit.field)
            if dest != CENTER and s.unit_room(dest) > 0 and not s.place(dest).closed:
                options.append(Option("step", unit.id, dest))
        return [*options, Option("go-on", target=self.track)] if options else []

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "go-on":
            return
        unit = t.s.unit(option.actor)
        assert unit is not None
        t.spend("versus", option.actor)
        t.move_unit(option.actor, option.target, self.rule)
        units_enter(t, (option.actor,), unit.field)
        t.then(FreeAnti(self.track))
