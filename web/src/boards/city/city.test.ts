import { describe, expect, it } from "vitest";
import type { Happening } from "../../lib/messages";
import type { Space } from "../../lib/protocol";
import { courses, drawnCards, justWalked, spawnCard, strike } from "./city";
import { CLOSER, outline, pack, packBesideCorner, roomIn } from "./plan";

const told = (kind: string, args: Happening["args"] = {}, rule = ""): Happening => ({ seq: 0, kind, rule, args });
const space = (id: string, shape: number[][]): Space => ({ id, name: { id: "zone-street", args: {} }, kind: "street", at: [0, 0, 2, 2], neighbours: [], marks: [], shape });
const bent = space("s1", [[0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2]]);

describe("the map", () => {
  it("draws a zone of several cells as one shape", () => {
    expect(outline(bent, 10)).toBe("M0 0L20 0L20 10L10 10L10 20L0 20z");
  });
  it("finds room for figures inside a bent zone", () => {
    const box = roomIn(bent);
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
  it("keeps the corner with the noise clear of those who make it", () => {
    const noise = { w: 40, h: 26 };
    const touch = 8; // the noise may cover the edge of a figure by this much
    for (const n of [1, 4, 8]) {
      const sizes = Array.from({ length: n }, () => ({ w: 38, h: 60 }));
      const { at, scale, free } = packBesideCorner(sizes, { x: 0, y: 0, w: 110, h: 110 }, 1, noise);
      for (const point of at) {
        const apart = Math.abs(point.x - free.x) >= (38 * CLOSER.w * scale + noise.w) / 2 - touch || Math.abs(point.y - free.y) >= (60 * CLOSER.h * scale + noise.h) / 2 - touch;
        expect(apart, `${n}: ${JSON.stringify({ point, free, scale })}`).toBe(true);
      }
    }
  });
});

describe("what happened", () => {
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
  it("knows what each number of an attack is made of, and what a die became", () => {
    const log = [
      told("dark-shot", { who: "amy", zone: "d1" }),
      told("skill", { who: "amy", skill: "die:ranged" }),
      told("attacks", { who: "amy", item: "pistol.1", zone: "d1", n: 2, accuracy: 6, damage: 1, printed: [1, 3, 1], more: ["dice die:ranged 1", "roll to-roll:combat 1"] }, "zc2.ranged.zone"),
      told("rolls", { dice: [2, 5], n: 6 }),
      told("rerolls", { who: "amy", means: "lucky" }),
      told("rolls", { dice: [5, 1], n: 6 }),
      told("skill", { who: "amy", skill: "to-roll:combat" }),
      told("hits", { dice: [6, 1], n: 1, misses: 1 }),
      told("friendly-fire", { who: "amy", n: 1, zone: "d1" }),
      told("wounded", { who: "doug", n: 1, life: 2 }),
    ];
    expect(strike(log)).toMatchObject({
      printed: [1, 3, 1],
      more: [
        { part: "dice", source: "die:ranged", n: 1 },
        { part: "roll", source: "to-roll:combat", n: 1 },
      ],
      dark: true,
      fell: [5, 1],
      dice: [6, 1],
      rerolled: ["lucky"],
      astray: 1,
      wounded: ["doug"],
    });
  });
  it("reads the cards of the last spawn step", () => {
    const log = [told("zombie-card", { card: "old" }), told("spawn-step"), told("zombie-card", { card: "a" }), told("appear"), told("zombie-card", { card: "b" })];
    expect(drawnCards(log).map((event) => event.args.card)).toEqual(["a", "b"]);
    const rush = told("zombie-card", { card: "#008", way: "rush", type: "walker", numbers: [4, 6, 8, 10], level: 1, n: 6 });
    expect(spawnCard(rush)).toEqual({ number: "008", what: { id: "spawn-card-rush-walker", args: {} }, lines: [4, 6, 8, 10].map((n) => [{ kind: "", n }]) });
    expect(spawnCard(told("zombie-card", { card: "#037", way: "extra", type: "walker", numbers: [0, 1, 1, 1] })).lines).toEqual([]);
    const mixed = told("zombie-card", { card: "#20", way: "normal", type: "", numbers: [0, 0, 0, 0], groups: ["2 trooper", "2 trooper+1 guard", "", ""] });
    expect(spawnCard(mixed).what.id).toBe("spawn-card-normal");
    expect(spawnCard(mixed).lines[1]).toEqual([
      { kind: "trooper", n: 2 },
      { kind: "guard", n: 1 },
    ]);
  });
});
