"""Templates of content, scenarios, bots and games that `shamble new` copies into a folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from shamble.core.errors import ShambleError

FOLDER: Final = Path(__file__).parent / "templates"
KINDS: Final = ("mission", "survivor", "card", "skill", "scenario", "bot", "game", "pack")
USUAL: Final = "zombicide2"
"""The game of the templates, unless another one is asked for."""
MISSION_GAMES: Final = (USUAL, "zombicide1", "marvel")
"""Games that have a template of a mission."""
STORED: Final = ".in"
"""Ending of template files with code, so that no tool takes them for modules of this package."""


def write_template(kind: str, target: Path, game: str = USUAL) -> list[Path]:
    """Copies the template of a kind into a folder and returns the files. Existing files are never overwritten. `game`:
    the game of a mission; the other templates are for the usual game."""
    if game != USUAL and kind != "mission":
        raise ShambleError(f"the template of a {kind} is for {USUAL} alone")
    source = FOLDER / (kind if game == USUAL else f"{kind}-{game}")
    files = {
        target / str(path.relative_to(source)).removesuffix(STORED): path
        for path in sorted(source.rglob("*"))
        if path.is_file()
    }
    for path in files:
        if path.exists():
            raise ShambleError(f"{path} exists already: choose another folder")
    try:
        for path, model in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(model.read_text(encoding="utf-8"), encoding="utf-8")
    except OSError as reason:
        raise ShambleError(f"{target} cannot be written: {reason.strerror}") from None
    return list(files)
