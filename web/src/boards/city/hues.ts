import { COLOURS, type Table } from "../../lib/table.svelte";

/** Colour and shape of a survivor: the seat's own, or one for each where a seat plays several. */
export function hue(table: Table, id: string): { colour: string; shape: number } {
  const sheets = table.shown?.scene.sheets ?? [];
  const index = sheets.findIndex((sheet) => sheet.id === id);
  const seats = table.shown?.seats ?? 1;
  const seat = sheets[index]?.seat ?? 0;
  if (index < 0 || sheets.length <= seats) return { colour: table.colourOf(seat), shape: seat };
  return { colour: COLOURS[index % COLOURS.length]!, shape: index };
}
