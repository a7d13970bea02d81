import type { Piece, Scene, Space, Text } from "../../lib/protocol";
import { TONES } from "./looks";
import { middle, packBesideCorner, type Box, type Point } from "./plan";

/** Something that stands, lies or is heard in a zone. */
export interface Item {
  key: string;
  /** The id that a click picks and that lights the item up. */
  id: string;
  sort: string;
  zone: string;
  w: number;
  h: number;
  piece?: Piece;
  mark?: Text;
}

/** An item where it is drawn. */
export type Placed = Item & Point & {
  scale: number;
  /** True if the item is drawn above the figures. */
  above?: boolean;
};

const SIZES: Record<string, [number, number]> = {
  spawn: [50, 50],
  exit: [52, 48],
  goal: [44, 44],
  objective: [46, 46],
  crate: [46, 46],
  car: [82, 48],
  noise: [42, 32],
  survivor: [38, 60],
  companion: [32, 46],
  zombie: [48, 50],
};
const ORDER = ["exit", "goal", "spawn", "objective", "crate", "sign", "lair", "hidden", "thing", "car", "noise", "survivor", "companion", "zombie"];

/** The sort of an item, from the kind of its piece. */
function sortOf(kind: string): string {
  if (TONES[kind]) return "zombie";
  if (kind === "survivor" || kind === "companion") return kind;
  // A bystander's card, face down.
  if (kind.startsWith("bystander-")) return "hidden";
  return ["objective", "crate", "sign", "hidden", "car"].find((sort) => kind.startsWith(sort)) ?? "thing";
}

/** Rooms of buildings that have been opened: no hidden figures wait there any more. */
function openedRooms(scene: Scene): Set<string> {
  const borders = scene.borders ?? [];
  const openDoors = new Set(borders.filter((border) => border.kind === "door" && border.state === "open").flatMap((border) => border.spaces ?? []));
  const inside = borders.filter((border) => border.kind === "opening");
  for (let before = -1; before < openDoors.size; ) {
    before = openDoors.size;
    for (const border of inside) if (border.spaces?.some((id) => openDoors.has(id))) border.spaces.forEach((id) => openDoors.add(id));
  }
  return openDoors;
}

/** Everything that is drawn in a zone, without positions. */
function itemsIn(space: Space, pieces: Piece[], opened: Set<string>): Item[] {
  const items: Item[] = [];
  const add = (key: string, id: string, sort: string, more: Partial<Item> = {}) => {
    const [w, h] = SIZES[sort] ?? [42, 42];
    items.push({ key, id, sort, zone: space.id, w, h, ...more });
  };
  for (const mark of space.marks) {
    if (mark.id === "mark-noise") add(`noise ${space.id}`, space.id, "noise", { mark });
    else if (mark.id === "mark-spawn") add(`spawn ${String(mark.args.spawn ?? space.id)}`, String(mark.args.spawn ?? space.id), "spawn", { mark });
    else if (mark.id === "mark-lair" && !opened.has(space.id)) add(`lair ${space.id}`, space.id, "lair", { mark });
    else if (mark.id === "mark-exit") add(`exit ${space.id}`, space.id, "exit", { mark });
    else if (mark.id === "mark-goal") add(`goal ${space.id} ${String(mark.args.goal)}`, space.id, "goal", { mark });
  }
  for (const piece of pieces) {
    // Figures in a car are drawn on the car.
    if (piece.on?.startsWith("car-")) continue;
    add(piece.id, piece.id, sortOf(piece.kind), { piece });
  }
  return items.sort((a, b) => ORDER.indexOf(a.sort) - ORDER.indexOf(b.sort));
}

/** The pieces of each zone, without doors. */
function piecesByZone(scene: Scene): Map<string, Piece[]> {
  const byZone = new Map<string, Piece[]>();
  for (const piece of scene.pieces) {
    if (!piece.space || piece.kind.startsWith("door")) continue;
    const there = byZone.get(piece.space);
    if (there) there.push(piece);
    else byZone.set(piece.space, [piece]);
  }
  return byZone;
}

/** Sorts of items that are figures: they have a layer of their own. */
const FIGURES = ["survivor", "companion", "zombie"];

/** The figures of a zone, apart from those in cars: the living, the dead, and which of the living are companions. */
export function peopleOf(scene: Scene, zone: string): { living: Piece[]; dead: Piece[]; companions: Set<string> } {
  const here = scene.pieces.filter((piece) => piece.space === zone && FIGURES.includes(sortOf(piece.kind)) && !piece.on?.startsWith("car-"));
  const living = here.filter((piece) => sortOf(piece.kind) !== "zombie");
  const companions = new Set(living.filter((piece) => sortOf(piece.kind) === "companion").map((piece) => piece.id));
  return { living, dead: here.filter((piece) => sortOf(piece.kind) === "zombie"), companions };
}

/** The tokens on the map with their positions. `boxes`: the room in each zone; `grow`: scale of tokens on this map. */
export function placing(scene: Scene, boxes: Map<string, Box>, grow: number): Placed[] {
  const placed: Placed[] = [];
  const opened = openedRooms(scene);
  const byZone = piecesByZone(scene);
  for (const space of scene.spaces) {
    const everything = itemsIn(space, byZone.get(space.id) ?? [], opened);
    const items = everything.filter((item) => !FIGURES.includes(item.sort));
    if (!items.length) continue;
    const people = everything.length - items.length;
    const whole = boxes.get(space.id)!;
    // In a zone with figures, tokens lie at the upper left, and figures stand around them.
    const flat = items.filter((item) => item.sort !== "noise" && item.sort !== "exit").length;
    const box = people && flat ? { ...whole, w: Math.max(whole.w * 0.4, 58), h: Math.max(whole.h * 0.62, 58) } : whole;
    const pad = 9;
    const inner = { x: box.x + pad, y: box.y + pad, w: box.w - 2 * pad, h: box.h - 2 * pad };
    // An exit is painted on the ground: in a zone with figures, they stand on it.
    const crowded = people > 0;
    if (crowded) {
      for (const item of items.filter((one) => one.sort === "exit")) placed.push({ ...item, ...middle(inner), scale: Math.min((whole.w - 18) / 56, (whole.h - 18) / 52, 2 * grow) });
    }
    // Under a crowd the painted exit cannot be seen: a small sign above their heads, beside the number of the zone, repeats it.
    const sign = Math.min(grow * 0.62, whole.w / 190, whole.h / 150);
    if (crowded) for (const item of items.filter((one) => one.sort === "exit")) placed.push({ ...item, key: `${item.key} sign`, x: whole.x + Math.min(19 + 30 * grow, whole.w * 0.3) + 24 * sign, y: whole.y + 20 * sign, scale: sign, above: true });
    const standing = items.filter((item) => item.sort !== "noise" && !(crowded && item.sort === "exit"));
    // Noise is drawn in a corner, beside the figures that make it.
    const noisy = items.find((item) => item.sort === "noise");
    const size = Math.min(grow, whole.w / 140, whole.h / 110);
    const { at, scale } = packBesideCorner(standing, inner, people ? grow * 0.8 : grow, null);
    if (noisy) placed.push({ ...noisy, x: whole.x + whole.w - 27 * size, y: whole.y + 19 * size, scale: size });
    standing.forEach((item, i) => placed.push({ ...item, ...at[i]!, scale }));
  }
  // Exits are painted on the ground, so they are drawn below everything.
  return placed.sort((a, b) => Number(b.sort === "exit") - Number(a.sort === "exit") || (a.key < b.key ? -1 : 1));
}
