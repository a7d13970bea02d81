import { games } from "./api";
import type { GameInfo, Text } from "./protocol";

let catalogue = $state.raw<GameInfo[] | null>(null);
let asked = false;

/** Skills that a character learns at each level; null until the server has answered, or if the game knows no levels. */
export function characterLevels(game: string, id: string): Text[][] | null {
  if (!asked) {
    asked = true;
    games()
      .then((list) => (catalogue = list))
      .catch(() => (asked = false));
  }
  const levels = catalogue?.find((one) => one.id === game)?.characters.find((one) => one.id === id)?.levels;
  return levels?.length ? levels : null;
}
