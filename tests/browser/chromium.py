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
MISSING = "no Chromium on this machine: install one (Debian: apt-get install chromium)"


def find() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def fetch() -> str | None:
    """As root on Debian it can be had; elsewhere it is the person's to install."""
    if find() is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT, "env": env, "timeout": 240}
        install = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
        for command in (["apt-get", "update"], install):
            subprocess.run(command, check=False, **quiet)  # type: ignore[call-overload]
    return find()


@contextmanager
def chromium(path: str | Path) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags())
        yield browser
        browser.close()
