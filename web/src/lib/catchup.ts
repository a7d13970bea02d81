import { replay } from "./api";
import { unfolded } from "./frames";
import type { Step } from "./change";
import type { Happening } from "./messages";
import type { Table } from "./table.svelte";

/** The most moments that are played back, after a return or when a table opens; if there were more, the log tells them. */
const MOST = 40;
const key = (table: string) => `shamble.shown.${table}`;

/** The moment that was shown when this window was left during a playback; null if there was none. */
export function leftAt(table: string): number | null {
  try {
    const stored = sessionStorage.getItem(key(table));
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

/** Stores the moment that is shown, as long as a playback runs. */
export function markShown(table: Table): void {
  const seen = table.stage.playing ? table.stage.shown?.seq : undefined;
  try {
    if (seen === undefined) sessionStorage.removeItem(key(table.id));
    else sessionStorage.setItem(key(table.id), String(seen));
  } catch {
    // Without session storage, only the result is shown.
  }
}

/** Steps of a replay with the events of the table's log in place of their copies, so that the log is told up to what is shown. */
function asLogged(log: readonly Happening[], steps: Step[]): Step[] {
  const left = new Map<number, Happening[]>();
  for (const event of log) left.set(event.seq, [...(left.get(event.seq) ?? []), event]);
  return steps.map((step) => {
    const same = left.get(step.event.seq)?.shift();
    return same?.kind === step.event.kind ? { ...step, event: same } : step;
  });
}

/** Plays back the moments that were not yet shown when the window was left. */
export async function catchUp(table: Table, seen: number): Promise<void> {
  const { view } = table;
  if (!view || view.seq <= seen || view.seq - seen > MOST || table.hides) return;
  try {
    const { total } = await replay(table.id, table.token, 0, 0, view.seat);
    const page = await replay(table.id, table.token, Math.max(0, total - 1 - (view.seq - seen)), total, view.seat);
    const frames = unfolded(page.frames, undefined);
    const from = frames.findLastIndex((frame) => frame.seq <= seen);
    // The game has gone on meanwhile, or the view is that of another seat: the current state is shown.
    if (from < 0 || table.view !== view || table.stage.playing || page.seat !== view.seat) return;
    table.stage.jump(frames[from]!.view);
    for (const frame of frames.slice(from + 1)) table.stage.play(frame.seq === view.seq ? view : frame.view, asLogged(table.log, frame.steps));
  } catch {
    // Without the replay, the result and the log tell what happened.
  }
}

/** Plays back what happened between the set-up and the first question: nobody has seen it when a table opens. */
export async function playOpening(table: Table): Promise<void> {
  const { view } = table;
  // At a table that hides something, a replay would show less than the seat has seen.
  if (!view || view.seq > MOST || table.hides) return;
  try {
    const page = await replay(table.id, table.token, 0, MOST + 1, view.seat);
    const opening = page.frames[0]?.opening;
    const frames = unfolded(page.frames, undefined);
    // Nothing is played back if the set-up told nothing, if the game has gone on meanwhile, or if the view is another seat's.
    if (!opening || frames.at(-1)?.seq !== view.seq || table.view !== view || table.stage.playing || page.seat !== view.seat) return;
    table.stage.jump({ ...view, scene: opening.scene });
    // The log of the first frame begins with the events before the opening scene: they are left out.
    frames.forEach((frame, i) => table.stage.play(frame.seq === view.seq ? view : frame.view, asLogged(table.log, frame.steps).slice(i ? 0 : opening.events)));
  } catch {
    // Without the replay, the log tells what happened.
  }
}
