"""The roster of a table: people with secret tokens, the seats they hold, and the bots that play for them."""

from __future__ import annotations

import hashlib
import secrets

import msgspec
from msgspec import Struct

from shamble.server.protocol.server_messages import AuditEntry, ChatLine, SeatRequest

COLOURS = ("#c2543d", "#4a8fb5", "#7ba05b", "#d1a13c", "#9a6fb0", "#4fa095")

EVERYBODY = "*"
"""Value of `AuditEntry.concerns` that stands for all people at the table."""
NEXT_OF_SEAT = "seat "
"""Beginning of a stored `AuditEntry.concerns` that stands for whoever gets a free seat; the seat's number follows."""


def new_token() -> str:
    """A secret for a person or link: 192 random bits, safe in a URL. Only its hash is stored."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """The SHA-256 digest of a token. Only digests are stored, so the database reveals no token."""
    return hashlib.sha256(token.encode()).hexdigest()


def printable(name: str | None) -> str:
    """The name without unprintable characters and outer spaces."""
    return "".join(char for char in name or "" if char.isprintable()).strip()


class Person(Struct):
    """A person at a table, including guests who were invited and have not come yet."""

    id: str
    token: str
    """Hash of the person's secret; empty until an invited person has opened the link."""
    name: str = ""
    colour: str = COLOURS[0]
    seats: list[int] = []
    host: bool = False
    came: bool = False
    invite: str = ""
    """Hash of the secret in the invitation link; empty after the person has joined with a secret of their own."""
    acknowledged: int = 0
    """The serial number up to which this person has read the audit log."""


class Seat(Struct):
    """A seat: `person` owns it, `bot` plays it now. With both, the bot plays until the person comes back."""

    seat: int
    person: str | None = None
    bot: str | None = None
    name: str = ""
    colour: str = COLOURS[0]
    lent_at: float = 0.0
    """Time at which the bot took the place of the seat's person, in seconds since 1970."""
    asked: SeatRequest | None = None
    """The host's request for this seat, until its person answers."""


class Roster(Struct):
    """The data of a table apart from the game: people, seats, chat, audit log. Stored as one JSON document."""

    people: list[Person]
    seats: list[Seat]
    spectate: str
    """Hash of the spectators' token."""
    count: int = 0
    """Number of people so far, from which ids are made."""
    chat: list[ChatLine] = []
    notes: list[str] = []
    closed: bool = False
    seed: int | None = None
    """The seed, if the creator of the table chose it; else None."""
    agreed: int = -1
    """The seq at which all voters agreed to open hands; -1 if they never did."""
    shown: int = -1
    """The last seq at which a person saw hidden things of another seat; -1 if that never happened. The end of a game,
    which opens everything, is kept in `Table.ended`."""
    mission: str = ""
    """Id of the stored mission of the workshop that is played; empty for any other game."""
    finished: bool = False
    """True if the game was over once and is counted for that mission; an undo changes nothing about it."""
    bots_alone: bool = False
    """True if the host lets the bots play on although they play every seat; a seat that goes to a bot ends that."""
    audit: list[AuditEntry] = []
    serial: int = 0
    """Number of notes written to the audit log so far; the serial number of the last one."""

    def by_token(self, token: str) -> Person | None:
        """The person whose secret or invitation link has this token."""
        digest = hashed(token)
        for person in self.people:
            if secrets.compare_digest(person.token, digest) or secrets.compare_digest(person.invite, digest):
                return person
        return None

    def invited(self, person: Person, token: str) -> bool:
        """True if the token is that of the person's invitation link, not their own secret."""
        return secrets.compare_digest(person.invite, hashed(token))

    def has_finished(self, mission: str, token: str) -> bool:
        """True if this is the secret of a person with a seat, who has played the mission to its end here."""
        person = self.by_token(token)
        seated = person is not None and bool(person.seats) and not self.invited(person, token)
        return seated and self.finished and self.mission == mission

    def watches(self, token: str) -> bool:
        """True if this is the spectators' token."""
        return secrets.compare_digest(self.spectate, hashed(token))

    def person(self, id: str | None) -> Person | None:
        """The person with this id, or None."""
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
        """Adds a line to the chat and keeps the last `most` lines."""
        self.chat = [*self.chat, line][-most:]

    def note(self, entry: AuditEntry, most: int) -> None:
        """Adds an entry to the audit log. Entries are merged, never dropped.

        Equal entries become a single one with a count. Beyond `most` entries, new entries of a kind for a seat are
        merged into one without names that concerns everybody. So the log stays bounded, and filling it hides nothing.
        """
        self.serial += 1
        entry.serial = self.serial
        alike = self._alike(entry)
        if alike is None and len(self.audit) >= most:
            entry.by = entry.name = entry.whom = ""
            entry.concerns = EVERYBODY
            alike = self._alike(entry)
        if alike is not None:
            entry.at, entry.count = alike.at, alike.count + 1
            self.audit.remove(alike)
        self.audit.append(entry)

    def audit_for(self, person: Person | None) -> list[AuditEntry]:
        """The audit log for a person. What was done to a free seat concerns whoever has that seat now, unless they did
        it themselves."""
        mine = {f"{NEXT_OF_SEAT}{seat}" for seat in person.seats} if person is not None else set()
        told = []
        for entry in self.audit:
            if entry.concerns is not None and entry.concerns.startswith(NEXT_OF_SEAT):
                me = person is not None and entry.concerns in mine and entry.by != person.id
                entry = msgspec.structs.replace(entry, concerns=person.id if me and person is not None else None)
            told.append(entry)
        return told

    def _alike(self, entry: AuditEntry) -> AuditEntry | None:
        """The earlier entry of the audit log that says the same, or None."""
        for earlier in self.audit:
            same = earlier.do == entry.do and earlier.seat == entry.seat and earlier.concerns == entry.concerns
            if same and earlier.by == entry.by and earlier.whom == entry.whom:
                return earlier
        return None

    def bots(self) -> dict[int, str]:
        """Names of the bots that play now, by seat."""
        return {seat.seat: seat.bot for seat in self.seats if seat.bot is not None}

    def players(self) -> list[Person]:
        """People who play at least one seat themselves now."""
        return [person for person in self.people if any(self.seats[seat].bot is None for seat in person.seats)]

    def keepers(self) -> list[Person]:
        """People with hidden cards on the table: those who play now, and those for whom a bot plays meanwhile."""
        return [
            person
            for person in self.people
            if person.seats and (person.came or any(self.seats[seat].bot is None for seat in person.seats))
        ]

    def lately_replaced(self, since: float) -> list[Person]:
        """People whose seats a bot has played only since then, in seconds since 1970."""
        lent = {seat.person for seat in self.seats if seat.bot is not None and seat.lent_at > since}
        return [person for person in self.people if person.id in lent and person.came]

    def holds_all(self, person: Person | None) -> bool:
        """True if this person plays every seat, so that nothing is hidden from them."""
        return person is not None and all(seat.person == person.id and seat.bot is None for seat in self.seats)

    @property
    def deserted(self) -> bool:
        """True if bots play every seat of a table where people have seats, and nobody has asked them to play on."""
        lent = all(seat.bot is not None for seat in self.seats)
        return lent and not self.bots_alone and any(seat.person is not None for seat in self.seats)

    def come_back(self, person: Person) -> None:
        """Removes the bots from this person's seats."""
        for number in person.seats:
            self.seats[number].bot = None

    def give_back(self, person: Person, number: int, bot: str) -> None:
        """Takes the seat from this person and lets a bot play it."""
        person.seats = [held for held in person.seats if held != number]
        seat = self.seats[number]
        seat.person, seat.bot, seat.asked = None, bot, None
        self.bots_alone = False

    def give(self, number: int, person: Person) -> None:
        """Gives the seat to this person, and takes it from its person or bot."""
        seat = self.seats[number]
        for other in self.people:
            if number in other.seats:
                other.seats = [held for held in other.seats if held != number]
        person.seats = sorted([*person.seats, number])
        seat.person = person.id
        seat.bot = seat.asked = None
