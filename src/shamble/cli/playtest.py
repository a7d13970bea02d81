"""`shamble playtest`: lets bots play a mission or set-up many times and reports how it plays."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from shamble.analysis.training_games import Spread
from shamble.city.game import CityGame
from shamble.cli.common import (
    OUT,
    address_option,
    content_option,
    engine_option,
    find_game,
    lang_option,
    language,
    progress_bar,
    read_settings,
    set_option,
    write_json,
)
from shamble.content.packs import StackedPacks
from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.core.game import Game, Value
from shamble.simulate.running import spread_of
from shamble.text.speaker import Speaker
from shamble.workshop.mission_source import find_mission
from shamble.workshop.playtest import Plan, Record, read_arm, run_plan, save_of, usual_arms
from shamble.workshop.playtest_page import entry_names, interval, page, percent, restricted_names
from shamble.workshop.playtest_report import compare, report, usual_games
from shamble.workshop.problems import say


@click.command("playtest")
@click.argument("source", metavar="FILE|MISSION|GAME")
@click.option("--game", "game_id", metavar="GAME", help="Whose mission; otherwise it is found.")
@click.option("--games", default=200, type=click.IntRange(10, 100_000), metavar="N", help="About so many games [200].")
@click.option("--seed", default=1, type=int, metavar="S", help="Game i has seed S + i [1].")
@click.option("--workers", type=click.IntRange(1), metavar="N", help="Processes [one per core].")
@engine_option
@address_option
@click.option("--against", metavar="FILE|MISSION", help="Another version: played on the same seeds and compared.")
@click.option("--plain", is_flag=True, help="No restricted play.")
@click.option("--html", type=Path, metavar="FILE", help="Write the report with pictures.")
@click.option("--json", "target", metavar="FILE|-", help="Write the figures as JSON.")
@click.option("--keep", type=Path, metavar="DIR", help="Save the three games worth watching (shamble replay).")
@set_option
@lang_option
@content_option
def command(
    source: str,
    game_id: str | None,
    games: int,
    seed: int,
    workers: int | None,
    engine: str,
    address: str | None,
    against: str | None,
    plain: bool,
    html: Path | None,
    target: str | None,
    keep: Path | None,
    settings: tuple[str, ...],
    lang: str | None,
    content: StackedPacks | None,
) -> None:
    """Let bots play a mission hundreds of times: win rate, course, heat maps, what its rules are worth.

    GAME instead of a mission tests a set-up of a game without missions (--set level=2). Ctrl-C ends early and reports
    the games that are finished.
    """
    tested, chosen = find_tested(source, game_id, settings, content)
    arms = usual_arms(tested, str(chosen.get("mission", "")), games, not plain, chosen)
    plan = Plan(tested.id, tested.overlay(), chosen, arms, seed)
    spread = spread_of(engine, address, workers)
    records = play(plan, workers, spread)
    if not records:
        raise ShambleError("no game was finished")
    stopped = len(records) < plan.total
    told = report(plan, records, tested)
    if against is not None and not stopped:
        told["compare"] = versus(source, against, plan, records, workers, content, spread)
    links: dict[str, str] = {}
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        for name, game in told["watch"].items():
            path = keep / f"{name}.json"
            write_json(save_of(tested, chosen, read_arm(game["arm"]), game["seed"]), str(path))
            links[name] = path.name
    spoken = language(lang)
    if html is not None:
        html.write_text(page(told, tested, spoken, links), encoding="utf-8")
    if target is not None:
        write_json(told, target)
    if target != "-":
        if stopped:
            OUT.print(say(spoken, "test-stopped", n=len(records), total=plan.total))
        show(told, tested, spoken)


def find_tested(
    source: str, game_id: str | None, settings: tuple[str, ...], content: StackedPacks | None
) -> tuple[Game[Any], dict[str, Value]]:
    """Returns the game and the settings of the set-up that is tested."""
    if source in registry.names() and not registry.find(source).missions:
        game = find_game(source, content)
        return game, dict(read_settings(game, settings, None))
    city, mission = find_mission(source, game_id, content)
    return city, {**read_settings(city, settings, None), "mission": mission.id}


def play(plan: Plan, workers: int | None, spread: Spread | None = None) -> list[Record]:
    """Plays with a progress bar; Ctrl-C keeps the finished games."""
    with progress_bar() as progress, interruptible() as stopped:
        task = progress.add_task(str(plan.settings.get("mission", plan.game)), total=plan.total)
        return run_plan(plan, workers, lambda done: progress.advance(task, done), lambda: bool(stopped), spread)


@contextmanager
def interruptible() -> Iterator[list[int]]:
    """Yields a list that Ctrl-C fills instead of raising an exception in the middle of a game; a second Ctrl-C ends
    the command."""
    stopped: list[int] = []

    def stop(number: int, frame: object) -> None:
        if stopped:
            raise KeyboardInterrupt
        stopped.append(number)

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)


def versus(
    name: str,
    other: str,
    plan: Plan,
    records: list[Record],
    workers: int | None,
    content: StackedPacks | None,
    spread: Spread | None,
) -> dict[str, Any]:
    """Plays the other version on the same seeds and compares."""
    game, mission = find_mission(other, plan.game, content)
    arms = [(arm, games) for arm, games in plan.arms if not arm.ignores and not arm.never and arm.team == "best"]
    second = Plan(game.id, game.overlay(), {**plan.settings, "mission": mission.id}, arms, plan.seed)
    others = play(second, workers, spread)
    return compare(name, usual_games(records, [arm for arm, _ in arms]), other, others)


def show(told: Mapping[str, Any], game: Game[Any], lang: str) -> None:
    """Prints the figures of the report."""
    speaker = Speaker(game, lang)
    whole = told["rate"]
    shares = {key: percent(whole[key]) for key in ("rate", "low", "high")}
    words = [say(lang, f"difficulty-{told['difficulty']}"), say(lang, "test-minutes", n=told["minutes"])]
    OUT.print(f"[bold]{say(lang, 'test-won', **shares)}[/] · {' · '.join(words)}")
    grid = Table(box=None, pad_edge=False)
    for head in ("", *[say(lang, f"test-{column}") for column in ("rate", "n", "usual", "difference")]):
        grid.add_column(head, justify="left" if not head else "right")
    for seats, row in told["seats"].items():
        grid.add_row(say(lang, "test-players", n=int(seats)), percent(row["rate"]), str(row["games"]), "", "")
    for team, row in told["teams"].items():
        grid.add_row(say(lang, f"team-{team}"), percent(row["rate"]), str(row["games"]), "", "")
    ignored = restricted_names(told, game, speaker) if isinstance(game, CityGame) else []
    for row, said in zip(told.get("restricted", []), ignored, strict=True):
        change, rate = row["difference"], row["rate"]
        usual = percent(row["usual"]["rate"]) if change["games"] else ""
        grid.add_row(
            said, percent(rate["rate"]), str(rate["games"]), usual, interval(change) if change["games"] else ""
        )
    if "compare" in told:
        both = told["compare"]
        change = both["difference"]
        shown = interval(change) if change["games"] else ""
        usual = percent(both["a"]["rate"]["rate"]) if change["games"] else ""
        grid.add_row(str(both["b"]["name"]), percent(both["b"]["rate"]["rate"]), "", usual, shown)
    OUT.print(grid)
    goals = told.get("goals", []) if isinstance(game, CityGame) else []
    names = entry_names(game, "goal", [one["id"] for one in goals], speaker) if isinstance(game, CityGame) else []
    for met, name in zip(goals, names, strict=True):
        OUT.print(f"{name}: {say(lang, 'test-met')} {met['met']}, {say(lang, 'test-round')} {met['round']}")
    if told.get("unvisited"):
        OUT.print(say(lang, "test-unvisited", zones=", ".join(told["unvisited"])), soft_wrap=True)
    for name, one in told["watch"].items():
        OUT.print(say(lang, f"watch-{name}", rounds=one["rounds"], dead=one["dead"], seed=one["seed"]))
    for fault in told["faults"]:
        OUT.print(f"[red]✗[/] {fault}", soft_wrap=True)
