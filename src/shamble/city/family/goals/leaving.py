"""Getting out, with what must be carried and whom must be led."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from shamble.city.book.printed import kind_name
from shamble.city.missions.goal import Goal
from shamble.city.table.state import City
from shamble.city.table.survivor import AWAY, Survivor
from shamble.core.errors import ContentError

if TYPE_CHECKING:
    from shamble.city.advice.goal_zones import Wishes
    from shamble.city.missions.mission import Mission


class Exit(Goal):
    """All of the living leave the board, or anybody does."""

    id: ClassVar[str] = "exit"
    words: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, mission: Mission, row: Mapping[str, Any]) -> None:
        super().__init__(mission, row)
        if not mission.exits:
            raise ContentError(f"{mission.where}: goals: the goal {self.id} needs an exit zone")

    def progress(self, s: City) -> tuple[int, int]:
        alive = s.alive()
        gone = len([survivor for survivor in alive if survivor.zone == AWAY])
        # Where the dead do not end the game, they are nobody who could still leave; if all are dead, nobody did.
        # Before anybody has sat down nobody has left either.
        return gone, 1 if self.row.get("who") == "any" else max(1, len(alive or s.survivors))

    def met(self, s: City) -> bool:
        # Asked after every action, and nearly always nobody has left.
        return bool([one for one in s.survivors if one.zone == AWAY]) and super().met(s)

    def may_leave(self, s: City, survivor: Survivor, last: bool) -> bool:
        return True

    def leaves(self, s: City) -> bool:
        return True

    def wish_out(self, wishes: Wishes) -> bool:
        return True


class Together(Exit):
    """Everybody leaves: the first death is one too many."""

    id: ClassVar[str] = "together"
    words: ClassVar[tuple[str, ...]] = ()
    frail: ClassVar[bool] = True

    def progress(self, s: City) -> tuple[int, int]:
        return len([one for one in s.alive() if one.zone == AWAY]), self.need(s)

    def need(self, s: City) -> int:
        return max(1, len(s.survivors))

    def impossible(self, s: City) -> bool:
        return any(one.dead for one in s.survivors)


class Carry(Goal):
    """Named cards, or `n` of `any`, are carried out; where there is no exit, they are held."""

    id: ClassVar[str] = "carry"
    words: ClassVar[tuple[str, ...]] = ("cards", "any", "n")
    by_cards: ClassVar[bool] = True

    def need(self) -> int:
        return int(self.row["n"]) if "any" in self.row else sum(self.row["cards"].values())

    def progress(self, s: City) -> tuple[int, int]:
        return self.carried(s), self.need()

    def carried(self, s: City, anybody: bool = False) -> int:
        """Needed cards that escaped survivors carry, or all survivors do where there is no exit."""
        cards: list[str] = []
        for survivor in s.survivors:
            if not survivor.dead and (anybody or survivor.zone == AWAY or not self.mission.exits):
                cards += [kind_name(card) for card in survivor.gear]
        if "any" in self.row:
            return min(int(self.row["n"]), len([name for name in cards if name in self.row["any"]]))
        return sum([min(n, cards.count(name)) for name, n in self.row["cards"].items()])

    def may_leave(self, s: City, survivor: Survivor, last: bool) -> bool:
        return self.carried(s, True) >= self.need()

    def impossible(self, s: City) -> bool:
        """Whether too few of the needed cards are still in the game: some decks never come back (Z-3)."""
        if not s.decks or "cards" not in self.row:
            return False
        catalogue = s.rules.catalogue
        lost = [deck for deck in catalogue.decks if deck not in s.rules.returning]
        gone = [kind_name(card) for deck in lost for card in s.discarded(deck)]
        copies = catalogue.copies
        return any(copies.get(name, 0) - gone.count(name) < n for name, n in self.row["cards"].items())

    def cards(self) -> list[str]:
        """The cards that it asks for."""
        return list(self.row.get("any") or self.row["cards"])

    def keeps_in(self, s: City) -> bool:
        return not self.met(s) and self.carried(s, True) < self.need()

    def holds_back(self, s: City, survivor: Survivor) -> bool:
        """Where anybody who leaves is enough, what must be carried goes first, guarded by the others."""
        one = any(goal.row.get("who") == "any" for goal in self.mission.goals)
        return one and not any(kind_name(card) in self.cards() for card in survivor.gear)

    def searching(self, s: City) -> bool:
        return not self.met(s)


class Rescue(Goal):
    """Every companion is led out."""

    id: ClassVar[str] = "rescue"

    def progress(self, s: City) -> tuple[int, int]:
        saved = [companion for companion in s.companions if s.companion_zone(companion) == AWAY]
        return len(saved), len(self.mission.row.get("companions") or [])

    def impossible(self, s: City) -> bool:
        return len(s.companions) < len(self.mission.row.get("companions") or [])

    def may_leave(self, s: City, survivor: Survivor, last: bool) -> bool:
        left = [one for one in s.companions if s.companion_zone(one) != AWAY and one.leader != survivor.id]
        return not (last and left)

    def wish(self, wishes: Wishes) -> None:
        wish_for_companions(wishes)

    def wish_out(self, wishes: Wishes) -> bool:
        return True


class Rally(Goal):
    """Somebody leads every companion."""

    id: ClassVar[str] = "rally"
    passing: ClassVar[bool] = True

    def progress(self, s: City) -> tuple[int, int]:
        led = [companion for companion in s.companions if companion.leader]
        return len(led), len(s.companions)

    def wish(self, wishes: Wishes) -> None:
        wish_for_companions(wishes)


def wish_for_companions(wishes: Wishes) -> None:
    s = wishes.s
    for companion in s.companions:
        if not companion.leader and companion.zone != AWAY and s.rules.mission.followable(s, companion):
            wishes.want(companion.zone)
