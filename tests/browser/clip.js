// Text that is cut off, runs out of the window, or lies on other text. Called by checks.py.
() => {
  const bad = [];
  const words = (node) => node.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
  const seen = (element) => {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return style.visibility !== "hidden" && style.display !== "none" && box.width > 1 && box.height > 1;
  };
  const styled = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
  // Screen readers' own, select boxes, drawings (they scale), and what says by itself that it scrolls or pans.
  const left = "svg, .sr, select, option, script, style, noscript, [data-decoration] *";
  const lines = [];
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest(left) || !seen(element)) continue;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width >= 2) lines.push({ element, node, box });
    }
  }
  for (const { element, node, box } of lines) {
    let cut = false;
    let pans = false;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const around = at.getBoundingClientRect();
      // The one line of the log opens with a click: there the rest of it is read. A map is moved under its camera.
      if (at.matches(".full, [data-opens], [data-camera]")) pans = true;
      if (pans) break;
      // Scrolling up and down is how one reads; sideways is not.
      if (/(auto|scroll)/.test(style.overflowX) && at.scrollWidth > at.clientWidth + 1 && at.matches("[tabindex]")) pans = true;
      if (/(hidden|clip)/.test(style.overflowX) && (box.right > around.right + 1.5 || box.left < around.left - 1.5)) cut = true;
      if (/(hidden|clip)/.test(style.overflowY) && (box.bottom > around.bottom + 3 || box.top < around.top - 3)) cut = true;
      if (cut) {
        bad.push(`cut off: "${words(node)}" of ${styled(element)} by ${styled(at)}`);
        break;
      }
      if (/(auto|scroll)/.test(style.overflowY)) break;
    }
    if (!cut && !pans && (box.right > innerWidth + 1 || box.left < -1)) {
      bad.push(`outside: "${words(node)}" of ${styled(element)}, ${Math.round(box.left)} to ${Math.round(box.right)}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) {
    bad.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${innerWidth}`);
  }
  // The part of it that can be seen: what has been scrolled away lies on nothing.
  const shown = (element, box) => {
    const part = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const around = at.getBoundingClientRect();
      part.left = Math.max(part.left, around.left);
      part.right = Math.min(part.right, around.right);
      part.top = Math.max(part.top, around.top);
      part.bottom = Math.min(part.bottom, around.bottom);
    }
    return part;
  };
  // Only what is on top can lie on something else that is.
  const top = lines
    .map(({ element, node, box }) => ({ element, node, box: shown(element, box) }))
    .filter(({ element, box }) => {
      if (element.closest(".full") || box.right - box.left < 2 || box.bottom - box.top < 2) return false;
      const found = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return found && (found === element || element.contains(found) || found.contains(element));
    });
  top.forEach((one, index) => {
    for (const other of top.slice(index + 1)) {
      // A menu lies on the page for as long as it is open: only its own lines must keep apart.
      if (one.element === other.element || one.element.closest("[role=menu]") !== other.element.closest("[role=menu]")) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 3 && high > 4) bad.push(`overlap: "${words(one.node)}" and "${words(other.node)}", ${Math.round(wide)} x ${Math.round(high)}`);
    }
  });
  return bad.slice(0, 20);
}
