import type { Scene, Space } from "../../lib/protocol";
import type { Box, Point } from "../city/plan";

/** How far the map may be drawn out of its printed shape, so that it fills the room it is given: width by height. */
const WIDEST = 1.95;
const TALLEST = 1.02;
/** Fields grow with the map only so far. */
const TALL_FIELD = 1.5;

export interface Ground {
  w: number;
  h: number;
  /** Heights are stretched by this. */
  stretch: number;
  boxes: Map<string, Box>;
}

/** Where everything lies, for a room of this shape. Only heights are stretched: what is drawn keeps its form. */
export function groundOf(scene: Scene, shape: number): Ground {
  const [, , w = 1, h = 1] = scene.board;
  const height = w / Math.min(WIDEST, Math.max(TALLEST, shape || w / h));
  const stretch = height / h;
  const boxes = new Map<string, Box>();
  for (const space of scene.spaces) {
    const [x = 0, y = 0, wide = 0, high = 0] = space.at;
    const tall = high * (trackOf(space) ? Math.min(stretch, TALL_FIELD) : stretch);
    boxes.set(space.id, { x, y: (y + high / 2) * stretch - tall / 2, w: wide, h: tall });
  }
  return { w, h: height, stretch, boxes };
}

/** The letter of its track; empty off the tracks. */
export function trackOf(space: Space): string {
  return /^[A-Z](-start|\d)$/.test(space.id) ? space.id[0]! : "";
}

/** Each track's fields from its Start to the town centre. */
export function waysOf(scene: Scene): { track: string; fields: string[] }[] {
  const near = new Map(scene.spaces.map((space) => [space.id, space.neighbours]));
  const mine = (track: string, id: string) => id.startsWith(track) && /^[A-Z](-start|\d)$/.test(id);
  return scene.spaces
    .filter((space) => space.kind === "start")
    .map(({ id }) => {
      const track = id[0]!;
      const fields = [id];
      for (let at: string | undefined = id; at; ) {
        const next: string | undefined = near.get(at)?.find((one) => mine(track, one) && !fields.includes(one));
        if (next) fields.push(next);
        at = next;
      }
      return { track, fields: [...fields, "center"] };
    });
}

/** A smooth line through points. */
export function curve(points: Point[]): string {
  let d = "";
  points.forEach((point, i) => {
    if (!i) {
      d = `M${point.x} ${point.y}`;
      return;
    }
    const [a, b, c] = [points[i - 2] ?? points[i - 1]!, points[i - 1]!, points[i + 1] ?? point];
    const one = { x: b.x + (point.x - a.x) / 6, y: b.y + (point.y - a.y) / 6 };
    const two = { x: point.x - (c.x - b.x) / 6, y: point.y - (c.y - b.y) / 6 };
    d += `C${one.x} ${one.y} ${two.x} ${two.y} ${point.x} ${point.y}`;
  });
  return d;
}

/** A name as it is written: the middle of its foot, how wide it is, and how high. */
export interface Written extends Point {
  w: number;
  h: number;
}

/** How far each name moves aside, so that neighbours on one height do not run into each other. */
export function apart(names: ReadonlyMap<string, Written>): Map<string, number> {
  const moved = new Map<string, number>();
  const all = [...names].toSorted(([, a], [, b]) => a.x - b.x);
  all.forEach(([id, a], i) => {
    for (const [other, b] of all.slice(i + 1)) {
      const over = (a.w + b.w) / 2 - (b.x - a.x);
      if (over <= 0 || a.y - a.h >= b.y || b.y - b.h >= a.y) continue;
      moved.set(id, (moved.get(id) ?? 0) - over / 2);
      moved.set(other, (moved.get(other) ?? 0) + over / 2);
    }
  });
  return moved;
}

/** A name on at most two lines, about equally long. */
export function lines(name: string, most: number): string[] {
  if (name.length <= most) return [name];
  const words = name.split(/(?<=-)|\s+/);
  let best = [name];
  let length = name.length;
  for (let i = 1; i < words.length; i++) {
    const join = (some: string[]) => some.reduce((all, word) => (all && !all.endsWith("-") ? `${all} ${word}` : all + word), "");
    const parts = [join(words.slice(0, i)), join(words.slice(i))];
    const widest = Math.max(...parts.map((part) => part.length));
    if (widest < length) [best, length] = [parts, widest];
  }
  return best;
}
