"""A tiny cooperative game for testing the tools: seats take turns at searching, fighting and bandaging.

Each round every seat searches (draws), fights (a white 4 or more kills a walker) or rests. A bandage is an
interrupt. Three rounds survived is a win, no walkers left is a win, a dead hero is a loss. Hands are open.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from shamble.content.nearest import hint
from shamble.content.tooling import Tooling
from shamble.content.vocabulary import Vocabulary, questions_of
from shamble.core.advice import Advice
from shamble.core.chance import Chance
from shamble.core.deck import Deck
from shamble.core.entity import Entity, Reader
from shamble.core.errors import ContentError, ShambleError
from shamble.core.event import Arg, Event
from shamble.core.frame import Ask, Flow, Frame, Leave, Run
from shamble.core.game import Game, Setting, Value
from shamble.core.option import Option, Refusal
from shamble.core.scene import Scene
from shamble.core.state import Result, Scope, State
from shamble.sessions.session import Session

HEROES: Final = ("ann", "bob", "cid")
CARDS: Final = ("knife.1", "knife.2", "bandage.1", "bandage.2", "rock.1")


class Hero(Entity):
    fields: ClassVar[tuple[str, ...]] = ("id", "life", "cards")
    __slots__ = ("cards", "id", "life")

    def __init__(self, id: str, life: int, cards: tuple[str, ...]) -> None:
        self.id: Final = id
        self.life: Final = life
        self.cards: Final = cards


class Toy(State):
    fields: ClassVar[tuple[str, ...]] = (*State.fields, "heroes", "walkers", "deck", "round", "hard")
    __slots__ = ("deck", "hard", "heroes", "round", "walkers")

    def __init__(self, heroes: list[Hero], walkers: int, deck: Deck, round: int, hard: bool) -> None:
        super().__init__()
        self.heroes = heroes
        self.walkers = walkers
        self.deck = deck
        self.round = round
        self.hard = hard

    def fork(self) -> Toy:
        other = Toy(self.heroes.copy(), self.walkers, self.deck, self.round, self.hard)
        self.copy_kernel(other)
        return other


class Round(Run[Flow[Toy]]):
    def run(self, t: Flow[Toy]) -> None:
        t.s.round += 1
        if t.s.round > 3:
            t.emit("dawn", "toy.end.survived")
            t.finish(Result(True, "survived", "toy.end.survived"))
            return
        t.open_scope("round")
        t.emit("round", "toy.round", n=t.s.round)
        for seat in range(len(t.s.heroes)):
            t.then(Turn(seat))
        t.then(Bite())
        t.then(Leave("round"))
        t.then(Round())


class Turn(Ask[Toy, Flow[Toy]]):
    ask: ClassVar[str] = "turn"
    verbs: ClassVar[tuple[str, ...]] = ("search", "fight", "rest")
    rule: ClassVar[str] = "toy.turn"
    fields: ClassVar[tuple[str, ...]] = ("index",)
    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index: Final = index

    def seat(self, s: Toy) -> int:
        return self.index

    def question(self, s: Toy) -> dict[str, Arg]:
        return {"who": s.heroes[self.index].id}

    def options(self, s: Toy) -> list[Option]:
        hero = s.heroes[self.index]
        offers = [Option("search", hero.id)] if s.deck.size else []
        offers += [Option("fight", hero.id, item=card) for card in hero.cards if not card.startswith("bandage")]
        return [*offers, Option("rest", hero.id)]

    def refusals(self, s: Toy) -> list[Refusal]:
        hero = s.heroes[self.index]
        if any(not card.startswith("bandage") for card in hero.cards):
            return []
        return [Refusal(Option("fight", hero.id), "no-weapon", "toy.fight", {"who": hero.id})]

    def answer(self, t: Flow[Toy], option: Option) -> None:
        hero = t.s.heroes[self.index]
        if option.verb == "search":
            card, t.s.deck = t.draw(t.s.deck)
            t.s.heroes[self.index] = Hero(hero.id, hero.life, (*hero.cards, card))
            t.emit("found", "toy.search", who=hero.id, card=card)
        elif option.verb == "fight":
            roll = t.roll("white", (1, 2, 3, 4, 5, 6))
            hit = int(roll >= 4)
            t.s.walkers -= hit
            t.emit("fought", "toy.fight", who=hero.id, card=option.item, roll=roll, hits=hit)
            if t.s.walkers <= 0:
                t.finish(Result(True, "cleared", "toy.end.cleared"))


class Bite(Run[Flow[Toy]]):
    def run(self, t: Flow[Toy]) -> None:
        for index, hero in enumerate(t.s.heroes):
            if t.s.walkers > index:
                hurt = 2 if t.s.hard else 1
                t.s.heroes[index] = Hero(hero.id, hero.life - hurt, hero.cards)
                t.emit("bitten", "toy.bite", who=hero.id, n=hurt)
                if hero.life - hurt <= 0:
                    t.emit("died", "toy.end.dead", who=hero.id)
                    t.finish(Result(False, "dead", "toy.end.dead"))
                    return
        t.emit("phase", "toy.bite", phase="bite")


GIVEN: Final[dict[str, Any]] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "heroes": {
            "type": "object",
            "propertyNames": {"enum": list(HEROES)},
            "additionalProperties": {
                "type": "object",
                "additionalProperties": False,
                "properties": {
                    "life": {"type": "integer"},
                    "cards": {"type": "array", "items": {"type": "string"}},
                },
            },
        },
        "walkers": {"type": "integer"},
        "round": {"type": "integer"},
        "mode": {"enum": ["easy", "hard"]},
    },
}


class ToyGame(Game[Toy], Tooling):
    id = "toy"
    version = 1
    seats = (1, 2, 3)
    settings = (
        Setting("mode", ("easy", "hard"), "easy"),
        Setting("walkers", (3, 1), 3),
        Setting("fog", (False, True), False),
    )
    title = "Toy"
    folder = Path(__file__).parent / "toy"
    nouns: Mapping[str, str] = {"who": "hero", "card": "card"}
    chances = ("white", "cards")
    broken = False

    def check(self, seats: int, chosen: Mapping[str, Value]) -> None:
        if chosen["fog"] and chosen["mode"] == "easy":
            raise ShambleError("fog is for mode hard")

    def lay_out(self, heroes: list[Hero], walkers: int, round: int, hard: bool) -> Toy:
        held = {card for hero in heroes for card in hero.cards}
        deck = Deck.of("cards", [card for card in CARDS if card not in held])
        state = Toy(heroes, walkers, deck, round - 1, hard)
        frames: list[Frame] = [Round()]
        state.stack.extend(frames)
        return state

    def start(self, seats: int, chosen: Mapping[str, Value]) -> Toy:
        heroes = [Hero(id, 4, ()) for id in HEROES[:seats]]
        return self.lay_out(heroes, int(chosen["walkers"]), 1, chosen["mode"] == "hard")

    def flow(self, state: Toy, chance: Chance, events: list[Event] | None) -> Flow[Toy]:
        return Flow(state, chance, events)

    def interrupts(self, state: Toy, seat: int) -> list[Option]:
        hero = state.heroes[seat]
        return [Option("bandage", hero.id, item=card) for card in hero.cards if card.startswith("bandage")]

    def interrupt(self, flow: Flow[Toy], seat: int, option: Option) -> None:
        if self.broken:
            raise RuntimeError("the toy is broken")
        hero = flow.s.heroes[seat]
        cards = tuple(card for card in hero.cards if card != option.item)
        flow.s.heroes[seat] = Hero(hero.id, hero.life + 1, cards)
        flow.emit("bandaged", "toy.bandage", who=hero.id, card=option.item)

    def scene(self, state: Toy, seat: int | None) -> Scene:
        return {
            "ribbon": {"round": state.round, "rounds": 3, "phases": [], "phase": 0, "turn": None},
            "board": [0, 0, 1, 1],
            "spaces": [
                {
                    "id": "yard",
                    "name": {"id": "place-yard", "args": {}},
                    "kind": "place",
                    "at": [0, 0, 1, 1],
                    "neighbours": [],
                    "marks": [],
                }
            ],
            "pieces": [
                {
                    "id": "walkers",
                    "name": {"id": "walkers", "args": {}},
                    "kind": "walker",
                    "space": "yard",
                    "count": state.walkers,
                    "seat": None,
                }
            ],
            "piles": [
                {
                    "id": "cards",
                    "name": {"id": "deck-cards", "args": {}},
                    "space": "yard",
                    "left": state.deck.size,
                    "full": 5,
                    "top": None,
                    "discard": 0,
                }
            ],
            "tracks": [],
            "sheets": [
                {
                    "seat": number,
                    "id": hero.id,
                    "name": {"id": f"hero-{hero.id}", "args": {}},
                    "text": None,
                    "space": "yard",
                    "values": [{"id": "life", "name": {"id": "life", "args": {}}, "value": hero.life, "max": 3}],
                    "hand": [
                        {
                            "id": card,
                            "face": card,
                            "name": {"id": f"card-{card.split('.')[0]}", "args": {}},
                            "text": None,
                            "kind": "card",
                            "counters": {},
                            "house": False,
                        }
                        for card in hero.cards
                    ],
                    "events": [],
                    "tags": [],
                }
                for number, hero in enumerate(state.heroes)
            ],
            "goals": [],
            "cards": [],
            "silence": False,
        }

    def imagine(self, flow: Flow[Toy], seat: int) -> None:
        pass

    def read(self, plain: Mapping[str, Any]) -> Toy:
        reader = Reader({cls.__name__: cls for cls in (Hero, Deck, Scope, Result, Round, Turn, Bite, Leave)})
        state = Toy(
            list(reader.read(plain["heroes"])),
            plain["walkers"],
            reader.read(plain["deck"]),
            plain["round"],
            plain["hard"],
        )
        state.stack = list(reader.read(plain["stack"]))
        state.scopes = list(reader.read(plain["scopes"]))
        state.serial = plain["serial"]
        state.result = reader.read(plain["result"])
        return state

    def with_content(self, overlay: Mapping[str, Any]) -> ToyGame:
        for name in overlay["tables"]:
            raise ContentError(f"toy has no table {name!r}{hint(name, ['cards'])}")
        return self

    # -- tooling ---------------------------------------------------------------------------------------------

    def noun_of(self, id: str) -> str:
        return f"hero-{id}" if id in HEROES else f"card-{id.split('.')[0]}"

    def catalogue(self) -> dict[str, list[str]]:
        return {"card": ["knife", "bandage", "rock", "gun"], "verb": ["search", "fight", "rest", "bandage"]}

    def given_schema(self) -> dict[str, Any]:
        return GIVEN

    def build(self, given: Mapping[str, Any]) -> tuple[int, dict[str, Value], Toy]:
        described = given.get("heroes", {"ann": {}})
        stock = list(CARDS)
        heroes = []
        for id, hero in described.items():
            cards = []
            for name in hero.get("cards", []):
                card = next((card for card in stock if name in (card, card.split(".")[0])), None)
                if card is None:
                    raise ContentError(f"given: no card {name!r}{hint(name, CARDS)}")
                stock.remove(card)
                cards.append(card)
            heroes.append(Hero(id, hero.get("life", 3), tuple(cards)))
        settings = self.configure(len(heroes), {"mode": given.get("mode", "easy")})
        hard = given.get("mode") == "hard"
        return (
            len(heroes),
            settings,
            self.lay_out(heroes, given.get("walkers", 3), given.get("round", 1), hard),
        )

    def observe(self, session: Session, path: str) -> object:
        state = session.state
        parts = path.split(".")
        if path in ("walkers", "round"):
            return getattr(state, path)
        if parts[0] == "seats":
            return state.heroes[int(parts[1]) - 1].id
        if parts[0] == "heroes":
            hero = next(hero for hero in state.heroes if hero.id == parts[1])
            return [card.split(".")[0] for card in hero.cards] if parts[2] == "cards" else hero.life
        raise ContentError(f"there is no path {path!r}{hint(path, ['walkers', 'round'])}")

    def moment(self, state: Toy) -> list[str]:
        top = state.stack[-1]
        return [f"turn {state.heroes[top.index].id}"] if isinstance(top, Turn) else []

    def moments_passed(self, event: Event) -> list[str]:
        return [str(event.args["phase"])] if event.kind == "phase" else []

    def vocabulary(self, state: Any = None) -> Vocabulary:
        return Vocabulary(
            questions=questions_of([Turn]),
            anytime=("bandage",),
            names=[*HEROES, *CARDS, "knife", "bandage", "rock"],
            paths={"walkers": "how many", "round": "which", "heroes.HERO.life": "left", "heroes.HERO.cards": "held"},
            words={"HERO": HEROES},
            moments={"round": "the next one", "bite": "walkers bite", "over": "the end", "turn HERO": "whose turn"},
            stops={"round": "Round", "bite": "Bite"},
        )

    def describe(self, session: Session) -> dict[str, Any]:
        state = session.state
        return {
            "heroes": {hero.id: {"life": hero.life, "cards": list(hero.cards)} for hero in state.heroes},
            "walkers": state.walkers,
            "round": state.round,
            "mode": "hard" if state.hard else "easy",
        }

    def hides(self, state: Toy) -> bool:
        return False

    def advise(self, session: Session, seat: int) -> list[Advice]:
        decision = session.decision
        assert decision is not None
        scores = {"fight": 2.0, "search": 1.0, "rest": 0.0}
        advice = [
            Advice(option, scores[option.verb], option.verb, {"who": option.actor}) for option in decision.options
        ]
        return sorted(advice, key=lambda one: -one.score)


GAME = ToyGame()
