"""The words in which a game's scenarios speak, so that a wrong one is found before it proves nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from shamble.content.nearest import hint

NOTHING: Final[Mapping[str, Any]] = {}


class Vocabulary:
    """Whatever is left empty is not checked.

    `questions`: what a question is about -> the verbs it may offer. `anytime`: verbs of interrupts. `names`: all that
    an option may name. `paths`: what can be expected -> what it is; a word in capitals stands for one of `words`.
    `moments`: where `until` may go, with the same capitals. `stops`: where a scenario may end -> the rule step before
    which it does.
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
        known = dict.fromkeys(verb for verbs in self.questions.values() for verb in verbs)
        return tuple(known | dict.fromkeys(self.anytime))

    def verbs_of(self, ask: str) -> tuple[str, ...]:
        """What a pending question, or an interrupt beside it, may offer; empty: nobody has said."""
        asked = self.questions.get(ask, ())
        return (*asked, *self.anytime) if asked else ()

    def wrong_path(self, path: str) -> str:
        """Why nothing can be expected there: empty if it can."""
        return self._unknown(path, self.paths, ".", "path")

    def wrong_moment(self, moment: str) -> str:
        return self._unknown(moment, self.moments, " ", "moment")

    def spelt(self, template: str) -> list[str]:
        """A path or a moment with its capitals filled in, in every way."""
        mark = "." if "." in template else " "
        found = [""]
        for part in template.split(mark):
            ways = self.words.get(part, (part,))
            found = [f"{before}{mark if before else ''}{way}" for before in found for way in ways]
        return found

    def _unknown(self, text: str, templates: Mapping[str, str], mark: str, what: str) -> str:
        if not templates or any(self._fits(text, template, mark) for template in templates):
            return ""
        known = [way for template in templates for way in self.spelt(template)]
        return f"there is no {what} {text!r}{hint(text, known)}"

    def _fits(self, text: str, template: str, mark: str) -> bool:
        parts, wanted = text.split(mark), template.split(mark)
        if len(parts) != len(wanted):
            return False
        return all(
            part in self.words[want] if want in self.words else part == want or want.isupper()
            for part, want in zip(parts, wanted, strict=True)
        )


def questions_of(steps: Iterable[Any]) -> dict[str, tuple[str, ...]]:
    """What each kind of question may offer, from the classes of a game's frames."""
    found: dict[str, tuple[str, ...]] = {}
    for step in steps:
        if step.asks and step.verbs:
            found[step.ask] = tuple(dict.fromkeys([*found.get(step.ask, ()), *step.verbs]))
    return found
