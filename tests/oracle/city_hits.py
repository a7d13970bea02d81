"""Order and giving of the hits of one attack (S1 p. 15-16, 2E p. 26-28, Marvel p. 19-20).

An attack is a number of hits, and of misses where misses are dangerous. The oracle keeps them as pools: each pool says
to whom its next hit may go, and what is the same at the end whatever is chosen. The program may leave a question out
only if every answer leads to the same end.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from shamble import Scripted, Session
from shamble.scenario.expect import observe
from tests.oracle.city_weapons import WEAPONS, Weapon
from tests.oracle.duel import Position, begun, keys, lives_of, played, same_values

LEVELS = {
    "zombicide1": (("walker",), ("fatty", "abomination"), ("runner",)),
    "zombicide2": (("abominacop",), ("brute", "patient-0", "abominawild"), ("walker",), ("runner",)),
    "marvel": (("super",), ("guard",), ("trooper",), ("specialist",), ("bystander",)),
}
"""Target priority, first to last; survivors come before all of it in Season 1."""
NEEDED = {"fatty": 2, "brute": 2, "abomination": 3, "abominacop": 3, "patient-0": 3, "abominawild": 3}
"""Damage of one hit that kills; 1 for all others."""
BOSSES = ("abomination", "abominacop", "patient-0", "abominawild")
PEOPLE = {"zombicide1": ("amy", "doug", "josh", "ned"), "zombicide2": ("amy", "doug", "josh", "ned")}
LIFE = {"zombicide1": 2, "zombicide2": 3}
START_XP = 20
"""Experience before the attack: nobody reaches a level with it."""
ACTIONS = "action"


class Fight:
    """A zone with zombies and survivors, and an attack on it (Season 1 and 2nd Edition)."""

    def __init__(self, game: str, luck: Random) -> None:
        self.game = game
        self.weapon: Weapon = luck.choice([weapon for weapon in WEAPONS if weapon.game == game])
        self.pair = self.weapon.dual and luck.random() < 0.5
        near = self.weapon.melee or (self.weapon.least == 0 and luck.random() < 0.5)
        self.target = "s1" if near else "s2"
        self.shooter, *others = luck.sample(PEOPLE[game], luck.choice((1, 2, 2, 3, 4)))
        self.zones = {name: luck.choice((self.target, self.target, "s1", "s2", "s3")) for name in others}
        self.lives = {name: luck.randint(1, LIFE[game]) for name in others}
        self.hidden = [name for name in others if game == "zombicide2" and luck.random() < 0.2]
        """Survivors with a skill that keeps them out of friendly fire (2E p. 64)."""
        skill = "melee" if self.weapon.melee else "ranged"
        self.stronger = luck.random() < 0.35
        self.surer = luck.random() < 0.3
        self.sniper = not self.weapon.melee and luck.random() < 0.25
        self.skills = [f"damage:{skill}"] * self.stronger + [f"to-roll:{skill}"] * self.surer
        self.skills += ["sniper"] * self.sniper
        self.zombies: Counter[str] = Counter()
        kinds = [kind for level in LEVELS[game] for kind in level]
        for kind in luck.sample(kinds, luck.randint(1, 3)):
            if kind not in BOSSES:
                self.zombies[kind] = luck.randint(1, 3)
            elif not any(self.zombies[boss] for boss in BOSSES):
                self.zombies[kind] = 1
        dice = self.weapon.dice * (2 if self.pair else 1)
        self.rolls = [luck.randint(1, 6) for _ in range(dice)]

    @property
    def damage(self) -> int:
        return self.weapon.damage + self.stronger

    def hits(self) -> int:
        """Dice that hit; a 1 never does (2E p. 26, S1-57)."""
        return len([roll for roll in self.rolls if roll > 1 and roll + self.surer >= self.weapon.accuracy])

    def mates(self) -> list[str]:
        """Survivors in the target zone, without the shooter."""
        return [name for name, zone in self.zones.items() if zone == self.target]

    def position(self) -> Position:
        hands = [self.weapon.id] * (2 if self.pair else 1)
        people: dict[str, dict[str, object]] = {
            self.shooter: {"zone": "s1", "skills": self.skills, "hands": hands, "ap": START_XP}
        }
        for name, zone in self.zones.items():
            people[name] = {"zone": zone, "skills": ["low-profile"] if name in self.hidden else []}
            if self.game == "zombicide2":
                people[name]["life"] = self.lives[name]
            elif self.lives[name] == 1:
                people[name]["pack"] = ["wound"]
        given = {
            "map": {"grid": "s1 s2 s3\n"},
            "survivors": people,
            "zombies": {self.target: dict(self.zombies)},
            "start": f"turn {self.shooter}",
        }
        position = Position(self.game, given, {"d6": self.rolls})
        copy = "+".join([self.weapon.id] * 2) if self.pair else self.weapon.id
        position.first = f"melee {self.shooter} {copy}"
        if not self.weapon.melee:
            position.first = f"shoot {self.shooter} {copy} {self.target}"
        return position


class Pools:
    """The hits and stray hits that are still to be given, and what they have done."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.hits = fight.hits()
        wild = not fight.weapon.melee and not fight.sniper and fight.game == "zombicide2"
        self.strays = len(fight.rolls) - self.hits if wild else 0
        self.zombies = Counter(fight.zombies)
        self.lives = dict(fight.lives)
        self.xp = START_XP

    def living(self) -> list[str]:
        """Survivors who can be hit."""
        return [name for name in self.fight.mates() if self.lives[name] > 0 and name not in self.fight.hidden]

    def standing(self, kinds: tuple[str, ...]) -> list[str]:
        return [kind for kind in kinds if self.zombies[kind]]

    def killable(self, kinds: tuple[str, ...]) -> list[str]:
        return [kind for kind in self.standing(kinds) if NEEDED.get(kind, 1) <= self.fight.damage]

    def targets(self) -> list[str]:
        """Those to whom the next hit may go; nobody if it is lost."""
        game, fight = self.fight.game, self.fight
        every = tuple(kind for level in LEVELS[game] for kind in level)
        if not self.hits:
            return []
        if fight.weapon.melee:
            return self.killable(every)
        if fight.sniper:
            return [*self.killable(every), *(self.living() if game == "zombicide1" else [])]
        if game == "zombicide1" and self.living():
            return self.living()
        for level in LEVELS[game]:
            if self.standing(level):
                return self.killable(level)
        return []

    def may_waste(self) -> bool:
        """True if the shooter may leave hits unused (S1-53)."""
        return self.fight.sniper and self.fight.game == "zombicide1"

    def hit(self, target: str) -> None:
        """Gives one hit."""
        self.hits -= 1
        if target in self.lives:
            self.lives[target] -= self.fight.damage
        else:
            self.zombies[target] -= 1
            self.xp += 5 if target in BOSSES else 1

    def stray(self, name: str) -> None:
        """Gives one stray hit (2E p. 28)."""
        self.strays -= 1
        self.lives[name] -= self.fight.damage

    def idle(self, targets: list[str]) -> bool:
        """True if it is the same which of these targets is hit: there is one, or the hits are enough for all of them
        and for nobody else."""
        if self.may_waste():
            return False
        if len(targets) < 2:
            return True
        if self.fight.weapon.melee or self.fight.sniper:
            return not any(name in self.lives for name in targets) and self.hits >= sum(
                self.zombies[kind] for kind in targets
            )
        if targets[0] in self.lives:
            return False
        return self.hits >= sum(self.zombies[kind] for kind in targets)

    def spend(self) -> None:
        """Gives the hits about which nobody need be asked."""
        while targets := self.targets():
            if not self.idle(targets):
                return
            self.hit(targets[0])
        self.hits = 0

    def stray_idle(self) -> bool:
        return len(self.living()) < 2

    def spend_strays(self) -> None:
        while self.strays and self.living():
            if not self.stray_idle():
                return
            self.stray(self.living()[0])
        self.strays = 0


def answer(session: Session, pools: Pools, position: Position, luck: Random, script: Scripted) -> bool:
    """Answers one question about a hit on both sides. False if another question is pending."""
    offered = keys(session)
    verbs = {key.split()[0] for key in offered}
    if verbs <= {"bear", "lose"}:
        # A wound costs a card of the owner's choice; nobody here carries one.
        played(session, position, luck.choice(offered), script)
        return True
    if verbs == {"misfire"}:
        assert pools.strays, f"strays are shared out, the book has none\n{position}"
        book = sorted(f"misfire {name}" for name in pools.living())
        assert offered == book, f"the book leaves {book}, the program {offered}\n{position}"
        key = luck.choice(offered)
        played(session, position, key, script)
        pools.stray(key.split()[1])
        return True
    if verbs <= {"hit", "waste"}:
        targets = pools.targets()
        wanted = sorted(f"hit {target}" for target in targets)
        while offered != wanted and targets and pools.idle(targets):
            pools.hit(targets[0])
            targets = pools.targets()
            wanted = sorted(f"hit {target}" for target in targets)
        if pools.may_waste():
            wanted = sorted([*wanted, f"waste {pools.fight.shooter}"])
        assert offered == wanted, f"the book leaves {wanted}, the program {offered}\n{position}"
        key = luck.choice(offered)
        played(session, position, key, script)
        if key.startswith("waste"):
            pools.hits -= 1
        else:
            pools.hit(key.split()[1])
        return True
    return False


def trial(game: str, seed: int) -> None:
    """One random attack of Season 1 or 2nd Edition."""
    luck = Random(seed)
    fight = Fight(game, luck)
    position = fight.position()
    session, script = begun(position)
    played(session, position, position.first, script)
    pools = Pools(fight)
    while session.decision is not None and answer(session, pools, position, luck, script):
        pass
    if session.decision is not None:
        assert session.decision.ask == ACTIONS, f"asked {keys(session)}\n{position}"
    pools.spend()
    pools.spend_strays()
    dead = sorted(name for name, life in pools.lives.items() if life <= 0)
    if game == "zombicide2" and dead:
        assert observe(session, "over") == "lost", f"{dead} dead, and the game goes on\n{position}"
        return
    assert not pools.hits + pools.strays, f"the book leaves a choice, nobody is asked\n{position}"
    book: dict[str, object] = {f"zombies.{fight.target}.{kind}": pools.zombies[kind] for kind in fight.zombies}
    book[f"survivors.{fight.shooter}.ap"] = pools.xp
    same_values(session, position, {**book, **lives_of(pools.lives)})
