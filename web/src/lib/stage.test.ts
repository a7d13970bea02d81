import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { added, dance } from "../boards/walkingdead";
import type { Happening } from "./messages";
import type { View } from "./protocol";
import { blank } from "./blank";
import type { Step } from "./change";
import { Stage } from "./stage.svelte";

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
    vi.advanceTimersByTime(850);
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
