"""What a sensible player answers to this book's own questions."""

from __future__ import annotations

from typing import Any, Final

from shamble.city.advice.answers import JUDGES as COMMON
from shamble.city.advice.answers import think
from shamble.city.advice.judged import Judge, Judged
from shamble.city.book.printed import kind_name
from shamble.city.table.state import City
from shamble.core.option import Option
from shamble.games.marvel.horde.enemies import DEVOUR, SUPER
from shamble.games.marvel.skills.devoured_skills import FOOD
from shamble.games.marvel.survivors.hunger import MOST, hunger_of

BEST: Final = (
    *("dead-nerves", "relentless", "feeding-frenzy", "bone-claws", "steady-rot", "numb-the-hunger", "iron-stomach"),
    *("second-helping", "burst-open", "deep-bite", "pack-hunter", "reattach", "grave-howl", "play-dead", "embrace-it"),
    *("off-the-hinges", "bloodhound", "shared-meal"),
)
"""Traits, the best first."""
TABLE: Final = tuple([skill.id for skill in FOOD])
WEAK: Final = 2


def next_up(s: City, step: Any, option: Option) -> Judged:
    """The hungry and those in a crowd first."""
    hero = s.survivor(option.actor)
    value = 3.0 * s.crowd(hero.zone) + 2.0 * hunger_of(hero) + (0.5 if hero.life <= WEAK else 0.0)
    return value, "first-in-need", {"who": hero.id}


def share(s: City, step: Any, option: Option) -> Judged:
    """Whoever has most left takes the next one."""
    hero = s.survivor(option.actor)
    left = hero.life - step.given.count(hero.id)
    if option.verb == "bite-all":
        return (-50.0 if left <= step.left else -1.0), "share", {}
    return float(left), "strongest", {"who": hero.id}


def strongest(s: City, step: Any, option: Option) -> Judged:
    return float(s.survivor(option.actor).life), "strongest", {"who": option.actor}


def kept(s: City, step: Any, option: Option) -> Judged:
    """The card that is worth least goes."""
    name = kind_name(option.item)
    rank = BEST.index(name) if name in BEST else TABLE.index(name) if name in TABLE else 0
    worth = -float(rank)
    return (worth if option.verb == "take" else -worth), "least-useful", {"card": option.item}


def prepare(s: City, step: Any, option: Option) -> Judged:
    """A card for a roll that matters: somebody tough, or somebody who must be eaten."""
    attack = s.attack
    if attack is None or option.verb == "roll":
        return 0.0, "good-here", {}
    there = [kind for kind in s.rules.catalogue.kinds if s.zombies[attack.zone][kind.index]]
    tough = max([kind.needs for kind in there], default=1)
    expected = attack.count * (7 - max(2, attack.accuracy)) / 6.0
    matters = any(kind.type == SUPER for kind in there) or attack.weapons[0] == DEVOUR
    short = expected < (tough if matters else min(tough + 1, s.crowd(attack.zone)))
    return (1.0 if matters and short else -1.0), "trait", {"card": option.item}


def numb(s: City, step: Any, option: Option) -> Judged:
    hungry = hunger_of(s.survivor(option.actor)) >= MOST
    return (1.0 if (option.verb == "use") == hungry else 0.0), "trait", {}


def feel_nothing(s: City, step: Any, option: Option) -> Judged:
    if option.verb == "suffer":
        return (0.5 if s.survivor(step.who).life > step.n + 1 else -5.0), "bear-it", {}
    return float(option.n or 0), "trait", {}


def lie_still(s: City, step: Any, option: Option) -> Judged:
    weak = s.survivor(option.actor).life <= WEAK
    return (1.0 if (option.verb == "use") == weak else 0.0), "trait", {}


def free_deed(s: City, step: Any, option: Option) -> Judged:
    if option.verb == "pass":
        return 0.0, "nothing-better", {}
    plan, turn = think(s, step.who)
    asked = turn(plan)
    score, reason, args = asked.judge(option)
    return score - asked.later(0) - (0.3 if option.verb == "move" else 0.0), reason, args


def eat_on(s: City, step: Any, option: Option) -> Judged:
    return (0.0 if option.verb == "pass" else 1.0), "free", {}


JUDGES: Final[dict[str, Judge]] = {
    "HeroTurns": next_up,
    "ShareWounds": share,
    "Struck": strongest,
    "DropOn": strongest,
    "StrangeJump": strongest,
    "TooManyTraits": kept,
    "OneBystander": kept,
    "PickTrait": kept,
    "Prepare": prepare,
    "HungerRose": numb,
    "Numbness": feel_nothing,
    "PlayDead": lie_still,
    "FreeDeed": free_deed,
    "AfterMeal": eat_on,
    "Follow": COMMON["Remainder"],
}
