"""The optional rules (rule 13) as one game setting: any number of switches, joined by `+`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shamble.content.nearest import hint
from shamble.core.errors import ShambleError
from shamble.core.game import Needs, Setting, Value
from shamble.games.dawn.printed.content import Content
from shamble.games.dawn.printed.printed_rows import Choice

NONE: Final = "none"


def switch_ids(content: Content) -> tuple[str, ...]:
    """The ids of all switches; a rule with several settings has a switch for each (`slower-act-3`)."""
    return tuple([id for option in content.options.values() for id in own_switches(option)])


def own_switches(option: Choice) -> list[str]:
    """The switches of one optional rule: one for each setting, or the rule itself."""
    return [f"{option.id}-{setting}" for setting in option.settings] or [option.id]


def lengths(content: Content, names: tuple[str, ...]) -> Setting:
    """The setting for the length of a game; each length needs a level with enough cards."""
    needs: Needs = {}
    for name in names:
        needs[name] = {"level": tuple([level.n for level in content.levels if name in level.lengths])}
    return Setting("length", names, "normal", needs)


class Switches(Setting):
    """The setting for optional rules: `none`, one switch, or several (`good-haul+hazmat`).

    `values` lists the single switches; `read` accepts any combination of them.
    """

    def __init__(self, id: str, content: Content) -> None:
        super().__init__(id, (NONE, *switch_ids(content)), NONE)
        self.many = True
        for option in content.options.values():
            ids = own_switches(option)
            for switch in ids:
                self.sorts[switch] = option.side
                self.excludes[switch] = (*[other for other in ids if other != switch], *option.excludes)
                self.needs[switch] = {"level": tuple([level.n for level in content.levels if level.n >= option.level])}
                if option.versus:
                    self.needs[switch]["mode"] = ("versus",)

    def read(self, value: object) -> Value:
        if not isinstance(value, str):
            raise ShambleError(f"{self.id} is a list of switches joined by +, not {value!r}")
        chosen = read_switches(value)
        for switch in chosen:
            if switch not in self.values:
                raise ShambleError(f"{self.id}: there is no {switch!r}{hint(switch, self.values)}")
        # In the order of the book, so that the same switches always give the same setting value.
        return "+".join([str(valid) for valid in self.values if valid in chosen]) or NONE


def read_switches(value: str) -> tuple[str, ...]:
    """The switches of a setting value, joined by `+` or `,`."""
    return tuple([switch for switch in value.replace(",", "+").split("+") if switch and switch != NONE])


def check_switches(content: Content, chosen: Mapping[str, Value]) -> None:
    """Raises an error for a switch that the level or mode does not allow, or that excludes another one (D-15, D-94)."""
    level = int(chosen["level"])
    switches = read_switches(str(chosen["options"]))
    owners = {}
    for option in content.options.values():
        for id in own_switches(option):
            owners[id] = option
    taken: list[str] = []
    for id in switches:
        option = owners[id]
        if option.id in taken:
            raise ShambleError(f"{id}: {option.id} is set twice")
        if option.level > level:
            raise ShambleError(f"{id} is for level {option.level} and above, not {level}")
        if option.versus and chosen["mode"] != "versus":
            raise ShambleError(f"{id} is for the versus mode")
        for other in option.excludes:
            if other in taken or other in switches:
                raise ShambleError(f"{id} and {other} exclude each other")
        taken.append(option.id)
