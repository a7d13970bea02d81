"""Looks up known vulnerabilities of the locked Python packages and of the browser client's.

`make audit`, or `python tools/audit.py [--strict]`. It fails if an advisory source names a vulnerability. Where no
source can be reached it says so and passes, within twenty seconds; `--strict` makes it fail there, too. Advisories that
do not concern us are listed with the reason in tools/audit_ignored.toml.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements.lock"
IGNORED = ROOT / "tools" / "audit_ignored.toml"
PINNED = re.compile(r"^([A-Za-z0-9_.-]+==[^\s;]+)", re.MULTILINE)
"""A package and its version in the lock."""
SERVICES = ("pypi", "osv")
"""Advisory sources for Python packages, in the order in which they are tried."""
PROBE_SECONDS = 6.0
"""Time limit for one question to an advisory source, before anything else is asked there."""
AUDIT_SECONDS = 120.0
"""Time limit for questions about all packages, once a source has answered."""
NPM_FETCH = ["--fetch-retries=0", "--fetch-timeout=4000"]


class Unreachable(Exception):
    """No advisory source has answered; the text says why."""


class Vulnerability(NamedTuple):
    """One advisory about one locked package."""

    package: str
    ids: tuple[str, ...]
    """The advisory's id, and the ids under which other lists know it."""
    about: str
    """A title, or the versions in which it is fixed."""


def read_json(command: Sequence[str], seconds: float, folder: Path) -> dict[str, Any]:
    """Runs a command and reads the JSON object that it prints, whatever its exit code is."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        raise Unreachable(f"no answer within {seconds:g} seconds") from None
    except OSError as reason:
        raise Unreachable(f"{command[0]} cannot be started: {reason.strerror}") from None
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        lines = done.stderr.strip().splitlines() or ["it printed nothing"]
        raise Unreachable(lines[-1][:200]) from None
    if not isinstance(answer, dict):
        raise Unreachable("its answer is no report")
    return answer


def python_vulnerabilities(report: Mapping[str, Any]) -> tuple[list[Vulnerability], int]:
    """The advisories of a pip-audit report, and the number of packages that were looked up."""
    vulnerabilities: list[Vulnerability] = []
    audited = 0
    for package in report.get("dependencies", []):
        if "skip_reason" in package:
            continue
        audited += 1
        for entry in package["vulns"]:
            fixed = ", ".join(entry.get("fix_versions", [])) or "no version yet"
            ids = (entry["id"], *entry.get("aliases", []))
            vulnerabilities.append(Vulnerability(f"{package['name']} {package['version']}", ids, f"fixed in {fixed}"))
    return vulnerabilities, audited


def audit_python(pip_audit: str) -> list[Vulnerability]:
    """Looks up every package of requirements.lock at the first source that answers about one of them."""
    command = [pip_audit, "--disable-pip", "--progress-spinner=off", "--format=json"]
    lock = LOCK.read_text(encoding="utf-8")
    first = PINNED.search(lock)
    if first is None:
        raise Unreachable(f"{LOCK.name} lists no package")
    reasons: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.txt"
        probe.write_text(f"{first[1]}\n", encoding="utf-8")
        for service in SERVICES:
            asked = [*command, f"--vulnerability-service={service}"]
            try:
                words = [*asked, "--timeout=3", "--no-deps", f"--requirement={probe}"]
                if not python_vulnerabilities(read_json(words, PROBE_SECONDS, ROOT))[1]:
                    raise Unreachable("it does not know our packages")
                words = [*asked, "--timeout=15", "--require-hashes", f"--requirement={LOCK}"]
                vulnerabilities, audited = python_vulnerabilities(read_json(words, AUDIT_SECONDS, ROOT))
            except Unreachable as reason:
                reasons.append(f"{service}: {reason}")
                continue
            print(f"{audited} of {len(PINNED.findall(lock))} Python packages looked up ({service})")
            return vulnerabilities
    raise Unreachable("; ".join(reasons))


def npm_vulnerabilities(report: Mapping[str, Any]) -> list[Vulnerability]:
    """The advisories of an `npm audit` report; a package that only depends on a vulnerable one is not repeated."""
    if "vulnerabilities" not in report:
        raise Unreachable(str(report.get("message") or "the answer is no report"))
    vulnerabilities: list[Vulnerability] = []
    for name, package in report["vulnerabilities"].items():
        for cause in package["via"]:
            if isinstance(cause, dict):
                advisory = str(cause.get("url", "")).rpartition("/")[2] or str(cause.get("source"))
                vulnerabilities.append(
                    Vulnerability(name, (advisory,), f"{cause.get('severity')}: {cause.get('title')}")
                )
    return vulnerabilities


def audit_npm(npm: str) -> list[Vulnerability]:
    """Looks up every package of web/package-lock.json."""
    command = [npm, "audit", "--json", "--package-lock-only", *NPM_FETCH]
    vulnerabilities = npm_vulnerabilities(read_json(command, PROBE_SECONDS * 5, ROOT / "web"))
    print("the browser client's packages looked up (npm)")
    return vulnerabilities


def ignored_advisories() -> dict[str, str]:
    """Ids of advisories that do not concern us, with the reasons."""
    return {str(id): str(reason) for id, reason in tomllib.loads(IGNORED.read_text(encoding="utf-8")).items()}


def executable(name: str) -> str:
    """A program beside this Python, or elsewhere on this machine."""
    beside = str(Path(sys.executable).parent)
    path = shutil.which(name, path=beside + os.pathsep + os.environ.get("PATH", ""))
    if path is None:
        raise Unreachable(f"{name} is not installed")
    return path


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make audit", description=__doc__)
    parser.add_argument("--strict", action="store_true", help="fail where no advisory source can be reached")
    options = parser.parse_args(words)
    vulnerabilities: list[Vulnerability] = []
    silent = 0
    for what, tool, audit in (
        ("Python packages", "pip-audit", audit_python),
        ("the browser client's packages", "npm", audit_npm),
    ):
        try:
            vulnerabilities += audit(executable(tool))
        except Unreachable as reason:
            silent += 1
            print(f"NOT AUDITED: {what}: no advisory source can be reached from here ({reason})")
    ignored = ignored_advisories()
    open_ones = [one for one in vulnerabilities if not ignored.keys() & set(one.ids)]
    for one in open_ones:
        print(f"{one.package}: {', '.join(one.ids)} ({one.about})", file=sys.stderr)
    for one in vulnerabilities:
        for id in ignored.keys() & set(one.ids):
            print(f"ignored: {one.package}: {id} ({ignored[id]})")
    if not open_ones and not silent:
        print("no known vulnerabilities")
    return 1 if open_ones or (silent and options.strict) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
