"""The printed components: every deck, bag and table against its known totals."""

from __future__ import annotations

from collections import Counter
from types import ModuleType
from typing import Any

import pytest

from shamble.core.errors import ContentError
from shamble.games.dawn import abilities
from shamble.games.dawn.game import Dawn
from shamble.games.dawn.printed.content import Content
from shamble.games.dawn.table.book import PRINTED, classes_in, unused_words
from shamble.games.dawn.table.powers import EventEffect

CONTENT = Content()
ACTS = (1, 2, 3, 4)


def printed(table: str) -> list[dict[str, Any]]:
    """The rows of a table that stand for printed components; house cards may come on top."""
    return [row for row in CONTENT.rows[table] if row["origin"] != "house"]


def test_the_decks_are_complete() -> None:
    assert len(printed("events")) == 90
    assert len(printed("stories")) == 44
    kinds: Counter[str] = Counter()
    for row in printed("research"):
        kinds[row["kind"]] += row.get("count") or 1
    assert kinds == {"start": 1, "basic": 13, "advanced": 6, "breakthrough": 5}


def test_the_counters_are_complete() -> None:
    assert len(CONTENT.zed_ids["normal"]) == 34
    assert len(CONTENT.zed_ids["super"]) == 9
    assert len(CONTENT.unit_ids["hero"]) == 17
    assert len(CONTENT.unit_ids["heroic"]) == 8
    assert len(CONTENT.unit_ids["civilian"]) == 7
    assert CONTENT.unit_ids["villagers"] == [*[f"villagers.{n}" for n in range(1, 6)], "vip"]
    assert len(CONTENT.unit_ids["anti-hero"]) + len(CONTENT.unit_ids["anti-civilian"]) == 7
    strong = Counter(CONTENT.zeds[zed].strength[0] for zed in CONTENT.zed_ids["normal"])
    assert strong == {2: 1, 3: 2, 4: 6, 5: 11, 6: 9, 7: 3, 8: 1, 9: 1}
    assert [unit for unit in CONTENT.units if CONTENT.units[unit].basic] == [
        *("piazza", "hernandez", "schmidt", "hunt", "furies")
    ]


def test_the_story_deck_of_each_level() -> None:
    for one in CONTENT.levels:
        assert one.story == len([card for card in CONTENT.stories.values() if card.level <= one.n])


@pytest.mark.parametrize("level", range(6))
def test_every_plan_finds_its_cards(level: int) -> None:
    """Each act has the cards that each length asks for; the Guard is placed apart."""
    sets = CONTENT.levels[level].sets
    have = Counter(
        (card.kind, card.act) for card in CONTENT.events.values() if card.set in sets and card.id != "guard-arrives"
    )
    for length in CONTENT.levels[level].lengths:
        plan = CONTENT.plans[level, length]
        for act in ACTS:
            assert plan.special[act - 1] <= have["special", act]
            assert plan.regular[act - 1] <= have["normal", act]
    assert have["finale", 0] == (2, 2, 3, 4, 5, 6)[level]


def test_deck_sizes_rise_regularly() -> None:
    sizes: dict[int, list[int]] = {}
    for (level, _), plan in CONTENT.plans.items():
        guard = 1 if level >= 2 else 0
        sizes.setdefault(level, []).append(sum(plan.special) + sum(plan.regular) + 1 + guard)
    assert sizes == {
        0: [16, 20],
        1: [17, 20],
        2: [21, 27, 33],
        3: [21, 27, 33, 39, 45],
        4: [21, 27, 33, 39, 45],
        5: [22, 28, 34, 40, 46],
    }


def test_blue_cards_fit_the_basic_game() -> None:
    regular = Counter(row["act"] for row in printed("events") if row["set"] == "blue" and row["kind"] == "normal")
    assert [regular[act] for act in ACTS] == [3, 6, 4, 3]


def test_the_tracks_lead_to_the_town_centre() -> None:
    for track in CONTENT.tracks.values():
        way, at = [], track.start
        while at != "center":
            way.append(at)
            at = CONTENT.fields[at].inner
        assert len(way) == track.length + 1
        assert [CONTENT.outer[field] for field in way[1:]] == way[:-1]
    named = Counter(field.track for field in CONTENT.fields.values() if field.named and field.track)
    assert named == {"F": 3, "M": 4, "H": 3, "S": 5, "T": 4}
    assert [field.id for field in CONTENT.fields.values() if field.kind == "village"] == ["F4", "M5", "H5", "S5", "S3"]


def test_the_outbreak_field_is_the_nearest_village() -> None:
    for track in CONTENT.tracks.values():
        villages = [field for field in CONTENT.fields.values() if field.track == track.id and field.kind == "village"]
        nearest = min(villages, key=lambda field: field.n).id if villages else track.start
        assert track.outbreak == nearest


def test_tunnel_limits() -> None:
    limits = {field.n: field.limit for field in CONTENT.fields.values() if field.track == "T"}
    assert limits == {8: 2, 7: 1, 6: 1, 5: 0, 4: 1, 3: 0, 2: 1, 1: 1, 0: 2}


def test_the_combat_tables() -> None:
    assert sorted(CONTENT.combat) == list(range(2, 13))
    for row in CONTENT.combat.values():
        assert len(row.zeds) == len(row.units) == len(row.gunfire) == 7
        # The public tables agree cell by cell: gunfire is the zeds' half of the melee table.
        assert row.gunfire == row.zeds
        assert list(row.zeds) == sorted(row.zeds)
        assert list(row.units) == sorted(row.units, reverse=True)
    wins = [0] * 7
    for a in range(1, 7):
        for b in range(1, 7):
            for column in range(7):
                wins[column] += column >= CONTENT.combat[a + b].zeds_lose_from
    assert [round(100 * n / 36) for n in wins] == [3, 17, 42, 58, 83, 97, 100]


def test_finales_and_brains_are_no_normal_rounds() -> None:
    for card in CONTENT.events.values():
        assert (card.act == 0) == (card.kind == "finale")
        if card.effect.name in ("finale", "brains", "guard"):
            assert card.actions == 0
        assert card.actions <= 4
        assert card.prfn in (0, 1, 2)
        if card.kind != "normal":
            assert card.coop == "none"


def test_kept_story_cards_have_a_window() -> None:
    for card in CONTENT.stories.values():
        assert card.keep == bool(card.window)
        assert card.where in ("choice", "most-zeds", "fewest-zeds", "most-chaos", "fewest-chaos", *CONTENT.tracks)


def test_options() -> None:
    assert len([option for option in CONTENT.options.values() if option.side == "easier"]) == 14
    assert len([option for option in CONTENT.options.values() if option.side == "harder"]) == 14
    for option in CONTENT.options.values():
        for other in option.excludes:
            assert option.id in CONTENT.options[other].excludes


def test_places_named_by_cards_exist() -> None:
    events = [card.effect for card in CONTENT.events.values()]
    stories = [card.effect for card in CONTENT.stories.values()]
    for effect in [*events, *stories]:
        assert effect.at in ("", "starts", "villages") or effect.at in CONTENT.fields
        assert effect.marker in ("", *CONTENT.markers)


def test_every_number_of_points_has_one_rank() -> None:
    for points in range(-30, 60):
        assert len([rank for rank in CONTENT.ranks if rank.low <= points <= rank.high]) == 1
    assert [CONTENT.rank(points).id for points in (0, 1, 6, 13, 21)] == [rank.id for rank in CONTENT.ranks]


def test_an_overlay_changes_a_value_and_names_a_mistake() -> None:
    mine = Content({"tables": {"units": [{"id": "schmidt", "move": 5}]}})
    assert mine.units["schmidt"].move == 5
    assert CONTENT.units["schmidt"].move == 4
    with pytest.raises(ContentError, match="unit 'schmidt': unknown key 'moves'; did you mean 'move'"):
        Content({"tables": {"units": [{"id": "schmidt", "moves": 5}]}})


def own_event(**values: object) -> dict[str, Any]:
    """An overlay with a copy of the event "bad-water", which has the effect "losses", under an id of its own."""
    row = {**next(row for row in CONTENT.rows["events"] if row["id"] == "bad-water"), "id": "own", **values}
    return {"tables": {"events": [row]}}


def test_a_card_does_what_its_effect_word_says() -> None:
    game = Dawn(own_event())
    assert type(game.content.book.events["own"]) is type(game.content.book.events["bad-water"])
    assert type(game.content.book.events["own"]).words == ("losses",)


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        (own_event(effect="loses"), "events.toml: own: there is no effect 'loses'; did you mean 'losses'?"),
        (own_event(effect="no-such-effect-at-all"), "events.toml: own: there is no effect 'no-such-effect-at-all'"),
        (own_event(effect="loot", at="", gain={}), "events.toml: own: the effect 'loot' needs 'at'"),
        ({"tables": {"stories": [{"id": "bonfire", "effect": "fire"}]}}, "stories.toml: bonfire: there is no effect"),
        (
            {"tables": {"research": [{"id": "hope", "effect": "hops"}]}},
            "research.toml: hope: there is no effect 'hops'",
        ),
        (
            {"tables": {"units": [{"id": "schmidt", "abilities": ["duties"]}]}},
            "units.toml: schmidt: there is no ability 'duties'; did you mean 'duty'?",
        ),
        ({"tables": {"zeds": [{"id": "k10", "abilities": ["run"]}]}}, "zeds.toml: k10: there is no ability 'run'"),
    ],
)
def test_a_word_that_the_game_does_not_know_is_an_error(overlay: dict[str, Any], message: str) -> None:
    with pytest.raises(ContentError) as caught:
        Dawn(overlay)
    assert str(caught.value).startswith(message)


def test_every_effect_and_ability_has_a_card() -> None:
    """A class for a word without a card would never be used, so the word is misspelt."""
    assert Dawn().content_problems() == []
    misspelt = ModuleType("misspelt")
    misspelt.__dict__["Loses"] = type("Loses", (EventEffect,), {"words": ("loses",), "__module__": "misspelt"})
    assert unused_words(CONTENT, [misspelt]) == [
        "no row names 'loses', a word of Loses; did you mean 'losses'?",
    ]
    assert not PRINTED & {word for kind in classes_in(abilities.MODULES) for word in kind.words}
