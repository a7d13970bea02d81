"""The attacks that a survivor can make, as options, and the actions that make them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.board.board import within
from shamble.city.book.action import Action
from shamble.city.combat.attack_dice import begin_attack
from shamble.city.combat.hits import HOLDS_BACK
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import Kit, ReadyWeapon, kit_of
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor, level_of
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.option import NO_OPTIONS, Option, Refusal, parted

if TYPE_CHECKING:
    from shamble.city.rules.rules import Rules


def barred(s: CityState, zone: int) -> tuple[str, str]:
    """Reason and rule if a zombie in the zone keeps all survivors there from attacking; both empty if none does."""
    counts = s.zombies[zone]
    for kind in s.rules.barring:
        if counts[kind.index]:
            return s.rules.creatures[kind.index].bars
    return ("", "")


def in_range(s: CityState, survivor: Survivor, least: int, most: int) -> list[tuple[int, int]]:
    """The zones that a survivor can shoot into at ranges from `least` to `most`, each with its range."""
    kit = kit_of(s, survivor)
    table = s.topology()
    zone = survivor.zone
    if not kit.feels:
        return table.in_range(zone, kit.through, least, most, kit.point_blank)
    ways = {other: far for other, far in enumerate(table.distances(zone)) if far >= 0}
    return within({**ways, **table.sight(zone, kit.through)}, least, most, kit.point_blank)


def reach(s: CityState, survivor: Survivor, least: int, most: int, anywhere: bool = False) -> list[int]:
    """The zones in sight and range with enemies; with `anywhere` also the zones without."""
    zones: list[int] = []
    zombies = s.zombies
    nobody = s.rules.empty_zone
    for zone, far in in_range(s, survivor, least, most):
        if (anywhere or (zombies[zone] is not nobody and s.crowd(zone))) and s.rules.in_view(s, zone, far):
            zones.append(zone)
    return zones


def shots(s: CityState, survivor: Survivor, arms: tuple[ReadyWeapon, ...], anywhere: bool = False) -> list[Option]:
    """Options for every weapon and target zone of a ranged attack."""
    zones = s.board.zones
    options: list[Option] = []
    for arm in arms:
        for zone in reach(s, survivor, arm.line.least, arm.most, anywhere):
            options.append(arm.option(survivor.id, zones[zone].id))
    return options


def attack_options(s: CityState, survivor: Survivor, mode: str) -> list[Option]:
    """Options for every weapon and target zone of an attack in this mode, without regard to its cost."""
    if s.rules.barring and barred(s, survivor.zone)[0]:
        return []
    kit = kit_of(s, survivor)
    if mode == "melee":
        return list(kit.melee) if s.crowd(survivor.zone) else []
    return shots(s, survivor, kit.ready_weapons(s, "ranged"))


AIMS: Final = "aims"
"""Ledger entry of a turn in which shots at zones without zombies are offered too."""


class AttackAction(Action):
    """Melee and ranged attacks with all ready weapons at all targets."""

    verbs: ClassVar[tuple[str, ...]] = ("melee", "shoot", "throw")
    costs: ClassVar[bool] = True

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        return kit.shoots or (beset and bool(kit.melee))

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if not turn.may_pay or (turn.crowd and s.rules.barring and barred(s, turn.zone)[0]):
            return NO_OPTIONS
        kit = turn.kit
        options: list[Option] = []
        if turn.crowd and kit.melee:
            if turn.has_action or turn.can("melee"):
                options += kit.melee
            elif turn.can("melee", True):
                arms = kit.arms["melee"]
                options += [option for option, arm in zip(kit.melee, arms, strict=True) if len(arm.cards) > 1]
        if kit.shoots:
            single = turn.has_action or turn.can("ranged") > 0
            if single or turn.can("ranged", True):
                ready = kit.ready_weapons(s, "ranged")
                arms = ready if single else tuple([arm for arm in ready if len(arm.cards) > 1])
                options += shots(s, turn.survivor, arms, AIMS in turn.spent)
        return options

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        mode, weapons, zone = chosen(t.s, who, option)
        t.pay(who, mode, len(weapons) > 1)
        begin_attack(t, who, mode, weapons, zone)

    def refusals(self, s: CityState, turn: TurnBudget) -> list[Refusal]:
        refusals: list[Refusal] = []
        reason, rule = barred(s, turn.zone)
        if reason:
            refusals.append(Refusal(Option("melee", turn.who), reason, s.rules.rule(rule)))
        for card in turn.kit.in_hand:
            line = s.rules.catalogue.gear[card].ranged
            if card in s.empty and line is not None:
                shot = Option("shoot", turn.who, item=card)
                refusals.append(Refusal(shot, "reload-first", s.rules.rule("reload.action"), {"n": line.dice}))
        return refusals


class AimAnywhere(Action):
    """Lists shots at zones without enemies for the rest of the turn. Such shots are useful for their noise at most, and
    listing them always would bury the other options."""

    verbs: ClassVar[tuple[str, ...]] = ("aim",)
    costs: ClassVar[bool] = True

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        return kit.shoots

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if not turn.kit.shoots or AIMS in turn.spent or not (turn.has_action or turn.can("ranged")):
            return NO_OPTIONS
        if turn.crowd and s.rules.barring and barred(s, turn.zone)[0]:
            return NO_OPTIONS
        for arm in turn.kit.ready_weapons(s, "ranged"):
            for zone, far in in_range(s, turn.survivor, arm.line.least, arm.most):
                if not s.crowd(zone) and s.rules.in_view(s, zone, far):
                    return turn.kit.aim
        return NO_OPTIONS

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.spend("turn", AIMS)


class HoldBack(Action):
    """Allows the survivor to waste melee hits for the rest of the turn. It is offered only if killing all enemies here
    would reach the next danger level; otherwise players would be asked about every hit."""

    verbs: ClassVar[tuple[str, ...]] = ("hold-back",)
    costs: ClassVar[bool] = True

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        return beset and bool(kit.melee)

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if not turn.crowd or not turn.kit.melee or not turn.can("melee"):
            return NO_OPTIONS
        if f"{HOLDS_BACK} {turn.who}" in turn.spent or (s.rules.barring and barred(s, turn.zone)[0]):
            return NO_OPTIONS
        prize = sum([n * kind.ap for kind, n in zip(s.rules.catalogue.kinds, s.zombies[turn.zone], strict=True)])
        after = level_of(s.rules.adrenaline(turn.survivor.ap + prize))
        return [Option("hold-back", turn.who)] if after > turn.survivor.level else NO_OPTIONS

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.spend("turn", f"{HOLDS_BACK} {who}")


def chosen(s: CityState, who: str, option: Option) -> tuple[str, tuple[str, ...], int]:
    """Mode, weapons and zone of a chosen attack option."""
    if option.verb == "melee":
        return "melee", parted(option.item), s.survivor(who).zone
    return "ranged", parted(option.item), s.board.names[option.target]
