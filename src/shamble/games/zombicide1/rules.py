"""What is a rule of Season 1 alone."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.board.board import Zone
from shamble.city.book.action import Action
from shamble.city.book.printed import Gear, ZombieCard, kind_name
from shamble.city.family.skills.carrying_skills import StartsWith
from shamble.city.horde.activation import SendEach, share_out
from shamble.city.horde.spawn_cards import extra_activation, place, run_short
from shamble.city.rules.rules import ACTIONS, Rules
from shamble.city.survivors.wounds import lose_life
from shamble.city.table.flow import Play
from shamble.city.table.pieces import Attack, Walk
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import MORE
from shamble.city.turns.cars import CarNumbers, SearchCar, UseCar
from shamble.city.turns.rounds import RoundStart
from shamble.city.turns.setup import Begin, OwnGear, gather
from shamble.games.zombicide1.cars import Driving, Rummage
from shamble.games.zombicide1.group_splitting import MakeEqual, ShortActivation, part_later, parting
from shamble.games.zombicide1.setup import TEAMS, AgreeFirst, DealOne
from shamble.games.zombicide1.skills.noise import loud_zone
from shamble.games.zombicide1.wound_cards import TakeWound, heal, wounds_of

ESCORT: Final = 2
"""Walkers that every fatty brings along when it appears (p. 9)."""
SIX: Final = 6
DRIVING: Final = {UseCar: Driving(), SearchCar: Rummage()}
ACTIONS_1: Final[tuple[Action, ...]] = tuple([DRIVING.get(type(action), action) for action in ACTIONS])


class Rules1(Rules):
    prefix: ClassVar[str] = "zc1"
    misses_hit_friends: ClassVar[bool] = False
    shared_freely: ClassVar[bool] = False
    friends_first: ClassVar[bool] = True
    take_from_seat: ClassVar[bool] = True
    sorts_in_vain: ClassVar[bool] = True
    rooms_in_order: ClassVar[bool] = False
    deck_names: ClassVar[tuple[str, ...]] = ("zombies", "equipment", "starting", "pans", "made", "pimp", "wounds")
    death_rule: ClassVar[str] = "wound.death"
    companions: ClassVar[bool] = False
    counters: ClassVar[tuple[str, ...]] = ("gift", "heard")

    # -- set-up (p. 4) -------------------------------------------------------------------------------------------

    def team(self, seats: int) -> int:
        """As the book's table says, and never fewer than the mission needs (S1-32)."""
        return self.mission.each * seats or min(SIX, max(TEAMS[seats], self.mission.survivors))

    def offers(self, s: City, id: str) -> bool:
        """Nobody for whom the deck has no such card left to start with (S1-35)."""
        own = [skill for skill in self.catalogue.sheets[id].levels[0] if skill.startswith(f"{StartsWith.id}:")]
        taken = [skill for one in s.survivors for skill in one.skills]
        cards = [kind_name(card) for card in s.deck(self.search_deck).cards()]
        return all(cards.count(skill.partition(":")[2]) > taken.count(skill) for skill in own)

    def set_up(self, t: Play) -> None:
        gather(t)
        t.then(DealOne())
        t.then(OwnGear())
        t.then(AgreeFirst())
        t.then(Begin())
        t.then(RoundStart())

    def next_first(self, s: City) -> int:
        """The token skips who has nobody left (S1-37)."""
        living = [seat for seat in s.order()[1:] if any(one.here and one.seat == seat for one in s.survivors)]
        return living[0] if living else s.first

    def survivor_actions(self) -> tuple[Action, ...]:
        return ACTIONS_1

    def car_numbers(self) -> CarNumbers:
        return CarNumbers(4, 0, 4, 1)

    def turn_starts(self, t: Play, who: str) -> None:
        """An action that a born leader gave is used in this turn or never (S1-24)."""
        survivor = t.s.survivor(who)
        for _ in range(survivor.counter("gift")):
            t.spend("turn", MORE)
        if survivor.counter("gift"):
            t.set(survivor.counting("gift", 0))

    # -- noise (p. 6) --------------------------------------------------------------------------------------------

    def heard(self, s: City, survivor: Survivor) -> bool:
        return "ninja" not in survivor.skills or survivor.counter("heard") > 0

    def makes_noise(self, t: Play, who: str, rule: str) -> None:
        if self.heard(t.s, t.s.survivor(who)):
            super().makes_noise(t, who, rule)
        else:
            t.uses(who, "ninja")

    # -- where zombies go (p. 12) --------------------------------------------------------------------------------

    def targets(self, s: City, zone: int, group: list[tuple[int, int]]) -> tuple[list[int], str]:
        """Survivors in sight, else the loudest zone with an open way, else the loudest behind whatever doors (S1-9)."""
        noise = s.presence().sounds
        seen = [other for other in self.visible(s, zone) if s.people(other)]
        if seen:
            return self.loudest(s, noise, seen), "sees"
        loudest = loud_zone(s)
        voices = [other for other, loud in enumerate(noise) if loud or other == loudest]
        if not self.reaches_somebody(s, zone):
            return self.loudest(s, noise, voices), "beyond"
        far = s.topology().distances(zone)
        return self.loudest(s, noise, [other for other in voices if far[other] >= 0]), "hears"

    def loudest(self, s: City, noise: list[int], zones: list[int]) -> list[int]:
        """The zones of most noise among these; where somebody was loud, no number counts (S1-21)."""
        loudest = loud_zone(s)
        if loudest in zones:
            return [loudest]
        most = max([noise[other] for other in zones], default=0)
        return [other for other in zones if noise[other] == most]

    def reaches_somebody(self, s: City, zone: int) -> bool:
        far = s.topology().distances(zone)
        return bool([one for one in s.survivors if one.here and far[one.zone] >= 0])

    def first_steps(self, s: City, zone: int, targets: list[int]) -> list[int]:
        """With nobody in reach they go as if all doors were open, and closed ones stop them: who is barred one way
        takes another that is as short, and nobody splits, or locked rooms would breed (S1-66)."""
        if self.reaches_somebody(s, zone):
            return super().first_steps(s, zone, targets)
        ways = s.board.topology((1 << len(s.board.doors)) - 1)
        near = s.topology().near[zone]
        return [step for step in ways.steps_to_any(zone, targets) if step == zone or step in near][:1]

    def split(self, t: Play, zone: int, kind: int, n: int, steps: list[int]) -> None:
        """Groups that part are made equal with figures from the box; the abomination never parts (p. 12, S1-10)."""
        what = self.catalogue.kinds[kind]
        if len(steps) < 2:
            share_out(t, zone, kind, n, steps)
            return
        if what.minis == 1:
            t.then(SendEach(zone, (kind,), tuple(steps), ()))
            return
        if -n % len(steps):
            part_later(t, zone, kind, steps)
        else:
            share_out(t, zone, kind, n, steps)

    def planned(self, t: Play) -> None:
        if parting(t.s):
            t.then(MakeEqual())

    def walked(self, t: Play, walks: list[Walk]) -> None:
        """Who ran out while splitting acts once more when everybody has moved (S1-11)."""
        s = t.s
        short = [kind for kind in self.catalogue.kinds if s.noted(f"short {kind.id}")]
        if short:
            s.notes = tuple([note for note in s.notes if not note[0].startswith("short ")])
            for kind in short:
                t.then(ShortActivation(kind.index))

    # -- zombies appear (p. 13-14) -------------------------------------------------------------------------------

    def play_zombie_card(self, t: Play, zone: int, card: ZombieCard, level: int) -> None:
        n, type = card.numbers[level], card.types[level]
        if card.kind == "extra":
            extra_activation(t, type, level, n)
        elif card.kind == "manhole":
            zones = self.manholes(t.s)
            t.tell("manholes", "spawn.manhole", zones=tuple([t.zone(one) for one in zones]), kind=type, n=n)
            self.bring(t, zones, type, n)
        elif n:
            self.bring(t, [zone], type, n)
        else:
            t.tell("nobody-appears", "spawn.card", zone=t.zone(zone))

    def bring(self, t: Play, zones: list[int], type: str, n: int) -> None:
        """A card's zombies, fatties with their walkers. Who is missing makes that type act, once a card (S1-68)."""
        kinds = self.catalogue.kind
        missing = dict.fromkeys(kinds, 0)
        for zone in zones:
            here = type
            if kinds[type].minis == 1 and not t.left(kinds[type].index):
                t.tell("abomination-again", "zombie.abomination.second", zone=t.zone(zone))
                here = "fatty"
            missing[here] += n - place(t, zone, kinds[here].index, n)
            if here == "fatty":
                missing["walker"] += ESCORT * n - place(t, zone, kinds["walker"].index, ESCORT * n)
        for short in ("fatty", "walker", "runner"):
            if missing[short]:
                run_short(t, kinds[short].index, missing[short])

    def manholes(self, s: City) -> list[int]:
        """Where the covers are of tiles with a survivor on them; one zone may hold the covers of two tiles (S1-69)."""
        tiles = [tile for one in s.survivors if one.here for tile in s.board.zones[one.zone].tiles]
        return [
            zone.index for zone in s.board.zones for mark, tile in zone.marks if mark == "manhole" and tile in tiles
        ]

    def spawns_inside(self, zone: Zone) -> bool:
        return not zone.street

    def points(self, s: City) -> int:
        """Whoever opened the building, if still alive (S1-47)."""
        turn = s.scope("turn")
        opener = s.survivor(turn.name) if turn is not None else None
        return opener.seat if opener is not None and opener.here else s.first

    # -- attacks (p. 15-17) --------------------------------------------------------------------------------------

    def targets_of(self, s: City, attack: Attack, free: bool) -> list[str]:
        """Survivors are hit before anybody else, if the attacker does not choose (S1-16)."""
        kinds = super().targets_of(s, attack, free)
        if attack.mode == "melee":
            return kinds
        friends = [mate.id for mate in s.at(attack.zone) if self.in_the_way(s, attack, mate)]
        if free:
            return [*kinds, *friends]
        return friends or kinds

    def in_the_way(self, s: City, attack: Attack, mate: Survivor) -> bool:
        """Everybody but the shooter; a car spares those who sit in it (S1-28)."""
        if attack.mode == "car":
            return mate.car != s.survivor(attack.who).car
        return mate.id != attack.who

    def wastes(self, s: City, attack: Attack) -> bool:
        """Who picks the targets may leave hits unused (S1-53)."""
        return attack.mode == "ranged"

    def ammo(self, gear: Gear) -> str:
        """The ammunition cards name their guns; players may let bullets serve all of them (S1-27)."""
        if gear.id == "sub-mg" and self.chosen.get("ammo") == "all-guns":
            return "bullets"
        return gear.ammo

    # -- being hurt (p. 12) --------------------------------------------------------------------------------------

    def wound(self, t: Play, who: str, n: int, source: str) -> None:
        lose_life(t, who, n, source)
        if not t.s.survivor(who).dead:
            for _ in range(n):
                t.then(TakeWound(who))

    def healed(self, t: Play, who: str, n: int) -> None:
        heal(t, who, n)

    def died(self, t: Play, survivor: Survivor) -> None:
        """The team plays on as long as anybody lives (p. 4)."""
        if loud_zone(t.s) >= 0 and t.s.noted(f"loud {survivor.id}"):
            t.note("loud", 0)
        if not t.s.alive():
            t.lose("all-dead", "goal.lose-death")
        elif t.s.scope("attack") is None:  # an attack is dealt out first, and read when it is over
            self.mission.check(t)

    def written(self, survivor: Survivor) -> Survivor:
        """Somebody has as much life as the wound cards leave."""
        return survivor.having(life=max(1, survivor.health - len(wounds_of(survivor.gear))))

    def scars(self, n: int) -> list[str]:
        return ["wound"] * n

    # -- decks ---------------------------------------------------------------------------------------------------

    def discards_to(self, card: str) -> str:
        """Starting weapons come back with the others; pans, wounds, what was made and what lay in a pimpmobile stay out
        of the deck (p. 10)."""
        home = super().discards_to(card)
        return "equipment" if home == "starting" else home

    def deck_cards(self, name: str) -> list[str]:
        """Starting weapons that a mission does not deal lie in the equipment deck."""
        cards = super().deck_cards(name)
        words = (self.mission.row.get("decks") or {}).get("starting", {})
        if name == "equipment" and "only" in words:
            cards = [*cards, *[card for card in super().deck_cards("starting") if card not in words["only"]]]
        return cards
