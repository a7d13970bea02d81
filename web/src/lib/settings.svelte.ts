import { preferredLanguage } from "./languages";

export type Theme = "dark" | "light" | "system";
export type Speed = "slow" | "normal" | "fast" | "off";

export interface Settings {
  lang: string;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  calm: boolean;
  /** True if things are explained when they first come up. */
  coach: boolean;
  /** True if the goal of the mission is shown before a game. */
  briefing: boolean;
  /** True if the playback pauses before the undead act. */
  stops: boolean;
  /** True if a turn in which nothing is left to do ends automatically. */
  ends: boolean;
  /** True if a question with only one sensible answer is answered automatically: a find that no hand needs, a gift to oneself. */
  obvious: boolean;
  name: string;
  colour: string;
  /** True if name and colour were given on this device, so that they are not asked for again. */
  introduced: boolean;
}

const KEY = "shamble.settings";

/** The stored settings on top of the defaults. */
function initial(): Settings {
  const fresh: Settings = {
    lang: preferredLanguage(),
    theme: "dark",
    sound: true,
    speed: "normal",
    calm: false,
    coach: true,
    briefing: true,
    stops: false,
    ends: true,
    obvious: true,
    name: "",
    colour: "#e26d5a",
    introduced: false,
  };
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return fresh;
  }
}

/** The settings of this browser. They are stored here; only the name and the language are sent to the server. */
export const settings: Settings = $state(initial());

/** Writes the settings to the storage of this browser. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without local storage, the settings last as long as the page.
  }
}

const lessMotion = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** True if animations are switched off, here or in the system. */
export function still(): boolean {
  return settings.calm || (lessMotion?.matches ?? false);
}
