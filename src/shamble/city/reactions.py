"""What a survivor may do when zombies appear close by (p. 63-64)."""

from __future__ import annotations

from shamble.city.combat import attack_options, begin
from shamble.city.flow import Play
from shamble.city.moving import walk_free
from shamble.city.skills import has
from shamble.city.state import City, Survivor
from shamble.core.option import Option


def reactions(s: City, survivor: Survivor, zone: int) -> list[Option]:
    """Each once per card, for zombies that appear in range 0-1."""
    far = s.topology().sight(survivor.zone).get(zone)
    if far is None or far > 1:
        return []
    options: list[Option] = []
    who = survivor.id
    zones = s.board.zones
    if has(s, survivor, "combat-reflexes") and not s.spent("card", f"reflexes {who}"):
        if far == 0:
            options += attack_options(s, survivor, "melee")
        options += [option for option in attack_options(s, survivor, "ranged") if option.target == zones[zone].id]
    if has(s, survivor, "sidestep") and not s.spent("card", f"sidestep {who}") and not survivor.car:
        options += [Option("sidestep", who, zones[near].id) for near in s.topology().near[survivor.zone]]
    return options


def react(t: Play, option: Option, zone: int) -> None:
    who = option.actor
    if option.verb == "sidestep":
        t.spend("card", f"sidestep {who}")
        t.tell("sidesteps", "skill.sidestep", who=who)
        walk_free(t, who, t.s.board.names[option.target], "skill.sidestep")
        return
    t.spend("card", f"reflexes {who}")
    t.tell("reflexes", "skill.combat-reflexes", who=who)
    mode = "melee" if option.verb == "melee" else "ranged"
    target = t.s.survivor(who).zone if mode == "melee" else zone
    begin(t, who, mode, tuple(option.item.split("+")), target, free=True)
