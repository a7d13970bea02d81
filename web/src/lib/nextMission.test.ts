import { describe, expect, it } from "vitest";
import { nextMission } from "./nextMission";
import type { MissionInfo } from "./protocol";

const mission = (id: string, difficulty: string, minutes: number) => ({ id, difficulty, minutes }) as MissionInfo;
const all = [mission("m0", "tutorial", 20), mission("m1", "hard", 150), mission("m2", "medium", 90), mission("m3", "medium", 60)];

describe("the mission after this one", () => {
  it("is the easiest and shortest that was not won", () => {
    expect(nextMission(all, "m0", () => false)?.id).toBe("m3");
    expect(nextMission(all, "m3", (id) => id === "m0")?.id).toBe("m2");
  });

  it("is the next of the book when all others were won, and none after the last", () => {
    expect(nextMission(all, "m1", () => true)?.id).toBe("m2");
    expect(nextMission(all, "m3", () => true)).toBe(null);
  });
});
