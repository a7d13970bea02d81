import { applied, type Step } from "./change";
import type { Happening } from "./messages";
import { beatsOf, joined, Pace, timeOf, type Beat } from "./pace";
import type { Scene, View } from "./protocol";

/** A game's presentation of events. Nothing here changes the state, which is the view. */
export interface Choreography {
  /** Milliseconds of an event at normal speed in a beat of no known kind; 0 if the event passes unseen. */
  beat(event: Happening): number;
  /** True if playback may stop before the event, because the undead are about to act. */
  halts?(event: Happening): boolean;
  /** True if the event belongs to the line before it in the log: the dice, hits and kills of an attack. */
  part?(event: Happening): boolean;
  /** The ids on the table that the event concerns. */
  concerns(event: Happening): string[];
  /** The ids of figures that may be chosen first, where a player leads many: their options are grouped by figure. */
  actors?(scene: Scene): string[];
  /** Numbers that rise from things: "+2" from a crowd, "−1 ♥" from a survivor. Equal ones of a beat are added up. */
  signs?(event: Happening): Sign[];
}

export interface Sign {
  id: string;
  /** The number to add up; without it, `text` stands as it is. */
  n?: number;
  /** The text after the number, or instead of it. */
  text: string;
  tone: "good" | "bad" | "plain";
}

/** The signs of a whole beat, one sum for each thing and unit. */
export function summed(signs: Sign[]): Sign[] {
  const shownSigns: Sign[] = [];
  for (const sign of signs) {
    const same = sign.n === undefined ? undefined : shownSigns.find((one) => one.id === sign.id && one.text === sign.text && one.n !== undefined);
    if (same) same.n = same.n! + sign.n!;
    else shownSigns.push({ ...sign });
  }
  return shownSigns.filter((sign) => sign.n !== 0).map((sign) => (sign.n === undefined ? sign : { ...sign, text: `${sign.n > 0 ? "+" : "−"}${Math.abs(sign.n)}${sign.text}` }));
}

/** The decoration of a game without a board of its own: it lights up the things that an event names. */
export const plain: Choreography = {
  beat: () => 350,
  concerns: (event) => Object.values(event.args).flat().filter((value): value is string => typeof value === "string"),
};

/** Milliseconds after which input is live during a beat that my own click started. */
const LIVE = 300;

interface Act {
  beats: Beat[];
  view: View;
}

/**
 * The playback: `shown` follows the views, beat by beat, as the server told what each event changed. Whatever happens (skip, undo,
 * reload, a newer view), it ends exactly at the latest view.
 */
export class Stage {
  shown = $state.raw<View | null>(null);
  /** The beat on the board now. */
  beat = $state.raw<Beat | null>(null);
  /** The event that tells the beat. */
  event = $state.raw<Happening | null>(null);
  /** Milliseconds that the current beat takes. */
  time = $state(0);
  /** True while input waits for the playback. */
  playing = $state(false);
  paused = $state(false);
  /** True if playback stopped by itself and waits for a click. */
  halted = $state(false);
  /** The event before which playback stopped. */
  coming = $state.raw<Happening | null>(null);
  /** The number of beats that are still to come. */
  left = $state(0);

  /** True while a page in front of the board is open; playback waits and goes on by itself. */
  #resting = false;
  #latest: View | null = null;
  #acts: Act[] = [];
  #pace = new Pace();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #live: ReturnType<typeof setTimeout> | undefined;

  constructor(
    public dance: Choreography,
    /** Factor on every beat; 0: nothing is played. */
    private readonly pace: () => number,
    /** Milliseconds that a beat is held at least, because it harms this player or ends something; 0 for most. */
    private readonly holding: (beat: Beat) => number = () => 0,
    /** True if playback may stop by itself. */
    private readonly holds: () => boolean = () => false,
  ) {}

  /** The event that will be shown next, of those already known. */
  get next(): Happening | null {
    return this.#acts.find((act) => act.beats.length)?.beats[0]?.steps[0]?.event ?? null;
  }

  /** The last event of the current beat: the log is told up to here. */
  get last(): Happening | null {
    return this.beat?.steps.at(-1)?.event ?? null;
  }

  /** All events of the current beat. */
  get events(): Happening[] {
    return this.beat?.steps.map((step) => step.event) ?? [];
  }

  /** Shows a view at once: the first one, after an undo, or another seat's. */
  jump(view: View): void {
    this.#latest = view;
    this.skip();
  }

  /** Plays the steps that led to a newer view. `own`: they follow from a click on this device. */
  play(view: View, steps: Step[], own = false): void {
    this.#latest = view;
    if (!this.shown || this.pace() === 0 || document.hidden) return this.skip();
    if (own) this.#pace.restart();
    if (this.beat && !this.playing) this.skip();
    this.#acts.push({ beats: joined(beatsOf(steps, own)), view });
    this.#merge();
    this.left = this.#acts.reduce((sum, act) => sum + act.beats.filter((beat) => this.#seen(beat)).length, 0);
    if (!this.playing) {
      this.playing = true;
      this.#next();
    }
  }

  /** Joins the last beat of an act with the first one of the next, where they are one glide. */
  #merge(): void {
    const [last, fresh] = this.#acts.slice(-2);
    if (!last?.beats.length || !fresh?.beats.length || this.#acts.length < 2) return;
    const both = joined([last.beats.at(-1)!, fresh.beats[0]!]);
    if (both.length > 1) return;
    last.beats.pop();
    fresh.beats[0] = both[0]!;
  }

  /** True if the beat has an event that is shown. */
  #seen(beat: Beat): boolean {
    return beat.steps.some(({ event }) => this.dance.beat(event) > 0);
  }

  /** Milliseconds of a beat before any budget; 0 if nothing of it is shown. */
  #time(beat: Beat): number {
    return this.#seen(beat) ? timeOf(beat, Math.max(...beat.steps.map(({ event }) => this.dance.beat(event)))) : 0;
  }

  /** Shows the next beat that can be seen, or ends the playback. */
  #next(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#live);
    if (this.#resting) return;
    const act = this.#acts[0];
    if (!act || !this.shown) return this.skip();
    let scene = this.shown.scene;
    for (let beat = act.beats[0]; beat; beat = act.beats[0]) {
      const first = beat.steps[0]!.event;
      if (this.coming !== first && !this.paused && this.holds() && beat.steps.some(({ event }) => this.dance.halts?.(event))) {
        this.halted = this.paused = true;
        this.coming = first;
        return;
      }
      const queued = this.#acts.flatMap((one) => one.beats);
      act.beats.shift();
      scene = beat.steps.reduce((now, step) => applied(now, step.then), scene);
      if (!this.#seen(beat)) continue;
      this.#show(beat, scene, queued);
      return;
    }
    this.#acts.shift();
    this.shown = act.view;
    if (this.#acts.length) this.#next();
    else this.skip();
  }

  /** Shows a beat and its scene for its time. `queued`: this beat and those after it, which share the budget. */
  #show(beat: Beat, scene: Scene, queued: Beat[]): void {
    this.left -= 1;
    const lead = beat.steps.findLast(({ event }) => `log-${event.kind}` === beat.told.id && event.args === beat.told.args) ?? beat.steps.findLast(({ event }) => `log-${event.kind}` === beat.told.id);
    const held = this.holding(beat);
    const time = this.#pace.allot(queued, queued.map((one) => this.#time(one)), held) * this.pace();
    this.time = time;
    this.beat = beat;
    this.event = (lead ?? beat.steps[0]!).event;
    this.shown = { ...this.shown!, scene };
    this.halted = false;
    this.coming = null;
    if (this.paused) return;
    this.#timer = setTimeout(() => this.#next(), time);
    const last = queued.length === 1 || !queued.slice(1).some((one) => this.#seen(one));
    if (beat.own && last && !held) this.#live = setTimeout(() => this.#open(), Math.min(time, LIVE * this.pace()));
  }

  /** Input is live again, although my own beat is still moving. */
  #open(): void {
    if (this.paused || !this.playing || this.#acts.some((act) => act.beats.some((beat) => this.#seen(beat)))) return;
    this.#acts = [];
    this.left = 0;
    this.shown = this.#latest;
    this.playing = false;
  }

  /** To the result, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#live);
    this.#acts = [];
    this.left = 0;
    this.playing = false;
    this.paused = this.halted = false;
    this.coming = null;
    this.beat = null;
    this.event = null;
    this.shown = this.#latest;
  }

  /** Ends the current beat: any key or touch does. */
  hurry(): void {
    if (this.playing && !this.paused && !this.#resting) this.#next();
  }

  /** Holds the playback while a dialog or a card covers the table (`resting`), and goes on afterwards. */
  rest(resting: boolean): void {
    if (resting === this.#resting) return;
    this.#resting = resting;
    if (resting) {
      clearTimeout(this.#timer);
      clearTimeout(this.#live);
    } else if (this.playing && !this.paused) this.#next();
  }

  /** Stops the playback, or lets it go on. */
  pause(): void {
    if (!this.playing) return;
    this.paused = !this.paused;
    clearTimeout(this.#timer);
    clearTimeout(this.#live);
    if (!this.paused) this.#next();
  }

  /** Shows the next single event, and holds there. */
  step(): void {
    if (!this.playing) return;
    this.paused = true;
    const beats = this.#acts[0]?.beats;
    const [first, ...others] = beats?.[0]?.steps ?? [];
    if (beats && first && others.length) {
      const beat = beats[0]!;
      const told = { id: `log-${first.event.kind}`, args: first.event.args };
      beats.splice(0, 1, { ...beat, kind: first.event.kind, told, sum: {}, hurt: [], joins: "", steps: [first] }, { ...beat, steps: others });
    }
    this.#next();
  }
}
