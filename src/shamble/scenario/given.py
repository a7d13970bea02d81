"""Checks a scenario's `given` and `chance`; each problem becomes one line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import jsonschema

from shamble.content.nearest import hint
from shamble.core.chance import Scripted
from shamble.core.errors import ContentError


def complaints(value: object, schema: Mapping[str, Any], where: str) -> list[str]:
    """Returns everything in which the value does not follow the JSON Schema."""
    validator = jsonschema.Draft202012Validator(schema)
    return [complaint(error, where) for error in sorted(validator.iter_errors(value), key=lambda e: e.json_path)]


def complaint(error: jsonschema.ValidationError, where: str) -> str:
    """Returns one line for an error of the JSON Schema."""
    # Of several alternatives, the closest one gives the best message.
    if error.context:
        error = jsonschema.exceptions.best_match([error]) or error
    path = ".".join([where, *[str(step) for step in error.absolute_path]])
    schema, instance = error.schema, error.instance
    if isinstance(schema, Mapping) and isinstance(instance, Mapping):
        if error.validator == "additionalProperties":
            valid = list(schema.get("properties", {}))
            patterns = list(schema.get("patternProperties", {}))
            unknown = [
                key
                for key in instance
                if key not in valid and not any(re.search(pattern, str(key)) for pattern in patterns)
            ]
            return "; ".join(f"{path}: unknown key {key!r}{hint(key, valid)}" for key in unknown)
        if error.validator == "propertyNames" and isinstance(schema.get("propertyNames"), Mapping):
            valid = list(schema["propertyNames"].get("enum", []))
            return "; ".join(f"{path}: unknown name {key!r}{hint(key, valid)}" for key in instance if key not in valid)
    if error.validator == "enum" and isinstance(schema, Mapping):
        # A wrong key arrives here with the key itself as instance.
        return f"{path}: {instance!r} is not known{hint(instance, schema['enum'])}"
    return f"{path}: {error.message}"


def scripted(chance: Mapping[str, Any], valid: Sequence[str]) -> Scripted:
    """Returns the scripted chance: numbers are faces of a die, names are cards of a deck. An empty list means that no
    roll or draw may happen."""
    dice: dict[str, list[int]] = {}
    cards: dict[str, list[str]] = {}
    for name, values in chance.items():
        if valid and name not in valid:
            raise ContentError(f"chance: unknown die or deck {name!r}{hint(name, valid)}")
        if not isinstance(values, list):
            raise ContentError(f"chance.{name}: should be a list, not {values!r}")
        if all(isinstance(value, int) and not isinstance(value, bool) for value in values):
            dice[name] = values
        elif all(isinstance(value, str) for value in values):
            cards[name] = values
        else:
            raise ContentError(f"chance.{name}: should hold only numbers (a die) or only names (a deck)")
    return Scripted(dice, cards)
