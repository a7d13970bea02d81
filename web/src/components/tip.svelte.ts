import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { choices } from "../lib/press";
import type { OptionView } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";

export interface Tip {
  title: string;
  text?: string;
  rule?: string;
  /** What lies on the table: pointed at with a mouse, it offers beside itself what can be done with it. */
  thing?: { table: Table; id: string };
}

/** `kept`: it stays until something else is pressed, so that its rule can be opened. */
interface Shown {
  tip: Tip;
  element: Element;
  at: DOMRect;
  asked: boolean;
  kept: boolean;
  /** Pointed at, not walked to with the keyboard. */
  pointed: boolean;
}

let current = $state.raw<Shown | null>(null);

export function currentTip() {
  return current;
}

export function hideTip(): void {
  clearTimeout(going);
  current = null;
}

/** So long it stays while the pointer is on its way to what it offers, in milliseconds. */
const GRACE = 500;
let going: ReturnType<typeof setTimeout> | undefined;

/** What a tip offers beside its thing, as the question stands now. */
export function offersOf(shown: Shown | null): OptionView[] {
  const about = shown?.pointed ? shown.tip.thing : undefined;
  return about ? choices(about.table, about.id) : [];
}

/** The pointer has left; what can be clicked in the tip can still be reached. */
export function leaveTip(): void {
  clearTimeout(going);
  if (offersOf(current).length) going = setTimeout(hideTip, GRACE);
  else hideTip();
}

/** The pointer has reached it. */
export function enterTip(): void {
  clearTimeout(going);
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
    const show = (kept: boolean, pointed: boolean) => {
      const found = kept || !current?.kept ? what() : null;
      if (!found) return;
      clearTimeout(going);
      current = { tip: found, element, at: element.getBoundingClientRect(), asked: element.closest(".ask") !== null, kept, pointed };
    };
    const moved = (event: Event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      if (pointerType === "touch" || armed || (clientX === pointer.x && clientY === pointer.y)) return;
      armed = true;
      clearTimeout(timer);
      timer = setTimeout(() => show(false, true), 250);
    };
    const focus = () => {
      if (element.matches(":focus-visible")) show(false, false);
    };
    const leave = () => {
      armed = false;
      clearTimeout(timer);
      if (mine() && !current?.kept) leaveTip();
    };
    /** Pressed: it has been seen, and does not come back until the pointer does. */
    const press = () => {
      again = mine() && !!current?.kept;
      hideTip();
      leave();
      armed = true;
    };
    const click = () => {
      if (!again && element.getAttribute("data-told")) show(true, false);
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
