import { crowdSize } from "../../figures/undead";
import type { Piece } from "../../lib/protocol";
import type { Box, Point } from "./plan";

/** A figure or crowd where it stands: `x`, `y` is the middle of its ground line, `w`, `h` its size, in units of the drawing. */
export interface Stand extends Point {
  key: string;
  id: string;
  sort: "survivor" | "companion" | "zombie";
  zone: string;
  w: number;
  h: number;
  piece: Piece;
  /** The part that must be read: the letter on the plinth, or the plate of a crowd. */
  sign: Box;
  /** True if a plate counts these zombies. */
  counted?: boolean;
}

/** Width of a person's drawing beside its height. */
const SLIM = 0.62;
/** Width and height of the part of a figure that must be read, its letter or plate, beside the figure's height. */
export const SIGN = { w: 0.26, h: 0.2 };

/** Width and height of a figure or crowd. `room`: the width of its zone, which a crowd hardly exceeds; tokens lie below it. */
function sizeOf(sort: Stand["sort"], piece: Piece, high: number, room = Infinity): { w: number; h: number } {
  if (sort === "zombie") {
    const { w, h } = crowdSize(piece.kind, piece.count);
    // A crowd may stand out of its zone by 8 %.
    const fit = Math.min(1, (room * 1.08) / (w * high));
    return { w: w * high * fit, h: h * high * fit };
  }
  const size = sort === "companion" ? 0.86 : 1;
  return { w: high * SLIM * size, h: high * size };
}

const meet = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Puts a letter on each plinth and a plate at the upper right of each crowd, moved where it would cover another sign. */
function signed(all: Omit<Stand, "sign">[], box: Box, high: number, least: number): Stand[] {
  const h = high * SIGN.h;
  // Plates keep the size of their letters on a small board.
  const tall = Math.min(high * 0.5, Math.max(h, least));
  const letters = all.filter((one) => one.sort !== "zombie").map((one) => ({ ...one, sign: { x: one.x - (high * SIGN.w) / 2, y: one.y - h * 0.85, w: high * SIGN.w, h } }));
  const taken = letters.map((one) => one.sign);
  const kinds = all.length - letters.length;
  /** Beside other kinds, or behind many survivors, a single zombie is counted as well: its plate tells the kind by its colour. */
  const counted = (one: Omit<Stand, "sign">) => one.piece.count > 1 || kinds > 1 || letters.length >= CROWD;
  const plates = all
    .filter((one) => one.sort === "zombie")
    .map((one) => {
      const w = Math.max(high * SIGN.w, tall * 1.05) * (one.piece.count > 9 ? 1.3 : 1);
      const right = box.x + box.w - w;
      const first = { x: Math.max(box.x, Math.min(right, one.x + one.w / 2 - w * 0.8)), y: one.y - one.h, w, h: tall };
      const tries = [0, -1, 1, -2, 2, -3].flatMap((up) => [0, -1.05, 1.05, -2.1].map((aside) => ({ ...first, x: Math.max(box.x, Math.min(right, first.x + aside * w)), y: first.y + up * tall * 1.05 })));
      const sign = counted(one) ? (tries.find((spot) => !taken.some((other) => meet(spot, other))) ?? first) : first;
      if (counted(one)) taken.push(sign);
      return { ...one, sign, counted: counted(one) };
    });
  return [...letters, ...plates];
}

/** Number of survivors in a zone behind whom a single zombie could be overlooked. */
const CROWD = 4;
/** The share of a figure's width that stays in its zone where it is crowded: elbows reach over the edge. */
const TRUNK = 0.7;
/** The share of its height by which a figure may stand out of its zone at the top. */
const ABOVE = 0.03;

/** Places items of these widths in a row: side by side if they fit, else closer together. */
function row(widths: number[], left: number, room: number, trunk = 1): number[] {
  const all = widths.reduce((sum, w) => sum + w, 0);
  if (all <= room) {
    const gap = Math.min(6, (room - all) / (widths.length + 1));
    let x = left + (room - all - gap * (widths.length - 1)) / 2;
    return widths.map((w) => {
      const at = x + w / 2;
      x += w + gap;
      return at;
    });
  }
  const [first, last] = [(widths[0] ?? 0) * trunk, (widths.at(-1) ?? 0) * trunk];
  const step = (room - (first + last) / 2) / Math.max(1, widths.length - 1);
  return widths.map((_, i) => (widths.length === 1 ? left + room / 2 : left + first / 2 + i * step));
}

/** The number of items in each of the fewest rows in which every sign can be read. */
function split(n: number, room: number, least: number): number[] {
  const most = Math.max(1, Math.floor(room / least));
  const rows = Math.ceil(n / most);
  return Array.from({ length: rows }, (_, i) => Math.floor(n / rows) + (i < n % rows ? 1 : 0));
}

/** The figures of one zone, and the room in which they are placed. */
interface ZoneFigures {
  zone: string;
  living: Piece[];
  dead: Piece[];
  companions: ReadonlySet<string>;
  /** The part of the zone that figures may take. */
  box: Box;
  /** Height of a person. */
  high: number;
  /** Width at the upper left that is kept free for tokens. */
  left: number;
}

type Unsigned = Omit<Stand, "sign">;

/** A piece as it stands in its zone: `x`, `y` is the middle of its ground line. */
function standing({ zone, companions, box, high }: ZoneFigures, piece: Piece, dead: boolean, x: number, y: number): Unsigned {
  const sort = dead ? "zombie" : companions.has(piece.id) ? "companion" : "survivor";
  return { key: piece.id, id: piece.id, sort, zone, x, y, ...sizeOf(sort, piece, high, box.w), piece };
}

/** Widths of these pieces in the zone. */
const widths = (figures: ZoneFigures, pieces: Piece[], dead: boolean) => pieces.map((piece) => standing(figures, piece, dead, 0, 0).w);

/** The lowest ground line of a zone. */
const groundLine = (box: Box) => box.y + box.h - 3;

/** One row with the dead on the left and the living on the right, so that each can be clicked; null if there is no room. */
function sideBySide(figures: ZoneFigures): Unsigned[] | null {
  const { living, dead, box, left } = figures;
  const [takes, needs] = [widths(figures, dead, true), widths(figures, living, false)].map((all) => all.reduce((sum, w) => sum + w, 0)) as [number, number];
  if (!living.length || !dead.length || needs + takes > box.w - left) return null;
  const free = (box.w - left - needs - takes) / 3;
  const ground = groundLine(box);
  const deadAt = row(widths(figures, dead, true), box.x + left + free, takes);
  const livingAt = row(widths(figures, living, false), box.x + left + takes + 2 * free, needs);
  return [
    ...dead.map((piece, i) => standing(figures, piece, true, deadAt[i]!, ground - box.h * 0.06)),
    ...living.map((piece, i) => standing(figures, piece, false, livingAt[i]!, ground)),
  ];
}

/** The living in rows, the front row at the ground line; `depth`: distance from row to row. */
function frontRows(figures: ZoneFigures, rows: number[], depth: number): Unsigned[] {
  const { living, box, high } = figures;
  // The rows are moved against each other, so that heads of the front row stand between letters of the back row.
  const shift = rows.length > 1 ? Math.min(high * 0.22, box.w / (2 * rows[0]!)) : 0;
  let next = 0;
  return rows.flatMap((n, i) => {
    const here = living.slice(next, (next += n));
    const xs = row(widths(figures, here, false), box.x + (i % 2 ? shift : 0), box.w - shift, TRUNK);
    return here.map((piece, j) => standing(figures, piece, false, xs[j]!, groundLine(box) - (rows.length - 1 - i) * depth));
  });
}

/** The crowds in rows behind the living; `above`: distance of the lowest of these rows from the ground line. */
function backRows(figures: ZoneFigures, above: number): Unsigned[] {
  const { dead, box, high, left } = figures;
  // Crowds stand beside the tokens if they fit there, else upon them: a crowd does not shrink for a token.
  const beside = widths(figures, dead, true).every((w) => w <= box.w - left);
  const start = beside ? box.x + left : box.x;
  const room = beside ? box.w - left : box.w;
  const rows = split(dead.length, room, high * SIGN.w * 1.45);
  // Their heads stay mostly in their zone: in the next one they would hide others.
  const lowest = Math.max(box.y + high * 0.8, groundLine(box) - above);
  let next = 0;
  return rows.flatMap((n, i) => {
    const here = dead.slice(next, (next += n));
    const xs = row(widths(figures, here, true), start, room);
    return here.map((piece, j) => standing(figures, piece, true, xs[j]!, lowest - (rows.length - 1 - i) * high * 0.5));
  });
}

/**
 * Places the figures of one zone: side by side where all fit into a row, else the living in front and the crowds behind. All
 * people have one height. Where they are many, bodies overlap, but never the signs that must be read. The result is in the order
 * of drawing, those behind first. `left`: width at the upper left that is kept free for tokens; `least`: the least height of a
 * plate.
 */
export function stand(zone: string, living: Piece[], dead: Piece[], companions: ReadonlySet<string>, box: Box, high: number, left = 0, least = 0): Stand[] {
  const figures: ZoneFigures = { zone, living, dead, companions, box, high, left };
  const backFirst = (stands: Stand[]) => stands.sort((a, b) => a.y - b.y || (a.key < b.key ? -1 : 1));
  const beside = sideBySide(figures);
  if (beside) return backFirst(signed(beside, box, high, least));
  const rows = split(living.length, box.w, high * SIGN.w * 1.25);
  // Rows stand as far apart as the zone has room for: most of each figure can be seen.
  const deepest = dead.length ? 0.3 : 0.58;
  const depth = high * Math.max(SIGN.h * 1.1, Math.min(deepest, (box.h / high - 0.98 + (dead.length ? 0 : ABOVE)) / Math.max(1, rows.length - 1)));
  const front = frontRows(figures, rows, depth);
  if (!dead.length) return signed(front, box, high, least);
  const above = living.length ? (rows.length - 1) * depth + high * 0.9 : box.h * 0.12;
  return backFirst(signed([...front, ...backRows(figures, above)], box, high, least));
}

/** The one height of all people on a map: as large as its zones allow. */
export function heightOf(boxes: Iterable<Box>, grow: number): number {
  const sides = [...boxes].map((box) => Math.min(box.h * 0.69, box.w * 0.76)).sort((a, b) => a - b);
  const usual = sides[Math.floor(sides.length * 0.25)] ?? 60;
  return Math.max(44, Math.min(usual, 82 * grow));
}
