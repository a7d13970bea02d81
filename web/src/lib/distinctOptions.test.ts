import { describe, expect, it } from "vitest";
import { distinctOptions } from "./distinctOptions";
import type { Card, OptionView, Piece, Scene, SheetView } from "./protocol";

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
  figure: (piece: Piece) => (piece.values ? `strength ${piece.values.strength}` : ""),
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

  it("are told apart by strength where figures of one name stand in one place, and equal figures are one", () => {
    const zed = (id: string, strength: number, space = "H1"): Piece => ({ id, kind: "normal", count: 1, name: { id: "zed", args: {} }, seat: null, space, values: { strength } });
    const named = { ...words, called: (id: string) => (id.startsWith("z") ? "zed" : id) };
    const at = { ...scene(), pieces: [zed("z1", 4), zed("z2", 2), zed("z3", 4)] } as Scene;
    const { options, notes } = distinctOptions([option("z1"), option("z2"), option("z3")], at, named);
    expect(options).toHaveLength(2);
    expect([...notes.values()]).toEqual(["strength 4", "strength 2"]);
    const meaning = (n: number) => ({ told: [{ id: "means-hit-flips", args: { n } }], risk: 0, final: false });
    const told = [{ ...option("z1"), meaning: meaning(4) }, { ...option("z2"), meaning: meaning(2) }];
    expect(distinctOptions(told, at, named).notes.size).toBe(0);
    const apart = { ...scene(), pieces: [zed("z1", 4), zed("z2", 2, "H2")] } as Scene;
    expect([...distinctOptions([option("z1"), option("z2")], apart, named).notes.values()]).toEqual(["H1", "H2"]);
  });

  it("are numbered where nothing else helps", () => {
    const two = [option("a"), option("b")];
    const { options, notes } = distinctOptions(two, scene(), { ...words, called: () => "same" });
    expect(options).toHaveLength(2);
    expect([...notes.values()]).toEqual(["copy 1", "copy 2"]);
  });
});
