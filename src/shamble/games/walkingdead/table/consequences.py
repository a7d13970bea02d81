"""What could become of us: parts of what an option means."""

from __future__ import annotations

from shamble.core.deck import Deck
from shamble.core.meaning import GRAVE, HARMLESS, RISKY, Meaning, Note, percent
from shamble.games.walkingdead.table.content import BLACK, WHITE
from shamble.games.walkingdead.table.state import MAX_LIFE, Player, Table


def span(s: Table, amount: int | str) -> tuple[int, int]:
    """The least and the most that a printed amount can be."""
    if isinstance(amount, int):
        return amount, amount
    faces = {"black": BLACK, "white": WHITE}.get(amount)
    return (min(faces), max(faces)) if faces else (len(s.players), len(s.players))


def ends_game(s: Table) -> bool:
    """Whether one more death loses (p. 9, 11)."""
    return s.hardcore or not s.spare


def deadly(s: Table, player: Player, n: int) -> bool:
    return n >= player.life and not player.guinea


def wound(s: Table, player: Player, n: int) -> Meaning:
    """What so many wounds do to somebody."""
    if deadly(s, player, n):
        lost = (Note("ends-game"),) if ends_game(s) else ()
        return Meaning(notes=(Note("dies", who=player.char), *lost), risk=GRAVE)
    return Meaning(notes=(Note("life-left", who=player.char, n=max(1, player.life - n)),))


def may_wound(s: Table, players: list[Player], least: int, most: int) -> Meaning:
    """Each of these loses so much life, more or less."""
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
    return Note("heals", who=player.char, n=min(n, MAX_LIFE - player.life))


def takes(s: Table, name: str, n: int = 1) -> Meaning:
    """So many cards leave a deck: the last one loses the game (p. 3)."""
    left = s.deck(name).size - n
    if left <= 0:
        return Meaning(notes=(Note("last-card", deck=name), Note("ends-game")), risk=GRAVE)
    return Meaning(notes=(Note("deck-left", deck=name, n=left),))


def found(s: Table, who: int, name: str) -> Meaning:
    """What a draw may bring, as far as everybody knows: who has seen the top card sees it on the pile."""
    grave = takes(s, name)
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
    return percent(len(cards) / deck.size)
