"""Rare moments for random positions: games come to them, but one in hundreds. Each is within the rules of its level."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from shamble.games.dawn.positions.given_position import UPGRADES
from shamble.games.dawn.printed.content import kind
from shamble.games.dawn.printed.terms import CEMETERY, HOUSES, JAIL, LAB, OFFICE
from shamble.games.dawn.rounds.setup import pool

if TYPE_CHECKING:
    from shamble.games.dawn.positions.random_position import Scatter

Given = dict[str, Any]
Occasion = Callable[["Scatter", Given], None]
DISCOVERIES: Final = ("breakthrough", "lab-materials")
"""Events that bring home a research card if somebody stands on the right field."""
RETURN: Final = "not-again"
"""The event that brings an upgrade marker back into play."""
WEAPON: Final = "weapon"
"""The research card that brings a component."""
CREW: Final = "bauer"
BRIDGE: Final = "S1"
FILE: Final = "project-file"
AMBUSH: Final = "stray-zeds"
"""An event that draws a story card, and puts nobody on the board."""
LEADER: Final = "alpha"
"""A story that wants a normal zed to lead the others."""
ROLE: Final = "leader"
"""The marker that it gives."""
VACCINE: Final = "vaccine"
INHIBITOR: Final = "anti-growth"
"""The research card for super-zeds."""
BAIT: Final = "poisoned"
"""The one for zeds beside anybody, when Actions begin."""
MAESTRO: Final = "marteuse"
"""The anti-hero whose arrest brings a research card."""
COSTLY: Final = "stuck"
"""A research card after which the next one costs a supply."""
QUIET: Final = "keep-calm"
"""An event that stands in nobody's way."""


def rare(scatter: Scatter, given: Given) -> None:
    """Most positions are one of those that their level knows; the laboratory has the greatest variety."""
    level, versus = scatter.level, scatter.chosen["mode"] == "versus"
    found: list[Occasion] = [last_day]
    if scatter.chosen["options"] == "lab-excellence":
        quiet_study(scatter, given)
        return
    if level > 1:
        found.append(broken_bridge)
    if level > 2:
        found += [vaccinated, poisoned]
    if level > 3:
        found.append(hidden_file)
    if level > 4:
        found += [last_day, marker_returns, nobody_to_lead, nobody_to_lead]
    if versus and level > 3 and scatter.one_in(2):
        arrest(scatter, given)
    elif level > 2 and not scatter.one_in(3):
        discovery(scatter, given)
    elif level > 2 or scatter.one_in(2):
        found[scatter.picks.upto(len(found) - 1)](scatter, given)


def fighters(scatter: Scatter, given: Given) -> list[str]:
    """Heroes and civilians who are up and about; scientists stay with their work."""
    return [
        id
        for id, one in given["units"].items()
        if isinstance(one, dict) and scatter.content.units[id].kind in ("hero", "civilian")
        # Who lies in a bed or in the cemetery has no hits written down.
        if "hits" in one and one["field"] not in HOUSES
    ]


def stand(scatter: Scatter, given: Given, id: str, field: str) -> bool:
    """Somebody goes to a field, if there is room; zeds who were there are elsewhere."""
    there = [one for one in given["units"].values() if (one if isinstance(one, str) else one["field"]) == field]
    if len(there) >= (scatter.content.fields[field].limit or 9):
        return False
    given["zeds"].pop(field, None)
    given["units"][id]["field"] = field
    given["units"][id].pop("defiant", None)
    return True


def discovery(scatter: Scatter, given: Given) -> None:
    """The next research card is about to be found, the antidote at any stage; somebody it may call back is dead."""
    picks, content = scatter.picks, scatter.content
    people = [id for id in fighters(scatter, given) if "surface-only" not in content.units[id].flags]
    events = [id for id in DISCOVERIES if content.events[id].level <= scatter.level]
    event = picks.one(events)
    if not people or not stand(scatter, given, people[0], content.events[event].effect.at):
        return
    given["event"], given["start"] = event, "actions"
    stage = picks.upto(2)
    found = ["dpc-order", "antidote"] if stage == 2 else ["dpc-order"]
    cards = [id for id in dict.fromkeys(map(kind, content.research)) if id not in found]
    following = WEAPON if "botched" in str(given["options"]) or scatter.one_in(6) else picks.one(cards)
    if scatter.supers() and scatter.one_in(3):
        following = INHIBITOR
    active = picks.one(["dpc-order", *[id for id in cards if id not in ("antidote", following)]])
    given["antidote"] = stage
    given["research"] = list(dict.fromkeys([*found, active]))
    given["top"] = {"research": following}
    if following == WEAPON and scatter.one_in(2):
        given["components"] = picks.some(list(content.components), 3)
    if len(people) > 1:
        given["units"][people[1]] = {"field": CEMETERY}


def arrest(scatter: Scatter, given: Given) -> None:
    """Every anti-unit at large has been found, where there is room for both, by somebody who may arrest it."""
    content, units = scatter.content, given["units"]
    wanted = [id for id in units if content.units[id].kind.startswith("anti") and (units[id] != JAIL or id == MAESTRO)]
    wanted.sort(key=lambda id: id != MAESTRO)
    lawful = [id for id in fighters(scatter, given) if not {"no-arrest", "surface-only"} & set(content.units[id].flags)]
    lawful.sort(key=lambda id: "lawman" not in content.units[id].keywords)
    open_ground = [field for field in scatter.free if scatter.room[field] > 1 and content.fields[field].track != "T"]
    spots = scatter.picks.some([field for field in open_ground if not content.fields[field].town], len(wanted))
    for id, anti, spot in zip(lawful, wanted, spots):
        units[anti] = spot
        stand(scatter, given, id, spot)
    if MAESTRO in wanted:
        # With everybody else gone there is little to do but this.
        for id in [*lawful[len(wanted) :], *(one for one in fighters(scatter, given) if one not in lawful)]:
            units[id] = {"field": CEMETERY}
        given["kept"], given["ammo"], given["supplies"] = [], 0, 0
    if content.events[given["event"]].kind == "normal":
        given["start"], given["actions"] = "act", 4


def broken_bridge(scatter: Scatter, given: Given) -> None:
    """Bauer's crew is there to mend it."""
    given["units"][CREW] = {"field": BRIDGE, "hits": 0}
    stand(scatter, given, CREW, BRIDGE)
    given["places"].setdefault(BRIDGE, {})["bridge"] = "down"
    if scatter.content.events[given["event"]].kind == "normal":
        given["start"] = "act"


def hidden_file(scatter: Scatter, given: Given) -> None:
    """Somebody has come to the office that a kept card speaks of."""
    people = [id for id in fighters(scatter, given) if "surface-only" not in scatter.content.units[id].flags]
    if people and stand(scatter, given, people[0], OFFICE):
        given["kept"] = list(dict.fromkeys([*given["kept"], FILE]))
        if scatter.content.events[given["event"]].kind == "normal":
            given["start"] = "act"


def quiet_study(scatter: Scatter, given: Given) -> None:
    """A scientist at work, and nobody else is left."""
    content = scatter.content
    scholars = [id for id in content.unit_ids["hero"] if "scientist" in content.units[id].keywords]
    scholar = next((id for id in scholars if id in given["units"]), scholars[0])
    given["units"] = {id: {"field": CEMETERY} for id in given["units"] if content.units[id].hero and id != scholar}
    given["units"][scholar] = LAB
    given["zeds"], given["kept"], given["components"] = {}, [], []
    given["research"] = ["dpc-order", COSTLY]
    given.pop("top", None)
    given["supplies"], given["ammo"], given["actions"] = 6, 0, 4
    given["event"], given["start"] = QUIET, "act"


def vaccinated(scatter: Scatter, given: Given) -> None:
    """An outbreak in spite of the vaccine."""
    given["research"] = ["dpc-order", VACCINE]
    given.pop("top", None)
    given["empty"] = [name for name in given["empty"] if name not in ("zeds", "stories")]
    given["event"], given["start"] = QUIET, "outbreak"


def poisoned(scatter: Scatter, given: Given) -> None:
    """Bait is laid out, and somebody stands beside zeds."""
    given["research"] = ["dpc-order", BAIT]
    given.pop("top", None)
    given["event"], given["start"] = QUIET, "actions"


def marker_returns(scatter: Scatter, given: Given) -> None:
    on_zeds = str(given["zeds"])
    given["event"], given["start"] = RETURN, "zeds"
    given["gone"] = [marker for marker in UPGRADES if marker not in on_zeds]


def nobody_to_lead(scatter: Scatter, given: Given) -> None:
    """A story tells of a leader while there are only super-zeds. (An outbreak would bring a normal one first.)"""
    supers = scatter.content.zed_ids["super"]
    given["zeds"] = {
        field: found
        for field, there in given["zeds"].items()
        if (found := [text for text in there if text.split()[0] in supers])
    }
    given["empty"] = [name for name in given["empty"] if name not in ("zeds", "stories")]
    given["gone"] = [marker for marker in given["gone"] if marker != ROLE]
    given["top"] = {**given.get("top", {}), "stories": LEADER}
    given["event"], given["start"] = AMBUSH, scatter.content.events[AMBUSH].phase


def last_day(scatter: Scatter, given: Given) -> None:
    """Tomorrow is the finale, any that the level may have, but rather its own."""
    finales = pool(scatter.content, scatter.level, 0, "finale")
    given["finale"] = finales[-1] if scatter.one_in(2) else scatter.picks.one(finales)
    if scatter.content.events[given["event"]].kind == "normal":
        given["empty"] = [*given["empty"], "events"]
        given["start"] = "organisation"
        given["top"] = {name: card for name, card in given.get("top", {}).items() if name != "events"}
