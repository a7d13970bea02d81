import type { Attachment } from "svelte/attachments";

/** Values of `data-dense`, each of which leaves out more; see `[data-dense~=…]` in the sheets. */
const STEPS = ["1", "2", "3", "4", "5"];

/**
 * A column of sheets that shows as much as there is room for: `data-dense` grows step by step until nothing needs to be scrolled.
 * The numbers that matter are left out by no step.
 */
export function fit(): Attachment<HTMLElement> {
  return (node) => {
    const measure = () => {
      for (let n = 0; n <= STEPS.length; n++) {
        node.dataset.dense = STEPS.slice(0, n).join(" ");
        if (node.scrollHeight <= node.clientHeight + 1) return;
      }
    };
    // Once a frame: each measurement lays the page out anew.
    let due = 0;
    const later = () => {
      due ||= requestAnimationFrame(() => {
        due = 0;
        measure();
      });
    };
    const changes = new MutationObserver(later);
    changes.observe(node, { childList: true, subtree: true, characterData: true });
    // The parent's size does not depend on the content of this element, so that measuring cannot trigger itself.
    const room = new ResizeObserver(measure);
    if (node.parentElement) room.observe(node.parentElement);
    document.fonts.addEventListener("loadingdone", measure);
    measure();
    return () => {
      cancelAnimationFrame(due);
      changes.disconnect();
      room.disconnect();
      document.fonts.removeEventListener("loadingdone", measure);
    };
  };
}
