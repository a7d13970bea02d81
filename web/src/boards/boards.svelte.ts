import type { Component } from "svelte";
import { iconsFor } from "../lib/icons.svelte";
import type { Piece, SheetView } from "../lib/protocol";
import { plain, type Choreography } from "../lib/stage.svelte";
import type { Table } from "../lib/table.svelte";
import { dance as city } from "./city/city";
import { dance as dawn } from "./dawn/dawn";
import { dance as walkingdead } from "./walkingdead";

type Board = Component<{ table: Table }>;
type Sheets = Component<{ table: Table; sheets: SheetView[]; mine: boolean; open?: string[] }>;

/** The components that draw a game. */
export interface Own {
  board: Board;
  /** The game's own sheets of survivors, and its part of the bar at the top. */
  sheets?: Sheets;
  status?: Board;
  /** The team in a row, for games whose team members are not the owners of the sheets. */
  strip?: Board;
  /** A strip above the board that stays visible at any zoom. */
  ledger?: Board;
  /** The last roll or drawn card, shown beside the question, where it covers nothing. */
  told?: Board;
  /** A counter with numbers, drawn on the buttons that stand for it. */
  mark?: Component<{ table: Table; piece: Piece; size: number }>;
  /** Signs at the rim of the map for what lies beyond it: `hidden` are zones by side, `show` moves the camera to zones. */
  edges?: Component<{ table: Table; hidden: Record<string, string[]>; show: (zones: string[]) => void }>;
}

type Load = () => Promise<{ default: Own }>;

/** The components are loaded with the first table of a game, so that no page loads boards that it does not need. */
const generic: Load = () => import("./board-generic");
const streets = { dance: city, load: () => import("./board-city") };
const BOARDS: Record<string, { dance: Choreography; load: Load }> = {
  dawn: { dance: dawn, load: () => import("./board-dawn") },
  walkingdead: { dance: walkingdead, load: () => import("./board-walkingdead") },
  zombicide1: streets,
  zombicide2: streets,
  marvel: streets,
};

let loadedComponents = $state.raw<Record<string, Own>>({});
const asked = new Set<string>();

/**
 * The components of a game, or the generic ones (`?board=generic` in the address asks for them); undefined until they are loaded.
 */
export function componentsOf(game: string): Own | undefined {
  if (!game) return undefined;
  const own = new URLSearchParams(location.search).get("board") === "generic" ? undefined : BOARDS[game];
  const name = own ? game : "generic";
  if (!loadedComponents[name] && !asked.has(name)) {
    asked.add(name);
    Promise.all([(own?.load ?? generic)(), iconsFor(game)])
      .then(([loaded]) => (loadedComponents = { ...loadedComponents, [name]: loaded.default }))
      .catch(() => asked.delete(name));
  }
  return loadedComponents[name];
}

/** The presentation of a game's events; the plain one for a game without a board of its own. */
export function choreography(game: string): Choreography {
  return BOARDS[game]?.dance ?? plain;
}
