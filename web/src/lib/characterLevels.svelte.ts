import { games } from "./api";
import type { GameInfo, Text } from "./protocol";

let known = $state.raw<GameInfo[] | null>(null);
let asked = false;

/** Skills that a character learns at each level; null until the server has answered, or if the game knows no levels. */
export function characterLevels(game: string, id: string): Text[][] | null {
  if (!asked) {
    asked = true;
    games()
      .then((found) => (known = found))
      .catch(() => (asked = false));
  }
  const levels = known?.find((one) => one.id === game)?.characters.find((one) => one.id === id)?.levels;
  return levels?.length ? levels : null;
}
