"""The whole check of content: files, texts, references, what no schema can know, and a few games by bots."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from shamble.bots.roster import bots_of
from shamble.city.game import CityGame
from shamble.content.method_names import misspelt_methods
from shamble.content.nearest import hint
from shamble.content.packs import LOADED, StackedPacks
from shamble.content.rules import rules_of
from shamble.content.tooling import tooling
from shamble.core.errors import ContentError
from shamble.core.game import Game, Value
from shamble.sessions.session import Session
from shamble.simulate.simulation import Setup, simulate
from shamble.text.check import check as check_all_texts
from shamble.text.check import expected
from shamble.text.files import LANGUAGES, ignored_languages, sources
from shamble.text.nouns import FUNCTIONS
from shamble.text.speaker import Speaker
from shamble.workshop.game_fit import find_fits
from shamble.workshop.mission_checks import check_mission
from shamble.workshop.playtest import seats_of
from shamble.workshop.problems import ContentProblem

SMOKE: Final[dict[str, int]] = {"random": 4, "steady": 8}
"""Number of games that each bot plays in the smoke test of a mission."""
SMOKE_MISSIONS: Final = 6
"""Largest number of missions that the smoke test plays."""
SMOKE_MOVES: Final = 3000
"""Number of moves after which a game of the smoke test counts as undecided."""


class Trial:
    """The result of the smoke test for one mission (empty: the usual set-up): wins and games by bot."""

    def __init__(self, mission: str, won: Mapping[str, tuple[int, int]]) -> None:
        self.mission: Final = mission
        self.won: Final = won


class Verdict:
    """The result of a check: ids of the games that take the content, problems with their place, trials by mission."""

    def __init__(self, games: list[str], problems: list[tuple[str, ContentProblem]], trials: list[Trial]) -> None:
        self.games: Final = games
        self.problems: Final = problems
        self.trials: Final = trials

    @property
    def passed(self) -> bool:
        return not any(problem.severe for _, problem in self.problems)


def check(
    content: StackedPacks,
    game_id: str | None = None,
    play: bool = True,
    progress: Callable[[int], None] = lambda games: None,
) -> Verdict:
    """Checks content. Raises ContentError for a file that cannot be used at all."""
    check_texts(content)
    try:
        fits = find_fits(content.overlay, game_id)
    except ContentError as reason:
        raise ContentError(content.located(str(reason))) from None
    for pack in content.packs:
        wanted = list(pack.info.get("games", ()))
        if wanted and not set(wanted) & {fit.id for fit in fits}:
            raise ContentError(
                f"{pack.place / 'pack.toml'}: games: the content fits {', '.join(fit.id for fit in fits)}, "
                f"not {', '.join(wanted)}"
            )
    best = fits[0].game
    problems: list[tuple[str, ContentProblem]] = []
    for problem, where in deep_problems(content, best):
        problems.append((where, problem))
    trials: list[Trial] = []
    if play and not any(problem.severe for _, problem in problems):
        trials, faults = smoke_test(best, content.overlay, progress)
        problems += faults
    return Verdict([fit.id for fit in fits], problems, trials)


def check_installed(game: Game[Any]) -> list[str]:
    """Returns one line for each fault of an installed game: rows without a class, classes without a row, methods with
    a misspelt name, texts and rules that are missing, files of languages that are not read, and the error of a game
    that cannot be set up."""
    problems = tooling(game).content_problems()
    if not problems:
        try:
            Session(game, game.seats[0], game.configure(game.seats[0], {}), seed=0).begin()
        except ContentError as reason:
            problems.append(str(reason))
    package = type(game).__module__.rpartition(".")[0]
    problems += misspelt_methods([module for name, module in sys.modules.items() if name.startswith(f"{package}.")])
    for lang in ignored_languages(game):
        problems.append(f"{lang}: texts of this language are not read: begin with src/shamble/text/common/{lang}.ftl")
    return [*problems, *check_all_texts(game)]


def deep_problems(content: StackedPacks, game: Game[Any]) -> Iterator[tuple[ContentProblem, str]]:
    """Yields each problem of valid files, with the path and entry that it concerns."""
    tools = tooling(game)
    # The game without the packs: a noun that is new beside it needs a text of its own.
    plain = tooling(type(game)()) if content.overlay["tables"] or content.overlay["texts"] else tools
    rules = rules_of(game)
    missing = missing_texts(game) if plain is not tools else []
    for table, rows in content.overlay["tables"].items():
        for row in rows:
            source = content.sources.get((table, row["id"]), table)
            where = f"{source}: {row['id']}"
            if isinstance(game, CityGame) and table == "missions":
                for problem in check_mission(game, game.library[row["id"]]):
                    yield problem, where
                if row["id"] in type(game)().library:
                    yield ContentProblem("replaces", "id", severe=False, mission=row["id"]), where
                continue
            if rules and row.get("rule") and row["rule"] not in rules:
                yield ContentProblem("unknown-rule", "rule", rule=row["rule"], near=hint(row["rule"], rules)), where
            yield from ((problem, where) for problem in hitless_weapons(table, row))
            noun = tools.noun_of(row["id"]).partition(" ")[0]
            yield from ((problem, where) for problem in untold(noun, missing))
    if not any(pack.brings_code for pack in content.packs):
        yield from unused_texts(content, game, plain)


def missing_texts(game: Game[Any]) -> list[str]:
    """Returns the texts that the game needs with its content and has in no language."""
    speaker = Speaker(game)
    return [key for key in dict.fromkeys(expected(game)) if not speaker.has(key)]


def untold(noun: str, missing: Sequence[str]) -> Iterator[ContentProblem]:
    """Yields a problem for the name of a row, and for each text of it, that is missing."""
    if noun in missing:
        yield ContentProblem("no-name", severe=False, noun=noun)
    for key in missing:
        name, _, part = key.partition(".")
        if part and (name == noun or name.startswith(f"{noun}-")):
            yield ContentProblem("no-text", severe=False, noun=name, part=part)


def hitless_weapons(table: str, row: Mapping[str, Any]) -> list[ContentProblem]:
    """Returns a problem for an equipment card that attacks without dice or accuracy and has no effect either."""
    if table != "equipment" or row.get("effect"):
        return []
    for mode in ("melee", "ranged"):
        values = row.get(mode)
        if isinstance(values, Mapping) and (values.get("dice") == 0 or values.get("accuracy") == 0):
            return [ContentProblem("weak", mode, card=row["id"])]
    return []


def unused_texts(content: StackedPacks, game: Game[Any], plain: Any) -> Iterator[tuple[ContentProblem, str]]:
    """Yields the messages of the overlay that neither the game nor the new content has."""
    own = type(game)()
    installed = Speaker(own)
    tools = tooling(game)
    nouns = {tools.noun_of(row["id"]).partition(" ")[0] for rows in content.overlay["tables"].values() for row in rows}
    for lang, text in content.overlay["texts"].items():
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message) and (used := unfilled(entry, own)):
                yield ContentProblem("text-variable", text=entry.id.name, used=used), text_file(content, lang)
            elif isinstance(entry, ast.Message) and entry.id.name not in nouns and not installed.has(entry.id.name):
                near = hint(entry.id.name, sorted(nouns))
                yield (
                    ContentProblem("unused-text", text=entry.id.name, near=near if len(nouns) <= 12 else ""),
                    text_file(content, lang),
                )


def text_file(content: StackedPacks, lang: str) -> str:
    """The path of the texts of a language; the name alone if several packs have them."""
    places = content.paths if len(content.paths) == 1 else ()
    for place in places:
        for path in (place / f"{lang}.ftl", place / "texts" / f"{lang}.ftl"):
            if path.exists():
                return str(path)
    return f"{lang}.ftl"


def check_texts(content: StackedPacks) -> None:
    """Raises ContentError for an unknown language or an unreadable message."""
    for lang, text in content.overlay["texts"].items():
        where = text_file(content, lang)
        if lang not in LANGUAGES:
            raise ContentError(f"{where}: there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                raise ContentError(f"{where}: cannot be read: {(entry.content or '').strip().splitlines()[0]!r}")
        if name := calls_itself(text):
            raise ContentError(f"{where}: the text {name} contains itself")


def calls_itself(text: str) -> str:
    """The name of a message that refers to itself, directly or by way of others; empty if none does."""
    refers: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            finder = References()
            finder.visit(entry)
            refers.setdefault(entry.id.name, set()).update(finder.names)
    for name in refers:
        reached, todo = set[str](), [name]
        while todo:
            for other in refers.get(todo.pop(), set()) - reached:
                reached.add(other)
                todo.append(other)
        if name in reached:
            return name
    return ""


def unfilled(message: ast.Message, installed: Game[Any]) -> str:
    """The first variable of a message that the installed texts of its name do not have, or the first unknown function;
    empty if there is none. The program fills no others."""
    finder = Variables()
    finder.visit(message)
    known = {f"{name}()" for name in (*FUNCTIONS, "NUMBER", "DATETIME")}
    if any(name not in known for name in finder.names):
        known |= filled_variables(installed).get(message.id.name, set())
    return next((name for name in finder.names if name not in known), "")


@lru_cache(maxsize=1)
def filled_variables(game: Game[Any]) -> dict[str, set[str]]:
    """The variables of the installed texts of a game in all languages, by message."""
    variables: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        for text in sources(game, lang).values():
            for entry in FluentParser(with_spans=False).parse(text).body:
                if isinstance(entry, ast.Message):
                    finder = Variables()
                    finder.visit(entry)
                    variables.setdefault(entry.id.name, set()).update(finder.names)
    return variables


class Variables(Visitor):
    """Collects the variables (`$who`) and functions (`NAME()`) of a text in the order in which they occur."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.append(f"${node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.names.append(f"{node.id.name}()")
        self.generic_visit(node)


class References(Visitor):
    """Collects the names of the messages and terms that a part of a text refers to."""

    def __init__(self) -> None:
        self.names: Final[set[str]] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}")

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.add(node.id.name)


def smoke_test(
    game: Game[Any], overlay: Mapping[str, Any], progress: Callable[[int], None]
) -> tuple[list[Trial], list[tuple[str, ContentProblem]]]:
    """Lets bots play the missions of the content, or the usual set-up; returns the results and the errors."""
    missions = [str(row["id"]) for row in overlay["tables"].get("missions", [])][:SMOKE_MISSIONS]
    trials: list[Trial] = []
    faults: list[tuple[str, ContentProblem]] = []
    for mission in missions or [""]:
        settings: dict[str, Value] = {"mission": mission} if mission else {}
        seats = able_seats(game, mission)
        won: dict[str, tuple[int, int]] = {}
        for bot in bots_of(game):
            if bot not in SMOKE:
                continue
            setup = Setup(game.id, seats, game.configure(seats, settings), bot, SMOKE_MOVES)
            (count,) = simulate([(setup, SMOKE[bot])], 1, 1, overlay, progress=progress)
            won[bot] = (count.won, count.games)
            for fault in count.faults[:1]:
                said = f"{mission or game.id}: fails in play: {fault.error.splitlines()[0]}{place_in_pack(fault.trace)}"
                if all(problem.said != said for _, problem in faults):
                    faults.append((mission or game.id, ContentProblem("file", said=said)))
        trials.append(Trial(mission, won))
    return trials, faults


def place_in_pack(trace: str) -> str:
    """The last line of the code of a pack in a traceback: ` (x.py:12)`; empty if no pack was involved."""
    paths = {str(module.__file__) for name in LOADED if (module := sys.modules.get(name)) is not None}
    places = [place for place in re.findall(r'File "(.+?)", line (\d+)', trace) if place[0] in paths]
    return f" ({Path(places[-1][0]).name}:{places[-1][1]})" if places else ""


def able_seats(game: Game[Any], mission: str) -> int:
    """The number of seats for a trial: two, or the first that the mission allows."""
    seats = seats_of(game, {"mission": mission} if mission else {})
    return 2 if 2 in seats else seats[0]
