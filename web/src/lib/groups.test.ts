import { describe, expect, it } from "vitest";
import { grouped, KEYS, nested, touching } from "./groups";
import type { OptionView } from "./protocol";

function option(key: string): OptionView {
  const [verb = "", ...touches] = key.split(" ");
  return { key, verb, touches, seat: 0, text: { id: `do-${verb}`, args: {} } };
}

describe("grouping options", () => {
  it("keeps few options in one list, equal verbs side by side", () => {
    const options = ["draw a", "pass a", "draw b"].map(option);
    expect(nested(options)).toBe(false);
    expect(grouped(options).flatMap((group) => group.options.map((one) => one.key))).toEqual(["draw a", "draw b", "pass a"]);
  });

  it("makes groups of many, each reachable with the number keys", () => {
    const mates = ["glenn", "andrea", "rick"];
    const things = ["pistol.1", "katana.1", "rope.1", "rifle.2"];
    const options = [...mates.flatMap((mate) => things.map((thing) => option(`give daryl ${thing} ${mate}`))), option("pass daryl")];
    const groups = grouped(options);
    expect(nested(options)).toBe(true);
    expect(groups.length).toBeLessThanOrEqual(KEYS);
    expect(Math.max(...groups.map((group) => group.options.length))).toBeLessThanOrEqual(KEYS);
  });

  it("leaves alone what somebody does by themselves", () => {
    const mates = ["amy", "wanda", "josh", "ned", "doug"].map((mate) => `trade elle ${mate}`);
    const options = ["move elle s4", "move elle s6", "open elle door", "sort elle", ...mates, "noise elle", "end elle"].map(option);
    const alone = grouped(options).filter((group) => group.options.length === 1);
    expect(alone.map((group) => group.options[0]!.key)).toEqual(["open elle door", "sort elle", "noise elle", "end elle"]);
  });

  it("loses and doubles none", () => {
    const options = Array.from({ length: 40 }, (_, i) => option(`v${i % 3} who t${i % 7} x${i}`));
    const keys = grouped(options).flatMap((group) => group.options.map((one) => one.key));
    expect(keys.toSorted()).toEqual(options.map((one) => one.key).toSorted());
  });

  it("finds what is attached to a thing", () => {
    const options = ["move rick farm", "move rick town"].map(option);
    expect(touching(options, "farm").map((one) => one.key)).toEqual(["move rick farm"]);
    expect(touching(options, "rick")).toHaveLength(2);
  });
});
