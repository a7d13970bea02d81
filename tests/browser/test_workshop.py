"""The workshop in the browser: dragging tiles, laying pieces, adding rules, testing, sharing and playing a mission."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from shamble.content.pack_files import bundle
from shamble.workshop.templates import write_template
from tests.browser.conftest import Come
from tests.browser.guest import Guest

SECONDS = 60_000
"""Milliseconds to wait for worker processes that have just been started."""


def lay(me: Guest, tool: str, zone: str) -> None:
    me.page.click(f"[data-tool={tool}]")
    me.page.locator(f"[data-zone='{zone}']").click(force=True)


@pytest.mark.browser
@pytest.mark.parametrize(("width", "height", "lang"), [(1440, 900, "en"), (1024, 768, "de")])
def test_a_mission_is_made_tested_shared_and_played(come: Come, width: int, height: int, lang: str) -> None:
    me = come(width=width, height=height, lang=lang)
    page = me.page
    page.goto(f"{me.house.url}/workshop")
    page.wait_for_selector("[data-tile]")
    me.check("an empty workshop")
    for at in range(2):
        page.locator("#part fieldset").nth(at).locator("input").first.fill("Harbour Lights")
        page.keyboard.press("Tab")
    page.drag_and_drop("[data-tile='1R']", "[data-slot='0 0']")
    page.drag_and_drop("[data-tile='2R']", "[data-slot='1 0']")
    page.locator("[data-slot='1 0']").click()  # turned by 90 degrees
    expect(page.locator("[data-slot='1 0']")).to_contain_text("2R 90°")
    page.wait_for_timeout(0)
    for tool, zone in (("start", "a1.sne"), ("exit", "b1.sse"), ("spawns", "a1.snw"), ("objectives", "a1.r2")):
        page.click(f"[data-tool={tool}]")
        page.wait_for_selector("[data-zone]", timeout=SECONDS)
        names = page.locator("[data-zone]").evaluate_all("zones => zones.map((zone) => zone.dataset.zone)")
        lay(me, tool, zone if zone in names else "a1.sse")
    expect(page.locator(".fine")).to_be_visible(timeout=SECONDS)
    me.check("a mission that can be played")
    lay(me, "spawns", "a1.snw")  # a second click takes it away
    expect(page.locator(".problems .severe")).to_be_visible(timeout=SECONDS)
    page.keyboard.press("Control+z")
    expect(page.locator(".fine")).to_be_visible(timeout=SECONDS)
    page.click("#tab-special")
    page.select_option("[data-add=special]", "deadline")
    expect(page.locator("[data-told='0']")).to_contain_text("12", timeout=SECONDS)
    me.check("a special rule")
    page.reload()
    page.wait_for_selector("[data-tile]")
    page.click("#tab-special")
    expect(page.locator("legend")).to_have_text("Time limit" if lang == "en" else "Zeitgrenze")  # kept in the browser
    page.click("#tab-test")
    page.fill(".part input[type=number]", "10")
    expect(page.locator(".part .btn.primary")).to_be_enabled(timeout=SECONDS)
    page.click(".part .btn.primary")
    expect(page.locator("[data-rate]")).to_contain_text("%", timeout=3 * SECONDS)
    page.select_option("[data-heat]", "visits")
    expect(page.locator("[data-hot]").first).to_be_visible()
    page.click("#tab-goals")
    expect(page.locator("[data-hot]")).to_have_count(0)
    page.click("#tab-test")
    page.select_option("[data-heat]", "")
    page.click("[data-take]")  # difficulty and minutes of the report
    expect(page.locator("[data-take]")).to_have_count(0)
    me.check("a report")
    page.click("#tab-special")
    page.locator("#part input[type=number]").first.fill("11")
    page.keyboard.press("Tab")
    page.click("#tab-test")  # the report stays while the mission is changed, and after a reload
    expect(page.locator("[data-stale]")).to_be_visible()
    page.reload()
    page.wait_for_selector("[data-tile]")
    page.click("#tab-test")
    expect(page.locator("[data-rate]")).to_contain_text("%", timeout=SECONDS)
    expect(page.locator(".bar .btn.primary")).to_be_enabled(timeout=SECONDS)
    page.locator(".bar .btn", has_text="Share" if lang == "en" else "Teilen").click()
    expect(page.locator(".said")).to_contain_text("/workshop/", timeout=SECONDS)
    page.goto(f"{me.house.url}/shelf")
    expect(page.locator("[data-mission]").first).to_be_visible()
    page.locator("[data-remove]").first.click()  # asks once more before it removes
    expect(page.locator("[data-remove].danger")).to_be_visible()
    me.check("the shelf")
    page.locator("[data-mission] .btn.primary").first.click()
    page.wait_for_selector(".board, [data-curtain]", timeout=SECONDS)
    expect(page.locator("body")).to_contain_text("Harbour Lights", timeout=SECONDS)  # in the mission's own words


@pytest.mark.browser
def test_tiles_are_laid_by_keyboard_and_the_grid_grows(come: Come) -> None:
    me = come()
    page = me.page
    page.goto(f"{me.house.url}/workshop")
    page.locator("[data-tile='1R']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-slot='0 0']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-slot='0 0']")).to_contain_text("1R")
    expect(page.locator("[data-tile='1R']")).to_have_attribute("aria-pressed", "false")  # the next click turns it
    page.locator("[data-slot='0 0']").focus()
    page.keyboard.press("r")
    expect(page.locator("[data-slot='0 0']")).to_contain_text("90°")
    page.drag_and_drop("[data-tile='3R']", "[data-slot='-1 0']")
    expect(page.locator("[data-slot='0 0']")).to_contain_text("3R")
    expect(page.locator("[data-slot='1 0']")).to_contain_text("1R")
    page.drag_and_drop("[data-slot='0 0']", "[data-slot='1 1']")
    expect(page.locator("[data-slot='0 1']")).to_contain_text("3R")
    page.locator("[data-slot='0 1']").focus()
    page.keyboard.press("Delete")
    expect(page.locator("[data-slot='0 0']")).to_contain_text("1R")
    assert page.locator("[data-slot]").count() == 9


@pytest.mark.browser
def test_pieces_have_fields_zones_have_names_and_versions_are_compared(come: Come) -> None:
    me = come(width=1440, height=900)
    page = me.page
    page.goto(f"{me.house.url}/workshop")
    page.wait_for_selector("[data-tile]")
    page.locator(".bar select").nth(1).select_option("m0")  # one of ours as a start
    page.click("[data-tool=spawns]")
    page.wait_for_selector("[data-piece^=spawns]", timeout=SECONDS)
    page.locator("[data-piece^=spawns] select").last.select_option("blue")
    expect(page.locator(".problems .severe")).to_be_visible(timeout=SECONDS)
    page.keyboard.press("Escape")
    page.click("[data-tool=crates]")
    page.locator(".problems .severe button").click()  # leads to the tool that mends it
    expect(page.locator("[data-tool=spawns]")).to_have_attribute("aria-checked", "true")
    page.locator(".bar .btn", has_text="Undo").click()
    expect(page.locator(".fine")).to_be_visible(timeout=SECONDS)
    page.click("[data-tool=doors]")
    door = page.locator("[data-door]").first
    closed = door.get_attribute("aria-label")
    door.click()
    expect(door).to_have_attribute("aria-label", str(closed).replace("closed", "blue"))
    page.keyboard.press("Enter")
    expect(door).to_have_attribute("aria-label", str(closed).replace("closed", "green"))
    me.check("a painted door")
    page.locator(".bar .btn", has_text="New").click()
    expect(page.locator("[data-slot]")).to_have_count(1)
    for _ in range(3):  # back into the mission before, and both colours of the door
        page.locator(".bar .btn", has_text="Undo").click()
    expect(page.locator(".fine")).to_be_visible(timeout=SECONDS)
    page.click("[data-tool=names]")
    zone = page.locator("[data-zone]").first
    name = zone.get_attribute("data-zone")
    zone.click(force=True)
    page.fill(f"[data-name='{name} en']", "Harbour")
    page.keyboard.press("Tab")
    expect(page.locator("text.place")).to_have_text("Harbour")
    expect(page.locator(".fine")).to_be_visible(timeout=SECONDS)
    me.check("a named zone")
    page.click("[data-tool=tiles]")
    before = page.locator("[data-tile]").count()
    page.locator(".own summary").click()
    page.locator("[data-own]").first.uncheck()
    assert page.locator("[data-tile]").count() == before - 2
    page.click("#tab-test")
    page.fill(".part input[type=number]", "10")
    page.select_option("[data-rival]", "ours m0")
    expect(page.locator(".part .btn.primary")).to_be_enabled(timeout=SECONDS)
    page.click(".part .btn.primary")
    expect(page.locator("[data-compared]")).to_contain_text("+0 points", timeout=4 * SECONDS)
    me.check("two versions compared")


@pytest.mark.browser
def test_fields_are_checked_while_one_types_and_a_drag_out_of_one_counts(come: Come) -> None:
    me = come(width=1024, height=768)
    page = me.page
    page.goto(f"{me.house.url}/workshop")
    page.wait_for_selector("[data-tile]")
    page.locator(".bar select").nth(1).select_option("m0")
    expect(page.locator(".fine:not(.stale)")).to_be_visible(timeout=SECONDS)
    survivors = page.locator("#part input[type=number]").nth(1)
    survivors.press("Control+a")
    survivors.press_sequentially("99")  # and the field is not left
    expect(page.locator(".problems .severe")).to_contain_text("99", timeout=SECONDS)
    survivors.press("Control+a")
    survivors.press_sequentially("6")
    expect(page.locator(".fine:not(.stale)")).to_be_visible(timeout=SECONDS)
    page.locator("#part fieldset input").first.press("Control+a")
    page.locator("#part fieldset input").first.press_sequentially("Late Shift")
    columns = len(page.locator("[data-slot$=' 0']").all()) - 2
    page.mouse.wheel(0, -2000)  # up to tiles and board, without leaving the field
    page.locator(f"[data-slot='{columns} 0']").scroll_into_view_if_needed()
    page.drag_and_drop("[data-tile='9R']", f"[data-slot='{columns} 0']")
    expect(page.locator(f"[data-slot='{columns} 0']")).to_contain_text("9R")
    page.locator("[data-slot='0 0']").focus()
    page.keyboard.press("Control+z")
    expect(page.locator("#part fieldset input").first).to_have_value("Late Shift")
    page.keyboard.press("Control+z")  # all that was typed at once
    expect(page.locator("#part fieldset input").first).not_to_have_value("Late Shif")
    page.click("#tab-test")
    page.fill(".part input[type=number]", "40")
    page.click("#tab-words")
    page.click("#tab-test")
    expect(page.locator(".part input[type=number]")).to_have_value("40")
    me.check("a number of games")


@pytest.mark.browser
def test_season_one_gets_its_doors_from_the_mission(come: Come) -> None:
    me = come(width=1024, height=768, lang="de")
    page = me.page
    page.goto(f"{me.house.url}/workshop")
    page.locator(".bar select").first.select_option("zombicide1")
    page.drag_and_drop("[data-tile='7B']", "[data-slot='0 0']")  # a house without a way in
    page.drag_and_drop("[data-tile='1B']", "[data-slot='1 0']")
    page.click("[data-tool=doors]")
    page.wait_for_selector("[data-wall]", timeout=SECONDS)
    walls = page.locator("[data-wall]").count()
    page.locator("[data-wall]").first.click()
    expect(page.locator("[data-door]")).to_have_count(1, timeout=SECONDS)
    expect(page.locator("[data-wall]")).to_have_count(walls - 1)
    me.check("a laid door")
    for _ in range(4):  # blue, green, open, gone
        page.locator("[data-door]").click()
    expect(page.locator("[data-wall]")).to_have_count(walls, timeout=SECONDS)


@pytest.mark.browser
def test_a_mission_of_a_pack_is_played_and_commented(come: Come, tmp_path: Path) -> None:
    write_template("pack", tmp_path)
    me = come(width=1024, height=768)
    page = me.page
    page.goto(f"{me.house.url}/shelf")
    page.locator("details.packs summary").click()
    page.set_input_files(
        "details.packs input[type=file]", {"name": "p.zip", "mimeType": "application/zip", "buffer": bundle(tmp_path)}
    )
    play = page.locator("[data-pack] [data-play]")
    expect(play).to_have_count(1, timeout=SECONDS)
    mission = play.get_attribute("data-play")
    me.check("a pack on the shelf")
    play.click()
    expect(page.locator(f"[data-mission='{mission}']")).to_have_attribute("aria-checked", "true", timeout=SECONDS)
    page.locator("[data-packs] summary").click()
    page.locator("[data-packs] input").uncheck()  # without the pack, its mission is gone
    expect(page.locator(f"[data-mission='{mission}']")).to_have_count(0)
    expect(page.locator("[data-mission][aria-checked=true]")).to_have_count(1)
    page.locator("[data-packs] input").check()
    page.locator(f"[data-mission='{mission}']").click()
    me.check("a new table with a mission of a pack")
    title = page.locator(".brief h3").inner_text()
    page.locator("button.start:visible").first.click()
    page.wait_for_selector(".board, [data-curtain]", timeout=SECONDS)
    expect(page.locator("body")).to_contain_text(title, timeout=SECONDS)


@pytest.mark.browser
def test_a_comment_is_kept_where_stars_are_refused(come: Come) -> None:
    me = come(width=1440, height=900)
    page = me.page
    page.goto(f"{me.house.url}/workshop")
    page.locator(".bar select").nth(1).select_option("m0")
    expect(page.locator(".fine")).to_be_visible(timeout=SECONDS)
    page.locator(".bar .btn", has_text="Share").click()
    expect(page.locator(".said")).to_contain_text("/workshop/", timeout=SECONDS)
    page.goto(f"{me.house.url}/shelf")
    page.locator("[data-mission] [aria-expanded]").first.click()
    expect(page.locator("[data-stars]")).to_be_disabled()  # no finished game in this browser
    page.locator("[data-stars]").evaluate("select => (select.disabled = false)")
    page.select_option("[data-stars]", "4")
    page.fill(".talk textarea", "Too many doors")
    page.locator(".talk .btn").click()
    expect(page.locator("[data-answer]")).to_contain_text("without stars", timeout=SECONDS)
    expect(page.locator("[data-answer]")).to_be_in_viewport()
    expect(page.locator(".talk")).to_contain_text("Too many doors")
    me.check("a comment without its stars")
    me.wrong.clear()  # the browser names the refused request itself


@pytest.mark.browser
def test_a_pack_is_switched_on_at_a_new_table_of_any_game(come: Come, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(
        'id = "strong"\ntitle = {en = "Strong", de = "Stark"}\ngames = ["dawn"]\n', encoding="utf-8"
    )
    (tmp_path / "units.toml").write_text('[[unit]]\nid = "piazza"\nstrength = [6, 4]\n', encoding="utf-8")
    archive = bundle(tmp_path)
    me = come()
    page = me.page
    page.goto(f"{me.house.url}/shelf")
    page.locator("details.packs summary").click()
    page.set_input_files(
        "details.packs input[type=file]", {"name": "strong.zip", "mimeType": "application/zip", "buffer": archive}
    )
    expect(page.locator("[data-pack]", has_text="Strong")).to_have_count(1, timeout=SECONDS)
    page.goto(f"{me.house.url}/new/dawn")
    page.locator("[data-packs] summary").click()
    page.locator("[data-packs] input").check()
    me.check("a new table with a pack")
    page.locator("button.start:visible").first.click()
    page.wait_for_selector(".board, [data-curtain]", timeout=SECONDS)
