"""Skills that the cards of devoured bystanders give for the rest of the game (p. 21)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.skill import Skill
from shamble.city.combat.attack_bonuses import AttackPreview
from shamble.city.family.skills.once_a_turn import OnceATurn
from shamble.city.table.flow import CityFlow, WhoQuestion
from shamble.city.table.kit import Kit
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import TurnBudget
from shamble.city.turns.moving import enter, pass_by
from shamble.core.option import NO_OPTIONS, Option
from shamble.games.marvel.horde.enemies import DEVOUR, JAMESON
from shamble.games.marvel.survivors.dashboard_slots import PEPPER
from shamble.games.marvel.survivors.hunger import hunger_of
from shamble.games.marvel.turns.hero_actions import MOVED, STILL

PEACE: Final = 1
"""Highest hunger at which Jane Foster heals."""


class DevouredSkill(Skill):
    """A skill that the card of a devoured bystander gives; no hero learns it."""

    learnable: ClassVar[bool] = False


class DevouredDice(DevouredSkill):
    """Adds a die to attacks of one mode."""

    mode: ClassVar[str] = ""

    def strengthen(self, s: CityState, aim: AttackPreview, n: int) -> None:
        if aim.mode == self.mode:
            aim.add("dice", self.name, 1)


class ThunderboltRoss(DevouredDice):
    """Adds a die to melee attacks."""

    id: ClassVar[str] = "thunderbolt-ross"
    mode: ClassVar[str] = "melee"


class PhilCoulson(DevouredSkill):
    """Troopers do not hold the hero back; see `MarvelRules.leaving`."""

    id: ClassVar[str] = "phil-coulson"


class AuntMay(DevouredSkill):
    """Heals a wound after every meal."""

    id: ClassVar[str] = "aunt-may"

    def after_attack(self, t: CityFlow, attack: Attack) -> None:
        hero = t.s.survivor(attack.who)
        if attack.weapons[0] == DEVOUR and attack.kills and hero.here and hero.life < hero.health:
            t.heal(attack.who, 1, f"skill.{self.id}")


class PepperPotts(DevouredSkill):
    """Draws two traits and keeps one; see `DrawTrait`."""

    id: ClassVar[str] = PEPPER


class Wong(OnceATurn):
    """Once a turn, moves one or two zones through walls, but into no unopened building (M-38)."""

    id: ClassVar[str] = "wong"
    learnable: ClassVar[bool] = False
    verbs: ClassVar[tuple[str, ...]] = ("portal",)

    def ways(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if STILL in turn.spent:
            return []
        return [Option("portal", turn.who, s.board.zones[zone].id) for zone in portals(s, turn.zone)]

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.spend("turn", self.id)
        t.spend("turn", MOVED)
        t.uses(who, self.name)
        pass_by(t, who, t.s.board.names[option.target], f"skill.{self.id}")
        t.then(PortalOn(who))


def portals(s: CityState, zone: int) -> list[int]:
    """Zones that touch this one, without rooms of unopened buildings."""
    zones = s.board.zones
    return [near for near in s.board.touching(zone) if zones[near].building < 0 or s.opened >> zones[near].building & 1]


class PortalOn(WhoQuestion):
    """Asks for Wong's second zone; enemies in the first end the move."""

    ask: ClassVar[str] = "portal-on"
    verbs: ClassVar[tuple[str, ...]] = ("portal", "stop")
    cites: ClassVar[str] = f"skill.{Wong.id}"

    def options(self, s: CityState) -> list[Option]:
        hero = s.survivor(self.who)
        if not hero.here or s.crowd(hero.zone):
            return []
        zones = s.board.zones
        ways = [Option("portal", self.who, zones[zone].id) for zone in portals(s, hero.zone)]
        return [*ways, Option("stop", self.who)]

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "portal":
            enter(t, self.who, t.s.board.names[option.target], self.cites)


class BlindAl(DevouredSkill):
    """Lets ranged attacks ignore line of sight: the range counts open steps."""

    id: ClassVar[str] = "blind-al"

    def equip(self, kit: Kit, n: int) -> None:
        kit.feels = self.name

    def enabled_attack(self, s: CityState, aim: AttackPreview) -> bool:
        return aim.mode == "ranged" and aim.zone not in s.topology().sight(aim.survivor.zone)


class NickFury(Skill):
    """Once a round, looks at the top spawn card and may put it under the deck."""

    id: ClassVar[str] = "nick-fury"
    learnable: ClassVar[bool] = False
    verbs: ClassVar[tuple[str, ...]] = ("scout",)

    def ready(self, s: CityState, who: str) -> bool:
        """True if a card is left and the hero has not used the skill this round."""
        cards = s.deck("zombies").size or s.discarded("zombies")
        return bool(cards) and not s.spent("round", f"{self.id} {who}")

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        return [Option("scout", turn.who)] if not turn.gift and self.ready(s, turn.who) else NO_OPTIONS

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        scout(t, who)

    def spawn_step(self, t: CityFlow, who: str, zones: list[int]) -> bool:
        if self.ready(t.s, who):
            t.then(BeforeSpawn(who))
        return False


class MariaHill(DevouredDice):
    """Adds a die to ranged attacks."""

    id: ClassVar[str] = "maria-hill"
    mode: ClassVar[str] = "ranged"


def scout(t: CityFlow, who: str) -> None:
    """Shows the top spawn card to the hero's seat only, then asks what to do with it."""
    s = t.s
    t.spend("round", f"{NickFury.id} {who}")
    if not s.deck("zombies").layers:
        t.renew("zombies", "spawn.reshuffle")
    seat = s.survivor(who).seat
    card, deck = t.look_at_top(s.deck("zombies"), seat)
    t.set_deck(deck)
    t.tell("scouts", f"skill.{NickFury.id}", who=who)
    t.tell("sees-card", f"skill.{NickFury.id}", (seat,), who=who, card=f"#{card}")
    t.then(Scouted(who))


class BeforeSpawn(WhoQuestion):
    """Offers Nick Fury's look at the start of the spawn step, its last chance in a round."""

    ask: ClassVar[str] = "before-spawn"
    verbs: ClassVar[tuple[str, ...]] = ("scout", "pass")
    cites: ClassVar[str] = f"skill.{NickFury.id}"

    def options(self, s: CityState) -> list[Option]:
        return [Option("scout", self.who), Option("pass", self.who)] if s.survivor(self.who).here else []

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "scout":
            scout(t, self.who)


class Scouted(WhoQuestion):
    """Asks to leave the card on top or put it under the deck; the other seats learn only the choice."""

    ask: ClassVar[str] = "scouted"
    verbs: ClassVar[tuple[str, ...]] = ("leave-card", "bury")
    cites: ClassVar[str] = f"skill.{NickFury.id}"

    def options(self, s: CityState) -> list[Option]:
        return [Option("leave-card", self.who), Option("bury", self.who)]

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "bury":
            deck = t.s.deck("zombies")
            seat = t.s.survivor(self.who).seat
            card, bag = deck.layers[0][0], deck.bag_of(0)
            t.set_deck(deck.without_top(0).with_bottom(card, (seat,), bag))
            t.tell("buries", self.cites, who=self.who)


class JJonahJameson(DevouredSkill):
    """Gives more experience for guards; see `Enemy.killed`."""

    id: ClassVar[str] = JAMESON


class EdwinJarvis(DevouredSkill):
    """Opens one door a turn for free."""

    id: ClassVar[str] = "edwin-jarvis"

    def equip(self, kit: Kit, n: int) -> None:
        kit.pay_with("door", self.name, n, self.name)


class JaneFoster(DevouredSkill):
    """Heals a hero who ends the turn with hunger 1 or less."""

    id: ClassVar[str] = "jane-foster"

    def turn_ends(self, t: CityFlow, who: str) -> None:
        hero = t.s.survivor(who)
        if hero.here and hero.life < hero.health and hunger_of(hero) <= PEACE:
            t.heal(who, 1, f"skill.{self.id}")


class MaryJaneWatson(DevouredSkill):
    """The first 1 rolled in a turn does not raise hunger; see `MarvelRules.attack_over`."""

    id: ClassVar[str] = "mary-jane-watson"
