"""A survivor's turn: every action with all its conditions, and why an expected one is refused (p. 19-22)."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.cars import car_options, drive_or_ride
from shamble.city.combat import attack_options, barred, begin, line_of
from shamble.city.feats import feat_options, perform
from shamble.city.flow import Play, Step, WhoQuestion
from shamble.city.inventory import Sort, Trade, in_hand
from shamble.city.levels import LevelUp
from shamble.city.moving import MoveOn, affordable, enter, leaving, may_slip, pay_move, slippery, steps_of
from shamble.city.searching import DrawGear, draws
from shamble.city.skills import Wallet, actions_left, gift, has, purses, skills_of
from shamble.city.spawning import reveal
from shamble.city.state import City, Companion, Survivor, Token
from shamble.core.event import Args
from shamble.core.option import Option, Refusal


class Menu(WhoQuestion):
    """What next? The turn ends when the player says so, or when nothing is left that could be done."""

    ask: ClassVar[str] = "action"
    cites: ClassVar[str] = "turn.actions"
    always: ClassVar[bool] = True

    def question(self, s: City) -> Args:
        survivor = s.survivor(self.who)
        return {"who": self.who, "n": max(0, actions_left(s, survivor)), "zone": s.board.zones[survivor.zone].id}

    def options(self, s: City) -> list[Option]:
        survivor = s.survivor(self.who)
        if not survivor.here:
            return []
        options: list[Option] = []
        wallet = Wallet(s, survivor)
        if not survivor.car:
            options += move_options(s, survivor, wallet)
        if s.cars:
            options += car_options(s, survivor)
        options += combat_options(s, survivor, wallet)
        options += hand_options(s, survivor, wallet)
        options += feat_options(s, survivor)
        options += s.rules.mission.actions(s, survivor)
        options.append(Option("end", self.who))
        return options

    def refusals(self, s: City) -> list[Refusal]:
        return refused(s, s.survivor(self.who))

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "end":
            t.tell("ends-turn", "action.nothing", who=self.who)
            t.s.rules.mission.turn_ends(t, self.who)
            return
        t.open_action(option.verb)
        act(t, self.who, option)
        t.then(Check())
        if not (gift(t.s) and not purses(t.s, t.s.survivor(self.who), "any")):
            t.then(Menu(self.who))


class Check(Step):
    """After every action the mission looks whether it is won, or can't be won any more."""

    def run(self, t: Play) -> None:
        t.s.rules.mission.check(t)


def move_options(s: City, survivor: Survivor, wallet: Wallet) -> list[Option]:
    near = s.topology().near[survivor.zone]
    zones = s.board.zones
    extra = leaving(s, survivor)
    options: list[Option] = []
    moves = wallet.count("move")
    if moves > extra:
        options += [Option("move", survivor.id, zones[zone].id) for zone in near]
    if extra and moves and may_slip(s, survivor) and not slippery(s, survivor):
        options += [Option("slip", survivor.id, zones[zone].id) for zone in near]
    return options


def combat_options(s: City, survivor: Survivor, wallet: Wallet) -> list[Option]:
    """Attacks that can be paid for."""
    options: list[Option] = []
    for mode in ("melee", "ranged"):
        single = wallet.count(mode) > 0
        if single or wallet.count(mode, True):
            options += [option for option in attack_options(s, survivor, mode) if single or "+" in option.item]
    return options


def searchable(s: City, survivor: Survivor) -> bool:
    zone = s.board.zones[survivor.zone]
    inside = not zone.street or has(s, survivor, "scavenger")
    again = not s.spent("turn", "search") or has(s, survivor, "search-again")
    return inside and again and not s.crowd(survivor.zone)


def hand_options(s: City, survivor: Survivor, wallet: Wallet) -> list[Option]:
    """Search, doors, gear, tokens, noise, food."""
    options: list[Option] = []
    who = survivor.id
    acting = wallet.actions > 0
    catalogue = s.rules.catalogue
    if not survivor.car and wallet.count("search") and searchable(s, survivor):
        options.append(Option("search", who))
    options += door_options(s, survivor, wallet)
    if acting:
        if survivor.pack or len(survivor.hands) > 1:
            options.append(Option("sort", who))
        for mate in s.at(survivor.zone):
            if mate.id != who and (mate.gear or survivor.gear or s.companions):
                options.append(Option("trade", who, mate.id))
        for token in s.tokens:
            if not survivor.car or token.car == survivor.car:
                if token_zone(s, token) == survivor.zone and s.rules.mission.takeable(s, survivor, token):
                    options.append(Option("take", who, token.id))
        for companion in s.companions:
            if not companion.leader and companion.zone == survivor.zone and s.rules.mission.followable(s, companion):
                options.append(Option("collect", who, companion.id))
        options.append(Option("noise", who))
    empties = [card for card in survivor.gear if card in s.empty]
    if empties and (acting or has(s, survivor, "quick-reload")):
        options.append(Option("reload", who))
    eaten: list[str] = []
    for card in survivor.gear:
        name = catalogue.gear[card].id
        if catalogue.gear[card].effect == "food" and name not in eaten and not wallet.gift:
            eaten.append(name)
            options.append(Option("eat", who, item=card))
    return options


def token_zone(s: City, token: Token) -> int:
    """A crate on a car is where the car is (p. 32)."""
    car = s.car(token.car) if token.car else None
    return car.zone if car is not None else token.zone


def tools(s: City, survivor: Survivor) -> list[str]:
    """What opens doors: gear in hand, the silent first, or bare hands with the skill."""
    found = [card for card in in_hand(s, survivor) if s.rules.catalogue.gear[card].door]
    found.sort(key=lambda card: s.rules.catalogue.gear[card].door != "silent")
    if has(s, survivor, "break-in"):
        found.insert(0, "hands")
    return found


def door_options(s: City, survivor: Survivor, wallet: Wallet) -> list[Option]:
    if survivor.car or not wallet.count("door"):
        return []
    found = tools(s, survivor)
    if not found:
        return []
    names: list[str] = []
    options = []
    for tool in found:
        kind = tool.split(".")[0]
        if kind in names:
            continue
        names.append(kind)
        for door in s.board.doors:
            if survivor.zone in (door.a, door.b) and not s.doors >> door.index & 1:
                if s.rules.mission.openable(s, door):
                    options.append(Option("open", survivor.id, door.id, tool))
    return options


# -- doing it --------------------------------------------------------------------------------------------------------


def act(t: Play, who: str, option: Option) -> None:
    s = t.s
    survivor = s.survivor(who)
    verb = option.verb
    if verb not in ("melee", "shoot", "throw"):
        break_rows(t)
    if verb in ("move", "slip"):
        slip = verb == "slip"
        pay_move(t, who, leaving(s, survivor, slip))
        if slippery(s, survivor) and s.crowd(survivor.zone):
            t.uses(who, "slippery")
        if slip:
            t.spend("turn", "slip")
        glide = slip or slippery(s, survivor)
        enter(t, who, s.board.names[option.target], "action.move")
        t.then(MoveOn(who, steps_of(s, survivor) - 1, glide))
    elif verb in ("melee", "shoot", "throw"):
        mode = "melee" if verb == "melee" else "ranged"
        weapons = tuple(option.item.split("+"))
        t.pay(who, mode, len(weapons) > 1)
        zone = survivor.zone if mode == "melee" else s.board.names[option.target]
        begin(t, who, mode, weapons, zone)
        keep_rows(t, mode)
    elif verb == "search":
        t.pay(who, "search")
        if s.spent("turn", "search"):
            t.uses(who, "search-again")
        if s.board.zones[survivor.zone].street:
            t.uses(who, "scavenger")
        if has(s, survivor, "search-thoroughly"):
            t.uses(who, "search-thoroughly")
        t.spend("turn", "search")
        t.then(DrawGear(who, "equipment", draws(s, survivor), "search"))
    elif verb == "open":
        open_door(t, who, int(option.target.partition("-")[2]) - 1, option.item)
    elif verb == "sort":
        t.pay(who, "any")
        t.tell("sorts", "trade.reorder", who=who)
        t.then(Sort(who))
    elif verb == "trade":
        t.pay(who, "any")
        t.then(Trade(who, option.target, ()))
    elif verb == "take":
        t.pay(who, "any")
        take_token(t, who, option.target)
    elif verb == "collect":
        t.pay(who, "any")
        t.set_companion(Companion(option.target, survivor.zone, who))
        t.tell("leads", "companion.collect", who=who, companion=option.target)
    elif verb == "noise":
        t.pay(who, "any")
        t.noise(survivor.zone, 1, "action.noise")
    elif verb == "reload":
        if has(s, survivor, "quick-reload"):
            t.uses(who, "quick-reload")
        else:
            t.pay(who, "any")
        t.tell("reloads", "reload.action", who=who)
        s.empty = tuple([card for card in s.empty if card not in survivor.gear])
    elif verb == "eat":
        t.set(survivor.without(option.item))
        t.throw_away(option.item)
        t.tell("eats", "gear.food", who=who, card=option.item)
        t.gain(who, 3, "gear.food")
        t.then(LevelUp(who))
    elif not drive_or_ride(t, who, option) and not perform(t, who, option):
        s.rules.mission.act(t, who, option)


def keep_rows(t: Play, mode: str) -> None:
    """Escalation counts actions of one kind in a row; `combat` counts both kinds (p. 64)."""
    break_rows(t, "row:ranged" if mode == "melee" else "row:melee")
    t.spend("turn", f"row:{mode}")
    t.spend("turn", "row:combat")


def break_rows(t: Play, which: str = "row:") -> None:
    """Any other action ends the row: the ledger forgets it."""
    t.unspend("turn", which)


def open_door(t: Play, who: str, index: int, tool: str) -> None:
    """No dice; a noisy tool makes noise; a building opened for the first time shows who is in it (p. 19-20)."""
    s = t.s
    survivor = s.survivor(who)
    door = s.board.doors[index]
    t.pay(who, "door")
    s.doors |= 1 << index
    far = door.b if survivor.zone == door.a else door.a
    t.tell("opens", "action.door", who=who, item=tool, zone=t.zone(far))
    if tool != "hands" and s.rules.catalogue.gear[tool].door == "noisy":
        t.noise(survivor.zone, 1, "action.door.noise")
    s.rules.mission.opened(t, door)
    reveal(t, [s.board.zones[door.a].building, s.board.zones[door.b].building])


def take_token(t: Play, who: str, id: str) -> None:
    """An objective gives five adrenaline unless the mission says otherwise; a crate an epic weapon (p. 22)."""
    s = t.s
    token = s.token(id)
    assert token is not None
    s.tokens = [known for known in s.tokens if known.id != id]
    if token.kind == "crate":
        t.tell("takes-crate", "car.crate" if token.car else "action.crate", who=who)
        t.then(DrawGear(who, "epic", 1, "crate"))
        return
    s.taken = (*s.taken, id)
    t.tell("takes", "action.objective", who=who, token=token.colour or "red")
    ap = s.rules.mission.worth(s, token)
    if ap:
        t.gain(who, ap, "action.objective.ap")
    s.rules.mission.took(t, who, token)
    t.then(LevelUp(who))


# -- why not ---------------------------------------------------------------------------------------------------------


def refused(s: City, survivor: Survivor) -> list[Refusal]:
    """What a player would expect here, and the reason why it is not possible."""
    found: list[Refusal] = []
    rule = s.rules.rule
    who = survivor.id
    zone = s.board.zones[survivor.zone]
    tired = not purses(s, survivor, "any")
    if not searchable(s, survivor):
        option = Option("search", who)
        if zone.street and not has(s, survivor, "scavenger"):
            found.append(Refusal(option, "search-street", rule("action.search.where")))
        elif s.crowd(survivor.zone):
            found.append(Refusal(option, "search-zombies", rule("action.search.where"), {"n": s.crowd(zone.index)}))
        else:
            found.append(Refusal(option, "search-once", rule("action.search.once")))
    extra = leaving(s, survivor)
    if not survivor.car and not affordable(s, survivor, extra):
        reason = "too-many-zombies" if extra else "no-actions"
        args: Args = {"n": extra + 1}
        found += [
            Refusal(Option("move", who, s.board.zones[other].id), reason, rule("action.move.leave"), args)
            for other in s.topology().near[survivor.zone]
        ]
    for door in s.board.doors:
        if survivor.zone in (door.a, door.b) and not s.doors >> door.index & 1:
            option = Option("open", who, door.id)
            if not s.rules.mission.openable(s, door):
                found.append(Refusal(option, "door-locked", rule("action.door.coloured"), {"colour": door.colour}))
            elif not tools(s, survivor):
                found.append(Refusal(option, "door-tool", rule("action.door")))
            elif tired:
                found.append(Refusal(option, "no-actions", rule("turn.actions")))
    if barred(s, survivor) and "melee" not in skills_of(s, survivor):
        found.append(Refusal(Option("melee", who), "hobomination", rule("abomination.hobomination")))
    for card in in_hand(s, survivor):
        if card in s.empty and s.rules.catalogue.gear[card].ranged is not None:
            line = line_of(s, card, "ranged")
            found.append(
                Refusal(Option("shoot", who, item=card), "reload-first", rule("reload.action"), {"n": line.dice})
            )
    for token in s.tokens:
        if token.zone == survivor.zone and not s.rules.mission.takeable(s, survivor, token):
            why = "mission.m1.one-each" if s.rules.mission.has("one-each") else "mission.own-rules"
            found.append(Refusal(Option("take", who, token.id), "not-takeable", rule(why)))
    return found
