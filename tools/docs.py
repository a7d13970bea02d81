"""Writes docs/scenarios.md from the schemas that the games declare, so that it cannot be wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import shamble
from shamble.content.tooling import tooling

OUT = Path(__file__).resolve().parent.parent / "docs" / "scenarios.md"

HEAD = """# Scenarios: executable rulings

A scenario is a position, some choices, and what must be true afterwards. `shamble scenario FILE…` runs them and
says what differs; `shamble scenario --schema GAME` prints the JSON Schema; `shamble scenario --from SAVE@N` writes
one from a save.

```yaml
name: short, says the ruling
game: walkingdead
rules: [twd.combat.ranged.group]      # the rule ids it proves
source: "page, and the id of a ruling"
given: {…}                            # the position
chance: {white: [4, 1]}               # what the next rolls and draws give; too few is an error, so is a leftover
play:                                 # choices, and checks in between
- fight daryl pistol                  # an option's key, or its parts: {verb: fight, actor: daryl}
- {refused: {verb: fight, actor: glenn}, because: no-ammo}
- {offered: [spend daryl 1, spend daryl 0]}
- {asked: glenn, about: accept}
- {until: combat}                     # takes the last, passive option of each question
- undo
expect: {walkers.farm: 0}             # paths and values
```

Unknown keys are errors that name the nearest known one. This page is made from the games' schemas by `make docs`.
"""


def kind(schema: dict[str, Any]) -> str:
    if "enum" in schema:
        values = [str(value) for value in schema["enum"]]
        return ", ".join(f"`{value}`" for value in values[:8]) + (" …" if len(values) > 8 else "")
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {})) or 'anything'}"
    if schema.get("type") == "object":
        names = schema.get("propertyNames", {}).get("enum") or list(schema.get("properties", {}))
        return "mapping" + (f" with {', '.join(f'`{name}`' for name in names[:12])}" if names else "")
    if "pattern" in schema:
        return "text"
    found = schema.get("type", "")
    return " or ".join(found) if isinstance(found, list) else str(found)


def rows(schema: dict[str, Any]) -> list[str]:
    lines = ["| key | value | meaning |", "| --- | --- | --- |"]
    for name, part in schema.get("properties", {}).items():
        value = kind(part).replace("|", "\\|")
        lines.append(f"| `{name}` | {value} | {part.get('description', '')} |")
    return lines


def page() -> str:
    lines = [HEAD]
    for game in shamble.games():
        tools = tooling(game)
        schema = tools.given_schema()
        lines += [f"\n## {tools.title}\n", "### given\n", *rows(schema), ""]
        for name, part in schema.get("properties", {}).items():
            inside = part.get("additionalProperties")
            if isinstance(inside, dict) and inside.get("properties"):
                lines += [f"\nEach of `{name}`:\n", *rows(inside), ""]
        chances = ", ".join(f"`{name}`" for name in tools.chances)
        lines += [f"\n### chance\n\nDice and decks: {chances}.\n"]
        verbs = tools.catalogue().get("verb", [])
        if verbs:
            lines += [f"\n### verbs\n\n{', '.join(f'`{verb}`' for verb in verbs)}.\n"]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    OUT.write_text(page(), encoding="utf-8")
    print(OUT.name)
