import type { SheetView } from "./protocol";
import type { Table } from "./table.svelte";

/** The sheet of the survivor who is asked to act. */
function acting(table: Table): SheetView | undefined {
  const { who } = table.view?.decision?.ask.args ?? {};
  return table.view?.scene.sheets.find((sheet) => sheet.id === who);
}

/** True if a figure that belongs to no seat stands in this zone. */
function foes(table: Table, zone: string | null | undefined): boolean {
  return table.view?.scene.pieces.some((piece) => piece.space === zone && piece.id.includes("@")) ?? false;
}

/** The id of the text that says why a fixed place of the dock (fight, shoot, search …) offers nothing, where the server sent no reason of its own. */
export function reasonForEmptyPlace(table: Table, place: string): string {
  const sheet = acting(table);
  const left = table.view?.decision?.ask.args.n;
  if (left === 0 && place !== "trade") return "place-none-actions";
  const held = (sheet?.hand ?? []).filter((card) => card.counters.held && !card.counters.empty);
  const reaches = held.some((card) => card.facts?.some((fact) => Number(fact.args.reach ?? 0) > 0));
  if (place === "melee") return foes(table, sheet?.space) ? "place-none-weapon" : "place-none-melee";
  if (place === "shoot") return reaches ? "place-none-shoot" : "place-none-gun";
  return `place-none-${place}`;
}
