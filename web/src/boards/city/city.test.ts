import { describe, expect, it } from "vitest";
import type { Happening } from "../../lib/messages";
import type { Scene, Space } from "../../lib/protocol";
import { courses, dance, justWalked, strike } from "./city";
import { outline, pack, roomIn } from "./plan";

const told = (kind: string, args: Happening["args"] = {}, rule = ""): Happening => ({ seq: 0, kind, rule, args });
const space = (id: string, shape: number[][]): Space => ({ id, name: { id: "zone-street", args: {} }, kind: "street", at: [0, 0, 2, 2], neighbours: [], marks: [], shape });
const corner = space("s1", [[0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2]]);

describe("the map", () => {
  it("draws a zone of several cells as one shape", () => {
    expect(outline(corner, 10)).toBe("M0 0L20 0L20 10L10 10L10 20L0 20z");
  });
  it("finds room for figures inside a bent zone", () => {
    const box = roomIn(corner);
    expect(box.w * box.h).toBe(2);
  });
  it("packs everybody into the box, smaller if need be", () => {
    const { at, scale } = pack(Array.from({ length: 9 }, () => ({ w: 40, h: 60 })), { x: 0, y: 0, w: 100, h: 100 }, 1);
    expect(scale).toBeLessThan(0.6);
    for (const { x, y } of at) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(100);
      expect(y).toBeLessThan(100);
    }
  });
});

describe("what happened", () => {
  it("moves a group from zone to zone, and the noise with a survivor", () => {
    const scene = {
      spaces: [{ ...corner, marks: [{ id: "mark-noise", args: { n: 2, tokens: 1, people: 1 } }] }, space("s2", [])],
      pieces: [
        { id: "amy", name: { id: "survivor-amy", args: {} }, kind: "survivor", space: "s1", count: 1, seat: 0 },
        { id: "walker@s1", name: { id: "zombie-walker", args: {} }, kind: "walker", space: "s1", count: 3, seat: null },
      ],
    } as unknown as Scene;
    const walked = dance.step(scene, told("walks", { kind: "walker", zone: "s1", dest: "s2", n: 2 }));
    expect(walked.pieces.map((piece) => [piece.id, piece.count])).toEqual(expect.arrayContaining([["walker@s1", 1], ["walker@s2", 2]]));
    const moved = dance.step(scene, told("moves", { who: "amy", zone: "s2" }));
    expect(moved.spaces.map((one) => one.marks[0]?.args.n)).toEqual([1, 1]);
  });
  it("keeps a course with its reason until somebody acts", () => {
    const log = [told("phase-zombies"), told("horde-moves", { zone: "s1", group: ["6 walker", "1 brute"], ways: ["s2"], why: "sees", noise: 4 }), told("walks")];
    expect(courses(log, false)).toMatchObject([{ from: "s1", ways: ["s2"], n: 7, noise: 4, why: "sees" }]);
    expect(justWalked(log)).toBe(true);
    expect(justWalked([...log, told("round"), told("turn")])).toBe(false);
  });
  it("tells an attack from its dice to its kills, and forgets it when something else happens", () => {
    const log = [
      told("attacks", { who: "amy", item: "pistol.1+pistol.2", zone: "s2", n: 2, accuracy: 3, damage: 1 }, "zc2.ranged.zone"),
      told("rolls", { dice: [2, 5], n: 3 }),
      told("hits", { dice: [2, 5], n: 1, misses: 1 }),
      told("kills", { who: "amy", kind: "walker", zone: "s2" }),
    ];
    expect(strike(log)).toMatchObject({ weapons: ["pistol.1", "pistol.2"], ranged: true, hits: 1, misses: 1, kills: ["walker"] });
    expect(strike([...log, told("moves")])).toBeNull();
  });
});
