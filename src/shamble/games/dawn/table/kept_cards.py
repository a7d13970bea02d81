"""The heroes' hand of kept story cards, and the windows in which they may be played (rule 2)."""

from __future__ import annotations

from shamble.core.option import Option
from shamble.games.dawn.table.flow import DawnFlow
from shamble.games.dawn.table.state import DawnState


def playable(s: DawnState, windows: tuple[str, ...]) -> list[Option]:
    """Options that play a kept card in one of these windows."""
    options: list[Option] = []
    for card in s.kept:
        if s.content.stories[card].window in windows:
            options += s.content.book.stories[card].plays(s)
    return options


def play_card(t: DawnFlow, option: Option) -> None:
    """Plays a kept card and discards it, unless the effect takes it back."""
    card = option.item
    t.discard_story(card)
    t.emit("story-played", t.s.content.stories[card].rule, card=card)
    t.hold("round", "card-played")
    t.s.content.book.stories[card].play(t, option)
