import { say, speak, speech, t } from "../speech/speech.svelte";
import { distinctOptions, type Offers } from "./distinctOptions";
import type { Errand, Wish } from "./moveSequence";
import { grouped, named, nested, within } from "./groups";
import { placesOf, type Place } from "./places";
import type { Happening, Level } from "./messages";
import type { Audit, AuditEntry, AdviceView, Card, ChatLine, FromClient, HostCommand, OptionView, Piece, RefusalView, TableInfo, View, Welcome } from "./protocol";
import { keep, settings } from "./settings.svelte";
import type { Line } from "./socket";
import { readingTime, type Beat } from "./pace";
import { plain, Stage } from "./stage.svelte";

const PACE = { slow: 1.7, normal: 1, fast: 0.4, off: 0 };

/** Close reasons after which the connection is restored automatically. */
export const RETURNS = ["shutdown", "slow", "moved", "stale", "storage"];

export interface Note {
  id: number;
  text: string;
  kind: "error" | "say" | "hint";
}

/** One table as this browser knows it: the last messages of the server, and the part of them that is shown. */
export class Table {
  welcome = $state.raw<Welcome | null>(null);
  info = $state.raw<TableInfo | null>(null);
  /** The audit log: actions at this table outside the game. */
  audit = $state.raw<Audit | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<Happening[]>([]);
  /** The lines of the chat. */
  lines = $state.raw<ChatLine[]>([]);
  line = $state<Line>("connecting");
  retryIn = $state(0);
  waiting = $state(false);
  /** The option that was sent and is not answered yet; empty if there is none. */
  sent = $state("");
  gone = $state("");
  advice = $state.raw<AdviceView[] | null>(null);
  /** True while a hint is being computed. */
  thinking = $state(false);
  links = $state.raw<{ seat: number | null; token: string }[]>([]);
  notes = $state<Note[]>([]);
  /** Ids on the table that the option under the pointer concerns. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The thing on the table that was clicked, to offer what is attached to it. */
  picked = $state<string | null>(null);
  /** The option under the pointer or the focus: the dock tells all of its consequences. */
  aimed = $state.raw<OptionView | null>(null);
  /** The id of the sheet that is looked at instead of that of the acting survivor. */
  looked = $state<string | null>(null);
  /** True while the playback waits until a tip is read. */
  reading = $state(false);
  /** The groups of options that are opened, one inside the other: who acts, then what they might do. */
  opened = $state.raw<string[]>([]);
  /** A survivor of mine on the way to a farther place. */
  errand = $state.raw<Errand | null>(null);
  /** A survivor of mine who was sent for a card. */
  wish = $state.raw<Wish | null>(null);
  /** True after an undo: the player wants another answer, so none is given automatically. */
  hesitates = $state(false);
  /** Questions that I do not want to be asked again: the round, and the keys of the options that I declined in it. */
  declined = $state.raw<{ round: number; keys: ReadonlySet<string> }>({ round: 0, keys: new Set() });
  /** True if the walks and cards of the last phase are shown again. */
  tracing = $state(false);
  /** The moment that is looked back at; null for the present. */
  past = $state.raw<{ view: View; events: Happening[] } | null>(null);
  /** The seat whose hidden things may be shown on this device; null if nobody has taken the device yet. */
  uncovered = $state<number | null>(null);

  /** Names and colours of the players by seat, for a replay, which receives no `info`. */
  names: string[] = [];
  colours: string[] = [];

  readonly stage = new Stage(
    plain,
    () => PACE[settings.speed],
    (beat) => this.#holding(beat),
    () => settings.stops && this.mine.length > 0,
  );
  #notes = 0;

  /** The token of my seats. A link is exchanged for another token, which only this browser knows. */
  token = $state("");

  constructor(
    readonly id: string,
    token: string,
  ) {
    this.token = token;
  }

  /** Sends a message to the server and returns true if it was sent. A replay has no server, so it sends nothing. */
  protected send(_message: FromClient): boolean {
    return false;
  }

  protected hangUp(): void {}

  protected later(_seconds: number): void {}

  retry(): void {}

  // -- what is so ------------------------------------------------------------------------------------------------

  get mine(): number[] {
    return this.welcome?.me.seats ?? [];
  }

  get host(): boolean {
    return this.welcome?.me.host ?? false;
  }

  /** True if the server has closed the connection for good, and not only for a moment. */
  get left(): boolean {
    return this.gone !== "" && !RETURNS.includes(this.gone);
  }

  /** The scene to draw: the past moment that is looked back at, else the one that the stage shows. */
  get shown(): View | null {
    return this.past?.view ?? this.stage.shown;
  }

  /** The log up to the moment that is shown; during a playback, no more than has been played. */
  get told(): Happening[] {
    if (this.past) return this.log.filter((event) => event.seq <= this.past!.view.seq);
    const { last, next, playing } = this.stage;
    const here = last ?? next;
    const index = playing && here ? this.log.lastIndexOf(here) : -1;
    return index < 0 ? this.log : this.log.slice(0, last ? index + 1 : index);
  }

  /** True if this device has several seats and the game hides something between them. */
  get hides(): boolean {
    if (this.mine.length < 2 || !this.view) return false;
    const { scene } = this.view;
    const covered = scene.sheets.some((sheet) => sheet.events.concat(sheet.hand).some((card) => card.face === null));
    return covered || scene.goals.some((goal) => goal.seat !== null) || (this.welcome?.hides ?? false);
  }

  /** The seat of mine that is asked now, if any. */
  get answering(): number | null {
    const decision = this.view?.decision;
    if (!decision || !this.welcome || this.closed) return null;
    // A bot answers for a seat that I have left to it.
    const mine = this.mine.filter((seat) => this.info?.seats[seat]?.kind !== "bot");
    if (mine.includes(decision.seat)) return decision.seat;
    if (this.view?.seat != null && decision.seats.includes(this.view.seat) && mine.includes(this.view.seat)) {
      return this.view.seat;
    }
    return decision.seats.find((seat) => mine.includes(seat)) ?? null;
  }

  /** The seat this device must be handed to before anything is shown, if any. */
  get curtain(): number | null {
    if (!this.hides || this.view?.result) return null;
    const asked = this.view?.decision?.seat ?? -1;
    const seat = this.mine.includes(asked) ? asked : (this.uncovered ?? this.mine[0] ?? null);
    // The curtain stays until the view is that seat's own, so that nothing of the other seat's view is seen.
    return seat === this.uncovered && seat === this.view?.seat ? null : seat;
  }

  get closed(): boolean {
    return this.info?.closed ?? false;
  }

  get options(): OptionView[] {
    return this.answering === null ? [] : (this.view?.decision?.options ?? []);
  }

  /** The question's options that can be taken now: none while something is played back or an earlier moment is shown. */
  get answers(): OptionView[] {
    return this.stage.playing || this.past ? [] : this.options;
  }

  /** The same with the options for any time. */
  get ready(): OptionView[] {
    return this.stage.playing || this.past ? [] : [...this.options, ...this.interrupts];
  }

  readonly #actors = $derived(new Set(this.shown && this.stage.dance.actors ? this.stage.dance.actors(this.shown.scene) : []));

  /** Ids of the figures that may be chosen first, if a player leads many. */
  get actors(): ReadonlySet<string> {
    return this.#actors;
  }

  /** The fixed places in which the question's answers stand; none if it is a plain list. */
  get places(): readonly Place[] {
    return placesOf(this.view?.game ?? "", this.view?.decision?.ask.id ?? "");
  }

  /** The options of the opened group, else all of them. */
  get live(): OptionView[] {
    return this.opened.length ? within(this.offers(this.options).options, this.opened, this.actors, this.places) : this.options;
  }

  /** True if the thing is a figure to choose first: a click opens its own options. */
  leads(id: string): boolean {
    if (!this.actors.has(id)) return false;
    const { options } = this.offers(this.options);
    return nested(options) && grouped(options, this.actors).some((group) => group.id === id && group.by === "thing");
  }

  /** Actions that a player would expect here, with the reasons why they are not possible. */
  get refusals(): RefusalView[] {
    return this.answering === null ? [] : (this.view?.decision?.refusals ?? []);
  }

  get interrupts(): OptionView[] {
    return this.welcome?.me.spectator || this.closed ? [] : (this.view?.interrupts ?? []);
  }

  /** These options without equal copies, and with notes that tell the others apart. */
  offers(options: OptionView[]): Offers {
    const scene = this.view?.scene;
    if (!scene) return { options, notes: new Map() };
    const words = {
      say: (option: OptionView) => say(option.text),
      counters: (card: Card) => {
        if ("ammo" in card.counters) return t("alike-loaded", { n: card.counters.ammo! });
        // On a map, copies are told apart by being held or put away, and by being loaded.
        if (!scene.borders) return "";
        return [card.counters.empty ? t("alike-empty") : "", t(card.counters.held ? "alike-held" : "alike-away")].filter(Boolean).join(", ");
      },
      figure: ({ values }: Piece) => (values?.strength === undefined ? "" : t("alike-strength", { n: values.strength, hits: values.hits ?? 0 })),
      called: (id: string) => speech().called(id),
      copy: (n: number) => t("alike-n", { n }),
    };
    return distinctOptions(options, scene, words, this.advice?.[0]?.key);
  }

  /** True if the thing is lit up: the option under the pointer or the current event concerns it. */
  lights(id: string): boolean {
    return this.lit.has(id) || this.#happening.has(id);
  }

  readonly #happening = $derived(new Set(this.stage.playing ? this.stage.events.flatMap((event) => this.stage.dance.concerns(event)) : []));

  /** Milliseconds to read a beat that harms one of my figures, kills somebody, ends the game, or turns the card of the round; 0 for any other beat. */
  #holding(beat: Beat): number {
    const card = beat.kind === "card" ? beat.steps.find(({ event }) => event.kind === "event")?.event.args.card : undefined;
    if (card) return readingTime(say({ id: `${speech().nounKey(String(card))}.text`, args: {} }));
    const sheets = this.stage.shown?.scene.sheets ?? [];
    const mine = (beat.hurt ?? []).some((id) => sheets.some((sheet) => sheet.id === id && this.mine.includes(sheet.seat ?? -1)));
    if (!mine && beat.kind !== "death" && beat.kind !== "end") return 0;
    return readingTime(say(beat.told));
  }

  get busy(): boolean {
    if (this.left) return false;
    return this.waiting || this.stage.playing || this.errand !== null || this.line !== "open" || !this.view || this.mustSit !== null;
  }

  /** The seat of mine whose view this device should show now; null if there is nothing to change. */
  get mustSit(): number | null {
    const seat = this.hides ? this.uncovered : this.view?.decision?.seat;
    if (seat == null || !this.mine.includes(seat) || this.mine.length < 2) return null;
    return this.view?.seat === seat || this.view?.result ? null : seat;
  }

  /** True if this seat plays against mine. */
  against(seat: number): boolean {
    const scene = this.view?.scene;
    if (scene?.title?.args.mode !== "versus") return false;
    const other = scene.sheets.find((sheet) => sheet.id === "zed-player")?.seat;
    return other !== undefined && (seat === other) !== this.mine.includes(other);
  }

  /** A name for a seat: its player's, “you”, its figures', or its number. */
  nameOf(seat: number): string {
    // Nobody has come yet: the survivors of the seat do not decide.
    if (!this.playerOf(seat) && this.info?.seats[seat]?.kind === "open") return t("seat-n", { n: seat + 1 });
    return this.playerOf(seat) || (this.mine.length === 1 && this.mine[0] === seat ? t("you") : this.castOf(seat) || t("seat-n", { n: seat + 1 }));
  }

  /** The names of the figures of a seat, which stand for a player without a name. */
  castOf(seat: number): string {
    const names = (this.shown?.scene.sheets ?? []).filter((sheet) => sheet.seat === seat).map((sheet) => say(sheet.name));
    return names.length > 2 ? t("and-more", { names: names.slice(0, 2).join(", "), n: names.length - 2 }) : names.join(", ");
  }

  /** The name that the player of a seat has given; empty if there is none. */
  playerOf(seat: number): string {
    return this.info?.seats[seat]?.name || this.names[seat] || "";
  }

  /** The colour of a seat. */
  colourOf(seat: number): string {
    return this.info?.seats[seat]?.colour || this.colours[seat] || COLOURS[seat % COLOURS.length]!;
  }

  // -- doing -----------------------------------------------------------------------------------------------------

  protected say(message: FromClient, wait = false): void {
    if (!this.send(message)) {
      this.thinking = false;
      this.note(t("error-offline"), "error");
    }
    else if (wait) this.waiting = true;
  }

  /** Sends an option as the answer or interrupt of my seat. */
  pick(option: OptionView): void {
    if (this.waiting || !this.view) return;
    this.stage.skip();
    const interrupt = this.view.interrupts.includes(option);
    const seat = interrupt ? option.seat : this.answering;
    if (seat === null) return;
    this.picked = null;
    this.aim(null);
    this.hinted = false;
    this.sent = option.key;
    this.hesitates = false;
    this.say({ type: "play", seq: this.view.seq, seat, key: option.key }, true);
  }

  /** The seat of mine whose wishes about being asked can be set now: the one that is asked, else the one I see. */
  get wisher(): number | null {
    const seat = this.answering ?? this.view?.seat ?? null;
    return seat !== null && seat === this.view?.seat && this.mine.includes(seat) ? seat : null;
  }

  /** Sends a wish: silence a topic, hear it again, hold or go on. Wishes are moves, so that a replay contains them. */
  prefer(key: string): void {
    if (this.waiting || !this.view || this.wisher === null) return;
    this.say({ type: "play", seq: this.view.seq, seat: this.wisher, key }, true);
  }

  /** Gives a seat of mine up. */
  giveBack(seat: number): void {
    this.say({ type: "give-back", seat });
  }

  /** Entries of the audit log that concern me, that others made and that I have not acknowledged. */
  get news(): AuditEntry[] {
    const me = this.welcome?.me.person;
    const read = this.audit?.acknowledged ?? 0;
    const unread = (this.audit?.entries ?? []).filter((entry) => entry.serial > read && entry.by !== me);
    return unread.filter((entry) => !!entry.concerns && [me, "*"].includes(entry.concerns));
  }

  /** Confirms that I have read the news of the audit log. */
  acknowledge(): void {
    this.say({ type: "acknowledge", serial: Math.max(0, ...this.news.map((entry) => entry.serial)) });
  }

  /** My answer to the host, who asks for one of my seats. */
  consent(seat: number, yes: boolean): void {
    this.say({ type: "consent", seat, yes });
  }

  /** Asks for an undo, and drops errands and automatic answers. */
  undo(level: Level): void {
    this.errand = this.wish = null;
    this.declined = { round: 0, keys: new Set() };
    this.hinted = false;
    this.say({ type: "undo", level });
  }

  /** Answers the open vote. */
  vote(yes: boolean): void {
    this.say({ type: "vote", yes });
  }

  /** Switches to another seat of mine. */
  sit(seat: number): void {
    this.uncovered = seat;
    if (this.view?.seat !== seat) this.say({ type: "sit", seat }, true);
  }

  /** Asks for a hint, or hides the one that is shown. */
  hint(): void {
    this.hinted = !this.advice;
    if (this.advice) {
      this.advice = null;
      return;
    }
    const seat = this.answering ?? this.view?.seat;
    if (seat != null) this.askHint(seat);
  }

  protected askHint(seat: number): void {
    this.thinking = true;
    this.say({ type: "hint", seat });
  }

  /**
   * True if a hint was asked for and I have not moved since: if an interruption renews the question, the hint is asked for again.
   */
  protected hinted = false;

  /** Asks for the view of an earlier moment. */
  lookBack(seq: number): void {
    this.say({ type: "look", seq });
  }

  /** Tells the table my name and colour. */
  introduce(name: string, colour: string): void {
    this.say({ type: "introduce", name, colour });
  }

  /** Sends a line to the chat. */
  chat(text: string): void {
    this.say({ type: "chat", text });
  }

  /** Proposes an option to the seat that may take it. */
  suggest(option: OptionView): void {
    this.say({ type: "suggest", seat: option.seat, key: option.key });
    this.note(t("suggest-sent", { what: say(option.text), name: this.nameOf(option.seat) }), "hint");
  }

  /** Sends a command of the host. */
  hostDo(what: HostCommand["do"], seat?: number, extra: { person?: string; bot?: string } = {}): void {
    this.say({ type: "host", do: what, ...(seat === undefined ? {} : { seat }), ...extra });
  }

  /** Lights up the things with these ids. */
  light(ids: string[]): void {
    this.lit = new Set(named(ids));
  }

  /** Lights up the things that an option concerns and tells its consequences; null ends both. */
  aim(option: OptionView | null): void {
    this.aimed = option;
    // A move that goes on lights up the zones where it may end.
    const ends = (option?.meaning?.told ?? []).flatMap((part) => (part.id.startsWith("means-") ? (part.args.zone ?? []) : []));
    this.light([...(option?.touches ?? []), ...ends.filter((id): id is string => typeof id === "string")]);
  }

  /** Shows a note for some seconds. */
  note(text: string, kind: Note["kind"] = "say"): void {
    const id = ++this.#notes;
    this.notes.push({ id, text, kind });
    setTimeout(() => this.dismiss(id), kind === "error" ? 7000 : Math.min(5000, 1800 + 45 * text.length));
  }

  /** Hides a note. */
  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }

  /** Ends the connection and the playback. */
  close(): void {
    this.hangUp();
    this.stage.skip();
  }
}

export const COLOURS = ["#e26d5a", "#5aa9e6", "#8fce6f", "#c58be0", "#f0a94b", "#6fd3c7"];

/** Switches to another language at once, and stores the choice. */
export async function useLanguage(lang: string, game = ""): Promise<void> {
  settings.lang = lang;
  keep();
  await speak(lang, game);
}
