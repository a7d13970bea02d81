import { MediaQuery } from "svelte/reactivity";

/**
 * The layouts of the table; the style sheets repeat these queries.
 *
 * - upright: team, board and dock one below the other.
 * - low: board left, dock right, no bar above them.
 * - otherwise board left, column right, under a bar.
 */
const UPRIGHT = "(max-width: 1023px) and (orientation: portrait), (max-width: 559px)";
const LOW = "(min-width: 560px) and (max-height: 500px) and (orientation: landscape)";

/** True if the table stands upright: phones, and tablets held that way. */
export const upright = new MediaQuery(UPRIGHT);

/** True if the camera has to follow the action, because the whole map would be too small to touch. */
export const phone = new MediaQuery(`${UPRIGHT}, ${LOW}, (max-width: 760px)`);

/** True if the device is used with fingers. */
export const touch = new MediaQuery("(hover: none) and (pointer: coarse)");
