import { chaos, INK, line, seedOf, shade, SKINS } from "./ink";
import { beard, FACES, HAIRS, PROPS, TORSOS } from "./parts";

export type Hair = keyof typeof HAIRS;
export type Face = keyof typeof FACES;
export type Torso = keyof typeof TORSOS;
export type Prop = keyof typeof PROPS;

/** One row of data for each person: the figure is composed from these parts. */
export interface Person {
  /** Index of the skin, 0 light to 4 dark. */
  skin: number;
  hair: Hair;
  /** Colour of hair or headgear. */
  tint: string;
  torso: Torso;
  coat: string;
  trim: string;
  pants: string;
  face?: Face;
  /** Colour of a full beard. */
  beard?: string;
  stubble?: boolean;
  /** Width and height of the build, 1 for the usual one. */
  wide?: number;
  high?: number;
  cape?: string;
  /** True for a turned hero: green skin, bared teeth, a mask. */
  turned?: boolean;
  mask?: string;
}

/** Detail of a drawing: 2 full, 1 without lines in the face, for figures below 60 pixels. */
export type Detail = 1 | 2;

const GREEN = "#a9c46e";
const HATS = ["cap", "helmet", "hood", "beanie"];

/** Head, hair and face. */
function head(person: Person, detail: Detail, dead: boolean): string {
  const skin = person.turned ? GREEN : SKINS[person.skin]!;
  const [behind, front] = HAIRS[person.hair](person.tint);
  let drawn = behind;
  drawn += `<ellipse cx="28" cy="46" rx="5" ry="6.5" fill="${skin}" ${line(2.6)}/><ellipse cx="72" cy="46" rx="5" ry="6.5" fill="${shade(skin, -0.15)}" ${line(2.6)}/>`;
  drawn += `<path d="M28,40 C28,18 72,18 72,40 C73,58 63,69 50,69 C37,69 27,58 28,40Z" fill="${skin}" ${line()}/>`;
  drawn += `<path d="M60,22 C73,26 72,36 71.5,44 C70,60 61,68 50,68 C61,58 67,44 60,22Z" fill="#000" opacity=".17"/>`;
  if (person.beard) drawn += beard(person.beard);
  if (person.mask) drawn += `<path d="M27,38 C40,33 60,33 73,38 L71,52 C63,56 56,54 52,50 H48 C44,54 37,56 29,52Z" fill="${person.mask}" ${line(2.8)}/>`;
  if (dead) drawn += `<path d="M36,42 l8,8 M44,42 l-8,8 M56,42 l8,8 M64,42 l-8,8" ${line(3)}/>`;
  else if (person.turned) drawn += `<path d="M33,42 L47,46 L45,51 C39,53 34,49 33,42Z M67,42 L53,46 L55,51 C61,53 66,49 67,42Z" fill="#fdfbe0" ${line(2.2)}/>`;
  else drawn += `<ellipse cx="41" cy="46" rx="3" ry="3.8" fill="${INK}"/><ellipse cx="60" cy="46" rx="3" ry="3.8" fill="${INK}"/>`;
  if (person.turned) {
    drawn += `<path d="M38,60 C44,56 56,56 62,60 L60,67 C54,71 46,71 40,67Z" fill="#3a0f12" ${line(2.2)}/><path d="M41,60 v5 M46,58.500 v5 M51,58 v5 M56,59 v5" stroke="#fff8dc" stroke-width="2.8"/>`;
  } else if (detail > 1) {
    const brow = person.beard ?? shade(HATS.includes(person.hair) ? "#3a2a20" : person.tint, -0.35);
    if (!dead) drawn += `<circle cx="40" cy="44.6" r="1.1" fill="#fff"/><circle cx="59" cy="44.6" r="1.1" fill="#fff"/>`;
    drawn += `<path d="M35,38.5 L46,39.5 M54,39.5 L66,38.5" stroke="${brow}" stroke-width="3.2" stroke-linecap="round"/>`;
    drawn += `<path d="M50,47 C53,51 52,53.5 48.5,53.5" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2.2" stroke-linecap="round"/>`;
    if (!person.beard) drawn += `<path d="M43,60 C47,62 53,61 57,58.6" fill="none" stroke="#4a1f18" stroke-width="2.6" stroke-linecap="round"/>`;
    if (person.stubble) drawn += `<path d="M32,54 C36,66 44,68.5 50,68.5 C56,68.5 64,66 68,54 C64,62 58,65 50,65 C42,65 36,62 32,54Z" fill="#000" opacity=".28"/>`;
  }
  drawn += FACES[person.face ?? "plain"]();
  return `<g transform="translate(50,69) scale(1.2) translate(-50,-67)">${drawn}${front}</g>`;
}

const limb = (path: string, colour: string) =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="17" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="11" stroke-linecap="round"/>`;

/** Legs, coat and arms, and the thing in the hand. */
function body(person: Person, prop: Prop): string {
  const skin = person.turned ? GREEN : SKINS[person.skin]!;
  const { coat, pants, cape } = person;
  const sleeve = person.torso === "tee" || person.torso === "overalls" ? skin : coat;
  let drawn = cape ? `<path d="M30,70 C14,96 14,122 18,138 L30,128 L38,138 L50,128 L62,138 L72,128 L84,136 C86,116 86,96 70,70Z" fill="${cape}" ${line()}/>` : "";
  drawn += `<path d="M32,106 h17 v28 h-17z" fill="${pants}" ${line()}/><path d="M51,106 h17 v28 h-17z" fill="${shade(pants, -0.18)}" ${line()}/>`;
  drawn += `<path d="M27,136 c0,-7 8,-8 22,-6 v8 h-22z M52,138 v-8 c12,-2 21,-1 21,8z" fill="#1d2327" ${line(2.6)}/>`;
  drawn += `${limb("M28,78 C19,88 18,98 21,106", sleeve)}<circle cx="21.5" cy="109" r="6" fill="${skin}" ${line(2.6)}/>`;
  drawn += `<path d="M50,64 C36,64 26,70 24,82 L22,112 L78,112 L76,82 C74,70 64,64 50,64Z" fill="${coat}" ${line()}/>`;
  drawn += TORSOS[person.torso](coat, person.trim);
  drawn += `<path d="M60,66 C74,70 76,80 77,90 L78,111 L64,111 C68,96 68,80 60,66Z" fill="#000" opacity=".18"/>`;
  drawn += `<g transform="translate(83,100)">${PROPS[prop]()}</g>`;
  return `${drawn}${limb("M73,80 C81,86 84,92 83,99", shade(sleeve, -0.12))}<circle cx="83" cy="101" r="6.5" fill="${shade(skin, -0.08)}" ${line(2.6)}/>`;
}

const build = ({ wide = 1, high = 1 }: Person) => `translate(50,138) scale(${wide},${high}) translate(-50,-138)`;

/** The box of a whole figure: x, y, width, height. The feet stand at 50, 138. */
export const FIGURE_BOX = [-12, -22, 124, 180] as const;

/** A whole figure on its plinth. The caller writes the letter, so that it is readable at any size. */
export function figure(person: Person, colour: string, prop: Prop = "none", detail: Detail = 2): string {
  const plinth = `<path d="M10,137 v8 a40,10 0 0 0 80,0 v-8" fill="${shade(colour, -0.38)}" ${line()}/><ellipse cx="50" cy="137" rx="40" ry="10" fill="${colour}" ${line()}/>`;
  return `<ellipse cx="56" cy="147" rx="46" ry="11" fill="#000" opacity=".4"/>${plinth}<g transform="${build(person)}">${body(person, prop)}${head(person, detail, false)}</g>`;
}

/** Head and shoulders in a frame of 100 by 100: a crop of the same drawing. `square`: for the dead of Dawn's counters. */
export function bust(person: Person, colour: string, { dead = false, round = 12, detail = 2 as Detail } = {}): string {
  const back = `<rect width="100" height="100" fill="${shade(colour, -0.62)}"/><path d="M0,100 L0,52 L60,-8 L100,-8 L100,10 L14,100Z" fill="${shade(colour, -0.45)}" opacity=".6"/>`;
  const drawn = `<g transform="translate(9,17) scale(.82)">${body(person, "none")}${head(person, detail, dead)}</g>`;
  const grey = dead ? `<filter id="g"><feColorMatrix type="saturate" values="0.1"/></filter>` : "";
  return `${grey}<clipPath id="c"><rect x="2" y="2" width="96" height="96" rx="${round}"/></clipPath><g clip-path="url(#c)" ${dead ? 'filter="url(#g)"' : ""}>${back}${drawn}${dead ? '<rect width="100" height="100" fill="#15110f" opacity=".35"/>' : ""}</g><rect x="2" y="2" width="96" height="96" rx="${round}" fill="none" stroke="${dead ? "#7b8383" : colour}" stroke-width="4"/>`;
}

/** A head in a disc, for figures below 36 pixels. */
export function pin(person: Person, colour: string): string {
  return `<clipPath id="c"><circle cx="50" cy="50" r="44"/></clipPath><circle cx="50" cy="50" r="46" fill="${colour}" ${line(6)}/><circle cx="50" cy="50" r="38" fill="#232c31"/><g clip-path="url(#c)"><g transform="translate(5,12) scale(.9)">${body(person, "none")}${head(person, 1, false)}</g></g><circle cx="50" cy="50" r="42" fill="none" stroke="${colour}" stroke-width="8"/>`;
}

/** A gravestone, 80 by 80, with a plate in the colour of the dead. */
export function grave(colour: string): string {
  return `<ellipse cx="40" cy="70" rx="34" ry="8" fill="#000" opacity=".45"/><path d="M10,70 C14,58 66,58 70,70Z" fill="#4b3a28" ${line(3)}/><path d="M20,66 V32 C20,10 60,10 60,32 V66Z" fill="#8d9896" ${line(3.4)}/><path d="M48,16 C60,20 60,28 60,32 V66 H50Z" fill="#000" opacity=".2"/><path d="M26,60 l6,-6 -3,-7" fill="none" stroke="#59635f" stroke-width="2.4"/><rect x="26" y="28" width="28" height="24" rx="4" fill="${colour}" ${line(2.4)}/>`;
}

const HAIR_LIST = Object.keys(HAIRS) as Hair[];
const TORSO_LIST = Object.keys(TORSOS) as Torso[];
const TINTS = ["#26222b", "#5a3a22", "#8a4b25", "#d9a441", "#b9b3a4", "#c8372d"];
const COATS = ["#4b6f96", "#7d4f93", "#5c9a49", "#b5762a", "#3aa396", "#8c93a0", "#a3484c", "#6b5a3a"];

/** A person for an id without a row of its own: always the same one for the same id. */
export function stranger(id: string): Person {
  const seed = seedOf(id);
  const pick = <T>(list: readonly T[], n: number): T => list[Math.floor(chaos(seed + n) * list.length)]!;
  return {
    skin: Math.floor(chaos(seed) * 5),
    hair: pick(HAIR_LIST, 1),
    tint: pick(TINTS, 2),
    torso: pick(TORSO_LIST, 3),
    coat: pick(COATS, 4),
    trim: "#e8e0c8",
    pants: pick(["#3a4048", "#41506a", "#4b5560", "#54472f"], 5),
    face: pick(["plain", "plain", "glasses", "scar"] as const, 6),
    wide: 0.95 + chaos(seed + 7) * 0.18,
    high: 0.94 + chaos(seed + 8) * 0.1,
  };
}

/** A person without a plinth, 100 by 150, the feet at 50, 138: for crowds of people. */
export function standing(person: Person, prop: Prop, detail: Detail = 1): string {
  return `<g transform="${build(person)}">${body(person, prop)}${head(person, detail, false)}</g>`;
}
