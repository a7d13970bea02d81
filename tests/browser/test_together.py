"""Two people, each with a browser and a language of their own; bots in the other seats."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest

pytestmark = pytest.mark.browser


def table_for_two(anna: Guest, ben: Guest) -> None:
    """Anna makes a table and invites; Ben comes by the link."""
    anna.open("/new/walkingdead").choose_team()
    anna.page.click(".count button >> nth=1")
    anna.page.click("ol li:nth-child(2) .who [role=radio] >> nth=1")
    anna.page.click("ol li:nth-child(1) .role >> nth=0")
    anna.page.click("ol li:nth-child(2) .role >> nth=1")
    anna.check("new table for two")
    anna.page.click("[data-do=start]")
    anna.page.wait_for_selector(".board")
    anna.settled().page.click("[data-do=invite]")
    link = anna.page.locator("dialog .share input").first.input_value()
    anna.check("invitation")
    anna.page.keyboard.press("Escape")
    ben.page.goto(link)
    ben.page.wait_for_selector(".board")
    ben.sit_down()


def in_turns(people: list[Guest], moves: int) -> None:
    for _ in range(moves):
        both = max(one.seq for one in people)
        for one in people:
            one.reached(both).settled()
        next(one for one in people if one.told("yours") == "true").choose()


def lines(guest: Guest) -> int:
    return guest.page.locator(".log .line").count()


def test_two_browsers_in_two_languages(come: Come) -> None:
    anna, ben = come(name="Anna"), come(name="Ben", lang="de", theme="light")
    table_for_two(anna, ben)
    in_turns([anna, ben], 12)
    ben.reached(anna.seq)
    anna.reached(ben.seq)
    assert anna.page.get_attribute("html", "lang") == "en"
    assert ben.page.get_attribute("html", "lang") == "de"
    assert "Round" in anna.page.inner_text("header.top")
    assert "Runde" in ben.page.inner_text("header.top")
    anna.check("Anna's table")
    ben.check("Ben's table")
    # A reload, in the middle of it, changes nothing.
    before = ben.seq, ben.told("yours"), ben.page.inner_text(".ask h2")
    ben.page.reload()
    ben.page.wait_for_selector(".board")
    ben.settled()
    assert before == (ben.seq, ben.told("yours"), ben.page.inner_text(".ask h2"))
    in_turns([anna, ben], 4)


def test_undo_needs_consent(come: Come) -> None:
    anna, ben = come(name="Anna"), come(name="Ben", lang="de")
    table_for_two(anna, ben)
    in_turns([anna, ben], 10)
    ben.reached(anna.seq)
    anna.reached(ben.seq)
    before, seq = lines(anna), anna.seq

    def ask() -> None:
        anna.page.click("[aria-haspopup=menu]")
        anna.page.locator("[data-undo]").last.click()
        ben.page.wait_for_selector("[data-vote] .primary")

    anna.page.click("[aria-haspopup=menu]")
    anna.check("undo menu")
    anna.page.click("[aria-haspopup=menu]")
    # Whoever asks sees who has not answered yet, and may think better of it.
    ask()
    assert "Ben" in anna.page.inner_text("[data-vote] [data-waits]")
    anna.page.click("[data-do=withdraw]")
    for one in (anna, ben):
        one.page.wait_for_selector("html:not(:has([data-vote]))", state="attached")
    assert (lines(anna), anna.seq) == (before, seq)
    ask()
    ben.check("a vote")
    ben.page.locator("[data-vote] .btn:not(.primary)").click()
    anna.page.wait_for_selector("html:not(:has([data-vote]))", state="attached")
    assert (lines(anna), anna.seq) == (before, seq)
    ask()
    ben.page.click("[data-vote] .primary")
    anna.moved(seq)
    ben.moved(seq)
    assert anna.seq == ben.seq > seq
    assert lines(anna) < before
    in_turns([anna, ben], 3)


def test_bots_play_their_seats(come: Come) -> None:
    me = come()
    made = me.house.make("here", "bot", "bot")
    me.sit(made)
    for _ in range(6):
        assert me.called()
        me.choose()
    assert me.called()
    # The log tells the moves of the bots, and one undo goes back past them to my own question.
    seq, before = me.seq, lines(me)
    assert seq > 12
    me.page.keyboard.press("z")
    me.moved(seq)
    assert me.called()
    assert lines(me) < before
    me.check("a table with bots")
    # A chair is handed to a bot, and the game goes on without its person.
    made = me.house.make("here", "link", "bot")
    me.sit(made)
    me.page.click("[data-do=invite]")
    me.page.locator("dialog li").nth(1).locator(".acts .btn").first.click()
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector("dialog", state="detached")
    assert me.play(8)


def test_the_undead_are_played_step_by_step(come: Come) -> None:
    me = come(speed="slow")
    me.sit(me.house.make("here", "bot", "bot"))
    me.called()
    seq = me.seq
    me.page.locator(".ask [data-option]").first.click()
    me.page.wait_for_selector("[data-playback]")
    me.page.keyboard.press(" ")
    me.check("something happens")
    for _ in range(3):
        me.page.keyboard.press("n")
    me.page.keyboard.press("s")
    assert me.called()
    assert me.seq > seq
    shown = me.page.text_content(".log .pane")
    me.page.reload()
    me.page.wait_for_selector(".board")
    me.called()
    # However it was watched, it ends exactly at the view.
    assert me.page.text_content(".log .pane") == shown


def test_a_friend_brings_a_name_and_a_colour(come: Come) -> None:
    anna, ben = come(name="Anna"), come(name="", lang="de")
    made = anna.house.make("here", "link")
    anna.sit(made)
    ben.sit(made, made["links"][0]["token"])
    page = ben.page
    page.wait_for_selector("[data-who]")
    ben.check("who are you")
    assert page.locator(".colours button:disabled").count() == 1
    page.fill("[data-who] input", "Ben")
    page.locator(".colours button:not(:disabled)").last.click()
    ben.sit_down()
    anna.page.wait_for_selector(".strip .player:has-text('Ben')")
    # In company an undo says what it takes back, and whose it was.
    asked = anna if anna.told("yours") == "true" else ben
    seq = asked.seq
    asked.choose()
    for one in (anna, ben):
        one.reached(seq + 1).settled()
    assert (anna.page.get_attribute("[data-do=undo]", "aria-label") or "").count(":") == 2
    page.reload()
    page.wait_for_selector(".board")
    assert not ben.settled().page.locator("[data-who]").count()


def test_two_clicks_from_home_and_what_it_is_about(come: Come) -> None:
    me = come(coach=True, name="")
    page = me.open("/").page
    page.click("[data-game=zombicide2]")
    page.click("[data-do=start]")
    page.wait_for_selector("[data-goal-card]")
    me.check("the goal")
    assert page.locator("[data-goal-card] .plain li").count() >= 2
    page.click("[data-do=begin]")
    assert me.called()
    assert page.locator(".item.survivor").count() == 6
    assert "Seat 1" not in page.inner_text(".table")
    page.keyboard.press("g")
    page.wait_for_selector("[data-goal-card]")
    page.keyboard.press("Escape")
    # The first page knows where we were.
    me.open("/")
    page.locator("[data-list=going]", has_text="Zombicide Life").wait_for()
    assert not page.locator("[data-list=over]").count()


def test_a_friend_who_leaves_is_told_and_a_bot_can_play_on(come: Come) -> None:
    anna, ben = come(name="Anna"), come(name="Ben")
    table_for_two(anna, ben)
    ben.open("/")
    anna.page.wait_for_selector("[data-absent]")
    assert not anna.page.locator("[data-do=away-bot]").count()
    # Half a minute later, without waiting for it.
    anna.page.evaluate("(() => { const was = Date.now; Date.now = () => was() + 30000; })()")
    anna.page.wait_for_selector("[data-do=away-bot]")
    anna.check("a friend who stays away")
    anna.page.click("[data-do=away-bot]")
    anna.page.wait_for_selector("[data-absent]", state="detached")


def test_an_empty_seat_offers_the_link_and_a_bot(come: Come) -> None:
    anna = come(name="Anna")
    made = anna.house.make("link", "here")
    page = anna.page
    anna.sit(made)
    while anna.told("yours") == "true":
        anna.choose()
    page.wait_for_selector("[data-awaited='0']")
    assert "is still empty" in page.inner_text(".ask h2")
    anna.check("an empty seat")
    page.click("[data-do=send-link]")
    page.wait_for_selector("dialog [data-seat='0'][data-kind=open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.click("[data-do=seat-bot]")
    assert anna.called()


def test_a_guest_is_told_the_goal_and_who_took_a_move_back(come: Come) -> None:
    anna, ben = come(name="Anna"), come(name="Ben", briefing=True, introduced=True)
    made = anna.house.make("here", "link", game="zombicide2", mission="m1", deal=True)
    anna.sit(made)
    ben.page.goto(f"{ben.house.url}/table/{made['table']}#{made['links'][0]['token']}")
    ben.page.wait_for_selector("[data-goal-card]")
    ben.page.click("[data-do=begin]")
    anna.settled()
    ben.settled()
    asked, other = (anna, ben) if anna.told("yours") == "true" else (ben, anna)
    asked.choose()
    other.reached(asked.seq).settled()
    other.page.wait_for_selector("[data-do=undo]:enabled")
    other.page.click("[data-do=undo]")
    name = "Ben" if other is ben else "Anna"
    asked.page.wait_for_selector(f"[role=status]:has-text('{name} took back')")
