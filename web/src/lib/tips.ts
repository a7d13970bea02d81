/** Storage key of the tips that this browser has shown, by game. */
const KEY = "shamble.tips";

/** Reads the tips that were shown; none if the storage holds nothing usable. */
function load(): Record<string, string[]> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return stored && typeof stored === "object" ? (stored as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

const given = load();

/** Writes the tips that were shown. */
function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(given));
  } catch {
    // Without local storage, the tips are shown again.
  }
}

/** True if this browser has shown the tip. */
export function wasGiven(game: string, tip: string): boolean {
  return given[game]?.includes(tip) ?? false;
}

/** Records that a tip was shown. */
export function give(game: string, tip: string): void {
  given[game] = [...(given[game] ?? []), tip];
  store();
}

/** Forgets all tips, so that they are shown again. */
export function forgetTips(): void {
  for (const game of Object.keys(given)) delete given[game];
  store();
}
