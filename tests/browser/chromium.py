"""Finds a Chromium, or says what is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.guest import flags

NAMES = ("chromium", "chromium-browser", "google-chrome", "/usr/bin/chromium")
COMMANDS = (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "chromium"])
COMMAND_TIMEOUT = 240.0
"""Seconds that each of these commands may take."""
LOCK_PAUSE = 2.0
"""Seconds until a command is tried again that another program locks out."""


class NoChromium(Exception):
    """No Chromium is installed; the message says why none could be installed."""


def find() -> str | None:
    """Returns the path of an installed Chromium, None without one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def fetch() -> str:
    """Returns the path of a Chromium, which root on Debian installs first; raises `NoChromium` where that fails."""
    path = find()
    if path is not None:
        return path
    missing = "no Chromium on this machine: install one (Debian: apt-get install chromium)"
    if not shutil.which("apt-get"):
        raise NoChromium(missing)
    if os.geteuid() != 0:
        raise NoChromium(f"{missing}; only root can do that here")
    for command in COMMANDS:
        trouble = attempt(command)
        path = find()
        if path is None and trouble:
            raise NoChromium(f"{missing}; {trouble}")
    if path is None:
        raise NoChromium(f"{missing}; apt-get installed it, and yet there is none of {', '.join(NAMES)}")
    return path


def fetched() -> str | None:
    """Returns the path of a Chromium; without one, says on stderr what is missing and returns None."""
    try:
        return fetch()
    except NoChromium as reason:
        print(reason, file=sys.stderr)
        return None


def attempt(command: list[str]) -> str:
    """Runs a command and returns its error in one line; empty if it succeeded. While another program holds the lock of
    the package lists, it is tried again."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    words = " ".join(command)
    end = time.monotonic() + COMMAND_TIMEOUT
    while True:
        left = max(0.0, end - time.monotonic())
        try:
            done = subprocess.run(
                command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env, timeout=left
            )
        except subprocess.TimeoutExpired:
            return f"`{words}` took longer than {COMMAND_TIMEOUT:g} seconds"
        except OSError as reason:
            return f"`{words}`: {reason.strerror}"
        if not done.returncode:
            return ""
        said = done.stdout.strip().splitlines() or ["it said nothing"]
        if not any("lock" in line for line in said) or left < LOCK_PAUSE:
            return f"`{words}` failed: {said[-1]}"
        time.sleep(LOCK_PAUSE)


@contextmanager
def chromium(path: str | Path) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags())
        yield browser
        browser.close()
