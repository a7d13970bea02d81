import type { Happening } from "./messages";
import type { BeatView, Change, EventView, Moment, Scene, View } from "./protocol";

/** Something that happened, and what it changed on the table. */
export interface Step {
  event: Happening;
  then: Change | undefined;
  /** The beat that begins with this event. */
  beat?: BeatView;
  /** True if the event belongs to the beat before it. */
  grouped?: boolean;
}

/** Events for the log, apart from their changes, which are shown once. */
export function steps(events: EventView[]): Step[] {
  let grouped = false;
  return events.map(({ then, beat, ...event }) => {
    const step: Step = { event, then, grouped: grouped && !beat };
    grouped ||= !!beat;
    return beat ? { ...step, beat } : step;
  });
}

/** The view after a moment, from the view before it, the events and the changes. */
export function followed(view: View, seq: number, told: Step[], { change, ...pending }: Moment, seat = view.seat): View {
  const scene = told.reduce((now, step) => applied(now, step.then), view.scene);
  return { ...view, ...pending, seq, seat, scene: applied(scene, change) };
}

/** Anything in a list of a scene: known by its id, or by its place if it has none. */
interface Thing {
  id?: string;
}

/** The scene after a change, as the server would send it whole. What did not change stays the same object. */
export function applied(scene: Scene, change: Change | undefined): Scene {
  if (!change) return scene;
  const made: Record<string, unknown> = { ...scene };
  for (const [name, value] of Object.entries(change.set ?? {})) {
    if (value === null) delete made[name];
    else made[name] = value;
  }
  const { gone = {}, put = {} } = change;
  for (const name of new Set([...Object.keys(gone), ...Object.keys(put)])) {
    const out = new Set(gone[name]);
    const there = ((made[name] as Thing[] | undefined) ?? []).filter((thing) => thing.id === undefined || !out.has(thing.id));
    for (const [place, part] of put[name] ?? []) {
      const index = part.id === undefined ? place : there.findIndex((thing) => thing.id === part.id);
      const [old] = index < 0 ? [] : there.splice(index, 1);
      there.splice(place, 0, { ...old, ...part } as Thing);
    }
    made[name] = there;
  }
  return made as unknown as Scene;
}
