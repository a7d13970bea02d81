"""Wounds that zombies and enemies give in their first step (S1 p. 12, 2E p. 23, Marvel p. 14; S1-20, S1-64, M-63).

Every zombie in a zone with survivors attacks. The players share the wounds of a zone out; in Season 1 a wound takes the
place of a card of the owner's choice. Fast figures attack a second time after everybody's first action.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from shamble.scenario.expect import observe
from tests.oracle.duel import Position, begun, keys, lives_of, played, same_values

PEOPLE = {
    "zombicide1": ("amy", "doug", "josh", "ned"),
    "zombicide2": ("amy", "doug", "josh", "lou"),
    "marvel": ("hulk", "wasp", "deadpool", "iron-man"),
}
LIFE = {"zombicide1": 2, "zombicide2": 3, "marvel": 5}
CHILDREN = {"lou": 2}
KINDS = {
    "zombicide1": ("walker", "fatty", "runner", "abomination"),
    "zombicide2": ("walker", "brute", "runner", "patient-0"),
    "marvel": ("trooper", "guard", "specialist"),
}
FAST = ("runner", "specialist")
FIGURES = {"fatty": 8}
"""Number of figures in the box, for kinds of which the zones could ask for more."""
CARDS = ("water", "rice", "canned-food")
ZONES = ("s1", "s2", "s3", "s4")


class Siege:
    """Survivors with zombies in their zones."""

    def __init__(self, game: str, luck: Random) -> None:
        self.game = game
        names = luck.sample(PEOPLE[game], luck.randint(1, 4))
        self.zones = {name: luck.choice(ZONES[:2] if luck.random() < 0.7 else ZONES) for name in names}
        self.lives = {name: luck.randint(1, CHILDREN.get(name, LIFE[game])) for name in names}
        self.cards: dict[str, list[str]] = {name: [] for name in names}
        if game == "zombicide1":
            for name in names:
                self.cards[name] = (
                    luck.sample(CARDS, luck.randrange(3)) if len(names) < 4 else [CARDS[names.index(name) % 3]]
                )
        self.zombies: dict[str, Counter[str]] = {}
        boss = True
        for zone in sorted(set(self.zones.values())):
            self.zombies[zone] = Counter()
            for kind in luck.sample(KINDS[game], luck.randrange(3)):
                big = kind in ("abomination", "patient-0")
                if not big:
                    there = sum(figures[kind] for figures in self.zombies.values())
                    self.zombies[zone][kind] = min(luck.randint(1, 3), FIGURES.get(kind, 99) - there)
                elif boss:
                    self.zombies[zone][kind] = 1
                    boss = False
            if any(self.zombies[zone][kind] for kind in FAST) and self.bites(zone, 1) >= self.health(zone):
                for kind in FAST:
                    del self.zombies[zone][kind]  # the survivors' deaths would send fast ones elsewhere

    def bites(self, zone: str, step: int) -> int:
        """Wounds of a zone in the first or the second step."""
        return sum(n for kind, n in self.zombies[zone].items() if step == 1 or kind in FAST)

    def health(self, zone: str) -> int:
        return sum(life for name, life in self.lives.items() if self.zones[name] == zone)

    def position(self) -> Position:
        people: dict[str, dict[str, object]] = {}
        for name, zone in self.zones.items():
            people[name] = {"zone": zone, "skills": []}
            if self.game == "zombicide1":
                people[name]["pack"] = [*self.cards[name], *(["wound"] if self.lives[name] == 1 else [])]
            else:
                people[name]["life"] = self.lives[name]
        given = {
            "map": {"grid": " ".join(ZONES) + "\n"},
            "survivors": people,
            "zombies": {zone: dict(figures) for zone, figures in self.zombies.items() if figures},
            "start": "zombies",
        }
        return Position(self.game, given, {}, stop="spawn")


class Share:
    """The wounds of one zone in one step, and those who may take them."""

    def __init__(self, siege: Siege, zone: str, step: int) -> None:
        self.siege = siege
        self.left = siege.bites(zone, step)
        self.there = [name for name, home in siege.zones.items() if home == zone and siege.lives[name] > 0]

    def takers(self) -> list[str]:
        """Those who may take the next wound: the living (S1-20), in Marvel anybody who was there (M-63)."""
        if not self.left:
            return []
        if self.siege.game == "marvel":
            return self.there
        return [name for name in self.there if self.siege.lives[name] > 0]

    def give(self, name: str) -> None:
        self.left -= 1
        self.siege.lives[name] -= 1

    def settled(self) -> bool:
        """True if all that is left goes to the same people whatever is chosen."""
        takers = self.takers()
        if len(takers) < 2:
            return True
        return self.siege.game != "marvel" and self.left >= sum(self.siege.lives[name] for name in takers)

    def settle(self) -> None:
        while takers := self.takers():
            self.give(takers[0])
        self.left = 0


def lose_card(siege: Siege, key: str, offered: list[str], position: Position) -> None:
    """A wound that costs a card: any card of its owner (S1 p. 12, S1-48)."""
    verb, name, card = key.split()
    if verb == "bear":
        assert not siege.cards[name], f"{name} has cards and loses none\n{position}"
        return
    book = sorted(f"lose {name} {other}" for other in siege.cards[name])
    assert offered == book, f"the book leaves {book}, the program {offered}\n{position}"
    siege.cards[name].remove(card)


def shared(shares: list[Share], offered: list[str], position: Position) -> Share | None:
    """Returns the zone about which the program asks, and checks whom it offers; None if the question belongs to the
    next step, because nothing is left to choose in this one."""
    single = sorted(key.split()[1] for key in offered if key.startswith("bite "))
    all_of_it = sorted(key.split()[1] for key in offered if key.startswith("bite-all "))
    for share in shares:
        if set(single) & set(share.there):
            book = sorted(share.takers())
            if len(book) < 2:
                return None
            assert single == book, f"the book leaves {book}, the program {single}\n{position}"
            assert all_of_it in ([], book), f"all of it may go to {book}, the program says {all_of_it}\n{position}"
            return share
    raise AssertionError(f"asked {offered}, the book has no wounds there\n{position}")


def trial(game: str, seed: int) -> None:
    """One random step of attacks."""
    luck = Random(seed)
    siege = Siege(game, luck)
    position = siege.position()
    session, script = begun(position)
    lost = False
    for step in (1, 2):
        shares = [Share(siege, zone, step) for zone in siege.zombies]
        while session.decision is not None and not lost:
            offered = keys(session)
            verbs = {key.split()[0] for key in offered}
            if verbs <= {"lose", "bear"}:
                key = luck.choice(offered)
                lose_card(siege, key, offered, position)
                played(session, position, key, script)
                continue
            assert verbs <= {"bite", "bite-all"}, f"asked {offered}\n{position}"
            share = shared(shares, offered, position)
            if share is None:
                break
            key = luck.choice(offered)
            kin = int(str(session.decision.args["n"]))
            played(session, position, key, script)
            verb, name = key.split()
            share.give(name)
            while verb == "bite-all" and kin > 1 and name in share.takers():
                share.give(name)  # the program asks for the wounds of one kind after another
                kin -= 1
        for share in shares:
            if share.settled():
                share.settle()
        lost = game == "zombicide2" and any(life <= 0 for life in siege.lives.values())
        if lost:
            assert observe(session, "over") == "lost", f"a death, and the game goes on\n{position}"
            return
        left = [share.there for share in shares if share.left]
        assert not left, f"the book leaves wounds open among {left}, nobody is asked\n{position}"
    same_values(session, position, lives_of(siege.lives))
