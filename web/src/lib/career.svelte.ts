/** Games that were finished on this device, by game. Kept in this browser, never sent. */
export interface Career {
  played: number;
  won: number;
  /** Ids of missions that were won. */
  missions: string[];
  /** Ids of finished tables, so that a reload counts nothing twice. */
  tables: string[];
}

const KEY = "shamble.career";

/** Reads the finished games; none if the storage holds nothing usable. */
function load(): Record<string, Career> {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return stored && typeof stored === "object" ? stored : {};
  } catch {
    return {};
  }
}

export const career: { games: Record<string, Career> } = $state({ games: load() });

/** Writes the finished games to the storage of this browser. */
function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(career.games));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Counts a finished game once. */
export function finished(game: string, table: string, won: boolean, mission: string): void {
  const record = career.games[game] ?? { played: 0, won: 0, missions: [], tables: [] };
  if (record.tables.includes(table)) return;
  career.games[game] = {
    played: record.played + 1,
    won: record.won + (won ? 1 : 0),
    missions: won && mission && !record.missions.includes(mission) ? [...record.missions, mission] : record.missions,
    tables: [...record.tables, table].slice(-200),
  };
  store();
}

/** True if a mission was won on this device. */
export const wonMission = (game: string, mission: string): boolean => career.games[game]?.missions.includes(mission) ?? false;

/** Deletes everything that this device remembers of finished games. */
export function forgetCareer(): void {
  career.games = {};
  store();
}
