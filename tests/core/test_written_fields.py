"""A field of a state that was renamed keeps its name in saves."""

from __future__ import annotations

from typing import ClassVar

import pytest

from shamble.core.decoding import fill
from shamble.core.entity import Reader
from shamble.core.errors import BadPosition
from shamble.core.state import State


class Renamed(State):
    fields: ClassVar[tuple[str, ...]] = (*State.fields, "lent")
    written_fields: ClassVar[dict[str, str]] = {"lent": "sharing"}

    def __init__(self) -> None:
        super().__init__()
        self.lent = False


def test_a_renamed_field_is_written_and_read_under_its_name_in_saves() -> None:
    state = Renamed()
    state.lent = True
    plain = state.plain()
    assert plain["sharing"] is True
    assert "lent" not in plain
    again = Renamed()
    fill(again, plain, Reader({}))
    assert again.lent is True


def test_a_missing_field_is_named_as_in_saves() -> None:
    plain = {name: value for name, value in Renamed().plain().items() if name != "sharing"}
    with pytest.raises(BadPosition, match="'sharing'"):
        fill(Renamed(), plain, Reader({}))
