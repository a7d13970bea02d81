"""The zones of a mission that its survivors can reach: through open borders, doors they can open, and coloured doors
whose objectives they can take."""

from __future__ import annotations

from typing import Final

from shamble.city.book.printed import is_named
from shamble.city.missions.mission import Mission
from shamble.city.rules.rules import Rules
from shamble.city.table.survivor import AWAY


class ReachableParts:
    """The parts of a mission that a team can reach. `zones`: zones that can be reached; `openers`: True if a card that
    opens doors can be had; `shut`: the doors that stay closed."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.mission: Final[Mission] = rules.mission
        self.zones: set[int] = set()
        self.openers = False
        self.shut: set[int] = set()
        self._grow()

    def _grow(self) -> None:
        """Repeats until nothing changes: walk, look for openers, open doors whose colour is free."""
        board = self.mission.board
        opened = board.open_at_start
        while True:
            zones = self._flood(opened)
            openers = self.rules.doors_need_no_tool or self._opener_in(zones)
            taken = self._colours_in(zones)
            more = opened
            for door in board.doors:
                reached = door.a in zones or door.b in zones
                if openers and reached and (not door.colour or door.colour in taken):
                    more |= 1 << door.index
            if (more, zones, openers) == (opened, self.zones, self.openers):
                break
            opened, self.zones, self.openers = more, zones, openers
        self.shut = {door.index for door in board.doors if not opened >> door.index & 1}

    def _flood(self, doors: int) -> set[int]:
        """The zones that can be reached from the start while these doors are open."""
        near = self.mission.board.topology(doors).near
        zones = set(self.mission.inhabited_zones)
        edge = list(zones)
        while edge:
            for other in near[edge.pop()]:
                if other not in zones:
                    zones.add(other)
                    edge.append(other)
        return zones

    def _opener_in(self, zones: set[int]) -> bool:
        """True if a card that opens doors is dealt at the start, found by searching in these zones, or in a crate."""
        rules = self.rules
        gear = rules.catalogue.gear
        openers = {card for card, values in gear.items() if values.door}

        def offers(deck: str) -> bool:
            plan = (self.mission.row.get("decks") or {}).get(deck) or {}
            cards = [card for card in rules.catalogue.decks.get(deck, ()) if card in openers]
            if plan.get("only") is not None:
                cards = [card for card in cards if is_named(card, plan["only"])]
            return any(not is_named(card, plan.get("without", ())) for card in cards)

        if any(offers(deck) for deck in rules.catalogue.decks if deck not in (rules.search_deck, rules.crate_deck)):
            return True
        kinds = self.mission.board.zones
        if any(not kinds[zone].street for zone in zones) and offers(rules.search_deck):
            return True
        crates = [token for token in self.mission.tokens() if token.kind == "crate"]
        return bool([token for token in crates if token.zone == AWAY or token.zone in zones]) and offers(
            rules.crate_deck
        )

    def _colours_in(self, zones: set[int]) -> set[str]:
        """The colours of which every objective on the board can be taken; colours without an objective are free."""
        blocked = {
            token.colour for token in self.mission.tokens() if token.kind == "objective" and token.zone not in zones
        }
        if any(token.hidden and token.zone not in zones for token in self.mission.tokens()):
            blocked |= set(self.mission.faces())
        return {"blue", "green"} - blocked
