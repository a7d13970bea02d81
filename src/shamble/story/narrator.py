"""The narrator: finds the moments that decided a game, with their causes, and the deeds of each person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shamble.core.event import Arg, Event
from shamble.sessions.session import Session
from shamble.story.scenes import Instant, StoryBeat, number, place_of, state_at, story_beats, text

Message = tuple[str, dict[str, Arg]]
"""Message id and arguments."""
MAX_MOMENTS: Final = 6
"""Number of moments in a story."""
MAX_DEEDS: Final = 6
"""Largest number of persons whose best deed is told."""
A_ROUND: Final = 2
"""Number of moments from one round."""
HORDE: Final = 4
"""Number of new undead in a round from which on they are a moment."""
FEW: Final = 4
"""Number of beats of one kind among which moments are chosen."""
LOOKBACK: Final = 40
"""Number of beats before a death in which its cause is looked for."""
DEATHS: Final = ("dies", "companion-dies", "unit-dies")
DAMAGE: Final = ("wounded", "damage")
ATTACKS: Final = ("attack", "bites", "struck", "walkers-attack")
"""Events in which enemies attack: only then they bite."""
DEADLY: Final = ("starves", "event-played", "attack", "bites", "walkers-attack", "column", "attacks")
"""Events that may cause a death; the last one before it does."""
FIGHTS: Final = ("column", "gun-column")
"""Events of a fight in which both sides hit."""
KILLS: Final = ("kills", "devours", "zed-dies")
LOSSES: Final = {"card-eaten": "eaten", "card-wasted": "wasted", "card-drawn": "drawn"}
"""Events that take a card from a pile → what happened to the card."""
GOALS: Final = ("takes", "research-succeeds", "goal-met", "switches-on", "delivers", "seals", "escapes")


class StoryMoment:
    """A moment of the story. `kind`: best, bite, close, death, end, fight, goal, horde, hurt, loss or meal. `told`: its
    sentence. `where`: the space to look at, empty if there is none. `who`: the ids of the persons concerned. `picture`:
    the instant at which the persons and things of the sentence stand on the board."""

    __slots__ = ("index", "kind", "picture", "round", "seq", "told", "weight", "where", "who")

    def __init__(
        self, kind: str, at: StoryBeat, told: Message, weight: int, where: str, who: Sequence[str], picture: Instant
    ) -> None:
        self.kind: Final = kind
        self.seq: Final = at.seq
        self.index: Final = at.index
        self.round: Final = at.round
        self.told: Final = told
        self.weight: Final = weight
        self.where: Final = where
        self.who: Final = tuple(who)
        self.picture: Final = picture


class Fallen:
    """A person who died. `kills`, `wounds`: what the person did and took before."""

    __slots__ = ("kills", "round", "told", "where", "who", "wounds")

    def __init__(self, who: str, round: int, where: str, kills: int, wounds: int, told: Message) -> None:
        self.who: Final = who
        self.round: Final = round
        self.where: Final = where
        self.kills: Final = kills
        self.wounds: Final = wounds
        self.told: Final = told


class Deed:
    """The best deed of a person: its sentence and its moment."""

    __slots__ = ("index", "round", "seq", "told", "who")

    def __init__(self, who: str, at: StoryBeat, told: Message) -> None:
        self.who: Final = who
        self.seq: Final = at.seq
        self.index: Final = at.index
        self.round: Final = at.round
        self.told: Final = told


class Story:
    """The story of a game. `headline`: what decided it."""

    __slots__ = ("deeds", "fallen", "headline", "moments", "rounds", "won")

    def __init__(
        self,
        headline: Message,
        won: bool | None,
        rounds: int,
        moments: list[StoryMoment],
        fallen: list[Fallen],
        deeds: list[Deed],
    ) -> None:
        self.headline: Final = headline
        self.won: Final = won
        self.rounds: Final = rounds
        self.moments: Final = moments
        self.fallen: Final = fallen
        self.deeds: Final = deeds


class Narrator:
    """Reads the beats of one game once, and finds what to tell of it."""

    def __init__(self, session: Session) -> None:
        self.session: Final = session
        self.beats: Final = story_beats(session)
        self.rounds: Final = max((beat.round for beat in self.beats), default=0)
        sheets = [sheet["id"] for sheet in session.game.scene(session.state, None)["sheets"]]
        acting = {text(event.args.get("who")) for beat in self.beats for event in beat.beat.events}
        fighting = [actor for beat in self.beats if beat.beat.family == "fight" and (actor := actor_of(beat))]
        self.persons: Final = [id for id in sheets if id in acting] or list(dict.fromkeys(fighting))
        """The persons of the story: those with a sheet, else everybody who fought."""

    def story(self) -> Story:
        """Returns the story of the game."""
        result = self.session.outcome
        fallen = self.fallen()
        moments = [moment for moment in self._candidates() if moment is not None]
        return Story(
            self.headline(fallen),
            None if result is None else result.won,
            self.rounds,
            choose(moments),
            fallen,
            self.deeds(),
        )

    # -- the end -----------------------------------------------------------------------------------------------

    def headline(self, fallen: Sequence[Fallen]) -> Message:
        """The headline, which says what decided the game: a death, an empty pile, or the reason of the result."""
        result = self.session.outcome
        if result is None:
            return "story-running", {"round": self.rounds}
        if result.won:
            return ("story-won-all" if not fallen else "story-won"), {"round": self.rounds, "n": len(fallen)}
        if fallen and any(word in result.reason for word in ("die", "dead", "death", "eliminated", "character")):
            return "story-lost-death", {"who": fallen[-1].who}
        empty = self._last("deck-empty")
        if empty is not None:
            return "story-lost-deck", {"deck": text(empty[1].args.get("deck"))}
        return f"end-{result.reason}", {}

    def _last(self, *kinds: str) -> tuple[StoryBeat, Event] | None:
        """The last beat with an event of these kinds, and that event; None if there is none."""
        for beat in reversed(self.beats):
            event = beat.first(*kinds)
            if event is not None:
                return beat, event
        return None

    def _end(self) -> StoryMoment | None:
        """The moment that ended the game; an empty pile with the ways in which its cards went."""
        if self.session.outcome is None or not self.beats:
            return None
        empty = self._last("deck-empty")
        if empty is not None:
            deck = text(empty[1].args.get("deck"))
            pile: dict[str, Arg] = {"deck": deck, "round": empty[0].round, **self.losses(deck)}
            return StoryMoment("end", empty[0], ("story-pile", pile), 100, "", (), empty[0].after())
        last = next((beat for beat in reversed(self.beats) if beat.beat.family == "end"), self.beats[-1])
        if last.first(*DEATHS) is not None:
            return None  # the death is told as such
        where = next((place_of(event)[1] for event in reversed(last.beat.events) if place_of(event)[1]), "")
        if last.first("zeds-in-center") is not None:
            where = "center"
        elif last.beat.family != "end" and (deaths := self._deaths()):
            where = self._place(deaths[-1][0], deaths[-1][2])
        elif not where and last.first("goals-met") is not None:
            # The last thing that happened anywhere has met the goals.
            earlier = reversed(self.beats[: self.beats.index(last)])
            where = next((place for beat in earlier for event in beat.beat.events if (place := place_of(event)[1])), "")
        told = last.beat.message() if last.beat.family == "end" else (f"end-{self.session.outcome.reason}", {})
        return StoryMoment("end", last, told, 100, where, (), last.after())

    def losses(self, deck: str) -> dict[str, Arg]:
        """The number of cards that left a pile, by the way in which they went."""
        counts = dict.fromkeys(LOSSES.values(), 0)
        for beat in self.beats:
            for event in beat.each(*LOSSES):
                if event.args.get("deck") == deck:
                    counts[LOSSES[event.kind]] += 1
        return dict(counts)

    # -- the dead ----------------------------------------------------------------------------------------------

    def _deaths(self) -> list[tuple[int, StoryBeat, Event]]:
        """Each death, as index of its beat, beat and event."""
        return [(at, beat, event) for at, beat in enumerate(self.beats) for event in beat.each(*DEATHS)]

    def fallen(self) -> list[Fallen]:
        """Everybody who died, in order, with the cause."""
        the_fallen: list[Fallen] = []
        for at, beat, event in self._deaths():
            who = text(event.args.get("who"))
            the_fallen.append(
                Fallen(
                    who,
                    beat.round,
                    self._place(at, event),
                    self._kills(who, at),
                    self._wounds(who, at),
                    self.cause(at, event),
                )
            )
        return the_fallen

    def _place(self, at: int, event: Event) -> str:
        """The space in which somebody died: told by the event, else by the last thing that happened to the person."""
        where = place_of(event)[1]
        who = event.args.get("who")
        for beat in reversed(self.beats[max(0, at - LOOKBACK) : at + 1]):
            if where:
                break
            for other in reversed(beat.beat.events):
                if who in (other.args.get("who"), other.args.get("source")) and place_of(other)[1]:
                    where = place_of(other)[1]
                    break
        return where

    def _standing(self, who: str, picture: Instant) -> str:
        """The space in which a figure stands in a picture; empty if it is not on the board."""
        pieces = self.session.game.scene(state_at(self.session, picture), None)["pieces"]
        return next((piece["space"] or "" for piece in pieces if piece["id"] == who), "")

    def cause(self, at: int, event: Event) -> Message:
        """The sentence about a death: by whom, and after how many wounds; if nothing is known, the event's own one."""
        who = text(event.args.get("who"))
        name = next((name for name in ("zone", "place") if event.args.get(name)), "")
        where = self._place(at, event)
        group: dict[str, int] = {}
        foes: tuple[str, ...] = ()
        for beat in reversed(self.beats[max(0, at - LOOKBACK) : at + 1]):
            for other in beat.each(*DEADLY):
                if other.kind == "starves" and other.args.get("who") == who and not group:
                    return "log-starves", other.args
                if other.kind == "event-played" and not group:
                    return "story-death-event", {"who": who, "event": text(other.args.get("event"))}
                if other.kind == "attack" and other.args.get("zone") == where:
                    kind = text(other.args.get("kind"))
                    group[kind] = group.get(kind, 0) + number(other.args.get("n"))
                elif other.kind == "bites" and other.args.get("who") == who and "kind" in other.args and not group:
                    group[text(other.args.get("kind"))] = number(other.args.get("n"))
                elif other.kind == "walkers-attack" and other.args.get("place") == where:
                    group["walker"] = number(other.args.get("n"))
                elif other.kind in ("column", "attacks") and other.args.get("who") == who:
                    value = other.args.get("foes")
                    foes = tuple([str(one) for one in value]) if isinstance(value, tuple) else ()
            if group or foes:
                break
        wounds = self._wounds(who, at)
        if group and where:
            told: dict[str, Arg] = {"who": who, "group": tuple([f"{n} {kind}" for kind, n in group.items()])}
            told["n"] = sum(group.values())
            told[name or "zone"] = where
            told["wounds"] = wounds
            return "story-death", told
        if foes and where:
            return "story-death-fight", {"who": who, "foes": foes, "place": where}
        return f"log-{event.kind}", event.args

    def _wounds(self, who: str, until: int) -> int:
        """Number of wounds that a person took up to a beat."""
        return sum(
            number(event.args.get("n"), 1)
            for beat in self.beats[: until + 1]
            for event in beat.each(*DAMAGE, "unit-hit")
            if event.args.get("who") == who
        )

    def _kills(self, who: str, until: int) -> int:
        """The number of undead that a person has killed up to this beat."""
        return sum(kills(event, who) for beat in self.beats[: until + 1] for event in beat.beat.events)

    # -- moments -----------------------------------------------------------------------------------------------

    def _candidates(self) -> list[StoryMoment | None]:
        """All moments that could be told, None for those that the game does not have."""
        moments: list[StoryMoment | None] = [self._end(), self._close(), self._horde(), self._loss(), self._goal()]
        moments.append(self._meal())
        moments += self._best() + self._bites()
        for at, beat, event in self._deaths():
            who = text(event.args.get("who"))
            weight = 90 if event.kind != "unit-dies" else 55
            if at == len(self.beats) - 1:
                weight = 100
            where, picture = self._place(at, event), beat.before(*DEATHS)
            moments.append(StoryMoment("death", beat, self.cause(at, event), weight, where, (who,), picture))
        return moments

    def _best(self) -> list[StoryMoment]:
        """The beats in which most fell; only the first of them is sure to be told."""
        moments: list[StoryMoment] = []
        for beat in sorted(self.beats, key=lambda one: -one.beat.sums().get("falls", 0))[:FEW]:
            falls = beat.beat.sums().get("falls", 0)
            if not falls:
                break
            event = beat.first(*KILLS) or beat.beat.events[0]
            shared = [str(one) for one in fighters(event)]
            who = shared or [id for id in (text(event.args.get("who")) or actor_of(beat),) if id]
            weight = 60 + falls if not moments else 20 + falls
            kind = "meal" if event.kind == "devours" else "fight" if moments else "best"
            told = (f"log-{event.kind}", event.args) if kind == "meal" else beat.beat.message()
            where, picture = place_of(event)[1], beat.before(*KILLS)
            moments.append(StoryMoment(kind, beat, told, weight, where, who, picture))
        return moments

    def _bites(self) -> list[StoryMoment]:
        """The beats with most wounds: told where little else is."""
        moments: list[StoryMoment] = []
        for beat in sorted(self.beats, key=lambda one: -one.beat.sums().get("wounds", 0))[:FEW]:
            wounds = beat.beat.sums().get("wounds", 0)
            if not wounds or beat.first(*DEATHS) is not None:
                continue
            where = next((place_of(event)[1] for event in beat.beat.events if place_of(event)[1]), "")
            told, hurt, picture = beat.beat.message(), beat.beat.hurt(), beat.before(*DAMAGE)
            kind = (
                "bite" if beat.first(*ATTACKS) is not None else "fight" if beat.first(*FIGHTS) is not None else "hurt"
            )
            worst = max(beat.each(*DAMAGE), key=lambda event: number(event.args.get("n")), default=None)
            if kind == "hurt" and worst is not None:
                told = f"log-{worst.kind}", worst.args
            where = where or (self._standing(hurt[0], picture) if hurt else "")
            moments.append(StoryMoment(kind, beat, told, 25 + wounds, where, hurt, picture))
        return moments

    def _meal(self) -> StoryMoment | None:
        """The last meal, rather of a bystander, who gives no experience: the point of many missions, although such a
        meal is only one kill."""
        meals = [beat for beat in self.beats if beat.first("devours") is not None]
        beat = max(meals, key=lambda one: (not one.beat.sums().get("gain", 0), one.index), default=None)
        event = beat.first("devours") if beat is not None else None
        if beat is None or event is None:
            return None
        told, who = ("log-devours", event.args), [text(event.args.get("who"))]
        return StoryMoment("meal", beat, told, 52, place_of(event)[1], who, beat.before("devours"))

    def _close(self) -> StoryMoment | None:
        """The last time that a person who lived on was left with one life."""
        dead = {text(event.args.get("who")) for _, _, event in self._deaths()}
        for at in range(len(self.beats) - 1, -1, -1):
            for event in self.beats[at].each(*DAMAGE):
                who = text(event.args.get("who"))
                if event.args.get("life") == 1 and who not in dead:
                    beat, picture = self.beats[at], self.beats[at].after(event)
                    where = self._standing(who, picture) or self._place(at, event)
                    return StoryMoment("close", beat, ("story-close", {"who": who}), 65, where, (who,), picture)
        return None

    def _horde(self) -> StoryMoment | None:
        """The round in which most undead came."""
        came: dict[int, int] = {}
        for beat in self.beats:
            came[beat.round] = came.get(beat.round, 0) + beat.beat.sums().get("came", 0)
        worst = max(came, key=lambda round: came[round], default=0)
        if not worst or came.get(worst, 0) < HORDE:
            return None
        spawns = [beat for beat in self.beats if beat.round == worst and beat.beat.sums().get("came", 0)]
        last = max(spawns, key=lambda beat: beat.beat.sums()["came"])
        most = max(last.beat.events, key=lambda event: last.beat.part("came", event))
        where = place_of(most)[1]
        told: dict[str, Arg] = {"came": came[worst], "round": worst}
        weight = 40 + min(20, came[worst])
        return StoryMoment("horde", last, ("story-came", told), weight, where, (), last.after())

    def _loss(self) -> StoryMoment | None:
        """The beat in which most cards of the piles were eaten."""
        worst = max(self.beats, key=lambda beat: beat.beat.sums().get("eaten", 0), default=None)
        eaten = worst.beat.sums().get("eaten", 0) if worst is not None else 0
        if worst is None or eaten < 2:
            return None
        event = worst.first("card-eaten")
        where = place_of(event)[1] if event else ""
        return StoryMoment("loss", worst, worst.beat.message(), 45 + eaten, where, (), worst.after())

    def _goal(self) -> StoryMoment | None:
        """The last step towards the goal before the end."""
        step = self._last(*GOALS)
        if step is None:
            return None
        beat, event = step
        who = [text(event.args.get("who"))] if event.args.get("who") else []
        at = self.beats.index(beat)
        where, picture = self._place(at, event), beat.before(event.kind)
        return StoryMoment("goal", beat, (f"log-{event.kind}", event.args), 50, where, who, picture)

    # -- deeds -------------------------------------------------------------------------------------------------

    def deeds(self) -> list[Deed]:
        """The best deed of each person: the beat in which most undead fell; without a kill, the last find. The
        draw that emptied a pile and lost the game is no deed."""
        deeds: list[Deed] = []
        empty = self._last("deck-empty")
        lost = -1 if empty is None else empty[0].index
        for who in self.persons[:MAX_DEEDS]:
            best, most, total = None, 0, 0
            for beat in self.beats:
                fell = sum(kills(event, who) for event in beat.beat.events)
                if not fell and actor_of(beat) == who and beat.first("zed-dies") is not None:
                    fell = beat.beat.sums()["falls"]
                total += fell
                if fell > most:
                    best, most = beat, fell
            if best is not None:
                deeds.append(Deed(who, best, ("story-deed-falls", {"who": who, "n": most, "total": total})))
                continue
            finds = [
                beat
                for beat in self.beats
                for event in beat.each("finds", "card-drawn")
                if event.args.get("who") == who and beat.index != lost
            ]
            if finds:
                deeds.append(Deed(who, finds[-1], ("story-deed-finds", {"who": who, "n": len(finds)})))
        return deeds


def actor_of(beat: StoryBeat) -> str:
    """The person who fights in a beat; empty if none does."""
    event = beat.first("attacks", "column", "gun-column")
    return text(event.args.get("who")) or text(event.args.get("source")) if event is not None else ""


def fighters(event: Event) -> Sequence[Arg]:
    """The persons who share a kill, where several fight together."""
    value = event.args.get("fighters")
    return value if isinstance(value, tuple) else ()


def kills(event: Event, who: str) -> int:
    """The number of undead that an event says this person killed. A shared kill counts for the first fighter."""
    if event.kind in ("kills", "devours"):
        shared = fighters(event)
        if shared:
            return number(event.args.get("n")) if shared[0] == who else 0
        return int(event.args.get("who") == who)
    return 0


def choose(moments: Sequence[StoryMoment]) -> list[StoryMoment]:
    """The weightiest moments in the order of the game: six at most, two of a round, no picture twice."""
    chosen: list[StoryMoment] = []
    for moment in sorted(moments, key=lambda one: (-one.weight, one.index)):
        view = (moment.kind, moment.where, moment.round)
        same = [
            other
            for other in chosen
            if (other.index == moment.index and other.kind != "end") or (other.kind, other.where, other.round) == view
        ]
        if len(chosen) >= MAX_MOMENTS or any(other.told == moment.told for other in chosen) or same:
            continue
        if moment.kind != "end" and sum(other.round == moment.round for other in chosen) >= A_ROUND:
            continue
        chosen.append(moment)
    return sorted(chosen, key=lambda one: (one.index, one.kind == "end"))


def tell_story(session: Session) -> Story:
    """Returns the story of a session, whether it is over or not.

    >>> import shamble
    >>> game = shamble.new("zombicide2", seats=1, seed=1)
    >>> tell_story(game).headline
    ('story-running', {'round': 1})
    """
    return Narrator(session).story()
