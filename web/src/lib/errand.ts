import type { OptionView, Scene, Sheet } from "./protocol";
import type { Table } from "./table.svelte";

/** One step of an errand: a move to a place, the end of a turn, somebody's turn. */
interface Leg {
  verb: "move" | "end" | "activate";
  who: string;
  place?: string;
}

/** Somebody on the way to a farther place, or the turn on its way to somebody else: each step is a move like any other. */
export interface Errand {
  /** What is still to come. */
  legs: Leg[];
  /** The moment at which the last step was asked for. */
  seq: number;
}

/** Somebody is sent for a card: the pile is drawn from when the rules come to it. */
export interface Wish {
  who: string;
  thing: string;
  seq: number;
}

/** Steps tell nothing but that somebody went; whatever else happens ends the walk. */
const QUIET = ["moves", "skill"];
/** Questions of a walk: a wish waits behind them, and is given up at any other. */
const STEPS = ["move", "stay", "place"];

/** Who walks when a place is clicked: the one whose moves the question offers. */
function walker(table: Table): Sheet | null {
  const move = table.options.find((option) => option.verb === "move");
  return table.shown?.scene.sheets.find((sheet) => sheet.space && move?.touches.includes(sheet.id)) ?? null;
}

function offer(table: Table, verb: string, ...touches: string[]): OptionView | undefined {
  return table.options.find((option) => option.verb === verb && touches.every((one) => option.touches.includes(one)));
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
      if (before.has(next) || (at === sheet.space && !offer(table, "move", sheet.id, next))) continue;
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
  return begin(table, way.map((place) => ({ verb: "move", who, place })));
}

/** Whose turn this would end, if somebody else's began; null where it cannot begin. */
export function before(table: Table, who: string): string | null {
  if (table.stage.playing || table.past) return null;
  const end = table.options.find((option) => option.verb === "end");
  const sheet = table.shown?.scene.sheets.find((one) => one.id === who);
  const acting = end?.touches[0];
  if (!acting || !sheet?.space || acting === who || sheet.seat !== table.answering) return null;
  return sheet.tags.some((tag) => tag.id === "tag-acted") ? null : acting;
}

/** Somebody else's turn: the one under way ends first. */
export function handOver(table: Table, who: string): boolean {
  const acting = before(table, who);
  if (!acting) return false;
  return begin(table, [
    { verb: "end", who: acting },
    { verb: "activate", who },
  ]);
}

/** The step that leads to a pile for whoever is asked where to go: to its place, or to stay there. */
export function stepTo(table: Table, thing: string): OptionView | null {
  if (table.stage.playing || table.past) return null;
  const pile = table.shown?.scene.piles.find((one) => one.id === thing);
  const sheet = table.shown?.scene.sheets.find((one) => one.id === table.view?.decision?.ask.args.who);
  if (!pile?.space || !sheet || sheet.seat !== table.answering) return null;
  return (sheet.space === pile.space ? offer(table, "stay", sheet.id) : (offer(table, "move", sheet.id, pile.space) ?? offer(table, "place", sheet.id, pile.space))) ?? null;
}

/** Go there and draw: one click on the pile. */
export function fetch(table: Table, thing: string): boolean {
  const step = stepTo(table, thing);
  if (!step || !table.view) return false;
  table.wish = { who: step.touches[0]!, thing, seq: table.view.seq };
  table.pick(step);
  return true;
}

function begin(table: Table, legs: Leg[]): boolean {
  table.picked = null;
  step(table, legs);
  return true;
}

function step(table: Table, [next, ...rest]: Leg[]): void {
  table.errand = null;
  const option = next && offer(table, next.verb, next.who, ...(next.place ? [next.place] : []));
  if (!option || !table.view) return;
  const seq = table.view.seq;
  table.pick(option);
  if (rest.length) table.errand = { legs: rest, seq };
}

/** The next step, if the last one is done; a walk goes on only if nothing but walking has happened. */
export function goOn(table: Table): void {
  const { errand, view } = table;
  if (!view || table.waiting || table.stage.playing) return;
  if (table.wish) granted(table, table.wish);
  if (!errand || view.seq === errand.seq) return;
  const [next] = errand.legs;
  const fresh = table.log.filter((event) => event.seq > errand.seq);
  const calm = next?.verb !== "move" || (fresh.length > 0 && fresh.every((event) => QUIET.includes(event.kind)));
  const here = next?.verb === "move" && view.scene.sheets.find((sheet) => sheet.id === next.who)?.space;
  if (!calm || table.answering === null || table.past || (here && held(view.scene).has(here))) table.errand = null;
  else step(table, errand.legs);
}

/** What was wished for is done when it is offered; another question than one of steps comes first, and the wish is over. */
function granted(table: Table, wish: Wish): void {
  if (!table.view || table.view.seq === wish.seq || table.answering === null) return;
  const found = table.options.filter((option) => option.touches.includes(wish.who) && option.touches.includes(wish.thing));
  if (table.view.seq < wish.seq || found.length || !table.options.every((option) => STEPS.includes(option.verb))) table.wish = null;
  if (found.length === 1 && table.view.seq > wish.seq) table.pick(found[0]!);
}
