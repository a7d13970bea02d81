"""The playtest: bots play a mission or set-up many times, and every game leaves a record of plain data.

A plan lists arms, each a way to play (seats, team, a rule that the team ignores). Games of all arms use the same
seeds, so arms can be compared game by game. Chunks of games run in any process; records do not depend on where they
ran.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from shamble.analysis.training_games import Spread
from shamble.bots.ablation_bot import Heedless
from shamble.bots.bot import Bot
from shamble.bots.garbage_collection import relax, relaxed
from shamble.bots.play import move
from shamble.bots.steady import Steady
from shamble.city.game import CityGame
from shamble.city.missions.mission import Mission
from shamble.city.table.state import CityState
from shamble.content.packs import load_trusted
from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.core.game import Game, Value
from shamble.core.option import Option
from shamble.sessions.session import Session

CHUNK: Final = 5
"""Games that a process plays at a time: few enough for a smooth bar and a quick cancel."""
MOVES: Final = 2500
"""Number of moves after which a game counts as undecided."""
NEVER: Final = ("search", "shoot")
"""Verbs that a team of restricted play never uses."""
TEAMS: Final = ("best", "worst", "random")
ROUNDS: Final = 60
"""Number of rounds of which the course is recorded."""

Record = dict[str, Any]
"""One game as plain data."""


class Arm:
    """A way to play: number of seats, team, and for restricted play the special rule or goal (by position in its list)
    that the team does not know, or verbs that it never uses."""

    def __init__(self, seats: int, team: str = "best", ignores: str = "", never: Sequence[str] = ()) -> None:
        self.seats: Final = seats
        self.team: Final = team
        self.ignores: Final = ignores
        self.never: Final = tuple(never)

    @property
    def id(self) -> str:
        """A name of the arm in results: seats, team, and what is left out."""
        return " ".join(
            [f"{self.seats} {self.team}", *([f"without {self.ignores}"] if self.ignores else []), *self.never]
        )

    def plain(self) -> dict[str, Any]:
        return {"seats": self.seats, "team": self.team, "ignores": self.ignores, "never": list(self.never)}


class Plan:
    """The plan of a playtest: the game with its overlay, the settings, the arms with their numbers of games, and the
    seed of the first game."""

    def __init__(
        self,
        game: str,
        overlay: Mapping[str, Any],
        settings: Mapping[str, Value],
        arms: Sequence[tuple[Arm, int]],
        seed: int = 1,
    ) -> None:
        self.game: Final = game
        self.overlay: Final = overlay
        self.settings: Final = dict(settings)
        self.arms: Final = list(arms)
        self.seed: Final = seed

    @property
    def total(self) -> int:
        return sum(games for _, games in self.arms)

    def chunks(self) -> Iterator[tuple[Arm, range]]:
        for arm, games in self.arms:
            for first in range(0, games, CHUNK):
                yield arm, range(self.seed + first, self.seed + min(first + CHUNK, games))


def seats_of(game: Game[Any], settings: Mapping[str, Value]) -> list[int]:
    """The numbers of seats with which these settings can be played."""
    allowed = []
    for seats in game.seats:
        try:
            game.configure(seats, settings)
        except ShambleError:
            continue
        allowed.append(seats)
    return allowed


def usual_arms(
    game: Game[Any], mission: str, games: int, restricted: bool = True, settings: Mapping[str, Value] | None = None
) -> list[tuple[Arm, int]]:
    """The arms of a whole playtest with about this many games: every number of players, three teams, and restricted
    play for each special rule, each goal if there are several, searching and shooting. `settings` are those of a game
    without missions, which may limit the number of players."""
    seats = seats_of(game, {"mission": mission} if mission else settings or {})
    two = 2 if 2 in seats else seats[0]
    few = max(4, games // 10)
    arms = [(Arm(n), few if n != two else max(4, games * 3 // 10)) for n in seats]
    if isinstance(game, CityGame):
        arms += [(Arm(two, team), few) for team in ("worst", "random")]
        if restricted:
            arms += [(arm, few) for arm in restricted_arms(game.library[mission], two)]
    return arms


def restricted_arms(mission: Mission, seats: int) -> list[Arm]:
    """One arm for each special rule, for each goal if there are several, and for searching and shooting."""
    arms = [Arm(seats, "best", f"special:{index}") for index in range(len(mission.effects))]
    if len(mission.goals) > 1:
        arms += [Arm(seats, "best", f"goal:{index}") for index in range(len(mission.goals))]
    return [*arms, *[Arm(seats, "best", "", (verb,)) for verb in NEVER]]


# -- one game ----------------------------------------------------------------------------------------------------------


class TeamBot(Bot):
    """`steady` with a given team: the people in order of the game's preferences (best), in reverse (worst) or
    random."""

    def __init__(self, inner: Bot, people: Sequence[str]) -> None:
        self.inner: Final = inner
        self.people: Final = {name: place for place, name in enumerate(people)}

    def choose(self, session: Session, seat: int) -> Option:
        decision = session.decision
        if decision is not None and decision.ask == "choose-survivor":
            people = [option for option in decision.options if option.verb == "choose"]
            if people:
                return min(people, key=lambda option: self.people.get(option.target, len(self.people)))
        return self.inner.choose(session, seat)


def team_of(game: Game[Any], team: str, seed: int) -> list[str]:
    """The people of a team in the order in which they are taken; empty: as the bot likes."""
    if not isinstance(game, CityGame) or team == "best":
        return []
    liked = [name for name in game.book.taste.people if name in game.printed.sheets]
    people = [*liked, *[name for name in game.printed.sheets if name not in liked]]
    if team == "worst":
        return people[::-1]
    # A shuffle that depends on the seed alone: the random number generator of the game is not touched.
    return sorted(people, key=lambda name: (hash_of(f"{seed} {name}"), name))


def hash_of(text: str) -> int:
    """A number that depends on the text alone, in every process."""
    value = 2166136261
    for sign in text.encode():
        value = (value ^ sign) * 16777619 % 2**32
    return value


def bots_for(game: Game[Any], mission: str, arm: Arm, seed: int) -> list[Bot]:
    """The bots of one game."""
    inner: Bot = Steady()
    if (arm.ignores or arm.never) and isinstance(game, CityGame):
        inner = Heedless(believed(game, mission, arm.ignores), arm.never)
    people = team_of(game, arm.team, seed)
    bot = TeamBot(inner, people) if people else inner
    return [bot] * arm.seats


BELIEVED: Final[dict[tuple[int, str, str], CityGame]] = {}
"""Games as a team believes them to be, by id of the object, mission and ignored entry. At most one playtest's worth."""


def believed(game: CityGame, mission: str, ignores: str) -> CityGame:
    """The game as a team knows it that overlooks one special rule or goal of the mission."""
    if not ignores:
        return game
    key = (id(game), mission, ignores)
    if key not in BELIEVED:
        if len(BELIEVED) > 40:
            BELIEVED.clear()
        kind, _, index = ignores.partition(":")
        row = {name: value for name, value in game.library[mission].row.items() if value is not None}
        name = "special" if kind == "special" else "goals"
        row[name] = [entry for place, entry in enumerate(row[name]) if place != int(index)]
        overlay = dict(game.overlay())
        tables = dict(overlay.get("tables", {}))
        others = [other for other in tables.get("missions", []) if other["id"] != mission]
        BELIEVED[key] = game.with_content({**overlay, "tables": {**tables, "missions": [*others, row]}})
    return BELIEVED[key]


def play_game(game: Game[Any], settings: Mapping[str, Value], arm: Arm, seed: int) -> Record:
    """Plays one game and returns its record. An exception of the rules is part of the record."""
    session = Session(game, arm.seats, game.configure(arm.seats, settings), seed, False, history=False)
    mission = str(settings.get("mission", ""))
    observer = Observer() if isinstance(game, CityGame) else None
    record: Record = {"arm": arm.id, "seed": seed, "won": False, "reason": "undecided", "rounds": 0, "moves": 0}
    try:
        session.begin()
        bots = bots_for(game, mission, arm, seed)
        for _ in range(MOVES):
            chosen = move(session, bots, seed)
            if chosen is None:
                break
            if observer is not None:
                observer.before(session.state, chosen[0])
            session.play(chosen[0], chosen[1])
            if observer is not None:
                observer.after(session.state)
    except Exception as reason:  # a fault of the rules is a result, too
        record |= {"reason": "fault", "fault": f"{type(reason).__name__}: {reason}"}
        return record
    outcome = session.outcome
    record |= {"moves": session.seq, "rounds": game.scene(session.state, None)["ribbon"]["round"]}
    if outcome is not None:
        record |= {"won": outcome.won, "reason": outcome.reason}
    if observer is not None:
        record |= observer.plain(session.state)
    return record


class Observer:
    """Follows the state of a city game from move to move."""

    def __init__(self) -> None:
        self.lives: dict[str, tuple[int, bool, int]] = {}
        self.wounds: dict[int, int] = {}
        self.deaths: dict[int, int] = {}
        self.searches: dict[int, int] = {}
        self.visits: dict[int, int] = {}
        self.course: list[list[int]] = []
        """By round: danger level, zombies on the board, wounds so far, deaths so far."""
        self.goals: dict[int, int] = {}
        self.verbs: dict[str, int] = {}
        self.peak = 0

    def before(self, s: CityState, option: Option) -> None:
        """Counts the verb of a move, and the zone of a search, before the move is made."""
        self.verbs[option.verb] = self.verbs.get(option.verb, 0) + 1
        if option.verb == "search":
            zone = next((mate.zone for mate in s.survivors if mate.id == option.actor), -1)
            self.searches[zone] = self.searches.get(zone, 0) + 1

    def after(self, s: CityState) -> None:
        """Records wounds, deaths, visited zones, met goals and the course of the rounds after a move."""
        for mate in s.survivors:
            life, dead, zone = self.lives.get(mate.id, (mate.life, False, mate.zone))
            if mate.life < life:
                self.wounds[zone] = self.wounds.get(zone, 0) + life - mate.life
            if mate.dead and not dead:
                self.deaths[zone] = self.deaths.get(zone, 0) + 1
            if mate.zone >= 0 and not mate.dead:
                if zone != mate.zone or mate.id not in self.lives:
                    self.visits[mate.zone] = self.visits.get(mate.zone, 0) + 1
                zone = mate.zone
            self.lives[mate.id] = (mate.life, mate.dead, zone)
        if s.decks:
            for number, goal in enumerate(s.rules.mission.goals):
                if number not in self.goals and goal.met(s):
                    self.goals[number] = s.round
        while len(self.course) < min(s.round, ROUNDS):
            self.course.append([])
        if 0 < s.round <= ROUNDS:
            zombies = sum([sum(counts) for counts in s.zombies])
            self.peak = max(self.peak, zombies)
            danger = max([mate.level for mate in s.survivors if not mate.dead], default=0)
            self.course[s.round - 1] = [danger, zombies, sum(self.wounds.values()), sum(self.deaths.values())]

    def plain(self, s: CityState) -> Record:
        """Returns what was observed; zones and goals are numbers written as texts, as JSON wants."""
        return {
            "wounds": {str(zone): n for zone, n in self.wounds.items()},
            "deaths": {str(zone): n for zone, n in self.deaths.items()},
            "searches": {str(zone): n for zone, n in self.searches.items()},
            "visits": {str(zone): n for zone, n in self.visits.items()},
            "course": [row for row in self.course if row],
            "goals": {str(goal): round for goal, round in self.goals.items()},
            "fired": [fired(s, rule, self.verbs) for rule in s.rules.mission.effects],
            "team": [mate.id for mate in s.survivors],
            "peak": self.peak,
            "dead": len([mate for mate in s.survivors if mate.dead]),
        }


def fired(s: CityState, rule: Any, verbs: Mapping[str, int]) -> bool | None:
    """True if a special rule did something in this game; None if it always holds or cannot be told."""
    if rule.verbs:
        return any(verb in verbs for verb in rule.verbs)
    if "objective" in rule.row:
        return rule.row["objective"] in s.taken
    reasons = {
        "deadline": "too-late",
        "forbidden": "overrun",
        "lure": "lured-away",
        "no-escape": "escaped",
        "ned": "ned-found",
    }
    if rule.id in reasons:
        return s.result is not None and s.result.reason == reasons[rule.id]
    if rule.id in ("objective-ap", "one-each"):
        return bool(s.taken)
    if rule.id == "growing":
        return s.round > int(rule.row["every"])
    if "door" in rule.row:
        a, _, b = str(rule.row["door"]).partition("-")
        pair = {s.rules.mission.zone("special", a), s.rules.mission.zone("special", b)}
        return any({door.a, door.b} == pair and s.doors >> door.index & 1 for door in s.board.doors)
    return None


# -- many games --------------------------------------------------------------------------------------------------------


def play_chunk(game: Game[Any], settings: Mapping[str, Value], arm: Arm, seeds: Sequence[int]) -> list[Record]:
    """Plays one game for each seed and returns their records."""
    return [play_game(game, settings, arm, seed) for seed in seeds]


def run_plan(
    plan: Plan,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    cancelled: Callable[[], bool] = lambda: False,
    spread: Spread | None = None,
) -> list[Record]:
    """Plays all games of a plan and returns their records in the order of the plan. If `cancelled` becomes true,
    returns the records of the games that are finished; those that other processes are playing are finished first.
    `spread` plays on a cluster."""
    records: list[Record] = []
    if spread is not None:
        pieces = [(plan.game, plan.overlay, plan.settings, arm.plain(), list(seeds)) for arm, seeds in plan.chunks()]
        there: dict[int, list[Record]] = {}
        for number, played in spread(run_there, pieces):
            there[number] = played
            progress(len(played))
            if cancelled():
                break
        return [record for number in sorted(there) for record in there[number]]
    hands = workers or os.cpu_count() or 1
    if hands == 1:
        game = load_game(plan.game, plan.overlay)
        with relaxed():  # once: entering it walks over everything that the process holds
            for arm, seeds in plan.chunks():
                for seed in seeds:
                    if cancelled():
                        return records
                    records += play_chunk(game, plan.settings, arm, [seed])
                    progress(1)
        return records
    with ProcessPoolExecutor(hands, initializer=settle, initargs=(plan.game, plan.overlay)) as pool:
        waiting: dict[Future[list[Record]], int] = {}
        done: dict[int, list[Record]] = {}
        for number, (arm, seeds) in enumerate(plan.chunks()):
            waiting[pool.submit(run_here, plan.settings, arm.plain(), list(seeds))] = number
        while waiting:
            for future in wait(waiting, timeout=0.5, return_when=FIRST_COMPLETED).done:
                number = waiting.pop(future)
                try:
                    done[number] = future.result()
                except BrokenProcessPool:
                    if not cancelled():  # else Ctrl-C met a process before it could ignore it
                        raise
                    continue
                progress(len(done[number]))
            if cancelled():
                waiting = {future: number for future, number in waiting.items() if not future.cancel()}
    return [record for number in sorted(done) for record in done[number]]


def load_game(id: str, overlay: Mapping[str, Any]) -> Game[Any]:
    """The game of this id, with the overlay's content where there is one."""
    game = registry.find(id)
    return game.with_content(overlay) if overlay else game


HERE: Final[list[Game[Any]]] = []
"""In a worker process: the game of the plan."""


def settle(id: str, overlay: Mapping[str, Any]) -> None:
    """Prepares a worker process. A terminal sends Ctrl-C to every process: only the first one decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    load_trusted()
    HERE[:] = [load_game(id, overlay)]
    relax()


def run_here(settings: Mapping[str, Value], arm: Mapping[str, Any], seeds: Sequence[int]) -> list[Record]:
    """Plays a chunk in a worker process (see `settle`)."""
    return play_chunk(HERE[0], settings, read_arm(arm), seeds)


def run_there(
    id: str, overlay: Mapping[str, Any], settings: Mapping[str, Value], arm: Mapping[str, Any], seeds: Sequence[int]
) -> list[Record]:
    """Plays a chunk in a worker of a cluster, which keeps its game for the next chunk."""
    if not HERE or HERE[0].id != id or HERE[0].overlay() != overlay:
        load_trusted()
        HERE[:] = [load_game(id, overlay)]
    return play_chunk(HERE[0], settings, read_arm(arm), seeds)


def read_arm(arm: Mapping[str, Any]) -> Arm:
    """An arm from its plain data."""
    return Arm(int(arm["seats"]), str(arm["team"]), str(arm["ignores"]), [str(verb) for verb in arm["never"]])


def save_of(game: Game[Any], settings: Mapping[str, Value], arm: Arm, seed: int) -> dict[str, Any]:
    """Plays one game again and returns its save with the whole history, which a replay shows."""
    session = Session(game, arm.seats, game.configure(arm.seats, settings), seed)
    session.begin()
    bots = bots_for(game, str(settings.get("mission", "")), arm, seed)
    for _ in range(MOVES):
        chosen = move(session, bots, seed)
        if chosen is None:
            break
        session.play(chosen[0], chosen[1])
    return dict(session.save(luck=False))
