"""Writes the list of licences of everything that shamble is built from: docs/licences.md.

`make licences`, after a change to the locks. Python packages are those of the requirement locks, with the licence that
their installed metadata names; packages of the browser client come from web/package-lock.json.
"""

from __future__ import annotations

import json
import re
import sys
from email import message_from_string
from email.message import Message
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "licences.md"
PINNED = re.compile(r"^([A-Za-z0-9_.-]+)==([^\s;\\]+)", re.MULTILINE)
UNKNOWN = "not named by the package"
ABSENT = "not installed on the platform of this list"
IN_THE_PAGE = re.compile(r"@fluent/|@fontsource(-variable)?/|@iconify-json/|@lucide/|(svelte|clsx|esm-env)$")
"""Packages whose code, fonts or drawings are part of the built browser client; the others only build and test it."""
LONGEST = 80
"""Characters of a licence's name; longer metadata is the text of the licence itself."""

HEAD = """# Licences

<!-- Made by `make licences`; a test compares it with the locks. -->

shamble itself is under the MIT licence (`LICENSE`). This is the list of all packages that it is made from, at the
locked versions, with the licence that each of them names.
"""


class Package(NamedTuple):
    """One locked package."""

    name: str
    version: str
    licence: str


def licence_of(about: Message) -> str:
    """The licence that the metadata of an installed package names, as an SPDX expression where there is one."""
    expression = about.get("License-Expression")
    if expression:
        return expression
    classifiers = [
        line.split(" :: ")[-1] for line in about.get_all("Classifier") or [] if line.startswith("License ::")
    ]
    named = [line for line in classifiers if line != "OSI Approved"]
    if named:
        return ", ".join(sorted(set(named)))
    text = (about.get("License") or "").strip()
    return text if text and len(text) <= LONGEST and "\n" not in text and text != "UNKNOWN" else UNKNOWN


def python_packages(lock: Path) -> list[Package]:
    """The packages of a requirement lock."""
    packages: list[Package] = []
    for name, version in PINNED.findall(lock.read_text(encoding="utf-8")):
        try:
            licence = licence_of(message_from_string(distribution(name).read_text("METADATA") or ""))
        except PackageNotFoundError:
            licence = ABSENT
        packages.append(Package(name, version, licence))
    return packages


def web_packages(lock: Path) -> list[Package]:
    """The packages of the browser client's lock; the same version at several places is one."""
    packages: set[Package] = set()
    for place, entry in json.loads(lock.read_text(encoding="utf-8"))["packages"].items():
        if place:
            name = place.rpartition("node_modules/")[2]
            packages.add(Package(name, entry["version"], entry.get("license", UNKNOWN)))
    return sorted(packages)


def table(title: str, packages: list[Package]) -> str:
    rows = [f"| {package.name} | {package.version} | {package.licence} |" for package in packages]
    return "\n".join(["", f"## {title}", "", "| package | version | licence |", "| --- | --- | --- |", *rows, ""])


def page() -> str:
    """The whole page."""
    server = python_packages(ROOT / "requirements-server.lock")
    every = python_packages(ROOT / "requirements.lock")
    running = {package.name for package in server}
    web = web_packages(ROOT / "web" / "package-lock.json")
    shown = [package for package in web if IN_THE_PAGE.match(package.name)]
    return HEAD + "".join(
        (
            table("Python packages of a server", server),
            table("Parts of the browser client", shown),
            table("Python packages for development only", [one for one in every if one.name not in running]),
            table("Packages that build and test the browser client", [one for one in web if one not in shown]),
        )
    )


def main() -> int:
    text = page()
    PAGE.write_text(text, encoding="utf-8")
    unnamed = [line for line in text.splitlines() if UNKNOWN in line]
    print(f"{PAGE.relative_to(ROOT)}: {len(re.findall(r'^[|] (?!package|---)', text, re.MULTILINE))} packages")
    for line in unnamed:
        print(f"without a licence in its metadata: {line}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
