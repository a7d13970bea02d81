import { expect, it } from "vitest";
import type { Scene, Space } from "../../lib/protocol";
import { groundOf } from "./ground";

const field = (id: string, kind: string, neighbours: string[]): Space => ({ id, kind, neighbours, at: [], marks: [], name: { id, args: {} } }) as unknown as Space;

/** Two lanes of different length, the town, and a place that is no field. */
const SCENE = {
  board: [0, 0, 2200, 1200],
  spaces: [
    field("M-start", "start", ["M1"]),
    field("M1", "plain", ["M-start", "M0"]),
    field("M0", "town", ["M1", "center"]),
    field("F-start", "start", ["F2"]),
    field("F2", "village", ["F-start", "F1"]),
    field("F1", "plain", ["F2", "F0"]),
    field("F0", "town", ["F1", "center"]),
    field("center", "center", ["M0", "F0"]),
    field("cemetery", "cemetery", []),
  ],
} as unknown as Scene;

it("puts the forest first, Start left and the town right, with equal steps in one column", () => {
  const { lanes, boxes } = groundOf(SCENE, 1.4);
  expect(lanes.map((lane) => lane.track)).toEqual(["F", "M"]);
  expect(boxes.get("F1")!.x).toBe(boxes.get("M1")!.x);
  const order = ["F-start", "F2", "F1", "F0", "center"].map((id) => boxes.get(id)!.x);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(boxes.get("cemetery")!.y).toBeGreaterThan(boxes.get("M1")!.y + boxes.get("M1")!.h);
});

it("stands the lanes up as columns with the town below", () => {
  const { boxes, h } = groundOf(SCENE, 0.7, true);
  const order = ["F-start", "F2", "F1", "F0", "center", "cemetery"].map((id) => boxes.get(id)!.y);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(boxes.get("F1")!.x).toBeLessThan(boxes.get("M1")!.x);
  expect(boxes.get("cemetery")!.y + boxes.get("cemetery")!.h).toBeLessThanOrEqual(h);
});

it("keeps every two places apart", () => {
  for (const standing of [false, true]) {
    const all = [...groundOf(SCENE, standing ? 0.7 : 1.4, standing).boxes.values()];
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
  }
});
