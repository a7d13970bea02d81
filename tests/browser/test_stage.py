"""At every size and in every game, the board, the question and the button that ends a turn are visible and do not
overlap, and that button never moves."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import FloatRect as Box

from shamble.sessions.session import Session
from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.moments import MOMENTS
from tests.browser.prepared import played

SIZES = {
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet": (1024, 768),
    "small desktop": (1280, 720),
    "desktop": (1440, 900),
    "desktop at 200 %": (720, 450),
    "large desktop": (1920, 1080),
    "large desktop at 200 %": (960, 540),
}
GAMES = ("zombicide1", "zombicide2", "marvel", "walkingdead", "dawn")
LARGE = ("tablet", "small desktop", "desktop", "large desktop")
PARTS = {
    "board": ".view",
    "question": ".ask h2",
    "corner": "[data-corner]",
    "undo": "[data-do=undo]",
    "hint": "[data-do=hint]",
}

OVERLAPS = """() => {
  const parts = ".strip li, .ask h2, .ask [data-option], .ask [data-group], .foot > *, .rail > *";
  const boxes = [...document.querySelectorAll(parts)]
    .filter((one) => one.checkVisibility())
    .map((one) => [one, one.getBoundingClientRect()]);
  const cut = document.querySelector("[data-scroll]").getBoundingClientRect();
  const shown = (one, box) => box.width > 0 && (!one.closest("[data-scroll]") || box.bottom <= cut.bottom);
  const seen = boxes.filter(([one, box]) => shown(one, box));
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const bad = [];
  for (const [i, [one, a]] of seen.entries())
    for (const [other, b] of seen.slice(i + 1))
      if (!one.contains(other) && !other.contains(one) && meet(a, b))
        bad.push(`${one.textContent.trim().slice(0, 30)} | ${other.textContent.trim().slice(0, 30)}`);
  return bad;
}"""


@cache
def underway(game: str) -> Any:
    """The export of a game after some rounds."""
    settings = {"mission": "m1"} if game.startswith("zombicide") else {}
    return played(game, 1 if game == "dawn" else 2, 12, lambda session: session.seq >= 50, **settings)


def boxes(me: Guest) -> dict[str, Box]:
    """Boxes of the parts of the stage, in pixels."""
    areas: dict[str, Box] = {}
    for name, selector in PARTS.items():
        box = me.page.locator(selector).first.bounding_box()
        assert box is not None, name
        areas[name] = box
    return areas


def apart(a: Box, b: Box) -> bool:
    """True if the boxes share no pixel."""
    return (
        a["x"] + a["width"] <= b["x"] + 1
        or b["x"] + b["width"] <= a["x"] + 1
        or a["y"] + a["height"] <= b["y"] + 1
        or b["y"] + b["height"] <= a["y"] + 1
    )


def corner(me: Guest) -> tuple[float, float]:
    """The lower right corner of the button that ends a turn."""
    box = me.page.locator("[data-corner]").bounding_box()
    assert box is not None
    return box["x"] + box["width"], box["y"] + box["height"]


@pytest.mark.browser
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_in_sight_at_every_size(come: Come, game: str) -> None:
    made = None
    for name, (width, height) in SIZES.items():
        me = come(width=width, height=height, lang="de" if width in (390, 1280) else "en")
        made = made or me.house.bring(underway(game))
        me.sit(made)
        assert me.called()
        parts = boxes(me)
        for part, box in parts.items():
            assert min(box["x"], box["y"]) >= -1, (game, name, part, box)
            assert box["x"] + box["width"] <= width + 1, (game, name, part, box)
            assert box["y"] + box["height"] <= height + 1, (game, name, part, box)
        for part in ("question", "corner"):
            assert apart(parts["board"], parts[part]), (game, name, part)
        board = parts["board"]
        if name in LARGE:
            assert board["width"] >= 0.648 * width, (game, name, board)
        elif width > height:
            assert board["width"] >= 0.6 * width, (game, name, board)
        else:
            assert 0.33 * height <= board["height"] <= 0.45 * height, (game, name, board)
        assert me.page.evaluate(OVERLAPS) == [], (game, name)
        portraits = [
            one.bounding_box()
            for one in me.page.locator(".strip li :is(.face img, button > svg[viewBox^='-38'])").all()
        ]
        assert all(one and one["width"] >= 38 for one in portraits), (game, name, portraits)
        assert me.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (game, name)
        me.context.close()


@cache
def asked(game: str, ask: str) -> Any:
    """The export of a game at a question."""

    def there(session: Session) -> bool:
        return session.seq >= 30 and session.decision is not None and session.decision.ask == ask

    return played(game, 1, 12, there, mission="m1")


@pytest.mark.browser
@pytest.mark.parametrize("game", ["zombicide1", "zombicide2"])
def test_all_places_of_the_dock_are_in_sight(come: Come, game: str) -> None:
    """Also on a low screen and in German: nothing has to be scrolled, and the actions left are told on the sheet."""
    me = come(width=1280, height=720, lang="de")
    me.sit(me.house.bring(asked(game, "action")))
    assert me.called()
    cut = me.page.locator("[data-scroll]").bounding_box()
    places = [one.bounding_box() for one in me.page.locator(".docked > *").all()]
    assert cut
    assert len(places) >= 8
    assert all(box and box["y"] + box["height"] <= cut["y"] + cut["height"] + 1 for box in places), (places, cut)
    actions = me.page.locator(".people [data-value=actions]").bounding_box()
    people = me.page.locator(".people").bounding_box()
    assert actions
    assert people
    assert actions["y"] + actions["height"] <= people["y"] + people["height"]


@pytest.mark.browser
def test_a_portrait_decides_nothing(come: Come) -> None:
    """A click on a face opens the sheet, also where the question asks who is next."""
    me = come()
    me.sit(me.house.bring(asked("zombicide2", "activate")))
    assert me.called()
    seq = me.seq
    face = me.page.locator("[data-mate].can .face").last
    who = me.page.locator("[data-mate].can").last.get_attribute("data-mate")
    face.click()
    me.page.wait_for_selector(f"[data-sheet='{who}'] .gear")
    assert me.seq == seq
    assert face.get_attribute("aria-pressed") == "true"


@pytest.mark.browser
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_survivors_are_as_tall_as_walkers(come: Come, width: int, height: int) -> None:
    """The Walking Dead: whole figures at one scale with the dead, inside the board, their letters readable."""
    me = come(width=width, height=height)
    me.sit(me.house.bring(underway("walkingdead")))
    assert me.called()
    board = me.page.locator(".board").bounding_box()
    place = me.page.locator(".place").first.bounding_box()
    assert board
    assert place
    figures = me.page.locator(".board > .figure:visible")
    assert figures.count() >= 2
    for one in figures.all():
        box, letter = one.bounding_box(), one.locator(".letter").bounding_box()
        assert box
        assert letter
        assert box["height"] >= 0.28 * place["height"], box
        assert box["x"] >= board["x"] - 1
        assert box["y"] + box["height"] <= board["y"] + board["height"] + 1
        assert letter["height"] >= 11


@pytest.mark.browser
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (844, 390)])
def test_the_corner_never_moves(come: Come, width: int, height: int) -> None:
    me = come(width=width, height=height, coach=True)
    me.sit(me.house.make("here", "here", game="zombicide2", mission="m0"))
    if me.page.locator("dialog[open]").count():
        me.page.keyboard.press("Escape")
    assert me.called()
    where = corner(me)
    states = set()
    for move in range(14):
        assert me.called()
        states.add(me.page.get_attribute("[data-corner]", "data-corner"))
        assert max(abs(a - b) for a, b in zip(corner(me), where, strict=True)) <= 1
        me.page.click("[data-do=hint]")
        me.page.wait_for_selector(".ask [data-advised]")
        assert max(abs(a - b) for a, b in zip(corner(me), where, strict=True)) <= 1
        if move % 3 == 2 and me.page.locator("[data-corner=option]").count():
            seq = me.seq
            me.page.keyboard.press("e")
            me.moved(seq)
        else:
            me.choose("[data-advised]")
    assert "option" in states


@pytest.mark.browser
def test_a_hint_and_a_pointer_look_different_and_push_nothing(come: Come) -> None:
    me = come()
    me.sit(me.house.bring(underway("zombicide2")))
    assert me.called()

    def places() -> list[Box]:
        return [box for one in me.page.locator(".ask .options > *").all() if (box := one.bounding_box())]

    def style(selector: str) -> str:
        return str(me.page.evaluate(f"getComputedStyle(document.querySelector(`{selector}`)).boxShadow"))

    before = places()
    me.page.click("[data-do=hint]")
    me.page.wait_for_selector(".ask [data-advised]")
    assert places() == before
    assert me.page.inner_text("[data-consequence]")
    plain = me.page.locator(".ask .options :is([data-option], [data-group]):not([data-advised])").first
    plain.hover()
    key = plain.get_attribute("data-option")
    selector = f"[data-option='{key}']" if key else f"[data-group='{plain.get_attribute('data-group')}']"
    assert style(".ask [data-advised]") != style(f".ask {selector}")
    assert places() == before


@pytest.mark.browser
def test_actions_have_fixed_places(come: Come) -> None:
    """Move is the first place and search the second in every turn; a place without an option says why."""
    me = come()
    me.sit(me.house.make("here", "here", game="zombicide2", mission="m0", deal=True))
    seen: set[str] = set()
    for _ in range(30):
        assert me.called()
        if me.page.locator("[data-corner=option][data-option^='end ']").count():
            first = me.page.locator(".ask .options > *").first
            name = first.inner_text()
            assert name.splitlines()[1 if name[0].isdigit() else 0] in ("Move", "1") or "Move" in name
            for place in me.page.locator(".ask [data-place] .reason").all():
                assert place.inner_text().strip()
            seen.add(str(me.page.locator(".ask .options > *").count() >= 8))
        me.follow_hint()
    assert seen == {"True"}


@pytest.mark.browser
def test_twelve_options_are_in_sight(come: Come) -> None:
    me = come()
    me.sit(me.house.bring(underway("dawn")))
    assert me.called()
    low = me.page.locator("[data-scroll]").bounding_box()
    assert low is not None
    tops = [one.bounding_box() for one in me.page.locator(".ask .options :is([data-option], [data-group])").all()]
    inside = [box for box in tops if box and box["y"] + box["height"] <= low["y"] + low["height"] + 1]
    assert len(inside) >= min(12, len(tops))


@pytest.mark.browser
def test_in_their_turn_the_dock_folds(come: Come) -> None:
    me = come(width=390, height=844, speed="slow")
    me.sit(me.house.bring(MOMENTS["the last to act"].bundle()))
    assert me.called()
    me.page.click("[data-corner]")
    me.page.wait_for_selector("[data-playback]")
    box = me.page.locator(".view").bounding_box()
    assert box is not None
    assert box["height"] >= 0.55 * 844
    assert corner(me)[1] <= 844
    me.page.click("[data-corner]")
    me.settled()
