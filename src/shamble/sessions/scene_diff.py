"""Differences between two scenes: the server sends only these, and a client that applies them in order has the scenes.

An item in a list of a scene is identified by its id, or, if it has none, by its index.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from shamble.core.scene import Change, Scene

SceneItem = dict[str, Any]


def changed(old: Scene, new: Scene) -> Change:
    """Returns the change that turns the old scene into the new one; empty if they are equal."""
    change: Change = {}
    before, after = cast("SceneItem", old), cast("SceneItem", new)
    for name, value in after.items():
        was: Any = before.get(name)
        if was is value:
            continue
        put = _in_place(name, was, value) if isinstance(was, list) and isinstance(value, list) else None
        if put is not None:
            if put:
                change.setdefault("put", {})[name] = put
        elif was == value:
            continue
        elif known_by_id(was) and known_by_id(value):
            _by_id(change, name, was, value)
        else:
            change.setdefault("set", {})[name] = value
    for name in before:
        if name not in after:
            change.setdefault("set", {})[name] = None
    return change


def known_by_id(value: object) -> bool:
    """True for a list of items that all have an id."""
    return isinstance(value, list) and all(is_scene_item(item) and "id" in item for item in value)


def is_scene_item(value: object) -> bool:
    """True for an item, which its `id` identifies. False for a message (it has `args`), which may occur twice."""
    return isinstance(value, dict) and "args" not in value


def _in_place(name: str, old: list[Any], new: list[Any]) -> list[tuple[int, SceneItem]] | None:
    """The changed fields of items, if both lists hold the same items in the same order, the common case; else None."""
    if len(old) != len(new):
        return None
    put: list[tuple[int, SceneItem]] = []
    for place, item in enumerate(new):
        was = old[place]
        if was is item:
            continue
        if not is_scene_item(was) or not is_scene_item(item):
            return None
        # Items without an id are identified by their index, which is safe only if none has changed its fields.
        id = item.get("id")
        if was.get("id") != id or (was.keys() != item.keys() and (id is None or not was.keys() <= item.keys())):
            return None
        part = changed_fields(was, item)
        if len(part) > ("id" in part):
            put.append((place, part))
    if put:
        if not all(is_scene_item(item) for item in new):
            return None
        _all_differ(name, [item["id"] for item in new if "id" in item])
    return put


def _all_differ(name: str, ids: Sequence[str]) -> None:
    """Raises ValueError if two items of a list have the same id."""
    if len(set(ids)) < len(ids):
        raise ValueError(f"two items of a scene's {name} share an id")


def changed_fields(old: SceneItem, new: SceneItem) -> SceneItem:
    """Returns the fields of an item that are new or changed, and its id."""
    return {name: value for name, value in new.items() if name == "id" or name not in old or old[name] != value}


def _by_id(change: Change, name: str, old: Sequence[SceneItem], new: Sequence[SceneItem]) -> None:
    """Adds the differences of two lists of items with ids: items to remove, then items to insert or update."""
    old_items = {item["id"]: item for item in old}
    ids = [item["id"] for item in new]
    _all_differ(name, [item["id"] for item in old])
    _all_differ(name, ids)
    # An item that has lost a field is removed and inserted again as a whole.
    kept = {id for id, item in zip(ids, new, strict=True) if id in old_items and old_items[id].keys() <= item.keys()}
    gone = [id for id in old_items if id not in kept]
    if gone:
        change.setdefault("gone", {})[name] = gone
    order = [id for id in old_items if id in kept]
    put: list[tuple[int, SceneItem]] = []
    for place, (id, item) in enumerate(zip(ids, new, strict=True)):
        there = place < len(order) and order[place] == id
        if there and (old_items[id] is item or old_items[id] == item):
            continue
        put.append((place, changed_fields(old_items[id], item) if id in kept else item))
        if not there:
            if id in kept:
                order.remove(id)
            order.insert(place, id)
    if put:
        change.setdefault("put", {})[name] = put


def applied(scene: Scene, change: Change) -> Scene:
    """Returns the scene after a change; the given scene is not modified."""
    made: SceneItem = {**scene}
    for name, value in change.get("set", {}).items():
        if value is None:
            made.pop(name, None)
        else:
            made[name] = value
    # A change that was decoded from JSON holds lists of two instead of tuples.
    gone, put = change.get("gone", {}), cast("dict[str, Any]", change.get("put", {}))
    for name in {**gone, **put}:
        out = gone.get(name, ())
        there = [item for item in made.get(name, ()) if item.get("id") not in out]
        for place, part in put.get(name, ()):
            index = place
            if "id" in part:
                index = next((i for i, item in enumerate(there) if item.get("id") == part["id"]), -1)
            old = there.pop(index) if index >= 0 else {}
            there.insert(place, {**old, **part})
        made[name] = there
    return cast("Scene", made)
