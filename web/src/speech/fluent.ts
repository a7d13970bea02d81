import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable, type Scope } from "@fluent/bundle";
import type { Json, Text, Texts } from "../lib/protocol";

/** The kind of thing an id stands for: `pistol.2` is a copy of `pistol`. */
export function kindOf(id: string): string {
  return id.replace(/\.\d+$/, "");
}

/** One thing of a list: its noun's key and how many of it, or a word that is no noun. */
interface Part {
  key: string;
  count: number;
  word?: string;
}

/** Things named in a sentence: NAME($who, form: "gen") says them in the form that the sentence needs. */
export class Noun extends FluentType<string> {
  readonly parts: Part[];

  constructor(
    parts: Part[],
    private readonly speech: Speech,
  ) {
    super(parts.map((part) => part.key).join());
    this.parts = counted(parts);
  }

  /** Plural category for selectors: one thing or several. */
  get number(): string {
    return this.parts.reduce((n, part) => n + (part.count || 1), 0) === 1 ? "one" : "other";
  }

  /** The words in a grammatical form, joined as the language does it. */
  inForm(form: string): string {
    const end = form ? `-${form}` : "";
    return this.speech.list(
      this.parts.map((part) => {
        if (part.word !== undefined) return part.word;
        if (!part.count) return this.speech.noun(part.key, form);
        if (part.count === 1) return this.speech.noun(part.key, `one${end}`);
        return `${part.count} ${this.speech.noun(part.key, `many${end}`)}`;
      }),
    );
  }

  override toString(_scope?: Scope): string {
    return this.inForm("");
  }
}

/** Joins equal parts with their count: two pistols are "2 pistols", not "the pistol and the pistol". */
function counted(parts: Part[]): Part[] {
  const pieces: Part[] = [];
  for (const part of parts) {
    const same = part.word === undefined ? pieces.find((one) => one.key === part.key && one.word === undefined) : undefined;
    if (same) same.count = (same.count || 1) + (part.count || 1);
    else pieces.push({ ...part });
  }
  return pieces;
}

/** A selector compares an id, not a name: `{ $item -> [pistol] …}` is made to look at `$item#`. */
function selectById(part: unknown): void {
  if (Array.isArray(part)) part.forEach(selectById);
  else if (part && typeof part === "object") {
    const node = part as { type?: string; selector?: { type: string; name: string } };
    if (node.type === "select" && node.selector?.type === "var" && !node.selector.name.endsWith("#")) {
      node.selector.name += "#";
    }
    Object.values(part).forEach(selectById);
  }
}

/** A Fluent source whose selectors compare ids. */
function resource(source: string): FluentResource {
  const made = new FluentResource(source);
  selectById(made.body);
  return made;
}

/** Parts of an option: whatever they name has a noun. */
const ANYTHING = ["who", "item", "target"];
const SENTENCE = /^(ask|beat|do|end|log|no|story|why)-/;

/** Numbers stay numbers, so that a selector can ask for their plural. */
function plain(value: Json): FluentVariable {
  if (typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "true" : "false";
  if (Array.isArray(value)) return value.join(", ");
  return "";
}

/** Renders message ids with typed arguments in one language, for one game. */
export class Speech {
  readonly bundle: FluentBundle;
  readonly rules: Texts["rules"];
  readonly #nouns: Texts["nouns"];
  readonly #kinds: Texts["kinds"];
  readonly #numbered: NonNullable<Texts["numbered"]>;
  readonly #and: Intl.ListFormat;
  readonly #subjects: NonNullable<Texts["subjects"]>;

  constructor(
    readonly lang: string,
    sources: string[],
    game?: Partial<Texts>,
  ) {
    this.bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        NAME: (positional, named) => this.#name(positional[0], String(named.form ?? "")),
        LIST: (positional, named) => this.#name(positional[0], String(named.form ?? "")),
      },
    });
    for (const source of [...sources, game?.ftl ?? ""]) {
      this.bundle.addResource(resource(source), { allowOverrides: true });
    }
    this.rules = game?.rules ?? {};
    this.#nouns = game?.nouns ?? {};
    this.#kinds = game?.kinds ?? {};
    this.#numbered = game?.numbered ?? {};
    this.#and = new Intl.ListFormat(lang, { type: "conjunction" });
    this.#subjects = game?.subjects ?? {};
  }

  /** The Fluent function NAME: a form of a noun, or the value itself if it is no noun. */
  #name(value: FluentValue | undefined, form: string): string {
    if (value instanceof Noun) return value.inForm(form);
    if (value instanceof FluentType) return String(value.valueOf());
    if (typeof value === "string") return this.noun(this.nounKey(value), form);
    return String(value ?? "");
  }

  /** Words joined as the language does it: `a, b and c`. */
  list(words: string[]): string {
    return words.length === 1 ? words[0]! : this.#and.format(words);
  }

  /** The noun key of any id on the table. `prefix`: the kind of thing that the id names (`card`); `*`: any kind. */
  nounKey(id: string, prefix = "*"): string {
    const kind = kindOf(id);
    if (prefix !== "*") {
      const key = `${prefix}-${kind}`;
      if (this.bundle.hasMessage(key)) return key;
    }
    const noun = this.#kinds[id] ?? this.#kinds[kind];
    if (noun) return noun;
    // A skill with its argument, `free:move`: written out, or said by its family.
    const [family = "", arg] = kind.split(":");
    if (arg !== undefined) {
      const whole = `skill-${family}-${arg}`;
      return this.bundle.hasMessage(whole) ? whole : `skill-${family} ${arg}`;
    }
    // A thing with its number, `door-3`; a fast drive, `car-1>s3`, goes by the zone.
    const counted = /^(.*?)(\d+)$/.exec(id.slice(id.lastIndexOf(">") + 1));
    if (counted && this.#numbered[counted[1]!]) return `${this.#numbered[counted[1]!]} ${counted[2]}`;
    // A game may name no kind for an id: the prefixes of all nouns are tried, those of the most frequent things first.
    for (const guess of ["char", "place", "deck", "card", "event", "goal", "token", "survivor", "skill"]) {
      if (this.bundle.hasMessage(`${guess}-${kind}`)) return `${guess}-${kind}`;
    }
    // Never the bare id: the interface has messages of its own, such as `orders`.
    return `thing-${kind}`;
  }

  /** A noun in a form (`at`, `gen`, `many-dat` …); its plain name where it has no such form. What follows a blank is its $arg. */
  noun(key: string, form = ""): string {
    const [id = "", arg] = key.split(" ");
    const message = this.bundle.getMessage(id);
    if (!message) return spelled(key);
    const pattern = (form ? (message.attributes[form] ?? message.attributes[form.split("-")[0]!]) : null) ?? message.value;
    return pattern !== null ? this.bundle.formatPattern(pattern, arg === undefined ? null : this.args({ arg }), []) : spelled(key);
  }

  /** The name of anything on the table, by its id. */
  called(id: string, form = ""): string {
    return this.noun(this.nounKey(id), form);
  }

  /** The arguments of a text as Fluent variables: ids become nouns, and `<name>#` holds the id or number for selectors, `none`
   * for an empty list or text. */
  args(args: Text["args"] | undefined): Record<string, FluentVariable> {
    const variables: Record<string, FluentVariable> = Object.fromEntries(ANYTHING.map((name) => [`${name}#`, "none"]));
    for (const [name, value] of Object.entries(args ?? {})) {
      const prefix = this.#nouns[name] ?? (ANYTHING.includes(name) ? "*" : "");
      if (prefix && typeof value === "string" && value.includes("+")) this.#several(variables, name, value.split("+"), prefix);
      else if (Array.isArray(value) && value.length) this.#several(variables, name, value, prefix);
      else {
        variables[`${name}#`] = typeof value === "string" ? kindOf(value) || "none" : Array.isArray(value) ? "none" : plain(value);
        variables[name] = prefix && typeof value === "string" && value ? new Noun([this.#part(value, prefix)], this) : plain(value);
      }
    }
    return variables;
  }

  /** Sets the variables for a list of values. */
  #several(variables: Record<string, FluentVariable>, name: string, values: Json[], prefix: string): void {
    const noun = new Noun(
      values.map((one) => (prefix ? this.#part(String(one), prefix) : { key: "", count: 0, word: String(one) })),
      this,
    );
    variables[name] = noun;
    variables[`${name}#`] = noun.number;
  }

  /** Parses one part: `pistol.2`, or a number of a kind: `3 walker`. */
  #part(value: string, prefix: string): Part {
    const many = /^(\d+) (.+)$/.exec(value);
    return many ? { key: this.nounKey(many[2]!, prefix), count: Number(many[1]) } : { key: this.nounKey(value, prefix), count: 0 };
  }

  /** The pattern of a message, or of an attribute after a dot; null if there is none. */
  #pattern(id: string) {
    const dot = id.indexOf(".");
    const message = this.bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
    if (!message) return null;
    return dot < 0 ? message.value : (message.attributes[id.slice(dot + 1)] ?? null);
  }

  /** True if there is a text for this message or attribute. */
  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The text of a message; empty for no message. */
  say(text: Text | null | undefined): string {
    if (!text) return "";
    const pattern = this.#pattern(text.id);
    if (!pattern) return this.#unknown(text);
    // Errors are collected and dropped: a sentence with a gap beats no sentence.
    const said = this.bundle.formatPattern(pattern, this.args(text.args), []).replaceAll(" %", "\u00a0%");
    return SENTENCE.test(text.id) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  }

  /** Words for a message without a text: its verb, and the things it concerns. */
  #unknown(text: Text): string {
    const verb = spelled(text.id.replace(/^(do|log|ask|no|why|end)-/, ""));
    const parts: string[] = [];
    for (const [name, value] of Object.entries(text.args ?? {})) {
      if (typeof value === "string") parts.push(this.called(value));
      else if (typeof value === "number") parts.push(name === "n" ? String(value) : `${name} ${value}`);
      else if (Array.isArray(value)) parts.push(value.map((one) => this.called(String(one))).join(", "));
    }
    return parts.length ? `${verb}: ${parts.join(" · ")}` : verb;
  }

  /** A rule with its sentence, or null where the game has no such rule. */
  rule(id: string): { id: string; page: number | string | null; text: string; ruling: string } | null {
    const entry = this.rules[id];
    if (!entry) return null;
    const text = this.say({ id: `rule-${id.replaceAll(".", "-")}`, args: {} });
    return { id, page: entry.page ?? null, text, ruling: entry.ruling ?? "" };
  }

  /** The game's text about a kind of thing (`about-…`), and its rule. */
  about(id: string): { text: string; rule: string } {
    const key = `about-${id}`;
    return { text: this.has(key) ? this.say({ id: key, args: {} }) : "", rule: this.ruleOf(id) };
  }

  /** The rule about a thing: by what it is called, else by the next of these names, such as its kind. */
  ruleOf(...names: string[]): string {
    return names.map((name) => this.#subjects[name]).find(Boolean) ?? "";
  }
}

/** An id as words, for things without a text. */
function spelled(id: string): string {
  const words = id.replace(/\..*$/, "").replace(/^thing-/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
