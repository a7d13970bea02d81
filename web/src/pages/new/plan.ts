import type { SeatKind } from "../../lib/messages";

/** One seat of a new table: a person or a bot, the name, and the character. */
export interface Plan {
  kind: SeatKind;
  bot: string;
  name: string;
  character: string;
}
