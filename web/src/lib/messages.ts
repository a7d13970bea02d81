// Names of the client for what the generated protocol holds.
import type { EventView, NewSeat, UndoInfo } from "./protocol";

/** Something that happened: its sentence is message `log-<kind>`. */
export type Happening = EventView;

export type Level = "step" | "action" | "turn" | "phase" | "round";
export const LEVELS: Level[] = ["step", "action", "turn", "phase", "round"];
export type Undoable = { [level in Level]?: UndoInfo | null };
export type SeatKind = NonNullable<NewSeat["kind"]>;
