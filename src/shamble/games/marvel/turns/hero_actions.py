"""Actions of heroes (p. 13, 19-22). A ravenous hero may only move and devour."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.action import Action
from shamble.city.combat.attack_actions import AttackAction, reach
from shamble.city.combat.attack_dice import begin_attack
from shamble.city.rules.rules import Rules
from shamble.city.table.flow import CityFlow, GroupQuestion, RuleStep, WhoQuestion
from shamble.city.table.kit import Kit
from shamble.city.table.pieces import Token
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import GIVEN_ACTION, TurnBudget
from shamble.city.turns.moving import Move
from shamble.city.turns.next_action import CHECK, LeaveBoard
from shamble.city.turns.rounds import SurvivorTurn, waiting
from shamble.city.turns.small_actions import OpenDoor, TakeToken
from shamble.core.frame import Leave
from shamble.core.option import NO_OPTIONS, Option, Refusal
from shamble.games.marvel.horde.enemies import DEVOUR, SUPER
from shamble.games.marvel.survivors.dashboard_slots import DrawTrait
from shamble.games.marvel.survivors.hunger import ravenous

SIGN: Final = "avengers-sign"
GAIN: Final = "gain-trait"
STILL: Final = "still"
"""Ledger entry of a turn in which the hero may not move."""
MOVED: Final = "moved"
"""Ledger entry of a turn in which something other than a move action moved the hero."""


class HeroTurns(GroupQuestion):
    """Asks which hero acts next: those who have not acted yet, in any order, each round anew (p. 13)."""

    ask: ClassVar[str] = "activate"
    verbs: ClassVar[tuple[str, ...]] = ("activate",)
    cites: ClassVar[str] = "turn.survivors"

    def options(self, s: CityState) -> list[Option]:
        return [Option("activate", hero.id) for hero in waiting(s)]

    def answer(self, t: CityFlow, option: Option) -> None:
        t.then(SurvivorTurn(option.actor))
        t.then(HeroTurns())


def raving(s: CityState, turn: TurnBudget, verb: str, item: str = "") -> list[Refusal]:
    """The refusal of an action that a ravenous hero cannot take."""
    return [Refusal(Option(verb, turn.who, item=item), "ravenous", s.rules.rule("ravenous.actions"))]


class HeroMove(Move):
    """Moves, unless the hero may not move this turn."""

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        return NO_OPTIONS if STILL in turn.spent else super().options(s, turn)

    def refusals(self, s: CityState, turn: TurnBudget) -> list[Refusal]:
        if STILL not in turn.spent:
            return super().refusals(s, turn)
        rule = s.rules.rule("skill.reattach")
        zones = [s.board.zones[zone].id for zone in s.topology().near[turn.zone]]
        return [Refusal(Option("move", turn.who, zone), "lies-still", rule) for zone in zones]


class HeroFight(AttackAction):
    """The hero's own attack, or a devour."""

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        return True

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        options: list[Option] = []
        if not ravenous(turn.survivor):
            for option in super().options(s, turn):
                if option.item != DEVOUR:
                    options.append(option)
        if edible(s, turn.zone) and (turn.has_action or turn.can("melee")):
            options.append(Option("melee", turn.who, item=DEVOUR))
        return options

    def refusals(self, s: CityState, turn: TurnBudget) -> list[Refusal]:
        own = str(s.rules.catalogue.sheets[turn.who].row["attack"])
        mode = s.rules.catalogue.gear[own].kind
        return raving(s, turn, "melee" if mode == "melee" else "shoot", own) if ravenous(turn.survivor) else []


def edible(s: CityState, zone: int) -> bool:
    """True if a zone has a figure to devour: an enemy or a bystander."""
    figures = s.zombies[zone]
    # In a loaded position, an empty zone need not be the object `nobody`.
    return figures is not s.rules.empty_zone and any(figures)


class HeroDoor(OpenDoor):
    """Opens a door, unless the hero is ravenous."""

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        options = super().options(s, turn)
        return NO_OPTIONS if options and ravenous(turn.survivor) else options

    def refusals(self, s: CityState, turn: TurnBudget) -> list[Refusal]:
        if not ravenous(turn.survivor):
            return super().refusals(s, turn)
        rule = s.rules.rule("ravenous.actions")
        shut = [door for door in s.board.doors_of[turn.zone] if not s.doors >> door.index & 1]
        return [Refusal(Option("open", turn.who, door.id), "ravenous", rule) for door in shut]


class Interact(TakeToken):
    """Takes an objective."""

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        options = super().options(s, turn)
        return NO_OPTIONS if options and ravenous(turn.survivor) else options

    def refusals(self, s: CityState, turn: TurnBudget) -> list[Refusal]:
        lying = [token.id for token in s.tokens if token.kind == "objective" and token.zone == turn.zone]
        if not ravenous(turn.survivor):
            return [refusal for refusal in super().refusals(s, turn) if refusal.option.target in lying]
        rule = s.rules.rule("ravenous.actions")
        return [Refusal(Option("take", turn.who, id), "ravenous", rule) for id in lying]


class GainTrait(Action):
    """Draws a card from the trait deck, once a turn (p. 13)."""

    verbs: ClassVar[tuple[str, ...]] = (GAIN,)
    costs: ClassVar[bool] = True

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if not turn.has_action or turn.gift or GAIN in turn.spent or ravenous(turn.survivor):
            return NO_OPTIONS
        return [Option(GAIN, turn.who)] if s.deck("traits").layers or s.discarded("traits") else NO_OPTIONS

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.pay(who, "any")
        t.spend("turn", GAIN)
        t.then(DrawTrait(who))

    def refusals(self, s: CityState, turn: TurnBudget) -> list[Refusal]:
        if ravenous(turn.survivor):
            return raving(s, turn, GAIN)
        if GAIN in turn.spent:
            return [Refusal(Option(GAIN, turn.who), "trait-once", s.rules.rule("action.trait.once"))]
        return []


class UseSign(Action):
    """Throws the fallen sign: a ranged attack by a hero in its zone (p. 22, M-24)."""

    verbs: ClassVar[tuple[str, ...]] = ("sign",)
    costs: ClassVar[bool] = True

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if not turn.has_action or sign_at(s, turn.zone) is None or ravenous(turn.survivor):
            return NO_OPTIONS
        line = s.rules.line_of(SIGN, "ranged")
        options: list[Option] = []
        for zone in reach(s, turn.survivor, line.least, line.most):
            if signed(s, zone):
                options.append(Option("sign", turn.who, s.board.zones[zone].id))
        return options

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.pay(who, "any")
        begin_attack(t, who, "ranged", (SIGN,), t.s.board.names[option.target])

    def refusals(self, s: CityState, turn: TurnBudget) -> list[Refusal]:
        here = sign_at(s, turn.zone) is not None and ravenous(turn.survivor)
        return raving(s, turn, "sign") if here else []


def sign_at(s: CityState, zone: int) -> Token | None:
    """The sign's token if it lies in this zone."""
    for token in s.tokens:
        if token.zone == zone and token.kind == "sign":
            return token
    return None


def signed(s: CityState, zone: int) -> int:
    """Number of enemies in a zone that add dice to the sign: all but super heroes."""
    supers = sum([s.zombies[zone][kind] for kind in s.rules.catalogue.kinds_of(SUPER)])
    return s.crowd(zone) - supers


def wear_sign(t: CityFlow, who: str) -> None:
    """Damages the sign at its first use and removes it after the second (p. 22)."""
    s = t.s
    token = sign_at(s, s.survivor(who).zone)
    if token is None:
        return
    if token.colour:
        s.tokens = [other for other in s.tokens if other.id != token.id]
        t.tell("sign-gone", "sign.twice", zone=t.zone(token.zone))
    else:
        t.set_token(Token(token.id, token.kind, "damaged", token.zone))
        t.tell("sign-damaged", "sign.twice", zone=t.zone(token.zone))


# -- an action in another's turn -------------------------------------------------------------------------------------


class Granted(RuleStep):
    """Grants another hero a free move, attack or devour, with that hero's own hunger and cards (M-59).

    `who`: the hero who gets it. `cites_`: the rule that grants it, without the game's prefix (`cites` is the same for
    all objects of a class).
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "cites_")
    __slots__ = ("cites_", "who")

    def __init__(self, who: str, cites_: str) -> None:
        self.who: Final = who
        self.cites_: Final = cites_

    def run(self, t: CityFlow) -> None:
        if t.s.survivor(self.who).here:
            t.open_scope("turn", self.who)
            t.spend("turn", GIVEN_ACTION)
            t.then(FreeDeed(self.who, self.cites_))
            t.then(Leave("turn"))


class FreeDeed(WhoQuestion):
    """Asks for the free action: a move, the hero's own attack or a devour; no attack for a ravenous hero."""

    fields: ClassVar[tuple[str, ...]] = ("who", "cites_")
    __slots__ = ("cites_",)
    ask: ClassVar[str] = "free-deed"
    verbs: ClassVar[tuple[str, ...]] = ("move", "melee", "shoot", "pass")

    def __init__(self, who: str, cites_: str) -> None:
        super().__init__(who)
        self.cites_: Final = cites_

    def reason(self, s: CityState) -> str:
        return s.rules.rule(self.cites_)

    def options(self, s: CityState) -> list[Option]:
        hero = s.survivor(self.who)
        if not hero.here:
            return []
        turn = TurnBudget(s, hero)
        options = [option for action in DEEDS for option in action.options(s, turn)]
        return [*options, Option("pass", self.who)]

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb != "pass":
            t.open_action(option.verb)
            t.s.rules.perform(t, self.who, option)
            t.then(CHECK)


DEEDS: Final[tuple[Action, ...]] = (HeroMove(), HeroFight())
"""Actions that may be granted."""
ACTIONS: Final[tuple[Action, ...]] = (
    *(HeroMove(), HeroFight(), HeroDoor(), GainTrait(), Interact(), UseSign(), LeaveBoard()),
)
