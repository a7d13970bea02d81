import { describe, expect, it } from "vitest";
import type { Happening } from "../../lib/messages";
import { lookUp } from "./dawn";

const event = (kind: string, args: Record<string, unknown> = {}) => ({ kind, args, rule: "dawn.fight.result" }) as unknown as Happening;
const fight = [
  event("column", { who: "hunt", foes: ["zed-4-2.1", "zed-4-2.2"], parts: [4, 2], zeds_n: 6, own: 5, n: 2 }),
  event("melee-dice", { who: "hunt", dice: [2, 4], roll: 6, column: 2 }),
  event("melee-won", { who: "hunt", place: "S5", zeds_n: 2, own: 2 }),
];

describe("a fight read from the log", () => {
  it("has the strength of each foe now", () => {
    expect(lookUp(fight)).toMatchObject({ parts: [4, 2], zeds: 6, own: 5, fell: false, result: { won: true } });
  });

  it("names the death of our fighter, not of others", () => {
    expect(lookUp([...fight, event("unit-dies", { who: "hunt" })])?.fell).toBe(true);
    expect(lookUp([...fight, event("unit-dies", { who: "piazza" })])?.fell).toBe(false);
  });
});
