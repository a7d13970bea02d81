"""Messages that code names are found in its source."""

from __future__ import annotations

from pathlib import Path

from shamble.text.named_in_code import missing_in_code, named_in, variables_not_given

CODE = """
def run(self, t, won):
    t.emit("soup", "x.soup", n=1)
    t.tell("wins" if won else "loses", "x.end")
    t.emit(f"built-{won}", "x.built")
    t.finish(Result(won, "eaten", "x.end"))
    return [Note("crowd"), Refusal(OPTION, "hungry", "x"), Advice(OPTION, 1.0, "feed"), Other("no")]

def judge(self, option) -> Judged | None:
    if option.verb == "eat":
        return 1.0, "full" if self.fed else "empty", {"who": self.who}
    return (2.0, "wait", {}) if self.fed else other(option) or (0.0, "starve", {**self.args})

def advise(self) -> tuple[float, str, Args]:
    return 1.0, "no-judgement", {}
"""


def test_literal_names_are_found_and_computed_ones_are_not(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(CODE, encoding="utf-8")
    assert sorted(named.choice for named in named_in(tmp_path)) == [
        *[("end-eaten",), ("log-loses",), ("log-soup",), ("log-wins",)],
        *[("means-crowd", "fear-crowd"), ("no-hungry",), ("why-empty",), ("why-feed",), ("why-full",)],
        *[("why-starve",), ("why-wait",)],
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


def test_a_variable_that_the_code_does_not_give_is_found(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(CODE, encoding="utf-8")
    used = {
        "log-soup": frozenset({"n", "who"}),
        "log-wins": frozenset({"seat"}),
        "means-crowd": frozenset({"n"}),
        "no-hungry": frozenset({"who", "card"}),
        "why-empty": frozenset({"who"}),
        "why-feed": frozenset({"card"}),
        "why-starve": frozenset({"who"}),
        "why-wait": frozenset({"zone"}),
    }
    assert sorted(variables_not_given(tmp_path, None, used)) == [
        "log-soup uses $who, which rules.py:3 does not give",
        "log-wins uses $seat, which rules.py:4 does not give",
        "means-crowd uses $n, which rules.py:7 does not give",
        "no-hungry uses $card, which rules.py:7 does not give",
        "why-feed uses $card, which rules.py:7 does not give",
        "why-wait uses $zone, which rules.py:12 does not give",
    ]


def test_a_game_that_names_a_message_itself_replaces_the_place_in_shared_code(tmp_path: Path) -> None:
    game, family = tmp_path / "game", tmp_path / "family"
    for folder, args in ((game, ", kind=1"), (family, "")):
        folder.mkdir()
        (folder / "rules.py").write_text(f't.tell("lost", "x"{args})\nt.tell("late", "x", **args)\n', encoding="utf-8")
    used = {"log-lost": frozenset({"kind"}), "log-late": frozenset({"who"})}
    assert variables_not_given(game, family, used) == []
    other = tmp_path / "other"
    other.mkdir()
    assert variables_not_given(other, family, used) == ["log-lost uses $kind, which rules.py:1 does not give"]
