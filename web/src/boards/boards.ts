import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";
import { plain, type Choreography } from "../lib/stage.svelte";
import Generic from "./Generic.svelte";
import { dance as cityDance } from "./city/city";
import City from "./City.svelte";
import { dance } from "./walkingdead";
import WalkingDead from "./WalkingDead.svelte";

type Board = Component<{ table: Table }>;

const BOARDS: Record<string, { board: Board; dance: Choreography }> = {
  walkingdead: { board: WalkingDead, dance },
  zombicide2: { board: City, dance: cityDance },
};

/** A game's own board, or the one that draws any scene. `?board=generic` in the address asks for the latter. */
export function boardOf(game: string): Board {
  if (new URLSearchParams(location.search).get("board") === "generic") return Generic;
  return BOARDS[game]?.board ?? Generic;
}

export function choreography(game: string): Choreography {
  return BOARDS[game]?.dance ?? plain;
}
