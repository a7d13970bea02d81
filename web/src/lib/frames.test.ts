import { expect, it } from "vitest";
import { blank } from "./blank";
import { turnsOf, type Shown } from "./frames";
import type { SheetView } from "./protocol";

/** A moment at which one of a seat's survivors acts, or nobody yet. */
function moment(seq: number, phase: number, active: string, asked = ""): Shown {
  const view = blank("zombicide2", seq);
  const sheets = ["amy", "doug"].map((id) => ({ id, seat: 0, tags: id === active ? [{ id: "tag-active", args: {} }] : [] }) as unknown as SheetView);
  const decision = asked ? { ask: { id: "ask-action", args: { who: asked } } } : null;
  return { seq, turn: 0, round: 1, phase, steps: [], view: { ...view, decision: decision as never, scene: { ...view.scene, sheets } } };
}

it("names in a replay's turns whoever acts, not the first of the seat", () => {
  const frames = [moment(0, 0, ""), moment(1, 1, ""), moment(2, 1, "doug"), moment(3, 1, "doug"), moment(4, 1, ""), moment(5, 1, "", "amy"), moment(6, 2, "")];
  expect(turnsOf(frames).map(({ i, who }) => [i, who])).toEqual([
    [1, null],
    [2, "doug"],
    [5, "amy"],
    [6, null],
  ]);
});
