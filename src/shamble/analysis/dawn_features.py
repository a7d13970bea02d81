"""The feature vector of Dawn of the Zeds."""

from __future__ import annotations

from typing import Final

from shamble.analysis.feature_sets import FeatureSet, least, most
from shamble.games.dawn.advice.track_costs import Costs
from shamble.games.dawn.fights.combat_odds import toughness
from shamble.games.dawn.printed.terms import CAMP, CEMETERY, CENTER, FIGHTERS, JAIL
from shamble.games.dawn.table.state import DawnState

PHASES: Final = {"prfn": 0.0, "infection": 1.0, "consume": 2.0, "zeds": 3.0, "actions": 4.0, "organisation": 5.0}
BEFORE_ZEDS: Final = 3.0
"""Phases up to this number still have the activations of the event before them."""
OUTSIDE: Final = 9.0
"""Field number that stands for a track without zeds."""
EVENTS: Final = 20.0
"""Number of event cards of a normal game, before the deck is made."""

MEANINGS: Final = (
    ("level", "level of the rules, 0 to 5"),
    ("seats", "number of hero players"),
    ("round", "number of the round"),
    ("act", "number of the act"),
    ("phase", "position of the phase in the round"),
    ("actions", "actions left for all players together"),
    ("events", "event cards left"),
    ("infection", "infection level"),
    ("supplies", "supplies"),
    ("ammo", "ammunition"),
    ("chaos_left", "chaos markers left: without one the game is lost"),
    ("heroes", "heroes who are neither dead nor in jail"),
    ("heroes_well", "heroes without a wound"),
    ("heroes_ekg", "heroes whose lives are in the balance in a bed"),
    ("heroes_dead", "heroes who are dead or in jail"),
    ("civilians", "other fighters who are neither dead nor in jail"),
    ("defiant", "defiant fighters"),
    ("civilians_dead", "other fighters who are dead or in jail"),
    ("strength", "strength of all fighters"),
    ("toughness", "hits that all fighters can take"),
    ("guns", "gunfire of all fighters"),
    ("wounded", "fighters with a wound"),
    ("centre", "fighters in the town centre"),
    ("centre_strength", "strength of the fighters in the town centre"),
    ("centre_toughness", "hits that the fighters in the town centre can take"),
    ("beds", "free beds"),
    ("kept", "cards kept for later"),
    ("spoken", "1 if the mayor's speech was used"),
    ("bag", "zeds in the cup"),
    ("supers", "super zeds in the cup"),
    ("stories", "story cards left"),
    ("zeds", "zeds on the tracks"),
    ("zeds_strength", "strength of the zeds on the tracks"),
    ("zeds_life", "hits that the zeds on the tracks can take"),
    ("threat", "cost of all tracks in the eyes of the advice, in actions"),
    ("threat_most", "cost of the worst track"),
    ("threat_second", "cost of the second worst track"),
    ("nearest", "field number of the zeds nearest to the town; 9 without zeds"),
    ("empty", "tracks without zeds"),
    ("near_0", "tracks with zeds on their town field"),
    ("near_1", "tracks with zeds at most one field from their town field"),
    ("near_2", "tracks with zeds at most two fields from their town field"),
    ("event_actions", "actions of the current event"),
    ("pending", "activations of tracks that this round still brings"),
    ("pending_near", "such activations of tracks with zeds at most one field from the town field"),
    ("through_most", "highest probability that the first zeds of a track pass all its guards"),
    ("through", "sum of these probabilities over the tracks"),
    ("open", "tracks with zeds and no guard before them"),
    ("burden", "event cards left times zeds on the tracks"),
    ("components", "components of the antidote that were found"),
)


def vector(s: DawnState) -> list[float]:
    """Returns the numbers of `MEANINGS` for a position."""
    costs = Costs(s)
    phase = PHASES.get(s.phase, 0.0)
    event = s.content.events[s.event] if s.event else None
    left = float(s.deck("events").size) if s.decks else EVENTS
    pending = dict.fromkeys(s.tracks, 0.0)
    if event is not None and phase <= BEFORE_ZEDS:
        for word in event.zeds:
            if word.startswith("ALL"):
                for track in pending:
                    pending[track] += 2.0 if word.endswith("x2") else 1.0
            elif word in pending:
                pending[word] += 1.0
    zeds = zeds_strength = zeds_life = through_sum = through_most = open_tracks = coming = 0.0
    fronts: list[float] = []
    for track in s.tracks:
        groups = costs.groups[track]
        for group in groups:
            zeds += len(group.zeds)
            zeds_strength += group.strength
            zeds_life += group.life
        if not groups:
            fronts.append(OUTSIDE)
            continue
        front = float(groups[0].n)
        fronts.append(front)
        if front <= 1.0:
            coming += pending[track]
        posts = costs.posts(groups[0], costs.guards[track].guards)
        through = 1.0
        for _, stand in posts:
            through *= 1.0 - stand.hold
        if not posts:
            open_tracks += 1.0
        through_sum += through
        through_most = max(through_most, through)
    heroes = well = ekg = dead = civilians = defiant = civilians_dead = 0.0
    strength = tough = guns = wounded = centre = centre_strength = centre_tough = 0.0
    for unit in s.units:
        kind = s.content.units[unit.id].kind
        if kind not in FIGHTERS:
            continue
        gone = unit.field in (CEMETERY, JAIL)
        if kind == "hero":
            if gone:
                dead += 1.0
            else:
                heroes += 1.0
                ekg += float(unit.ekg)
                well += float(not s.wounded(unit))
        elif gone:
            civilians_dead += 1.0
        else:
            civilians += 1.0
        if gone or unit.field == CAMP:
            continue
        defiant += float(unit.defiant)
        wounded += float(s.wounded(unit))
        if not unit.ekg:
            life = toughness(s, unit)
            power = s.strength(unit.id)
            strength += power
            tough += life
            guns += s.gun(unit)
            if unit.field == CENTER:
                centre += 1.0
                centre_strength += power
                centre_tough += life
    threats = sorted(costs.base.values(), reverse=True)
    return [
        float(s.level),
        float(s.hero_seats),
        float(s.round),
        float(s.act),
        phase,
        float(s.actions),
        left,
        float(s.infection),
        float(s.supplies),
        float(s.ammo),
        float(s.chaos_left()),
        heroes,
        well,
        ekg,
        dead,
        civilians,
        defiant,
        civilians_dead,
        strength,
        tough,
        guns,
        wounded,
        centre,
        centre_strength,
        centre_tough,
        float(s.beds()),
        float(len(s.kept)),
        1.0 if "speech" in s.used else 0.0,
        float(s.deck("zeds").size) if s.decks else 0.0,
        float(s.deck("supers").size) if s.decks else 0.0,
        float(s.deck("stories").size) if s.decks else 0.0,
        zeds,
        zeds_strength,
        zeds_life,
        sum(threats),
        most(threats),
        threats[1] if len(threats) > 1 else 0.0,
        least(fronts, OUTSIDE),
        float(fronts.count(OUTSIDE)),
        float(len([front for front in fronts if front < 1.0])),
        float(len([front for front in fronts if front <= 1.0])),
        float(len([front for front in fronts if front <= 2.0])),
        float(event.actions) if event is not None else 0.0,
        sum(pending.values()),
        coming,
        through_most,
        through_sum,
        open_tracks,
        left * zeds,
        float(len(s.components)),
    ]


def group(s: DawnState) -> str:
    """Returns the level and the number of hero players: `level 1, 1`."""
    return f"level {s.level}, {s.hero_seats}"


def progress(s: DawnState) -> float:
    """Returns the share of the event cards that were survived."""
    return 1.0 - min(1.0, (s.deck("events").size if s.decks else EVENTS) / EVENTS)


def applies(s: DawnState) -> bool:
    """True in states with features: after set-up, and not in versus games, which one seat plays against the others."""
    return s.phase != "setup" and not s.versus


TOLD: Final = ("heroes", "wounded", "infection", "chaos_left", "zeds", "threat", "near_1", "supplies", "ammo")

DAWN: Final = FeatureSet(MEANINGS, vector, group, progress, applies, TOLD)
