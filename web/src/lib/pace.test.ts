import { describe, expect, it } from "vitest";
import { steps } from "./change";
import { ACT, beatsOf, BUDGETS, joined, Pace, READ, SHORTEST, timeOf, type Beat } from "./pace";
import type { EventView } from "./protocol";

const event = (kind: string, args = {}, rule = "r"): EventView => ({ seq: 1, kind, rule, args });
const opening = (kind: string, beat: Partial<Beat> = {}, args = {}): EventView => ({ ...event(kind, args), beat: { kind, told: { id: `log-${kind}`, args }, ...beat } as never });
const beat = (kind: string, more: Partial<Beat> = {}): Beat => ({ kind, told: { id: "", args: {} }, steps: [], own: false, ...more });

describe("beats", () => {
  it("hold the events that the server sent with them", () => {
    const fire = opening("molotov", { kind: "fire", sum: { falls: 14 } });
    const made = beatsOf(steps([fire, ...Array.from({ length: 27 }, () => event("kills")), opening("turn")]), true);
    expect(made.map((one) => [one.kind, one.steps.length])).toEqual([["fire", 28], ["turn", 1]]);
    expect(timeOf(made[0]!, 0)).toBeLessThanOrEqual(1300);
  });

  it("are single events where the server groups nothing", () => {
    expect(beatsOf(steps([event("a"), event("b")]), false).map((one) => one.told.id)).toEqual(["log-a", "log-b"]);
  });

  it("of one figure's steps in a row are one glide", () => {
    const path = ["s1", "s2", "s3"].map((zone) => opening("moves", { kind: "step", joins: "step amy" }, { who: "amy", zone }));
    const made = joined(beatsOf(steps([...path, opening("moves", { kind: "step", joins: "step ned" })]), false));
    expect(made.map((one) => one.steps.length)).toEqual([3, 1]);
    expect(made[0]!.told.args).toMatchObject({ zone: "s3" });
    expect(timeOf(made[0]!, 0)).toBe(700);
    expect(timeOf(made[1]!, 0)).toBe(260);
  });

  it("of a phase in which nothing happens are part of the next one", () => {
    const phases = ["phase-a", "phase-b", "phase-c"].map((kind) => opening(kind, { kind: "phase" }));
    const made = joined(beatsOf(steps([...phases, opening("march")]), false));
    expect(made.map((one) => [one.kind, one.told.id, one.steps.length])).toEqual([["phase", "log-phase-c", 3], ["march", "log-march", 1]]);
  });

  it("that only say whose turn it is are part of what that player does", () => {
    const made = (span: string) => joined(beatsOf(steps([opening("turn", { span: "turn 4" }), opening("card-drawn", { kind: "draw", span })]), false));
    expect(made("turn 4").map((one) => one.told.id)).toEqual(["log-card-drawn"]);
    expect(made("turn 5").length).toBe(2);
  });

  it("with a card or a loss stay to be read", () => {
    for (const one of [beat("spawn"), beat("event"), beat("bite", { sum: { wounds: 1 } })]) expect(timeOf(one, 0)).toBe(READ);
    expect(timeOf(beat("death", { sum: { deaths: 1 } }), 0)).toBe(1800);
    expect(timeOf(beat("bite", { sum: { attackers: 2 } }), 0)).toBeLessThan(READ);
  });

  it("of an attack take 1.2 s at most, and less for a blow", () => {
    const shot = beat("attack", { steps: [{ event: event("attacks", {}, "zc2.ranged.aim"), then: undefined }] });
    const blow = beat("attack", { steps: [{ event: event("attacks", {}, "zc2.melee.zone"), then: undefined }] });
    expect([timeOf(shot, 0), timeOf(blow, 0)]).toEqual([1200, 900]);
  });
});

describe("the budgets", () => {
  const total = (beats: Beat[]) => {
    const pace = new Pace();
    const times = beats.map((one) => timeOf(one, 400));
    return beats.map((_, i) => pace.allot(beats.slice(i), times.slice(i))).reduce((sum, time) => sum + time, 0);
  };

  it("shrink a bot's turn to fit", () => {
    const turn = Array.from({ length: 8 }, () => beat("attack", { span: "turn 4" }));
    expect(total(turn)).toBeCloseTo(BUDGETS.turn, 0);
  });

  it("leave a short turn alone", () => {
    expect(total([beat("search", { span: "turn 4" }), beat("door", { span: "turn 4" })])).toBe(2 * ACT);
  });

  it("hold for everything between two clicks, whoever acts", () => {
    const all = Array.from({ length: 60 }, (_, i) => beat("attack", { span: `turn ${Math.floor(i / 6)}` }));
    expect(total(all)).toBeLessThanOrEqual(BUDGETS.wait + 60 * SHORTEST);
  });

  it("show each act of somebody else long enough to be seen", () => {
    const steps = Array.from({ length: 3 }, (_, i) => beat(i % 2 ? "draw" : "search", { span: "turn 4" }));
    expect(total(steps)).toBe(3 * ACT);
    // Six acts come one after the other: the first ones have their time, and none of the others is a flicker.
    const pace = new Pace();
    const given = Array.from({ length: 6 }, () => pace.allot([beat("draw", { span: "turn 4" })], [ACT]));
    expect(Math.min(...given)).toBeGreaterThanOrEqual(200);
    expect(given.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(3000);
    // My own step is as quick as ever, and so is a step of the undead.
    expect([timeOf(beat("draw", { span: "turn 4", own: true }), 0), timeOf(beat("second", { span: "phase 4" }), 0)]).toEqual([450, 250]);
  });

  it("leave what has to be read its time, as long as the rest can be shorter", () => {
    const turn = [beat("search", { span: "turn 4" }), beat("event", { span: "turn 4" }), ...Array.from({ length: 2 }, () => beat("door", { span: "turn 4" }))];
    const pace = new Pace();
    const times = turn.map((one) => timeOf(one, 0));
    const given = turn.map((_, i) => pace.allot(turn.slice(i), times.slice(i)));
    expect(given[1]).toBe(READ);
    expect(given.reduce((sum, time) => sum + time, 0)).toBeCloseTo(BUDGETS.turn, 0);
  });

  it("leave a loss a glance that comes when the turn is nearly over", () => {
    const pace = new Pace();
    const one = (kind: string) => {
      const only = beat(kind, { span: "turn 4" });
      return pace.allot([only], [timeOf(only, 0)]);
    };
    expect(["search", "event", "event"].map(one)).toEqual([ACT, READ, 750]);
  });

  it("hold for a phase after my own click, and for more cards than can be read in it", () => {
    const cards = Array.from({ length: 12 }, () => beat("spawn", { span: "phase 7", own: true }));
    expect(total(cards)).toBeCloseTo(BUDGETS.phase, 0);
  });

  it("hold for all phases together between two clicks: the end of one, the new round, the next", () => {
    const spans = ["phase organisation 3", "round 4", "phase zeds 4"].flatMap((span) => Array.from({ length: 4 }, () => beat("march", { span })));
    expect(total([...spans, beat("event", { span: "phase zeds 4" })])).toBeLessThanOrEqual(BUDGETS.phase + 1);
  });

  it("count what a sentence has to stay, so that the rest makes up for it", () => {
    const pace = new Pace();
    const beats = Array.from({ length: 12 }, () => beat("event", { span: "phase zeds 4" }));
    const times = beats.map((one) => timeOf(one, 400));
    const first = pace.allot(beats, times, 2600);
    const rest = beats.slice(1).reduce((sum, _, i) => sum + pace.allot(beats.slice(i + 1), times.slice(i + 1)), 0);
    expect(first).toBe(2600);
    expect(first + rest).toBeLessThanOrEqual(BUDGETS.phase + 1);
  });

  it("never touch my own beat", () => {
    expect(total(Array.from({ length: 8 }, () => beat("fire", { span: "turn 4", own: true })))).toBe(8 * 1300);
  });
});
