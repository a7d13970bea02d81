"""What differs between two scenes: only that travels, and who applies it in order has the same scenes.

A thing in a list of a scene is known by its id; one without an id by its place in the list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from shamble.core.scene import Change, Scene

Thing = dict[str, Any]


def changed(old: Scene, new: Scene) -> Change:
    """What to do to the old scene to have the new one; empty if they are equal."""
    found: Change = {}
    before, after = cast("Thing", old), cast("Thing", new)
    for name, value in after.items():
        was: Any = before.get(name)
        if was is value:
            continue
        put = _in_place(name, was, value) if isinstance(was, list) and isinstance(value, list) else None
        if put is not None:
            if put:
                found.setdefault("put", {})[name] = put
        elif was == value:
            continue
        elif known_by_id(was) and known_by_id(value):
            _by_id(found, name, was, value)
        else:
            found.setdefault("set", {})[name] = value
    for name in before:
        if name not in after:
            found.setdefault("set", {})[name] = None
    return found


def known_by_id(value: object) -> bool:
    return isinstance(value, list) and all(is_thing(one) and "id" in one for one in value)


def is_thing(value: object) -> bool:
    """A message is none: its id says what it says, not which one it is, and the same may be said twice."""
    return isinstance(value, dict) and "args" not in value


def _in_place(name: str, old: list[Any], new: list[Any]) -> list[tuple[int, Thing]] | None:
    """What changed where the same things lie in the same order, as they mostly do; None: they do not."""
    if len(old) != len(new):
        return None
    put: list[tuple[int, Thing]] = []
    for place, thing in enumerate(new):
        was = old[place]
        if was is thing:
            continue
        if not is_thing(was) or not is_thing(thing):
            return None
        # Which of those without an id is which can only be told if none has changed its kind.
        id = thing.get("id")
        if was.get("id") != id or (was.keys() != thing.keys() and (id is None or not was.keys() <= thing.keys())):
            return None
        part = fields(was, thing)
        if len(part) > ("id" in part):
            put.append((place, part))
    if put:
        if not all(is_thing(thing) for thing in new):
            return None
        _all_differ(name, [thing["id"] for thing in new if "id" in thing])
    return put


def _all_differ(name: str, ids: Sequence[str]) -> None:
    if len(set(ids)) < len(ids):
        raise ValueError(f"two things of a scene's {name} share an id")


def fields(old: Thing, new: Thing) -> Thing:
    """What is new about a thing, and its id."""
    return {name: value for name, value in new.items() if name == "id" or name not in old or old[name] != value}


def _by_id(found: Change, name: str, old: Sequence[Thing], new: Sequence[Thing]) -> None:
    known = {thing["id"]: thing for thing in old}
    ids = [thing["id"] for thing in new]
    _all_differ(name, [thing["id"] for thing in old])
    _all_differ(name, ids)
    # A thing that has lost a field goes, and comes back whole.
    kept = {id for id, thing in zip(ids, new, strict=True) if id in known and known[id].keys() <= thing.keys()}
    gone = [id for id in known if id not in kept]
    if gone:
        found.setdefault("gone", {})[name] = gone
    order = [id for id in known if id in kept]
    put: list[tuple[int, Thing]] = []
    for place, (id, thing) in enumerate(zip(ids, new, strict=True)):
        there = place < len(order) and order[place] == id
        if there and (known[id] is thing or known[id] == thing):
            continue
        put.append((place, fields(known[id], thing) if id in kept else thing))
        if not there:
            if id in kept:
                order.remove(id)
            order.insert(place, id)
    if put:
        found.setdefault("put", {})[name] = put


def applied(scene: Scene, change: Change) -> Scene:
    """The scene after a change; the old one stays as it is."""
    made: Thing = {**scene}
    for name, value in change.get("set", {}).items():
        if value is None:
            made.pop(name, None)
        else:
            made[name] = value
    # As it comes from another program, what is put is a list of pairs, not of tuples.
    gone, put = change.get("gone", {}), cast("dict[str, Any]", change.get("put", {}))
    for name in {**gone, **put}:
        out = gone.get(name, ())
        there = [thing for thing in made.get(name, ()) if thing.get("id") not in out]
        for place, part in put.get(name, ()):
            index = place
            if "id" in part:
                index = next((i for i, thing in enumerate(there) if thing.get("id") == part["id"]), -1)
            old = there.pop(index) if index >= 0 else {}
            there.insert(place, {**old, **part})
        made[name] = there
    return cast("Scene", made)
