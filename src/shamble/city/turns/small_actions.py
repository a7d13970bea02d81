"""The smaller actions: opening doors, taking tokens, collecting companions, noise, reloading, playing cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shamble.city.book.action import Action
from shamble.city.book.printed import kind_name
from shamble.city.horde.spawn_cards import reveal
from shamble.city.survivors.inventory import seat_for
from shamble.city.survivors.levels import LevelUp
from shamble.city.survivors.searching import DrawGear
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import HANDS, Kit, kit_of
from shamble.city.table.pieces import Companion, Token
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.option import NO_OPTIONS, Option, Refusal, joined, parted

if TYPE_CHECKING:
    from shamble.city.rules.rules import Rules


class OpenDoor(Action):
    """The action of opening a door with a tool, or without one where the rules allow."""

    verbs: ClassVar[tuple[str, ...]] = ("open",)
    costs: ClassVar[bool] = True

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        return bool(kit.tools)

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        options: list[Option] = []
        doors = s.board.doors_of[turn.zone]
        if not doors or turn.survivor.car or not (turn.has_action or turn.can("door")):
            return options
        cached = turn.kit.doors
        for tool in turn.kit.tools:
            for door in doors:
                if not s.doors >> door.index & 1 and s.rules.mission.openable(s, door):
                    option = cached.get((door.id, tool))
                    if option is None:
                        option = cached[door.id, tool] = Option("open", turn.who, door.id, tool)
                    options.append(option)
        return options

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.pay(who, "door")
        open_door(t, who, option)

    def refusals(self, s: CityState, turn: TurnBudget) -> list[Refusal]:
        refusals: list[Refusal] = []
        rule = s.rules.rule
        for door in s.board.doors_of[turn.zone]:
            if s.doors >> door.index & 1:
                continue
            option = Option("open", turn.who, door.id)
            if not s.rules.mission.openable(s, door):
                refusals.append(Refusal(option, "door-locked", rule("action.door.coloured"), {"colour": door.colour}))
            elif not turn.kit.tools:
                refusals.append(Refusal(option, "door-tool", rule("action.door")))
            elif not turn.has_action:
                refusals.append(Refusal(option, "no-actions", rule("turn.actions")))
        return refusals


def open_door(t: CityFlow, who: str, option: Option) -> None:
    """Opens a door of the survivor's zone that is paid for: a noisy tool makes noise, a new building is revealed."""
    s = t.s
    here = s.survivor(who).zone
    door = next(door for door in s.board.doors_of[here] if door.id == option.target)
    s.doors |= 1 << door.index
    far = door.b if here == door.a else door.a
    t.tell("opens", "action.door", who=who, item=option.item, zone=t.zone(far))
    gear = s.rules.catalogue.gear.get(option.item)
    if gear is not None and gear.door == "noisy":
        s.rules.makes_noise(t, who, "action.door.noise")
    s.rules.mission.opened(t, door)
    reveal(t, [s.board.zones[door.a].building, s.board.zones[door.b].building])


class TakeToken(Action):
    """The action of taking a token: an objective gives adrenaline as the mission says, a crate a card of its deck."""

    verbs: ClassVar[tuple[str, ...]] = ("take",)
    costs: ClassVar[bool] = True

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        options: list[Option] = []
        here = s.tokens_at().get(turn.zone)
        if here is None or not (turn.has_action or turn.can("take")):
            return options
        survivor = turn.survivor
        for token in here:
            reachable = not survivor.car or token.car == survivor.car or s.rules.take_from_seat
            if reachable and s.rules.mission.takeable(s, survivor, token):
                options.append(Option("take", turn.who, token.id))
        return options

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        s = t.s
        t.pay(who, "take")
        token = s.token(option.target)
        assert token is not None
        s.tokens = [other for other in s.tokens if other.id != token.id]
        if token.kind == "crate":
            t.tell("takes-crate", "car.crate" if token.car else "action.crate", who=who)
            s.rules.mission.check(t)
            t.then(DrawGear(who, s.rules.crate_deck, 1, "crate"))
            return
        if token.hidden:
            token = reveal_token(t, token)
        s.taken = (*s.taken, token.id)
        t.tell("takes", "action.objective", who=who, token=token.colour or "red")
        ap = s.rules.mission.worth(s, token)
        if ap:
            t.gain(who, ap, "action.objective.ap")
        s.rules.mission.took(t, who, token)
        s.rules.mission.check(t)
        t.then(LevelUp(who))

    def refusals(self, s: CityState, turn: TurnBudget) -> list[Refusal]:
        refusals: list[Refusal] = []
        for token in s.tokens:
            if token.zone == turn.zone and not s.rules.mission.takeable(s, turn.survivor, token):
                against = s.rules.mission.refuses(s, turn.survivor, token)
                rule = s.rules.rule(against.cites if against is not None else "mission.own-rules")
                refusals.append(Refusal(Option("take", turn.who, token.id), "not-takeable", rule))
        return refusals


def reveal_token(t: CityFlow, token: Token) -> Token:
    """Draws the colour of a face-down token; returns the token turned over."""
    face = t.take("faces", "action.objective").partition(".")[0]
    return Token(token.id, token.kind, "" if face == "red" else face, token.zone, token.car)


class Collect(Action):
    """The action of taking the lead of a companion who waits in the zone."""

    verbs: ClassVar[tuple[str, ...]] = ("collect",)
    costs: ClassVar[bool] = True

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if not s.companions or not turn.has_action or not seat_for(s, turn.who):
            return NO_OPTIONS
        options: list[Option] = []
        for companion in s.companions:
            if not companion.leader and companion.zone == turn.zone and s.rules.mission.followable(s, companion):
                options.append(Option("collect", turn.who, companion.id))
        return options

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.pay(who, "any")
        t.set_companion(Companion(option.target, t.s.survivor(who).zone, who))
        t.tell("leads", "companion.collect", who=who, companion=option.target)


class MakeNoise(Action):
    """The action of putting a noise token into the survivor's zone."""

    verbs: ClassVar[tuple[str, ...]] = ("noise",)
    costs: ClassVar[bool] = True

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        return turn.kit.noise if turn.has_action else NO_OPTIONS

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.pay(who, "any")
        t.noise(t.s.survivor(who).zone, 1, "action.noise")


class Reload(Action):
    """The action of reloading one weapon, or two equal weapons that are used as a pair."""

    verbs: ClassVar[tuple[str, ...]] = ("reload",)

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        return kit.loads

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if not s.empty or not (turn.has_action or turn.kit.quick_reload):
            return NO_OPTIONS
        loads = self.loads(s, turn.survivor, turn.kit)
        if len(loads) < 2 or turn.kit.quick_reload:
            return turn.kit.reload if loads else NO_OPTIONS
        return [Option("reload", turn.who, item=joined(cards)) for cards in loads]

    def loads(self, s: CityState, survivor: Survivor, kit: Kit) -> list[tuple[str, ...]]:
        """Sets of cards that one action may reload: each empty weapon, or two equal ones that are held as a pair."""
        by_name: dict[str, list[str]] = {}
        sets: list[tuple[str, ...]] = []
        for card in survivor.gear:
            if card in s.empty and card in kit.in_hand:
                by_name.setdefault(kind_name(card), []).append(card)
            elif card in s.empty:
                sets.append((card,))
        for cards in by_name.values():
            together = HANDS if s.rules.catalogue.gear[cards[0]].dual or "ranged" in kit.pairs else 1
            sets += [tuple(cards[index : index + together]) for index in range(0, len(cards), together)]
        return sets

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        survivor = t.s.survivor(who)
        kit = kit_of(t.s, survivor)
        loaded: tuple[str, ...] = survivor.gear
        if kit.quick_reload:
            t.uses(who, kit.quick_reload)
        else:
            loaded = parted(option.item) if option.item else self.loads(t.s, survivor, kit)[0]
            t.pay(who, "any")
        t.tell("reloads", "reload.action", who=who)
        t.s.empty = tuple([card for card in t.s.empty if card not in loaded])


class PlayCard(Action):
    """Offers the actions of cards that can be played; their effects perform them."""

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        return bool(kit.playable)

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        options: list[Option] = []
        for effect, card in turn.kit.playable:
            options += effect.options(s, turn, card)
        return options
