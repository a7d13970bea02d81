"""Complaints about files in other languages: finds the sentence that code of the content writes in English, and says it
in the words of a language."""

from __future__ import annotations

import re
from typing import Final

from shamble.workshop.problems import bundle

SUGGESTION: Final = re.compile(r"; did you mean '(?P<near>.*)'\?$|; known: (?P<known>.*)$")
"""The end of a sentence that suggests names."""
SENTENCES: Final = tuple(
    (id, re.compile(pattern + "$", re.DOTALL))
    for id, pattern in (
        (
            "type",
            r"(?P<name>\S+) should be (?P<wanted>(?:a |true|false| or |text|whole |number|list|table)+), "
            r"not (?P<value>.*)",
        ),
        ("least", r"(?P<name>\S+) is (?P<value>\S+), but should be at least (?P<n>\S+)"),
        ("most", r"(?P<name>\S+) is (?P<value>\S+), but should be at most (?P<n>\S+)"),
        ("between", r"(?P<name>\S+) is (?P<value>\S+), but should be between (?P<low>\S+) and (?P<high>\S+)"),
        ("none-of", r"(?P<name>\S+) is (?P<value>.+), which is none of (?P<listed>.*)"),
        ("entries-least", r"(?P<name>\S+) has (?P<have>\d+) entr(?:y|ies), but should have at least (?P<n>\d+)"),
        (
            "entries-most",
            r"(?P<name>\S+) has (?P<have>\d+) entr(?:y|ies),(?: but should have)? at most (?P<n>\d+)(?: are allowed)?",
        ),
        ("entries", r"(?P<name>\S+) has (?P<have>\d+) entr(?:y|ies), but should have (?P<n>\d+)"),
        (
            "characters",
            r"(?P<name>\S+) has (?P<have>\d+) characters,(?: but should have)? at most (?P<n>\d+)(?: are allowed)?",
        ),
        ("control", r"(?P<name>\S+) holds the control character (?P<value>.*)"),
        ("deep", r"(?P<name>\S+) is nested too deeply"),
        ("no-value", r"(?P<name>\S+) is (?P<value>.+), which is neither a text nor a number"),
        ("order", r"(?P<name>\S+) is (?P<value>.+), but the smaller number comes first"),
        ("id-letters", r"id (?P<value>.+) should be letters a-z, digits, - and _, at most 64 of them"),
        ("twice", r"(?P<name>\S+: )?the id '(?P<value>.*)' occurs twice"),
        ("two-names", r"(?P<name>\S+): a zone has two names"),
        ("write", r"(?P<name>\S+) is missing: write (?P<value>.*)"),
        ("missing", r"(?P<name>\S+) is missing"),
        ("unknown-key", r"unknown key '(?P<value>.*)'"),
        ("unknown", r"unknown (?:type|effect) ['\"](?P<value>.*)['\"]"),
        ("no-word", r"(?P<name>\S+) has no '(?P<value>.*)'"),
        ("no-zone", r"there is no zone '(?P<value>.*)'"),
        ("no-door", r"there is no door '(?P<value>.*)'"),
        ("no-objective", r"there is no objective '(?P<value>.*)'"),
        ("gaps", r"there are gaps only: lay a tile"),
        ("gap", r"there is no tile ''; a gap is written '\.'"),
        ("no-tile", r"there is no tile '(?P<value>.*)'"),
        ("no-card", r"there is no card '(?P<value>.*)'"),
        ("no-deck", r"there is no deck '(?P<value>.*)'"),
        ("no-game", r"there is no game '(?P<value>.*)'"),
        ("not-in-deck", r"there is no '(?P<value>.*)' in it"),
        ("no-missions", r"the game (?P<value>\S+) has no missions"),
        ("no-such", r"there is no (?P<name>\S+) '(?P<value>.*)'"),
        ("tiles-or-map-both", r"give tiles or a map, not both"),
        ("tiles-or-map", r"give tiles or a map"),
        ("title", r"write one, in any language"),
        ("one-first", r"only one of them is the first \(first = true\)"),
        ("car-inside", r"(?P<value>\S+) is a room; cars stand in streets"),
        ("each-language", r"(?P<name>\S+) should be a text for each language: write (?P<value>.*)"),
        ("first", r"one of them must be the first \(first = true\)"),
        ("first-team", r"the first is there for teams of any size: leave out its team"),
        ("no-goal", r"give at least one; without goals the mission would be won at once"),
        ("among", r"n is at most first and at most the number of cards"),
        ("no-way-out", r"no way leads out of (?P<value>.*)"),
        ("people", r"the mission needs (?P<n>\d+) people, the game has (?P<have>\d+)"),
        ("needs-exit", r"the goal (?P<value>\S+) needs an exit zone"),
        ("carry", r"carry: write cards = .*"),
        ("empty-grid", r"the grid is empty"),
        ("large-grid", r"the grid has more than (?P<n>\d+) rows or columns"),
        ("ragged-grid", r"grid row (?P<row>\d+) has (?P<have>\d+) tokens, the first has (?P<n>\d+)"),
        ("ragged", r"row (?P<row>\d+) has (?P<have>\d+) tiles, the first has (?P<n>\d+)"),
        ("token", r"grid row (?P<row>\d+), column (?P<column>\d+): '(?P<value>.*)' should begin with s .*"),
        ("zone-no-way-in", r"(?P<value>[a-i]\d\.\w+) has no way in"),
        ("no-way-in", r"grid row (?P<row>\d+), column (?P<column>\d+): (?P<value>\S+) has no way in"),
        ("turn", r"row (?P<row>\d+): '(?P<value>.*)' can be turned by 90, 180 or 270"),
        ("colour", r"'(?P<value>.*)': '(?P<colour>.*)' should be open, blue or green"),
        ("streets", r"'(?P<value>.*)': streets join where they touch"),
        ("apart", r"'(?P<value>.*)': (?:there are no such zones that touch|\S+ and \S+ do not touch.*)"),
        ("apart", r"(?P<value>\S+): the two zones do not touch"),
        ("is-list", r"'?(?P<name>[^' ]+)'? should be a list of (?:entries|tables).*"),
        ("no-mission", r"there is no mission in it: write \[\[mission\]\]"),
        ("not-toml", r"not TOML: (?P<value>.*)"),
        ("long-file", r"a mission file has at most (?P<n>\d+) characters"),
        ("seats", r"(?P<name>\S+) is for (?P<low>up to|at least) (?P<n>\d+) seats?"),
        ("two-places", r"grid row (?P<row>\d+), column (?P<column>\d+): (?P<value>\S+) is in two separate places.*"),
        ("nested", r"nested too deeply"),
        ("dots", r"a line has more than (?P<n>\d+) dots"),
    )
)
"""Sentences about files by the id of their text, in the order in which they are tried."""
WANTED: Final = {
    "a text": "text",
    "a number": "number",
    "a whole number": "whole",
    "true or false": "flag",
    "a list": "list",
    "a table": "table",
}


def in_words(complaint: str, lang: str) -> str:
    """Returns the complaint in a language; unchanged in English, or if the sentence has no text in the language."""
    words = bundle(lang)
    if lang == "en" or not words.has_message("said-type"):
        return complaint
    suggestion = SUGGESTION.search(complaint)
    rest = complaint[: suggestion.start()] if suggestion else complaint
    # The sentence comes after keys, such as `goals: carry: `.
    parts = rest.split(": ")
    for first in range(len(parts)):
        match = matching(": ".join(parts[first:]))
        if match is not None:
            id, values = match
            path = "".join(f"{part}: " for part in parts[:first] if part != values.get("name"))
            return f"{path}{told(lang, f'said-{id}', values)}{suggested(suggestion, lang)}"
    return complaint


def matching(sentence: str) -> tuple[str, dict[str, str]] | None:
    """The id of a sentence's text and its values; None if the sentence is unknown."""
    for id, pattern in SENTENCES:
        match = pattern.match(sentence)
        if match is not None:
            return id, {key: (value or "").removesuffix(": ") for key, value in match.groupdict().items()}
    return None


def suggested(suggestion: re.Match[str] | None, lang: str) -> str:
    if suggestion is None:
        return ""
    if suggestion["near"] is not None:
        return told(lang, "said-near", {"value": suggestion["near"]})
    return told(lang, "said-known", {"value": suggestion["known"]})


def told(lang: str, id: str, values: dict[str, str]) -> str:
    words = bundle(lang)
    pattern = words.get_message(id).value
    assert pattern is not None
    if "wanted" in values:
        kinds = [told(lang, f"said-{WANTED[kind]}", {}) for kind in split_kinds(values["wanted"])]
        values = {**values, "wanted": told(lang, "said-or", {}).join(kinds)}
    return str(words.format_pattern(pattern, dict(values))[0])


def split_kinds(wanted: str) -> list[str]:
    """The kinds of values in a list such as `a number or a text`."""
    return list(re.findall("true or false|a text|a whole number|a number|a list|a table", wanted))
