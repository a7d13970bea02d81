"""The meaning of an event if it were played now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shamble.core.meaning import Meaning, Note
from shamble.games.walkingdead.effects.event_prices import can_pay
from shamble.games.walkingdead.effects.events import concerned
from shamble.games.walkingdead.effects.new_walkers import walkers_come
from shamble.games.walkingdead.table.consequences import heals, may_wound, span, takes
from shamble.games.walkingdead.table.content import EventCard
from shamble.games.walkingdead.table.state import MAX_LIFE, Player, WalkingDeadState

NOTHING: Final = Meaning(notes=(Note("nothing"),))


def foretell(s: WalkingDeadState, who: int, event: EventCard) -> Meaning | None:
    """Returns the meaning of an event for a seat; None if nothing certain can be told."""
    return FORETELL[event.effect](s, who, event)


def coming(s: WalkingDeadState, places: list[str], amount: int | str) -> Meaning:
    """Returns the meaning of walkers at each of these places."""
    if not places:
        return NOTHING
    if len(places) == 1:
        return Meaning(notes=(walkers_come(s, places[0], amount),))
    least, most = span(s, amount)
    if least == most:
        return Meaning(notes=(Note("walkers-each", place=tuple(places), n=most),))
    return Meaning(notes=(Note("walkers-each-die", place=tuple(places), least=least, most=most),))


def here(s: WalkingDeadState, who: int, amount: int | str) -> Meaning:
    """Returns the meaning of walkers at the player's own place."""
    place = s.players[who].place
    return coming(s, [place] if place else [], amount)


def reward(s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
    if s.players[who].place != event.at:
        return coming(s, [event.at], event.walkers)
    drawn = takes(s, event.deck)
    return Meaning(notes=(Note("reward", deck=event.deck), *drawn.notes), risk=drawn.risk)


def assault(s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
    at = s.players[who].place == event.at
    return coming(s, [event.at], event.walkers if at else event.otherwise)


def pay_or(s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
    payable = can_pay(s, s.players[who], event.pay)
    return Meaning(notes=(Note("payable" if payable else "unpayable"),))


def lose(s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
    hit = concerned(s, who, event)
    if event.what == "life":
        least, most = span(s, event.amount)
        hurt = [player for player in hit if player.place]
        return may_wound(s, hurt, least, most) if hurt else NOTHING
    have = {"food": [p.food for p in hit], "allies": [p.allies for p in hit], "ammo": [p.ammunition for p in hit]}
    losers = tuple([player.char for player, n in zip(hit, have[event.what], strict=True) if n])
    return Meaning(notes=(Note("must-give", who=losers),)) if losers else NOTHING


def walkers(s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
    places = [
        place
        for place in s.grid
        if event.where == "each"
        or (event.where == "empty" and not s.at(place))
        or (event.where == "occupied" and s.at(place))
        or (event.where == "here" and place == s.players[who].place)
    ]
    return coming(s, places, event.amount)


def mourning(s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
    return here(s, who, 1) if s.dead else coming(s, list(s.grid), "black")


def prison_crisis(s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
    guards = s.at("prison")
    if not guards:
        return coming(s, ["prison"], "white")
    losers = tuple([guard.char for guard in guards if guard.allies])
    return Meaning(notes=(Note("must-give", who=losers),)) if losers else NOTHING


def stay_put(s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
    movers = [player for player in s.players if player.moved and player.seat != s.leader]
    if s.solo:
        return NOTHING
    if "life" in event.penalty and movers:
        return may_wound(s, movers, event.penalty["life"], event.penalty["life"])
    losers = tuple([player.char for player in movers if player.allies])
    return Meaning(notes=(Note("must-give", who=losers),)) if losers else Meaning(notes=(Note("from-now-on"),))


def looters(s: WalkingDeadState, who: int, event: EventCard) -> Meaning | None:
    """The danger of losing cards. If several decks are fullest, the leader picks one, and only a loss is certain."""
    most = max([s.deck(pile).size for pile in s.piles])
    fullest = [pile for pile in s.piles if s.deck(pile).size == most]
    taken = takes(s, fullest[0], event.n)
    return taken if len(fullest) == 1 or taken.risk else None


def wrong_decision(s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
    return here(s, s.leader, 2 if who == s.leader else 1)


def split_group(s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
    if len({player.place for player in s.players if player.place}) <= 1:
        return NOTHING
    return coming(s, [place for place in s.grid if len(s.at(place)) == 1], 1)


def noise(s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
    place = s.players[who].place
    n = len([near for near in s.neighbours(place) if s.place(near).walkers]) if place else 0
    return coming(s, [place], n) if n else NOTHING


def herd(s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
    most = max([place.walkers for place in s.places])
    if not most:
        return NOTHING
    return Meaning(notes=(Note("herd", place=tuple([p.id for p in s.places if p.walkers == most]), n=most),))


def old_friends(s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
    return here(s, who, 1 + len(s.dead))


def gain_here(s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
    hurt: list[Player] = [player for player in s.at(s.players[who].place) if player.life < MAX_LIFE]
    return Meaning(notes=tuple([heals(player, event.life) for player in hurt])) if hurt else NOTHING


def bold_grab(s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
    return here(s, who, 1)


FORETELL: Final[dict[str, Callable[[WalkingDeadState, int, EventCard], Meaning | None]]] = {
    "reward": reward,
    "assault": assault,
    "pay-or-walkers": pay_or,
    "pay-or-life": pay_or,
    "lose": lose,
    "walkers": walkers,
    "mourning": mourning,
    "prison-crisis": prison_crisis,
    "stay-put": stay_put,
    "looters": looters,
    "wrong-decision": wrong_decision,
    "split-group": split_group,
    "noise": noise,
    "herd": herd,
    "old-friends": old_friends,
    "gain-here": gain_here,
    "bold-grab": bold_grab,
}
