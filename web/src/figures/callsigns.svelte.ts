import { lettersOf } from "./letters";

let lettersByName = $state.raw<ReadonlyMap<string, string>>(new Map());

/** Tells the names of everybody at the table, so that each gets letters that nobody else has. */
export function callsigns(names: string[]): void {
  const letters = lettersOf(names);
  lettersByName = new Map(names.map((name, i) => [name, letters[i]!]));
}

/** The letters of a name: unique at the table; of anybody else the first one. */
export function lettersFor(name: string): string {
  return lettersByName.get(name) ?? lettersOf([name])[0]!;
}
