import type { Component } from "svelte";
import type { Sheet } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";
import { plain, type Choreography } from "../lib/stage.svelte";
import Dawn from "./Dawn.svelte";
import { dance as dawnDance } from "./dawn/dawn";
import DawnLedger from "./dawn/Ledger.svelte";
import Roster from "./dawn/Roster.svelte";
import Generic from "./Generic.svelte";
import { dance as cityDance } from "./city/city";
import City from "./City.svelte";
import Ledger from "./city/Ledger.svelte";
import Status from "./city/Status.svelte";
import Survivors from "./city/Survivors.svelte";
import { dance } from "./walkingdead";
import WalkingDead from "./WalkingDead.svelte";

type Board = Component<{ table: Table }>;
type Sheets = Component<{ table: Table; sheets: Sheet[]; mine: boolean }>;

interface Own {
  board: Board;
  dance: Choreography;
  /** Survivors' sheets of its own, and what it says in the bar at the top. */
  sheets?: Sheets;
  status?: Board;
  /** What it keeps in sight above the board, whatever part of that is looked at. */
  ledger?: Board;
}

const BOARDS: Record<string, Own> = {
  dawn: { board: Dawn, dance: dawnDance, sheets: Roster, ledger: DawnLedger },
  walkingdead: { board: WalkingDead, dance },
  zombicide1: { board: City, dance: cityDance, sheets: Survivors, status: Status, ledger: Ledger },
  zombicide2: { board: City, dance: cityDance, sheets: Survivors, status: Status, ledger: Ledger },
};

/** A game's own board, or the one that draws any scene. `?board=generic` in the address asks for the latter. */
export function boardOf(game: string): Board {
  if (new URLSearchParams(location.search).get("board") === "generic") return Generic;
  return BOARDS[game]?.board ?? Generic;
}

export function choreography(game: string): Choreography {
  return BOARDS[game]?.dance ?? plain;
}

export function sheetsOf(game: string): Sheets | undefined {
  return BOARDS[game]?.sheets;
}

export function statusOf(game: string): Board | undefined {
  return BOARDS[game]?.status;
}

export function ledgerOf(game: string): Board | undefined {
  return BOARDS[game]?.ledger;
}
