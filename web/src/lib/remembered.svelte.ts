import type { Text } from "./protocol";

/** A table at which this browser has a seat. The token is the key to the seat, so it stays in this browser. */
export interface Remembered {
  table: string;
  token: string;
  /**
   * The link that was exchanged for the token. A link can be exchanged only once: it tells that a second visit by it is the same
   * person's.
   */
  came?: string;
  game: string;
  title: string;
  names: string[];
  colours?: string[];
  round: number;
  rounds: number;
  /** The mission, as a text that is said in the reader's language. */
  mission?: Text;
  state: "playing" | "won" | "lost";
  at: number;
  /** Tokens of the other seats, known only to the browser that created the table. */
  links?: { seat: number; token: string }[];
  spectate?: string;
}

const KEY = "shamble.tables";

/** Reads the list; empty if the storage holds nothing usable. */
function load(): Remembered[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export const remembered: { list: Remembered[] } = $state({ list: load() });

/** Writes the list to the storage of this browser. */
function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered.list.slice(0, 40)));
  } catch {
    // See settings.
  }
}

/** Puts a table at the head of the list, with what the list already knows of it. */
export function remember(entry: Remembered): void {
  const same = (one: Remembered) => one.table === entry.table && one.token === entry.token;
  const earlier = remembered.list.find(same);
  remembered.list = [{ ...earlier, ...entry }, ...remembered.list.filter((one) => !same(one))];
  store();
}

/** Replaces a link by the token for which it was exchanged, in the list and in the address. */
export function renew(table: string, before: string, token: string): void {
  remembered.list = remembered.list.map((one) => (one.table === table && one.token === before ? { ...one, token, came: before } : one));
  store();
  if (location.pathname === `/table/${table}`) history.replaceState(null, "", `${location.pathname}#${token}`);
}

/** Removes an entry from the list; the returned function puts it back in its place. */
export function forget(entry: Remembered): () => void {
  const place = remembered.list.indexOf(entry);
  remembered.list = remembered.list.filter((one) => one !== entry);
  store();
  return () => {
    remembered.list = [...remembered.list.slice(0, place), entry, ...remembered.list.slice(place)];
    store();
  };
}

/** The token that this browser has for a table, which was opened by its bare address or once more by the link. */
export function tokenOf(table: string, link: string): string {
  return remembered.list.find((one) => one.table === table && (!link || one.came === link))?.token ?? link;
}
