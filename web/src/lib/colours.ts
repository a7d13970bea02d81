import { settings } from "./settings.svelte";
import { COLOURS, type Table } from "./table.svelte";

/** My colour at this table: the one I chose on this device, or the first that nobody else has. */
export function freeColour(table: Table): string {
  const taken = new Set(table.info?.seats.filter((seat) => !table.mine.includes(seat.seat)).map((seat) => seat.colour));
  const free = COLOURS.filter((colour) => !taken.has(colour));
  return free.includes(settings.colour) ? settings.colour : (free[0] ?? table.colourOf(table.mine[0] ?? 0));
}
