import type { Created, MissionInfo } from "../../lib/protocol";
import { remembered } from "../../lib/remembered.svelte";

/** A mission as its file writes it; the server checks every key. */
export interface Mission {
  id: string;
  [key: string]: unknown;
}
export interface Field {
  types: string[];
  required: boolean;
  allowed?: (string | number)[];
  least?: number;
  most?: number;
  refers?: string;
  each?: Field;
}
export interface Entry {
  id: string;
  name: string;
  about: string;
  fields: Record<string, Field>;
}
export interface Named {
  id: string;
  name: string;
}
export interface Tile {
  id: string;
  plan: Record<string, string>;
}
export interface Kit {
  game: string;
  title: string;
  tiles: Tile[];
  goals: Entry[];
  special: Entry[];
  kinds: Named[];
  cards: Named[];
  missions: { id: string; title: string }[];
  cars: boolean;
  /** True if missions of the game lay their doors themselves. */
  lays_doors: boolean;
}
export interface Zone {
  id: string;
  name: string;
  names: string[];
  kind: string;
  path: string;
  at: [number, number];
}
export interface Board {
  size: [number, number];
  plan: Record<string, string>;
  zones: Zone[];
  doors: { at: [number, number, number, number]; colour: string; name: string }[];
  /** Walls in which the mission may lay a door. */
  walls: { at: [number, number, number, number]; name: string }[];
}
export interface Issue {
  id: string;
  key: string;
  zone: string;
  severe: boolean;
  text: string;
}
export interface Checked {
  problems: Issue[];
  playable: boolean;
  board: Board | null;
  goals: { name: string; text: string }[];
  special: string[];
  /** The same in every language. */
  texts?: Record<string, { goals?: { name: string; text: string }[]; special?: string[] }>;
  /** Number of survivors by number of players. */
  teams?: Record<string, number>;
  /** Names of the spawn zones in the order in which they act. */
  spawns?: string[];
}
export interface Rate {
  won: number;
  games: number;
  rate: number | null;
  low: number;
  high: number;
}
export interface Report {
  rate: Rate;
  difficulty: string;
  minutes: number;
  games: number;
  seats: Record<string, Rate>;
  teams: Record<string, Rate>;
  watch: Record<string, { rounds: number; dead: number; seed: number; won: boolean }>;
  restricted?: { kind: string; what: string; rate: Rate; usual?: Rate; difference: { mean: number | null } }[];
  unvisited?: string[];
  /** Mean number of occurrences in a game: by kind (wounds, deaths, searches, visits) and number of the zone. */
  heat?: Record<string, Record<string, number>>;
  /** An earlier version on the same seeds: both win rates, and what the change made of it. */
  compare?: { a: { name: string; rate: Rate }; b: { name: string; rate: Rate }; difference: { games: number; mean: number | null; low: number | null; high: number | null } };
}
export interface Test {
  id: string;
  done: number;
  total: number;
  running: boolean;
  problem: string;
  report: Report | null;
}
export interface Shelved {
  key: string;
  game: string;
  id: string;
  title: Record<string, string>;
  problem: Record<string, string>;
  difficulty: string;
  minutes: number;
  survivors: number;
  /** The sides of the map tiles; older missions lack them. */
  tiles?: string[];
  author?: string;
  size: number[];
  plan: Record<string, string>;
  marks: { kind: string; at: number[] }[];
  own: boolean;
  shared: boolean;
  plays: number;
  wins: number;
  stars: number;
  ratings: number;
  kind?: string;
  games?: string[];
  rows?: Record<string, number>;
  /** The missions of a pack by game; older packs lack them. */
  missions?: Record<string, { id: string; title: Record<string, string> }[]>;
}
export interface Comment {
  name: string;
  stars: number;
  text: string;
  at: number;
}

/** Largest number of tables that a rating may name. */
const SEATS = 12;

/** The author's secret, made up by this browser and kept in it. */
export function secret(): string {
  let secret = localStorage.getItem("shamble-author") ?? "";
  if (secret.length < 16) {
    secret = [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    localStorage.setItem("shamble-author", secret);
  }
  return secret;
}

export class Trouble extends Error {
  /** `after`: seconds after which to try again. */
  constructor(
    readonly status: number,
    detail: string,
    readonly after = 0,
  ) {
    super(detail);
  }
}

/** Asks the server with the secret of this browser; throws `Trouble`. */
async function ask<T>(path: string, method = "GET", body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { Authorization: `Bearer ${secret()}` };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(`/api/workshop/${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal });
  if (!answer.ok) {
    const said = await answer.json().catch(() => ({}));
    throw new Trouble(answer.status, said.message ?? said.code ?? String(answer.status), Number(answer.headers.get("Retry-After") ?? 0));
  }
  return (await answer.json()) as T;
}

export const kit = (game: string, lang: string) => ask<Kit>(`kit/${game}/${lang}`);
export const ours = (game: string, id: string) => ask<{ game: string; mission: Mission }>(`ours/${game}/${id}`);
export const check = (game: string, mission: Mission, lang: string, signal?: AbortSignal) =>
  ask<Checked>("check", "POST", { game, mission, lang }, signal);
export const readFile = (text: string) => ask<{ mission: Mission; game: string }>("read", "POST", { text });
export const writeFile = (game: string, mission: Mission, text: string) =>
  ask<{ text: string }>("write", "POST", { game, mission, text });
export const keep = (game: string, mission: Mission, text: string, id: string, shared: boolean, lang: string) =>
  ask<{ id: string }>("missions", "POST", { game, mission, text, id, shared, lang });
export const shelf = (page: number) => ask<{ missions: Shelved[]; more: boolean }>(`missions?page=${page}`);
export const fetchMission = (id: string) =>
  ask<{ id: string; game: string; text: string; mission: Mission; shared: boolean; comments: Comment[] }>(`missions/${id}`);
/** The missions of a pack by game. */
export const packMissions = (id: string) => ask<{ missions: Record<string, MissionInfo[]> }>(`packs/${id}`).then((found) => found.missions);
export const remove = (id: string) => ask<object>(`missions/${id}`, "DELETE");
/** True if this browser knows a finished table of the game. */
export const hasFinished = (game: string) => remembered.list.some((one) => one.game === game && one.state !== "playing");
/** Stars need a finished game of the mission: finished tables of its game go along as a proof, the oldest first: it names the rating. */
export const comment = (id: string, game: string, stars: number, name: string, text: string) =>
  ask<{ comments: Comment[] }>(`missions/${id}/comments`, "POST", {
    stars,
    name,
    text,
    seats: stars ? remembered.list.filter((one) => one.game === game && one.state !== "playing").slice(-SEATS).reverse().map((one) => [one.table, one.token]) : [],
  });
export const play = (game: string, mission: Mission | null, id = "", packs: string[] = [], ours = "") =>
  ask<Created>("play", "POST", {
    plan: { game, seats: [{ kind: "here" }, { kind: "bot" }], settings: ours ? { mission: ours } : {} },
    packs,
    ...(id ? { id } : { mission: mission ?? {} }),
  });
/** Opens a table with these packs switched on. `plan`: as for any new table. */
export const playPlan = (plan: object, packs: string[]) => ask<Created>("play", "POST", { plan, packs });
/** Uploads a pack. */
export async function upload(file: File): Promise<void> {
  const answer = await fetch("/api/workshop/packs", { method: "POST", headers: { Authorization: `Bearer ${secret()}` }, body: file });
  if (!answer.ok) throw new Trouble(answer.status, (await answer.json().catch(() => ({}))).message ?? String(answer.status));
}
/** `against`: the id of an earlier test; or `other`: another version with its name, which is played too. */
export const startTest = (game: string, mission: Mission, games: number, more: { against?: string; other?: Mission; name?: string } = {}) =>
  ask<Test>("tests", "POST", { game, mission, games, ...more });
/** The mission as a page for the printer. */
export async function sheet(game: string, mission: Mission, lang: string): Promise<string> {
  const answer = await fetch("/api/workshop/sheet", {
    method: "POST",
    headers: { Authorization: `Bearer ${secret()}`, "Content-Type": "application/json" },
    body: JSON.stringify({ game, mission, lang }),
  });
  if (!answer.ok) throw new Trouble(answer.status, (await answer.json().catch(() => ({}))).message ?? String(answer.status));
  return answer.text();
}
export const lookTest = (id: string) => ask<Test>(`tests/${id}`);
export const stopTest = (id: string) => ask<Test>(`tests/${id}`, "DELETE");
export const watch = (id: string, name: string) => ask<Created>(`tests/${id}/watch`, "POST", { name });
