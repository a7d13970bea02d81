import type { Happening } from "./messages";

/** The lines of the log that belong together: a turn, a phase, the set-up. */
export interface Chapter {
  id: string;
  /** The event that opened it, which is its heading. */
  head: Happening | null;
  lines: Happening[];
}

const OPENS = /^(round|turn|phase-.*)$/;

export function chapters(log: Happening[]): Chapter[] {
  const found: Chapter[] = [];
  log.forEach((event, i) => {
    if (OPENS.test(event.kind)) found.push({ id: `${event.seq}-${i}`, head: event, lines: [] });
    else {
      if (!found.length) found.push({ id: "start", head: null, lines: [] });
      found.at(-1)!.lines.push(event);
    }
  });
  return found;
}
