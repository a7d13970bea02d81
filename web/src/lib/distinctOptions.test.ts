import { describe, expect, it } from "vitest";
import { distinctOptions } from "./distinctOptions";
import type { Card, OptionView, Scene, SheetView } from "./protocol";

const card = (id: string, ammo?: number): Card => ({
  id,
  face: id.replace(/\.\d$/, ""),
  name: { id: "card", args: {} },
  text: null,
  kind: "ranged",
  counters: ammo === undefined ? {} : { ammo },
  house: false,
});
const sheet = (id: string, hand: Card[]): SheetView => ({ seat: 0, id, name: { id, args: {} }, text: null, space: null, values: [], hand, events: [], tags: [] });
const scene = (...sheets: SheetView[]): Scene =>
  ({ sheets, cards: [], spaces: [], pieces: [], piles: [], goals: [], tracks: [] }) as unknown as Scene;
const option = (...touches: string[]): OptionView => ({ key: `give ${touches.join(" ")}`, seat: 0, verb: "give", touches, text: { id: "do-give", args: {} } });
const words = {
  say: () => "Give it",
  counters: (one: Card) => ("ammo" in one.counters ? `loaded ${one.counters.ammo}` : ""),
  called: (id: string) => id,
  copy: (n: number) => `copy ${n}`,
};

describe("options that read the same", () => {
  it("are one where the copies are the same, and the advised one stands for them", () => {
    const two = [option("rick", "pistol.1"), option("rick", "pistol.2")];
    const at = scene(sheet("rick", [card("pistol.1", 2), card("pistol.2", 2)]));
    expect(distinctOptions(two, at, words).options).toEqual([two[0]]);
    expect(distinctOptions(two, at, words, two[1]!.key).options).toEqual([two[1]]);
  });

  it("are told apart by what is loaded", () => {
    const two = [option("rick", "pistol.1"), option("rick", "pistol.2")];
    const { options, notes } = distinctOptions(two, scene(sheet("rick", [card("pistol.1", 2), card("pistol.2", 0)])), words);
    expect(options).toEqual(two);
    expect([...notes.values()]).toEqual(["loaded 2", "loaded 0"]);
  });

  it("are told apart by whose it is", () => {
    const two = [option("machete.1"), option("machete.2")];
    const { notes } = distinctOptions(two, scene(sheet("rick", [card("machete.1")]), sheet("glenn", [card("machete.2")])), words);
    expect([...notes.values()]).toEqual(["rick", "glenn"]);
  });

  it("are numbered where nothing else helps", () => {
    const two = [option("a"), option("b")];
    const { options, notes } = distinctOptions(two, scene(), { ...words, called: () => "same" });
    expect(options).toHaveLength(2);
    expect([...notes.values()]).toEqual(["copy 1", "copy 2"]);
  });
});
