/** Which tips this browser has been given, by game. */
const KEY = "shamble.tips";

function load(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

const given = load();

function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(given));
  } catch {
    // A browser that keeps nothing is told again.
  }
}

export function wasGiven(game: string, tip: string): boolean {
  return given[game]?.includes(tip) ?? false;
}

export function give(game: string, tip: string): void {
  given[game] = [...(given[game] ?? []), tip];
  store();
}

/** From the start, as if nobody had ever played here. */
export function forgetTips(): void {
  for (const game of Object.keys(given)) delete given[game];
  store();
}
