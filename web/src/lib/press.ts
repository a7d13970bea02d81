import { fetch, handOver } from "./errand";
import { named, touching } from "./groups";
import type { OptionView } from "./protocol";
import type { Table } from "./table.svelte";

/** What the pending question offers with this thing; nothing while something is played back or looked back at. */
export function offered(table: Table, id: string): OptionView[] {
  return table.stage.playing || table.past ? [] : table.offers([...about(table, id), ...touching(table.interrupts, id)]).options;
}

/** What concerns a thing. Who clicks a crowd means to strike it, where a weapon can: one that names its place, or none from there. */
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
 * A click on a thing does what it offers, if that is one thing and nothing of ours is lost by it; else it opens. What offers
 * nothing now may be what somebody is sent for, or who comes next.
 */
export function press(table: Table, id: string): void {
  if (!table.stage.playing && !table.past && table.leads(id) && (table.opened[0] === id || !offered(table, id).length || !table.opened.length)) {
    // Whoever leads many chooses who acts; a second click lets them go.
    table.opened = table.opened[0] === id ? [] : [id];
    return;
  }
  const { one, asked } = meant(table, id);
  if (one && !table.picked) table.pick(one);
  else if (asked.length || table.picked || !(handOver(table, id) || fetch(table, id))) table.picked = id;
}

/** What a click on a thing would do at once, if that is one thing; and all that is asked about it. */
function meant(table: Table, id: string): { one: OptionView | null; asked: OptionView[] } {
  const options = offered(table, id);
  // What is asked comes before what can be done at any time, and one of many before all of them at once.
  const asked = options.filter((option) => !table.interrupts.includes(option));
  const [one, ...more] = (asked.length ? asked : options).filter((option) => !options.some((other) => option.verb === `${other.verb}-all`));
  return { one: one && !more.length && !grave(table, one) ? one : null, asked };
}

/** More would be a list to read, and that opens with a click. */
const FEW = 6;

/** What a thing offers beside itself while it is pointed at: a choice that a click would only open. */
export function choices(table: Table, id: string): OptionView[] {
  if (table.waiting || table.errand || table.picked || table.leads(id)) return [];
  const { one, asked } = meant(table, id);
  return one || asked.length > FEW ? [] : asked;
}

/** What may hurt somebody of ours, where something else would not, or throws something away, is asked for by name. */
function grave(table: Table, option: OptionView): boolean {
  if (option.verb === "discard") return true;
  const risk = option.meaning?.risk ?? 0;
  return risk > Math.min(...table.options.map((other) => other.meaning?.risk ?? 0));
}
