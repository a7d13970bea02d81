/** A rectangle by its four sides, in pixels. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The zoom up to which a large screen always fills its frame: three quarters of the map stay visible. */
const USUAL = 4 / 3;
/** The largest zoom of a large screen, for very long maps only. */
const MOST = 1.75;
/** The largest share of the frame that may stay empty in one direction if more zoom can help. */
const EMPTY = 0.04;

/** The least share of the frame's height that a wide map may fill: then all of it is shown. */
const WIDE = 0.6;

/**
 * The zoom, relative to zoom 1, at which the map fills its frame on a large screen: until nothing is empty, or until a quarter of
 * the map is hidden; beyond that only while more than a twenty-fifth of the frame would stay empty. A wide map that fits well enough is shown whole.
 */
export function frameOf(map: Rect, width: number, height: number): number {
  const [across, down] = [width / (map.right - map.left), height / (map.bottom - map.top)];
  const [whole, full] = [Math.min(across, down), Math.max(across, down)];
  if (across < down && across >= WIDE * down) return Math.max(1, across);
  const wanted = Math.min(full, Math.max(whole * USUAL, Math.min(whole * MOST, full * (1 - EMPTY))));
  return Math.max(1, wanted);
}

/** The zoom, relative to zoom 1, at which nothing of the frame stays empty. */
export function coverOf(map: Rect, width: number, height: number): number {
  return Math.max(width / (map.right - map.left), height / (map.bottom - map.top));
}
