"""The verbs of a city: noise, kills, adrenaline, wounds, figures that appear. Each is told with its rule."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.skills import purses
from shamble.city.state import AWAY, DECKS, Attack, Car, City, Companion, Survivor, Token
from shamble.core.deck import Deck
from shamble.core.event import Arg, Args
from shamble.core.frame import Ask, Flow, Run
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.core.state import Result

D6: Final = (1, 2, 3, 4, 5, 6)


class Play(Flow[City]):
    """A running rule of a city game."""

    def tell(self, _kind: str, _rule: str, _to: tuple[int, ...] | None = None, /, **args: Arg) -> None:
        """An event that cites a rule of this game's own book. Underscores: see `Flow.emit`."""
        if self.events is not None:
            self.emit(_kind, self.s.rules.rule(_rule), _to, **args)

    def zone(self, index: int) -> str:
        return self.s.board.zones[index].id

    def open_action(self, name: str) -> None:
        """The next action of the present turn; what was left open inside it is closed, never a turn around it."""
        self.close_inside("turn")
        self.enter("action", name)

    # -- people ------------------------------------------------------------------------------------------------

    def set(self, survivor: Survivor) -> Survivor:
        for index, known in enumerate(self.s.survivors):
            if known.id == survivor.id:
                self.s.survivors[index] = survivor
                break
        return survivor

    def uses(self, who: str, skill: str) -> None:
        """A skill made a difference: told, and if it is lent by a brother in arms, that too."""
        if self.events is None:
            return
        family = skill.partition(":")[0]
        self.tell("skill", f"skill.{family}", who=who, skill=skill)
        own = self.s.survivor(who).skills
        if self.s.brothers and not any(known.partition(":")[0] == family for known in own):
            self.tell("brother", "skill.brother-in-arms", who=who, skill=skill)

    def pay(self, who: str, what: str, paired: bool = False) -> str:
        """Spend the narrowest action that covers it; which one."""
        purse = purses(self.s, self.s.survivor(who), what, paired)[0]
        if purse == "free:door":
            self.uses(who, "break-in")
        elif purse != "action":
            self.uses(who, purse)
        elif self.s.spent("turn", "action") >= self.s.rules.actions:
            self.uses(who, "plus-action")
        self.spend("turn", purse)
        return purse

    def gain(self, who: str, n: int, rule: str) -> None:
        """Adrenaline. Without ultrared it ends at 43; skills are chosen when the action is done (Z-41)."""
        survivor = self.s.survivor(who)
        before = survivor.level
        ap = survivor.ap + n
        lap = survivor.lap
        claimed = survivor.claimed
        if self.s.rules.ultrared:
            survivor = self.set(survivor.having(ap=ap))
        else:
            survivor = self.set(survivor.having(ap=min(ap, 43), lap=lap, claimed=claimed))
        self.tell("adrenaline", rule, who=who, n=n, total=survivor.ap)
        if survivor.level > before:
            self.tell("danger", "adrenaline.levels", who=who, level=survivor.level)

    def noise(self, zone: int, n: int, rule: str) -> None:
        self.s.noise[zone] += n
        self.tell("noise", rule, zone=self.zone(zone), n=n, total=self.s.loudness(zone))

    # -- the horde ---------------------------------------------------------------------------------------------

    def add(self, zone: int, kind: int, n: int) -> None:
        counts = self.s.zombies[zone]
        self.s.zombies[zone] = (*counts[:kind], counts[kind] + n, *counts[kind + 1 :])

    def left(self, kind: int) -> int:
        """Figures of a kind still in the box."""
        return self.s.rules.catalogue.kinds[kind].minis - self.s.count(kind)

    def remove(self, zone: int, kind: int, n: int = 1) -> None:
        """Figures leave the board; a killed abomination's card goes to its discards (Z-33)."""
        self.add(zone, kind, -n)
        what = self.s.rules.catalogue.kinds[kind]
        if what.type == "abomination" and what.id in self.s.rules.catalogue.kind:
            self.discard("abominations", what.id)

    # -- cards -------------------------------------------------------------------------------------------------

    def set_deck(self, deck: Deck) -> None:
        self.s.decks[DECKS.index(deck.name)] = deck

    def discard(self, deck: str, *cards: str) -> None:
        index = DECKS.index(deck)
        self.s.discards[index] = (*self.s.discards[index], *cards)

    def take(self, name: str, rule: str) -> str:
        """The next card; an empty deck is made anew from its discards. Empty, if there are none either."""
        deck = self.s.deck(name)
        if not deck.layers:
            index = DECKS.index(name)
            cards = list(self.s.discards[index])
            if name == "epic" or not cards:
                return ""
            deck = Deck.of(name, cards)
            self.s.discards[index] = ()
            self.tell("reshuffled", rule, deck=name, n=deck.size)
        card, rest = self.draw(deck)
        self.set_deck(rest)
        return card

    def throw_away(self, card: str) -> None:
        """Where a discarded equipment card goes: starting gear never comes back, epic weapons are out (Z-3)."""
        if card in self.s.rules.catalogue.decks["starting"]:
            self.discard("starting", card)
        elif self.s.rules.catalogue.gear[card].epic and card in self.s.rules.catalogue.decks["epic"]:
            self.discard("epic", card)
        else:
            self.discard("equipment", card)
        self.s.empty = tuple([known for known in self.s.empty if known != card])

    # -- things on the board -----------------------------------------------------------------------------------

    def set_car(self, car: Car) -> None:
        self.s.cars = [car if known.id == car.id else known for known in self.s.cars]

    def set_token(self, token: Token) -> None:
        self.s.tokens = [token if known.id == token.id else known for known in self.s.tokens]

    def set_companion(self, companion: Companion) -> None:
        self.s.companions = [companion if known.id == companion.id else known for known in self.s.companions]

    def note(self, key: str, value: int) -> None:
        """A mission remembers a number."""
        kept = [note for note in self.s.notes if note.rpartition(" ")[0] != key]
        self.s.notes = (*kept, f"{key} {value}")

    def go(self, who: str, zone: int) -> None:
        """A figure stands elsewhere now; those it leads go along."""
        self.set(self.s.survivor(who).having(zone=zone))

    def escape(self, who: str, rule: str) -> None:
        survivor = self.s.survivor(who)
        self.tell("escapes", rule, who=who, zone=self.zone(survivor.zone))
        for companion in self.s.led_by(who):
            self.set_companion(Companion(companion.id, AWAY, companion.leader))
        self.set(survivor.having(zone=AWAY, car=""))

    def lose(self, reason: str, rule: str) -> None:
        self.finish(Result(False, reason, self.s.rules.rule(rule)))

    def win(self, rule: str) -> None:
        self.finish(Result(True, "goals", self.s.rules.rule(rule), tuple(range(self.s.seats))))

    def fighting(self) -> Attack:
        attack = self.s.attack
        assert attack is not None
        return attack


class Question(Ask[City, Play]):
    """A question of a city game. `cites` names its rule in the book."""

    cites: ClassVar[str] = ""

    def reason(self, s: City) -> str:
        return s.rules.rule(self.cites)

    def meaning(self, s: City, option: Option) -> Meaning | None:
        from shamble.city.meaning import meaning

        return meaning(s, self, option)


class Step(Run[Play]):
    """A step that needs no answer."""


class WhoQuestion(Question):
    """A question to the seat of one survivor."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)

    def __init__(self, who: str) -> None:
        self.who: Final = who

    def seat(self, s: City) -> int:
        return s.survivor(self.who).seat

    def question(self, s: City) -> Args:
        return {"who": self.who}


class WhoStep(Step):
    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)

    def __init__(self, who: str) -> None:
        self.who: Final = who


def group_seat(s: City, people: list[Survivor]) -> int:
    """Who answers for the players: the owner, if all figures concerned are his, else the start player (G-3)."""
    seats = {survivor.seat for survivor in people}
    return seats.pop() if len(seats) == 1 else s.first


class GroupQuestion(Question):
    """What the players decide together."""

    def seat(self, s: City) -> int:
        return s.first

    def seats(self, s: City) -> tuple[int, ...]:
        return tuple(range(s.seats))
