"""The narrator tells recorded facts alone: causes of deaths, losses of piles, and at most two moments of a round."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

import shamble
from shamble.bots.play import play_out
from shamble.bots.roster import make_bot
from shamble.cli.app import app
from shamble.core import registry
from shamble.server.views.story import story_view
from shamble.sessions.session import Session
from shamble.story.narrator import A_ROUND, ATTACKS, MAX_MOMENTS, Narrator, Story, tell_story
from shamble.story.scenes import Instant, state_at, story_beats
from shamble.text.files import LANGUAGES
from shamble.text.speaker import Speaker


def finished(game: str, seats: int, seed: int) -> Session:
    session = shamble.new(game, seats=seats, seed=seed)
    play_out(session, [make_bot("steady", seat) for seat in range(seats)])
    return session


@pytest.mark.parametrize("game", registry.ids())
def test_every_game_has_a_story_in_every_language(game: str) -> None:
    session = finished(game, max(n for n in registry.find(game).seats if n <= 3), 8)
    story = tell_story(session)
    assert 1 <= len(story.moments) <= MAX_MOMENTS
    seqs = {node.seq for node in session.current_line()}
    line = session.current_line()
    for moment in story.moments:
        assert moment.seq in seqs
        assert line[moment.index].seq == moment.seq
    counts = Counter(moment.round for moment in story.moments if moment.kind != "end")
    assert max(counts.values(), default=0) <= A_ROUND
    assert [moment.index for moment in story.moments] == sorted(moment.index for moment in story.moments)
    for lang in LANGUAGES:
        speaker = Speaker(session.game, lang, strict=True)
        for told in messages(story):
            assert speaker.sentence(*told)
        for moment in story.moments:
            assert speaker.say(f"story-title-{moment.kind}")


def messages(story: Story) -> list[tuple[str, dict[str, object]]]:
    told = [story.headline]
    told += [moment.told for moment in story.moments]
    told += [fallen.told for fallen in story.fallen]
    told += [deed.told for deed in story.deeds]
    return [(id, dict(args)) for id, args in told]


def test_a_death_is_told_with_its_cause() -> None:
    session = finished("zombicide2", 3, 1)
    assert session.outcome is not None
    assert session.outcome.reason == "survivor-died"
    story = tell_story(session)
    (fallen,) = story.fallen
    died = [event for event in session.log if event.kind == "dies"]
    assert fallen.who == died[0].args["who"]
    assert fallen.where == died[0].args["zone"]
    wounds = sum(int(str(e.args["n"])) for e in session.log if e.kind == "wounded" and e.args["who"] == fallen.who)
    assert fallen.wounds == wounds > 0
    id, args = fallen.told
    assert id == "story-death"
    assert args["group"]
    assert story.headline == ("story-lost-death", {"who": fallen.who})
    assert story.moments[-1].kind == "death"


@pytest.mark.parametrize(("game", "bot", "seed"), [("marvel", "random", 4), ("walkingdead", "steady", 4)])
def test_only_enemies_bite(game: str, bot: str, seed: int) -> None:
    session = shamble.new(game, seats=2, seed=seed)
    play_out(session, [make_bot(bot, seat) for seat in range(2)])
    narrator = Narrator(session)
    moments = narrator._bites()
    assert moments
    for moment in moments:
        beats = [beat for beat in narrator.beats if beat.index == moment.index]
        assert (moment.kind == "bite") == any(beat.first(*ATTACKS) for beat in beats)
        assert moment.told[0] in ("beat-bite", "log-damage", "log-wounded")
        assert moment.where


def test_a_death_by_an_event_or_by_hunger_is_not_blamed_on_walkers() -> None:
    ways: set[str] = set()
    for seed in range(1, 200):
        session = finished("walkingdead", 2, seed)
        played = {
            event.args["event"]
            for node in session.current_line()
            for event in node.events
            if event.kind == "event-played"
        }
        for one in tell_story(session).fallen:
            ways.add(one.told[0])
            if one.told[0] == "story-death-event":
                assert one.told[1]["who"] == one.who
                assert one.told[1]["event"] in played
        if {"story-death", "story-death-event"} <= ways:
            break
    assert {"story-death", "story-death-event"} <= ways
    for seed in range(1, 100):
        session = shamble.new("marvel", seats=2, seed=seed)
        play_out(session, [make_bot("random", seat) for seat in range(2)])
        starved = {
            event.args["who"] for node in session.current_line() for event in node.events if event.kind == "starves"
        }
        told = [one.who for one in tell_story(session).fallen if one.told[0] == "log-starves"]
        assert starved >= set(told)
        if told:
            return
    raise AssertionError("nobody starved in these games")


def test_the_draw_that_loses_the_game_is_no_deed() -> None:
    for seed in range(1, 7):
        session = finished("walkingdead", 2, seed)
        story = tell_story(session)
        if session.outcome is not None and session.outcome.reason == "deck-empty":
            lost = story.moments[-1].index
            assert all(deed.index != lost for deed in story.deeds if deed.told[0] == "story-deed-finds")


def figures(session: Session, instant: Instant, space: str) -> Counter[str]:
    """The kinds and persons in a space at an instant, each with their number."""
    scene = session.game.scene(state_at(session, instant), None)
    return Counter(piece["id"].partition("@")[0] for piece in scene["pieces"] if piece["space"] == space)


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_picture_shows_who_is_told_of(seed: int) -> None:
    session = finished("zombicide2", 3, seed)
    line = session.current_line()
    for moment in tell_story(session).moments:
        shown = figures(session, moment.picture, moment.where)
        if moment.kind in ("best", "fight"):
            kinds = {kind.partition(" ")[2] for kind in moment.told[1].get("kinds", ())}  # type: ignore[union-attr]
            assert kinds <= {piece.partition(":")[0] for piece in shown}, (moment.told, shown)
        elif moment.kind in ("death", "close"):
            assert set(moment.who) <= set(shown), (moment.told, shown)
        elif moment.kind == "goal":
            assert set(moment.who) <= set(figures(session, moment.picture, moment.where))
        assert moment.picture.moment < len(line)


def test_hits_that_are_answered_one_by_one_are_one_blow() -> None:
    beats = [beat for seed in range(1, 5) for beat in story_beats(finished("zombicide2", 3, seed))]
    blows = [beat.beat for beat in beats if beat.beat.family == "attack" and beat.beat.sums()["falls"]]
    assert blows
    assert all(blow.sums()["hits"] for blow in blows)


def test_an_empty_pile_is_told_with_its_losses() -> None:
    session = finished("walkingdead", 3, 3)
    assert session.outcome is not None
    assert session.outcome.reason == "deck-empty"
    story = tell_story(session)
    id, args = story.moments[-1].told
    assert id == "story-pile"
    for kind, name in (("card-eaten", "eaten"), ("card-drawn", "drawn"), ("card-wasted", "wasted")):
        assert args[name] == sum(e.kind == kind and e.args.get("deck") == args["deck"] for e in session.log)


def test_moves_that_were_taken_back_are_not_told() -> None:
    session = shamble.new("zombicide2", seats=1, seed=3)
    for _ in range(30):
        assert session.decision is not None
        session.play(make_bot("steady", 0).choose(session, session.decision.seat))
    before = tell_story(session)
    assert session.decision is not None
    session.play(session.decision.options[0])
    session.undo()
    after = tell_story(session)
    assert [one.told for one in after.moments] == [one.told for one in before.moments]


def test_the_command_and_the_server_tell_the_same(tmp_path: Path) -> None:
    session = finished("zombicide2", 3, 1)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(session.save()), encoding="utf-8")
    said = CliRunner().invoke(app, ["story", str(file), "--lang", "de"], standalone_mode=False).output
    speaker = Speaker(session.game, "de")
    view = story_view(session)
    for moment in view.moments:
        assert speaker.text(moment.told) in said or speaker.sentence(moment.told["id"], moment.told["args"]) in said
    assert view.won is False
