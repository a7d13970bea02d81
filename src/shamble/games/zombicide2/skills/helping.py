"""Skills that help others or affect a whole zone (p. 63-66)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.book.skill import Skill
from shamble.city.family.skills.commands import command_options, judge_command
from shamble.city.family.skills.once_a_turn import OnceATurn
from shamble.city.horde.activation import Activate
from shamble.city.horde.spawn_cards import SpawnCard
from shamble.city.survivors.levels import LevelUp
from shamble.city.table.flow import CityFlow, GroupQuestion, Question, WhoQuestion
from shamble.city.table.kit import kit_of
from shamble.city.table.pieces import Companion
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import SMALL_TURN, TurnBudget
from shamble.city.turns.cars import leave_car
from shamble.city.turns.rounds import ExtraTurn
from shamble.core.event import Args
from shamble.core.option import Option

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.core.advice import Judged


class Shove(OnceATurn):
    """Moves every zombie of the zone to a neighbouring one."""

    id: ClassVar[str] = "shove"
    verbs: ClassVar[tuple[str, ...]] = ("shove",)

    def ways(self, s: CityState, turn: TurnBudget) -> list[Option]:
        zones = s.board.zones
        near = s.topology().near[turn.zone] if turn.crowd else ()
        return [Option("shove", turn.who, zones[zone].id) for zone in near]

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        s, who = judge.s, judge.me
        to = s.board.names[option.target]
        worth = 1.5 * s.crowd(who.zone) - 2.0 if not s.people(to) else -5.0
        return judge.now + worth, "shove", {"who": who.id}

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        s = t.s
        t.spend("turn", self.id)
        here, there = s.survivor(who).zone, s.board.names[option.target]
        for kind, n in enumerate(s.zombies[here]):
            if n:
                t.add(here, kind, -n)
                t.add(there, kind, n)
        t.tell("shoves", "skill.shove", who=who, zone=option.target)
        s.rules.mission.horde_moved(t, (there,))


class Lifesaver(OnceATurn):
    """Pulls survivors out of a neighbouring zone with zombies."""

    id: ClassVar[str] = "lifesaver"
    verbs: ClassVar[tuple[str, ...]] = ("lifesaver",)

    def ways(self, s: CityState, turn: TurnBudget) -> list[Option]:
        view = s.topology().sight(turn.zone)
        return [
            Option("lifesaver", turn.who, s.board.zones[zone].id)
            for zone in s.topology().near[turn.zone]
            if zone in view and s.crowd(zone) and (s.at(zone) or lone(s, zone))
        ]

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.spend("turn", self.id)
        t.tell("lifesaver", "skill.lifesaver", who=who, zone=option.target)
        t.then(Pull(who, t.s.board.names[option.target], ()))


def lone(s: CityState, zone: int) -> list[str]:
    """Ids of the companions without a leader in a zone; they are survivors too (p. 34)."""
    return [
        companion.id
        for companion in s.companions
        if not companion.leader and companion.zone == zone and s.rules.mission.followable(s, companion)
    ]


class Pull(Question):
    """Asks each survivor in the zone whether to follow the lifesaver (p. 64). For a companion without a leader, the
    lifesaver's player answers."""

    fields: ClassVar[tuple[str, ...]] = ("who", "zone", "asked")
    __slots__ = ("asked", "who", "zone")
    ask: ClassVar[str] = "pull"
    verbs: ClassVar[tuple[str, ...]] = ("follow", "stay")
    cites: ClassVar[str] = "skill.lifesaver"

    def __init__(self, who: str, zone: int, asked: tuple[str, ...]) -> None:
        self.who: Final = who
        self.zone: Final = zone
        self.asked: Final = asked

    def waiting(self, s: CityState) -> list[str]:
        there = [mate.id for mate in s.at(self.zone)] + lone(s, self.zone)
        return [id for id in there if id not in self.asked]

    def seat(self, s: CityState) -> int:
        first = self.waiting(s)[0]
        return next((mate.seat for mate in s.survivors if mate.id == first), s.survivor(self.who).seat)

    def question(self, s: CityState) -> Args:
        return {"who": self.who, "whom": self.waiting(s)[0]}

    def options(self, s: CityState) -> list[Option]:
        waiting = self.waiting(s)
        return [Option("follow", waiting[0]), Option("stay", waiting[0])] if waiting else []

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "follow":
            here = t.s.survivor(self.who).zone
            if option.actor in lone(t.s, self.zone):
                t.set_companion(Companion(option.actor, here))
            else:
                if t.s.survivor(option.actor).car:
                    leave_car(t, option.actor)
                t.go(option.actor, here)
            t.tell("pulled", "skill.lifesaver", who=option.actor, whom=self.who)
            t.s.rules.mission.check(t)
        t.then(Pull(self.who, self.zone, (*self.asked, option.actor)))


class Taunt(OnceATurn):
    """Activates all zombies of a zone up to two steps away at once, against this survivor only (Z-40)."""

    id: ClassVar[str] = "taunt"
    verbs: ClassVar[tuple[str, ...]] = ("taunt",)

    def ways(self, s: CityState, turn: TurnBudget) -> list[Option]:
        near = s.topology().near
        reached = {turn.zone, *near[turn.zone], *[other for zone in near[turn.zone] for other in near[zone]]}
        return [Option("taunt", turn.who, s.board.zones[zone].id) for zone in sorted(reached) if s.crowd(zone)]

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        s = t.s
        t.spend("turn", self.id)
        zone = s.board.names[option.target]
        t.tell("taunts", "skill.taunt", who=who, zone=option.target)
        for kind in s.rules.all_kinds:
            if s.zombies[zone][kind]:
                t.then(Activate((kind,), zone, s.zombies[zone][kind], 0, who))


class BornLeader(OnceATurn):
    """Gives another survivor an action at once, in a turn of its own (Z-34)."""

    id: ClassVar[str] = "born-leader"
    verbs: ClassVar[tuple[str, ...]] = ("command",)

    def ways(self, s: CityState, turn: TurnBudget) -> list[Option]:
        # A given action gives no further one (G-6).
        return [] if SMALL_TURN in turn.spent else command_options(s, turn)

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        return judge_command(judge, option)

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.spend("turn", self.id)
        t.tell("commands", "skill.born-leader", who=who, whom=option.target)
        t.then(ExtraTurn(option.target, SMALL_TURN))


class DispatcherSkill(Skill):
    """Draws all zombie cards of the spawn step first and distributes them to the zones."""

    id: ClassVar[str] = "dispatcher"

    def spawn_step(self, t: CityFlow, who: str, zones: list[int]) -> bool:
        cards = [card for card in [t.take("zombies", "spawn.reshuffle") for _ in zones] if card]
        t.tell("dispatched", "skill.dispatcher", cards=tuple([f"#{card}" for card in cards]))
        t.then(Dispatch(tuple(zones), tuple(cards), ()))
        return True


class Dispatch(GroupQuestion):
    """Asks for the card of each zone; then all take effect in order (Z-36)."""

    fields: ClassVar[tuple[str, ...]] = ("zones", "cards", "given")
    __slots__ = ("cards", "given", "zones")
    ask: ClassVar[str] = "dispatch"
    verbs: ClassVar[tuple[str, ...]] = ("dispatch",)
    cites: ClassVar[str] = "skill.dispatcher"

    def __init__(self, zones: tuple[int, ...], cards: tuple[str, ...], given: tuple[str, ...]) -> None:
        self.zones: Final = zones
        self.cards: Final = cards
        self.given: Final = given

    def seat(self, s: CityState) -> int:
        return next(
            survivor.seat
            for survivor in s.survivors
            if survivor.here and DispatcherSkill.id in kit_of(s, survivor).count
        )

    def question(self, s: CityState) -> Args:
        return {"zone": s.board.zones[self.zones[len(self.given)]].id}

    def options(self, s: CityState) -> list[Option]:
        if len(self.given) >= len(self.zones):
            return []
        zone = s.board.zones[self.zones[len(self.given)]].id
        return [Option("dispatch", target=zone, item=f"#{card}") for card in self.cards]

    def answer(self, t: CityFlow, option: Option) -> None:
        card = option.item[1:]
        given = (*self.given, card)
        cards_left = tuple([other for other in self.cards if other != card])
        if cards_left:
            t.then(Dispatch(self.zones, cards_left, given))
            return
        for zone, given_card in zip(self.zones, given, strict=False):
            t.then(SpawnCard(zone, given_card))


class MedicSkill(Skill):
    """Heals others in the end phase."""

    id: ClassVar[str] = "medic"

    def end_phase(self, t: CityFlow, who: str) -> None:
        t.then(Medic(who))


class Medic(WhoQuestion):
    """Offers free healing in the end phase: one wound for everybody in the zone, with adrenaline for each (p. 65)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "healed")
    added: ClassVar[Mapping[str, object]] = {"healed": ()}
    __slots__ = ("healed",)
    ask: ClassVar[str] = "medic"
    verbs: ClassVar[tuple[str, ...]] = ("heal", "patch", "pass")
    cites: ClassVar[str] = "skill.medic"

    def __init__(self, who: str, healed: tuple[str, ...] = ()) -> None:
        super().__init__(who)
        self.healed: Final = healed

    def hurt(self, s: CityState) -> list[Survivor]:
        """Wounded survivors in the zone whom the medic has not healed yet."""
        there = s.at(s.survivor(self.who).zone)
        return [mate for mate in there if mate.life < mate.health and mate.id not in self.healed]

    def options(self, s: CityState) -> list[Option]:
        hurt = self.hurt(s)
        if not hurt:
            return []
        single = [Option("patch", mate.id) for mate in hurt] if len(hurt) > 1 else []
        return [Option("heal", self.who), *single, Option("pass", self.who)]

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "pass":
            return
        hurt = [mate for mate in self.hurt(t.s) if option.verb == "heal" or mate.id == option.actor]
        for mate in hurt:
            t.heal(mate.id, 1, self.cites)
        t.gain(self.who, len(hurt), self.cites)
        t.then(LevelUp(self.who))
        t.then(Medic(self.who, (*self.healed, *[mate.id for mate in hurt])))
