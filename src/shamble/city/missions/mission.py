"""A mission in play: passes moments to its special rules and checks its goals."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from shamble.city.board.board import Door
from shamble.city.board.token_maps import Tile
from shamble.city.missions.goal import Goal
from shamble.city.missions.mission_entry import check_words
from shamble.city.missions.mission_file import SCHEMA, MissionFile
from shamble.city.missions.special_rule import MOMENTS, SpecialRule, listens
from shamble.city.table.pieces import Companion, Token
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.content.tables import check_rows, read_toml
from shamble.core.option import Option

if TYPE_CHECKING:
    from shamble.city.rules.registry import Book
    from shamble.city.table.flow import CityFlow
    from shamble.city.table.turn_budget import TurnBudget


@mypyc_attr(allow_interpreted_subclasses=True)
class Mission(MissionFile):
    """One mission with its goals and special rules (`effects`). Its methods, called by the rules, call the special
    rules that override the moment of the same name."""

    def __init__(
        self, where: str, row: Mapping[str, Any], tiles: Mapping[str, Tile], book: Book, written: bool = False
    ) -> None:
        super().__init__(where, row, tiles, book.team, written)
        goals: list[Goal] = []
        for entry in row["goals"]:
            check_words(self, "goals", entry, "type", book.goals)
            goals.append(book.goals[entry["type"]](self, entry))
        effects: list[SpecialRule] = []
        for entry in row.get("special") or []:
            check_words(self, "special", entry, "effect", book.effects)
            effects.append(book.effects[entry["effect"]](self, entry))
        self.goals: Final = tuple(goals)
        self.last_goal_first: Final = self.goals[::-1]
        """The goals in reverse: the last one is usually the exit, which is met last, so that a check ends early."""
        self.effects: Final = tuple(effects)
        self.losable: Final = tuple([goal for goal in goals if type(goal).impossible is not Goal.impossible])
        """Goals that may become impossible while survivors are on the board."""
        self.takers: Final = tuple([goal for goal in goals if type(goal).wants is not Goal.wants])
        """Goals that ask for tokens."""
        self.looting: Final = any(goal.loots for goal in goals)
        """For advice: True if the team ignores tokens that no goal asks for."""
        self.frail: Final = any(goal.frail for goal in goals)
        """For advice: True if a single death makes a goal impossible."""
        self.hoards: Final = not self.exits and any(goal.by_cards for goal in goals)
        """True if a found card may meet a goal at once."""
        heard = {moment: tuple([rule for rule in effects if listens(rule, moment)]) for moment in MOMENTS}
        self._place: Final = heard["place"]
        self._extra_survivor_zones: Final = heard["extra_survivor_zones"]
        self.on_before_choosing: Final = heard["before_choosing"]
        self.on_after_choosing: Final = heard["after_choosing"]
        self._offers: Final = heard["offers"]
        self.limits_choice: Final = bool(self._offers)
        """True if a special rule limits the choice of survivors."""
        self._start_of: Final = heard["start_of"]
        self._followable: Final = heard["followable"]
        self._searchable: Final = heard["searchable"]
        self._takeable: Final = heard["takeable"]
        self._worth: Final = heard["worth"]
        self._took: Final = heard["took"]
        self._opened: Final = heard["opened"]
        self._entered: Final = heard["entered"]
        self._zombies_act: Final = heard["zombies_act"]
        self._horde_moved: Final = heard["horde_moved"]
        self._appeared: Final = heard["appeared"]
        self._killed: Final = heard["killed"]
        self._may_leave: Final = heard["may_leave"]
        self._options: Final = heard["options"]
        self.adds_options: Final = bool(self.exits or self._options)
        """True if the mission may offer actions of its own or an exit."""
        self._turn_ends: Final = heard["turn_ends"]
        self._round_ends: Final = heard["round_ends"]
        self._after_goals: Final = heard["after_goals"]
        self.on_judge: Final = heard["judge"]
        self.on_postpones: Final = heard["postpones"]
        self.on_helps: Final = heard["helps"]
        self.on_verbs: Final = tuple([effect for effect in effects if effect.verbs])
        """Special rules that offer actions."""
        self.forbidden_zones: Final = tuple(
            [zone for effect in heard["forbidden_zones"] for zone in effect.forbidden_zones()]
        )
        self.lure_zones: Final = tuple([zone for effect in heard["lure_zones"] for zone in effect.lure_zones()])
        self.by_car: Final = any(effect.by_car for effect in effects)
        self.hurry: Final[float] = max([effect.hurry for effect in effects], default=1.0)

    def effect(self, id: str) -> SpecialRule | None:
        """The special rule with this id, None if the mission does not have it."""
        return next((effect for effect in self.effects if effect.id == id), None)

    # -- before play -------------------------------------------------------------------------------------------

    def place(self, s: CityState) -> None:
        """Places what special rules add to the board."""
        for effect in self._place:
            effect.place(s)

    @property
    def inhabited_zones(self) -> list[int]:
        """The start zones, and zones in which special rules place a person."""
        return [*self.start, *[zone for effect in self._extra_survivor_zones for zone in effect.extra_survivor_zones()]]

    def offers(self, s: CityState, id: str) -> bool:
        """True if this survivor may be chosen."""
        return all(effect.offers(s, id) for effect in self._offers)

    def start_of(self, s: CityState, id: str) -> int:
        """The start zone of the next survivor: evenly over the start zones, unless a special rule says otherwise."""
        for effect in self._start_of:
            zone = effect.start_of(s, id)
            if zone >= 0:
                return zone
        return self.start[len(s.survivors) * len(self.start) // s.rules.team(s.seats)]

    # -- while playing -----------------------------------------------------------------------------------------

    def followable(self, s: CityState, companion: Companion) -> bool:
        """True if all special rules allow that a survivor takes the companion along."""
        return all(effect.followable(s, companion) for effect in self._followable)

    def searchable(self, s: CityState, zone: int) -> bool:
        """True if all special rules allow a search in the zone."""
        return not self._searchable or all(effect.searchable(s, zone) for effect in self._searchable)

    def takeable(self, s: CityState, survivor: Survivor, token: Token) -> bool:
        """True if the token is an objective or a crate and no special rule forbids the survivor to take it."""
        if token.kind not in ("objective", "crate"):
            return False
        return self.refuses(s, survivor, token) is None

    def refuses(self, s: CityState, survivor: Survivor, token: Token) -> SpecialRule | None:
        """The special rule that forbids the survivor to take a token, or None."""
        for effect in self._takeable:
            if not effect.takeable(s, survivor, token):
                return effect
        return None

    def helps(self, s: CityState, survivor: Survivor, token: Token) -> bool:
        """For advice: True if a goal asks for the token, or the token is useful to the survivor."""
        if not self.on_helps:
            return True
        return self.wants(s, token) or all(effect.helps(s, survivor, token) for effect in self.on_helps)

    def wants(self, s: CityState, token: Token) -> bool:
        """True if a goal asks for the token."""
        for goal in self.takers:
            if goal.wants(s, token):
                return True
        return False

    def worth(self, s: CityState, token: Token) -> int:
        """Adrenaline points for taking a token."""
        for effect in self._worth:
            worth = effect.worth(s, token)
            if worth >= 0:
                return worth
        return s.rules.objective_ap

    def took(self, t: CityFlow, who: str, token: Token) -> None:
        """Counts a taken objective; a coloured one activates the spawn zones of its colour."""
        s = t.s
        t.set_mission_counter(f"took {who}", s.mission_counter(f"took {who}") + 1)
        if token.colour:
            for index, spawn in enumerate(s.spawns):
                if spawn.colour == token.colour and not spawn.active:
                    t.wake(index)
            t.set_mission_counter(f"carries {token.colour} {who}", 1)
        for effect in self._took:
            effect.took(t, who, token)

    def openable(self, s: CityState, door: Door) -> bool:
        """True unless an objective with the colour of the door is still on the board."""
        if not door.colour:
            return True
        return not any(token.kind == "objective" and token.colour == door.colour for token in s.tokens)

    def opened(self, t: CityFlow, door: Door) -> None:
        for effect in self._opened:
            effect.opened(t, door)

    def entered(self, t: CityFlow, who: str, zone: int) -> None:
        for effect in self._entered:
            effect.entered(t, who, zone)

    def zombies_act(self, t: CityFlow, kinds: tuple[int, ...], zone: int = -1) -> None:
        for effect in self._zombies_act:
            effect.zombies_act(t, kinds, zone)

    def horde_moved(self, t: CityFlow, zones: tuple[int, ...]) -> None:
        for effect in self._horde_moved:
            effect.horde_moved(t, zones)

    def appeared(self, t: CityFlow, zone: int, kind: int, n: int) -> None:
        for effect in self._appeared:
            effect.appeared(t, zone, kind, n)

    def killed(self, t: CityFlow, who: str, zone: int, kind: int) -> None:
        """Counts a killed zombie and passes it to the special rules."""
        what = t.s.rules.catalogue.kinds[kind]
        t.set_mission_counter("kills", t.s.mission_counter("kills") + 1)
        t.set_mission_counter(f"kills {what.type}", t.s.mission_counter(f"kills {what.type}") + 1)
        for effect in self._killed:
            effect.killed(t, who, zone, kind)

    # -- actions -----------------------------------------------------------------------------------------------

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        """Options of the mission: leaving by the exit, which is free, and actions of special rules."""
        options: list[Option] = []
        if turn.zone in self.exits and not turn.crowd and self.may_leave(s, turn.survivor):
            options.append(Option("leave", turn.who))
        for effect in self._options:
            options += effect.options(s, turn)
        return options

    def may_leave(self, s: CityState, survivor: Survivor) -> bool:
        """True if all special rules and all goals allow the survivor to use the exit."""
        for effect in self._may_leave:
            if not effect.may_leave(s, survivor):
                return False
        last = True
        for mate in s.survivors:
            if mate.here and mate.id != survivor.id:
                last = False
                break
        for goal in self.goals:
            if not goal.may_leave(s, survivor, last):
                return False
        return True

    def turn_ends(self, t: CityFlow, who: str) -> None:
        for effect in self._turn_ends:
            effect.turn_ends(t, who)

    def round_ends(self, t: CityFlow) -> None:
        """Passes the end of the round to the special rules, before and after the goals are checked."""
        for effect in self._round_ends:
            effect.round_ends(t)
        self.check(t)
        for late in self._after_goals:
            if t.s.result is None:
                late.after_goals(t)

    # -- goals -------------------------------------------------------------------------------------------------

    def check(self, t: CityFlow) -> None:
        """Ends the game if it is lost or won, in this order unless `victory_first`. A goal that has become impossible
        loses at once; without survivors on the board, every unmet goal is impossible."""
        s = t.s
        if s.result is not None:
            return
        if s.rules.victory_first and self._won(t):
            return
        gone = bool(s.survivors)
        for survivor in s.survivors:
            if survivor.here:
                gone = False
                break
        for goal in self.goals if gone else self.losable:
            if (gone and not goal.met(s)) or goal.impossible(s):
                s.rules.goal_became_impossible(t, goal.id)
                return
        if not s.rules.victory_first:
            self._won(t)

    def _won(self, t: CityFlow) -> bool:
        """Wins the game if all goals are met; returns True if so."""
        s = t.s
        for goal in self.last_goal_first:
            if not goal.met(s):
                return False
        t.tell("goals-met", "goal.win")
        t.win("goal.win")
        return True


def load_missions(
    folder: Path, tiles: Mapping[str, Tile], book: Book, over: list[dict[str, Any]] | None = None
) -> dict[str, Mission]:
    """Reads and checks all mission files of a folder, and the missions of an overlay (`over`), by id.
    Raises an error with file, key and reason."""
    missions: dict[str, Mission] = {}
    for path in sorted(folder.glob("*.toml")):
        data = read_toml(path)
        for row in check_rows(path.name, "mission", data.get("mission", []), SCHEMA):
            missions[row["id"]] = Mission(path.name, row, tiles, book)
    for row in check_rows("missions.toml", "mission", list(over or ()), SCHEMA):
        missions[row["id"]] = Mission("missions.toml", row, tiles, book)
    return missions
