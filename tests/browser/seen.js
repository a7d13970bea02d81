// What a phone shows of the map: how large its words are, and what can be hit with a thumb. Called by test_wandering.py.
() => {
  const view = document.querySelector(".frame .view").getBoundingClientRect();
  const seen = (box) => box.width > 0 && box.right > view.left && box.left < view.right && box.bottom > view.top && box.top < view.bottom;
  const words = [...document.querySelectorAll(".board svg text")].flatMap((text) => {
    const said = text.textContent.trim();
    if (!said || !seen(text.getBoundingClientRect()) || text.closest("[data-decoration]")) return [];
    const { a, b } = text.getScreenCTM();
    return [{ said, size: parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) }];
  });
  const targets = [...document.querySelectorAll(".board .zone[tabindex='0']")].map((zone) => {
    const box = zone.getBoundingClientRect();
    return { id: zone.dataset.thing, size: Math.min(box.width, box.height) };
  });
  const glows = [...document.querySelectorAll(".board :is(.zone[tabindex='0'], .item.can)")];
  return { words, targets, lost: glows.length > 0 && !glows.some((one) => seen(one.getBoundingClientRect())) };
}
