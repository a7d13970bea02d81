"""Order and giving of the hits of a zombie hero's attack (Marvel p. 12, 19-21; M-10, M-11, M-36, M-52).

Hits go to one level of the target priority until it is gone; a target falls to as many hits as its toughness, all in
one attack, or takes nothing. Devour eliminates one target at most and alone may hit bystanders.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.oracle.city_weapons import HEROES, TOUGHNESS
from tests.oracle.duel import Position, begun, keys, played, same_values

SUPER = ("thor", "doctor-strange", "ms-marvel", "black-panther", "spider-man")
BYSTANDERS = ("aunt-may", "wong")
ENEMIES = ("guard", "trooper", "specialist")
DEVOUR = ("devour", "melee", 1, 4)
"""The attack that every hero has: one die, 4+ (p. 20)."""
START_XP = 20
"""Experience before the attack: nobody reaches a level with it."""
MOST_HUNGER = 4
PICKY = "black-panther"


class Assault:
    """A hero, the enemies of one zone and the dice of an attack on them."""

    def __init__(self, luck: Random) -> None:
        self.hero = luck.choice(sorted(HEROES))
        attack = DEVOUR if luck.random() < 0.35 else HEROES[self.hero]
        self.attack, self.verb, dice, self.accuracy = attack
        self.devours = attack is DEVOUR
        self.hunger = luck.randrange(4)
        self.target = "s2" if self.verb == "shoot" and luck.random() < 0.5 else "s1"
        self.friend = luck.random() < 0.3
        self.enemies: Counter[str] = Counter()
        for name in luck.sample(SUPER, luck.choice((0, 0, 0, 1, 1, 2))):
            self.enemies[name] = 1
        for kind in luck.sample(ENEMIES, luck.randrange(4)):
            self.enemies[kind] = luck.randint(1, 3)
        if luck.random() < 0.25:
            self.enemies[luck.choice(BYSTANDERS)] = 1
        if not any(self.enemies[kind] for kind in (*SUPER, *ENEMIES)) and not (self.devours and self.enemies):
            self.enemies["trooper"] = luck.randint(1, 3)
        self.rolls = [luck.randint(1, 6) for _ in range(dice + self.hunger)]

    def position(self) -> Position:
        people: dict[str, dict[str, object]] = {
            self.hero: {"zone": "s1", "skills": [], "hunger": self.hunger, "ap": START_XP}
        }
        if self.friend:
            people["hulk" if self.hero != "hulk" else "wasp"] = {"zone": self.target, "skills": []}
        given = {
            "map": {"grid": "s1 s2 s3\n"},
            "survivors": people,
            "zombies": {self.target: dict(self.enemies)},
            "start": f"turn {self.hero}",
        }
        position = Position("marvel", given, {"d6": self.rolls})
        where = f" {self.target}" if self.verb == "shoot" else ""
        position.first = f"{self.verb} {self.hero} {self.attack}{where}"
        return position


class Hits:
    """The dice that hit and are still to be given, and what they have done."""

    def __init__(self, assault: Assault) -> None:
        self.assault = assault
        self.dice = sorted(roll for roll in assault.rolls if roll > 1 and roll >= assault.accuracy)
        self.enemies = Counter(assault.enemies)
        self.xp = START_XP
        self.fed = False

    def supers(self) -> list[str]:
        return [name for name in SUPER if self.enemies[name]]

    def counting(self, target: str) -> list[int]:
        """Dice that may be assigned to this target (M-36)."""
        return [roll for roll in self.dice if target != PICKY or roll >= 5]

    def fallen(self, target: str) -> bool:
        """Gives a target the hits that it needs, weak dice first. False if there are too few."""
        needed = TOUGHNESS.get(target, 1)
        dice = self.counting(target)
        if len(dice) < needed:
            return False
        for roll in dice[:needed]:
            self.dice.remove(roll)
        self.enemies[target] -= 1
        self.xp += needed if target in SUPER else 0 if target in BYSTANDERS else 1
        self.fed = self.assault.devours
        return True

    def next_level(self) -> list[str]:
        """The targets of the first level of the priority that is not empty."""
        if self.fed:
            return []
        if self.supers():
            return self.supers()
        for kind in ENEMIES:
            if self.enemies[kind]:
                return [kind]
        return [name for name in BYSTANDERS if self.enemies[name] and self.assault.devours]

    def hunger(self) -> int:
        """Hunger after the attack: 0 after a meal, otherwise one more for each 1 (p. 21, M-10)."""
        if self.fed:
            return 0
        return min(MOST_HUNGER, self.assault.hunger + self.assault.rolls.count(1))


def trial(seed: int) -> None:
    """One random attack of a zombie hero."""
    luck = Random(seed)
    assault = Assault(luck)
    position = assault.position()
    session, script = begun(position)
    played(session, position, position.first, script)
    hits = Hits(assault)
    while level := hits.next_level():
        target = level[0]
        if len(level) > 1:
            able = [name for name in level if len(hits.counting(name)) >= TOUGHNESS.get(name, 1)]
            if not able:
                break
            offered = keys(session)
            asked = bool(offered) and offered[0].startswith("hit ")
            assert asked or len(able) == 1, f"the book leaves {level}, nobody is asked\n{position}"
            if asked:
                wanted = sorted(f"hit {name}" for name in level)
                assert offered == wanted, f"the book leaves {wanted}, the program {offered}\n{position}"
                key = luck.choice(offered)
                played(session, position, key, script)
                target = key.split()[1]
            else:
                target = able[0]
        if not hits.fallen(target):
            break
    if session.decision is not None:
        assert session.decision.ask == "action", f"asked {keys(session)}\n{position}"
    book: dict[str, object] = {f"zombies.{assault.target}.{kind}": hits.enemies[kind] for kind in assault.enemies}
    book[f"survivors.{assault.hero}.ap"] = hits.xp
    book[f"survivors.{assault.hero}.hunger"] = hits.hunger()
    if assault.friend:
        book[f"survivors.{'hulk' if assault.hero != 'hulk' else 'wasp'}.life"] = 5
    same_values(session, position, book)
