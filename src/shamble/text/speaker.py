"""Turns events, options and other messages of a game into sentences of one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle

from shamble.content.rules import message_of, rules_of
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
from shamble.sessions.view import option_text
from shamble.text.files import bundle
from shamble.text.nouns import Noun, Several


class MissingText(ShambleError):
    """A message without a text; raised by strict speakers only."""


class Speaker:
    """Formats messages in one language. Without a game it knows only the common texts. A missing text falls back on
    English, then on the id; if `strict`, it raises MissingText."""

    def __init__(self, game: Game[Any] | None, lang: str = "en", strict: bool = False, remembers: bool = False) -> None:
        """`remembers`: True to keep the texts of messages, which makes the next same message 20 times quicker."""
        self.game: Final = game
        self._said: Final[dict[object, str] | None] = {} if remembers else None
        self.lang: Final = lang
        self.strict: Final = strict
        self._bundles: Final = [bundle(game, lang)] + ([bundle(game, "en")] if lang != "en" else [])
        self._tools: Final = tooling(game) if game is not None else None

    # -- messages of a game ----------------------------------------------------------------------

    def event(self, event: Event) -> str:
        return self.sentence(f"log-{event.kind}", event.args)

    def ask(self, decision: Decision) -> str:
        return self.sentence(f"ask-{decision.ask}", decision.args)

    def option(self, option: Option) -> str:
        """Returns the text of an option. A part that the option lacks is `none` for selectors: a refused option may
        have fewer parts than an offered one."""
        text = option_text(option)
        return self.sentence(text["id"], {**LACKING, **text["args"]})

    def refusal(self, refusal: Refusal) -> str:
        """Returns the reason of a refusal; its text may use the parts of the refused option too."""
        return self.sentence(f"no-{refusal.reason}", {**option_text(refusal.option)["args"], **refusal.args})

    def meaning(self, meaning: Meaning) -> str:
        """Returns the second line of an option: `1 action · 2 dice, 4+ · may hit Doug`."""
        return " · ".join(self.say(f"means-{note.id}", **note.args) for note in meaning.told())

    def advice(self, advice: Advice) -> str:
        return self.sentence(f"why-{advice.reason_id}", advice.args)

    def fear(self, note: Note) -> str:
        """Returns a warning of `Tooling.fear`."""
        return self.sentence(f"fear-{note.id}", note.args)

    def result(self, result: Result) -> str:
        return self.sentence(f"end-{result.reason}", {})

    def rule(self, rule_id: str) -> str:
        """Returns the sentence of a rule with its page: `Walls hold three walkers. (p. 4)`."""
        rule = rules_of(self.game).get(rule_id) if self.game is not None else None
        if rule is None:
            if self.strict:
                raise MissingText(f"there is no rule {rule_id!r}")
            return rule_id
        page = self.say("rule-page", page=rule.page) if rule.page else ""
        return " ".join(part for part in (self.say(message_of(rule_id)), page) if part)

    # -- words ---------------------------------------------------------------------------------------

    def name(self, id: str, form: str = "") -> str:
        """Returns the name of anything by its id: "Pistol" for `pistol.2`."""
        return self.noun(self._tools.noun_of(id) if self._tools is not None else id, form)

    def noun(self, key: str, form: str = "") -> str:
        """Returns a noun in a form; if it lacks `many-dat`, in `many`, else bare. Words after a blank are its $arg."""
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
        """Returns any text of a scene; `card-pistol.text` is an attribute."""
        return self.say(text["id"], **text["args"])

    def say(self, id: str, **args: object) -> str:
        """Returns the text of a message."""
        return self.format(id, args)

    def sentence(self, id: str, args: Mapping[str, object]) -> str:
        """Returns the text of a message with a capital first letter."""
        text = self.format(id, args)
        return text[:1].upper() + text[1:]

    def has(self, id: str) -> bool:
        """True if there is a text for this message or attribute."""
        key, _, attribute = id.partition(".")
        return any(
            words.has_message(key) and (not attribute or attribute in words.get_message(key).attributes)
            for words in self._bundles
        )

    def format(self, id: str, args: Mapping[str, object]) -> str:
        """Returns the text of a message or, with a dot in the id, of its attribute."""
        if self._said is None:
            return self._format_message(id, args)
        key = (id, *[(name, tuple(value) if isinstance(value, list) else value) for name, value in args.items()])
        try:
            text = self._said.get(key)
        except TypeError:  # an argument that cannot be hashed
            return self._format_message(id, args)
        if text is None:
            text = self._format_message(id, args)
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[key] = text
        return text

    def _format_message(self, id: str, args: Mapping[str, object]) -> str:
        """Formats a message of the first bundle that has it."""
        key, _, attribute = id.partition(".")
        for words in self._bundles:
            if words.has_message(key):
                message = words.get_message(key)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    converted = {name: self._arg(name, value) for name, value in args.items()}
                    return self._format(words, id, pattern, converted)
        return self._missing(id)

    def join(self, parts: Iterable[str]) -> str:
        """Joins parts as the language does: `a, b and c`."""
        words = list(parts)
        if len(words) < 2:
            return words[0] if words else self.say("list-none")
        return self.say("list-and", head=", ".join(words[:-1]), last=words[-1])

    # -- helpers --------------------------------------------------------------------------------

    def _format(self, words: FluentBundle, id: str, pattern: Any, args: Mapping[str, object]) -> str:
        """Formats a pattern; a strict speaker raises MissingText for an error in it."""
        try:
            text, errors = words.format_pattern(pattern, dict(args))
        except RecursionError:  # hundreds of messages of an overlay, each of which names the next
            return self._missing(id)
        if errors and self.strict:
            raise MissingText(f"{self.lang}: {id}: {errors[0]}")
        return str(text)

    def _missing(self, id: str) -> str:
        """The id itself in place of missing words; an error if the speaker is strict."""
        if self.strict:
            raise MissingText(f"{self.lang}: there are no words for {id!r}")
        return id

    def _arg(self, name: str, value: object) -> object:
        """Converts an argument for Fluent: ids become nouns, lists become `Several`."""
        if isinstance(value, (tuple, list)):
            parts = [self._arg(name, part) for part in value]
            return Several([part if isinstance(part, Noun) else str(part) for part in parts], self.join)
        if isinstance(value, bool):
            return str(value).lower()
        if not isinstance(value, str) or not value or value.isdigit() or self._tools is None:
            return value
        prefix = self._tools.nouns.get(name, "*" if name in ANYTHING else "")
        if not prefix:
            return value
        if "+" in value:  # several things in one id: pistol.1+pistol.2
            return self._arg(name, parted(value))
        count, _, kind = value.partition(" ")  # a number of equal things: 3 walker
        id = kind if kind and count.isdigit() else value
        key = self._tools.noun_of(id) if prefix == "*" else f"{prefix}-{id.split('.')[0]}"
        return Noun(id, key, self.noun, int(count) if id != value else 0)

    def rule_ids(self) -> list[str]:
        """Returns the ids of all rules of the game, in the order of its book."""
        return list(rules_of(self.game)) if self.game is not None else []


REMEMBERED: Final = 8192
"""Number of texts that a speaker keeps before it starts anew: those of a few games."""
ANYTHING: Final = ("who", "item", "target")
"""Parts of an option: the game knows the noun of any id in them."""
LACKING: Final = dict.fromkeys(ANYTHING, "none")
