"""`make audit` fails on known vulnerabilities, and tells where nothing could be looked up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools import audit

CLEAN = {"dependencies": [{"name": "click", "version": "8.1.8", "vulns": []}], "fixes": []}
SKIPPED = {"dependencies": [{"name": "click", "skip_reason": "not found"}], "fixes": []}
ADVISORY = {"id": "PYSEC-2030-1", "aliases": ["CVE-2030-1"], "fix_versions": ["9.0"], "description": "…"}
VULNERABLE = {"dependencies": [{"name": "click", "version": "8.1.8", "vulns": [ADVISORY]}], "fixes": []}

NPM_CLEAN: dict[str, Any] = {"auditReportVersion": 2, "vulnerabilities": {}, "metadata": {}}
NPM_REFUSED = {"message": "405 Method Not Allowed", "statusCode": 405, "error": {"summary": "", "detail": ""}}
NPM_VULNERABLE = {
    "auditReportVersion": 2,
    "vulnerabilities": {
        "vite": {
            "via": [{"source": 7, "title": "reads files", "url": "https://example.org/GHSA-1", "severity": "high"}]
        },
        "vitest": {"via": ["vite"]},
    },
}


class Machine:
    """Programs that print prepared answers in place of pip-audit and npm."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        monkeypatch.setattr(audit, "executable", lambda name: str(folder / name))
        (folder / "ignored.toml").write_text("", encoding="utf-8")
        monkeypatch.setattr(audit, "IGNORED", folder / "ignored.toml")

    def answer(self, tool: str, said: object, code: int = 0) -> None:
        self.script(tool, f"cat <<'END'\n{json.dumps(said)}\nEND\nexit {code}")

    def script(self, tool: str, text: str) -> None:
        path = self.folder / tool
        path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        path.chmod(0o755)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def test_nothing_known(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.answer("pip-audit", CLEAN)
    machine.answer("npm", NPM_CLEAN)
    assert audit.main(["--strict"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "no known vulnerabilities"


def test_a_vulnerable_python_package(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.answer("pip-audit", VULNERABLE, 1)
    machine.answer("npm", NPM_CLEAN)
    assert audit.main([]) == 1
    assert capsys.readouterr().err == "click 8.1.8: PYSEC-2030-1, CVE-2030-1 (fixed in 9.0)\n"


def test_a_vulnerable_package_of_the_browser_client(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.answer("pip-audit", CLEAN)
    machine.answer("npm", NPM_VULNERABLE, 1)
    assert audit.main([]) == 1
    assert capsys.readouterr().err == "vite: GHSA-1 (high: reads files)\n"


def test_an_ignored_advisory_passes_with_its_reason(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.answer("pip-audit", VULNERABLE, 1)
    machine.answer("npm", NPM_CLEAN)
    (machine.folder / "ignored.toml").write_text('"CVE-2030-1" = "only Windows"\n', encoding="utf-8")
    assert audit.main([]) == 0
    assert "ignored: click 8.1.8: CVE-2030-1 (only Windows)" in capsys.readouterr().out


@pytest.mark.parametrize("strict", [False, True])
def test_sources_that_do_not_answer(machine: Machine, strict: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """A mirror without advisories leaves every package out, and its report looks clean."""
    machine.answer("pip-audit", SKIPPED)
    machine.answer("npm", NPM_REFUSED, 1)
    assert audit.main(["--strict"] if strict else []) == int(strict)
    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in said] == ["NOT AUDITED", "NOT AUDITED"]
    assert "405 Method Not Allowed" in said[1]


@pytest.mark.parametrize("trouble", ["exec sleep 60", "echo no route >&2; exit 1", "echo 3", "exit 0"])
def test_a_program_that_fails_or_hangs(
    machine: Machine, trouble: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "PROBE_SECONDS", 0.2)
    machine.script("pip-audit", trouble)
    machine.script("npm", trouble)
    assert audit.main([]) == 0
    assert capsys.readouterr().out.count("NOT AUDITED") == 2


def test_the_second_source_is_asked_if_the_first_is_away(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    vulnerable = json.dumps(VULNERABLE)
    machine.script("pip-audit", f"case \"$*\" in *=osv*) cat <<'END'\n{vulnerable}\nEND\n;; *) exit 1;; esac")
    machine.answer("npm", NPM_CLEAN)
    assert audit.main([]) == 1
    assert "(osv)" in capsys.readouterr().out


def test_the_list_of_ignored_advisories_can_be_read() -> None:
    assert all(reason for reason in audit.ignored_advisories().values())
