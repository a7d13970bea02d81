"""Previews of options in the Actions phase and in fights: column, probabilities, price and risk."""

from __future__ import annotations

from typing import Final

from shamble.core.meaning import GRAVE, HARMLESS, RISKY, Meaning, Note, percent
from shamble.core.option import Option
from shamble.games.dawn.actions.building import barricade_cost
from shamble.games.dawn.actions.researching import research_cost
from shamble.games.dawn.actions.searching import finds, row, search_dice
from shamble.games.dawn.actions.undefended_tracks import all_alone, next_step
from shamble.games.dawn.fights.combat_columns import defence, enemies
from shamble.games.dawn.fights.combat_odds import fight_odds
from shamble.games.dawn.fights.fight_meanings import fight_meaning, shot_meaning, supplies
from shamble.games.dawn.printed.counters import Fight
from shamble.games.dawn.table.book import powers_in_force
from shamble.games.dawn.table.power_texts import telling
from shamble.games.dawn.table.state import DawnState

FROM: Final = (1, 4, 6, 7)
"""Lowest result of each line of the search table."""
ACTIONS: Final = {"hand-load": 2}
"""Verbs of options that take more than one action, and how many."""
EXTRAS: Final = ("special", "arm", "event", "opportunist")
"""Verbs of options that cost no action."""


def act_meaning(s: DawnState, option: Option, cost: int = 1, free: bool = False, own: int = 0) -> Meaning | None:
    """Preview of an option of the Actions phase, if it has any. `free`: without ammunition and supplies. `own`: number
    of player actions that are left."""
    verb = option.verb
    if verb == "attack" and option.target in s.content.fields:
        foes = enemies(s, option.actor, option.target)
        return fight_meaning(s, Fight(option.target, option.actor, foes, True), cost) if foes else None
    if verb == "shoot":
        return shot_meaning(s, option, cost, free)
    if verb == "search":
        return search_meaning(s, option, cost)
    if verb == "barricade":
        return barricade_meaning(s, option, cost, free)
    if verb == "research":
        need = s.content.research[s.research].need
        plus = sum([power.die_bonus(s, "research", option.actor) for power, _ in powers_in_force(s, "die_bonus")])
        chance = percent(max(0, min(6, 7 - need + plus)) / 6)
        notes = supplies(0 if free else research_cost(s))
        return Meaning(cost=cost, dice=1, need=need, odds=(Note("succeeds", percent=chance),), notes=notes)
    if verb == "heal":
        return Meaning(cost=cost, notes=(Note("infection-falls", n=1),))
    if verb == "grenade":
        lost = not s.chaos_left() and not s.has_optional_rule("crisis-proof")
        return Meaning(cost=cost, notes=(Note("gas", n=4),), risk=GRAVE if lost else RISKY)
    if verb == "move":
        return move_meaning(s, option, cost)
    if verb == "end-actions":
        open_tracks, risk = all_alone(s)
        n = s.actions + own
        unused = (Note("lapse", n=n),) if n else ()
        return Meaning(notes=(*unused, *open_tracks), risk=risk) if unused or open_tracks else None
    if verb in ("own", "skip", "back"):
        return None
    return Meaning(cost=0 if is_extra(s, option) else cost * ACTIONS.get(verb, 1), notes=telling(s, option))


def is_extra(s: DawnState, option: Option) -> bool:
    """True if the option costs no action: special actions, arming, event options, and cards unless they are a move."""
    if option.verb == "play":
        return s.content.stories[option.item].window != "move"
    return option.verb in EXTRAS


def move_meaning(s: DawnState, option: Option, cost: int) -> Meaning:
    """Warns of a move into chaos, which stops the unit, and of a track that it leaves undefended."""
    notes: list[Note] = []
    risk = HARMLESS
    if s.place(option.target).chaos > 0 and not s.flag(option.actor, "ignores-chaos"):
        notes.append(Note("stuck"))
        risk = RISKY
    unit = s.unit(option.actor)
    track = s.track(unit.field) if unit is not None else ""
    if track and next_step(s, track)[0] is None:
        lost, grave = next_step(s, track, option.actor)
        if lost is not None:
            notes.append(lost)
            risk = max(risk, grave)
    return Meaning(cost=cost, notes=tuple(notes), risk=risk)


def barricade_meaning(s: DawnState, option: Option, cost: int, free: bool) -> Meaning:
    """Price of a barricade, its columns, and the chance to hold against the nearest zeds without and with it."""
    unit = s.unit(option.actor)
    assert unit is not None
    field = option.target
    front = next((ahead for ahead in s.way(s.track(field)) if s.zeds_at(ahead)), "")
    foes = tuple([zed.id for zed in s.zeds_at(front)]) if front else ()
    fight = Fight(field, unit.id, foes, False)
    wall = s.content.markers["barricade"]
    gain = max(0, wall.defence - defence(s, fight)[1])
    notes = (*supplies(0 if free else barricade_cost(s, unit)), Note("columns", n=gain))
    if not foes:
        return Meaning(cost=cost, notes=notes)
    there = s.fork()
    there.zeds = [zed.at(field) if zed.id in foes else zed for zed in s.zeds]
    walled = fight.having(extra=((wall.rule, gain),))
    odds = (
        Note("holds", percent=percent(fight_odds(there, fight).win)),
        Note("holds-then", percent=percent(fight_odds(there, walled).win)),
    )
    return Meaning(cost=cost, odds=odds, notes=notes)


def search_meaning(s: DawnState, option: Option, cost: int) -> Meaning:
    """Possible finds of a search: every line of the table with the chance that one of the dice shows it."""
    unit = s.unit(option.actor)
    assert unit is not None
    plus = sum([power.die_bonus(s, "search", unit.id) for power, _ in powers_in_force(s, "die_bonus")])
    dice = search_dice(s, unit)
    sides: dict[int, int] = {}
    for die in range(1, 7):
        line = row(s, die + plus)
        sides[line] = sides.get(line, 0) + 1
    odds = []
    for line, n in sides.items():
        choices = finds(s, unit.field, FROM[line])
        chance = percent(1.0 - (1.0 - n / 6) ** dice)
        if len(choices) > 1:
            odds.append(Note("may-choose", percent=chance, n=len(choices)))
        elif choices:
            odds.append(Note("may-find", percent=chance, supplies=choices[0].supplies, ammo=choices[0].ammo))
    return Meaning(cost=cost, dice=dice, odds=tuple(odds) or (Note("finds-nothing"),))
