import type { Happening } from "../lib/messages";
import type { Choreography, Sign } from "../lib/stage.svelte";

/** Milliseconds at normal speed for which an event is shown, by its kind. */
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

/** The numbers that rise from places, decks and survivors at an event. */
function signs({ kind, args }: Happening): Sign[] {
  const n = Number(args.n ?? 0);
  const who = String(args.who ?? "");
  const place = String(args.place ?? "");
  switch (kind) {
    case "walkers-placed":
      return [{ id: `walkers-${place}`, n, text: "", tone: "bad" }];
    case "walkers-moved":
      return [
        { id: `walkers-${place}`, n: -n, text: "", tone: "plain" },
        { id: `walkers-${String(args.dest)}`, n, text: "", tone: "bad" },
      ];
    case "kills":
      return [{ id: place, n: -n, text: "", tone: "good" }];
    case "damage":
      return [{ id: who, n: -n, text: " ♥", tone: "bad" }];
    case "life-gained":
      return [{ id: who, n, text: " ♥", tone: "good" }];
    case "card-eaten":
    case "card-wasted":
      return [{ id: String(args.deck), n: -1, text: "", tone: "bad" }];
    case "card-drawn":
      return [{ id: String(args.deck), n: -1, text: "", tone: "plain" }];
    case "food-gained":
    case "allies-gained":
    case "ammo-gained":
      return [{ id: who, n, text: "", tone: "good" }];
    default:
      return [];
  }
}

/** Kinds of events that belong to the shot or blow before them. */
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

/**
 * Additions to a fighter's dice in this combat, read from the log: the rules with their numbers, and the numbers of allies spent.
 */
export interface Added {
  by: { rule: string; n: number }[];
  allies: number[];
}

export function added(log: Happening[]): Map<string, Added> {
  const byFighter = new Map<string, Added>();
  const start = log.findLastIndex(({ kind }) => kind === "phase-combat");
  if (start < 0) return byFighter;
  for (const { kind, args, rule } of log.slice(start)) {
    const spent = kind === "allies-lost" && rule === "twd.ally.spend";
    if (kind !== "modifier" && !spent) continue;
    const who = String(args.who ?? "");
    const one = byFighter.get(who) ?? { by: [], allies: [] };
    if (spent) one.allies.push(Number(args.n ?? 0));
    else one.by.push({ rule, n: Number(args.n ?? 0) });
    byFighter.set(who, one);
  }
  return byFighter;
}
