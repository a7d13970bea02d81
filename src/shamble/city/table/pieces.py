"""Entities of a city game besides survivors: companions, tokens, spawn zones, cars, the attack and planned steps."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.entity import Entity


class Companion(Entity):
    """A companion who follows a leader, or waits alone in `zone` (`leader` is empty)."""

    fields: ClassVar[tuple[str, ...]] = ("id", "zone", "leader")
    __slots__ = fields

    def __init__(self, id: str, zone: int, leader: str = "") -> None:
        self.id: Final = id
        self.zone: Final = zone
        self.leader: Final = leader


class Token(Entity):
    """An objective or a crate on the board, or on the car `car`; a taken token is removed.
    The colour of a `hidden` token is drawn when it is turned over."""

    fields: ClassVar[tuple[str, ...]] = ("id", "kind", "colour", "zone", "car", "hidden")
    __slots__ = fields

    def __init__(self, id: str, kind: str, colour: str, zone: int, car: str = "", hidden: bool = False) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.colour: Final = colour
        self.zone: Final = zone
        self.car: Final = car
        self.hidden: Final = hidden


class Spawn(Entity):
    """A spawn zone. It is used in rounds after `since`, and only while it is `active`."""

    fields: ClassVar[tuple[str, ...]] = ("id", "zone", "colour", "active", "since")
    __slots__ = fields

    def __init__(self, id: str, zone: int, colour: str = "", active: bool = True, since: int = 0) -> None:
        self.id: Final = id
        self.zone: Final = zone
        self.colour: Final = colour
        self.active: Final = active
        self.since: Final = since


class Car(Entity):
    """A car. `driver` and `riders` are ids of survivors; `drivable` is False for a car that only stands there."""

    fields: ClassVar[tuple[str, ...]] = ("id", "kind", "zone", "driver", "riders", "drivable")
    __slots__ = fields

    def __init__(
        self, id: str, kind: str, zone: int, driver: str = "", riders: tuple[str, ...] = (), drivable: bool = True
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.zone: Final = zone
        self.driver: Final = driver
        self.riders: Final = riders
        self.drivable: Final = drivable

    @property
    def people(self) -> tuple[str, ...]:
        """Ids of the survivors in the car, the driver first."""
        return (self.driver, *self.riders) if self.driver else self.riders

    def having(self, zone: int | None = None, driver: str | None = None, riders: tuple[str, ...] | None = None) -> Car:
        """A copy of the car with these changes."""
        return Car(
            self.id,
            self.kind,
            self.zone if zone is None else zone,
            self.driver if driver is None else driver,
            self.riders if riders is None else riders,
            self.drivable,
        )


class Attack(Entity):
    """An attack under way. `mode` is its kind (`melee`, `ranged`), `weapons` the cards used, `count` the number of
    dice, `dice` their results, `accuracy` the least result that hits, `damage` that of each hit, `rerolled` the names
    of the re-rolls used, `hits` the damage of each hit that is not assigned yet, `misses` and `kills` their numbers."""

    fields: ClassVar[tuple[str, ...]] = (
        "who",
        "mode",
        "weapons",
        "zone",
        "count",
        "accuracy",
        "damage",
        "dice",
        "rerolled",
        "hits",
        "misses",
        "kills",
    )
    __slots__ = fields

    def __init__(
        self,
        who: str,
        mode: str,
        weapons: tuple[str, ...],
        zone: int,
        count: int = 0,
        accuracy: int = 0,
        damage: int = 0,
        dice: tuple[int, ...] = (),
        rerolled: tuple[str, ...] = (),
        hits: tuple[int, ...] = (),
        misses: int = 0,
        kills: int = 0,
    ) -> None:
        self.who: Final = who
        self.mode: Final = mode
        self.weapons: Final = weapons
        self.zone: Final = zone
        self.count: Final = count
        self.accuracy: Final = accuracy
        self.damage: Final = damage
        self.dice: Final = dice
        self.rerolled: Final = rerolled
        self.hits: Final = hits
        self.misses: Final = misses
        self.kills: Final = kills

    def having(
        self,
        zone: int | None = None,
        count: int | None = None,
        accuracy: int | None = None,
        dice: tuple[int, ...] | None = None,
        rerolled: tuple[str, ...] | None = None,
        hits: tuple[int, ...] | None = None,
        misses: int | None = None,
        kills: int | None = None,
    ) -> Attack:
        """A copy of the attack with these changes."""
        return Attack(
            self.who,
            self.mode,
            self.weapons,
            self.zone if zone is None else zone,
            self.count if count is None else count,
            self.accuracy if accuracy is None else accuracy,
            self.damage,
            self.dice if dice is None else dice,
            self.rerolled if rerolled is None else rerolled,
            self.hits if hits is None else hits,
            self.misses if misses is None else misses,
            self.kills if kills is None else kills,
        )


class PlannedStep(Entity):
    """A planned step of `n` zombies of a kind. All planned steps are carried out together."""

    written: ClassVar[str] = "Walk"

    fields: ClassVar[tuple[str, ...]] = ("kind", "start", "end", "n")
    __slots__ = fields

    def __init__(self, kind: int, start: int, end: int, n: int) -> None:
        self.kind: Final = kind
        self.start: Final = start
        self.end: Final = end
        self.n: Final = n
