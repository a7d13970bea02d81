import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export interface Tip {
  title: string;
  text?: string;
  rule?: string;
}

let current = $state.raw<{ tip: Tip; at: DOMRect } | null>(null);

export function currentTip() {
  return current;
}

export function hideTip(): void {
  current = null;
}

/** What a thing is, told on hover and on focus. */
export function tip(what: () => Tip | null): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      const found = what();
      if (found) current = { tip: found, at: element.getBoundingClientRect() };
    };
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === "touch") return;
      clearTimeout(timer);
      timer = setTimeout(show, 250);
    };
    const focus = () => {
      if (element.matches(":focus-visible")) show();
    };
    const leave = () => {
      clearTimeout(timer);
      current = null;
    };
    // `on`: an element that goes away loses its focus in the midst of an update.
    const off = [
      on(element, "pointerenter", enter),
      on(element, "pointerleave", leave),
      on(element, "pointerdown", leave),
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
