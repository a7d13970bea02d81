import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { added, dance } from "../boards/walkingdead";
import type { Happening } from "./messages";
import type { View } from "./protocol";
import { blank } from "./blank";
import type { Step } from "./change";
import { Stage, summed } from "./stage.svelte";

function view(seq: number, walkers: number): View {
  const plain = blank("walkingdead", seq);
  const pieces: View["scene"]["pieces"] = walkers
    ? [{ id: "walkers-farm", name: { id: "token-walker", args: {} }, kind: "walker", space: "farm", count: walkers, seat: null }]
    : [];
  return { ...plain, scene: { ...plain.scene, pieces } };
}

const placed = (seq: number, n: number): Step => ({
  event: { seq, kind: "walkers-placed", rule: "r", args: { place: "farm", n: 1 } },
  then: { put: { pieces: [[0, { id: "walkers-farm", count: n }]] } },
});
const unseen = (seq: number, n: number): Step => ({ ...placed(seq, n), event: { seq, kind: "badge-passes", rule: "r", args: {} } });
const count = (stage: Stage) => stage.shown?.scene.pieces[0]?.count ?? 0;

describe("the stage", () => {
  let pace = 1;
  let stage: Stage;
  beforeEach(() => {
    vi.useFakeTimers();
    pace = 1;
    stage = new Stage(dance, () => pace);
    stage.jump(view(1, 2));
  });
  afterEach(() => vi.useRealTimers());

  it("plays events one by one and ends exactly at the view", () => {
    const end = view(2, 7);
    stage.play(end, [placed(2, 3), unseen(2, 4), placed(2, 5)]);
    expect(stage.playing).toBe(true);
    expect(stage.left).toBe(1);
    expect(count(stage)).toBe(3);
    vi.advanceTimersByTime(500);
    expect(count(stage)).toBe(5);
    vi.runAllTimers();
    expect(stage.shown).toBe(end);
    expect(stage.playing).toBe(false);
    expect(stage.event).toBeNull();
  });

  it("skips to the view", () => {
    const end = view(2, 9);
    stage.play(end, [placed(2, 1), placed(2, 1)]);
    stage.skip();
    expect(stage.shown).toBe(end);
    vi.runAllTimers();
    expect(stage.shown).toBe(end);
  });

  it("goes on to a newer view that arrives meanwhile", () => {
    const last = view(3, 1);
    stage.play(view(2, 3), [placed(2, 1)]);
    stage.play(last, [placed(3, 1)]);
    vi.runAllTimers();
    expect(stage.shown).toBe(last);
  });

  it("jumps when the past has changed", () => {
    stage.play(view(2, 3), [placed(2, 1), placed(2, 1)]);
    const undone = view(3, 2);
    stage.jump(undone);
    vi.runAllTimers();
    expect(stage.shown).toBe(undone);
  });

  it("holds still when paused, and steps", () => {
    stage.play(view(2, 5), [placed(2, 3), placed(2, 5)]);
    stage.pause();
    vi.runAllTimers();
    expect(count(stage)).toBe(3);
    stage.step();
    expect(count(stage)).toBe(5);
    stage.step();
    expect(stage.playing).toBe(false);
  });

  it("shows the view at once when nothing is to be played", () => {
    pace = 0;
    const end = view(2, 4);
    stage.play(end, [placed(2, 2)]);
    expect(stage.shown).toBe(end);
  });
});

describe("a beat", () => {
  const spawn = { kind: "spawn", told: { id: "beat-spawn", args: {} }, sum: { came: 3 }, span: "phase 1" };
  const group = (seq: number): Step[] => [{ ...placed(seq, 3), beat: spawn }, { ...placed(seq, 4), grouped: true }, { ...placed(seq, 5), grouped: true }];
  let stage: Stage;
  beforeEach(() => {
    vi.useFakeTimers();
    stage = new Stage(dance, () => 1);
    stage.jump(view(1, 2));
  });
  afterEach(() => vi.useRealTimers());

  it("shows all its changes at once", () => {
    stage.play(view(2, 5), group(2));
    expect(count(stage)).toBe(5);
    expect(stage.events.length).toBe(3);
    expect(stage.left).toBe(0);
    vi.advanceTimersByTime(1450);
    expect(stage.playing).toBe(true);
    vi.advanceTimersByTime(50);
    expect(stage.playing).toBe(false);
  });

  it("of mine lets me act after 300 ms, and still moves", () => {
    const end = view(2, 5);
    stage.play(end, group(2), true);
    vi.advanceTimersByTime(299);
    expect(stage.playing).toBe(true);
    vi.advanceTimersByTime(2);
    expect(stage.playing).toBe(false);
    expect(stage.shown).toBe(end);
    expect(stage.beat).not.toBeNull();
    vi.runAllTimers();
    expect(stage.beat).toBeNull();
  });

  it("of mine does not let me act before the others have", () => {
    stage.play(view(2, 5), group(2), true);
    stage.play(view(3, 6), [placed(3, 6)]);
    vi.advanceTimersByTime(400);
    expect(stage.playing).toBe(true);
    vi.runAllTimers();
    expect(stage.shown?.seq).toBe(3);
  });

  it("ends at any key or touch", () => {
    stage.play(view(2, 7), [...group(2), { ...placed(2, 7), beat: { ...spawn, kind: "wave" } }]);
    stage.hurry();
    expect(count(stage)).toBe(7);
    stage.hurry();
    expect(stage.playing).toBe(false);
  });

  it("falls apart into single events, step by step", () => {
    stage.play(view(2, 9), [placed(2, 9), ...group(2)]);
    stage.step();
    expect(count(stage)).toBe(3);
    stage.step();
    expect(count(stage)).toBe(4);
  });

  it("waits to be read if it must", () => {
    stage = new Stage(dance, () => 1, () => 2000);
    stage.jump(view(1, 2));
    stage.play(view(2, 5), group(2), true);
    vi.advanceTimersByTime(1900);
    expect(stage.playing).toBe(true);
    vi.advanceTimersByTime(200);
    expect(stage.playing).toBe(false);
  });

  it("has one sum for each thing", () => {
    const sign = (n: number, text = " ⚡") => ({ id: "doug", n, text, tone: "good" as const });
    expect(summed([...Array.from({ length: 13 }, () => sign(1)), sign(-1, " ♥")]).map((one) => one.text)).toEqual(["+13 ⚡", "−1 ♥"]);
  });
});

describe("the fighters' line", () => {
  it("is told with what was added, from the log", () => {
    const log: Happening[] = [
      { seq: 1, kind: "phase-combat", rule: "", args: {} },
      { seq: 2, kind: "shoots", rule: "", args: { who: "rick", card: "rifle.1", n: 3 } },
      { seq: 3, kind: "rolls", rule: "", args: { who: "rick", dice: [2, 5], n: 7 } },
      { seq: 3, kind: "modifier", rule: "twd.leader.rick", args: { who: "rick", n: 1 } },
      { seq: 4, kind: "allies-lost", rule: "twd.ally.spend", args: { who: "rick", n: 2 } },
      { seq: 4, kind: "kills", rule: "", args: { fighters: ["rick"], place: "farm", total: 10, n: 2 } },
    ];
    expect(added(log).get("rick")).toEqual({ by: [{ rule: "twd.leader.rick", n: 1 }], allies: [2] });
    expect(added([...log, { seq: 5, kind: "phase-combat", rule: "", args: {} }]).size).toBe(0);
  });
});
