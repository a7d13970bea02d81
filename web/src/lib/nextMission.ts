import type { MissionInfo } from "./protocol";

const DIFFICULTIES = ["tutorial", "easy", "medium", "hard"];

/** The mission to play after this one: the easiest and shortest that was not won yet, else the one that follows in the book. */
export function nextMission(all: MissionInfo[], played: string, won: (id: string) => boolean): MissionInfo | null {
  const rank = (one: MissionInfo) => DIFFICULTIES.indexOf(one.difficulty) * 10_000 + one.minutes;
  const open = all.filter((one) => one.id !== played && !won(one.id));
  return open.sort((a, b) => rank(a) - rank(b))[0] ?? all[all.findIndex((one) => one.id === played) + 1] ?? null;
}
