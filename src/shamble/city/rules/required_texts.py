"""Lists the texts that the content of a city game needs in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shamble.city.book.printed import Catalogue
from shamble.city.rules.registry import Book
from shamble.city.rules.rules import Rules


def required_texts(book: Book, printed: Catalogue, rules: type[Rules], missions: Iterable[str]) -> Iterator[str]:
    """Yields the keys of texts for skills, cards, kinds, goals, special rules, decks, missions and verbs."""
    for key in printed.subjects():
        if key.startswith("skill-"):
            yield f"{key}.text"
    yield from (f"card-{gear.id}.text" for gear in printed.gear.values() if gear.special)
    for kind in printed.kinds:
        yield f"{kind.type if kind.individual else 'zombie'}-{kind.id}.text"
    for goal in book.goals:
        yield f"goal-{goal}"
        yield f"goal-{goal}.text"
    yield from (f"special-{effect}" for effect in book.effects)
    yield from (f"deck-{name}" for name in rules.piles)
    for mission in missions:
        yield from (f"mission-{mission}", f"mission-{mission}.problem", f"mission-{mission}.briefing")
    verbs = [verb for skill in book.skills.values() for verb in (*skill.verbs, *skill.reacts)]
    verbs += [verb for card in book.cards.values() for verb in card.verbs]
    verbs += [verb for effect in book.effects.values() for verb in effect.verbs]
    yield from (f"do-{verb}" for verb in dict.fromkeys(verbs))
