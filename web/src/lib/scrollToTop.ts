import type { Attachment } from "svelte/attachments";

/** Boxes that have been scrolled since their last reset: to reset one that has not would only force a layout. */
const scrolled = new WeakSet<HTMLElement>();

/** A box that scrolls inside begins at its top again whenever this changes. */
export function scrollToTop(of: () => unknown): Attachment<HTMLElement> {
  return (node) => {
    of();
    if (scrolled.delete(node)) node.scrollTop = 0;
    const note = () => void scrolled.add(node);
    node.addEventListener("scroll", note, { passive: true });
    return () => node.removeEventListener("scroll", note);
  };
}
