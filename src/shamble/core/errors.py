"""What can go wrong on the outside of the rules, each with a sentence that says what and where."""


class ShambleError(Exception):
    """Something a caller can mend; the message is one line meant for a person."""


class IllegalOption(ShambleError):
    """The option is not (or no longer) on offer; the message lists what is."""


class NotYourSeat(ShambleError):
    """The seat may not answer this question."""


class EndlessMove(ShambleError):
    """The rules went on and on without a question: a position that no game can reach, or a mistake in a rule."""


class BadPosition(ShambleError):
    """A position that no game can reach: it says what is wrong, and where."""


class BadSave(ShambleError):
    """A save that is damaged, or newer than this program."""


class ReplayMismatch(ShambleError):
    """Recorded chance does not fit what the rules ask for."""


class ContentError(ShambleError):
    """A content file that makes no sense: names the file and the key."""
