"""Set-up: the board and decks are laid out, survivors are chosen, starting equipment is dealt, a seat begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.table.flow import CityFlow, GroupQuestion, Question, RuleStep, WhoStep
from shamble.city.table.kit import HANDS
from shamble.city.table.pieces import Car, Companion
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.turns.rounds import RoundStart
from shamble.core.event import Args
from shamble.core.option import Option

if TYPE_CHECKING:
    from shamble.city.rules.rules import Rules


class SetUp(RuleStep):
    """Lays out board and decks and queues the rest of the set-up."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        t.open_scope("phase", "setup")
        t.tell("mission", "setup.mission", mission=s.rules.mission.id)
        lay_out(s)
        lay_decks(s)
        s.rules.set_up(t)


def set_up(t: CityFlow) -> None:
    """Queues the frames of the set-up, up to the first round."""
    gather(t)
    t.then(OwnGear())
    t.then(DealGear())
    t.then(Begin())
    t.then(RoundStart())


def gather(t: CityFlow) -> None:
    """Queues the choice of survivors and of the companions who wait on the board."""
    s = t.s
    mission = s.rules.mission
    for effect in mission.on_before_choosing:
        effect.before_choosing(t)
    for number in range(s.rules.team(s.seats)):
        t.then(ChooseSurvivor(number % s.seats))
    for effect in mission.on_after_choosing:
        effect.after_choosing(t)
    for number, row in enumerate(mission.row.get("companions") or []):
        t.then(PlaceCompanion(number, mission.zone("companions", row["zone"])))


def lay_out(s: CityState) -> None:
    """Places doors, spawn zones, tokens, cars and zombies as the mission says."""
    mission = s.rules.mission
    s.zombies = [s.rules.empty_zone] * len(s.board.zones)
    s.noise = [0] * len(s.board.zones)
    s.doors = s.board.open_at_start
    s.spawns = list(mission.spawns(s.rules.team(s.seats)))
    s.tokens = list(mission.tokens())
    s.cars = [
        Car(f"car-{number + 1}", row["kind"], mission.zone("cars", row["zone"]), drivable=bool(row.get("drive")))
        for number, row in enumerate(mission.row.get("cars") or [])
    ]
    for row in mission.row.get("zombies") or []:
        zone, kind = mission.zone("zombies", row["zone"]), s.rules.catalogue.kind[row["kind"]].index
        counts = s.zombies[zone]
        increased = (*counts[:kind], counts[kind] + row.get("n", 1), *counts[kind + 1 :])
        s.zombies = [increased if index == zone else others for index, others in enumerate(s.zombies)]
    mission.place(s)
    for door in s.board.doors:
        if door.open:
            for zone in (door.a, door.b):
                close_building(s, zone)
    for a, b, number in s.board.links:
        if number < 0 and s.board.zones[a].street != s.board.zones[b].street:
            close_building(s, a)
            close_building(s, b)
    for zone in mission.inhabited_zones:
        close_building(s, zone)
    s.rules.after_layout(s)


def recruit(rules: Rules, id: str, seat: int, zone: int, skills: tuple[str, ...] | None = None) -> Survivor:
    """A new survivor with the values of the sheet; starting skills may change health and adrenaline."""
    sheet = rules.catalogue.sheets[id]
    mine = sheet.levels[0] if skills is None else skills
    survivor = Survivor(id, seat, zone, sheet.health, sheet.health, skills=mine)
    for name in mine:
        survivor = rules.skill(name).recruited(survivor)
    return survivor


def close_building(s: CityState, zone: int) -> None:
    """Marks the building of a zone as opened: buildings that are open or occupied at the start never spawn zombies."""
    building = s.board.zones[zone].building
    if building >= 0:
        s.opened |= 1 << building


def lay_decks(s: CityState) -> None:
    """Lays out all decks, with empty discards."""
    s.decks = list(s.rules.decks())
    s.discards = [() for _ in s.decks]


ENOUGH: Final = Option("enough")


class ChooseSurvivor(Question):
    """Asks a seat to choose a survivor. Seats take turns; where the rules allow, a seat may stop when it has enough."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)
    ask: ClassVar[str] = "choose-survivor"
    verbs: ClassVar[tuple[str, ...]] = ("choose", "enough")
    cites: ClassVar[str] = "setup.six"

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, s: CityState) -> int:
        """The seat `who`, or the next seat that has not said `enough`."""
        phase = s.scope("phase")
        if phase is None or not phase.spent:
            return self.who
        hungry = [seat for seat in range(s.seats) if f"enough {seat}" not in phase.spent]
        return next((seat for seat in hungry if seat >= self.who), hungry[0])

    def question(self, s: CityState) -> Args:
        return {"seat": self.seat(s), "n": s.rules.team(s.seats) - len(s.survivors)}

    def options(self, s: CityState) -> list[Option]:
        chosen = [survivor.id for survivor in s.survivors]
        rules = s.rules
        options = [option for id, option in rules.choices.items() if id not in chosen]
        if rules.limits_choice:
            able = [option for option in options if rules.offers(s, option.target)]
            options = [option for option in able if rules.mission.offers(s, option.target)]
        if rules.free_survivor_choice and s.survivors:
            mine = self.seat(s)
            if any(survivor.seat == mine for survivor in s.survivors) and self.others(s, mine):
                options.append(ENOUGH)
        return options

    def others(self, s: CityState, mine: int) -> bool:
        """True if another seat can still choose survivors."""
        return any(seat != mine and not s.spent("phase", f"enough {seat}") for seat in range(s.seats))

    def answer(self, t: CityFlow, option: Option) -> None:
        s = t.s
        seat = self.seat(s)
        if option.verb == "enough":
            t.spend("phase", f"enough {seat}")
            t.tell("enough", "setup.six", seat=seat)
            t.then(ChooseSurvivor(self.who))
            return
        zone = s.rules.mission.start_of(s, option.target)
        t.join(recruit(s.rules, option.target, seat, zone))
        t.tell("chosen", "setup.sheet", seat=seat, who=option.target)


class PlaceCompanion(GroupQuestion):
    """Asks the players which companion waits in a marked zone."""

    fields: ClassVar[tuple[str, ...]] = ("number", "zone")
    __slots__ = ("number", "zone")
    people_first: ClassVar[bool] = True
    ask: ClassVar[str] = "choose-companion"
    verbs: ClassVar[tuple[str, ...]] = ("choose",)
    cites: ClassVar[str] = "companion.mission"

    def __init__(self, number: int, zone: int) -> None:
        self.number: Final = number
        self.zone: Final = zone

    def question(self, s: CityState) -> Args:
        return {"zone": s.board.zones[self.zone].id}

    def options(self, s: CityState) -> list[Option]:
        used = [survivor.id for survivor in s.survivors] + [companion.id for companion in s.companions]
        return [
            Option("choose", target=sheet.id)
            for sheet in s.rules.catalogue.sheets.values()
            if sheet.id not in used and all(s.rules.skill(name).learnable for name in sheet.skills())
        ]

    def answer(self, t: CityFlow, option: Option) -> None:
        t.s.companions = [*t.s.companions, Companion(option.target, self.zone)]
        t.tell("companion-waits", "companion.mission", companion=option.target, zone=t.zone(self.zone))


class OwnGear(RuleStep):
    """Gives the equipment that skills grant at the start, before the starting equipment is dealt."""

    def run(self, t: CityFlow) -> None:
        for survivor in t.s.survivors:
            for name in survivor.skills:
                t.s.rules.skill(name).geared(t, survivor.id)


def give(t: CityFlow, who: str, card: str, rule: str) -> None:
    """Gives a card of the starting equipment, into a free hand or else into the backpack."""
    survivor = t.s.survivor(who)
    if len(survivor.hands) < HANDS:
        t.set(survivor.having(hands=(*survivor.hands, card)))
    else:
        t.set(survivor.having(pack=(*survivor.pack, card)))
    t.tell("start-gear", rule, who=who, card=card)


class DealGear(RuleStep):
    """Deals all starting equipment at random and evenly; the players choose who gets the surplus cards."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        if "starting" not in s.rules.deck_index:
            return
        cards = len(s.deck("starting").cards())
        people = [survivor.id for survivor in s.survivors]
        even, surplus = divmod(cards, len(people))
        for _ in range(even):
            for id in people:
                t.then(GiveStart(id))
        if surplus:
            t.then(Surplus(surplus, ()))


class GiveStart(WhoStep):
    """Draws a card of the starting equipment for a survivor."""

    def run(self, t: CityFlow) -> None:
        deck = t.s.deck("starting")
        if not deck.layers:
            return
        card, remaining = t.draw(deck)
        t.set_deck(remaining)
        give(t, self.who, card, "setup.starting-gear")


class Surplus(GroupQuestion):
    """Asks who gets the next surplus card of the starting equipment; no survivor gets two."""

    fields: ClassVar[tuple[str, ...]] = ("left", "given")
    __slots__ = ("given", "left")
    people_first: ClassVar[bool] = True
    ask: ClassVar[str] = "surplus-gear"
    verbs: ClassVar[tuple[str, ...]] = ("equip",)
    cites: ClassVar[str] = "setup.starting-gear"

    def __init__(self, left: int, given: tuple[str, ...]) -> None:
        self.left: Final = left
        self.given: Final = given

    def options(self, s: CityState) -> list[Option]:
        if not self.left:
            return []
        return [Option("equip", survivor.id) for survivor in s.survivors if survivor.id not in self.given]

    def answer(self, t: CityFlow, option: Option) -> None:
        t.then(GiveStart(option.actor))
        t.then(Surplus(self.left - 1, (*self.given, option.actor)))


class Begin(RuleStep):
    """Chooses the first player and ends the set-up."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        if s.rules.start_player:
            s.first = s.rules.first_seat(s)
            t.tell("first-player", "setup.first-player", seat=s.first)
        t.close_scope("phase")
