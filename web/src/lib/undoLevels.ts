import { LEVELS, type Level, type Undoable } from "./messages";
import type { UndoInfo } from "./protocol";

export interface UndoLevel {
  level: Level;
  /** The undo of this level: its steps, and the moves that it takes back. */
  one: UndoInfo;
}

/** The levels of the undo menu, each with its own number of steps. Of levels that go back equally far, the widest stands:
 * between two turns, all that was done since the round began is “this round”, not “this action”. One step stays a step. */
export function undoLevels(undo: Undoable): UndoLevel[] {
  const all = LEVELS.flatMap((level) => (undo[level] ? [{ level, one: undo[level] }] : []));
  return all.filter(({ level, one }, i) => level === "step" || (one.steps > 1 && !all.slice(i + 1).some((wider) => wider.one.steps === one.steps)));
}
