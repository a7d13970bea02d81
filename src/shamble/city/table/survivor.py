"""A survivor, and the danger levels of the adrenaline track."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shamble.core.entity import Entity

LEVELS: Final = ("blue", "yellow", "orange", "red")
THRESHOLDS: Final = (0, 7, 19, 43)
"""Adrenaline points at which each danger level begins."""
AWAY: Final = -1
"""The zone of a figure that has left the board."""

Counters = tuple[tuple[str, int], ...]
"""Named numbers; a name that was never set counts 0."""


def level_of(ap: int) -> int:
    """The danger level (0 to 3) for a number of adrenaline points."""
    return 3 if ap >= 43 else 2 if ap >= 19 else 1 if ap >= 7 else 0


def read_counter(counters: Counters, name: str) -> int:
    """Value of a named counter; 0 where it was never set."""
    for key, value in counters:
        if key == name:
            return value
    return 0


def write_counter(counters: Counters, name: str, value: int) -> Counters:
    """Returns the counters with one of them set; the argument is not changed."""
    changed: list[tuple[str, int]] = []
    for pair in counters:
        if pair[0] != name:
            changed.append(pair)
    changed.append((name, value))
    return tuple(changed)


class KitKeeper:
    """Keeps the kit that a survivor would have without cards (`bare_kit_of`). Copies of a survivor with the same skills
    share one object."""

    __slots__ = ("bare_kit", "bare_kit_for", "skills", "who")

    def __init__(self, who: str, skills: tuple[str, ...]) -> None:
        self.who: Final = who
        self.skills: Final = skills
        self.bare_kit: Any = None
        self.bare_kit_for: object = None
        """The list of companions for which `bare_kit` was computed; None before."""

    def forget(self) -> None:
        """Drops the kits that the object keeps."""
        self.bare_kit = None
        self.bare_kit_for = None


class Loadout(KitKeeper):
    """Skills and cards of a survivor. Copies of a survivor with the same skills and cards share one object, which keeps
    the survivor's kit (`kit_of`)."""

    __slots__ = ("hands", "kept", "kit", "kit_for", "pack", "without_cards")

    def __init__(
        self,
        who: str,
        skills: tuple[str, ...],
        hands: tuple[str, ...],
        pack: tuple[str, ...],
        kept: tuple[str, ...],
        without_cards: KitKeeper | None = None,
    ) -> None:
        super().__init__(who, skills)
        self.hands: Final = hands
        self.pack: Final = pack
        self.kept: Final = kept
        self.without_cards: Final[KitKeeper] = without_cards or KitKeeper(who, skills)
        """The keeper that all loadouts of the survivor with the same skills share, whatever the cards."""
        self.kit: Any = None
        self.kit_for: object = None
        """The list of companions for which `kit` was computed; None before."""

    def forget(self) -> None:
        super().forget()
        self.kit = None
        self.kit_for = None


class Survivor(Entity):
    """A survivor. `health` is the life without wounds, `life` what is left of it, `ap` the adrenaline points, `claimed`
    the danger level up to which skills were taken, `floor` the lowest level possible, `kept` the cards in slots that
    only one game has, `counters` numbers that only one game has (laps of the track, …). `acted`: True after the turn of
    the round."""

    fields: ClassVar[tuple[str, ...]] = (
        "id",
        "seat",
        "zone",
        "health",
        "life",
        "ap",
        "floor",
        "claimed",
        "skills",
        "hands",
        "pack",
        "kept",
        "counters",
        "car",
        "acted",
        "dead",
    )
    __slots__ = (*fields, "gear", "here", "level", "loadout")

    def __init__(
        self,
        id: str,
        seat: int,
        zone: int,
        health: int,
        life: int,
        ap: int = 0,
        floor: int = 0,
        claimed: int = 0,
        skills: tuple[str, ...] = (),
        hands: tuple[str, ...] = (),
        pack: tuple[str, ...] = (),
        kept: tuple[str, ...] = (),
        counters: Counters = (),
        car: str = "",
        acted: bool = False,
        dead: bool = False,
        loadout: Loadout | None = None,
    ) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.zone: Final = zone
        self.health: Final = health
        self.life: Final = life
        self.ap: Final = ap
        self.floor: Final = floor
        self.claimed: Final = claimed
        self.skills: Final = skills
        self.hands: Final = hands
        self.pack: Final = pack
        self.kept: Final = kept
        self.counters: Final = counters
        self.car: Final = car
        self.acted: Final = acted
        self.dead: Final = dead
        self.gear: Final[tuple[str, ...]] = hands + pack if pack else hands
        self.here: Final[bool] = zone >= 0 and not dead
        level = level_of(ap) if ap else 0
        self.level: Final[int] = level if level > floor else floor
        self.loadout: Final[Loadout] = loadout or Loadout(id, skills, hands, pack, kept)

    def having(
        self,
        zone: int | None = None,
        health: int | None = None,
        life: int | None = None,
        ap: int | None = None,
        floor: int | None = None,
        claimed: int | None = None,
        skills: tuple[str, ...] | None = None,
        hands: tuple[str, ...] | None = None,
        pack: tuple[str, ...] | None = None,
        kept: tuple[str, ...] | None = None,
        counters: Counters | None = None,
        car: str | None = None,
        acted: bool | None = None,
        dead: bool | None = None,
    ) -> Survivor:
        """A copy of the survivor with these changes."""
        loadout = self.loadout
        if skills is not None or hands is not None or pack is not None or kept is not None:
            loadout = Loadout(
                self.id,
                self.skills if skills is None else skills,
                self.hands if hands is None else hands,
                self.pack if pack is None else pack,
                self.kept if kept is None else kept,
                loadout.without_cards if skills is None else None,
            )
        return Survivor(
            self.id,
            self.seat,
            self.zone if zone is None else zone,
            self.health if health is None else health,
            self.life if life is None else life,
            self.ap if ap is None else ap,
            self.floor if floor is None else floor,
            self.claimed if claimed is None else claimed,
            loadout.skills,
            loadout.hands,
            loadout.pack,
            loadout.kept,
            self.counters if counters is None else counters,
            self.car if car is None else car,
            self.acted if acted is None else acted,
            self.dead if dead is None else dead,
            loadout,
        )

    def moved_to(self, zone: int, *, acted: bool) -> Survivor:
        """A copy with another zone and `acted`: the most frequent change, faster than `having`."""
        return Survivor(
            self.id,
            self.seat,
            zone,
            self.health,
            self.life,
            self.ap,
            self.floor,
            self.claimed,
            self.skills,
            self.hands,
            self.pack,
            self.kept,
            self.counters,
            self.car,
            acted,
            self.dead,
            self.loadout,
        )

    def without(self, card: str) -> Survivor:
        """A copy without a card in hands and backpack."""
        return self.having(
            hands=tuple([held for held in self.hands if held != card]),
            pack=tuple([held for held in self.pack if held != card]),
        )

    def counter(self, name: str) -> int:
        """The value of one of the game's own counters; 0 if it was never set."""
        return read_counter(self.counters, name)

    def counting(self, name: str, value: int) -> Survivor:
        """A copy with a counter set to a value."""
        return self.having(counters=write_counter(self.counters, name, value))
