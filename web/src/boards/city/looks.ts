/** Colours of the ground and of the light in one city game. */
export interface Paint {
  street: string;
  specks: [string, string];
  cracks: boolean;
  kerb: [string, string, string];
  zebra: string;
  lane: string;
  /** Floors in turn: two tones of the boards and their seams; `dots` prints them in halftone instead. */
  floors: { light: string; mid: string; seam: string }[];
  dots: boolean;
  /** The light over the table: in the middle, and at the rim. */
  lamp: [string, number, number];
}

const NIGHT: Paint = {
  street: "#353d43",
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
  lamp: ["#fff2cf", 0.06, 0.42],
};

/** A printed page: flat inks, coarse dots, daylight. */
const COMIC: Paint = {
  street: "#3d4f8f",
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
  lamp: ["#ffffff", 0.1, 0.16],
};

/** The evening before: wet asphalt, cold tiles and old carpets. */
const DUSK: Paint = {
  street: "#2f4147",
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
  lamp: ["#eaf6d8", 0.06, 0.4],
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
