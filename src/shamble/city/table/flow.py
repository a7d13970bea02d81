"""The verbs of a city: noise, kills, adrenaline, figures that appear. Each is told with its rule."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.city.table.kit import kit_of
from shamble.city.table.pieces import Attack, Car, Companion, Token
from shamble.city.table.state import City
from shamble.city.table.survivor import AWAY, Survivor, write_counter
from shamble.city.table.turn_budget import purse, spent_in
from shamble.core.deck import Deck
from shamble.core.event import Arg, Args
from shamble.core.frame import Ask, Flow, Run
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.core.state import Result, Scope

D6: Final = (1, 2, 3, 4, 5, 6)


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Flow[City]):
    """A running rule of a city game."""

    def tell(self, _kind: str, _rule: str, _to: tuple[int, ...] | None = None, /, **args: Arg) -> None:
        """An event that cites a rule of this game's own book. Underscores: see `Flow.emit`."""
        if self.events is not None:
            self.emit(_kind, self.s.rules.rule(_rule), _to, **args)

    def zone(self, index: int) -> str:
        return self.s.board.zones[index].id

    def open_action(self, name: str) -> tuple[str, ...]:
        """The next action of the present turn; what was left open inside it is closed, never a turn around it. What was
        spent in the turn before."""
        s = self.s
        s.serial += 1
        opened = Scope("action", name, s.serial)
        left = len(s.scopes)
        for scope in reversed(s.scopes):
            if scope.kind == "turn":
                s.scopes = s.scopes[:left] + [opened]
                return scope.spent
            left -= 1
        s.scopes = s.scopes + [opened]
        return ()

    # -- people ------------------------------------------------------------------------------------------------

    def set(self, survivor: Survivor) -> Survivor:
        s = self.s
        survivors = s.survivors.copy()
        survivors[s.places[survivor.id]] = survivor
        s.survivors = survivors
        return survivor

    def join(self, survivor: Survivor) -> None:
        """Somebody is one of the survivors from now on."""
        s = self.s
        s.enlist([*s.survivors, survivor])
        s.sharing = s.sharing or bool([name for name in survivor.skills if s.rules.skill(name).lends])

    def uses(self, who: str, skill: str) -> None:
        """A skill made a difference: told, and if somebody in the zone lends it, that too."""
        if self.events is None:
            return
        s = self.s
        family = skill.partition(":")[0]
        self.tell("skill", f"skill.{family}", who=who, skill=skill)
        own = s.survivor(who)
        if s.sharing and not any(known.partition(":")[0] == family for known in own.skills):
            lenders = [s.rules.skill(name) for mate in s.at(own.zone) for name in mate.skills]
            for lender in lenders:
                if lender.lends and lender.lent().partition(":")[0] == family:
                    self.tell("brother", f"skill.{lender.id}", who=who, skill=skill)
                    break

    def pay(self, who: str, what: str, paired: bool = False) -> str:
        """Spend the narrowest action that covers it; which one."""
        s = self.s
        kit = kit_of(s, s.survivor(who))
        means, skill = purse(kit, spent_in(s.scope("turn")), what, paired)
        assert means, f"{who} cannot pay for {what}"
        if skill:
            self.uses(who, skill)
        elif kit.more and s.spent("turn", "action") >= s.rules.actions:
            self.uses(who, kit.more)
        self.spend("turn", means)
        return means

    def gain(self, who: str, n: int, rule: str) -> None:
        """Adrenaline; skills are chosen when the action is done (Z-41)."""
        survivor = self.s.survivor(who)
        before = survivor.level
        survivor = self.set(survivor.having(ap=self.s.rules.adrenaline(survivor.ap + n)))
        self.tell("adrenaline", rule, who=who, n=n, total=survivor.ap)
        if survivor.level > before:
            self.tell("danger", "adrenaline.levels", who=who, level=survivor.level)
            self.s.rules.level_reached(self, survivor)

    def heal(self, who: str, n: int, rule: str) -> None:
        survivor = self.s.survivor(who)
        self.set(survivor.having(life=survivor.life + n))
        self.tell("heals", rule, who=who, n=n)
        self.s.rules.healed(self, who, n)

    def noise(self, zone: int, n: int, rule: str) -> None:
        noise = self.s.noise.copy()
        noise[zone] += n
        self.s.noise = noise
        if self.events is not None:
            self.tell("noise", rule, zone=self.zone(zone), n=n, total=self.s.loudness(zone))

    # -- the horde ---------------------------------------------------------------------------------------------

    def add(self, zone: int, kind: int, n: int) -> None:
        zombies = self.s.zombies.copy()
        zombies[zone] = self.with_more(zombies[zone], kind, n)
        self.s.zombies = zombies

    def with_more(self, counts: tuple[int, ...], kind: int, n: int) -> tuple[int, ...]:
        counted = list(counts)
        counted[kind] += n
        return tuple(counted) if n > 0 or any(counted) else self.s.rules.nobody

    def lead(self, start: int, end: int, kind: int, n: int) -> None:
        """Figures go from one zone to another."""
        zombies = self.s.zombies.copy()
        here, there = zombies[start], zombies[end]
        zombies[start] = self.with_more(here, kind, -n)
        zombies[end] = self.with_more(there, kind, n)
        self.s.zombies = zombies

    def left(self, kind: int) -> int:
        """Figures of a kind still in the box."""
        return self.s.rules.catalogue.kinds[kind].minis - self.s.count(kind)

    def remove(self, zone: int, kind: int, n: int = 1) -> None:
        """Figures leave the board; the card of an individual goes to its discards (Z-33)."""
        self.add(zone, kind, -n)
        what = self.s.rules.catalogue.kinds[kind]
        if what.individual:
            self.discard(self.s.rules.deck_of_type(what.type), what.id)

    # -- cards -------------------------------------------------------------------------------------------------

    def set_deck(self, deck: Deck) -> None:
        decks = self.s.decks.copy()
        decks[self.s.rules.deck_index[deck.name]] = deck
        self.s.decks = decks

    def set_discards(self, deck: str, cards: tuple[str, ...]) -> None:
        discards = self.s.discards.copy()
        discards[self.s.rules.deck_index[deck]] = cards
        self.s.discards = discards

    def discard(self, deck: str, *cards: str) -> None:
        self.set_discards(deck, (*self.s.discarded(deck), *cards))

    def draw(self, deck: Deck) -> tuple[str, Deck]:
        """Where a mission has shuffled some cards among the first, each draw is as likely as in a deck stacked so:
        nothing lies there before it is drawn."""
        among = self.s.rules.stacked.get(deck.name)
        if among is None or deck.known[0]:
            return super().draw(deck)
        drawn = self.s.noted(f"drawn {deck.name}")
        if drawn >= int(among["first"]):
            return super().draw(deck)
        self.note(f"drawn {deck.name}", drawn + 1)
        bag = deck.layers[0]
        wanted = [card for card in bag if card in among["cards"]]
        others = [card for card in bag if card not in wanted]
        left = int(among["first"]) - drawn
        owed = max(0, min(int(among["n"]) - len(among["cards"]) + len(wanted), len(wanted), left))
        # Of the next `left` cards `owed` are wanted ones: so often each card stands for itself in the draw.
        lots = [card for card in wanted for _ in range(owed * max(1, len(others)))]
        lots += [card for card in others for _ in range((left - owed) * max(1, len(wanted)))]
        self.revealed = True
        lots = lots or list(bag)
        card = lots[self.pick(deck.name, lots)]
        return card, deck.without_top(bag.index(card))

    def renew(self, name: str, rule: str) -> None:
        """An empty deck is made anew from its discards, if the book has it so."""
        cards = list(self.s.discarded(name))
        if name in self.s.rules.reshuffled and cards:
            self.set_discards(name, ())
            self.set_deck(Deck.of(name, cards))
            self.tell("reshuffled", rule, deck=name, n=len(cards))

    def take(self, name: str, rule: str) -> str:
        """The next card; an empty deck is made anew. Empty, if there are no discards either."""
        if not self.s.deck(name).layers:
            self.renew(name, rule)
        deck = self.s.deck(name)
        if not deck.layers:
            return ""
        card, rest = self.draw(deck)
        self.set_deck(rest)
        return card

    def fetch(self, deck: str, card: str) -> None:
        """One named card leaves a deck, which is shuffled."""
        self.set_deck(Deck.of(deck, [other for other in self.s.deck(deck).cards() if other != card]))

    def supplied(self, name: str, kind: str) -> str:
        """A card out of a supply of equal ones, new or used: nobody draws. Empty if all are in play."""
        deck = self.s.deck(name)
        for card in deck.cards():
            if self.s.rules.catalogue.gear[card].id == kind:
                self.fetch(name, card)
                return card
        used = self.s.discarded(name)
        for card in used:
            if self.s.rules.catalogue.gear[card].id == kind:
                self.set_discards(name, tuple([other for other in used if other != card]))
                return card
        return ""

    def throw_away(self, card: str) -> None:
        """A discarded card goes where it belongs, and is loaded when it comes back."""
        pile = self.s.rules.discards_to(card)
        if pile:
            self.discard(pile, card)
        effect = self.s.rules.catalogue.gear[card].effect
        if effect:
            self.s.rules.card_effect(effect).discarded(self, card)
        if card in self.s.empty:
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
        self.s.notes = write_counter(self.s.notes, key, value)

    def wake(self, index: int) -> None:
        """A sleeping spawn zone awakes; it is used from the next zombie phase on (p. 25)."""
        s = self.s
        spawn = s.spawns[index]
        # Woken before this round's zombie phase, that phase is the next one; woken in it or after it, it is not.
        since = s.round - 1 if s.phase == "players" else s.round
        awake = type(spawn)(spawn.id, spawn.zone, spawn.colour, True, since)
        s.spawns = [awake if number == index else known for number, known in enumerate(s.spawns)]
        self.tell("spawn-wakes", "spawn.coloured", zone=self.zone(spawn.zone), colour=spawn.colour or "red")

    def go(self, who: str, zone: int) -> None:
        """A figure stands elsewhere now; those it leads go along."""
        survivor = self.s.survivor(who)
        self.set(survivor.now(zone, survivor.acted))

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Ask[City, Play]):
    """A question of a city game. `cites` names its rule in the book."""

    cites: ClassVar[str] = ""

    def reason(self, s: City) -> str:
        return s.rules.rule(self.cites)

    def meaning(self, s: City, option: Option) -> Meaning | None:
        return s.rules.meaning(s, self, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleStep(Run[Play]):
    """A step that needs no answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
class WhoStep(RuleStep):
    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)

    def __init__(self, who: str) -> None:
        self.who: Final = who


def group_seat(s: City, people: list[Survivor]) -> int:
    """Who answers for the players: the owner, if all figures concerned are his, else the start player (G-3)."""
    seats = {survivor.seat for survivor in people}
    return seats.pop() if len(seats) == 1 else s.first


@mypyc_attr(allow_interpreted_subclasses=True)
class GroupQuestion(Question):
    """What the players decide together."""

    def seat(self, s: City) -> int:
        return s.first

    def seats(self, s: City) -> tuple[int, ...]:
        return tuple(range(s.seats))
