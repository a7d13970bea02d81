// Returns every visible text of the page that has letters but no brackets of the pseudo-language around or in it. Parts that are
// marked as another language, code, keys and what people typed are left out.
(names) => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const letters = /\p{L}/u;
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    let text = node.nodeValue ?? "";
    if (!parent || parent.closest("script, style, code, kbd, pre, textarea, [lang]:not(html), [hidden], [aria-hidden=true]")) continue;
    if (!letters.test(text) || /[⟦⟧]/u.test(text)) continue;
    for (const name of names) text = text.replaceAll(name, "");
    // Codes of map tiles (7R), and the one or two letters of a figure, which are taken from its name.
    if (/^\s*\d[RV]\s*$/.test(text) || (parent.namespaceURI.endsWith("svg") && /^\s*\p{L}{1,2}\s*$/u.test(text))) continue;
    if (!letters.test(text) || parent.getClientRects().length === 0) continue;
    found.push(`${parent.tagName.toLowerCase()}.${parent.className}: ${(node.nodeValue ?? "").trim().slice(0, 80)}`);
  }
  return [...new Set(found)];
}
