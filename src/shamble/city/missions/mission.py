"""Missions in play: what special rules hear of, and whether the goals are met."""

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
from shamble.city.missions.special_rule import MOMENTS, Effect, listens
from shamble.city.table.pieces import Companion, Token
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor
from shamble.content.tables import check_rows, read_toml
from shamble.core.option import Option

if TYPE_CHECKING:
    from shamble.city.rules.registry import Book
    from shamble.city.table.flow import Play
    from shamble.city.table.turn_budget import Turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Mission(MissionFile):
    """One mission. The rules tell it what happens; what none of its effects listens to, passes."""

    def __init__(
        self, where: str, row: Mapping[str, Any], tiles: Mapping[str, Tile], book: Book, written: bool = False
    ) -> None:
        super().__init__(where, row, tiles, written)
        goals: list[Goal] = []
        for entry in row["goals"]:
            check_words(self, "goals", entry, "type", book.goals)
            goals.append(book.goals[entry["type"]](self, entry))
        effects: list[Effect] = []
        for entry in row.get("special") or []:
            check_words(self, "special", entry, "effect", book.effects)
            effects.append(book.effects[entry["effect"]](self, entry))
        self.goals: Final = tuple(goals)
        self.effects: Final = tuple(effects)
        self.losable: Final = tuple([goal for goal in goals if type(goal).impossible is not Goal.impossible])
        """Goals that may become impossible although somebody lives."""
        self.takers: Final = tuple([goal for goal in goals if type(goal).wants is not Goal.wants])
        """Goals that ask for tokens, and whether others are none of our business."""
        self.looting: Final = any(goal.loots for goal in goals)
        self.frail: Final = any(goal.frail for goal in goals)
        self.hoards: Final = not self.exits and any(goal.by_cards for goal in goals)
        """Whether a goal is met by finding a card."""
        heard = {moment: tuple([one for one in effects if listens(one, moment)]) for moment in MOMENTS}
        self._place: Final = heard["place"]
        self._homes: Final = heard["homes"]
        self.on_before_choosing: Final = heard["before_choosing"]
        self.on_after_choosing: Final = heard["after_choosing"]
        self._offers: Final = heard["offers"]
        self.picky: Final = bool(self._offers)
        """Whether an effect says who may be chosen."""
        self._start_of: Final = heard["start_of"]
        self._followable: Final = heard["followable"]
        self._searchable: Final = heard["searchable"]
        self._takeable: Final = heard["takeable"]
        self._worth: Final = heard["worth"]
        self._took: Final = heard["took"]
        self._opened: Final = heard["opened"]
        self._entered: Final = heard["entered"]
        self._acts: Final = heard["acts"]
        self._horde_moved: Final = heard["horde_moved"]
        self._appeared: Final = heard["appeared"]
        self._killed: Final = heard["killed"]
        self._may_leave: Final = heard["may_leave"]
        self._options: Final = heard["options"]
        self.adds_options: Final = bool(self.exits or self._options)
        """Whether there are actions that only this mission has."""
        self._turn_ends: Final = heard["turn_ends"]
        self._round_ends: Final = heard["round_ends"]
        self._too_late: Final = heard["too_late"]
        self.on_judge: Final = heard["judge"]
        self.on_postpones: Final = heard["postpones"]
        self.on_helps: Final = heard["helps"]
        self.on_verbs: Final = tuple([effect for effect in effects if effect.verbs])
        """Those that bring actions of their own."""
        self.taboo: Final = tuple([zone for effect in heard["taboo"] for zone in effect.taboo()])
        self.lures: Final = tuple([zone for effect in heard["lures"] for zone in effect.lures()])
        self.by_car: Final = any(effect.by_car for effect in effects)
        self.hurry: Final[float] = max([effect.hurry for effect in effects], default=1.0)

    def effect(self, id: str) -> Effect | None:
        """The special rule of this name, if the mission has it."""
        return next((effect for effect in self.effects if effect.id == id), None)

    # -- before play -------------------------------------------------------------------------------------------

    def place(self, s: City) -> None:
        """What stands on the board from the beginning because of an effect."""
        for effect in self._place:
            effect.place(s)

    @property
    def homes(self) -> list[int]:
        """Where somebody is from the beginning who counts as a survivor."""
        return [*self.start, *[zone for effect in self._homes for zone in effect.homes()]]

    def offers(self, s: City, id: str) -> bool:
        """Whether somebody may be chosen."""
        return all(effect.offers(s, id) for effect in self._offers)

    def start_of(self, s: City, id: str) -> int:
        """Where the next one starts: spread evenly over the start zones, unless an effect says otherwise."""
        for effect in self._start_of:
            zone = effect.start_of(s, id)
            if zone >= 0:
                return zone
        return self.start[len(s.survivors) * len(self.start) // s.rules.team(s.seats)]

    # -- while playing -----------------------------------------------------------------------------------------

    def followable(self, s: City, companion: Companion) -> bool:
        return all(effect.followable(s, companion) for effect in self._followable)

    def searchable(self, s: City, zone: int) -> bool:
        return not self._searchable or all(effect.searchable(s, zone) for effect in self._searchable)

    def takeable(self, s: City, survivor: Survivor, token: Token) -> bool:
        if token.kind not in ("objective", "crate"):
            return False
        return self.refuses(s, survivor, token) is None

    def refuses(self, s: City, survivor: Survivor, token: Token) -> Effect | None:
        """The special rule that keeps somebody from taking a token."""
        for effect in self._takeable:
            if not effect.takeable(s, survivor, token):
                return effect
        return None

    def helps(self, s: City, survivor: Survivor, token: Token) -> bool:
        """Whether a goal asks for a token, or it is of some use to a survivor."""
        if not self.on_helps:
            return True
        return self.wants(s, token) or all(effect.helps(s, survivor, token) for effect in self.on_helps)

    def wants(self, s: City, token: Token) -> bool:
        """Whether a goal asks for a token."""
        return bool(self.takers) and any(goal.wants(s, token) for goal in self.takers)

    def worth(self, s: City, token: Token) -> int:
        for effect in self._worth:
            worth = effect.worth(s, token)
            if worth >= 0:
                return worth
        return s.rules.objective_ap

    def took(self, t: Play, who: str, token: Token) -> None:
        """Coloured objectives unlock doors and wake spawn zones of their colour (p. 19, 25)."""
        s = t.s
        t.note(f"took {who}", s.noted(f"took {who}") + 1)
        if token.colour:
            for index, spawn in enumerate(s.spawns):
                if spawn.colour == token.colour and not spawn.active:
                    t.wake(index)
            t.note(f"carries {token.colour} {who}", 1)
        for effect in self._took:
            effect.took(t, who, token)

    def openable(self, s: City, door: Door) -> bool:
        """A coloured door waits for the objective of its colour, if the mission has one (p. 19)."""
        if not door.colour:
            return True
        return not any(token.kind == "objective" and token.colour == door.colour for token in s.tokens)

    def opened(self, t: Play, door: Door) -> None:
        for effect in self._opened:
            effect.opened(t, door)

    def entered(self, t: Play, who: str, zone: int) -> None:
        for effect in self._entered:
            effect.entered(t, who, zone)

    def acts(self, t: Play, kinds: tuple[int, ...], zone: int = -1) -> None:
        for effect in self._acts:
            effect.acts(t, kinds, zone)

    def horde_moved(self, t: Play, zones: tuple[int, ...]) -> None:
        for effect in self._horde_moved:
            effect.horde_moved(t, zones)

    def appeared(self, t: Play, zone: int, kind: int, n: int) -> None:
        for effect in self._appeared:
            effect.appeared(t, zone, kind, n)

    def killed(self, t: Play, who: str, zone: int, kind: int) -> None:
        what = t.s.rules.catalogue.kinds[kind]
        t.note("kills", t.s.noted("kills") + 1)
        t.note(f"kills {what.type}", t.s.noted(f"kills {what.type}") + 1)
        for effect in self._killed:
            effect.killed(t, who, zone, kind)

    # -- actions -----------------------------------------------------------------------------------------------

    def options(self, s: City, turn: Turn) -> list[Option]:
        """Actions that only this mission has; leaving by the exit costs nothing."""
        options: list[Option] = []
        if turn.zone in self.exits and not turn.crowd and self.may_leave(s, turn.survivor):
            options.append(Option("leave", turn.who))
        for effect in self._options:
            options += effect.options(s, turn)
        return options

    def may_leave(self, s: City, survivor: Survivor) -> bool:
        """The way out is open when everything else is done: what must be carried is held, and nobody is forgotten."""
        for effect in self._may_leave:
            if not effect.may_leave(s, survivor):
                return False
        last = not [mate for mate in s.survivors if mate.here and mate.id != survivor.id]
        return all(goal.may_leave(s, survivor, last) for goal in self.goals)

    def turn_ends(self, t: Play, who: str) -> None:
        for effect in self._turn_ends:
            effect.turn_ends(t, who)

    def round_ends(self, t: Play) -> None:
        for effect in self._round_ends:
            effect.round_ends(t)
        self.check(t)
        for late in self._too_late:
            if t.s.result is None:
                late.too_late(t)

    # -- goals -------------------------------------------------------------------------------------------------

    def check(self, t: Play) -> None:
        """Losing is looked at first (G-4); a goal that can't be met any more loses at once (p. 8)."""
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
                s.rules.hopeless(t, goal.id)
                return
        self._won(t)

    def _won(self, t: Play) -> bool:
        # The last goal is the way out, mostly, and so the last one that is met.
        for goal in reversed(self.goals):
            if not goal.met(t.s):
                return False
        t.tell("goals-met", "goal.win")
        t.win("goal.win")
        return True


def load_missions(
    folder: Path, tiles: Mapping[str, Tile], book: Book, over: list[dict[str, Any]] | None = None
) -> dict[str, Mission]:
    """Every mission file of a folder, checked; a broken one is refused with file, key and reason."""
    found: dict[str, Mission] = {}
    for path in sorted(folder.glob("*.toml")):
        data = read_toml(path)
        for row in check_rows(path.name, "mission", data.get("mission", []), SCHEMA):
            found[row["id"]] = Mission(path.name, row, tiles, book)
    for row in check_rows("missions.toml", "mission", list(over or ()), SCHEMA):
        found[row["id"]] = Mission("missions.toml", row, tiles, book)
    return found
