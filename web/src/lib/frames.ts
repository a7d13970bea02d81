import { followed, steps, type Step } from "./change";
import type { ReplayFrame, View } from "./protocol";

/** A moment of a game with its whole view, and the events that led to it. */
export interface Shown {
  seq: number;
  turn: number | null;
  round: number;
  phase: number;
  view: View;
  steps: Step[];
}

/** Builds the whole view of each moment from the changes since the moment before it. */
export function unfolded(page: ReplayFrame[], before: View | undefined): Shown[] {
  const shown: Shown[] = [];
  for (const { seq, turn, round, phase, events, view: whole, now } of page) {
    const told = steps(events);
    before = whole ?? followed(before!, seq, told, now!);
    shown.push({ seq, turn, round, phase, view: before, steps: told });
  }
  return shown;
}

/**
 * The survivor who acts at a moment: the active one, else the one of that seat who is asked, else the only one of that seat; else
 * null.
 */
export function actorOf({ view, turn }: Shown): string | null {
  const { sheets } = view.scene;
  const acting = sheets.find((sheet) => sheet.tags.some((tag) => tag.id === "tag-active"));
  if (acting) return acting.id;
  const mine = sheets.filter((sheet) => sheet.seat === turn);
  const asked = mine.find((sheet) => sheet.id === view.decision?.ask.args.who);
  return asked?.id ?? (mine.length === 1 ? mine[0]!.id : null);
}

/** The moments at which a phase begins or another survivor comes to act. */
export function turnsOf(frames: Shown[]): { i: number; one: Shown; who: string | null }[] {
  let last: string | null = null;
  return frames.flatMap((one, i) => {
    const before = frames[i - 1];
    const who = actorOf(one);
    const fresh = !!before && (one.phase !== before.phase || one.round !== before.round);
    const other = who !== null && who !== last;
    last = fresh ? who : (who ?? last);
    return before && (fresh || other) ? [{ i, one, who }] : [];
  });
}
