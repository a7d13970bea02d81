import { INK, line, shade } from "./ink";

/** Things in a hand, which is at 0, 0; they point upwards. */
export const PROPS = {
  none: () => "",
  bat: () => `<path d="M-3,8 L3,8 L7,-52 C7,-60 -5,-61 -6,-53Z" fill="#c99555" ${line()}/><path d="M-3,8 L3,8 L3.6,-4 L-3.6,-4Z" fill="#3a2c22" ${line(2)}/>`,
  axe: () => `<path d="M-3,26 L3,26 L3,-50 L-3,-50Z" fill="#a8743f" ${line()}/><path d="M-5,-52 L8,-54 C18,-60 24,-52 22,-40 C20,-32 12,-32 8,-36 L-5,-36Z" fill="#c8372d" ${line()}/><path d="M22,-55 C27,-48 25,-38 21,-33" fill="none" stroke="#e9edf0" stroke-width="3.4"/>`,
  pistol: () => `<g transform="rotate(-14)"><path d="M-4,6 L5,6 L7,-8 L28,-8 L28,-18 L-6,-18 L-7,-12Z" fill="#59666e" ${line()}/><path d="M-4,-18 h30 v3 h-30z" fill="#8a979e"/></g>`,
  shotgun: () => `<g transform="rotate(14)"><path d="M-5,34 L5,34 L5,4 L-4,0Z" fill="#8a5a34" ${line()}/><path d="M-4,4 L4,4 L4,-58 L-4,-58Z" fill="#5d6a72" ${line()}/><path d="M-6,-6 h12 v-20 h-12z" fill="#8a5a34" ${line(2.4)}/></g>`,
  katana: () => `<path d="M-3,18 L3,18 L3,0 L-3,0Z" fill="#2b2f45" ${line(2.6)}/><path d="M-8,0 h16 v-5 h-16z" fill="#d8a93a" ${line(2.4)}/><path d="M-3,-5 L3,-5 C4,-34 2,-52 -6,-66 C-7,-44 -4,-26 -3,-5Z" fill="#dfe7ea" ${line(2.6)}/>`,
  chainsaw: () => `<g transform="rotate(24)"><path d="M-6,-14 h12 v-46 c0,-9 -12,-9 -12,0z" fill="#c9d1d4" ${line()}/><path d="M-6,-18 v-40 M6,-18 v-40" stroke="${INK}" stroke-width="2.4" stroke-dasharray="3 3"/><path d="M-15,12 h28 v-28 h-28z" fill="#e07b2a" ${line()}/><path d="M-9,2 h16 v-8 h-16z" fill="#2b3337"/></g>`,
  crowbar: () => `<path d="M-2.6,20 L2.6,20 L2.6,-38 C4,-46 12,-46 13,-40 L9,-38 C9,-41 7,-41 7,-36" fill="#46555e" ${line()}/>`,
  wrench: () => `<path d="M-4,14 h8 v-38 l6,-5 v-12 l-6,6 h-8 l-6,-6 v12 l6,5z" fill="#9aa7ad" ${line()}/>`,
  machete: () => `<path d="M-3,16 h6 v-16 h-6z" fill="#2c2420" ${line(2.6)}/><path d="M-4,0 h8 c6,-20 6,-34 2,-48 c-8,6 -10,22 -10,48z" fill="#cfd8db" ${line()}/>`,
  medkit: () => `<path d="M-14,4 h28 v24 h-28z" fill="#eef0ea" ${line()}/><path d="M-3,9 h6 v5 h5 v6 h-5 v5 h-6 v-5 h-5 v-6 h5z" fill="#c8372d"/><path d="M-6,4 v-6 h12 v6" fill="none" ${line()}/>`,
  pan: () => `<path d="M-3,14 h6 v-24 h-6z" fill="#3a2c22" ${line()}/><circle cx="0" cy="-26" r="17" fill="#3d474d" ${line()}/><circle cx="-2" cy="-28" r="11" fill="#55626a"/>`,
  skate: () => `<g transform="rotate(10)"><rect x="-9" y="-48" width="18" height="68" rx="9" fill="#c8372d" ${line()}/><path d="M-9,-22 h18 M-9,-4 h18" stroke="#f2c14e" stroke-width="5"/></g>`,
  hockey: () => `<path d="M-3,-58 h6 v76 c6,2 14,2 16,4 v7 h-20 c-3,-2 -3,-6 -2,-10z" transform="rotate(180 0 -18)" fill="#c99555" ${line()}/>`,
  crossbow: () => `<path d="M-4,20 h8 v-50 h-8z" fill="#6b4a2e" ${line()}/><path d="M-26,-18 C-18,-36 18,-36 26,-18" fill="none" ${line(8)}/><path d="M-26,-18 C-18,-36 18,-36 26,-18" fill="none" stroke="#59666e" stroke-width="4"/><path d="M-26,-18 L0,-4 L26,-18" fill="none" stroke="#d9dfd9" stroke-width="1.6"/>`,
};

/** Hair or headgear: the part behind the head, and the part before it. */
export const HAIRS = {
  buzz: (colour: string): [string, string] => ["", `<path d="M27,42 C24,17 38,13 50,13 C63,13 76,18 73,42 C70,32 64,28 50,27 C38,28 31,32 27,42Z" fill="${colour}" ${line()}/>`],
  side: (colour: string): [string, string] => ["", `<path d="M26,44 C20,16 36,8 54,9 C72,9 79,22 73,44 C72,36 68,30 60,28 C52,34 38,32 32,28 C29,33 28,38 26,44Z" fill="${colour}" ${line()}/>`],
  bob: (colour: string): [string, string] => [`<path d="M22,40 C18,6 82,6 78,40 L80,66 C72,74 62,70 50,70 C38,70 28,74 20,66Z" fill="${colour}" ${line()}/>`,`<path d="M26,42 C26,16 44,12 52,12 C68,12 76,24 74,42 C68,38 62,30 60,26 C54,34 38,38 26,42Z" fill="${colour}" ${line()}/>`],
  pony: (colour: string): [string, string] => [`<path d="M64,18 C92,10 98,40 88,70 C84,74 80,70 80,64 C82,48 78,38 66,34Z" fill="${colour}" ${line()}/>`,`<path d="M27,42 C23,14 40,10 52,10 C68,10 76,22 73,40 C66,30 58,26 46,26 C38,28 30,34 27,42Z" fill="${colour}" ${line()}/><circle cx="69" cy="22" r="5" fill="#c8372d" ${line(2.4)}/>`],
  mohawk: (colour: string): [string, string] => ["", `<path d="M28,38 C30,24 40,20 50,20 C60,20 70,24 72,38 C66,28 34,28 28,38Z" fill="${shade(colour,-.5)}" opacity=".55"/><path d="M40,28 C36,8 42,6 43,-2 C48,2 50,0 53,-4 C56,2 62,4 60,12 C63,18 61,24 60,28 C54,24 46,24 40,28Z" fill="${colour}" ${line()}/>`],
  afro: (colour: string): [string, string] => [`<path d="M50,0 C68,-2 84,10 84,30 C88,44 80,56 72,58 L28,58 C20,56 12,44 16,30 C16,10 32,-2 50,0Z" fill="${colour}" ${line()}/>`,`<path d="M28,42 C28,28 38,26 50,26 C62,26 72,28 72,42 C76,30 72,18 50,17 C28,18 24,30 28,42Z" fill="${colour}"/>`],
  bald: (): [string, string] => ["", `<path d="M36,22 C40,18 46,17 50,18" stroke="#fff" stroke-opacity=".55" stroke-width="3" fill="none" stroke-linecap="round"/>`],
  cap: (colour: string): [string, string] => ["", `<path d="M26,36 C24,10 76,10 74,36Z" fill="${colour}" ${line()}/><path d="M50,14 V36" stroke="${INK}" stroke-opacity=".4" stroke-width="2"/><path d="M28,34 C18,32 8,36 6,42 C22,42 40,40 56,37 L56,34Z" fill="${shade(colour,-.25)}" ${line()}/>`],
  beanie: (colour: string): [string, string] => ["", `<path d="M27,36 C25,6 75,6 73,36Z" fill="${colour}" ${line()}/><rect x="24" y="29" width="52" height="11" rx="5" fill="${shade(colour,-.22)}" ${line()}/><circle cx="50" cy="10" r="6" fill="${shade(colour,.25)}" ${line(2.6)}/>`],
  bun: (colour: string): [string, string] => [`<circle cx="50" cy="8" r="11" fill="${colour}" ${line()}/>`,`<path d="M27,44 C23,14 40,12 50,12 C62,12 77,14 73,44 C70,30 60,26 50,26 C40,26 30,30 27,44Z" fill="${colour}" ${line()}/>`],
  long: (colour: string): [string, string] => [`<path d="M20,42 C14,4 86,4 80,42 L84,86 C74,94 68,88 66,80 L34,80 C32,88 26,94 16,86Z" fill="${colour}" ${line()}/>`,`<path d="M26,46 C24,16 42,11 50,11 C60,11 76,16 74,46 C70,38 64,32 51,24 C40,32 30,38 26,46Z" fill="${colour}" ${line()}/>`],
  curls: (colour: string): [string, string] => ["", `<path d="M26,44 C16,40 18,28 24,26 C20,16 32,8 38,12 C42,4 56,4 60,10 C68,6 80,14 76,26 C84,30 82,42 74,44 C74,36 68,30 60,32 C54,26 46,28 42,32 C34,28 28,36 26,44Z" fill="${colour}" ${line()}/>`],
  helmet: (colour: string): [string, string] => ["", `<path d="M26,34 C24,6 76,6 74,34Z" fill="${colour}" ${line()}/><path d="M44,10 h12 v24 h-12z" fill="${shade(colour,.3)}" ${line(2)}/><path d="M16,36 C30,28 70,28 84,36 C70,42 30,42 16,36Z" fill="${shade(colour,-.2)}" ${line()}/>`],
  hood: (colour: string): [string, string] => [`<path d="M18,66 C10,10 40,2 50,2 C60,2 90,10 82,66 C70,78 30,78 18,66Z" fill="${colour}" ${line()}/>`,`<path d="M30,44 C28,20 40,16 50,16 C60,16 72,20 70,44 C74,34 74,24 68,18 C58,8 42,8 32,18 C26,24 26,34 30,44Z" fill="${shade(colour,-.3)}"/>`],
  band: (colour: string): [string, string] => ["", `<path d="M27,40 C22,14 40,9 50,9 C62,9 78,14 73,40 C70,32 30,32 27,40Z" fill="${colour}" ${line()}/><path d="M26,33 C40,27 60,27 74,33 L74,41 C60,35 40,35 26,41Z" fill="#c8372d" ${line(2.4)}/>`],
};

/** A full beard of this colour. */
export const beard = (colour: string): string =>
  `<path d="M28,46 C28,74 42,80 50,80 C58,80 72,74 72,46 C68,54 62,55 57,53 C53,51 47,51 43,53 C38,55 32,54 28,46Z" fill="${colour}" ${line(2.8)}/><path d="M44,59 C48,61 52,61 56,59" stroke="${INK}" stroke-width="2.4" fill="none"/>`;

/** Things in a face. */
export const FACES = {
  plain: () => "",
  glasses: () => `<circle cx="40" cy="45" r="7.5" fill="#cfe6ee" fill-opacity=".45" ${line(2.4)}/><circle cx="60" cy="45" r="7.5" fill="#cfe6ee" fill-opacity=".45" ${line(2.4)}/><path d="M47,45 h6" ${line(2.4)}/>`,
  shades: () => `<path d="M30,40 h18 v7 c0,6 -16,6 -18,-2z M52,40 h18 l0,5 c-2,8 -18,8 -18,2z" fill="#14191c" ${line(2)}/><path d="M34,43 l6,0" stroke="#7fb3d9" stroke-width="2"/>`,
  patch: () => `<path d="M52,39 h16 v10 c-4,5 -12,5 -16,0z" fill="#14191c" ${line(2)}/><path d="M30,30 L54,40" ${line(2.4)}/>`,
  scar: () => `<path d="M60,34 L64,54" stroke="#9c3b30" stroke-width="2.6"/>`,
  mask: () => `<path d="M30,50 C40,54 60,54 70,50 C70,62 60,70 50,70 C40,70 30,62 30,50Z" fill="#c6d6d2" ${line(2.6)}/><path d="M36,58 h28 M38,63 h24" stroke="${INK}" stroke-opacity=".3" stroke-width="1.6"/>`,
  paint: () => `<path d="M32,51 h11 M57,51 h11" stroke="#14191c" stroke-width="3.4"/>`,
};

/** Clothes over a coat of one colour, with a trim of another one. */
export const TORSOS = {
  jacket: (_coat: string, trim: string) => `<path d="M43,66 L57,66 L58,112 L42,112Z" fill="${trim}" ${line(2)}/><path d="M43,66 L36,78 L42,90 M57,66 L64,78 L58,90" fill="none" stroke="${INK}" stroke-width="2.4"/>`,
  hoodie: (coat: string, trim: string) => `<path d="M36,68 C42,78 58,78 64,68" fill="none" ${line(5)}/><path d="M36,96 L64,96 L68,110 L32,110Z" fill="${shade(coat,-.2)}" ${line(2)}/><path d="M45,76 v10 M55,76 v10" stroke="${trim}" stroke-width="2.6" stroke-linecap="round"/>`,
  plaid: (_coat: string, trim: string) => `<path d="M34,68 V110 M46,66 V110 M58,66 V110 M68,70 V110 M25,80 H75 M24,92 H76 M24,103 H76" stroke="${trim}" stroke-width="3" opacity=".75"/><path d="M44,66 L50,76 L56,66" fill="#eee" ${line(2)}/>`,
  vest: (_coat: string, trim: string) => `<path d="M32,68 L42,66 C46,74 54,74 58,66 L68,68 L70,112 L30,112Z" fill="${trim}" ${line(2.4)}/><path d="M35,88 h11 v12 h-11z M54,88 h11 v12 h-11z" fill="${shade(trim,-.25)}" ${line(2)}/>`,
  lab: (_coat: string, trim: string) => `<path d="M42,65 L50,84 L58,65Z" fill="${trim}" ${line(2)}/><path d="M50,84 V112" stroke="${INK}" stroke-width="2.2"/><path d="M60,88 h9" stroke="#c8372d" stroke-width="3.4"/><path d="M36,70 C38,84 42,86 44,92" fill="none" stroke="#4c5a62" stroke-width="2.6"/><circle cx="44" cy="94" r="3" fill="#4c5a62"/>`,
  uniform: (_coat: string, trim: string) => `<path d="M42,65 L50,74 L58,65 L54,64 L46,64Z" fill="#eee" ${line(2)}/><path d="M48,73 L52,73 L54,96 L50,101 L46,96Z" fill="${trim}" ${line(2)}/><path d="M62,80 l2,4 4,.4 -3,3 1,4 -4,-2 -4,2 1,-4 -3,-3 4,-.4z" fill="#f2c14e" ${line(1.4)}/><path d="M23,106 h54" stroke="#22282b" stroke-width="7"/><path d="M46,103 h8 v6 h-8z" fill="#d8a93a"/>`,
  tee: (_coat: string, trim: string) => `<path d="M40,66 C44,73 56,73 60,66" fill="none" ${line(2.6)}/><path d="M40,82 h20 l-4,10 h-12z" fill="${trim}" opacity=".9"/>`,
  overalls: (_coat: string, trim: string) => `<path d="M34,66 h8 v16 h16 v-16 h8 v20 l8,24 h-48 l8,-24z" fill="${trim}" ${line(2.4)}/><path d="M44,90 h12 v9 h-12z" fill="${shade(trim,-.22)}" ${line(1.8)}/>`,
  leather: (_coat: string, trim: string) => `<path d="M44,66 L56,66 L60,112" fill="none" stroke="${trim}" stroke-width="3"/><path d="M42,65 L34,74 L44,82 M58,65 L66,74 L54,84" fill="none" stroke="${INK}" stroke-width="2.4"/><path d="M62,92 h10" stroke="${trim}" stroke-width="2.6"/>`,
  puffer: () => `<path d="M25,80 C40,85 60,85 75,80 M23,92 C40,97 60,97 77,92 M22,103 C40,108 60,108 78,103 M50,68 V112" fill="none" stroke="${INK}" stroke-opacity=".55" stroke-width="2.4"/>`,
  turnout: (_coat: string, trim: string) => `<path d="M24,84 h52 M23,102 h54" stroke="${trim}" stroke-width="6"/><path d="M24,84 h52 M23,102 h54" stroke="#f5f3e4" stroke-width="2"/><path d="M50,66 V112" stroke="${INK}" stroke-width="2.4"/>`,
};
