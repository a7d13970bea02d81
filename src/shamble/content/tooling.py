"""What a game offers to scenarios, bots, texts and statistics, beyond its rules. All of it is optional."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mypy_extensions import trait

from shamble.content.vocabulary import Vocabulary
from shamble.core.advice import Advice
from shamble.core.entity import Json
from shamble.core.errors import ShambleError
from shamble.core.event import Event
from shamble.core.game import Game, Value
from shamble.core.meaning import Note
from shamble.core.session import Session


@trait
class Tooling:
    """Games inherit it next to Game: `class Rules(Game[MyState], Tooling)`."""

    title: str = ""
    folder: Path | None = None
    """Holds rules.toml and texts/<lang>.ftl."""
    family: Path | None = None
    """Holds the texts/<lang>.ftl that a family of games shares; a game's own win."""
    nouns: Mapping[str, str] = {}
    """Name of an event's argument -> prefix of its noun's key: {"who": "char"}; `*` asks `noun_of`."""
    numbered: Mapping[str, str] = {}
    """How an id begins that ends in a number -> its noun's key, which says the number as $arg: {"s": "zone-street"}."""
    party: int = 0
    """How many sit down where nobody says otherwise; 0 is left to whoever lays the table."""
    company: tuple[str, ...] = ()
    """What bots at this game's tables are called."""
    chances: tuple[str, ...] = ()
    """The names of dice and decks, so that a scenario's misspelt one is found at once."""

    minutes: int | None = None
    """How long a game takes, and how hard it is: for who chooses one."""
    difficulty: int | None = None
    things: Sequence[str] = ()
    """Ids that an option or event may name beyond the catalogue, such as a mission's objectives."""

    # -- whoever chooses a game ----------------------------------------------------------------------

    def briefings(self) -> list[dict[str, Json]]:
        """Every mission's words with a small picture of its board."""
        return []

    def levels(self, who: str) -> list[list[str]]:
        """The skills of somebody who can be chosen, level by level; nothing where nobody grows."""
        return []

    # -- texts and statistics ----------------------------------------------------------------------

    def noun_of(self, id: str) -> str:
        """The key of the noun for any id that an option may name; `card-pistol` for `pistol.2`. What follows a blank
        is said by the noun as $arg: `zone-street 3` is "Street 3"."""
        return id

    def words(self, lang: str) -> str:
        """Fluent messages that the content itself brings, such as a mission's title: no file has to repeat them, and an
        overlay's are heard like the rest."""
        return ""

    def subjects(self) -> dict[str, str]:
        """The message of a printed thing's name -> the rule that it follows: {"card-pistol": "zc2.gear.dual"}. What is
        not printed is claimed by the rules themselves (`about` in rules.toml)."""
        return {}

    def catalogue(self) -> dict[str, list[str]]:
        """What coverage counts besides rules: kinds -> ids, {"card": ["pistol", …], "verb": ["move", …]}."""
        return {}

    # -- what must hold ------------------------------------------------------------------------------

    def inventory(self, state: Any) -> Mapping[str, Sequence[str]]:
        """Everything on the table that play neither makes nor loses, wherever it lies, by what it is: {"card": […]}.
        What a step of the rules holds in its hand is not on the table."""
        return {}

    def figures(self, state: Any) -> Mapping[str, int]:
        """Miniatures and tokens on the board that come out of the box and go back into it, by kind."""
        return {}

    def came(self, event: Event) -> Mapping[str, int]:
        """How many of them an event tells of: {"walker": 2} came, -1 went. What nobody told may not change."""
        return {}

    # -- scenarios ---------------------------------------------------------------------------------

    def given_schema(self) -> dict[str, Json]:
        """The JSON Schema of a scenario's `given`."""
        return {"type": "object"}

    def build(self, given: Mapping[str, Any]) -> tuple[int, dict[str, Value], Any]:
        """Seats, settings and state of a scenario's position."""
        raise ShambleError(f"{name(self)} offers no scenarios")

    def observe(self, session: Session, path: str) -> object:
        """The value at a path of `expect`. A list is compared in any order, a tuple in its order."""
        raise ShambleError(f"{name(self)} offers nothing to expect: {path!r}")

    def moment(self, state: Any) -> list[str]:
        """What this moment is called in `until`: ["turn daryl"]."""
        return []

    def passed(self, event: Event) -> list[str]:
        """Moments that an event tells of, for those that went by without a question."""
        return []

    def seat_of(self, session: Session, who: str) -> int:
        """The seat that a name in `asked` means; by default the one whose `seats.N` is that name."""
        for seat in range(session.seats):
            if self.observe(session, f"seats.{seat + 1}") == who:
                return seat
        raise ShambleError(f"nobody plays {who!r}")

    def vocabulary(self, state: Any = None) -> Vocabulary:
        """What scenarios may say; with a state, the names that are on its table."""
        return Vocabulary()

    def describe(self, session: Session) -> dict[str, Any]:
        """The `given` of the position that the session is in."""
        raise ShambleError(f"{name(self)} cannot describe a position")

    # -- bots --------------------------------------------------------------------------------------

    def hides(self, state: Any) -> bool:
        """Whether anything is hidden from some seat now; if not, a bot may look at the session itself."""
        return True

    def advise(self, session: Session, seat: int) -> list[Advice]:
        """Options of the pending question (or interrupts), the best one first, each with a reason."""
        raise ShambleError(f"{name(self)} offers no advice")

    def prefer(self, session: Session, seat: int) -> Advice | None:
        """The best of that: a game may find it without pricing all the others."""
        advice = self.advise(session, seat)
        return advice[0] if advice else None

    def fear(self, session: Session, seat: int) -> Note | None:
        """What a sensible player is afraid of just now (message `fear-<id>`), if anything; seen by the seat."""
        return None

    def advise_believing(self, session: Session, seat: int) -> list[Advice]:
        """The advice of somebody who takes a session for one of this game, while a mission of it has other rules: what
        was overlooked is not reckoned with. The options are those of the session."""
        raise ShambleError(f"{name(self)} does not know what to overlook")


def name(tools: object) -> str:
    return str(getattr(tools, "id", "")) or "this game"


class Bare(Tooling):
    """For a game that offers nothing."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.title = id


def tooling(game: Game[Any]) -> Tooling:
    return game if isinstance(game, Tooling) else Bare(game.id)
