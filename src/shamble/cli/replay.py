"""`shamble replay`: tells a saved game again, move by move."""

from __future__ import annotations

from pathlib import Path

import click
from rich.markup import escape

from shamble.cli.common import OUT, lang_option, language, read_save
from shamble.core.chance import Recorded
from shamble.core.errors import ShambleError
from shamble.core.event import Event
from shamble.scenario.export import game_of
from shamble.sessions.record import Record
from shamble.sessions.save import load, need
from shamble.sessions.session import Session
from shamble.text.speaker import Speaker


@click.command("replay")
@click.argument("file", type=Path)
@click.option("--to", type=click.IntRange(0), metavar="N", help="Stop at position N.")
@lang_option
def command(file: Path, to: int | None, lang: str | None) -> None:
    """Replay a save by the chance it holds. A save of a game that erred makes the error happen again."""
    save = read_save(file)
    game = game_of(save)
    seats = need(save, "seats", int)
    session = Session(game, seats, game.configure(seats, need(save, "settings", dict)), seed=0)
    speaker = Speaker(game, language(lang))
    records = [Record.read(plain, number) for number, plain in enumerate(need(save, "records", list))]
    if to is not None and to >= len(records):
        raise ShambleError(f"the save has positions 0 to {len(records) - 1}, not {to}")
    for number, record in enumerate(records[: None if to is None else to + 1]):
        try:
            told = redo(session, record, number, save.get("base"), speaker)
        except ShambleError as reason:
            OUT.print(f"{number}: this move no longer fits: {reason}", markup=False)
            raise click.exceptions.Exit(1) from None
        OUT.print(f"[bold]{number}[/] {told}", soft_wrap=True)
        tell(session.current_line()[-1].events if not record.undo else [], speaker)
    result = session.outcome
    decision = session.decision
    if result is not None:
        OUT.print(f"[bold]{escape(speaker.result(result))}[/] {escape(speaker.rule(result.rule))}")
    elif decision is not None:
        OUT.print(f"[bold]{speaker.say('play-seat', seat=decision.seat + 1)}[/] {escape(speaker.ask(decision))}")
    if to is None and save.get("next"):
        again(file, speaker)


def redo(session: Session, record: Record, number: int, base: object, speaker: Speaker) -> str:
    """Plays a record again and returns a line that tells it.

    `number`: place of the record in the save; the first one is the beginning of the game. `base`: the position in which
    the save begins, as plain data; None for a set-up.
    """
    if number == 0:
        if base is None:
            session.begin(Recorded(record.outcomes))
        else:
            session.begin_at(session.game.read(base), base, Recorded(record.outcomes))  # type: ignore[arg-type]
        return speaker.say("play-round", round=session.game.scene(session.state, None)["ribbon"]["round"])
    seat = speaker.say("play-seat", seat=record.seat + 1)
    if record.undo:
        session.replay_record(record)
        return f"[dim]{seat}:[/] {speaker.say('play-undone', steps=record.undo)}"
    decision = session.decision
    option = decision.find(record.option_key) if decision else None
    if option is None:
        option = next(
            (other for other in session.interrupts(max(record.seat, 0)) if other.key == record.option_key), None
        )
    words = speaker.option(option) if option is not None else record.option_key
    session.replay_record(record)
    return f"[dim]{escape(seat)}:[/] {escape(words)}"


def tell(events: list[Event], speaker: Speaker) -> None:
    """Prints one line for each event."""
    for event in events:
        OUT.print(f"    {speaker.event(event)}", markup=False, soft_wrap=True)


def again(file: Path, speaker: Speaker) -> None:
    """Plays the move that made a simulated game fail, with the random stream of the save."""
    from shamble.core import registry

    save = read_save(file)
    session = load(save, registry.find, seed=0)
    move = save["next"]
    OUT.print(f"[bold]next[/] {escape(str(move['do']))}")
    try:
        tell(session.play(str(move["do"]), int(move["seat"])), speaker)
    except ShambleError:
        raise
    except Exception:
        OUT.print_exception(width=110, extra_lines=1)
        raise click.exceptions.Exit(1) from None
