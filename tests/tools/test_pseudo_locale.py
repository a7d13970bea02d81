"""The pseudo-language: written beside English texts of the program, the same at every call."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.pseudo_locale import main, write, write_missions

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "src" / "shamble" / "games" / "marvel" / "texts"


def test_templates_for_users_get_no_pseudo_language(tmp_path: Path) -> None:
    for folder in ("texts", "templates/card"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "en.ftl").write_text("a = A { $n }\n    .icon = cross\n", encoding="utf-8")
    (made,) = write(tmp_path)
    assert made == tmp_path / "texts" / "qps.ftl"
    assert made.read_text(encoding="utf-8") == "a = ⟦A { $n }⟧\n    .icon = cross\n"


def test_a_second_call_writes_the_same_files(tmp_path: Path) -> None:
    texts = tmp_path / "games" / "marvel" / "texts"
    (texts / "en").mkdir(parents=True)
    (texts / "en" / "missions.ftl").write_bytes((TEXTS / "en" / "missions.ftl").read_bytes())
    written = []
    for _ in range(2):
        write(tmp_path)
        (path,) = write_missions(tmp_path / "games")
        written.append(path.read_text(encoding="utf-8"))
    assert written[0] == written[1]
    assert "mission-m1 =" in written[0]
    assert written[0].count(next(line for line in written[0].splitlines() if " = " in line)) == 1


def test_help_says_what_to_name_and_what_is_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["pseudo_locale.py", "--help"])
    with pytest.raises(SystemExit):
        main()
    said = capsys.readouterr().out
    assert "src/shamble" in said
    assert "web/src/texts" in said
