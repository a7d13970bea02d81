"""Changes of scenes; the browser's tests read the same cases."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from shamble.sessions.scene_diff import applied, changed

CASES = Path(__file__).parents[2] / "web" / "src" / "lib" / "changes.json"
if not CASES.exists():
    pytest.skip("this is not a checkout", allow_module_level=True)


@pytest.mark.parametrize("case", json.loads(CASES.read_text(encoding="utf-8")), ids=lambda case: str(case["about"]))
def test_a_change_leads_from_one_scene_to_the_next(case: dict[str, Any]) -> None:
    old = copy.deepcopy(case["old"])
    assert json.loads(json.dumps(changed(case["old"], case["new"]))) == case["change"]
    assert applied(case["old"], case["change"]) == case["new"]
    assert case["old"] == old, "the old one stays as it is"


def test_two_things_with_one_id_are_a_mistake_of_the_game() -> None:
    old: Any = {"pieces": [{"id": "amy"}, {"id": "amy"}]}
    new: Any = {"pieces": [{"id": "amy"}]}
    with pytest.raises(ValueError, match="two items of a scene's pieces share an id"):
        changed(old, new)


@pytest.mark.parametrize("other", ["hid", 5, None, {"id": "said", "args": {}}])
def test_what_lies_among_other_values_is_told_whole(other: Any) -> None:
    """No list of a scene mixes items and other values, but such a list would be handled, too."""
    old: Any = {"marks": [{"id": "a", "n": 1}, other]}
    new: Any = {"marks": [{"id": "a", "n": 2}, other]}
    assert applied(old, changed(old, new)) == new


def test_what_is_equal_is_not_told_whether_or_not_it_is_the_same_object() -> None:
    old: Any = {
        "pieces": [{"id": "amy", "at": [1, 2]}],
        "tracks": [{"value": 1}],
        "board": [0, 0, 2, 2],
        "marks": ["x"],
    }
    assert changed(old, copy.deepcopy(old)) == {}
    new = copy.deepcopy(old)
    new["pieces"][0]["at"] = [1, 3]
    assert changed(old, new) == {"put": {"pieces": [(0, {"id": "amy", "at": [1, 3]})]}}
