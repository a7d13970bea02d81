"""The base class of what a game offers beyond its rules: to scenarios, bots, texts and statistics. All is optional."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from mypy_extensions import trait

from shamble.content.tables import Field
from shamble.content.vocabulary import Vocabulary
from shamble.core.advice import Advice
from shamble.core.entity import Json
from shamble.core.errors import ShambleError
from shamble.core.event import Event
from shamble.core.game import Game, Value
from shamble.core.meaning import Note
from shamble.core.option import Option
from shamble.core.orders import StandingOrder
from shamble.sessions.beats import BeatPlan
from shamble.sessions.session import Session

BY_CAUSE: Final = BeatPlan()


@trait
class Tooling:
    """Base class for games, next to Game: `class Rules(Game[MyState], Tooling)`."""

    title: str = ""
    folder: Path | None = None
    """Folder with rules.toml and texts/<lang>.ftl."""
    family: Path | None = None
    """Folder with the texts/<lang>.ftl that several games share; a game's own texts override them."""
    nouns: Mapping[str, str] = {}
    """Name of an event's argument → prefix of the noun's key: {"who": "char"}; `*` calls `noun_of`."""
    numbered: Mapping[str, str] = {}
    """Prefix of an id that ends in a number → key of the noun, which gets the number as $arg: {"s": "zone-street"}."""
    party: int = 0
    """Default number of seats at a new table; 0 leaves the choice to the client."""
    company: tuple[str, ...] = ()
    """Names of bots at tables of this game."""
    chances: tuple[str, ...] = ()
    """Names of dice and decks, so that a misspelt name in a scenario is an error."""

    minutes: int | None = None
    """Playing time in minutes, shown with `difficulty` to people who choose a game."""
    difficulty: int | None = None
    things: Sequence[str] = ()
    """Ids that an option or event may name beyond the catalogue, such as a mission's objectives."""

    # -- content packs -----------------------------------------------------------------------------

    def schemas(self) -> Mapping[str, Mapping[str, Field]]:
        """Returns the fields of each data table that an overlay may extend."""
        return {}

    def register(self, module: ModuleType) -> list[str]:
        """Adds the rule classes that a module of a content pack defines to the game, for this process, and returns
        their ids. Raises ContentError if one is taken."""
        return []

    # -- choosing a game --------------------------------------------------------------------------

    def briefings(self) -> list[dict[str, Json]]:
        """Returns the texts of every mission, with a small picture of its board."""
        return []

    def levels(self, who: str) -> list[list[str]]:
        """Returns the skills of a character, level by level; empty in games without levels."""
        return []

    # -- texts and statistics ----------------------------------------------------------------------

    def noun_of(self, id: str) -> str:
        """Returns the key of the noun for any id that an option may name: `card-pistol` for `pistol.2`. Words after a
        blank are given to the noun as $arg: `zone-street 3` is "Street 3"."""
        return id

    def words(self, lang: str) -> str:
        """Returns Fluent messages that come with the content, such as a mission's title, so that no file repeats them.
        Those of an overlay are included."""
        return ""

    def subjects(self) -> dict[str, str]:
        """Returns message of a printed thing's name → its rule: {"card-pistol": "zc2.gear.dual"}. Rules name other
        things in `about` of rules.toml."""
        return {}

    def required_texts(self) -> list[str]:
        """Returns the messages and attributes that the content needs in every language: ["skill-sniper.text",
        "goal-exit", …]. Those of rules, of questions and verbs of the vocabulary, and of names in the catalogue and
        among the subjects are needed anyway."""
        return []

    def content_problems(self) -> list[str]:
        """Returns one line for each row of the game's own data for which no class stands, and for each class that no
        row names, such as a skill with a misspelt id."""
        return []

    def catalogue(self) -> dict[str, list[str]]:
        """Returns what coverage counts besides rules, kind → ids: {"card": ["pistol", …], "verb": ["move", …]}."""
        return {}

    def beats(self) -> BeatPlan:
        """Returns the rules by which clients show events together; by default, by their causes alone."""
        return BY_CAUSE

    # -- invariants for tests ---------------------------------------------------------------------

    def inventory(self, state: Any) -> Mapping[str, Sequence[str]]:
        """Returns the ids of everything on the table that play never creates or destroys, by kind: {"card": […]}.
        Objects that only a suspended frame holds are not included."""
        return {}

    def figures(self, state: Any) -> Mapping[str, int]:
        """The number of miniatures and tokens on the board that come from the supply and return to it, by kind."""
        return {}

    def figure_changes(self, event: Event) -> Mapping[str, int]:
        """The changes of `figures` that an event tells: {"walker": 2} came, -1 left. Only events may change figures."""
        return {}

    # -- scenarios ---------------------------------------------------------------------------------

    def given_schema(self) -> dict[str, Json]:
        """Returns the JSON Schema of a scenario's `given`."""
        return {"type": "object"}

    def build(self, given: Mapping[str, Any]) -> tuple[int, dict[str, Value], Any]:
        """Returns seats, settings and state of a scenario's position."""
        raise ShambleError(f"{name(self)} offers no scenarios")

    def observe(self, session: Session, path: str) -> object:
        """Returns the value that a scenario's `expect` names by a path, such as `survivors.amy.zone`. The game says in
        `vocabulary` which paths there are. A list is compared in any order, a tuple in its order."""
        raise ShambleError(f"{name(self)} offers nothing to expect: {path!r}")

    def moment(self, state: Any) -> list[str]:
        """Returns the names that `until` has for this moment: ["turn daryl"]."""
        return []

    def moments_passed(self, event: Event) -> list[str]:
        """Returns the moments that an event shows to have passed without a question."""
        return []

    def seat_of(self, session: Session, who: str) -> int:
        """Returns the seat that a name in `asked` means; by default the seat N for which `seats.N` is this name."""
        for seat in range(session.seats):
            if self.observe(session, f"seats.{seat + 1}") == who:
                return seat
        raise ShambleError(f"nobody plays {who!r}")

    def vocabulary(self, state: Any = None) -> Vocabulary:
        """Returns the words that scenarios may use; with a state, the names on its table."""
        return Vocabulary()

    def describe(self, session: Session) -> dict[str, Any]:
        """Returns the session's position as a `given`."""
        raise ShambleError(f"{name(self)} cannot describe a position")

    # -- company -----------------------------------------------------------------------------------

    def rivals(self, state: Any, seat: int) -> Sequence[int]:
        """Returns the seats that play against this seat; none in a cooperative game."""
        return ()

    # -- bots --------------------------------------------------------------------------------------

    def hides(self, state: Any) -> bool:
        """True if something is hidden from a seat now; if not, a bot may look at the session itself."""
        return True

    def separates(self, state: Any) -> bool:
        """True if some seat may see something now that another seat may not: a hand, a secret goal, a card it looked
        at. Where only the decks are hidden, all seats see the same."""
        return self.hides(state)

    def secrets(self, state: Any) -> Sequence[str]:
        """Returns the ids of what a seat holds or decides now and others may not know: cards of a hand, a secret goal.
        Whatever is no longer among them after a move was shown by it, and an undo would hide it again."""
        return ()

    def advise(self, session: Session, seat: int) -> list[Advice]:
        """Returns options of the pending question (or interrupts), best first, each with a reason."""
        raise ShambleError(f"{name(self)} offers no advice")

    def prefer(self, session: Session, seat: int) -> Advice | None:
        """Returns the best advice; a game may find it without judging every option."""
        advice = self.advise(session, seat)
        return advice[0] if advice else None

    def heeds(self, state: Any, order: StandingOrder, option: Option) -> int:
        """Returns how well an option of the pending question follows an order: above 0 if it carries it out, below 0
        if it goes against it, 0 if the order says nothing about it."""
        return 0

    def preempts(self, state: Any, option: Option, people: Sequence[int]) -> bool:
        """True if an option takes something that a seat of `people` could take in this round."""
        return False

    def fear(self, session: Session, seat: int) -> Note | None:
        """The greatest danger that a sensible player sees (message `fear-<id>`), as far as the seat knows, or None."""
        return None

    def advise_believing(self, session: Session, seat: int) -> list[Advice]:
        """Returns the advice of a player who mistakes the session for one of this game, while its mission has other
        rules: the advice ignores these. The options are those of the session."""
        raise ShambleError(f"{name(self)} does not know what to overlook")


def name(tools: object) -> str:
    """Returns the id of a game for error messages."""
    return str(getattr(tools, "id", "")) or "this game"


class Bare(Tooling):
    """The tooling of a game that offers none."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.title = id


def tooling(game: Game[Any]) -> Tooling:
    """Returns the tooling of any game."""
    return game if isinstance(game, Tooling) else Bare(game.id)
