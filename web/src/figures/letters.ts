/** The initials of a name of two words, where the first two letters would not tell it from another one: Captain Marvel is CM. */
function initialsOf(name: string, alike: string[], clean: string[], names: readonly string[]): string | null {
  const initials = (one: string) => {
    const words = one.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    return words.length > 1 ? words[0]!.slice(0, 1).toUpperCase() + words[1]!.slice(0, 1).toUpperCase() : "";
  };
  const start = (one: string) => one.replace(/[^\p{L}\p{N}]/gu, "").slice(0, 2).toLowerCase();
  const mine = initials(name);
  const same = alike.filter((other) => start(other) === start(name)).length > 1;
  return mine && same && names.filter((other, i) => clean[i] && initials(other) === mine).length === 1 ? mine : null;
}

/** The letters of each name: its shortest prefix that no other name has, two letters at most; a third sign tells equal ones apart. */
export function lettersOf(names: readonly string[]): string[] {
  const clean = names.map((name) => name.replace(/[^\p{L}\p{N}]/gu, "") || "?");
  const short = clean.map((name, i) => {
    const first = name.slice(0, 1).toUpperCase();
    const alike = clean.filter((other) => other.slice(0, 1).toUpperCase() === first);
    return alike.length > 1 ? (initialsOf(names[i]!, alike, clean, names) ?? first + name.slice(1, 2).toLowerCase()) : first;
  });
  return short.map((letters, i) => {
    const same = short.slice(0, i).filter((other) => other === letters).length;
    if (!same && short.filter((other) => other === letters).length === 1) return letters;
    // The last letter tells Mary from Mark; a number tells equal names apart.
    const last = clean[i]!.slice(-1).toLowerCase();
    const ends = clean.filter((name, j) => short[j] === letters && name.slice(-1).toLowerCase() === last).length;
    return ends === 1 ? letters.slice(0, 1) + last : `${letters.slice(0, 1)}${same + 1}`;
  });
}
