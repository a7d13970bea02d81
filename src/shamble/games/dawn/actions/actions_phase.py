"""The Actions phase (rule 5): the options of each unit, and the actions that pay for them."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.derived import derived
from shamble.core.event import Args
from shamble.core.meaning import Meaning
from shamble.core.option import Option, Refusal
from shamble.games.dawn.actions.action_meanings import act_meaning
from shamble.games.dawn.actions.arresting import Arrest
from shamble.games.dawn.actions.building import barricade_cost, barricade_refusals, build_barricade
from shamble.games.dawn.actions.healing import heal_in_bed, heal_options
from shamble.games.dawn.actions.moving import Ground, do_move, move_options, points_of
from shamble.games.dawn.actions.researching import (
    Research,
    grenade_options,
    research_options,
    research_refusals,
    throw_grenade,
)
from shamble.games.dawn.actions.searching import Search
from shamble.games.dawn.actions.unit_choices import UnitChoices, can_act, latest_choices
from shamble.games.dawn.fights.gunfire import can_pay, shoot, targets
from shamble.games.dawn.fights.refugees import arm, arm_options
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.terms import ACTIONS_MAX, LAB
from shamble.games.dawn.table.book import event_in_force, powers_in_force, powers_of_unit
from shamble.games.dawn.table.flow import (
    CausedQuestion,
    DawnFlow,
    HandQuestion,
    Question,
    RuleStep,
    SeatQuestion,
)
from shamble.games.dawn.table.kept_cards import play_card, playable
from shamble.games.dawn.table.powers import Power
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.outbreaks import CheckOutbreak, check_outbreak


class ActionsPhase(RuleStep):
    """Starts the phase: the event card gives a number of actions, every player has one more (p. 8)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        s.actions = min(ACTIONS_MAX, s.content.events[s.event].actions)
        t.emit("actions", "dawn.actions.event", n=s.actions)
        t.then(Act())


# -- what a unit may do --------------------------------------------------------------------------------------------


def unit_options(s: DawnState, unit: Unit, free: bool = False) -> list[Option]:
    """All actions of one unit. `free`: without ammunition and supplies (p. 3, D-82)."""
    return unit_action_options(s, [unit], free)


def limited_options(s: DawnState, choices: UnitChoices, free: bool, ground: Ground) -> list[Option]:
    """Those of a unit's choices that powers, room, ammunition and supplies allow."""
    unit = choices.unit
    if ground.usual(unit):
        options = ground.with_room(unit, choices.moves)
    else:
        options = move_options(s, unit, points_of(s, unit), ground)
    options += choices.search
    if free or can_pay(s, unit):
        options += choices.shots
    if free or s.supplies >= barricade_cost(s, unit):
        options += choices.barricades
    return options + choices.ferries


def arrest_options(s: DawnState, unit: Unit) -> list[Option]:
    """Versus: arrests, the only action that is possible in chaos (p. 12, D-8)."""
    if not s.versus or unit.ekg or not s.fights(unit) or s.flag(unit.id, "no-arrest") or not s.track(unit.field):
        return []
    return [Option("arrest", unit.id, anti.id) for anti in s.anti_at(unit.field)]


def common_options(s: DawnState, free: bool = False) -> list[Option]:
    """Actions of the players that no unit takes: heal, research, gas grenade."""
    return heal_options(s, free) + research_options(s, free) + grenade_options(s)


def carry_out(t: DawnFlow, option: Option, free: bool = False) -> None:
    """Carries out one action, which is already paid for."""
    s = t.s
    verb, who, target = option.verb, option.actor, option.target
    t.open_scope("action", verb)
    if verb in ("move", "attack"):
        unit = s.unit(who)
        assert unit is not None
        do_move(t, who, target, points_of(s, unit))
    elif verb == "search":
        t.then(Search(who))
    elif verb == "shoot":
        shoot(t, who, target, free)
    elif verb == "barricade":
        build_barricade(t, who, target, free)
    elif verb == "heal":
        heal_in_bed(t, target, free)
    elif verb == "research":
        t.then(Research(who, free))
    elif verb == "grenade":
        throw_grenade(t, target)
    elif verb == "ferry":
        t.set_place(s.place(target).having(bridge="ferry"))
        t.emit("ferry", "dawn.marker.ferry", who=who, place=target)
    elif verb == "arrest":
        t.then(Arrest(who, target))
    else:
        power_offering(s, option).take_action(t, option, free)
    check_outbreak(t)
    t.leave("action")


def power_offering(s: DawnState, option: Option) -> Power:
    """The power that offered this option in `action_options`."""
    for power in powers_of_unit(s, option.actor):
        if option.verb in power.verbs:
            return power
    raise KeyError(option.key)


# -- the phase -----------------------------------------------------------------------------------------------------


OWN: Final = ("own 0", "own 1", "own 2", "own 3")
"""Seat → the entry for its player action."""
OWN_ACTIONS: Final = tuple([Option("own", n=seat) for seat in range(len(OWN))])
END: Final = Option("end-actions")


def markers_left(s: DawnState, seat: int) -> int:
    """Number of unused player-action markers of a seat; a lone player may have several (D-11)."""
    own = s.markers if s.hero_seats == 1 else 1
    return own - s.spent("round", OWN[seat])


def own_actions(s: DawnState) -> list[Option]:
    """The player actions that are left, of several players."""
    ledger = s.ledger("round")
    options: list[Option] = []
    for seat in range(s.hero_seats):
        if OWN[seat] not in ledger:
            options.append(OWN_ACTIONS[seat])
    return options


def can_spend(s: DawnState) -> bool:
    """True while an action is left: one of the card's, or for a single player also one of the player's own markers."""
    return s.actions > 0 or (s.hero_seats == 1 and markers_left(s, 0) > 0)


def pay_action(t: DawnFlow) -> None:
    """Spends an event action first, because only these can be replenished by cards; then the player action of a lone
    player, seat 0. With several seats, a question says whose player action it is."""
    s = t.s
    if s.actions > 0:
        s.actions -= 1
        t.emit("action-spent", "dawn.actions.event", left=s.actions)
    else:
        t.spend("round", "own 0")
        t.emit("own-spent", "dawn.actions.player", seat=0)


def actions_left(s: DawnState) -> int:
    """Number of actions that the heroes can still take together: of the event and of the players (p. 8)."""
    n = max(0, s.actions)
    for seat in range(s.hero_seats):
        n += markers_left(s, seat)
    return n


class SecondAction(Question):
    """Pays the second of two actions with a player action, if no event action is left; players who have theirs agree
    on whose it is (p. 8, D-108). `who`: the unit that acts."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)
    ask: ClassVar[str] = "second-action"
    verbs: ClassVar[tuple[str, ...]] = ("own",)
    rule: ClassVar[str] = "dawn.actions.player"

    def __init__(self, who: str) -> None:
        self.who: Final = who

    def question(self, s: DawnState) -> Args:
        return {"who": self.who}

    def options(self, s: DawnState) -> list[Option]:
        return [Option("own", n=seat) for seat in range(s.hero_seats) if markers_left(s, seat) > 0]

    def answer(self, t: DawnFlow, option: Option) -> None:
        t.spend("round", OWN[option.n])
        t.emit("own-spent", self.rule, seat=option.n)


UNIT_ACTIONS: Final = (
    *("move", "attack", "search", "shoot", "barricade", "ferry", "arrest", "hand-load", "first-aid"),
    *("strongpoint", "minefield", "foresee", "train", "recruit", "hose", "mend-bridge", "research"),
)
"""Verbs of the actions that units take."""


def unit_action_options(s: DawnState, units: list[Unit], free: bool = False) -> list[Option]:
    """Returns all actions of these units; `free` actions cost no resources."""
    options: list[Option] = []
    ground = Ground(s)
    terrain, full, latest = ground.terrain, ground.full(), latest_choices(s)
    usual, bits = not ground.bars and not ground.cuts, terrain.board.bits
    # With so much, every unit can pay for any shot and barricade: nobody pays more than the printed prices.
    rich = free or (s.ammo > 1 and s.supplies >= s.content.markers["barricade"].supplies)
    for unit in units:
        choices = latest.get(unit.id)
        if choices is None or not choices.hold(unit, terrain):
            choices = latest[unit.id] = UnitChoices(s, unit, terrain)
        if choices.can_act:
            if (
                not usual
                or not (rich or not choices.shots or can_pay(s, unit))
                or not (rich or not choices.barricades or s.supplies >= barricade_cost(s, unit))
            ):
                options += limited_options(s, choices, free, ground)
            elif not full & choices.ends:
                options += choices.all
            elif s.refugees(unit):
                options += limited_options(s, choices, free, ground)
            else:
                options += choices.with_room(full, bits)
            for power in choices.powers:
                options += power.action_options(s, unit, free)
        if s.versus:
            options += arrest_options(s, unit)
    return options


def full_field_refusals(s: DawnState, unit: Unit) -> list[Refusal]:
    """The moves of a unit that would end on a field with no room for it."""
    ground = Ground(s)
    full, bits = ground.full(), ground.terrain.board.bits
    moves = UnitChoices(s, unit, ground.terrain).moves
    return [
        Refusal(option, "field-full", "dawn.move.limit", {"place": option.target})
        for option in moves
        if option.verb == "move" and bits[option.target] & full and not ground.may_stand(unit, option.target)
    ]


@derived(
    *("scopes", "units", "zeds", "places", "decks", "story_discard", "research_discard", "spare_research", "kept"),
    *("fight", "event", "phase", "used", "heroes_left", "heroics_left", "civilians_left", "anti_left", "upgrades_gone"),
    *("components", "chosen", "played", "points", "elwood", "guard", "reinforce"),
    equal=("ammo", "supplies", "actions", "zed_actions", "round", "act", "infection", "antidote", "due"),
    fixed=("content", "seats", "level", "length", "versus", "markers", "options"),
)
def paid_options(s: DawnState) -> list[Option]:
    """Returns everything that an action pays for.

    Abilities and cards may read nearly any field, so nearly all are declared: the list is kept only between questions
    that change nothing, such as whose action it is."""
    options = unit_action_options(s, s.units)
    options += common_options(s)
    if s.kept:
        options += playable(s, ("move",))
    return options


class Act(HandQuestion):
    """Special actions, actions and cards in any order, until the players end the phase (p. 8)."""

    asks_when_forced: ClassVar[bool] = True
    ask: ClassVar[str] = "act"
    verbs: ClassVar[tuple[str, ...]] = (
        *UNIT_ACTIONS,
        *("heal", "grenade", "play", "own", "special", "arm", "event", "opportunist", "end-actions"),
    )
    rule: ClassVar[str] = "dawn.actions.sources"

    def question(self, s: DawnState) -> Args:
        own = sum([markers_left(s, seat) for seat in range(s.hero_seats)])
        return {"n": s.actions, "own": own}

    def meaning(self, s: DawnState, option: Option) -> Meaning | None:
        return act_meaning(s, option, own=sum([markers_left(s, seat) for seat in range(s.hero_seats)]))

    def options(self, s: DawnState) -> list[Option]:
        options: list[Option] = []
        if can_spend(s):
            options += paid_options(s)
        if s.hero_seats > 1:
            options += own_actions(s)
        options += self.extras(s)
        options.append(END)
        return options

    def extras(self, s: DawnState) -> list[Option]:
        """Options that cost no action: special actions, arming, cards, event options."""
        options: list[Option] = []
        for power, who in powers_in_force(s, "options"):
            unit = s.unit(who) if who else None
            if unit is None or can_act(s, unit):
                options += power.options(s, who)
        options += arm_options(s)
        if s.kept:
            options += playable(s, ("actions", "phase"))
        if s.has_optional_rule("opportunist") and s.actions < ACTIONS_MAX:
            options += [Option("opportunist", item=card) for card in s.kept]
        return options

    def refusals(self, s: DawnState) -> list[Refusal]:
        """Reasons against actions that a player might expect: gunfire, barricades, research, units in chaos."""
        refusals: list[Refusal] = []
        for unit in s.units:
            if not s.is_player(unit) or unit.ekg or not s.on_map(unit.field):
                continue
            if not can_act(s, unit):
                reason = Refusal(Option("move", unit.id), "in-chaos", "dawn.chaos.helpless", {"who": unit.id})
                refusals.append(reason)
                continue
            refusals += full_field_refusals(s, unit)
            if unit.defiant:
                refusals.append(Refusal(Option("move", unit.id), "defiant", "dawn.move.defiant", {"who": unit.id}))
            if targets(s, unit) and not can_pay(s, unit):
                for field in targets(s, unit):
                    option = Option("shoot", unit.id, field)
                    refusals.append(Refusal(option, "no-ammo", "dawn.fight.ammo", {"who": unit.id}))
            refusals += barricade_refusals(s, unit)
        if can_spend(s):
            refusals += research_refusals(s)
        if not refusals:
            return refusals
        offered = {option.key for option in self.options(s)}
        return [refusal for refusal in refusals if refusal.option.key not in offered]

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        if option.verb == "end-actions":
            t.emit("actions-end", "dawn.actions.one-by-one")
            return
        if option.verb == "own":
            t.then(OwnAction(option.n))
        elif option.verb == "arm":
            arm(t, option)
        elif option.verb == "opportunist":
            t.discard_story(option.item)
            t.add_actions(1, "dawn.option.opportunist")
        elif option.verb == "play":
            if s.content.stories[option.item].window == "move":
                pay_action(t)
            play_card(t, option)
            t.then(CheckOutbreak())
        elif option.verb == "event":
            s.content.book.events[s.event].act(t, "", option)
            t.then(CheckOutbreak())
        elif option.verb == "special":
            power_with(s, option).act(t, option.actor, option)
            t.then(CheckOutbreak())
        else:
            pay_action(t)
            carry_out(t, option)
        t.then(Act())


def power_with(s: DawnState, option: Option) -> Power:
    """The power that offered a special action: of the unit, a card in force, the event or the research card."""
    for power in powers_of_unit(s, option.actor):
        if power.id == option.item:
            return power
    for power, _ in powers_in_force(s, "options"):
        if power.id == option.item:
            return power
    if option.item in s.content.book.stories:
        return s.content.book.stories[option.item]
    event = event_in_force(s)
    if event is not None and event.id == option.item:
        return event
    return s.content.book.research[option.item]


class OwnAction(SeatQuestion):
    """Co-op: each player alone decides on their own action (p. 8)."""

    ask: ClassVar[str] = "own-action"
    verbs: ClassVar[tuple[str, ...]] = (*UNIT_ACTIONS, "heal", "grenade", "play", "back")
    rule: ClassVar[str] = "dawn.actions.player"

    def hidden(self, s: DawnState) -> bool:
        return s.versus

    def meaning(self, s: DawnState, option: Option) -> Meaning | None:
        return act_meaning(s, option)

    def options(self, s: DawnState) -> list[Option]:
        return [*paid_options(s), Option("back")]

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "back":
            return
        t.spend("round", OWN[self.who])
        t.emit("own-spent", "dawn.actions.player", seat=self.who)
        if option.verb == "play":
            play_card(t, option)
            t.then(CheckOutbreak())
        else:
            carry_out(t, option)


class BonusAction(CausedQuestion):
    """An action that an ability or card grants: `free` without resources, otherwise with them (p. 3)."""

    fields: ClassVar[tuple[str, ...]] = ("units", "free", "cause")
    __slots__ = ("free", "units")
    ask: ClassVar[str] = "bonus-action"
    verbs: ClassVar[tuple[str, ...]] = (*UNIT_ACTIONS, "skip")

    def __init__(self, units: tuple[str, ...], free: bool, cause: str) -> None:
        super().__init__(cause)
        self.units: Final = units
        self.free: Final = free

    def meaning(self, s: DawnState, option: Option) -> Meaning | None:
        return act_meaning(s, option, 0, self.free)

    def question(self, s: DawnState) -> Args:
        return {"units": self.units}

    def options(self, s: DawnState) -> list[Option]:
        units = [unit for unit in [s.unit(id) for id in self.units] if unit is not None]
        options = unit_action_options(s, units, self.free)
        if any(unit.id == "jones" and unit.field == LAB for unit in units):
            options += research_options(s, self.free)
        return [*options, Option("skip")] if options else []

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb != "skip":
            carry_out(t, option, self.free)
