import type { About, Created, RuleExamples, GameInfo, NewTable, PictureView, Qr, Replay, StoryView, Texts } from "./protocol";

/** Something the server said no to; `code` names a sentence of ours (`error-<code>`). */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    detail = "",
  ) {
    super(detail || code);
  }
}

/** The longest delay that the client accepts when the server asks it to try later, in seconds, and the number of tries. */
const PATIENCE = 30;
const TRIES = 5;

/** Asks the server and returns its answer; throws `Refused`. Tries again later if the server says so. */
async function ask<T>(path: string, init: RequestInit = {}, token = "", tries = TRIES): Promise<T> {
  const headers = new Headers(init.headers);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (init.body) headers.set("Content-Type", "application/json");
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { ...init, headers });
  } catch {
    throw new Refused("unreachable", 0);
  }
  const after = Number(answer.headers.get("Retry-After") ?? Infinity);
  if (answer.status === 429 && !init.method && tries > 1 && after <= PATIENCE) {
    await new Promise((resolve) => setTimeout(resolve, after * 1000));
    return ask(path, init, token, tries - 1);
  }
  if (!answer.ok) {
    let code = answer.status === 404 ? "missing" : "failed";
    let detail = "";
    try {
      const said = await answer.json();
      code = said.code ?? said.detail?.code ?? code;
      detail = typeof said.detail === "string" ? said.detail : (said.message ?? "");
    } catch {
      // Not JSON: the status says enough.
    }
    throw new Refused(code, answer.status, detail);
  }
  return (await answer.json()) as T;
}

const post = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

export const about = () => ask<About>("/about");
export const games = () => ask<GameInfo[]>("/games");
export const texts = (game: string, lang: string) => ask<Texts>(`/texts/${game}/${lang}`);
/** The texts of a table's game with those of the content that the table was made with. */
export const tableTexts = (table: string, token: string, lang: string) => ask<Texts>(`/tables/${table}/texts/${lang}`, {}, token);
export const examples = (game: string) => ask<RuleExamples>(`/rules/${game}`);
export const show = (game: string, rule: string, number: number) => ask<Created>(`/rules/${game}/show`, post({ rule, number }));
export const qr = (text: string) => ask<Qr>("/qr", post({ text }));
export const fork = (table: string, token: string, seq: number) =>
  ask<Created>(`/tables/${table}/fork`, post({ seq }), token);
export const bundle = (table: string, token: string) => ask<unknown>(`/tables/${table}/export`, {}, token);
export const bring = (save: unknown) => ask<Created>("/tables/import", post(save));
export const replay = (table: string, token: string, from: number, to: number, seat: number | null = null) =>
  ask<Replay>(`/tables/${table}/replay?from=${from}&to=${to}${seat === null ? "" : `&seat=${seat}`}`, {}, token);
/** The frame of a picture, whose view stands after some events of its moment. */
export const pictureFrame = (table: string, token: string, at: PictureView, seat: number | null) =>
  ask<Replay>(`/tables/${table}/replay?from=${at.index}&to=${at.index + 1}&events=${at.events}${seat === null ? "" : `&seat=${seat}`}`, {}, token);
export const story = (table: string, token: string) => ask<StoryView>(`/tables/${table}/story`, {}, token);
export const create = (plan: NewTable) => ask<Created>("/tables", post(plan));
