import { describe, expect, it } from "vitest";
import type { Piece } from "../../lib/protocol";
import type { Box } from "./plan";
import { heightOf, stand } from "./standing";

const piece = (id: string, kind: string, count = 1): Piece => ({ id, kind, count, name: { id, args: {} }, space: "s1", seat: null });
const people = (n: number) => Array.from({ length: n }, (_, i) => piece(`p${i}`, "survivor"));
const crowds = (...kinds: [string, number][]) => kinds.map(([kind, n]) => piece(`${kind}@s1`, kind, n));
const apart = (a: Box, b: Box) => a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01;

/** The fullest zones that the rules allow: six survivors, three companions, every kind of zombie. */
const FULLEST: [string, Piece[], Piece[]][] = [
  ["nine people", people(9), []],
  ["nine people among walkers", people(9), crowds(["walker", 12])],
  ["a horde of every kind", [], crowds(["walker", 40], ["brute", 16], ["runner", 16], ["hobomination", 1])],
  ["six survivors in a horde of every kind", people(6), crowds(["walker", 35], ["brute", 14], ["runner", 14], ["abominacop", 1])],
  ["heroes among soldiers", people(6), crowds(["trooper", 30], ["guard", 12], ["specialist", 12])],
  ["one survivor", people(1), crowds(["walker", 1])],
];

describe("figures in a zone", () => {
  for (const [name, living, dead] of FULLEST) {
    for (const box of [{ x: 0, y: 0, w: 100, h: 100 }, { x: 0, y: 0, w: 200, h: 100 }, { x: 0, y: 0, w: 100, h: 200 }]) {
      it(`keep their signs apart and stay on the map: ${name}, ${box.w} by ${box.h}`, () => {
        const high = heightOf([box], 1.2);
        const all = stand("s1", living, dead, new Set(), box, high);
        expect(all.length).toBe(living.length + dead.length);
        const signs = all.filter((one) => one.sort !== "zombie" || one.piece.count > 1).map((one) => one.sign);
        signs.forEach((sign, i) => signs.slice(i + 1).forEach((other) => expect(apart(sign, other), `${JSON.stringify(sign)} ${JSON.stringify(other)}`).toBe(true)));
        for (const one of all) {
          expect(one.x).toBeGreaterThanOrEqual(box.x - 2);
          expect(one.x).toBeLessThanOrEqual(box.x + box.w + 2);
          expect(one.y).toBeLessThanOrEqual(box.y + box.h);
        }
      });
    }
  }

  it("show the faces of both rows where six stand in an empty zone", () => {
    const box = { x: 0, y: 0, w: 100, h: 100 };
    const high = heightOf([box], 1.2);
    const rows = [...new Set(stand("s1", people(6), [], new Set(), box, high).map((one) => one.y))].sort((a, b) => a - b);
    expect(rows.length).toBe(2);
    // A head takes the upper 45 % of a figure.
    expect(rows[1]! - rows[0]!).toBeGreaterThanOrEqual(high * 0.45);
    expect(rows[0]! - high).toBeGreaterThanOrEqual(box.y - high * 0.1);
  });

  it("stay mostly in their zone behind survivors", () => {
    const box = { x: 0, y: 0, w: 200, h: 140 };
    const high = heightOf([box], 1.2);
    for (const one of stand("s1", people(3), crowds(["walker", 1], ["runner", 1]), new Set(), box, high)) expect(one.y - one.h).toBeGreaterThanOrEqual(box.y - high * 0.35);
  });

  it("all have one height", () => {
    const all = stand("s1", people(9), crowds(["walker", 3]), new Set(), { x: 0, y: 0, w: 100, h: 100 }, 60);
    expect(new Set(all.filter((one) => one.sort === "survivor").map((one) => one.h)).size).toBe(1);
  });
});
