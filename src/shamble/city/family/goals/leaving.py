"""Goals about leaving the board, with cards or companions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from shamble.city.book.printed import kind_name
from shamble.city.missions.goal import Goal
from shamble.city.table.state import CityState
from shamble.city.table.survivor import AWAY, Survivor
from shamble.core.errors import ContentError

if TYPE_CHECKING:
    from shamble.city.advice.goal_zones import GoalZones
    from shamble.city.missions.mission import Mission


class Exit(Goal):
    """All living survivors leave the board, or any one of them."""

    id: ClassVar[str] = "exit"
    words: ClassVar[tuple[str, ...]] = ("who",)
    optional: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, mission: Mission, row: Mapping[str, Any]) -> None:
        super().__init__(mission, row)
        if not mission.exits:
            raise ContentError(f"{mission.where}: goals: the goal {self.id} needs an exit zone")

    def progress(self, s: CityState) -> tuple[int, int]:
        alive = s.alive()
        gone = len([survivor for survivor in alive if survivor.zone == AWAY])
        # The dead do not count where the game goes on without them; if all are dead, nobody has left.
        # Before the survivors are chosen, the needed number must not be 0, or the goal would be met.
        return gone, 1 if self.row.get("who") == "any" else max(1, len(alive or s.survivors))

    def met(self, s: CityState) -> bool:
        # A quick test first: this is called after every action, and mostly nobody has left.
        for mate in s.survivors:
            if mate.zone == AWAY:
                return super().met(s)
        return False

    def wants_everybody(self) -> bool:
        return self.row.get("who") != "any"

    def may_leave(self, s: CityState, survivor: Survivor, last: bool) -> bool:
        return True

    def leaves(self, s: CityState) -> bool:
        return True

    def wish_out(self, wishes: GoalZones) -> bool:
        return True


class Together(Exit):
    """All survivors leave; a single death makes the goal impossible."""

    id: ClassVar[str] = "together"
    words: ClassVar[tuple[str, ...]] = ()
    frail: ClassVar[bool] = True

    def progress(self, s: CityState) -> tuple[int, int]:
        return len([mate for mate in s.alive() if mate.zone == AWAY]), self.need(s)

    def need(self, s: CityState) -> int:
        """Number of survivors that must leave."""
        return max(1, len(s.survivors))

    def impossible(self, s: CityState) -> bool:
        for mate in s.survivors:
            if mate.dead:
                return True
        return False


class Carry(Goal):
    """Named cards, or `n` of `any`, are carried off the board; without an exit, they only have to be carried."""

    id: ClassVar[str] = "carry"
    words: ClassVar[tuple[str, ...]] = ("cards", "any", "n")
    optional: ClassVar[tuple[str, ...]] = ("cards", "any", "n")
    by_cards: ClassVar[bool] = True

    def __init__(self, mission: Mission, row: Mapping[str, Any]) -> None:
        super().__init__(mission, row)
        if ("any" in row) == ("cards" in row) or ("any" in row) != ("n" in row):
            raise ContentError(f"{mission.where}: goals: {self.id}: write cards = {{name = 1}}, or n and any = [names]")
        self._names: Final = tuple(dict.fromkeys(row.get("any") or row["cards"]))
        self._need: Final = int(row["n"]) if "any" in row else sum(row["cards"].values())

    def need(self) -> int:
        """Number of cards needed."""
        return self._need

    def progress(self, s: CityState) -> tuple[int, int]:
        return self.carried(s), self.need()

    def carried(self, s: CityState, anybody: bool = False) -> int:
        """Number of needed cards that escaped survivors carry; with `anybody`, or without an exit, that all living
        survivors carry."""
        cards: list[str] = []
        anybody = anybody or not self.mission.exits
        for survivor in s.survivors:
            if not survivor.dead and (anybody or survivor.zone == AWAY):
                for card in survivor.gear:
                    name = kind_name(card)
                    if name in self._names:
                        cards.append(name)
        if "any" in self.row:
            return min(int(self.row["n"]), len(cards))
        n = 0
        for name, need in self.row["cards"].items():
            n += min(need, cards.count(name))
        return n

    def may_leave(self, s: CityState, survivor: Survivor, last: bool) -> bool:
        return self.carried(s, True) >= self.need()

    def impossible(self, s: CityState) -> bool:
        """True if too few of the needed cards are left in the game: the discards of some decks never return."""
        if not s.decks or "cards" not in self.row:
            return False
        catalogue = s.rules.catalogue
        gone: list[str] = []
        for deck in s.rules.lost_decks:
            gone += [kind_name(card) for card in s.discarded(deck)]
        copies = catalogue.copies
        for name, n in self.row["cards"].items():
            if copies.get(name, 0) - gone.count(name) < n:
                return True
        return False

    def cards(self) -> tuple[str, ...]:
        """Names of the cards that the goal asks for."""
        return self._names

    def asks_for_card(self, name: str) -> bool:
        return name in self.cards()

    def tally(self, s: CityState) -> dict[str, int] | None:
        """Cards carried on the board, and cards taken out; None without an exit, where carrying them is enough."""
        if not self.mission.exits:
            return None
        out = self.progress(s)[0]
        return {"n": max(0, self.carried(s, True) - out), "out": out}

    def keeps_in(self, s: CityState) -> bool:
        return not self.met(s) and self.carried(s, True) < self.need()

    def holds_back(self, s: CityState, survivor: Survivor) -> bool:
        """True if the survivor carries none of the cards where a single survivor who leaves wins: carriers go first."""
        for goal in self.mission.goals:
            if goal.row.get("who") == "any":
                return not any(kind_name(card) in self.cards() for card in survivor.gear)
        return False

    def searching(self, s: CityState) -> bool:
        return not self.met(s)


class Rescue(Goal):
    """Lead every companion off the board."""

    id: ClassVar[str] = "rescue"

    def progress(self, s: CityState) -> tuple[int, int]:
        saved = [companion for companion in s.companions if s.companion_zone(companion) == AWAY]
        return len(saved), len(self.mission.row.get("companions") or [])

    def impossible(self, s: CityState) -> bool:
        return len(s.companions) < len(self.mission.row.get("companions") or [])

    def may_leave(self, s: CityState, survivor: Survivor, last: bool) -> bool:
        left = [
            companion
            for companion in s.companions
            if s.companion_zone(companion) != AWAY and companion.leader != survivor.id
        ]
        return not (last and left)

    def wish(self, wishes: GoalZones) -> None:
        wish_for_companions(wishes)

    def wish_out(self, wishes: GoalZones) -> bool:
        return True


class LeadCompanions(Goal):
    """Every companion has a leader."""

    id: ClassVar[str] = "rally"
    passing: ClassVar[bool] = True

    def progress(self, s: CityState) -> tuple[int, int]:
        led = [companion for companion in s.companions if companion.leader]
        return len(led), len(s.companions)

    def wish(self, wishes: GoalZones) -> None:
        wish_for_companions(wishes)


def wish_for_companions(wishes: GoalZones) -> None:
    """Adds the zones of companions without a leader."""
    s = wishes.s
    for companion in s.companions:
        if not companion.leader and companion.zone != AWAY and s.rules.mission.followable(s, companion):
            wishes.want(companion.zone)
