"""The meaning of an option: its cost, odds, risks and certain effects, shown before a player takes it.

The option is tried on a fork with a random stream of its own, and the meaning is read off the events up to the first
die. So no rule is written twice, and the game's own dice stay unknown.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Any

from shamble.city.book.printed import kind_name
from shamble.city.combat.attack_dice import CountHits
from shamble.city.combat.hits import FriendlyFire, GiveHit
from shamble.city.survivors.searching import DrawGear
from shamble.city.survivors.wounds import SufferWounds
from shamble.city.table.flow import D6, CityFlow
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.city.turns.moving import MoveOn
from shamble.city.turns.next_action import TurnEnds
from shamble.core.chance import LazyStream
from shamble.core.deck import Deck
from shamble.core.event import Event
from shamble.core.frame import Ask
from shamble.core.meaning import GRAVE, HARMLESS, RISKY, Meaning, Note, percent
from shamble.core.option import Option
from shamble.core.state import Scope


def meaning(s: CityState, step: Ask[Any, Any], option: Option) -> Meaning | None:
    """The meaning of an answer to a question; None if there is nothing to tell."""
    if option.verb == "end" and step.ask == "action":
        return end_meaning(s, option.actor, int(str(step.question(s)["n"])))
    if option.verb == "aim":
        return Meaning(notes=(Note("aims"),))
    t = trial(s)
    t.s.stack.pop()
    step.answer(t, option)
    if step.ask == "action":
        return turn_meaning(s, t, option)
    if step.ask == "prepare" and t.s.attack is not None:
        need = needed(t.s, t.s.attack)
        odds, risk = chances(t.s, t.s.attack, need)
        return Meaning(dice=t.s.attack.count, need=need, odds=tuple(odds), risk=risk)
    if step.ask == "reroll":
        return reroll_meaning(s, option)
    notes, risk = aftermath(s, t)
    if step.ask == "move-on":
        notes += ahead(s, t, option)
    if asked_for(s, option):
        notes.append(Note("goal-card"))
        risk = max(risk, RISKY)
    return Meaning(notes=tuple(notes), risk=risk) if notes else None


def asked_for(s: CityState, option: Option) -> bool:
    """True if the option uses up or throws away a card that a goal needs."""
    if option.verb not in ("eat", "drop", "discard"):
        return False
    names = [kind_name(card) for card in (option.item or option.target).split("+") if card]
    return any(goal.asks_for_card(name) for goal in s.rules.mission.goals for name in names)


def trial(s: CityState) -> CityFlow:
    """A flow on a fork of the state, with a random stream of its own."""
    return CityFlow(s.fork(), LazyStream(0, ("trial",)), [])


def events_of_kind(t: CityFlow, kind: str) -> list[Event]:
    """The events of this kind."""
    return [event for event in t.events or () if event.kind == kind]


def added(t: CityFlow, kind: str) -> int:
    """Sum of the argument `n` of all events of this kind."""
    return sum(int(str(event.args["n"])) for event in events_of_kind(t, kind))


# -- actions ---------------------------------------------------------------------------------------------------------


def turn_meaning(s: CityState, t: CityFlow, option: Option) -> Meaning:
    """The meaning of an action of a turn that was tried in `t`."""
    before, after = s.scope("turn"), t.s.scope("turn")
    cost = actions(after) - actions(before)
    skills = events_of_kind(t, "skill")
    odds: list[Note] = []
    notes: list[Note] = []
    risk = HARMLESS
    dice = need = 0
    if events_of_kind(t, "attacks") and t.s.attack is not None:
        attack = t.s.attack
        dice, need = attack.count, needed(t.s, attack)
        odds, risk = chances(t.s, attack, need)
    else:
        notes, risk = aftermath(s, t)
        notes += ahead(s, t, option)
        if asked_for(s, option):
            notes.append(Note("goal-card"))
            risk = max(risk, RISKY)
        if any(note.id == "ends-game" for note in notes):
            risk = GRAVE
    return Meaning(
        cost=cost,
        free_by=str(skills[0].args["skill"]) if not cost and skills else "",
        dice=dice,
        need=need,
        odds=tuple(odds),
        noise=added(t, "noise"),
        notes=tuple(notes),
        risk=risk,
        final=option.verb == "eat",
    )


def actions(turn: Scope | None) -> int:
    """Number of ordinary actions spent in a turn."""
    return turn.spent.count("action") if turn is not None else 0


def end_meaning(s: CityState, who: str, left: int) -> Meaning:
    """The meaning of ending the turn: unused actions, enemies in the zone, and effects of the end of the turn."""
    notes = [Note("unused", n=left)] if left else []
    here = crowd(s, s.survivor(who).zone)
    if here:
        notes.append(Note("zombies-here", target=here))
    t = trial(s)
    TurnEnds(who).run(t)
    after, risk = aftermath(s, t)
    return Meaning(ends_turn=True, notes=(*notes, *after), risk=max(risk, RISKY if here else HARMLESS))


def crowd(s: CityState, zone: int) -> tuple[str, ...]:
    """The enemies in a zone: for each kind its number and id, separated by a space."""
    if zone < 0:
        return ()
    against = [kind for kind in s.rules.catalogue.kinds if kind.index not in s.rules.harmless]
    counts = s.zombies[zone]
    return tuple([f"{counts[kind.index]} {kind.id}" for kind in against if counts[kind.index]])


def ahead(s: CityState, t: CityFlow, option: Option) -> list[Note]:
    """Notes on enemies in the zone of a move, on a building that is opened, and on traps in a deck."""
    notes: list[Note] = []
    moved = events_of_kind(t, "moves")
    if moved:
        further = [note for frame in t.queue if isinstance(frame, MoveOn) for note in beyond(t.s, frame)]
        there = crowd(t.s, t.s.board.names[str(moved[-1].args["zone"])])
        if there and not any(note.id == "ends-in" for note in further):
            notes.append(Note("zombies-there", target=there))
        notes += further
    if events_of_kind(t, "building-opens"):
        notes.append(Note("building"))
    for frame in t.queue:
        if isinstance(frame, DrawGear):
            notes += surprise(s, frame)
    return notes


def beyond(s: CityState, step: MoveOn) -> list[Note]:
    """Notes on the end of a move that goes on after its first step: the zone if there is only one, the zones to choose
    from, or the number of further steps."""
    options = step.options(s)
    if not options:
        return []
    if not step.goal:
        return [Note("goes-on", n=step.left)]
    survivor = s.survivor(step.who)
    ends = s.rules.endings(s, survivor, step.goal, s.topology().around(survivor.zone, step.left))
    here = [survivor.zone] if survivor.zone in ends else []
    ways = [s.board.names[option.target] for option in options if option.verb == "move"]
    reached = here + [zone for zone in ends if zone not in here and step.reaches(s, ways, zone)]
    zones = [s.board.zones[zone].id for zone in reached]
    if len(reached) != 1:
        return [Note("may-end-in", zone=tuple(zones))] if zones else []
    there = crowd(s, reached[0])
    return [Note("ends-in", zone=zones[0], target=there) if there else Note("ends-at", zone=zones[0])]


def chance_without(deck: Deck, draws: int, bad: Callable[[str], bool]) -> float:
    """Probability that the next `draws` cards hold no bad one, for somebody who knows the bags of the deck only: a
    mission may lay cards on top, and every player knows which."""
    held: dict[int, list[str]] = {}
    drawn: dict[int, int] = {}
    for index, layer in enumerate(deck.layers):
        bag = deck.bag_of(index)
        held.setdefault(bag, []).extend(layer)
        taken = min(draws, len(layer))
        drawn[bag] = drawn.get(bag, 0) + taken
        draws -= taken
    chance = 1.0
    for bag, cards in held.items():
        good = sum([not bad(card) for card in cards])
        chance *= comb(good, drawn[bag]) / comb(len(cards), drawn[bag])
    return chance


def surprise(s: CityState, draw: DrawGear) -> list[Note]:
    """Notes on the probability that a draw finds a trap, and on a loss of the game by it. The number of traps in the
    deck is no secret: players may count the discards."""
    deck, gear = s.deck(draw.deck), s.rules.catalogue.gear
    bad = [card for card in deck.cards() if gear[card].kind == "trap"]
    none = chance_without(deck, draw.left, lambda card: gear[card].kind == "trap")
    if not bad or none >= 1.0:
        return []
    trap = s.rules.catalogue.gear[bad[0]].effect
    t = trial(s)
    s.rules.card_effect(trap).card_drawn(t, draw.who, (draw.deck, draw.left, draw.way, draw.got), bad[0])
    lost = t.s.result is not None and not t.s.result.won
    return [Note(trap, percent=percent(1 - none)), *([Note("ends-game")] if lost else [])]


# -- dice ------------------------------------------------------------------------------------------------------------


def needed(s: CityState, attack: Attack) -> int:
    """The lowest face of a die that hits, with all bonuses; 7: none does."""
    for die in D6:
        t = trial(s)
        t.s.attack = attack.having(dice=(die,), hits=(), misses=0)
        CountHits().run(t)
        if t.s.attack is not None and t.s.attack.hits:
            return die
    return 7


def at_least(n: int, dice: int, chance: float) -> float:
    """Probability that at least `n` of `dice` dice succeed, each with probability `chance`."""
    return sum(comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(n, dice + 1))


def chances(s: CityState, attack: Attack, need: int) -> tuple[list[Note], int]:
    """Notes on the probabilities of kills and of hitting friends, and the risk of the attack."""
    hit = (7 - need) / 6
    dice = attack.count
    first, hits = falling(s, attack)
    likely = percent(at_least(hits, dice, hit))
    total = s.crowd(attack.zone)
    odds: list[Note] = []
    friends = [who for who in first if who not in s.rules.catalogue.kind]
    if friends and len(friends) == len(first):
        odds.append(Note("hits-friends", percent=percent(at_least(1, dice, hit)), who=tuple(friends)))
        risk = max([fatal(s, who, attack.damage * min(dice, 2), "friendly") for who in friends])
        return [*odds, Note("could-die")] if risk == GRAVE else odds, risk
    first = [who for who in first if who not in friends]
    if not first:
        odds.append(Note("no-kill"))
    elif len(first) == 1 and (dice == 1 or total <= 1):
        odds.append(Note("kills-one", percent=likely, target=f"1 {first[0]}"))
    elif len(first) == 1:
        odds.append(Note("kills", percent=likely, target=f"1 {first[0]}"))
    else:
        odds.append(Note("kills-some", percent=likely))
    if first and 1 < total <= dice and every(s, attack, total):
        odds.append(Note("kills-all", percent=percent(at_least(total, dice, hit)), n=total))
    t = trial(s)
    t.s.attack = attack.having(dice=(), hits=(), misses=1)
    FriendlyFire().run(t)
    risk = HARMLESS
    for frame in t.queue:
        if isinstance(frame, Ask):
            exposed = [option.actor for option in frame.options(t.s)]
            miss = percent(1 - hit**dice)
            if exposed and miss:
                odds.append(Note("miss", percent=miss, who=tuple(exposed)))
                risk = max(RISKY, *[fatal(s, who, attack.damage, "friendly") for who in exposed])
                if risk == GRAVE:
                    odds.append(Note("could-die"))
    return odds, risk


def falling(s: CityState, attack: Attack) -> tuple[list[str], int]:
    """The possible targets of the first kill, and the number of hits that it takes; more than one if hits add up."""
    for hits in range(1, attack.count + 1):
        t = trial(s)
        t.s.attack = attack.having(dice=(D6[-1],) * hits, hits=(attack.damage,) * hits, misses=0)
        first = [option.actor for option in GiveHit().options(t.s) if option.verb == "hit"]
        if first or not s.rules.hits_add_up:
            return first, hits
    return [], 1


def every(s: CityState, attack: Attack, total: int) -> bool:
    """True if `total` hits would kill all enemies in the zone."""
    t = trial(s)
    t.s.attack = attack.having(dice=(), hits=(attack.damage,) * total, misses=0)
    for _ in range(total):
        options = [option for option in GiveHit().options(t.s) if option.verb == "hit"]
        if not options:
            return False
        GiveHit().answer(t, options[0])
    return not t.s.crowd(attack.zone)


def fatal(s: CityState, who: str, n: int, source: str) -> int:
    """The risk of `n` wounds for a survivor or companion: GRAVE if they kill or end the game, else RISKY."""
    t = trial(s)
    SufferWounds(who, n, source).run(t)
    return GRAVE if events_of_kind(t, "dies") or t.s.result is not None else RISKY


def reroll_meaning(s: CityState, option: Option) -> Meaning:
    """The meaning of a re-roll, or of keeping the dice."""
    attack = s.attack
    assert attack is not None
    t = trial(s)
    CountHits().run(t)
    hits = len(t.s.attack.hits) if t.s.attack is not None else 0
    if option.verb == "stand":
        return Meaning(notes=(Note("hits-now", n=hits),))
    hit = (7 - needed(s, attack)) / 6
    better = percent(at_least(hits + 1, attack.count, hit))
    less = percent(1 - at_least(hits, attack.count, hit))
    odds = [Note(id, percent=chance) for id, chance in (("better", better), ("worse", less)) if chance]
    return Meaning(dice=attack.count, odds=tuple(odds))


# -- certain effects -------------------------------------------------------------------------------------------------


def aftermath(s: CityState, t: CityFlow) -> tuple[list[Note], int]:
    """Notes on certain effects (kills by fire, wounds, deaths, adrenaline) and the risk. Nothing that a die decides."""
    notes: list[Note] = []
    risk = HARMLESS
    fire = any(event.kind in s.rules.book.thrown for event in t.events or ())
    if t.outcomes and not fire:
        return notes, risk
    fallen: dict[str, int] = {}
    for event in events_of_kind(t, "kills"):
        kind = str(event.args["kind"])
        fallen[kind] = fallen.get(kind, 0) + 1
    if fallen and fire:
        notes.append(Note("burns", target=tuple([f"{n} {kind}" for kind, n in fallen.items()])))
    for frame in list(t.queue):
        if isinstance(frame, SufferWounds):
            frame.run(t)
    for old in s.survivors if t.s.survivors is not s.survivors else ():
        new = t.s.survivor(old.id)
        if new.dead and not old.dead:
            notes.append(Note("dies", who=old.id))
            risk = GRAVE
        elif new.life < old.life:
            notes.append(Note("loses-life", who=old.id, n=old.life - new.life, left=new.life))
            risk = max(risk, RISKY)
    still = [companion.id for companion in t.s.companions]
    lost = [companion.id for companion in s.companions if companion.id not in still]
    if lost:
        notes.append(Note("dies", who=tuple(lost)))
        risk = GRAVE
    if t.s.result is not None and not t.s.result.won:
        notes.append(Note("ends-game"))
        risk = GRAVE
    gained = added(t, "adrenaline")
    if gained:
        notes.append(Note("adrenaline", n=gained))
    return notes, risk
