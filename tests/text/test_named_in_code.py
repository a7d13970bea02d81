"""Messages that code names are found in its source."""

from __future__ import annotations

from pathlib import Path

from shamble.text.named_in_code import missing_in_code, named_in

CODE = """
def run(self, t, won):
    t.emit("soup", "x.soup", n=1)
    t.tell("wins" if won else "loses", "x.end")
    t.emit(f"built-{won}", "x.built")
    t.finish(Result(won, "eaten", "x.end"))
    return [Note("crowd"), Refusal(OPTION, "hungry", "x"), Advice(OPTION, 1.0, "feed"), Other("no")]
"""


def test_literal_names_are_found_and_computed_ones_are_not(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(CODE, encoding="utf-8")
    assert sorted(named_in(tmp_path)) == [
        *[("end-eaten",), ("log-loses",), ("log-soup",), ("log-wins",)],
        *[("means-crowd", "fear-crowd"), ("no-hungry",), ("why-feed",)],
    ]


def test_a_message_of_shared_code_may_belong_to_another_game_of_the_family(tmp_path: Path) -> None:
    game, family = tmp_path / "game", tmp_path / "family"
    for folder, kinds in ((game, ("own", "told")), (family, ("shared", "elsewhere", "told"))):
        folder.mkdir()
        (folder / "rules.py").write_text("\n".join(f't.emit("{kind}", "x")' for kind in kinds), encoding="utf-8")
    (game / "notes.py").write_text('Note("crowd")\nNote("thin")\n', encoding="utf-8")
    own = {"log-told", "fear-thin"}
    assert missing_in_code(game, family, own, own | {"log-elsewhere"}) == [
        "means-crowd or fear-crowd",
        "log-own",
        "log-shared",
    ]
