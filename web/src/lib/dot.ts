/** Between parts of one line. It stays with what goes before: no line begins with a dot. */
export const DOT = "\u00a0· ";
