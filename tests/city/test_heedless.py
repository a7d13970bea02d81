"""A team that overlooks a rule plays the real game by the advice for a game without that rule."""

from __future__ import annotations

from typing import Any

from shamble.bots.ablation_bot import Heedless
from shamble.bots.bot import Bot
from shamble.bots.play import play_out
from shamble.bots.steady import Steady
from shamble.core import registry
from shamble.core.game import Game
from shamble.core.option import Option
from shamble.sessions.session import Session

GAME: Game[Any] = registry.find("zombicide1")


def keys(bot: Bot, mission: str, seed: int = 3) -> list[str]:
    session = Session(GAME, 2, GAME.configure(2, {"mission": mission}), seed, history=False)
    session.begin()
    played: list[str] = []

    def watch(session: Session, option: Option, seat: int) -> None:
        played.append(option.key)

    play_out(session, [bot, bot], 300, seed, watch)
    return played


def believing(mission: str, dropped: str) -> Game[Any]:
    """The game without a type of goal, as a team sees it that overlooks this goal."""
    row = {key: value for key, value in GAME.library[mission].row.items() if value is not None}  # type: ignore[attr-defined]
    row["goals"] = [one for one in row["goals"] if one["type"] != dropped]
    return GAME.with_content({"tables": {"missions": [row]}})


def test_who_overlooks_nothing_plays_like_steady() -> None:
    assert keys(Heedless(GAME), "m0") == keys(Steady(), "m0")


def test_what_is_never_done_is_done_by_nobody() -> None:
    assert any(key.startswith("search") for key in keys(Heedless(GAME), "m0"))
    assert not any(key.startswith("search") for key in keys(Heedless(GAME, ("search",)), "m0"))


def test_who_overlooks_a_goal_plays_otherwise_and_by_the_same_rules() -> None:
    """The exit stays closed until everything is found, also for a team that does not know this goal."""
    heedless = keys(Heedless(believing("m10", "objectives")), "m10")
    assert heedless != keys(Steady(), "m10")
    assert not any(key.startswith("leave") for key in heedless)
