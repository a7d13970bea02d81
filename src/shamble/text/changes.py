"""The short answer to a move: what happened, the lines of the table that changed, and the next question.

For a reader who has read the table once: most of it stays the same from move to move.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from shamble.core.scene import Scene
from shamble.sessions.session import Session
from shamble.text.effects import effects_on_table
from shamble.text.observation import (
    GROUPS,
    contents,
    head_lines,
    interrupt_lines,
    news_lines,
    question_lines,
    speaker_of,
    team_lines,
    tokens,
)
from shamble.text.speaker import Speaker

QUESTION_TOKENS: Final = 600
"""Length of a question from which on its options are told by their keys and chances."""


def table_lines(session: Session, seat: int, lang: str = "en") -> list[str]:
    """Returns the table of a seat, so that each thing that can change has a line of its own: goals, tracks and decks,
    each space, each sheet, each interrupt, and the effect of each thing."""
    speaker = speaker_of(session.game, lang)
    scene = session.game.scene(session.state, seat)
    lines = [*head_lines(scene, speaker), *space_lines(scene, speaker), *team_lines(scene, speaker)]
    if session.decision is not None:
        lines += interrupt_lines(session, seat, speaker)
    return lines + [f"{name}: {effect}" for name, effect in effects_on_table(scene, seat, None, speaker)]


def space_lines(scene: Scene, speaker: Speaker) -> list[str]:
    """Returns one line for each space: its id and contents, and one for each door: ways change by doors alone."""
    lines = []
    for space in scene["spaces"]:
        here = ", ".join(contents(scene, space, speaker, full=False)) or "–"
        lines.append(f"{space['id']} {speaker.text(space['name'])}: {here}")
    for border in scene.get("borders", []):
        if border["kind"] == "door":
            state = "observe-closed" if border.get("state") == "closed" else "observe-open"
            lines.append(f"{speaker.say(state, door=border.get('id', ''))} {' '.join(border.get('spaces', []))}")
    return lines


def observe_changes(session: Session, seat: int, since: int, told: Collection[str], lang: str = "en") -> str:
    """Returns the events from move `since` on, the lines of the table that are not among those `told` before, the
    question and its options, or the result."""
    speaker = speaker_of(session.game, lang)
    changed = [line for line in table_lines(session, seat, lang) if line not in told]
    lines = list(news_lines(session, seat, since, speaker, False))
    if changed:
        lines += [speaker.say("observe-changed"), *[f"  {line}" for line in changed]]
    question = list(question_lines(session, seat, speaker, "meanings", False, interrupts=False))
    if tokens("\n".join(question)) > QUESTION_TOKENS:
        question = list(question_lines(session, seat, speaker, GROUPS, False, interrupts=False))
    return "\n".join([*lines, *question])
