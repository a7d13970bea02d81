"""Who may do what at a table: people with secret tokens, seats they hold, bots that sit in for them."""

from __future__ import annotations

import hashlib
import secrets

from msgspec import Struct

from shamble.server.protocol.messages import ChatLine

COLOURS = ("#c2543d", "#4a8fb5", "#7ba05b", "#d1a13c", "#9a6fb0", "#4fa095")


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """Only this is stored: nobody can read a token out of the database."""
    return hashlib.sha256(token.encode()).hexdigest()


def printable(name: str | None) -> str:
    return "".join(char for char in name or "" if char.isprintable()).strip()


class Person(Struct):
    id: str
    token: str
    """The hash of the secret; empty until somebody has come by the link."""
    name: str = ""
    colour: str = COLOURS[0]
    seats: list[int] = []
    host: bool = False
    came: bool = False
    invite: str = ""
    """The hash of the link's secret. Its first visitor gets one of their own, and this one is worth nothing then."""


class Seat(Struct):
    """`person` owns it; `bot` plays it now. A seat with both was handed over until its person comes back."""

    seat: int
    person: str | None = None
    bot: str | None = None
    name: str = ""
    colour: str = COLOURS[0]


class Roll(Struct):
    """Everything about a table that is not the game: stored as one document."""

    people: list[Person]
    seats: list[Seat]
    spectate: str
    """The hash of the spectators' token."""
    count: int = 0
    """People so far, for their ids."""
    chat: list[ChatLine] = []
    notes: list[str] = []
    closed: bool = False
    seed: int | None = None
    """The seed, if whoever laid the table chose it."""
    agreed: int = -1
    """The seq at which everybody agreed to open hands."""

    def by_token(self, token: str) -> Person | None:
        digest = hashed(token)
        for person in self.people:
            if secrets.compare_digest(person.token, digest) or secrets.compare_digest(person.invite, digest):
                return person
        return None

    def invited(self, person: Person, token: str) -> bool:
        """Whether somebody shows the link, not a secret of their own."""
        return secrets.compare_digest(person.invite, hashed(token))

    def watches(self, token: str) -> bool:
        return secrets.compare_digest(self.spectate, hashed(token))

    def person(self, id: str | None) -> Person | None:
        for person in self.people:
            if person.id == id:
                return person
        return None

    def seat(self, number: int | None) -> Seat | None:
        return self.seats[number] if number is not None and 0 <= number < len(self.seats) else None

    def new_id(self) -> str:
        self.count += 1
        return f"p{self.count}"

    def say(self, line: ChatLine, most: int) -> None:
        self.chat = [*self.chat, line][-most:]

    def bots(self) -> dict[int, str]:
        return {seat.seat: seat.bot for seat in self.seats if seat.bot is not None}

    def players(self) -> list[Person]:
        """People who play at least one seat themselves now."""
        return [person for person in self.people if any(self.seats[seat].bot is None for seat in person.seats)]

    def holds_all(self, person: Person | None) -> bool:
        """Whether one person plays every seat: then nothing is hidden from them."""
        return person is not None and all(seat.person == person.id and seat.bot is None for seat in self.seats)

    def come_back(self, person: Person) -> None:
        """Take one's own seats back from the bots that sat in."""
        for number in person.seats:
            self.seats[number].bot = None

    def give_back(self, person: Person, number: int, bot: str) -> None:
        """The seat is nobody's, and a bot plays it."""
        person.seats = [held for held in person.seats if held != number]
        seat = self.seats[number]
        seat.person, seat.bot = None, bot

    def give(self, number: int, person: Person) -> None:
        """The seat goes to this person."""
        seat = self.seats[number]
        for other in self.people:
            if number in other.seats:
                other.seats = [held for held in other.seats if held != number]
        person.seats = sorted([*person.seats, number])
        seat.person = person.id
        seat.bot = None
