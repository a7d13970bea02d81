export type Theme = "dark" | "light" | "system";
export type Speed = "slow" | "normal" | "fast" | "off";

export interface Settings {
  lang: string;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  calm: boolean;
  /** Explain things as they come up: the goal at the start, tips on the way. */
  coach: boolean;
  /** What happens holds before the undead act. */
  stops: boolean;
  /** A turn in which nothing is left to do ends by itself. */
  ends: boolean;
  /** What has only one sensible answer is answered by itself: a find that no hand needs, a gift to oneself. */
  obvious: boolean;
  name: string;
  colour: string;
  /** True if name and colour were given on this device: nobody is asked for them twice. */
  introduced: boolean;
}

const KEY = "shamble.settings";

function initial(): Settings {
  const fresh: Settings = {
    lang: navigator.language?.toLowerCase().startsWith("de") ? "de" : "en",
    theme: "dark",
    sound: true,
    speed: "normal",
    calm: false,
    coach: true,
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

/** What this browser likes. Kept here, never sent but for the name and the language. */
export const settings: Settings = $state(initial());

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const lessMotion = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** No sliding: chosen here or in the system. */
export function still(): boolean {
  return settings.calm || (lessMotion?.matches ?? false);
}
