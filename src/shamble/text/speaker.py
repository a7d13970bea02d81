"""Says in one language what a game tells in ids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle

from shamble.content.rules import Rule, load_rules
from shamble.content.tooling import tooling
from shamble.core.advice import Advice
from shamble.core.decision import Decision
from shamble.core.errors import ShambleError
from shamble.core.event import Event
from shamble.core.game import Game
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option, Refusal, parted
from shamble.core.scene import Text
from shamble.core.state import Result
from shamble.core.view import option_text
from shamble.text.files import bundle
from shamble.text.nouns import Noun, Several


class MissingText(ShambleError):
    """A message without words; only a strict speaker minds."""


class Speaker:
    """`game` None knows the common words only. Falls back on English, then on the id; strict, it raises."""

    def __init__(self, game: Game[Any] | None, lang: str = "en", strict: bool = False) -> None:
        self.game: Final = game
        self.lang: Final = lang
        self.strict: Final = strict
        self._bundles: Final = [bundle(game, lang)] + ([bundle(game, "en")] if lang != "en" else [])
        self._tools: Final = tooling(game) if game is not None else None

    # -- what a game tells ---------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        return self.sentence(f"log-{event.kind}", event.args)

    def ask(self, decision: Decision) -> str:
        return self.sentence(f"ask-{decision.ask}", decision.args)

    def option(self, option: Option) -> str:
        """A part that this option lacks is `none` to a selector: a refused one may name less than one on offer."""
        text = option_text(option)
        return self.sentence(text["id"], {**LACKING, **text["args"]})

    def refusal(self, refusal: Refusal) -> str:
        """Why not; the refused option's own parts may be used as well."""
        return self.sentence(f"no-{refusal.reason}", {**option_text(refusal.option)["args"], **refusal.args})

    def meaning(self, meaning: Meaning) -> str:
        """The second line of an option: `1 action · 2 dice, 4+ · may hit Doug`."""
        return " · ".join(self.say(f"means-{note.id}", **note.args) for note in meaning.told())

    def advice(self, advice: Advice) -> str:
        return self.sentence(f"why-{advice.reason_id}", advice.args)

    def fear(self, note: Note) -> str:
        """What an adviser is afraid of."""
        return self.sentence(f"fear-{note.id}", note.args)

    def result(self, result: Result) -> str:
        return self.sentence(f"end-{result.reason}", {})

    def rule(self, rule_id: str) -> str:
        """The rule's sentence with its page: `Walls hold three walkers. (p. 4)`."""
        rule = self._rules().get(rule_id)
        if rule is None:
            if self.strict:
                raise MissingText(f"there is no rule {rule_id!r}")
            return rule_id
        page = self.say("rule-page", page=rule.page) if rule.page else ""
        return " ".join(part for part in (rule.text(self.lang), page) if part)

    # -- words ---------------------------------------------------------------------------------------

    def name(self, id: str, form: str = "") -> str:
        """The name of any thing by its id: `pistol.2` is "Pistol"."""
        return self.noun(self._tools.noun_of(id) if self._tools is not None else id, form)

    def noun(self, key: str, form: str = "") -> str:
        """In a form; where it has no `many-dat`, in `many`, or else bare. What follows a blank is its $arg."""
        id, _, arg = key.partition(" ")
        for words in self._bundles:
            if words.has_message(id):
                message = words.get_message(id)
                forms = message.attributes
                pattern = forms.get(form) or forms.get(form.split("-")[0]) or message.value
                if pattern is not None:
                    return self._format(words, id, pattern, {"arg": self._arg("arg", arg)} if arg else {})
        return self._missing(key)

    def text(self, text: Text) -> str:
        """Any text of a scene; `card-pistol.text` is an attribute."""
        return self.say(text["id"], **text["args"])

    def say(self, id: str, **args: object) -> str:
        return self.format(id, args)

    def sentence(self, id: str, args: Mapping[str, object]) -> str:
        text = self.format(id, args)
        return text[:1].upper() + text[1:]

    def has(self, id: str) -> bool:
        key, _, attribute = id.partition(".")
        return any(
            words.has_message(key) and (not attribute or attribute in words.get_message(key).attributes)
            for words in self._bundles
        )

    def format(self, id: str, args: Mapping[str, object]) -> str:
        key, _, attribute = id.partition(".")
        for words in self._bundles:
            if words.has_message(key):
                message = words.get_message(key)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    known = {name: self._arg(name, value) for name, value in args.items()}
                    return self._format(words, id, pattern, known)
        return self._missing(id)

    def join(self, parts: Iterable[str]) -> str:
        """`a, b and c`."""
        words = list(parts)
        if len(words) < 2:
            return words[0] if words else self.say("list-none")
        return self.say("list-and", head=", ".join(words[:-1]), last=words[-1])

    # -- inside --------------------------------------------------------------------------------------

    def _format(self, words: FluentBundle, id: str, pattern: Any, args: Mapping[str, object]) -> str:
        text, errors = words.format_pattern(pattern, dict(args))
        if errors and self.strict:
            raise MissingText(f"{self.lang}: {id}: {errors[0]}")
        return str(text)

    def _missing(self, id: str) -> str:
        if self.strict:
            raise MissingText(f"{self.lang}: there are no words for {id!r}")
        return id

    def _arg(self, name: str, value: object) -> object:
        if isinstance(value, (tuple, list)):
            parts = [self._arg(name, one) for one in value]
            return Several([one if isinstance(one, Noun) else str(one) for one in parts], self.join)
        if isinstance(value, bool):
            return str(value).lower()
        if not isinstance(value, str) or not value or value.isdigit() or self._tools is None:
            return value
        prefix = self._tools.nouns.get(name, "*" if name in ANYTHING else "")
        if not prefix:
            return value
        if "+" in value:  # two things at once: pistol.1+pistol.2
            return self._arg(name, parted(value))
        count, _, rest = value.partition(" ")  # so many of a kind: 3 walker
        id = rest if rest and count.isdigit() else value
        key = self._tools.noun_of(id) if prefix == "*" else f"{prefix}-{id.split('.')[0]}"
        return Noun(id, key, self.noun, int(count) if id != value else 0)

    def _rules(self) -> Mapping[str, Rule]:
        folder = self._tools.folder if self._tools is not None else None
        return rules(folder) if folder is not None else {}


ANYTHING: Final = ("who", "item", "target")
"""Parts of an option: whatever they name, the game knows its noun."""
LACKING: Final = dict.fromkeys(ANYTHING, "none")


@lru_cache(maxsize=16)
def rules(folder: Path) -> Mapping[str, Rule]:
    path = folder / "rules.toml"
    return load_rules(path) if path.exists() else {}
