"""Problems that a check finds in content: what is wrong, where, and how bad it is."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from shamble.core.entity import Json

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

    def text(self, lang: str = "en") -> str:
        """Returns the sentence in a language."""
        if self.said:
            return self.said
        words = bundle(lang)
        pattern = words.get_message(f"check-{self.id}").value
        assert pattern is not None
        text, _ = words.format_pattern(pattern, {**self.args, "zone": self.zone})
        return str(text)

    def line(self, where: str) -> str:
        """Returns one line for the terminal: where, key, what."""
        if self.said:
            return self.said
        return f"{where}: {self.key}: {self.text()}" if self.key else f"{where}: {self.text()}"

    def plain(self, lang: str = "en") -> dict[str, Json]:
        return {"id": self.id, "key": self.key, "zone": self.zone, "severe": self.severe, "text": self.text(lang)}


@lru_cache(maxsize=8)
def bundle(lang: str) -> FluentBundle:
    """The texts of the workshop in a language; English where there are none."""
    path = TEXTS / f"{lang}.ftl"
    words = FluentBundle([lang], use_isolating=False)
    words.add_resource(FluentResource((path if path.exists() else TEXTS / "en.ftl").read_text(encoding="utf-8")))
    return words


def say(lang: str, id: str, **args: Any) -> str:
    """Returns a text of the workshop."""
    words = bundle(lang)
    pattern = words.get_message(id).value
    assert pattern is not None
    text, _ = words.format_pattern(pattern, args)
    return str(text)
