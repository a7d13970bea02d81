import type { Happening } from "../../lib/messages";
import type { Beat } from "../../lib/pace";

/** Dice that are thrown in a beat: the faces, the least face that hits, and the zone. */
export interface Throw {
  faces: number[];
  need: number;
  zone: string;
}

/** The number of figures of one kind that fall in a zone during a beat. */
export interface Fall {
  kind: string;
  zone: string;
  n: number;
}

/** A person who is hurt or dies in a beat. */
export interface Hurt {
  who: string;
  n: number;
  dead: boolean;
}

/** Everything that a beat shows on the board besides its figures. */
export interface Impact {
  dice: Throw | null;
  falls: Fall[];
  hurts: Hurt[];
  /** The zone that burns. */
  fire: string;
  /** The zone of a shot or blow, and who strikes. */
  strike: { who: string; zone: string; ranged: boolean } | null;
  doors: string[];
  spawns: { zone: string; kind: string; n: number }[];
  /** Survivors who reach a level. */
  levels: { who: string; level: number }[];
}

const word = (value: unknown): string => (typeof value === "string" ? value : "");

/** Everything that flashes on the board during a beat (dice, falls, wounds, fire, doors, arrivals, levels), read from its events. */
export function impactOf(events: Happening[]): Impact {
  const impact: Impact = { dice: null, falls: [], hurts: [], fire: "", strike: null, doors: [], spawns: [], levels: [] };
  for (const { kind, args, rule } of events) {
    const zone = word(args.zone);
    if (kind === "attacks" || kind === "runs-over") {
      impact.strike = { who: word(args.who), zone, ranged: rule.includes("ranged") };
      impact.dice = { faces: (args.dice as number[] | undefined) ?? [], need: Number(args.accuracy ?? 0), zone };
    } else if (kind === "rolls") impact.dice = { faces: (args.dice as number[]) ?? [], need: Number(args.n ?? impact.dice?.need ?? 0), zone: impact.dice?.zone ?? "" };
    else if (kind === "hits" && impact.dice) impact.dice.faces = (args.dice as number[]) ?? impact.dice.faces;
    else if (kind === "molotov") impact.fire = zone;
    else if (kind === "kills" || kind === "devours") {
      const same = impact.falls.find((fall) => fall.kind === word(args.kind) && fall.zone === zone);
      if (same) same.n += 1;
      else impact.falls.push({ kind: word(args.kind), zone, n: 1 });
      if (impact.dice && !impact.dice.zone) impact.dice.zone = zone;
    } else if (kind === "wounded") impact.hurts.push({ who: word(args.who), n: Number(args.n ?? 1), dead: false });
    else if (kind === "dies" || kind === "companion-dies") impact.hurts.push({ who: word(args.who), n: 0, dead: true });
    else if (kind === "opens") impact.doors.push(zone);
    else if (kind === "appear") impact.spawns.push({ zone, kind: word(args.kind), n: Number(args.n ?? 1) });
    else if (kind === "danger") impact.levels.push({ who: word(args.who), level: Number(args.level ?? 0) });
  }
  if (impact.dice && !impact.dice.faces.length) impact.dice = null;
  return impact;
}

/** The number of a headline: at least three fall, or somebody is wounded or dies; 0 for no headline. */
export function headlineOf(beat: Beat | null): number {
  const { falls = 0, wounds = 0, deaths = 0, levels = 0 } = beat?.sum ?? {};
  if (falls >= 3) return falls;
  return wounds || deaths || levels ? wounds || deaths || 1 : 0;
}

/** Graves that stay on the map: everybody who died, where. */
export function gravesOf(log: Happening[]): { who: string; zone: string }[] {
  return log.filter(({ kind, args }) => (kind === "dies" || kind === "companion-dies") && word(args.zone)).map(({ args }) => ({ who: word(args.who), zone: word(args.zone) }));
}
