"""After each event, the scene of a client that follows step by step equals the server's scene."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shamble.core import registry
from shamble.sessions.retracing import retrace
from tests.server.following import bare, followed, stages, unfolded
from tests.server.table import House, Player, house

Json = Any


@pytest.fixture(name="here")
def here_fixture(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as running:
        yield running


class Follower:
    """One seat's client with `steps`, beside one that receives whole views."""

    def __init__(self, whole: Player, steps: Player) -> None:
        self.whole = whole
        self.steps = steps
        self.view = steps.heard["update"]["view"]
        self.told = 0

    def follow(self) -> list[Json]:
        """Reads the next update on both clients, and compares the scenes in between."""
        update = self.steps.heard["update"]
        between = [] if "view" in update else list(stages(self.view["scene"], update["events"]))
        self.view = followed(self.view, update)
        assert self.view == self.whole.view
        return between


@pytest.mark.parametrize("game", registry.ids())
def test_steps_end_where_whole_views_do(here: House, game: str) -> None:
    made = here.make("here", "here", game=game)
    token = made["token"]
    sizes: dict[str, list[int]] = {"whole": [], "steps": [], "undo": []}
    with here.sit(made["table"], token) as whole, here.sit(made["table"], token, steps=True) as steps:
        one = Follower(whole, steps)
        for move in range(120):
            if whole.decision is None:
                break
            seat = whole.decision["seat"]
            if whole.view["seat"] != seat:
                for player in (whole, steps):
                    player.ask("sit", "update", seat=seat)
                one.follow()
                assert "view" not in steps.heard["update"], "another seat is told what it sees differently, and no more"
                assert [bare(event) for event in steps.log] == whole.log
            options = whole.decision["options"]
            if move % 11 == 10:
                whole.ask("undo", "update", level="step")
            else:
                whole.play(move * 7 % len(options))
            steps.until_seq(whole.seq)
            between = one.follow()
            state = here.lobby.tables[made["table"]].session
            shown = [
                json.loads(json.dumps(state.game.scene(then, whole.view["seat"])))
                for event, then in zip(
                    state.current_line()[-1].events, retrace(state, state.current_line()[-1]), strict=True
                )
                if event.visible_to(whole.view["seat"])
            ]
            if "log_to" in steps.heard["update"]:
                assert "view" not in steps.heard["update"], "an undo tells what it changed, and no more"
                sizes["undo"].append(len(steps.raw[-1]))
            elif "now" in steps.heard["update"]:
                assert between == shown
                # The question is new in both: what counts is what is told of the table.
                asked = len(json.dumps(whole.decision, ensure_ascii=False, separators=(",", ":")))
                sizes["whole"].append(len(whole.raw[-1]) - asked)
                sizes["steps"].append(len(steps.raw[-1]) - asked)
        whole.settled()
        steps.settled()
        log = [bare(event) for event in steps.log]
        assert log == whole.log
    assert sum(sizes["steps"]) < sum(sizes["whole"]) / 2
    assert len(sizes["undo"]) > 3


def test_a_bots_burst_is_told_step_by_step(here: House) -> None:
    made = here.make("here", "bot:steady", "bot:random")
    token = made["token"]
    with here.sit(made["table"], token) as whole, here.sit(made["table"], token, steps=True) as steps:
        view = steps.heard["update"]["view"]
        for _ in range(25):
            while whole.decision["seat"] != 0:
                whole.until("update")
            whole.play()
            while steps.seq < whole.seq:
                view = followed(view, steps.until("update"))
            assert view == whole.view


def test_a_seat_that_nobody_looked_through_for_a_while(here: House) -> None:
    made = here.make("here", "here")
    token = made["token"]
    with here.sit(made["table"], token) as whole, here.sit(made["table"], token, steps=True) as steps:
        view = steps.heard["update"]["view"]
        for move in range(30):
            if whole.decision is None:
                break
            if move % 5 == 4:
                seat = 1 - whole.view["seat"]
                for player in (whole, steps):
                    player.ask("sit", "update", seat=seat)
                view = followed(view, steps.heard["update"])
            whole.play(0)
            steps.until_seq(whole.seq)
            view = followed(view, steps.heard["update"])
            assert view == whole.view


def test_a_replays_frames_are_told_by_what_changed(here: House) -> None:
    made = here.make("here", "here", game="zombicide2")
    with here.sit(made["table"], made["token"]) as ada:
        for move in range(30):
            ada.play(move % len(ada.decision["options"]))
        last, log = ada.view, ada.log
    frames = here.get(f"/api/tables/{made['table']}/replay", made["token"]).json()["frames"]
    assert ["view" in frame for frame in frames] == [True] + [False] * (len(frames) - 1)
    whole = unfolded(frames)
    assert whole[-1]["view"] == {**last, "seat": whole[-1]["view"]["seat"]}
    assert [event for frame in whole for event in frame["events"]] == log
