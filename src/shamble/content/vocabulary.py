"""The words that a game's scenarios may use, so that a misspelt word is an error, not a check that proves nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from shamble.content.nearest import hint

NOTHING: Final[Mapping[str, Any]] = {}


class Vocabulary:
    """The words of one game. A part that is left empty is not checked.

    `questions`: id of a question → verbs that it may offer. `anytime`: verbs of interrupts. `names`: all ids that an
    option may name. `paths`: path that a scenario may expect → its description; a word in capitals stands for one of
    `words`. `moments`: moment for `until` → its description, with the same capitals. `stops`: moment at which a
    scenario may end → class name of the rule step before which it ends.
    """

    def __init__(
        self,
        questions: Mapping[str, tuple[str, ...]] = NOTHING,
        anytime: tuple[str, ...] = (),
        names: Iterable[str] = (),
        paths: Mapping[str, str] = NOTHING,
        words: Mapping[str, Iterable[str]] = NOTHING,
        moments: Mapping[str, str] = NOTHING,
        stops: Mapping[str, str] = NOTHING,
    ) -> None:
        self.questions: Final = questions
        self.anytime: Final = anytime
        self.names: Final = frozenset(names)
        self.paths: Final = paths
        self.words: Final = {word: tuple(ids) for word, ids in words.items()}
        self.moments: Final = moments
        self.stops: Final = stops

    @property
    def verbs(self) -> tuple[str, ...]:
        """All verbs, each once."""
        asked = dict.fromkeys(verb for verbs in self.questions.values() for verb in verbs)
        return tuple(asked | dict.fromkeys(self.anytime))

    def verbs_of(self, ask: str) -> tuple[str, ...]:
        """Returns the verbs that a question may offer, with the interrupts; empty if the game does not list them."""
        asked = self.questions.get(ask, ())
        return (*asked, *self.anytime) if asked else ()

    def wrong_path(self, path: str) -> str:
        """Returns why a path cannot be expected; empty if it can."""
        return self._unknown(path, self.paths, ".", "path")

    def wrong_moment(self, moment: str) -> str:
        """Returns why `until` cannot name this moment; empty if it can."""
        return self._unknown(moment, self.moments, " ", "moment")

    def spelt(self, template: str) -> list[str]:
        """Returns a path or moment with its capitals replaced by words, in all combinations."""
        mark = "." if "." in template else " "
        spellings = [""]
        for part in template.split(mark):
            ways = self.words.get(part, (part,))
            spellings = [f"{before}{mark if before else ''}{way}" for before in spellings for way in ways]
        return spellings

    def _unknown(self, text: str, templates: Mapping[str, str], mark: str, what: str) -> str:
        """Returns an error text for a word that no template fits; empty if one does."""
        if not templates or any(self._fits(text, template, mark) for template in templates):
            return ""
        spellings = [way for template in templates for way in self.spelt(template)]
        return f"there is no {what} {text!r}{hint(text, spellings)}"

    def _fits(self, text: str, template: str, mark: str) -> bool:
        """True if a text follows a template."""
        parts, wanted = text.split(mark), template.split(mark)
        if len(parts) != len(wanted):
            return False
        return all(
            part in self.words[want] if want in self.words else part == want or want.isupper()
            for part, want in zip(parts, wanted, strict=True)
        )


def questions_of(steps: Iterable[Any]) -> dict[str, tuple[str, ...]]:
    """Returns the verbs of each question, from the classes of a game's frames."""
    questions: dict[str, tuple[str, ...]] = {}
    for step in steps:
        if step.asks and step.verbs:
            questions[step.ask] = tuple(dict.fromkeys([*questions.get(step.ask, ()), *step.verbs]))
    return questions
