import { settings } from "../lib/settings.svelte";
import type { Speech } from "./fluent";
import { speechFor } from "./speech.svelte";

/** Times at which the words of a game are fetched again after a failure, in milliseconds. */
const PAUSES = [300, 1000, 3000];

/**
 * The words of one game for a page without a table. They are fetched again when the language changes, and a few times if the server
 * does not answer. A page shows nothing of the game before `speech` is there: no id, and no title in another language.
 */
export class GameWords {
  /** Null until the words are here. */
  speech = $state.raw<Speech | null>(null);
  /** True if the server has given no words, so that a button to try again is needed. */
  failed = $state(false);
  #wanted = $state(0);

  /** `game` returns the game's id. Call this while a component is initialised. */
  constructor(game: () => string) {
    $effect(() => {
      void settings.lang;
      void this.#wanted;
      let current = true;
      this.failed = false;
      void loadWords(game(), () => current).then((speech) => {
        // An answer for the language before is late, and would replace the right one.
        if (!current) return;
        if (speech) this.speech = speech;
        else this.failed = true;
      });
      return () => (current = false);
    });
  }

  /** Fetches the words once more after a failure. */
  again(): void {
    this.#wanted += 1;
  }

  /** A text of the game; empty if the game has no such text, or no words yet. */
  say(id: string): string {
    return this.speech?.has(id) ? this.speech.say({ id, args: {} }) : "";
  }
}

/** The words of a game, or null if every try failed. Stops early once nobody waits for them. */
export async function loadWords(game: string, wanted: () => boolean): Promise<Speech | null> {
  for (const pause of [...PAUSES, null]) {
    try {
      return await speechFor(game);
    } catch {
      if (pause === null || !wanted()) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return null;
}
