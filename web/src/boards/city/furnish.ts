import type { BorderView, Scene, Space } from "../../lib/protocol";
import { middleOf, ringsOf, roomIn, type Box, type Point } from "./plan";

/** Something that is painted on the ground and means nothing in the game. */
export interface Prop extends Point {
  key: string;
  kind: "car" | "tree" | "lamp" | "bed" | "shelf" | "table" | "sofa" | "counter" | "rug";
  w: number;
  h: number;
  /** Degrees, clockwise. */
  turn: number;
  /** Number that chooses among the colours of this kind. */
  look: number;
}

/** A number of 32 bits from a text, the same on every device. */
function seed(text: string): number {
  let n = 2166136261;
  for (let i = 0; i < text.length; i++) n = Math.imul(n ^ text.charCodeAt(i), 16777619) >>> 0;
  // Without this, texts that differ in their last letter have the same high bits.
  n = Math.imul(n ^ (n >>> 16), 0x85ebca6b) >>> 0;
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35) >>> 0;
  return (n ^ (n >>> 16)) >>> 0;
}

const SIZES: Record<string, [number, number]> = { bed: [34, 46], shelf: [52, 17], table: [46, 40], sofa: [48, 26], counter: [62, 20], rug: [58, 38] };
/** Furniture of a room, in the order in which it is tried. */
const SUITES: Prop["kind"][][] = [
  ["bed", "shelf"],
  ["counter", "table"],
  ["sofa", "rug", "shelf"],
  ["shelf", "table"],
  ["table", "sofa"],
];

const meet = (a: Box, b: Box, gap: number) => a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;

/** Furniture along the upper and right walls of a room, away from its doors: people stand at the lower wall. */
function furniture(space: Space, borders: BorderView[], k: number): Prop[] {
  const inner = roomIn(space);
  const box = { x: inner.x * k, y: inner.y * k, w: inner.w * k, h: inner.h * k };
  const ways = borders.filter((border) => border.kind !== "wall" && border.spaces?.includes(space.id)).map((border) => middleOf(border, k));
  const doors = ways.map(({ x, y }) => ({ x: x - 22, y: y - 22, w: 44, h: 44 }));
  // The number of the zone stands in the upper left corner.
  const taken: Box[] = [{ x: box.x, y: box.y, w: 36, h: 26 }];
  const n = seed(space.id);
  const props: Prop[] = [];
  SUITES[n % SUITES.length]!.forEach((kind, i) => {
    const [w, h] = SIZES[kind]!;
    const spots: [number, number, number][] = [
      [box.x + box.w - 13 - w, box.y + 12, 0],
      [box.x + 40, box.y + 12, 0],
      [box.x + box.w - 13 - h, box.y + 34, 90],
      [box.x + 12, box.y + 40, 90],
      [box.x + box.w - 13 - w, box.y + box.h - 13 - h, 0],
      [box.x + 12, box.y + box.h - 13 - h, 0],
    ];
    if (kind === "rug") spots.unshift([box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, 0]);
    for (const [x, y, turn] of spots) {
      const area = turn ? { x, y, w: h, h: w } : { x, y, w, h };
      if (area.x < box.x + 10 || area.y < box.y + 10 || area.x + area.w > box.x + box.w - 10 || area.y + area.h > box.y + box.h - 10) continue;
      if (doors.some((door) => meet(area, door, 0)) || taken.some((one) => meet(area, one, 6))) continue;
      taken.push(area);
      props.push({ key: `${space.id} ${kind}`, kind, x: area.x + area.w / 2, y: area.y + area.h / 2, w, h, turn, look: (n >>> (3 + i * 2)) % 4 });
      break;
    }
  });
  return props;
}

/** The outer corners of buildings, each as the point on the pavement before it. */
function pavements(scene: Scene, k: number): Point[] {
  const rooms = scene.spaces.filter((space) => space.kind !== "street");
  const isRoom = (x: number, y: number) => rooms.some((space) => within(space, x, y));
  const isStreet = (x: number, y: number) => scene.spaces.some((space) => space.kind === "street" && within(space, x, y));
  const seen = new Set<string>();
  const spots: Point[] = [];
  for (const ring of rooms.flatMap(ringsOf))
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = [ring[i]!, ring[i + 1]!];
      if (seen.has(`${x} ${y}`)) continue;
      seen.add(`${x} ${y}`);
      const near = 2 / k;
      const around: [number, number][] = [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ];
      const inner = around.filter(([dx, dy]) => isRoom(x + dx * near, y + dy * near));
      if (inner.length !== 1 || !around.every((one) => one === inner[0] || isStreet(x + one[0] * near, y + one[1] * near))) continue;
      spots.push({ x: x * k - inner[0]![0] * 15, y: y * k - inner[0]![1] * 15 });
    }
  return spots;
}

/** True if a point of the board lies in the rectangles of a space, by even and odd crossings of its outline. */
function within(space: Space, x: number, y: number): boolean {
  let inside = false;
  for (const ring of ringsOf(space))
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
      if (ring[i + 1]! > y !== ring[j + 1]! > y && x < ((ring[j]! - ring[i]!) * (y - ring[i + 1]!)) / (ring[j + 1]! - ring[i + 1]!) + ring[i]!) inside = !inside;
  return inside;
}

/** Wrecks in wide streets, along the street, away from where figures stand and from what stands on the pavement. */
function wrecks(scene: Scene, k: number, corners: Prop[]): Prop[] {
  // On a map with cars that can be driven, no other car is drawn.
  if (scene.pieces.some((piece) => piece.kind.startsWith("car"))) return [];
  return scene.spaces.flatMap((space) => {
    const n = seed(`${space.id} car`);
    const box = roomIn(space);
    const [w, h] = [box.w * k, box.h * k];
    if (space.kind !== "street" || space.marks.length || n % 5 > 1 || Math.min(w, h) < 90 || w * h < 14000) return [];
    const upright = h > w;
    const [x, y] = [box.x * k + w * (upright ? 0.68 : 0.56), box.y * k + h * (upright ? 0.42 : 0.4)];
    if (corners.some((one) => Math.hypot(one.x - x, one.y - y) < 66)) return [];
    return [{ key: `${space.id} car`, kind: "car" as const, x, y, w: 84, h: 42, turn: (upright ? 90 : 0) + ((n >>> 5) % 25) - 12, look: (n >>> 12) % 4 }];
  });
}

/** Everything that is painted on the ground of this map for looks alone; the same for the same map. */
export function furnish(scene: Scene, k: number): Prop[] {
  const borders = scene.borders ?? [];
  const corners = pavements(scene, k).flatMap((at, i): Prop[] => {
    const n = seed(`corner ${i}`);
    const kind = (["tree", "lamp", null, "tree", "lamp"] as const)[n % 5];
    return kind ? [{ key: `corner ${i}`, kind, ...at, w: 28, h: 28, turn: n % 360, look: (n >>> 4) % 4 }] : [];
  });
  const rooms = scene.spaces.filter((space) => space.kind !== "street");
  return [...wrecks(scene, k, corners), ...rooms.flatMap((space) => furniture(space, borders, k)), ...corners];
}
