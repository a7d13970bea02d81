"""Checks a scenario's `given` and `chance` and says what is wrong in one line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import jsonschema

from shamble.content.nearest import hint
from shamble.core.chance import Scripted
from shamble.core.errors import ContentError


def complaints(value: object, schema: Mapping[str, Any], where: str) -> list[str]:
    """Everything in which the value does not follow the JSON Schema."""
    validator = jsonschema.Draft202012Validator(schema)
    return [complaint(error, where) for error in sorted(validator.iter_errors(value), key=lambda e: e.json_path)]


def complaint(error: jsonschema.ValidationError, where: str) -> str:
    # Of alternatives, the one that came nearest tells most.
    if error.context:
        error = jsonschema.exceptions.best_match([error]) or error
    path = ".".join([where, *[str(step) for step in error.absolute_path]])
    schema, instance = error.schema, error.instance
    if isinstance(schema, Mapping) and isinstance(instance, Mapping):
        if error.validator == "additionalProperties":
            known = list(schema.get("properties", {}))
            patterns = list(schema.get("patternProperties", {}))
            unknown = [
                key
                for key in instance
                if key not in known and not any(re.search(pattern, str(key)) for pattern in patterns)
            ]
            return "; ".join(f"{path}: unknown key {key!r}{hint(key, known)}" for key in unknown)
        if error.validator == "propertyNames" and isinstance(schema.get("propertyNames"), Mapping):
            known = list(schema["propertyNames"].get("enum", []))
            return "; ".join(f"{path}: unknown name {key!r}{hint(key, known)}" for key in instance if key not in known)
    if error.validator == "enum" and isinstance(schema, Mapping):
        # A name that is wrong as a key arrives here with the name itself as instance.
        return f"{path}: {instance!r} is not known{hint(instance, schema['enum'])}"
    return f"{path}: {error.message}"


def scripted(chance: Mapping[str, Any], known: Sequence[str]) -> Scripted:
    """Numbers are faces of a die, names are cards of a deck. An empty list promises that none is needed."""
    dice: dict[str, list[int]] = {}
    cards: dict[str, list[str]] = {}
    for name, values in chance.items():
        if known and name not in known:
            raise ContentError(f"chance: unknown die or deck {name!r}{hint(name, known)}")
        if not isinstance(values, list):
            raise ContentError(f"chance.{name}: should be a list, not {values!r}")
        if all(isinstance(value, int) and not isinstance(value, bool) for value in values):
            dice[name] = values
        elif all(isinstance(value, str) for value in values):
            cards[name] = values
        else:
            raise ContentError(f"chance.{name}: should hold only numbers (a die) or only names (a deck)")
    return Scripted(dice, cards)
