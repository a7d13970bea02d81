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
export const BUDGETS = { turn: 2600, phase: 9000, round: 9000, wait: 17000 };
/** Milliseconds that a beat with something to read stays, as long as its budget allows. */
export const READ = 1500;
/** Milliseconds that it stays in the turn of a bot that has used up its budget: the moves of a turn arrive one by one. */
const GLANCE = 750;
/** Kinds of beats with a card that says something new. */
const CARDS = ["spawn", "event", "card"];
/** Kinds of beats that announce what the next beat shows, so that they need no time of their own before it. */
const HERALDS = ["phase", "turn"];
/** Milliseconds of an act in somebody else's turn, as long as the budget allows; and of the end of such a turn. */
export const ACT = 700;
const ENDS = 350;
/** Milliseconds to which such acts shrink before anything that has to be read does; an act that comes when the turn is nearly over gets less. */
const BRIEF = 300;
const LATE = 200;
/** The shortest beat of a phase, in milliseconds. */
export const SHORTEST = 90;
/** The longest time that a beat waits to be read, in milliseconds. */
const READING = 2600;

/** True if the beat has to be read: a card turns up, or somebody is wounded or dies. */
export function readable(beat: Beat): boolean {
  const { kind, sum = {} } = beat;
  return CARDS.includes(kind) || !!sum.wounds || !!sum.deaths;
}

/** Milliseconds that a beat takes at normal speed, before any budget. `other`: the time of its longest event, for a kind without a time. */
export function timeOf(beat: Beat, other: number): number {
  const acts = !beat.own && (beat.span ?? "").startsWith("turn");
  const time = Math.max(shownFor(beat, other), !acts ? 0 : beat.kind === "turn" ? ENDS : ACT);
  return readable(beat) ? Math.max(READ, time) : time;
}

/** Milliseconds that the movements of a beat take. */
function shownFor({ kind, sum = {}, steps }: Beat, other: number): number {
  if (kind === "step") return Math.min(PATH, STEP * steps.length);
  const base = TIMES[kind] ?? Math.min(OTHER, other);
  if (kind === "attack" && !steps.some(({ event }) => event.rule.includes("ranged"))) return 900 + (sum.levels ? LEVEL : 0);
  if (kind === "bite") {
    const zones = new Set(steps.flatMap(({ event }) => (typeof event.args.zone === "string" ? [event.args.zone] : [])));
    return (sum.wounds ? WOUND : base) + ZONE * Math.max(0, zones.size - 1);
  }
  return base + (sum.levels ? LEVEL : 0);
}

/** True if the first beat is over before anything has happened in it: a phase before the next phase or round, a turn before what its owner does. */
function announces(beat: Beat, next: Beat): boolean {
  if (!HERALDS.includes(beat.kind) || beat.own !== next.own) return false;
  return beat.kind === "turn" ? (next.span ?? "") === (beat.span ?? "") : next.kind === "phase" || next.kind === "round";
}

/**
 * Beats of one kind that may be played as one: steps in a row are one glide. A phase in which nothing happens, and the sentence
 * that announces a turn, are part of the beat after them.
 */
export function joined(beats: Beat[]): Beat[] {
  const timed: Beat[] = [];
  for (const beat of beats) {
    const last = timed.at(-1);
    if (last && announces(last, beat)) {
      timed[timed.length - 1] = { ...beat, steps: [...last.steps, ...beat.steps] };
      continue;
    }
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

/** Keeps beats within their budgets: where time runs short, what only moves shrinks first, and then what has to be read. */
export class Pace {
  #spent = new Map<string, number>();
  #waited = 0;
  /** Milliseconds of phases and ends of rounds since my click: several short phases in a row take no longer than one. */
  #phases = 0;

  /** A click of mine: what follows has the whole budget again. */
  restart(): void {
    this.#waited = this.#phases = 0;
  }

  /**
   * Milliseconds for the first of these beats. `times`: the milliseconds that each would take without a budget; `held`: those that
   * the first one stays in any case, which the others have to make up for.
   */
  allot(beats: Beat[], times: number[], held = 0): number {
    const [beat] = beats;
    const base = times[0] ?? 0;
    if (!beat || base === 0) return Math.max(base, held);
    const span = beat.span ?? "";
    const kind = span.split(" ")[0] as keyof typeof BUDGETS;
    // My own turn takes its time; what the undead do after my click does not.
    if (beat.own && kind !== "phase" && kind !== "round") return Math.max(base, held);
    const budget = (BUDGETS[kind] ?? BUDGETS.phase) - (this.#spent.get(span) ?? 0);
    const own = beats.flatMap((one, i) => ((one.span ?? "") === span ? [i] : []));
    const within = (room: number, those: number[]) => share(room, those.map((i) => ({ time: times[i]!, reads: readable(beats[i]!) })));
    const all = within(BUDGETS.wait - this.#waited, beats.map((_, i) => i));
    const turns = (one: Beat) => (one.span ?? "").startsWith("turn");
    const phases = turns(beat) ? all : within(BUDGETS.phase - this.#phases, beats.flatMap((one, i) => (turns(one) ? [] : [i])));
    const least = kind !== "turn" ? 0 : readable(beat) ? GLANCE : Math.min(LATE, base);
    const time = Math.max(Math.min(Math.max(within(budget, own), least), all, phases), readable(beat) ? least : 0, held);
    this.#spent.set(span, (this.#spent.get(span) ?? 0) + time);
    this.#waited += time;
    if (!turns(beat)) this.#phases += time;
    return time;
  }
}

/** A beat with the milliseconds that it takes without a budget. */
interface Timed {
  time: number;
  reads: boolean;
}

/**
 * Milliseconds of the first of several beats that have to fit into the room together: what only moves shrinks first, then what has
 * to be read, then both.
 */
function share(room: number, beats: Timed[]): number {
  const least = ({ time, reads }: Timed) => Math.min(time, reads ? GLANCE : BRIEF);
  const total = (reads: boolean, of: (one: Timed) => number) => beats.reduce((sum, one) => sum + (one.reads === reads ? of(one) : 0), 0);
  const [move, read] = [total(false, (one) => one.time), total(true, (one) => one.time)];
  const [quick, glance] = [total(false, least), total(true, least)];
  const first = beats[0]!;
  // The part of what lies between the least and the whole time.
  const between = (left: number, whole: number) => least(first) + (first.time - least(first)) * Math.min(1, left / Math.max(1, whole));
  if (quick + read <= room) return first.reads ? first.time : between(room - quick - read, move - quick);
  if (quick + glance <= room) return first.reads ? between(room - quick - glance, read - glance) : least(first);
  return Math.max(Math.min(SHORTEST, first.time), (least(first) * room) / (quick + glance));
}

/** Milliseconds for a sentence that has to be read. */
export function readingTime(words: string): number {
  return Math.min(READING, 350 + 24 * words.length);
}
