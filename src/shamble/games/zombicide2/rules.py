"""The rules that only the 2nd Edition has, as overrides of the family's rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from shamble.city.board.board import Board
from shamble.city.book.action import Action
from shamble.city.book.printed import Catalogue, Kind
from shamble.city.combat.attack_actions import AimAnywhere, HoldBack, reach
from shamble.city.combat.attack_bonuses import AttackPreview
from shamble.city.missions.mission import Mission
from shamble.city.rules.registry import Book
from shamble.city.rules.rules import Rules
from shamble.city.rules.turn_rules import ACTIONS
from shamble.city.survivors.levels import missing
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import kit_of
from shamble.city.table.kit_cache import KitCache
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.turns.cars import CarNumbers
from shamble.core.game import Value
from shamble.core.random_picks import Picks
from shamble.games.zombicide2.abominations import abomination
from shamble.games.zombicide2.kid_moves import SlipperyMove

RED: Final = 3
"""Index of danger level red."""
TRACK: Final = 43
"""Adrenaline points at the end of the track."""
DECKS: Final = {
    "easy": (1, 18),
    "hard": (19, 36),
    "easy-extra": (1, 18),
    "hard-extra": (19, 40),
    "no-extra": (1, 36),
}
"""First and last number of the zombie cards by deck (p. 35)."""
RESTLESS: Final = ("easy-extra", "hard-extra")
"""Decks to which the extra activations are added."""
EXTRA: Final = 37
"""Number of the first of the four extra activation cards."""
ACTIONS_2: Final[tuple[Action, ...]] = (ACTIONS[0], SlipperyMove(), *ACTIONS[1:], AimAnywhere(), HoldBack())


class Rules2(Rules):
    """This book's rules, as overrides of the family's."""

    prefix: ClassVar[str] = "zc2"
    objective_ap: ClassVar[int] = 5
    deck_names: ClassVar[tuple[str, ...]] = ("zombies", "equipment", "epic", "abominations", "starting")
    piles: ClassVar[tuple[str, ...]] = ("zombies", "equipment", "epic", "abominations")
    reshuffled: ClassVar[tuple[str, ...]] = ("zombies", "equipment", "abominations", "starting")
    crate_deck: ClassVar[str] = "epic"
    counters: ClassVar[Mapping[str, str]] = {"lap": "how often the adrenaline track has begun again (Ultrared)"}
    wound_rules: ClassVar[Mapping[str, str]] = {**Rules.wound_rules, "fire": "gear.molotov"}

    def __init__(
        self,
        book: Book,
        catalogue: Catalogue,
        kits: KitCache,
        mission: Mission,
        board: Board,
        chosen: Mapping[str, Value],
    ) -> None:
        self.dark_zones: Final = bool(chosen.get("dark-zones", False))
        self.ultrared: Final = bool(chosen.get("ultrared", False))
        self.fest: Final = int(chosen.get("fest", 0))
        """Number of abominations that may be on the board at once; 0 if the abomination fest is off (one at a time)."""
        super().__init__(book, catalogue, kits, mission, board, chosen)

    def survivor_actions(self) -> tuple[Action, ...]:
        return ACTIONS_2

    def car_numbers(self) -> CarNumbers:
        return CarNumbers(4, 3, 4, 2)

    # -- dark zones (p. 33) --------------------------------------------------------------------------------------

    def in_view(self, s: CityState, zone: int, far: int) -> bool:
        """True if a zone at this distance can be seen; with dark zones, those are seen from a neighbouring zone
        only."""
        return not self.dark_zones or far <= 1 or s.board.zones[zone].kind != "dark"

    def visible(self, s: CityState, zone: int) -> Sequence[int]:
        seen = s.topology().seen(zone)
        if not self.dark_zones:
            return seen
        view = s.topology().sight(zone)
        return [other for other in seen if self.in_view(s, other, view[other])]

    def accuracy(self, t: CityFlow, aim: AttackPreview) -> int:
        """The accuracy of an attack: 6 for shots into a dark zone without a light."""
        if self.dark_zones and aim.mode == "ranged" and t.s.board.zones[aim.zone].kind == "dark":
            if not aim.kit.light:
                t.tell("dark-shot", "dark.ranged", who=aim.survivor.id, zone=t.zone(aim.zone))
                return 6
            t.tell("lit-shot", "dark.flashlight", who=aim.survivor.id, zone=t.zone(aim.zone))
        return aim.line.accuracy

    # -- ultrared (p. 34) ----------------------------------------------------------------------------------------

    def adrenaline(self, ap: int) -> int:
        return ap if self.ultrared else min(ap, TRACK)

    def track_ends(self, t: CityFlow, survivor: Survivor) -> bool:
        """Restarts the track with the surplus adrenaline in Ultrared mode; the level stays red."""
        if not self.ultrared or survivor.ap < TRACK:
            return False
        lap = survivor.counter("lap") + 1
        t.set(survivor.counting("lap", lap).having(ap=survivor.ap - TRACK, claimed=0, floor=RED))
        t.tell("ultrared", "ultrared.reset", who=survivor.id, n=survivor.ap - TRACK)
        return True

    def complete_survivor(self, survivor: Survivor) -> Survivor:
        return survivor.having(floor=RED) if survivor.counter("lap") else survivor

    def random_counters(self, picks: Picks) -> dict[str, int]:
        return {"lap": picks.upto(1)} if self.ultrared else {}

    def skills_offered(self, s: CityState, survivor: Survivor) -> tuple[list[str], str]:
        """The skills that the survivor may learn now, and the rule to cite for that choice. In Ultrared mode a survivor
        whose track has begun again (`Survivor.floor` is then red) learns the skills of the sheet that are left; with
        all of them learnt, any skill of the game (Z-42)."""
        names = missing(s, survivor)
        if not survivor.floor:
            return names, "adrenaline.choose"
        sheet = self.catalogue.sheets[survivor.id].skills()
        if not all(survivor.skills.count(skill) >= sheet.count(skill) for skill in sheet):
            return names, "ultrared.again"
        if not names:
            names = [name for name in self.catalogue.skill_names() if self.skill(name).learnable]
        return names, "ultrared.free-choice"

    # -- special moves -------------------------------------------------------------------------------------------

    def endings(self, s: CityState, survivor: Survivor, goal: str, zones: Sequence[int]) -> list[int]:
        """The zones where a special move may end: with a zombie, with another survivor, or with a target in range."""
        if goal == "zombie":
            zombies = s.zombies
            return [zone for zone in zones if zombies[zone] is not self.empty_zone and s.crowd(zone)]
        if goal == "survivor":
            mates = [mate.zone for mate in s.survivors if mate.id != survivor.id and not mate.dead]
            mates += [s.companion_zone(companion) for companion in s.companions]
            return [zone for zone in zones if zone in mates]
        return [zone for zone in zones if self.fights_from(s, survivor.having(zone=zone))]

    def fights_from(self, s: CityState, survivor: Survivor) -> bool:
        """True if the survivor has a target from his or her zone."""
        kit = kit_of(s, survivor)
        if any(reach(s, survivor, arm.line.least, arm.most) for arm in kit.ready_weapons(s, "ranged")):
            return True
        return bool(kit.arms["melee"]) and s.crowd(survivor.zone) > 0

    # -- decks ---------------------------------------------------------------------------------------------------

    def first_seat(self, s: CityState) -> int:
        """The seat of the survivor with the fire axe, who begins (p. 7)."""
        for survivor in s.survivors:
            if any(card.startswith("fire-axe") for card in survivor.gear):
                return survivor.seat
        return s.first

    def deck_cards(self, name: str) -> list[str]:
        if name == "zombies":
            return [card for card in self.catalogue.cards if self.plays(card)]
        return self.abominations() if name == "abominations" else super().deck_cards(name)

    def plays(self, card: str) -> bool:
        """True if a zombie card is in the deck of the chosen difficulty (p. 35)."""
        deck = str(self.chosen.get("deck", "all"))
        if deck not in DECKS:
            return True
        low, high = DECKS[deck]
        return low <= int(card) <= high or (deck in RESTLESS and int(card) >= EXTRA)

    def abominations(self) -> list[str]:
        """Ids of the abominations in the deck, without those the players left out (p. 18)."""
        kinds = [kind for kind in self.catalogue.kinds if kind.individual and self.creatures[kind.index].dealt]
        return [kind.id for kind in kinds if self.chosen.get(kind.id, True)]

    def individual_appears(self, t: CityFlow, zone: int, type: str) -> None:
        abomination(t, zone, self.fest)

    def kill_rule(self, kind: Kind, rule: str) -> str:
        own = self.creatures[kind.index].kill_rule
        return own or ("abomination.kill" if kind.individual else rule)
