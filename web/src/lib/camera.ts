import type { Scene } from "./protocol";
import type { Table } from "./table.svelte";

/** The most places that fit on a small screen at once. */
const FEW = 4;

/** The spaces without repetitions, the most frequent first. */
function busiest(spaces: string[]): string[] {
  const count = new Map<string, number>();
  for (const space of spaces) count.set(space, (count.get(space) ?? 0) + 1);
  return [...count].sort((a, b) => b[1] - a[1]).map(([space]) => space);
}

/**
 * The places to look at on a small screen, the most important first: those of the current event, else those of the question, of
 * the figure that is to act, and of the options; if the question is not about the map, those of our own figures.
 */
export function attention(table: Table, scene: Scene): string[] {
  if (scene.spaces.length <= FEW) return [];
  const spaces = new Set(scene.spaces.map((space) => space.id));
  const standing = new Map(scene.pieces.map((piece) => [piece.id, piece.space]));
  const placed = (ids: unknown[]): string[] =>
    ids.map((id) => (spaces.has(id as string) ? (id as string) : standing.get(id as string))).filter((space): space is string => !!space && spaces.has(space));
  const { event, playing } = table.stage;
  if (event && playing) return placed(table.stage.dance.concerns(event));
  const { who, place, zone } = table.view?.decision?.ask.args ?? {};
  const asked = placed([table.opened[0], zone, place, who]);
  const answers = busiest(placed(table.live.flatMap((option) => option.touches)));
  // One or two places to choose between come before the figure that goes there.
  if (asked.length && !table.opened.length && answers.length <= 2) return [...new Set([...answers, ...asked])];
  if (asked.length) return [...new Set([...asked, ...answers])];
  const leading = busiest(placed(scene.pieces.filter((piece) => table.leads(piece.id)).map((piece) => piece.id)));
  if (leading.length) return leading;
  if (answers.length) return answers;
  const ours = busiest(placed(scene.sheets.map((sheet) => sheet.space)));
  return ours.length ? ours : busiest(placed(scene.pieces.map((piece) => piece.id)));
}
