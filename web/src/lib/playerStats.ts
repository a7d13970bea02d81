import type { Happening } from "./messages";

/** Deeds of one survivor in a whole game, counted from the log. */
export interface Deeds {
  kills: number;
  meals: number;
  wounds: number;
  cards: number;
  given: number;
  events: number;
  deaths: number;
}

export const DEEDS: (keyof Deeds)[] = ["kills", "meals", "wounds", "cards", "given", "events", "deaths"];

/** Deeds by id of the survivor. A kill by several survivors is shared among them, so that the sum stays true. */
export function deeds(log: Happening[]): Map<string, Deeds> {
  const byPlayer = new Map<string, Deeds>();
  const of = (who: string): Deeds => {
    let one = byPlayer.get(who);
    if (!one) byPlayer.set(who, (one = { kills: 0, meals: 0, wounds: 0, cards: 0, given: 0, events: 0, deaths: 0 }));
    return one;
  };
  for (const { kind, args } of log) {
    const who = String(args.who ?? "");
    const n = Number(args.n ?? 0);
    if (kind === "kills") {
      const fighters = (args.fighters as string[]) ?? [];
      // In games where zombies fall one by one, the event names the killer.
      if (!fighters.length && who) of(who).kills += 1;
      for (const one of fighters) of(one).kills += n / fighters.length;
    } else if (kind === "devours") of(who).meals += 1;
    else if (kind === "damage" || kind === "wounded") of(who).wounds += n;
    else if (kind === "card-drawn" || kind === "finds") of(who).cards += 1;
    else if (kind === "given" || kind === "gives") of(who).given += 1;
    else if (kind === "event-played") of(who).events += 1;
    else if (kind === "dies") of(who).deaths += 1;
  }
  return byPlayer;
}
