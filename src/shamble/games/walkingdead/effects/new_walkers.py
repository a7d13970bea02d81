"""Walkers that an event brings (p. 3), and the silencer that keeps one of them away (house)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from shamble.core.advice import Judged
from shamble.core.event import Args
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.games.walkingdead.table.consequences import span
from shamble.games.walkingdead.table.content import EventCard
from shamble.games.walkingdead.table.event_effect import NOTHING
from shamble.games.walkingdead.table.flow import RuleStep, SeatQuestion, WalkingDeadFlow
from shamble.games.walkingdead.table.shared_options import either
from shamble.games.walkingdead.table.state import WalkingDeadState


class PlaceWalkers(RuleStep):
    """Puts an event's walkers on a place, one less if the player uses the silencer (house).

    `who`: the seat that may use it. `amount`: a printed amount: a number, or a word such as `black` for a die
    (`DICE_AND_PLAYERS`). `rule`: the rule that brings them.
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "place", "amount", "rule")
    __slots__ = ("amount", "place", "rule", "who")

    def __init__(self, who: int, place: str, amount: int | str, rule: str) -> None:
        self.who: Final = who
        self.place: Final = place
        self.amount: Final = amount
        self.rule: Final = rule

    def run(self, t: WalkingDeadFlow) -> None:
        enter(t, self.who, self.place, self.amount, self.rule)


def bring_walkers(t: WalkingDeadFlow, who: int, places: Sequence[str], amount: int | str, rule: str) -> None:
    """Puts walkers on these places, one after another. A player with a silencer may be asked in between."""
    if t.s.unused_card(t.s.players[who], "silencer"):
        for place in places:
            t.then(PlaceWalkers(who, place, amount, rule))
    else:
        for place in places:
            enter(t, who, place, amount, rule)


def places_of_walkers(s: WalkingDeadState, who: int, places: Sequence[str]) -> tuple[str, ...]:
    """Returns these places, to which walkers come, and once more the one where this seat could use a silencer."""
    player = s.players[who]
    silenced = player.place in places and s.unused_card(player, "silencer")
    return (*places, player.place) if silenced else tuple(places)


def enter(t: WalkingDeadFlow, who: int, place: str, amount: int | str, rule: str) -> None:
    """Rolls the amount and puts the walkers on a place, or asks first if the player can use the silencer there."""
    n = t.amount(amount)
    player = t.s.players[who]
    if amount in ("black", "white"):
        t.emit("rolled-walkers", "twd.event.dice", who=player.char, place=place, n=n)
    if n and player.place == place and t.s.unused_card(player, "silencer"):
        t.then(Silence(who, place, n, rule))
    else:
        t.place_walkers(place, n, rule)


class Silence(SeatQuestion):
    """Asks to use the silencer: one walker less at the player's own place, once a round."""

    fields: ClassVar[tuple[str, ...]] = ("who", "place", "n", "cause")
    __slots__ = ("cause", "n", "place")
    ask: ClassVar[str] = "silence"
    verbs: ClassVar[tuple[str, ...]] = ("silence", "pass")
    rule: ClassVar[str] = "twd.item.silencer"
    rolled: ClassVar[bool] = True

    def __init__(self, who: int, place: str, n: int, cause: str) -> None:
        super().__init__(who)
        self.place: Final = place
        self.n: Final = n
        self.cause: Final = cause

    def question(self, s: WalkingDeadState) -> Args:
        return {"who": s.players[self.who].char, "place": self.place, "n": self.n}

    def judge(self, view: WalkingDeadState, option: Option) -> Judged:
        return (1.0 if option.verb == "silence" else 0.0), "fewer-walkers", {}

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        if player.place != self.place:
            return [Option("pass", player.char)]
        return either("silence", "pass", player.char)

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        return Meaning(notes=(walkers_come(s, self.place, self.n - (1 if option.verb == "silence" else 0)),))

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        n = self.n
        card = t.s.unused_card(t.s.players[self.who], "silencer")
        if option.verb == "silence" and card:
            t.spend("round", card)
            t.emit("silenced", self.rule, who=option.actor, card=card)
            n -= 1
        if n:
            t.place_walkers(self.place, n, self.cause)


def printed_walkers(s: WalkingDeadState, event: EventCard) -> int | str:
    """Returns the amount of walkers that the card brings: some cards print another one for a game alone, or for one or
    two players."""
    if s.solo:
        return event.solo
    return event.few_walkers if s.few else event.walkers


def walkers_come(s: WalkingDeadState, place: str, amount: int | str) -> Note:
    """Returns the note about walkers that will enter a place."""
    least, most = span(s, amount)
    if least == most:
        return Note("walkers-come", place=place, n=most)
    return Note("walkers-die", place=place, least=least, most=most)


def arrival_meaning(s: WalkingDeadState, places: list[str], amount: int | str) -> Meaning:
    """Returns the meaning of an amount of new walkers at each of these places."""
    if not places:
        return NOTHING
    if len(places) == 1:
        return Meaning(notes=(walkers_come(s, places[0], amount),))
    least, most = span(s, amount)
    if least == most:
        return Meaning(notes=(Note("walkers-each", place=tuple(places), n=most),))
    return Meaning(notes=(Note("walkers-each-die", place=tuple(places), least=least, most=most),))


def own_arrival_meaning(s: WalkingDeadState, who: int, amount: int | str) -> Meaning:
    """Returns the meaning of an amount of new walkers at the place of seat `who`."""
    place = s.players[who].place
    return arrival_meaning(s, [place] if place else [], amount)
