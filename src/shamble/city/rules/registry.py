"""What one game of the family brings: its registered objects, the shape of its data, and where its frames are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from shamble.city.advice.judged import Judge
from shamble.city.book.card_effect import CardEffect
from shamble.city.book.play_style import Taste
from shamble.city.book.printed import EQUIPMENT, INDIVIDUALS, SKILLS, SURVIVORS, ZOMBIE_CARDS, ZOMBIES, Schema
from shamble.city.book.skill import Skill
from shamble.city.horde.creature import Creature
from shamble.city.missions.goal import Goal
from shamble.city.missions.special_rule import Effect
from shamble.content.tables import Field

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.city.advice.turn_plan import Foresight

T = TypeVar("T", Skill, Goal, Effect, Creature, CardEffect)


def found(kind: type[T], *modules: ModuleType) -> tuple[type[T], ...]:
    """What these modules register: every class of the kind that has an id, in the order in which they are written.
    So a new one is an object and its data, and no list has to be told."""
    return tuple([value for module in modules for value in vars(module).values() if registers(module, value, kind)])


def registers(module: ModuleType, value: Any, kind: type) -> bool:
    # `id` is read of what may be anything: mypyc does not see that it is a class of the kind.
    written = isinstance(value, type) and issubclass(value, kind) and value.__module__ == module.__name__
    return written and bool(value.id)


class Book:
    """Everything is registered under the id that the data use. What two games share is listed by both."""

    def __init__(
        self,
        skills: Sequence[type[Skill]],
        goals: Sequence[type[Goal]],
        effects: Sequence[type[Effect]],
        creatures: Sequence[type[Creature]] = (),
        cards: Sequence[type[CardEffect]] = (),
        columns: Mapping[str, str] | None = None,
        individuals: Mapping[str, str] | None = None,
        tables: Mapping[str, Mapping[str, Field]] | None = None,
        modules: Sequence[ModuleType] = (),
        taste: Taste | None = None,
        judges: Mapping[str, Judge] | None = None,
        thinking: tuple[type[Foresight], type[TurnJudge]] | None = None,
    ) -> None:
        """`columns`: numbers of an equipment row and the deck that so many copies lie in. `individuals`: tables of
        figures that stand for themselves, and their type. `tables`: what rows of a table say besides or instead of the
        usual. `modules`: where frames and entities of the game's own are. `judges`: what a sensible player does at
        the game's own questions, by frame. `thinking`: how a turn is thought to its end and judged, if not as usual."""
        self.skills: Final = {skill.id: skill for skill in skills}
        self.ranks: Final = {skill.id: rank for rank, skill in enumerate(skills)}
        self.goals: Final = {goal.id: goal for goal in goals}
        self.effects: Final = {effect.id: effect for effect in effects}
        every: list[type[Creature]] = [Creature, *creatures]
        self.creatures: Final = {creature.id: creature for creature in every}
        self.cards: Final = {card.id: card for card in cards}
        self.thrown: Final = [card.id for card in cards if card.thrown]
        self.columns: Final = dict(columns or {"copies": "equipment"})
        self.individuals: Final = dict(individuals or {})
        self.modules: Final = tuple(modules)
        self.taste: Final = taste or Taste()
        self.thinking: Final = thinking
        self.judges: Final[dict[str, Judge]] = dict(judges or {})
        self.schemas: Final = self._schemas(tables or {})

    def _schemas(self, own: Mapping[str, Mapping[str, Field]]) -> dict[str, tuple[str, Schema]]:
        """The tables of the game's data: file, key of an entry, and what it may say."""
        copies = {column: Field(int, default=0) for column in self.columns}
        found: dict[str, tuple[str, Schema]] = {
            "skills": ("skill", SKILLS),
            "equipment": ("card", {**EQUIPMENT, **copies}),
            "zombies": ("kind", ZOMBIES),
            "zombie-cards": ("card", ZOMBIE_CARDS),
            "survivors": ("survivor", SURVIVORS),
        }
        for table, type in self.individuals.items():
            found[table] = (type, INDIVIDUALS)
        return {table: (key, {**schema, **own.get(table, {})}) for table, (key, schema) in found.items()}
