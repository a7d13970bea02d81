import type { Card, SheetView } from "../lib/protocol";
import type { Prop } from "./person";

/** Words in the id of a card, and the thing that a figure holds for it. */
const HELD: [RegExp, Prop][] = [
  [/chainsaw/, "chainsaw"],
  [/katana|sword/, "katana"],
  [/axe|hatchet/, "axe"],
  [/crowbar/, "crowbar"],
  [/machete|kukri|knife/, "machete"],
  [/crossbow/, "crossbow"],
  [/shotgun|sawed|rifle|sniper|scope|mauser|carbine|ak|mg/, "shotgun"],
  [/pistol|gun|smg|uzi|revolver|eagle/, "pistol"],
  [/bat|club|pipe|stick/, "bat"],
  [/pan/, "pan"],
  [/wrench|hammer|tool/, "wrench"],
  [/med|aid/, "medkit"],
];

/** The thing that shows what a card is in a hand. */
export function propOf(card: string): Prop {
  return HELD.find(([words]) => words.test(card))?.[1] ?? "none";
}

const inHand = (card: Card) => card.counters.held !== undefined && card.counters.held !== 0;

/** The thing that a survivor is drawn with: the first card in hand that can be drawn. */
export function heldBy(sheet: SheetView | undefined): Prop {
  const cards = (sheet?.hand ?? []).filter(inHand);
  return cards.map((card) => propOf(card.id)).find((prop) => prop !== "none") ?? "none";
}
