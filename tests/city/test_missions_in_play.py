"""Goals and special rules of single missions of the 2nd Edition at work."""

from __future__ import annotations

from collections import Counter
from typing import Any

from shamble.city.table.flow import CityFlow
from shamble.city.table.pieces import Token
from shamble.city.table.state import CityState
from shamble.city.table.survivor import AWAY
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.chance import Seeded, generator
from shamble.core.option import Option
from shamble.games.zombicide2 import GAME
from shamble.games.zombicide2.special.ned import deliveries
from shamble.sessions.session import Session


def at(
    mission: str, people: dict[str, dict[str, Any]], notes: tuple[tuple[str, int], ...] = (), **given: Any
) -> Session:
    who = next(iter(people))
    given = {"mission": mission, "survivors": people, "start": f"turn {who}", "opened": True, **given}
    seats, settings, city = GAME.build(given)
    city.notes = (*city.notes, *notes)
    table = Session(GAME, seats, settings, seed=1)
    table.begin_at(city, city.plain())
    return table


def verbs(table: Session) -> set[str]:
    decision = table.decision
    return {option.verb for option in decision.options} if decision else set()


def options(table: Session, verb: str) -> list[Option]:
    decision = table.decision
    assert decision is not None
    return [option for option in decision.options if option.verb == verb]


def do(table: Session, verb: str, target: str = "", item: str = "") -> None:
    matching = [
        option
        for option in options(table, verb)
        if (not target or option.target == target) and (not item or option.item.split(".")[0] == item)
    ]
    assert matching, (verb, target, item, sorted(verbs(table)))
    table.play(matching[0])


def flow(table: Session) -> CityFlow:
    return GAME.flow(table.state, Seeded(generator(1)), [])


def test_m1_takes_one_objective_each() -> None:
    table = at("m1", {"amy": {"zone": "a1.d2"}, "josh": {"zone": "a1.d2"}})
    do(table, "take", "objective-1")
    state: CityState = table.state
    mission = state.rules.mission
    other = Token("objective-2", "objective", "", state.survivor("amy").zone)
    assert not mission.takeable(state, state.survivor("amy"), other)
    assert mission.takeable(state, state.survivor("josh"), other)


def test_m1_wants_three_portions_of_any_food() -> None:
    people = {"amy": {"zone": "c3.sse", "pack": ["rice", "rice"]}, "josh": {"zone": "c3.sse", "pack": ["water"]}}
    table = at("m1", people)
    state: CityState = table.state
    state.tokens = [token for token in state.tokens if token.kind != "objective"]
    state.taken = tuple(token.id for token in state.rules.mission.tokens() if token.kind == "objective")
    assert state.rules.mission.may_leave(state, state.survivor("amy"))
    state.survivors = [one.having(pack=()) if one.id == "josh" else one for one in state.survivors]
    assert not state.rules.mission.may_leave(state, state.survivor("amy"))


def test_m0_is_won_by_leaving_with_everything() -> None:
    table = at("m0", {"amy": {"zone": "a1.d3"}})
    do(table, "take", "objective-1")
    state: CityState = table.state
    assert [goal.progress(state) for goal in state.rules.mission.goals] == [(1, 2), (0, 2), (0, 1)]
    assert "leave" not in verbs(table)
    table = at("m0", {"amy": {"zone": "a1.ssw"}})
    table.state.tokens = []
    table.state.taken = ("objective-1", "objective-2")
    mission = table.state.rules.mission
    offered = mission.options(table.state, TurnBudget(table.state, table.state.survivor("amy")))
    assert [option.verb for option in offered] == ["leave"]
    run = flow(table)
    state.rules.perform(run, "amy", Option("leave", "amy"))
    mission.check(run)
    assert table.state.result is not None
    assert table.state.result.won


def test_m4_is_left_by_car_only() -> None:
    table = at("m4", {"amy": {"zone": "a3.snw"}, "josh": {"zone": "a3.snw"}})
    state: CityState = table.state
    state.tokens = []
    state.taken = ("objective-1", "objective-2")
    mission = state.rules.mission
    assert not mission.may_leave(state, state.survivor("amy"))
    car = state.cars[0]
    manned = car.having(state.survivor("amy").zone, "amy", ("josh",))
    state.cars = [manned, *state.cars[1:]]
    state.survivors = [one.having(car=car.id) for one in state.survivors]
    assert mission.may_leave(state, state.survivor("amy"))
    run = flow(table)
    state.rules.perform(run, "amy", Option("leave", "amy"))
    assert state.cars[0].people == ("josh",)
    assert state.survivor("amy").zone == AWAY


def test_m7_corners_are_loud_and_lost_when_a_zombie_acts_there() -> None:
    table = at("m7", {"amy": {"zone": "a1.snw"}})
    state: CityState = table.state
    mission = state.rules.mission
    mission.place(state)
    corners = [state.board.names[name] for name in ("b1.snw", "b2.d1", "a2.snw")]
    assert [state.noise[corner] for corner in corners] == [7, 7, 7]
    run = flow(table)
    mission.zombies_act(run, state.rules.all_kinds)
    assert state.result is None
    walker = state.rules.catalogue.kind["walker"].index
    run.add(corners[0], walker, 1)
    mission.zombies_act(run, (walker + 1,))
    mission.zombies_act(run, (walker,), corners[1])
    assert state.result is None
    mission.zombies_act(run, (walker,))
    assert state.result is not None
    assert state.result.reason == "overrun"


def test_m8_bait_brings_the_abomination_and_bottles_are_found() -> None:
    table = at("m8", {"amy": {"zone": "a3.r1"}})
    do(table, "take", "bottle-south")
    state: CityState = table.state
    assert [card.split(".")[0] for card in state.survivor("amy").gear] == ["molotov"]
    assert sum(card.startswith("molotov") for card in state.deck("equipment").cards()) == 3
    table = at("m8", {"amy": {"zone": "b2.r1"}})
    do(table, "take", "bait")
    state = table.state
    lair = state.rules.mission.effect("lair")
    assert lair is not None
    there = state.zombies[lair.zones[0]]
    assert sum(there[kind.index] for kind in state.rules.catalogue.kinds if kind.type == "abomination") == 1
    assert state.deck("abominations").size == 3


def test_m8_wants_what_the_bait_has_woken() -> None:
    table = at("m8", {"amy": {"zone": "b2.r1"}}, notes=(("kills abomination", 1),))
    goal = next(goal for goal in table.state.rules.mission.goals if goal.id == "lair")
    assert not goal.met(table.state)
    do(table, "take", "bait")
    run = flow(table)
    run.set_mission_counter("kills abomination", 2)
    assert not goal.met(run.s)
    beast = next(zone for zone in run.s.individuals())
    for kind in run.s.rules.catalogue.kinds:
        run.add(beast, kind.index, -run.s.zombies[beast][kind.index])
    assert goal.met(run.s)


def test_m10_is_sealed_only_with_both_tools() -> None:
    table = at("m10", {"amy": {"zone": "a1.snw"}})
    state: CityState = table.state
    state.zombies = [(0,) * len(counts) for counts in state.zombies]
    mission = state.rules.mission
    assert not mission.options(state, TurnBudget(state, state.survivor("amy")))
    state.taken = ("welder", "gas")
    offered = mission.options(state, TurnBudget(state, state.survivor("amy")))
    assert [option.verb for option in offered] == ["seal"]
    state.rules.perform(flow(table), "amy", offered[0])
    assert [state.board.zones[spawn.zone].aliases[0] for spawn in state.spawns] == ["b1.sne", "a2.ssw"]


def test_m11_keys_open_doors_and_wake_streets() -> None:
    table = at("m11", {"amy": {"zone": "b1.d1", "hands": ["crowbar"]}})
    state: CityState = table.state
    mission = state.rules.mission
    blue = next(door for door in state.board.doors if door.colour == "blue")
    green = next(door for door in state.board.doors if door.colour == "green")
    assert not mission.openable(state, blue)
    assert [spawn.active for spawn in state.spawns] == [False, False]
    do(table, "take", "objective-1")
    state = table.state
    assert mission.openable(state, blue)
    assert not mission.openable(state, green)
    assert {spawn.colour: spawn.active for spawn in state.spawns} == {"green": False, "blue": True}


def test_m13_wakes_a_street_every_third_round_and_ends_after_ten() -> None:
    table = at("m13", {"amy": {"zone": "a1.sne"}}, round=3)
    state: CityState = table.state
    mission = state.rules.mission
    mission.round_ends(flow(table))
    assert [spawn.active for spawn in state.spawns].count(True) == 3
    state.round = 9
    state.phase = "end"
    mission.round_ends(flow(table))
    assert state.result is None
    assert all(spawn.active for spawn in state.spawns)
    state.round = 10
    mission.round_ends(flow(table))
    assert state.result is not None
    assert state.result.won


def test_m14_food_must_leave_the_map() -> None:
    people = {"amy": {"zone": "c2.sne", "pack": ["rice", "water", "canned-food"]}}
    table = at("m14", people)
    mission = table.state.rules.mission
    assert mission.goals[0].progress(table.state) == (0, 3)
    do(table, "leave")
    assert table.outcome is not None
    assert table.outcome.won
    table = at("m14", {"amy": {"zone": "c2.sne", "pack": ["rice", "rice", "water"]}})
    assert "leave" not in verbs(table)


def test_m15_wants_the_long_house_empty_and_everybody_led() -> None:
    mission = GAME.library["m15"]
    assert len(mission.start) == 6 == len(set(mission.start))
    tokens = mission.tokens()
    assert Counter(token.kind for token in tokens) == {"objective": 9, "crate": 9}
    loot = next(goal for goal in mission.goals if goal.id == "loot")
    table = at("m15", {"amy": {"zone": "a3.sn"}})
    house = [token for token in tokens if loot.wants(table.state, token)]
    assert {mission.board.zones[token.zone].aliases[0].split(".")[0] for token in house} == {"c1", "c2"}
    waiting = {"lou": {"zone": "a3.sn"}, "lili": {"leader": "amy"}}
    table = at("m15", {"amy": {"zone": "a3.sn"}}, companions=waiting)
    rally = next(goal for goal in mission.goals if goal.id == "rally")
    assert rally.progress(table.state) == (1, 2)
    do(table, "collect", "lou")
    assert rally.progress(table.state) == (2, 2)
    assert loot.progress(table.state) == (0, len(house))
    table.state.tokens = [token for token in table.state.tokens if token not in house]
    mission.check(flow(table))
    assert table.state.result is not None
    assert table.state.result.won


def test_m15_offers_only_the_picked_pairs() -> None:
    table = at("m15", {"amy": {"zone": "a3.sn"}}, notes=(("pair lou", 5), ("pair odin", 7), ("picked 5", 1)))
    mission = table.state.rules.mission
    assert mission.offers(table.state, "lou")
    assert not mission.offers(table.state, "odin")
    assert mission.start_of(table.state, "odin") == 7


def test_m15_has_twelve_places_however_many_survivors_there_are() -> None:
    """Only survivors who could be companions are drawn, and those who are not drawn are not in the game."""
    plain = {"health": 2, "yellow": ["plus-action"], "orange": ["lucky"], "red": ["slippery"], "origin": "house"}
    more = [{"id": "gran", "blue": ["sniper"], **plain}, {"id": "gramps", "blue": ["starts-2-ap"], **plain}]
    game = GAME.with_content({"tables": {"survivors": more}})
    for seed in range(6):
        table = Session(game, 1, game.configure(1, {"mission": "m15"}), seed)
        table.begin()
        while table.decision and table.state.phase == "setup":
            assert "choose gramps" not in [option.key for option in table.decision.options]
            table.play(table.decision.options[0])
        people = [one.id for one in table.state.survivors] + [one.id for one in table.state.companions]
        assert len(people) == 12 == len(set(people))
        assert all(
            sum(one.zone == zone for one in (*table.state.survivors, *table.state.companions)) == 2
            for zone in table.state.rules.mission.start
        )


def test_m16_boxes_hum_and_open_the_gate() -> None:
    table = at("m16", {"amy": {"zone": "b1.d2"}})
    mission = table.state.rules.mission
    do(table, "switch-on")
    assert table.state.noise[table.state.board.names["b1.d2"]] == 1
    assert mission.goals[0].progress(table.state) == (1, 3)
    assert "switch-on" not in verbs(table)


def test_m18_is_lost_when_the_bus_leaves() -> None:
    table = at("m18", {"amy": {"zone": "a1.snw"}}, round=14)
    table.state.rules.mission.round_ends(flow(table))
    assert table.state.result is not None
    assert table.state.result.reason == "too-late"


def test_m19_leaves_nobody_behind() -> None:
    waiting = {"lou": {"leader": "amy"}, "lili": {"leader": "josh"}, "odin": {"zone": "a1.r1"}}
    people = {"amy": {"zone": "c1.snw"}, "josh": {"zone": "c1.snw"}}
    table = at("m19", people, companions=waiting)
    do(table, "leave")
    state: CityState = table.state
    mission = state.rules.mission
    assert mission.goals[0].progress(state) == (1, 3)
    assert not mission.may_leave(state, state.survivor("josh"))
    state.companions = [type(one)(one.id, one.zone, one.leader or "josh") for one in state.companions]
    assert mission.may_leave(state, state.survivor("josh"))


def test_m23_cabinets_heal_and_the_alarm_rings() -> None:
    table = at("m23", {"amy": {"zone": "a1.d1", "life": 1}, "josh": {"zone": "a1.d1", "life": 2}})
    do(table, "take", "cabinet-west")
    assert [one.life for one in table.state.survivors] == [3, 3]
    table = at("m23", {"amy": {"zone": "b2.sw", "hands": ["crowbar"]}})
    alarm = next(door for door in table.state.board.doors if "b2.d3" in table.state.board.zones[door.b].aliases)
    do(table, "open", alarm.id)
    assert table.state.noise[alarm.b] == 4


# -- Ned -------------------------------------------------------------------------------------------------------------

HOUSE = "a2.r1"


def cooking(*notes: tuple[str, int], **people: dict[str, Any]) -> Session:
    return at("m25", people, notes=notes)


def super_zone(table: Session) -> int:
    kind = table.state.rules.catalogue.kind["super-abomination"].index
    return next(index for index, counts in enumerate(table.state.zombies) if counts[kind])


def test_m25_super_abomination_is_no_card() -> None:
    table = cooking(amy={"zone": HOUSE})
    assert "super-abomination" not in table.state.deck("abominations").cards()
    kind = table.state.rules.catalogue.kind["super-abomination"].index
    assert not table.state.rules.creatures[kind].counts
    assert not table.state.rules.creatures[kind].can_kill(table.state, table.state.rules.catalogue.kinds[kind], 99)


def test_m25_ned_is_a_noise_and_nobody_leads_him() -> None:
    table = cooking(amy={"zone": HOUSE})
    state: CityState = table.state
    mission = state.rules.mission
    state.companions.clear()
    mission.place(state)
    ned = state.companions[0]
    assert state.loudness(state.board.names[HOUSE]) == 2
    assert not mission.followable(state, ned)
    assert not mission.offers(state, "ned")
    assert mission.offers(state, "josh")


def test_m25_ned_is_at_home_so_his_house_never_spawns() -> None:
    table = at("m25", {"amy": {"zone": "a2.sn", "hands": ["crowbar"]}})
    state: CityState = table.state
    assert state.opened >> state.board.zones[state.board.names[HOUSE]].building & 1


def test_m25_components_are_dropped_and_stay() -> None:
    table = cooking(("carries blue amy", 1), amy={"zone": HOUSE, "pack": ["molotov", "molotov"]})
    assert {option.item.split(".")[0] for option in options(table, "deliver")} == {"blue", "molotov"}
    do(table, "deliver", item="molotov")
    assert len(table.state.survivor("amy").gear) == 1
    assert [option.item for option in options(table, "deliver")] == ["blue"]
    assert not list(options(table, "take"))
    assert any(refusal.option.verb == "take" for refusal in table.refused())
    do(table, "deliver", item="blue")
    assert not options(table, "deliver")


def test_m25_objectives_are_carried_by_who_took_them() -> None:
    table = cooking(amy={"zone": "a1.r2"}, josh={"zone": HOUSE})
    do(table, "take", "objective-1")
    assert not deliveries(table.state, table.state.survivor("josh"))
    assert [option.item for option in deliveries(table.state, table.state.survivor("amy"))] == ["blue"]


def mixed(**people: dict[str, Any]) -> Session:
    """Amy has just delivered the last of the three components, and Josh gets the mixture."""
    table = cooking(("carries blue amy", 1), ("carries green amy", 1), **people)
    for item in ("molotov", "blue"):
        do(table, "deliver", item=item)
    assert {option.target for option in options(table, "deliver")} == {"amy", "josh"}
    do(table, "deliver", target="josh", item="green")
    return table


def test_m25_the_mixture_goes_to_one_of_those_in_the_zone() -> None:
    table = mixed(amy={"zone": HOUSE, "pack": ["molotov"]}, josh={"zone": HOUSE})
    assert [card.split(".")[0] for card in table.state.survivor("josh").gear] == ["molotov"]
    assert not [token for token in table.state.tokens if token.kind == "component"]
    assert table.outcome is None


def throw(table: Session, who: str, card: str) -> None:
    """Burns the zone of the super abomination with this card, by the rules for fire."""
    run = flow(table)
    run.open_scope("turn", who)
    run.open_scope("attack", who)
    table.state.rules.card_effect("molotov").throw(run, who, card, super_zone(table))
    table.state.rules.mission.check(run)


def test_m25_only_the_mixture_kills_it() -> None:
    table = mixed(amy={"zone": HOUSE, "pack": ["molotov", "molotov"]}, josh={"zone": HOUSE})
    ordinary = next(card for card in table.state.survivor("amy").gear if card.startswith("molotov"))
    throw(table, "amy", ordinary)
    assert table.state.result is None
    assert super_zone(table) >= 0
    throw(table, "josh", table.state.survivor("josh").gear[0])
    assert table.state.result is not None
    assert table.state.result.won


def test_m25_is_lost_when_the_mixture_is_wasted() -> None:
    table = mixed(amy={"zone": HOUSE, "pack": ["molotov"]}, josh={"zone": HOUSE})
    run = flow(table)
    table.state.survivors = [one.having(hands=(), pack=()) for one in table.state.survivors]
    table.state.rules.mission.check(run)
    assert table.state.result is not None
    assert table.state.result.reason == "impossible"


def test_m25_is_lost_when_a_zombie_appears_at_neds() -> None:
    table = cooking(amy={"zone": HOUSE})
    state: CityState = table.state
    state.rules.mission.appeared(flow(table), state.board.names[HOUSE], 0, 1)
    assert state.result is not None
    assert state.result.reason == "ned-found"
