"""What devoured bystanders give, for good (p. 21)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.skill import Skill
from shamble.city.combat.attack_bonuses import Aim
from shamble.city.family.skills.once_a_turn import OnceATurn
from shamble.city.table.flow import Play, WhoQuestion
from shamble.city.table.kit import Kit
from shamble.city.table.pieces import Attack
from shamble.city.table.state import City
from shamble.city.table.turn_budget import Turn
from shamble.city.turns.moving import enter, pass_by
from shamble.core.option import Option
from shamble.games.marvel.horde.enemies import DEVOUR, JAMESON
from shamble.games.marvel.survivors.dashboard_slots import PEPPER
from shamble.games.marvel.survivors.hunger import hunger_of
from shamble.games.marvel.turns.hero_actions import MOVED, STILL

PEACE: Final = 1
"""Up to this hunger Jane Foster heals."""


class Food(Skill):
    """Comes with a card, so nobody learns it."""

    learnable: ClassVar[bool] = False


class MoreDice(Food):
    """A die more for one kind of attack."""

    mode: ClassVar[str] = ""

    def strengthen(self, s: City, aim: Aim, n: int) -> None:
        if aim.mode == self.mode:
            aim.add("dice", self.name, 1)


class ThunderboltRoss(MoreDice):
    id: ClassVar[str] = "thunderbolt-ross"
    mode: ClassVar[str] = "melee"


class MariaHill(MoreDice):
    id: ClassVar[str] = "maria-hill"
    mode: ClassVar[str] = "ranged"


class PhilCoulson(Food):
    """Troopers hold nobody back; see `MarvelRules.leaving`."""

    id: ClassVar[str] = "phil-coulson"


class AuntMay(Food):
    """Every meal heals."""

    id: ClassVar[str] = "aunt-may"

    def after_attack(self, t: Play, attack: Attack) -> None:
        hero = t.s.survivor(attack.who)
        if attack.weapons[0] == DEVOUR and attack.kills and hero.here and hero.life < hero.health:
            t.heal(attack.who, 1, f"skill.{self.id}")


class PepperPotts(Food):
    """Two traits to pick from; see `DrawTrait`."""

    id: ClassVar[str] = PEPPER


class Wong(OnceATurn):
    """Once a turn one or two zones, walls or not, but into no house that is still closed (M-38)."""

    id: ClassVar[str] = "wong"
    learnable: ClassVar[bool] = False
    verbs: ClassVar[tuple[str, ...]] = ("portal",)

    def ways(self, s: City, turn: Turn) -> list[Option]:
        if STILL in turn.spent:
            return []
        return [Option("portal", turn.who, s.board.zones[zone].id) for zone in portals(s, turn.zone)]

    def perform(self, t: Play, who: str, option: Option) -> None:
        t.spend("turn", self.id)
        t.spend("turn", MOVED)
        t.uses(who, self.name)
        pass_by(t, who, t.s.board.names[option.target], f"skill.{self.id}")
        t.then(PortalOn(who))


def portals(s: City, zone: int) -> list[int]:
    """Zones that touch one, but no room of an unopened building."""
    zones = s.board.zones
    return [near for near in s.board.touching(zone) if zones[near].building < 0 or s.opened >> zones[near].building & 1]


class PortalOn(WhoQuestion):
    """The second zone; enemies in the first end it."""

    ask: ClassVar[str] = "portal-on"
    verbs: ClassVar[tuple[str, ...]] = ("portal", "stop")
    cites: ClassVar[str] = f"skill.{Wong.id}"

    def options(self, s: City) -> list[Option]:
        hero = s.survivor(self.who)
        if not hero.here or s.crowd(hero.zone):
            return []
        zones = s.board.zones
        ways = [Option("portal", self.who, zones[zone].id) for zone in portals(s, hero.zone)]
        return [*ways, Option("stop", self.who)]

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "portal":
            enter(t, self.who, t.s.board.names[option.target], self.cites)


class BlindAl(Food):
    """Shots need no sight: their range is counted in open steps."""

    id: ClassVar[str] = "blind-al"

    def equip(self, kit: Kit, n: int) -> None:
        kit.feels = self.name

    def noticed(self, s: City, aim: Aim) -> bool:
        return aim.mode == "ranged" and aim.zone not in s.topology().sight(aim.survivor.zone)


class NickFury(Skill):
    """Once a round the top spawn card is looked at, and may go to the bottom."""

    id: ClassVar[str] = "nick-fury"
    learnable: ClassVar[bool] = False
    verbs: ClassVar[tuple[str, ...]] = ("scout",)

    def ready(self, s: City, who: str) -> bool:
        cards = s.deck("zombies").size or s.discarded("zombies")
        return bool(cards) and not s.spent("round", f"{self.id} {who}")

    def options(self, s: City, turn: Turn) -> list[Option]:
        return [Option("scout", turn.who)] if not turn.gift and self.ready(s, turn.who) else []

    def perform(self, t: Play, who: str, option: Option) -> None:
        scout(t, who)

    def spawn_step(self, t: Play, who: str, zones: list[int]) -> bool:
        if self.ready(t.s, who):
            t.then(BeforeSpawn(who))
        return False


def scout(t: Play, who: str) -> None:
    """Only one's own seat sees the card."""
    s = t.s
    t.spend("round", f"{NickFury.id} {who}")
    if not s.deck("zombies").layers:
        t.renew("zombies", "spawn.reshuffle")
    seat = s.survivor(who).seat
    card, deck = t.look(s.deck("zombies"), seat)
    t.set_deck(deck)
    t.tell("scouts", f"skill.{NickFury.id}", who=who)
    t.tell("sees-card", f"skill.{NickFury.id}", (seat,), who=who, card=f"#{card}")
    t.then(Scouted(who))


class BeforeSpawn(WhoQuestion):
    """The start of the spawn step is the last chance of a round."""

    ask: ClassVar[str] = "before-spawn"
    verbs: ClassVar[tuple[str, ...]] = ("scout", "pass")
    cites: ClassVar[str] = f"skill.{NickFury.id}"

    def options(self, s: City) -> list[Option]:
        return [Option("scout", self.who), Option("pass", self.who)] if s.survivor(self.who).here else []

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "scout":
            scout(t, self.who)


class Scouted(WhoQuestion):
    """Leave the card on top, or put it under the deck; the others learn only which of the two."""

    ask: ClassVar[str] = "scouted"
    verbs: ClassVar[tuple[str, ...]] = ("leave-card", "bury")
    cites: ClassVar[str] = f"skill.{NickFury.id}"

    def options(self, s: City) -> list[Option]:
        return [Option("leave-card", self.who), Option("bury", self.who)]

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "bury":
            deck = t.s.deck("zombies")
            seat = t.s.survivor(self.who).seat
            card, bag = deck.layers[0][0], deck.bag_of(0)
            t.set_deck(deck.without_top(0).with_bottom(card, (seat,), bag))
            t.tell("buries", self.cites, who=self.who)


class JJonahJameson(Food):
    """Guards are worth more; see `Enemy.killed`."""

    id: ClassVar[str] = JAMESON


class EdwinJarvis(Food):
    """A door for nothing."""

    id: ClassVar[str] = "edwin-jarvis"

    def equip(self, kit: Kit, n: int) -> None:
        kit.pay_with("door", self.name, n, self.name)


class JaneFoster(Food):
    """Heals who ends the turn without much hunger."""

    id: ClassVar[str] = "jane-foster"

    def turn_ends(self, t: Play, who: str) -> None:
        hero = t.s.survivor(who)
        if hero.here and hero.life < hero.health and hunger_of(hero) <= PEACE:
            t.heal(who, 1, f"skill.{self.id}")


class MaryJaneWatson(Food):
    """The first 1 of a turn does not make hungry; see `MarvelRules.attack_over`."""

    id: ClassVar[str] = "mary-jane-watson"


FOOD: Final[tuple[type[Skill], ...]] = (
    *(ThunderboltRoss, PhilCoulson, AuntMay, PepperPotts, Wong, BlindAl, NickFury, MariaHill, JJonahJameson),
    *(EdwinJarvis, JaneFoster, MaryJaneWatson),
)
