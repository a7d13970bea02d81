"""Story cards (rule 2): the track, the effect there, then the text, carried out at once or kept."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.deck import Deck
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.fights.anytime import TRACK, TownAnnouncement
from shamble.games.dawn.table.flow import DawnFlow, RuleStep, TieQuestion
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.outbreaks import CheckOutbreak, break_out

BY_CHAOS: Final = ("most-chaos", "fewest-chaos")
"""Words of a story card whose track kept cards can change, by removing chaos."""


class DrawStory(RuleStep):
    """Draws a story card and carries it out.

    `purpose`: the effect at the track: outbreak, unchecked, activate, event, the id of a story, or none for the text
    alone. `surface`: only tracks above ground; for a tunnel card the players then choose (p. 5).
    """

    fields: ClassVar[tuple[str, ...]] = ("purpose", "surface")
    __slots__ = ("purpose", "surface")

    def __init__(self, purpose: str, surface: bool = False) -> None:
        self.purpose: Final = purpose
        self.surface: Final = surface

    def run(self, t: DawnFlow) -> None:
        s = t.s
        if not s.deck("stories").layers and s.story_discard:
            # A card whose text is still being carried out is discarded after it (p. 5).
            in_play = [frame.card for frame in s.stack if isinstance(frame, StoryDone)]
            t.set_deck(Deck.of("stories", [card for card in s.story_discard if card not in in_play]))
            s.story_discard = tuple([card for card in s.story_discard if card in in_play])
            t.emit("stories-shuffled", "dawn.story.reshuffle", n=s.deck("stories").size)
        card = t.take("stories")
        if not card:
            t.emit("no-story", "dawn.story.reshuffle")
            t.then(Locate("", "choice", self.purpose, self.surface))
            return
        story = s.content.stories[card]
        if s.versus and story.keep:
            heroes = tuple(range(s.hero_seats))
            t.emit("story-hidden", "dawn.story.draw", (s.zed_seat,), where=story.where)
            t.emit("story", "dawn.story.draw", heroes, card=card, where=story.where)
        else:
            t.emit("story", "dawn.story.draw", card=card, where=story.where)
        if story.where in BY_CHAOS and self.purpose != "none":
            t.announce(BeforeTrack(story.where, self.surface))
        t.then(Locate(card, story.where, self.purpose, self.surface))
        t.then(StoryText(card))


class BeforeTrack(TownAnnouncement):
    """Announces that the chaos of tracks decides which one a drawn story card means (p. 5). `subject`: the words of the
    card; a second word "surface" leaves the tunnel out."""

    fields: ClassVar[tuple[str, ...]] = ("where", "surface", "passed")
    __slots__ = ("surface", "where")

    def __init__(self, where: str, surface: bool, passed: tuple[str, ...] = ()) -> None:
        super().__init__(TRACK, -1, f"{where} surface" if surface else where, passed)
        self.where: Final = where
        self.surface: Final = surface

    def with_passed(self, passed: tuple[str, ...]) -> BeforeTrack:
        return BeforeTrack(self.where, self.surface, passed)

    def question(self, s: DawnState) -> Args:
        return {"moment": self.kind, "where": self.where}


def candidates(s: DawnState, where: str, surface: bool, swept: tuple[str, ...] = ()) -> list[str]:
    """The tracks that a story card may mean; several are a tie for the players to break. `swept`: tracks from which a
    chaos marker each is thought away."""
    tracks = [track for track in s.tracks if not surface or not s.content.tracks[track].underground]
    if where in tracks:
        return [where]
    if where in ("most-zeds", "fewest-zeds", "most-chaos", "fewest-chaos"):
        sign = 1 if where.startswith("most") else -1
        counts = [
            sign * (len(s.zeds_on(track)) if where.endswith("zeds") else s.chaos_on(track) - swept.count(track))
            for track in s.tracks
        ]
        best = [track for track, n in zip(s.tracks, counts) if n == max(counts)]
        above = [track for track in best if track in tracks]
        return above or tracks
    return tracks


class Locate(TieQuestion):
    """Determines the track of a story card; the players choose among several (p. 5).

    `where`: the word of the card for its track, such as `most-zeds`; `purpose`: what happens there (`happen`);
    `surface`: True for tracks above ground only. `card`: the story card; empty if none was drawn.
    """

    fields: ClassVar[tuple[str, ...]] = ("card", "where", "purpose", "surface")
    __slots__ = ("card", "purpose", "surface", "where")
    ask: ClassVar[str] = "locate"
    verbs: ClassVar[tuple[str, ...]] = ("locate",)
    rule: ClassVar[str] = "dawn.story.draw"

    def __init__(self, card: str, where: str, purpose: str, surface: bool) -> None:
        self.card: Final = card
        self.where: Final = where
        self.purpose: Final = purpose
        self.surface: Final = surface

    def question(self, s: DawnState) -> Args:
        return {"where": self.where}

    def seat(self, s: DawnState) -> int:
        return s.first if self.where == "choice" else super().seat(s)

    def seats(self, s: DawnState) -> tuple[int, ...]:
        return tuple(range(s.hero_seats)) if self.where == "choice" else super().seats(s)

    def options(self, s: DawnState) -> list[Option]:
        if self.purpose == "none":
            return []
        return [Option("locate", target=track) for track in candidates(s, self.where, self.surface)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        t.emit("located", "dawn.story.draw", track=option.target)
        if self.card:
            t.hold("round", f"at {self.card} {option.target}")
        happen(t, self.purpose, option.target)


def happen(t: DawnFlow, purpose: str, track: str) -> None:
    """Carries out the purpose of a story card at its track."""
    if purpose == "outbreak":
        break_out(t, track, False)
    elif purpose in ("unchecked", "unchecked-more"):
        break_out(t, track, True, purpose == "unchecked-more")
    elif purpose == "activate":
        t.then(t.frame("ActivateTrack", track))
        t.then(t.frame("ActivateTrack", track))
    elif purpose == "event":
        t.s.content.book.events[t.s.event].track_named(t, track)
    elif purpose in t.s.content.book.stories:
        t.s.content.book.stories[purpose].track_named(t, track)


class StoryText(RuleStep):
    """Carries out and discards a "now" card, or adds a "keep" card to the heroes' hand (p. 5)."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def run(self, t: DawnFlow) -> None:
        s = t.s
        story = s.content.stories[self.card]
        if story.keep:
            s.kept = (*s.kept, self.card)
            heroes = tuple(range(s.hero_seats)) if s.versus else None
            t.emit("story-kept", "dawn.story.keep", heroes, card=self.card)
            return
        t.emit("story-now", story.rule, card=self.card)
        s.story_discard = (*s.story_discard, self.card)
        s.content.book.stories[self.card].take_effect(t, where_was(s, self.card))
        t.then(CheckOutbreak())
        t.then(StoryDone(self.card))


class StoryDone(RuleStep):
    """Marks the end of a "now" card's text; until then a reshuffle leaves the card out."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def run(self, t: DawnFlow) -> None:
        pass


def where_was(s: DawnState, card: str) -> str:
    """The track that this card named in this round; empty if it named none."""
    for track in s.tracks:
        if s.has_reminder(f"at {card} {track}"):
            return track
    return ""
