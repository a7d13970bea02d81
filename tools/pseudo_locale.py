"""Makes a pseudo-language from the English texts: every text in brackets, ⟦like this⟧. Words that a program shows
without brackets do not come from the text files, so that no translation can reach them.

Writes `qps.ftl` beside each `en.ftl`, and a folder `qps` beside each `en`, below FOLDER: the package (`src/shamble`),
the texts of the browser client (`web/src/texts`), or a content pack. Use a copy of the repository, so that no `qps`
file is committed. Files that an earlier call made are written anew. Templates for users (`shamble new`) get none.

`tests/browser/test_pseudo_locale.py` plays with this language.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from shamble.city.game import CityGame
from shamble.core import registry

LANG = "qps"
OPEN, CLOSE = "⟦", "⟧"
TEMPLATES = "templates"
"""Name of the folder with files that users get to fill in: no text of the program."""
CODES = ("icon",)
"""Attributes that are no words: names of pictures."""


def bracketed(source: str) -> str:
    """Returns a Fluent source with every message and attribute in brackets. Variables and functions stay."""
    resource = FluentParser(with_spans=False).parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None and not blank(entry.value):
                wrap(entry.value)
            for attribute in entry.attributes:
                if attribute.id.name not in CODES and not blank(attribute.value):
                    wrap(attribute.value)
    return FluentSerializer().serialize(resource)


def blank(pattern: ast.Pattern) -> bool:
    """True if a pattern is the empty text, `{""}`."""
    placed = [part.expression for part in pattern.elements if isinstance(part, ast.Placeable)]
    return (
        len(placed) == len(pattern.elements) == 1 and isinstance(placed[0], ast.StringLiteral) and not placed[0].value
    )


def wrap(pattern: ast.Pattern) -> None:
    """Puts brackets around a pattern, in place."""
    first, last = pattern.elements[0], pattern.elements[-1]
    if isinstance(first, ast.TextElement):
        first.value = OPEN + first.value
    else:
        pattern.elements.insert(0, ast.TextElement(OPEN))
    if isinstance(last, ast.TextElement):
        last.value += CLOSE
    else:
        pattern.elements.append(ast.TextElement(CLOSE))


def write(folder: Path) -> list[Path]:
    """Writes the pseudo-language beside every English text below a folder, and returns the new files."""
    made: list[Path] = []
    for path in sorted(folder.rglob("en.ftl")) + sorted(folder.rglob("en/*.ftl")):
        if TEMPLATES in path.relative_to(folder).parts:
            continue
        if path.name == "en.ftl":
            twin = path.with_name(f"{LANG}.ftl")
        else:
            twin = path.parents[1] / LANG / path.name
        twin.parent.mkdir(exist_ok=True)
        twin.write_text(bracketed(path.read_text(encoding="utf-8")), encoding="utf-8")
        made.append(twin)
    return made


def write_missions(games: Path) -> list[Path]:
    """Writes the texts of missions, which stand in the mission files, for each city game below a folder of games. A
    game may have further ones in `en/missions.ftl`."""
    made: list[Path] = []
    for id in registry.ids():
        game = registry.find(id)
        if isinstance(game, CityGame) and (games / id / "texts").is_dir():
            path = games / id / "texts" / LANG / "missions.ftl"
            path.parent.mkdir(exist_ok=True)
            further = path.parents[1] / "en" / path.name
            words = [further.read_text(encoding="utf-8")] if further.exists() else []
            words += [mission.words("en") for mission in game.library.values()]
            path.write_text(bracketed("\n".join(words)), encoding="utf-8")
            made.append(path)
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the folder whose English texts are translated")
    folder = parser.parse_args().folder
    if not folder.is_dir():
        sys.exit(f"{folder}: there is no such folder")
    made = write(folder)
    if (folder / "games").is_dir():
        made += write_missions(folder / "games")
    print(f"wrote {len(made)} files")


if __name__ == "__main__":
    main()
