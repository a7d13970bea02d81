"""Powers of the heroes of the yellow and orange cards (cards)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shamble.core.advice import Judged
from shamble.core.option import Option
from shamble.games.dawn.abilities.darling import Slip
from shamble.games.dawn.abilities.shared import Duty, look_at, near, nursed, reacting, silenced
from shamble.games.dawn.actions.healing import heal, heal_in_bed, heal_options, healable
from shamble.games.dawn.actions.researching import NextCard, researcher
from shamble.games.dawn.fights.melee import begin_melee
from shamble.games.dawn.printed.counters import Fight, Unit
from shamble.games.dawn.printed.terms import ACTIONS_MAX, BEDS, CENTER, FIGHTERS, OFFICES
from shamble.games.dawn.table.flow import DawnFlow
from shamble.games.dawn.table.powers import Power
from shamble.games.dawn.table.state import DawnState

if TYPE_CHECKING:
    from shamble.games.dawn.advice.track_costs import Costs


class Assassin(Power):
    """Darling's roll before a fight: 1 nothing, 2 she may fall back, 3-6 two columns and no harm to her."""

    words: ClassVar[tuple[str, ...]] = ("assassin",)

    def reactions(self, s: DawnState, field: str, zeds: tuple[str, ...], who: str) -> list[Option]:
        return [Option("react", who, item=self.id)] if reacting(s, who, field) else []

    def react(self, t: DawnFlow, option: Option, field: str, zeds: tuple[str, ...]) -> bool:
        foes = tuple([zed.id for zed in t.s.zeds_at(field)])
        return self.strike(t, Fight(field, option.actor, foes, False))

    def charges(self, s: DawnState, foes: tuple[str, ...], who: str) -> bool:
        return foes[0] in s.content.zeds

    def charge(self, t: DawnFlow, fight: Fight, who: str) -> bool:
        return self.strike(t, fight)

    def strike(self, t: DawnFlow, fight: Fight) -> bool:
        """Rolls for the assassin; True if the ability replaces the normal fight."""
        die = t.die()
        t.emit("assassin", self.rule, who=fight.unit, die=die)
        if die == 1:
            return False
        if die == 2:
            t.then(Slip(fight))
        else:
            begin_melee(t, fight.having(spared=True, extra=((self.rule, 2),)))
        return True


class StoryTeller(Duty):
    """Darling takes an extra action, once a round, after a kept card was played."""

    words: ClassVar[tuple[str, ...]] = ("story",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        if not s.has_reminder("card-played") or s.spent("round", "special " + who) or silenced(s, who):
            return []
        return [Option("special", who, item=self.id)]


class Rounds(Power):
    """Seaver's options: from an office a free heal in a bed; anywhere, once a round, a heal nearby for a supply."""

    words: ClassVar[tuple[str, ...]] = ("rounds",)
    office_worth: ClassVar[float] = 0.8

    def options(self, s: DawnState, who: str) -> list[Option]:
        seaver = s.unit(who)
        assert seaver is not None
        options = []
        if seaver.field == OFFICES and not s.spent("round", "special " + who):
            options += [Option("special", who, option.target, self.id) for option in heal_options(s, True)]
        if s.supplies and not s.spent("round", "aid " + who):
            fields = near(s, seaver.field)
            if seaver.field in (OFFICES, CENTER):
                fields = [*fields, BEDS]
            options += [
                Option("special", who, patient.id, "aid")
                for patient in s.units
                if patient.field in fields and (healable(s, patient) or (patient.field == BEDS and patient.ekg))
            ]
        return options

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        t.spend("round", "special " + who)
        t.emit("special", self.rule, who=who)
        heal_in_bed(t, option.target, True)

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return nursed(o, option.target), "special", {"who": option.actor}


class Aid(Power):
    """Seaver's heal for a supply; `Rounds` offers it."""

    words: ClassVar[tuple[str, ...]] = ("seaver.first-aid",)
    item: ClassVar[str] = "aid"

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        t.spend("round", "aid " + who)
        t.supply(-1, self.rule)
        heal(t, option.target, self.rule)

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return nursed(o, option.target) - o.supply(), "special", {"who": option.actor}


class HospitalOffice(Power):
    """Agee in an office: heals lower infection by 2."""

    words: ClassVar[tuple[str, ...]] = ("agee.office",)
    office_worth: ClassVar[float] = 0.3

    def relief(self, s: DawnState, n: int, who: str) -> int:
        agee = s.unit(who)
        return 2 if n == 1 and agee is not None and agee.field == OFFICES else n


class Laboratory(Power):
    """Agee adds one to her research rolls."""

    words: ClassVar[tuple[str, ...]] = ("laboratory",)

    def die_bonus(self, s: DawnState, what: str, who: str) -> int:
        return 1 if what == "research" and who == "agee" and researcher(s) == "agee" else 0


class Order(Power):
    """Restored order lowers infection while Agee is in play and a component is found."""

    words: ClassVar[tuple[str, ...]] = ("order",)

    def order_infection(self, s: DawnState, n: int, units: list[str], who: str) -> int:
        return -2 if s.components else n


class Overtime(Power):
    """Agee buys event actions for infection, once a round."""

    words: ClassVar[tuple[str, ...]] = ("overtime",)
    infection: ClassVar[int] = 3
    actions: ClassVar[int] = 1
    worth: ClassVar[float] = 0.8
    """Worth of the actions in the eyes of bots."""

    def options(self, s: DawnState, who: str) -> list[Option]:
        if s.spent("round", "overtime") or s.actions >= ACTIONS_MAX:
            return []
        return [Option("special", who, item=self.id)]

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        t.spend("round", "overtime")
        t.infect(self.infection, self.rule)
        t.add_actions(self.actions, self.rule)

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return self.worth - o.fever(self.infection), "special", {"who": option.actor}


class Foresight(Power):
    """Wright looks at the next event, for an action."""

    words: ClassVar[tuple[str, ...]] = ("foresight",)
    verbs: ClassVar[tuple[str, ...]] = ("foresee",)

    def action_options(self, s: DawnState, unit: Unit, free: bool) -> list[Option]:
        deck = s.deck("events")
        if not deck.layers or deck.top_known_to(s.first) is not None:
            return []
        return [Option("foresee", unit.id)]

    def take_action(self, t: DawnFlow, option: Option, free: bool) -> None:
        look_at(t, "events", self.rule, option.actor)


class EmergencyOffice(Power):
    """Wright in an office adds one to all saving rolls."""

    words: ClassVar[tuple[str, ...]] = ("wright.office",)
    office_worth: ClassVar[float] = 0.1

    def die_bonus(self, s: DawnState, what: str, who: str) -> int:
        wright = s.present("wright")
        return 1 if what == "save" and wright is not None and wright.field == OFFICES else 0


class Training(Power):
    """Hauser trains civilians near him, and recruits in the town centre, each for an action."""

    words: ClassVar[tuple[str, ...]] = ("training", "recruiting")
    verbs: ClassVar[tuple[str, ...]] = ("train", "recruit")

    def action_options(self, s: DawnState, unit: Unit, free: bool) -> list[Option]:
        options = []
        fields = near(s, unit.field)
        for other in s.units:
            if s.kind(other.id) != "civilian" or other.ekg:
                continue
            if other.field in fields and "trained" not in other.markers and s.on_map(unit.field):
                options.append(Option("train", unit.id, other.id))
            wounded = other.hits > 0 or other.reduced
            if unit.field == CENTER and (free or s.ammo) and s.on_map(other.field) and wounded:
                options.append(Option("recruit", unit.id, other.id))
        return options

    def take_action(self, t: DawnFlow, option: Option, free: bool) -> None:
        unit = t.s.unit(option.target)
        assert unit is not None
        card = t.s.content.units[option.actor]
        if option.verb == "train":
            t.set_unit(unit.willing().with_marker("trained"))
            t.emit("trained", card.ability("training"), who=option.actor, whom=option.target)
            return
        rule = card.ability("recruiting")
        if not free:
            t.ammunition(-1, rule)
        heal(t, option.target, rule, 0)


class OwnSearch(Power):
    """Hauser adds one to his searches."""

    words: ClassVar[tuple[str, ...]] = ("search",)

    def die_bonus(self, s: DawnState, what: str, who: str) -> int:
        return 1 if what == "search" and who == "hauser" else 0


class Clean(Power):
    """Horatius' melees never raise infection."""

    words: ClassVar[tuple[str, ...]] = ("clean",)

    def melee_infection(self, s: DawnState, fight: Fight, n: int) -> int:
        return 0 if fight.unit == "horatius" else n


class Experiment(Power):
    """Jones in an office sacrifices a patient instead of his special action; the next research card is free."""

    words: ClassVar[tuple[str, ...]] = ("experiment",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        jones = s.unit(who)
        if jones is None or jones.field != OFFICES or s.spent("round", "special " + who) or silenced(s, who):
            return []
        if not s.deck("research").layers:
            return []
        return [Option("special", who, unit.id, self.id) for unit in s.units_at(BEDS)]

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        t.spend("round", "special " + who)
        t.emit("special", self.rule, who=who)
        t.bury(option.target, self.rule)
        t.then(NextCard(self.rule))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return -1.0, "special", {"who": option.actor}


class StorySight(Power):
    """Wilson looks at the next story card."""

    words: ClassVar[tuple[str, ...]] = ("story-sight",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        deck = s.deck("stories")
        if not deck.layers or deck.top_known_to(s.first) is not None:
            return []
        return [Option("special", who, item=self.id)]

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        look_at(t, "stories", self.rule, who)

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return -1.0, "special", {"who": option.actor}


class Luck(Power):
    """Wilson gives a unit that shares his field an extra die."""

    words: ClassVar[tuple[str, ...]] = ("luck",)

    def extra_dice(self, s: DawnState, what: str, roller: Unit, who: str) -> int:
        wilson = s.unit(who)
        if wilson is None or roller.id == who or roller.field != wilson.field or roller.field == CENTER:
            return 0
        return 1 if s.kind(roller.id) in FIGHTERS else 0


class Shortcut(Power):
    """Wilson knows shortcuts between the tracks, for himself and a unit on his field."""

    words: ClassVar[tuple[str, ...]] = ("shortcut",)

    def shortcuts(self, s: DawnState, unit: Unit, field: str, who: str) -> list[str]:
        wilson = s.unit(who)
        info = s.content.fields[field]
        if wilson is None or not info.way or s.underground(field):
            return []
        if unit.id != who and not (unit.field == wilson.field == field):
            return []
        return [f"{track}{info.n}" for track in s.content.tracks[info.track].neighbours]
