"""The container is built from locks with hashes, and base images can be pinned by digest."""

from __future__ import annotations

import re
import shutil
import tomllib
from email import message_from_string
from pathlib import Path

import pytest

from tools import licences, pin_images

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("requirements.lock", "requirements-server.lock", "requirements-build.lock")
pytestmark = pytest.mark.skipif(not (ROOT / "Containerfile").is_file(), reason="this is not a checkout")


def locked(name: str) -> set[tuple[str, str]]:
    """The packages of a lock with their versions (several for one, by version of Python); each must have a hash."""
    entries = re.split(r"^(?=[A-Za-z0-9])", (ROOT / name).read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    packages: set[tuple[str, str]] = set()
    for entry in entries:
        assert "--hash=sha256:" in entry, f"{name}: {entry.splitlines()[0]} has no hash"
        package, _, version = re.split(r"[\s;]", entry)[0].partition("==")
        packages.add((package, version))
    return packages


@pytest.mark.parametrize("name", LOCKS[1:])
def test_the_locks_agree(name: str) -> None:
    part = locked(name)
    assert part
    assert part - locked(LOCKS[0]) == set()


def test_the_locks_hold_what_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    server = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["server"]
    for name, declared in ((LOCKS[1], server), (LOCKS[2], project["dependency-groups"]["build"])):
        packages = {re.split(r"[\[<>=;~! ]", line)[0].lower().replace("_", "-").replace(".", "-") for line in declared}
        assert packages <= {package for package, _ in locked(name)}, f"run make lock: {name}"


def test_no_package_is_installed_without_a_hash() -> None:
    """In the container and by `make setup`; the only exceptions install what was built from this tree."""
    for name in ("Containerfile", "Makefile"):
        text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
        for command in re.findall(r"\bpip install[^\n&]*", text):
            assert "--require-hashes" in command or "--no-deps" in command, f"{name}: {command}"


def test_the_list_of_licences_is_up_to_date() -> None:
    """Names and versions; licences are read from installed packages, which may differ between platforms."""
    text = (ROOT / "docs" / "licences.md").read_text(encoding="utf-8")
    listed = {tuple(line.strip("| ").split(" | ")[:2]) for line in text.splitlines() if line.startswith("| ")}
    web = {package[:2] for package in licences.web_packages(ROOT / "web" / "package-lock.json")}
    expected = locked(LOCKS[0]) | locked(LOCKS[1]) | web
    assert listed - {("package", "version"), ("---", "---")} == expected, "run: make licences"


@pytest.mark.parametrize(
    ("lines", "licence"),
    [
        (["License-Expression: MIT", "License: other"], "MIT"),
        (["Classifier: License :: OSI Approved :: MIT License"], "MIT License"),
        (["Classifier: License :: OSI Approved", "License: BSD"], "BSD"),
        (["License: " + "a whole licence " * 20], licences.UNKNOWN),
        ([], licences.UNKNOWN),
    ],
)
def test_the_licence_of_a_package(lines: list[str], licence: str) -> None:
    assert licences.licence_of(message_from_string("\n".join(["Name: some", *lines, ""]))) == licence


@pytest.fixture
def container(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    copy = tmp_path / "Containerfile"
    shutil.copy(ROOT / "Containerfile", copy)
    copy.write_text(re.sub(r"@sha256:\w+", "", copy.read_text(encoding="utf-8")), encoding="utf-8")
    monkeypatch.setattr(pin_images, "CONTAINERFILE", copy)
    monkeypatch.setenv("PATH", str(tmp_path))
    return copy


def install(folder: Path, tool: str, script: str) -> None:
    (folder / tool).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    (folder / tool).chmod(0o755)


def test_every_stage_starts_from_an_image_that_can_be_pinned() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    named = {match[1].removeprefix("ARG ").rstrip("=") for match in pin_images.IMAGE.finditer(text)}
    assert set(re.findall(r"^FROM \$\{(\w+)\}", text, re.MULTILINE)) == named
    assert len(re.findall(r"^FROM ", text, re.MULTILINE)) == len(re.findall(r"^FROM \$\{", text, re.MULTILINE))


def test_digests_are_written_and_renewed(container: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert pin_images.main(["--check"]) == 1
    assert "not pinned by digest: node:24" in capsys.readouterr().err
    for digit in "12":
        install(container.parent, "docker", "echo this one has no registry >&2; exit 1")
        install(container.parent, "skopeo", f"echo sha256:{digit * 64}")
        assert pin_images.main([]) == 0
        assert pin_images.main(["--check"]) == 0
        text = container.read_text(encoding="utf-8")
        assert f"ARG PYTHON_IMAGE=python:3.11-slim-bookworm@sha256:{digit * 64}\n" in text
        assert text.count("@sha256:") == 2


@pytest.mark.parametrize("script", ["exit 1", "echo sha256:123", "echo no such host >&2; exit 1"])
def test_without_a_registry_nothing_is_written(
    container: Path, script: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = container.read_text(encoding="utf-8")
    assert pin_images.main([]) == 1
    assert "none of docker, skopeo, crane is installed" in capsys.readouterr().err
    install(container.parent, "crane", script)
    assert pin_images.main([]) == 1
    assert "could not be looked up: crane: " in capsys.readouterr().err
    assert container.read_text(encoding="utf-8") == before
