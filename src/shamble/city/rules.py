"""A city game's rules in force: content, mission, options, and the few points in which the games differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from shamble.city.board import Board
from shamble.city.content import Catalogue
from shamble.core.deck import Deck
from shamble.core.game import Value

if TYPE_CHECKING:
    from shamble.city.missions import Mission
    from shamble.city.state import City, Survivor


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One set of rules for one mission with its options. Shared by all states of that game; never changes.

    The methods are the points where the three games differ. The defaults are the 2nd Edition's.
    """

    prefix: str = "zc2"
    actions: int = 3
    minimum: int = 2
    """The best accuracy there is."""

    def __init__(
        self, catalogue: Catalogue, mission: Mission, board: Board, chosen: Mapping[str, Value], texts: Any = None
    ) -> None:
        self.catalogue: Final = catalogue
        self.mission: Final = mission
        self.board: Final = board
        self.chosen: Final = dict(chosen)
        self.dark_zones: Final = bool(chosen.get("dark-zones", False))
        self.ultrared: Final = bool(chosen.get("ultrared", False))
        self.fest: Final = int(chosen.get("fest", 0))
        """How many abominations may stand on the board at once; 0: the fest is off, one at a time."""

        self._decks: list[Deck] = []
        self.lending: Final = any(gear.skill and not gear.weapon for gear in catalogue.gear.values())
        """Whether any carried card that is no weapon lends a skill."""

    def rule(self, name: str) -> str:
        """The id of a rule in this game's book."""
        return f"{self.prefix}.{name}"

    # -- where zombies go --------------------------------------------------------------------------------------

    def targets(self, s: City, zone: int) -> tuple[list[int], str]:
        """The loudest zone with somebody in sight, else the loudest of all; distance never matters (p. 24, Z-15)."""
        topology = s.topology()
        seen = [other for other in self.visible(s, zone) if s.people(other)]
        if seen:
            most = max([s.loudness(other) for other in seen])
            return [other for other in seen if s.loudness(other) == most], "sees"
        noise = [s.loudness(other) for other in range(len(topology.board.zones))]
        most = max(noise)
        if not most:
            return [], "silence"
        return [other for other, loud in enumerate(noise) if loud == most], "hears"

    def visible(self, s: City, zone: int) -> Sequence[int]:
        """Zones in sight, nearest rule first: with dark zones played, they are seen into from next door only."""
        if not self.dark_zones:
            return s.topology().seen(zone)
        view = s.topology().sight(zone)
        zones = s.board.zones
        return sorted([other for other, far in view.items() if far <= 1 or zones[other].kind != "dark"])

    def first_steps(self, s: City, zone: int, targets: list[int]) -> list[int]:
        """Where the shortest ways to all targets begin; the own zone is a way of no step (Z-16, Z-17)."""
        topology = s.topology()
        steps: list[int] = []
        for target in targets:
            if target == zone:
                steps.append(zone)
            else:
                steps += topology.first_steps(zone, target)
        return sorted(set(steps))

    # -- hits --------------------------------------------------------------------------------------------------

    def priority(self, s: City, zone: int) -> list[int]:
        """The kinds among which the next ranged hit may be given (p. 28, Z-32)."""
        kinds = self.catalogue.kinds
        there = [kind.index for kind in kinds if s.zombies[zone][kind.index]]
        first = [index for index in there if kinds[index].effect == "first-priority"]
        if first:
            return first
        best = min([kinds[index].priority for index in there], default=0)
        return [index for index in there if kinds[index].priority == best]

    # -- the dead ----------------------------------------------------------------------------------------------

    def dies(self, s: City, survivor: Survivor) -> str:
        """How the game ends when somebody dies; empty: it goes on."""
        return "survivor-died"

    def spawns_inside(self, kind: str) -> bool:
        """Which rooms spawn when a building is opened: the dark ones (p. 20)."""
        return kind == "dark"

    def reactive(self, s: City) -> bool:
        """Whether anybody could answer to zombies that appear: most games nobody can, and nobody is asked."""
        return any(
            "sidestep" in skill or "combat-reflexes" in skill for survivor in s.survivors for skill in survivor.skills
        ) or bool(s.companions)

    def plays(self, card: str) -> bool:
        """Whether a zombie card is in the deck: the difficulty picks by numbers (p. 35)."""
        number = int(card)
        return {
            "easy": number <= 18,
            "hard": 19 <= number <= 36,
            "easy-extra": number <= 18 or number >= 37,
            "hard-extra": number >= 19,
        }.get(str(self.chosen.get("deck", "all")), True)

    def decks(self) -> list[Deck]:
        """All decks, full and unshuffled: nothing changes a deck, so they are made once."""
        if not self._decks:
            catalogue = self.catalogue
            self._decks = [
                Deck.of("zombies", [id for id in catalogue.cards if self.plays(id)]),
                Deck.of("equipment", catalogue.decks["standard"]),
                Deck.of("epic", catalogue.decks["epic"]),
                Deck.of("abominations", self.abominations()),
                Deck.of("starting", catalogue.decks["starting"]),
            ]
        return self._decks

    def abominations(self) -> list[str]:
        """The cards of the abomination deck; players may leave kinds out (p. 18)."""
        names = [row["id"] for row in self.catalogue.rows["abominations"] if row.get("effect") != "super"]
        if self.chosen.get("abominations") == "gentle":
            return [name for name in names if name != "hobomination"]
        if self.chosen.get("abominations") == "patient-0":
            return [name for name in names if name == "patient-0"]
        return names
