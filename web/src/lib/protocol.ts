// Made by `python -m shamble.server.protocol.typescript` from its Structs. Edit those instead.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Me {
  person: string;
  host: boolean;
  seats: number[];
  spectator: boolean;
}

/** `hides`: something is hidden from some seat, so that a device that is passed on needs a curtain. `token`: who came by a link gets a secret of their own, once; whoever handed out the link does not know it. */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  me: Me;
  settings: { [key: string]: string | number | boolean };
  notes: string[];
  hides: boolean;
  token: string | null;
}

export interface PersonInfo {
  id: string;
  name: string;
  colour: string;
  seats: number[];
  here: boolean;
  host: boolean;
  spectator: boolean;
}

/** `open`: its person never came. `absent`: its person is not connected now. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  colour: string;
  bot: string | null;
  person: string | null;
  absent: boolean;
}

export interface Text {
  args: { [key: string]: Json };
  id: string;
}

/** `until` (seconds since 1970): then absent people count as yes. `seat`, `what`: as in UndoInfo. */
export interface VoteInfo {
  about: "open" | "undo";
  level: "action" | "phase" | "round" | "step" | "turn" | null;
  reveals: boolean;
  by: string;
  yes: string[];
  no: string[];
  until: number;
  seat: number | null;
  what: Text | null;
}

/** Something said, a proposal (`key` and `option`, for a seat), or what the server did for a seat (`note`). */
export interface ChatLine {
  person: string;
  name: string;
  colour: string;
  at: number;
  text?: string | null;
  seat?: number | null;
  key?: string | null;
  option?: Text | null;
  note?: Text | null;
}

/** `seat`, `what`: whose step would be taken back first, and what it was, where there is company to be told. */
export interface UndoInfo {
  steps: number;
  reveals: boolean;
  seat?: number | null;
  what?: Text | null;
}

export interface UndoLevels {
  step: UndoInfo | null;
  action: UndoInfo | null;
  turn: UndoInfo | null;
  phase: UndoInfo | null;
  round: UndoInfo | null;
}

/** Who sits here, and what is going on beside the game. `full`: a full bundle may be had now. */
export interface TableInfo {
  type: "table";
  people: PersonInfo[];
  seats: SeatInfo[];
  vote: VoteInfo | null;
  chat: ChatLine[];
  undo: UndoLevels;
  full: boolean;
  closed: boolean;
  seed: number | null;
}

/** From one scene to the next, in this order: `set` replaces whole parts, `gone` takes things out of a list by their ids, `put` brings things to a place in it: the fields that changed of one that is there already, else all of it. */
export interface Change {
  gone?: { [key: string]: string[] };
  put?: { [key: string]: ([number, { [key: string]: Json }])[] };
  set?: { [key: string]: Json };
}

/** `then`: what it changed of the scene, for those who asked for steps. */
export interface EventView {
  seq: number;
  kind: string;
  rule: string;
  args: { [key: string]: Json };
  then?: Change;
}

/** What an option would do: `told` part by part. `risk`: 0 harmless, 1 may hurt somebody, 2 kills one of ours or loses the game. `final`: something is gone for good. */
export interface MeaningView {
  final: boolean;
  risk: number;
  told: Text[];
}

export interface OptionView {
  key: string;
  meaning?: MeaningView;
  seat: number;
  text: Text;
  touches: string[];
  verb: string;
}

export interface RefusalView {
  key: string;
  reason: Text;
  rule: string;
  text: Text;
  touches: string[];
  verb: string;
}

/** `options`: the harmless ones first. `refusals`: what else a player would expect, and why not. `recurs`: it may come again and again in a round, and one may want to pass for the rest of it. */
export interface DecisionView {
  ask: Text;
  options: OptionView[];
  recurs?: boolean;
  refusals: RefusalView[];
  rule: string;
  seat: number;
  seats: number[];
}

/** `won`: whether the players did, as a team. `mine`: whether the viewer's seat did, which may be another thing if seats play against one another, or win by a secret goal; for a spectator as `won`. */
export interface ResultView {
  mine: boolean;
  reason: Text;
  rule: string;
  winners: number[];
  won: boolean;
}

/** A line between spaces, from x, y to x, y: a `wall`, the `edge` of the board, a `door` (`state` open or closed, `id` as options name it), an `opening`, a `crossing`. `spaces`: between which two, if it can be crossed. */
export interface BorderView {
  at: number[];
  colour?: string;
  id?: string;
  kind: string;
  spaces?: string[];
  state?: string;
}

/** `face` is None where the viewer may not see it. `counters` lie on the card (loaded ammunition). `facts`: its printed values, one message each with the numbers as arguments, for the face and for whoever reads it out; `text`: what else it does. `house`: made up to fill a gap, not the publisher's. `space`: where it lies on the board. */
export interface Card {
  counters: { [key: string]: number };
  face: string | null;
  facts?: Text[];
  house: boolean;
  id: string;
  kind: string;
  name: Text;
  space?: string;
  text: Text | null;
}

/** A line of a table: for rolls from `low` to `high`, one cell a column. */
export interface ChartRow {
  cells: Text[];
  high: number;
  low: number;
}

/** A printed table that dice are looked up in. */
export interface Chart {
  columns: Text[];
  id: string;
  name: Text;
  rows: ChartRow[];
}

/** Somebody who has declared a weapon: `dice` and `value` once they are rolled. */
export interface FighterView {
  dice: number[];
  value: number;
  weapon: string;
  who: string;
}

/** Those whose values count together at a place: the sum, and how many fall by it. */
export interface FightView {
  done: boolean;
  falls: number;
  fighters: FighterView[];
  place: string;
  ranged: boolean;
  total: number;
}

/** `passing`: it holds or does not for now, and counts only in the end. */
export interface Goal {
  id: string;
  name: Text;
  need: number;
  passing?: boolean;
  seat: number | null;
  text: Text;
  value: number;
}

/** A figure, or a crowd of equal ones. `seat` owns it, `space` is where it stands (None: off the board), `on` the piece that carries it. `values`: the numbers it stands with, such as strength and hits, each named by the message `value-<name>`. `side`: on whose side it is, where that is not told by who owns it. `marks`: markers on it. */
export interface Piece {
  count: number;
  id: string;
  kind: string;
  marks?: Text[];
  name: Text;
  on?: string;
  seat: number | null;
  side?: string;
  space: string | null;
  values?: { [key: string]: number };
}

/** A deck: how many cards are left, where it lies, and the top card if the viewer knows it. */
export interface Pile {
  discard: number;
  full: number;
  id: string;
  left: number;
  name: Text;
  space: string | null;
  top: Card | null;
}

/** Where we are: round, phase and whose turn it is. `tabs`: what this round's card prints for each phase; `lit`: the phase in which its event counts. */
export interface Ribbon {
  lit?: number;
  phase: number;
  phases: Text[];
  round: number;
  rounds: number;
  tabs?: Text[][];
  turn: number | null;
}

/** A level of a sheet: reached at `at`, and what it offers; `learnt` says which of it the player has. */
export interface Rung {
  at: number;
  id: string;
  learnt: boolean[];
  skills: Text[];
}

/** `max` 0: it has no end. */
export interface Track {
  id: string;
  max: number;
  name: Text;
  value: number;
}

/** A seat's place at the table: who is played, the numbers that matter, the cards held. */
export interface Sheet {
  events: Card[];
  hand: Card[];
  id: string;
  levels?: Rung[];
  name: Text;
  seat: number;
  sees?: { [key: string]: number };
  slots?: number[];
  space: string | null;
  tags: Text[];
  text: Text | null;
  values: Track[];
}

/** A place on the board. `at` is x, y, width, height in board units; `shape` its outline, where that is no rectangle: rings of x, y, x, y, … */
export interface Space {
  at: number[];
  id: string;
  kind: string;
  marks: Text[];
  name: Text;
  neighbours: string[];
  shape?: number[][];
}

/** `title`: what is being played; its message may have a `.briefing`. `notes`: special rules that hold here. */
export interface Scene {
  board: number[];
  borders?: BorderView[];
  cards: Card[];
  charts?: Chart[];
  fights?: FightView[];
  goals: Goal[];
  notes?: Text[];
  pieces: Piece[];
  piles: Pile[];
  ribbon: Ribbon;
  sheets: Sheet[];
  silence: boolean;
  spaces: Space[];
  title?: Text;
  tracks: Track[];
}

export interface View {
  decision: DecisionView | null;
  game: string;
  interrupts: OptionView[];
  result: ResultView | null;
  scene: Scene;
  seat: number | null;
  seats: number;
  seq: number;
  undos: number;
}

/** What is pending, and what has changed of the scene since the last event that was told. */
export interface Moment {
  change: Change;
  decision: DecisionView | null;
  interrupts: OptionView[];
  result: ResultView | null;
  undos: number;
}

/** The whole view; or, for those who asked for steps, what each event changed and what is pending `now`. `events` are those since the last update, or all if `log_from`. After an undo they follow what was told up to `log_to`; what was told after that is gone. */
export interface Update {
  type: "update";
  seq: number;
  events: EventView[];
  viewing: number | null;
  view?: View;
  now?: Moment;
  log_from?: true;
  log_to?: number;
}

/** `fear`: what the adviser is afraid of just now; told with the best option alone. */
export interface AdviceView {
  key: string;
  reason: Text;
  score: number;
  fear?: Text;
}

export interface Hint {
  type: "hint";
  seq: number;
  seat: number;
  advice: AdviceView[];
}

export interface Look {
  type: "look";
  seq: number;
  view: View;
  events: EventView[];
}

/** To the host alone: a new secret. `seat` None: for spectators. */
export interface Link {
  type: "link";
  seat: number | null;
  token: string;
}

/** How a vote ended. */
export interface Voted {
  type: "voted";
  about: "open" | "undo";
  done: boolean;
}

/** Nothing was changed. `about` is the type of the message that was refused. */
export interface Refusal {
  type: "error";
  code: string;
  text: Text;
  about: string | null;
}

/** The server hangs up: `link` (the link was renewed), `kick`, `rate`, `slow`, `shutdown`, `moved` (to another process: come again), `token`, `table`. `after`: come again in about so many seconds. */
export interface Bye {
  type: "bye";
  reason: string;
  after?: number | null;
}

export interface Pong {
  type: "pong";
}

export type FromServer =
  | Welcome
  | TableInfo
  | Update
  | Hint
  | Look
  | Link
  | Voted
  | Refusal
  | Bye
  | Pong;

/** The first message: who I am. `steps`: send me what changed, event by event, instead of whole views. */
export interface Hello {
  type: "hello";
  token: string;
  lang?: string;
  name?: string | null;
  colour?: string | null;
  steps?: boolean;
}

/** Who came by a link says who they are; a colour that another seat has is refused. */
export interface Introduce {
  type: "introduce";
  name: string;
  colour: string;
}

/** I have put away the secret of my welcome: the link that brought me here opens nothing any more. */
export interface Kept {
  type: "kept";
}

/** One of my seats goes to a bot, until the host finds somebody else for it. */
export interface GiveBack {
  type: "give-back";
  seat: number;
}

/** Take an option or an interrupt with one of my seats; `seq` is that of the view it was seen in. */
export interface Play {
  type: "play";
  seq: number;
  seat: number;
  key: string;
}

export interface Undo {
  type: "undo";
  level?: "action" | "phase" | "round" | "step" | "turn";
}

export interface Vote {
  type: "vote";
  yes: boolean;
}

/** Ask everybody to agree to a full bundle while something is hidden. */
export interface OpenHands {
  type: "open";
}

/** Which of my seats I look through. */
export interface Sit {
  type: "sit";
  seat: number;
}

export interface HintPlease {
  type: "hint";
  seat: number;
}

export interface LookPlease {
  type: "look";
  seq: number;
}

export interface Say {
  type: "chat";
  text: string;
}

export interface Suggest {
  type: "suggest";
  seat: number;
  key: string;
}

/** What only the host may do. */
export interface HostDo {
  type: "host";
  do: "bot" | "close" | "kick" | "link" | "pass" | "person" | "spectate";
  seat?: number | null;
  person?: string | null;
  bot?: string | null;
}

export interface Ping {
  type: "ping";
}

export type FromClient =
  | Hello
  | Introduce
  | Kept
  | GiveBack
  | Play
  | Undo
  | Vote
  | OpenHands
  | Sit
  | HintPlease
  | LookPlease
  | Say
  | Suggest
  | HostDo
  | Ping;

/** Addresses that others can use. `local`: the server listens on this machine only; `how` tells the way out. */
export interface Reach {
  urls: string[];
  local: boolean;
  how: Text;
}

export interface About {
  version: string;
  languages: string[];
  reach: Reach;
}

/** `many`: several values at once, joined by +. `needs`: for a value, which values of other settings or of `seats` it goes with; `excludes`: what cannot be had beside it; `sorts`: the heading it stands under. */
export interface SettingInfo {
  id: string;
  type: "choice" | "flag" | "many";
  values: (string | number | boolean)[];
  default: string | number | boolean;
  needs: { [key: string]: { [key: string]: (string | number | boolean)[] } };
  excludes: { [key: string]: string[] };
  sorts: { [key: string]: string };
}

/** `levels`: what is learnt at each level, for games in which one grows. */
export interface CharacterInfo {
  id: string;
  name: Text;
  ability: Text;
  levels: Text[][];
}

/** Something on a mission's plan: start, exit, spawn, objective, crate, car. */
export interface MarkInfo {
  kind: string;
  at: number[];
}

/** A mission's words by language, and a small picture of its board: SVG paths by what they show, in hundredths. `origin`: book, public or house; `source`: what of it is known and what is ours. `teams`: how many survivors so many players have; who is not named there cannot play it. */
export interface MissionInfo {
  id: string;
  title: { [key: string]: string };
  problem: { [key: string]: string };
  briefing: { [key: string]: string };
  origin: string;
  source: { [key: string]: string };
  difficulty: string;
  minutes: number;
  survivors: number;
  size: number[];
  plan: { [key: string]: string };
  marks: MarkInfo[];
  teams: { [key: string]: number };
}

/** `names`: for bots, in the order of the seats. `party`: how many sit down at first, 0 if that is open. */
export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  settings: SettingInfo[];
  missions: string[];
  bots: string[];
  characters: CharacterInfo[];
  minutes: number | null;
  difficulty: number | null;
  briefings: MissionInfo[];
  names: string[];
  party: number;
}

export interface RuleInfo {
  page: number | string;
  text: string;
  ruling: string;
}

/** `nouns`: argument name -> prefix of its noun's key (`*`: look the value up in `kinds`). `numbered`: how an id begins that ends in a number -> its noun's key. `subjects`: what a thing is called, or its kind -> its rule. */
export interface Texts {
  ftl: string;
  rules: { [key: string]: RuleInfo };
  nouns: { [key: string]: string };
  kinds: { [key: string]: string };
  numbered: { [key: string]: string };
  subjects: { [key: string]: string };
}

export interface NewSeat {
  kind?: "bot" | "here" | "link";
  bot?: string | null;
  name?: string;
  colour?: string | null;
  character?: string | null;
  characters?: string[];
}

/** `deal`: whoever was not chosen with the seats is dealt, and nobody is asked. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  settings?: { [key: string]: string | number | boolean };
  lang?: string;
  deal?: boolean;
  seed?: number | null;
}

export interface SeatLink {
  seat: number;
  token: string;
}

/** `token` is the host's: it holds every `here` seat. Tokens belong into the fragment of a URL, nowhere else. */
export interface Created {
  table: string;
  token: string;
  links: SeatLink[];
  spectate: string;
  notes: string[];
}

export interface ForkPlease {
  seq: number;
}

/** A moment of a replay: the first one of a page whole, each later one by what its events and it changed. */
export interface Frame {
  seq: number;
  turn: number | null;
  round: number;
  phase: number;
  events: EventView[];
  view?: View;
  now?: Moment;
}

/** One page of frames; `total` is how many there are, `start` the number of the first one here. */
export interface Replay {
  game: string;
  seat: number | null;
  total: number;
  start: number;
  frames: Frame[];
}

/** For each rule that can show itself, what its scenarios are called. */
export interface Examples {
  rules: { [key: string]: string[] };
}

export interface ShowPlease {
  rule: string;
  number?: number;
}

export interface QrPlease {
  text: string;
}

/** A QR code: its rows of 0 and 1, and the same as a drawing. */
export interface Qr {
  rows: string[];
  svg: string;
}

/** `lag_ms`: the longest that the event loop was held since this was last asked. */
export interface Health {
  tables: number;
  connections: number;
  lag_ms: number;
}

/** Why an HTTP request was refused, in one line and as a code. */
export interface Problem {
  code: string;
  message: string;
}
