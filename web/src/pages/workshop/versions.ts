import type { Mission } from "./api";

/** Versions of missions that were tested in this browser, the newest first. */
export interface Version {
  game: string;
  mission: Mission;
  rate: number | null;
  games: number;
  /** Local time of the test. */
  time: string;
}

const KEY = "shamble-versions";
const MOST = 12;

/** The stored versions; an empty list if the browser keeps none. */
export function versions(): Version[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as Version[]).filter((one) => one.game && one.mission) : [];
  } catch {
    return [];
  }
}

/** Remembers a tested version. A version that was tested before moves to the top. */
export function keepVersion(version: Omit<Version, "time">): Version[] {
  const time = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  const same = JSON.stringify(version.mission);
  const next = [{ ...version, time }, ...versions().filter((one) => JSON.stringify(one.mission) !== same)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A full storage keeps the older list.
  }
  return next;
}
