"""The heroes' hand: story cards that were kept, and when they may be played (rule 2)."""

from __future__ import annotations

from shamble.core.option import Option
from shamble.games.dawn.table.flow import Play
from shamble.games.dawn.table.powers import STORIES
from shamble.games.dawn.table.state import Table


def playable(s: Table, windows: tuple[str, ...]) -> list[Option]:
    """How kept cards may be played at this moment."""
    found: list[Option] = []
    for card in s.kept:
        if s.content.stories[card].window in windows and card in STORIES:
            found += STORIES[card].plays(s)
    return found


def play_card(t: Play, option: Option) -> None:
    """A kept card is played, and discarded unless it says otherwise."""
    card = option.item
    t.discard_story(card)
    t.emit("story-played", STORIES[card].cause(t.s), card=card)
    t.hold("round", "card-played")
    STORIES[card].play(t, option)
