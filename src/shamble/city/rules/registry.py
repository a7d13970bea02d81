"""The registry of one game of the family: its skills, goals, effects and creatures, data schemas and frame modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from shamble.city.book.card_effect import CardEffect
from shamble.city.book.play_style import PlayStyle
from shamble.city.book.printed import EQUIPMENT, INDIVIDUALS, SKILLS, SURVIVORS, ZOMBIE_CARDS, ZOMBIES, Schema
from shamble.city.book.skill import Skill
from shamble.city.horde.creature import Creature
from shamble.city.missions.goal import Goal
from shamble.city.missions.special_rule import SpecialRule
from shamble.content.tables import Field
from shamble.core.advice import Judge
from shamble.core.errors import ContentError

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.city.advice.turn_plan import TurnPlan

T = TypeVar("T", Skill, Goal, SpecialRule, Creature, CardEffect)


def registered_in(kind: type[T], *modules: ModuleType) -> tuple[type[T], ...]:
    """All subclasses of `kind` with an id that these modules define, in the order of definition.
    A new class needs no entry in a list."""
    return tuple([value for module in modules for value in vars(module).values() if registers(module, value, kind)])


def registers(module: ModuleType, value: Any, kind: type) -> bool:
    """True if the value is a subclass of `kind` with an id that this module defines."""
    # `value` stays `Any` for `value.id`: mypyc does not infer that it is a class of the kind.
    written = isinstance(value, type) and issubclass(value, kind) and value.__module__ == module.__name__
    return written and bool(value.id)


class Book:
    """The registered classes and settings of one game, by the ids that its data use. Classes that two games share are
    listed by both."""

    def __init__(
        self,
        skills: Sequence[type[Skill]],
        goals: Sequence[type[Goal]],
        effects: Sequence[type[SpecialRule]],
        creatures: Sequence[type[Creature]] = (),
        cards: Sequence[type[CardEffect]] = (),
        columns: Mapping[str, str] | None = None,
        individuals: Mapping[str, str] | None = None,
        tables: Mapping[str, Mapping[str, Field]] | None = None,
        modules: Sequence[ModuleType] = (),
        taste: PlayStyle | None = None,
        judges: Mapping[str, Judge] | None = None,
        thinking: tuple[type[TurnPlan], type[TurnJudge]] | None = None,
        team: int = 6,
    ) -> None:
        """`columns` maps a number column of the equipment rows to the deck that holds so many copies; `individuals`
        maps a table of individuals to their zombie type; `tables` holds fields added to the schema of a table.
        `modules` define the game's own frames and entities. `judges` maps the class names of the game's own questions
        to advice; `thinking` are the game's own classes for planning and judging a turn. `team` is the number of
        survivors of a mission that names none; a game may raise it by the number of seats."""
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
        self.modules = tuple(modules)
        self.taste: Final = taste or PlayStyle()
        self.thinking: Final = thinking
        self.team: Final = team
        self.judges: Final[dict[str, Judge]] = dict(judges or {})
        self.schemas: Final = self._schemas(tables or {})

    @property
    def walks(self) -> set[str]:
        """The verbs of skills that move the survivor."""
        return {verb for skill in self.skills.values() if skill.walks for verb in (*skill.verbs, *skill.reacts)}

    def register(self, module: ModuleType) -> list[str]:
        """Adds the classes with an id that a module defines; returns their ids. Raises an error if an id is taken."""
        skills, goals = registered_in(Skill, module), registered_in(Goal, module)
        effects, cards = registered_in(SpecialRule, module), registered_in(CardEffect, module)
        creatures = registered_in(Creature, module)
        for new_ids, taken in (
            ([skill.id for skill in skills], list(self.skills)),
            ([goal.id for goal in goals], list(self.goals)),
            ([effect.id for effect in effects], list(self.effects)),
            ([card.id for card in cards], list(self.cards)),
            ([creature.id for creature in creatures], list(self.creatures)),
        ):
            for id in new_ids:
                if id in taken:
                    raise ContentError(f"{module.__name__}: the game has a class with the id {id!r}")
        for skill in skills:
            self.ranks[skill.id] = len(self.ranks)
            self.skills[skill.id] = skill
        self.goals.update({goal.id: goal for goal in goals})
        self.effects.update({effect.id: effect for effect in effects})
        self.cards.update({card.id: card for card in cards})
        self.creatures.update({creature.id: creature for creature in creatures})
        self.thrown.extend([card.id for card in cards if card.thrown])
        self.modules = (*self.modules, module)
        return [*[skill.id for skill in skills], *[goal.id for goal in goals], *[effect.id for effect in effects]] + [
            *[card.id for card in cards],
            *[creature.id for creature in creatures],
        ]

    def _schemas(self, own: Mapping[str, Mapping[str, Field]]) -> dict[str, tuple[str, Schema]]:
        """Schemas of the game's data tables: by table, the key of its entries and their fields."""
        copies = {column: Field(int, default=0, least=0) for column in self.columns}
        schemas: dict[str, tuple[str, Schema]] = {
            "skills": ("skill", SKILLS),
            "equipment": ("card", {**EQUIPMENT, **copies}),
            "zombies": ("kind", ZOMBIES),
            "zombie-cards": ("card", ZOMBIE_CARDS),
            "survivors": ("survivor", SURVIVORS),
        }
        for table, type in self.individuals.items():
            schemas[table] = (type, INDIVIDUALS)
        return {table: (key, {**schema, **own.get(table, {})}) for table, (key, schema) in schemas.items()}
