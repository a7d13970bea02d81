import type { Attachment } from "svelte/attachments";

/** Selector of the answers that a list counts. */
const ANSWERS = ":is([data-option], [data-group], [data-suggest]):not(.anytime *)";

/**
 * Reports the number of answers that lie below the visible part of a list that scrolls: whenever it scrolls, and whenever its
 * content or its room changes. An answer counts if less than half of it can be seen.
 */
export function below(report: (n: number) => void): Attachment<HTMLElement> {
  return (node) => {
    let due = 0;
    const count = () => {
      due = 0;
      const edge = node.getBoundingClientRect().bottom;
      const hidden = [...node.querySelectorAll(ANSWERS)].map((one) => one.getBoundingClientRect()).filter((box) => box.height > 0 && box.top + box.height / 2 > edge);
      report(hidden.length);
    };
    // Once a frame: each count lays the page out anew.
    const later = () => (due ||= requestAnimationFrame(count));
    const changes = new MutationObserver(later);
    changes.observe(node, { childList: true, subtree: true, characterData: true });
    const room = new ResizeObserver(later);
    room.observe(node);
    node.addEventListener("scroll", later, { passive: true });
    return () => {
      cancelAnimationFrame(due);
      changes.disconnect();
      room.disconnect();
      node.removeEventListener("scroll", later);
    };
  };
}
