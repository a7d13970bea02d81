import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** The last position of the mouse. */
let mouse = { x: -1, y: -1 };
let last: Element | null = null;
if (typeof window !== "undefined") {
  window.addEventListener("pointermove", (event) => (mouse = { x: event.clientX, y: event.clientY }), { passive: true });
  window.addEventListener("pointerdown", (event) => (last = event.target as Element), { passive: true, capture: true });
  window.addEventListener("keydown", (event) => (last = event.target as Element), { passive: true, capture: true });
}

/** The element that was pressed last, by pointer or key; null before the first press. */
export function pressed(): Element | null {
  return last;
}

/** True if the mouse has moved since it was last noted: an element that appears under a resting mouse is not pointed at. */
export function movedTo(event: PointerEvent): boolean {
  return event.pointerType !== "touch" && (event.clientX !== mouse.x || event.clientY !== mouse.y);
}

/**
 * Calls `enter` when the mouse moves onto the element or the keyboard's focus reaches it, and `leave` when either goes. Neither a
 * finger, which leaves no pointer behind, nor an element that appears under a resting mouse counts.
 */
export function pointed(enter: () => void, leave: () => void): Attachment<HTMLElement> {
  return (element) => {
    let here = false;
    const begin = () => {
      if (!here) enter();
      here = true;
    };
    const end = () => {
      if (here) leave();
      here = false;
    };
    const moved = (event: PointerEvent) => {
      if (!here && movedTo(event)) begin();
    };
    const off = [
      on(element, "pointerenter", moved),
      on(element, "pointermove", moved),
      on(element, "pointerleave", end),
      on(element, "focus", () => element.matches(":focus-visible") && begin()),
      on(element, "blur", end),
    ];
    return () => {
      end();
      for (const each of off) each();
    };
  };
}
