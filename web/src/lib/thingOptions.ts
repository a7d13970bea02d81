import { fetch, handOver } from "./moveSequence";
import { named, touching } from "./groups";
import type { OptionView } from "./protocol";
import type { Table } from "./table.svelte";

/** Options of the current question and options for any time that concern this thing; none during playback or while looking back. */
export function offered(table: Table, id: string): OptionView[] {
  return table.stage.playing || table.past ? [] : table.offers([...about(table, id), ...touching(table.interrupts, id)]).options;
}

/**
 * Options that concern a thing. A click on a crowd means an attack on it, if there is one: an option with a weapon that names the
 * crowd's place, or names no place and is used by a survivor in that place.
 */
function about(table: Table, id: string): OptionView[] {
  const place = id.split("@")[1];
  if (!place) return touching(table.live, id);
  const { spaces, sheets } = table.shown!.scene;
  const held = new Map(sheets.flatMap((sheet) => sheet.hand.filter((card) => card.facts?.some((fact) => fact.args.dice)).map((card) => [card.id, sheet.space])));
  const everywhere = new Set(spaces.map((space) => space.id));
  const strikes = table.live.filter(({ touches }) => {
    const weapon = named(touches).find((one) => held.has(one));
    return weapon !== undefined && (touches.find((one) => everywhere.has(one)) ?? held.get(weapon)) === place;
  });
  return strikes.length ? strikes : touching(table.live, id);
}

/**
 * A click on a thing takes its only option if that loses nothing of ours; otherwise it opens the menu of the thing. If the thing
 * has no option, the click starts its turn (a survivor) or sends a survivor to draw from it (a pile), where that is possible.
 */
export function press(table: Table, id: string): void {
  if (!table.stage.playing && !table.past && table.leads(id) && (table.opened[0] === id || !offered(table, id).length || !table.opened.length)) {
    // A player who leads many figures chooses the one that acts; a second click takes the choice back.
    table.opened = table.opened[0] === id ? [] : [id];
    return;
  }
  const { one, asked } = meant(table, id);
  // A figure that has nothing to offer stands for the place that glows around it.
  const place = one || asked.length ? undefined : placeOf(table, id);
  if (place) return press(table, place);
  if (one && !table.picked) table.pick(one);
  else if (asked.length || table.picked || !(handOver(table, id) || fetch(table, id))) table.picked = id;
}

/** The place of a figure, if the question offers that place; a figure that is a refusal's subject tells the reason instead. */
function placeOf(table: Table, id: string): string | undefined {
  const scene = table.shown!.scene;
  const space = scene.pieces.find((piece) => piece.id === id)?.space;
  if (!space || table.refusals.some((refusal) => refusal.touches.includes(id))) return undefined;
  // While a figure is to be chosen first, no place glows.
  if (!table.opened.length && scene.pieces.some((piece) => table.leads(piece.id))) return undefined;
  return touching(table.live, space).length && offered(table, space).length ? space : undefined;
}

/**
 * The option that a click on a thing takes at once (null if a menu is needed), and all options of the question that concern the
 * thing.
 */
function meant(table: Table, id: string): { one: OptionView | null; asked: OptionView[] } {
  const options = offered(table, id);
  // Options of the question come before those for any time, and an option for one thing before the same for all things at once.
  const asked = options.filter((option) => !table.interrupts.includes(option));
  const [one, ...more] = (asked.length ? asked : options).filter((option) => !options.some((other) => option.verb === `${other.verb}-all`));
  return { one: one && !more.length && !grave(table, one) ? one : null, asked };
}

/** The most options that a tip lists; more are shown by a click. */
const FEW = 6;

/** Options that a thing's tip offers while the pointer is on the thing: a choice that a click would only open. */
export function choices(table: Table, id: string): OptionView[] {
  if (table.waiting || table.errand || table.picked || table.leads(id)) return [];
  const { one, asked } = meant(table, id);
  return one || asked.length > FEW ? [] : asked;
}

/** True if an option must be chosen by name: it is more dangerous than another option, or throws something away. */
function grave(table: Table, option: OptionView): boolean {
  if (option.verb === "discard") return true;
  const risk = option.meaning?.risk ?? 0;
  return risk > Math.min(...table.options.map((other) => other.meaning?.risk ?? 0));
}
