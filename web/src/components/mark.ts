import { componentsOf } from "../boards/boards.svelte";
import type { Piece } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";

/** The counter with this id, if the game draws its counters on buttons too. */
export function markOf(table: Table, id: string | undefined): Piece | undefined {
  if (!id || !componentsOf(table.shown?.game ?? "")?.mark) return undefined;
  return table.shown?.scene.pieces.find((piece) => piece.id === id && piece.values);
}
