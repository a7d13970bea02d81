import { INK, line, shade } from "./ink";

// Things that cards show, drawn in colour around 0, 0 in a box of 140 by 92.

const THICK = line(3.4);
const THIN = line(2.2);
const put = (x: number, y: number, turn: number, size: number, drawn: string) => `<g transform="translate(${x},${y}) rotate(${turn}) scale(${size})">${drawn}</g>`;

const PISTOL = `<path d="M-50,-22 H44 V-6 H40 V0 H-8 C-10,10 -14,12 -22,12 L-30,34 H-54 L-44,0 H-50Z" fill="#56646d" ${THICK}/><path d="M-50,-22 H44 V-10 H-50Z" fill="#8c9aa3" ${THIN}/><path d="M-40,-19 v7 M-34,-19 v7 M-28,-19 v7" stroke="#3a454c" stroke-width="2.6"/><path d="M-44,2 L-32,2 L-36,30 L-50,30Z" fill="#6b452a" ${THIN}/><path d="M-22,0 C-22,8 -12,8 -10,0" fill="none" ${THICK}/><path d="M-12,-18 H40" stroke="#c9d4da" stroke-width="2.6"/><circle cx="40" cy="-4" r="1.8" fill="#14191c"/>`;
const AXE = `<path d="M-58,-4 C-30,-8 20,-6 56,-5 V5 C20,6 -30,6 -58,6 C-64,6 -64,-4 -58,-4Z" fill="#b07a42" ${THICK}/><path d="M-50,-1 H40" stroke="#d9a869" stroke-width="2.6"/><path d="M-58,-5 h14 v11 h-14z" fill="#23282b"/><path d="M34,-8 L56,-10 L66,-4 L56,6 L56,8 L54,30 C44,36 26,36 18,30 C28,24 32,14 34,8Z" fill="#c8372d" ${THICK}/><path d="M18,30 C26,36 44,36 54,30 L53,38 C42,46 24,44 16,36Z" fill="#e3e9ec" ${THIN}/>`;
const CHAINSAW = `<path d="M4,-13 H62 C76,-13 76,9 62,9 H4Z" fill="#cfd7da" ${THICK}/><path d="M6,-13 H62 C76,-13 76,9 62,9 H6" fill="none" stroke="#23282b" stroke-width="5" stroke-dasharray="4 3.4"/><path d="M16,-2 H58" stroke="#8d999e" stroke-width="3"/><path d="M-50,-24 H10 L14,-10 V20 H-46 L-54,6Z" fill="#e07b2a" ${THICK}/><path d="M-50,-24 H10 L12,-14 H-52Z" fill="#f39b4a"/><path d="M-36,-24 C-34,-42 0,-42 2,-24" fill="none" stroke="${INK}" stroke-width="10"/><path d="M-36,-24 C-34,-42 0,-42 2,-24" fill="none" stroke="#3b444a" stroke-width="5"/><path d="M-54,-8 C-72,-10 -72,20 -54,20 L-46,20" fill="none" stroke="${INK}" stroke-width="11"/><path d="M-54,-8 C-72,-10 -72,20 -54,20 L-46,20" fill="none" stroke="#3b444a" stroke-width="5.6"/><path d="M-36,-6 h24 v14 h-24z" fill="#2b3337" ${THIN}/><path d="M-32,-2 h16 M-32,3 h16" stroke="#5b676d" stroke-width="2"/>`;
const MOLOTOV = `<path d="M-6,-46 C-18,-58 -8,-72 -4,-84 C2,-76 6,-78 6,-86 C18,-74 20,-58 8,-46Z" fill="#e07b2a" ${THICK}/><path d="M-3,-48 C-9,-56 -2,-62 0,-70 C6,-62 9,-56 4,-48Z" fill="#ffe27a"/><path d="M-7,-46 h14 l4,10 -10,16 -12,-10z" fill="#e9e1cb" ${THIN}/><path d="M-7,-34 H7 V-16 C22,-10 24,0 24,8 V36 C24,42 -24,42 -24,36 V8 C-24,0 -22,-10 -7,-16Z" fill="#6f8f57" fill-opacity=".95" ${THICK}/><path d="M-22,10 H22 V36 C20,40 -20,40 -22,36Z" fill="#c6722a"/><path d="M-16,2 V32" stroke="#dff0c4" stroke-width="4.6" stroke-linecap="round" opacity=".8"/><path d="M-6,14 h20 v16 h-20z" fill="#efe6cd" ${THIN}/><path d="M-1,19 l10,7 M9,19 l-10,7" stroke="#c8372d" stroke-width="2.8"/>`;
const SHOTGUN = `<path d="M-8,-9 H68 V-1 H-8Z M-8,-1 H68 V6 H-8Z" fill="#5d6a72" ${THICK}/><path d="M-4,-6 H64" stroke="#aab7be" stroke-width="2.2"/><path d="M14,-3 h30 c4,8 -2,13 -6,13 h-20 c-5,0 -8,-6 -4,-13z" fill="#8a5a34" ${THIN}/><path d="M-26,-12 H-4 V9 H-22 L-30,8Z" fill="#7b888f" ${THICK}/><path d="M-26,-8 L-62,10 C-68,14 -66,30 -58,32 L-46,28 L-24,8Z" fill="#8a5a34" ${THICK}/><path d="M-52,14 L-30,2" stroke="#b9824f" stroke-width="3.4"/><path d="M-20,9 C-20,18 -8,18 -6,9" fill="none" ${THICK}/>`;
const WATER = `<path d="M-9,-42 h18 v10 h-18z" fill="#3f7fbf" ${THICK}/><path d="M-8,-32 H8 C8,-26 19,-24 19,-14 V34 C19,40 -19,40 -19,34 V-14 C-19,-24 -8,-26 -8,-32Z" fill="#a9d6ee" ${THICK}/><path d="M-17,-6 C-8,-10 6,-2 17,-6 V34 C16,38 -16,38 -17,34Z" fill="#5fb0dd"/><path d="M-19,4 H19 V20 H-19Z" fill="#f1efe2" ${THIN}/><path d="M0,6 C5,12 5,18 0,18 C-5,18 -5,12 0,6Z" fill="#3f7fbf"/><path d="M-13,-16 V30" stroke="#fff" stroke-width="3.6" stroke-linecap="round" opacity=".75"/>`;
const FLASHLIGHT = `<path d="M-54,-9 H14 V9 H-54 C-60,9 -60,-9 -54,-9Z" fill="#3b464d" ${THICK}/><path d="M-50,-6 H12" stroke="#7c8a92" stroke-width="3"/><path d="M-40,-9 v18 M-34,-9 v18 M-28,-9 v18" stroke="${INK}" stroke-width="2.4"/><path d="M14,-10 L34,-20 V20 L14,10Z" fill="#e3b924" ${THICK}/><path d="M34,-20 C42,-16 42,16 34,20Z" fill="#fff6c9" ${THIN}/><rect x="-14" y="-7" width="14" height="7" rx="3" fill="#c8372d" ${THIN}/>`;
const KATANA = `<path d="M-62,-5 H-26 V6 H-62 C-66,6 -66,-5 -62,-5Z" fill="#262b45" ${THICK}/><path d="M-58,-5 l6,11 6,-11 6,11 6,-11 6,11" fill="none" stroke="#d8a93a" stroke-width="2.4"/><path d="M-26,-12 h7 v25 h-7z" fill="#d8a93a" ${THICK}/><path d="M-19,-5 C20,-6 50,-10 76,-24 C66,-4 34,7 -19,6Z" fill="#e6edf0" ${THICK}/><path d="M-16,2 C24,2 50,-4 68,-17" fill="none" stroke="#9fb0b8" stroke-width="2.6"/>`;

/** A rifle whose stock and metal have these colours. */
const rifle = (wood: string, metal: string) =>
  `<path d="M-16,-8 H64 V0 H-16Z" fill="${metal}" ${THICK}/><path d="M64,-6 H74 V-2 H64Z" fill="${shade(metal, -0.4)}" ${THIN}/><path d="M-34,-11 H6 V9 H-34Z" fill="${shade(metal, 0.18)}" ${THICK}/><path d="M-34,-8 L-66,2 V20 L-52,20 L-30,8Z" fill="${wood}" ${THICK}/><path d="M6,-2 H40 V8 H6Z" fill="${wood}" ${THIN}/><path d="M-14,9 L-10,26 L2,26 L4,9Z" fill="${shade(metal, -0.35)}" ${THICK}/>`;
const scope = `<path d="M-30,-26 H20 V-14 H-30Z" fill="#2b3337" ${THICK}/><path d="M20,-30 H32 V-10 H20Z M-42,-28 H-30 V-12 H-42Z" fill="#3b464d" ${THICK}/><path d="M-20,-14 v6 M8,-14 v6" ${line(5)}/><path d="M32,-28 C36,-22 36,-18 32,-12Z" fill="#8fd0ee" ${THIN}/>`;
const bat = (nails: boolean) =>
  `<path d="M-66,-4 C-60,-7 0,-9 40,-15 C62,-18 68,-10 68,0 C68,10 62,18 40,15 C0,9 -60,7 -66,4Z" fill="#c99555" ${THICK}/><path d="M-50,-2 C0,-5 30,-8 56,-9" stroke="#e6bd84" stroke-width="3.4" fill="none"/><path d="M-66,-4 C-58,-7 -44,-6 -38,-6.5 V6.5 C-44,6 -58,7 -66,4Z" fill="#3a2c22" ${THIN}/>${nails ? `<path d="M22,-13 l-4,-15 M36,-14 l2,-16 M50,-15 l7,-14 M24,13 l-3,15 M38,14 l3,15 M52,14 l8,13" ${line(5)}/><path d="M22,-13 l-4,-15 M36,-14 l2,-16 M50,-15 l7,-14 M24,13 l-3,15 M38,14 l3,15 M52,14 l8,13" stroke="#cfd8db" stroke-width="2.4"/>` : ""}`;
const blade = (metal: string, grip: string) =>
  `<path d="M-64,-6 H-28 V7 H-64 C-69,7 -69,-6 -64,-6Z" fill="${grip}" ${THICK}/><path d="M-56,-2 v6 M-46,-2 v6 M-36,-2 v6" stroke="#d9c39a" stroke-width="2.6"/><path d="M-28,-9 H30 C54,-9 66,-14 70,-22 C72,0 58,18 30,16 C8,14 -10,9 -28,10Z" fill="${metal}" ${THICK}/><path d="M-24,5 C6,6 36,14 62,-6" fill="none" stroke="${shade(metal, -0.25)}" stroke-width="2.8"/>`;
const can = (label: string) =>
  `<path d="M-28,-32 V30 C-28,42 28,42 28,30 V-32Z" fill="#c3ccd0" ${THICK}/><ellipse cy="-32" rx="28" ry="8" fill="#e6edf0" ${THICK}/><path d="M-28,-18 C-20,-10 20,-10 28,-18 V18 C20,27 -20,27 -28,18Z" fill="${label}" ${THIN}/><circle cy="6" r="10" fill="#f6e6b8" ${THIN}/><path d="M-4,-34 h10 c6,0 6,4 0,4 h-6" fill="none" ${THIN}/>`;
const round = (x: number) => `<path d="M${x - 7},-8 C${x - 7},-24 ${x - 3},-32 ${x},-36 C${x + 3},-32 ${x + 7},-24 ${x + 7},-8Z" fill="#c6722a" ${THIN}/><path d="M${x - 8},-8 H${x + 8} V30 H${x - 8}Z" fill="#e3b924" ${THICK}/><path d="M${x - 4},-4 V26" stroke="#fff0b0" stroke-width="3"/>`;
const shell = (x: number) => `<path d="M${x - 9},-30 H${x + 9} V14 H${x - 9}Z" fill="#c8372d" ${THICK}/><path d="M${x - 4},-26 V10" stroke="#f0938a" stroke-width="3.4"/><path d="M${x - 11},14 H${x + 11} V32 H${x - 11}Z" fill="#e3b924" ${THICK}/>`;
const glass = (tint: string) => `<path d="M-6,-40 H6 V-20 C17,-14 18,-8 18,0 V34 C18,40 -18,40 -18,34 V0 C-18,-8 -17,-14 -6,-20Z" fill="${tint}" ${THICK}/><path d="M-7,-41 H7 V-34 H-7Z" fill="#efe6cd" ${THIN}/><path d="M-11,0 V30" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/><path d="M-18,6 H18 V22 H-18Z" fill="#efe6cd" ${THIN}/>`;

const SMG = `<path d="M-30,-14 H46 V2 H-30Z" fill="#4d5a61" ${THICK}/><path d="M46,-9 H66 V-3 H46Z" fill="#2b3337" ${THIN}/><path d="M-26,-10 H42" stroke="#9fb0b8" stroke-width="2.6"/><path d="M-8,2 L-14,30 H4 L8,2Z" fill="#2b3337" ${THICK}/><path d="M18,2 H30 L28,36 H16Z" fill="#39444a" ${THICK}/><path d="M-30,-10 H-58 V4 H-52 V-4 H-30" fill="none" ${line(7)}/>`;
const CROWBAR = `<path d="M-60,18 L40,-20 C56,-26 66,-16 60,-4 M-60,18 C-68,22 -68,30 -60,32" fill="none" ${line(14)}/><path d="M-60,18 L40,-20 C56,-26 66,-16 60,-4 M-60,18 C-68,22 -68,30 -60,32" fill="none" stroke="#c8372d" stroke-width="8" stroke-linecap="round"/><path d="M-52,12 L38,-22" stroke="#f0938a" stroke-width="2.4" stroke-linecap="round"/>`;
const PAN = `<path d="M8,6 L58,30 L64,20 L12,-4Z" fill="#3a2c22" ${THICK}/><circle cx="-20" cy="-8" r="34" fill="#3d474d" ${THICK}/><circle cx="-20" cy="-8" r="25" fill="#20272b" ${THIN}/><path d="M-38,-16 C-34,-26 -24,-29 -16,-28" fill="none" stroke="#8d9ba2" stroke-width="4" stroke-linecap="round"/>`;
const RICE = `<path d="M-30,-30 C-34,0 -36,20 -32,38 C-20,42 20,42 32,38 C36,20 34,0 30,-30 C18,-24 -18,-24 -30,-30Z" fill="#efe6cd" ${THICK}/><path d="M-30,-30 C-24,-42 24,-42 30,-30 C18,-24 -18,-24 -30,-30Z" fill="#d9c39a" ${THICK}/><path d="M-24,-2 H24 V24 H-24Z" fill="#c8372d" ${THIN}/><path d="M-10,8 l8,4 M2,6 l8,4 M-4,16 l8,3" stroke="#fff8dc" stroke-width="4" stroke-linecap="round"/>`;
const FUEL = `<path d="M-32,-18 L-20,-34 H24 C32,-34 34,-28 34,-22 V36 C34,42 -32,42 -32,36Z" fill="#c8372d" ${THICK}/><path d="M-34,-22 L-48,-36 L-40,-42 L-24,-30Z" fill="#3b464d" ${THICK}/><path d="M-8,-34 C-8,-46 22,-46 22,-34" fill="none" ${line(7)}/><path d="M-18,-6 L20,24 M20,-6 L-18,24" stroke="#8f2019" stroke-width="6" stroke-linecap="round"/>`;
const MASK = `<path d="M0,-42 C28,-42 36,-16 30,8 C26,28 12,42 0,42 C-12,42 -26,28 -30,8 C-36,-16 -28,-42 0,-42Z" fill="#efece0" ${THICK}/><path d="M-22,-10 C-16,-18 -8,-14 -6,-6 C-12,-2 -20,-2 -22,-10Z M22,-10 C16,-18 8,-14 6,-6 C12,-2 20,-2 22,-10Z" fill="#14191c"/><path d="M0,-40 l-7,12 h14z M-22,12 l8,4 M22,12 l-8,4" fill="#c8372d" stroke="#c8372d" stroke-width="4"/><path d="M-6,18 v0 M6,18 v0 M0,26 v0 M-10,28 v0 M10,28 v0 M0,10 v0" ${line(5)}/>`;
const FANGS = `<path d="M-40,-20 C-20,-34 20,-34 40,-20 C44,10 24,36 0,36 C-24,36 -44,10 -40,-20Z" fill="#5d2a22" ${THICK}/><path d="M-30,-18 l6,16 7,-18 8,20 9,-21 9,21 8,-20 7,18 6,-16" fill="#fff8dc" ${THIN}/><path d="M-22,22 l6,-12 7,14 9,-15 9,15 7,-14 6,12" fill="#fff8dc" ${THIN}/>`;

/** Words in the id of a card, and the thing that it shows. The first that fits is drawn. */
const OBJECTS: [RegExp, () => string][] = [
  [/evil-twins/, () => put(-12, -10, -14, 0.72, PISTOL) + put(14, 14, -14, 0.72, PISTOL)],
  [/golden-ak/, () => put(0, 0, -16, 0.92, rifle("#8a4b25", "#e0b93a"))],
  [/sniper|scope$/, () => put(0, 8, -14, 0.92, rifle("#6b4a2e", "#4a555b") + scope)],
  [/^rifle/, () => put(0, 0, -16, 0.92, rifle("#8a5a34", "#56646d"))],
  [/sub-mg|smg|uzi/, () => put(0, 0, -14, 0.95, SMG)],
  [/sawed-off/, () => put(14, 2, -18, 0.95, SHOTGUN.replaceAll("H68", "H34").replaceAll("H64", "H30").replace("M14,-3 h30", "M4,-3 h18"))],
  [/shotgun/, () => put(0, 2, -20, 0.88, SHOTGUN)],
  [/gunblade/, () => put(0, 4, -24, 0.9, KATANA) + put(-30, 22, -24, 0.4, PISTOL)],
  [/pistol/, () => put(6, 0, -14, 0.95, PISTOL)],
  [/chainsaw/, () => put(-4, 4, -16, 0.8, CHAINSAW)],
  [/dual-katanas/, () => put(0, 0, -30, 0.84, KATANA) + put(0, 0, 210, 0.84, KATANA)],
  [/katana|zantetsuken/, () => put(0, 4, -26, 0.92, KATANA)],
  [/axe|hatchet/, () => put(0, -2, -30, 0.92, AXE)],
  [/crowbar|metal-pipe/, () => put(0, 0, 0, 0.95, CROWBAR)],
  [/golden-kukri/, () => put(0, 2, -24, 0.9, blade("#e8c44a", "#5d2a22"))],
  [/machete|kukri/, () => put(0, 2, -24, 0.9, blade("#cfd8db", "#3a2c22"))],
  [/nailbat/, () => put(0, 0, -30, 0.92, bat(true))],
  [/bat$/, () => put(0, 0, -30, 0.92, bat(false))],
  [/^pan/, () => put(0, 0, 0, 0.95, PAN)],
  [/molotov/, () => put(-3, 18, 18, 0.6, MOLOTOV)],
  [/flashlight/, () => `<path d="M22,-20 L66,-46 L70,0 L34,6Z" fill="#f7e08a" opacity=".6"/>${put(-8, 4, -24, 0.9, FLASHLIGHT)}`],
  [/bullets/, () => put(0, 2, 0, 1, round(-24) + round(0) + round(24))],
  [/shells/, () => put(0, 0, 0, 1, shell(-28) + shell(0) + shell(28))],
  [/canned/, () => put(0, 0, 0, 0.95, can("#c8552d"))],
  [/rice/, () => put(0, 0, 0, 0.95, RICE)],
  [/water/, () => put(0, 2, 10, 0.95, WATER)],
  [/gasoline/, () => put(0, 2, 0, 0.9, FUEL)],
  [/bottles/, () => put(-22, 2, -8, 0.9, glass("#6f8f57")) + put(20, 4, 8, 0.9, glass("#a9d6ee"))],
  [/mask/, () => put(0, 0, 0, 0.95, MASK)],
  [/aaahh|^devour/, () => put(0, 0, 0, 0.95, FANGS)],
];

/** The drawing of a card's thing in colour, or null for a card without a thing of its own. */
export function objectOf(card: string): string | null {
  const drawn = OBJECTS.find(([words]) => words.test(card))?.[1]() ?? null;
  return drawn && `<g transform="translate(4,5)" opacity=".22" style="filter:brightness(0)">${drawn}</g>${drawn}`;
}
