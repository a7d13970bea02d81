import type { OptionView, Scene, SheetView } from "./protocol";
import type { Table } from "./table.svelte";

/** One step of an errand: a move to a place, the end of a turn, or the start of a survivor's turn. */
interface Leg {
  verb: "move" | "end" | "activate";
  who: string;
  place?: string;
}

/** A walk to a farther place, or the hand-over of the turn to another survivor: each step is a move like any other. */
export interface Errand {
  /** The steps that are still to come. */
  legs: Leg[];
  /** The moment at which the last step was sent. */
  seq: number;
}

/** A survivor who was sent for a card: the option to draw from the pile is taken when the rules offer it. */
export interface Wish {
  who: string;
  thing: string;
  seq: number;
}

/** Kinds of events of an ordinary step; any other event ends the walk. */
const QUIET = ["moves", "skill"];
/** Verbs of the questions on the way: a wish waits behind them, and is given up at any other question. */
const STEPS = ["move", "stay", "place"];

/** The survivor who walks when a place is clicked: the one whose moves the question offers. */
function walker(table: Table): SheetView | null {
  const move = table.options.find((option) => option.verb === "move");
  return table.shown?.scene.sheets.find((sheet) => sheet.space && move?.touches.includes(sheet.id)) ?? null;
}

/** The option of the question with this verb that concerns all these things. */
function offer(table: Table, verb: string, ...touches: string[]): OptionView | undefined {
  return table.options.find((option) => option.verb === verb && touches.every((one) => option.touches.includes(one)));
}

/** Places with figures that belong to no seat: a walk does not lead through them. */
function held(scene: Scene): Set<string> {
  const walls = new Set(["survivor", "companion"]);
  return new Set(scene.pieces.filter((piece) => piece.space && piece.id.includes("@") && !walls.has(piece.kind)).map((piece) => piece.space!));
}

/** The shortest way to a place that is no neighbour, through places without enemies; null if there is none. */
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

/** Starts a walk to a farther place: the first step now, each further step after the one before it has been shown. */
export function setOut(table: Table, to: string): boolean {
  const way = wayTo(table, to);
  const who = walker(table)?.id;
  if (!way || !who || !table.view) return false;
  return begin(table, way.map((place) => ({ verb: "move", who, place })));
}

/** The survivor whose turn would end if the turn of `who` began; null if that turn cannot begin. */
export function turnToEnd(table: Table, who: string): string | null {
  if (table.stage.playing || table.past) return null;
  const end = table.options.find((option) => option.verb === "end");
  const sheet = table.shown?.scene.sheets.find((one) => one.id === who);
  const acting = end?.touches[0];
  if (!acting || !sheet?.space || acting === who || sheet.seat !== table.answering) return null;
  return sheet.tags.some((tag) => tag.id === "tag-acted") ? null : acting;
}

/** Starts the turn of another survivor: the current turn ends first. */
export function handOver(table: Table, who: string): boolean {
  const acting = turnToEnd(table, who);
  if (!acting) return false;
  return begin(table, [
    { verb: "end", who: acting },
    { verb: "activate", who },
  ]);
}

/**
 * The option that leads to a pile, for a survivor who is asked where to go: a move to its place, or to stay there; null if there
 * is none.
 */
export function stepTo(table: Table, thing: string): OptionView | null {
  if (table.stage.playing || table.past) return null;
  const pile = table.shown?.scene.piles.find((one) => one.id === thing);
  const sheet = table.shown?.scene.sheets.find((one) => one.id === table.view?.decision?.ask.args.who);
  if (!pile?.space || !sheet || sheet.seat !== table.answering) return null;
  return (sheet.space === pile.space ? offer(table, "stay", sheet.id) : (offer(table, "move", sheet.id, pile.space) ?? offer(table, "place", sheet.id, pile.space))) ?? null;
}

/** Goes to a pile and draws from it, by one click. */
export function fetch(table: Table, thing: string): boolean {
  const step = stepTo(table, thing);
  if (!step || !table.view) return false;
  table.wish = { who: step.touches[0]!, thing, seq: table.view.seq };
  table.pick(step);
  return true;
}

/** Starts an errand with these steps. */
function begin(table: Table, legs: Leg[]): boolean {
  table.picked = null;
  step(table, legs);
  return true;
}

/** Takes the next step of an errand, if it is offered. */
function step(table: Table, [next, ...rest]: Leg[]): void {
  table.errand = null;
  const option = next && offer(table, next.verb, next.who, ...(next.place ? [next.place] : []));
  if (!option || !table.view) return;
  const seq = table.view.seq;
  table.pick(option);
  if (rest.length) table.errand = { legs: rest, seq };
}

/** Takes the next step if the last one is done; a walk continues only if nothing but walking has happened. */
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

/** Takes the wished option when it is offered; any question that is not one of steps ends the wish. */
function granted(table: Table, wish: Wish): void {
  if (!table.view || table.view.seq === wish.seq || table.answering === null) return;
  const matching = table.options.filter((option) => option.touches.includes(wish.who) && option.touches.includes(wish.thing));
  if (table.view.seq < wish.seq || matching.length || !table.options.every((option) => STEPS.includes(option.verb))) table.wish = null;
  if (matching.length === 1 && table.view.seq > wish.seq) table.pick(matching[0]!);
}
