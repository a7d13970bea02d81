import { refusal, say, speak, t } from "../speech/speech.svelte";
import { choreography } from "../boards/boards.svelte";
import { followed, steps } from "./change";
import type { ChatLine, FromClient, FromServer, TableInfo, Welcome } from "./protocol";
import { remember, remembered, renew } from "./remembered.svelte";
import { settings } from "./settings.svelte";
import { Socket, socketUrl } from "./socket";
import { sound } from "./sound";
import { RETURNS, Table } from "./table.svelte";
import { noted } from "./tell";

/** The most lines of the chat that are kept. */
const LINES = 200;

/** A table that receives messages from the server. */
export class ToldTable extends Table {
  #askedBefore = false;

  /** The link by which this browser came, once it was exchanged for a token. */
  #came = "";

  protected hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#welcomed(message);
        break;
      case "table":
        this.#seated(message);
        break;
      case "said":
        this.#said(message.line);
        break;
      case "audit":
        this.audit = message;
        break;
      case "update":
        this.#updated(message);
        break;
      case "hint":
        if (message.seq === this.view?.seq) {
          this.thinking = false;
          this.advice = message.advice;
          // The hint is read first: what the pointer rests on is told again when the pointer moves to it.
          this.aimed = null;
          if (!message.advice.length) this.note(t("hint-none"));
        }
        break;
      case "look":
        this.past = { view: message.view, events: message.events };
        break;
      case "link":
        this.#keepLink(message.seat, message.token);
        break;
      case "voted":
        this.note(t(message.done ? "vote-passed" : "vote-failed"));
        break;
      case "error":
        this.#refused(message.code, message.about ?? "", message.after);
        break;
      case "bye":
        this.gone = message.reason;
        if (!RETURNS.includes(message.reason)) this.hangUp();
        else if (message.after) this.later(message.after);
        break;
    }
  }

  /** Takes the seats and, after a link, the token that replaces it. */
  #welcomed(message: Welcome): void {
    this.welcome = message;
    this.gone = "";
    if (message.token) {
      renew(this.id, this.token, message.token);
      this.#came = this.token;
      this.token = message.token;
      this.say({ type: "kept" });
    }
    this.stage.dance = choreography(message.game);
    for (const note of message.notes) this.note(note);
    void speak(settings.lang, message.game, message.content ? { table: this.id, token: this.token, content: message.content } : null);
  }

  /** Takes a new view, or builds it from changes, and plays it back. */
  #updated(message: Extract<FromServer, { type: "update" }>): void {
    const before = this.view;
    const told = steps(message.events);
    const view = message.view ?? (before && message.now ? followed(before, message.seq, told, message.now, message.viewing) : null);
    if (!view) return;
    const own = this.waiting && this.sent !== "";
    this.waiting = false;
    this.sent = "";
    this.view = view;
    if (before?.seq !== view.seq || before.seat !== view.seat) {
      this.advice = null;
      this.thinking = false;
      this.picked = null;
      this.lit = new Set();
    }
    const { log_to, log_swap } = message;
    if (log_to !== undefined) this.hesitates = true;
    if (log_swap) {
      // Another seat of mine was told some moments differently: these are replaced.
      const other = new Set(log_swap);
      const log = [...this.log.filter((event) => !other.has(event.seq)), ...told.map(({ event }) => event)];
      this.log = log.sort((one, two) => one.seq - two.seq);
      this.stage.jump(view);
    } else if (message.log_from || !before || log_to !== undefined) {
      // After an undo, later events are removed.
      const kept = log_to === undefined ? [] : this.log.filter((event) => event.seq <= log_to);
      this.log = [...kept, ...told.map(({ event }) => event)];
      this.stage.jump(view);
    } else {
      // Events up to the last known number are not added again: the events of an undone step come back under a newer number.
      const fresh = told.filter(({ event }) => event.seq > before.seq);
      this.log = [...this.log, ...fresh.map(({ event }) => event)];
      if (view.seq > before.seq) this.stage.play(view, fresh, own);
      else this.stage.jump(view);
    }
    if (this.answering === null) this.hinted = false;
    else if (this.hinted && !this.advice) this.askHint(this.answering);
    const asked = this.answering !== null && !view.result;
    if (asked && !this.#askedBefore && before) sound("turn");
    this.#askedBefore = asked;
    if (view.result && !before?.result && before) sound(view.result.mine ? "won" : "lost");
    this.#remember();
  }

  /** The server knows only the hash of a token, so the browser that made a link keeps it. */
  #keepLink(seat: number | null, token: string): void {
    this.links = [...this.links.filter((link) => link.seat !== seat), { seat, token }];
    const kept = remembered.list.find((one) => one.table === this.id && one.token === this.token);
    if (!kept) return;
    if (seat === null) remember({ ...kept, spectate: token });
    else remember({ ...kept, links: [...(kept.links ?? []).filter((link) => link.seat !== seat), { seat, token }] });
  }

  /** Takes the state of the table, with the whole chat if it comes along. */
  #seated(message: TableInfo): void {
    this.info = message;
    if (message.chat) this.lines = message.chat;
    this.#remember();
  }

  /** Adds a line to the chat; the lines of others are also shown as a note. */
  #said(line: ChatLine): void {
    this.lines = [...this.lines, line].slice(-LINES);
    if (line.person === this.welcome?.me.person) return;
    const name = line.name || t("somebody");
    if (line.note?.id === "note-undo-of") this.note(`${name} ${noted(this, line)}`);
    else if (line.text) this.note(t("says", { name, text: line.text }));
    else if (line.option) {
      const option = this.view?.decision?.options.find((one) => one.key === line.key);
      if (option) this.light(option.touches);
      this.note(t("suggests", { name, what: say(line.option) }), "hint");
    }
  }

  /** Shows why a message was refused. A switch of seats that came too soon is sent again later. */
  #refused(code: string, about: string, after: number | null): void {
    this.waiting = false;
    if (code === "rate" && about === "sit" && after !== null) {
      // The seat that is wanted by then may be another one.
      this.waiting = true;
      setTimeout(() => {
        this.waiting = false;
        if (this.uncovered !== null) this.sit(this.uncovered);
      }, after * 1000);
      return;
    }
    this.errand = this.wish = null;
    if (code === "stale") return;
    if (about === "hint") {
      this.thinking = false;
      this.note(t("hint-none"));
      return;
    }
    if (code === "token" || code === "table" || code === "missing") {
      this.gone = "token";
      this.hangUp();
      return;
    }
    this.note(refusal(code), "error");
  }

  /** Stores the table in the list of this browser. */
  #remember(): void {
    if (!this.welcome || !this.info || !this.view) return;
    const { round, rounds } = this.view.scene.ribbon;
    remember({
      table: this.id,
      token: this.token,
      ...(this.#came ? { came: this.#came } : {}),
      game: this.welcome.game,
      title: this.welcome.game,
      names: this.info.seats.map((seat) => seat.name),
      colours: this.info.seats.map((seat) => seat.colour),
      round,
      rounds,
      ...(this.view.scene.title ? { mission: this.view.scene.title } : {}),
      state: this.view.result ? (this.view.result.won ? "won" : "lost") : "playing",
      at: Date.now(),
    });
  }
}

/** A table with a connection to the server. */
export class LiveTable extends ToldTable {
  readonly #socket: Socket;

  constructor(id: string, token: string) {
    super(id, token);
    this.#socket = new Socket(
      socketUrl(id),
      () => ({ type: "hello", token: this.token, lang: settings.lang, steps: true, ...(settings.name ? { name: settings.name } : {}) }),
      (message) => this.hear(message),
      (line, seconds) => {
        this.line = line;
        this.retryIn = seconds;
        if (line !== "open") this.waiting = false;
      },
    );
  }

  protected override send(message: FromClient): boolean {
    return this.#socket.say(message);
  }

  protected override hangUp(): void {
    this.#socket.close();
  }

  protected override later(seconds: number): void {
    this.#socket.later(seconds);
  }

  override retry(): void {
    this.#socket.now();
  }
}
