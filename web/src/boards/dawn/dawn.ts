import { touching } from "../../lib/groups";
import type { Happening } from "../../lib/messages";
import type { Piece } from "../../lib/protocol";
import type { Choreography, Sign } from "../../lib/stage.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Speech } from "../../speech/fluent";

/** Milliseconds at normal speed for which an event is shown, by its kind. */
const BEATS: Record<string, number> = {
  event: 1400,
  phase: 500,
  "track-active": 700,
  "zeds-move": 650,
  "coop-moves": 650,
  "zed-appears": 800,
  "unit-moves": 450,
  "unit-arrives": 600,
  attacks: 700,
  column: 900,
  "gun-column": 800,
  "shift-right": 600,
  "shift-left": 600,
  "melee-dice": 1100,
  "gun-dice": 1100,
  "melee-won": 1100,
  "melee-lost": 1100,
  "unit-dies": 1500,
  "zed-dies": 800,
  outbreak: 1200,
  unchecked: 1300,
  "zeds-in-center": 1800,
  chaos: 800,
  story: 1200,
};

/** Kinds of events that are not played back: the log and the numbers show them. */
const UNSEEN = new Set(["no-infection-roll", "consume-none", "track-still", "level", "decks", "stores", "ready-again", "points", "story-away", "card-stays", "action-spent", "own-spent"]);

/** Kinds of events that belong to the look-up before them. */
const PARTS = new Set([
  ...["shift-right", "shift-left", "melee-dice", "gun-dice", "rerolls", "melee-won", "melee-lost", "zed-hit", "unit-hit", "zed-resists", "zed-fails"],
  ...["unit-resists", "unit-fails", "zed-reduced", "unit-reduced"],
]);

const TRACKS: Record<string, [string, "good" | "bad"]> = {
  "infection-up": ["infection", "bad"],
  "infection-down": ["infection", "good"],
  "supplies-up": ["supplies", "good"],
  "supplies-down": ["supplies", "bad"],
  "ammo-up": ["ammo", "good"],
  "ammo-down": ["ammo", "bad"],
  "actions-up": ["actions", "good"],
};

/** The numbers that rise from tracks and counters at an event. */
function signs({ kind, args }: Happening): Sign[] {
  const n = Number(args.n ?? 0);
  const track = TRACKS[kind];
  if (track) return [{ id: track[0], n: kind.endsWith("up") ? n : -n, text: "", tone: track[1] }];
  switch (kind) {
    case "zed-hit":
      return [{ id: String(args.zed), n: -1, text: "", tone: "good" }];
    case "unit-hit":
      return [{ id: String(args.who), n: -1, text: "", tone: "bad" }];
    case "unit-resists":
    case "unit-fails":
      return [{ id: String(args.who), text: String(args.die), tone: kind === "unit-resists" ? "good" : "bad" }];
    case "zed-resists":
    case "zed-fails":
      return [{ id: String(args.zed), text: String(args.die), tone: kind === "zed-fails" ? "good" : "bad" }];
    case "chaos":
      return [{ id: String(args.place), text: "!", tone: "bad" }];
    case "healed":
    case "recovers":
      return [{ id: String(args.who), text: "+", tone: "good" }];
    default:
      return [];
  }
}

/** Kinds of units that defend the town or could, in the order in which they are listed: heroes first. */
const RANKS = ["hero", "heroic", "special", "civilian", "guard", "villagers", "refugees", "raiders", "anti-hero", "anti-civilian"];
const rank = (piece: Piece) => (RANKS.indexOf(piece.kind) + RANKS.length + 1) % (RANKS.length + 1);

/** The pieces on the map, heroes first. */
export function inOrder(pieces: Piece[]): Piece[] {
  return pieces.filter((piece) => piece.space).toSorted((a, b) => rank(a) - rank(b));
}

/** True if the piece defends the town, or could. */
export function ours(piece: Piece): boolean {
  return RANKS.includes(piece.kind);
}

/** True if a unit has a card of its own; other units have only a counter. */
export function heroic(piece: Piece): boolean {
  return piece.kind === "hero" || piece.kind === "heroic";
}

const NAMED = ["who", "whom", "units", "foes", "zed", "zeds", "source", "place", "dest", "card", "component"];

export const dance: Choreography = {
  beat: (event) => (UNSEEN.has(event.kind) ? 0 : (BEATS[event.kind] ?? 450)),
  halts: (event) => event.kind === "phase" && event.args.phase === "zeds",
  part: (event) => PARTS.has(event.kind),
  signs,
  actors: (scene) => inOrder(scene.pieces).map((piece) => piece.id),
  concerns: (event) =>
    NAMED.flatMap((name) => event.args[name] ?? []).filter((id): id is string => typeof id === "string"),
};

/** A look-up in a combat table, read from the log: column, shifts with their reasons, dice, result. */
export interface LookUp {
  chart: "melee" | "gunfire";
  who: string;
  foes: string[];
  place: string;
  /** Strength of each foe, and of all together. */
  parts: number[];
  zeds: number;
  own: number;
  /** The first column; null if the table is entered by strength. */
  first: number | null;
  shifts: { rule: string; n: number }[];
  dice: number[];
  roll: number | null;
  column: number | null;
  /** Hits on the zeds and on our side, and true if we won; null until the result is known. */
  result: { zeds: number; own: number; won: boolean } | null;
  /** True if our unit has died of it. */
  fell: boolean;
}

/** Kinds of events that begin something else: the last look-up is no longer shown. */
const ELSE = new Set([
  ...["event", "phase", "track-active", "track-calm", "zeds-move", "coop-moves", "unit-moves", "attacks", "search-dice", "action-spent", "own-spent"],
  ...["barricade", "research-succeeds", "research-fails", "story", "zed-action-spent", "refugees-move", "raiders-move"],
]);

/** The current look-up, or the last one while nothing else has begun; else null. */
export function lookUp(log: Happening[]): LookUp | null {
  let start = -1;
  for (let i = log.length - 1; i >= 0 && start < 0; i--) {
    const { kind } = log[i]!;
    if (kind === "column" || kind === "gun-column") start = i;
    else if (ELSE.has(kind)) return null;
  }
  const head = log[start];
  if (!head) return null;
  const melee = head.kind === "column";
  const lookUp: LookUp = {
    chart: melee ? "melee" : "gunfire",
    who: String(head.args.who ?? head.args.source ?? ""),
    foes: (head.args.foes as string[] | undefined) ?? [],
    place: String(head.args.place ?? ""),
    parts: (head.args.parts as number[] | undefined) ?? [],
    zeds: Number(head.args.zeds_n ?? 0),
    own: Number(head.args.own ?? head.args.n ?? 0),
    first: melee ? Number(head.args.n) : null,
    shifts: [],
    dice: [],
    roll: null,
    column: null,
    result: null,
    fell: false,
  };
  for (const { kind, args, rule } of log.slice(start + 1)) {
    if (kind === "shift-right" || kind === "shift-left") {
      if (lookUp.roll === null) lookUp.shifts.push({ rule, n: kind === "shift-right" ? Number(args.n) : -Number(args.n) });
    } else if (kind === "melee-dice" || kind === "gun-dice") {
      Object.assign(lookUp, { dice: args.dice as number[], roll: Number(args.roll), column: Number(args.column) - (melee ? 0 : 1) });
      if (!melee) lookUp.result = { zeds: Number(args.n), own: 0, won: true };
    } else if (kind === "melee-won" || kind === "melee-lost") {
      lookUp.place = String(args.place);
      lookUp.result = { zeds: Number(args.zeds_n), own: Number(args.own), won: kind === "melee-won" };
    } else if (kind === "unit-dies" && args.who === lookUp.who) {
      lookUp.fell = true;
    }
  }
  return lookUp;
}

/** The reason of a shift in a word or two: the ability, marker, card or counter that its rule is about. */
export function cause(rule: string, speech: Speech): string {
  const [, chapter = "", one = "", two = ""] = rule.split(".");
  const keys = [
    ...(two ? [`ability-${one}-${two}`, `${chapter}-${one}`] : []),
    ...["marker", "story", "event", "component", "research", "zed", "unit"].map((sort) => `${sort}-${one}`),
    `cause-${chapter}-${one}`,
  ];
  const told = keys.find((key) => speech.has(key));
  return told ? speech.say({ id: told, args: {} }) : "";
}

/** True if a click on a unit makes a difference: some, but not all of the options concern it. */
export function choosable(table: Table, piece: Piece): boolean {
  if (table.stage.playing || table.past) return false;
  const n = touching(table.live, piece.id).length;
  return table.leads(piece.id) || (n > 0 && n < table.live.length);
}
