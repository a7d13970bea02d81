"""Plans and scores for a hero's turn: attack while hungry, eat before the hunger track ends, respect the target
order."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

from shamble.city.advice.attack_estimates import AttackEstimate, Attacks, Counts, blow_of, strike
from shamble.city.advice.battlefield import TRUST, Battlefield
from shamble.city.advice.horde_ground import number
from shamble.city.advice.threats import DOOM, WOUND, Threats, wound_cost
from shamble.city.advice.turn_options import POINTLESS, TurnJudge, fears
from shamble.city.advice.turn_plan import TurnPlan
from shamble.city.book.printed import Kind
from shamble.city.combat.attack_bonuses import preview_attack
from shamble.city.table.kit import kit_of
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.core.advice import ANYTHING, NOTHING, Judged
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.marvel.horde.enemies import DEVOUR, SUPER, BlackPanther
from shamble.games.marvel.survivors.dashboard_slots import TRAITS, traits
from shamble.games.marvel.survivors.hunger import MAX_HUNGER, hunger_of, ravenous
from shamble.games.marvel.turns.hero_actions import GAIN, SIGN, signed

FEAR: Final[Sequence[float]] = (0.0, 0.0, 0.3, 1.4, 3.0)
"""Cost of ending a turn, by hunger; at the end of the track a wound is added."""
STARVING: Final = 0.8
"""Additional cost per step of hunger if no figure that could be eaten is near."""
NEAR: Final = 3
"""Distance in zones within which food counts as near."""
WORTH: Final = {"trooper": 1.0, "guard": 1.8, "specialist": 2.0}
"""Worth of eliminating an enemy, by kind."""
IDOL: Final = 2.2
"""Worth of eliminating a super hero per point of toughness; super heroes wound twice a round."""
TROPHY: Final = 9.0
"""Worth added to a super hero whom a goal asks for."""
MEAL: Final = 11.0
"""Worth of devouring a bystander if a goal asks for it."""
TREAT: Final = 2.5
"""Worth of the card of any other devoured bystander."""
TRICK: Final = 1.1
"""Worth of a trait in a free slot."""
STRONG: Final = 5
"""Lowest die result that counts as a hit on the Black Panther."""
ODDS: Final = 0.35
"""Chance of eliminating a super hero from which plans count on it."""


def chance(dice: int, need: int, accuracy: int) -> float:
    """Probability that so many dice score at least `need` hits."""
    p = (7 - accuracy) / 6.0
    return sum([comb(dice, n) * p**n * (1 - p) ** (dice - n) for n in range(need, dice + 1)])


def dread(hunger: int, life: int) -> float:
    """Cost of ending a turn with this hunger."""
    return FEAR[hunger] + (WOUND[min(life, 4)] if hunger >= MAX_HUNGER else 0.0)


def afterwards(hunger: int, life: int, dice: int) -> float:
    """Expected cost of hunger after rolling so many dice, each 1 raising it by a step."""
    total = 0.0
    for ones in range(dice + 1):
        odds = comb(dice, ones) * 5 ** (dice - ones) / 6**dice
        total += odds * dread(min(MAX_HUNGER, hunger + ones), life)
    return total


def between_attacks(s: CityState) -> bool:
    """True if neither an attack is under way nor an action that has used anything."""
    action = s.scope("action")
    return s.scope("attack") is None and (action is None or not action.spent)


class HeroThreats(Threats):
    """Threats for heroes: hits add up to a toughness, runners hurt nobody, and enemies go for the nearest hero."""

    __slots__ = ("_between",)

    def __init__(self, s: CityState, who: str, earlier: Battlefield | None = None) -> None:
        super().__init__(s, who, earlier)
        self._between: Final = between_attacks(s)
        """True if no attack or action that adds dice was under way when the attacks were estimated."""

    def keeps_arms(self, s: CityState, mate: Survivor) -> bool:
        # No hero lends skills. What else adds dice belongs to the hero, to the zombies or to an attack under way.
        return (self._between and between_attacks(s)) or super().keeps_arms(s, mate)

    def armed(self, s: CityState, survivor: Survivor) -> Attacks:
        if ravenous(survivor):
            return Attacks([bite(s, survivor, survivor.zone)])
        own = str(s.rules.catalogue.sheets[survivor.id].row["attack"])
        mode = "melee" if s.rules.catalogue.gear[own].kind == "melee" else "ranged"
        return Attacks([blow_of(s, survivor, mode, (own,), survivor.zone)])

    def enemies_by_zone(self, s: CityState) -> list[Counts]:
        calm = [kind.index for kind in s.rules.catalogue.kinds if kind.effect == "runner"]
        counts = super().enemies_by_zone(s)
        for zone in self.crowds:
            there = s.zombies[zone]
            for kind in calm:
                if there[kind]:
                    counts[zone] = [0.0 if index in calm else n for index, n in enumerate(counts[zone])]
                    break
        return counts

    def fight(self, survivor: Survivor, zone: int, counts: Counts, actions: float) -> Counts:
        blow = self.best_here(survivor, zone)
        if blow is None or actions <= 0 or not number(counts):
            return counts
        super_hero: Kind | None = None
        for kind in self.kinds:
            if counts[kind.index] and kind.type == SUPER:
                super_hero = kind
                break
        if super_hero is not None and chance(blow.dice, super_hero.needs, needed(super_hero, rate(blow))) < ODDS:
            return counts
        return strike(self.rules, counts, blow.hits * TRUST * actions, blow.damage, blow.free)

    def pull(self, zone: int, to: int, extra: int) -> float:
        """Fraction of a neighbouring zone's enemies that comes here: none if a hero is with them, else split among
        their neighbours with heroes."""
        if self.people[zone]:
            return 0.0
        ways = 0
        for other in self.near[zone]:
            if self.people[other] or other == to:
                ways += 1
        return 1.0 / ways

    def draw(self, zone: int, to: int, extra: int) -> float:
        if self.people[zone]:
            return 0.0
        for near in self.near[zone]:
            if self.people[near]:
                return 0.0
        return 0.7

    def pressure(self, zone: int, team: list[Survivor], coming: Counts) -> float:
        total = number(coming)
        if not total:
            return 0.0
        able = 0.0
        for hero in team:
            blow = self.best_here(hero, zone)
            able += blow.hits * (self.actions + (1 if hero.level else 0)) if blow is not None else 0.0
        left = strike(self.rules, coming, able * TRUST, 1, False)
        return 0.15 * total + DOOM * wound_cost(number(left), [hero.life for hero in team])

    def _with_one(self, zone: int, actions: int, sealed: bool) -> float:
        """Computes `with_one` for heroes, without the costs of enemies that cannot be killed."""
        team = self.teams.get(zone, [])
        left = self.helped(zone, self.fight(self.me, zone, self.horde[zone], actions))
        wounds, trouble = self.price(zone, [*team, self.me], left, 1, sealed)
        before, trouble_before = self.without(zone)
        return wounds - before + max(trouble - trouble_before, trouble / (len(team) + 1))


def rate(blow: AttackEstimate) -> int:
    """The accuracy of an attack estimate."""
    return 7 - round(6 * blow.hits / blow.dice) if blow.dice else 6


def bite(s: CityState, survivor: Survivor, zone: int) -> AttackEstimate:
    """The estimate of a devour: at most one kill."""
    blow = blow_of(s, survivor, "melee", (DEVOUR,), zone)
    return AttackEstimate(blow.mode, blow.dice, min(1.0, blow.hits), blow.damage, 0, 0, False, True, False)


class HeroForesight(TurnPlan):
    """The plan for a hero's turn, with hunger and meals."""

    __slots__ = ("_fears", "_meals")

    def __init__(self, s: CityState, who: str) -> None:
        super().__init__(s, who)
        self._fears: Final[dict[int, float]] = {}
        """Cached cost of hunger at the end of the turn, by zone."""
        self._meals: Final[dict[int, float]] = {}
        """Cached probability of a meal, by zone."""

    def weigh(self, s: CityState, who: str, earlier: Threats | None) -> Threats:
        return HeroThreats(s, who, earlier)

    @property
    def hunted(self) -> bool:
        """True if a goal asks for super heroes."""
        return any(goal.id in ("hero-points", "super-heroes", "no-super-hero") for goal in self.wishes.open)

    @property
    def feasting(self) -> bool:
        """True if a goal asks for meals."""
        return any(goal.id in ("devour", "devour-escorted") for goal in self.wishes.open)

    def worth_of(self, kind: Kind) -> float:
        """Worth of eliminating one figure of a kind."""
        if kind.type == SUPER:
            return IDOL * kind.needs + (TROPHY if self.hunted else 0.0)
        return WORTH.get(kind.id, 0.5)

    def kill_worth(self, before: Counts, after: Counts, zone: int) -> float:
        worth = 0.0
        for kind in self.threats.kinds:
            fallen = before[kind.index] - after[kind.index]
            if fallen > 0:
                worth += fallen * self.worth_of(kind)
        near = self.wishes.far(zone, self.me.zone)
        for mate in self.mates:
            near = min(near, self.wishes.far(zone, mate.zone))
        return worth * (1.0 if near <= 1 else 0.6 if near == 2 else 0.3)

    def search_worth(self) -> float:
        """Worth of gaining a trait; 0 if both slots are full."""
        return TRICK if len(traits(self.s, self.me)) < TRAITS else 0.0

    def fetch(self, start: int, room: int, actions: int, free: int) -> float:
        """Not worth a way: traits are gained in any zone."""
        return NOTHING

    def fright(self, zone: int, left: int) -> float:
        return 0.0

    def ends(self, zone: int, left: int, searched: bool, floor: float = NOTHING) -> float:
        """The value of ending the turn in a zone: a likely meal there lowers the cost of hunger."""
        value = super().ends(zone, left, searched, floor)
        fear = self._fears.get(zone)
        if fear is None:
            hunger = hunger_of(self.me)
            fear = dread(hunger, self.me.life) + (STARVING * hunger if self.starving(zone) else 0.0)
            self._fears[zone] = fear
        if fear and left > 0:
            fear *= 1.0 - self.meal(zone)
        return value - fear

    def starving(self, zone: int) -> bool:
        """True if no figure that could be eaten will be near in the next turn."""
        far = self.s.topology().distances(zone)
        for crowd in self.threats.crowds:
            if 0 <= far[crowd] <= NEAR:
                return False
        return True

    def meal(self, zone: int) -> float:
        """Probability that a devour in a zone is a meal."""
        cached = self._meals.get(zone)
        if cached is None:
            cached = self._meals[zone] = self._meal(zone)
        return cached

    def _meal(self, zone: int) -> float:
        """Computes `meal`."""
        target = first_target(self.s, zone)
        if target is None:
            return 0.0
        aim = preview_attack(self.s, self.me, kit_of(self.s, self.me), "melee", (DEVOUR,), zone)
        return chance(aim.dice, target.needs, needed(target, aim.line.accuracy))


def needed(target: Kind, accuracy: int) -> int:
    """The lowest die result that counts as a hit on this target."""
    return max(accuracy, STRONG) if target.id == BlackPanther.id else accuracy


def first_target(s: CityState, zone: int) -> Kind | None:
    """The kind that a devour must target, by priority."""
    first: Kind | None = None
    counts = s.zombies[zone]
    for kind in s.rules.catalogue.kinds:
        if counts[kind.index] and (first is None or (kind.priority, kind.needs) < (first.priority, first.needs)):
            first = kind
    return first


class HeroJudge(TurnJudge):
    """Judges the options of a hero's turn, hunger included."""

    def judge(self, option: Option, floor: float = ANYTHING) -> Judged:
        verb = option.verb
        if verb == "snack" or option.item == DEVOUR:
            return self.devour(0 if verb == "snack" else self.cost("melee"))
        if verb in ("melee", "shoot", "salvo"):
            return self.own_attack(option)
        if verb == "sign":
            return self.hurl(self.s.board.names[option.target])
        if verb == GAIN:
            args: Args = {"who": self.me.id}
            gain = self.plan.find or -0.5
            return self.plan.best(self.me.zone, self.plan.actions - 1, self.plan.free, True) + gain, "gain", args
        if verb == "lead":
            mate = self.s.survivor(option.target)
            rise = dread(hunger_of(self.me) + 1, self.me.life) - dread(hunger_of(self.me), self.me.life)
            return self.now + (1.5 if self.s.crowd(mate.zone) else 0.2) - rise, "command", {"who": mate.id}
        if verb == "use":
            return self.trait(option)
        if verb == "portal":
            return (
                self.plan.run(self.s.board.names[option.target], 1, self.plan.actions, True) - 0.1,
                "safer",
                {"who": self.me.id, "zone": option.target, **fears(self.plan)},
            )
        if verb == "scout":
            return self.now + 0.2, "nothing-better", {}
        return super().judge(option, floor)

    # -- attacks -------------------------------------------------------------------------------------------------

    def own_attack(self, option: Option) -> Judged:
        """Judges the hero's own attack, less the expected hunger from its 1s."""
        score, reason, args = self.attack(option) if option.verb != "salvo" else self.salvo(option)
        if score <= POINTLESS:
            return score, reason, args
        own = str(self.s.rules.catalogue.sheets[self.me.id].row["attack"])
        mode = "melee" if option.verb == "melee" else "ranged"
        zone = self.me.zone if mode == "melee" else self.s.board.names[option.target]
        blow = blow_of(self.s, self.me, mode, (own,), zone)
        super_hero = first_target(self.s, zone)
        if super_hero is not None and super_hero.type == SUPER:
            # Hits do not add up against a super hero: one die must kill, so that the expected number of hits, on which
            # `score` rests, says nothing.
            odds = chance(blow.dice, super_hero.needs, needed(super_hero, rate(blow)))
            score = self.later(self.plan.actions - 1) + odds * self.plan.kill_worth(
                single_count(self.s, super_hero), [0.0] * len(self.plan.threats.kinds), zone
            )
        return score - self.appetite(blow.dice), reason, args

    def appetite(self, dice: int) -> float:
        """Expected cost of a roll's 1s; lower if a meal is still possible this turn."""
        hunger, life = hunger_of(self.me), self.me.life
        added_cost = afterwards(hunger, life, dice) - dread(hunger, life)
        return added_cost * (0.4 if self.plan.actions > 1 and any(self.s.zombies[self.me.zone]) else 1.0)

    def salvo(self, option: Option) -> Judged:
        """Judges Empty the Racks."""
        zone = self.s.board.names[option.target]
        own = str(self.s.rules.catalogue.sheets[self.me.id].row["attack"])
        blow = blow_of(self.s, self.me, "ranged", (own,), self.me.zone)
        before = self.plan.threats.horde[zone]
        after = strike(self.s.rules, before, blow.hits + 1.5, 1, blow.free)
        gain = self.plan.kill_worth(before, after, zone)
        args: Args = {"who": self.me.id, "zone": option.target}
        return (gain + self.after(zone, after, self.plan.actions - 1) + 0.5 if gain else POINTLESS), "kill", args

    def devour(self, cost: int) -> Judged:
        """Judges a devour: a meal resets hunger, a miss may raise it."""
        s, plan, me = self.s, self.plan, self.me
        args: Args = {"who": me.id, "zone": s.board.zones[me.zone].id}
        target = first_target(s, me.zone)
        if target is None:
            return POINTLESS, "cannot-hurt", args
        hunger = hunger_of(me)
        aim = preview_attack(s, me, kit_of(s, me), "melee", (DEVOUR,), me.zone)
        odds = chance(aim.dice, target.needs, needed(target, aim.line.accuracy))
        before = plan.threats.horde[me.zone]
        after = [n - (odds if kind == target.index and n else 0.0) for kind, n in enumerate(before)]
        worth = plan.kill_worth(before, after, me.zone)
        if not s.rules.creatures[target.index].enemy:
            wanted = isinstance(plan, HeroForesight) and plan.feasting
            worth += odds * (MEAL if wanted else TREAT)
        worth += odds * dread(hunger, me.life)
        worth -= (1.0 - odds) * (afterwards(hunger, me.life, aim.dice) - dread(hunger, me.life))
        # Without hunger the attacks on those who are left have fewer dice.
        if s.crowd(me.zone) > 1 and plan.actions > 1:
            worth -= 0.35 * hunger * odds
        return worth + self.after(me.zone, after, plan.actions - cost), "eat", {**args, "odds": int(100.0 * odds + 0.5)}

    def hurl(self, zone: int) -> Judged:
        """Judges throwing the sign."""
        dice = signed(self.s, zone) + hunger_of(self.me)
        before = self.plan.threats.horde[zone]
        common = [0.0 if kind.type == SUPER else before[kind.index] for kind in self.plan.threats.kinds]
        accuracy = self.s.rules.line_of(SIGN, "ranged").accuracy
        fallen = strike(self.s.rules, common, dice * (7 - accuracy) / 6.0, 1, False)
        after = [n - (was - left) for n, was, left in zip(before, common, fallen, strict=True)]
        gain = self.plan.kill_worth(before, after, zone) - self.appetite(dice) - 1.5
        args: Args = {"who": self.me.id, "zone": self.s.board.zones[zone].id}
        return gain + self.after(zone, after, self.plan.actions - 1), "kill", args

    # -- traits --------------------------------------------------------------------------------------------------

    def trait(self, option: Option) -> Judged:
        """Judges using a trait; unless the situation asks for it, keeping the card is better."""
        s, plan, me = self.s, self.plan, self.me
        args: Args = {"who": me.id, "card": option.item}
        hunger, life = hunger_of(me), me.life
        crowd = plan.threats.horde[me.zone]
        here = s.crowd(me.zone)
        name = option.item
        value = self.now - 2.0
        if name == "numb-the-hunger":
            value = self.now + dread(hunger, life) - dread(max(0, hunger - 2), life) - 1.0
        elif name == "reattach":
            value = plan.ends(me.zone, plan.actions, True) + (WOUND[min(life, 4)] * 0.8 if life <= 3 else -1.0)
        elif name in ("burst-open", "grave-howl"):
            n = 2.0 if name == "burst-open" else 4.0
            after = list(crowd)
            for kind in plan.threats.kinds:
                if kind.id in ("trooper", "specialist"):
                    gone = min(n, after[kind.index])
                    after[kind.index] -= gone
                    n -= gone
            value = self.after(me.zone, after, plan.actions) - 0.5
            if name == "burst-open":
                value += plan.kill_worth(crowd, after, me.zone) - wound_cost(1.0, [life])
        elif name == "embrace-it":
            value = self.later(plan.actions + 1) - dread(3, life) if here > 1 else value
        elif name == "pack-hunter":
            value = self.now + (0.6 if s.crowd(s.survivor(option.target).zone) else -1.0)
        elif name == "bloodhound":
            wanted = isinstance(plan, HeroForesight) and plan.feasting
            value = plan.run(s.board.names[option.target], 2, plan.actions, False) - (0.2 if wanted else 1.0)
        elif name == "off-the-hinges":
            door = next(door for door in s.board.doors if door.id == option.target)
            value = self.door(door, "hands")[0] + 1.0
        return value, "trait" if value > self.now - 0.5 else "keep-trait", args


def single_count(s: CityState, kind: Kind) -> list[float]:
    """Counts with a single figure of this kind."""
    return [1.0 if index == kind.index else 0.0 for index in range(len(s.rules.catalogue.kinds))]
