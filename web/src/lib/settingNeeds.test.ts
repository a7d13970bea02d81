import { describe, expect, it } from "vitest";
import { fitting, missing, switched } from "./settingNeeds";
import type { SettingInfo } from "./protocol";

const setting = (id: string, type: SettingInfo["type"], values: SettingInfo["values"], more: Partial<SettingInfo> = {}): SettingInfo => ({
  id,
  type,
  values,
  default: values[0]!,
  needs: {},
  excludes: {},
  sorts: {},
  ...more,
});
const level = setting("level", "choice", [0, 1, 2]);
const length = setting("length", "choice", ["normal", "long"], { needs: { long: { level: [2] } } });
const mode = setting("mode", "choice", ["together", "versus"], { needs: { versus: { seats: [2, 3] } } });
const options = setting("options", "many", ["none", "calm", "harsh", "late"], { excludes: { calm: ["harsh"], harsh: ["calm"] }, needs: { late: { level: [1, 2] } } });
const all = [level, length, mode, options];

describe("settings that go together", () => {
  it("says what a value needs", () => {
    expect(missing(length, "long", { level: 0 }, 1)).toEqual([["level", [2]]]);
    expect(missing(length, "long", { level: 2 }, 1)).toEqual([]);
    expect(missing(mode, "versus", {}, 1)).toEqual([["seats", [2, 3]]]);
  });
  it("switches many, and off what one excludes", () => {
    expect(switched(options, "calm", true, { options: "none" })).toBe("calm");
    expect(switched(options, "late", true, { options: "calm" })).toBe("calm+late");
    expect(switched(options, "harsh", true, { options: "calm+late" })).toBe("late+harsh");
    expect(switched(options, "calm", false, { options: "calm" })).toBe("none");
  });
  it("lets go of what no longer fits", () => {
    const chosen = { level: 0, length: "long", mode: "versus", options: "calm+late" };
    expect(fitting(all, chosen, 1)).toEqual({ level: 0, length: "normal", mode: "together", options: "calm" });
    expect(fitting(all, { ...chosen, level: 2 }, 2)).toEqual({ ...chosen, level: 2 });
  });
});
