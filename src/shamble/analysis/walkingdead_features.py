"""The feature vector of The Walking Dead."""

from __future__ import annotations

from typing import Any, Final

from shamble.analysis.feature_sets import FeatureSet, least, mean, most
from shamble.games.walkingdead.table.position_cost import best_blow
from shamble.games.walkingdead.table.state import ROUNDS, WalkingDeadState

PILES: Final = ("equipment", "ammo", "food", "allies")
PHASES: Final = {"start": 0.0, "turns": 1.0, "combat": 2.0, "end": 3.0}

MEANINGS: Final = (
    ("round", "number of the round, 1 to 12"),
    ("phase", "0 before the turns, 1 in them, 2 in combat, 3 at the end of the round"),
    ("seats", "number of players"),
    ("hardcore", "1 if a death loses the game"),
    ("expert", "1 with Expert events"),
    ("goals", "1 with secret goals"),
    ("one_leader", "1 if the leader never changes"),
    ("leader_last", "1 if the leader acts last"),
    ("equipment", "cards in the equipment deck"),
    ("ammo_deck", "cards in the ammunition deck"),
    ("food_deck", "cards in the food deck"),
    ("allies_deck", "cards in the allies deck"),
    ("thinnest", "cards in the thinnest deck"),
    ("thinnest_spare", "cards in the thinnest deck less the rounds to come"),
    ("decks", "cards in the four decks together"),
    ("walkers", "walkers on the board"),
    ("walkers_1", "walkers at the fullest place"),
    ("walkers_2", "walkers at the second fullest place"),
    ("walkers_3", "walkers at the third fullest place"),
    ("walkers_4", "walkers at the emptiest place"),
    ("acting", "walkers that will still wound or eat this round"),
    ("acting_most", "most such walkers at one place"),
    ("acting_near", "such walkers at places with players"),
    ("acting_alone", "such walkers at places without players, where they eat a card each"),
    ("eats_last", "1 if walkers without players would empty a deck this round"),
    ("life_least", "lowest life of a player"),
    ("life", "mean life"),
    ("life_low", "players with at most 2 life"),
    ("doomed", "players with less life than their share of the acting walkers at their place"),
    ("food", "mean food"),
    ("allies", "allies of all players"),
    ("cards", "mean number of equipment cards"),
    ("cards_least", "fewest equipment cards of a player"),
    ("ammunition", "ammunition of all players"),
    ("blow", "mean combat value of each player's best attack"),
    ("blow_least", "lowest combat value of a player's best attack"),
    ("blow_sum", "combat values of all best attacks together"),
    ("characters", "characters who can still replace a dead one"),
    ("dead", "characters who have died"),
    ("items", "equipment cards of all players that are no weapons"),
)


def vector(s: WalkingDeadState) -> list[float]:
    """Returns the numbers of `MEANINGS` for a position."""
    players = s.players
    sizes = [float(s.deck(name).size) for name in PILES]
    thinnest = min(sizes)
    left = float(ROUNDS - s.round + 1)
    walkers = sorted([float(place.walkers) for place in s.places], reverse=True)
    walkers += [0.0] * (4 - len(walkers))
    acting: list[float] = []
    near = alone = doomed = 0.0
    eats = 0.0
    for place in s.places:
        n = float(max(0, s.acting(place)))
        acting.append(n)
        there = [player for player in players if player.place == place.id]
        if there:
            near += n
            share = n / len(there)
            doomed += float(len([player for player in there if player.life <= share]))
        else:
            alone += n
            if n and s.deck(s.pile(place.id)).size <= n:
                eats = 1.0
    lives = [float(player.life) for player in players]
    cards = [float(len(player.cards)) for player in players]
    blows = [best_blow(s, player, s.standing(player.place) == 1)[0] for player in players]
    equipment = s.content.equipment
    items = 0.0
    for player in players:
        for held in player.cards:
            if not equipment[held.card].weapon:
                items += 1.0
    return [
        float(s.round),
        PHASES.get(s.phase, 0.0),
        float(len(players)),
        float(s.hardcore),
        float(s.expert),
        float(s.goals),
        float(s.one_leader),
        float(s.leader_last),
        sizes[0],
        sizes[1],
        sizes[2],
        sizes[3],
        thinnest,
        thinnest - left,
        sum(sizes),
        sum(walkers),
        walkers[0],
        walkers[1],
        walkers[2],
        walkers[3],
        sum(acting),
        most(acting),
        near,
        alone,
        eats,
        least(lives),
        mean(lives),
        float(len([life for life in lives if life <= 2.0])),
        doomed,
        mean([float(player.food) for player in players]),
        float(sum([player.allies for player in players])),
        mean(cards),
        least(cards),
        float(sum([player.ammunition for player in players])),
        mean(blows),
        least(blows),
        sum(blows),
        float(len(s.spare)),
        float(len(s.dead)),
        items,
    ]


def group(s: WalkingDeadState) -> str:
    """Returns mode, level and number of players: `hardcore expert 2`."""
    mode = "hardcore" if s.hardcore else "standard"
    level = "expert" if s.expert else "beginner"
    return f"{mode} {level} {len(s.players)}"


def progress(s: WalkingDeadState) -> float:
    """Returns the share of the twelve rounds that are over."""
    return min(1.0, (s.round - 1) / ROUNDS)


def applies(s: Any) -> bool:
    """True in states with features: players are there and set-up is over."""
    return s.phase != "setup" and bool(s.players)


TOLD: Final = ("life", "walkers", "thinnest", "food", "ammunition", "allies", "dead")

WALKING_DEAD: Final = FeatureSet(MEANINGS, vector, group, progress, applies, TOLD)
