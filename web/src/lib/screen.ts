import { MediaQuery } from "svelte/reactivity";

/** A phone: the board on top, everything else one at a time below it. */
export const phone = new MediaQuery("max-width: 760px");
