export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string; token: string }
  /** `round`: the replay plays the whole round of that moment. */
  | { page: "replay"; table: string; token: string; seq: number; round: boolean }
  | { page: "how"; game: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "about" }
  | { page: "workshop"; mission: string }
  | { page: "shelf" }
  | { page: "lost" };

/** The page that the address means. */
function read(): Route {
  const [, page = "", id = ""] = location.pathname.split("/");
  const hash = location.hash.slice(1);
  const [token = "", seq = ""] = hash.split("@");
  if (page === "") return { page: "home" };
  if (page === "new" && id) return { page: "new", game: id };
  if (page === "table" && id) return { page: "table", table: id, token };
  if (page === "replay" && id) return { page: "replay", table: id, token, seq: parseInt(seq) || 0, round: seq.endsWith("r") };
  if (page === "how" && id) return { page: "how", game: id };
  if (page === "rules" && id) return { page: "rules", game: id, rule: hash };
  if (page === "about") return { page: "about" };
  if (page === "workshop") return { page: "workshop", mission: id };
  if (page === "shelf") return { page: "shelf" };
  return { page: "lost" };
}

export const route: { now: Route } = $state({ now: read() });

/** Goes to a page; `replace`: in place of the current entry of the history. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.now = read();
  window.scrollTo(0, 0);
}

window.addEventListener("popstate", () => {
  route.now = read();
});
window.addEventListener("hashchange", () => {
  route.now = read();
});

/** Links inside the page change the page without loading it again. */
export function link(node: HTMLAnchorElement): void {
  node.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(node.getAttribute("href") ?? "/");
  });
}
