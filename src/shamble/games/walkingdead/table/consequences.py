"""Parts of an option's meaning: wounds, deaths, and cards that leave a deck."""

from __future__ import annotations

from shamble.core.deck import Deck
from shamble.core.meaning import GRAVE, HARMLESS, RISKY, Meaning, Note, percent
from shamble.games.walkingdead.table.content import BLACK, WHITE
from shamble.games.walkingdead.table.state import MAX_LIFE, Player, WalkingDeadState


def span(s: WalkingDeadState, amount: int | str) -> tuple[int, int]:
    """Returns the smallest and the largest value of a printed amount."""
    if isinstance(amount, int):
        return amount, amount
    faces = {"black": BLACK, "white": WHITE}.get(amount)
    if faces:
        return min(faces), max(faces)
    n = s.by_players(amount)
    return n, n


def ends_game(s: WalkingDeadState) -> bool:
    """True if one more death loses the game (p. 9, 11)."""
    return s.hardcore or not s.spare


def deadly(s: WalkingDeadState, player: Player, n: int) -> bool:
    """True if n wounds kill the character, which no guinea pig protects."""
    return n >= player.life and not player.guinea


def wound_meaning(s: WalkingDeadState, player: Player, n: int) -> Meaning:
    """Returns the meaning of n wounds for a player."""
    if deadly(s, player, n):
        lost = (Note("ends-game"),) if ends_game(s) else ()
        return Meaning(notes=(Note("dies", who=player.char), *lost), risk=GRAVE)
    return Meaning(notes=(Note("life-left", who=player.char, n=max(1, player.life - n)),))


def loss_meaning(s: WalkingDeadState, players: list[Player], least: int, most: int) -> Meaning:
    """Returns the meaning of a loss of `least` to `most` life, as dice decide, for each of these players."""
    doomed = [player.char for player in players if deadly(s, player, least)]
    shaky = [player.char for player in players if deadly(s, player, most) and player.char not in doomed]
    notes: list[Note] = []
    if doomed:
        notes.append(Note("dies", who=tuple(doomed)))
    if shaky:
        notes.append(Note("may-die", who=tuple(shaky)))
    if (doomed or shaky) and ends_game(s):
        notes.append(Note("ends-game"))
    risk = GRAVE if doomed else RISKY if players else HARMLESS
    return Meaning(hurts=tuple([player.char for player in players]), notes=tuple(notes), risk=risk)


def heals(player: Player, n: int) -> Note:
    """Returns the note that a player gains up to n life."""
    return Note("heals", who=player.char, n=min(n, MAX_LIFE - player.life))


def taking_meaning(s: WalkingDeadState, name: str, n: int = 1) -> Meaning:
    """Returns the meaning of taking n cards from a deck: the last card loses the game (p. 3)."""
    left = s.deck(name).size - n
    if left <= 0:
        return Meaning(notes=(Note("last-card", deck=name), Note("ends-game")), risk=GRAVE)
    return Meaning(notes=(Note("deck-left", deck=name, n=left),))


def draw_meaning(s: WalkingDeadState, who: int, name: str) -> Meaning:
    """Returns what a draw may bring, by public knowledge; a seat that has seen the top card sees it on the pile."""
    grave = taking_meaning(s, name)
    if grave.risk:
        return grave
    player = s.players[who]
    deck = s.deck(name)
    odds: tuple[Note, ...] = ()
    if name == "equipment":
        odds = (Note("weapon", percent=share(deck, [c for c in deck.cards() if s.content.equipment[c].weapon])),)
    elif name == "ammo" and any(s.content.equipment[held.card].ranged for held in player.cards):
        guns = [s.content.equipment[held.card] for held in player.cards]
        fits = [card for card in deck.cards() if any(s.content.ammo[card].fits(gun) for gun in guns)]
        odds = (Note("fits", percent=share(deck, fits)),)
    return Meaning(odds=odds, notes=grave.notes)


def share(deck: Deck, cards: list[str]) -> int:
    """Returns the share of these cards in a deck, in percent."""
    return percent(len(cards) / deck.size)
