import { paths } from "./icons.svelte";
import { kindOf } from "../speech/fluent";
import { named } from "./groups";
import type { Card } from "./protocol";

const BY_VERB: Record<string, string> = {
  barricade: "event-strangers-at-the-fence",
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
  agree: "trade",
  give: "trade",
  choose: "person",
  activate: "person",
  equip: "equipment",
  slip: "run",
  sprint: "run",
  charge: "run",
  jump: "run",
  run: "run",
  sidestep: "run",
  send: "walker",
  open: "door",
  sort: "equipment",
  keep: "equipment",
  drop: "equipment",
  discard: "equipment",
  melee: "fist",
  bloodlust: "fist",
  shoot: "pistol",
  throw: "molotov",
  noise: "megaphone",
  taunt: "megaphone",
  end: "hourglass",
  wait: "hourglass",
  stop: "hourglass",
  board: "car",
  alight: "car",
  "drive-seat": "wheel",
  "swap-seat": "wheel",
  slow: "wheel",
  fast: "wheel",
  "search-car": "search",
  leave: "exit",
  aim: "eye",
  "hold-back": "fist",
  waste: "fist",
  rush: "skull",
  enough: "allies",
  prepare: "dice",
  roll: "dice",
  reroll: "dice",
  stand: "dice",
  hit: "skull",
  reap: "skull",
  bite: "skull",
  "bite-all": "skull",
  misfire: "skull",
  suffer: "skull",
  heal: "first-aid",
  patch: "first-aid",
  "field-medic": "first-aid",
  reveal: "eye",
  lead: "allies",
  follow: "allies",
  "switch-on": "flashlight",
  seal: "grave",
  "put-under": "crate",
  "take-out": "crate",
  "take-wound": "skull",
};

const BY_CARD: Record<string, string> = {
  "pistol-ammo": "ammo",
  "rifle-ammo": "ammo",
  "pistol-crate": "ammo-box",
  "rifle-crate": "ammo-box",
  "crossbow-bolts": "bolts",
  "lucky-find": "ammo",
  "mixed-pouch": "ammo-box",
  "sawed-off": "shotgun",
  "automatic-shotgun": "shotgun",
  "mas-shotgun": "shotgun",
  "army-sniper-rifle": "sniper-rifle",
  "evil-twins": "pistol",
  "golden-ak-47": "ak-47",
  "golden-kukri": "kukri",
  zantetsuken: "katana",
  "plenty-of-bullets": "ammo",
  "plenty-of-shells": "shotgun-shells",
  "canned-food": "food",
  bullets: "ammo",
  shells: "shotgun-shells",
};

/** A pictogram for an option: of the thing it uses, else of what is done. */
export function iconOf(verb: string, touches: string[]): string {
  for (const id of named(touches).toReversed()) {
    const kind = kindOf(id);
    if (verb === "event") {
      if (paths[`event-${kind}`]) return `event-${kind}`;
      continue;
    }
    const name = BY_CARD[kind] ?? kind;
    if (paths[name] && !["farm", "prison", "highway", "town"].includes(name)) return name;
  }
  return BY_VERB[verb] ?? (paths[verb] ? verb : "");
}

/** The pictogram of a piece of gear by its id, in any copy. */
export function iconOfGear(id: string): string {
  const kind = kindOf(id);
  const name = BY_CARD[kind] ?? kind;
  return paths[name] ? name : "equipment";
}

/** The pictogram of a card: its own, else that of its kind. */
export function iconOfCard(card: Card): string {
  if (card.face === null) return "skull";
  if (card.kind === "event") return paths[`event-${card.face}`] ? `event-${card.face}` : "walker";
  const name = BY_CARD[card.face] ?? card.face;
  if (paths[name]) return name;
  return paths[card.kind] ? card.kind : card.kind === "melee" ? "hatchet" : "draw";
}
