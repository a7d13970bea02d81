import type { OptionView } from "./protocol";
import type { Table } from "./table.svelte";

/** The end of a turn in which nothing else is left to do; what throws a card away is no reason to stay. */
export function nothingLeft(table: Table): OptionView | null {
  const [one, ...more] = table.options;
  if (!one || more.length || one.verb !== "end" || table.past || table.view?.result) return null;
  return table.interrupts.every((option) => option.verb === "discard") ? one : null;
}
