import { berths, type Place } from "./places";
import type { OptionView } from "./protocol";

/** Options that belong together: one verb with several things, or one thing with several verbs. */
export interface Group {
  id: string;
  by: "verb" | "thing";
  options: OptionView[];
}

export const KEYS = 9;

/** Options by key, in the order of the first option of each key. */
export function split(options: OptionView[], key: (option: OptionView) => string): Map<string, OptionView[]> {
  const byId = new Map<string, OptionView[]>();
  for (const option of options) {
    const name = key(option);
    const group = byId.get(name);
    if (group) group.push(option);
    else byId.set(name, [option]);
  }
  return byId;
}

/** The larger of the two levels: options beyond the number keys cannot be reached by a key. */
function width(groups: Map<string, OptionView[]>): number {
  return Math.max(groups.size, ...[...groups.values()].map((group) => group.length));
}

/** Number of clicks to choose each option once: one for an option that stands alone, two for an option in a group. */
function clicks(groups: Map<string, OptionView[]>): number {
  return [...groups.values()].reduce((sum, group) => sum + (group.length === 1 ? 1 : 2 * group.length), 0);
}

/**
 * Up to nine options are one list, in the order of the rules, equal verbs side by side. More are groups first: by verb, by whom
 * they concern, or by what they use, whichever needs the fewest clicks within the number keys. Where a side of many acts, whoever acts comes first,
 * in the order in which they are listed.
 */
export function grouped(options: OptionView[], actors: ReadonlySet<string> = new Set()): Group[] {
  const byVerb = split(options, (option) => option.verb);
  if (options.length <= KEYS) {
    return [...byVerb].map(([id, group]) => ({ id, by: "verb", options: group }));
  }
  const byActor = split(options, (option) => (actors.has(option.touches[0] ?? "") ? option.touches[0]! : option.verb));
  if ([...byActor.keys()].filter((id) => actors.has(id)).length > 1) {
    const order = [...actors].filter((id) => byActor.has(id));
    const rest = [...byActor.keys()].filter((id) => !actors.has(id));
    return [...order, ...rest].map((id) => ({ id, by: actors.has(id) ? "thing" : "verb", options: byActor.get(id)! }));
  }
  // A thing that all options concern forms no group: options that concern nothing else stand alone.
  const shared = new Set(options[0]!.touches.filter((id) => options.every((option) => option.touches.includes(id))));
  const ways: [Group["by"], Map<string, OptionView[]>][] = [
    ["verb", byVerb],
    ["thing", split(options, (option) => option.touches.findLast((id) => !shared.has(id)) ?? option.verb)],
    ["thing", split(options, (option) => option.touches[1] ?? option.verb)],
  ];
  const usable = ways.filter(([, groups]) => groups.size > 1);
  const worse = (a: Map<string, OptionView[]>, b: Map<string, OptionView[]>) => Math.max(width(a), KEYS) - Math.max(width(b), KEYS) || clicks(a) - clicks(b);
  const [by, best] = (usable.length ? usable : ways).reduce((a, b) => (worse(a[1], b[1]) > 0 ? b : a));
  return [...best].map(([id, group]) => ({ id, by, options: group }));
}

/** True if the groups are a first level to open; false if they only order one list. */
export function nested(options: OptionView[]): boolean {
  return options.length > KEYS;
}

/** The options left when groups are opened one after the other. A question in fixed places opens one of these first. */
export function within(options: OptionView[], path: string[], actors: ReadonlySet<string> = new Set(), places: readonly Place[] = []): OptionView[] {
  const [first, ...deeper] = path;
  const berth = first !== undefined && places.length ? berths(places, options).find((one) => one.id === first) : undefined;
  const inner = (options: OptionView[], id: string) => grouped(options, actors).find((group) => group.id === id)?.options ?? options;
  return berth ? deeper.reduce(inner, berth.options) : path.reduce(inner, options);
}

/** Ids of all things that are named: `pistol.1+pistol.2` are two, a drive `car-1>s3` is the car and the zone on its way. */
export function named(touches: string[]): string[] {
  return touches.flatMap((one) => one.split(/[+>]/));
}

/** The options that concern a thing on the table. A crowd, `walker@s4`, stands for its kind and for its zone. */
export function touching(options: OptionView[], id: string): OptionView[] {
  const names = id.includes("@") ? [id, ...id.split("@")] : [id];
  return options.filter((option) => named(option.touches).some((one) => names.includes(one)));
}
