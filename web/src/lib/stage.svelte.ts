import type { Happening } from "./messages";
import type { Scene, View } from "./protocol";

/** How a game's board decorates what happened. Everything here is for the eye: the view is the truth. */
export interface Choreography {
  /** How long to dwell on an event, in milliseconds at normal speed; 0: it passes unseen. */
  beat(event: Happening): number;
  /** The scene after the event, as far as the eye needs it. */
  step(scene: Scene, event: Happening): Scene;
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

/** For a game nobody has drawn yet: names what happened, lights up what it names, and jumps to the result. */
export const plain: Choreography = {
  beat: () => 350,
  step: (scene) => scene,
  concerns: (event) => Object.values(event.args).flat().filter((value): value is string => typeof value === "string"),
};

interface Act {
  events: Happening[];
  view: View;
}

/**
 * What the eye sees: `shown` follows the views with the events played in between. Whatever happens (skip, undo, reload, a newer
 * view), it ends exactly at the latest view.
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
  play(view: View, events: Happening[]): void {
    this.#latest = view;
    const seen = events.filter((event) => this.dance.beat(event) > 0);
    if (!this.shown || this.pace() === 0 || document.hidden) return this.skip();
    this.#acts.push({ events: seen, view });
    this.left += seen.length;
    if (!this.playing) {
      this.playing = true;
      this.#next();
    }
  }

  #next(): void {
    clearTimeout(this.#timer);
    const act = this.#acts[0];
    if (!act || !this.shown) return this.skip();
    const event = act.events.shift();
    if (!event) {
      this.#acts.shift();
      this.shown = act.view;
      return this.#acts.length ? this.#next() : this.skip();
    }
    this.left -= 1;
    this.event = event;
    this.shown = { ...this.shown, scene: this.dance.step(this.shown.scene, event) };
    if (!this.paused) this.#timer = setTimeout(() => this.#next(), this.dance.beat(event) * this.pace());
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
