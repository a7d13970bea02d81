"""Who can do what: a survivor's skills with everything that lends one, and what actions are left."""

from __future__ import annotations

from typing import Final

from shamble.city.state import City, Survivor


def skills_of(s: City, survivor: Survivor) -> tuple[str, ...]:
    """Own skills, a companion's first one, what carried gear grants, and brothers in arms in the zone."""
    found = survivor.skills
    if not s.companions and not s.brothers and not s.rules.lending:
        return found
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
    turn = s.scope("turn")
    spent = turn.spent.count("action") if turn is not None else 0
    if turn is not None and turn.name.endswith("+gift"):
        return 1 - spent
    return s.rules.actions + skills_of(s, survivor).count("plus-action") - spent


def purses(s: City, survivor: Survivor, what: str, paired: bool = False) -> list[str]:
    """What can pay for one action of a kind, the narrowest first: nobody gains by using a wider one before."""
    turn = s.scope("turn")
    spent: tuple[str, ...] = turn.spent if turn is not None else ()
    used = spent.count("action")
    if turn is not None and turn.name.endswith("+gift"):
        return ["action"] if not used else []
    mine = skills_of(s, survivor)
    found: list[str] = []
    if what != "any":
        if what == "door" and "break-in" in mine and "free:door" not in spent:
            found.append("free:door")
        if paired and "dual-expert" in mine and "dual-expert" not in spent:
            found.append("dual-expert")
        name = FREE[what]
        found += [name] * (mine.count(name) - spent.count(name))
        if what == "melee" or what == "ranged":
            found += ["free:combat"] * (mine.count("free:combat") - spent.count("free:combat"))
    return found + ["action"] * (s.rules.actions + mine.count("plus-action") - used)


FREE: Final = {kind: f"free:{kind}" for kind in ("move", "search", "door", "melee", "ranged")}
"""The free action that pays for a kind of action alone."""


class Wallet:
    """How many actions of each kind a survivor can still pay for: looked up once for a whole menu."""

    def __init__(self, s: City, survivor: Survivor) -> None:
        turn = s.scope("turn")
        self.spent: Final[tuple[str, ...]] = turn.spent if turn is not None else ()
        self.gift: Final = turn is not None and turn.name.endswith("+gift")
        self.skills: Final = skills_of(s, survivor)
        used = self.spent.count("action")
        self.actions: Final = 1 - used if self.gift else s.rules.actions + self.skills.count("plus-action") - used

    def left(self, free: str) -> int:
        return self.skills.count(free) - self.spent.count(free) if free in self.skills else 0

    def count(self, what: str, paired: bool = False) -> int:
        """The same as `len(purses(…))`."""
        if self.gift:
            return max(0, self.actions)
        n = max(0, self.actions) + self.left(FREE[what])
        if what == "melee" or what == "ranged":
            n += self.left("free:combat")
            if paired and "dual-expert" in self.skills and "dual-expert" not in self.spent:
                n += 1
        elif what == "door" and "break-in" in self.skills and "free:door" not in self.spent:
            n += 1
        return n
