"""Ned's mixture (p. 63): what he needs, and what he hands out for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shamble.city.state import City, Survivor, Token
from shamble.core.option import Option

if TYPE_CHECKING:
    from shamble.city.flow import Play

NED: Final = "ned"
COMPONENTS: Final = ("molotov", "blue", "green")


def deliveries(s: City, survivor: Survivor) -> list[Option]:
    """Components to drop at Ned's. The last one names the survivor in the zone who gets the mixture."""
    there = [token.colour for token in s.tokens if token.kind == "component"]
    if s.noted("mixed"):
        return []
    found = [colour for colour in ("blue", "green") if s.noted(f"carries {colour} {survivor.id}")]
    molotov = next((card for card in survivor.gear if card.split(".")[0] == "molotov"), "")
    if molotov and "molotov" not in there:
        found.append(molotov)
    if len(there) < len(COMPONENTS) - 1:
        return [Option("deliver", survivor.id, item=item) for item in found]
    return [Option("deliver", survivor.id, mate.id, item) for item in found for mate in s.at(survivor.zone)]


def deliver(t: Play, who: str, mate: str, item: str) -> None:
    from shamble.city.inventory import Sort, receive

    s = t.s
    zone = s.survivor(who).zone
    t.pay(who, "any")
    if item in ("blue", "green"):
        t.note(f"carries {item} {who}", 0)
        s.tokens.append(Token(f"component-{item}", "component", item, zone))
    else:
        t.set(s.survivor(who).without(item))
        s.tokens.append(Token(item, "component", "molotov", zone))
    t.tell("delivers", "mission.m25.component", who=who, item=item.split(".")[0], zone=t.zone(zone))
    there = [token for token in s.tokens if token.kind == "component"]
    if len(there) < len(COMPONENTS):
        return
    card = next(token.id for token in there if token.colour == "molotov")
    s.tokens = [token for token in s.tokens if token.kind != "component"]
    t.note("mixed", 1)
    t.note(f"molofix {card}", 1)
    receive(t, mate, card)
    t.tell("molofix", "mission.m25.molofix", who=mate, card=card)
    t.then(Sort(mate))
