import common from "virtual:icons/all";

/** Every drawing that is here by now, by its name. A game's own come with its board. */
export const paths: Record<string, string> = $state({ ...common });

type Load = () => Promise<{ default: Record<string, string> }>;
const city: Load = () => import("../drawn/icon-set-city");
const OWN: Record<string, Load[]> = {
  dawn: [() => import("../drawn/icon-set-dawn")],
  walkingdead: [() => import("../drawn/icon-set-walkingdead")],
  zombicide1: [city],
  zombicide2: [city],
  marvel: [city, () => import("../drawn/icon-set-marvel")],
};

/** Fetches what only this game shows; without it, its things are drawn plainly. */
export async function iconsFor(game: string): Promise<void> {
  const results = await Promise.allSettled((OWN[game] ?? []).map((load) => load()));
  for (const one of results) if (one.status === "fulfilled") Object.assign(paths, one.value.default);
}
