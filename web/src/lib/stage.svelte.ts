import { applied, type Step } from "./change";
import type { Happening } from "./messages";
import type { View } from "./protocol";

/** How a game's board decorates what happened. Everything here is for the eye: the view is the truth. */
export interface Choreography {
  /** How long to dwell on an event, in milliseconds at normal speed; 0: it passes unseen. */
  beat(event: Happening): number;
  /** The ids on the table that it concerns. */
  concerns(event: Happening): string[];
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
  /** How many events are still to come, for the bar. */
  left = $state(0);

  #latest: View | null = null;
  #acts: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    public dance: Choreography,
    /** Factor on every beat; 0: nothing is played. */
    private readonly pace: () => number,
  ) {}

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
    const act = this.#acts[0];
    if (!act || !this.shown) return this.skip();
    let scene = this.shown.scene;
    for (let step = act.steps.shift(); step; step = act.steps.shift()) {
      scene = applied(scene, step.then);
      const beat = this.dance.beat(step.event);
      if (!beat) continue; // it passes unseen
      this.left -= 1;
      this.event = step.event;
      this.shown = { ...this.shown, scene };
      if (!this.paused) this.#timer = setTimeout(() => this.#next(), beat * this.pace());
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
    this.paused = false;
    this.event = null;
    this.shown = this.#latest;
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
