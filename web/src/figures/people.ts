import { stranger, type Person } from "./person";

const person = (skin: number, hair: Person["hair"], tint: string, torso: Person["torso"], coat: string, trim: string, pants: string, more: Partial<Person> = {}): Person => ({ skin, hair, tint, torso, coat, trim, pants, ...more });
const hero = (coat: string, trim: string, hair: Person["hair"], tint: string, more: Partial<Person> = {}): Person =>
  person(0, hair, tint, more.torso ?? "leather", coat, trim, coat, { turned: true, ...more });

/** One row for each person of all games, by the id of the character. No likeness is meant. */
export const PEOPLE: Record<string, Person> = {
  // Zombicide
  amy: person(1, "bob", "#26222b", "tee", "#3aa396", "#f1efe2", "#2e3540", { wide: 0.95, high: 0.95 }),
  doug: person(2, "cap", "#e07b2a", "jacket", "#b5762a", "#e8e0c8", "#41506a", { wide: 1.08, stubble: true }),
  elle: person(4, "bun", "#1a1413", "lab", "#eceee6", "#e26d5a", "#4b5560", { wide: 0.96, high: 1.02 }),
  josh: person(1, "hood", "#4b6f96", "hoodie", "#4b6f96", "#e8e4d8", "#5a5148", { high: 0.93 }),
  ned: person(0, "curls", "#8a4b25", "puffer", "#5c9a49", "#222222", "#3d4a3a", { face: "scar", wide: 0.96, high: 0.99 }),
  wanda: person(2, "long", "#5a2f6e", "vest", "#8c93a0", "#4a4460", "#33303f", { wide: 0.95, high: 1.05 }),
  phil: person(0, "side", "#6b4a2e", "uniform", "#5f6f57", "#2b2f28", "#3c4238", { wide: 1.1, stubble: true }),
  "bunny-g": person(3, "beanie", "#d9698f", "leather", "#4a3a52", "#e3a6c2", "#2d2833", { face: "shades" }),
  lili: person(0, "band", "#20242b", "plaid", "#a3484c", "#e8d8b8", "#3a4048", { wide: 0.93, high: 0.9 }),
  lou: person(3, "afro", "#2b1d17", "overalls", "#d8d2bf", "#4d7a45", "#4d7a45", { face: "glasses", wide: 1.06, high: 0.98 }),
  odin: person(0, "bald", "#b9b3a4", "plaid", "#7d4f93", "#3d2449", "#3b3f45", { beard: "#d6d0c2", face: "patch", wide: 1.16 }),
  ostara: person(0, "pony", "#d9a441", "uniform", "#3f6ea8", "#1f2b3a", "#26354a"),
  "tiger-sam": person(1, "mohawk", "#c8372d", "leather", "#343c44", "#b9c3c9", "#3a4048", { face: "paint", high: 1.05 }),
  // The Walking Dead
  rick: person(0, "side", "#5a3a22", "uniform", "#8a7a55", "#3a3326", "#41382c", { stubble: true, high: 1.03 }),
  daryl: person(1, "curls", "#3a2a20", "vest", "#5a5148", "#2d2822", "#3b3a36", { stubble: true }),
  maggie: person(0, "bob", "#5a3a22", "plaid", "#a3484c", "#e8d8b8", "#41506a", { wide: 0.95 }),
  michonne: person(4, "long", "#1a1413", "tee", "#7d6a8f", "#d8cfe0", "#3a3340", { face: "plain", wide: 0.97, high: 1.03 }),
  glenn: person(0, "cap", "#8a3a30", "hoodie", "#c2b490", "#7a3a30", "#41506a", { wide: 0.96 }),
  carol: person(0, "buzz", "#b9b3a4", "jacket", "#6b7f6a", "#d8d2bf", "#4b5560", { wide: 0.95, high: 0.95 }),
  hershel: person(0, "bald", "#d6d0c2", "overalls", "#d8d2bf", "#5a6b86", "#5a6b86", { beard: "#e2ddd0" }),
  andrea: person(0, "pony", "#d9a441", "jacket", "#7a8a92", "#e8e0c8", "#3b4650"),
  carl: person(0, "helmet", "#8a6a3a", "hoodie", "#5a6b86", "#c9b48a", "#4b4238", { high: 0.9, wide: 0.92 }),
  tyreese: person(4, "beanie", "#4a4f56", "puffer", "#6b7a86", "#222222", "#3a4048", { beard: "#1a1413", wide: 1.14, high: 1.04 }),
  // Marvel: turned heroes, by archetype
  "captain-america": hero("#2f5fae", "#d9433a", "helmet", "#2f5fae", { mask: "#2f5fae" }),
  wasp: hero("#d9a72e", "#1f2b3a", "bob", "#3a1d14", { mask: "#20242b", wide: 0.94 }),
  hulk: hero("#5a3f93", "#3c2a66", "curls", "#1f2b1c", { torso: "overalls", wide: 1.2, high: 1.06 }),
  deadpool: hero("#b8342c", "#20242b", "hood", "#b8342c", { mask: "#20242b" }),
  "captain-marvel": hero("#b8342c", "#e8bb3c", "long", "#e3c15c", { cape: "#2f5fae" }),
  "iron-man": hero("#b8342c", "#e8bb3c", "helmet", "#c9302a", { torso: "puffer", mask: "#e8bb3c" }),
  thor: hero("#3b4650", "#c9d1d4", "long", "#e3c15c", { cape: "#b8342c", beard: "#d9b45a", wide: 1.12 }),
  "doctor-strange": hero("#2f4a8f", "#e8bb3c", "side", "#26222b", { cape: "#b8342c" }),
  "scarlet-witch": hero("#a3245b", "#f4b6d2", "long", "#6b2a1c", { cape: "#c81f5c", mask: "#c81f5c" }),
  "black-panther": hero("#23272e", "#9a86c8", "hood", "#23272e", { mask: "#3a3f4a" }),
  "ms-marvel": hero("#2f5fae", "#d9433a", "pony", "#3a1d14", { mask: "#2f5fae", wide: 0.94 }),
  "spider-man": hero("#c8372d", "#2f5fae", "hood", "#c8372d", { mask: "#f4f1e6" }),
  // Dawn of the Zeds
  piazza: person(1, "helmet", "#c8a72e", "turnout", "#6b5a3a", "#f0d04b", "#54472f"),
  hernandez: person(2, "band", "#20242b", "vest", "#5f6f57", "#3c4238", "#3c4238", { stubble: true }),
  schmidt: person(0, "cap", "#3f5f8f", "uniform", "#3f6ea8", "#1f2b3a", "#26354a"),
  hunt: person(0, "helmet", "#8a6a3a", "uniform", "#8a7a55", "#3a3326", "#41382c", { beard: "#8a6a4a" }),
  johnson: person(3, "buzz", "#1a1413", "jacket", "#4a5a66", "#d8d2bf", "#333d46"),
  kingman: person(0, "side", "#b9b3a4", "lab", "#eceee6", "#5aa9e6", "#4b5560", { face: "glasses" }),
  pickles: person(0, "curls", "#c8632d", "overalls", "#d8b24a", "#8a4b6a", "#8a4b6a", { face: "paint" }),
  santana: person(2, "long", "#26222b", "leather", "#5a2f3a", "#d9a441", "#33303f"),
  staub: person(0, "bun", "#b9b3a4", "lab", "#e2e6dc", "#8fce6f", "#4b5560", { face: "glasses" }),
  darling: person(0, "pony", "#e3a6c2", "puffer", "#c58be0", "#222222", "#3a3340", { wide: 0.94 }),
  seaver: person(1, "bald", "#5a3a22", "plaid", "#5c7a49", "#2d3a24", "#4b4238", { beard: "#5a3a22", wide: 1.12 }),
  agee: person(3, "afro", "#2b1d17", "vest", "#8c93a0", "#4a4460", "#33303f"),
  wright: person(0, "beanie", "#4b6f96", "jacket", "#7a8a92", "#e8e0c8", "#3b4650", { face: "patch" }),
  hauser: person(0, "mohawk", "#8a979e", "leather", "#343c44", "#b9c3c9", "#2d3338"),
};

/** The drawing of a character, by its id. */
export function personOf(id: string): Person {
  return PEOPLE[id] ?? stranger(id);
}

/** The drawing of a character or player, by a name as it is written: “Tiger Sam”, “Sheriff Hunt”. */
export function personNamed(name: string): Person {
  const id = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return PEOPLE[id] ?? PEOPLE[id.split("-").at(-1)!] ?? stranger(id);
}
