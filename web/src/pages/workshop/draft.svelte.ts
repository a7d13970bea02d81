import type { Mission } from "./api";

/** The mission that is being edited: undo, redo, and a copy in this browser after every change. */

const KEY = "shamble-workshop";
const STEPS = 200;

export interface Stored {
  game: string;
  mission: Mission;
  text: string;
  id: string;
}

/** A step of undo: the number of the mission, and the mission as JSON. */
interface Step {
  document: number;
  stored: string;
}

export const blank = (game: string): Stored => ({
  game,
  text: "",
  id: "",
  mission: {
    id: "my-mission",
    game,
    origin: "house",
    difficulty: "medium",
    minutes: 60,
    survivors: 6,
    title: { en: "My mission", de: "Meine Mission" },
    problem: { en: "", de: "" },
    briefing: { en: "", de: "" },
    tiles: [],
    start: [],
    spawns: [],
    objectives: [],
    goals: [{ type: "objectives" }, { type: "exit" }],
  },
});

/** The draft that this browser has kept; null if there is none. */
export function stored(): Stored | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return stored && typeof stored.game === "string" && stored.mission ? (stored as Stored) : null;
  } catch {
    return null;
  }
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export class Draft {
  now: Stored = $state(blank("zombicide2"));
  private past: Step[] = $state([]);
  private future: Step[] = $state([]);
  /** Number of the mission that is open: opening another one is a step of undo too. */
  private document = 0;
  private documents = 0;
  saved = $state(true);

  constructor(start: Stored) {
    this.now = start;
  }

  get mission(): Mission {
    return this.now.mission;
  }
  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }
  private get step(): Step {
    return { document: this.document, stored: JSON.stringify(this.now) };
  }

  /** The field in which somebody types: all that is typed in one visit of a field is one step of undo. */
  private typing = "";

  /** Changes the mission; one step of undo. `field`: the field in which the change is typed, if it is typed. */
  change(edit: (mission: Mission) => void, field = ""): void {
    const before = this.step;
    const next = copy(this.now.mission);
    edit(next);
    if (JSON.stringify(next) === JSON.stringify(this.now.mission)) return;
    if (!field || field !== this.typing) this.past = [...this.past.slice(-STEPS), before];
    this.typing = field;
    this.future = [];
    this.now.mission = next;
    this.store();
  }

  /** Says that the field is left: what is typed next is a step of its own. */
  leaveField(): void {
    this.typing = "";
  }

  /** Takes the last change back. */
  undo(): void {
    this.typing = "";
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.step];
    this.restore(before);
  }

  /** Makes the change again that was taken back last. */
  redo(): void {
    this.typing = "";
    const next = this.future.at(-1);
    if (next === undefined) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.step];
    this.restore(next);
  }

  /** Returns to a step. Within one mission its address on the server and its file stay: they came later than the step. */
  private restore(step: Step): void {
    const stored = JSON.parse(step.stored) as Stored;
    if (step.document === this.document) this.now.mission = stored.mission;
    else this.now = stored;
    this.document = step.document;
    this.store();
  }

  /** Opens another mission. Undo brings the one before back. */
  open(next: Stored): void {
    this.typing = "";
    if (this.used) this.past = [...this.past.slice(-STEPS), this.step];
    this.future = [];
    this.document = this.documents += 1;
    this.now = next;
    this.store();
  }

  /** True if there is more than a blank mission to lose. */
  get used(): boolean {
    return JSON.stringify(this.now) !== JSON.stringify(blank(this.now.game));
  }

  /** Keeps the draft in this browser. */
  store(): void {
    this.saved = false;
    localStorage.setItem(KEY, JSON.stringify(this.now));
  }
}

// -- tiles ------------------------------------------------------------------------------------------------------------

export type Grid = string[][];
export const EMPTY = ".";
const LARGEST = 9;

export const gridOf = (mission: Mission): Grid =>
  Array.isArray(mission.tiles) ? (mission.tiles as unknown[]).map((line) => (Array.isArray(line) ? line.map(String) : [])) : [];

/** Puts a tile at a column and row, which may lie one beside the grid: the grid grows, and shrinks where it is empty. */
export function putTile(mission: Mission, column: number, row: number, tile: string): void {
  let grid = gridOf(mission);
  let dx = 0;
  let dy = 0;
  if (column < 0) dx = 1;
  if (row < 0) dy = 1;
  const width = Math.max((grid[0]?.length ?? 0) + dx, column + dx + 1);
  const height = Math.max(grid.length + dy, row + dy + 1);
  if (width > LARGEST || height > LARGEST) return;
  const larger: Grid = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => grid[y - dy]?.[x - dx] ?? EMPTY),
  );
  const line = larger[row + dy];
  if (line) line[column + dx] = tile;
  grid = larger;
  let left = 0;
  let top = 0;
  const bare = (cells: string[]) => cells.every((cell) => /^\.+$/.test(cell));
  while (grid.length && bare(grid[0] ?? [])) (grid = grid.slice(1)), top++;
  while (grid.length && bare(grid.at(-1) ?? [])) grid = grid.slice(0, -1);
  while (grid[0]?.length && grid.every((cells) => bare(cells.slice(0, 1)))) (grid = grid.map((cells) => cells.slice(1))), left++;
  while (grid[0]?.length && grid.every((cells) => bare(cells.slice(-1)))) grid = grid.map((cells) => cells.slice(0, -1));
  mission.tiles = grid;
  shift(mission, dx - left, dy - top);
}

/** Turns a tile by a quarter. */
export function turnTile(mission: Mission, column: number, row: number): void {
  const grid = gridOf(mission);
  const tile = grid[row]?.[column];
  if (!tile || /^\.+$/.test(tile)) return;
  const [id = "", degrees = "0"] = tile.split("@");
  const next = (Number(degrees) + 90) % 360;
  (grid[row] as string[])[column] = next ? `${id}@${next}` : id;
  mission.tiles = grid;
}

/** Renames the zones of all pieces when the grid has grown at its left or top. */
function shift(mission: Mission, dx: number, dy: number): void {
  if (!dx && !dy) return;
  const moved = (name: string) =>
    name.replace(/^([a-i])(\d+)\./, (_, letter: string, row: string) => `${String.fromCharCode(letter.charCodeAt(0) + dx)}${Number(row) + dy}.`);
  const walk = (value: unknown): unknown => {
    // A zone, a door between two zones, or a door with its colour: `a1.r2-a1.sn blue`.
    if (typeof value === "string") return value.split("-").every((part) => /^[a-i]\d+\.\w+( \w+)?$/.test(part)) ? value.split("-").map(moved).join("-") : value;
    if (Array.isArray(value)) return value.map(walk);
    if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([key, inner]) => [String(walk(key)), walk(inner)]));
    return value;
  };
  for (const key of ["start", "exit", "spawns", "zombies", "objectives", "crates", "doors", "cars", "companions", "names", "goals", "special"])
    if (mission[key] !== undefined) mission[key] = walk(mission[key]);
}

// -- pieces -----------------------------------------------------------------------------------------------------------

export type Piece = { zone: string; [key: string]: unknown };
export const listOf = (mission: Mission, key: string): Piece[] => (Array.isArray(mission[key]) ? (mission[key] as Piece[]) : []);
export const namesOf = (mission: Mission, key: string): string[] => (Array.isArray(mission[key]) ? (mission[key] as string[]) : []);

/** The name by which goals and special rules call an objective: its id, or its place in the list. */
export const nameOfObjective = (row: Piece, at: number): string => String(row.id || `objective-${at + 1}`);

/** Makes a change of pieces. Goals and special rules follow the objectives that they name: one may be renamed, and those
 * without an id are called by their place in the list. */
function followed(mission: Mission, edit: () => void): void {
  const before = listOf(mission, "objectives");
  const names = before.map(nameOfObjective);
  edit();
  const after = listOf(mission, "objectives");
  const now = new Map<string, string>();
  for (const [at, row] of before.entries()) {
    const place = after.indexOf(row) >= 0 ? after.indexOf(row) : after.length === before.length ? at : -1;
    const kept = after[place];
    if (kept) now.set(names[at] ?? "", nameOfObjective(kept, place));
  }
  if ([...now].every(([old, name]) => old === name)) return;
  const renamed = (value: unknown) => now.get(String(value)) ?? value;
  for (const key of ["goals", "special"]) {
    if (!Array.isArray(mission[key])) continue;
    mission[key] = (mission[key] as Record<string, unknown>[]).map((row) => {
      const next = { ...row };
      if (typeof next.objective === "string") next.objective = renamed(next.objective);
      for (const list of ["needs", "objectives"]) if (Array.isArray(next[list])) next[list] = (next[list] as unknown[]).map(renamed);
      return next;
    });
  }
}

/** Lays a piece into a zone, or changes the one that lies there: a second click takes it away. */
export const lay = (mission: Mission, tool: string, names: string[], more: { colour: string; kind: string }): void =>
  followed(mission, () => layPiece(mission, tool, names, more));

function layPiece(mission: Mission, tool: string, names: string[], more: { colour: string; kind: string }): void {
  const name = names[0] ?? "";
  const here = (zone: unknown) => names.includes(String(zone));
  if (tool === "start" || tool === "exit" || tool === "crates") {
    const zones = namesOf(mission, tool);
    mission[tool] = zones.some(here) ? zones.filter((zone) => !here(zone)) : [...zones, name];
    if (tool !== "start" && !(mission[tool] as string[]).length) delete mission[tool];
    return;
  }
  if (tool === "names") {
    const named = { ...((mission.names as Record<string, object>) ?? {}) };
    const key = Object.keys(named).find(here);
    if (!key) mission.names = { ...named, [name]: {} };
    return;
  }
  const rows = listOf(mission, tool);
  const index = rows.findIndex((row) => here(row.zone));
  if (tool === "zombies") {
    const same = rows.findIndex((row) => here(row.zone) && row.kind === more.kind);
    if (same >= 0) mission.zombies = rows.map((row, at) => (at === same ? { ...row, n: Number(row.n ?? 1) + 1 } : row));
    else mission.zombies = [...rows, { zone: name, kind: more.kind, n: 1 }];
    return;
  }
  if (index >= 0) {
    const left = rows.filter((_, at) => at !== index);
    if (tool === "spawns" && rows[index]?.first && left[0]) left[0] = { ...left[0], first: true };
    mission[tool] = left;
    if (!left.length && tool !== "spawns" && tool !== "objectives") delete mission[tool];
    return;
  }
  const row: Piece = { zone: name };
  if (tool === "spawns" && !rows.length) row.first = true;
  if ((tool === "spawns" || tool === "objectives") && more.colour) row.colour = more.colour;
  if (tool === "cars") (row.kind = more.kind === "pimp" ? "pimp" : "police"), (row.drive = true);
  mission[tool] = [...rows, row];
}

/** Removes everything that lies in a zone. `names`: the names of the zone. */
export const clear = (mission: Mission, names: string[]): void => followed(mission, () => clearZone(mission, names));

function clearZone(mission: Mission, names: string[]): void {
  const here = (zone: unknown) => names.includes(String(zone));
  for (const key of ["start", "exit", "crates"]) if (mission[key] !== undefined) mission[key] = namesOf(mission, key).filter((zone) => !here(zone));
  for (const key of ["spawns", "objectives", "zombies", "cars", "companions"])
    if (mission[key] !== undefined) mission[key] = listOf(mission, key).filter((row) => !here(row.zone));
  const named = Object.entries((mission.names as Record<string, object>) ?? {}).filter(([zone]) => !here(zone));
  if (named.length) mission.names = Object.fromEntries(named);
  else delete mission.names;
}

/**
 * Changes one field of a piece; an empty value takes the field away. `tool`: the list that holds the piece, such as `spawns`;
 * `at`: its place in the list. Only one spawn point is the first: a change of `first` takes that mark from all others.
 */
export function setPieceField(mission: Mission, tool: string, at: number, key: string, value: unknown): void {
  followed(mission, () => {
    mission[tool] = listOf(mission, tool).map((row, other) => {
      const next = { ...row };
      if (other !== at) {
        if (key === "first") delete next.first;
        return next;
      }
      if (value === "" || value === false || value === undefined) delete next[key];
      else next[key] = value;
      return next;
    });
  });
}

/** Removes a piece. If it was the first spawn point, the next spawn point becomes the first. */
export function dropPiece(mission: Mission, tool: string, at: number): void {
  followed(mission, () => {
    const rows = listOf(mission, tool);
    const left = rows.filter((_, other) => other !== at);
    if (tool === "spawns" && rows[at]?.first && left[0]) left[0] = { ...left[0], first: true };
    mission[tool] = left;
    if (!left.length && tool !== "spawns" && tool !== "objectives") delete mission[tool];
  });
}

const DOORS = ["", "blue", "green", "open"];

/** The entry of a laid door (`a1.r2-a1.sn blue`) that joins the same two zones; -1 if there is none. `zoneOf` finds the
 * zone of a name: a zone that several tiles share has several names. */
export function laidDoor(mission: Mission, name: string, zoneOf: (name: string) => string): number {
  const ends = (words: string) => (words.split(" ")[0] ?? "").split("-").map(zoneOf).sort().join(" ");
  return Array.isArray(mission.doors) ? (mission.doors as string[]).findIndex((words) => ends(words) === ends(name)) : -1;
}

/** Lays a door, or changes a laid one: closed, blue, green, open, and away again. */
export function layDoor(mission: Mission, name: string, zoneOf: (name: string) => string): void {
  const doors = Array.isArray(mission.doors) ? [...(mission.doors as string[])] : [];
  const at = laidDoor(mission, name, zoneOf);
  const [ends = name, colour = ""] = (doors[at] ?? "").split(" ");
  const next = DOORS.indexOf(colour) + 1;
  if (at < 0) doors.push(name);
  else if (next < DOORS.length) doors[at] = `${ends} ${DOORS[next]}`;
  else doors.splice(at, 1);
  mission.doors = doors;
  if (!doors.length) delete mission.doors;
}

/** The next colour of a printed door: closed, blue, green, open. */
export function paintDoor(mission: Mission, name: string): void {
  if (Array.isArray(mission.doors)) return; // a list lays doors of its own, and leaves the printed ones closed
  const doors = mission.doors && !Array.isArray(mission.doors) ? { ...(mission.doors as Record<string, string>) } : {};
  const [a = "", b = ""] = name.split("-");
  const key = doors[`${b}-${a}`] !== undefined ? `${b}-${a}` : name;
  const next = DOORS[(DOORS.indexOf(doors[key] ?? "") + 1) % DOORS.length] ?? "";
  if (next) doors[key] = next;
  else delete doors[key];
  mission.doors = doors;
  if (!Object.keys(doors).length) delete mission.doors;
}
