"""The book of one game: the power of every card and every counter, found by the words of the data files.

A `Book` is made with the content of a game, so that content with an unknown word cannot be loaded.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Final

from shamble.content.nearest import hint
from shamble.core.errors import ContentError
from shamble.games.dawn.printed.counters import Zed
from shamble.games.dawn.printed.terms import IN_FORCE
from shamble.games.dawn.table.powers import EventEffect, Power, ResearchEffect, StoryEffect

if TYPE_CHECKING:
    from shamble.games.dawn.printed.content import Content
    from shamble.games.dawn.table.state import DawnState

NO_POWERS: Final[tuple[Power, ...]] = ()
PRINTED: Final = frozenset(
    (
        *("long-range", "fall-back", "short-ways", "brawler", "gifts", "collector", "marksman", "entrenched", "dog"),
        *("fierce", "extra-bed", "agent", "ape", "home-made", "bare-hands", "axes", "builder", "last-stand"),
        *("close-quarters", "patrol", "heavy-fire", "march", "super-weapon", "injunction", "immunity"),
    )
)
"""Abilities without a class: numbers of the unit's row, or parts of the rules that look for the word."""


Heard = dict[str, list[tuple[Power, str]]]
"""Moment → powers of units in play that override it, with their carriers; filled at the first look-up."""
NO_ONE: Final[list[tuple[Power, str]]] = []
"""Result for a moment to which nothing listens; shared, so callers must not change it."""
TEAMS_MAX: Final = 500
"""Number of different sets of units in play at which the cache of what is heard of them is emptied."""


class MomentListeners:
    """The powers that override one moment, listed once, so that a moment without listeners costs nothing."""

    def __init__(self, moment: str, book: Book) -> None:
        self.moment: Final = moment
        self.carriers: Final[dict[str, tuple[Power, ...]]] = {}
        for id, powers in book.carried.items():
            heard = tuple([power for power in powers if overrides(power, moment)])
            if heard:
                self.carriers[id] = heard
        self.events: Final = {id for id, event in book.events.items() if overrides(event, moment)}
        self.stories: Final = [id for id, story in book.stories.items() if overrides(story, moment)]
        self.research: Final = {id for id, card in book.research.items() if overrides(card, moment)}
        self.zeds: Final = any(id in book.markings for id in self.carriers)
        """True if a zed, or a marker that a zed may carry, listens."""
        self.decks_listen: Final = bool(self.stories or self.research)
        """True if a story or research card listens."""

    def units(self, s: DawnState) -> list[tuple[Power, str]]:
        """Powers of units in play for this moment, with their carriers; cached for the units that are in play."""
        index = s.all_units()
        heard = index.heard
        if heard is None:
            heard = index.heard = s.content.book.heard_by(index.carriers_in_play())
        powers = heard.get(self.moment)
        if powers is None:
            carriers = self.carriers
            powers = heard[self.moment] = [
                (power, id) for id in index.carriers_in_play() if id in carriers for power in carriers[id]
            ]
        return powers


class Book:
    """All powers of one game: of its units, zeds and markers by their id, of its cards by theirs."""

    def __init__(self, content: Content, modules: Iterable[ModuleType]) -> None:
        events: dict[str, type[EventEffect]] = {}
        stories: dict[str, type[StoryEffect]] = {}
        research: dict[str, type[ResearchEffect]] = {}
        abilities: dict[str, type[Power]] = {}
        for kind in classes_in(modules):
            for word in kind.words:
                if issubclass(kind, EventEffect):
                    events[word] = kind
                elif issubclass(kind, StoryEffect):
                    stories[word] = kind
                elif issubclass(kind, ResearchEffect):
                    research[word] = kind
                else:
                    abilities[word] = kind
        self.events: Final[dict[str, EventEffect]] = {}
        self.stories: Final[dict[str, StoryEffect]] = {}
        self.research: Final[dict[str, ResearchEffect]] = {}
        self.carried: Final[dict[str, tuple[Power, ...]]] = {}
        """Id of a unit, zed or marker → its powers."""
        self.markings: Final = {row["id"] for table in ("zeds", "markers") for row in content.rows[table]}
        """Ids of zeds and markers."""
        for row in content.rows["events"]:
            check_word("events.toml", row, events)
            self.events[row["id"]] = events[row["effect"]](row["effect"], row["rule"])
        for row in content.rows["stories"]:
            check_word("stories.toml", row, stories)
            self.stories[row["id"]] = stories[row["effect"]](row["id"], row["rule"])
        for row in content.rows["research"]:
            check_word("research.toml", row, research)
            self.research[row["id"]] = research[row["effect"]](row["id"], row["rule"])
        for table in ("units", "zeds", "markers"):
            for row in content.rows[table]:
                powers = powers_of(table, row, abilities)
                if powers:
                    self.carried[row["id"]] = powers
        self.audiences: Final[dict[str, MomentListeners]] = {}
        self.heard: Final[dict[tuple[str, ...], Heard]] = {}
        """Units in play that carry powers → what is heard of them; a cache of `heard_by`."""

    def heard_by(self, carriers: tuple[str, ...]) -> Heard:
        """The cache of powers by moment for these units in play."""
        heard = self.heard.get(carriers)
        if heard is None:
            if len(self.heard) >= TEAMS_MAX:
                self.heard.clear()
            heard = self.heard[carriers] = {}
        return heard

    def audience(self, moment: str) -> MomentListeners:
        """The listeners of a moment, listed at its first use."""
        listeners = self.audiences.get(moment)
        if listeners is None:
            listeners = self.audiences[moment] = MomentListeners(moment, self)
        return listeners


def classes_in(modules: Iterable[ModuleType]) -> list[type[Power]]:
    """Every class of powers with words in these modules."""
    kinds: list[type[Power]] = []
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Power) and value.words:
                # mypyc knows no `__module__` of a class.
                if getattr(value, "__module__") == module.__name__:  # noqa: B009
                    kinds.append(value)
    return kinds


def unused_words(content: Content, modules: Iterable[ModuleType]) -> list[str]:
    """Returns one line for each word of a class that no card or counter names: it is misspelt, or lacks its row."""
    words = {"none"}
    for table in ("events", "stories", "research"):
        words.update([str(row["effect"]) for row in content.rows[table]])
    for table in ("units", "zeds", "markers"):
        for row in content.rows[table]:
            for word in row.get("abilities") or []:
                words.update((word, f"{row['id']}.{word}"))
    return [
        f"no row names {word!r}, a word of {kind.__name__}{hint(word, sorted(words))}"
        for kind in classes_in(modules)
        for word in kind.words
        if word not in words
    ]


def check_word(file: str, row: Mapping[str, object], classes: Mapping[str, type[Power]]) -> None:
    """Raises an error if no class stands for the effect of a card, or if the card lacks a number of its effect."""
    word = str(row["effect"])
    if word not in classes:
        raise ContentError(f"{file}: {row['id']}: there is no effect {word!r}{hint(word, classes)}")
    for field in classes[word].needs:
        if not row.get(field):
            raise ContentError(f"{file}: {row['id']}: the effect {word!r} needs {field!r}")


def powers_of(table: str, row: Mapping[str, object], classes: Mapping[str, type[Power]]) -> tuple[Power, ...]:
    """The powers of a counter, in the order of its abilities."""
    powers: list[Power] = []
    used: list[type[Power]] = []
    words = row.get("abilities") or []
    assert isinstance(words, list)
    for word in words:
        kind = classes.get(f"{row['id']}.{word}") or classes.get(word)
        if kind is None:
            if word not in PRINTED:
                names = [*classes, *PRINTED]
                raise ContentError(f"{table}.toml: {row['id']}: there is no ability {word!r}{hint(word, names)}")
        elif kind not in used:
            used.append(kind)
            rule = f"{row['rule']}.{word}" if table == "units" else str(row["rule"])
            powers.append(kind(kind.item or word, rule))
    return tuple(powers)


def overrides(power: Power, moment: str) -> bool:
    """True if the power overrides this moment."""
    return getattr(type(power), moment) is not getattr(Power, moment)


# -- what is in force ------------------------------------------------------------------------------------------------


def powers_of_unit(s: DawnState, id: str) -> tuple[Power, ...]:
    """The powers of a unit, in play or not."""
    return s.content.book.carried.get(id, NO_POWERS)


def carriers(s: DawnState, moment: str) -> dict[str, tuple[Power, ...]]:
    """Carriers with a power for this moment, in play or not, and these powers."""
    book = s.content.book
    heard = book.audiences.get(moment)
    return heard.carriers if heard is not None else book.audience(moment).carriers


def powers_of_zed(s: DawnState, zed: Zed, moment: str) -> list[Power]:
    """A zed's powers for a moment: those of its counter, then those of its markers."""
    by_carrier = carriers(s, moment)
    powers = list(by_carrier.get(zed.id, NO_POWERS))
    for marker in zed.markers:
        powers += by_carrier.get(marker, NO_POWERS)
    return powers


def event_in_force(s: DawnState) -> EventEffect | None:
    """The active event while its lasting part is in force: never before the lit phase (p. 4)."""
    if not s.event:
        return None
    card = s.content.events[s.event]
    over = card.turn and s.phase == "organisation"
    if (card.during and card.phase == s.phase) or (not over and s.has_reminder(IN_FORCE)):
        return s.content.book.events[s.event]
    return None


def powers_in_force(s: DawnState, moment: str) -> list[tuple[Power, str]]:
    """Powers for a moment with their carriers: event in force, active research, stories in force, units in play. The
    list may be a cached one: callers must not change it."""
    book = s.content.book
    heard = book.audiences.get(moment)
    if heard is None:
        heard = book.audience(moment)
    if s.event not in heard.events and not heard.decks_listen:
        # The usual case: no card listens to this moment now.
        if not heard.carriers:
            return NO_ONE
        cached = s.all_units().heard
        powers = cached.get(moment) if cached is not None else None
        return heard.units(s) if powers is None else powers
    listeners: list[tuple[Power, str]] = []
    if s.event in heard.events:
        event = event_in_force(s)
        if event is not None:
            listeners.append((event, ""))
    if heard.research and s.research_discard:
        card = s.content.research[s.research_discard[-1]]
        if card.ongoing and card.id in heard.research:
            listeners.append((book.research[card.id], ""))
    for id in heard.stories:
        if id in s.story_discard and s.has_reminder("story " + id):
            listeners.append((book.stories[id], ""))
    if not heard.carriers:
        return listeners or NO_ONE
    return listeners + heard.units(s) if listeners else heard.units(s)
