"""Missions as data: where everything stands, what must be done, and special rules as named effects."""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2, tau
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from shamble.city.board import Board, Door
from shamble.city.maps import Tile, from_map, from_tiles
from shamble.city.outline import middle, sketch, whole
from shamble.city.state import AWAY, DECKS, LEVELS, City, Companion, Spawn, Survivor, Token
from shamble.content.nearest import hint
from shamble.content.tables import Field, check_rows, read_toml
from shamble.core.deck import Deck
from shamble.core.entity import Json
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
    "crates": (),
    "loot": ("zone",),
    "exit": ("who",),
    "kills": ("kind", "n"),
    "level": ("level", "n"),
    "carry": ("cards", "any", "n"),
    "stand": ("zone", "n"),
    "seal": ("n",),
    "rescue": (),
    "rally": (),
    "endure": ("rounds",),
    "light": ("zones",),
    "super": (),
}
"""Types of goals and what each may say. `loot`: every objective and crate of the building around a zone; `carry`: named
cards, or `n` of `any`; `rally`: somebody leads every companion; `rescue`: they are led out."""
SPECIALS: Final = {
    "one-each": (),
    "seal-spawns": ("needs",),
    "loud-zone": ("zone", "noise"),
    "forbidden": ("zones",),
    "wakes": ("objective", "zone"),
    "objective-ap": ("ap",),
    "drop-weapon": ("objective",),
    "medicine": ("objective",),
    "cache": ("objective", "card"),
    "lair": ("objective", "zone"),
    "alarm": ("door", "noise"),
    "fuse-boxes": ("zones",),
    "ned": ("zone",),
    "pairs": (),
    "by-car": (),
    "growing": ("every",),
    "deadline": ("rounds",),
}
ROWS: Final = {
    "spawns": ("zone", "first", "colour", "asleep"),
    "objectives": ("zone", "id", "colour"),
    "zombies": ("zone", "kind", "n"),
    "cars": ("zone", "kind", "drive", "crate"),
    "companions": ("zone",),
}
"""Lists of things that stand somewhere, and what each entry may say."""
COMPONENTS: Final = ("molotov", "blue", "green")
"""What Ned needs (p. 63)."""
NED: Final = "ned"


@mypyc_attr(allow_interpreted_subclasses=True)
class Mission:
    """One mission. Its hooks are called by the rules at fixed moments; what none of its effects concerns, passes."""

    def __init__(self, where: str, row: Mapping[str, Any], tiles: Mapping[str, Tile], written: bool = False) -> None:
        self.id: Final[str] = row["id"]
        self.where: Final = f"{where}: mission {self.id}"
        self.row: Final = row
        self.survivors: Final[int] = row["survivors"]
        self._spawns: list[Spawn] | None = None
        self._tokens: list[Token] | None = None
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
        if len([spawn for spawn in self.row["spawns"] if spawn.get("first")]) != 1:
            raise ContentError(f"{self.where}: spawns: one of them must be the first (first = true)")
        for key, words in ROWS.items():
            for row in self.row.get(key) or []:
                for word in row:
                    if word not in words:
                        raise ContentError(f"{self.where}: {key}: unknown key {word!r}{hint(word, words)}")
                self.zone(key, str(row.get("zone")))
        self._check_effects()
        near = self.board.topology((1 << len(self.board.doors)) - 1).near
        for zone in self.start:
            if not near[zone] and len(self.board.zones) > 1:
                raise ContentError(f"{self.where}: start: no way leads out of {self.board.zones[zone].id}")

    def _check_effects(self) -> None:
        """Zones and objectives that goals and effects name are there."""
        known = [token.id for token in self.tokens() if token.kind == "objective"]
        for key, entry in [("goals", goal) for goal in self.goals] + [("special", one) for one in self.special]:
            for name in [entry["zone"]] if "zone" in entry else entry.get("zones", ()):
                self.zone(key, name)
            for name in [entry["objective"]] if "objective" in entry else entry.get("needs", ()):
                if name not in known:
                    raise ContentError(f"{self.where}: {key}: there is no objective {name!r}{hint(name, known)}")

    def _known(self, key: str, entry: Mapping[str, Any], name: str, known: Mapping[str, tuple[str, ...]]) -> None:
        kind = str(entry.get(name))
        if kind not in known:
            raise ContentError(f"{self.where}: {key}: unknown {name} {kind!r}{hint(kind, known)}")
        for word in entry:
            if word != name and word not in known[kind]:
                raise ContentError(f"{self.where}: {key}: {kind} has no {word!r}{hint(word, known[kind])}")

    def has(self, effect: str) -> dict[str, Any] | None:
        return next((special for special in self.special if special["effect"] == effect), None)

    def effects(self, effect: str) -> list[dict[str, Any]]:
        return [special for special in self.special if special["effect"] == effect]

    def spawns(self) -> list[Spawn]:
        """The start token's zone first, then clockwise around the middle of the board (p. 25); made once."""
        if self._spawns is None:
            self._spawns = self._lay_spawns()
        return self._spawns

    def _lay_spawns(self) -> list[Spawn]:
        rows = self.row["spawns"]
        first = next(row for row in rows if row.get("first"))
        start = self.angle(first)
        order = sorted(rows, key=lambda row: (row is not first, (self.angle(row) - start) % tau))
        found = []
        for number, row in enumerate(order):
            colour = row.get("colour", "")
            awake = not colour and not row.get("asleep")
            found.append(Spawn(f"spawn-{number}", self.zone("spawns", row["zone"]), colour, awake))
        return found

    def angle(self, row: Mapping[str, Any]) -> float:
        """Where a zone lies as seen from the middle of the board, clockwise from the top."""
        xs, ys = self.board.cuts
        cells = self.board.zones[self.zone("spawns", row["zone"])].cells
        x = sum([xs[cx] + xs[cx + 1] for cx, _ in cells]) / (2 * len(cells)) - xs[-1] / 2
        y = sum([ys[cy] + ys[cy + 1] for _, cy in cells]) / (2 * len(cells)) - ys[-1] / 2
        return round(atan2(x, -y) % tau, 6)

    def tokens(self) -> list[Token]:
        """Objectives and crates where the mission lays them; asked for after every action, so made once."""
        if self._tokens is None:
            self._tokens = self._lay_tokens()
        return self._tokens

    def _lay_tokens(self) -> list[Token]:
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

    def briefing(self) -> dict[str, Json]:
        """What there is to know before one plays it: words by language, and a picture of the board."""
        row = self.row
        places = [("start", zone) for zone in self.start] + [("exit", zone) for zone in self.exits]
        places += [("spawn", spawn.zone) for spawn in self.spawns()]
        places += [(token.kind, token.zone) for token in self.tokens() if token.zone != AWAY]
        places += [("car", self.zone("cars", car["zone"])) for car in row.get("cars") or []]
        xs, ys = self.board.cuts
        plain: dict[str, Json] = {key: dict(row[key]) for key in ("title", "problem", "briefing")}
        return {
            "id": self.id,
            **plain,
            "difficulty": str(row["difficulty"]),
            "minutes": int(row["minutes"]),
            "survivors": self.survivors,
            "size": [whole(xs[-1]), whole(ys[-1])],
            "plan": dict(sketch(self.board)),
            "marks": [{"kind": kind, "at": list(middle(self.board, zone))} for kind, zone in places],
        }

    def words(self, lang: str) -> str:
        """Title, problem and briefing as one Fluent message; one it does not speak gets English."""
        told = [self.row.get(key) or {} for key in ("title", "problem", "briefing")]
        title, problem, briefing = [message(words.get(lang) or words.get("en") or "") for words in told]
        return f"mission-{self.id} = {title or self.id}\n    .problem = {problem}\n    .briefing = {briefing}\n"

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
            options += self.deliveries(s, survivor)
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

    # -- Ned (p. 63) -------------------------------------------------------------------------------------------

    def deliveries(self, s: City, survivor: Survivor) -> list[Option]:
        """Components to drop at Ned's. The last one names the survivor in the zone who gets the mixture."""
        there = [token.colour for token in s.tokens if token.kind == "component"]
        if s.noted("mixed"):
            return []
        found = [colour for colour in ("blue", "green") if s.noted(f"carries {colour} {survivor.id}")]
        molotov = next((card for card in survivor.gear if card.split(".")[0] == "molotov"), "")
        if molotov and "molotov" not in there:
            found.append(molotov)
        if len(there) < len(COMPONENTS) - 1:
            return [Option("deliver", survivor.id, item=item) for item in found]
        return [Option("deliver", survivor.id, mate.id, item) for item in found for mate in s.at(survivor.zone)]

    def deliver(self, t: Play, who: str, mate: str, item: str) -> None:
        from shamble.city.inventory import Sort, receive

        s = t.s
        zone = s.survivor(who).zone
        t.pay(who, "any")
        if item in ("blue", "green"):
            t.note(f"carries {item} {who}", 0)
            s.tokens.append(Token(f"component-{item}", "component", item, zone))
        else:
            t.set(s.survivor(who).without(item))
            s.tokens.append(Token(item, "component", "molotov", zone))
        t.tell("delivers", "mission.m25.component", who=who, item=item.split(".")[0], zone=t.zone(zone))
        there = [token for token in s.tokens if token.kind == "component"]
        if len(there) < len(COMPONENTS):
            return
        card = next(token.id for token in there if token.colour == "molotov")
        s.tokens = [token for token in s.tokens if token.kind != "component"]
        t.note("mixed", 1)
        t.note(f"molofix {card}", 1)
        receive(t, mate, card)
        t.tell("molofix", "mission.m25.molofix", who=mate, card=card)
        t.then(Sort(mate))

    def act(self, t: Play, who: str, option: Option) -> None:
        s = t.s
        if option.verb == "leave":
            from shamble.city.cars import leave_car

            leave_car(t, who)
            t.escape(who, "mission.exit")
        elif option.verb == "deliver":
            self.deliver(t, who, option.target, option.item)
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


def message(text: str) -> str:
    """A text as the value of a Fluent message: on one line, and nothing in it means anything."""
    return " ".join(text.replace("{", "\x00").replace("}", '{"}"}').replace("\x00", '{"{"}').split()) or '{""}'


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
