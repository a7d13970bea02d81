"""Exceptions for callers of the library. Each message is one line that says what is wrong, and where."""


class ShambleError(Exception):
    """Base class of errors that a caller can correct; the message is one line meant for a person."""


class IllegalOption(ShambleError):
    """The option is not offered, or not any more; the message lists the possible options."""


class NotYourSeat(ShambleError):
    """The seat may not answer this question."""


class EndlessMove(ShambleError):
    """The rules ran too many steps without a question: an impossible position, or a mistake in a rule."""


class BadPosition(ShambleError):
    """A position that no game can reach; the message says what is wrong, and where."""


class BadSave(ShambleError):
    """A save that is damaged, or newer than this program."""


class ReplayMismatch(ShambleError):
    """Recorded or scripted outcomes do not fit what the rules roll or draw."""


class ContentError(ShambleError):
    """An invalid content file; the message names the file and the key."""
