"""Which attacks somebody has, and the actions by which one is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.board.board import within
from shamble.city.book.action import Action
from shamble.city.combat.attack_dice import begin
from shamble.city.combat.hits import HOLDS_BACK
from shamble.city.table.flow import Play
from shamble.city.table.kit import Arm, Kit, kit_of
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor, level_of
from shamble.city.table.turn_budget import Turn
from shamble.core.option import Option, Refusal, parted

if TYPE_CHECKING:
    from shamble.city.rules.rules import Rules


def barred(s: City, zone: int) -> tuple[str, str]:
    """Whether somebody in a zone keeps everybody there from attacking: the reason and its rule."""
    counts = s.zombies[zone]
    for kind in s.rules.barring:
        if counts[kind.index]:
            return s.rules.creatures[kind.index].bars
    return ("", "")


def in_range(s: City, survivor: Survivor, least: int, most: int) -> list[tuple[int, int]]:
    """The zones that somebody can shoot into so far away, each with its range."""
    kit = kit_of(s, survivor)
    table = s.topology()
    zone = survivor.zone
    if not kit.feels:
        return table.in_range(zone, kit.through, least, most, kit.point_blank)
    ways = {other: far for other, far in enumerate(table.distances(zone)) if far >= 0}
    return within({**ways, **table.sight(zone, kit.through)}, least, most, kit.point_blank)


def reach(s: City, survivor: Survivor, least: int, most: int, anywhere: bool = False) -> list[int]:
    """Zones in sight and range with a zombie in them, or whoever is there."""
    found: list[int] = []
    zombies = s.zombies
    nobody = s.rules.nobody
    for zone, far in in_range(s, survivor, least, most):
        if (anywhere or (zombies[zone] is not nobody and s.crowd(zone))) and s.rules.in_view(s, zone, far):
            found.append(zone)
    return found


def shots(s: City, survivor: Survivor, arms: tuple[Arm, ...], anywhere: bool = False) -> list[Option]:
    """Every weapon and target of a ranged action."""
    zones = s.board.zones
    options: list[Option] = []
    for arm in arms:
        for zone in reach(s, survivor, arm.line.least, arm.most, anywhere):
            options.append(arm.option(survivor.id, zones[zone].id))
    return options


def attack_options(s: City, survivor: Survivor, mode: str) -> list[Option]:
    """Every weapon and target of a combat action, whoever pays for it."""
    if s.rules.barring and barred(s, survivor.zone)[0]:
        return []
    kit = kit_of(s, survivor)
    if mode == "melee":
        return list(kit.melee) if s.crowd(survivor.zone) else []
    return shots(s, survivor, kit.arms_now(s, "ranged"))


AIMS: Final = "aims"
"""Spent in a turn in which shots at zones without zombies are offered too."""


class Fight(Action):
    """Melee and ranged actions, with everything in hand and every target."""

    verbs: ClassVar[tuple[str, ...]] = ("melee", "shoot", "throw")
    costs: ClassVar[bool] = True

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        return kit.shoots or (beset and bool(kit.melee))

    def options(self, s: City, turn: Turn) -> list[Option]:
        if not turn.able or (turn.crowd and s.rules.barring and barred(s, turn.zone)[0]):
            return []
        kit = turn.kit
        options: list[Option] = []
        if turn.crowd and kit.melee:
            if turn.acting or turn.can("melee"):
                options += kit.melee
            elif turn.can("melee", True):
                arms = kit.arms["melee"]
                options += [option for option, arm in zip(kit.melee, arms, strict=True) if len(arm.cards) > 1]
        if kit.shoots:
            single = turn.acting or turn.can("ranged") > 0
            if single or turn.can("ranged", True):
                ready = kit.arms_now(s, "ranged")
                arms = ready if single else tuple([arm for arm in ready if len(arm.cards) > 1])
                options += shots(s, turn.survivor, arms, AIMS in turn.spent)
        return options

    def perform(self, t: Play, who: str, option: Option) -> None:
        mode, weapons, zone = chosen(t.s, who, option)
        t.pay(who, mode, len(weapons) > 1)
        begin(t, who, mode, weapons, zone)

    def refusals(self, s: City, turn: Turn) -> list[Refusal]:
        found: list[Refusal] = []
        reason, rule = barred(s, turn.zone)
        if reason:
            found.append(Refusal(Option("melee", turn.who), reason, s.rules.rule(rule)))
        for card in turn.kit.in_hand:
            line = s.rules.catalogue.gear[card].ranged
            if card in s.empty and line is not None:
                shot = Option("shoot", turn.who, item=card)
                found.append(Refusal(shot, "reload-first", s.rules.rule("reload.action"), {"n": line.dice}))
        return found


class AimAnywhere(Action):
    """One shoots at any zone in sight and range, also where nobody is (p. 27). That is for noise at most, and so many
    zones would bury everything else: they are listed only for who wants it."""

    verbs: ClassVar[tuple[str, ...]] = ("aim",)
    costs: ClassVar[bool] = True

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        return kit.shoots

    def options(self, s: City, turn: Turn) -> list[Option]:
        if not turn.kit.shoots or AIMS in turn.spent or not (turn.acting or turn.can("ranged")):
            return []
        if turn.crowd and s.rules.barring and barred(s, turn.zone)[0]:
            return []
        for arm in turn.kit.arms_now(s, "ranged"):
            for zone, far in in_range(s, turn.survivor, arm.line.least, arm.most):
                if not s.crowd(zone) and s.rules.in_view(s, zone, far):
                    return [turn.kit.aim]
        return []

    def perform(self, t: Play, who: str, option: Option) -> None:
        t.spend("turn", AIMS)


class HoldBack(Action):
    """Hits that one gives freely may go to waste (Z-64). That is for who fears the next danger level, so it is offered
    where that is near; nobody else is asked about every hit."""

    verbs: ClassVar[tuple[str, ...]] = ("hold-back",)
    costs: ClassVar[bool] = True

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        return beset and bool(kit.melee)

    def options(self, s: City, turn: Turn) -> list[Option]:
        if not turn.crowd or not turn.kit.melee or not turn.can("melee"):
            return []
        if f"{HOLDS_BACK} {turn.who}" in turn.spent or (s.rules.barring and barred(s, turn.zone)[0]):
            return []
        prize = sum([n * kind.ap for kind, n in zip(s.rules.catalogue.kinds, s.zombies[turn.zone], strict=True)])
        after = level_of(s.rules.adrenaline(turn.survivor.ap + prize))
        return [Option("hold-back", turn.who)] if after > turn.survivor.level else []

    def perform(self, t: Play, who: str, option: Option) -> None:
        t.spend("turn", f"{HOLDS_BACK} {who}")


def chosen(s: City, who: str, option: Option) -> tuple[str, tuple[str, ...], int]:
    """Mode, weapons and zone of an attack that was picked."""
    if option.verb == "melee":
        return "melee", parted(option.item), s.survivor(who).zone
    return "ranged", parted(option.item), s.board.names[option.target]
