"""Plays the steps of `play`: choices, and checks between them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from shamble.content.nearest import hint
from shamble.content.tooling import Tooling, tooling
from shamble.core.chance import Chance
from shamble.core.errors import ContentError, ShambleError
from shamble.core.event import Event
from shamble.scenario.expect import differences, noted
from shamble.scenario.matching import PARTS, OfferedOption, matching, names, offers, read_wanted, show
from shamble.scenario.named_ids import told_as
from shamble.sessions.history import LEVELS
from shamble.sessions.session import Session

ANYWHERE: Final = "write it where it could be, or add `anywhere: true`"
PATIENCE: Final = 2000
"""Number of questions that `until` passes before it fails."""


class StepFailed(ShambleError):
    """A step whose result differs from the scenario."""


class StepPlayer:
    """Plays a scenario's steps in a session, with scripted chance."""

    def __init__(self, session: Session, chance: Chance) -> None:
        self.session: Final = session
        self.chance: Final = chance
        self.tools: Final[Tooling] = tooling(session.game)
        self.checks = 0
        """Number of checks made: a scenario without any proves nothing."""

    # -- one step ----------------------------------------------------------------------------------

    def step(self, step: object) -> None:
        """Plays one step."""
        if isinstance(step, str):
            if step.strip() == "undo":
                self.undo("step")
            else:
                self.choose(step)
            return
        if not isinstance(step, dict) or not step:
            raise ContentError(f"a step is an option's key or a mapping, not {step!r}")
        for key in step:
            if key not in STEPS and key not in PARTS and key not in COMPANIONS:
                raise ContentError(f"unknown key {key!r}{hint(key, [*STEPS, *COMPANIONS, *PARTS])}")
        leading = [key for key in step if key in STEPS]
        if not leading:
            self.choose({key: value for key, value in step.items() if key != "seat"}, step.get("seat"))
            return
        if len(leading) > 1:
            raise ContentError(f"{leading[0]!r} and {leading[1]!r} are two steps: write them one after the other")
        allowed = [leading[0], *ALONG.get(leading[0], ())]
        for key in step:
            if key not in allowed:
                raise ContentError(f"{key!r} does not belong to {leading[0]!r}{hint(key, allowed)}")
        STEPS[leading[0]](self, step)

    # -- choices -----------------------------------------------------------------------------------

    def seat(self, number: object) -> int:
        """Converts a seat number of a scenario, which counts from 1."""
        if not isinstance(number, int) or not 1 <= number <= self.session.seats:
            raise ContentError(f"seats count from 1 to {self.session.seats}: there is no seat {number!r}")
        return number - 1

    def choose(self, step: object, number: object = None) -> None:
        """Plays the one option that fits, or fails."""
        seat = None if number is None else self.seat(number)
        wanted = read_wanted(step)
        fitting = matching(wanted, offers(self.session))
        if seat is not None:
            fitting = [offer for offer in fitting if offer.seat == seat or offer.asked]
        if len(fitting) > 1:
            raise StepFailed(f"{show(wanted)} is ambiguous: {keys(fitting)}")
        if not fitting:
            raise StepFailed(f"{show(wanted)} is not possible: {self.situation()}{self.why_not(wanted)}")
        by = seat if seat is not None else None if fitting[0].asked else fitting[0].seat
        self.play(fitting[0].option.key, by)

    def play(self, key: str, seat: int | None) -> list[Event]:
        # `play` would use the session's random stream; a scenario brings its own chance.
        return self.session.play(key, seat, self.chance)

    def until(self, step: Mapping[str, Any]) -> None:
        """Takes the last option of each question until a moment is reached."""
        moment = step["until"]
        if not isinstance(moment, str):
            raise ContentError(f"until names a moment, not {moment!r}")
        unknown = self.tools.vocabulary(self.session.state).wrong_moment(moment)
        if unknown:
            raise ContentError(f"until: {unknown}")
        session = self.session
        start = session.state.scope("round")
        told: list[str] = []
        for _ in range(PATIENCE):
            if session.outcome is not None:
                if moment == "over":
                    return
                result = session.outcome
                raise StepFailed(f"the game was {'won' if result.won else 'lost'} ({result.reason}) before {moment!r}")
            if moment == "round" and start is not None:
                # `round` means the next round, not the present one.
                now = session.state.scope("round")
                if now is not None and now.serial != start.serial:
                    return
            elif moment in self.tools.moment(session.state) or moment in told:
                return
            decision = session.decision
            if decision is None:
                raise StepFailed(f"the scenario stops before {moment!r} is reached")
            events = self.play(decision.options[-1].key, None)
            told = [name for event in events for name in self.tools.moments_passed(event)]
        raise StepFailed(f"{moment!r} was not reached within {PATIENCE} questions")

    def undo(self, level: object) -> None:
        if level not in LEVELS:
            raise ContentError(f"undo goes by {', '.join(LEVELS)}, not {level!r}")
        self.session.undo(str(level))

    # -- assertions --------------------------------------------------------------------------------

    def refused(self, step: Mapping[str, Any]) -> None:
        """Checks that an option is not possible, and its reason if given."""
        self.checks += 1
        wanted = read_wanted(step["refused"])
        self.could_be(wanted, step)
        fitting = matching(wanted, offers(self.session))
        if fitting:
            raise StepFailed(f"{show(wanted)} should be refused, but it is possible: {keys(fitting)}")
        because = step.get("because")
        if because is None:
            return
        listed = told_as(self.session.game, "no-")
        if listed and because not in listed:
            raise ContentError(f"because: there is no reason {because!r}{hint(because, listed)}")
        reasons = [
            refusal.reason
            for refusal in self.session.refused()
            if matching(wanted, [OfferedOption(refusal.option, -1, True)])
        ]
        if because not in reasons:
            instead = f"because of {', '.join(reasons)}" if reasons else "without any reason given"
            others = [f"{refusal.option.key}: {refusal.reason}" for refusal in self.session.refused()]
            elsewhere = f" (refused with reasons: {'; '.join(others)})" if others and not reasons else ""
            raise StepFailed(f"{show(wanted)} should be refused because of {because}, but it is {instead}{elsewhere}")

    def offered(self, step: Mapping[str, Any]) -> None:
        """Checks that the pending question offers exactly these options."""
        self.checks += 1
        here = offers(self.session, interrupts=False)
        taken: set[str] = set()
        missing = []
        for wanted in wanted_list(step["offered"]):
            fitting = matching(wanted, here)
            taken |= {offer.option.key for offer in fitting}
            if not fitting:
                missing.append(show(wanted))
        extra = [offer.option.key for offer in here if offer.option.key not in taken]
        parts = []
        if missing:
            parts.append(f"not on offer: {', '.join(missing)}")
        if extra:
            parts.append(f"on offer as well: {', '.join(extra)}")
        if parts:
            raise StepFailed(f"{'; '.join(parts)} ({self.situation()})")

    def offers(self, step: Mapping[str, Any]) -> None:
        """Checks that these are offered, by the question or as interrupts."""
        self.checks += 1
        here = offers(self.session)
        missing = [show(wanted) for wanted in wanted_list(step["offers"]) if not matching(wanted, here)]
        if missing:
            raise StepFailed(f"not on offer: {', '.join(missing)} ({self.situation()})")

    def not_offered(self, step: Mapping[str, Any]) -> None:
        """Checks that none of these is offered."""
        self.checks += 1
        here = offers(self.session)
        for wanted in wanted_list(step["not-offered"]):
            self.could_be(wanted, step)
        fitting = [offer for wanted in wanted_list(step["not-offered"]) for offer in matching(wanted, here)]
        if fitting:
            raise StepFailed(f"on offer, but should not be: {keys(fitting)}")

    def could_be(self, wanted: str | Mapping[str, Any], step: Mapping[str, Any]) -> None:
        """Fails if the option could never be offered here: the check would pass with wrong rules too."""
        vocabulary = self.tools.vocabulary(self.session.state)
        verb, named = parts_of(wanted)
        partly = half_named(wanted, offers(self.session))
        if partly:
            raise ContentError(
                f"{show(wanted)} is only part of {partly!r}, which is on offer: write the whole key, or {{verb: …}}"
            )
        verbs = told_as(self.session.game, "do-")
        if verb and verbs and verb not in verbs:
            raise ContentError(f"{show(wanted)}: there is no verb {verb!r}{hint(verb, verbs)}")
        for name in named:
            if vocabulary.names and name not in vocabulary.names:
                raise ContentError(f"{show(wanted)}: nothing is called {name!r}{hint(name, vocabulary.names)}")
        anywhere = step.get("anywhere", False)
        if not isinstance(anywhere, bool):
            raise ContentError(f"anywhere is true or false, not {anywhere!r}")
        if anywhere:
            return
        decision = self.session.decision
        if decision is None:
            raise StepFailed(f"{show(wanted)}: nothing is asked, so nothing can be refused; {ANYWHERE}")
        possible = vocabulary.verbs_of(decision.ask)
        if verb and possible and verb not in possible:
            if any(option.verb == verb for option in decision.options):
                return  # the question offers a verb that it does not list: the runner says so
            raise StepFailed(
                f"{show(wanted)}: a question about {decision.ask!r} never offers {verb!r} (it offers "
                f"{', '.join(possible)}), so that proves nothing; {ANYWHERE}. {self.situation()}"
            )

    def asked(self, step: Mapping[str, Any]) -> None:
        """Checks which seat is asked, and about what; `asked: null`: that nothing is asked any more."""
        self.checks += 1
        who = step["asked"]
        decision = self.session.decision
        if decision is None or who is None:
            if (decision is None) != (who is None):
                raise StepFailed(f"asked should be {who}, but {self.situation()}")
            return
        seat = self.seat(who) if isinstance(who, int) else self.tools.seat_of(self.session, str(who))
        if decision.seat != seat:
            raise StepFailed(f"asked should be {who} (seat {seat + 1}), but {self.situation()}")
        about = step.get("about")
        questions = told_as(self.session.game, "ask-")
        if about is not None and questions and about not in questions:
            raise ContentError(f"about: no question is called {about!r}{hint(about, questions)}")
        if "about" in step and decision.ask != step["about"]:
            raise StepFailed(f"{who} should be asked about {step['about']!r}, but {self.situation()}")
        if "rule" in step and decision.rule != step["rule"]:
            raise StepFailed(f"{who} should be asked by {step['rule']}, but is by {decision.rule}")

    def means(self, step: Mapping[str, Any]) -> None:
        """Checks the meaning of an option before it is taken, and its risk."""
        self.checks += 1
        wanted = read_wanted(step["means"])
        fitting = matching(wanted, offers(self.session))
        if len(fitting) != 1:
            raise StepFailed(f"{show(wanted)} should be one option: {keys(fitting) or self.situation()}")
        decision = self.session.decision
        assert decision is not None
        option = fitting[0].option
        if fitting[0].asked:
            meaning = decision.meaning(option)
        else:
            meaning = self.session.game.meaning(self.session.state, fitting[0].seat, option)
        told = meaning.told() if meaning is not None else []
        says = step.get("says", [])
        if not isinstance(says, list):
            raise ContentError(f"says is a list of notes, not {says!r}")
        notes = told_as(self.session.game, "means-")
        for note in says:
            id = note.get("id") if isinstance(note, dict) else note
            if id not in notes:
                raise ContentError(f"says: there is no note {id!r}{hint(id, notes)}")
            facts = note if isinstance(note, dict) else {"id": note}
            if not any(noted(facts, {"id": part.id, **part.args}) for part in told):
                raise StepFailed(f"{show(wanted)} should say {facts}, but it says {told or 'nothing'}")
        risk = meaning.risk if meaning is not None else 0
        if "risk" in step and step["risk"] != risk:
            raise StepFailed(f"{show(wanted)} should have risk {step['risk']}, but it has {risk}")

    def expect(self, step: Mapping[str, Any]) -> None:
        """Checks paths of the state between two steps."""
        if not isinstance(step["expect"], dict):
            raise ContentError(f"expect is a mapping of paths to values, not {step['expect']!r}")
        self.checks += len(step["expect"])
        wrong = differences(self.session, step["expect"])
        if wrong:
            raise StepFailed("; ".join(wrong))

    # -- describing the situation ---------------------------------------------------------------

    def situation(self) -> str:
        """Returns the pending question with its options and interrupts, for messages."""
        decision = self.session.decision
        if decision is None:
            result = self.session.outcome
            return f"the game is over ({result.reason})" if result else "nothing is asked"
        here = ", ".join(option.key for option in decision.options)
        others = [offer.option.key for offer in offers(self.session) if not offer.asked]
        interrupts = f"; interrupts: {', '.join(others)}" if others else ""
        return f"seat {decision.seat + 1} is asked {decision.ask!r}: {here}{interrupts}"

    def why_not(self, wanted: str | Mapping[str, Any]) -> str:
        """Returns the reasons for which an option is refused, for messages."""
        reasons = [
            f"{refusal.reason} [{refusal.rule}]"
            for refusal in self.session.refused()
            if matching(wanted, [OfferedOption(refusal.option, -1, True)])
        ]
        return f"; refused because of {', '.join(reasons)}" if reasons else ""


def keys(offers: list[OfferedOption]) -> str:
    """Returns the keys of offers, for messages."""
    return ", ".join(offer.option.key for offer in offers)


def parts_of(wanted: str | Mapping[str, Any]) -> tuple[str, list[str]]:
    """Returns the verb of a wanted option and the ids that it names: `pistol+pistol` are two."""
    if isinstance(wanted, str):
        verb, *words = wanted.split()
        named = [word for word in words if not word.isdigit()]
    else:
        verb = str(wanted.get("verb", ""))
        named = [str(wanted[part]) for part in ("actor", "item", "target") if wanted.get(part)]
    return verb, [id for name in named for id in re.split("[+>]", name)]


def half_named(wanted: str | Mapping[str, Any], among: list[OfferedOption]) -> str:
    """Returns the key of an offered option of which the wanted key is only a part: such a key could never match."""
    if not isinstance(wanted, str):
        return ""
    for offer in among:
        words = iter(offer.option.key.split())
        if len(wanted.split()) < len(offer.option.key.split()) and all(
            any(names(word, part) for part in words) for word in wanted.split()
        ):
            return offer.option.key
    return ""


def wanted_list(value: object) -> list[str | dict[str, Any]]:
    """Reads a list of wanted options."""
    if not isinstance(value, list):
        raise ContentError(f"should be a list of options, not {value!r}")
    return [read_wanted(option) for option in value]


STEPS: Final[Mapping[str, Callable[[StepPlayer, Mapping[str, Any]], None]]] = {
    "refused": StepPlayer.refused,
    "offered": StepPlayer.offered,
    "offers": StepPlayer.offers,
    "not-offered": StepPlayer.not_offered,
    "asked": StepPlayer.asked,
    "means": StepPlayer.means,
    "until": StepPlayer.until,
    "undo": lambda player, step: player.undo(step["undo"]),
    "expect": StepPlayer.expect,
}
ALONG: Final[Mapping[str, tuple[str, ...]]] = {
    "refused": ("because", "anywhere"),
    "not-offered": ("anywhere",),
    "asked": ("about", "rule"),
    "means": ("says", "risk"),
}
COMPANIONS: Final = ("because", "anywhere", "about", "rule", "says", "risk", "seat")
