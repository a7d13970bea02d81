"""Meanings of Dawn's options: columns and shifts, finds, the worth of a barricade, open tracks."""

from __future__ import annotations

from typing import Any

import pytest

import shamble
from shamble.bots.play import move
from shamble.bots.random import Random
from shamble.core.chance import Scripted, Seeded, generator
from shamble.core.meaning import GRAVE, RISKY, Meaning
from shamble.games.dawn.fights.hits import hit_note
from shamble.games.dawn.game import Dawn
from shamble.text.speaker import Speaker

GAME = Dawn()


def at(**given: Any) -> shamble.Session:
    seats, settings, state = GAME.build({"start": "act", "actions": 2, **given})
    session = shamble.Session(GAME, seats, settings, seed=1)
    session.begin_at(state, state.plain())
    return session


def meaning(session: shamble.Session, key: str) -> Meaning:
    decision = session.decision
    assert decision is not None
    meant = decision.meaning(next(option for option in decision.options if option.key == key))
    assert meant is not None
    return meant


def notes(meant: Meaning) -> dict[str, dict[str, Any]]:
    return {note.id: note.args for note in meant.told()}


def said(meant: Meaning, lang: str) -> str:
    return Speaker(GAME, lang, strict=True).meaning(meant)


def test_an_attack_tells_its_column_every_shift_and_the_chances() -> None:
    session = at(units={"hunt": "F2"}, zeds={"F3": ["zed-5-3"]}, components=["knuckles"])
    told = notes(meaning(session, "attack hunt F3"))
    assert told["fight-column"] == {"n": 4}
    assert told["fight-shift"] == {"n": 1, "first": 3}
    assert told["shift-right"] == {"n": 1, "why": "weapon"}
    assert told["fight-win"] == {"percent": 97}, "he may throw a lost fight again: 30 of 36, and once more"
    assert "fight-falls" in told, "two hits are the end of him"
    hits = {lang: said(meaning(session, "attack hunt F3"), lang).rsplit(" · ", 1)[-1] for lang in ("en", "de")}
    n = told["fight-hits"]
    assert f"about {n['given']}.{n['given_tenths']} hits" in hits["en"]
    assert f"etwa {n['given']},{n['given_tenths']} Treffer" in hits["de"]


def test_a_search_tells_what_each_line_of_the_table_would_bring() -> None:
    session = at(units={"hunt": "center", "schmidt": "F3", "johnson": "M4"})
    town = meaning(session, "search hunt")
    assert [(note.id, note.args["percent"]) for note in town.odds] == [("may-find", 33), ("may-choose", 17)]
    farm = meaning(session, "search schmidt")
    assert [(note.args["supplies"], note.args["percent"]) for note in farm.odds] == [(1, 33), (2, 17)]
    mine = meaning(session, "search johnson")
    assert [(note.args["ammo"], note.args["percent"]) for note in mine.odds] == [(1, 56), (2, 31)], "two dice"
    assert "1 Nachschub oder 1 Munition" in said(town, "de")


def test_a_barricade_tells_what_it_is_worth_against_the_nearest_zeds() -> None:
    session = at(units={"civilian-3.1": "F3", "hunt": "M0"}, zeds={"F6": ["zed-4-2"]}, supplies=5)
    told = notes(meaning(session, "barricade civilian-3.1 F3"))
    assert told["columns"] == {"n": 1}, "the field gives one already"
    assert told["holds"]["percent"] < told["holds-then"]["percent"]
    in_town = notes(meaning(session, "barricade hunt M0"))
    assert in_town["columns"] == {"n": 0}, "a town field is as good"
    assert "holds" not in in_town, "nobody comes this way"


def test_what_is_lost_if_a_track_is_left_alone() -> None:
    session = at(
        units={"schmidt": "F4", "hunt": "center", "villagers.1": "M5"},
        zeds={"F5": ["zed-4-2"], "M6": ["zed-4-3"], "H0": ["zed-5-3"]},
        places={"M5": {"chaos": 1}},
    )
    away = meaning(session, "move schmidt F3")
    assert [note.id for note in away.notes] == ["alone-chaos"]
    assert away.risk == RISKY
    end = meaning(session, "end-actions")
    assert [(note.id, note.args.get("track") or note.args.get("place")) for note in end.notes] == [
        ("lapse", None),
        ("alone-people", "M5"),
        ("alone-town", "H"),
    ]
    assert end.risk == GRAVE
    assert "town has fallen" in said(end, "en")


def test_the_last_chaos_marker_is_told_as_the_end() -> None:
    chaos = {field: {"chaos": 2} for field in ("H5", "S5", "S3", "S1", "M2")}
    session = at(level=2, units={"schmidt": "F4"}, zeds={"F5": ["zed-4-2"]}, places=chaos)
    away = meaning(session, "move schmidt F3")
    assert [note.id for note in away.notes] == ["alone-end"]
    assert away.risk == GRAVE


@pytest.mark.parametrize("level", [0, 2, 5])
def test_every_meaning_has_words_and_changes_nothing(level: int) -> None:
    speakers = [Speaker(GAME, lang, strict=True) for lang in ("en", "de")]
    told: set[str] = set()
    for seed in range(12):
        chosen = GAME.configure(1, {"level": level})
        state = GAME.position(1, chosen, Seeded(generator(seed, "position")))
        session = shamble.Session(GAME, 1, chosen, seed)
        session.begin_at(state, state.plain())
        for _ in range(40):
            decision = session.decision
            if decision is None:
                break
            before = session.state.plain()
            for meant in [decision.meaning(option) for option in decision.options]:
                if meant is not None:
                    told |= {note.id for note in meant.told()}
                    assert all(speaker.meaning(meant) for speaker in speakers)
            assert session.state.plain() == before
            chosen_option = move(session, [Random(seed)])
            assert chosen_option is not None
            session.play(chosen_option[0], chosen_option[1])
    assert {"fight-win", "may-find", "alone-town"} <= told


def test_abilities_and_cards_say_what_they_do_and_that_they_are_free() -> None:
    session = at(units={"schmidt": "center", "hernandez": "center"}, kept=["adrenaline"])
    duty = meaning(session, "special schmidt duty")
    assert notes(duty) == {"free": {}, "ability": {"ability": "schmidt-duty"}}
    assert "one additional action for himself" in said(duty, "en")
    assert "zusätzliche Aktion" in said(duty, "de")
    assert notes(meaning(session, "special hernandez speech"))["ability"] == {"ability": "hernandez-speech"}
    assert notes(meaning(session, "play adrenaline")) == {"free": {}, "card": {"card": "adrenaline"}}
    session.play("special schmidt duty")
    assert notes(meaning(session, "search schmidt"))["free"] == {}, "the ability has paid"


def test_a_free_shot_takes_no_ammunition() -> None:
    session = at(units={"hernandez": "center", "schmidt": "H0"}, zeds={"H1": ["zed-4-1"]}, ammo=5)
    assert "ammo" in notes(meaning(session, "shoot schmidt H1"))
    session.play("special hernandez speech")
    told = notes(meaning(session, "shoot schmidt H1"))
    assert "free" in told
    assert "ammo" not in told


def test_keeping_a_roll_that_brings_the_last_hit_says_so_and_the_other_roll_tells_its_chances() -> None:
    session = at(units={"hunt": "F2"}, zeds={"F3": ["zed-9-4"]})
    session.play("attack hunt F3", chance=Scripted({"die": [1, 1]}, {}))
    decision = session.decision
    assert decision is not None
    assert (decision.args["own"], decision.args["falls"]) == (4, 69), "he shrugs each off on 4 or more: 11 of 16"
    asked = {lang: Speaker(GAME, lang, strict=True).ask(decision).replace("\u00a0", " ") for lang in ("en", "de")}
    assert asked["en"].endswith("Chance that this is more than Sheriff Hunt can take: 69 %. Keep it?")
    assert asked["de"].endswith("Zu 69 % hält Sheriff Hunt das nicht aus. So lassen?")
    keep = meaning(session, "accept hunt")
    assert notes(keep)["last-hit"] == {"percent": 69, "dies": 50}, "4 or more saves him"
    assert keep.risk == RISKY
    again = notes(meaning(session, "reroll hunt"))
    assert 0 < again["fight-falls"]["percent"] < 69
    assert "new-roll" in again


def test_hits_say_what_they_leave_of_a_zed() -> None:
    session = at(units={"johnson": "F2"}, zeds={"F3": ["zed-5-3", "zed-3-1 reduced"]}, ammo=3)
    session.play("shoot johnson F3", chance=Scripted({"die": [6, 6]}, {}))
    decision = session.decision
    assert decision is not None
    told = {option.target: decision.meaning(option) for option in decision.options if option.n == 1}
    first = told["zed-5-3.1"]
    assert first is not None
    assert said(first, "en") == "strength 5: 2 hits more would flip it to 3"
    last = next(meant for target, meant in told.items() if target.startswith("zed-3-1"))
    assert last is not None
    assert said(last, "en").startswith("strength 1: ")
    assert "Stärke 5" in said(first, "de")


def test_more_hits_than_one_side_takes_tell_what_the_other_side_has_left() -> None:
    session = at(zeds={"F3": ["zed-5-3"]})
    zed = session.state.zeds_at("F3")[0]
    front, back = session.state.content.zeds[zed.id].hits
    told = [hit_note(session.state, zed, n).args["left"] for n in range(front, front + back)]
    assert told == list(range(back, 0, -1)), "each hit more leaves one less"


def test_ending_the_phase_counts_the_own_actions_that_lapse() -> None:
    session = at(units={"schmidt": "center"}, actions=1)
    assert notes(meaning(session, "end-actions"))["lapse"] == {"n": 2}


def test_research_without_a_scientist_cites_the_rule_that_asks_for_one() -> None:
    session = shamble.new("dawn", seats=1, seed=1, level=5)
    for _ in range(200):
        if session.decision is None:
            break
        for refusal in session.refused():
            if refusal.reason == "no-scientist":
                assert refusal.rule == "dawn.research.needs"
                return
        shamble.play_out(session, [shamble.Steady()], limit=1)
    pytest.fail("research was never refused")
