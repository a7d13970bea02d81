"""The checks of pages find the faults that they are made for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser import checks

pytestmark = pytest.mark.browser
SMALL = '<!doctype html><html lang="en"><title>x</title><main style="font:16px sans-serif;width:300px">'


@pytest.mark.parametrize(
    ("html", "said"),
    [
        ("<p>one line</p><p>another</p>", ""),
        ('<p>one line</p><p style="margin-top:-24px">another</p>', "overlap"),
        ('<p style="width:60px;overflow:hidden;white-space:nowrap">much too long for it</p>', "cut off"),
        ('<p style="height:8px;overflow:hidden">tall</p>', "cut off"),
        ('<p style="margin-left:700px;width:200px;white-space:nowrap">far out on the right</p>', "outside"),
        # An open menu may lie on what it opens over, but not on itself.
        ('<p>one line</p><p role="menu" style="margin-top:-24px">another</p>', ""),
        ('<div role="menu"><p>one line</p><p style="margin-top:-24px">another</p></div>', "overlap"),
        # Two lists that scroll, one below the other: what is scrolled away lies on nothing.
        ('<div style="height:30px;overflow-y:auto"><p>a</p><p>b</p></div><p style="margin:0">c</p>', ""),
    ],
)
def test_texts(browser: Browser, html: str, said: str) -> None:
    page = browser.new_page(viewport={"width": 800, "height": 600})
    page.set_content(SMALL + html)
    faults = checks.texts(page)
    assert (said in faults[0]) if said else not faults, faults
    page.close()


def test_barriers(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(f"{SMALL}<button></button><p style='color:#777;background:#888'>hardly there</p>")
    faults = " ".join(checks.barriers(page))
    assert "button-name" in faults
    assert "color-contrast" in faults
    page.close()
