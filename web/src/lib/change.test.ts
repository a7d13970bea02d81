import { describe, expect, it } from "vitest";
import { applied } from "./change";
import cases from "./changes.json";
import type { Change, Scene } from "./protocol";

describe("a scene that changes", () => {
  for (const { about, old, change, new: wanted } of cases) {
    it(about, () => {
      const before = JSON.stringify(old);
      expect(applied(old as unknown as Scene, change as unknown as Change)).toEqual(wanted);
      expect(JSON.stringify(old), "the old one stays as it is").toBe(before);
    });
  }

  it("keeps what did not change, so that nothing is drawn anew", () => {
    const scene = { pieces: [{ id: "amy" }, { id: "doug" }], piles: [] } as unknown as Scene;
    const next = applied(scene, { put: { pieces: [[1, { id: "doug", count: 2 }]] } });
    expect(next.pieces[0]).toBe(scene.pieces[0]);
    expect(next.piles).toBe(scene.piles);
  });
});
