"""What an option of the Actions phase or of a fight would do: column, chances, price and danger."""

from __future__ import annotations

from shamble.core.meaning import GRAVE, HARMLESS, RISKY, Meaning, Note, percent
from shamble.core.option import Option
from shamble.games.dawn.building import barricade_cost
from shamble.games.dawn.columns import column, defence, enemies, shifts, start_column
from shamble.games.dawn.forecast import armed, fight_odds, mean_gun, toughness
from shamble.games.dawn.pieces import Fight
from shamble.games.dawn.powers import common
from shamble.games.dawn.researching import research_cost
from shamble.games.dawn.searching import finds, search_dice
from shamble.games.dawn.shooting import gun_column, price, shot_of
from shamble.games.dawn.state import Table


def act_meaning(s: Table, option: Option) -> Meaning | None:
    """For the Actions phase; what is not worth a word has none."""
    verb = option.verb
    if verb == "attack" and option.target in s.content.fields:
        foes = enemies(s, option.actor, option.target)
        return fight_meaning(s, Fight(option.target, option.actor, foes, True), 1) if foes else None
    if verb == "shoot":
        return shot_meaning(s, option)
    if verb == "search":
        return search_meaning(s, option)
    if verb == "barricade":
        unit = s.unit(option.actor)
        cost = barricade_cost(s, unit) if unit is not None else 0
        notes = (Note("supplies", n=cost), Note("defence", n=s.content.markers["barricade"].defence))
        return Meaning(cost=1, notes=notes)
    if verb == "research":
        need = s.content.research[s.research].need
        plus = sum([power.luck(s, "research", option.actor) for power, _ in common(s, "luck")])
        chance = percent(max(0, min(6, 7 - need + plus)) / 6)
        return Meaning(
            cost=1, dice=1, need=need, odds=(Note("succeeds", percent=chance),), notes=supplies(research_cost(s))
        )
    if verb == "heal":
        return Meaning(cost=1, notes=(Note("infection-falls", n=1),))
    if verb == "grenade":
        lost = not s.chaos_left() and not s.option("crisis-proof")
        return Meaning(cost=1, notes=(Note("gas", n=4),), risk=GRAVE if lost else RISKY)
    if verb == "move":
        stuck = s.place(option.target).chaos > 0 and not s.flag(option.actor, "ignores-chaos")
        return Meaning(cost=1, notes=(Note("stuck"),), risk=RISKY) if stuck else Meaning(cost=1)
    if verb == "end-actions" and s.actions:
        return Meaning(notes=(Note("lapse", n=s.actions),))
    return None


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
    total = sum([n for _, n in shifts(s, fight)])
    told = [Note("fight-column", n=at)]
    if total:
        told.append(Note("fight-shift", n=total, first=first))
    told.append(Note("fight-win", percent=percent(chance.win)))
    told.append(Note("fight-hits", given=tenths(chance.zeds), taken=tenths(chance.unit)))
    deadly = chance.unit >= toughness(s, unit)
    bonus = defence(s, fight)[1]
    notes = (Note("defence", n=bonus),) if bonus else ()
    return Meaning(cost=cost, odds=tuple(told), notes=notes, hurts=(unit.id,) if deadly else (), risk=HARMLESS)


def tenths(value: float) -> str:
    """One decimal is enough for a mean number of hits."""
    return f"{value:.1f}"


def shot_meaning(s: Table, option: Option) -> Meaning:
    unit = s.unit(option.actor)
    assert unit is not None
    at = gun_column(s, shot_of(s, unit, option.target))
    what, n = price(s, unit)
    notes = (Note("ammo", n=n),) if what == "ammo" and n else supplies(n)
    told = (Note("gun-column", n=at + 1), Note("gun-hits", given=tenths(mean_gun(s.content, at))))
    return Meaning(cost=1, odds=told, notes=notes)


def search_meaning(s: Table, option: Option) -> Meaning:
    """The chance that the search finds anything at all."""
    unit = s.unit(option.actor)
    assert unit is not None
    plus = sum([power.luck(s, "search", unit.id) for power, _ in common(s, "luck")])
    empty = len([die for die in range(1, 7) if not finds(s, unit.field, die + plus)]) / 6
    dice = search_dice(s, unit)
    return Meaning(cost=1, dice=dice, odds=(Note("finds", percent=percent(1.0 - empty**dice)),))
