"""Co-op zed events (rule 3): carried out once for each hero player but one."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shamble.core.option import Option
from shamble.games.dawn.printed.counters import Zed
from shamble.games.dawn.printed.terms import CENTER, DOCTOR
from shamble.games.dawn.table.flow import DawnFlow, RuleStep, TieQuestion
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.outbreaks import check_outbreak
from shamble.games.dawn.zeds.placing_zeds import PlaceZed
from shamble.games.dawn.zeds.zed_moves import FurtherStep, depart

MOVED: Final = "mob "
"""Prefix of the entry for a group that a co-op icon has moved: the ids of its zeds follow."""


class CoopIcon(RuleStep):
    """The co-op icon of an event: moves or places zeds, once for each hero player but one."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind

    def run(self, t: DawnFlow) -> None:
        times = t.s.heroes - 1
        t.emit("coop-move" if self.kind == "move" else "coop-place", f"dawn.coop.{self.kind}", n=times)
        t.open_scope("activation", "coop")
        for _ in range(times):
            t.pose(StrongestMoves() if self.kind == "move" else FewestGets())
            # An outbreak that one of these moves has caused comes before the next one (8.2, D-106).
            check_outbreak(t)
        t.leave("activation")


class Movable:
    """The zeds and mobs that can move and that this icon has not moved yet; a new mob counts anew (p. 5)."""

    def __init__(self, s: DawnState) -> None:
        self.s: Final = s
        self.ledger: Final = s.ledger("activation")
        self.moved: Final = [set(entry.split(" ")[1:]) for entry in self.ledger if entry.startswith(MOVED)]
        """The groups that this icon has moved."""
        self.held: Final = [what for what in s.reminders() if what.startswith("holds ")]
        """Reminders that may keep zeds from moving."""

    def strongest(self) -> list[tuple[str, ...]]:
        """The strongest of them, of equals those nearest to the centre, in the order of the zeds."""
        s = self.s
        at = s.all_zeds().at
        fields: list[tuple[int, str]] = []
        for field, zeds in at.items():
            strength = 0
            for zed in zeds:
                strength += s.zed_strength(zed)
            fields.append((strength, field))
        # The strongest fields first: where all zeds together are weaker than the best group, no group is as strong.
        fields.sort(reverse=True)
        best = (0, 0)
        equals: list[tuple[str, ...]] = []
        for strength, field in fields:
            if equals and strength < best[0]:
                break
            for group in self.among(field, at[field]):
                rank = self.rank(group, field)
                if not equals or rank > best:
                    best, equals = rank, [group]
                elif rank == best:
                    equals.append(group)
        if len(equals) > 1:
            order: dict[str, int] = {}
            for number, zed in enumerate(s.zeds):
                order.setdefault(zed.field, number)
            by_id = s.all_zeds().by_id
            equals.sort(key=lambda group: order[by_id[group[0]].field])
        return equals

    def rank(self, group: tuple[str, ...], field: str) -> tuple[int, int]:
        """The strength of a group on a field, and how near it is to the centre."""
        s = self.s
        zeds = s.all_zeds().by_id
        strength = 0
        for id in group:
            strength += s.zed_strength(zeds[id])
        return strength, -s.distance(field)

    def at(self, field: str) -> list[tuple[str, ...]]:
        """The mob on one field; in a catacomb each zed for itself."""
        return self.among(field, self.s.zeds_at(field))

    def among(self, field: str, zeds: list[Zed]) -> list[tuple[str, ...]]:
        """Returns the mob that these zeds of a field are, in a catacomb each zed for itself; nothing if they may not
        move: their track or they rest, the next field is closed or full, or they have moved already."""
        s = self.s
        info = s.content.fields[field]
        target = info.inner
        if self.ledger and "track " + info.track in self.ledger:
            return []
        held = self.held
        if held and "holds still " + info.track in held:
            return []
        here: list[str] = []
        for zed in zeds:
            if zed.id != DOCTOR and not (held and "holds rests " + zed.id in held):
                here.append(zed.id)
        if not here or (s.places and s.place(target).closed):
            return []
        if len(here) > 1:
            here.sort()
        if target != CENTER and s.zed_room(target) < 1 and not s.has_optional_rule("only-the-strong"):
            cards = s.content.zeds
            for id in here:
                if not cards[id].infector:
                    return []
        groups: list[tuple[str, ...]] = []
        if info.kind == "catacomb":
            for id in here:
                if not self.moved or not self.has_moved((id,)):
                    groups.append((id,))
        else:
            mob = tuple(here)
            if not self.moved or not self.has_moved(mob):
                groups.append(mob)
        return groups

    def has_moved(self, group: tuple[str, ...]) -> bool:
        """True if this icon has moved the group, or a mob of which all its zeds were part: a part that the stacking
        limit left behind, or that went on alone, is no new mob (p. 5, 7)."""
        for mob in self.moved:
            if mob.issuperset(group):
                return True
        return False


class StrongestMoves(TieQuestion):
    """The strongest zed or mob moves one field; ties: nearest to the centre, then the players' choice (p. 5)."""

    ask: ClassVar[str] = "strongest"
    verbs: ClassVar[tuple[str, ...]] = ("lead",)
    rule: ClassVar[str] = "dawn.coop.move"

    def options(self, s: DawnState) -> list[Option]:
        return [Option("lead", target=group[0]) for group in Movable(s).strongest()]

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        zed = s.zed(option.target)
        assert zed is not None
        group = next(group for group in Movable(s).at(zed.field) if group[0] == option.target)
        t.spend("activation", MOVED + " ".join(group))
        if s.has_optional_rule("only-the-strong"):
            # Each track moves only once for each icon (rule 13.2, D-101).
            t.spend("activation", "track " + s.track(zed.field))
        t.emit("coop-moves", self.rule, zeds=group, place=zed.field)
        window: Any = t.frame("GroupWindow", group, zed.field)
        t.pose(window)
        depart(t, group, zed.field)
        t.proceed(FurtherStep(group, zed.field))


class FewestGets(TieQuestion):
    """Places a new zed on the Start of the track with the fewest zeds (p. 5)."""

    ask: ClassVar[str] = "fewest"
    verbs: ClassVar[tuple[str, ...]] = ("locate",)
    rule: ClassVar[str] = "dawn.coop.place"

    def options(self, s: DawnState) -> list[Option]:
        fewest = min([len(s.zeds_on(track)) for track in s.tracks])
        return [Option("locate", target=track) for track in s.tracks if len(s.zeds_on(track)) == fewest]

    def answer(self, t: DawnFlow, option: Option) -> None:
        t.then(PlaceZed(t.s.start(option.target), self.rule))
