import type { Happening } from "./messages";

/** The lines of the log that belong together: a turn, a phase, the set-up. */
export interface Chapter {
  id: string;
  /** The event that opened it, which is its heading. */
  head: Happening | null;
  lines: Line[];
}

/** One line of the log; an attack's dice, hits and kills fold into the line that began it. */
export interface Line {
  event: Happening;
  parts: Happening[];
}

const OPENS = /^(round|turn|phase-.*)$/;

/** The log by chapters. `part`: true for an event that belongs to the line before it. */
export function chapters(log: Happening[], part: (event: Happening) => boolean = () => false): Chapter[] {
  const chapters: Chapter[] = [];
  log.forEach((event, i) => {
    if (OPENS.test(event.kind)) chapters.push({ id: `${event.seq}-${i}`, head: event, lines: [] });
    else {
      if (!chapters.length) chapters.push({ id: "start", head: null, lines: [] });
      const { lines } = chapters.at(-1)!;
      if (lines.length && part(event)) lines.at(-1)!.parts.push(event);
      else lines.push({ event, parts: [] });
    }
  });
  return chapters;
}
