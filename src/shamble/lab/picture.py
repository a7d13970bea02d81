"""A plain picture of the board as SVG, from the scene of a seat: spaces, ways, closed doors, figures."""

from __future__ import annotations

from html import escape

from shamble.sessions.session import Session
from shamble.text.observation import contents, speaker_of


def svg(session: Session, seat: int | None = None, width: int = 900) -> str:
    """Returns the picture."""
    scene = session.game.scene(session.state, seat)
    speaker = speaker_of(session.game, "en")
    x0, y0, wide, high = scene["board"] if len(scene["board"]) == 4 else [0.0, 0.0, 1.0, 1.0]
    scale = width / (wide or 1)
    parts = []
    middle = {}
    for space in scene["spaces"]:
        x, y, w, h = [value * scale for value in space["at"]]
        x, y = x - x0 * scale, y - y0 * scale
        middle[space["id"]] = (x + w / 2, y + h / 2)
        parts.append(
            f'<rect x="{x:.0f}" y="{y:.0f}" width="{w:.0f}" height="{h:.0f}" fill="#e9e4d8" stroke="#555"/>'
            f'<text x="{x + 4:.0f}" y="{y + 14:.0f}" font-weight="bold">{escape(speaker.text(space["name"]))}</text>'
        )
        for number, line in enumerate(contents(scene, space, speaker)[:6]):
            parts.append(f'<text x="{x + 4:.0f}" y="{y + 28 + 13 * number:.0f}">{escape(line[:28])}</text>')
    for border in scene.get("borders", []):
        if border["kind"] == "door":
            x1, y1, x2, y2 = [value * scale for value in border["at"]]
            colour = "#9b2226" if border.get("state") == "closed" else "#3a7d44"
            parts.append(
                f'<line x1="{x1:.0f}" y1="{y1:.0f}" x2="{x2:.0f}" y2="{y2:.0f}" stroke="{colour}" stroke-width="5"/>'
            )
    body = "".join(parts)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {(high or 1) * scale:.0f}"'
    return f'{head} font-family="sans-serif" font-size="11">{body}</svg>'
