"""Commands of the host about people at the table, chat, and invitations."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest

pytestmark = pytest.mark.browser_full


def host(come: Come, *kinds: str) -> Guest:
    """Anna at a table of hers, with the invitation open. The page that made the table remembers its links."""
    me = come(name="Anna")
    me.open("/new/walkingdead").choose_team()
    for _ in range(1, len(kinds)):
        me.page.click(".count button >> nth=1")
    for seat, kind in enumerate(kinds):
        number = ("here", "link", "bot").index(kind)
        me.page.click(f"ol li:nth-child({seat + 1}) .who [role=radio] >> nth={number}")
        me.page.click(f"ol li:nth-child({seat + 1}) .role >> nth={seat}")
    me.page.click("[data-do=start]")
    me.page.wait_for_selector(".board")
    me.settled().page.click("[data-do=invite]")
    me.page.wait_for_selector("dialog .reach")
    return me


def seat_link(me: Guest, seat: int) -> str:
    return me.page.locator(f"[data-seat='{seat}'] .share input").input_value()


def watch_link(me: Guest) -> str:
    return me.page.locator(".watch .share input").input_value()


def arrive(guest: Guest, link: str) -> Guest:
    guest.open("/").page.goto(link)
    guest.page.wait_for_selector(".board")
    guest.settled()
    return guest.sit_down() if guest.page.locator("[data-who]").count() else guest


def turned_away(guest: Guest, link: str) -> None:
    guest.open("/").page.goto(link)
    guest.page.wait_for_selector(".stranded")
    guest.settled()


def is_kind(me: Guest, seat: int, kind: str) -> None:
    me.page.wait_for_selector(f"[data-seat='{seat}'][data-kind={kind}]")


def shut(me: Guest) -> None:
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector("dialog", state="detached")


def test_a_lost_link_is_made_anew(come: Come) -> None:
    anna, ben = host(come, "here", "link"), come(name="Ben", lang="de")
    old = seat_link(anna, 1)
    is_kind(anna, 1, "open")
    arrive(ben, old)
    is_kind(anna, 1, "person")
    anna.page.click("[data-seat='1'] [data-host=link]")
    ben.page.wait_for_selector(".stranded")
    ben.check("the link was replaced")
    is_kind(anna, 1, "open")
    new = seat_link(anna, 1)
    assert new != old
    turned_away(ben, old)
    ben.check("an old link")
    # Only the browser that made the link knows it: it does so after a reload too.
    anna.page.reload()
    anna.page.wait_for_selector(".board")
    anna.settled().page.click("[data-do=invite]")
    assert seat_link(anna, 1) == new
    arrive(ben, new)
    is_kind(anna, 1, "person")
    anna.check("invitation")
    # It opened the door once, and is of no use to anybody else.
    anna.page.wait_for_selector("[data-seat='1'] .share", state="detached")


def test_an_absent_seat_goes_to_a_bot_until_its_person_is_back(come: Come) -> None:
    anna, ben = host(come, "here", "link"), come(name="Ben")
    link = seat_link(anna, 1)
    arrive(ben, link)
    is_kind(anna, 1, "person")
    # Nobody is replaced while they are here.
    assert not anna.page.locator("[data-seat='1'] [data-host=bot]").count()
    ben.open("/")
    is_kind(anna, 1, "absent")
    anna.page.click("[data-seat='1'] [data-host=bot]")
    is_kind(anna, 1, "bot")
    shut(anna)
    assert anna.play(6)
    assert anna.called()
    anna.page.click("[data-do=invite]")
    arrive(ben, link)
    is_kind(anna, 1, "person")
    shut(anna)
    for _ in range(40):
        anna.reached(ben.seq)
        ben.reached(anna.seq)
        if ben.settled().told("yours") == "true":
            break
        assert anna.called()
        anna.choose()
    else:
        raise AssertionError("Ben is never asked again")
    ben.choose()


def test_a_bots_chair_is_given_to_a_person(come: Come) -> None:
    anna, ben = host(come, "here", "bot"), come(name="Ben")
    # It never had a person, so there is nobody to give it back to.
    assert not anna.page.locator("[data-seat='1'] [data-host=person]").count()
    anna.page.click("[data-seat='1'] [data-host=link]")
    is_kind(anna, 1, "open")
    arrive(ben, seat_link(anna, 1))
    is_kind(anna, 1, "person")
    # One's own chair can be left to a bot, and taken back.
    anna.page.click("[data-seat='0'] [data-host=bot]")
    is_kind(anna, 0, "person")
    anna.page.click("[data-seat='0'] [data-host=sure]")
    is_kind(anna, 0, "bot")
    anna.page.click("[data-seat='0'] [data-host=person]")
    is_kind(anna, 0, "person")


def test_a_spectator_is_removed(come: Come) -> None:
    anna, cleo = host(come, "here", "bot"), come(name="Cleo", width=390, height=844)
    old = watch_link(anna)
    arrive(cleo, old)
    assert cleo.told("yours") == "false"
    assert not cleo.page.locator(".ask [data-option]").count()
    cleo.check("a spectator")
    anna.page.click("[data-host=kick]")
    cleo.page.wait_for_selector(".stranded")
    cleo.check("removed")
    anna.page.wait_for_selector("[data-person]", state="detached")
    assert watch_link(anna) != old
    turned_away(cleo, old)
    arrive(cleo, watch_link(anna))


def test_a_friend_plays_along_at_a_table_of_one_seat(come: Come) -> None:
    """The host's own link leads a friend to the same characters; both see every move."""
    anna, ben = host(come, "here"), come(name="Ben")
    anna.page.click("[data-together] summary")
    link = anna.page.input_value("[data-together] .share input")
    anna.check("one seat")
    anna.page.keyboard.press("Escape")
    arrive(ben, link)
    assert anna.called()
    assert ben.called()
    ben.choose()
    anna.reached(ben.seq)
    assert anna.called()
    anna.choose()
    ben.reached(anna.seq)


def test_the_host_role_is_passed_on(come: Come) -> None:
    anna, ben = host(come, "here", "link"), come(name="Ben", lang="de")
    arrive(ben, seat_link(anna, 1))
    anna.page.click("[data-host=pass]")
    anna.page.wait_for_selector("dialog:not(:has([data-host]))")
    assert not anna.page.locator("dialog .share").count()
    anna.check("no longer the host")
    ben.page.click("[data-do=invite]")
    ben.page.wait_for_selector("[data-host=close]")
    # The links stayed with the one who made them: a new host makes new ones.
    ben.page.click("[data-host=spectate]")
    ben.page.wait_for_selector(".watch .share input")
    ben.check("the new host")
    cleo = arrive(come(name="Cleo"), watch_link(ben))
    assert cleo.told("yours") == "false"


def test_the_table_is_closed(come: Come) -> None:
    anna, ben = host(come, "here", "link"), come(name="Ben", lang="de", width=390, height=844)
    arrive(ben, seat_link(anna, 1))
    anna.page.click("[data-host=close]")
    anna.check("really?")
    anna.page.click("[data-host=close-yes]")
    anna.page.wait_for_selector("[data-host]", state="detached")
    shut(anna)
    for one in (anna, ben):
        one.page.wait_for_selector("[data-closed]")
        assert one.told("yours") == "false"
        assert not one.page.locator(".ask [data-option]").count()
        one.check("a closed table")
    ben.page.reload()
    ben.page.wait_for_selector("[data-closed]")


def test_talk_and_suggestions(come: Come) -> None:
    anna, ben = host(come, "here", "link"), come(name="Ben", lang="de")
    arrive(ben, seat_link(anna, 1))
    shut(anna)
    asked, other = (anna, ben) if anna.told("yours") == "true" else (ben, anna)
    other.page.click("[data-suggest] >> nth=0")
    asked.page.wait_for_selector(".notes .hint")
    other.page.click("[data-do=chat]")
    other.page.fill("#say", "Not the motorcycle.")
    other.page.keyboard.press("Enter")
    asked.page.wait_for_selector(".notes:has-text('Not the motorcycle.')")
    asked.check("somebody said something")
    asked.page.click("[data-do=chat]")
    asked.page.wait_for_selector("[data-chat] .lines p:nth-child(2)")
    lines = asked.page.locator("[data-chat] .lines p").all_inner_texts()
    assert "Not the motorcycle." in lines[1]
    assert re.search(r"suggests|schlägt vor", lines[0])
    asked.check("chat")


EAR = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
"""


def test_sound_and_mute(come: Come) -> None:
    me = come(speed="fast", sound=True)
    me.page.add_init_script(EAR)
    me.sit(me.house.make("here", "bot"))

    def heard() -> int:
        count: int = me.page.evaluate("heard")
        return count

    assert me.play(4)
    loud = heard()
    assert loud > 0
    me.page.click("[data-do=mute]")
    assert me.page.get_attribute("[data-do=mute]", "aria-pressed") == "true"
    assert me.play(4)
    assert me.called()
    assert heard() == loud
    me.page.reload()
    me.page.wait_for_selector(".board")
    assert me.settled().page.get_attribute("[data-do=mute]", "aria-pressed") == "true"
    me.page.keyboard.press("m")
    me.page.wait_for_selector("[data-do=mute][aria-pressed=false]")


@pytest.mark.parametrize("words", [("--host", "0.0.0.0"), ()], ids=["for others", "this machine only"])
def test_the_invitation_says_who_can_come(come: Come, words: tuple[str, ...]) -> None:
    anna = host(come, "here", "link")
    reach = httpx.get(f"{anna.house.url}/api/about", trust_env=False).json()["reach"]
    told = anna.page.inner_text("dialog .reach")
    if reach["local"]:
        assert "0.0.0.0" in told
        assert seat_link(anna, 1).startswith(anna.house.url)
    else:
        assert reach["urls"][0] in told
        assert seat_link(anna, 1).startswith(reach["urls"][0])
    assert reach["local"] or words
    code = anna.page.locator("[data-seat='1'] .share button >> nth=1")
    if reach["local"]:
        assert not code.count(), "no phone could open a link to this machine"
    else:
        code.click()
        anna.page.wait_for_selector("dialog .qr")
    anna.check("invitation")
