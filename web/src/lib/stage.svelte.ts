import { applied, type Step } from "./change";
import type { Happening } from "./messages";
import type { Scene, View } from "./protocol";

/** How a game's board decorates what happened. Everything here is for the eye: the view is the truth. */
export interface Choreography {
  /** How long to dwell on an event, in milliseconds at normal speed; 0: it passes unseen. */
  beat(event: Happening): number;
  /** Whether the table takes a breath before it: the undead are about to act. */
  halts?(event: Happening): boolean;
  /** Whether it belongs to the line before it in the log: the dice, hits and kills of an attack. */
  part?(event: Happening): boolean;
  /** The ids on the table that it concerns. */
  concerns(event: Happening): string[];
  /** Who may be chosen first, where a player leads many: their options are grouped by them. */
  actors?(scene: Scene): string[];
  /** Short signs that rise from things: "+2" from a crowd, "-1" from a survivor. */
  signs?(event: Happening): Sign[];
}

export interface Sign {
  id: string;
  text: string;
  tone: "good" | "bad" | "plain";
}

/** For a game nobody has drawn yet: names what happened, and lights up what it names. */
export const plain: Choreography = {
  beat: () => 350,
  concerns: (event) => Object.values(event.args).flat().filter((value): value is string => typeof value === "string"),
};

/** What is over faster than this is seen, not read. */
const BRIEF = 300;

interface Act {
  steps: Step[];
  view: View;
}

/**
 * What the eye sees: `shown` follows the views, event by event, as the server told what each one changed. Whatever happens (skip,
 * undo, reload, a newer view), it ends exactly at the latest view.
 */
export class Stage {
  shown = $state.raw<View | null>(null);
  event = $state.raw<Happening | null>(null);
  playing = $state(false);
  paused = $state(false);
  /** It holds by itself, and waits to be sent on. */
  halted = $state(false);
  /** What it holds before. */
  coming = $state.raw<Happening | null>(null);
  /** How many events are still to come, for the bar. */
  left = $state(0);

  /** Nobody is looking: what is played waits, and goes on by itself. */
  #resting = false;
  #latest: View | null = null;
  #acts: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    public dance: Choreography,
    /** Factor on every beat; 0: nothing is played. */
    private readonly pace: () => number,
    /** How long a sentence takes to read, at normal speed. */
    private readonly reading: (event: Happening) => number = () => 0,
    /** Whether it may hold by itself. */
    private readonly holds: () => boolean = () => false,
  ) {}

  /** What will be shown next, of what is already known. */
  get next(): Happening | null {
    return this.#acts.find((act) => act.steps.length)?.steps[0]?.event ?? null;
  }

  /** A view that simply is so: the first one, after an undo, another seat's. */
  jump(view: View): void {
    this.#latest = view;
    this.skip();
  }

  /** A newer view, and what led to it. */
  play(view: View, steps: Step[]): void {
    this.#latest = view;
    if (!this.shown || this.pace() === 0 || document.hidden) return this.skip();
    this.#acts.push({ steps: [...steps], view });
    this.left += steps.filter(({ event }) => this.dance.beat(event) > 0).length;
    if (!this.playing) {
      this.playing = true;
      this.#next();
    }
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.#resting) return;
    const act = this.#acts[0];
    if (!act || !this.shown) return this.skip();
    let scene = this.shown.scene;
    for (let step = act.steps[0]; step; step = act.steps[0]) {
      if (this.coming !== step.event && !this.paused && this.holds() && this.dance.halts?.(step.event)) {
        this.halted = this.paused = true;
        this.coming = step.event;
        return;
      }
      act.steps.shift();
      scene = applied(scene, step.then);
      const beat = this.dance.beat(step.event);
      if (!beat) continue; // it passes unseen
      this.left -= 1;
      this.event = step.event;
      this.shown = { ...this.shown, scene };
      if (!this.paused) this.#timer = setTimeout(() => this.#next(), Math.max(beat, beat < BRIEF ? 0 : this.reading(step.event)) * this.pace());
      this.halted = false;
      this.coming = null;
      return;
    }
    this.#acts.shift();
    this.shown = act.view;
    if (this.#acts.length) this.#next();
    else this.skip();
  }

  /** To the result, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#acts = [];
    this.left = 0;
    this.playing = false;
    this.paused = this.halted = false;
    this.coming = null;
    this.event = null;
    this.shown = this.#latest;
  }

  /** Something stands before the table; when it is gone, the rest follows. */
  rest(resting: boolean): void {
    if (resting === this.#resting) return;
    this.#resting = resting;
    if (resting) clearTimeout(this.#timer);
    else if (this.playing && !this.paused) this.#next();
  }

  pause(): void {
    if (!this.playing) return;
    this.paused = !this.paused;
    clearTimeout(this.#timer);
    if (!this.paused) this.#next();
  }

  /** One event on, and hold there. */
  step(): void {
    if (!this.playing) return;
    this.paused = true;
    this.#next();
  }
}
