import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export interface Tip {
  title: string;
  text?: string;
  rule?: string;
}

/** `kept`: it stays until something else is pressed, so that its rule can be opened. */
interface Shown {
  tip: Tip;
  element: Element;
  at: DOMRect;
  asked: boolean;
  kept: boolean;
}

let current = $state.raw<Shown | null>(null);

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

/** What does something by itself when it is clicked. */
const CONTROL = "button, a, [role=button]";

/** What a thing is, told on hover and on focus; `keep`: a click keeps it told, as it does wherever a click has no other meaning. */
export function tip(what: () => Tip | null, keep = false): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout>;
    let armed = false;
    let again = false;
    const mine = () => current?.element === element;
    const show = (kept = false) => {
      const found = kept || !current?.kept ? what() : null;
      if (found) current = { tip: found, element, at: element.getBoundingClientRect(), asked: element.closest(".ask") !== null, kept };
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
      if (mine() && !current?.kept) current = null;
    };
    /** Pressed: it has been seen, and does not come back until the pointer does. */
    const press = () => {
      again = mine() && !!current?.kept;
      current = null;
      leave();
      armed = true;
    };
    const click = () => {
      if (!again && element.getAttribute("data-told")) show(true);
    };
    element.setAttribute("data-told", keep || !element.closest(CONTROL) ? "keeps" : "");
    // `on`: an element that goes away loses its focus in the midst of an update.
    const off = [
      on(element, "pointerenter", moved),
      on(element, "pointermove", moved),
      on(element, "pointerleave", leave),
      on(element, "pointerdown", press),
      on(element, "click", click),
      on(element, "focus", focus),
      on(element, "blur", leave),
    ];
    return () => {
      clearTimeout(timer);
      if (mine()) current = null;
      for (const each of off) each();
    };
  };
}
