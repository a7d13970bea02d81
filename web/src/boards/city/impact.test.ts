import { expect, it } from "vitest";
import type { Happening } from "../../lib/messages";
import type { Beat } from "../../lib/pace";
import { gravesOf, headlineOf, impactOf } from "./impact";

const event = (kind: string, args: Happening["args"] = {}, rule = ""): Happening => ({ seq: 1, kind, rule, args });
const beat = (sum: Record<string, number>): Beat => ({ kind: "x", told: { id: "", args: {} }, steps: [], own: false, sum });

it("shows the dice of a shot where they matter, and lets bodies fall in groups", () => {
  const shot = [
    event("attacks", { who: "doug", zone: "s4", accuracy: 3 }, "zc2.ranged.aim"),
    event("rolls", { who: "doug", dice: [2, 5, 6], n: 3 }),
    event("hits", { dice: [2, 5, 6], n: 2 }),
    event("kills", { kind: "walker", zone: "s4" }),
    event("kills", { kind: "walker", zone: "s4" }),
  ];
  const impact = impactOf(shot);
  expect(impact.dice).toEqual({ faces: [2, 5, 6], need: 3, zone: "s4" });
  expect(impact.falls).toEqual([{ kind: "walker", zone: "s4", n: 2 }]);
  expect(impact.strike).toEqual({ who: "doug", zone: "s4", ranged: true });
});

it("tells a fire, a wound and a death apart", () => {
  expect(impactOf([event("molotov", { zone: "s2" }), event("kills", { kind: "runner", zone: "s2" })])).toMatchObject({ fire: "s2", dice: null, falls: [{ n: 1 }] });
  expect(impactOf([event("wounded", { who: "amy", n: 2 })]).hurts).toEqual([{ who: "amy", n: 2, dead: false }]);
  expect(impactOf([event("dies", { who: "amy", zone: "s5" })]).hurts).toEqual([{ who: "amy", n: 0, dead: true }]);
});

it("has a headline for three kills, a wound, a death or a level, and for nothing less", () => {
  expect([{ falls: 13 }, { falls: 2 }, { wounds: 2 }, { deaths: 1 }, { levels: 1 }, {}].map((sum) => headlineOf(beat(sum as Record<string, number>)))).toEqual([13, 0, 2, 1, 1, 0]);
  expect(headlineOf(null)).toBe(0);
});

it("keeps a grave for everybody who died on the map", () => {
  expect(gravesOf([event("dies", { who: "amy", zone: "s5" }), event("dies", { who: "ned", zone: "" })])).toEqual([{ who: "amy", zone: "s5" }]);
});
