"""Content of a book under one mission: skills, cards, kinds and decks, found by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.city.board.board import Board
from shamble.city.book.card_effect import CardEffect
from shamble.city.book.printed import Catalogue, Kind, WeaponLine, is_named, kind_name
from shamble.city.book.skill import Skill
from shamble.city.horde.creature import Creature
from shamble.city.missions.mission import Mission
from shamble.city.rules.registry import Book
from shamble.city.table.kit_cache import KitCache
from shamble.city.table.presence import Group
from shamble.content.nearest import hint
from shamble.core.deck import Deck
from shamble.core.errors import ContentError
from shamble.core.game import Value
from shamble.core.option import Option

UNHURT: Final = 1_000
"""Damage that an invulnerable zombie withstands: more than any weapon deals."""
GROUPS: Final = 500
"""Maximum number of cached compositions of a zone's figures; a full cache is cleared."""


def picker(indices: list[int]) -> Callable[[tuple[int, ...]], tuple[int, ...]]:
    """Returns a function that picks these items of a tuple. `itemgetter` does so faster than any loop, if there are at
    least two."""
    return itemgetter(*indices) if len(indices) > 1 else lambda items: tuple([items[index] for index in indices])


@mypyc_attr(allow_interpreted_subclasses=True)
class ContentRules:
    """Looks up what the book, its printed values and the mission bring. A game overrides which decks there are and what
    they hold."""

    prefix: ClassVar[str] = ""
    """Prefix of the ids of this book's rules."""
    deck_names: ClassVar[tuple[str, ...]] = ("zombies", "equipment")
    piles: ClassVar[tuple[str, ...]] = ("zombies", "equipment")
    """Decks that are shown on the table with their number of cards."""
    reshuffled: ClassVar[tuple[str, ...]] = ("zombies", "equipment")
    """Decks that are made anew from their discards."""
    returning: ClassVar[tuple[str, ...]] = ("equipment",)
    """Equipment decks whose discarded cards return to the deck."""
    search_deck: ClassVar[str] = "equipment"
    crate_deck: ClassVar[str] = "equipment"
    companions: ClassVar[bool] = True
    """True if the game has companions."""
    noisy: ClassVar[bool] = True
    """True if the game has noise; if False, none is shown."""
    counters: ClassVar[Mapping[str, str]] = {}
    """The survivors' counters that only this game has: name → meaning, for the page on scenarios."""
    shown: ClassVar[tuple[str, ...]] = ()
    """Names of the counters that are shown on the sheet."""

    def __init__(
        self,
        book: Book,
        catalogue: Catalogue,
        kits: KitCache,
        mission: Mission,
        board: Board,
        chosen: Mapping[str, Value],
    ) -> None:
        self.book: Final = book
        self.catalogue: Final = catalogue
        self.mission: Final = mission
        self.board: Final = board
        self.chosen: Final = dict(chosen)
        names = (*self.deck_names, "faces") if mission.faces() else self.deck_names
        self.deck_index: Final = {name: index for index, name in enumerate(names)}
        self.cards_grant_skills: Final = any(gear.skill and not gear.weapon for gear in catalogue.gear.values())
        """True if the game has cards other than weapons that grant a skill when carried."""
        self.stacked: Final[dict[str, Mapping[str, Any]]] = {
            name: words["among"] for name, words in (mission.row.get("decks") or {}).items() if "among" in words
        }
        """The `among` entries of the mission by deck: cards, how many of them, and among how many from the top."""
        self.empty_zone: Final[tuple[int, ...]] = (0,) * len(catalogue.kinds)
        """The figures of an empty zone, always this object: an identity check tells whether a zone is empty."""
        self.choices: Final = {id: Option("choose", target=id) for id in catalogue.sheets}
        """Options to choose each survivor, by id."""
        self._decks: list[Deck] = []
        if kits.rules is not type(self) or kits.catalogue is not catalogue:
            raise ValueError("the cache of kits belongs to other rules or other content")
        self.kits: Final = kits
        """Values that follow from skills and cards; shared by all missions of this content."""
        for family in catalogue.families:
            if family not in book.skills:
                raise ContentError(f"skills: nothing says what {family!r} does{hint(family, book.skills)}")
        self._cards: Final = {name: card() for name, card in book.cards.items()}
        self.creatures: Final[tuple[Creature, ...]] = tuple([self._creature(kind) for kind in catalogue.kinds])
        """The special abilities of each kind, by index."""
        self.barring: Final[tuple[Kind, ...]] = tuple(
            [kind for kind in catalogue.kinds if self.creatures[kind.index].bars[0]]
        )
        """Kinds that keep survivors in their zone from attacking."""
        self.enemies: Final[tuple[Kind, ...]] = tuple(
            [kind for kind in catalogue.kinds if self.creatures[kind.index].enemy]
        )
        self.worst_first: Final = sorted(self.enemies, key=lambda kind: (-kind.actions, -kind.needs))
        """Enemy kinds, most actions and toughest first: the order of a player who chooses targets."""
        self.by_priority: Final = sorted(self.enemies, key=lambda kind: kind.priority)
        """Enemy kinds in the order of the target priorities."""
        self.withstands: Final = [
            UNHURT if self.creatures[kind.index].invulnerable else kind.needs for kind in catalogue.kinds
        ]
        """The damage that kills each kind, by index."""
        self.harmless: Final[tuple[int, ...]] = tuple(
            [kind.index for kind in catalogue.kinds if not self.creatures[kind.index].enemy]
        )
        """Indices of the kinds that are no enemies."""
        self.enemy_counts: Final = picker([kind.index for kind in self.enemies])
        """Function figures of a zone → numbers of figures of the enemy kinds."""
        self.individuals: Final[tuple[int, ...]] = tuple([kind.index for kind in catalogue.kinds if kind.individual])
        """Indices of the kinds that are individuals."""
        self.all_kinds: Final = tuple(range(len(catalogue.kinds)))
        """Indices of all kinds."""
        self.near_only: Final = [type(creature).prey is Creature.prey for creature in self.creatures]
        """For each kind, by index: True if it attacks only in its own zone."""
        self.lost_decks: Final = tuple([deck for deck in catalogue.decks if deck not in self.returning])
        """The decks whose discards never return."""
        self._groups: Final[dict[tuple[int, ...], Group]] = {}

    def rule(self, name: str) -> str:
        """The id of a rule in this game's book."""
        return f"{self.prefix}.{name}"

    def skill(self, name: str) -> Skill:
        """The skill with this name, as in `free:move`."""
        cached = self.kits.skills.get(name)
        if cached is None:
            family, _, arg = name.partition(":")
            # A skill for one kind of combat action is called before the one for all of them.
            rank = 2 * self.book.ranks[family] + (1 if arg == "combat" else 0)
            cached = self.kits.skills[name] = self.book.skills[family](name, arg, rank)
        return cached

    def card_effect(self, name: str) -> CardEffect:
        """The card effect with this id."""
        effect = self._cards.get(name)
        if effect is None:
            raise ContentError(f"equipment: nothing says what {name!r} does")
        return effect

    def deadly(self, card: str) -> bool:
        """True if the card is thrown into a zone."""
        effect = self.catalogue.gear[card].effect
        return bool(effect) and self.card_effect(effect).thrown

    def fixed(self, card: str) -> bool:
        """True if the card can be neither given away nor discarded."""
        effect = self.catalogue.gear[card].effect
        return bool(effect) and self.card_effect(effect).fixed

    def _creature(self, kind: Kind) -> Creature:
        if kind.effect not in self.book.creatures:
            raise ContentError(f"zombies: {kind.id}: nothing says what {kind.effect!r} does")
        return self.book.creatures[kind.effect]()

    def weapon_skills(self, weapons: Sequence[str]) -> list[Skill]:
        """Skills that the weapons of an attack grant."""
        skills: list[Skill] = []
        for card in weapons:
            gear = self.catalogue.gear.get(card)
            if gear is not None and gear.skill:
                skills.append(self.skill(gear.skill))
        return skills

    def own_weapons(self, who: str) -> tuple[str, ...]:
        """Weapons that the survivor always has, besides the cards in hand."""
        return ()

    def line_of(self, weapon: str, mode: str) -> WeaponLine:
        """Combat values of a weapon, or of a skill that is a weapon."""
        gear = self.catalogue.gear.get(weapon)
        line = gear.line(mode) if gear is not None else self.skill(weapon).line()
        assert line is not None
        return line

    def group(self, counts: tuple[int, ...]) -> Group:
        """The kinds with figures in a zone, each with its number; cached, because the same groups recur."""
        cached = self._groups.get(counts)
        if cached is None:
            if len(self._groups) >= GROUPS:
                self._groups.clear()
            cached = self._groups[counts] = [(kind, n) for kind, n in enumerate(counts) if n]
        return cached

    def discards_to(self, card: str) -> str:
        """The deck to whose discards a card goes; empty: the card leaves the game."""
        return self.catalogue.home.get(card, self.search_deck)

    def deck_cards(self, name: str) -> list[str]:
        """The cards of a deck before the mission changes it."""
        if name == "zombies":
            return list(self.catalogue.cards)
        return self.catalogue.decks[name]

    def decks(self) -> list[Deck]:
        """All decks at the start of the game; made once, because decks are immutable."""
        if not self._decks:
            self._decks = [self._deck(name) for name in self.deck_index]
        return self._decks

    def _deck(self, name: str) -> Deck:
        """A deck as the mission says: only some of its cards, without some, and some on top in random order."""
        if name == "faces":
            return Deck.of(name, [f"{colour}.{n}" for n, colour in enumerate(self.mission.faces())])
        words = (self.mission.row.get("decks") or {}).get(name, {})
        cards = self.deck_cards(name)
        if "only" in words:
            cards = [card for card in cards if is_named(card, words["only"])]
        cards = [card for card in cards if not is_named(card, words.get("without", ()))]
        top: list[str] = []
        for wanted in words.get("top", ()):
            fits = [card for card in cards if wanted in (card, card.partition(".")[0]) and card not in top]
            if not fits:
                raise ContentError(f"{self.mission.where}: decks: {name}: top: there is no {wanted!r} in it")
            top.append(fits[0])
        deck = Deck.of(name, [card for card in cards if card not in top])
        return Deck(name, (tuple(sorted(top)), *deck.layers)) if top else deck

    def check_decks(self) -> None:
        """Raises an error if the mission's `decks` name a deck or card that the game does not have."""
        for name, words in (self.mission.row.get("decks") or {}).items():
            where = f"{self.mission.where}: decks"
            if name not in self.deck_names:
                raise ContentError(f"{where}: there is no deck {name!r}{hint(name, self.deck_names)}")
            cards = self.deck_cards(name)
            names = list(dict.fromkeys([*cards, *[kind_name(card) for card in cards]]))
            named = {word: list(words.get(word, ())) for word in ("only", "without")}
            named["among"] = list(words.get("among", {}).get("cards", ()))
            for word, wanted in named.items():
                for card in wanted:
                    known = cards if word == "among" else names
                    if card not in known:
                        raise ContentError(f"{where}: {name}: {word}: there is no card {card!r}{hint(card, known)}")
        self.decks()
