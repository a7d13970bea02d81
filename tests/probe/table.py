"""The scene that all probes share: spaces in a row, crowds, piles, tracks and sheets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.core.deck import Deck
from shamble.core.entity import Entity, Reader
from shamble.core.frame import Leave
from shamble.core.scene import Card, Piece, Pile, Scene, SheetView, Space, Text, TrackView, text
from shamble.core.state import Result, Scope, State


def named(kind: str, id: str) -> Text:
    return text(f"{kind}-{id}-name")


def space(index: int, id: str, kind: str, row: list[str]) -> Space:
    return {
        "id": id,
        "name": named("space", id),
        "kind": kind,
        "at": [float(index), 0.0, 1.0, 1.0],
        "neighbours": row[max(0, index - 1) : index] + row[index + 1 : index + 2],
        "marks": [],
    }


def piece(id: str, kind: str, at: str | None, count: int = 1, seat: int | None = None) -> Piece:
    return {"id": id, "name": named(kind, id), "kind": kind, "space": at, "count": count, "seat": seat}


def unit(id: str, at: str | None, seat: int, strength: int) -> Piece:
    return {**piece(id, "unit", at, 1, seat), "values": {"strength": strength}, "side": "village"}


def card(id: str, face: str | None) -> Card:
    return {
        "id": id,
        "face": face,
        "name": named("card", face or "back"),
        "text": None,
        "kind": "card",
        "counters": {},
        "house": True,
    }


def pile(deck: Deck, discard: int, full: int, seat: int | None) -> Pile:
    top = deck.top_known_to(seat)
    return {
        "id": deck.name,
        "name": named("pile", deck.name),
        "space": None,
        "left": deck.size,
        "full": full,
        "top": card(f"{deck.name}-top", top) if top else None,
        "discard": discard,
    }


def track(id: str, value: int, top: int) -> TrackView:
    return {"id": id, "name": named("track", id), "value": value, "max": top}


def sheet(seat: int, id: str, at: str | None, values: list[TrackView], hand: list[Card] | None = None) -> SheetView:
    return {
        "seat": seat,
        "id": id,
        "name": named("who", id),
        "text": None,
        "space": at,
        "values": values,
        "hand": hand or [],
        "events": [],
        "tags": [],
    }


def scene(
    round: int,
    rounds: int,
    turn: int | None,
    spaces: list[Space],
    pieces: list[Piece],
    piles: list[Pile],
    tracks: list[TrackView],
    sheets: list[SheetView],
) -> Scene:
    return {
        "ribbon": {
            "round": round,
            "rounds": rounds,
            "phases": [text("phase-play-name")],
            "phase": 0,
            "turn": turn,
        },
        "board": [float(max(1, len(spaces))), 1.0],
        "spaces": spaces,
        "pieces": pieces,
        "piles": piles,
        "tracks": tracks,
        "sheets": sheets,
        "goals": [],
        "cards": [],
        "silence": False,
    }


def reader(*classes: type[Entity]) -> Reader:
    kernel: tuple[type[Any], ...] = (Leave, Scope, Result, Deck)
    return Reader({cls.__name__: cls for cls in kernel + classes})


def read_kernel(state: State, plain: Mapping[str, Any], source: Reader) -> None:
    state.stack = list(source.read(plain["stack"]))
    state.scopes = list(source.read(plain["scopes"]))
    state.serial = plain["serial"]
    state.result = source.read(plain["result"])
