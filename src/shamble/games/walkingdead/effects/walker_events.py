"""Events that bring walkers or move them."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.advice import Judged
from shamble.core.event import Args
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.games.walkingdead.effects.new_walkers import (
    arrival_meaning,
    bring_walkers,
    own_arrival_meaning,
    places_of_walkers,
    printed_walkers,
)
from shamble.games.walkingdead.effects.place_events import OwnPlaceEvent
from shamble.games.walkingdead.table.consequences import span
from shamble.games.walkingdead.table.content import EventCard
from shamble.games.walkingdead.table.event_effect import NOTHING, EventEffect
from shamble.games.walkingdead.table.flow import LeaderAlone, WalkingDeadFlow
from shamble.games.walkingdead.table.position_cost import ALLY, Spots, mean
from shamble.games.walkingdead.table.state import WalkingDeadState


class Walkers(EventEffect):
    """Walkers at each place that the card names, rolled for each place separately (p. 13)."""

    word: ClassVar[str] = "walkers"
    needs: ClassVar[tuple[str, ...]] = ("where", "amount")
    wheres: ClassVar[tuple[str, ...]] = ("each", "here", "occupied", "empty")
    looks_around: ClassVar[bool] = True

    def places(self, s: WalkingDeadState, who: int, event: EventCard) -> list[str]:
        """Returns the places that the card names: each, occupied, empty, or the player's own."""
        here = s.players[who].place
        return [
            place
            for place in s.grid
            if event.where in ("each", "occupied" if s.standing(place) else "empty")
            or (event.where == "here" and place == here)
        ]

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        bring_walkers(t, who, self.places(t.s, who, event), event.amount, event.rule)

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
        return arrival_meaning(s, self.places(s, who, event), event.amount)

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        for cell, place in enumerate(s.grid):
            if event.where in ("each", "occupied" if place in spots else "empty") or (
                event.where == "here" and place == spots[who]
            ):
                extra[cell] += mean(s, event.amount)
        return 0.0

    def looks_at(self, s: WalkingDeadState, who: int, event: EventCard) -> tuple[str, ...]:
        return places_of_walkers(s, who, self.places(s, who, event))


class Mourning(OwnPlaceEvent):
    """If no character has died yet: walkers at every place. Otherwise one at the player's place."""

    word: ClassVar[str] = "mourning"

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        if not t.s.dead:
            bring_walkers(t, who, t.s.grid, "black", event.rule)
        elif t.s.players[who].place:
            bring_walkers(t, who, (t.s.players[who].place,), 1, event.rule)

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
        return own_arrival_meaning(s, who, 1) if s.dead else arrival_meaning(s, list(s.grid), "black")

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        for cell, place in enumerate(s.grid):
            extra[cell] += 2.0 if not s.dead else 1.0 if place == spots[who] else 0.0
        return 0.0

    def looks_at(self, s: WalkingDeadState, who: int, event: EventCard) -> tuple[str, ...]:
        return places_of_walkers(s, who, (s.players[who].place,) if s.dead else s.grid)


class PrisonCrisis(EventEffect):
    """If the prison is empty: walkers there. Otherwise each player there loses allies."""

    word: ClassVar[str] = "prison-crisis"
    looks_around: ClassVar[bool] = True

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        guards = t.s.at("prison")
        if not guards:
            bring_walkers(t, who, ("prison",), "white", event.rule)
        for guard in guards:
            n = t.amount("black")
            t.emit("rolled-loss", "twd.event.roll-each", who=guard.char, n=n)
            t.lose_allies(guard.seat, n, event.rule)

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
        guards = s.at("prison")
        if not guards:
            return arrival_meaning(s, ["prison"], "white")
        losers = tuple([guard.char for guard in guards if guard.allies])
        return Meaning(notes=(Note("must-give", who=losers),)) if losers else NOTHING

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        guards = [seat for seat in range(len(spots)) if spots[seat] == "prison"]
        if guards:
            return sum([ALLY * min(2, s.players[seat].allies) for seat in guards], 0.0)
        extra[s.cell("prison")] += 3.5
        return 0.0

    def looks_at(self, s: WalkingDeadState, who: int, event: EventCard) -> tuple[str, ...]:
        guards = s.at("prison")
        return ("prison" if guards else "", *[guard.char for guard in guards if guard.allies])


class SplitGroup(EventEffect):
    """Walkers at each place with exactly one player."""

    word: ClassVar[str] = "split-group"
    needs: ClassVar[tuple[str, ...]] = ("walkers",)
    looks_around: ClassVar[bool] = True

    def places(self, s: WalkingDeadState) -> list[str]:
        """Returns the places where exactly one player stands."""
        return [place for place in s.grid if s.standing(place) == 1]

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        bring_walkers(t, who, self.places(t.s), printed_walkers(t.s, event), event.rule)

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
        return arrival_meaning(s, self.places(s), printed_walkers(s, event))

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        for place in spots:
            if place and list(spots).count(place) == 1:
                extra[s.cell(place)] += mean(s, printed_walkers(s, event))
        return 0.0

    def looks_at(self, s: WalkingDeadState, who: int, event: EventCard) -> tuple[str, ...]:
        return places_of_walkers(s, who, self.places(s))


class Noise(OwnPlaceEvent):
    """One walker from each neighbouring place moves to the player's place."""

    word: ClassVar[str] = "noise"

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        here = t.s.players[who].place
        if here:
            for place in t.s.neighbours(here):
                t.move_walkers(place, here, 1, event.rule)

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
        place = s.players[who].place
        n = len([near for near in s.neighbours(place) if s.place(near).walkers]) if place else 0
        return arrival_meaning(s, [place], n) if n else NOTHING

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        if spots[who]:
            for place in s.neighbours(spots[who]):
                if s.place(place).walkers:
                    extra[s.cell(place)] -= 1.0
                    extra[s.cell(spots[who])] += 1.0
        return 0.0


class OldFriends(OwnPlaceEvent):
    """Walkers at the player's place: as many as printed, and one more for each dead character."""

    word: ClassVar[str] = "old-friends"
    needs: ClassVar[tuple[str, ...]] = ("walkers",)

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        if t.s.players[who].place:
            bring_walkers(
                t, who, (t.s.players[who].place,), t.amount(printed_walkers(t.s, event)) + len(t.s.dead), event.rule
            )

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
        return own_arrival_meaning(s, who, span(s, event.walkers)[1] + len(s.dead))

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        if spots[who]:
            extra[s.cell(spots[who])] += mean(s, printed_walkers(s, event)) + len(s.dead)
        return 0.0


class Herd(OwnPlaceEvent):
    """Walkers come to the player's place; then all walkers of the fullest place move to a neighbouring one."""

    word: ClassVar[str] = "herd"
    needs: ClassVar[tuple[str, ...]] = ("walkers",)

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        here = t.s.players[who].place
        if here:
            bring_walkers(t, who, (here,), printed_walkers(t.s, event), event.rule)
        if here or t.s.walkers():
            t.then(HerdFrom())

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
        here = s.players[who].place
        least, more = span(s, printed_walkers(s, event)) if here else (0, 0)
        crowds = {place.id: place.walkers + (more if place.id == here else 0) for place in s.places}
        most = max(crowds.values())
        if not most:
            return NOTHING
        come = own_arrival_meaning(s, who, printed_walkers(s, event)).notes if here and more else ()
        if least != more:
            return Meaning(notes=come)  # the place from which the herd moves is not certain before the roll
        fullest = tuple([place for place, n in crowds.items() if n == most])
        return Meaning(notes=(*come, Note("herd", place=fullest, n=most)))

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        if spots[who]:
            extra[s.cell(spots[who])] += mean(s, printed_walkers(s, event))
        return 0.0


class HerdFrom(LeaderAlone):
    """Asks for the place with the most walkers; the leader decides a tie."""

    ask: ClassVar[str] = "herd-from"
    verbs: ClassVar[tuple[str, ...]] = ("herd-from",)
    rule: ClassVar[str] = "twd.event.herd"

    def options(self, s: WalkingDeadState) -> list[Option]:
        most = max([place.walkers for place in s.places])
        return [Option("herd-from", target=place.id) for place in s.places if place.walkers == most > 0]

    def judge(self, view: WalkingDeadState, option: Option) -> Judged:
        return float(len(view.at(option.target))), "away-from-us", {"place": option.target}

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        t.then(HerdTo(option.target))


class HerdTo(LeaderAlone):
    """Asks for the neighbouring place to which the whole herd moves."""

    fields: ClassVar[tuple[str, ...]] = ("start",)
    __slots__ = ("start",)
    ask: ClassVar[str] = "herd-to"
    verbs: ClassVar[tuple[str, ...]] = ("herd-to",)
    rule: ClassVar[str] = "twd.event.herd"

    def __init__(self, start: str) -> None:
        self.start: Final = start

    def question(self, s: WalkingDeadState) -> Args:
        return {"place": self.start, "n": s.place(self.start).walkers}

    def options(self, s: WalkingDeadState) -> list[Option]:
        return [Option("herd-to", target=place) for place in s.neighbours(self.start)]

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        there = s.place(option.target).walkers + s.place(self.start).walkers
        return Meaning(notes=(Note("walkers-then", place=option.target, n=there),))

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        t.move_walkers(self.start, option.target, t.s.place(self.start).walkers, self.rule)
