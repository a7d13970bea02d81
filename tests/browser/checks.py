"""Checks for every page: no text is cut off or overlaps other text, and axe finds nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

CLIP = (Path(__file__).parent / "clip.js").read_text(encoding="utf-8").partition("\n")[2]
AXE = Axe()


def texts(page: Page) -> list[str]:
    faults: list[str] = page.evaluate(CLIP)
    return faults


def barriers(page: Page) -> list[str]:
    answer: Any = AXE.run(page, options={"resultTypes": ["violations"]}).response
    return [
        f"axe {one['id']}: {node['html'][:160]} {(node['any'] or [{'message': ''}])[0]['message'][:160]}"
        for one in answer["violations"]
        for node in one["nodes"][:3]
    ]


def check(page: Page, name: str) -> None:
    page.mouse.move(2, 2)
    faults = texts(page) + barriers(page)
    assert not faults, f"{name} ({page.url.partition('#')[0]}):\n  " + "\n  ".join(faults)
