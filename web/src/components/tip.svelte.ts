import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { movedTo } from "../lib/pointed";
import { choices } from "../lib/thingOptions";
import type { OptionView } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";

export interface Tip {
  title: string;
  text?: string;
  rule?: string;
  /** The thing on the table that the tip is about: under a mouse pointer, the tip offers the options of the thing. */
  thing?: { table: Table; id: string };
}

/** `kept`: the tip stays until something else is pressed, so that its rule can be opened. */
interface Shown {
  tip: Tip;
  element: Element;
  at: DOMRect;
  asked: boolean;
  kept: boolean;
  /** True if the tip was opened by a pointer, false if by keyboard focus. */
  pointed: boolean;
}

let current = $state.raw<Shown | null>(null);

/** The tip that is shown; null for none. */
export function currentTip() {
  return current;
}

/** Hides the tip at once. */
export function hideTip(): void {
  clearTimeout(going);
  current = null;
}

/** Milliseconds for which a tip stays while the pointer moves to its options. */
const GRACE = 500;
let going: ReturnType<typeof setTimeout> | undefined;

/** Options that a tip offers for its thing, by the current question. */
export function offersOf(shown: Shown | null): OptionView[] {
  const about = shown?.pointed ? shown.tip.thing : undefined;
  return about ? choices(about.table, about.id) : [];
}

/** Hides a tip that the pointer has left; a tip with options stays for a moment, so that these can be reached. */
export function leaveTip(): void {
  clearTimeout(going);
  if (offersOf(current).length) going = setTimeout(hideTip, GRACE);
  else hideTip();
}

/** Keeps the tip open: the pointer has reached it. */
export function enterTip(): void {
  clearTimeout(going);
}

/** Selector of elements that react to a click themselves. */
const CONTROL = "button, a, [role=button]";

/**
 * Shows a tip about a thing on hover and on focus. With `keep`, a click keeps the tip open, as it does on anything that is no
 * control.
 */
export function tip(what: () => Tip | null, keep = false): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout>;
    let armed = false;
    let again = false;
    const mine = () => current?.element === element;
    const show = (kept: boolean, pointed: boolean) => {
      const content = kept || !current?.kept ? what() : null;
      if (!content) return;
      clearTimeout(going);
      current = { tip: content, element, at: element.getBoundingClientRect(), asked: element.closest(".ask") !== null, kept, pointed };
    };
    const moved = (event: Event) => {
      if (armed || !movedTo(event as PointerEvent)) return;
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
    /** A press hides the tip, which does not come back until the pointer does. */
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
