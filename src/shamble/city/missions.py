"""Missions in play: special rules as named effects, and whether the goals are met."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from shamble.city.board import Door
from shamble.city.charter import NEW, Charter
from shamble.city.maps import Tile
from shamble.city.ned import NED, deliver, deliveries
from shamble.city.state import AWAY, DECKS, LEVELS, City, Companion, Spawn, Survivor, Token
from shamble.content.tables import check_rows, read_toml
from shamble.core.deck import Deck
from shamble.core.option import Option

if TYPE_CHECKING:
    from shamble.city.flow import Play


@mypyc_attr(allow_interpreted_subclasses=True)
class Mission(Charter):
    """One mission. Its hooks are called by the rules at fixed moments; what none of its effects concerns, passes."""

    # -- hooks: before play ------------------------------------------------------------------------------------

    def place(self, s: City) -> None:
        """What stands on the board from the beginning because of an effect."""
        self.make_loud(s)
        ned = self.has("ned")
        if ned:
            s.companions.append(Companion(NED, self.zone("special", ned["zone"])))

    @property
    def homes(self) -> list[int]:
        """Where somebody is from the beginning who counts as a survivor."""
        ned = self.has("ned")
        return [*self.start, self.zone("special", ned["zone"])] if ned else list(self.start)

    def make_loud(self, s: City) -> None:
        for loud in self.effects("loud-zone"):
            s.noise[self.zone("special", loud["zone"])] = int(loud["noise"])

    def offers(self, s: City, id: str) -> bool:
        """Who may be chosen: not Ned where he cooks, and with pairs only those of the picked zones (Z-53)."""
        if id == NED and self.has("ned"):
            return False
        return not self.has("pairs") or bool(s.noted(f"picked {s.noted(f'pair {id}')}"))

    def start_of(self, s: City, id: str) -> int:
        """Where the next one starts: spread evenly over the start zones, or where the pair was drawn."""
        if self.has("pairs"):
            return s.noted(f"pair {id}")
        return self.start[len(s.survivors) * len(self.start) // self.survivors]

    def followable(self, s: City, companion: Companion) -> bool:
        """Ned stays where he is: he is no companion (p. 63)."""
        return companion.id != NED or not self.has("ned")

    # -- hooks: while playing ----------------------------------------------------------------------------------

    def takeable(self, s: City, survivor: Survivor, token: Token) -> bool:
        if token.kind == "component":
            return False
        if token.kind == "objective" and self.has("one-each"):
            return not s.noted(f"took {survivor.id}")
        return True

    def worth(self, s: City, token: Token) -> int:
        special = self.has("objective-ap")
        return int(special["ap"]) if special else 5

    def took(self, t: Play, who: str, token: Token) -> None:
        """Coloured objectives unlock doors and wake spawn zones of their colour (p. 19, 25)."""
        s = t.s
        t.note(f"took {who}", s.noted(f"took {who}") + 1)
        if token.colour:
            for index, spawn in enumerate(s.spawns):
                if spawn.colour == token.colour and not spawn.active:
                    self.wake(t, index)
            t.note(f"carries {token.colour} {who}", 1)
        for special in self.special:
            if special.get("objective") != token.id:
                continue
            if special["effect"] == "medicine":
                for mate in s.at(s.survivor(who).zone):
                    if mate.life < mate.health:
                        t.set(mate.having(life=mate.health))
                        t.tell("heals", "mission.own-rules", who=mate.id, n=mate.health - mate.life)
            elif special["effect"] == "drop-weapon":
                from shamble.city.searching import DrawGear

                t.then(DrawGear(who, "epic", 1, "crate"))
            elif special["effect"] == "cache":
                self._find(t, who, special["card"])
            elif special["effect"] == "lair":
                from shamble.city.spawning import abomination

                abomination(t, self.zone("special", special["zone"]))
            elif special["effect"] == "wakes":
                zone = self.zone("special", special["zone"])
                for index, spawn in enumerate(s.spawns):
                    if spawn.zone == zone and not spawn.active:
                        self.wake(t, index)

    def wake(self, t: Play, index: int) -> None:
        """A sleeping spawn zone awakes; it is used from the next zombie phase on (p. 25)."""
        spawn = t.s.spawns[index]
        # Woken before this round's zombie phase, that phase is the next one; woken in it or after it, it is not.
        since = t.s.round - 1 if t.s.phase == "players" else t.s.round
        t.s.spawns[index] = Spawn(spawn.id, spawn.zone, spawn.colour, True, since)
        t.tell("spawn-wakes", "spawn.coloured", zone=t.zone(spawn.zone), colour=spawn.colour or "red")

    def _find(self, t: Play, who: str, name: str) -> None:
        """A named card lies there, if the deck or its discards still have one."""
        from shamble.city.inventory import Sort, receive

        s = t.s
        cards = s.deck("equipment").cards()
        discards = s.discards[DECKS.index("equipment")]
        card = next((card for card in (*cards, *discards) if card.split(".")[0] == name), "")
        if not card:
            return
        if card in cards:
            t.set_deck(Deck.of("equipment", [other for other in cards if other != card]))
        else:
            s.discards[DECKS.index("equipment")] = tuple([other for other in discards if other != card])
        receive(t, who, card)
        t.tell("finds", "mission.own-rules", who=who, card=card)
        t.then(Sort(who))

    def openable(self, s: City, door: Door) -> bool:
        """A coloured door waits for the objective of its colour, if the mission has one (p. 19)."""
        if not door.colour:
            return True
        return not any(token.kind == "objective" and token.colour == door.colour for token in s.tokens)

    def opened(self, t: Play, door: Door) -> None:
        for special in self.special:
            if special["effect"] == "alarm":
                a, _, b = special["door"].partition("-")
                if {self.zone("special", a), self.zone("special", b)} == {door.a, door.b}:
                    t.noise(door.a, int(special["noise"]), "mission.own-rules")

    def entered(self, t: Play, who: str, zone: int) -> None:
        return

    def acts(self, t: Play, kinds: tuple[int, ...], zone: int = -1) -> None:
        """Zombies of these kinds are about to act, everywhere or in one zone only."""
        for special in self.effects("forbidden"):
            for name in special["zones"]:
                here = self.zone("special", name)
                if zone in (-1, here) and any(t.s.zombies[here][kind] for kind in kinds) and t.s.result is None:
                    t.tell("overrun", "goal.lose-mission", zone=t.zone(here))
                    t.lose("overrun", "goal.lose-mission")

    def horde_moved(self, t: Play, zones: tuple[int, ...]) -> None:
        self._ned(t, zones)

    def appeared(self, t: Play, zone: int, kind: int, n: int) -> None:
        self._ned(t, (zone,))

    def _ned(self, t: Play, zones: tuple[int, ...]) -> None:
        special = self.has("ned")
        if special and self.zone("special", special["zone"]) in zones:
            t.tell("ned-found", "mission.m25.ned-zone", zone=t.zone(self.zone("special", special["zone"])))
            t.lose("ned-found", "mission.m25.ned-zone")

    def killed(self, t: Play, who: str, zone: int, kind: int) -> None:
        what = t.s.rules.catalogue.kinds[kind]
        t.note("kills", t.s.noted("kills") + 1)
        t.note(f"kills {what.type}", t.s.noted(f"kills {what.type}") + 1)
        if what.effect == "super":
            t.note("super", 1)

    def burned(self, t: Play, zone: int) -> None:
        return

    def can_kill(self, s: City, kind: int, damage: int) -> bool:
        what = s.rules.catalogue.kinds[kind]
        return what.effect != "super" and damage >= what.needs

    def can_burn(self, s: City, kind: int, card: str = "") -> bool:
        """Fire kills everything, but only Ned's mixture the super-abomination (p. 63). `card` is what was thrown; who
        can't say it has just put it on the discards."""
        if s.rules.catalogue.kinds[kind].effect != "super":
            return True
        thrown = card or next(reversed(s.discards[DECKS.index("equipment")]), "")
        return bool(thrown) and bool(s.noted(f"molofix {thrown}"))

    def counts(self, s: City, kind: int) -> bool:
        """Whether a standing abomination keeps another one from coming."""
        return s.rules.catalogue.kinds[kind].effect != "super"

    # -- hooks: actions ----------------------------------------------------------------------------------------

    def actions(self, s: City, survivor: Survivor) -> list[Option]:
        """Actions that only this mission has; leaving by the exit costs nothing."""
        from shamble.city.skills import purses

        options: list[Option] = []
        who = survivor.id
        if survivor.zone in self.exits and not s.crowd(survivor.zone) and self.may_leave(s, survivor):
            options.append(Option("leave", who))
        acting = bool(purses(s, survivor, "any"))
        sealing = self.has("seal-spawns")
        ready = sealing is not None and all(id in s.taken for id in sealing.get("needs", ()))
        if acting and ready and not survivor.car and not s.crowd(survivor.zone):
            options += [Option("seal", who, spawn.id) for spawn in s.spawns if spawn.zone == survivor.zone]
        boxes = self.has("fuse-boxes")
        if acting and boxes and not survivor.car:
            for name in boxes["zones"]:
                if self.zone("special", name) == survivor.zone and not s.noted(f"lit {name}"):
                    options.append(Option("switch-on", who, s.board.zones[survivor.zone].id))
        ned = self.has("ned")
        if acting and ned and survivor.zone == self.zone("special", ned["zone"]):
            options += deliveries(s, survivor)
        return options

    def may_leave(self, s: City, survivor: Survivor) -> bool:
        """The way out is open when everything else is done: what must be carried is held, and nobody is forgotten."""
        if self.has("by-car") and not survivor.car:
            return False
        last = not any(mate.here and mate.id != survivor.id for mate in s.survivors)
        for goal in self.goals:
            if goal["type"] == "carry":
                if self.carried(s, goal, True) < self.progress(s, goal)[1]:
                    return False
            elif goal["type"] == "rescue":
                left = [one for one in s.companions if s.companion_zone(one) != AWAY and one.leader != survivor.id]
                if last and left:
                    return False
            elif goal["type"] != "exit" and not self.met(s, goal):
                return False
        return True

    def act(self, t: Play, who: str, option: Option) -> None:
        s = t.s
        if option.verb == "leave":
            from shamble.city.cars import leave_car

            leave_car(t, who)
            t.escape(who, "mission.exit")
        elif option.verb == "deliver":
            deliver(t, who, option.target, option.item)
        elif option.verb == "seal":
            t.pay(who, "any")
            s.spawns = [spawn for spawn in s.spawns if spawn.id != option.target]
            t.note("sealed", s.noted("sealed") + 1)
            t.tell("seals", "mission.own-rules", who=who, zone=t.zone(s.survivor(who).zone))
        elif option.verb == "switch-on":
            t.pay(who, "any")
            boxes = self.has("fuse-boxes")
            assert boxes is not None
            for name in boxes["zones"]:
                if self.zone("special", name) == s.survivor(who).zone:
                    t.note(f"lit {name}", 1)
                    t.noise(s.survivor(who).zone, 1, "mission.own-rules")
            t.tell("switches-on", "mission.own-rules", who=who, zone=option.target)

    def turn_ends(self, t: Play, who: str) -> None:
        return

    def round_ends(self, t: Play) -> None:
        s = t.s
        self.make_loud(s)
        growing = self.has("growing")
        if growing and s.round % int(growing["every"]) == 0:
            for index, spawn in enumerate(s.spawns):
                if not spawn.active and not spawn.colour:
                    self.wake(t, index)
                    break
        self.check(t)
        deadline = self.has("deadline")
        if s.result is None and deadline and s.round >= int(deadline["rounds"]):
            t.tell("too-late", "goal.lose-mission", n=s.round)
            t.lose("too-late", "goal.lose-mission")

    # -- goals -------------------------------------------------------------------------------------------------

    def check(self, t: Play) -> None:
        """Losing is looked at first (G-4); a goal that can't be met any more loses at once (p. 8)."""
        s = t.s
        if s.result is not None:
            return
        for goal in self.goals:
            if self.impossible(s, goal):
                t.tell("impossible", "goal.lose-impossible", goal=goal["type"])
                t.lose("impossible", "goal.lose-impossible")
                return
        if all(self.met(s, goal) for goal in self.goals):
            t.tell("goals-met", "goal.win")
            t.win("goal.win")

    def progress(self, s: City, goal: Mapping[str, Any]) -> tuple[int, int]:
        """How far a goal is, and how far it must be."""
        kind = goal["type"]
        if kind == "objectives":
            colour = goal.get("colour")
            wanted = [
                token.id for token in self.tokens() if token.kind == "objective" and colour in (None, token.colour)
            ]
            return len([id for id in wanted if id in s.taken]), len(wanted)
        if kind in ("crates", "loot"):
            left = [token.id for token in s.tokens]
            laid = [token.id for token in self.tokens() if self.wanted(goal, token)]
            return len([id for id in laid if id not in left]), len(laid)
        if kind == "exit":
            gone = [survivor for survivor in s.survivors if survivor.zone == AWAY and not survivor.dead]
            return len(gone), 1 if goal.get("who") == "any" else len(s.survivors)
        if kind == "kills":
            key = f"kills {goal['kind']}" if goal.get("kind") else "kills"
            return min(s.noted(key), goal["n"]), goal["n"]
        if kind == "level":
            level = LEVELS.index(goal["level"])
            return len([survivor for survivor in s.survivors if survivor.level >= level]), goal.get("n", 1)
        if kind == "carry":
            return self.carried(s, goal), goal["n"] if "any" in goal else sum(goal["cards"].values())
        if kind == "stand":
            zone = self.zone("goals", goal["zone"])
            there = 0 if s.crowd(zone) else len(s.at(zone))
            return there, goal.get("n", len(s.survivors))
        if kind == "seal":
            return s.noted("sealed"), goal["n"]
        if kind == "rescue":
            saved = [companion for companion in s.companions if s.companion_zone(companion) == AWAY]
            return len(saved), len(self.row.get("companions") or [])
        if kind == "rally":
            led = [companion for companion in s.companions if companion.leader]
            return len(led), len(s.companions)
        if kind == "endure":
            return min(s.round, goal["rounds"]), goal["rounds"]
        if kind == "light":
            return len([name for name in goal["zones"] if s.noted(f"lit {name}")]), len(goal["zones"])
        return s.noted("super"), 1

    def wanted(self, goal: Mapping[str, Any], token: Token) -> bool:
        """Whether a token must be taken: every crate, or whatever lies in a building."""
        if goal["type"] == "crates":
            return token.kind == "crate"
        building = self.board.zones[self.zone("goals", goal["zone"])].building
        return token.zone >= 0 and self.board.zones[token.zone].building == building

    def carried(self, s: City, goal: Mapping[str, Any], anybody: bool = False) -> int:
        """Needed cards that escaped survivors carry, or all survivors do where there is no exit."""
        cards: list[str] = []
        for survivor in s.survivors:
            if not survivor.dead and (anybody or survivor.zone == AWAY or not self.exits):
                cards += [card.split(".")[0] for card in survivor.gear]
        if "any" in goal:
            return min(int(goal["n"]), len([name for name in cards if name in goal["any"]]))
        return sum([min(n, cards.count(name)) for name, n in goal["cards"].items()])

    def met(self, s: City, goal: Mapping[str, Any]) -> bool:
        value, need = self.progress(s, goal)
        if goal["type"] == "endure":
            return s.round >= goal["rounds"] and s.phase == "end"
        return value >= need

    def impossible(self, s: City, goal: Mapping[str, Any]) -> bool:
        if s.survivors and not any(survivor.here for survivor in s.survivors) and not self.met(s, goal):
            return True
        if goal["type"] == "super" and s.noted("mixed") and not s.noted("super"):
            # The only mixture there was is wasted.
            return not any(s.noted(f"molofix {card}") for survivor in s.survivors for card in survivor.gear)
        if goal["type"] == "rescue":
            return len(s.companions) < len(self.row.get("companions") or [])
        if goal["type"] == "seal":
            return bool(s.noted("sealed") + len(s.spawns) < goal["n"])
        if goal["type"] == "carry" and s.decks:
            return not self.findable(s, goal)
        return False

    def findable(self, s: City, goal: Mapping[str, Any]) -> bool:
        """Whether enough of the needed cards are still in the game: starting and epic ones never come back (Z-3)."""
        gone = [card for name in ("starting", "epic") for card in s.discards[DECKS.index(name)]]
        left: list[str] = []
        for cards in s.rules.catalogue.decks.values():
            left += [card.split(".")[0] for card in cards if card not in gone]
        if "cards" not in goal:
            return True
        return all(left.count(name) >= n for name, n in goal["cards"].items())


def load_missions(folder: Path, tiles: Mapping[str, Tile], over: Mapping[str, Any] | None = None) -> dict[str, Mission]:
    """Every mission file of a folder, checked; a broken one is refused with file, key and reason."""
    found: dict[str, Mission] = {}
    for path in sorted(folder.glob("*.toml")):
        data = read_toml(path)
        rows = data.get("mission", [])
        for row in check_rows(path.name, "mission", rows, NEW):
            found[row["id"]] = Mission(path.name, row, tiles)
    for row in check_rows("missions.toml", "mission", list((over or {}).get("missions", [])), NEW):
        found[row["id"]] = Mission("missions.toml", row, tiles)
    return found
