import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Happening } from "./messages";
import type { FromServer, View } from "./protocol";
import { Table } from "./table.svelte";

class Heard extends Table {
  override hear(message: FromServer): void {
    super.hear(message);
  }
}

const view = (seq: number): View => ({
  game: "probe",
  seq,
  seat: 0,
  seats: 1,
  undos: 0,
  decision: null,
  interrupts: [],
  result: null,
  scene: {
    ribbon: { round: 1, rounds: 12, phases: [], phase: 1, turn: 0 },
    board: [0, 0, 2, 2],
    spaces: [],
    piles: [],
    tracks: [],
    sheets: [],
    goals: [],
    cards: [],
    silence: false,
    pieces: [],
  },
});
const event = (seq: number): Happening => ({ seq, kind: `step-${seq}`, rule: "", args: {} });
const update = (seq: number, events: Happening[], log_from = false) => ({ type: "update", seq, view: view(seq), events, viewing: 0, log_from }) as FromServer;

let table: Heard;
beforeEach(() => {
  vi.useFakeTimers();
  table = new Heard("t", "x");
  table.hear(update(3, [event(1), event(2), event(3)], true));
});
afterEach(() => vi.useRealTimers());

it("plays what is new and nothing twice", () => {
  const play = vi.spyOn(table.stage, "play");
  table.hear(update(5, [event(2), event(3), event(4), event(5)]));
  expect(play.mock.lastCall?.[1].map((one) => one.seq)).toEqual([4, 5]);
  vi.runAllTimers();
  expect(table.log.map((one) => one.seq)).toEqual([1, 2, 3, 4, 5]);
  expect(table.shown).toBe(table.view);
});

it("jumps back after an undo, and goes on from there", () => {
  table.hear(update(4, [event(4)]));
  expect(table.stage.playing).toBe(true);
  table.hear(update(5, [event(1), event(2), { ...event(3), seq: 5 }], true));
  expect(table.stage.playing).toBe(false);
  expect(table.shown?.seq).toBe(5);
  // The step that was gone back to has the undo's own number now: it must not be told once more.
  table.hear(update(6, [{ ...event(3), seq: 5 }, event(6)]));
  vi.runAllTimers();
  expect(table.log.map((one) => one.kind)).toEqual(["step-1", "step-2", "step-3", "step-6"]);
  expect(table.shown).toBe(table.view);
});

it("ends at the view even if nothing new came with it", () => {
  table.hear(update(4, [event(4)]));
  table.hear(update(4, []));
  vi.runAllTimers();
  expect(table.shown).toBe(table.view);
  expect(table.stage.playing).toBe(false);
});
