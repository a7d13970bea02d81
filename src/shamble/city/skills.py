"""Who can do what: a survivor's skills with everything that lends one, and what actions are left."""

from __future__ import annotations

from shamble.city.state import City, Survivor


def skills_of(s: City, survivor: Survivor) -> tuple[str, ...]:
    """Own skills, a companion's first one, what carried gear grants, and brothers in arms in the zone."""
    found = survivor.skills
    if s.companions:
        for companion in s.led_by(survivor.id):
            found = (*found, s.rules.catalogue.sheets[companion.id].levels[0][0])
    if s.brothers:
        there = s.at(survivor.zone)
        if len(there) > 1:
            for mate in there:
                for skill in mate.skills:
                    if skill.startswith("brother-in-arms:"):
                        found = (*found, skill.partition(":")[2])
    for card in survivor.gear:
        gear = s.rules.catalogue.gear[card]
        if gear.skill and not gear.weapon:
            found = (*found, gear.skill)
    return found


def count(s: City, survivor: Survivor, family: str, mode: str = "") -> int:
    """How often a survivor has a skill; for an attack, also its combat form."""
    found = skills_of(s, survivor)
    if not mode:
        return found.count(family)
    return found.count(f"{family}:{mode}") + found.count(f"{family}:combat")


def has(s: City, survivor: Survivor, family: str, mode: str = "") -> bool:
    return count(s, survivor, family, mode) > 0


def weapon_skill(s: City, weapons: tuple[str, ...], skill: str) -> bool:
    """Whether a weapon that is being used brings the skill itself."""
    return any(s.rules.catalogue.gear[card].skill == skill for card in weapons if card in s.rules.catalogue.gear)


# -- actions ---------------------------------------------------------------------------------------------------------


def gift(s: City) -> bool:
    """Whether the present turn is one given action, not a turn of the survivor's own (Z-34)."""
    turn = s.scope("turn")
    return turn is not None and turn.name.endswith("+gift")


def actions_left(s: City, survivor: Survivor) -> int:
    """Ordinary actions; what was spent is counted, so a skill gained in mid-turn works at once."""
    if gift(s):
        return 1 - s.spent("turn", "action")
    return s.rules.actions + count(s, survivor, "plus-action") - s.spent("turn", "action")


def purses(s: City, survivor: Survivor, what: str, paired: bool = False) -> list[str]:
    """What can pay for one action of a kind, the narrowest first: nobody gains by using a wider one before."""
    found: list[str] = []
    if not gift(s):
        mine = skills_of(s, survivor)
        if what == "door" and "break-in" in mine and not s.spent("turn", "free:door"):
            found.append("free:door")
        if paired and "dual-expert" in mine and not s.spent("turn", "dual-expert"):
            found.append("dual-expert")
        for kind in (what, "combat") if what in ("melee", "ranged") else (what,):
            name = f"free:{kind}"
            left = mine.count(name) - s.spent("turn", name)
            found += [name] * max(0, left)
    found += ["action"] * max(0, actions_left(s, survivor))
    return found
