import { TEXT_FILES } from "../lib/languages";
import { touch } from "../lib/screen";
import { tableTexts, texts } from "../lib/api";
import type { GameInfo, Text, Texts } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { Speech } from "./fluent";

/** A table whose game has content of its own, such as a mission of the workshop; `content` is the digest of that content. */
export interface OwnContent {
  table: string;
  token: string;
  content: string;
}

interface Voice {
  /** The interface's own sentences. */
  own: Speech;
  /** Those of the game on the table (which know the interface's too). */
  game: Speech;
  gameId: string;
  content: OwnContent | null;
}

const silent = new Speech("en", []);
let current = $state.raw<Voice>({ own: silent, game: silent, gameId: "", content: null });

/** The interface's texts in a language, else in English. */
async function own(lang: string): Promise<string> {
  const load = TEXT_FILES[lang] ?? TEXT_FILES.en;
  return load ? await load() : "";
}

const loaded = new Map<string, Promise<Texts>>();

/** The texts of a game, fetched once for each language and each content of its own. */
function gameTexts(game: string, lang: string, content: OwnContent | null = null): Promise<Texts> {
  const key = `${game}/${lang}/${content?.content ?? ""}`;
  let loading = loaded.get(key);
  if (!loading) {
    loading = content ? tableTexts(content.table, content.token, lang).catch(() => texts(game, lang)) : texts(game, lang);
    loading.catch(() => loaded.delete(key));
    loaded.set(key, loading);
  }
  return loading;
}

/** Loads the texts of a language and of a game, and uses them from now on. Without `content` the same game keeps its own. */
export async function speak(lang: string, game = "", content: OwnContent | null = current.gameId === game ? current.content : null): Promise<void> {
  const source = await own(lang);
  const mine = new Speech(lang, [source]);
  let theirs = mine;
  if (game) {
    try {
      theirs = new Speech(lang, [source], await gameTexts(game, lang, content));
    } catch {
      // The table still works with spelled-out ids; the connection's own message says what is wrong.
    }
  }
  current = { own: mine, game: theirs, gameId: game, content };
  document.documentElement.lang = lang;
}

/** A text of the interface; on a touch screen its `.touch` form, if it has one. */
export function t(id: string, args: Text["args"] = {}): string {
  const tapped = `${id}.touch`;
  return current.own.say({ id: touch.current && current.own.has(tapped) ? tapped : id, args });
}

/** The sentence for a refusal of the server; `code` is one of docs/protocol.md. */
export function refusal(code: string): string {
  return t(current.own.has(`error-${code}`) ? `error-${code}` : "error-failed");
}

/** A text of the current game. */
export function say(text: Text | null | undefined): string {
  return current.game.say(text);
}

/** The title of the end, in the game's own words if it has some. */
export function ending(won: boolean): string {
  const theirs = won ? "ending-won" : "ending-lost";
  return current.game.has(theirs) ? say({ id: theirs, args: {} }) : t(won ? "end-won" : "end-lost");
}

/** The game whose words these are. */
export function speechGame(): string {
  return current.gameId;
}

/** The words of the current game. */
export function speech(): Speech {
  return current.game;
}

/** The words of another game than the one on the table, for the page that sets one up. */
export async function speechFor(game: string): Promise<Speech> {
  return new Speech(settings.lang, [await own(settings.lang)], await gameTexts(game, settings.lang));
}

/** The games with their titles in the chosen language. */
export async function titled(games: GameInfo[]): Promise<GameInfo[]> {
  const title = { id: "game-title", args: {} };
  return Promise.all(
    games.map(async (game) => {
      const words = await speechFor(game.id).catch(() => silent);
      return words.has(title.id) ? { ...game, title: words.say(title) } : game;
    }),
  );
}
