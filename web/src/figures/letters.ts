/** The letters of each name: its shortest prefix that no other name has, two letters at most; a third sign tells equal ones apart. */
export function lettersOf(names: readonly string[]): string[] {
  const clean = names.map((name) => name.replace(/[^\p{L}\p{N}]/gu, "") || "?");
  const short = clean.map((name) => {
    const first = name.slice(0, 1).toUpperCase();
    return clean.filter((other) => other.slice(0, 1).toUpperCase() === first).length > 1 ? first + name.slice(1, 2).toLowerCase() : first;
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
