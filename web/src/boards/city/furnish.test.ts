import { describe, expect, it } from "vitest";
import type { BorderView, Piece, Scene, Space } from "../../lib/protocol";
import { furnish } from "./furnish";
import { tonesOf } from "./plan";

const space = (id: string, kind: string, at: [number, number, number, number]): Space => ({ id, name: { id, args: {} }, kind, at, neighbours: [], marks: [] });
const border = (kind: string, at: number[], spaces: string[]): BorderView => ({ kind, at, spaces });
/** A street in three parts above two rooms, with a door from the street into the first room. */
const spaces = [
  space("s1", "street", [0, 0, 2, 2]),
  space("s2", "street", [2, 0, 2, 2]),
  space("s3", "street", [4, 0, 2, 4]),
  space("r1", "room", [0, 2, 2, 2]),
  space("d1", "dark", [2, 2, 2, 2]),
];
const borders = [
  border("crossing", [2, 0, 2, 2], ["s1", "s2"]),
  border("crossing", [4, 0, 4, 2], ["s2", "s3"]),
  border("door", [0.8, 2, 1.2, 2], ["s1", "r1"]),
  border("opening", [2, 2.8, 2, 3.2], ["r1", "d1"]),
];
const scene = (pieces: Piece[] = []) => ({ spaces, borders, pieces, board: [0, 0, 6, 4] }) as unknown as Scene;
const K = 90;

describe("what stands about on the map", () => {
  it("is the same for the same map", () => {
    expect(furnish(scene(), K)).toEqual(furnish(scene(), K));
  });
  it("keeps furniture inside its room and out of the doorways", () => {
    const pieces = furnish(scene(), K).filter((one) => !["car", "tree", "lamp"].includes(one.kind));
    expect(pieces.length).toBeGreaterThan(2);
    for (const { key, x, y, w, h, turn } of pieces) {
      const [wide, high] = turn ? [h, w] : [w, h];
      const [bx = 0, by = 0, bw = 0, bh = 0] = spaces.find(({ id }) => id === key.split(" ")[0])!.at.map((value) => value * K);
      expect(x - wide / 2).toBeGreaterThan(bx);
      expect(x + wide / 2).toBeLessThan(bx + bw);
      expect(y - high / 2).toBeGreaterThan(by);
      expect(y + high / 2).toBeLessThan(by + bh);
      for (const door of [[1, 2], [2, 3]]) expect(Math.abs(x - door[0]! * K) < wide / 2 && Math.abs(y - door[1]! * K) < high / 2).toBe(false);
    }
  });
  it("draws no wreck where cars can be driven", () => {
    const many = Array.from({ length: 40 }, (_, i) => space(`s${i}`, "street", [i * 2, 0, 2, 2]));
    const streets = (pieces: Piece[]) => ({ spaces: many, borders: [], pieces, board: [0, 0, 80, 2] }) as unknown as Scene;
    expect(furnish(streets([]), K).some(({ kind }) => kind === "car")).toBe(true);
    const car = { id: "car-1", kind: "car-police", count: 1, name: { id: "car", args: {} }, space: "s1", seat: null } as Piece;
    expect(furnish(streets([car]), K).some(({ kind }) => kind === "car")).toBe(false);
  });
  it("gives neighbouring streets different tones", () => {
    const tones = tonesOf(scene(), 3);
    expect(tones.get("s1")).not.toBe(tones.get("s2"));
    expect(tones.get("s2")).not.toBe(tones.get("s3"));
    expect(tones.has("r1")).toBe(false);
  });
});
