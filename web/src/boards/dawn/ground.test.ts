import { expect, it } from "vitest";
import { apart } from "./ground";

it("moves names apart that would run into each other, and no others", () => {
  const moved = apart(
    new Map([
      ["lab", { x: 100, y: 50, w: 80, h: 24 }],
      ["office", { x: 160, y: 50, w: 60, h: 24 }],
      ["below", { x: 130, y: 100, w: 80, h: 24 }],
      ["far", { x: 300, y: 50, w: 80, h: 24 }],
    ]),
  );
  expect(Object.fromEntries(moved)).toEqual({ lab: -5, office: 5 });
});
