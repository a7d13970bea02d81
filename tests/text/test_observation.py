"""One text that is enough to play from."""

from __future__ import annotations

import re
from typing import Any

import pytest

import shamble
from shamble.sessions.session import Session
from shamble.text.observation import TOKENS, speaker_of, tokens

GAMES = [game.id for game in shamble.installed_games()]


def played(id: str, seed: int = 5, moves: int = 60, **settings: Any) -> Session:
    session = shamble.new(id, seats=2, seed=seed, **settings)
    shamble.play_out(session, [shamble.Steady()] * 2, limit=moves)
    assert session.decision is not None
    return session


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_it_is_short_and_names_every_option(id: str, lang: str) -> None:
    session = shamble.new(id, seats=2, seed=3)
    bots = [shamble.Steady()] * 2
    for _ in range(12):
        if session.decision is None:
            break
        seat = session.decision.seat
        text = session.observe(seat, lang)
        # German words are longer, and a list of 200 options has its length.
        assert tokens(text) <= (TOKENS if lang == "en" else TOKENS * 1.35), text
        for option in session.decision.options:
            words = option.key.split()
            assert all(word in text for word in words), f"{option.key} is not told:\n{text}"
        assert not re.search(r"\b(observe|play|means|value)-[a-z]+\b", text), "a text is missing"
        shamble.play_out(session, bots, limit=9)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_full_board_with_many_options_is_told_shortly(seed: int) -> None:
    """The longest observations: Dawn of the Zeds with all its units and up to 200 options."""
    session = shamble.new("dawn", seats=1, seed=seed, level=5)
    brief = 0
    for _ in range(35):
        shamble.play_out(session, [shamble.Steady()], limit=9)
        if session.decision is None:
            break
        text = session.observe(0)
        assert tokens(text) <= TOKENS, text
        if "\n  A key: " in text:
            brief += 1
            assert keys_told(text) == {option.key for option in session.decision.options}, text
    assert brief


def keys_told(text: str) -> set[str]:
    """Puts the keys of a question together again: those of the options that are told one by one, and those of the lines
    below the sentence that says how."""
    question = text.split("\nSeat 1: ")[1]
    alone, together = question.split("\n  A key: ")
    keys = {line.strip().split(": ")[0] for line in alone.split("\n")[1:]}
    for line in together.split("\nAt any time:")[0].split("\n")[1:]:
        head, _, rest = line.strip().partition(": ")
        before, _, others = head.partition("(")
        inside, _, after = others.partition(")")
        ends = re.sub(r"\([^)]*\)", "", rest)
        for word in inside.split(" | "):
            for end in ends.split(" | "):
                keys.add(" ".join(f"{before} {word} {after} {end}".split()))
    return keys


def test_a_long_list_of_options_tells_the_chances() -> None:
    """Attacks in Dawn of the Zeds: the list of all options is too long, but the chances decide."""
    session = shamble.new("dawn", seats=1, seed=5, level=0)
    while session.decision is not None and len(session.decision.options) < 100:
        shamble.play_out(session, [shamble.Steady()], limit=3)
    text = session.observe(0)
    assert "attack hunt S5" in text
    assert "wins: 97 %" in text
    assert "(1 ammo: 17 %)" in text
    assert tokens(text) <= TOKENS


def test_a_round_card_tells_which_tracks_it_activates() -> None:
    session = shamble.new("dawn", seats=1, seed=5, level=0)
    assert "card: Zeds: Suburbs track, Suburbs track; Actions: 1" in session.observe(0)


@pytest.mark.parametrize(
    ("id", "settings", "effects"),
    [
        ("dawn", {"level": 0}, ["Sheriff Hunt: Special: a normal", "Mayor Hernandez: While he is in play"]),
        ("walkingdead", {}, ["Daryl: ", "Silencer: Once a round", "Shotgun: Loud: a natural 14"]),
        ("zombicide2", {}, ["Brute: One action. Dies at damage 2", "Sniper: Ranged targets are free"]),
        ("zombicide1", {}, ["Plenty of shells: One re-roll", "Goalie mask: Throw it away", "Walker: One action."]),
        ("marvel", {}, ["Guard: One action. Takes two hits", "Pack Hunter: In your turn", "Devour: One target"]),
    ],
)
def test_the_short_text_tells_what_things_do(id: str, settings: dict[str, Any], effects: list[str]) -> None:
    session = shamble.new(id, seats=2, seed=7, **settings)
    shamble.play_out(session, [shamble.Steady()] * 2, limit=60)
    assert session.decision is not None
    text = session.observe(session.decision.seat)
    for effect in effects:
        assert text.count(f"\n  {effect}") == 1, f"{effect!r} is not told once:\n{text}"
    assert tokens(text) <= TOKENS


def test_the_text_tells_who_sits_in_a_car_and_who_drives() -> None:
    session = shamble.new("zombicide2", seats=1, seed=1, mission="m4")
    while session.decision is not None and not any(option.verb == "alight" for option in session.decision.options):
        shamble.play_out(session, [shamble.Steady()], limit=1)
    text = session.observe(0)
    assert "Amy, Ned (in car-2), Doug, car-2 = Police car (Ned at the wheel)" in text
    assert "trunk-1 = Epic weapon crate (in car-1)" in text
    assert "Hobomination: " in text
    assert "elle fire-axe.1" not in text, "of 22 cards that could be thrown away three are named"
    assert "(19 more of this kind)" in text
    assert "elle fire-axe.1" in session.observe(0, full=True)


def test_a_group_is_named_by_its_kind_alone() -> None:
    """One walker is told as two are: the group's id is no word of an option."""
    session = shamble.new("walkingdead", seats=2, seed=7)
    shamble.play_out(session, [shamble.Steady()] * 2, limit=60)
    text = session.observe(0)
    assert "Walker" in text
    assert "walkers-" not in text


def test_values_are_told_once_if_all_figures_of_a_name_have_them() -> None:
    session = shamble.new("dawn", seats=1, seed=1, level=0)
    shamble.play_out(session, [shamble.Steady()], limit=60)
    short, full = session.observe(0), session.observe(0, full=True)
    assert short.count("Hits it takes 3") == 1
    assert "Each Zed: Hits it takes 3" in short
    assert full.count("Hits it takes 3") > 3
    assert "Hits taken 0" not in short
    assert "Hits taken 0" in full


@pytest.mark.parametrize("id", GAMES)
def test_the_map_tells_every_way(id: str) -> None:
    session = played(id)
    scene = session.view(0)["scene"]
    text = session.observe(0)
    told: dict[str, list[str]] = {}
    for id, ways in re.findall(r"(?:^  |; |: )([\w-]+)(?: [^→\n;]*)? → ([^:;\n]*)", text, re.MULTILINE):
        told.setdefault(id, ways.split("[")[0].split())
    for space in scene["spaces"]:
        assert told.get(space["id"], []) == space["neighbours"], space["id"]
    assert sum(len(ways) for ways in told.values()) > 3
    shut = [border for border in scene.get("borders", []) if border.get("state") == "closed"]
    for door in shut:
        assert f"closed {door['id']} to" in text


def test_what_is_asked_for_is_told() -> None:
    session = played("zombicide2")
    while session.decision is not None and (
        session.decision.frame != "NextAction" or len(session.decision.options) < 3
    ):
        session.play(session.decision.options[-1])
    short = session.observe(0, options=False)
    assert session.decision is not None
    assert session.decision.options[0].key not in short
    assert "(1 action" in session.observe(session.decision.seat)
    assert "(1 action" not in session.observe(session.decision.seat, meanings=False)
    cited = session.observe(0, rules="cited")
    assert session.decision.rule in cited
    chapter = session.observe(0, rules="chapter")
    assert len(chapter) > len(cited) > len(session.observe(0))
    assert len(session.observe(0, full=True)) > len(session.observe(0))
    with pytest.raises(shamble.ShambleError, match="rules is none, cited or chapter, not 'all'"):
        session.observe(0, rules="all")


def test_events_since_a_move() -> None:
    session = played("walkingdead", moves=30)
    everything = session.observe(0, since=0)
    assert everything.count("\n") > session.observe(0).count("\n") + 20
    assert "takes part" in everything or "is on board" in everything or "plays" in everything


@pytest.mark.parametrize("id", GAMES)
def test_it_tells_nothing_hidden(id: str) -> None:
    """The text stays the same when everything hidden from the seat is drawn anew."""
    settings: dict[str, dict[str, Any]] = {
        "walkingdead": {"level": "expert", "goals": True},
        "dawn": {"mode": "versus", "level": 5},
    }
    session = played(id, **settings.get(id, {}))
    for seat in range(2):
        told = {session.imagine(seat, seed).observe(seat, full=True, since=session.seq + 1) for seed in range(4)}
        assert told == {session.observe(seat, full=True, since=session.seq + 1)}


def test_words_are_kept() -> None:
    """Fluent files are parsed once for each game and language, not at every call."""
    session = played("walkingdead")
    speaker_of.cache_clear()  # other tests may have pushed the bundle of an older speaker out of its cache
    speaker = speaker_of(session.game, "en")
    assert speaker is speaker_of(session.game, "en")
    before = str(session)
    assert speaker._bundles[0] is shamble.Speaker(session.game, "en")._bundles[0]
    assert str(session) == before


@pytest.mark.parametrize(
    ("id", "ability"),
    [
        ("walkingdead", "choose rick: Play Rick (In combat, while leader: Everybody who rolls adds 1"),
        ("zombicide1", "choose doug: Doug (Matching set! → +1 Action → +1 die: Ranged/+1 free Combat Action → "),
        ("marvel", "choose wasp: Wasp (Slip Through → "),
    ],
)
def test_people_on_offer_are_told_with_their_abilities(id: str, ability: str) -> None:
    assert ability in shamble.new(id, seats=2, seed=3).observe(0)


def test_all_heroes_on_offer_are_told_with_their_abilities_at_any_length() -> None:
    session = shamble.new("dawn", seats=2, seed=3, level="5")
    lines = [line for line in session.observe(0).split("\n") if line.startswith("  choose ")]
    assert len(lines) == 17
    assert all(line.endswith(")") for line in lines)


def test_a_short_card_text_is_told_though_the_observation_is_short() -> None:
    session = shamble.new("walkingdead", seats=2, seed=11)
    session.play("choose rick")
    session.play("choose glenn")
    assert "Hatchet (Melee, 1 die; +1.)" in session.observe(1)
