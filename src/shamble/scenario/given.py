"""Checks a scenario's `given` and `chance`; each problem becomes one line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import jsonschema

from shamble.content.nearest import hint
from shamble.core.chance import Scripted
from shamble.core.errors import ContentError

FEW: Final = 12
"""Largest number of names that a message lists; of more names it shows one."""
KINDS: Final = {
    "string": "a text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "a mapping",
    "null": "null",
}
"""Words for the types of JSON Schema."""
UNKNOWN_KEY: Final = "additionalProperties"
"""The word of JSON Schema that a mapping with an unknown key does not follow."""


def complaints(value: object, schema: Mapping[str, Any], where: str) -> list[str]:
    """Returns everything in which the value does not follow the JSON Schema."""
    validator = jsonschema.Draft202012Validator(schema)
    return [complaint(error, where) for error in sorted(validator.iter_errors(value), key=lambda e: e.json_path)]


def complaint(error: jsonschema.ValidationError, where: str) -> str:
    """Returns one line for an error of the JSON Schema."""
    # An error deep in an alternative says more than that no alternative fits.
    if error.context:
        deepest = max(error.context, key=lambda inner: (len(inner.absolute_path), inner.validator == UNKNOWN_KEY))
        if len(deepest.absolute_path) > len(error.absolute_path) or deepest.validator == UNKNOWN_KEY:
            error = deepest
    path = ".".join([where, *[str(step) for step in error.absolute_path]])
    schema, instance = error.schema, error.instance
    if isinstance(schema, Mapping) and isinstance(instance, Mapping):
        if error.validator == UNKNOWN_KEY:
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
    return f"{path}: {refusal(error)}"


def refusal(error: jsonschema.ValidationError) -> str:
    """Returns the reason for an error, in the words of scenarios."""
    instance: Any = error.instance
    limit: Any = error.validator_value
    schema = error.schema
    if error.validator in ("anyOf", "type", "pattern") and isinstance(schema, Mapping):
        return f"{instance!r} should be {wanted(schema)}{suggestion(instance, schema)}"
    if error.validator == "required":
        missing = [key for key in limit if key not in instance]
        return f"{', '.join(missing)} is missing"
    counted = {"minItems": ("at least", "entries"), "maxItems": ("at most", "entries")}
    counted |= {"minProperties": ("at least", "keys"), "maxProperties": ("at most", "keys")}
    if error.validator in counted:
        bound, things = counted[str(error.validator)]
        return f"has {len(instance)} {things}, but should have {bound} {limit}"
    if error.validator in ("minimum", "maximum"):
        bound = "at least" if error.validator == "minimum" else "at most"
        return f"is {instance}, but should be {bound} {limit}"
    return str(error.message)


def wanted(schema: Mapping[str, Any]) -> str:
    """Describes the values that a schema allows."""
    if "anyOf" in schema:
        return " or ".join(wanted(way) for way in schema["anyOf"])
    if "enum" in schema:
        names = [str(name) for name in schema["enum"]]
        return f"one of {', '.join(names)}" if len(names) <= FEW else f"a name such as {names[0]}"
    if "properties" in schema:
        return f"a mapping with some of the keys {', '.join(schema['properties'])}"
    if "pattern" in schema:
        return f"written like {schema['description']}" if "description" in schema else "written otherwise"
    kinds = schema.get("type", "anything else")
    return " or ".join(str(KINDS.get(kind, kind)) for kind in (kinds if isinstance(kinds, list) else [kinds]))


def suggestion(instance: object, schema: Mapping[str, Any]) -> str:
    """Returns the closest name to a text among those that a schema allows; empty if none is close."""
    ways = [way for way in schema.get("anyOf", [schema]) if "enum" in way]
    near = hint(instance, [name for way in ways for name in way["enum"]]) if isinstance(instance, str) else ""
    return near if "did you mean" in near else ""


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
