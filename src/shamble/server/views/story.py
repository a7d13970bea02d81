"""The story of a table's game as clients receive it."""

from __future__ import annotations

from shamble.core.entity import dump
from shamble.core.scene import Text
from shamble.server.protocol.http_bodies import DeedView, FallenView, PictureView, StoryMomentView, StoryView
from shamble.sessions.session import Session
from shamble.story.narrator import Message, tell_story


def as_text(message: Message) -> Text:
    """A message as a text of the protocol."""
    id, args = message
    return {"id": id, "args": dump(args)}


def story_view(session: Session) -> StoryView:
    """The story of a session, from its public events alone."""
    story = tell_story(session)
    moments = [
        StoryMomentView(
            one.kind,
            {"id": f"story-title-{one.kind}", "args": {}},
            as_text(one.told),
            one.round,
            one.seq,
            one.index,
            one.where,
            list(one.who),
            PictureView(one.picture.moment, one.picture.events),
        )
        for one in story.moments
    ]
    fallen = [
        FallenView(one.who, one.round, one.where, one.kills, one.wounds, as_text(one.told)) for one in story.fallen
    ]
    deeds = [DeedView(one.who, as_text(one.told), one.round, one.seq, one.index) for one in story.deeds]
    return StoryView(session.game.id, as_text(story.headline), story.won, story.rounds, moments, fallen, deeds)
