import type { Happening } from "../lib/messages";
import type { Choreography, Sign } from "../lib/stage.svelte";

/** What the eye should dwell on, in milliseconds at normal speed. */
const BEATS: Record<string, number> = {
  "event-played": 1300,
  "rolled-walkers": 700,
  "walkers-placed": 800,
  "walkers-moved": 900,
  "walkers-attack": 900,
  "walkers-eat": 700,
  "card-eaten": 350,
  "card-drawn": 700,
  "card-wasted": 600,
  "equipment-found": 350,
  "food-gained": 400,
  "allies-gained": 400,
  "ammo-gained": 350,
  "ammo-lost": 350,
  "food-lost": 300,
  "allies-lost": 350,
  "life-gained": 450,
  moved: 450,
  placed: 350,
  shoots: 450,
  strikes: 450,
  brawls: 450,
  "helped-only": 450,
  holds: 300,
  rolls: 1100,
  "rolls-on": 500,
  modifier: 450,
  loud: 600,
  kills: 1100,
  damage: 900,
  armor: 600,
  "guinea-saves": 700,
  dies: 1800,
  newcomer: 900,
  walls: 400,
  ignored: 400,
  given: 500,
  declined: 400,
  turn: 500,
  round: 900,
  "phase-combat": 600,
  "phase-end": 600,
  "deck-empty": 1600,
  "nobody-left": 1600,
  survived: 1200,
  hardcore: 1200,
  "goal-met": 900,
};

function signs({ kind, args }: Happening): Sign[] {
  const n = Number(args.n ?? 0);
  const who = String(args.who ?? "");
  const place = String(args.place ?? "");
  switch (kind) {
    case "walkers-placed":
      return n ? [{ id: `walkers-${place}`, text: `+${n}`, tone: "bad" }] : [];
    case "walkers-moved":
      return [
        { id: `walkers-${place}`, text: `−${n}`, tone: "plain" },
        { id: `walkers-${String(args.dest)}`, text: `+${n}`, tone: "bad" },
      ];
    case "kills":
      return [{ id: place, text: `−${n}`, tone: n ? "good" : "plain" }];
    case "damage":
      return [{ id: who, text: `−${n} ♥`, tone: "bad" }];
    case "life-gained":
      return [{ id: who, text: `+${n} ♥`, tone: "good" }];
    case "card-eaten":
    case "card-wasted":
      return [{ id: String(args.deck), text: "−1", tone: "bad" }];
    case "card-drawn":
      return [{ id: String(args.deck), text: "−1", tone: "plain" }];
    case "food-gained":
    case "allies-gained":
    case "ammo-gained":
      return n ? [{ id: who, text: `+${n}`, tone: "good" }] : [];
    default:
      return [];
  }
}

/** What follows from a shot or a blow. */
const PARTS = new Set(["rolls", "rolls-on", "modifier", "loud", "kills"]);

const NAMED = ["who", "whom", "place", "dest", "deck", "card", "weapon", "item", "event", "fighters"];

export const dance: Choreography = {
  beat: (event) => BEATS[event.kind] ?? 0,
  halts: (event) => event.kind === "phase-end",
  part: (event) => PARTS.has(event.kind),
  signs,
  concerns: (event) =>
    NAMED.flatMap((name) => event.args[name] ?? []).filter((id): id is string => typeof id === "string"),
};

/** One fighter of this combat: what was rolled, what was added, what it came to. */
export interface Fighter {
  who: string;
  weapon: string;
  ranged: boolean;
  dice: number[];
  added: { rule: string; n: number }[];
  allies: number;
  value: number | null;
  done: boolean;
}

/** A fight at one place: who stands in the line and what fell so far. */
export interface Fight {
  fighters: Fighter[];
  killed: number;
}

export const POINTS = 5;

/**
 * The fights of the current combat phase by place, told from the log: the scene holds only the sums. `where` says
 * where a fighter stands.
 */
export function fights(log: Happening[], where: (who: string) => string | null): Map<string, Fight> {
  let start = -1;
  for (let i = log.length - 1; i >= 0; i--) {
    const kind = log[i]!.kind;
    if (kind === "phase-combat") {
      start = i;
      break;
    }
    if (kind === "phase-end" || kind === "round") break;
  }
  const found = new Map<string, Fight>();
  if (start < 0) return found;
  const line = new Map<string, Fighter>();
  const fighter = (who: string): Fighter => {
    let one = line.get(who);
    if (!one) {
      one = { who, weapon: "", ranged: false, dice: [], added: [], allies: 0, value: null, done: false };
      line.set(who, one);
      const place = where(who);
      if (place) {
        const fight = found.get(place) ?? { fighters: [], killed: 0 };
        fight.fighters.push(one);
        found.set(place, fight);
      }
    }
    return one;
  };
  for (const { kind, args, rule } of log.slice(start)) {
    const who = String(args.who ?? "");
    const n = Number(args.n ?? 0);
    if (kind === "shoots" || kind === "strikes") {
      Object.assign(fighter(who), { weapon: String(args.card), ranged: kind === "shoots" });
    } else if (kind === "brawls" || kind === "helped-only") {
      fighter(who).weapon = "fist";
    } else if (kind === "rolls") {
      Object.assign(fighter(who), { dice: (args.dice as number[]) ?? [], value: n });
    } else if (kind === "modifier") {
      const one = fighter(who);
      one.added.push({ rule, n });
      one.value = (one.value ?? 0) + n;
    } else if (kind === "allies-lost" && rule === "twd.ally.spend" && line.has(who)) {
      const one = fighter(who);
      one.allies += n;
      one.value = (one.value ?? 0) + n;
    } else if (kind === "kills") {
      const fight = found.get(String(args.place));
      if (fight) fight.killed += n;
      for (const name of (args.fighters as string[]) ?? []) if (line.has(name)) fighter(name).done = true;
    }
  }
  return found;
}
