"""The meaning of a fight or shot before it is taken: column, chances, price and danger."""

from __future__ import annotations

from math import comb

from shamble.core.event import Arg
from shamble.core.meaning import GRAVE, HARMLESS, RISKY, Meaning, Note, percent
from shamble.core.option import Option
from shamble.games.dawn.fights.combat_columns import column, shifts, start_column
from shamble.games.dawn.fights.combat_odds import fight_odds, mean_gun, share_of_hits, toughness, with_knuckles
from shamble.games.dawn.fights.gunfire import gun_column, price, shot_of
from shamble.games.dawn.fights.saving_rolls import chance_of_death
from shamble.games.dawn.printed.counters import Fight, Unit
from shamble.games.dawn.table.state import DawnState


def supplies(n: int) -> tuple[Note, ...]:
    """The note about a price in supplies; none if the price is 0."""
    return (Note("supplies", n=n),) if n else ()


def fight_meaning(s: DawnState, fight: Fight, cost: int = -1) -> Meaning:
    """Column with its shifts, the chance to win, and the expected hits on both sides."""
    fight = with_knuckles(s, fight)
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
    feels = share_of_hits(s, unit)
    unhurt = sum([ending.chance * (1.0 - feels) ** (ending.unit / feels) for ending in chance.endings])
    falls = sum([ending.chance * at_least(life, round(ending.unit / feels), feels) for ending in chance.endings])
    told.append(Note("fight-win", percent=percent(chance.win)))
    told.append(Note("fight-unhurt", percent=percent(unhurt)))
    if falls > 0:
        told.append(Note("fight-falls", percent=percent(falls)))
    told.append(Note("fight-hits", **mean_of("given", chance.zeds), **mean_of("taken", chance.unit)))
    return Meaning(cost=cost, odds=tuple(told), hurts=(unit.id,) if chance.unit >= life else (), risk=HARMLESS)


def at_least(n: int, hits: int, feels: float) -> float:
    """Probability that at least `n` of `hits` are taken, if each is taken with probability `feels`."""
    return sum([comb(hits, k) * feels**k * (1.0 - feels) ** (hits - k) for k in range(n, hits + 1)])


def chance_of_last_hit(s: DawnState, unit: Unit, hits: int) -> float:
    """Probability that this many hits are more than the unit can take."""
    return at_least(toughness(s, unit), hits, share_of_hits(s, unit))


def kept_roll_meaning(s: DawnState, fight: Fight, hits: int) -> Meaning | None:
    """The danger of keeping a roll that puts `hits` on the unit; None if the unit withstands them."""
    unit = s.unit(fight.unit)
    assert unit is not None
    falls = chance_of_last_hit(s, unit, hits)
    if falls <= 0.0:
        return None
    dies = chance_of_death(s, unit)
    last = percent(falls)
    note = Note("last-hit-dies", percent=last) if dies >= 1.0 else Note("last-hit", percent=last, dies=percent(dies))
    return Meaning(odds=(note,), risk=GRAVE if falls * dies >= 1.0 else RISKY)


def new_roll_meaning(s: DawnState, fight: Fight) -> Meaning:
    """The chances of rolling both dice again: the new roll counts."""
    unit = s.unit(fight.unit)
    assert unit is not None
    feels = share_of_hits(s, unit)
    odds = fight_odds(s, fight)
    falls = sum([ending.chance * chance_of_last_hit(s, unit, round(ending.unit / feels)) for ending in odds.endings])
    told = [Note("fight-win", percent=percent(odds.win))]
    if falls > 0:
        told.append(Note("fight-falls", percent=percent(falls)))
    told.append(Note("fight-hits", **mean_of("given", odds.zeds), **mean_of("taken", odds.unit)))
    return Meaning(odds=tuple(told), notes=(Note("new-roll"),))


def mean_of(name: str, value: float) -> dict[str, Arg]:
    """A mean number of hits as arguments for a text: whole part and tenths, for the language's decimal sign."""
    whole, tenths = divmod(round(10 * value), 10)
    return {name: whole, f"{name}_tenths": tenths}


def shot_meaning(s: DawnState, option: Option, cost: int, free: bool) -> Meaning:
    """Column, expected hits and price of a shot."""
    unit = s.unit(option.actor)
    assert unit is not None
    at = gun_column(s, shot_of(s, unit, option.target))
    what, n = ("", 0) if free else price(s, unit)
    notes = (Note("unpaid"),) if free else (Note("ammo", n=n),) if what == "ammo" and n else supplies(n)
    told = (Note("gun-column", n=at + 1), Note("gun-hits", **mean_of("given", mean_gun(s.content, at))))
    return Meaning(cost=cost, odds=told, notes=notes)
