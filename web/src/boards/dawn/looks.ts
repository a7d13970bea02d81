import type { Piece, Space } from "../../lib/protocol";
import { COLOURS, type Table } from "../../lib/table.svelte";
import { say } from "../../speech/speech.svelte";
import type { Box } from "../city/plan";
import { lines } from "./ground";

/** Pictograms of named fields; other fields have the pictogram of their kind. */
const PLACES: Record<string, string> = {
  F3: "farm",
  M4: "mine",
  M2: "tent",
  H3: "fuse",
  S4: "university",
  S1: "bridge",
  T7: "chemistry",
  T4: "desk",
  T2: "checkpoint",
};
const KINDS: Record<string, string> = {
  village: "village",
  town: "town-field",
  catacomb: "catacomb",
  center: "capitol",
  beds: "beds",
  offices: "offices",
  lab: "lab",
  camp: "tent",
  cemetery: "event-old-friends",
  jail: "prison",
};

/** The pictogram of a field; empty if it has none. */
export function placeIcon(space: Space): string {
  if (space.kind === "start") return `track-${space.id[0]}`;
  return PLACES[space.id] ?? KINDS[space.kind] ?? "";
}

/** The name that is printed on a field, in lines that its box has room for; a plain field has only its number. */
export function titleOf(space: Space, box: Box): string[] {
  return ["plain", "catacomb"].includes(space.kind) ? [] : lines(say(space.name), space.kind !== "start" ? 13 : box.w < box.h ? 10 : 15);
}

export const TRACK_COLOURS: Record<string, string> = { F: "#7fa35c", M: "#9aa8b5", H: "#d8a54a", S: "#cf7d68", T: "#9a86c4" };

export interface Look {
  colour: string;
  /** Ground of the counter. */
  ground: string;
  icon: string;
  /** Letters of a name, drawn instead of a pictogram. */
  initials: string;
}

const PLAIN: Record<string, [string, string, string]> = {
  normal: ["#d98a6a", "#3a1712", "walker"],
  super: ["#ff8a6e", "#5b120c", "grave"],
  infector: ["#cfe05a", "#33390f", "patient-0"],
  civilian: ["#a9c9d6", "#15252d", "civilian"],
  special: ["#a9c9d6", "#15252d", "shield"],
  guard: ["#b8c98a", "#1f2713", "guard"],
  villagers: ["#e8dcc0", "#2e281c", "town"],
  refugees: ["#e8dcc0", "#2e281c", "run"],
  raiders: ["#f0a94b", "#33210c", "raiders"],
  "anti-hero": ["#c58be0", "#27152f", "raiders"],
  "anti-civilian": ["#c58be0", "#27152f", "allies"],
};
const NAMED = ["hero", "heroic"];

/**
 * Colours and sign of a counter. Each hero has a colour: that of the player, or one from the list if a player leads several
 * heroes.
 */
export function lookOf(table: Table, piece: Piece, name: string): Look {
  const plain = PLAIN[piece.kind];
  if (plain) return { colour: plain[0], ground: plain[1], icon: plain[2], initials: "" };
  const heroes = (table.shown?.scene.pieces ?? []).filter((one) => NAMED.includes(one.kind));
  const index = Math.max(0, heroes.findIndex((one) => one.id === piece.id));
  const shared = (table.shown?.seats ?? 1) > 1 && piece.seat !== null;
  const colour = shared ? table.colourOf(piece.seat!) : COLOURS[index % COLOURS.length]!;
  return { colour, ground: "#101c26", icon: "", initials: initials(name) };
}

/** The first two letters of the last word of a name, which tells people apart: titles come first. */
export function initials(name: string): string {
  const words = name.replace(/["“”„’']/g, "").split(/[\s-]+/).filter(Boolean);
  return (words.at(-1) ?? "?").slice(0, 2);
}
