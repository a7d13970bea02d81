"""`shamble story`: tells a saved game in a few sentences."""

from __future__ import annotations

from pathlib import Path

import click
from rich.markup import escape

from shamble.cli.common import OUT, lang_option, language, read_save
from shamble.scenario.export import game_of
from shamble.sessions.save import load
from shamble.sessions.session import Session
from shamble.story.narrator import tell_story
from shamble.text.speaker import Speaker


@click.command("story")
@click.argument("file", metavar="SAVE", type=Path)
@lang_option
def command(file: Path, lang: str | None) -> None:
    """Tell a saved game: what decided it, its moments, the fallen and the best deeds."""
    save = read_save(file)
    game = game_of(save)
    tell(load(save, lambda _: game, 0), Speaker(game, language(lang)))


def tell(session: Session, speaker: Speaker) -> None:
    """Prints the story of a session."""
    story = tell_story(session)
    OUT.print(f"[bold]{escape(speaker.sentence(*story.headline))}[/]")
    if not story.moments:
        OUT.print(speaker.say("story-none"), markup=False)
    for moment in story.moments:
        when = speaker.say("play-round", round=moment.round)
        title = speaker.say(f"story-title-{moment.kind}")
        OUT.print(f"  [dim]{escape(when)}[/] {escape(title)}: {escape(speaker.sentence(*moment.told))}", soft_wrap=True)
    if story.fallen:
        OUT.print(f"[bold]{escape(speaker.say('story-fallen'))}[/]")
    for fallen in story.fallen:
        when = speaker.say("play-round", round=fallen.round)
        OUT.print(f"  [dim]{escape(when)}[/] {escape(speaker.sentence(*fallen.told))}", soft_wrap=True)
    if story.deeds:
        OUT.print(f"[bold]{escape(speaker.say('story-deeds'))}[/]")
    for deed in story.deeds:
        OUT.print(f"  {speaker.name(deed.who)}: {speaker.format(*deed.told)}", markup=False, soft_wrap=True)
