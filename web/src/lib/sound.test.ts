import { expect, it } from "vitest";
import type { Beat } from "./pace";
import { soundsOf } from "./sound";

const beat = (kind: string, sum: Record<string, number> = {}, events: { kind: string; rule?: string; args?: object }[] = []): Beat =>
  ({ kind, sum, told: { id: "", args: {} }, own: false, steps: events.map((event) => ({ event: { seq: 1, rule: "", args: {}, ...event }, then: undefined })) }) as unknown as Beat;

it("tells a shot from a blow, and counts the fallen", () => {
  expect(soundsOf(beat("attack", { falls: 3 }, [{ kind: "attacks", rule: "zc2.ranged.aim" }]))).toEqual(["dice", "shot", ["kills", 3]]);
  expect(soundsOf(beat("attack", {}, [{ kind: "attacks", rule: "zc2.melee.zone" }]))).toEqual(["dice", "blow"]);
});

it("groans by kind, beats at the last heart, and is silent but for a death", () => {
  expect(soundsOf(beat("spawn", { came: 2 }, [{ kind: "appear", args: { kind: "runner" } }]))).toEqual(["runner"]);
  expect(soundsOf(beat("bite", { wounds: 1 }, [{ kind: "wounded", args: { life: 1 } }]))).toEqual(["claw", "heart"]);
  expect(soundsOf(beat("death", { deaths: 1, wounds: 2 }))).toEqual(["lost"]);
});
