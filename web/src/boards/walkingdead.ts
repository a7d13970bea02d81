import type { Happening } from "../lib/messages";
import type { Piece, Scene, Sheet } from "../lib/protocol";
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

function crowd(scene: Scene, place: string, change: number): Scene {
  const id = `walkers-${place}`;
  const known = scene.pieces.find((piece) => piece.id === id);
  const count = Math.max(0, (known?.count ?? 0) + change);
  const rest = scene.pieces.filter((piece) => piece.id !== id);
  if (!count) return { ...scene, pieces: rest };
  const walkers: Piece = known
    ? { ...known, count }
    : { id, name: { id: "token-walker", args: {} }, kind: "walker", space: place, count, seat: null };
  return { ...scene, pieces: [walkers, ...rest] };
}

function sheet(scene: Scene, who: string, change: (sheet: Sheet) => Sheet): Scene {
  return { ...scene, sheets: scene.sheets.map((one) => (one.id === who ? change(one) : one)) };
}

function value(scene: Scene, who: string, id: string, to: (now: number) => number): Scene {
  return sheet(scene, who, (one) => ({
    ...one,
    values: one.values.map((track) => (track.id === id ? { ...track, value: Math.max(0, to(track.value)) } : track)),
  }));
}

function pile(scene: Scene, id: string, change: number): Scene {
  return {
    ...scene,
    piles: scene.piles.map((one) => (one.id === id ? { ...one, left: Math.max(0, one.left + change), top: null } : one)),
  };
}

function put(scene: Scene, who: string, place: string | null): Scene {
  return { ...scene, pieces: scene.pieces.map((piece) => (piece.id === who ? { ...piece, space: place } : piece)) };
}

function step(scene: Scene, { kind, args }: Happening): Scene {
  const who = String(args.who ?? "");
  const place = String(args.place ?? "");
  const n = Number(args.n ?? 0);
  switch (kind) {
    case "walkers-placed":
      return crowd(scene, place, n);
    case "walkers-moved":
      return crowd(crowd(scene, place, -n), String(args.dest), n);
    case "kills":
      return crowd(scene, place, -n);
    case "moved":
    case "placed":
      return put(scene, who, place);
    case "dies":
      return put(scene, who, null);
    case "damage":
      return value(scene, who, "life", () => Number(args.life ?? 0));
    case "life-gained":
      return value(scene, who, "life", (now) => now + n);
    case "food-gained":
      return value(scene, who, "food", (now) => now + n);
    case "food-lost":
      return value(scene, who, "food", (now) => now - n);
    case "allies-gained":
      return value(scene, who, "allies", (now) => now + n);
    case "allies-lost":
      return value(scene, who, "allies", (now) => now - n);
    case "card-drawn":
    case "card-eaten":
    case "card-wasted":
      return pile(scene, String(args.deck), -1);
    case "event-played":
      return sheet(scene, who, (one) => ({ ...one, events: one.events.filter((card) => card.id !== args.event) }));
    case "turn": {
      const seat = scene.sheets.find((one) => one.id === who)?.seat ?? null;
      return { ...scene, ribbon: { ...scene.ribbon, phase: 1, turn: seat } };
    }
    case "phase-combat":
      return { ...scene, ribbon: { ...scene.ribbon, phase: 2, turn: null } };
    case "phase-end":
      return { ...scene, ribbon: { ...scene.ribbon, phase: 3, turn: null } };
    case "round":
      return { ...scene, ribbon: { ...scene.ribbon, round: n, phase: 0 } };
    default:
      return scene;
  }
}

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

const NAMED = ["who", "whom", "place", "dest", "deck", "card", "weapon", "item", "event", "fighters"];

export const dance: Choreography = {
  beat: (event) => BEATS[event.kind] ?? 0,
  step,
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
