"""Pairs of positions that one seat cannot tell apart, and everything that this seat can get from a table in either."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from shamble.core import registry
from shamble.core.game import Game
from shamble.server.protocol.http_bodies import NewSeat
from shamble.sessions.session import Session
from tests.server.table import EASY, House, Json, Player

UNHURRIED = msgspec.structs.replace(
    EASY,
    chat_per_second=1e9,
    chat_burst=1e9,
    looks_per_second=1e9,
    look_burst=1e9,
    hints_per_minute=1e9,
    bot_thought_seconds=1e6,
)
"""Limits that refuse nothing for its frequency and end no search early, both of which would depend on the clock."""
LUCK = {"seed": 1, "path": ["test"], "forks": 0, "words": None}


class Pair:
    """Two positions that differ only in what a seat may not see, and moves of that seat that draw nothing in either."""

    def __init__(self, game: Game[Any], settings: Mapping[str, Json], seat: int, plains: tuple[Json, Json]) -> None:
        self.game = game
        self.settings = settings
        self.seat = seat
        self.plains = plains
        self.seats = 0
        self.moves: list[str] = []

    def session(self, plain: Json) -> Session:
        made = Session(self.game, self.seats, self.game.configure(self.seats, self.settings), 0)
        made.set_random_state(LUCK)
        made.begin_at(self.game.read(plain), plain)
        return made

    def find_moves(self, most: int) -> None:
        """Moves after which the two positions still differ only in what is hidden."""
        one, other = (self.session(plain) for plain in self.plains)
        while len(self.moves) < most and one.decision is not None and one.decision.seat == self.seat:
            for option in one.decision.options:
                trials = copy.copy(one), copy.copy(other)
                if all(quiet(trial, option.key) for trial in trials):
                    one, other = trials
                    self.moves.append(option.key)
                    break
            else:
                return


def quiet(session: Session, key: str) -> bool:
    session.play(key)
    return not session.current_line()[-1].revealed and session.decision is not None


def looked_at(plain: Json, seat: int, choice: int) -> Json | None:
    """The position after another seat has looked at the top card of the largest deck."""
    twin = copy.deepcopy(plain)
    decks = [deck for deck in twin["decks"] if len(deck["layers"]) == 1 and len(set(deck["layers"][0])) > 2]
    if not decks:
        return None
    deck = max(decks, key=lambda one: len(one["layers"][0]))
    cards = deck["layers"][0]
    card = sorted(set(cards))[choice]
    cards.remove(card)
    deck["layers"], deck["known"], deck["source"] = [[card], cards], [[(seat + 1) % 2], []], []
    return twin


def pairs(game_id: str, seats: int, seat: int, seed: int = 0, **settings: Json) -> Iterator[Pair]:
    """Positions of random games in which this seat is asked, each with one in which everything hidden from the seat was
    drawn anew. Where the rules hide nothing by themselves, another seat has looked at a card."""
    game = registry.find(game_id)
    for number in range(seed, seed + 1_000):
        luck = random.Random(number)
        session = Session(game, seats, game.configure(seats, settings), number)
        session.begin()
        until = luck.randrange(10, 120)
        while session.decision is not None and (session.seq < until or session.decision.seat != seat):
            session.play(luck.choice(session.decision.options))
            if session.seq > until + 200:
                break
        decision = session.decision
        if decision is None or decision.seat != seat:
            continue
        plain: Json = session.state.plain()
        dream = session.imagine(seat, number)
        twin = dream.state.plain()
        if plain == twin:
            first, second = looked_at(plain, seat, 0), looked_at(plain, seat, 1)
            if first is None or second is None:
                continue
            plain, twin = first, second
        elif dream.decision is None or (dream.decision.ask, dream.decision.seat) != (decision.ask, seat):
            continue  # another hand left nothing to choose, and the rules went on
        pair = Pair(game, settings, seat, (plain, twin))
        pair.seats = seats
        pair.find_moves(3)
        yield pair


def everything(here: House, pair: Pair, plain: Json) -> list[str]:
    """Every byte that the seat and a spectator get from a table in that position by all requests."""
    seat = pair.seat

    async def make() -> Any:
        session = pair.session(plain)
        plan = [NewSeat("link" if number == seat else "here") for number in range(pair.seats)]
        return await here.lobby.store_new_table(session, plan, session.records, session.random_state())

    made = here.run(make)
    link = made.links[0].token
    heard: list[str] = []
    with here.sit_all(made.table, made.token, link, made.spectate) as (ada, bob, eve, bobs_screen, eves_screen):
        all_of_them = (bob, eve, bobs_screen, eves_screen)

        def settled() -> None:
            ada.settled()
            bob.settled()  # whatever these two said is done now, and the rest is on its way
            for one in all_of_them:
                one.say("ping")
            for one in all_of_them:
                one.until("pong")

        def requests() -> None:
            for token in (link, made.spectate):
                for path in (
                    "export",
                    "replay",
                    "story",
                    *[f"{what}?seat={n}" for what in ("export", "replay") for n in (0, 1)],
                ):
                    heard.append(here.get(f"/api/tables/{made.table}/{path}", token).text)
                heard.append(here.post(f"/api/tables/{made.table}/fork", token, {"seq": 0}).text)

        settled()
        for key in [*pair.moves, None]:
            for one in (bob, eve):
                pester(one, pair.seats)
                settled()
            bob.say("open")  # a vote about hidden things, which somebody refuses
            settled()
            ada.say("vote", yes=False)
            settled()
            if key is not None:
                bob.say("play", seq=bob.seq, seat=seat, key=key)
                settled()
        requests()
        for level in ("step", "action", "turn"):
            bob.say("undo", level=level)
            settled()
            ada.say("vote", yes=False)
            settled()
        requests()
        ada.say("host", do="spectate")  # the audit log; the spectators' token opens nothing from now on
        ada.say("host", do="ask", seat=seat)
        settled()
        bob.say("consent", seat=seat, yes=False)
        bob.say("acknowledge", serial=3)
        settled()
        for one in all_of_them:
            heard += one.raw
    secret = here.kept[link]
    return [text.replace(made.table, "TABLE").replace(secret, "SECRET") for text in heard]


def pester(player: Player, seats: int) -> None:
    """Sends every request that a client may send, for each seat."""
    options = (player.heard["update"].get("view") or {"decision": None})["decision"] or {"options": []}
    keys = [option["key"] for option in options["options"][:2]]
    for seat in range(seats):
        player.say("hint", seat=seat)
        player.say("sit", seat=seat)
        for key in (*keys, "no such option"):
            player.say("suggest", seat=seat, key=key)
        player.say("play", seq=player.seq, seat=seat, key="no such option")
    player.say("look", seq=0)
    player.say("look", seq=player.seq)
    player.say("vote", yes=True)
    player.settled()
