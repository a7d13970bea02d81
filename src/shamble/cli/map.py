"""`shamble map`: prints or draws the map of a mission."""

from __future__ import annotations

from pathlib import Path

import click

from shamble.cli.common import content_option
from shamble.content.packs import StackedPacks
from shamble.core.errors import ShambleError
from shamble.workshop.mission_map import svg_map, terminal_map
from shamble.workshop.mission_source import find_mission


@click.command("map")
@click.argument("source", metavar="FILE|MISSION")
@click.option("--game", "game_id", metavar="GAME", help="Whose mission; otherwise it is found.")
@click.option("--svg", type=Path, metavar="FILE", help="Draw it into an SVG file.")
@click.option("--png", type=Path, metavar="FILE", help="Draw it into a PNG file.")
@content_option
def command(source: str, game_id: str | None, svg: Path | None, png: Path | None, content: StackedPacks | None) -> None:
    """Print the map of a mission with the names of its zones, or draw it."""
    _, mission = find_mission(source, game_id, content)
    drawn = svg_map(mission)
    if svg is not None:
        write(svg, drawn.encode())
    if png is not None:
        write(png, picture(drawn))
    if svg is None and png is None:
        click.echo(terminal_map(mission))


def picture(drawn: str) -> bytes:
    """An SVG document as a PNG picture twice as large. Its font is one that reportlab brings: many systems have no font
    by the name that the renderer looks for, and then the picture has no words."""
    try:
        import reportlab
        import resvg_py
    except ModuleNotFoundError as missing:
        raise ShambleError(f"a PNG needs {missing.name}: pip install 'shamble[workshop]'") from None
    fonts = Path(reportlab.__file__).parent / "fonts"
    files = [str(fonts / name) for name in ("Vera.ttf", "VeraBd.ttf")]
    family = "Bitstream Vera Sans"
    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, zoom=2, font_files=files, sans_serif_family=family))


def write(path: Path, data: bytes) -> None:
    """Writes a file and says so."""
    try:
        path.write_bytes(data)
    except OSError as reason:
        raise ShambleError(f"{path} cannot be written: {reason.strerror}") from None
    click.echo(f"{path}: {len(data)} bytes")
