"""A printed value is written in one place: changing it there changes every place where it is shown."""

from __future__ import annotations

from typing import Any

import shamble
from shamble import Session
from shamble.core import registry
from shamble.core.scene import Card
from shamble.text.speaker import Speaker


def row(game: str, table: str, id: str, **changed: Any) -> dict[str, Any]:
    game_object = registry.find(game)
    rows = game_object.printed.rows[table] if game == "zombicide2" else game_object.content.rows[table]  # type: ignore[attr-defined]
    printed = next(one for one in rows if one["id"] == id)
    return {**{name: value for name, value in printed.items() if value is not None}, **changed}


def words(session: Session, card: Card, lang: str) -> str:
    speaker = Speaker(session.game, lang, strict=True)
    own = card["text"]
    return " ".join([*[speaker.text(fact) for fact in card["facts"]], *([speaker.text(own)] if own else [])])


def city(overlay: dict[str, Any]) -> Session:
    game = registry.find("zombicide2").with_content({"tables": overlay})
    given = {
        "map": {"grid": "s1 s2"},
        "survivors": {"amy": {"zone": "s1", "hands": ["katana"], "skills": []}},
        "zombies": {"s1": {"walker": 3}},
        "start": "turn amy",
    }
    seats, settings, state = game.build(given)  # type: ignore[attr-defined]
    session = Session(game, seats, settings, 1)
    session.begin_at(state, state.plain())
    return session


def test_a_weapons_numbers_change_face_sentence_meaning_and_event() -> None:
    better = {"range": [0, 0], "dice": 5, "accuracy": 2, "damage": 3, "noise": True}
    session = city({"equipment": [row("zombicide2", "equipment", "katana", melee=better, origin="house")]})
    card = session.view(0)["scene"]["sheets"][0]["hand"][0]
    assert card["facts"][0] == {
        "id": "gear-melee",
        "args": {"dice": 5, "accuracy": 2, "damage": 3, "noise": 1},
    }
    assert card["house"]
    assert words(session, card, "en") == "Melee, 5 dice, 2+, damage 3, loud. Dual."
    assert words(session, card, "de") == "Nahkampf, 5 Würfel, 2+, Schaden 3, laut. Beidhändig."
    assert session.decision is not None
    option = session.decision.find("melee amy katana.1")
    assert option is not None
    meaning = session.decision.meaning(option)
    assert meaning is not None
    assert (meaning.dice, meaning.need, meaning.noise) == (5, 2, 1)
    told = next(event for event in session.play(option) if event.kind == "attacks")
    assert (told.args["n"], told.args["accuracy"], told.args["damage"]) == (5, 2, 3)


def test_a_zombie_cards_numbers_change_its_name() -> None:
    printed = row("zombicide2", "zombie-cards", "008")
    session = city({"zombie-cards": [{**printed, "blue": 5, "yellow": 7, "orange": 9, "red": 11}]})
    assert Speaker(session.game, "en", strict=True).name("#008") == "walker rush 5/7/9/11"
    assert Speaker(session.game, "de", strict=True).name("#008") == "Schlurfer-Ansturm 5/7/9/11"


def test_a_resource_cards_numbers_change_its_sentence() -> None:
    overlay = {
        "equipment": [row("walkingdead", "equipment", "pistol", dice=4, start_ammo=9)],
        "food": [row("walkingdead", "food", "scraps", food="white")],
    }
    game = registry.find("walkingdead").with_content({"tables": overlay})
    session = shamble.new(game, seats=4, seed=3)
    from shamble.games.walkingdead.presentation.scene import resource_card
    from shamble.games.walkingdead.table.state import PlayerCard

    assert (
        words(session, resource_card(session.state, PlayerCard("pistol.1")), "en")
        == "Ranged, 4 dice. 9 ammo at set-up."
    )
    assert words(session, resource_card(session.state, PlayerCard("scraps.1")), "de") == "1-6 Nahrung."
    assert words(session, resource_card(session.state, PlayerCard("rifle-crate.1")), "en") == "1-6 ammo for the rifle."
    assert words(session, resource_card(session.state, PlayerCard("pair.1")), "de") == "2 Verbündete."
