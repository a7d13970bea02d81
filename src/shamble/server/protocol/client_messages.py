"""Messages of a client to the server over the socket, as Structs, and their decoder."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from shamble.server.protocol.field_types import Colour, Key, Lang, Level, Name, Number, Seq, Token


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of all messages of a client; `type` tells them apart."""


class Hello(ClientMessage, tag="hello"):
    """The first message of a client, with its token. `steps`: the server sends changes event by event, not whole
    views."""

    token: Token
    lang: Lang = "en"
    name: Name | None = None
    colour: Colour | None = None
    steps: bool = False


class Introduce(ClientMessage, tag="introduce"):
    """Sets the name and colour of a person who came by a link. The colour of another seat is refused."""

    name: Name
    colour: Colour


class PlayMessage(ClientMessage, tag="play"):
    """Plays an option or an interrupt with one of the client's seats; `seq` is that of the view with the option."""

    seq: Seq
    seat: Number
    key: Key


class UndoMessage(ClientMessage, tag="undo"):
    """Takes moves back, or starts a vote about it."""

    level: Level = "step"


class Vote(ClientMessage, tag="vote"):
    """Answers the open vote."""

    yes: bool


class OpenHands(ClientMessage, tag="open"):
    """Starts a vote about a full export while something is hidden."""


class ChooseSeatView(ClientMessage, tag="sit"):
    """Switches the view to another one of the client's seats."""

    seat: Number


class HintPlease(ClientMessage, tag="hint"):
    """Asks for advice for one of the client's seats."""

    seat: Number


class LookPlease(ClientMessage, tag="look"):
    """Asks for the view of an earlier moment."""

    seq: Seq


class SendChat(ClientMessage, tag="chat"):
    """Adds a line to the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Suggest(ClientMessage, tag="suggest"):
    """Proposes an option of the current decision in the chat."""

    seat: Number
    key: Key


class HostCommand(ClientMessage, tag="host"):
    """A command of the host. `ask` requests a guarded seat from its person. `bots` lets the bots play on although no
    person plays any more."""

    do: Literal["bot", "bots", "person", "link", "spectate", "kick", "pass", "close", "ask"]
    seat: Number | None = None
    person: Name | None = None
    bot: Name | None = None


class TokenStored(ClientMessage, tag="kept"):
    """Confirms that the client has stored the token of its `welcome`. The link it came by becomes invalid."""


class ReleaseSeat(ClientMessage, tag="give-back"):
    """Gives one of the client's seats up. A bot plays it until the host gives it to another person."""

    seat: Number


class Consent(ClientMessage, tag="consent"):
    """Answers the host's request for one of the client's seats (`SeatInfo.asked`)."""

    seat: Number
    yes: bool


class Acknowledge(ClientMessage, tag="acknowledge"):
    """Confirms that the person has read the audit log up to this serial number."""

    serial: Seq


class Ping(ClientMessage, tag="ping"):
    """Asks for a `pong`, to keep the connection open and to measure its delay."""


FromClient = (
    Hello
    | Introduce
    | TokenStored
    | ReleaseSeat
    | PlayMessage
    | UndoMessage
    | Vote
    | OpenHands
    | ChooseSeatView
    | HintPlease
    | LookPlease
    | SendChat
    | Suggest
    | HostCommand
    | Consent
    | Acknowledge
    | Ping
)


_client_messages: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def decode_client(data: bytes | str) -> FromClient:
    """Decodes a message of a client. Raises DecodeError for bad data, also if it is nested too deeply."""
    try:
        return _client_messages.decode(data)
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None
