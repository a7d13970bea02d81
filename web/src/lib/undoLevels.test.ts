import { expect, it } from "vitest";
import type { UndoInfo } from "./protocol";
import { undoLevels } from "./undoLevels";

const back = (steps: number) => ({ steps, reveals: false, opened: false, what: null, seat: null }) as UndoInfo;

it("names what goes back equally far by its widest level", () => {
  const between = undoLevels({ step: back(1), action: back(15), turn: back(15), phase: back(15), round: back(15) });
  expect(between.map(({ level, one }) => [level, one.steps])).toEqual([["step", 1], ["round", 15]]);
  const within = undoLevels({ step: back(1), action: back(2), turn: back(4), phase: back(9), round: back(9) });
  expect(within.map(({ level }) => level)).toEqual(["step", "action", "turn", "round"]);
});

it("calls a single step a step", () => {
  const first = undoLevels({ step: back(1), action: back(1), turn: back(1), phase: back(1), round: back(1) });
  expect(first.map(({ level }) => level)).toEqual(["step"]);
});
