"""`shamble play`: plays any game in the terminal by question and answer, since questions are data."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import click
from rich.markup import escape

from shamble.bots.bot import Bot
from shamble.bots.play import bot_turns, look
from shamble.bots.roster import bots_of, make_bot, read_spec, usual_bot
from shamble.bots.steady import Steady
from shamble.cli.common import (
    OUT,
    content_option,
    find_game,
    game_argument,
    lang_option,
    language,
    mission_option,
    pick_seats,
    read_save,
    read_settings,
    seats_option,
    set_option,
)
from shamble.cli.story import tell
from shamble.cli.table import counters, draw
from shamble.content.packs import StackedPacks
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.core.meaning import Meaning
from shamble.core.option import Option, parted
from shamble.core.scene import Card
from shamble.sessions.history import LEVELS
from shamble.sessions.save import load
from shamble.sessions.session import Session
from shamble.sessions.view import explained
from shamble.text.speaker import Speaker

LOG: Final = 30
"""Number of lines of the log that are shown."""


@click.command("play")
@game_argument
@seats_option
@mission_option
@set_option
@content_option
@lang_option
@click.option("--people", default=1, type=click.IntRange(0), metavar="N", help="So many seats are people's [1].")
@click.option("--bot", metavar="NAME", help="Who plays the other seats [steady, if the game advises].")
@click.option("--seed", type=int, metavar="S", help="The same seed gives the same luck.")
@click.option("--load", "saved", type=Path, metavar="FILE", help="Go on with a save.")
def command(
    game_id: str,
    seats: int | None,
    mission: str | None,
    settings: tuple[str, ...],
    content: StackedPacks | None,
    lang: str | None,
    people: int,
    bot: str | None,
    seed: int | None,
    saved: Path | None,
) -> None:
    """Play in this terminal: answer with a number; ? shows what else you can type."""
    luck = secrets.randbits(64) if seed is None else seed
    game = find_game(game_id, content)
    if saved is not None:
        save = dict(read_save(saved))
        if save.get("game") != game_id:
            raise ShambleError(f"{saved} is a save of {save.get('game')}, not of {game_id}")
        session = load(save, registry.find, luck)
    else:
        n = pick_seats(game, seats)
        session = Session(game, n, game.configure(n, read_settings(game, settings, mission)), luck)
        session.begin()
    name = bot or usual_bot(game)
    if ":" not in name and read_spec(name)[0] not in bots_of(game):
        raise ShambleError(f"{game_id} can be played by the bots {', '.join(bots_of(game))}, not {name!r}")
    bots = {seat: make_bot(name, luck + seat) for seat in range(people, session.seats)}
    Terminal(session, bots, Speaker(session.game, language(lang))).run()


class Terminal:
    """One game at one terminal. People share the terminal, which shows what the asked seat may see."""

    def __init__(self, session: Session, bots: Mapping[int, Bot], speaker: Speaker) -> None:
        self.session: Final = session
        self.bots: Final = bots
        self.speaker: Final = speaker
        self.people: Final = {seat for seat in range(session.seats) if seat not in bots}
        self.told = -1
        self.over = False
        self.drawn: tuple[int, int, int | None] | None = None
        self.read: set[str] = set()
        """Faces of cards whose text was shown: it is shown when a card can first be used, an event's each time."""

    def run(self) -> None:
        """Plays until the game ends or the user quits."""
        tools = tooling(self.session.game)
        title = tools.title or self.session.game.id
        self.say("play-welcome", title=title, seats=self.session.seats)
        for note in self.session.notes:
            OUT.print(note, markup=False)
        while not self.over:
            bot_turns(self.session, self.bots)
            self.tell()
            if self.session.decision is None:
                self.end()
                return
            if self.nothing_left():
                self.session.play(self.session.decision.options[0], self.session.decision.seat)
            else:
                self.ask()

    def nothing_left(self) -> bool:
        """True if ending the turn is the only option: it is taken automatically, and undo goes back before it."""
        decision = self.session.decision
        return decision is not None and [option.verb for option in decision.options] == ["end"]

    # -- showing -------------------------------------------------------------------------------------

    def seat(self) -> int | None:
        """The seat whose view is shown: the asked person, otherwise the first person; None if only bots play."""
        decision = self.session.decision
        if decision is not None and decision.seat in self.people:
            return decision.seat
        return min(self.people) if self.people else None

    def say(self, id: str, **args: object) -> None:
        OUT.print(self.speaker.say(id, **args), markup=False)

    def tell(self) -> None:
        """Prints the events since the last call that this seat may see."""
        for _, event in self.session.log_for(self.seat(), self.told + 1):
            OUT.print(f"  {self.speaker.event(event)}", markup=False, style="dim")
        self.told = self.session.seq

    def table(self) -> None:
        scene = self.session.game.scene(self.session.state, self.seat())
        OUT.print(draw(scene, self.speaker, self.people))

    def table_if_new(self) -> None:
        """Prints the table if round, phase or turn changed; before every question it would hide the questions."""
        ribbon = self.session.game.scene(self.session.state, self.seat())["ribbon"]
        moment = (ribbon["round"], ribbon["phase"], ribbon["turn"])
        if moment != self.drawn:
            self.drawn = moment
            self.table()

    def end(self) -> None:
        """Prints the table, the result and the story of the game."""
        self.table()
        result = self.session.outcome
        if result is not None:
            mine = [result.won_by(seat) for seat in sorted(self.people)] or [result.won]
            self.say("play-won" if any(mine) else "play-lost")
            OUT.print(f"{self.speaker.result(result)} {self.speaker.rule(result.rule)}", markup=False)
            tell(self.session, self.speaker)

    # -- asking --------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Asks the pending question until it is answered or another command changes the game."""
        decision = self.session.decision
        assert decision is not None
        self.table_if_new()
        offered = explained(decision)
        options = [option for option, _ in offered]
        seat = self.speaker.say("play-prompt", seat=decision.seat + 1)
        OUT.print(f"\n[bold cyan]{seat}[/] [bold]{escape(self.speaker.ask(decision))}[/]")
        cards = self.cards()
        interrupts = self.interrupts()
        notes = told_apart([*options, *[option for _, option in interrupts]], cards, self.speaker)
        for number, (option, meaning) in enumerate(offered, 1):
            self.offer(f"{number:>2}", option, meaning, notes.get(option.key, ""))
            self.face(cards.get(option.item))
        if interrupts:
            self.say("play-interrupts")
            for numbers in same_verb([option for _, option in interrupts]):
                holder, option = interrupts[numbers[0]]
                meaning = self.session.game.meaning(self.session.state, holder, option)
                self.offer(f"i{numbers[0] + 1}", option, meaning, notes.get(option.key, ""))
                self.face(cards.get(option.item))
                others = [self.also(number, interrupts[number][1], notes) for number in numbers[1:]]
                if others:
                    OUT.print(f"     {', '.join(others)}")
        while not self.answer(options, interrupts):
            pass

    def offer(self, number: str, option: Option, meaning: Meaning | None, note: str) -> None:
        """Prints an option with its number, its meaning below, and a mark if it is dangerous."""
        mark = ""
        if meaning is not None and meaning.risk:
            mark = f" [bold red]({escape(self.speaker.say(f'means-mark-{meaning.risk}'))})[/]"
        OUT.print(f"  [cyan]{number}[/] {escape(self.speaker.option(option) + note)}{mark}")
        if meaning is not None and (told := self.speaker.meaning(meaning)):
            OUT.print(f"     {told}", markup=False, style="dim")

    def also(self, number: int, option: Option, notes: Mapping[str, str]) -> str:
        """Returns a further interrupt of the same verb: its number and the things that it concerns."""
        named = ", ".join([self.speaker.name(id) for part in option.touches for id in parted(part)])
        return f"[cyan]i{number + 1}[/] {escape(named + notes.get(option.key, ''))}"

    def cards(self) -> dict[str, Card]:
        """Returns every card that this seat sees, by id."""
        scene = self.session.game.scene(self.session.state, self.seat())
        held = [card for sheet in scene["sheets"] for card in (*sheet["hand"], *sheet["events"])]
        return {card["id"]: card for card in (*held, *scene["cards"])}

    def face(self, card: Card | None) -> None:
        """Prints the text of a card before it is used."""
        if card is None or card["face"] is None:
            return
        said = [self.speaker.text(part) for part in (*card.get("facts", ()), card["text"]) if part is not None]
        if not said:
            return
        if card["kind"] == "event" or card["face"] not in self.read:
            self.read.add(card["face"])
            OUT.print(f"     {' '.join(said)}", markup=False, style="italic dim")

    def interrupts(self) -> list[tuple[int, Option]]:
        return [(seat, option) for seat in sorted(self.people) for option in self.session.interrupts(seat)]

    def answer(self, options: list[Option], interrupts: list[tuple[int, Option]]) -> bool:
        """Reads one line and acts on it; returns True if the question must be asked again."""
        try:
            typed = OUT.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            return self.quit("")
        if typed.isdigit() and 1 <= int(typed) <= len(options):
            decision = self.session.decision
            assert decision is not None
            self.session.play(options[int(typed) - 1], decision.seat)
            return True
        word, _, argument = typed.partition(" ")
        if word[:1] == "i" and (word[1:] or argument).isdigit():
            return self.interrupt(int(word[1:] or argument), interrupts)
        act = COMMANDS.get(word)
        if act is not None:
            return act(self, argument.strip())
        self.say("play-not-a-choice", typed=typed, n=len(options))
        return False

    # -- other commands --------------------------------------------------------------------------

    def interrupt(self, number: int, interrupts: list[tuple[int, Option]]) -> bool:
        """Plays the interrupt of this number. True if the question must be asked again."""
        if not 1 <= number <= len(interrupts):
            self.say("play-no-interrupt")
            return False
        seat, option = interrupts[number - 1]
        self.session.play(option, seat)
        return True

    def undo(self, level: str) -> bool:
        """Takes back a step or a wider level, after a question if something was revealed."""
        level = level or "step"
        if level not in LEVELS:
            self.say("play-not-a-choice", typed=f"u {level}", n=len(LEVELS))
            return False
        trial = self.session.fork()
        steps, reveals = self.back(trial, level)
        if not steps:
            self.say("play-nothing-to-undo")
            return False
        if reveals and not self.confirmed():
            return False
        self.back(self.session, level)
        self.told = self.session.seq
        self.drawn = None
        self.say("play-undone", steps=steps)
        return True

    def back(self, session: Session, level: str) -> tuple[int, bool]:
        """Goes back to a choice of a person: a bot, or a turn with one option, would only repeat its move."""
        steps = 0
        reveals = False
        while session.undo_preview(level) is not None:
            undone = session.undo(level, self.seat() or 0)
            steps += undone.steps
            reveals = reveals or undone.reveals
            level = "step"
            decision = session.decision
            if decision is not None and decision.seat in self.people and len(decision.options) > 1:
                break
        return steps, reveals

    def confirmed(self) -> bool:
        """Asks before an undo takes back something revealed. True if the answer is yes."""
        self.say("play-reveals")
        try:
            return OUT.input("> ").strip().lower().startswith(self.speaker.say("play-yes"))
        except EOFError:
            return False

    def hint(self, rest: str) -> bool:
        """Prints the best advice for the asked seat, with its reason."""
        decision = self.session.decision
        assert decision is not None
        steady = Steady()
        seen = look(self.session, steady, decision.seat)
        try:
            advice = tooling(seen.game).advise(seen, decision.seat)
        except ShambleError:
            advice = []
        if not advice:
            self.say("play-no-hint")
            return False
        option = decision.find(advice[0].option.key) or steady.choose(seen, decision.seat)
        self.say("play-hint", option=self.speaker.option(option), why=self.speaker.advice(advice[0]))
        feared = tooling(seen.game).fear(seen, decision.seat)
        if feared is not None:
            click.echo(self.speaker.fear(feared))
        return False

    def log(self, rest: str) -> bool:
        """Prints the latest lines of the log."""
        lines = [self.speaker.event(event) for _, event in self.session.log_for(self.seat())]
        if not lines:
            self.say("play-log-empty")
        for line in lines[-LOG:]:
            OUT.print(f"  {line}", markup=False, style="dim")
        return False

    def why(self, rest: str) -> bool:
        """Prints the rule by which the question is asked."""
        decision = self.session.decision
        rule = decision.rule if decision is not None else ""
        if rule:
            OUT.print(self.speaker.rule(rule), markup=False)
        else:
            self.say("play-no-rule")
        return False

    def refusals(self, rest: str) -> bool:
        """Prints the actions that are not possible now, with the reasons."""
        refused = self.session.refused()
        if not refused:
            self.say("play-no-refusals")
        for refusal in refused:
            OUT.print(f"  {self.speaker.option(refusal.option)}: {self.speaker.refusal(refusal)}", markup=False)
        return False

    def look_again(self, rest: str) -> bool:
        self.table()
        return False

    def save(self, file: str) -> bool:
        """Saves the game to a file, by default named after the game."""
        path = Path(file or f"{self.session.game.id}.json")
        try:
            path.write_text(json.dumps(self.session.save()), encoding="utf-8")
        except OSError as reason:
            self.say("play-not-saved", file=str(path), reason=reason.strerror or "")
        else:
            self.say("play-saved", file=str(path))
        return False

    def help(self, rest: str) -> bool:
        self.say("play-help")
        return False

    def quit(self, rest: str) -> bool:
        self.say("play-quit")
        self.over = True
        return True


def same_verb(options: list[Option]) -> list[list[int]]:
    """Returns the indices of the options, those of one verb together."""
    groups: dict[str, list[int]] = {}
    for number, option in enumerate(options):
        groups.setdefault(option.verb, []).append(number)
    return list(groups.values())


def told_apart(options: list[Option], cards: Mapping[str, Card], speaker: Speaker) -> dict[str, str]:
    """Returns a note for each option whose text equals another's: counters on its cards, or how they are carried."""
    by_text: dict[str, list[Option]] = {}
    for option in options:
        by_text.setdefault(speaker.option(option), []).append(option)
    notes: dict[str, str] = {}
    for same in by_text.values():
        for option in same if len(same) > 1 else ():
            held = [cards[id] for id in parted(option.item) if id in cards]
            told = [word for card in held for word in counters(card, speaker) or [speaker.say("play-in-pack")]]
            notes[option.key] = f" ({', '.join(told)})" if told else ""
    return notes


COMMANDS: Final[Mapping[str, Callable[[Any, str], bool]]] = {
    "u": Terminal.undo,
    "h": Terminal.hint,
    "l": Terminal.log,
    "w": Terminal.why,
    "n": Terminal.refusals,
    "t": Terminal.look_again,
    "s": Terminal.save,
    "?": Terminal.help,
    "q": Terminal.quit,
}
