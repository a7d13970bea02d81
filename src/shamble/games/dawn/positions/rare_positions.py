"""Rare situations for random positions, which one game in hundreds reaches. Each follows the rules of its level."""

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
"""Events that bring a research card if a unit stands on the right field."""
RETURN: Final = "not-again"
"""The event that brings an upgrade marker back into play."""
WEAPON: Final = "weapon"
"""The research card that brings a component."""
CREW: Final = "bauer"
BRIDGE: Final = "S1"
FILE: Final = "project-file"
AMBUSH: Final = "stray-zeds"
"""An event that draws a story card and places no counter."""
LEADER: Final = "alpha"
"""A story card that gives the leader marker to a normal zed."""
ROLE: Final = "leader"
"""The marker of that story card."""
VACCINE: Final = "vaccine"
INHIBITOR: Final = "anti-growth"
"""The research card that replaces a super-zed."""
BAIT: Final = "poisoned"
"""The research card that hits zeds next to units at the start of the Actions phase."""
MAESTRO: Final = "marteuse"
"""The anti-hero whose arrest brings a research card."""
COSTLY: Final = "stuck"
"""A research card after which the next one costs a supply."""
QUIET: Final = "keep-calm"
"""An event that interferes with nothing."""


def rare(scatter: Scatter, given: Given) -> None:
    """Changes most positions into one of the rare situations of their level; research has the greatest variety."""
    level, versus = scatter.level, scatter.chosen["mode"] == "versus"
    occasions: list[Occasion] = [last_day]
    if scatter.chosen["options"] == "lab-excellence":
        quiet_study(scatter, given)
        return
    if level > 1:
        occasions.append(broken_bridge)
    if level > 2:
        occasions += [vaccinated, poisoned]
    if level > 3:
        occasions.append(hidden_file)
    if level > 4:
        occasions += [last_day, marker_returns, nobody_to_lead, nobody_to_lead]
    if versus and level > 3 and scatter.one_in(2):
        arrest(scatter, given)
    elif level > 2 and not scatter.one_in(3):
        discovery(scatter, given)
    elif level > 2 or scatter.one_in(2):
        occasions[scatter.picks.upto(len(occasions) - 1)](scatter, given)


def fighters(scatter: Scatter, given: Given) -> list[str]:
    """Heroes and civilians who can act; scientists in hospital or laboratory are left there."""
    return [
        id
        for id, entry in given["units"].items()
        if isinstance(entry, dict) and scatter.content.units[id].kind in ("hero", "civilian")
        # Units in a bed or in the cemetery have no `hits` entry.
        if "hits" in entry and entry["field"] not in HOUSES
    ]


def stand(scatter: Scatter, given: Given, id: str, field: str) -> bool:
    """Moves a unit to a field, if it has room, and removes zeds from there; True if it did."""
    there = [
        entry for entry in given["units"].values() if (entry if isinstance(entry, str) else entry["field"]) == field
    ]
    if len(there) >= (scatter.content.fields[field].limit or 9):
        return False
    given["zeds"].pop(field, None)
    given["units"][id]["field"] = field
    given["units"][id].pop("defiant", None)
    return True


def discovery(scatter: Scatter, given: Given) -> None:
    """The next research card is about to be found, at any stage of the antidote; it may bring back a dead unit."""
    picks, content = scatter.picks, scatter.content
    people = [id for id in fighters(scatter, given) if "surface-only" not in content.units[id].flags]
    events = [id for id in DISCOVERIES if content.events[id].level <= scatter.level]
    event = picks.choice(events)
    if not people or not stand(scatter, given, people[0], content.events[event].effect.at):
        return
    given["event"], given["start"] = event, "actions"
    stage = picks.upto(2)
    revealed = ["dpc-order", "antidote"] if stage == 2 else ["dpc-order"]
    cards = [id for id in dict.fromkeys(map(kind, content.research)) if id not in revealed]
    following = WEAPON if "botched" in str(given["options"]) or scatter.one_in(6) else picks.choice(cards)
    if scatter.supers() and scatter.one_in(3):
        following = INHIBITOR
    active = picks.choice(["dpc-order", *[id for id in cards if id not in ("antidote", following)]])
    given["antidote"] = stage
    given["research"] = list(dict.fromkeys([*revealed, active]))
    given["top"] = {"research": following}
    if following == WEAPON and scatter.one_in(2):
        given["components"] = picks.sample(list(content.components), 3)
    if len(people) > 1:
        given["units"][people[1]] = {"field": CEMETERY}


def arrest(scatter: Scatter, given: Given) -> None:
    """Each anti-unit at large shares a field with a unit that may arrest it, if there is room for both."""
    content, units = scatter.content, given["units"]
    wanted = [id for id in units if content.units[id].kind.startswith("anti") and (units[id] != JAIL or id == MAESTRO)]
    wanted.sort(key=lambda id: id != MAESTRO)
    lawful = [id for id in fighters(scatter, given) if not {"no-arrest", "surface-only"} & set(content.units[id].flags)]
    lawful.sort(key=lambda id: "lawman" not in content.units[id].keywords)
    open_ground = [field for field in scatter.free if scatter.room[field] > 1 and content.fields[field].track != "T"]
    spots = scatter.picks.sample([field for field in open_ground if not content.fields[field].town], len(wanted))
    for id, anti, spot in zip(lawful, wanted, spots):
        units[anti] = spot
        stand(scatter, given, id, spot)
    if MAESTRO in wanted:
        # With all other units gone, hardly any other action is left.
        for id in [*lawful[len(wanted) :], *(fighter for fighter in fighters(scatter, given) if fighter not in lawful)]:
            units[id] = {"field": CEMETERY}
        given["kept"], given["ammo"], given["supplies"] = [], 0, 0
    if content.events[given["event"]].kind == "normal":
        given["start"], given["actions"] = "act", 4


def broken_bridge(scatter: Scatter, given: Given) -> None:
    """Bauer's crew stands on the broken bridge and can mend it."""
    given["units"][CREW] = {"field": BRIDGE, "hits": 0}
    stand(scatter, given, CREW, BRIDGE)
    given["places"].setdefault(BRIDGE, {})["bridge"] = "down"
    if scatter.content.events[given["event"]].kind == "normal":
        given["start"] = "act"


def hidden_file(scatter: Scatter, given: Given) -> None:
    """A unit stands in the office that a kept card needs."""
    people = [id for id in fighters(scatter, given) if "surface-only" not in scatter.content.units[id].flags]
    if people and stand(scatter, given, people[0], OFFICE):
        given["kept"] = list(dict.fromkeys([*given["kept"], FILE]))
        if scatter.content.events[given["event"]].kind == "normal":
            given["start"] = "act"


def quiet_study(scatter: Scatter, given: Given) -> None:
    """A scientist works in the laboratory, and no other unit is left."""
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
    """An outbreak while the vaccine is active."""
    given["research"] = ["dpc-order", VACCINE]
    given.pop("top", None)
    given["empty"] = [name for name in given["empty"] if name not in ("zeds", "stories")]
    given["event"], given["start"] = QUIET, "outbreak"


def poisoned(scatter: Scatter, given: Given) -> None:
    """The poisoned bait is active at the start of the Actions phase."""
    given["research"] = ["dpc-order", BAIT]
    given.pop("top", None)
    given["event"], given["start"] = QUIET, "actions"


def marker_returns(scatter: Scatter, given: Given) -> None:
    """The event that brings back an upgrade marker, with several markers out of play."""
    on_zeds = str(given["zeds"])
    given["event"], given["start"] = RETURN, "zeds"
    given["gone"] = [marker for marker in UPGRADES if marker not in on_zeds]


def nobody_to_lead(scatter: Scatter, given: Given) -> None:
    """A story card names a leader while only super-zeds are on the map (an outbreak would add a normal one)."""
    supers = scatter.content.zed_ids["super"]
    given["zeds"] = {
        field: left
        for field, there in given["zeds"].items()
        if (left := [text for text in there if text.split()[0] in supers])
    }
    given["empty"] = [name for name in given["empty"] if name not in ("zeds", "stories")]
    given["gone"] = [marker for marker in given["gone"] if marker != ROLE]
    given["top"] = {**given.get("top", {}), "stories": LEADER}
    given["event"], given["start"] = AMBUSH, scatter.content.events[AMBUSH].phase


def last_day(scatter: Scatter, given: Given) -> None:
    """The next event is the finale: any of the level, every second time its own."""
    finales = pool(scatter.content, scatter.level, 0, "finale")
    given["finale"] = finales[-1] if scatter.one_in(2) else scatter.picks.choice(finales)
    if scatter.content.events[given["event"]].kind == "normal":
        given["empty"] = [*given["empty"], "events"]
        given["start"] = "organisation"
        given["top"] = {name: card for name, card in given.get("top", {}).items() if name != "events"}
