import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export interface Tip {
  title: string;
  text?: string;
  rule?: string;
}

let current = $state.raw<{ tip: Tip; at: DOMRect; asked: boolean } | null>(null);

export function currentTip() {
  return current;
}

export function hideTip(): void {
  current = null;
}

/** Where the pointer was last: what appears under it while it rests tells nothing by itself. */
let pointer = { x: -1, y: -1 };
if (typeof window !== "undefined") {
  window.addEventListener("pointermove", (event) => (pointer = { x: event.clientX, y: event.clientY }), { passive: true });
}

/** What a thing is, told on hover and on focus. */
export function tip(what: () => Tip | null): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout>;
    let armed = false;
    const show = () => {
      const found = what();
      if (found) current = { tip: found, at: element.getBoundingClientRect(), asked: element.closest(".ask") !== null };
    };
    const moved = (event: Event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      if (pointerType === "touch" || armed || (clientX === pointer.x && clientY === pointer.y)) return;
      armed = true;
      clearTimeout(timer);
      timer = setTimeout(show, 250);
    };
    const focus = () => {
      if (element.matches(":focus-visible")) show();
    };
    const leave = () => {
      armed = false;
      clearTimeout(timer);
      current = null;
    };
    /** Pressed: it has been seen, and does not come back until the pointer does. */
    const press = () => {
      leave();
      armed = true;
    };
    // `on`: an element that goes away loses its focus in the midst of an update.
    const off = [
      on(element, "pointerenter", moved),
      on(element, "pointermove", moved),
      on(element, "pointerleave", leave),
      on(element, "pointerdown", press),
      on(element, "focus", focus),
      on(element, "blur", leave),
    ];
    return () => {
      clearTimeout(timer);
      if (current) current = null;
      for (const each of off) each();
    };
  };
}
