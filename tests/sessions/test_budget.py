"""A move that never ends, or fails, is refused as a whole: state and random stream stay as they were."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pytest

import shamble
from shamble import Option, Session, ShambleError
from shamble.core.chance import Chance
from shamble.core.errors import BadSave, EndlessMove
from shamble.core.event import Event
from shamble.core.frame import Ask, Flow, Run
from shamble.core.game import Game, Value
from shamble.core.kernel import MAX_FRAMES_PER_MOVE
from shamble.core.state import State


class Well(State):
    def __init__(self, depth: int = 0) -> None:
        super().__init__()
        self.depth = depth

    def fork(self) -> Well:
        twin = Well(self.depth)
        self.copy_kernel(twin)
        return twin

    def plain(self) -> Any:
        return {**super().plain(), "depth": self.depth}


class Fall(Run[Flow[Well]]):
    """A step that rolls and queues itself again without end."""

    def run(self, t: Flow[Well]) -> None:
        t.s.depth += t.roll("d6", range(1, 7))
        t.then(Fall())


class Steps(Run[Flow[Well]]):
    fields: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: Flow[Well]) -> None:
        t.s.depth += 1
        if self.n > 1:
            t.then(Steps(self.n - 1))


class Stumble(Run[Flow[Well]]):
    def run(self, t: Flow[Well]) -> None:
        t.roll("d6", range(1, 7))
        raise ZeroDivisionError("a mistake in a rule")


class Edge(Ask[Well, Flow[Well]]):
    ask: ClassVar[str] = "edge"
    rule: ClassVar[str] = "well.edge"

    def seat(self, s: Well) -> int:
        return 0

    def options(self, s: Well) -> list[Option]:
        return [Option(verb) for verb in ("look", "climb", "climb-on", "fall", "stumble")]

    def answer(self, t: Flow[Well], option: Option) -> None:
        t.then(Edge())
        if option.verb == "look":
            t.s.depth += t.roll("d6", range(1, 7))
        elif option.verb == "fall":
            t.then(Fall())
            t.queue.reverse()
        elif option.verb == "stumble":
            t.queue.insert(0, Stumble())
        else:
            # The question that follows is looked at too.
            t.queue.insert(0, Steps(MAX_FRAMES_PER_MOVE - 1 if option.verb == "climb" else MAX_FRAMES_PER_MOVE))


class Deep(Game[Well]):
    def __init__(self) -> None:
        self.id = "well"
        self.seats = (1,)

    def start(self, seats: int, chosen: Mapping[str, Value]) -> Well:
        s = Well()
        s.stack.append(Edge())
        return s

    def flow(self, state: Well, chance: Chance, events: list[Event] | None) -> Flow[Well]:
        return Flow(state, chance, events)


@pytest.mark.parametrize(
    ("verb", "error", "says"),
    [
        ("fall", EndlessMove, f"well: after {MAX_FRAMES_PER_MOVE} steps there is still no question, and Fall is next"),
        ("climb-on", EndlessMove, "and Edge is next"),
        ("stumble", ZeroDivisionError, "a mistake in a rule"),
    ],
)
def test_a_move_that_fails_changes_nothing(verb: str, error: type[Exception], says: str) -> None:
    game, twin = (shamble.new(Deep(), 1, seed=4) for _ in range(2))
    for session in (game, twin):
        session.play("look")
    before = json.dumps(game.save())
    for _ in range(2):
        with pytest.raises(error, match=says):
            game.play(verb)
        assert json.dumps(game.save()) == before
    game.play("look")
    twin.play("look")
    assert game.state.depth == twin.state.depth


def test_a_long_move_is_played() -> None:
    game = shamble.new(Deep(), 1, seed=4)
    game.play("climb")
    assert game.state.depth == MAX_FRAMES_PER_MOVE - 1
    assert game.decision is not None


def hanging(change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """A Walking Dead save in the end phase, with an impossible value in its snapshot."""
    game = shamble.new("walkingdead", 2, seed=3)
    while game.decision is not None and game.decision.frame != "Heal":
        game.play(game.decision.options[-1])
    save: dict[str, Any] = json.loads(json.dumps(game.save()))
    save["records"] = [{"do": "", "seat": -1, "got": ["nonsense"]}]
    change(save["snapshot"])
    return save


def test_a_dead_figure_that_still_stands_hangs_nobody() -> None:
    def change(snapshot: dict[str, Any]) -> None:
        place = snapshot["grid"][0]
        snapshot["places"][0].update(walkers=8, fresh=0, dazed=0, acted=0)
        snapshot["players"][0].update(place=place, life=0, guinea=False)
        snapshot["players"][1].update(place="")
        snapshot["leader"] = 0
        snapshot["stack"] = [{"_": "Assign", "place": place, "left": 3}]

    with pytest.raises(BadSave, match="its snapshot is damaged"):
        shamble.load(hanging(change))


def test_the_way_a_save_is_made_to_hang_is_no_mistake_by_itself() -> None:
    def change(snapshot: dict[str, Any]) -> None:
        pass

    session: Session = shamble.load(hanging(change))
    assert session.notes
    assert session.decision is not None


def test_it_is_an_error_like_the_others() -> None:
    assert issubclass(EndlessMove, ShambleError)
