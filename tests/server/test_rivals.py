"""People who play against each other: no undo without consent, and no advice to the other side."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.table import House, Player


@contextmanager
def duel(here: House) -> Iterator[tuple[Player, Player]]:
    """A hero player and a zed player."""
    made = here.make("here", "link", game="dawn", settings={"level": 4, "mode": "versus"}, seed=4)
    link = made["links"][0]["token"]
    with here.sit(made["table"], made["token"]) as hero, here.sit(made["table"], link) as zed:
        yield hero, zed


def play_on(hero: Player, zed: Player) -> None:
    """One move of the seat that is asked."""
    seq = hero.seq
    (hero if hero.decision["seat"] == 0 else zed).play()
    hero.until_seq(seq + 1)
    zed.until_seq(seq + 1)


def test_every_undo_needs_the_other_sides_consent(here: House) -> None:
    with duel(here) as (hero, zed):
        play_on(hero, zed)
        step = hero.settled().heard["table"]["undo"]["step"]
        assert step["reveals"]
        seq = hero.seq
        zed.settled()
        hero.say("undo", level="step")
        vote = zed.until("table")["vote"]
        # Whoever is away does not agree by being away.
        assert (vote["by"], vote["yes"], vote["until"]) == ("p1", ["p1"], None)
        assert hero.settled().seq == seq
        zed.say("vote", yes=True)
        said = zed.until("said")["line"]
        assert (said["person"], said["note"]["id"]) == ("p1", "note-undo")
        assert zed.until("voted")["done"]
        hero.until_seq(seq + 1)


def test_the_other_side_gets_no_suggestions(here: House) -> None:
    with duel(here) as (hero, zed):
        asked, other = (hero, zed) if hero.decision["seat"] == 0 else (zed, hero)
        option = asked.decision["options"][0]
        refused = other.ask("suggest", seat=asked.decision["seat"], key=option["key"])
        assert refused["code"] == "rival"
