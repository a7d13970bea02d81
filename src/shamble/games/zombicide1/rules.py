"""The rules that only Season 1 has, as overrides of the family's rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.city.board.board import Zone
from shamble.city.book.action import Action
from shamble.city.book.printed import Gear, ZombieCard, is_named, kind_name
from shamble.city.combat.attack_actions import AimAnywhere
from shamble.city.family.skills.carrying_skills import StartsWith
from shamble.city.horde.activation import SplitIndividuals, share_out
from shamble.city.horde.spawn_cards import extra_activation, place, run_short
from shamble.city.rules.rules import Rules
from shamble.city.rules.turn_rules import ACTIONS
from shamble.city.survivors.wounds import lose_life
from shamble.city.table.flow import CityFlow
from shamble.city.table.pieces import Attack, PlannedStep
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import EXTRA_ACTION
from shamble.city.turns.cars import CarNumbers, SearchCar, UseCar
from shamble.city.turns.rounds import RoundStart
from shamble.city.turns.setup import Begin, OwnGear, gather
from shamble.games.zombicide1.cars import Driving, Rummage
from shamble.games.zombicide1.group_splitting import MakeEqual, OneWay, ShortActivation, part_later, parting
from shamble.games.zombicide1.setup import TEAMS, AgreeFirst, DealOne
from shamble.games.zombicide1.skills.fighting import TRICK
from shamble.games.zombicide1.skills.noise import fall_silent, loud_zone
from shamble.games.zombicide1.wound_cards import TakeWound, heal, wounds_of

ESCORT: Final = 2
"""Number of walkers that appear with every fatty (p. 9)."""
SIX: Final = 6
"""Largest team."""
DRIVING: Final = {UseCar: Driving(), SearchCar: Rummage()}
"""The actions that replace the family's car actions."""
ACTIONS_1: Final[tuple[Action, ...]] = (
    *[DRIVING.get(type(action), action) for action in ACTIONS],
    AimAnywhere(),
)


class Rules1(Rules):
    """This book's rules, as overrides of the family's."""

    prefix: ClassVar[str] = "zc1"
    misses_hit_friends: ClassVar[bool] = False
    free_survivor_choice: ClassVar[bool] = False
    friends_first: ClassVar[bool] = True
    take_from_seat: ClassVar[bool] = True
    sorts_after_empty_search: ClassVar[bool] = True
    rooms_in_order: ClassVar[bool] = False
    deck_names: ClassVar[tuple[str, ...]] = ("zombies", "equipment", "starting", "pans", "made", "pimp", "wounds")
    death_rule: ClassVar[str] = "wound.death"
    companions: ClassVar[bool] = False
    counters: ClassVar[Mapping[str, str]] = {
        "gift": "actions that a born leader has given, for the next turn",
        "heard": "1: a ninja who wants to be heard",
    }

    # -- set-up (p. 4) -------------------------------------------------------------------------------------------

    def team(self, seats: int) -> int:
        """The number of survivors by the book's table, at least as many as the mission needs (S1-32)."""
        return self.mission.each * seats or min(SIX, max(TEAMS[seats], self.mission.survivors))

    def offers(self, s: CityState, id: str) -> bool:
        """True if the deck still has the starting cards that the survivor's skills need (S1-35)."""
        own = [skill for skill in self.catalogue.sheets[id].levels[0] if skill.startswith(f"{StartsWith.id}:")]
        if not own:
            return True
        taken = [skill for chosen in s.survivors for skill in chosen.skills]
        cards = [kind_name(card) for card in s.deck(self.search_deck).cards()]
        for skill in own:
            if cards.count(skill.partition(":")[2]) <= taken.count(skill):
                return False
        return True

    def set_up(self, t: CityFlow) -> None:
        gather(t)
        t.then(DealOne())
        t.then(OwnGear())
        t.then(AgreeFirst())
        t.then(Begin())
        t.then(RoundStart())

    def next_first(self, s: CityState) -> int:
        """The next seat with a survivor on the board, which gets the first player token (S1-37)."""
        seats = {mate.seat for mate in s.survivors if mate.here}
        for seat in s.order()[1:]:
            if seat in seats:
                return seat
        return s.first

    def survivor_actions(self) -> tuple[Action, ...]:
        return ACTIONS_1

    def car_numbers(self) -> CarNumbers:
        return CarNumbers(4, 0, 4, 1)

    def round_starts(self, t: CityFlow) -> None:
        """Ends the shout of a survivor who has no turn any more, as the next turn would have (S1-21)."""
        s = t.s
        if loud_zone(s) >= 0 and not any(mate.here and s.mission_counter(f"loud {mate.id}") for mate in s.survivors):
            fall_silent(t)

    def turn_starts(self, t: CityFlow, who: str) -> None:
        """Adds the actions that a Born Leader gave; they are lost at the end of this turn (S1-24)."""
        survivor = t.s.survivor(who)
        for _ in range(survivor.counter("gift")):
            t.spend("turn", EXTRA_ACTION)
        if survivor.counter("gift"):
            t.set(survivor.counting("gift", 0))

    # -- noise (p. 6) --------------------------------------------------------------------------------------------

    def counts_as_noise(self, s: CityState, survivor: Survivor) -> bool:
        return "ninja" not in survivor.skills or survivor.counter("heard") > 0

    def makes_noise(self, t: CityFlow, who: str, rule: str) -> None:
        if self.counts_as_noise(t.s, t.s.survivor(who)):
            super().makes_noise(t, who, rule)
        else:
            t.uses(who, "ninja")

    # -- where zombies go (p. 12) --------------------------------------------------------------------------------

    def targets(self, s: CityState, zone: int, group: list[tuple[int, int]]) -> tuple[list[int], str]:
        """The zones a group goes for: survivors in sight, else the loudest zone by open ways, else the loudest behind
        doors (S1-9)."""
        now = s.presence()
        noise, people = now.sounds, now.people
        seen: list[int] = []
        for other in self.visible(s, zone):
            if people[other]:
                seen.append(other)
        if seen:
            return self.loudest(s, noise, seen), "sees"
        loudest = loud_zone(s)
        voices = now.noisy()
        if loudest >= 0 and not noise[loudest]:
            voices = sorted([*voices, loudest])
        if not self.reaches_somebody(s, zone):
            return self.loudest(s, noise, voices), "beyond"
        far = s.topology().distances(zone)
        heard: list[int] = []
        for other in voices:
            if far[other] >= 0:
                heard.append(other)
        return self.loudest(s, noise, heard), "hears"

    def loudest(self, s: CityState, noise: list[int], zones: list[int]) -> list[int]:
        """The zones with the most noise among these; a zone made the loudest by the skill Loud comes first (S1-21)."""
        loudest = loud_zone(s)
        if loudest in zones:
            return [loudest]
        most = -1
        zones_with_most: list[int] = []
        for other in zones:
            n = noise[other]
            if n > most:
                most = n
                zones_with_most = [other]
            elif n == most:
                zones_with_most.append(other)
        return zones_with_most

    def reaches_somebody(self, s: CityState, zone: int) -> bool:
        """True if a survivor can be reached from the zone by open ways."""
        far = s.topology().distances(zone)
        for inhabited in s.presence().inhabited:
            if far[inhabited] >= 0:
                return True
        return False

    def first_steps(self, s: CityState, zone: int, targets: list[int]) -> list[int]:
        """The first steps towards the targets. If no survivor can be reached, zombies go as if all doors were open but
        stop at closed ones: ways that begin with a closed door are left out (p. 12, S1-66)."""
        if self.reaches_somebody(s, zone):
            return super().first_steps(s, zone, targets)
        ways = s.board.topology((1 << len(s.board.doors)) - 1)
        near = s.topology().near[zone]
        return [step for step in ways.steps_to_any(zone, targets) if step == zone or step in near]

    def split(self, t: CityFlow, zone: int, kind: int, n: int, steps: list[int]) -> None:
        """Splits a group into equal parts, filled up with figures from the supply; the abomination and groups that can
        reach nobody never split (p. 12, S1-10, S1-66)."""
        what = self.catalogue.kinds[kind]
        if len(steps) < 2:
            share_out(t, zone, kind, n, steps)
            return
        if not self.reaches_somebody(t.s, zone):
            t.then(OneWay(zone, kind, n, tuple(steps)))
            return
        if what.minis == 1:
            t.then(SplitIndividuals(zone, (kind,), tuple(steps), ()))
            return
        if -n % len(steps):
            part_later(t, zone, kind, steps)
        else:
            share_out(t, zone, kind, n, steps)

    def planned(self, t: CityFlow) -> None:
        if parting(t.s):
            t.then(MakeEqual())

    def walked(self, t: CityFlow, walks: list[PlannedStep]) -> None:
        """Activates the kinds that ran out in a split once more, after all have moved (S1-11)."""
        s = t.s
        short = [kind for kind in self.catalogue.kinds if s.mission_counter(f"short {kind.id}")]
        if short:
            s.notes = tuple([note for note in s.notes if not note[0].startswith("short ")])
            for kind in short:
                t.then(ShortActivation(kind.index))

    # -- zombies appear (p. 13-14) -------------------------------------------------------------------------------

    def play_zombie_card(self, t: CityFlow, zone: int, card: ZombieCard, level: int) -> None:
        n, type = card.numbers[level], card.types[level]
        if card.kind == "extra":
            extra_activation(t, type, level, n)
        elif card.kind == "manhole":
            zones = self.manholes(t.s)
            t.tell("manholes", "spawn.manhole", zones=tuple([t.zone(manhole) for manhole in zones]), kind=type, n=n)
            self.bring(t, zones, type, n)
        elif n:
            self.bring(t, [zone], type, n)
        else:
            t.tell("nobody-appears", "spawn.card", zone=t.zone(zone))

    def bring(self, t: CityFlow, zones: list[int], type: str, n: int) -> None:
        """Places a card's zombies, fatties with their walkers. Each type that runs short is activated, once per card
        (S1-68)."""
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

    def manholes(self, s: CityState) -> list[int]:
        """Zones of the manholes on tiles with a survivor; a zone appears once per manhole (S1-69)."""
        tiles = [tile for mate in s.survivors if mate.here for tile in s.board.zones[mate.zone].tiles]
        return [
            zone.index for zone in s.board.zones for mark, tile in zone.marks if mark == "manhole" and tile in tiles
        ]

    def spawns_inside(self, zone: Zone) -> bool:
        return not zone.street

    def room_chooser(self, s: CityState) -> int:
        """The seat that decides: of the survivor who opened the building, if alive, else the first player's (S1-47)."""
        turn = s.scope("turn")
        opener = s.survivor(turn.name) if turn is not None else None
        return opener.seat if opener is not None and opener.here else s.first

    # -- attacks (p. 15-17) --------------------------------------------------------------------------------------

    def targets_of(self, s: CityState, attack: Attack, free: bool) -> list[str]:
        """The targets of an attack: survivors before all others, unless the attacker chooses (S1-16)."""
        kinds = super().targets_of(s, attack, free)
        if attack.mode == "melee":
            return kinds
        friends = [mate.id for mate in s.at(attack.zone) if self.in_the_way(s, attack, mate)]
        if free:
            return [*kinds, *friends]
        return friends or kinds

    def in_the_way(self, s: CityState, attack: Attack, mate: Survivor) -> bool:
        """True if an attack may hit this survivor: anybody but the attacker; a car spares those inside (S1-28)."""
        if attack.mode == "car":
            return mate.car != s.survivor(attack.who).car
        return mate.id != attack.who

    def may_waste_hits(self, s: CityState, attack: Attack) -> bool:
        """True if the attacker may leave hits unused, as in ranged attacks (S1-53)."""
        return attack.mode == "ranged"

    def ends_action(self, s: CityState, attack: Attack) -> bool:
        """False for the guns of a trick shot: both are one action (p. 18, S1-60)."""
        return not s.spent("action", TRICK)

    def ammo(self, gear: Gear) -> str:
        """The ammunition that fits a weapon; a setting lets bullets fit the sub MG (S1-27)."""
        if gear.id == "sub-mg" and self.chosen.get("ammo") == "all-guns":
            return "bullets"
        return gear.ammo

    # -- being hurt (p. 12) --------------------------------------------------------------------------------------

    def wound(self, t: CityFlow, who: str, n: int, source: str) -> None:
        lose_life(t, who, n, source)
        if not t.s.survivor(who).dead:
            for _ in range(n):
                t.then(TakeWound(who))

    def healed(self, t: CityFlow, who: str, n: int) -> None:
        heal(t, who, n)

    def died(self, t: CityFlow, survivor: Survivor) -> None:
        """Loses the game only when all survivors are dead (p. 4)."""
        if not t.s.alive():
            t.lose("all-dead", "goal.lose-death")
        elif t.s.scope("attack") is None:  # during an attack, goals are checked when it is over
            self.mission.check(t)

    def complete_survivor(self, survivor: Survivor) -> Survivor:
        """Sets a survivor's life to the value that the wound cards leave."""
        return survivor.having(life=max(1, survivor.health - len(wounds_of(survivor.gear))))

    def wound_cards(self, n: int) -> list[str]:
        """Wound cards of a survivor with `n` wounds."""
        return ["wound"] * n

    # -- decks ---------------------------------------------------------------------------------------------------

    def discards_to(self, card: str) -> str:
        """The discard pile of a card. Starting weapons go to that of the equipment; pans, wounds, made cards and those
        of pimpmobiles never enter the deck (p. 10)."""
        home = super().discards_to(card)
        return "equipment" if home == "starting" else home

    def deck_cards(self, name: str) -> list[str]:
        """The cards of a deck; starting weapons that a mission does not deal are in the equipment deck."""
        cards = super().deck_cards(name)
        words = (self.mission.row.get("decks") or {}).get("starting", {})
        if name == "equipment" and "only" in words:
            cards = [*cards, *[card for card in super().deck_cards("starting") if not is_named(card, words["only"])]]
        return cards
