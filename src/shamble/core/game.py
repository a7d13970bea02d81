"""One rulebook, as stateless rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic

from mypy_extensions import mypyc_attr

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
    """A switch of the set-up. `type` is `choice` or `flag`.

    `needs`: for a value the values of other settings, or of `seats`, that it goes with; `excludes`: what cannot be had
    beside it, where several can be; `sorts`: under which heading it stands. All three tell whoever offers a choice what
    to offer: what is possible is decided by `Game.check`.
    """

    def __init__(self, id: str, values: Sequence[Value], default: Value, needs: Needs | None = None) -> None:
        self.id = id
        self.values = tuple(values)
        self.default = default
        self.needs: Needs = needs or {}
        self.excludes: dict[Value, tuple[Value, ...]] = {}
        self.sorts: dict[Value, str] = {}
        self.many = False
        """Whether several values may be had at once, joined by +."""

    @property
    def type(self) -> str:
        return "flag" if self.values == (False, True) else "choice"

    def read(self, value: object) -> Value:
        """The value, from a program or a command line; an error names what is possible."""
        if self.type == "flag" and isinstance(value, str) and value.lower() in ("true", "yes", "on", "1"):
            return True
        if self.type == "flag" and isinstance(value, str) and value.lower() in ("false", "no", "off", "0"):
            return False
        for known in self.values:
            if known == value and type(known) is type(value):
                return known
            if isinstance(known, int) and not isinstance(known, bool) and str(known) == value:
                return known
        possible = ", ".join(str(known) for known in self.values)
        raise ShambleError(f"{self.id} is one of {possible}, not {value!r}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules and their content. Holds nothing that changes in play.

    A game sets these in its constructor: a compiled base does not see defaults of an interpreted subclass.
    """

    id: str = ""
    version: int = 1
    seats: tuple[int, ...] = ()
    settings: tuple[Setting, ...] = ()
    missions: tuple[str, ...] = ()
    content_digest: str | None = None
    """A digest of the overlaid content, None for the game's own."""

    def configure(self, seats: int, given: Mapping[str, object]) -> dict[str, Value]:
        """Every setting with its value. A wrong name or value, or a combination the book excludes, is an error."""
        if seats not in self.seats:
            raise ShambleError(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}")
        known = {setting.id: setting for setting in self.settings}
        for name in given:
            if name not in known:
                raise ShambleError(f"{self.id} has no setting {name!r}; it has {', '.join(known)}")
        chosen = {
            name: setting.read(given[name]) if name in given else setting.default for name, setting in known.items()
        }
        self.check(seats, chosen)
        return chosen

    def check(self, seats: int, chosen: Mapping[str, Value]) -> None:
        """Raise ShambleError for a combination that makes no sense."""

    def start(self, seats: int, chosen: Mapping[str, Value]) -> S:
        """A state whose stack begins with the set-up."""
        raise NotImplementedError

    def position(self, seats: int, chosen: Mapping[str, Value], chance: Chance) -> S | None:
        """A random position in the middle of a game, for tests; None: the game offers none."""
        return None

    def flow(self, state: S, chance: Chance, events: list[Event] | None) -> Flow[S]:
        raise NotImplementedError

    def interrupts(self, state: S, seat: int) -> list[Option]:
        """What a seat may do although it is not asked."""
        return []

    def urgent(self, state: S, seat: int) -> bool:
        """Whether a seat should be asked even a forced question, because it could use an interrupt first."""
        return bool(self.interrupts(state, seat))

    def interrupt(self, flow: Any, seat: int, option: Option) -> None:
        raise NotImplementedError

    def meaning(self, state: S, seat: int, option: Option) -> Meaning | None:
        """What an interrupt would do; a question's options are explained by the frame that asks."""
        return None

    def scene(self, state: S, seat: int | None) -> Scene:
        raise NotImplementedError

    def scene_after(self, state: S, seat: int | None, before: S, seen: Scene) -> Scene:
        """The scene of a state that followed another one. Where scenes are costly, a game uses those parts of the
        earlier one again that are made of nothing new."""
        return self.scene(state, seat)

    def imagine(self, flow: Any, seat: int) -> None:
        """Draw anew, in the flow's state, all that the seat can't see."""
        raise NotImplementedError

    def read(self, plain: Mapping[str, Any]) -> S:
        """A state from its plain data."""
        raise NotImplementedError

    def check_state(self, state: S, seats: int) -> None:
        """Raise BadPosition for a state that no play leads to. Types, decks and scopes have been looked at already;
        an error that such a state brings about here counts as well."""

    def with_content(self, overlay: Mapping[str, Any]) -> Game[S]:
        """The same rules with overlaid content."""
        raise ShambleError(f"{self.id} takes no content overlay")

    def overlay(self) -> Mapping[str, Any]:
        """The overlaid content as plain data, for the save."""
        return {}
