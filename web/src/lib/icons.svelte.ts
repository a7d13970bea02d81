import common from "virtual:icons/all";

/** Every drawing that is here by now, by its name. A game's own come with its board. */
export const paths: Record<string, string> = $state({ ...common });

type Load = () => Promise<{ default: Record<string, string> }>;
const city: Load = () => import("../drawn/drawn-city");
const OWN: Record<string, Load[]> = {
  dawn: [() => import("../drawn/drawn-dawn")],
  walkingdead: [() => import("../drawn/drawn-walkingdead")],
  zombicide1: [city],
  zombicide2: [city],
  marvel: [city, () => import("../drawn/drawn-marvel")],
};

/** Fetches what only this game shows; without it, its things are drawn plainly. */
export async function iconsFor(game: string): Promise<void> {
  const found = await Promise.allSettled((OWN[game] ?? []).map((load) => load()));
  for (const one of found) if (one.status === "fulfilled") Object.assign(paths, one.value.default);
}
