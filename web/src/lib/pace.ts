import type { BeatView } from "./protocol";
import type { Step } from "./change";

/** Events that are shown together, with the changes that they make. */
export interface Beat extends BeatView {
  steps: Step[];
  /** True if this beat follows from a click on this device. */
  own: boolean;
}

/** Milliseconds of a beat at normal speed, by its kind. */
const TIMES: Record<string, number> = {
  start: 500,
  round: 500,
  turn: 180,
  phase: 420,
  attack: 1200,
  fire: 1300,
  search: 500,
  door: 450,
  take: 500,
  heal: 400,
  escape: 600,
  wave: 600,
  second: 250,
  bite: 500,
  spawn: 700,
  level: 900,
  death: 1800,
  end: 1500,
  hunger: 350,
  card: 1000,
  march: 900,
  fight: 1200,
  outbreak: 900,
  event: 850,
  draw: 450,
  deal: 300,
  ready: 350,
  eat: 800,
  leader: 500,
};
/** Milliseconds of one step, and of a whole path. */
const STEP = 260;
const PATH = 700;
/** Milliseconds between two zones that are attacked. */
const ZONE = 120;
/** The longest other beat, in milliseconds. */
const OTHER = 450;
const LEVEL = 300;
const WOUND = 700;

/** Milliseconds that all beats of a turn, a phase, and everything between two clicks of mine may take together. */
export const BUDGETS = { turn: 2600, phase: 8600, round: 8600, wait: 15000 };
/** The shortest beat, in milliseconds: it is seen, not read. */
export const SHORTEST = 90;
/** The longest time that a beat waits to be read, in milliseconds. */
const READING = 2600;

/**
 * Milliseconds that a beat takes at normal speed, before any budget. `other`: the time of its longest event, for a kind without a
 * time. A phase in which nothing happens, because `next` is the next phase, only flashes by.
 */
export function timeOf(beat: Beat, other: number, next?: Beat): number {
  const { kind, sum = {}, steps } = beat;
  if (kind === "phase" && next?.kind === "phase") return SHORTEST;
  if (kind === "step") return Math.min(PATH, STEP * steps.length);
  const base = TIMES[kind] ?? Math.min(OTHER, other);
  if (kind === "attack" && !steps.some(({ event }) => event.rule.includes("ranged"))) return 900 + (sum.levels ? LEVEL : 0);
  if (kind === "bite") {
    const zones = new Set(steps.flatMap(({ event }) => (typeof event.args.zone === "string" ? [event.args.zone] : [])));
    return (sum.wounds ? WOUND : base) + ZONE * Math.max(0, zones.size - 1);
  }
  return base + (sum.levels ? LEVEL : 0);
}

/** Beats of one kind that may be played as one: steps in a row are one glide. */
export function joined(beats: Beat[]): Beat[] {
  const timed: Beat[] = [];
  for (const beat of beats) {
    const last = timed.at(-1);
    if (!last?.joins || last.joins !== beat.joins) {
      timed.push(beat);
      continue;
    }
    const sum = { ...last.sum };
    for (const [name, n] of Object.entries(beat.sum ?? {})) sum[name] = (sum[name] ?? 0) + n;
    timed[timed.length - 1] = { ...beat, sum, own: last.own && beat.own, hurt: [...new Set([...(last.hurt ?? []), ...(beat.hurt ?? [])])], steps: [...last.steps, ...beat.steps] };
  }
  return timed;
}

/** Steps as the server grouped them. A step without a beat before it is a beat of its own. */
export function beatsOf(steps: Step[], own: boolean): Beat[] {
  const timed: Beat[] = [];
  for (const step of steps) {
    const last = timed.at(-1);
    if (step.beat) timed.push({ ...step.beat, steps: [step], own });
    else if (last && step.grouped) last.steps.push(step);
    else timed.push({ kind: step.event.kind, told: { id: `log-${step.event.kind}`, args: step.event.args }, steps: [step], own });
  }
  return timed;
}

/** Keeps beats within their budgets: where time runs short, all that is still to come shrinks alike. */
export class Pace {
  #spent = new Map<string, number>();
  #waited = 0;

  /** A click of mine: what follows has the whole budget again. */
  restart(): void {
    this.#waited = 0;
  }

  /** Milliseconds for the first of these beats. `times`: the milliseconds that each would take without a budget. */
  allot(beats: Beat[], times: number[]): number {
    const [beat] = beats;
    const base = times[0] ?? 0;
    if (!beat || beat.own) return base;
    const span = beat.span ?? "";
    const budget = BUDGETS[span.split(" ")[0] as keyof typeof BUDGETS] ?? BUDGETS.phase;
    const same = times.reduce((sum, time, i) => sum + ((beats[i]!.span ?? "") === span ? time : 0), 0);
    const all = times.reduce((sum, time) => sum + time, 0);
    const share = Math.min(1, (budget - (this.#spent.get(span) ?? 0)) / same, (BUDGETS.wait - this.#waited) / all);
    const time = Math.max(Math.min(SHORTEST, base), base * share);
    this.#spent.set(span, (this.#spent.get(span) ?? 0) + time);
    this.#waited += time;
    return time;
  }
}

/** The longest time that a card which somebody else plays stands, in milliseconds. */
export const CARD = 1500;

/** Milliseconds for a sentence that has to be read. */
export function readingTime(words: string): number {
  return Math.min(READING, 350 + 24 * words.length);
}
