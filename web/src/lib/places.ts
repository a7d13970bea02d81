import type { OptionView } from "./protocol";

/** A fixed place of the dock: the actions that stand there, whether they can be done now or not. */
export interface Place {
  id: string;
  verbs: readonly string[];
}

const place = (id: string, ...verbs: string[]): Place => ({ id, verbs: [id, ...verbs] });

const MOVE = place("move", "sprint", "charge", "slip", "jump", "run", "rush", "sidestep", "slow", "fast", "ride");
const MELEE = place("melee", "blitz", "reap", "bloodlust");
const OPEN = place("open", "seal");
const SHOOT = place("shoot", "aim", "throw", "reload");

const CITY: readonly Place[] = [MOVE, place("search", "search-car"), MELEE, OPEN, SHOOT, place("trade"), place("sort"), place("noise", "taunt")];
const HEROES: readonly Place[] = [MOVE, place("gain-trait"), MELEE, OPEN, SHOOT, place("use")];

/** Game -> id of the question that stands in fixed places -> these places, in the order of their number keys. */
const DOCKS: Record<string, Record<string, readonly Place[]>> = {
  zombicide1: { "ask-action": CITY },
  zombicide2: { "ask-action": CITY },
  marvel: { "ask-action": HEROES },
};

/** The fixed places of a question; none for a question that is a plain list. */
export function placesOf(game: string, ask: string): readonly Place[] {
  return DOCKS[game]?.[ask] ?? [];
}

/** The verbs that end or go on, the most final one first: the option of the first that is offered stands in the corner. */
const CORNER = ["end", "end-actions", "end-zeds", "done", "enough", "stop", "skip", "pass", "keep", "stand", "roll", "back"];
/** Questions whose way on has a verb that means something else elsewhere. */
const OWN_CORNER: Record<string, string> = { "ask-after-dice": "accept" };

/** The option that belongs into the corner of the dock; null if the question has to be answered first. */
export function cornerOf(ask: string, options: OptionView[]): OptionView | null {
  if (options.length < 2 && !CORNER.includes(options[0]?.verb ?? "")) return null;
  for (const verb of [OWN_CORNER[ask] ?? "", ...CORNER]) {
    const matching = options.filter((option) => option.verb === verb);
    if (matching.length === 1) return matching[0]!;
  }
  return null;
}

/** One button of the dock: a place with what it offers now. `fixed`: it stays where it is when it offers nothing. */
export interface Berth {
  id: string;
  fixed: boolean;
  options: OptionView[];
}

/** The options of a question in its fixed places, then the rest by verb. */
export function berths(places: readonly Place[], options: OptionView[]): Berth[] {
  const rest = options.filter((option) => !places.some((one) => one.verbs.includes(option.verb)));
  return [
    ...places.map(({ id, verbs }) => ({ id, fixed: true, options: options.filter((option) => verbs.includes(option.verb)) })),
    ...[...new Set(rest.map((option) => option.verb))].map((id) => ({ id, fixed: false, options: rest.filter((option) => option.verb === id) })),
  ];
}
