import type { BorderView, Scene, Space } from "../../lib/protocol";

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}

/** Width of an ordinary street in units of the drawing; all other sizes are relative to it. */
const STREET = 100;

/** Drawing units for one unit of the board, so that a narrow zone is about a street wide whatever the board is made of. */
export function scaleOf(scene: Scene): number {
  const narrow = scene.spaces.map((space) => Math.min(space.at[2] ?? 1, space.at[3] ?? 1)).sort((a, b) => a - b);
  return STREET / (narrow[Math.floor(narrow.length * 0.2)] || 1);
}

/** The rings of a space as a path; a space without a shape is its rectangle. */
export function outline(space: Space, k: number): string {
  return ringsOf(space)
    .map((ring) => {
      let d = "";
      for (let i = 0; i < ring.length; i += 2) d += `${i ? "L" : "M"}${ring[i]! * k} ${ring[i + 1]! * k}`;
      return `${d}z`;
    })
    .join("");
}

/** The outline of a space as rings x, y, x, y, …; its rectangle if it has no shape. */
export function ringsOf(space: Space): number[][] {
  if (space.shape?.length) return space.shape;
  const [x = 0, y = 0, w = 1, h = 1] = space.at;
  return [[x, y, x + w, y, x + w, y + h, x, y + h]];
}

/** True if a point lies inside the rings: a line from it crosses them an odd number of times. */
function inside(rings: number[][], x: number, y: number): boolean {
  let within = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [xi, yi, xj, yj] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
    }
  }
  return within;
}

const rooms = new Map<string, Box>();

/** The largest rectangle inside a space: where its figures stand. */
export function roomIn(space: Space): Box {
  const rings = ringsOf(space);
  const key = rings.join("|");
  const cached = rooms.get(key);
  if (cached) return cached;
  const cuts = (odd: number) => [...new Set(rings.flatMap((ring) => ring.filter((_, i) => i % 2 === odd)))].sort((a, b) => a - b);
  const xs = cuts(0);
  const ys = cuts(1);
  const free = ys.slice(1).map((y, j) => xs.slice(1).map((x, i) => inside(rings, (x + xs[i]!) / 2, (y + ys[j]!) / 2)));
  let best: Box = { x: xs[0]!, y: ys[0]!, w: 0, h: 0 };
  for (let top = 0; top < ys.length - 1; top++) {
    for (let left = 0; left < xs.length - 1; left++) {
      let right = xs.length - 1;
      for (let bottom = top; bottom < ys.length - 1; bottom++) {
        let end = left;
        while (end < right && free[bottom]![end]) end++;
        right = end;
        if (right === left) break;
        const box = { x: xs[left]!, y: ys[top]!, w: xs[right]! - xs[left]!, h: ys[bottom + 1]! - ys[top]! };
        // Of equally large rectangles, the squarer one is taken.
        if (box.w * box.h * (1 + Math.min(box.w, box.h) * 0.01) > best.w * best.h * (1 + Math.min(best.w, best.h) * 0.01)) best = box;
      }
    }
  }
  rooms.set(key, best);
  return best;
}

/** A row of things: the index of its `first`, their number `n`, and its size. */
interface Row {
  first: number;
  n: number;
  w: number;
  h: number;
}

/** Breaks things of these sizes into rows of at most this width. */
function flow(sizes: { w: number; h: number }[], limit: number): Row[] {
  const rows: Row[] = [];
  sizes.forEach(({ w, h }, i) => {
    const row = rows.at(-1);
    if (row && row.w + w <= limit) {
      row.n++;
      row.w += w;
      row.h = Math.max(row.h, h);
    } else rows.push({ first: i, n: 1, w, h });
  });
  return rows;
}

/** Shares of its width and height that a thing takes in a crowd, where things overlap. */
export const CLOSER = { w: 0.82, h: 0.92 };

/** Positions of things of these sizes in a box, in rows of about equal length, and their common scale (at most `most`). */
export function pack(sizes: { w: number; h: number }[], box: Box, most: number): { at: Point[]; scale: number } {
  const loose = spread(sizes, box, most);
  if (loose.scale > most * 0.75) return loose;
  // A crowd stands closer together before it shrinks any further.
  return spread(
    sizes.map(({ w, h }) => ({ w: w * CLOSER.w, h: h * CLOSER.h })),
    box,
    most,
  );
}

/**
 * Positions in rows of about equal length, in the middle of the box, and the largest scale from `most` down at which everything fits;
 * at less than half the size it may stand out of the box.
 */
function spread(sizes: { w: number; h: number }[], box: Box, most: number): { at: Point[]; scale: number } {
  for (let scale = most; ; scale -= 0.05) {
    let rows = flow(sizes, box.w / scale);
    const high = rows.reduce((sum, row) => sum + row.h, 0) * scale;
    const wide = Math.max(0, ...rows.map((row) => row.w)) * scale;
    if ((high > box.h || wide > box.w) && scale >= 0.5) continue;
    const all = sizes.reduce((sum, size) => sum + size.w, 0);
    for (let limit = all / rows.length; limit < box.w / scale; limit += 6) {
      const even = flow(sizes, limit);
      if (even.length === rows.length) {
        rows = even;
        break;
      }
    }
    const at: Point[] = [];
    let y = box.y + (box.h - rows.reduce((sum, row) => sum + row.h, 0) * scale) / 2;
    for (const row of rows) {
      let x = box.x + (box.w - row.w * scale) / 2;
      for (let i = row.first; i < row.first + row.n; i++) {
        const w = sizes[i]!.w * scale;
        at.push({ x: x + w / 2, y: y + (row.h * scale) / 2 });
        x += w;
      }
      y += row.h * scale;
    }
    return { at, scale };
  }
}

interface Spread {
  at: Point[];
  scale: number;
  free: Point;
}

/** Like `pack`, with a corner on the right kept free for another thing: beside the others if there is room, else they move over. */
export function packBesideCorner(sizes: { w: number; h: number }[], box: Box, most: number, other: { w: number; h: number } | null): Spread {
  const whole = pack(sizes, box, most);
  const free = { x: box.x + box.w, y: box.y };
  if (!other) return { ...whole, free };
  const spots = [box.y + other.h / 2, box.y + box.h - other.h / 2].map((y) => ({ x: box.x + box.w - other.w / 2 + 5, y }));
  const clear = (spot: Point) =>
    whole.at.every((point, i) => {
      const { w, h } = sizes[i]!;
      return Math.abs(point.x - spot.x) >= ((w - 4) * whole.scale + other.w) / 2 || Math.abs(point.y - spot.y) >= ((h - 4) * whole.scale + other.h) / 2;
    });
  const clearSpot = spots.find(clear);
  if (clearSpot) return { ...whole, free: clearSpot };
  const lower = pack(sizes, { ...box, y: box.y + other.h, h: box.h - other.h }, most);
  const left = pack(sizes, { ...box, w: box.w - other.w }, most);
  return { ...(left.scale > lower.scale ? left : lower), free: spots[0]! };
}

/** The centre of a box. */
export function middle(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** The middle of a border, in units of the drawing. */
export function middleOf(border: BorderView, k: number): Point {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = border.at;
  return { x: ((x1 + x2) / 2) * k, y: ((y1 + y2) / 2) * k };
}

/**
 * The point at which a figure steps from a space into its neighbour: the middle of a border, of an open one if there is one; else
 * null.
 */
export function passage(borders: BorderView[], a: string, b: string, k: number): Point | null {
  const between = borders.filter((border) => border.spaces?.includes(a) && border.spaces.includes(b));
  const passage = between.find((border) => border.state !== "closed") ?? between[0];
  return passage ? middleOf(passage, k) : null;
}

/** The dashed line down the middle of a street that runs one way, between the crossings at its ends; null for other spaces. */
export function lane(space: Space, borders: BorderView[], board: number[]): [number, number, number, number] | null {
  const mine = borders.filter((border) => border.kind === "crossing" && border.spaces?.includes(space.id));
  const upright = mine.filter((border) => border.at[0] === border.at[2]);
  const level = mine.filter((border) => border.at[1] === border.at[3]);
  const [x = 0, y = 0, w = 0, h = 0] = space.at;
  const [bx = 0, by = 0, bw = 0, bh = 0] = board;
  const rim = { x: x <= bx || x + w >= bx + bw, y: y <= by || y + h >= by + bh };
  if (upright.length && !level.length && !rim.y) return [x, y + h / 2, x + w, y + h / 2];
  if (level.length && !upright.length && !rim.x) return [x + w / 2, y, x + w / 2, y + h];
  return null;
}

/** A tone for each street, so that neighbours differ: the first one that no neighbour has. */
export function tonesOf(scene: Scene, n: number): Map<string, number> {
  const tones = new Map<string, number>();
  const streets = new Set(scene.spaces.filter((space) => space.kind === "street").map((space) => space.id));
  for (const id of streets) {
    const near = (scene.borders ?? []).flatMap(({ spaces }) => (spaces?.includes(id) ? spaces : []));
    const taken = new Set(near.map((one) => tones.get(one)));
    const free = Array.from({ length: n }, (_, i) => i).filter((tone) => !taken.has(tone));
    tones.set(id, free[0] ?? 0);
  }
  return tones;
}
