import { describe, expect, it } from "vitest";
import type { Happening } from "../lib/messages";
import { graves } from "./impacts";

const event = (kind: string, args: Record<string, unknown>) => ({ kind, args, rule: "" }) as unknown as Happening;

describe("graves", () => {
  it("lie where the dead were seen last", () => {
    const log = [event("unit-moves", { who: "hunt", place: "S4", dest: "S5" }), event("last-hit", { who: "hunt", place: "S5" }), event("unit-dies", { who: "hunt" })];
    expect(graves(log, "unit-dies")).toEqual([{ who: "hunt", place: "S5" }]);
  });

  it("are gone when somebody comes back", () => {
    const log = [event("unit-dies", { who: "hunt", place: "S5" }), event("unit-arrives", { who: "hunt", place: "center" })];
    expect(graves(log, "unit-dies", ["unit-arrives"])).toEqual([]);
  });
});
