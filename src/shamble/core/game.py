"""The base class of a game: one rulebook as rules without state, and the settings of its set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from shamble.core.announcement import AnyTime
from shamble.core.chance import Chance
from shamble.core.errors import ShambleError
from shamble.core.event import Event
from shamble.core.frame import Flow, S
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.core.scene import Scene

Value = str | int | bool
Needs = dict[Value, dict[str, tuple[Value, ...]]]


class Setting:
    """A choice of the set-up, such as a mode or a mission. `type` is `choice` or `flag`.

    `needs`: for a value, the values of other settings (or of `seats`) that it requires. `excludes`: for a value, the
    values that cannot be chosen with it, where several can be. `sorts`: for a value, the heading under which it is
    listed. These three help clients to offer valid choices; `Game.check` alone decides.
    """

    def __init__(self, id: str, values: Sequence[Value], default: Value, needs: Needs | None = None) -> None:
        self.id = id
        self.values = tuple(values)
        self.default = default
        self.needs: Needs = needs or {}
        self.excludes: dict[Value, tuple[Value, ...]] = {}
        self.sorts: dict[Value, str] = {}
        self.many = False
        """True if several values may be chosen, joined by `+`."""

    def __repr__(self) -> str:
        return f"<{self.id}: {', '.join([str(value) for value in self.values])}; default {self.default}>"

    @property
    def type(self) -> str:
        """`flag` for a setting that is on or off, else `choice`."""
        return "flag" if self.values == (False, True) else "choice"

    def read(self, value: object) -> Value:
        """Converts a value from a program or a command line. An error lists the possible values."""
        if self.type == "flag" and isinstance(value, str) and value.lower() in ("true", "yes", "on", "1"):
            return True
        if self.type == "flag" and isinstance(value, str) and value.lower() in ("false", "no", "off", "0"):
            return False
        for allowed in self.values:
            if allowed == value and type(allowed) is type(value):
                return allowed
            if isinstance(allowed, int) and not isinstance(allowed, bool) and str(allowed) == value:
                return allowed
        possible = ", ".join(str(allowed) for allowed in self.values)
        raise ShambleError(f"{self.id} is one of {possible}, not {value!r}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one book and their content, without any state of a game in play.

    A subclass sets these attributes in its constructor: a compiled base class ignores class-level defaults of an
    interpreted subclass.
    """

    id: str = ""
    title: str = ""
    """The printed name of the game; games that offer tools declare it in their class."""
    version: int = 1
    seats: tuple[int, ...] = ()
    settings: tuple[Setting, ...] = ()
    missions: tuple[str, ...] = ()
    anytime: tuple[AnyTime[Any, Any], ...] = ()
    """Items and rights that may be used at any time, with the announcements in which they are interested."""
    content_digest: str | None = None
    """Digest of the content overlay; None for the game's own content."""

    def __repr__(self) -> str:
        overlaid = ", with an overlay" if self.content_digest is not None else ""
        return f"<game {self.id}: {self.seats[0]} to {self.seats[-1]} seats{overlaid}>" if self.seats else "<game>"

    def saved_settings(self, settings: Mapping[str, object], version: int) -> Mapping[str, object]:
        """Returns the settings of a save of an older version of the game as this version understands them."""
        return settings

    def configure(self, seats: int, given: Mapping[str, object]) -> dict[str, Value]:
        """Every setting with its value. A wrong name or value, or a combination that the book excludes, is an error."""
        if seats not in self.seats:
            raise ShambleError(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}")
        by_id = {setting.id: setting for setting in self.settings}
        for name in given:
            if name not in by_id:
                raise ShambleError(f"{self.id} has no setting {name!r}; it has {', '.join(by_id)}")
        chosen = {
            name: setting.read(given[name]) if name in given else setting.default for name, setting in by_id.items()
        }
        self.check(seats, chosen)
        return chosen

    def check(self, seats: int, chosen: Mapping[str, Value]) -> None:
        """Raises ShambleError for a combination of settings that the book excludes."""

    def start(self, seats: int, chosen: Mapping[str, Value]) -> S:
        """Returns a new state whose stack begins with the set-up."""
        raise NotImplementedError

    def position(self, seats: int, chosen: Mapping[str, Value], chance: Chance) -> S | None:
        """Returns a random position from the middle of a game, for tests; None if the game offers none."""
        return None

    def flow(self, state: S, chance: Chance, events: list[Event] | None) -> Flow[S]:
        """Returns the flow in which rules change this state."""
        raise NotImplementedError

    def interrupts(self, state: S, seat: int) -> list[Option]:
        """Returns the options that this seat may take while a question is pending although it is not asked. Before a
        step that runs without a question, only an announcement asks the seat (`Flow.announce`)."""
        return []

    def interrupt(self, flow: Any, seat: int, option: Option) -> None:
        """Carries out an interrupt of this seat."""
        raise NotImplementedError

    def meaning(self, state: S, seat: int, option: Option) -> Meaning | None:
        """Returns what an interrupt would do. The options of a question are explained by the asking frame."""
        return None

    def scene(self, state: S, seat: int | None) -> Scene:
        """Returns everything on the table that this seat may see (None: a spectator)."""
        raise NotImplementedError

    def scene_after(self, state: S, seat: int | None, before: S, seen: Scene) -> Scene:
        """Returns the scene of a state that followed `before`, whose scene was `seen`. Games with large scenes reuse
        the unchanged parts of `seen`."""
        return self.scene(state, seat)

    def progress(self, state: S, seat: int | None) -> float:
        """Returns the mean progress, from 0 to 1, of the goals of the team and of this seat. Games override it with a
        quicker way to the same number; `Session.score` is made from it."""
        goals = [goal for goal in self.scene(state, seat)["goals"] if goal["seat"] is None or goal["seat"] == seat]
        reached = [max(0.0, min(1.0, goal["value"] / goal["need"])) if goal["need"] else 1.0 for goal in goals]
        return sum(reached, 0.0) / len(reached) if reached else 0.0

    def imagine(self, flow: Any, seat: int) -> None:
        """Draws anew, in the flow's state, everything that is hidden from this seat."""
        raise NotImplementedError

    def read(self, plain: Mapping[str, Any]) -> S:
        """Builds a state from its plain data."""
        raise NotImplementedError

    def check_state(self, state: S, seats: int) -> None:
        """Raises BadPosition for a state that no play leads to. Types, decks and scopes have been checked before. Other
        common exceptions raised here count as BadPosition too."""

    def with_content(self, overlay: Mapping[str, Any]) -> Game[S]:
        """Returns the same rules with overlaid content."""
        raise ShambleError(f"{self.id} takes no content overlay")

    def overlay(self) -> Mapping[str, Any]:
        """Returns the content overlay as plain data, for saves."""
        return {}
