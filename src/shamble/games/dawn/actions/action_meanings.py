"""What an option of the Actions phase or of a fight would do: column, chances, price and danger."""

from __future__ import annotations

from math import comb
from typing import Final

from shamble.core.event import Arg
from shamble.core.meaning import GRAVE, HARMLESS, RISKY, Meaning, Note, percent
from shamble.core.option import Option
from shamble.games.dawn.actions.building import barricade_cost
from shamble.games.dawn.actions.researching import research_cost
from shamble.games.dawn.actions.searching import finds, row, search_dice
from shamble.games.dawn.actions.undefended_tracks import all_alone, next_step
from shamble.games.dawn.fights.combat_columns import column, defence, enemies, shifts, start_column
from shamble.games.dawn.fights.combat_odds import armed, felt, fight_odds, mean_gun, toughness
from shamble.games.dawn.fights.gunfire import gun_column, price, shot_of
from shamble.games.dawn.printed.counters import Fight
from shamble.games.dawn.table.power_texts import telling
from shamble.games.dawn.table.powers import common
from shamble.games.dawn.table.state import Table

FROM: Final = (1, 4, 6, 7)
"""The first number of each line of the search table."""
EXTRAS: Final = ("special", "arm", "event", "opportunist")


def act_meaning(s: Table, option: Option, cost: int = 1, free: bool = False) -> Meaning | None:
    """For the Actions phase; what is not worth a word has none. `free`: without ammunition and supplies."""
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
        plus = sum([power.luck(s, "research", option.actor) for power, _ in common(s, "luck")])
        chance = percent(max(0, min(6, 7 - need + plus)) / 6)
        notes = supplies(0 if free else research_cost(s))
        return Meaning(cost=cost, dice=1, need=need, odds=(Note("succeeds", percent=chance),), notes=notes)
    if verb == "heal":
        return Meaning(cost=cost, notes=(Note("infection-falls", n=1),))
    if verb == "grenade":
        lost = not s.chaos_left() and not s.option("crisis-proof")
        return Meaning(cost=cost, notes=(Note("gas", n=4),), risk=GRAVE if lost else RISKY)
    if verb == "move":
        return move_meaning(s, option, cost)
    if verb == "end-actions":
        open_tracks, risk = all_alone(s)
        unused = (Note("lapse", n=s.actions),) if s.actions else ()
        return Meaning(notes=(*unused, *open_tracks), risk=risk) if unused or open_tracks else None
    if verb in ("own", "skip", "back"):
        return None
    return Meaning(cost=0 if is_extra(s, option) else cost, notes=telling(s, option))


def is_extra(s: Table, option: Option) -> bool:
    """It costs no action: special actions, arming, the event's own offers, and cards unless they are a move."""
    if option.verb == "play":
        return s.content.stories[option.item].window != "move"
    return option.verb in EXTRAS


def move_meaning(s: Table, option: Option, cost: int) -> Meaning:
    """Who enters chaos is stuck there; whoever leaves may leave a field open."""
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


def barricade_meaning(s: Table, option: Option, cost: int, free: bool) -> Meaning:
    """Its price, how many columns it is worth, and the chance to hold against the nearest zeds without and with it."""
    unit = s.unit(option.actor)
    assert unit is not None
    field = option.target
    front = next((one for one in s.way(s.track(field)) if s.zeds_at(one)), "")
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


def supplies(n: int) -> tuple[Note, ...]:
    return (Note("supplies", n=n),) if n else ()


def fight_meaning(s: Table, fight: Fight, cost: int = -1) -> Meaning:
    """Column with its shifts, the chance to win, and what both sides may expect."""
    fight = armed(s, fight)
    unit = s.unit(fight.unit)
    assert unit is not None
    at = column(s, fight)
    chance = fight_odds(s, fight)
    first = start_column(sum([s.strength(foe) for foe in fight.foes]), s.strength(unit.id))
    told = [Note("fight-column", n=at)]
    given = shifts(s, fight)
    if given:
        told.append(Note("fight-shift", n=sum([n for _, n in given]), first=first))
        told += [Note("shift-right" if n > 0 else "shift-left", n=abs(n), why=rule.split(".")[1]) for rule, n in given]
    life = toughness(s, unit)
    feels = felt(s, unit)
    unhurt = sum([one.chance * (1.0 - feels) ** (one.unit / feels) for one in chance.endings])
    falls = sum([one.chance * at_least(life, round(one.unit / feels), feels) for one in chance.endings])
    told.append(Note("fight-win", percent=percent(chance.win)))
    told.append(Note("fight-unhurt", percent=percent(unhurt)))
    if falls > 0:
        told.append(Note("fight-falls", percent=percent(falls)))
    told.append(Note("fight-hits", **mean_of("given", chance.zeds), **mean_of("taken", chance.unit)))
    return Meaning(cost=cost, odds=tuple(told), hurts=(unit.id,) if chance.unit >= life else (), risk=HARMLESS)


def at_least(n: int, hits: int, feels: float) -> float:
    """The chance that of some hits at least so many are felt, where each is felt with that chance."""
    return sum([comb(hits, k) * feels**k * (1.0 - feels) ** (hits - k) for k in range(n, hits + 1)])


def mean_of(name: str, value: float) -> dict[str, Arg]:
    """A mean number of hits. One decimal is enough, and each language has its own sign before it."""
    whole, tenths = divmod(round(10 * value), 10)
    return {name: whole, f"{name}_tenths": tenths}


def shot_meaning(s: Table, option: Option, cost: int, free: bool) -> Meaning:
    unit = s.unit(option.actor)
    assert unit is not None
    at = gun_column(s, shot_of(s, unit, option.target))
    what, n = ("", 0) if free else price(s, unit)
    notes = (Note("ammo", n=n),) if what == "ammo" and n else supplies(n)
    told = (Note("gun-column", n=at + 1), Note("gun-hits", **mean_of("given", mean_gun(s.content, at))))
    return Meaning(cost=cost, odds=told, notes=notes)


def search_meaning(s: Table, option: Option, cost: int) -> Meaning:
    """What the search may find: every line of the table with the chance that one of the dice shows it."""
    unit = s.unit(option.actor)
    assert unit is not None
    plus = sum([power.luck(s, "search", unit.id) for power, _ in common(s, "luck")])
    dice = search_dice(s, unit)
    sides: dict[int, int] = {}
    for die in range(1, 7):
        line = row(s, die + plus)
        sides[line] = sides.get(line, 0) + 1
    odds = []
    for line, n in sides.items():
        found = finds(s, unit.field, FROM[line])
        chance = percent(1.0 - (1.0 - n / 6) ** dice)
        if len(found) > 1:
            odds.append(Note("may-choose", percent=chance, n=len(found)))
        elif found:
            odds.append(Note("may-find", percent=chance, supplies=found[0].supplies, ammo=found[0].ammo))
    return Meaning(cost=cost, dice=dice, odds=tuple(odds) or (Note("finds-nothing"),))
