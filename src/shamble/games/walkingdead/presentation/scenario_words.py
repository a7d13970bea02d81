"""The paths that scenarios may check and the names of moments (docs/scenarios.md is made from these)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shamble.content.vocabulary import Vocabulary, questions_of
from shamble.core.entity import Entity
from shamble.core.event import Event
from shamble.games.walkingdead.effects.items import VERBS
from shamble.games.walkingdead.phases.end_phase import Heal
from shamble.games.walkingdead.table.content import RESOURCES, Content, kind
from shamble.games.walkingdead.table.state import DECKS, TOKENS, Player, PlayerCard, WalkingDeadState, tokens
from shamble.sessions.session import Session

Look = Callable[[Session, WalkingDeadState, str, str], object]
PATHS: Final[dict[str, tuple[str, Look]]] = {
    "round": ("the number of the round", lambda e, s, a, b: s.round),
    "phase": ("setup, start, turns, combat or end", lambda e, s, a, b: s.phase),
    "leader": ("who has the badge", lambda e, s, a, b: s.players[s.leader].char),
    "seats.N": ("who sits there, counted from 1", lambda e, s, a, b: s.players[int(a) - 1].char),
    "winners": ("the characters who have won, by a secret goal too (not seats)", lambda e, s, a, b: winners(s)),
    "silence": ("whether nobody may speak (expert)", lambda e, s, a, b: e.view(None)["scene"]["silence"]),
    "grid": ("the four places, row by row", lambda e, s, a, b: s.grid),
    "in-play": ("events that stay in play", lambda e, s, a, b: list(s.in_play)),
    "walkers.PLACE": ("how many walkers are there", lambda e, s, a, b: s.place(a).walkers),
    "risen.PLACE": ("of these, who rose this round", lambda e, s, a, b: s.place(a).fresh),
    "dazed.PLACE": ("of these, who saw a flashbang", lambda e, s, a, b: s.place(a).dazed),
    "acting.PLACE": ("how many would wound or eat now", lambda e, s, a, b: max(0, s.acting(s.place(a)))),
    "decks.DECK": ("how many cards are left", lambda e, s, a, b: s.deck(a).size),
    "discards.DECK": ("how many cards are discarded", lambda e, s, a, b: len(s.discards[DECKS.index(a)])),
    "discarded.DECK": ("which ones", lambda e, s, a, b: [kind(card) for card in s.discards[DECKS.index(a)]]),
    "piles.PILE": ("the place where a deck lies", lambda e, s, a, b: s.grid[s.piles.index(a)]),
    "known.WHO.DECK": ("the top card, if that player has seen it", lambda e, s, a, b: known_top(s, a, b)),
    "ground.PLACE": (
        "ammunition cards left lying",
        lambda e, s, a, b: [kind(card) for place, card in s.ground if place == a],
    ),
    "tokens.TOKEN": (
        "how many tokens the supply holds",
        lambda e, s, a, b: TOKENS - sum([tokens(pile) for pile in piles(s, a)]),
    ),
    "goals.WHO": ("hidden or revealed", lambda e, s, a, b: "revealed" if player(s, a).met else "hidden"),
    "view.WHO.events.OTHER": (
        "another's events as a player sees them: names, or hidden",
        lambda e, s, a, b: seen(e, a, b),
    ),
    "characters.WHO.place": (
        "where the figure stands; null: nowhere",
        lambda e, s, a, b: player(s, a).place or None,
    ),
    "characters.WHO.life": ("0 to 5", lambda e, s, a, b: player(s, a).life),
    "characters.WHO.food": ("tokens", lambda e, s, a, b: player(s, a).food),
    "characters.WHO.allies": ("tokens", lambda e, s, a, b: player(s, a).allies),
    "characters.WHO.cards": (
        "equipment; `pistol 3` holds 3",
        lambda e, s, a, b: [written(s, one) for one in player(s, a).cards],
    ),
    "characters.WHO.ammo": (
        "kept ammunition cards",
        lambda e, s, a, b: [written(s, one) for one in player(s, a).ammo],
    ),
    "characters.WHO.events": ("events in front of the player", lambda e, s, a, b: list(player(s, a).events)),
    "characters.WHO.goal": ("the secret goal", lambda e, s, a, b: player(s, a).goal),
    "characters.WHO.coins": ("coins on it", lambda e, s, a, b: player(s, a).coins),
    "characters.WHO.earned": ("coins earned and not yet laid", lambda e, s, a, b: player(s, a).earned),
    "characters.WHO.met": ("whether it is met", lambda e, s, a, b: player(s, a).met),
    "characters.WHO.moved": ("whether the player has moved in the turn", lambda e, s, a, b: player(s, a).moved),
    "characters.WHO.help": ("dice of a little help", lambda e, s, a, b: player(s, a).help),
    "characters.WHO.guinea": ("whether the guinea pig protects", lambda e, s, a, b: player(s, a).guinea),
    "characters.WHO.dead": ("whether the character has died", lambda e, s, a, b: a in s.dead),
}
MOMENTS: Final = {
    "setup": "the set-up",
    "round": "the next round has begun",
    "over": "the game is over",
    "start": "events are being dealt",
    "turns": "somebody has a turn",
    "turn WHO": "the player's turn, its move",
    "draw WHO": "the step in which a card may be drawn",
    "trade WHO": "the step in which objects are given",
    "events WHO": "the step in which events are played",
    "combat": "the combat phase",
    "end": "the end phase",
    "heal": "somebody may eat to heal",
}
STOPS: Final = {"round": "RoundStart", "combat": "CombatPhase", "end": "EndPhase"}


def vocabulary(content: Content, steps: dict[str, type[Entity]]) -> Vocabulary:
    """The words that scenarios of this game may use."""
    names = [*content.characters, *content.places, *content.deck, *content.events, *content.goals, *DECKS]
    return Vocabulary(
        questions=questions_of([step for step in steps.values() if hasattr(step, "asks")]),
        anytime=VERBS,
        names=names,
        paths={path: meaning for path, (meaning, _) in PATHS.items()},
        words={
            "WHO": content.characters,
            "OTHER": content.characters,
            "PLACE": content.places,
            "DECK": DECKS,
            "PILE": RESOURCES,
            "TOKEN": ("walker", "food", "ally", "ammo"),
            "N": ("1", "2", "3", "4"),
        },
        moments=MOMENTS,
        stops=STOPS,
    )


def observe(session: Session, path: str) -> object:
    """Returns the value that a scenario's `expect` names by a path: words joined by dots, such as
    `characters.rick.food`. `PATHS` lists them all; a word in capitals there stands for a name. Raises KeyError for
    another path or an unknown name."""
    head, *parts = path.split(".")
    for template, (_, look) in PATHS.items():
        first, *words = template.split(".")
        if first != head or len(words) != len(parts):
            continue
        args = [part for part, word in zip(parts, words, strict=True) if word.isupper()]
        if all(word.isupper() or part == word for part, word in zip(parts, words, strict=True)):
            return look(session, session.state, args[0] if args else "", args[1] if len(args) > 1 else "")
    raise KeyError(path)


def player(s: WalkingDeadState, char: str) -> Player:
    """The player of this character."""
    return s.players[s.seat_of(char)]


def winners(s: WalkingDeadState) -> list[str]:
    """The characters whose players have won."""
    return [s.players[seat].char for seat in s.result.winners] if s.result else []


def known_top(s: WalkingDeadState, char: str, deck: str) -> str | None:
    """Kind of the top card of a deck, if the player of this character has looked at it."""
    top = s.deck(deck).top_known_to(s.seat_of(char))
    return kind(top) if top else None


def seen(session: Session, viewer: str, owner: str) -> object:
    """The event cards of `owner` as the player `viewer` sees them; "hidden" if only their backs show."""
    view = session.view(session.state.seat_of(viewer))
    sheet = next(sheet for sheet in view["scene"]["sheets"] if sheet["id"] == owner)
    faces = [card["face"] for card in sheet["events"]]
    return "hidden" if faces and None in faces else faces


def written(s: WalkingDeadState, held: PlayerCard) -> str:
    """A card as scenarios write it: its kind, with the ammunition on it."""
    equipment = s.content.equipment.get(held.card)
    bare = equipment is not None and (not equipment.ranged or not held.ammo)
    return kind(held.card) if bare else f"{kind(held.card)} {held.ammo}"


def piles(s: WalkingDeadState, token: str) -> list[int]:
    """The number of tokens in each pile of one sort (`walker`, `food`, `ally`, or else ammunition): piles lie on places
    for walkers, with players for food and allies, and on cards for ammunition."""
    if token == "walker":
        return [place.walkers for place in s.places]
    if token == "food":
        return [player.food for player in s.players]
    if token == "ally":
        return [player.allies for player in s.players]
    return [held.ammo for player in s.players for held in (*player.cards, *player.ammo)]


def moments(s: WalkingDeadState) -> list[str]:
    """Returns the names that `until` has for the present moment."""
    names = [s.phase]
    turn, action = s.scope("turn"), s.scope("action")
    if turn is not None and s.players:
        char = s.players[int(turn.name)].char
        if action is not None:
            names.append(f"{'turn' if action.name == 'move' else action.name} {char}")
    elif action is not None and action.name == "events":
        names.append(f"events {s.players[s.leader].char}")
    if s.stack and isinstance(s.stack[-1], Heal):
        names.append("heal")
    return names


def moments_passed(event: Event) -> list[str]:
    """Returns the moments that an event shows to have passed without a question."""
    if event.kind == "turn":
        return [f"turn {event.args['who']}"]
    return {"phase-combat": ["combat"], "phase-end": ["end"]}.get(event.kind, [])
