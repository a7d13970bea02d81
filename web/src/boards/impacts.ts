import type { Happening } from "../lib/messages";

/** One picture that a beat puts on the board, at a position in percent of the board. */
export interface Impact {
  sort: "dice" | "fall" | "wound" | "death" | "shot" | "blow" | "rise" | "flash";
  x: number;
  y: number;
  /** Faces of the dice. */
  faces?: number[];
  /** The picture of a body that falls, and the number of bodies. */
  src?: string;
  n?: number;
  /** Size of a falling body, in figures. */
  scale?: number;
  /** The name of whoever dies. */
  label?: string;
}

/** Somebody who died, and the place where that happened. */
export interface Grave {
  who: string;
  place: string;
}

const word = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * The graves of a game, from its log. Where the event of a death names no place, the last event of that figure with a place
 * tells it. Somebody who arrives again has no grave.
 */
export function graves(log: Happening[], died: string, back: readonly string[] = []): Grave[] {
  const last = new Map<string, string>();
  const byPerson = new Map<string, Grave>();
  for (const { kind, args } of log) {
    const who = word(args.who);
    const place = word(args.dest) || word(args.place);
    if (!who) continue;
    if (place) last.set(who, place);
    if (kind === died) byPerson.set(who, { who, place: last.get(who) ?? "" });
    else if (back.includes(kind)) byPerson.delete(who);
  }
  return [...byPerson.values()];
}
