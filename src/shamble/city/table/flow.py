"""The flow of a city game, with the methods that change its state, and base classes of its frames."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.city.table.kit import kit_of
from shamble.city.table.pieces import Attack, Car, Companion, Token
from shamble.city.table.state import CityState
from shamble.city.table.survivor import AWAY, Survivor, write_counter
from shamble.city.table.turn_budget import paying_action
from shamble.core.deck import Deck
from shamble.core.event import Arg, Args
from shamble.core.frame import Ask, Flow, Run
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.core.state import Result, Scope

D6: Final = (1, 2, 3, 4, 5, 6)


@mypyc_attr(allow_interpreted_subclasses=True)
class CityFlow(Flow[CityState]):
    """The context in which rules of a city game run: changes the state and records events with the rule they cite."""

    def tell(self, _kind: str, _rule: str, _to: tuple[int, ...] | None = None, /, **args: Arg) -> None:
        """Records an event that cites a rule of this game's book. Underscores: see `Flow.emit`."""
        if self.events is not None:
            self.emit(_kind, self.s.rules.rule(_rule), _to, **args)

    def zone(self, index: int) -> str:
        """The id of a zone."""
        return self.s.board.zones[index].id

    def open_action(self, name: str) -> tuple[str, ...]:
        """Opens the scope of the next action and closes scopes left open inside the current turn.
        Returns the ledger of that turn, empty if there is none."""
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
        """Replaces the survivor with the same id and returns the new one."""
        s = self.s
        survivors = s.survivors.copy()
        survivors[s.places[survivor.id]] = survivor
        s.survivors = survivors
        return survivor

    def join(self, survivor: Survivor) -> None:
        """Adds a survivor to the team."""
        s = self.s
        s.enlist([*s.survivors, survivor])
        s.skills_are_lent = s.skills_are_lent or bool([name for name in survivor.skills if s.rules.skill(name).lends])

    def uses(self, who: str, skill: str) -> None:
        """Tells that a skill made a difference, and who lends it if the survivor does not own it."""
        if self.events is None:
            return
        s = self.s
        family = skill.partition(":")[0]
        self.tell("skill", f"skill.{family}", who=who, skill=skill)
        own = s.survivor(who)
        if s.skills_are_lent and not any(owned.partition(":")[0] == family for owned in own.skills):
            lenders = [s.rules.skill(name) for mate in s.at(own.zone) for name in mate.skills]
            for lender in lenders:
                if lender.lends and lender.lent().partition(":")[0] == family:
                    self.tell("brother", f"skill.{lender.id}", who=who, skill=skill)
                    break

    def pay(self, who: str, what: str, paired: bool = False) -> str:
        """Pays for an action of a kind with the most restricted action that covers it; returns its ledger name."""
        s = self.s
        kit = kit_of(s, s.survivor(who))
        means, skill = paying_action(kit, s.ledger("turn"), what, paired)
        assert means, f"{who} cannot pay for {what}"
        if skill:
            self.uses(who, skill)
        elif kit.more and s.spent("turn", "action") >= s.rules.actions:
            self.uses(who, kit.more)
        self.spend("turn", means)
        return means

    def gain(self, who: str, n: int, rule: str) -> None:
        """Adds `n` adrenaline points. Skills of a new level are taken later, by `LevelUp`."""
        survivor = self.s.survivor(who)
        before = survivor.level
        survivor = self.set(survivor.having(ap=self.s.rules.adrenaline(survivor.ap + n)))
        self.tell("adrenaline", rule, who=who, n=n, total=survivor.ap)
        if survivor.level > before:
            self.tell("danger", "adrenaline.levels", who=who, level=survivor.level)
            self.s.rules.level_reached(self, survivor)

    def heal(self, who: str, n: int, rule: str) -> None:
        """Heals `n` wounds of a survivor."""
        survivor = self.s.survivor(who)
        self.set(survivor.having(life=survivor.life + n))
        self.tell("heals", rule, who=who, n=n)
        self.s.rules.healed(self, who, n)

    def noise(self, zone: int, n: int, rule: str) -> None:
        """Puts `n` noise tokens into a zone; the noise of a zone grows only."""
        if n < 0:
            raise ValueError(f"noise of {n}: tokens are never taken away one by one")
        noise = self.s.noise.copy()
        noise[zone] += n
        self.s.noise = noise
        if self.events is not None:
            self.tell("noise", rule, zone=self.zone(zone), n=n, total=self.s.loudness(zone))

    # -- the horde ---------------------------------------------------------------------------------------------

    def add(self, zone: int, kind: int, n: int) -> None:
        """Adds `n` figures of a kind to a zone; a negative `n` removes them."""
        zombies = self.s.zombies.copy()
        zombies[zone] = self.with_more(zombies[zone], kind, n)
        self.s.zombies = zombies

    def with_more(self, counts: tuple[int, ...], kind: int, n: int) -> tuple[int, ...]:
        """The figures of a zone with `n` more of a kind. An empty zone is always the object `Rules.empty_zone`."""
        counted = list(counts)
        counted[kind] += n
        return tuple(counted) if n > 0 or any(counted) else self.s.rules.empty_zone

    def lead(self, start: int, end: int, kind: int, n: int) -> None:
        """Moves `n` figures of a kind from one zone to another."""
        zombies = self.s.zombies.copy()
        here, there = zombies[start], zombies[end]
        zombies[start] = self.with_more(here, kind, -n)
        zombies[end] = self.with_more(there, kind, n)
        self.s.zombies = zombies

    def left(self, kind: int) -> int:
        """Number of figures of a kind that are not on the board."""
        return self.s.rules.catalogue.kinds[kind].minis - self.s.count(kind)

    def remove(self, zone: int, kind: int, n: int = 1) -> None:
        """Removes `n` figures of a kind from a zone. The card of an individual goes to the discards of its deck."""
        self.add(zone, kind, -n)
        what = self.s.rules.catalogue.kinds[kind]
        if what.individual:
            self.discard(self.s.rules.catalogue.deck_of_type(what.type), what.id)

    # -- cards -------------------------------------------------------------------------------------------------

    def set_deck(self, deck: Deck) -> None:
        """Replaces the deck of the same name."""
        decks = self.s.decks.copy()
        decks[self.s.rules.deck_index[deck.name]] = deck
        self.s.decks = decks

    def set_discards(self, deck: str, cards: tuple[str, ...]) -> None:
        discards = self.s.discards.copy()
        discards[self.s.rules.deck_index[deck]] = cards
        self.s.discards = discards

    def discard(self, deck: str, *cards: str) -> None:
        """Puts cards on the discards of a deck, the last one on top."""
        self.set_discards(deck, (*self.s.discarded(deck), *cards))

    def draw(self, deck: Deck) -> tuple[str, Deck]:
        """Draws a card. If the mission puts some cards among the first of the deck (`among`), each card is as likely as
        in a deck stacked that way, but its place is not decided before it is drawn."""
        among = self.s.rules.stacked.get(deck.name)
        if among is None or deck.known[0]:
            return super().draw(deck)
        counter = f"drawn {deck.name}"
        drawn = self.s.mission_counter(counter)
        if drawn >= int(among["first"]):
            return super().draw(deck)
        self.set_mission_counter(counter, drawn + 1)
        bag = deck.layers[0]
        cards = among["cards"]
        wanted: list[str] = []
        others: list[str] = []
        for card in bag:
            (wanted if card in cards else others).append(card)
        left = int(among["first"]) - drawn
        owed = max(0, min(int(among["n"]) - len(cards) + len(wanted), len(wanted), left))
        # `owed` of the next `left` cards are wanted ones: weights that give the next draw these odds.
        lots: list[str] = []
        weight = owed * max(1, len(others))
        if weight:
            for card in wanted:
                lots += [card] * weight
        weight = (left - owed) * max(1, len(wanted))
        if weight:
            for card in others:
                lots += [card] * weight
        self.reveal()
        lots = lots or list(bag)
        card = lots[self.pick_index(deck.name, lots)]
        return card, deck.without_top(bag.index(card))

    def renew(self, name: str, rule: str) -> None:
        """Makes a deck anew from its discards, if the book reshuffles this deck."""
        cards = list(self.s.discarded(name))
        if name in self.s.rules.reshuffled and cards:
            self.set_discards(name, ())
            self.set_deck(Deck.of(name, cards))
            self.tell("reshuffled", rule, deck=name, n=len(cards))

    def take(self, name: str, rule: str) -> str:
        """Draws the next card of a deck, which is reshuffled if it is empty. Returns "" if no card is left."""
        if not self.s.deck(name).layers:
            self.renew(name, rule)
        deck = self.s.deck(name)
        if not deck.layers:
            return ""
        card, remaining = self.draw(deck)
        self.set_deck(remaining)
        return card

    def fetch(self, deck: str, card: str) -> None:
        """Takes a named card out of a deck and shuffles the deck."""
        self.set_deck(Deck.of(deck, [other for other in self.s.deck(deck).cards() if other != card]))

    def supplied(self, name: str, kind: str) -> str:
        """Takes a card of this kind from a deck or else from its discards, without a draw. "" if all are in play."""
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
        """Puts a card on its discard pile and marks it as loaded."""
        pile = self.s.rules.discards_to(card)
        if pile:
            self.discard(pile, card)
        effect = self.s.rules.catalogue.gear[card].effect
        if effect:
            self.s.rules.card_effect(effect).discarded(self, card)
        if card in self.s.empty:
            self.s.empty = tuple([other for other in self.s.empty if other != card])

    # -- things on the board -----------------------------------------------------------------------------------

    def set_car(self, car: Car) -> None:
        """Replaces the car with the same id."""
        self.s.cars = [car if other.id == car.id else other for other in self.s.cars]

    def set_token(self, token: Token) -> None:
        """Replaces the token with the same id."""
        self.s.tokens = [token if other.id == token.id else other for other in self.s.tokens]

    def set_companion(self, companion: Companion) -> None:
        """Replaces the companion with the same id."""
        self.s.companions = [companion if other.id == companion.id else other for other in self.s.companions]

    def set_mission_counter(self, key: str, value: int) -> None:
        """Sets a counter of the mission."""
        self.s.notes = write_counter(self.s.notes, key, value)

    def wake(self, index: int) -> None:
        """Activates an inactive spawn zone; zombies appear there from the next zombie phase on."""
        s = self.s
        spawn = s.spawns[index]
        # In the player phase, the next zombie phase is that of this round; later, that of the next round.
        since = s.round - 1 if s.phase == "players" else s.round
        awake = type(spawn)(spawn.id, spawn.zone, spawn.colour, True, since)
        s.spawns = [awake if number == index else other for number, other in enumerate(s.spawns)]
        self.tell("spawn-wakes", "spawn.coloured", zone=self.zone(spawn.zone), colour=spawn.colour or "red")

    def go(self, who: str, zone: int) -> None:
        """Puts a survivor into a zone. Companions have the zone of their leader."""
        survivor = self.s.survivor(who)
        self.set(survivor.moved_to(zone, acted=survivor.acted))

    def escape(self, who: str, rule: str) -> None:
        """Takes a survivor and the companions led by this survivor off the board."""
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
        """The attack under way, which must exist."""
        attack = self.s.attack
        assert attack is not None
        return attack


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Ask[CityState, CityFlow]):
    """A question of a city game."""

    cites: ClassVar[str] = ""
    """Name of its rule in the book, without the book's prefix."""

    def reason(self, s: CityState) -> str:
        return s.rules.rule(self.cites)

    def meaning(self, s: CityState, option: Option) -> Meaning | None:
        return s.rules.meaning(s, self, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackQuestion(Question):
    """A question during an attack, to the seat of the attacking survivor."""

    def seat(self, s: CityState) -> int:
        assert s.attack is not None
        return s.survivor(s.attack.who).seat


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleStep(Run[CityFlow]):
    """A step of a city game that needs no answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class WhoQuestion(Question):
    """A question to the seat of one survivor."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)

    def __init__(self, who: str) -> None:
        self.who: Final = who

    def seat(self, s: CityState) -> int:
        return s.survivor(self.who).seat

    def question(self, s: CityState) -> Args:
        return {"who": self.who}


@mypyc_attr(allow_interpreted_subclasses=True)
class WhoStep(RuleStep):
    """A step that concerns one survivor."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)

    def __init__(self, who: str) -> None:
        self.who: Final = who


def group_seat(s: CityState, people: list[Survivor]) -> int:
    """The seat that answers for the players: the owner of all these survivors, else the first player."""
    seats = {survivor.seat for survivor in people}
    return seats.pop() if len(seats) == 1 else s.first


@mypyc_attr(allow_interpreted_subclasses=True)
class GroupQuestion(Question):
    """A question that the players decide together; the first player answers."""

    def seat(self, s: CityState) -> int:
        return s.first

    def seats(self, s: CityState) -> tuple[int, ...]:
        return tuple(range(s.seats))
