import type { Scene, Space } from "../../lib/protocol";
import type { Box } from "../city/plan";

/** The lanes in the order of the ring on the surface, the tunnel last. */
const ORDER = ["F", "M", "H", "S", "T"];
/** Sizes in units of the drawing: the plate of a lane's Start, the town, a place on the shelf. */
const START = 190;
const TOWN = 320;
const SHELF = 190;
/** Height of the row of step numbers above the lanes. */
const STEPS = 46;
const WIDTH = 2200;
/** The drawing fills frames whose width divided by height lies between these limits. */
const WIDEST = 1.95;
const TALLEST = 1.1;
/** Width of the drawing with upright lanes, and its width divided by its height: the camera moves along the lanes. */
const UPRIGHT_WIDTH = 1150;
const UPRIGHT_SHAPE = 0.78;

export interface Lane {
  track: string;
  /** The whole lane, from Start to the wall of the town. */
  box: Box;
  /** The fields of the lane, Start first. */
  fields: string[];
}

export interface Ground {
  w: number;
  h: number;
  /** True if the lanes stand upright, with the town below them. */
  standing: boolean;
  lanes: Lane[];
  /** The middle of each column of steps along the lanes, by the number of steps to the town. */
  steps: Map<number, number>;
  boxes: Map<string, Box>;
}

/** Number of steps from a field to the town, which is the number of the field. */
const stepsOf = (id: string) => Number(id.slice(1));

/** Swaps the axes of a box, from horizontal lanes to upright ones. */
const turned = ({ x, y, w, h }: Box): Box => ({ x: y, y: x, w: h, h: w });

/**
 * The layout of the map: lanes below each other with Start on the left and the town on the right, so that distances to the town
 * can be compared between lanes; the places of the town on a shelf below. Upright lanes are columns with the town below them.
 * `shape`: width of the frame divided by its height; `standing`: true for upright lanes.
 */
export function groundOf(scene: Scene, shape: number, standing = false): Ground {
  const ways = waysOf(scene).toSorted((a, b) => ORDER.indexOf(a.track) - ORDER.indexOf(b.track));
  const off = scene.spaces.filter((space) => !trackOf(space) && space.kind !== "center");
  const w = standing ? UPRIGHT_WIDTH : WIDTH;
  const h = w / (standing ? UPRIGHT_SHAPE : Math.min(WIDEST, Math.max(TALLEST, shape || 1)));
  const shelf = off.length ? SHELF : 0;
  // Sizes along a lane and across the lanes, in either orientation.
  const along = standing ? h - shelf : w;
  const across = (standing ? w : h - shelf) - (standing ? 0 : STEPS);
  const from = standing ? 0 : STEPS;
  /** Size of a lane across. */
  const wide = across / Math.max(1, ways.length);
  const town = standing ? TOWN * 0.75 : TOWN;
  const start = standing ? START * 1.1 : START;
  /** The largest number of a field, on the longest lane. */
  const most = Math.max(0, ...ways.flatMap(({ fields }) => fields.filter((id) => /^[A-Z]\d$/.test(id)).map(stepsOf)));
  /** Length of a field along its lane. */
  const step = (along - town - start) / (most + 1);
  const boxes = new Map<string, Box>();
  const steps = new Map<number, number>();
  for (let n = 0; n <= most; n++) steps.set(n, start + (most - n + 0.5) * step);
  /** A box that was laid out for horizontal lanes, in the orientation of the drawing. */
  const oriented = (box: Box) => (standing ? turned(box) : box);
  const lanes = ways.map(({ track, fields }, i) => {
    const y = from + i * wide;
    const high = Math.min(wide * 0.9, standing ? wide : 330);
    for (const id of fields) {
      if (id.endsWith("-start")) boxes.set(id, oriented({ x: 6, y: y + 6, w: start - 18, h: wide - 12 }));
      else if (id !== "center") boxes.set(id, oriented({ x: steps.get(stepsOf(id))! - step * 0.46, y: y + (wide - high) / 2, w: step * 0.92, h: high }));
    }
    return { track, fields: fields.filter((id) => id !== "center"), box: oriented({ x: 0, y, w: along - town, h: wide }) };
  });
  boxes.set("center", oriented({ x: along - town + 26, y: from, w: town - 32, h: across }));
  const room = w / Math.max(1, off.length);
  off.forEach((space, i) => boxes.set(space.id, { x: i * room + 8, y: h - shelf + 10, w: room - 16, h: shelf - 16 }));
  return { w, h, standing, lanes, steps, boxes };
}

/** The box of the ring that is painted in an open field. */
export function ringOf({ x, y, w, h }: Box): Box {
  const [rx, ry] = [w * 0.44, Math.min(h * 0.4, w * 0.42)];
  return { x: x + w / 2 - rx, y: y + h / 2 - ry, w: 2 * rx, h: 2 * ry };
}

/** The letter of the track that a space belongs to; empty for spaces off the tracks. */
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

/** Number of activations of each track in this round, as the event card says, by the letter of the track. */
export function activationsByTrack(scene: Scene): Map<string, number> {
  const widths = new Map<string, number>();
  for (const one of (scene.ribbon.tabs ?? []).flat()) {
    const track = /^track-([A-Z])$/.exec(one.id)?.[1];
    if (track) widths.set(track, (widths.get(track) ?? 0) + 1);
  }
  return widths;
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
