"""Missions as data: where everything stands, what must be done, and special rules as named effects."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from shamble.city.board import Board, Door
from shamble.city.maps import Tile, from_map, from_tiles
from shamble.city.state import AWAY, LEVELS, City, Spawn, Survivor, Token
from shamble.content.nearest import hint
from shamble.content.tables import Field, check_rows, read_toml
from shamble.core.errors import ContentError
from shamble.core.option import Option

if TYPE_CHECKING:
    from shamble.city.flow import Play

NEW: Final[dict[str, Field]] = {
    "id": Field(str),
    "title": Field(dict),
    "problem": Field(dict),
    "briefing": Field(dict),
    "difficulty": Field(str, allowed=("tutorial", "easy", "medium", "hard")),
    "minutes": Field(int),
    "survivors": Field(int, default=6),
    "tiles": Field(list, required=False),
    "map": Field(dict, required=False),
    "start": Field(list),
    "exit": Field(list, required=False),
    "spawns": Field(list),
    "zombies": Field(list, required=False),
    "objectives": Field(list, required=False),
    "crates": Field(list, required=False),
    "doors": Field(dict, required=False),
    "cars": Field(list, required=False),
    "companions": Field(list, required=False),
    "goals": Field(list),
    "special": Field(list, required=False),
    "origin": Field(str, allowed=("book", "public", "house")),
    "source": Field(str, required=False),
}
GOALS: Final = {
    "objectives": ("colour",),
    "exit": ("who",),
    "kills": ("kind", "n"),
    "level": ("level", "n"),
    "carry": ("cards",),
    "stand": ("zone", "n"),
    "seal": ("n",),
    "rescue": (),
    "endure": ("rounds",),
    "light": ("zones",),
    "super": (),
}
"""Types of goals and what each may say."""
SPECIALS: Final = {
    "one-each": (),
    "seal-spawns": (),
    "loud-zone": ("zone", "noise"),
    "wakes": ("objective", "spawn"),
    "objective-ap": ("ap",),
    "no-search-street": (),
    "drop-weapon": ("objective",),
    "medicine": ("objective",),
    "alarm": ("door", "noise"),
    "fuse-boxes": ("zones",),
    "ned": ("zone",),
    "growing": ("every",),
    "deadline": ("rounds",),
}


class Mission:
    """One mission. Its hooks are called by the rules at fixed moments; what none of its effects concerns, passes."""

    def __init__(self, where: str, row: Mapping[str, Any], tiles: Mapping[str, Tile], written: bool = False) -> None:
        self.id: Final[str] = row["id"]
        self.where: Final = f"{where}: mission {self.id}"
        self.row: Final = row
        self.survivors: Final[int] = row["survivors"]
        self.written: Final = written
        """Made for one scenario, in no file of missions."""
        self.board: Final = self._lay_out(tiles)
        self.start: Final = [self.zone("start", name) for name in row["start"]]
        self.exits: Final = [self.zone("exit", name) for name in row.get("exit") or []]
        self.goals: Final[list[dict[str, Any]]] = list(row["goals"])
        self.special: Final[list[dict[str, Any]]] = list(row.get("special") or [])
        self._check()

    # -- reading -----------------------------------------------------------------------------------------------

    def _lay_out(self, tiles: Mapping[str, Tile]) -> Board:
        if self.row.get("tiles"):
            return from_tiles(self.where, tiles, self.row["tiles"], self.row.get("doors") or {})
        if self.row.get("map"):
            return from_map(self.where, self.row["map"])
        raise ContentError(f"{self.where}: give tiles or a map")

    def zone(self, key: str, name: str) -> int:
        found = self.board.zone(name)
        if found is None:
            raise ContentError(f"{self.where}: {key}: there is no zone {name!r}{hint(name, sorted(self.board.names))}")
        return found

    def _check(self) -> None:
        for goal in self.goals:
            self._known("goals", goal, "type", GOALS)
            if goal["type"] == "exit" and not self.exits:
                raise ContentError(f"{self.where}: goals: the goal exit needs an exit zone")
        for effect in self.special:
            self._known("special", effect, "effect", SPECIALS)
        for mark in self.row.get("doors") or {}:
            a, _, b = mark.partition("-")
            pair = {self.zone("doors", a), self.zone("doors", b)}
            if not any({door.a, door.b} == pair for door in self.board.doors):
                raise ContentError(f"{self.where}: doors: there is no door {mark!r}")
        if not any(spawn.get("first") for spawn in self.row["spawns"]):
            raise ContentError(f"{self.where}: spawns: one of them must be the first (first = true)")
        self.spawns()
        self.tokens()
        for key in ("zombies", "cars", "companions"):
            for row in self.row.get(key) or []:
                self.zone(key, row["zone"])
        near = self.board.topology(self.board.closed).near
        for zone in self.start:
            if not near[zone] and len(self.board.zones) > 1:
                raise ContentError(f"{self.where}: start: no way leads out of {self.board.zones[zone].id}")

    def _known(self, key: str, entry: Mapping[str, Any], name: str, known: Mapping[str, tuple[str, ...]]) -> None:
        kind = str(entry.get(name))
        if kind not in known:
            raise ContentError(f"{self.where}: {key}: unknown {name} {kind!r}{hint(kind, known)}")
        for word in entry:
            if word != name and word not in known[kind]:
                raise ContentError(f"{self.where}: {key}: {kind} has no {word!r}{hint(word, known[kind])}")

    def has(self, effect: str) -> dict[str, Any] | None:
        return next((special for special in self.special if special["effect"] == effect), None)

    def spawns(self) -> list[Spawn]:
        """The start token's zone first, then in the order of the file, which goes clockwise (p. 25)."""
        rows = self.row["spawns"]
        first = next(index for index, row in enumerate(rows) if row.get("first"))
        found = []
        for number, row in enumerate([*rows[first:], *rows[:first]]):
            colour = row.get("colour", "")
            found.append(Spawn(f"spawn-{number}", self.zone("spawns", row["zone"]), colour, not colour))
        return found

    def tokens(self) -> list[Token]:
        found = []
        for number, row in enumerate(self.row.get("objectives") or []):
            name = row.get("id", f"objective-{number + 1}")
            found.append(Token(name, "objective", row.get("colour", ""), self.zone("objectives", row["zone"])))
        for number, name in enumerate(self.row.get("crates") or []):
            found.append(Token(f"crate-{number + 1}", "crate", "", self.zone("crates", name)))
        for number, row in enumerate(self.row.get("cars") or []):
            if row.get("crate"):
                found.append(Token(f"trunk-{number + 1}", "crate", "", AWAY, f"car-{number + 1}"))
        return found

    # -- hooks: while playing ----------------------------------------------------------------------------------

    def takeable(self, s: City, survivor: Survivor, token: Token) -> bool:
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
                    s.spawns[index] = Spawn(spawn.id, spawn.zone, spawn.colour, True, s.round)
                    t.tell("spawn-wakes", "spawn.coloured", zone=t.zone(spawn.zone), colour=spawn.colour)
        for special in self.special:
            if special["effect"] == "medicine" and special["objective"] == token.id:
                for mate in s.at(s.survivor(who).zone):
                    if mate.life < mate.health:
                        t.set(mate.having(life=mate.health))
                        t.tell("heals", "mission.own-rules", who=mate.id, n=mate.health - mate.life)
            elif special["effect"] == "drop-weapon" and special["objective"] == token.id:
                from shamble.city.searching import DrawGear

                t.then(DrawGear(who, "epic", 1, "crate"))

    def openable(self, s: City, door: Door) -> bool:
        """A coloured door waits for the objective of its colour, if the mission has one (p. 19)."""
        if not door.colour:
            return True
        return not any(token.colour == door.colour for token in s.tokens)

    def opened(self, t: Play, door: Door) -> None:
        for special in self.special:
            if special["effect"] == "alarm":
                a, _, b = special["door"].partition("-")
                if {self.zone("special", a), self.zone("special", b)} == {door.a, door.b}:
                    t.noise(door.a, int(special["noise"]), "mission.own-rules")

    def entered(self, t: Play, who: str, zone: int) -> None:
        return

    def horde_moved(self, t: Play, zones: tuple[int, ...]) -> None:
        self._ned(t, zones)

    def appeared(self, t: Play, zone: int, kind: int, n: int) -> None:
        self._ned(t, (zone,))

    def _ned(self, t: Play, zones: tuple[int, ...]) -> None:
        special = self.has("ned")
        if special and self.zone("special", special["zone"]) in zones:
            t.tell("ned-found", "mission.m25.ned-zone", zone=special["zone"])
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

    def can_burn(self, s: City, kind: int) -> bool:
        return s.rules.catalogue.kinds[kind].effect != "super"

    def counts(self, s: City, kind: int) -> bool:
        """Whether a standing abomination keeps another one from coming."""
        return s.rules.catalogue.kinds[kind].effect != "super"

    # -- hooks: actions ----------------------------------------------------------------------------------------

    def actions(self, s: City, survivor: Survivor) -> list[Option]:
        """Actions that only this mission has; leaving by the exit costs nothing."""
        from shamble.city.skills import purses

        options: list[Option] = []
        who = survivor.id
        if survivor.zone in self.exits and not s.crowd(survivor.zone) and self.may_leave(s):
            options.append(Option("leave", who))
        acting = bool(purses(s, survivor, "any"))
        if acting and self.has("seal-spawns") and not s.crowd(survivor.zone):
            options += [Option("seal", who, spawn.id) for spawn in s.spawns if spawn.zone == survivor.zone]
        boxes = self.has("fuse-boxes")
        if acting and boxes and not survivor.car:
            for name in boxes["zones"]:
                if self.zone("special", name) == survivor.zone and not s.noted(f"lit {name}"):
                    options.append(Option("switch-on", who, s.board.zones[survivor.zone].id))
        return options

    def may_leave(self, s: City) -> bool:
        """The way out is open when everything else is done."""
        return all(self.met(s, goal) for goal in self.goals if goal["type"] not in ("exit", "rescue", "carry"))

    def act(self, t: Play, who: str, option: Option) -> None:
        s = t.s
        if option.verb == "leave":
            t.escape(who, "mission.exit")
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
        loud = self.has("loud-zone")
        if loud:
            s.noise[self.zone("special", loud["zone"])] = int(loud["noise"])
        growing = self.has("growing")
        if growing and s.round % int(growing["every"]) == 0:
            for index, spawn in enumerate(s.spawns):
                if not spawn.active:
                    s.spawns[index] = Spawn(spawn.id, spawn.zone, spawn.colour, True, s.round)
                    t.tell("spawn-wakes", "spawn.coloured", zone=t.zone(spawn.zone), colour=spawn.colour)
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
            return self.carried(s, goal), sum(goal["cards"].values())
        if kind == "stand":
            zone = self.zone("goals", goal["zone"])
            there = 0 if s.crowd(zone) else len(s.at(zone))
            return there, goal.get("n", len(s.survivors))
        if kind == "seal":
            return s.noted("sealed"), goal["n"]
        if kind == "rescue":
            saved = [companion for companion in s.companions if companion.zone == AWAY]
            return len(saved), len(self.row.get("companions") or [])
        if kind == "endure":
            return min(s.round, goal["rounds"]), goal["rounds"]
        if kind == "light":
            return len([name for name in goal["zones"] if s.noted(f"lit {name}")]), len(goal["zones"])
        return s.noted("super"), 1

    def carried(self, s: City, goal: Mapping[str, Any]) -> int:
        """Needed cards that escaped survivors carry, or all survivors do where there is no exit."""
        cards: list[str] = []
        for survivor in s.survivors:
            if not survivor.dead and (survivor.zone == AWAY or not self.exits):
                cards += [card.split(".")[0] for card in survivor.gear]
        return sum([min(n, cards.count(name)) for name, n in goal["cards"].items()])

    def met(self, s: City, goal: Mapping[str, Any]) -> bool:
        value, need = self.progress(s, goal)
        if goal["type"] == "endure":
            return s.round >= goal["rounds"] and s.phase == "end"
        return value >= need

    def impossible(self, s: City, goal: Mapping[str, Any]) -> bool:
        if goal["type"] == "rescue":
            return len(s.companions) < len(self.row.get("companions") or [])
        if goal["type"] == "seal":
            return bool(s.noted("sealed") + len(s.spawns) < goal["n"])
        return False


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
