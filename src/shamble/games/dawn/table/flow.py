"""The verbs of the rulebook: what happens to counters, markers and cards, each told as an event with its rule."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.deck import Deck
from shamble.core.frame import Ask, Flow, Run
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.core.state import Result
from shamble.games.dawn.printed.counters import Place, Unit, Zed
from shamble.games.dawn.printed.terms import ACTIONS_MAX, CEMETERY, INFECTION_MAX, STOCK_MAX
from shamble.games.dawn.table.power_texts import telling
from shamble.games.dawn.table.powers import CARRIED, STORIES, common
from shamble.games.dawn.table.scoring import counts
from shamble.games.dawn.table.state import DECKS, Table

DIE: Final = (1, 2, 3, 4, 5, 6)


class Play(Flow[Table]):
    """A running rule of this game."""

    # -- dice and decks ----------------------------------------------------------------------------------------

    def die(self) -> int:
        return self.roll("die", DIE)

    def two(self) -> int:
        return self.die() + self.die()

    def set_deck(self, deck: Deck) -> None:
        index = DECKS.index(deck.name)
        self.s.decks = [*self.s.decks[:index], deck, *self.s.decks[index + 1 :]]

    def take(self, name: str) -> str:
        """The next card or counter of a deck; empty if there is none."""
        deck = self.s.deck(name)
        if not deck.layers:
            return ""
        card, rest = self.draw(deck)
        self.set_deck(rest)
        return card

    def put_back(self, zed: str) -> None:
        """A normal zed returns to its bag (p. 14)."""
        self.set_deck(self.s.deck("zeds").shuffled_with((zed,)))

    # -- stocks ------------------------------------------------------------------------------------------------

    def infect(self, n: int, rule: str) -> None:
        """Infection runs from 0 to 13; reaching 13 makes an unchecked outbreak wait (p. 16)."""
        s = self.s
        if not s.plays("infection") or not n:
            return
        before = s.infection
        s.infection = min(INFECTION_MAX, max(0, before + n))
        kind = "infection-up" if n > 0 else "infection-down"
        self.emit(kind, rule, n=abs(n), level=s.infection)
        if before < INFECTION_MAX == s.infection:
            s.due = True
            self.emit("outbreak-waits", "dawn.infection.unchecked", level=s.infection)

    def supply(self, n: int, rule: str) -> int:
        """Supplies gained or lost, up to 20 and down to 0; how many it really were."""
        s = self.s
        if not s.plays("supplies"):
            return 0
        before = s.supplies
        s.supplies = min(STOCK_MAX, max(0, before + n))
        self.emit("supplies-up" if n > 0 else "supplies-down", rule, n=abs(s.supplies - before), left=s.supplies)
        return abs(s.supplies - before)

    def ammunition(self, n: int, rule: str) -> int:
        s = self.s
        before = s.ammo
        s.ammo = min(STOCK_MAX, max(0, before + n))
        self.emit("ammo-up" if n > 0 else "ammo-down", rule, n=abs(s.ammo - before), left=s.ammo)
        return abs(s.ammo - before)

    def add_actions(self, n: int, rule: str) -> None:
        """The track of event actions ends at 4 (cards)."""
        s = self.s
        s.actions = min(ACTIONS_MAX, s.actions + n)
        self.emit("actions-up", rule, n=n, left=s.actions)

    # -- pieces ------------------------------------------------------------------------------------------------

    def set_unit(self, unit: Unit) -> Unit:
        self.s.units = [unit if one.id == unit.id else one for one in self.s.units]
        return unit

    def add_unit(self, unit: Unit) -> Unit:
        self.s.units = [*[one for one in self.s.units if one.id != unit.id], unit]
        return unit

    def remove_unit(self, id: str) -> None:
        self.s.units = [one for one in self.s.units if one.id != id]

    def set_zed(self, zed: Zed) -> Zed:
        self.s.zeds = [zed if one.id == zed.id else one for one in self.s.zeds]
        return zed

    def add_zed(self, zed: Zed) -> Zed:
        self.s.zeds = [*self.s.zeds, zed]
        return zed

    def remove_zed(self, id: str) -> None:
        """Off the map: a normal zed goes back into the bag, others into the box; its marker is lost."""
        s = self.s
        zed = s.zed(id)
        if zed is None:
            return
        s.zeds = [one for one in s.zeds if one.id != id]
        s.upgrades_gone = (*s.upgrades_gone, *zed.markers)
        if s.content.zeds[id].kind == "normal":
            self.put_back(id)

    def set_place(self, place: Place) -> None:
        others = [one for one in self.s.places if one.id != place.id]
        self.s.places = others if place.empty() else [*others, place]

    def move_unit(self, id: str, field: str, rule: str) -> None:
        """A unit is put elsewhere, without anything that entering might cause."""
        unit = self.s.unit(id)
        assert unit is not None
        if unit.field == field:
            return
        self.set_unit(unit.at(field))
        self.emit("unit-moves", rule, who=id, place=unit.field, dest=field)
        if id == "guard" and self.s.content.fields[field].kind in ("town", "center"):
            if "town-seen" not in unit.markers:
                self.set_unit(unit.at(field).with_marker("town-seen"))

    def enter_play(self, id: str, field: str, rule: str) -> None:
        """A unit comes from outside, at full strength, with what it brings (p. 3)."""
        s = self.s
        self.add_unit(Unit(id, field, reduced=id == "vip"))
        s.heroes_left = tuple([one for one in s.heroes_left if one != id])
        s.heroics_left = tuple([one for one in s.heroics_left if one != id])
        s.civilians_left = tuple([one for one in s.civilians_left if one != id])
        self.emit("unit-arrives", rule, who=id, place=field)
        self.unpack(id)

    def unpack(self, id: str) -> None:
        """What a unit brings along when it enters play."""
        s = self.s
        card = s.content.units[id]
        if card.gift_supplies:
            self.supply(card.gift_supplies, card.ability("gifts"))
        if card.gift_ammo:
            self.ammunition(card.gift_ammo, card.ability("gifts"))
        for power in CARRIED.get(id, ()):
            power.arrives(self, id)

    def bury(self, id: str, rule: str) -> None:
        """To the cemetery: out of the game, markers gone (p. 15)."""
        self.set_unit(Unit(id, CEMETERY, reduced=self.s.kind(id) == "villagers"))
        self.emit("unit-dies", rule, who=id)

    # -- markers -----------------------------------------------------------------------------------------------

    def put_chaos(self, field: str, n: int, rule: str) -> None:
        """Without a marker left the game is lost at that marker (p. 4, D-87)."""
        s = self.s
        if not s.plays("chaos"):
            return
        for _ in range(n):
            if not s.chaos_left():
                if s.option("crisis-proof"):
                    self.emit("chaos-none", "dawn.option.crisis-proof", place=field)
                    return
                self.emit("chaos-none", "dawn.goal.lose.chaos", place=field)
                self.lose("chaos", "dawn.goal.lose.chaos")
                return
            place = s.place(field)
            self.set_place(place.having(chaos=place.chaos + 1))
            self.emit("chaos", rule, place=field, left=s.chaos_left())

    def clear_chaos(self, field: str, rule: str) -> None:
        place = self.s.place(field)
        if place.chaos:
            self.set_place(place.having(chaos=place.chaos - 1))
            self.emit("chaos-cleared", rule, place=field, left=place.chaos - 1)

    def recover(self, id: str, rule: str) -> None:
        """A zed recovers one hit; from a clean reduced side it turns to its full side with the rest of its hits."""
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
        """All hit markers leave all zeds; nobody flips back."""
        for zed in self.s.zeds:
            if zed.hits:
                self.set_zed(zed.with_hits(zed.reduced, 0))
        self.emit("zeds-unmarked", rule)

    def hold(self, scope: str, what: str) -> None:
        """A reminder for this phase or round."""
        self.spend(scope, "holds " + what)

    # -- cards -------------------------------------------------------------------------------------------------

    def discard_story(self, card: str) -> None:
        self.s.kept = tuple([one for one in self.s.kept if one != card])
        self.s.story_discard = (*self.s.story_discard, card)

    def keep(self, card: str) -> None:
        """A played card comes back to the hand."""
        self.s.story_discard = tuple([one for one in self.s.story_discard if one != card])
        self.s.kept = (*self.s.kept, card)
        self.emit("card-stays", STORIES[card].cause(self.s), card=card)

    # -- plus on a die -----------------------------------------------------------------------------------------

    def luck(self, what: str, who: str) -> int:
        """Everything that adds to a die, each told by name."""
        total = 0
        for power, carrier in common(self.s, "luck"):
            n = power.luck(self.s, what, who)
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
        """Points and the rank (epilogue); they are counted once."""
        s = self.s
        if s.points:
            return
        s.points = tuple(counts(s, won))
        for id, n in s.points:
            self.emit("points", "dawn.end.score", what=id, n=n)
        total = sum([n for _, n in s.points])
        best = s.content.levels[s.level].max_score
        self.emit("rank", "dawn.end.rank", n=total, best=best, rank=s.content.rank(total).id)


class RuleStep(Run[Play]):
    """A step of this game that needs no answer."""


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
    """A step about zeds who move together, and the field they come from."""

    fields: ClassVar[tuple[str, ...]] = ("zeds", "field")
    __slots__ = ("field", "zeds")

    def __init__(self, zeds: tuple[str, ...], field: str) -> None:
        self.zeds: Final = zeds
        self.field: Final = field


class CauseStep(RuleStep):
    """A step that several cards or rules bring about."""

    fields: ClassVar[tuple[str, ...]] = ("cause",)
    __slots__ = ("cause",)

    def __init__(self, cause: str) -> None:
        self.cause: Final = cause


class Question(Ask[Table, Play]):
    """What the heroes decide together; the first seat has the last word."""

    tie: ClassVar[bool] = False
    """A tie is the heroes' to break, with the option Diabolic the zed player's (p. 4, 20)."""

    def seat(self, s: Table) -> int:
        return s.zed_seat if self.tie and s.versus and s.option("diabolic") else s.first

    def seats(self, s: Table) -> tuple[int, ...]:
        return (s.zed_seat,) if self.tie and s.versus and s.option("diabolic") else tuple(range(s.hero_seats))

    def meaning(self, s: Table, option: Option) -> Meaning | None:
        notes = telling(s, option)
        return Meaning(notes=notes) if notes else None


class CardQuestion(Question):
    """What several cards ask: the rule is that of the card."""

    fields: ClassVar[tuple[str, ...]] = ("cause",)
    __slots__ = ("cause",)

    def __init__(self, cause: str) -> None:
        self.cause: Final = cause

    def reason(self, s: Table) -> str:
        return self.cause


class HandQuestion(Question):
    """Its options may name cards of the heroes' hand, which the zed player may not see (D-81)."""

    def hidden(self, s: Table) -> bool:
        return s.versus


class WindowQuestion(HandQuestion):
    """A moment for kept cards. In versus the heroes are asked whenever they hold a card: being asked tells nothing."""

    always: ClassVar[bool] = True

    def window(self, s: Table, found: list[Option], otherwise: Option) -> list[Option]:
        return [*found, otherwise] if found or (s.versus and s.kept) else []


class TieQuestion(Question):
    tie: ClassVar[bool] = True


class CardTie(CardQuestion):
    """A tie that a card leaves."""

    tie: ClassVar[bool] = True


class ZedQuestion(Question):
    """What the zed player decides in versus, and the heroes otherwise: overflow and the order of tracks (p. 15)."""

    def seat(self, s: Table) -> int:
        return s.zed_seat if s.versus else s.first

    def seats(self, s: Table) -> tuple[int, ...]:
        return (s.zed_seat,) if s.versus else tuple(range(s.hero_seats))


class Told(RuleStep):
    """Tells one event when its turn has come."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "cause")
    __slots__ = ("cause", "kind")

    def __init__(self, kind: str, cause: str) -> None:
        self.kind: Final = kind
        self.cause: Final = cause

    def run(self, t: Play) -> None:
        t.emit(self.kind, self.cause)
