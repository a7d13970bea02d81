import { fetch, handOver } from "./errand";
import { touching } from "./groups";
import type { OptionView } from "./protocol";
import type { Table } from "./table.svelte";

/** What the pending question offers with this thing; nothing while something is played back or looked back at. */
export function offered(table: Table, id: string): OptionView[] {
  return table.stage.playing || table.past ? [] : table.offers([...about(table, id), ...touching(table.interrupts, id)]).options;
}

/** What concerns a thing. A crowd where the one who acts stands is also what their weapons strike: those options name no place. */
function about(table: Table, id: string): OptionView[] {
  const found = touching(table.live, id);
  const place = id.split("@")[1];
  if (!place) return found;
  const { spaces, sheets } = table.shown!.scene;
  const weapons = new Set(
    sheets
      .filter((sheet) => sheet.space === place)
      .flatMap((sheet) => sheet.hand.filter((card) => card.facts?.some((fact) => fact.args.dice)).map((card) => card.id)),
  );
  const everywhere = new Set(spaces.map((space) => space.id));
  const strikes = table.live.filter((option) => option.touches.some((one) => weapons.has(one)) && !option.touches.some((one) => everywhere.has(one)));
  return [...new Set([...found, ...strikes])];
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
  const options = offered(table, id);
  // What is asked comes before what can be done at any time, and one of many before all of them at once.
  const asked = options.filter((option) => !table.interrupts.includes(option));
  const [one, ...more] = (asked.length ? asked : options).filter((option) => !options.some((other) => option.verb === `${other.verb}-all`));
  if (one && !more.length && !grave(table, one) && !table.picked) table.pick(one);
  else if (asked.length || table.picked || !(handOver(table, id) || fetch(table, id))) table.picked = id;
}

/** What may hurt somebody of ours, where something else would not, or throws something away, is asked for by name. */
function grave(table: Table, option: OptionView): boolean {
  if (option.verb === "discard") return true;
  const risk = option.meaning?.risk ?? 0;
  return risk > Math.min(...table.options.map((other) => other.meaning?.risk ?? 0));
}
