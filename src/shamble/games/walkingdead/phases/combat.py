"""The combat phase (p. 8, W-17): all players declare, then fighters roll place by place and walkers fall."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.frame import Frame, Leave
from shamble.core.meaning import RISKY, Meaning, Note, percent
from shamble.core.option import Option, Refusal
from shamble.games.walkingdead.phases.end_phase import EndPhase
from shamble.games.walkingdead.table.announcements import ItemAnnouncement, OwnAnnouncement
from shamble.games.walkingdead.table.combat_value import (
    POINTS,
    at_least,
    dice,
    group_odds,
    kill_odds,
    modifiers,
    summed,
    value_odds,
)
from shamble.games.walkingdead.table.content import WHITE
from shamble.games.walkingdead.table.flow import LeaderQuestion, RuleStep, SeatQuestion, WalkingDeadFlow
from shamble.games.walkingdead.table.state import DeclaredAttack, Player, WalkingDeadState, without_equal_copies

LOUD: Final = 14
"""Least sum of the own dice with which a loud weapon draws a walker (p. 13)."""


class CombatPhase(RuleStep):
    """Starts the combat phase."""

    def run(self, t: WalkingDeadFlow) -> None:
        s = t.s
        t.close_scope("phase")
        t.open_scope("phase", "combat")
        s.phase = "combat"
        t.emit("phase-combat", "twd.combat.choose")
        t.announce(BeforeCombat())
        ammo_cards = bool(s.ground) or any(player.ammo for player in s.players)
        t.follow(combat_steps(s.order(), s.grid, ammo_cards))


@cache
def combat_steps(order: tuple[int, ...], grid: tuple[str, ...], ammo_cards: bool) -> tuple[Frame, ...]:
    """Returns the frames of the combat phase, cached, since frames never change. `ammo_cards`: True if somebody holds
    ammunition cards, or cards lie on the ground."""
    declare: list[Frame] = []
    for seat in order:
        if ammo_cards:
            declare.append(BeforeDeclaration(seat))
        declare.append(Declare(seat))
    return (
        *declare,
        *[NextFighter(place) for place in grid],
        FightsOver(),
        Leave("phase"),
        EndPhase(),
    )


class BeforeCombat(ItemAnnouncement):
    """Announces the fights, for the last ride to a fight or away from it; other items can wait for the walkers. Whose
    declaration is the first question may ride beside it, and is not asked."""

    def __init__(self, passed: tuple[str, ...] = ()) -> None:
        super().__init__("combat", -1, "", passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeCombat:
        return BeforeCombat(passed)

    def ride_matters(self, s: WalkingDeadState, player: Player, option: Option) -> bool:
        if not (s.place(player.place).walkers or s.place(option.target).walkers):
            return False
        return not declares_first(s, player)


def declares_first(s: WalkingDeadState, player: Player) -> bool:
    """True if the first question of this combat is the player's declaration."""
    for seat in s.order():
        if len(Declare(seat).options(s)) > 1:
            return seat == player.seat
        if s.players[seat].ammo or s.ground:
            return False
    return False


class BeforeDeclaration(OwnAnnouncement):
    """Announces the declaration of a player who could only hold, for ammunition that would arm the player (p. 4, 12).
    A declaration with a choice is a question, at which ammunition can be loaded anyway."""

    def __init__(self, who: int, passed: tuple[str, ...] = ()) -> None:
        super().__init__("declaration", who, "", passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeDeclaration:
        return BeforeDeclaration(self.who, passed)

    def candidates(self, s: WalkingDeadState) -> list[tuple[str, int]]:
        if not (s.players[self.who].ammo or s.ground) or len(Declare(self.who).options(s)) != 1:
            return []
        return super().candidates(s)


class BeforeLure(OwnAnnouncement):
    """Announces that a loud shot draws a walker from the only place with walkers, for a shooter who rides off."""

    def __init__(self, who: int, passed: tuple[str, ...] = ()) -> None:
        super().__init__("lure", who, "", passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeLure:
        return BeforeLure(self.who, passed)

    def ride_matters(self, s: WalkingDeadState, player: Player, option: Option) -> bool:
        return len(Lure(self.who).options(s)) == 1


class Declare(SeatQuestion):
    """Asks for one weapon or none; ammunition is paid now (p. 8, W-17, W-18)."""

    ask: ClassVar[str] = "declare"
    verbs: ClassVar[tuple[str, ...]] = ("fight", "brawl", "help", "hold")
    rule: ClassVar[str] = "twd.combat.choose"

    def question(self, s: WalkingDeadState) -> Args:
        player = s.players[self.who]
        return {"who": player.char, "place": player.place, "n": s.place(player.place).walkers}

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        if not player.place or not s.place(player.place).walkers:
            return []
        options = []
        for held in without_equal_copies(player.cards):
            equipment = s.content.equipment[held.card]
            if equipment.weapon and (held.ammo or not equipment.ranged):
                options.append(Option("fight", player.char, item=held.card))
        if s.players[s.leader].char == "michonne":
            options.append(Option("brawl", player.char))
        if player.help:
            options.append(Option("help", player.char))
        options.append(Option("hold", player.char))
        return options

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        """Returns the dice and the odds of killing walkers, together with the shots already declared at this place."""
        if option.verb == "hold":
            return None
        player = s.players[self.who]
        weapon = {"brawl": "bare", "help": "help"}.get(option.verb, option.item)
        equipment = s.content.equipment.get(weapon)
        own = value_odds(s, player, weapon)
        odds: list[Note] = []
        notes: list[Note] = []
        total = own
        risk = 0
        count = 1 if weapon == "bare" else 0
        if equipment is not None:
            count = equipment.dice
            if equipment.ranged:
                held = player.holds(weapon)
                assert held is not None
                notes.append(Note("ammo-left", n=held.ammo - 1))
                mates = [f for f in s.fights if f.ranged and s.players[f.seat].place == player.place]
                if mates:
                    total = summed(own, group_odds(s, mates))
                    notes.append(Note("together", who=tuple([s.players[mate.seat].char for mate in mates])))
            if equipment.effect == "crossbow":
                notes.append(Note("bolt-back", percent=percent(at_least(own, POINTS))))
            elif equipment.effect == "loud":
                notes.append(Note("loud", percent=percent(at_least(dice(count), LOUD))))
                risk = RISKY
        for kills, chance in enumerate(kill_odds(total, s.place(player.place).walkers), 1):
            odds.append(Note("falls", percent=percent(chance), n=kills))
        return Meaning(dice=count + player.help, odds=tuple(odds[:3]), notes=tuple(notes), risk=risk)

    def refusals(self, s: WalkingDeadState) -> list[Refusal]:
        player = s.players[self.who]
        return [
            Refusal(
                Option("fight", player.char, item=held.card),
                "no-ammo",
                "twd.combat.unarmed",
                {"who": player.char, "card": held.card},
            )
            for held in player.cards
            if s.content.equipment[held.card].ranged and not held.ammo
        ]

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        player = t.s.players[self.who]
        if option.verb == "hold":
            if t.events is None:
                return
            armed = len(self.options(t.s)) > 1
            t.emit(
                "holds" if armed else "unarmed",
                f"twd.combat.{'decline' if armed else 'unarmed'}",
                who=player.char,
            )
            return
        if option.verb == "brawl":
            t.set_fight(DeclaredAttack(self.who, "bare", False))
            t.emit("brawls", "twd.leader.michonne", who=player.char)
        elif option.verb == "help":
            t.set_fight(DeclaredAttack(self.who, "help", False))
            t.emit("helped-only", "twd.ally.little-help", who=player.char)
        else:
            held = player.holds(option.item)
            assert held is not None
            ranged = t.s.content.equipment[option.item].ranged
            if ranged:
                t.set(player.with_ammo(option.item, held.ammo - 1))
                t.emit("shoots", "twd.combat.ranged.ammo", who=player.char, card=option.item, n=held.ammo - 1)
            else:
                t.emit("strikes", "twd.combat.melee.dice", who=player.char, card=option.item)
            t.set_fight(DeclaredAttack(self.who, option.item, ranged))


class NextFighter(LeaderQuestion):
    """Asks who rolls next at a place, the ranged group or a melee fighter; the leader decides a disagreement (W-17)."""

    fields: ClassVar[tuple[str, ...]] = ("place",)
    __slots__ = ("place",)
    ask: ClassVar[str] = "next-fighter"
    verbs: ClassVar[tuple[str, ...]] = ("resolve", "resolve-group")
    rule: ClassVar[str] = "twd.combat.order"

    def __init__(self, place: str) -> None:
        self.place: Final = place

    def question(self, s: WalkingDeadState) -> Args:
        return {"place": self.place, "n": s.place(self.place).walkers}

    def options(self, s: WalkingDeadState) -> list[Option]:
        if not s.fights:
            return []
        waiting: list[DeclaredAttack] = []
        options: list[Option] = []
        ranged = False
        for fight in s.fights:
            player = s.players[fight.seat]
            if not fight.done and player.place == self.place:
                waiting.append(fight)
                if fight.ranged:
                    ranged = True
                else:
                    options.append(Option("resolve", player.char))
        if ranged:
            options.insert(0, Option("resolve-group", target=self.place))
        return options if self.matters(s, waiting) else options[:1]

    def matters(self, s: WalkingDeadState, waiting: list[DeclaredAttack]) -> bool:
        """True if the order matters: it does only for allies, which are spent after seeing earlier rolls, and for
        coins. The number of killed walkers is the same in any order."""
        if s.place(self.place).walkers <= 0:
            return False
        if s.goals:
            return True
        for fight in waiting:
            if s.players[fight.seat].allies:
                return True
        return False

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        s = t.s
        if option.verb == "resolve":
            fighters = [s.seat_of(option.actor)]
        else:
            fighters = [
                seat
                for seat in s.order()
                for fight in s.fights
                if fight.seat == seat and fight.ranged and s.players[seat].place == self.place
            ]
        for seat in fighters:
            roll_dice(t, seat)
        for seat in fighters:
            t.then(SpendAllies(seat))
        t.then(Strike(self.place, tuple(fighters)))
        t.then(NextFighter(self.place))


def fight_of(s: WalkingDeadState, seat: int) -> DeclaredAttack:
    """Returns the declared attack of a seat."""
    for fight in s.fights:
        if fight.seat == seat:
            return fight
    raise KeyError(seat)


def roll_dice(t: WalkingDeadFlow, who: int) -> None:
    """Rolls the weapon's dice and the extra die of a little help (W-19), and adds the modifiers."""
    s = t.s
    player = s.players[who]
    fight = fight_of(s, who)
    equipment = s.content.equipment.get(fight.weapon)
    rule = equipment.rule if equipment else "twd.leader.michonne"
    dice = []
    count = equipment.dice if equipment else 1 if fight.weapon == "bare" else 0
    for _ in range(count):
        dice.append(t.roll("white", WHITE))
    if equipment is not None and equipment.effect == "chain":
        while dice[-1] >= 4:
            dice.append(t.roll("white", WHITE))
            t.emit("rolls-on", rule, who=player.char, n=dice[-1])
    natural = sum(dice)
    for _ in range(player.help):
        dice.append(t.roll("white", WHITE))
        t.emit("help-rolls", "twd.ally.little-help", who=player.char, n=dice[-1])
    value = sum(dice)
    # Set again after each modifier, so that spectators see the sum grow.
    t.set_fight(DeclaredAttack(who, fight.weapon, fight.ranged, tuple(dice), natural, value))
    if t.events is not None:
        t.emit("rolls", "twd.combat.value", who=player.char, dice=tuple(dice), n=value)
        if equipment is not None:
            t.emit("weapon-dice", rule, who=player.char, card=fight.weapon, n=natural)
    for cause, item, bonus in modifiers(s, player, fight.weapon):
        value += bonus
        t.set_fight(DeclaredAttack(who, fight.weapon, fight.ranged, tuple(dice), natural, value))
        t.emit("modifier", cause, who=player.char, item=item, n=bonus)
    if equipment is not None and equipment.effect == "loud" and natural >= LOUD:
        s.lures = (*s.lures, who)
        t.emit("loud", "twd.weapon.shotgun.natural", who=player.char, n=natural)


class SpendAllies(SeatQuestion):
    """Asks, after the roll, how many allies to give up for one point each (p. 5)."""

    ask: ClassVar[str] = "spend-allies"
    verbs: ClassVar[tuple[str, ...]] = ("spend",)
    rule: ClassVar[str] = "twd.ally.spend"
    rolled: ClassVar[bool] = True

    def question(self, s: WalkingDeadState) -> Args:
        player = s.players[self.who]
        return {
            "who": player.char,
            "place": player.place,
            "n": sum([fight.value for fight in self.group(s)]),
            "walkers": s.place(player.place).walkers,
        }

    def group(self, s: WalkingDeadState) -> list[DeclaredAttack]:
        """Returns the attacks whose values count together: all shooters at the place, or the fighter alone (p. 8)."""
        fight = fight_of(s, self.who)
        if not fight.ranged:
            return [fight]
        here = s.players[self.who].place
        return [other for other in s.fights if other.ranged and s.players[other.seat].place == here]

    def helps(self, s: WalkingDeadState) -> bool:
        """True if allies, with those of fighters still to be asked, can kill one more walker or bring a bolt back."""
        player = s.players[self.who]
        group = self.group(s)
        order = s.order()
        waiting = order[order.index(self.who) :]
        total = sum([fight.value for fight in group])
        most = total + sum([s.players[fight.seat].allies for fight in group if fight.seat in waiting])
        if min(most // POINTS, s.place(player.place).walkers) > total // POINTS:
            return True
        fight = fight_of(s, self.who)
        bolts = fight.weapon in s.content.equipment and s.content.equipment[fight.weapon].effect == "crossbow"
        return bolts and fight.value < POINTS <= fight.value + player.allies

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        if not player.allies or not fight_of(s, self.who).dice or not self.helps(s):
            return []
        return [Option("spend", player.char, n=n) for n in range(player.allies, -1, -1)]

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        group = self.group(s)
        total = sum([fight.value for fight in group]) + option.n
        there = s.place(s.players[self.who].place).walkers
        notes = [Note("falls-now", n=min(total // POINTS, there), total=total)]
        fight = fight_of(s, self.who)
        equipment = s.content.equipment.get(fight.weapon)
        if equipment is not None and equipment.effect == "crossbow" and fight.value + option.n >= POINTS:
            notes.append(Note("bolt-back", percent=100))
        return Meaning(notes=tuple(notes))

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        if not option.n:
            return
        fight = fight_of(t.s, self.who)
        value = fight.value + option.n
        t.set_fight(DeclaredAttack(self.who, fight.weapon, fight.ranged, fight.dice, fight.natural, value))
        t.lose_allies(self.who, option.n, self.rule)


class Strike(RuleStep):
    """Kills one walker for every five points of the group's sum, or of the single fighter (p. 8)."""

    fields: ClassVar[tuple[str, ...]] = ("place", "fighters")
    __slots__ = ("fighters", "place")

    def __init__(self, place: str, fighters: tuple[int, ...]) -> None:
        self.place: Final = place
        self.fighters: Final = fighters

    def run(self, t: WalkingDeadFlow) -> None:
        s = t.s
        fights = [fight for fight in s.fights if fight.seat in self.fighters]
        total = sum([fight.value for fight in fights])
        if not s.place(self.place).walkers:
            t.emit("nothing-left", "twd.combat.ranged.spent", place=self.place)
        killed = t.remove_walkers(self.place, total // POINTS)
        for fight in fights:
            counted = killed if fight is fights[0] else 0
            t.set_fight(
                DeclaredAttack(
                    fight.seat, fight.weapon, fight.ranged, fight.dice, fight.natural, fight.value, True, counted
                )
            )
        if len(fights) > 1:
            rule = "twd.combat.ranged.group"
        else:
            rule = "twd.combat.kills" if fights[0].ranged else "twd.combat.melee.alone"
        names = tuple([s.players[fight.seat].char for fight in fights])
        t.emit("kills", rule, fighters=names, place=self.place, total=total, n=killed)
        if len(fights) == 1:
            t.earn(fights[0].seat, "lone-kill", killed)
        for fight in fights:
            equipment = s.content.equipment.get(fight.weapon)
            if equipment and equipment.effect == "crossbow" and fight.value >= POINTS:
                t.gain_ammo(fight.seat, fight.weapon, 1, "twd.weapon.crossbow.return")


class FightsOver(RuleStep):
    """Removes all declared attacks; then loud shots draw walkers."""

    def run(self, t: WalkingDeadFlow) -> None:
        t.s.fights = []
        if t.s.lures:
            for seat in t.s.order():
                if seat in t.s.lures:
                    t.announce(BeforeLure(seat))
                    t.then(Lure(seat))


class Lure(SeatQuestion):
    """Asks from which neighbouring place a loud shotgun draws a walker, after all attacks (p. 13)."""

    ask: ClassVar[str] = "lure"
    verbs: ClassVar[tuple[str, ...]] = ("lure",)
    rule: ClassVar[str] = "twd.weapon.shotgun"

    def options(self, s: WalkingDeadState) -> list[Option]:
        if self.who not in s.lures:
            return []
        player = s.players[self.who]
        if not player.place:
            return []
        return [Option("lure", player.char, place) for place in s.neighbours(player.place) if s.place(place).walkers]

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        t.s.lures = tuple([seat for seat in t.s.lures if seat != self.who])
        rule = "twd.prison.lured" if t.s.content.walls[t.s.players[self.who].place] else "twd.weapon.shotgun.late"
        t.move_walkers(option.target, t.s.players[self.who].place, 1, rule)
