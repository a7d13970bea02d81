import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { blank } from "./blank";
import type { Happening } from "./messages";
import type { DecisionView, FromClient, FromServer, OptionView } from "./protocol";
import { ToldTable } from "./live.svelte";

class Heard extends ToldTable {
  override hear(message: FromServer): void {
    super.hear(message);
  }
}

const event = (seq: number): Happening => ({ seq, kind: `step-${seq}`, rule: "", args: {} });
const update = (seq: number, events: Happening[], log_from = false) => ({ type: "update", seq, view: blank("probe", seq), events, viewing: 0, log_from }) as FromServer;

let table: Heard;
beforeEach(() => {
  vi.useFakeTimers();
  table = new Heard("t", "x");
  table.hear(update(3, [event(1), event(2), event(3)], true));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("plays what is new and nothing twice", () => {
  const play = vi.spyOn(table.stage, "play");
  table.hear(update(5, [event(2), event(3), event(4), event(5)]));
  expect(play.mock.lastCall?.[1].map((one) => one.event.seq)).toEqual([4, 5]);
  vi.runAllTimers();
  expect(table.log.map((one) => one.seq)).toEqual([1, 2, 3, 4, 5]);
  expect(table.shown).toBe(table.view);
});

it("follows what changed, event by event, and keeps only what happened in the log", () => {
  const track = (value: number) => ({ put: { tracks: [[0, { id: "danger", value }]] } });
  const first = blank("probe", 3);
  first.scene.tracks = [{ id: "danger", name: { id: "track-danger", args: {} }, value: 0, max: 3 }];
  table.hear({ ...update(3, [], true), view: first } as FromServer);
  table.hear({
    type: "update",
    seq: 4,
    viewing: 0,
    events: [{ ...event(4), then: track(1) }, { ...event(4), then: track(2) }],
    now: { change: track(3), decision: null, interrupts: [], result: null, undos: 1, wishes: null },
  } as unknown as FromServer);
  const danger = () => table.shown?.scene.tracks[0]?.value;
  expect(danger()).toBe(1);
  vi.advanceTimersToNextTimer();
  expect(danger()).toBe(2);
  vi.runAllTimers();
  expect(danger()).toBe(3);
  expect(table.shown).toBe(table.view);
  expect(table.view).toMatchObject({ seq: 4, undos: 1 });
  expect(table.log).toEqual([event(4), event(4)]);
});

it("tells no more than is shown, also while something stands before the table", () => {
  table.stage.rest(true);
  table.hear(update(5, [event(4), event(5)]));
  expect(table.told.map((one) => one.seq)).toEqual([1, 2, 3]);
  table.stage.rest(false);
  expect(table.told.map((one) => one.seq)).toEqual([1, 2, 3, 4]);
  vi.runAllTimers();
  expect(table.told.map((one) => one.seq)).toEqual([1, 2, 3, 4, 5]);
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

it("asks for the hint anew when somebody interrupts, and not after my own move", () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const said: string[] = [];
  class Asked extends Heard {
    protected override send(message: FromClient): boolean {
      said.push(message.type);
      return true;
    }
  }
  const option: OptionView = { key: "wait", seat: 0, verb: "wait", touches: [], text: { id: "do-wait", args: {} } };
  const asked = (seq: number) => {
    const sent = update(seq, [event(seq)]) as Extract<FromServer, { type: "update" }>;
    const decision: DecisionView = { seat: 0, seats: [0], ask: { id: "ask", args: {} }, rule: "", options: [option], refusals: [] };
    return { ...sent, view: { ...sent.view, decision } } as FromServer;
  };
  const mine = new Asked("t", "x");
  mine.hear({ type: "welcome", game: "probe", me: { seats: [0], host: true, spectator: false }, notes: [] } as unknown as FromServer);
  mine.hear(asked(3));
  mine.hint();
  expect(said.filter((type) => type === "hint")).toHaveLength(1);
  mine.hear({ type: "hint", seq: 3, advice: [{ key: "wait", score: 1, reason: { id: "why", args: {} } }] } as unknown as FromServer);
  mine.hear(asked(4));
  expect(said.filter((type) => type === "hint")).toHaveLength(2);
  mine.pick(mine.options[0]!);
  mine.hear(asked(5));
  expect(said.filter((type) => type === "hint")).toHaveLength(2);
});

it("goes back by what an undo changed, and forgets what came after", () => {
  const play = vi.spyOn(table.stage, "play");
  const now = { decision: null, interrupts: [], result: null, undos: 1, wishes: null, change: {} };
  table.hear({ type: "update", seq: 4, events: [{ ...event(2), seq: 4 }], viewing: 0, now, log_to: 1 } as unknown as FromServer);
  expect(table.log.map((one) => `${one.seq} ${one.kind}`)).toEqual(["1 step-1", "4 step-2"]);
  expect(table.view?.undos).toBe(1);
  expect(play).not.toHaveBeenCalled();
  expect(table.shown).toBe(table.view);
});

it("looks through another seat by what is different there, and swaps what was told differently", () => {
  const now = { decision: null, interrupts: [], result: null, undos: 0, wishes: null, change: {} };
  const other = { ...event(2), kind: "drew-2" };
  table.hear({ type: "update", seq: 3, events: [other], viewing: 1, now, log_swap: [2] } as unknown as FromServer);
  expect(table.log.map((one) => one.kind)).toEqual(["step-1", "drew-2", "step-3"]);
  expect(table.view).toMatchObject({ seq: 3, seat: 1 });
  expect(table.shown).toBe(table.view);
});

it("adds a line to the chat, and keeps what was said when the rest of the table changes", () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const info = { type: "table", people: [], seats: [], vote: null, undo: {}, full: true, closed: false, seed: null };
  const line = (text: string) => ({ person: "p2", name: "Bob", colour: "#123456", at: 1, text });
  table.hear({ ...info, chat: [line("one")] } as unknown as FromServer);
  table.hear({ type: "said", line: line("two") });
  table.hear(info as unknown as FromServer);
  expect(table.lines.map((one) => one.text)).toEqual(["one", "two"]);
  expect(table.notes).toHaveLength(1);
});

it("asks again for a seat that it was refused for a moment", () => {
  const said: FromClient[] = [];
  class Asked extends Heard {
    protected override send(message: FromClient): boolean {
      said.push(message);
      return true;
    }
  }
  const mine = new Asked("t", "x");
  mine.hear(update(3, [], true));
  mine.sit(1);
  mine.hear({ type: "error", code: "rate", text: { id: "error-rate", args: {} }, about: "sit", after: 2 });
  expect(mine.waiting).toBe(true);
  vi.advanceTimersByTime(1_900);
  expect(said).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(said).toEqual([
    { type: "sit", seat: 1 },
    { type: "sit", seat: 1 },
  ]);
});

it("tells what others did that concerns me or everybody, and not what I did", () => {
  const entry = (serial: number, by: string, concerns: string | null) => ({ serial, do: "export", by, name: by, at: 1, last: 1, seq: 1, concerns });
  const me = { person: "p1", host: true, seats: [0], spectator: false };
  table.hear({ type: "welcome", table: "t", game: "probe", me, settings: {}, notes: [], hides: true } as unknown as FromServer);
  const entries = [entry(1, "p2", "p1"), entry(2, "p2", "*"), entry(3, "p2", "p1"), entry(4, "p1", "*"), entry(5, "p2", null), entry(6, "p2", "p3")];
  table.hear({ type: "audit", entries, acknowledged: 1 } as unknown as FromServer);
  expect(table.news.map((one) => one.serial)).toEqual([2, 3]);
});
