import type { OptionView, Scene, Sheet } from "./protocol";
import type { Table } from "./table.svelte";

/** Somebody on the way to a farther place, step by step: each step is a move like any other. */
export interface Errand {
  who: string;
  /** The places still to come. */
  way: string[];
  /** The moment at which the last step was asked for. */
  seq: number;
}

/** Steps tell nothing but that somebody went; whatever else happens ends the walk. */
const QUIET = ["moves", "skill"];

/** Who walks when a place is clicked: the one whose moves the question offers. */
function walker(table: Table): Sheet | null {
  const move = table.options.find((option) => option.verb === "move");
  return table.shown?.scene.sheets.find((sheet) => sheet.space && move?.touches.includes(sheet.id)) ?? null;
}

function moveTo(table: Table, who: string, place: string): OptionView | undefined {
  return table.options.find((option) => option.verb === "move" && option.touches.includes(who) && option.touches.includes(place));
}

/** Places where somebody stands who belongs to no seat: one does not walk through them. */
function held(scene: Scene): Set<string> {
  const walls = new Set(["survivor", "companion"]);
  return new Set(scene.pieces.filter((piece) => piece.space && piece.id.includes("@") && !walls.has(piece.kind)).map((piece) => piece.space!));
}

/** The shortest way to a place that is no neighbour, through places where nobody lurks; null where there is none to walk. */
export function wayTo(table: Table, to: string): string[] | null {
  const scene = table.shown?.scene;
  if (!scene?.borders || table.stage.playing || table.past) return null;
  const sheet = walker(table);
  if (!sheet?.space || sheet.space === to) return null;
  const near = new Map(scene.spaces.map((space) => [space.id, space.neighbours]));
  const lurking = held(scene);
  const before = new Map<string, string>([[sheet.space, ""]]);
  const queue = [sheet.space];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (at === to) break;
    if (at !== sheet.space && lurking.has(at)) continue;
    for (const next of near.get(at) ?? []) {
      if (before.has(next) || (at === sheet.space && !moveTo(table, sheet.id, next))) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  if (!before.has(to)) return null;
  const way: string[] = [];
  for (let at = to; at !== sheet.space; at = before.get(at)!) way.unshift(at);
  return way.length > 1 ? way : null;
}

/** Off to a farther place: the first step now, the others as soon as each has been seen. */
export function setOut(table: Table, to: string): boolean {
  const way = wayTo(table, to);
  const who = walker(table)?.id;
  if (!way || !who || !table.view) return false;
  table.picked = null;
  step(table, { who, way, seq: table.view.seq });
  return true;
}

function step(table: Table, errand: Errand): void {
  const [next, ...rest] = errand.way;
  const move = next === undefined ? undefined : moveTo(table, errand.who, next);
  table.errand = null;
  if (!move || !table.view) return;
  const seq = table.view.seq;
  table.pick(move);
  if (rest.length) table.errand = { ...errand, way: rest, seq };
}

/** The next step, if the last one is done and nothing but walking has happened. */
export function goOn(table: Table): void {
  const { errand, view } = table;
  if (!errand || !view || table.waiting || table.stage.playing || view.seq === errand.seq) return;
  const fresh = table.log.filter((event) => event.seq > errand.seq);
  const calm = fresh.length > 0 && fresh.every((event) => QUIET.includes(event.kind));
  const scene = view.scene;
  const here = scene.sheets.find((sheet) => sheet.id === errand.who)?.space;
  if (!calm || table.answering === null || table.past || (here && held(scene).has(here))) table.errand = null;
  else step(table, errand);
}
