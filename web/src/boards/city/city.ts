import type { Happening } from "../../lib/messages";
import type { Scene, SheetView, Text } from "../../lib/protocol";
import type { Choreography, Sign } from "../../lib/stage.svelte";

/** Milliseconds at normal speed for which an event is shown, by its kind. */
const BEATS: Record<string, number> = {
  mission: 600,
  chosen: 300,
  round: 800,
  turn: 350,
  moves: 380,
  opens: 600,
  "building-opens": 500,
  reveals: 350,
  noise: 350,
  takes: 700,
  "takes-crate": 500,
  finds: 750,
  fetches: 600,
  aaahh: 1100,
  "nothing-found": 500,
  attacks: 650,
  rolls: 950,
  rerolls: 500,
  "six-again": 700,
  hits: 900,
  kills: 420,
  "hits-lost": 700,
  "friendly-fire": 900,
  "runs-over": 1100,
  molotov: 900,
  adrenaline: 160,
  danger: 1000,
  learns: 800,
  wounded: 900,
  bites: 350,
  heals: 450,
  dies: 1900,
  "phase-zombies": 800,
  attack: 600,
  "second-action": 600,
  "horde-moves": 620,
  "horde-waits": 350,
  "horde-stuck": 450,
  "horde-there": 300,
  walks: 170,
  "fills-up": 450,
  "opens-too": 500,
  "lured-away": 900,
  joins: 900,
  stows: 500,
  unstows: 400,
  "drives-off": 900,
  drives: 500,
  manholes: 800,
  "spawn-step": 400,
  "zombie-card": 900,
  appear: 600,
  "nobody-appears": 250,
  extra: 900,
  "abomination-again": 900,
  "spawn-wakes": 900,
  "phase-end": 500,
  escapes: 700,
  gives: 350,
  boards: 400,
  alights: 400,
  "drives-slow": 500,
  "drives-fast": 500,
  shoves: 500,
  taunts: 600,
  seals: 800,
  "switches-on": 700,
  delivers: 700,
  overrun: 1800,
  "goals-met": 1600,
  impossible: 1600,
  "too-late": 1600,
};

const word = (value: unknown): string => (typeof value === "string" ? value : "");

/** Tags that tell whose turn it is or was; all other tags of a sheet are skills. */
export const STATES = ["tag-active", "tag-acted"];

/** The numbers that rise from figures and zones at an event. */
function signs({ kind, args }: Happening): Sign[] {
  const n = Number(args.n ?? 0);
  const who = word(args.who);
  const zone = word(args.zone);
  switch (kind) {
    case "appear":
      return [{ id: `${word(args.kind)}@${zone}`, n, text: "", tone: "bad" }];
    case "wounded":
      return [{ id: who, n: -n, text: " ♥", tone: "bad" }];
    case "heals":
      return [{ id: who, n, text: " ♥", tone: "good" }];
    case "adrenaline":
      return [{ id: who, n, text: " ⚡", tone: "good" }];
    case "noise":
      return [{ id: zone, n, text: " ♪", tone: "plain" }];
    default:
      return [];
  }
}

const NAMED = ["who", "whom", "mate", "zone", "dest", "goals", "card", "cards", "item", "companion", "car"];

export const dance: Choreography = {
  beat: (event) => BEATS[event.kind] ?? 0,
  halts: (event) => event.kind === "phase-zombies",
  part: (event) => PART.test(event.kind),
  signs,
  // A walk lights nothing up: its arrow shows it.
  concerns: (event) =>
    (event.kind === "walks" ? [] : NAMED)
      .flatMap((name) => event.args[name] ?? [])
      .filter((id): id is string => typeof id === "string")
      .flatMap((id) => id.split("+")),
};

/** A group of zombies on its way: its first zone, the zones on the way, and the event that gives the reason. */
export interface Course {
  from: string;
  ways: string[];
  why: "sees" | "hears" | "beyond" | "taunted";
  n: number;
  noise: number;
  event: Happening;
}

/** The walks that are shown now; with `all`, every walk since the zombies last began to act. */
export function courses(log: Happening[], all: boolean): Course[] {
  const courses: Course[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const { kind, args } = log[i]!;
    if (kind === "phase-zombies") break;
    if (!all && (kind === "second-action" || kind === "zombie-card" || kind === "spawn-step" || kind === "phase-end" || kind === "turn")) break;
    if (kind === "round" && courses.length) break;
    if (kind !== "horde-moves") continue;
    const groups = (args.group as string[] | undefined) ?? [];
    courses.unshift({
      from: word(args.zone),
      ways: (args.ways as string[] | undefined) ?? [],
      why: args.why as Course["why"],
      n: groups.reduce((sum, group) => sum + (parseInt(group) || 0), 0),
      noise: Number(args.noise ?? 0),
      event: log[i]!,
    });
  }
  return courses;
}

/** True if the zombies acted after the last turn or move of a survivor. */
export function justWalked(log: Happening[]): boolean {
  for (let i = log.length - 1; i >= 0; i--) {
    const { kind } = log[i]!;
    if (kind === "turn" || kind === "moves") return false;
    if (kind === "phase-zombies") return true;
  }
  return false;
}

/** A bonus to one number of a weapon: the number, the source of the bonus, and its size. */
export interface Modifier {
  part: "dice" | "damage" | "roll";
  source: string;
  n: number;
}

/** An attack from its first die to its last kill. */
export interface Strike {
  who: string;
  weapons: string[];
  zone: string;
  ranged: boolean;
  /** Numbers printed on the weapon: dice, accuracy, damage. */
  printed: number[];
  more: Modifier[];
  /** True if an optional rule changes the accuracy because the zone is dark. */
  dark: boolean;
  count: number;
  need: number;
  damage: number;
  /** The dice as they were rolled, and as they count. */
  fell: number[];
  dice: number[];
  scored: boolean;
  hits: number;
  misses: number;
  rerolled: string[];
  kills: string[];
  lost: number;
  /** Number of misses that hit friends. */
  astray: number;
  wounded: string[];
}

const PART =
  /^(noise|skill|brother|rolls|rerolls|six-again|hits|kills|hits-lost|adrenaline|danger|learns|friendly-fire|wounded|tough|armored|holds-nose|finds|reloads|dark-shot|lit-shot)$/;

/** The current attack, or the last one if nothing else happened after it; else null. */
export function strike(log: Happening[]): Strike | null {
  let start = log.length - 1;
  while (start >= 0 && PART.test(log[start]!.kind)) start--;
  const first = log[start];
  if (!first || (first.kind !== "attacks" && first.kind !== "runs-over")) return null;
  const ram = first.kind === "runs-over";
  const dice = (first.args.dice as number[] | undefined) ?? [];
  const strike: Strike = {
    who: word(first.args.who),
    weapons: ram ? [] : word(first.args.item).split("+"),
    zone: word(first.args.zone),
    ranged: !ram && first.rule.includes("ranged"),
    printed: (first.args.printed as number[] | undefined) ?? [],
    more: ((first.args.more as string[] | undefined) ?? []).map((one) => {
      const [part = "", source = "", n = "0"] = one.split(" ");
      return { part: part as Modifier["part"], source, n: Number(n) };
    }),
    dark: false,
    count: ram ? dice.length : Number(first.args.n ?? 0),
    need: Number(first.args.accuracy ?? 0),
    damage: Number(first.args.damage ?? 0),
    fell: dice,
    dice,
    scored: ram,
    hits: ram ? Number(first.args.n ?? 0) : 0,
    misses: 0,
    rerolled: [],
    kills: [],
    lost: 0,
    astray: 0,
    wounded: [],
  };
  for (let i = start - 1; i >= 0 && /^(skill|brother|dark-shot)$/.test(log[i]!.kind); i--) strike.dark ||= log[i]!.kind === "dark-shot";
  for (const { kind, args } of log.slice(start + 1)) {
    if (kind === "rolls") {
      strike.fell = strike.dice = (args.dice as number[]) ?? [];
      strike.scored = false;
    } else if (kind === "rerolls") strike.rerolled.push(word(args.means));
    else if (kind === "six-again") strike.fell = [...strike.fell, ...((args.dice as number[]) ?? [])];
    else if (kind === "hits") {
      Object.assign(strike, { dice: (args.dice as number[]) ?? [], hits: Number(args.n ?? 0), misses: Number(args.misses ?? 0), scored: true });
    } else if (kind === "kills") strike.kills.push(word(args.kind));
    else if (kind === "hits-lost") strike.lost += Number(args.n ?? 0);
    else if (kind === "friendly-fire") strike.astray += Number(args.n ?? 0);
    else if (kind === "wounded") strike.wounded.push(word(args.who));
  }
  return strike;
}

/** The cards of the last spawn step, in the order in which they were turned over. */
export function drawnCards(log: Happening[]): Happening[] {
  const kept: Happening[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const { kind } = log[i]!;
    if (kind === "zombie-card") kept.unshift(log[i]!);
    else if (kind === "spawn-step" || kind === "phase-zombies") break;
  }
  return kept;
}

/** The sheet of the survivor who acts now; null if nobody does. */
export function active(scene: Scene): SheetView | null {
  return scene.sheets.find((one) => one.tags.some((tag) => tag.id === "tag-active")) ?? null;
}

export const LEVELS = ["blue", "yellow", "orange", "red"] as const;
export const LEVEL_COLOURS: Record<string, string> = { blue: "#5b9bd8", yellow: "#e3b924", orange: "#e07b2a", red: "#ea5a4e" };

/** A number of figures of one kind; without a kind, of the card's own kind. */
export interface Squad {
  kind: string;
  n: number;
}

/** A spawn card that was turned over: its number, its effect, and the figures it brings at each level. */
export interface SpawnCard {
  number: string;
  what: Text;
  lines: Squad[][];
}

/** A spawn card as its event tells it. */
export function spawnCard({ args }: Happening): SpawnCard {
  const groups = (args.groups as string[] | undefined)?.map((line) =>
    line
      .split("+")
      .filter(Boolean)
      .map((one) => ({ n: parseInt(one), kind: one.split(" ")[1] ?? "" })),
  );
  const counts = args.way === "extra" ? [] : ((args.numbers as number[] | undefined) ?? []);
  /** Kinds of figures by level, if the levels bring different kinds. */
  const types = args.way === "extra" ? [] : ((args.types as string[] | undefined) ?? []);
  return {
    number: word(args.card).slice(1),
    what: { id: ["spawn-card", word(args.way), types.length ? "" : word(args.type)].filter(Boolean).join("-"), args: {} },
    // One line for each level, unless no level brings anything.
    lines: groups ? (groups.some((line) => line.length) ? groups : []) : counts.map((n, i) => [{ kind: (n && types[i]) || "", n }]),
  };
}
