import type { Text } from "./protocol";

/** The tables this browser sat at. The token is the key to a seat, so it stays in this browser. */
export interface Remembered {
  table: string;
  token: string;
  /** The link that was exchanged for the token. It opens the door once: whoever comes by it again is known by it. */
  came?: string;
  game: string;
  title: string;
  names: string[];
  colours?: string[];
  round: number;
  rounds: number;
  /** What is played there, to be said in the language of whoever looks. */
  mission?: Text;
  state: "playing" | "won" | "lost";
  at: number;
  /** The secrets of the other seats, which only the one who laid the table has. */
  links?: { seat: number; token: string }[];
  spectate?: string;
}

const KEY = "shamble.tables";

function load(): Remembered[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export const remembered: { list: Remembered[] } = $state({ list: load() });

function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered.list.slice(0, 40)));
  } catch {
    // See settings.
  }
}

export function remember(entry: Remembered): void {
  const same = (one: Remembered) => one.table === entry.table && one.token === entry.token;
  const known = remembered.list.find(same);
  remembered.list = [{ ...known, ...entry }, ...remembered.list.filter((one) => !same(one))];
  store();
}

/** A link was exchanged for a secret of one's own: the address and the list hold that one from now on. */
export function renew(table: string, before: string, token: string): void {
  remembered.list = remembered.list.map((one) => (one.table === table && one.token === before ? { ...one, token, came: before } : one));
  store();
  if (location.pathname === `/table/${table}`) history.replaceState(null, "", `${location.pathname}#${token}`);
}

/** Off the list; what is returned puts it back where it was. */
export function forget(entry: Remembered): () => void {
  const place = remembered.list.indexOf(entry);
  remembered.list = remembered.list.filter((one) => one !== entry);
  store();
  return () => {
    remembered.list = [...remembered.list.slice(0, place), entry, ...remembered.list.slice(place)];
    store();
  };
}

/** The secret that this browser has for a table, opened by its bare address or once more by the link it came by. */
export function tokenOf(table: string, link: string): string {
  return remembered.list.find((one) => one.table === table && (!link || one.came === link))?.token ?? link;
}
