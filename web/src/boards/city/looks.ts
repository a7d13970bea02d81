/** Colours of the ground and of the light in one city game. */
export interface Paint {
  /** Asphalt: neighbouring streets have different tones. */
  tones: string[];
  specks: [string, string];
  cracks: boolean;
  kerb: [string, string, string];
  zebra: string;
  lane: string;
  /** Floors in turn: two tones of the boards and their seams; `dots` prints them in halftone instead. */
  floors: { light: string; mid: string; seam: string }[];
  dots: boolean;
  /** Dark rooms: two stripes, the outlines of their furniture, and their number. */
  gloom: [string, string];
  ghost: string;
  /** Outlines and colours of what stands about: wrecks, trees, street lamps, wood, cloth. */
  ink: string;
  cars: string[];
  trees: string[];
  glow: string;
  wood: [string, string];
  cloth: [string, string, string, string];
  /** Colour of the roofs beside the board. */
  beyond: string;
  /** The light over the table: in the middle, and at the rim. */
  lamp: [string, number, number];
}

const NIGHT: Paint = {
  tones: ["#3a434a", "#454f56", "#525c61"],
  specks: ["#4a545b", "#282f34"],
  cracks: true,
  kerb: ["#23292d", "#596165", "#4c5458"],
  zebra: "#a7adae",
  lane: "#c9b26a",
  floors: [
    { light: "#b6955f", mid: "#a78552", seam: "#8a6c40" },
    { light: "#ad8854", mid: "#9d7947", seam: "#7f6037" },
  ],
  dots: false,
  beyond: "#161d22",
  lamp: ["#fff2cf", 0.06, 0.42],
  gloom: ["#423a4e", "#383043"],
  ghost: "#2c2538",
  ink: "#0d1114",
  cars: ["#7d3a33", "#4d6378", "#6b6f52", "#5c5148"],
  trees: ["#557f45", "#6f7a3a", "#4b6d42"],
  glow: "#ffe3a0",
  wood: ["#6b4526", "#8a5a30"],
  cloth: ["#9c3a2e", "#3f6e6a", "#5b6f8c", "#7a5a86"],
};

/** A printed page: flat inks, coarse dots, daylight. */
const COMIC: Paint = {
  tones: ["#34468a", "#3d4f98", "#4659a6"],
  specks: ["#4c60a6", "#34447f"],
  cracks: false,
  kerb: ["#14183a", "#f4f0e2", "#c9c3b2"],
  zebra: "#f4f0e2",
  lane: "#ffd23f",
  floors: [
    { light: "#f6c177", mid: "#eaa95a", seam: "#d18f42" },
    { light: "#8fd0c4", mid: "#72bdb0", seam: "#559f93" },
    { light: "#f2a08c", mid: "#e58a74", seam: "#c96e5a" },
    { light: "#c3b1e6", mid: "#ad98d8", seam: "#8f79bd" },
  ],
  dots: true,
  beyond: "#1d2450",
  lamp: ["#ffffff", 0.1, 0.16],
  gloom: ["#3b3168", "#332a5c"],
  ghost: "#271f4a",
  ink: "#14183a",
  cars: ["#e8483a", "#ffd23f", "#35b6d8", "#f4f0e2"],
  trees: ["#4fb06a", "#7cc24e", "#3f9a76"],
  glow: "#fff3a8",
  wood: ["#b4692f", "#d98b3f"],
  cloth: ["#e8483a", "#2f9fd0", "#ffd23f", "#8a5fd0"],
};

/** The evening before: wet asphalt, cold tiles and old carpets. */
const DUSK: Paint = {
  tones: ["#2a3a40", "#34484f", "#40565c"],
  specks: ["#3f555b", "#243338"],
  cracks: true,
  kerb: ["#1a2528", "#66777a", "#556568"],
  zebra: "#c2cdc6",
  lane: "#d8c46a",
  floors: [
    { light: "#9aa184", mid: "#8b9275", seam: "#6d7459" },
    { light: "#a88f7a", mid: "#99806b", seam: "#7a6352" },
    { light: "#87959b", mid: "#78878d", seam: "#5d6b71" },
  ],
  dots: false,
  beyond: "#131c20",
  lamp: ["#eaf6d8", 0.06, 0.4],
  gloom: ["#2f3d4a", "#27333f"],
  ghost: "#1e2832",
  ink: "#0b1113",
  cars: ["#5f4a3f", "#3f5a5c", "#6d6a4a", "#4a4f5a"],
  trees: ["#4d6b4a", "#5f6d3f", "#3f5e50"],
  glow: "#e3f0b0",
  wood: ["#54442f", "#6e5a3d"],
  cloth: ["#8a4a3a", "#4a6a66", "#6a6f48", "#56607a"],
};

const PAINTS: Record<string, Paint> = { marvel: COMIC, zombicide1: DUSK };

/** The colours of a game; those of the night for a game without its own. */
export function paintOf(game: string | undefined): Paint {
  return PAINTS[game ?? ""] ?? NIGHT;
}

/** Colour of each kind of figure that is not on the players' side. */
export const TONES: Record<string, string> = {
  walker: "#b9c5a0",
  brute: "#d98a6a",
  fatty: "#d98a6a",
  runner: "#e3b924",
  abomination: "#e5564b",
  trooper: "#9fd3ff",
  guard: "#ff9f5a",
  specialist: "#d3a6ff",
  "super-hero": "#ffd23f",
  bystander: "#ffe9f0",
};

/** Kinds of figures with a name of their own, drawn larger than kinds of which there are many. */
export const NAMED = ["abomination", "super-hero", "bystander"];
