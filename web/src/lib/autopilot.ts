import { speech, t } from "../speech/speech.svelte";
import type { OptionView, SheetView } from "./protocol";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

/** An answer that is given automatically, and the sentence that says so. */
export interface Answer {
  option: OptionView;
  words: string;
}

/**
 * The answer that needs no click: the only one left, or the only sensible one; null otherwise. Each kind is a setting; undo takes
 * it back.
 */
export function answer(table: Table): Answer | null {
  if (table.past || table.view?.result || table.answering === null) return null;
  return (settings.ends ? ended(table) : null) ?? (settings.obvious ? (stowed(table) ?? accepted(table) ?? kept(table)) : null) ?? passed(table);
}

const name = (id: string | undefined) => speech().called(id ?? "");

/** Ends a turn or phase in which nothing else is left to do; an option that discards a card does not count. */
function ended(table: Table): Answer | null {
  const [one, ...more] = table.options;
  if (!one || more.length || !["end", "end-actions", "end-zeds"].includes(one.verb) || table.interrupts.some((option) => option.verb !== "discard")) return null;
  return { option: one, words: t(one.verb === "end" ? "ended-itself" : "phase-ended-itself", { name: name(one.touches[0]) }) };
}

/** Keeps all cards where they are if none of the cards that were put away is of use in a hand. */
function stowed(table: Table): Answer | null {
  const keep = table.options.find((option) => option.verb === "keep");
  const sheet = table.view?.scene.sheets.find((one) => keep?.touches.includes(one.id));
  if (!keep || !sheet || table.options.some((option) => option !== keep && option.verb !== "hold")) return null;
  if (sheet.hand.some((card) => !card.counters.held && card.kind !== "item")) return null;
  return { option: keep, words: t("stowed-itself", { name: name(sheet.id), ...lastFind(table, sheet) }) };
}

/** The name of the card that this survivor found last, and its way: into a hand, or put away; a way `none` if there is no such card. */
function lastFind(table: Table, sheet: SheetView): { what: string; way: string } {
  const find = table.log.findLast(({ kind }) => kind === "finds")?.args;
  const card = find?.who === sheet.id ? sheet.hand.find((one) => one.id === find.card) : undefined;
  if (!card) return { what: "", way: "none" };
  return { what: speech().called(card.id, "one-acc"), way: card.counters.held ? "hand" : "away" };
}

/** Accepts a gift whose giver is played on this device: the same person has agreed already. */
function accepted(table: Table): Answer | null {
  const { giver } = table.view?.decision?.ask.args ?? {};
  const from = table.view?.scene.sheets.find((sheet) => sheet.id === giver);
  const [one, ...more] = table.options.filter((option) => option.verb.startsWith("accept"));
  if (!one || more.length || !from || !table.mine.includes(from.seat) || table.hides) return null;
  return { option: one, words: t("accepted-itself", { name: name(one.touches[0]) }) };
}

/** Verbs that give something for nothing, in a question that may be passed. */
const FREE = ["supply", "comfort"];

/** Takes what costs nothing where the only one who can have it is the one who is asked. */
function kept(table: Table): Answer | null {
  const [one, ...more] = table.options.filter((option) => option.verb !== "pass");
  if (!one || more.length || !FREE.includes(one.verb)) return null;
  const mine = table.view?.scene.sheets.find((sheet) => sheet.seat === table.answering);
  return mine && one.touches.includes(mine.id) ? { option: one, words: t("accepted-itself", { name: name(mine.id) }) } : null;
}

/** The option that passes a question which keeps coming back; null if there is none. */
export function pass(table: Table): OptionView | null {
  return table.view?.decision?.recurs ? (table.options.find((option) => option.verb === "pass") ?? null) : null;
}

/** Answer that passes for the rest of the round; null if the question has an option that the person has not declined. */
function passed(table: Table): Answer | null {
  const way = pass(table);
  if (!way || table.declined.round !== table.view?.scene.ribbon.round) return null;
  if (table.options.some((option) => option !== way && !table.declined.keys.has(option.key))) return null;
  return { option: way, words: "" };
}

/** Passes now, and whenever the same is asked in this round. */
export function passOn(table: Table): void {
  const way = pass(table);
  if (!way || !table.view) return;
  const { round } = table.view.scene.ribbon;
  const before = table.declined.round === round ? table.declined.keys : [];
  table.declined = { round, keys: new Set([...before, ...table.options.map((option) => option.key)]) };
  table.pick(way);
}
