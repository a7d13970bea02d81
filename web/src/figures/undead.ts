import { chaos, INK, line, seedOf, shade } from "./ink";
import { known, picture } from "./picture";
import { standing, type Person, type Prop } from "./person";

/** The head of a zombie, around the origin, facing left. */
function skull(skin: string, eye = "#f3f0b0"): string {
  return `<path d="M-20,-4 C-20,-26 20,-26 20,-4 C21,8 16,14 12,16 L10,24 C4,28 -8,28 -10,24 L-13,15 C-18,12 -20,6 -20,-4Z" fill="${skin}" ${line(3.4)}/><path d="M6,-20 C22,-16 21,2 17,12 L11,17 L9,24 C16,6 14,-8 6,-20Z" fill="#000" opacity=".18"/><ellipse cx="-9" cy="-1" rx="6.5" ry="6" fill="#20241d"/><ellipse cx="8" cy="-1" rx="5.8" ry="5.6" fill="#20241d"/><circle cx="-10" cy="-.5" r="2.8" fill="${eye}"/><circle cx="7" cy="-.5" r="2.5" fill="${eye}"/><path d="M-8,12 h15 l-1,9 c-4,4 -10,4 -13,0z" fill="#3a1512" ${line(2)}/><path d="M-6,12 v4 M-1,12 v4 M4,12 v4" stroke="#efe9d2" stroke-width="2.6"/>`;
}

const WIGS = [
  () => "",
  () => `<path d="M-19,-8 C-20,-26 0,-28 14,-22 C8,-20 6,-16 4,-14 C-2,-18 -8,-14 -10,-10Z" fill="#3d3a30" ${line(2.6)}/>`,
  () => `<path d="M-20,-6 C-22,-28 22,-28 20,-4 C24,8 20,20 18,26 C14,16 16,2 12,-10 C4,-16 -12,-16 -20,-6Z" fill="#5a4a38" ${line(2.6)}/>`,
  () => `<path d="M-20,-8 C-20,-22 20,-22 20,-8Z M-20,-8 h-12 c2,-5 8,-5 12,-4z" fill="#6b3a34" ${line(2.6)}/>`,
];
const SHIRTS = ["#74858c", "#8a7259", "#64795f", "#85616b", "#726d8a"];

/** Arms out, stiff: 100 by 130. */
function walker(variant: number): string {
  const skin = "#c6d4a8";
  const coat = SHIRTS[variant % 5]!;
  const pants = ["#3c444a", "#4a4038", "#39423a"][variant % 3]!;
  return `<path d="M40,84 L34,124 M58,84 L66,122" stroke="${INK}" stroke-width="19" stroke-linecap="round"/><path d="M40,84 L34,124" stroke="${pants}" stroke-width="12.5" stroke-linecap="round"/><path d="M58,84 L66,122" stroke="${shade(pants,-.2)}" stroke-width="12.5" stroke-linecap="round"/><path d="M24,128 h16 v-6 h-10z M58,128 h18 v-5 l-10,-3z" fill="#23221f" ${line(2.4)}/>
 <path d="M66,58 C54,56 30,62 8,${variant % 2 ? 50 : 62}" fill="none" stroke="${INK}" stroke-width="15" stroke-linecap="round"/><path d="M66,58 C54,56 30,62 8,${variant % 2 ? 50 : 62}" fill="none" stroke="${shade(skin,-.22)}" stroke-width="9" stroke-linecap="round"/>
 <path d="M34,52 C40,40 66,40 72,54 L72,92 L64,88 L58,96 L50,88 L42,95 L34,86Z" fill="${coat}" ${line(3.4)}/><path d="M60,46 C72,50 72,56 72,92 L64,88 C66,74 66,58 60,46Z" fill="#000" opacity=".2"/><path d="M46,62 l8,6 -6,6 8,6" fill="none" stroke="#7a231c" stroke-width="4"/>
 <path d="M44,60 C34,70 20,74 2,${variant % 2 ? 78 : 72}" fill="none" stroke="${INK}" stroke-width="16" stroke-linecap="round"/><path d="M44,60 C34,70 24,73 18,74" fill="none" stroke="${coat}" stroke-width="10" stroke-linecap="round"/><path d="M20,74 C14,75 8,75 2,${variant % 2 ? 78 : 72}" fill="none" stroke="${skin}" stroke-width="9.5" stroke-linecap="round"/>
 <g transform="translate(${46 + (variant % 3) * 3},28) rotate(${[-14, 10, -4, 16][variant % 4]})">${skull(skin)}${WIGS[(variant * 3 + 1) % 4]!()}</g>`;
}

/** Leaning forward, with dashes behind: 138 by 130. */
function runner(variant: number): string {
  const skin = "#e9cf5e";
  const coat = ["#7c2f28", "#2f3b45", "#3d3350"][variant % 3]!;
  return `<path d="M108,50 h26 M104,66 h34 M110,82 h22" stroke="#e3b924" stroke-width="5" stroke-linecap="round" opacity=".75"/>
 <path d="M66,80 C84,88 92,98 108,96" fill="none" stroke="${INK}" stroke-width="18" stroke-linecap="round"/><path d="M66,80 C84,88 92,98 108,96" fill="none" stroke="#2c3238" stroke-width="11.5" stroke-linecap="round"/>
 <path d="M60,82 C42,86 44,104 28,122" fill="none" stroke="${INK}" stroke-width="19" stroke-linecap="round"/><path d="M60,82 C42,86 44,104 28,122" fill="none" stroke="#3b434a" stroke-width="12.5" stroke-linecap="round"/><path d="M14,128 h18 l4,-8 h-14z" fill="#c8372d" ${line(2.4)}/>
 <path d="M58,54 C76,60 88,56 98,44" fill="none" stroke="${INK}" stroke-width="15" stroke-linecap="round"/><path d="M58,54 C76,60 88,56 98,44" fill="none" stroke="${shade(skin,-.25)}" stroke-width="9" stroke-linecap="round"/>
 <path d="M34,48 C46,36 66,42 76,64 L80,86 L70,84 L62,92 L50,84 C48,72 40,62 34,48Z" fill="${coat}" ${line(3.4)}/>
 <path d="M48,56 C34,62 18,58 2,44" fill="none" stroke="${INK}" stroke-width="16" stroke-linecap="round"/><path d="M48,56 C34,62 18,58 2,44" fill="none" stroke="${skin}" stroke-width="9.5" stroke-linecap="round"/><path d="M2,44 l-8,-4 M2,44 l-4,-9" ${line(3)}/>
 <g transform="translate(32,28) rotate(-22)">${skull(skin, "#fff")}<path d="M-18,-10 C-16,-28 10,-28 28,-20 C22,-16 30,-10 34,-8 C24,-6 16,-10 12,-12 C0,-18 -12,-14 -18,-10Z" fill="#26221e" ${line(2.6)}/></g>`;
}

/** Wide, with a small head: 128 by 142. */
function brute(): string {
  const skin = "#d98a6a";
  return `<path d="M46,98 L42,130 M82,98 L88,130" stroke="${INK}" stroke-width="28" stroke-linecap="round"/><path d="M46,98 L42,130 M82,98 L88,130" stroke="#3d4a58" stroke-width="21" stroke-linecap="round"/><path d="M26,138 h30 v-8 h-22z M74,138 h32 v-8 l-20,-2z" fill="#23221f" ${line(2.6)}/>
 <path d="M98,46 C122,60 122,88 112,104" fill="none" stroke="${INK}" stroke-width="31" stroke-linecap="round"/><path d="M98,46 C122,60 122,88 112,104" fill="none" stroke="${shade(skin,-.22)}" stroke-width="24" stroke-linecap="round"/><circle cx="111" cy="106" r="16" fill="${shade(skin,-.15)}" ${line(3.4)}/>
 <path d="M22,58 C20,24 48,18 66,20 C92,18 112,28 108,62 C106,84 98,104 92,108 L38,108 C30,100 24,80 22,58Z" fill="${skin}" ${line(3.8)}/><path d="M84,22 C112,26 112,60 104,86 L92,107 L78,107 C94,84 98,50 84,22Z" fill="#000" opacity=".18"/>
 <path d="M24,66 C40,78 52,72 60,84 C74,76 92,86 106,70 C104,88 96,106 92,110 L38,110 C30,102 26,84 24,66Z" fill="#8b97a0" ${line(3)}/><path d="M44,40 l10,10 M54,40 l-10,10 M74,36 v16 M70,40 h8 M70,47 h8" stroke="#6f2d22" stroke-width="3.6"/>
 <path d="M32,48 C8,58 2,86 10,104" fill="none" stroke="${INK}" stroke-width="32" stroke-linecap="round"/><path d="M32,48 C8,58 2,86 10,104" fill="none" stroke="${skin}" stroke-width="25" stroke-linecap="round"/><circle cx="11" cy="107" r="17" fill="${skin}" ${line(3.4)}/><path d="M2,108 v8 M10,110 v9 M18,108 v8" stroke="${INK}" stroke-width="2.6"/>
 <g transform="translate(58,24) scale(.92)">${skull(skin)}<path d="M-20,-6 C-18,-24 18,-24 20,-6" fill="none" stroke="#6f2d22" stroke-width="3"/><path d="M-6,-22 l0,8 M2,-23 l0,8 M10,-20 l-1,7" stroke="#6f2d22" stroke-width="2.6"/></g>`;
}

/** A red base with spikes: nothing ordinary kills what stands on it. */
function spikes(cx: number, cy: number, rx: number, ry: number, n = 18): string {
  const points = Array.from({ length: n * 2 }, (_, i) => {
    const angle = (i / (n * 2)) * 2 * Math.PI;
    const far = i % 2 ? 1 : 1.16;
    return `${(cx + Math.cos(angle) * rx * far).toFixed(1)},${(cy + Math.sin(angle) * ry * far).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

const MONSTERS = {
  heap: () => `<path d="M52,150 v20 M132,150 v20" stroke="${INK}" stroke-width="36" stroke-linecap="round"/><path d="M52,150 v20 M132,150 v20" stroke="#3a3530" stroke-width="28" stroke-linecap="round"/>
  <path d="M150,70 C182,80 186,120 168,150" fill="none" stroke="${INK}" stroke-width="38" stroke-linecap="round"/><path d="M150,70 C182,80 186,120 168,150" fill="none" stroke="#5b5a3c" stroke-width="30" stroke-linecap="round"/><g transform="translate(166,150)"><path d="M-14,0 l-8,22 M-2,4 l-2,24 M10,2 l6,22" ${line(9)}/><path d="M-14,0 l-8,22 M-2,4 l-2,24 M10,2 l6,22" stroke="#d4503f" stroke-width="4.5"/></g>
  <path d="M26,88 C20,36 60,18 96,18 C140,16 172,40 166,92 C164,128 152,154 140,158 L46,158 C34,148 28,116 26,88Z" fill="#6e6b45" ${line(4)}/><path d="M30,96 L50,104 L56,94 L76,112 L96,98 L112,114 L134,98 L164,104 C162,132 150,154 140,160 L46,160 C36,150 32,120 30,96Z" fill="#8b3128" ${line(3.4)}/><path d="M40,124 h34 v22 h-34z" fill="#4d6a78" ${line(3)}/><path d="M40,132 h34" stroke="#2d3e47" stroke-width="3"/><path d="M102,128 l30,-6 4,20 -30,6z" fill="#b39a4d" ${line(3)}/><path d="M124,20 C168,36 168,80 160,124 L140,158 L124,158 C148,120 150,60 124,20Z" fill="#000" opacity=".2"/>
  <path d="M40,72 C8,84 2,120 16,150" fill="none" stroke="${INK}" stroke-width="38" stroke-linecap="round"/><path d="M40,72 C8,84 2,120 16,150" fill="none" stroke="#7a774e" stroke-width="30" stroke-linecap="round"/><g transform="translate(18,150)"><path d="M-12,0 l-8,22 M0,4 l-2,26 M12,2 l6,22" ${line(9)}/><path d="M-12,0 l-8,22 M0,4 l-2,26 M12,2 l6,22" stroke="#d4503f" stroke-width="4.5"/></g>
  <g transform="translate(88,52) scale(1.5)">${skull("#d4503f", "#ffe27a")}<path d="M-24,-6 C-24,-34 24,-34 24,-6 C10,-14 -10,-14 -24,-6Z" fill="#4b4630" ${line(3)}/></g>`,
  bone: () => `<path d="M66,140 L54,172 M124,140 L138,172" stroke="${INK}" stroke-width="32" stroke-linecap="round"/><path d="M66,140 L54,172 M124,140 L138,172" stroke="#9c2f28" stroke-width="24" stroke-linecap="round"/><path d="M70,46 L50,2 L88,38 L92,-8 L110,36 L142,0 L128,48 L176,34 L142,74 L182,92 L138,100Z" fill="#efe6cd" ${line(3.6)}/><path d="M44,84 C44,46 70,34 96,34 C126,34 148,50 146,88 C144,124 130,148 118,152 L72,152 C58,144 46,118 44,84Z" fill="#c8372d" ${line(4)}/><path d="M68,96 C84,104 108,104 124,96 M70,110 C84,118 108,118 122,110 M76,124 C86,130 106,130 116,124" fill="none" stroke="#efe6cd" stroke-width="6" stroke-linecap="round"/><path d="M50,76 C22,84 14,110 8,134" fill="none" stroke="${INK}" stroke-width="30" stroke-linecap="round"/><path d="M50,76 C22,84 14,110 8,134" fill="none" stroke="#c8372d" stroke-width="22" stroke-linecap="round"/><path d="M8,126 L-16,170 L16,152Z M142,80 " fill="#efe6cd" ${line(3.4)}/><path d="M142,78 C166,92 170,112 176,132" fill="none" stroke="${INK}" stroke-width="30" stroke-linecap="round"/><path d="M142,78 C166,92 170,112 176,132" fill="none" stroke="#a52a22" stroke-width="22" stroke-linecap="round"/><path d="M170,126 L204,166 L184,150Z" fill="#efe6cd" ${line(3.4)}/><g transform="translate(92,58) scale(1.35)">${skull("#d9614f", "#ffe27a")}</g>`,
  twin: () => `<path d="M60,140 L54,170 M128,140 L136,170" stroke="${INK}" stroke-width="36" stroke-linecap="round"/><path d="M60,140 L54,170 M128,140 L136,170" stroke="#3e4d43" stroke-width="28" stroke-linecap="round"/><path d="M28,96 C22,60 52,48 96,50 C140,48 168,60 162,98 C158,132 146,152 134,154 L54,154 C40,148 32,126 28,96Z" fill="#a8483c" ${line(4)}/><path d="M94,52 C86,80 102,110 94,152" fill="none" stroke="#4a1612" stroke-width="5"/><path d="M84,68 h20 M84,86 h22 M86,104 h20 M84,122 h20" stroke="#efe6cd" stroke-width="4"/><path d="M36,80 C8,92 2,120 8,146" fill="none" stroke="${INK}" stroke-width="32" stroke-linecap="round"/><path d="M36,80 C8,92 2,120 8,146" fill="none" stroke="#b9574a" stroke-width="24" stroke-linecap="round"/><path d="M154,80 C182,92 188,120 182,146" fill="none" stroke="${INK}" stroke-width="32" stroke-linecap="round"/><path d="M154,80 C182,92 188,120 182,146" fill="none" stroke="#8e3a30" stroke-width="24" stroke-linecap="round"/><g transform="translate(62,42) rotate(-16) scale(1.3)">${skull("#d9614f", "#ffe27a")}${WIGS[1]!()}</g><g transform="translate(128,40) rotate(16) scale(1.3)">${skull("#c95545", "#ffe27a")}${WIGS[2]!()}</g>`,
  reach: () => `<path d="M84,118 L70,170 M104,118 L122,170" stroke="${INK}" stroke-width="24" stroke-linecap="round"/><path d="M84,118 L70,170 M104,118 L122,170" stroke="#53303a" stroke-width="17" stroke-linecap="round"/><path d="M76,58 C34,36 16,70 18,110 C18,132 10,150 2,160" fill="none" stroke="${INK}" stroke-width="24" stroke-linecap="round"/><path d="M76,58 C34,36 16,70 18,110 C18,132 10,150 2,160" fill="none" stroke="#c8372d" stroke-width="16" stroke-linecap="round"/><path d="M116,58 C156,30 178,66 174,108 C172,132 182,150 192,160" fill="none" stroke="${INK}" stroke-width="24" stroke-linecap="round"/><path d="M116,58 C156,30 178,66 174,108 C172,132 182,150 192,160" fill="none" stroke="#a52a22" stroke-width="16" stroke-linecap="round"/><path d="M2,160 l-12,12 M2,160 l2,16 M2,160 l14,10 M192,160 l12,12 M192,160 l-2,16 M192,160 l-14,10" ${line(8)}/><path d="M70,58 C76,46 114,46 122,58 L112,124 L82,124Z" fill="#7d2b3a" ${line(4)}/><path d="M80,70 h34 M82,84 h30 M84,98 h26" stroke="#4a1620" stroke-width="4"/><g transform="translate(96,30) scale(1.3)">${skull("#d9614f", "#ffe27a")}<path d="M-10,24 C-14,40 2,34 -4,52" fill="none" stroke="#c8372d" stroke-width="6"/></g>`,
};
const SHAPES = Object.keys(MONSTERS) as (keyof typeof MONSTERS)[];
/** The silhouette of each abomination; any other one gets one by its name. */
const OF: Record<string, keyof typeof MONSTERS> = { hobomination: "heap", abominacop: "reach", abominawild: "bone", "patient-0": "twin", abomination: "heap", "super-abomination": "twin" };

/** An abomination on its spiked base. */
function monster(id: string): string {
  const shape = OF[id] ?? SHAPES[seedOf(id) % SHAPES.length]!;
  return `<path d="${spikes(95, 172, 78, 17)}" fill="#7d1d16" ${line(3.4)}/><ellipse cx="95" cy="171" rx="66" ry="13" fill="#c8372d" ${line(2.6)}/>${MONSTERS[shape]()}`;
}

const soldier = (hair: Person["hair"], tint: string, torso: Person["torso"], coat: string, trim: string, wide = 1): Person => ({ skin: 1, hair, tint, torso, coat, trim, pants: shade(coat, -0.35), wide });
const SOLDIERS: Record<string, [Person, Prop]> = {
  trooper: [soldier("helmet", "#4f7fae", "vest", "#6f9cc4", "#2f4a66"), "shotgun"],
  guard: [soldier("cap", "#b5611f", "uniform", "#e08a3f", "#5a2f12", 1.14), "pistol"],
  specialist: [soldier("hood", "#7d5fb0", "lab", "#b79be0", "#4a2f7a", 0.94), "wrench"],
};

interface Body {
  wide: number;
  high: number;
  /** Height beside a survivor's. */
  size: number;
  colour: string;
  draw: (variant: number) => string;
}

const person = (kind: string): Body => ({ wide: 100, high: 150, size: 0.92, colour: { trooper: "#9fd3ff", guard: "#ff9f5a", specialist: "#d3a6ff" }[kind] ?? "#ffe9f0", draw: () => standing(...SOLDIERS[kind]!) });
/** Kinds of which there are many, apart by their shape. */
const BODIES: Record<string, Body> = {
  walker: { wide: 100, high: 130, size: 0.86, colour: "#c3cfab", draw: walker },
  runner: { wide: 118, high: 130, size: 0.86, colour: "#f0cf45", draw: runner },
  brute: { wide: 128, high: 142, size: 0.98, colour: "#e39a7a", draw: brute },
  fatty: { wide: 128, high: 142, size: 0.98, colour: "#e39a7a", draw: brute },
  trooper: person("trooper"),
  guard: person("guard"),
  specialist: person("specialist"),
};
/** The colour of a kind's plate. */
export const plateOf = (kind: string): string => BODIES[kind]?.colour ?? "#ff6a55";
/** True for a kind that stands in crowds. */
export const inCrowds = (kind: string): boolean => kind in BODIES;

const ROWS = [[0], [1], [2], [3], [2, 2], [2, 3], [3, 3], [3, 4], [4, 4], [4, 5], [3, 3, 4], [3, 4, 4], [3, 4, 5]];
/** The most bodies that are drawn: a plate counts the others. */
export const MOST_BODIES = 12;
/** Share of a body's width between two of a row, and of its height between two rows. */
const STEP = 0.62;
const DEPTH = 0.3;

/** The rows of a crowd, from the back. */
export const rowsOf = (n: number): number[] => ROWS[Math.min(n, MOST_BODIES)]!;

/** The sizes of people with a name of their own who are no survivors; any other single figure is an abomination. */
const SINGLE: Record<string, { w: number; h: number }> = { bystander: { w: 0.62, h: 0.9 }, "super-hero": { w: 0.8, h: 1.2 } };

/** The size of a crowd whose people would be one unit high: width and height. */
export function crowdSize(kind: string, n: number): { w: number; h: number } {
  const body = BODIES[kind];
  if (!body) return SINGLE[kind] ?? { w: 1.45, h: 1.5 };
  const rows = rowsOf(n);
  const wide = (body.wide / body.high) * body.size;
  return { w: wide * (1 + (Math.max(...rows) - 1) * STEP) + 0.12, h: body.size * (1 + (rows.length - 1) * DEPTH) + 0.1 };
}

/** A crowd of equal figures in a box of 150 units for each unit of `crowdSize`; the ground line is the lower edge. */
export function crowd(kind: string, n: number, seed: string): { svg: string; box: [number, number, number, number] } {
  const UNIT = 150;
  const { w, h } = crowdSize(kind, n);
  const body = BODIES[kind];
  const box: [number, number, number, number] = [-(w * UNIT) / 2, -h * UNIT, w * UNIT, h * UNIT];
  if (!body) return { svg: `<g transform="translate(0,-6) scale(${((h * UNIT) / 206).toFixed(3)}) translate(-95,-190)">${monster(kind)}</g>`, box };
  const scale = (UNIT * body.size) / body.high;
  const step = body.wide * scale * STEP;
  const depth = UNIT * body.size * DEPTH;
  const rows = rowsOf(n);
  const start = seedOf(seed);
  let svg = `<ellipse cx="0" cy="${-8 - (rows.length - 1) * depth * 0.35}" rx="${w * UNIT * 0.47}" ry="${10 + (rows.length - 1) * depth * 0.5}" fill="#000" opacity=".36"/>`;
  rows.forEach((count, row) => {
    const y = -(rows.length - 1 - row) * depth - 4;
    for (let i = 0; i < count; i++) {
      const jitter = chaos(start + i * 3.3 + row * 7.7);
      const shift = rows.length > 1 ? (row % 2 ? 0.14 : -0.08) * step : 0;
      const x = (i - (count - 1) / 2) * step + shift + (jitter - 0.5) * step * 0.16;
      const size = scale * (1 + (chaos(start + i * 9 + row * 2) - 0.5) * 0.08);
      svg += `<g transform="translate(${x.toFixed(1)},${(y + (chaos(start + i * 5 + row) - 0.5) * 5).toFixed(1)}) scale(${size.toFixed(3)}) translate(${-body.wide * 0.46},${-body.high + 4})">${body.draw(Math.floor(jitter * 17) + i + row)}</g>`;
    }
  });
  return { svg, box };
}

/** Number of ways in which the bodies of a crowd may stand. */
const VARIANTS = 4;

/**
 * The address of the picture of a crowd in a place. Crowds of two neighbouring places stand differently; there are few variants, so
 * that a wave of seventy finds its pictures drawn already.
 */
export function crowdPicture(kind: string, n: number, place: string): string {
  const seed = `v${Math.floor(seedOf(place)) % VARIANTS}`;
  const key = `crowd ${kind} ${Math.min(n, MOST_BODIES)} ${seed}`;
  return known(key) ?? drawCrowd(key, crowd(kind, Math.min(n, MOST_BODIES), seed));
}

/** Makes the picture of a crowd. */
function drawCrowd(key: string, { svg, box }: ReturnType<typeof crowd>): string {
  return picture(key, box, () => svg);
}

/** The head of a dead counter, 100 by 100 around 50, 50, in the skin of its rank. */
export function deadHead(rank: "walker" | "runner" | "brute" | "monster"): string {
  const skin = { walker: "#b9c5a0", runner: "#e9cf5e", brute: "#d98a6a", monster: "#d9614f" }[rank];
  return `<g transform="translate(42,50) scale(1.3)">${skull(skin, rank === "monster" ? "#ffe27a" : undefined)}${rank === "walker" ? WIGS[1]!() : ""}</g>`;
}
