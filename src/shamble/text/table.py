"""Describes a table of any game in plain text, for notebooks, logs and debuggers."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.core.scene import Card, Scene, Text, TrackView
from shamble.sessions.session import Session
from shamble.text.observation import speaker_of
from shamble.text.speaker import Speaker


def told(session: Session, seat: int | None = None, lang: str = "en") -> str:
    """Returns the scene that this seat sees (None: a spectator) and the pending question."""
    speaker = speaker_of(session.game, lang)
    return "\n".join([*lines(session.view(seat)["scene"], speaker), *question(session, seat, speaker)])


def count(track: TrackView) -> str:
    """Returns the value of a track, with its limit if it has one."""
    return f"{track['value']}/{track['max']}" if track["max"] else str(track["value"])


def lines(scene: Scene, speaker: Speaker) -> Iterator[str]:
    """Yields the lines of a scene."""
    now = scene["ribbon"]
    message = "play-round-of" if now["rounds"] else "play-round"
    phases = now["phases"]
    phase = f" · {speaker.text(phases[now['phase']])}" if 0 <= now["phase"] < len(phases) else ""
    yield speaker.say(message, round=now["round"], rounds=now["rounds"]) + phase
    for space in scene["spaces"]:
        here = [
            speaker.text(piece["name"]) + (f" ×{piece['count']}" if piece["count"] > 1 else "")
            for piece in scene["pieces"]
            if piece["space"] == space["id"] and piece["count"]
        ]
        here += [
            f"{speaker.text(pile['name'])} ({pile['left']})" for pile in scene["piles"] if pile["space"] == space["id"]
        ]
        here += [speaker.text(mark) for mark in space["marks"]]
        if here:
            yield f"  {speaker.text(space['name'])}: {', '.join(here)}"
    away = [f"{speaker.text(pile['name'])} ({pile['left']})" for pile in scene["piles"] if pile["space"] is None]
    if away:
        yield "  " + ", ".join(away)
    if scene["tracks"]:
        yield "  " + ", ".join(f"{speaker.text(item['name'])} {count(item)}" for item in scene["tracks"])
    for sheet in scene["sheets"]:
        values = [f"{speaker.text(item['name'])} {item['value']}" for item in sheet["values"]]
        cards = [card(item, speaker) for item in (*sheet["hand"], *sheet["events"])]
        tags: list[Text] = sheet["tags"]
        named = " ".join([speaker.text(sheet["name"]), *[f"[{speaker.text(tag)}]" for tag in tags]])
        yield f"{speaker.say('play-seat', seat=sheet['seat'] + 1)}: {named}: {', '.join([*values, *cards])}"
    for goal in scene["goals"]:
        yield f"{speaker.text(goal['name'])}: {goal['value']}/{goal['need']}"


def card(one: Card, speaker: Speaker) -> str:
    """Returns a card's name and counters."""
    return speaker.text(one["name"]) + "".join(f" {count}" for count in one["counters"].values())


def question(session: Session, seat: int | None, speaker: Speaker) -> Iterator[str]:
    """Yields the pending question and its options, if this seat may see them, or the result."""
    decision, result = session.decision, session.outcome
    if result is not None:
        yield speaker.result(result)
    elif decision is not None:
        hidden = decision.hidden and seat != decision.seat
        who = speaker.say("play-seat", seat=decision.seat + 1)
        yield f"{who}: {speaker.text({'id': f'ask-{decision.ask}', 'args': {}}) if hidden else speaker.ask(decision)}"
        for option in [] if hidden else decision.options:
            yield f"  {option.key}: {speaker.option(option)}"
