"""Set-up by level (set-up book)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.deck import Deck
from shamble.core.option import Option
from shamble.games.dawn.printed.content import Content
from shamble.games.dawn.printed.counters import Unit, Zed
from shamble.games.dawn.printed.terms import CENTER, GUARD_ARRIVES
from shamble.games.dawn.rounds.rounds import DrawEvent
from shamble.games.dawn.table.flow import CausedQuestion, DawnFlow, Question, RuleStep, SeatQuestion
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.zed_player import SetUpAnti

VILLAGES: Final = ("F4", "M5", "H5", "S5", "S3")
TEAM: Final = 4
"""Heroes that the players have together."""
ADVANCED: Final = 2
"""Number of advanced research cards in the deck."""


class SetUp(RuleStep):
    """Lays out decks, zeds and civilians; then the heroes are chosen (set-up book)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        t.open_scope("phase", "setup")
        t.emit("level", s.content.levels[s.level].rule, n=s.level)
        lay_decks(t)
        for track in s.tracks:
            zed = t.take("zeds")
            t.add_zed(Zed(zed, s.start(track)))
            t.emit("zed-appears", "dawn.setup.zeds", zed=zed, place=s.start(track), strength=s.strength(zed))
        civilians = list(s.content.unit_ids["civilian"])
        spots = (*VILLAGES, CENTER)
        for spot in spots:
            id = civilians.pop(t.pick_index("civilians", civilians) if len(civilians) > 1 else 0)
            t.add_unit(Unit(id, spot, defiant=spot != CENTER))
            t.emit("unit-arrives", "dawn.setup.civilians", who=id, place=spot)
        s.civilians_left = tuple(civilians)
        s.heroes_left = tuple([id for id in s.content.unit_ids["hero"] if s.content.units[id].level <= s.level])
        s.heroics_left = tuple([id for id in s.content.unit_ids["heroic"] if s.content.units[id].level <= s.level])
        if s.level:
            for seat in range(s.hero_seats):
                t.then(ChooseHero(seat))
        t.then(FillTeam())
        t.then(Furnish())


def lay_decks(t: DawnFlow) -> None:
    """Builds all decks for the level and length."""
    s = t.s
    content = s.content
    plan = content.plans[(s.level, s.length)]
    layers: list[tuple[str, ...]] = []
    for act in range(1, 5):
        special, regular = plan.special[act - 1], plan.regular[act - 1]
        if act > 2 and slowed(s, act):
            special -= 1
            spare = len(pool(content, s.level, act, "normal")) > regular
            regular += 1 if spare else 0
        cards = pick_some(t, pool(content, s.level, act, "special"), special)
        forced = ["mysterious-doctor"] if s.has_optional_rule("maestro") and act == 3 else []
        normal = [id for id in pool(content, s.level, act, "normal") if id not in forced]
        cards += forced + pick_some(t, normal, regular - len(forced))
        layers.append(tuple(sorted(cards)))
    finales = pool(content, s.level, 0, "finale")
    layers.append((finales[t.pick_index("finales", finales) if len(finales) > 1 else 0],))
    s.guard = s.uses_rules("prfn")
    stories = [card.id for card in content.stories.values() if card.level <= s.level]
    if not s.uses_rules("infection"):
        stories = [id for id in stories if id != "rats"]
    research: list[tuple[str, ...]] = []
    if s.uses_rules("research"):
        basics = [id for id, card in content.research.items() if card.kind == "basic"]
        chosen = pick_some(t, basics, plan.research)
        s.spare_research = tuple([id for id in basics if id not in chosen])
        advanced = [id for id, card in content.research.items() if card.kind == "advanced"]
        below = pick_some(t, advanced, ADVANCED)
        below += [id for id, card in content.research.items() if card.kind == "breakthrough"]
        research = [tuple(sorted(chosen)), tuple(sorted(below))]
        s.research_discard = ("dpc-order",)
    supers = list(content.zed_ids["super"]) if s.uses_rules("super-zeds") else []
    s.decks = [
        Deck("events", tuple(layers)),
        Deck.of("stories", stories),
        Deck("research", tuple(research)),
        Deck.of("zeds", list(content.zed_ids["normal"])),
        Deck.of("supers", supers),
    ]
    t.emit("decks", "dawn.setup.events", n=s.deck("events").size + (1 if s.guard else 0))


def slowed(s: DawnState, act: int) -> bool:
    """True if an option makes this act slower."""
    return s.has_optional_rule("slower-both") or s.has_optional_rule(f"slower-act-{act}")


def pool(content: Content, level: int, act: int, kind: str) -> list[str]:
    """Event cards of an act and kind that a level may use, without the Guard's card; cached."""
    key = (level, act, kind)
    cards = content.pools.get(key)
    if cards is None:
        cards = content.pools[key] = [
            card.id
            for card in content.events.values()
            if card.level <= level and card.act == act and card.kind == kind and card.id != GUARD_ARRIVES
        ]
    return cards


def pick_some(t: DawnFlow, cards: list[str], n: int) -> list[str]:
    """Picks `n` of these cards at random."""
    left = sorted(cards)
    picked: list[str] = []
    while left and len(picked) < n:
        picked.append(left.pop(t.pick_index("set-up", left) if len(left) > 1 else 0))
    return picked


class ChooseHero(SeatQuestion):
    """From level I on, each player chooses a hero, in seat order."""

    ask: ClassVar[str] = "choose-hero"
    verbs: ClassVar[tuple[str, ...]] = ("choose",)
    rule: ClassVar[str] = "dawn.setup.heroes"

    def options(self, s: DawnState) -> list[Option]:
        if s.has_optional_rule("clueless"):
            return []
        return [Option("choose", target=id) for id in s.heroes_left]

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        s.chosen = (*s.chosen, option.target)
        join(t, option.target, "dawn.setup.heroes")


def join(t: DawnFlow, id: str, rule: str) -> None:
    """Puts a hero or heroic civilian into the town centre; gifts follow after the stores are rolled."""
    s = t.s
    t.add_unit(Unit(id, CENTER))
    s.heroes_left = tuple([other for other in s.heroes_left if other != id])
    s.heroics_left = tuple([other for other in s.heroics_left if other != id])
    t.emit("unit-arrives", rule, who=id, place=CENTER)


class FillTeam(RuleStep):
    """Completes the team to four heroes (options: three or two), then adds a heroic civilian."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        if not s.level:
            for id in s.content.units:
                if s.content.units[id].basic:
                    join(t, id, "dawn.setup.heroes-basic")
        size = team_size(s)
        here = len([unit for unit in s.units if s.kind(unit.id) == "hero"])
        for _ in range(max(0, size - here) if s.level else 0):
            t.then(NewFace("hero", "dawn.setup.heroes"))
        if s.has_optional_rule("two-heroes") and s.level:
            for _ in range(TEAM - max(size, here)):
                t.then(OfferHeroic())
        if s.level:
            t.then(NewFace("heroic", "dawn.setup.heroic"))
        if s.has_optional_rule("volunteers"):
            t.then(Volunteer())


def team_size(s: DawnState) -> int:
    """Heroes that the players have together: `TEAM`, or fewer by an optional rule for small groups."""
    if s.hero_seats < TEAM and s.has_optional_rule("three-heroes"):
        return 3
    if s.hero_seats < TEAM and s.has_optional_rule("two-heroes"):
        return 2
    return TEAM


class OfferHeroic(Question):
    """Option: a heroic civilian may take the place of each missing hero (p. 20)."""

    ask: ClassVar[str] = "offer-heroic"
    verbs: ClassVar[tuple[str, ...]] = ("accept", "decline")
    rule: ClassVar[str] = "dawn.option.two-heroes"

    def options(self, s: DawnState) -> list[Option]:
        return [Option("accept"), Option("decline")] if s.heroics_left else []

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "accept":
            t.then(NewFace("heroic", self.rule))


class NewFace(CausedQuestion):
    """Adds a new hero or heroic civilian at set-up: drawn, or chosen with Familiar faces (p. 3, 19)."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "cause")
    __slots__ = ("kind",)
    ask: ClassVar[str] = "choose-face"
    verbs: ClassVar[tuple[str, ...]] = ("choose", "draw-face")

    def __init__(self, kind: str, cause: str) -> None:
        super().__init__(cause)
        self.kind: Final = kind

    def options(self, s: DawnState) -> list[Option]:
        left = s.heroes_left if self.kind == "hero" else s.heroics_left
        if not left:
            return []
        if s.has_optional_rule("familiar-faces"):
            return [Option("choose", target=id) for id in left]
        return [Option("draw-face", item=self.kind)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        left = list(s.heroes_left if self.kind == "hero" else s.heroics_left)
        id = option.target or left[t.pick_index("heroes", left) if len(left) > 1 else 0]
        join(t, id, self.cause)
        if id == "clarion":
            t.then(NewFace("heroic", "dawn.civilian.clarion.guest"))


class Volunteer(RuleStep):
    """Option: a heroic civilian replaces the civilian in the town centre (p. 19)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        for unit in s.units_at(CENTER):
            if s.kind(unit.id) == "civilian" and s.heroics_left:
                t.remove_unit(unit.id)
                s.civilians_left = (*s.civilians_left, unit.id)
                t.emit("unit-leaves-play", "dawn.option.volunteers", who=unit.id)
                t.then(NewFace("heroic", "dawn.option.volunteers"))
                return


class Furnish(RuleStep):
    """Places villagers and security, rolls the stores, adds gifts; then the first event."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        if s.uses_rules("villagers"):
            people = [id for id in s.content.unit_ids["villagers"] if id != "vip"]
            for id, village in zip(people, VILLAGES):
                t.add_unit(Unit(id, village))
            t.emit("villagers", "dawn.setup.villagers", n=len(people))
        if s.uses_rules("tunnel"):
            guards = [id for id in s.content.unit_ids["special"] if id.startswith("security")]
            for id, field in zip(guards, ("T0", "T2")):
                t.add_unit(Unit(id, field))
                t.emit("unit-arrives", "dawn.setup.security", who=id, place=field)
        if s.level:
            first, second = t.die(), t.die()
            t.emit("stores", "dawn.setup.resources", dice=(first, second))
            t.supply(first + second, "dawn.setup.resources")
            t.ammunition(6 - min(first, second), "dawn.setup.resources")
            for unit in s.units:
                card = s.content.units[unit.id]
                if card.gift_supplies:
                    t.supply(card.gift_supplies, card.ability("gifts"))
                if card.gift_ammo:
                    t.ammunition(card.gift_ammo, card.ability("gifts"))
        else:
            t.ammunition(4, "dawn.setup.resources-basic")
        if s.versus:
            t.then(SetUpAnti())
        t.then(Begin())
        t.then(DrawEvent())


class Begin(RuleStep):
    """Ends the set-up."""

    def run(self, t: DawnFlow) -> None:
        t.close_scope("phase")
        t.emit("begins", "dawn.round.phases")
