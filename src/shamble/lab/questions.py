"""Questions about the rules with checked answers, made from the scenarios: to test how well a reader knows a rulebook.

`python -m shamble.lab.questions --out DIR` writes the data set, `--renamed` its variant with invented names, `--check`
answers every item anew with the engine. An item is one JSON line:

| field | meaning |
| --- | --- |
| `id`, `game`, `lang`, `split`, `kind` | `split`: train, or test for one scenario file in five |
| `position` | the table in words |
| `question`, `choices`, `answer` | choices are empty for a number |
| `rule`, `rule_text` | the rule that decides, with its page |
| `scenario` | file, line and name of the scenario |
| `key` | the option that the question is about, or the kind of the event |

Kinds: `may` (is this move allowed now?), `after` (which value has this number after the move?) and `why` (which rule is
behind this event?).
"""

from __future__ import annotations

import argparse
import json
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.scenario.files import Scenario, find, read
from shamble.scenario.given import scripted
from shamble.scenario.runner import begin, run
from shamble.sessions.session import Session
from shamble.text.observation import speaker_of
from shamble.text.speaker import Speaker

Item = dict[str, Any]
TEST_SHARE: Final = 5
"""One scenario file in this many belongs to the test split."""
CHOICES: Final = 4
"""Number of answers to choose from."""
WORDS: Final = {
    "en": {
        "may": "Is this allowed now: {option} ({key})?",
        "after": "Suppose this is played: {option} ({key}). Which value has “{name}” of {who} then?",
        "why": "This happened: “{event}” Which rule is behind it?",
        "yes": "yes",
        "no": "no",
    },
    "de": {
        "may": "Ist das jetzt erlaubt: {option} ({key})?",
        "after": "Angenommen, das wird gespielt: {option} ({key}). Welchen Wert hat danach „{name}“ von {who}?",
        "why": "Das ist geschehen: „{event}“ Welche Regel steckt dahinter?",
        "yes": "ja",
        "no": "nein",
    },
}


def split_of(path: Path) -> str:
    """Returns the split of a scenario file: by its name, so that scenarios of one topic stay together."""
    return "test" if zlib.crc32(path.name.encode()) % TEST_SHARE == 0 else "train"


def items_of(scenario: Scenario, lang: str, game: Game[Any] | None = None) -> list[Item]:
    """Returns the items of a scenario in one language. `game`: the rules with other names (see `renamed_terms`)."""
    rules = game or registry.find(scenario.game)
    try:
        session = begin(scenario, rules, scripted(scenario.chance, tooling(rules).chances))
    except Exception:  # a scenario about a position that is refused has nothing to ask
        return []
    speaker = speaker_of(rules, lang)
    items: list[Item] = []
    if session.decision is not None:
        position = session.observe(session.decision.seat, lang, options=False)
        items += [finished(item, scenario, lang, position, speaker) for item in may_items(session, speaker)]
        items += [finished(item, scenario, lang, position, speaker) for item in after_items(session, speaker)]
    items += [finished(item, scenario, lang, "", speaker) for item in why_items(scenario, rules, speaker)]
    return items


def finished(item: Item, scenario: Scenario, lang: str, position: str, speaker: Speaker) -> Item:
    """Adds what all items have."""
    name = f"{scenario.game}/{scenario.path.name}:{scenario.line}"
    return {
        "id": f"{name}/{item['kind']}/{item['key']}/{lang}",
        "game": scenario.game,
        "lang": lang,
        "split": split_of(scenario.path),
        "position": position,
        **item,
        "rule_text": speaker.rule(item["rule"]),
        "scenario": {"file": scenario.path.name, "line": scenario.line, "name": scenario.name},
    }


def may_items(session: Session, speaker: Speaker) -> Iterator[Item]:
    """Yields a refused move, and an allowed one of the same verb where there is one."""
    words = WORDS[speaker.lang]
    decision = session.decision
    assert decision is not None
    legal = {option.key for option in session.legal(decision.seat)}
    refused = [refusal for refusal in session.refused() if refusal.option.key not in legal][:1]
    verbs = {refusal.option.verb for refusal in refused}
    allowed = [option for option in decision.options if option.verb in verbs] or decision.options[:1]
    for option, answer, rule in [
        *[(refusal.option, "no", refusal.rule) for refusal in refused],
        *[(option, "yes", decision.rule) for option in allowed[:1]],
    ]:
        yield {
            "kind": "may",
            "key": option.key,
            "question": words["may"].format(option=speaker.option(option), key=option.key),
            "choices": [words["yes"], words["no"]],
            "answer": words[answer],
            "rule": rule,
        }


def sheet_values(session: Session, seat: int) -> dict[tuple[str, str], tuple[Any, Any, int]]:
    """Returns (sheet, value) → name of the sheet, name of the value, number."""
    sheets = session.game.scene(session.state, seat)["sheets"]
    return {
        (sheet["id"], one["id"]): (sheet["name"], one["name"], one["value"])
        for sheet in sheets
        for one in sheet["values"]
    }


def after_items(session: Session, speaker: Speaker) -> Iterator[Item]:
    """Yields at most one question about a move without chance: the number that it changes."""
    decision = session.decision
    assert decision is not None
    before = sheet_values(session, decision.seat)
    for option in decision.options[:12]:
        branches = session.outcomes(option, limit=1)
        if not branches or branches[0].outcomes:
            continue
        then = branches[0].session
        changed = [
            (name, value)
            for name, value in sheet_values(then, decision.seat).items()
            if name in before and value[2] != before[name][2]
        ]
        # The events of a move that costs several actions cite the rule of the move, not that of the price.
        changed = [one for one in changed if one[0][1] != "actions" or before[one[0]][2] - one[1][2] == 1]
        if changed:
            (_, number), (who, title, value) = changed[0]
            events = [event for event in then.nodes_since(then.seq)[-1].events if event.rule] if then.has_events else []
            yield {
                "kind": "after",
                "key": option.key,
                "question": WORDS[speaker.lang]["after"].format(
                    option=speaker.option(option), key=option.key, name=speaker.text(title), who=speaker.text(who)
                ),
                "choices": [],
                "answer": str(value),
                "rule": events[0].rule if events else decision.rule,
                "value": number,
            }
            return


def why_items(scenario: Scenario, game: Game[Any], speaker: Speaker) -> Iterator[Item]:
    """Yields one question about an event whose rule the scenario proves."""
    report = run(scenario, lambda id: game)
    session = report.session
    if not report.ok or session is None:
        return
    for event in session.log:
        if event.rule in scenario.rules and event.visible_to(None):
            ids = [id for id in speaker.rule_ids() if id != event.rule]
            start = zlib.crc32(f"{scenario.name} {event.rule}".encode())
            others = [ids[(start + 7919 * step) % len(ids)] for step in range(CHOICES - 1)]
            choices = sorted({event.rule, *others})
            yield {
                "kind": "why",
                "key": event.kind,
                "position": session.observe(None, speaker.lang, since=0, options=False),
                "question": WORDS[speaker.lang]["why"].format(event=speaker.event(event)),
                "choices": [f"{id}: {speaker.rule(id)}" for id in choices],
                "answer": f"{event.rule}: {speaker.rule(event.rule)}",
                "rule": event.rule,
            }
            return


# -- checking and answering ------------------------------------------------------------------------


def check_item(item: Item, scenario: Scenario, game: Game[Any] | None = None) -> str:
    """Answers an item anew with the engine, by another way than it was made; returns what is wrong, or nothing."""
    rules = game or registry.find(scenario.game)
    if item["kind"] == "why":
        session = run(scenario, lambda id: rules).session
        kinds = [event.kind for event in session.log if event.rule == item["rule"]] if session is not None else []
        return "" if item["key"] in kinds else f"no event {item['key']} cites {item['rule']}"
    session = begin(scenario, rules, scripted(scenario.chance, tooling(rules).chances))
    assert session.decision is not None
    seat = session.decision.seat
    twin = session.fork(1)
    try:
        twin.play(item["key"], seat)
    except ShambleError as reason:
        said = "no"
        if item["kind"] == "after":
            return f"{item['key']} cannot be played: {reason}"
    else:
        said = "yes"
    if item["kind"] == "may":
        return "" if item["answer"] == WORDS[item["lang"]][said] else f"{item['key']}: the engine says {said}"
    values = [str(one[2]) for name, one in sheet_values(twin, seat).items() if name[1] == item["value"]]
    return "" if item["answer"] in values else f"{item['key']}: {item['value']} is one of {values}"


def evaluate(items: Sequence[Item], answer: Callable[[Item], str]) -> dict[str, Any]:
    """Returns how many items a reader answers correctly, in all and by game, kind, language and split. An answer counts
    if it begins with the right one, in any case: `yes`, `3`, the id of a rule."""
    right: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for item in items:
        given = answer(item).strip().lower()
        wanted = item["answer"].lower()
        good = given.split(":")[0].strip(" .") == wanted.split(":")[0] or given == wanted
        for group in ("all", *[f"{name}={item[name]}" for name in ("game", "kind", "lang", "split")]):
            asked[group] += 1
            right[group] += good
    return {
        group: {"items": n, "right": right[group], "rate": round(right[group] / n, 4)} for group, n in asked.items()
    }


def data_set(scenarios: Sequence[Scenario], langs: Sequence[str], renamed: bool = False) -> Iterator[Item]:
    """Yields the items of all scenarios; with `renamed`, with invented names for people, places and things."""
    from shamble.lab.renamed_terms import renamed_game

    for scenario in scenarios:
        for lang in langs:
            game = renamed_game(registry.find(scenario.game)) if renamed else None
            yield from items_of(scenario, lang, game)


def scenario_folder() -> Path:
    """Returns the folder of all scenarios: in the source tree or in the package."""
    here = Path(__file__).resolve()
    for folder in (here.parents[3] / "tests" / "scenarios", here.parents[1] / "scenario" / "examples"):
        if folder.is_dir():
            return folder
    raise ShambleError("there are no scenarios: name their folder with --scenarios")


def main(words: Sequence[str] | None = None) -> None:
    """Reads the command line and writes the data set; with `--check`, each item is answered anew besides."""
    parser = argparse.ArgumentParser(prog="python -m shamble.lab.questions", description="Questions about the rules.")
    parser.add_argument("--out", type=Path, required=True, help="folder for train.jsonl and test.jsonl")
    parser.add_argument("--scenarios", type=Path, help="folder of scenarios")
    parser.add_argument("--game", help="of this game alone")
    parser.add_argument("--renamed", action="store_true", help="invented names, against memorised play")
    parser.add_argument("--check", action="store_true", help="answer every item anew with the engine")
    given = parser.parse_args(words)
    if given.check and given.renamed:
        parser.error("--check knows the printed names alone: leave --renamed out")
    folder = given.scenarios or scenario_folder()
    places = [folder / given.game] if given.game else [folder]
    scenarios = [one for path in find(places) for one in read(path) if not one.fault]
    given.out.mkdir(parents=True, exist_ok=True)
    by_id = {f"{one.game}/{one.path.name}:{one.line}": one for one in scenarios}
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    files = {name: (given.out / f"{name}.jsonl").open("w", encoding="utf-8") for name in ("train", "test")}
    for item in data_set(scenarios, ("en", "de"), given.renamed):
        files[item["split"]].write(json.dumps(item, ensure_ascii=False) + "\n")
        for group in ("items", item["game"], item["kind"], item["split"], item["lang"]):
            counts[group] += 1
        if given.check:
            place = f"{item['game']}/{item['scenario']['file']}:{item['scenario']['line']}"
            problem = check_item(item, by_id[place])
            if problem:
                wrong.append(f"{item['id']}: {problem}")
    for file in files.values():
        file.close()
    print(json.dumps(dict(counts)))
    if given.check:
        print(f"{len(wrong)} of {counts['items']} items are wrong")
        print("\n".join(wrong[:20]))


if __name__ == "__main__":
    main()
