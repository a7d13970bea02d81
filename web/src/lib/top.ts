import type { Attachment } from "svelte/attachments";

/** A box that scrolls inside begins at its top again whenever this changes. */
export function top(of: () => unknown): Attachment<HTMLElement> {
  return (node) => {
    of();
    node.scrollTop = 0;
  };
}
