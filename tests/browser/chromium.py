"""Finds a Chromium, or says what is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.guest import flags

NAMES = ("chromium", "chromium-browser", "google-chrome", "/usr/bin/chromium")
COMMANDS = (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "chromium"])
PATIENCE = 240.0
"""Seconds for each of them."""


class NoChromium(Exception):
    """There is none, and why it could not be had."""


def find() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def fetch() -> str:
    """As root on Debian it can be had; elsewhere it is the person's to install."""
    found = find()
    if found is not None:
        return found
    missing = "no Chromium on this machine: install one (Debian: apt-get install chromium)"
    if not shutil.which("apt-get"):
        raise NoChromium(missing)
    if os.geteuid() != 0:
        raise NoChromium(f"{missing}; only root can do that here")
    for command in COMMANDS:
        trouble = attempt(command)
        found = find()
        if found is None and trouble:
            raise NoChromium(f"{missing}; {trouble}")
    if found is None:
        raise NoChromium(f"{missing}; apt-get installed it, and yet there is none of {', '.join(NAMES)}")
    return found


def attempt(command: list[str]) -> str:
    """The error in one line."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    words = " ".join(command)
    try:
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        return f"`{words}` took longer than {PATIENCE:g} seconds"
    except OSError as reason:
        return f"`{words}`: {reason.strerror}"
    said = done.stdout.strip().splitlines() or ["it said nothing"]
    return f"`{words}` failed: {said[-1]}" if done.returncode else ""


@contextmanager
def chromium(path: str | Path) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags())
        yield browser
        browser.close()
