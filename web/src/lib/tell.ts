import { say, speech, t } from "../speech/speech.svelte";
import type { Happening } from "./messages";
import type { ChatLine, Text } from "./protocol";
import type { Table } from "./table.svelte";

/** A sentence about a seat calls it by its player's name, or “you”, where the game has words for that (`.named`, `.yours`). */
export function tell(table: Table, text: Text): string {
  const seat = text.args.seat;
  if (typeof seat !== "number") return say(text);
  const mine = table.mine.length === 1 && table.mine[0] === seat;
  if (mine && speech().has(`${text.id}.yours`)) return say({ ...text, id: `${text.id}.yours` });
  // “Amy, Wanda and 1 more plays Amy” says nothing: in a sentence that names a survivor, the survivors of a seat do not stand for
  // its player.
  const cast = typeof text.args.who === "string" ? "" : table.castOf(seat);
  const name = table.playerOf(seat) || (mine ? t("you") : cast);
  return name && speech().has(`${text.id}.named`) ? say({ id: `${text.id}.named`, args: { ...text.args, name } }) : say(text);
}

/** An answer in words. An answer about a seat names a survivor of it; where the game has words for that, its player is named too. */
export function answer(table: Table, text: Text): string {
  if (!speech().has(`${text.id}.named`)) return say(text);
  const seat = table.shown?.scene.sheets.find((sheet) => sheet.id === text.args.who)?.seat;
  return seat === undefined ? say(text) : tell(table, { ...text, args: { ...text.args, seat } });
}

/** The sentence of the log about an event. */
export function sentence(table: Table, event: Happening): string {
  return tell(table, { id: `log-${event.kind}`, args: event.args });
}

/** A message of the server in the chat. It may be about a move and the seat that made it: `what`, `whose`. */
export function noted(table: Table, { note, option, seat }: ChatLine): string {
  const whose = seat == null ? "" : table.mine.includes(seat) ? t("you") : table.nameOf(seat);
  return note ? t(note.id, { ...note.args, whose, what: option ? say(option) : t("note-undo-hidden") }) : "";
}
