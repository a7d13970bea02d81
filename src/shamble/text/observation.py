"""One text of a table that is enough to play from: for terminals, logs, chat programs and language models.

Everything comes from the view of the seat, so that the text tells nothing hidden, and a game needs no code of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from shamble.content.tooling import tooling
from shamble.core.decision import Decision
from shamble.core.game import Game
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.core.scene import Card, Piece, Scene, SheetView, Space, TrackView
from shamble.sessions.session import Session
from shamble.sessions.view import explained
from shamble.text.effects import ABILITY, ability_of, effects_on_table
from shamble.text.key_list import grouped, key_lines, odds_of
from shamble.text.speaker import Speaker

CHARACTERS_PER_TOKEN: Final = 4
"""A rough count for English: tokenisers of language models take about four characters for a token."""
TOKENS: Final = 1500
"""Length of an observation that is not `full`; a longer one is told with fewer words about its options."""
RECENT: Final = 12
"""Number of events that a short observation tells; the latest are kept."""
BRIEF_RECENT: Final = (3, 1)
"""Numbers of events of an observation that would otherwise be too long: the second if the first does not help."""
ALIKE: Final = 3
"""Figures of one name from which on the values that they share are told once."""
QUESTION_ONLY: Final = "question"
GROUPS: Final = "groups"
KEYS_ONLY: Final = "keys"
CHOOSE: Final = "choose"
"""Verb by which a seat takes a person."""
EFFECTS_FRAME: Final = 25
"""Tokens of the lines before and after the effects of things."""
FEW_KEYS: Final = 6
"""Interrupts of one verb that a short observation names one by one; of more, only `EXAMPLES`."""
EXAMPLES: Final = 3
EVENT: Final = "event"
"""Kind of an event card."""
SHORT_TEXT: Final = 40
"""Characters up to which the text of a card is told even in a short observation."""


@lru_cache(maxsize=16)
def speaker_of(game: Game[Any], lang: str) -> Speaker:
    """Returns the speaker of a game in one language; the last few are kept with all that they have said."""
    return Speaker(game, lang, remembers=True)


def tokens(text: str) -> int:
    """Returns the rough number of tokens of a text."""
    return -(-len(text) // CHARACTERS_PER_TOKEN)


def observe(
    session: Session,
    seat: int | None,
    lang: str,
    since: int | None,
    options: bool,
    meanings: bool,
    rules: str,
    full: bool,
) -> str:
    """Returns the observation; see `Session.observe`."""
    speaker = speaker_of(session.game, lang)
    scene = session.game.scene(session.state, seat)

    def table(recent: int) -> list[str]:
        """Returns everything but the question; with fewer events than usual also without the names of spaces."""
        lines = [*head_lines(scene, speaker, full), *map_lines(scene, speaker, full, names=recent != BRIEF_RECENT[-1])]
        lines += team_lines(scene, speaker, full)
        lines += news_lines(session, seat, since, speaker, full, recent)
        if rules != "none":
            lines += rule_lines(session, seat, since, speaker, rules == "chapter")
        return lines

    head = table(RECENT)
    words = ("meanings" if meanings else "") if options else QUESTION_ONLY
    tail = list(question_lines(session, seat, speaker, words, full))

    def too_long() -> bool:
        return tokens("\n".join([*head, *tail])) > TOKENS

    # People are chosen once, by what they can do: that is told at any length.
    asked = session.decision
    casting = asked is not None and all(option.verb == CHOOSE for option in asked.options)
    shorter = options and not full and not casting
    if shorter and too_long():
        tail = list(question_lines(session, seat, speaker, GROUPS if meanings else KEYS_ONLY, full))
    for recent in () if full else BRIEF_RECENT:
        if too_long():
            head = table(recent)
    if shorter and too_long():
        tail = list(question_lines(session, seat, speaker, KEYS_ONLY, full))
    seen = asked if options and asked is not None and asked.seen_by(seat) else None
    things = [] if casting else effects_on_table(scene, seat, seen, speaker)
    effects, left_out = effect_lines(things, [*head, *tail], speaker, full)
    if left_out and head == table(RECENT):
        head = table(BRIEF_RECENT[0])
        effects, _ = effect_lines(things, [*head, *tail], speaker, full)
    news = speaker.say("observe-news")
    at = head.index(news) if news in head else len(head)
    return "\n".join([*head[:at], *effects, *head[at:], *tail])


def effect_lines(
    things: Iterable[tuple[str, str]], told: Sequence[str], speaker: Speaker, full: bool
) -> tuple[list[str], int]:
    """Returns the effects of things of which the lines `told` do not tell yet, one a line, as many as there is room for
    unless `full`; and the number of those for which there is none."""
    before = "\n".join(told)
    lines = [speaker.say("observe-effects")]
    room = TOKENS - tokens(before) - EFFECTS_FRAME
    left_out = 0
    for name, effect in things:
        line = f"  {name}: {effect}"
        if effect in before or line in lines:
            continue
        needs = tokens(line) + 1
        if not full and needs > room:
            left_out += 1
            continue
        room -= needs
        lines.append(line)
    if left_out:
        lines.append(f"  {speaker.say('observe-effects-more', n=left_out)}")
    return (lines if len(lines) > 1 else []), left_out


# -- the table -------------------------------------------------------------------------------------


def head_lines(scene: Scene, speaker: Speaker, full: bool = False) -> Iterator[str]:
    """Yields mission, round and phase, goals, special rules, tracks and decks."""
    now = scene["ribbon"]
    round_text = speaker.say(
        "play-round-of" if now["rounds"] else "play-round", round=now["round"], rounds=now["rounds"]
    )
    phases = now["phases"]
    phase = [speaker.text(phases[now["phase"]])] if 0 <= now["phase"] < len(phases) else []
    title = [speaker.text(scene["title"])] if "title" in scene else []
    yield " · ".join([*title, round_text, *phase])
    printed = [
        f"{speaker.text(name)}: {', '.join([speaker.text(one) for one in tab])}"
        for name, tab in zip(phases, now.get("tabs", []), strict=False)
        if tab
    ]
    if printed:
        yield f"{speaker.say('observe-tabs')} {'; '.join(printed)}"
    if full and "title" in scene and speaker.has(f"{scene['title']['id']}.briefing"):
        yield speaker.say(f"{scene['title']['id']}.briefing", **scene["title"]["args"])
    for goal in scene["goals"]:
        yield (
            f"{speaker.say('observe-goal')} {speaker.text(goal['name'])} {goal['value']}/{goal['need']}: "
            + speaker.text(goal["text"])
        )
    for note in scene.get("notes", []):
        yield f"{speaker.say('observe-special')} {speaker.text(note)}"
    if scene["tracks"]:
        yield ", ".join([track(one, speaker) for one in scene["tracks"]])
    decks = []
    for pile in scene["piles"]:
        top = f" ({speaker.say('observe-top')} {card(pile['top'], speaker)})" if pile["top"] else ""
        decks.append(f"{speaker.text(pile['name'])} {pile['left']}/{pile['full']}{top}")
    if decks:
        yield f"{speaker.say('observe-decks')} {', '.join(decks)}"
    for one in scene["cards"]:
        # The head has told what the card of the round prints for each phase.
        shown = {**one, "counters": {}} if printed and one["kind"] == EVENT else one
        yield f"{speaker.say('observe-card')} {card(shown, speaker, True)}"
    if full:
        for chart in scene.get("charts", []):
            yield f"{speaker.text(chart['name'])}: " + " | ".join([speaker.text(column) for column in chart["columns"]])
            for row in chart["rows"]:
                cells = " | ".join([speaker.text(cell) for cell in row["cells"]])
                yield f"  {row['low']}–{row['high']}: {cells}"


def map_lines(scene: Scene, speaker: Speaker, full: bool = False, names: bool = True) -> Iterator[str]:
    """Yields one line for each space that holds something: its id, name, contents, and the ways to other spaces. Empty
    spaces follow in one line with their ways alone, unless `full`. Without `names` a space has its id alone."""
    if not scene["spaces"]:
        return
    yield speaker.say("observe-map")
    empty = []
    shared = {} if full else shared_values(scene["pieces"])
    for space in scene["spaces"]:
        here = contents(scene, space, speaker, full, shared)
        ways = ways_from(scene, space, speaker)
        if here or full:
            name = f" {speaker.text(space['name'])}" if names else ""
            yield f"  {space['id']}{name}{f' → {ways}' if ways else ''}: {', '.join(here) or '–'}"
        else:
            empty.append(f"{space['id']} → {ways}" if ways else space["id"])
    if empty:
        yield f"  {speaker.say('observe-empty')} {'; '.join(empty)}"
    away = [
        piece_text(piece, speaker, full, shared)
        for piece in scene["pieces"]
        if piece["space"] is None and piece["count"]
    ]
    if away:
        yield f"  {speaker.say('observe-away')} {', '.join(away)}"
    for name, values in shared.items():
        said = ", ".join([f"{speaker.say(f'value-{value}')} {n}" for value, n in values.items() if n])
        if said:
            named = speaker.text(next(piece["name"] for piece in scene["pieces"] if piece["name"]["id"] == name))
            yield f"  {speaker.say('observe-all', name=named)} {said}"


def shared_values(pieces: Sequence[Piece]) -> dict[str, dict[str, int]]:
    """Returns, by the id of a name, the values that all figures of that name have alike; of names that at least
    `ALIKE` figures bear. They are told once instead of with each figure."""
    alike: dict[str, dict[str, int]] = {}
    numbers: dict[str, int] = {}
    for piece in pieces:
        if piece["count"] and not piece["name"]["args"]:
            name, values = piece["name"]["id"], piece.get("values", {})
            kept = alike.setdefault(name, dict(values))
            alike[name] = {value: n for value, n in kept.items() if values.get(value) == n}
            numbers[name] = numbers.get(name, 0) + 1
    return {name: values for name, values in alike.items() if values and numbers[name] >= ALIKE}


def ways_from(scene: Scene, space: Space, speaker: Speaker) -> str:
    """Returns the spaces that can be reached from a space in one step, then the closed doors with what lies behind."""
    ways = [*space["neighbours"]]
    for border in scene.get("borders", []):
        joined = border.get("spaces", [])
        if border["kind"] == "door" and border.get("state") == "closed" and space["id"] in joined:
            behind = [other for other in joined if other != space["id"]]
            ways.append(f"[{speaker.say('observe-closed', door=border.get('id', ''))} {' '.join(behind)}]")
    return " ".join(ways)


def contents(
    scene: Scene,
    space: Space,
    speaker: Speaker,
    full: bool = True,
    shared: Mapping[str, Mapping[str, int]] = MappingProxyType({}),
) -> list[str]:
    """Returns figures, decks and marks of a space; see `piece_text`."""
    # Doors are told with the ways.
    here = [
        piece_text(piece, speaker, full, shared)
        for piece in scene["pieces"]
        if piece["space"] == space["id"] and piece["count"] and not piece["kind"].startswith("door-")
    ]
    here += [
        f"{speaker.text(pile['name'])} ({pile['left']})" for pile in scene["piles"] if pile["space"] == space["id"]
    ]
    here += [card(one, speaker) for one in scene["cards"] if one.get("space") == space["id"]]
    return here + [speaker.text(mark) for mark in space["marks"]]


def piece_text(piece: Piece, speaker: Speaker, full: bool, shared: Mapping[str, Mapping[str, int]]) -> str:
    """Returns a figure or group: its name, number, values and markers. Values of 0 are told only if `full`; those that
    are `shared` by all of its name stand elsewhere."""
    name = speaker.text(piece["name"]) + (f" ×{piece['count']}" if piece["count"] > 1 else "")
    elsewhere = shared.get(piece["name"]["id"], {})
    values = [(value, n) for value, n in piece.get("values", {}).items() if full or (n and value not in elsewhere)]
    said = [f"{speaker.say(f'value-{value}')} {n}" for value, n in values]
    said += [speaker.text(mark) for mark in piece.get("marks", [])]
    carrier = piece.get("on", "")
    if carrier:
        said.append(speaker.say("observe-aboard", what=carrier, kind=carrier.partition("-")[0]))
    # Options name figures by id; where the id is no part of the name, it is needed to understand them.
    id = piece["id"]
    is_group = piece["count"] > 1 or "@" in id or (piece["space"] is not None and id.endswith(f"-{piece['space']}"))
    needs_id = not is_group and id.lower() != speaker.text(piece["name"]).lower()
    return (f"{id} = " if needs_id else "") + name + (f" ({', '.join(said)})" if said else "")


def team_lines(scene: Scene, speaker: Speaker, full: bool = False) -> Iterator[str]:
    """Yields one line for each figure of the players: place, values, tags and cards with their numbers."""
    for sheet in scene["sheets"]:
        yield sheet_text(sheet, speaker, full)


def sheet_text(sheet: SheetView, speaker: Speaker, full: bool) -> str:
    """Returns a sheet in one line: name, place, tags, values and cards; if `full`, also its text and levels."""
    name = speaker.text(sheet["name"])
    where = f" @{sheet['space']}" if sheet["space"] else ""
    tags = "".join([f" [{speaker.text(tag)}]" for tag in sheet["tags"]])
    parts = [track(value, speaker) for value in sheet["values"]]
    parts += [card(one, speaker, full) for one in sheet["hand"]]
    parts += [card(one, speaker, True) for one in sheet["events"]]
    if full and sheet["text"] is not None:
        parts.append(speaker.text(sheet["text"]))
    for rung in sheet.get("levels", []) if full else ():
        skills = "/".join([speaker.text(skill) for skill in rung["skills"]])
        parts.append(f"{speaker.say('observe-level', at=rung['at'])} {skills}")
    who = speaker.say("play-seat", seat=sheet["seat"] + 1)
    return f"{who} {name} ({sheet['id']}){where}{tags}: {', '.join([part for part in parts if part])}"


def track(one: TrackView, speaker: Speaker) -> str:
    """Returns the name and value of a track, with its limit if it has one."""
    limit = f"/{one['max']}" if one["max"] else ""
    return f"{speaker.text(one['name'])} {one['value']}{limit}"


def card(one: Card, speaker: Speaker, full: bool = False) -> str:
    """Returns a card: id, name, counters and printed numbers, and its text if that is short or if `full`."""
    said = [speaker.say("play-counter", name=name, n=n) for name, n in one["counters"].items()]
    said += [speaker.text(fact).removesuffix(".") for fact in one.get("facts", [])]
    words = speaker.text(one["text"]) if one["text"] is not None else ""
    if full or len(words) <= SHORT_TEXT:
        said.append(words)
    return speaker.text(one["name"]) + (f" ({'; '.join([part for part in said if part])})" if said else "")


# -- events and rules ------------------------------------------------------------------------------


def news_lines(
    session: Session, seat: int | None, since: int | None, speaker: Speaker, full: bool, recent: int = RECENT
) -> Iterator[str]:
    """Yields the events from move `since` on; without it, those of the last move, `recent` of them unless `full`."""
    if not session.has_events:
        return
    events = [event for _, event in session.log_for(seat, session.seq if since is None else max(since, 0))]
    if not events:
        return
    yield speaker.say("observe-news")
    left_out = 0 if full or since is not None else max(0, len(events) - recent)
    if left_out:
        yield f"  {speaker.say('observe-more', n=left_out)}"
    for event in events[left_out:]:
        yield f"  {speaker.event(event)}"


def rule_lines(session: Session, seat: int | None, since: int | None, speaker: Speaker, chapter: bool) -> Iterator[str]:
    """Yields the sentences of the rules that the question and the last events cite, or of the question's chapter."""
    cited: dict[str, None] = {}
    decision = session.decision
    if decision is not None:
        cited[decision.rule] = None
        if chapter:
            begins = decision.rule.rpartition(".")[0] + "."
            cited.update(dict.fromkeys([rule for rule in speaker.rule_ids() if rule.startswith(begins)]))
    if session.has_events:
        start = session.seq if since is None else max(since, 0)
        cited.update(dict.fromkeys([event.rule for _, event in session.log_for(seat, start)]))
    yield speaker.say("observe-rules")
    for rule in cited:
        if rule:
            yield f"  {rule}: {speaker.rule(rule)}"


# -- the question ----------------------------------------------------------------------------------


def question_lines(
    session: Session, seat: int | None, speaker: Speaker, words: str, full: bool, interrupts: bool = True
) -> Iterator[str]:
    """Yields the question with its options, and the seat's interrupts; or the result. `words`: `meanings` tells what
    each option would do, `groups` does so only for verbs with few options and lists the keys of the others with their
    chances, `keys` lists all keys by verb, `question` leaves the options out."""
    result, decision = session.outcome, session.decision
    if result is not None:
        yield speaker.result(result)
        return
    if decision is None:
        return
    who = speaker.say("play-seat", seat=decision.seat + 1)
    if not decision.seen_by(seat):
        yield f"{who}: {speaker.text({'id': f'ask-{decision.ask}', 'args': {}})}"
    else:
        yield f"{who}: {speaker.ask(decision)}"
        if words == QUESTION_ONLY:
            return
        if words == KEYS_ONLY:
            yield f"  {speaker.say('observe-keys')}"
            yield from key_lines([(option, "") for option in decision.options])
        elif words == GROUPS:
            yield from group_lines(session.game, decision, speaker)
        else:
            yield from option_lines(session.game, decision, speaker, words == "meanings")
    if seat is not None and interrupts:
        yield from interrupt_lines(session, seat, speaker, full)


def option_lines(
    game: Game[Any], decision: Decision, speaker: Speaker, meanings: bool, only: Collection[Option] | None = None
) -> Iterator[str]:
    """Yields one line for each option: its key, its sentence and, with `meanings`, its expected effect and risk, or the
    abilities of the person on offer. `only`: the options that are told; None for all."""
    pairs: Sequence[tuple[Option, Meaning | None]]
    pairs = explained(decision) if meanings else [(option, None) for option in decision.options]
    for option, meaning in pairs:
        if only is not None and option not in only:
            continue
        told = f" ({speaker.meaning(meaning)})" if meaning is not None and meaning.told() else ""
        if meanings and not told and option.verb == CHOOSE:
            able = abilities(game, option.target or option.item or option.actor, speaker)
            told = f" ({able})" if able else ""
        risk = f" [{speaker.say(f'means-mark-{meaning.risk}')}]" if meaning is not None and meaning.risk else ""
        yield f"  {option.key}: {speaker.option(option)}{told}{risk}"


def group_lines(game: Game[Any], decision: Decision, speaker: Speaker) -> Iterator[str]:
    """Yields options of verbs with few options one by one with their meanings, then the keys of the others together
    with their chances."""
    alone, many = grouped(decision.options)
    if alone:
        yield from option_lines(game, decision, speaker, True, set(alone))
    yield f"  {speaker.say('observe-keys')} {speaker.say('observe-chances')}"
    yield from key_lines([(option, odds_of(decision.meaning(option), speaker)) for option in many])


def abilities(game: Game[Any], who: str, speaker: Speaker) -> str:
    """Returns the ability of a person, or the skills level by level; empty if the game has no words for them."""
    tools = tooling(game)
    key = tools.noun_of(who)
    if speaker.has(key + ABILITY):
        return ability_of(key, speaker)
    levels = ["/".join([speaker.noun(tools.noun_of(skill)) for skill in level]) for level in tools.levels(who)]
    return " → ".join(levels) or (speaker.say(f"{key}.text") if speaker.has(f"{key}.text") else "")


def interrupt_lines(session: Session, seat: int, speaker: Speaker, full: bool = False) -> Iterator[str]:
    """Yields what the seat may do although it is not asked: one line for each verb, with all its keys if they are few
    or if `full`, else with examples."""
    for group in interrupt_groups(session, seat):
        first = group[0]
        meaning = session.game.meaning(session.state, seat, first)
        told = f" ({speaker.meaning(meaning)})" if meaning is not None and meaning.told() else ""
        if len(group) == 1:
            yield f"{speaker.say('play-interrupts')} {first.key}: {speaker.option(first)}{told}"
            continue
        keys = [option.key.partition(" ")[2] for option in group]
        named = keys if full or len(keys) <= FEW_KEYS else keys[:EXAMPLES]
        more = speaker.say("observe-more-keys", n=len(keys) - len(named)) if len(named) < len(keys) else ""
        told_keys = f"{' | '.join(named)} {more}".strip()
        yield f"{speaker.say('play-interrupts')} {first.verb} … {told_keys}: {speaker.option(first)} …{told}"


def interrupt_groups(session: Session, seat: int) -> list[list[Option]]:
    """Returns the interrupts of a seat, those of one verb together."""
    groups: dict[str, list[Option]] = {}
    for option in session.interrupts(seat):
        groups.setdefault(option.verb, []).append(option)
    return list(groups.values())
