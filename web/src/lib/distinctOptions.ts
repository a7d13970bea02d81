import { named, split } from "./groups";
import type { Card, OptionView, Piece, Scene } from "./protocol";
import { kindOf } from "../speech/fluent";

/** Options without copies that make no difference, and a note for each of those that would read the same. */
export interface Offers {
  options: OptionView[];
  notes: Map<OptionView, string>;
}

interface Words {
  say: (option: OptionView) => string;
  /** Text that tells a card with these counters from its copies. */
  counters: (card: Card) => string;
  /** Text that tells a figure from others of its name; empty if it has no values. */
  figure: (piece: Piece) => string;
  /** The name of a thing, by its id. */
  called: (id: string) => string;
  /** "copy 2" */
  copy: (n: number) => string;
}

interface Lying {
  card: Card;
  /** Id of the holder or of the place. */
  at: string;
}

/** The place of each figure: id of the figure -> id of the place. */
function standing(scene: Scene): Map<string, string> {
  return new Map(scene.pieces.flatMap((piece) => (piece.space ? [[piece.id, piece.space]] : [])));
}

/** The cards on the table, each with its holder or place. */
function cards(scene: Scene): Map<string, Lying> {
  const byCard = new Map<string, Lying>();
  for (const sheet of scene.sheets) {
    for (const card of [...sheet.hand, ...sheet.events]) byCard.set(card.id, { card, at: sheet.id });
  }
  for (const card of scene.cards) byCard.set(card.id, { card, at: card.space ?? "" });
  return byCard;
}

/**
 * Options that read the same concern copies of one thing. Copies that nothing tells apart are one option (`prefer` says
 * which, if any); the others get a note: what is loaded, how strong a figure is, whose it is, or which copy.
 */
export function distinctOptions(options: OptionView[], scene: Scene, words: Words, prefer = ""): Offers {
  const lying = cards(scene);
  const stands = standing(scene);
  const figures = new Map(scene.pieces.map((piece) => [piece.id, piece]));
  /** A key that is equal for options between which nothing makes a difference. */
  const meaning = (option: OptionView) =>
    JSON.stringify([
      option.seat,
      option.verb,
      option.meaning?.told,
      ...named(option.touches).map((id) => {
        const card = lying.get(id);
        if (card) return [kindOf(id), card.card.face, Object.entries(card.card.counters).sort(), card.at];
        const figure = figures.get(id);
        return figure?.values ? [figure.name, figure.kind, figure.space, figure.values, figure.marks] : id;
      }),
    ]);
  const byText = split(options, words.say);
  const dropped = new Set<OptionView>();
  const notes = new Map<OptionView, string>();
  for (const same of byText.values()) {
    if (same.length < 2) continue;
    const kinds = [...split(same, meaning).values()];
    const kept = kinds.map((copies) => {
      const one = copies.find((option) => option.key === prefer) ?? copies[0]!;
      for (const copy of copies) if (copy !== one) dropped.add(copy);
      return one;
    });
    if (kept.length < 2) continue;
    const told = kept.map((option) => {
      const others = new Set(kept.filter((other) => other !== option).flatMap((other) => named(other.touches)));
      return named(option.touches)
        .filter((id) => !others.has(id))
        .map((id) => {
          const card = lying.get(id);
          if (card) return [words.counters(card.card), card.at ? words.called(card.at) : ""];
          const figure = figures.get(id);
          const strong = figure ? words.figure(figure) : "";
          const place = stands.has(id) ? words.called(stands.get(id)!) : "";
          return [words.called(id), place, strong, [strong, place].filter(Boolean).join(", ")];
        });
    });
    // The first kind of difference that tells all of them apart: the counters, then the holder or place, then the strength, then a mere number.
    const ways = [0, 1, 2, 3].map((way) => told.map((parts) => parts.map((part) => part[way]).filter(Boolean).join(", ")));
    const best = ways.find((labels) => new Set(labels).size === kept.length && labels.every(Boolean));
    // Meanings that differ tell figures apart already: "strength 4 → 2".
    const meant = new Set(kept.map((option) => JSON.stringify(option.meaning?.told ?? [])));
    if ((!best || ways.indexOf(best) > 1) && meant.size === kept.length) continue;
    kept.forEach((option, i) => notes.set(option, best?.[i] ?? words.copy(i + 1)));
  }
  return { options: options.filter((option) => !dropped.has(option)), notes };
}
