"""Many options in few lines: keys of one verb together, with their chances."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.text.speaker import Speaker

GROUPED: Final = 4
"""Options of one verb from which on they are told together."""


def grouped(options: Sequence[Option]) -> tuple[list[Option], list[Option]]:
    """Returns the options that are told one by one, and those that share their verb with so many others that they are
    told together."""
    numbers: dict[str, int] = {}
    for option in options:
        numbers[option.verb] = numbers.get(option.verb, 0) + 1
    alone = [option for option in options if numbers[option.verb] < GROUPED]
    return alone, [option for option in options if numbers[option.verb] >= GROUPED]


def odds_of(meaning: Meaning | None, speaker: Speaker) -> str:
    """Returns the chances and the risk of an option in parentheses: `(wins: 97 %, falls: 9 %, risky)`; empty if it has
    none."""
    if meaning is None:
        return ""
    parts = [speaker.say(f"means-{note.id}", **note.args) for note in meaning.told() if "percent" in note.args]
    if meaning.risk:
        parts.append(speaker.say(f"means-mark-{meaning.risk}"))
    return f"({', '.join(parts)})" if parts else ""


def key_lines(options: Iterable[tuple[Option, str]]) -> list[str]:
    """Returns the keys of many options, in few lines: those of a verb together, by actor or by what follows the actor,
    whichever is shorter. Words in parentheses have the same choice. Each option comes with its odds, which follow its
    last word."""
    pairs = list(options)
    verbs: dict[tuple[str, str], list[tuple[str, str]]] = {}
    numbers: dict[tuple[str, str], int] = {}
    for option, _ in pairs:
        numbers[(option.verb, option.item)] = numbers.get((option.verb, option.item), 0) + 1
    for option, odds in pairs:
        item = option.item if option.actor and numbers[(option.verb, option.item)] > 1 else ""
        head = " ".join([part for part in (option.verb, option.actor, item) if part])
        rest = f"{option.key[len(head) :].strip()} {odds}".strip()
        verbs.setdefault((option.verb, item), []).append((option.actor, rest))
    lines: list[str] = []
    for (verb, item), choices in verbs.items():
        actors: dict[str, list[str]] = {}
        targets: dict[str, list[str]] = {}
        for actor, target in choices:
            actors.setdefault(actor, []).append(target)
            targets.setdefault(target, []).append(actor)
        ways = (
            [(who, which) for which, who in together(actors)],
            [(who, which) for who, which in together(targets)],
        )
        told = [[key_line(verb, item, who, which) for who, which in way] for way in ways]
        lines += min(told, key=lambda lines: sum([len(line) for line in lines]))
    return lines


def together(choices: Mapping[str, Sequence[str]]) -> list[tuple[Sequence[str], list[str]]]:
    """Returns each choice that words have, with the words that have it."""
    words: dict[tuple[str, ...], list[str]] = {}
    for word, choice in choices.items():
        words.setdefault(tuple(choice), []).append(word)
    return list(words.items())


def key_line(verb: str, item: str, actors: Sequence[str], targets: Sequence[str]) -> str:
    """Returns the line for keys of one verb: every one of the actors with every one of the targets."""
    actor = actors[0] if len(actors) == 1 else f"({' | '.join(actors)})"
    head = " ".join([part for part in (verb, actor, item) if part])
    return f"  {head}: {' | '.join(targets)}" if list(targets) != [""] else f"  {head}"
