"""Without a Chromium the tests say why; root on Debian installs one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.browser import chromium


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with nothing but a shell on its path."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "NAMES", ("chromium", "google-chrome"))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return tmp_path


def script(path: Path, text: str) -> None:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def test_one_that_is_there_is_taken(bare: Path) -> None:
    script(bare / "google-chrome", "")
    assert chromium.fetch() == str(bare / "google-chrome")


def test_without_apt_it_is_the_persons_to_install(bare: Path) -> None:
    with pytest.raises(chromium.NoChromium, match="install one") as told:
        chromium.fetch()
    assert "\n" not in str(told.value)


def test_only_root_can_install(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    script(bare / "apt-get", "exit 0")
    with pytest.raises(chromium.NoChromium, match="only root"):
        chromium.fetch()


def test_apt_fetches_it(bare: Path) -> None:
    made = bare / "chromium"
    script(bare / "apt-get", f'[ "$1" = install ] && echo > {made} && /bin/chmod 755 {made}; exit 0')
    assert chromium.fetch() == str(made)


def test_apt_is_tried_again_while_another_program_holds_its_lock(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "LOCK_PAUSE", 0.01)
    made, tried = bare / "chromium", bare / "tried"
    locked = (
        f"[ -e {tried} ] || {{ echo > {tried}; echo 'E: Unable to lock directory /var/lib/apt/lists/'; exit 100; }}"
    )
    script(bare / "apt-get", f'{locked}\n[ "$1" = install ] && echo > {made} && /bin/chmod 755 {made}; exit 0')
    assert chromium.fetch() == str(made)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("echo 'E: Unable to locate package chromium'; exit 100", "apt-get update` failed: E: Unable to locate"),
        ('[ "$1" = update ] || exit 7', "chromium` failed: it said nothing"),
        ("exit 0", "there is none of chromium, google-chrome"),
        ("exec /bin/sleep 60", "took longer than 0.2 seconds"),
    ],
)
def test_why_apt_cannot(bare: Path, monkeypatch: pytest.MonkeyPatch, text: str, says: str) -> None:
    monkeypatch.setattr(chromium, "COMMAND_TIMEOUT", 0.2 if "sleep" in text else 20)
    script(bare / "apt-get", text)
    with pytest.raises(chromium.NoChromium, match="no Chromium on this machine") as told:
        chromium.fetch()
    assert says in str(told.value)
