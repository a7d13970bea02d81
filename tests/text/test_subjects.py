"""Everything on a table that has a tip is explained by a rule."""

from __future__ import annotations

from typing import Any

import pytest

import shamble
from shamble.bots.play import play_out
from shamble.bots.random import Random
from shamble.core import registry
from shamble.games.dawn.printed.schema import TRACKS
from shamble.server.views import catalogue
from shamble.sessions.session import Session

GAMES = registry.ids()
STATES = ("tag-active", "tag-acted", "tag-first")
"""Tags of a sheet that tell the state of its turn."""


@pytest.mark.parametrize("id", GAMES)
def test_everything_on_the_table_has_a_rule(id: str) -> None:
    """Everything with a tip has a rule, found by its name or by its kind."""
    subjects = catalogue.texts(id, "en").subjects
    bare = [names for names in pointed_at(id) if not any(name in subjects for name in names)]
    assert bare == []


def pointed_at(id: str) -> list[tuple[str, ...]]:
    """Things in the scenes of some random games, each with the names by which the browser looks for its rule."""
    targets: dict[tuple[str, ...], None] = {}

    def note(session: Session, *_: object) -> None:
        scene = session.view(0)["scene"]
        sheets, cards = scene["sheets"], scene["cards"]
        cards = cards + [card for sheet in sheets for card in sheet["hand"] + sheet["events"]]
        cards += [pile["top"] for pile in scene["piles"] if pile["top"]]
        tags = [tag for sheet in sheets for tag in sheet["tags"] if tag["id"] not in STATES]
        tags += [skill for sheet in sheets for rung in sheet.get("levels", []) for skill in rung["skills"]]
        tracks = [track for sheet in sheets for track in sheet["values"] if track["id"] != "level"] + scene["tracks"]
        pieces = [piece for piece in scene["pieces"] if piece["space"]]
        names: list[tuple[str, ...]] = [(space["name"]["id"], f"space-{space['kind']}") for space in scene["spaces"]]
        names += [(one["name"]["id"], one["kind"], one["kind"].partition("-")[0]) for one in pieces]
        names += [(one["name"]["id"],) for one in (*cards, *scene["piles"])]
        names += [(track["name"]["id"],) for track in tracks if track["id"] != "round"]
        names += [(one["id"],) for one in (*tags, *scene["ribbon"]["phases"])]
        names += [(goal["name"]["id"], "goal") for goal in scene["goals"]] + [
            (sheet["name"]["id"], "survivor") for sheet in sheets
        ]
        targets.update(dict.fromkeys(names))

    for number, mission in enumerate(missions(id)):
        session = shamble.new(id, seed=number, events=False, **mission)
        play_out(session, [Random(number + seat) for seat in range(session.seats)], limit=60, watch=note)
    return list(targets)


def missions(id: str) -> list[dict[str, Any]]:
    """All missions or levels of a game."""
    for setting in registry.find(id).settings:
        if setting.id in ("mission", "level"):
            return [{setting.id: value} for value in setting.values]
    return [{}]


def test_tracks_have_their_names_in_the_browser() -> None:
    """An option that names a track is not read out as its letter."""
    kinds = catalogue.texts("dawn", "en").kinds
    assert [kinds.get(track) for track in TRACKS] == [f"track-{track}" for track in TRACKS]
