"""Scores for the options of questions that only this book asks."""

from __future__ import annotations

from typing import Any, Final

from shamble.city.advice.answers import JUDGES as COMMON
from shamble.city.advice.answers import think
from shamble.city.advice.waiting import why_step
from shamble.city.book.printed import kind_name
from shamble.city.table.state import CityState
from shamble.core.advice import Judge, Judged
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.marvel.horde.enemies import DEVOUR, SUPER
from shamble.games.marvel.survivors.hunger import MAX_HUNGER, hunger_of

BEST: Final = (
    *("dead-nerves", "relentless", "feeding-frenzy", "bone-claws", "steady-rot", "numb-the-hunger", "iron-stomach"),
    *("second-helping", "burst-open", "deep-bite", "pack-hunter", "reattach", "grave-howl", "play-dead", "embrace-it"),
    *("off-the-hinges", "bloodhound", "shared-meal"),
)
"""Traits, best first."""
TABLE: Final = (
    *("thunderbolt-ross", "phil-coulson", "aunt-may", "pepper-potts", "wong", "blind-al", "nick-fury", "maria-hill"),
    *("j-jonah-jameson", "edwin-jarvis", "jane-foster", "mary-jane-watson"),
)
"""Bystander cards, best first."""
WEAK: Final = 2
"""Life points at or below which a hero counts as weak."""


def next_up(s: CityState, step: Any, option: Option) -> Judged:
    """Prefers heroes among enemies, then hungry and weak ones."""
    hero = s.survivor(option.actor)
    crowd, hunger = s.crowd(hero.zone), hunger_of(hero)
    who: Args = {"who": hero.id}
    value = 3.0 * crowd + 2.0 * hunger + (0.5 if hero.life <= WEAK else 0.0)
    if crowd:
        return value, "first-among-them", {**who, "n": crowd}
    if hunger:
        return value, "first-hungry", {**who, "n": hunger}
    return value, "first-weak" if value else "first-any", who


def share(s: CityState, step: Any, option: Option) -> Judged:
    """Gives the next wound to the hero with the most life left."""
    hero = s.survivor(option.actor)
    left = hero.life - step.given.count(hero.id)
    if option.verb == "bite-all":
        return (-50.0 if left <= step.left else -1.0), "share", {}
    return float(left), "strongest", {"who": hero.id}


def strongest(s: CityState, step: Any, option: Option) -> Judged:
    """Chooses the hero with the most life."""
    return float(s.survivor(option.actor).life), "strongest", {"who": option.actor}


def kept(s: CityState, step: Any, option: Option) -> Judged:
    """Keeps the better card and drops the worse one."""
    name = kind_name(option.item)
    rank = BEST.index(name) if name in BEST else TABLE.index(name) if name in TABLE else 0
    worth = -float(rank)
    return (worth if option.verb == "take" else -worth), "least-useful", {"card": option.item}


def prepare(s: CityState, step: Any, option: Option) -> Judged:
    """Uses a trait on a roll that matters: against a super hero or for a meal, if too few hits are expected."""
    attack = s.attack
    if attack is None or option.verb == "roll":
        return 0.0, "roll-now", {}
    there = [kind for kind in s.rules.catalogue.kinds if s.zombies[attack.zone][kind.index]]
    tough = max([kind.needs for kind in there], default=1)
    expected = attack.count * (7 - max(2, attack.accuracy)) / 6.0
    matters = any(kind.type == SUPER for kind in there) or attack.weapons[0] == DEVOUR
    short = expected < (tough if matters else min(tough + 1, s.crowd(attack.zone)))
    if matters and short:
        return 1.0, "trait", {}
    return -1.0, "keep-trait", {"card": option.item}


def numb(s: CityState, step: Any, option: Option) -> Judged:
    """Numbs hunger only at the end of the track."""
    hungry = hunger_of(s.survivor(option.actor)) >= MAX_HUNGER
    return trait_now(hungry, option)


def feel_nothing(s: CityState, step: Any, option: Option) -> Judged:
    """Cancels wounds, unless the hero can well bear them."""
    if option.verb == "suffer":
        return (0.5 if s.survivor(step.who).life > step.n + 1 else -5.0), "bear-it", {}
    return float(option.n or 0), "trait", {}


def lie_still(s: CityState, step: Any, option: Option) -> Judged:
    """Plays dead only if the hero is weak."""
    weak = s.survivor(option.actor).life <= WEAK
    return trait_now(weak, option)


def trait_now(wanted: bool, option: Option) -> Judged:
    """Judges using or keeping a trait; `wanted`: True if this is the moment for it."""
    if option.verb == "use":
        return (1.0, "trait", {}) if wanted else (0.0, "keep-trait", {"card": option.item})
    return (0.0, "trait-passed", {}) if wanted else (1.0, "save-trait", {})


def step_in(s: CityState, step: Any, option: Option) -> Judged:
    """Judges the free step through a broken door by the best turn from there."""
    plan, _ = think(s, step.who)
    zone = plan.me.zone if option.verb == "stop" else s.board.names[option.target]
    value = plan.best(zone, plan.actions, plan.free, plan.searched)
    if option.verb == "stop":
        return value, "good-here", {}
    why, args = why_step(plan, zone)
    return value - 0.05, why, args


def free_deed(s: CityState, step: Any, option: Option) -> Judged:
    """Judges a free action by the value of the turn it leads to."""
    if option.verb == "pass":
        return 0.0, "nothing-better", {}
    plan, turn = think(s, step.who)
    asked = turn(plan)
    score, reason, args = asked.judge(option)
    return score - asked.later(0) - (0.3 if option.verb == "move" else 0.0), reason, args


def eat_on(s: CityState, step: Any, option: Option) -> Judged:
    """Uses every trait offered after a meal."""
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
    "BeforeDice": prepare,
    "HungerRose": numb,
    "Numbness": feel_nothing,
    "PlayDead": lie_still,
    "FreeDeed": free_deed,
    "StepIn": step_in,
    "AfterMeal": eat_on,
    "Follow": COMMON["SplitRemainder"],
}
