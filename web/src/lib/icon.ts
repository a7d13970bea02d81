import paths from "virtual:icons";
import { kindOf } from "../speech/fluent";
import type { Card } from "./protocol";

const BY_VERB: Record<string, string> = {
  place: "move",
  move: "move",
  step: "move",
  ride: "motorcycle",
  stay: "campfire",
  draw: "draw",
  "give-food": "food",
  "give-ally": "allies",
  "give-ammo": "ammo",
  "give-card": "trade",
  event: "events",
  eat: "meal",
  bandage: "first-aid",
  comfort: "first-aid",
  flash: "flashbang",
  spy: "field-glasses",
  armor: "body-armor",
  silence: "silencer",
  brawl: "fist",
  help: "allies",
  hold: "shield",
  resolve: "fist",
  "resolve-group": "ammo",
  spend: "allies",
  wound: "skull",
  "wound-all": "skull",
  "wound-even": "skull",
  lure: "walker",
  "herd-from": "walker",
  "herd-to": "walker",
  loot: "equipment",
  load: "ammo",
  supply: "ammo",
  collect: "ammo",
  accept: "trade",
};

const BY_CARD: Record<string, string> = {
  "pistol-ammo": "ammo",
  "rifle-ammo": "ammo",
  "pistol-crate": "ammo-box",
  "rifle-crate": "ammo-box",
  "crossbow-bolts": "bolts",
  "lucky-find": "ammo",
  "mixed-pouch": "ammo-box",
};

/** A pictogram for an option: of the thing it uses, else of what is done. */
export function iconOf(verb: string, touches: string[]): string {
  for (const id of touches.toReversed()) {
    const kind = kindOf(id);
    const name = BY_CARD[kind] ?? kind;
    if (paths[name] && !["farm", "prison", "highway", "town"].includes(name) && verb !== "event") return name;
  }
  return BY_VERB[verb] ?? (paths[verb] ? verb : "");
}

export function iconOfCard(card: Card): string {
  if (card.face === null) return "skull";
  const name = BY_CARD[card.face] ?? card.face;
  if (paths[name]) return name;
  if (card.kind === "event") return eventIcon(card.face);
  return paths[card.kind] ? card.kind : card.kind === "melee" ? "hatchet" : "draw";
}

/** Events have no pictures of their own: those of a place show the place, the others the dead. */
function eventIcon(face: string): string {
  return paths[face] ? face : "walker";
}
