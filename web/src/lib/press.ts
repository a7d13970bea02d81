import { touching } from "./groups";
import type { OptionView } from "./protocol";
import type { Table } from "./table.svelte";

/** What the pending question offers with this thing; nothing while something is played back or looked back at. */
export function offered(table: Table, id: string): OptionView[] {
  return table.stage.playing || table.past ? [] : table.offers(touching(table.live, id)).options;
}

/** A click on a thing does what it offers, if that is one thing and nobody of ours may come to harm by it; else it opens. */
export function press(table: Table, id: string): void {
  if (!table.stage.playing && !table.past && table.leads(id) && (table.opened[0] === id || !offered(table, id).length || !table.opened.length)) {
    // Whoever leads many chooses who acts; a second click lets them go.
    table.opened = table.opened[0] === id ? [] : [id];
    return;
  }
  const [one, ...more] = offered(table, id);
  if (one && !more.length && !risky(one) && !table.picked) table.pick(one);
  else table.picked = id;
}

/** Options that may hurt somebody of ours say so, and are asked for by name. */
function risky(option: OptionView & { meaning?: { risk?: number } }): boolean {
  return (option.meaning?.risk ?? 0) > 0;
}
