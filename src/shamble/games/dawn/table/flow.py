"""The verbs of the rulebook: changes of counters, markers and cards, each emitted as an event with its rule.

One file, because it is one class: frames of every chapter call its methods on the flow that they receive.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shamble.core.deck import Deck
from shamble.core.event import Args
from shamble.core.frame import Ask, Flow, Frame, Leave, Run
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.core.preferences import SCOPE
from shamble.core.state import Result
from shamble.games.dawn.printed.counters import FieldMarkers, Unit, Zed
from shamble.games.dawn.printed.terms import ACTIONS_MAX, CEMETERY, INFECTION_MAX, STOCK_MAX
from shamble.games.dawn.table.book import powers_in_force, powers_of_unit
from shamble.games.dawn.table.power_texts import telling
from shamble.games.dawn.table.scoring import counts
from shamble.games.dawn.table.state import DECKS, DawnState

DIE: Final = (1, 2, 3, 4, 5, 6)


class DawnFlow(Flow[DawnState]):
    """The flow of this game: dice, decks, and the changes that rules make to a `DawnState`."""

    # -- steps that come next anyway -------------------------------------------------------------------------------

    def at_once(self) -> bool:
        """True if a step that is queued now comes next anyway. It may then run right away, which is quicker and changes
        nothing: no step and no question lies between. False where a scenario may stop the game."""
        return not (self.queue or self.stop or self.s.result is not None)

    def unasked(self) -> bool:
        """True if a question that is queued now comes next anyway, and is skipped if it offers no choice."""
        if self.queue or self.stop or self.s.result is not None:
            return False
        scopes = self.s.scopes
        return not scopes or scopes[0].kind != SCOPE

    def proceed(self, step: Run[Any]) -> None:
        """Queues a step, or runs it right away if it comes next anyway."""
        if self.queue or self.stop or self.s.result is not None:
            self.queue.append(step)
        else:
            step.run(self)

    def pose(self, question: Ask[Any, Any]) -> None:
        """Queues a question, or takes its only option right away if it comes next anyway."""
        if self.unasked():
            options = question.options(self.s)
            if not options:
                return
            if len(options) == 1 and not question.asks_when_forced:
                question.answer(self, options[0])
                return
        self.queue.append(question)

    def leave(self, kind: str) -> None:
        """Closes the innermost scope of a kind after everything that is queued."""
        if self.queue or self.stop or self.s.result is not None:
            self.queue.append(Leave(kind))
        else:
            self.close_scope(kind)

    # -- dice and decks ----------------------------------------------------------------------------------------

    def die(self) -> int:
        return self.roll("die", DIE)

    def two(self) -> int:
        """The sum of two dice."""
        return self.die() + self.die()

    def set_deck(self, deck: Deck) -> None:
        index = DECKS.index(deck.name)
        self.s.decks = [*self.s.decks[:index], deck, *self.s.decks[index + 1 :]]

    def take(self, name: str) -> str:
        """Draws the next card or counter of a deck; empty if the deck is empty."""
        deck = self.s.deck(name)
        if not deck.layers:
            return ""
        card, left = self.draw(deck)
        self.set_deck(left)
        return card

    def put_back(self, zed: str) -> None:
        """Returns a normal zed to its bag (p. 14)."""
        self.set_deck(self.s.deck("zeds").shuffled_with((zed,)))

    def frame(self, name: str, *args: object) -> Frame:
        """A frame by its class name, for rules that lead back to each other: a retreat may end in a new melee."""
        kind: Any = self.s.content.frames[name]
        frame: Frame = kind(*args)
        return frame

    # -- stocks ------------------------------------------------------------------------------------------------

    def infect(self, n: int, rule: str) -> None:
        """Changes infection within 0 to 13. Cards that lower infection may be played before it rises to 13, which
        causes an unchecked outbreak (p. 16, D-112); later changes of the same step then wait too."""
        s = self.s
        if not s.uses_rules("infection") or not n:
            return
        waits = bool(self.queue) and any(type(frame) is s.content.frames["InfectionChanges"] for frame in self.queue)
        if not waits and s.infection < INFECTION_MAX <= s.infection + n:
            queued = len(self.queue)
            announcement: Any = self.frame("BeforeRise", n)
            self.announce(announcement)
            waits = len(self.queue) > queued
        if waits:
            self.then(self.frame("InfectionChanges", n, rule))
        else:
            self.set_infection(n, rule)

    def set_infection(self, n: int, rule: str) -> None:
        """Changes infection without an announcement; an unchecked outbreak becomes due at 13 (p. 16)."""
        s = self.s
        before = s.infection
        s.infection = min(INFECTION_MAX, max(0, before + n))
        kind = "infection-up" if n > 0 else "infection-down"
        self.emit(kind, rule, n=abs(n), level=s.infection)
        if before < INFECTION_MAX == s.infection:
            s.due = True
            self.emit("outbreak-waits", "dawn.infection.unchecked", level=s.infection)

    def supply(self, n: int, rule: str) -> int:
        """Changes supplies within 0 to 20; returns how many were gained or lost."""
        s = self.s
        if not s.uses_rules("supplies"):
            return 0
        before = s.supplies
        s.supplies = min(STOCK_MAX, max(0, before + n))
        self.emit("supplies-up" if n > 0 else "supplies-down", rule, n=abs(s.supplies - before), left=s.supplies)
        return abs(s.supplies - before)

    def ammunition(self, n: int, rule: str) -> int:
        """Changes ammunition within 0 to 20; returns how many were gained or lost."""
        s = self.s
        before = s.ammo
        s.ammo = min(STOCK_MAX, max(0, before + n))
        self.emit("ammo-up" if n > 0 else "ammo-down", rule, n=abs(s.ammo - before), left=s.ammo)
        return abs(s.ammo - before)

    def add_actions(self, n: int, rule: str) -> None:
        """Adds event actions, up to 4 (cards)."""
        s = self.s
        s.actions = min(ACTIONS_MAX, s.actions + n)
        self.emit("actions-up", rule, n=n, left=s.actions)

    # -- pieces ------------------------------------------------------------------------------------------------

    def set_unit(self, unit: Unit) -> Unit:
        """Puts a unit in the place of the one with its id, or adds it; returns the unit."""
        index = self.s.all_units()
        before = index.by_id.get(unit.id)
        if before is not None:
            units = self.s.units.copy()
            for number, other in enumerate(units):
                if other is before:
                    units[number] = unit
                    break
            self.s.units = units
            self.s.keep_units(index.with_unit(units, before, unit))
        return unit

    def add_unit(self, unit: Unit) -> Unit:
        """Adds a unit as the last one, in place of a counter with its id; returns the unit."""
        self.s.units = [*[other for other in self.s.units if other.id != unit.id], unit]
        return unit

    def remove_unit(self, id: str) -> None:
        self.s.units = [unit for unit in self.s.units if unit.id != id]

    def set_zed(self, zed: Zed) -> Zed:
        """Puts a zed in the place of the one with its id, or adds it; returns the zed."""
        index = self.s.all_zeds()
        before = index.by_id.get(zed.id)
        if before is not None:
            zeds = self.s.zeds.copy()
            for number, other in enumerate(zeds):
                if other is before:
                    zeds[number] = zed
                    break
            self.s.zeds = zeds
            self.s.keep_zeds(index.with_zed(zeds, before, zed))
        return zed

    def move_zeds(self, ids: tuple[str, ...], field: str) -> None:
        """Puts several zeds on a field."""
        s = self.s
        index = s.all_zeds()
        if len(ids) == 1:
            zed = index.by_id.get(ids[0])
            if zed is not None:
                self.set_zed(zed.at(field))
            return
        moved: list[Zed] = []
        zeds = s.zeds.copy()
        for number, zed in enumerate(zeds):
            if zed.id in ids:
                moved.append(zed)
                zeds[number] = zed.at(field)
        s.zeds = zeds
        s.keep_zeds(index.with_moved(zeds, moved, field))

    def add_zed(self, zed: Zed) -> Zed:
        """Adds a zed as the last one; returns the zed."""
        index = self.s.all_zeds()
        zeds = self.s.zeds = [*self.s.zeds, zed]
        if zed.id not in index.by_id:
            self.s.keep_zeds(index.with_new(zeds, zed))
        return zed

    def remove_zed(self, id: str) -> None:
        """Takes a zed off the map: a normal zed goes back into the bag, others into the box; its markers are lost."""
        s = self.s
        zed = s.zed(id)
        if zed is None:
            return
        index = s.all_zeds()
        zeds = s.zeds = [other for other in s.zeds if other is not zed]
        s.keep_zeds(index.without(zeds, zed))
        s.upgrades_gone = (*s.upgrades_gone, *zed.markers)
        if s.content.zeds[id].kind == "normal":
            self.put_back(id)

    def set_place(self, place: FieldMarkers) -> None:
        """Replaces the markers of a field; a field without markers is not listed."""
        others = [other for other in self.s.places if other.id != place.id]
        self.s.places = others if place.empty() else [*others, place]

    def put_unit(self, unit: Unit, field: str) -> Unit:
        """Puts a unit on another field. Every change of a unit's field goes through here: a unit that has left its
        village is not Defiant any more (p. 17), and the Guard remembers that it has been in town (p. 12). The fights
        and other consequences of entering are those of `fights.units_enter`."""
        unit = unit.at(field)
        if unit.defiant:
            unit = unit.willing()
            self.emit("willing", "dawn.zeds.defiant", who=unit.id)
        town = unit.id == "guard" and self.s.content.fields[field].kind in ("town", "center")
        return self.set_unit(unit.with_marker("town-seen") if town and "town-seen" not in unit.markers else unit)

    def move_unit(self, id: str, field: str, rule: str) -> None:
        """Moves a unit to another field, without the consequences of entering."""
        unit = self.s.unit(id)
        assert unit is not None
        if unit.field == field:
            return
        self.put_unit(unit, field)
        self.emit("unit-moves", rule, who=id, place=unit.field, dest=field)

    def enter_play(self, id: str, field: str, rule: str) -> None:
        """Brings a unit into play at full strength, with its gifts (p. 3)."""
        s = self.s
        self.add_unit(Unit(id, field, reduced=id == "vip"))
        s.heroes_left = tuple([other for other in s.heroes_left if other != id])
        s.heroics_left = tuple([other for other in s.heroics_left if other != id])
        s.civilians_left = tuple([other for other in s.civilians_left if other != id])
        self.emit("unit-arrives", rule, who=id, place=field)
        self.unpack(id)

    def unpack(self, id: str) -> None:
        """Adds the supplies and ammunition that a unit brings into play, and runs its `arrives` powers."""
        s = self.s
        card = s.content.units[id]
        if card.gift_supplies:
            self.supply(card.gift_supplies, card.ability("gifts"))
        if card.gift_ammo:
            self.ammunition(card.gift_ammo, card.ability("gifts"))
        for power in powers_of_unit(s, id):
            power.arrives(self, id)

    def bury(self, id: str, rule: str) -> None:
        """Moves a unit to the cemetery: out of the game, without markers (p. 15)."""
        self.set_unit(Unit(id, CEMETERY, reduced=self.s.kind(id) == "villagers"))
        self.emit("unit-dies", rule, who=id)

    # -- markers -----------------------------------------------------------------------------------------------

    def put_chaos(self, field: str, n: int, rule: str) -> None:
        """Puts chaos on a field; a marker that is no longer in stock loses the game (p. 4, D-87)."""
        s = self.s
        if not s.uses_rules("chaos"):
            return
        if s.chaos_left() < n and s.kept and not s.has_optional_rule("crisis-proof"):
            # The game would be lost: kept cards come first.
            self.then(self.frame("BeforeChaos", field))
            self.then(self.frame("ChaosPlaced", field, n, rule))
            return
        self.lay_chaos(field, n, rule)

    def lay_chaos(self, field: str, n: int, rule: str) -> None:
        """Puts chaos on a field without an announcement."""
        s = self.s
        for _ in range(n):
            if not s.chaos_left():
                if s.has_optional_rule("crisis-proof"):
                    self.emit("chaos-none", "dawn.option.crisis-proof", place=field)
                    return
                self.emit("chaos-none", "dawn.goal.lose.chaos", place=field)
                self.lose("chaos", "dawn.goal.lose.chaos")
                return
            place = s.place(field)
            self.set_place(place.having(chaos=place.chaos + 1))
            self.emit("chaos", rule, place=field, left=s.chaos_left())

    def clear_chaos(self, field: str, rule: str) -> None:
        """Removes one chaos marker from a field, if it has any."""
        place = self.s.place(field)
        if place.chaos:
            self.set_place(place.having(chaos=place.chaos - 1))
            self.emit("chaos-cleared", rule, place=field, left=place.chaos - 1)

    def recover(self, id: str, rule: str) -> None:
        """Heals a zed by one hit; a reduced zed without hits turns to its full side, one hit short of flipping."""
        zed = self.s.zed(id)
        if zed is None or self.s.content.zeds[id].kind == "infector":
            return
        if zed.hits:
            self.set_zed(zed.with_hits(zed.reduced, zed.hits - 1))
        elif zed.reduced:
            self.set_zed(zed.with_hits(False, self.s.content.zeds[id].hits[0] - 1))
        else:
            return
        self.emit("zed-recovers", rule, zed=id, place=zed.field)

    def unmark_all_hits(self, rule: str) -> None:
        """Removes all hit markers from all zeds; no zed flips back."""
        for zed in self.s.zeds:
            if zed.hits:
                self.set_zed(zed.with_hits(zed.reduced, 0))
        self.emit("zeds-unmarked", rule)

    def hold(self, scope: str, what: str) -> None:
        """Records a reminder for this phase or round."""
        self.spend(scope, "holds " + what)

    # -- cards -------------------------------------------------------------------------------------------------

    def discard_story(self, card: str) -> None:
        """Discards a story card, also out of the hand; in versus that shows the zed player a card."""
        if self.s.versus and card in self.s.kept:
            self.reveal()
        self.s.kept = tuple([other for other in self.s.kept if other != card])
        self.s.story_discard = (*self.s.story_discard, card)

    def keep(self, card: str) -> None:
        """Takes a played card back into the hand."""
        self.s.story_discard = tuple([other for other in self.s.story_discard if other != card])
        self.s.kept = (*self.s.kept, card)
        self.emit("card-stays", self.s.content.stories[card].rule, card=card)

    # -- plus on a die -----------------------------------------------------------------------------------------

    def bonus_to_die(self, what: str, who: str) -> int:
        """The sum of all bonuses to a die, each emitted with its cause."""
        total = 0
        for power, carrier in powers_in_force(self.s, "die_bonus"):
            n = power.die_bonus(self.s, what, who)
            if n:
                total += n
                if carrier:
                    self.emit("plus", power.cause(self.s), who=carrier, n=n)
                else:
                    self.emit("plus-card", power.cause(self.s), n=n)
        return total

    # -- the end -----------------------------------------------------------------------------------------------

    def lose(self, reason: str, rule: str) -> None:
        self.score(False)
        winners = (self.s.zed_seat,) if self.s.versus else ()
        self.finish(Result(False, reason, rule, winners))

    def win(self, reason: str, rule: str) -> None:
        self.score(True)
        self.finish(Result(True, reason, rule, tuple(range(self.s.hero_seats))))

    def score(self, won: bool) -> None:
        """Counts the points and the rank, once a game (epilogue)."""
        s = self.s
        if s.points:
            return
        s.points = tuple(counts(s, won))
        for id, n in s.points:
            self.emit("points", "dawn.end.score", what=id, n=n)
        total = sum([n for _, n in s.points])
        best = s.content.levels[s.level].max_score
        self.emit("rank", "dawn.end.rank", n=total, best=best, rank=s.content.rank(total).id)


class RuleStep(Run[DawnFlow]):
    """A rule step without a question."""


class FieldStep(RuleStep):
    """A step about one field."""

    fields: ClassVar[tuple[str, ...]] = ("field",)
    __slots__ = ("field",)

    def __init__(self, field: str) -> None:
        self.field: Final = field


class UnitStep(RuleStep):
    """A step about one unit."""

    fields: ClassVar[tuple[str, ...]] = ("unit",)
    __slots__ = ("unit",)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class TrackStep(RuleStep):
    """A step about one track."""

    fields: ClassVar[tuple[str, ...]] = ("track",)
    __slots__ = ("track",)

    def __init__(self, track: str) -> None:
        self.track: Final = track


class MobStep(RuleStep):
    """A step about zeds who move together, and the field that they leave."""

    fields: ClassVar[tuple[str, ...]] = ("zeds", "field")
    __slots__ = ("field", "zeds")

    def __init__(self, zeds: tuple[str, ...], field: str) -> None:
        self.zeds: Final = zeds
        self.field: Final = field


class CauseStep(RuleStep):
    """A step that several cards or rules queue; `cause` is the rule that its events name."""

    fields: ClassVar[tuple[str, ...]] = ("cause",)
    __slots__ = ("cause",)

    def __init__(self, cause: str) -> None:
        self.cause: Final = cause


class Question(Ask[DawnState, DawnFlow]):
    """A question to all heroes together; the first seat decides if they disagree."""

    tie: ClassVar[bool] = False
    """True if the question breaks a tie, which the zed player answers with the option Diabolic (p. 4, 20)."""

    def seat(self, s: DawnState) -> int:
        return s.zed_seat if self.tie and s.versus and s.has_optional_rule("diabolic") else s.first

    def seats(self, s: DawnState) -> tuple[int, ...]:
        return (
            (s.zed_seat,) if self.tie and s.versus and s.has_optional_rule("diabolic") else tuple(range(s.hero_seats))
        )

    def meaning(self, s: DawnState, option: Option) -> Meaning | None:
        notes = telling(s, option)
        return Meaning(notes=notes) if notes else None


class CausedQuestion(Question):
    """A question that several cards or rules ask; `cause` is the id of the rule that asked this one."""

    fields: ClassVar[tuple[str, ...]] = ("cause",)
    __slots__ = ("cause",)

    def __init__(self, cause: str) -> None:
        self.cause: Final = cause

    def reason(self, s: DawnState) -> str:
        return self.cause


class SeatQuestion(Question):
    """A question that one player alone answers; `who` is the number of the seat."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, s: DawnState) -> int:
        return self.who

    def seats(self, s: DawnState) -> tuple[int, ...]:
        return (self.who,)

    def question(self, s: DawnState) -> Args:
        return {"seat": self.who}


class HandQuestion(Question):
    """A question with options that may name cards of the heroes' hand, hidden from the zed player (D-81)."""

    def hidden(self, s: DawnState) -> bool:
        return s.versus


class WindowQuestion(HandQuestion):
    """A window for kept cards. In versus it is asked whenever the heroes hold a card, so that it reveals nothing."""

    asks_when_forced: ClassVar[bool] = True

    def window(self, s: DawnState, uses: list[Option], otherwise: Option) -> list[Option]:
        """Returns these uses of kept cards and the option to use none; empty if the question is not asked."""
        return [*uses, otherwise] if uses or (s.versus and s.kept) else []


class TieQuestion(Question):
    """A question that breaks a tie."""

    tie: ClassVar[bool] = True


class CausedTie(CausedQuestion):
    """A tie that the text of a card or rule leaves open."""

    tie: ClassVar[bool] = True


class ZedQuestion(Question):
    """A question for the zed player in versus, otherwise for the heroes: overflow, order of tracks (p. 15)."""

    def seat(self, s: DawnState) -> int:
        return s.zed_seat if s.versus else s.first

    def seats(self, s: DawnState) -> tuple[int, ...]:
        return (s.zed_seat,) if s.versus else tuple(range(s.hero_seats))
