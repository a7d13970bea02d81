"""A scenario of the city may only rule out options that could exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.scenario.files import parse
from shamble.scenario.runner import run

GIVEN = """
game: zombicide2
given:
  map: {grid: "s1 s2 s3"}
  survivors: {amy: {zone: s1, hands: [pistol], skills: []}, doug: {zone: s1, skills: []}}
  zombies: {s3: {walker: 1}}
  start: turn amy
"""


def problems(step: str) -> str:
    [scenario] = parse(f"{GIVEN}play: [{step}]\n", Path("negative.yaml"))
    return "\n".join(run(scenario).problems)


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ("{refused: shot amy pistol s3}", "there is no verb 'shot'; did you mean 'shoot'?"),
        ("{refused: shoot army pistol s3}", "nothing is called 'army'; did you mean 'amy'?"),
        ("{refused: shoot amy pistle s3}", "nothing is called 'pistle'; did you mean 'pistol'?"),
        ("{not-offered: [shoot amy pistol s9]}", "nothing is called 's9'"),
        ("{not-offered: [{verb: melee, actor: amy, item: kukri+kukry}]}", "nothing is called 'kukry'"),
        ("{not-offered: [move amy]}", "move amy is only part of 'move amy s2', which is on offer"),
        ("{refused: stand amy}", "a question about 'action' never offers 'stand'"),
        ("{refused: hit walker}", "a question about 'action' never offers 'hit'"),
        ("{refused: move amy s2}", "move amy s2 should be refused, but it is possible"),
    ],
)
def test_what_could_never_be_is_an_error(step: str, problem: str) -> None:
    assert problem in problems(step)


@pytest.mark.parametrize(
    "step",
    [
        "{refused: shoot amy pistol s3}",
        "{not-offered: [melee amy kukri, move amy s3, noise doug, search amy]}",
        "{not-offered: [hit walker], anywhere: true}",
    ],
)
def test_what_could_be_and_is_not_holds(step: str) -> None:
    assert problems(step) == ""
