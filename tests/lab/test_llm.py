"""The harness for language models, with scripted models."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import shamble
from shamble.llm import CONTEXTS, Message, ModelPlayer, play_game, read_reply


class Scripted:
    """A model that plays the last legal move of its session, sometimes after a reply without sense."""

    def __init__(self, wrong_every: int = 0) -> None:
        self.wrong_every = wrong_every
        self.asked: list[list[Message]] = []

    def __call__(self, messages: list[Message]) -> str:
        self.asked.append(messages)
        if self.wrong_every and len(self.asked) % self.wrong_every == 0:
            return "MOVE: fly to the moon"
        keys = [line.strip().split(": ")[0] for line in messages[1]["content"].split("\n") if line.startswith("  ")]
        return f"Let me see.\nNOTE: {len(self.asked)}\n**MOVE:** `{keys[-1]}`"


@pytest.mark.parametrize("context", CONTEXTS)
def test_a_model_plays_a_whole_game(context: str, tmp_path: Path) -> None:
    model = Scripted(wrong_every=5)
    result = play_game(model, "walkingdead", seed=3, context=context, out=tmp_path)
    figures = result.plain()
    assert figures["finished"]
    assert figures["fallbacks"] == 0
    assert figures["illegal"] == figures["replies"] // 5
    assert figures == json.loads((tmp_path / "result.json").read_text())
    lines = [json.loads(line) for line in (tmp_path / "transcript.jsonl").read_text().splitlines()]
    assert len(lines) == figures["replies"]
    assert [line["key"] for line in lines if line["refused"]] == ["fly to the moon"] * figures["illegal"]
    assert shamble.load(tmp_path / "save.json").outcome is not None
    assert ("Score: " in model.asked[4][1]["content"]) == (context != "bare")
    assert ("Your notes:" in model.asked[4][1]["content"]) == (context == "memory")
    # A refused reply is shown to the model with the reason.
    again = [messages for messages in model.asked if len(messages) > 2]
    assert len(again) == figures["illegal"]
    assert "'fly to the moon' is no legal move" in again[0][3]["content"]


def test_without_the_list_the_model_has_to_know_the_rules() -> None:
    seen: list[str] = []

    def guess(messages: list[Message]) -> str:
        seen.append(messages[0]["content"] + messages[1]["content"])
        return "MOVE: choose rick" if len(seen) == 1 else "MOVE: nonsense"

    result = play_game(guess, "walkingdead", seed=3, lists_moves=False, limit=4)
    assert "choose rick" not in seen[0]
    assert "Verbs here:" in seen[0]
    assert result.session.records[1].option_key == "choose rick"
    assert result.plain()["fallbacks"] == 3, "after three refused replies, a random move is made"


def test_a_refusal_says_why() -> None:
    session = shamble.new("zombicide2", seats=1, seed=5)
    shamble.play_out(session, [shamble.Steady()], limit=30)
    while not session.refused():
        shamble.play_out(session, [shamble.Steady()], limit=1)
    refusal = session.refused()[0]
    assert session.decision is not None
    key, option, why = read_reply(f"MOVE: {refusal.option.key}", session, session.decision.seat)
    assert (key, option) == (refusal.option.key, None)
    assert "is not possible:" in why


def test_an_unknown_context_is_refused() -> None:
    with pytest.raises(shamble.ShambleError, match="context is one of bare, deductions, memory, not 'all'"):
        ModelPlayer(lambda messages: "", context="all")


def test_beside_bots() -> None:
    result = play_game(Scripted(), "walkingdead", seed=3, seat=1, partner="random", limit=60)
    assert {attempt.seat for attempt in result.player.attempts} == {1}
