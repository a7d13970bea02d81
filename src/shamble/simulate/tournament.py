"""Compares bots: every team plays every set-up on the same seeds, so that luck cancels out in pairs of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import log10
from typing import Final

from shamble.core.entity import Json
from shamble.core.errors import ShambleError
from shamble.simulate.paired import mcnemar, mean_error, paired_interval
from shamble.simulate.results import SEATS, WON, Row, Setup, wilson

ROUNDS: Final = 200
"""Iterations of the Bradley–Terry fit; it converges in a few dozen."""
MIDDLE: Final = 1500
"""Elo rating of an average team."""


class Standing:
    """One team in one set-up: its bots, games, wins with their 95 % interval, and mean score."""

    def __init__(self, team: str, rows: Sequence[Row]) -> None:
        self.team: Final = team
        self.games: Final = len(rows)
        self.won: Final = len([row for row in rows if row["result"] == WON])
        self.low, self.high = wilson(self.won, self.games)
        self.score: Final = sum([row["score"] for row in rows]) / len(rows) if rows else 0.0

    def plain(self) -> dict[str, Json]:
        """Returns the standing as plain data."""
        return {
            "team": self.team,
            "games": self.games,
            "won": self.won,
            "rate": round(self.won / self.games, 4) if self.games else None,
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "score": round(self.score, 2),
        }


class PairedTeams:
    """Two teams on the same seeds. `only_a`, `only_b`: seeds that only one of them won; `difference`: of the win rates,
    with its 95 % interval (see `paired`); `p`: probability of such a difference, or a greater one, between equal teams
    (exact McNemar test); `score`: mean difference of the scores, with the half width of its 95 % interval in
    `score_error`, None for a single game."""

    def __init__(self, a: str, b: str, pairs: Sequence[tuple[Row, Row]]) -> None:
        self.a: Final = a
        self.b: Final = b
        self.games: Final = len(pairs)
        self.only_a: Final = len([1 for x, y in pairs if x["result"] == WON and y["result"] != WON])
        self.only_b: Final = len([1 for x, y in pairs if x["result"] != WON and y["result"] == WON])
        n = max(1, self.games)
        self.difference: Final = (self.only_a - self.only_b) / n
        self.low, self.high = paired_interval(self.only_a, self.only_b, self.games)
        self.p: Final = mcnemar(self.only_a, self.only_b)
        gains = [x["score"] - y["score"] for x, y in pairs]
        self.score: Final = sum(gains) / n
        self.score_error: Final = mean_error(gains)

    def plain(self) -> dict[str, Json]:
        """Returns the comparison as plain data."""
        return {
            "a": self.a,
            "b": self.b,
            "games": self.games,
            "only_a": self.only_a,
            "only_b": self.only_b,
            "difference": round(self.difference, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "p": round(self.p, 6),
            "score": round(self.score, 2),
            "score_error": None if self.score_error is None else round(self.score_error, 2),
        }


def error_text(error: float | None) -> str:
    """Returns the half width of an interval as text: `± 1.2`, or a question mark for a single game."""
    return "± ?" if error is None else f"± {error:.1f}"


def beats(a: Row, b: Row) -> float:
    """Returns 1, 0.5 or 0: the better result of the same seed, by win, then by score."""
    first, second = [(row["result"] == WON, row["score"]) for row in (a, b)]
    return 1.0 if first > second else 0.5 if first == second else 0.0


def bradley_terry(wins: Mapping[tuple[str, str], float], teams: Sequence[str]) -> dict[str, float]:
    """Returns Elo ratings from (team, other team) → games won, with half a game for a tie. One tie between all pairs is
    added, so that a team that won everything has a finite rating."""
    padded = {(a, b): wins.get((a, b), 0.0) + 0.5 for a in teams for b in teams if a != b}
    strength = dict.fromkeys(teams, 1.0)
    for _ in range(ROUNDS):
        new = {}
        for a in teams:
            won = sum([padded[a, b] for b in teams if b != a], 0.0)
            met = [(padded[a, b] + padded[b, a]) / (strength[a] + strength[b]) for b in teams if b != a]
            new[a] = won / sum(met, 0.0) if met else 1.0
        scale = sum(new.values()) / len(new)
        strength = {team: value / scale for team, value in new.items()}
    middle = sum([log10(value) for value in strength.values()]) / len(strength)
    return {team: round(MIDDLE + 400 * (log10(value) - middle), 1) for team, value in strength.items()}


def teams_of(bots: Sequence[str], seats: int, cross: bool) -> list[str]:
    """Returns the teams: each bot on all seats; with `cross`, also each bot on the first seat beside each other one."""
    if len(set(bots)) != len(bots):
        raise ShambleError("a bot is named twice")
    teams = [SEATS.join([bot] * seats) for bot in bots]
    if cross:
        if seats < 2:
            raise ShambleError("cross-play needs at least two seats")
        teams += [SEATS.join([bot, *[other] * (seats - 1)]) for bot in bots for other in bots if bot != other]
    return teams


def team_name(bots: Sequence[str]) -> str:
    """Returns the short name of a team: `steady`, or `keen with random` for mixed ones."""
    others = sorted(set(bots[1:]) - {bots[0]})
    return bots[0] if not others else f"{bots[0]} with {' and '.join(others)}"


class Tournament:
    """The results of a tournament, by set-up (game, seats, settings) and over all of them."""

    def __init__(self, setups: Sequence[Setup], rows: Sequence[Row]) -> None:
        self.by_event: Final[dict[str, dict[str, dict[int, Row]]]] = {}
        """Name of the set-up → team → seed → row."""
        for row in rows:
            setup = setups[row["setup"]]
            event = self.by_event.setdefault(event_name(setup, setups), {})
            event.setdefault(team_name(row["bots"]), {})[row["seed"]] = row
        self.teams: Final = list(dict.fromkeys([team_name(setup.bots) for setup in setups]))
        self.pure: Final = [team for team in self.teams if " with " not in team]

    def standings(self, event: str) -> list[Standing]:
        teams = [Standing(team, list(rows.values())) for team, rows in self.by_event[event].items()]
        return sorted(teams, key=lambda one: (-one.won, -one.score, one.team))

    def pairings(self, event: str) -> list[PairedTeams]:
        """Returns the comparisons of all pairs of teams, seed by seed."""
        teams = self.by_event[event]
        return [
            PairedTeams(a, b, [(teams[a][seed], teams[b][seed]) for seed in sorted(teams[a].keys() & teams[b].keys())])
            for a, b in combinations([team for team in self.teams if team in teams], 2)
        ]

    def ratings(self) -> dict[str, float]:
        """Returns the Elo ratings of the pure teams over all set-ups."""
        wins: dict[tuple[str, str], float] = {}
        for teams in self.by_event.values():
            for a in self.pure:
                for b in self.pure:
                    if a != b and a in teams and b in teams:
                        met = sorted(teams[a].keys() & teams[b].keys())
                        better = sum([beats(teams[a][seed], teams[b][seed]) for seed in met], 0.0)
                        wins[a, b] = wins.get((a, b), 0.0) + better
        return bradley_terry(wins, self.pure) if len(self.pure) > 1 else {}

    def plain(self) -> dict[str, Json]:
        """Returns ratings, standings and comparisons as plain data."""
        return {
            "ratings": self.ratings(),
            "events": [
                {
                    "event": event,
                    "standings": [one.plain() for one in self.standings(event)],
                    "pairings": [one.plain() for one in self.pairings(event)],
                }
                for event in self.by_event
            ],
        }


def event_name(setup: Setup, setups: Sequence[Setup]) -> str:
    """Returns the name of a set-up: the settings that differ between set-ups of this game, or its mission."""
    same = [other.settings for other in setups if other.game == setup.game]
    names = [name for name in setup.settings if len({str(other[name]) for other in same}) > 1 or name == "mission"]
    chosen = [f"{name}={str(setup.settings[name]).lower()}" for name in names]
    return " ".join([setup.game, f"{setup.seats} seats", *chosen])


def page(tournament: Tournament, command: str) -> str:
    """Returns the results as a page in Markdown. The same games give the same page."""
    lines = ["# Leaderboard", "", "Made by one command; the same seeds give the same games on every machine:", ""]
    lines += ["```sh", command, "```", ""]
    ratings = tournament.ratings()
    if ratings:
        lines += ["## Ratings", ""]
        lines += [
            "Bradley–Terry on an Elo scale, over all set-ups: on each seed the better result counts, by win, then"
        ]
        lines += ["by score.", "", "| team | rating |", "| --- | --- |"]
        lines += [f"| {team} | {rating:.0f} |" for team, rating in sorted(ratings.items(), key=lambda one: -one[1])]
        lines.append("")
    for event in tournament.by_event:
        lines += [f"## {event}", "", "| team | games | won | 95 % | mean score |", "| --- | --- | --- | --- | --- |"]
        for one in tournament.standings(event):
            rate = one.won / one.games if one.games else 0.0
            interval = f"{one.low:.0%}–{one.high:.0%}"
            lines.append(f"| {one.team} | {one.games} | {rate:.0%} | {interval} | {one.score:.1f} |")
        lines += ["", "| compared | only the first won | only the second | difference, 95 % | p | score |"]
        lines += ["| --- | --- | --- | --- | --- | --- |"]
        for pair in tournament.pairings(event):
            gain = f"{pair.difference:+.0%} ({pair.low:+.0%} to {pair.high:+.0%})"
            score = f"{pair.score:+.1f} {error_text(pair.score_error)}"
            lines.append(f"| {pair.a} – {pair.b} | {pair.only_a} | {pair.only_b} | {gain} | {pair.p:.2g} | {score} |")
        lines.append("")
    return "\n".join(lines)
