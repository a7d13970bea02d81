"""Fields and counters of a scene: position, numbers and markers."""

from __future__ import annotations

from typing import Final

from shamble.core.scene import Piece, Space, Text, text
from shamble.games.dawn.printed.content import unit_key
from shamble.games.dawn.printed.counters import FieldMarkers, Unit, Zed
from shamble.games.dawn.printed.terms import ANTI, CEMETERY, FIGHTERS
from shamble.games.dawn.table.state import DawnState

ALONE: Final = ("camp", "cemetery", "jail")
"""Kinds of fields that no way leads to."""


def fields(s: DawnState) -> list[str]:
    """The fields that are in use at this level and in this mode."""
    return [
        id
        for id, field in s.content.fields.items()
        if field.level <= s.level
        and (field.kind != "jail" or s.versus)
        and (not field.track or field.track in s.tracks)
    ]


def space(s: DawnState, id: str) -> Space:
    """A field of the map as clients see it."""
    info = s.content.fields[id]
    return {
        "id": id,
        "name": text(f"place-{id}"),
        "kind": info.kind,
        "at": info.at,
        "neighbours": [] if info.kind in ALONE else list(s.content.boards[s.level].steps[id]),
        "marks": marks(s, s.place(id)),
    }


def marks(s: DawnState, place: FieldMarkers) -> list[Text]:
    """The field's defence, and every marker on it."""
    info = s.content.fields[place.id]
    texts: list[Text] = []
    if info.defence:
        texts.append(text("mark-defence", n=info.defence))
    if place.chaos:
        texts.append(text("mark-chaos", n=place.chaos))
    if place.barricade:
        texts.append(text("mark-barricade", n=s.content.markers["barricade"].defence))
    if place.strongpoint:
        texts.append(text("mark-strongpoint", n=s.content.markers["strongpoint"].defence))
    if place.mines:
        texts.append(text("mark-mines", n=s.content.markers["minefield"].strength[0 if place.mines == 2 else 1]))
    if place.closed:
        texts.append(text("mark-closed"))
    if place.bridge:
        texts.append(text(f"mark-bridge-{place.bridge}"))
    if place.id == CEMETERY:
        texts.append(text("mark-graves", n=len(s.units_at(CEMETERY))))
    elif info.kind == "beds":
        texts.append(text("mark-beds", n=s.beds()))
    return texts


def unit_piece(s: DawnState, unit: Unit) -> Piece:
    """A unit as clients see it, with its values and markers. Refugees have a name and a kind of their own; the V.I.P.,
    who are refugees from the start, keep theirs."""
    sort = s.kind(unit.id)
    owner = s.chosen.index(unit.id) if unit.id in s.chosen else None
    if sort in ANTI:
        owner = s.zed_seat
    fled = s.refugees(unit) and unit.id != "vip"
    piece: Piece = {
        "id": unit.id,
        "name": text("unit-refugees") if fled else text(unit_key(unit.id)),
        "kind": "refugees" if fled else sort,
        "space": None if unit.field == CEMETERY else unit.field,
        "count": 1,
        "seat": owner,
        "side": "zeds" if sort in ANTI else "raiders" if sort == "raiders" else "heroes",
    }
    card = s.content.units[unit.id]
    if card.fights:
        values = {"strength": s.strength(unit.id), "hits": unit.hits, "tough": card.hits[1 if unit.reduced else 0]}
        if sort in FIGHTERS:
            values["gunfire"] = s.gun(unit)
            values["move"] = card.move
        piece["values"] = values
    signs = [text("mark-ekg")] if unit.ekg else []
    if unit.reduced and card.fights:
        signs.append(text("mark-reduced"))
    if unit.defiant:
        signs.append(text("mark-defiant"))
    signs += markers(s, unit.markers)
    if signs:
        piece["marks"] = signs
    return piece


def zed_piece(s: DawnState, zed: Zed) -> Piece:
    """A zed as clients see it, with its values and markers."""
    card = s.content.zeds[zed.id]
    piece: Piece = {
        "id": zed.id,
        "name": text("zed-normal") if card.kind == "normal" else text(f"zed-{zed.id}"),
        "kind": card.kind,
        "space": zed.field,
        "count": 1,
        "seat": s.zed_seat if s.versus else None,
        "side": "zeds",
        "values": {"strength": s.strength(zed.id), "hits": zed.hits, "tough": card.hits[1 if zed.reduced else 0]},
    }
    signs = [text("mark-reduced")] if zed.reduced else []
    signs += markers(s, zed.markers)
    if signs:
        piece["marks"] = signs
    return piece


def markers(s: DawnState, ids: tuple[str, ...]) -> list[Text]:
    """Texts of the markers that are counters; markers that are only reminders for rules are left out."""
    return [text(f"marker-{id}") for id in ids if id in s.content.markers]
