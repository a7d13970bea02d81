"""Problems that a check finds in content: what is wrong, where, and how bad it is."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from shamble.city.missions.mission_entry import MissionEntry
from shamble.core.entity import Json
from shamble.text.speaker import Speaker

TEXTS: Final = Path(__file__).parent / "texts"


class ContentProblem:
    """One problem. `id` names its text, `file` is the id for errors of the files, whose text is `said`. `key` is the
    key of the mission file that is to be changed, `zone` the zone on the board that it concerns, if any. `severe`:
    True if the content cannot be used like this."""

    def __init__(
        self, id: str, key: str = "", zone: str = "", severe: bool = True, said: str = "", **args: Any
    ) -> None:
        self.id: Final = id
        self.key: Final = key
        self.zone: Final = zone
        self.severe: Final = severe
        self.said: Final = said
        self.args: Final = args

    def text(self, lang: str = "en", named: bool = True) -> str:
        """Returns the sentence in a language. `named`: with names of goals and special rules instead of their ids."""
        if self.said:
            return self.said
        kinds = {"goal": "goal", "rule": "special"}
        ids = {key: str(self.args[key]) for key in kinds if key in self.args and named}
        names = {key: say_or(lang, f"entry-{kinds[key]}-{id}", id) for key, id in ids.items()}
        words = bundle(lang)
        pattern = words.get_message(f"check-{self.id}").value
        assert pattern is not None
        text, _ = words.format_pattern(pattern, {**self.args, "zone": self.zone, **names})
        return str(text)

    def line(self, where: str) -> str:
        """Returns one line for the terminal: where, key, what."""
        if self.said:
            return self.said
        said = self.text(named=False)
        return f"{where}: {self.key}: {said}" if self.key else f"{where}: {said}"

    def plain(self, lang: str = "en") -> dict[str, Json]:
        return {"id": self.id, "key": self.key, "zone": self.zone, "severe": self.severe, "text": self.text(lang)}


@lru_cache(maxsize=8)
def bundle(lang: str) -> FluentBundle:
    """The texts of the workshop in a language; English where there are none."""
    path = TEXTS / f"{lang}.ftl"
    words = FluentBundle([lang], use_isolating=False)
    words.add_resource(FluentResource((path if path.exists() else TEXTS / "en.ftl").read_text(encoding="utf-8")))
    complaints = TEXTS / "complaints" / f"{lang}.ftl"
    if complaints.exists():
        words.add_resource(FluentResource(complaints.read_text(encoding="utf-8")))
    return words


def say(lang: str, id: str, **args: Any) -> str:
    """Returns a text of the workshop."""
    words = bundle(lang)
    pattern = words.get_message(id).value
    assert pattern is not None
    text, _ = words.format_pattern(pattern, args)
    return str(text)


def say_or(lang: str, id: str, otherwise: str) -> str:
    """Returns a text of the workshop without arguments, `message` or `message.attribute`; the other text if there is
    none."""
    name, _, part = id.partition(".")
    words = bundle(lang)
    if not words.has_message(name):
        return otherwise
    message = words.get_message(name)
    pattern = message.attributes.get(part) if part else message.value
    return str(words.format_pattern(pattern, {})[0]) if pattern is not None else otherwise


def entry_name(kind: type[MissionEntry], prefix: str, speaker: Speaker) -> str:
    """The name of a goal or special rule in lists. A goal of a pack has a name in the pack's texts; a special rule of a
    pack has its id."""
    own = f"{prefix}-{kind.id}"
    named = plain(speaker.say(own)) if prefix == "goal" and speaker.has(own) else kind.id
    return say_or(speaker.lang, f"entry-{own}", named)


def plain(text: str) -> str:
    """A text without the control characters that isolate inserted words."""
    return re.sub("[\u2066-\u2069]", "", text)
