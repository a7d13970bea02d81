import type { SeatKind } from "../../lib/messages";

/** Who shall sit at a new table. */
export interface Plan {
  kind: SeatKind;
  bot: string;
  name: string;
  character: string;
}
