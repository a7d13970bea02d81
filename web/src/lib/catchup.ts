import { replay } from "./api";
import { unfolded } from "./frames";
import type { Table } from "./table.svelte";

/** How much is played again; who was away for longer has the log. */
const MOST = 40;
const key = (table: string) => `shamble.shown.${table}`;

/** The moment at which this window was left in the midst of what happened, if it was. */
export function leftAt(table: string): number | null {
  try {
    const found = sessionStorage.getItem(key(table));
    return found === null ? null : Number(found);
  } catch {
    return null;
  }
}

/** Remember how far the eye has come, for as long as something is still to be shown. */
export function markShown(table: Table): void {
  const seen = table.stage.playing ? table.stage.shown?.seq : undefined;
  try {
    if (seen === undefined) sessionStorage.removeItem(key(table.id));
    else sessionStorage.setItem(key(table.id), String(seen));
  } catch {
    // A browser that keeps nothing shows the result.
  }
}

/** Play what was still to be shown when the window was left. */
export async function catchUp(table: Table, seen: number): Promise<void> {
  const { view } = table;
  if (!view || view.seq <= seen || view.seq - seen > MOST || table.hides) return;
  try {
    const { total } = await replay(table.id, table.token, 0, 0, view.seat);
    const page = await replay(table.id, table.token, Math.max(0, total - 1 - (view.seq - seen)), total, view.seat);
    const frames = unfolded(page.frames, undefined);
    const from = frames.findLastIndex((frame) => frame.seq <= seen);
    // Somebody has gone on meanwhile, or sits elsewhere: what is so now is shown.
    if (from < 0 || table.view !== view || table.stage.playing || page.seat !== view.seat) return;
    table.stage.jump(frames[from]!.view);
    for (const frame of frames.slice(from + 1)) table.stage.play(frame.seq === view.seq ? view : frame.view, frame.steps);
  } catch {
    // Without it, the result and the log tell what happened.
  }
}
