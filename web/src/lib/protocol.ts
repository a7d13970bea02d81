// Made by `python -m shamble.server.protocol.typescript` from the Structs beside it: edit those.
// One file, however long, because it is generated.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The client's own person and seats. */
export interface Me {
  person: string;
  host: boolean;
  seats: number[];
  spectator: boolean;
}

/** Answer to `hello`, sent again when the client's seats change. `hides`: true if something is hidden from a seat, so that a shared device needs a curtain. `content`: digest of content that the game does not have by itself, whose texts the table gives; empty without. `token`: the new secret of a person who came by a link, sent once; the host does not know it. */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  me: Me;
  settings: { [key: string]: string | number | boolean };
  notes: string[];
  hides: boolean;
  token: string | null;
  content: string;
}

/** A person at the table. `here`: true if connected now. */
export interface PersonInfo {
  id: string;
  name: string;
  colour: string;
  seats: number[];
  here: boolean;
  host: boolean;
  spectator: boolean;
}

/** A request by the host `by` for a seat: for the person `to`, or, if null, to let a bot play the seat, after which the host can make a new link. */
export interface SeatRequest {
  by: string;
  to: string | null;
}

/** A seat of the table. Kind `open`: its person has not come yet. `absent`: true if its person is not connected now. `guarded`: true if only its person may see its hidden things, so that it goes to no other person without their consent. `asked`: the open request for it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  colour: string;
  bot: string | null;
  person: string | null;
  absent: boolean;
  guarded: boolean;
  asked: SeatRequest | null;
}

/** A message: its id, and its typed arguments. */
export interface Text {
  args: { [key: string]: Json };
  id: string;
}

/** The open vote. `until`: the time (seconds since 1970) after which absent people count as yes; null if they have to answer. `seat`, `what`, `opened`: as in UndoInfo. */
export interface VoteInfo {
  about: "open" | "undo";
  level: "action" | "phase" | "round" | "step" | "turn" | null;
  reveals: boolean;
  by: string;
  yes: string[];
  no: string[];
  until: number | null;
  seat: number | null;
  what: Text | null;
  opened: boolean;
}

/** The extent of an undo. `reveals`: true if it needs a vote. `seat`, `what`: the seat and text of the earliest move taken back, if several people play. `opened`: true if a person has since seen things that were hidden at the restored moment; then absent people have to agree too. */
export interface UndoInfo {
  steps: number;
  reveals: boolean;
  seat?: number | null;
  what?: Text | null;
  opened?: boolean;
}

/** The extent of an undo for each level; null if there is nothing to take back. */
export interface UndoLevels {
  step: UndoInfo | null;
  action: UndoInfo | null;
  turn: UndoInfo | null;
  phase: UndoInfo | null;
  round: UndoInfo | null;
}

/** A line of the chat: a text, a proposal for a seat (`key`, `option`), or a message of the server (`note`). */
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

/** The state of the table apart from the game: people, seats, vote, undo levels. `full`: true if this client may export the whole game now. `deserted`: true if the bots wait because they play every seat of a table of people. */
export interface TableInfo {
  type: "table";
  people: PersonInfo[];
  seats: SeatInfo[];
  vote: VoteInfo | null;
  undo: UndoLevels;
  full: boolean;
  closed: boolean;
  seed: number | null;
  deserted: boolean;
  chat: ChatLine[];
}

/** A new line of the chat. */
export interface ChatSaid {
  type: "said";
  line: ChatLine;
}

/** An entry of the audit log: a change of rights or seats, or an opening of hidden things. Equal ones are merged. */
export interface AuditEntry {
  serial: number;
  do: "again" | "agree" | "ask" | "bot" | "bots" | "close" | "decline" | "export" | "give-back" | "kick" | "link" | "open" | "pass" | "person" | "spectate" | "undo";
  by: string;
  name: string;
  at: number;
  last: number;
  seq: number;
  count?: number;
  seat?: number | null;
  whom?: string;
  concerns?: string | null;
}

/** The audit log of the table. Entries that concern the client's person are unread if their `serial` is greater than `acknowledged`. */
export interface Audit {
  type: "audit";
  entries: AuditEntry[];
  acknowledged: number;
}

/** The difference between two scenes, applied in this order: `set` replaces whole parts; `gone` removes items from a list by their ids; `put` inserts or updates items at an index: the changed fields of an item already in the list, otherwise all its fields. */
export interface Change {
  gone?: { [key: string]: string[] };
  put?: { [key: string]: ([number, { [key: string]: Json }])[] };
  set?: { [key: string]: Json };
}

/** A beat: events that are shown together. `told`: its one sentence. `sum`: its sums by name, without zeros. `span`: the turn or phase in which it happens, with its number. `joins`: beats with the same value may be played as one. `hurt`: the ids of the figures that it harms. */
export interface BeatView {
  kind: string;
  told: Text;
  sum?: { [key: string]: number };
  span?: string;
  joins?: string;
  hurt?: string[];
}

/** An event of the game. `then`: its changes of the scene, for clients with `steps`. `beat`: the beat that begins with this event; the following events without one belong to it. */
export interface EventView {
  seq: number;
  kind: string;
  rule: string;
  args: { [key: string]: Json };
  then?: Change;
  beat?: BeatView;
}

/** The effects of an option: `told` part by part. `risk`: 0 harmless, 1 may hurt a figure of ours, 2 kills one or loses the game. `final`: True if something is gone for good. */
export interface MeaningView {
  final: boolean;
  risk: number;
  told: Text[];
}

/** An option with its text. `touches`: ids of the objects on the table that it concerns. */
export interface OptionView {
  key: string;
  meaning?: MeaningView;
  seat: number;
  text: Text;
  touches: string[];
  verb: string;
}

/** An action that is not possible now, with the reason and the rule. */
export interface RefusalView {
  key: string;
  reason: Text;
  rule: string;
  text: Text;
  touches: string[];
  verb: string;
}

/** The pending question. `options`: harmless ones first. `refusals`: what else a player would expect, and why it is not possible. `recurs`: True if the question may come many times in a round, so that passing until its end helps; `topic`: the word under which the seat may silence it. */
export interface DecisionView {
  ask: Text;
  options: OptionView[];
  recurs?: boolean;
  refusals: RefusalView[];
  rule: string;
  seat: number;
  seats: number[];
  topic?: string;
}

/** The result. `won`: True if the players won as a team. `mine`: True if the viewer's seat won, which may differ from `won` if seats play against one another or have secret goals; for a spectator the same as `won`. */
export interface ResultView {
  mine: boolean;
  reason: Text;
  rule: string;
  winners: number[];
  won: boolean;
}

/** A line between spaces, from x, y to x, y: a `wall`, the `edge` of the board, a `door` (`state` open or closed, `id` as in options), an `opening` or a `crossing`. `spaces`: the two spaces it connects, if it can be crossed. */
export interface BorderView {
  at: number[];
  colour?: string;
  id?: string;
  kind: string;
  spaces?: string[];
  state?: string;
}

/** A card. `face` is None if the viewer may not see it. `counters` lie on the card (loaded ammunition). `facts`: its printed values, one message each with the numbers as arguments; `text`: its other effects. `house`: True if it was invented to fill a gap and is not the publisher's. `space`: where it lies on the board. `wanted`: True if a goal needs it. */
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
  wanted?: boolean;
}

/** A row of a table: for rolls from `low` to `high`, one cell for each column. */
export interface ChartRow {
  cells: Text[];
  high: number;
  low: number;
}

/** A printed table in which dice results are looked up. */
export interface Chart {
  columns: Text[];
  id: string;
  name: Text;
  rows: ChartRow[];
}

/** A figure that has declared a weapon; `dice` and `value` are set once the dice are rolled. */
export interface FighterView {
  dice: number[];
  value: number;
  weapon: string;
  who: string;
}

/** The fighters at a place whose values count together: the sum, and the number of enemies that fall. */
export interface FightView {
  done: boolean;
  falls: number;
  fighters: FighterView[];
  place: string;
  ranged: boolean;
  total: number;
}

/** A goal. `passing`: True if it may hold and cease to hold, and counts only at the end. `now`: what counts and what does not count yet, where the two numbers do not say it. */
export interface GoalView {
  id: string;
  name: Text;
  need: number;
  now?: Text;
  passing?: boolean;
  seat: number | null;
  text: Text;
  value: number;
}

/** A figure, or a group of equal ones. `seat` owns it, `space` is where it stands (None: off the board), `on` the piece that carries it. `values`: its numbers, such as strength and hits, each named by the message `value-<name>`. `side`: its side, if the owner does not imply it. `marks`: markers on it. */
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

/** A deck: the number of cards left, its place, and the top card if the viewer knows it. */
export interface Pile {
  discard: number;
  full: number;
  id: string;
  left: number;
  name: Text;
  space: string | null;
  top: Card | null;
}

/** The course of the game: round, phase and the seat whose turn it is. `tabs`: what this round's card prints for each phase; `lit`: the phase in which its event counts. */
export interface Ribbon {
  lit?: number;
  phase: number;
  phases: Text[];
  round: number;
  rounds: number;
  tabs?: Text[][];
  turn: number | null;
}

/** A level of a sheet: reached at `at`, with the skills it offers; `learnt` says which of them the player has. */
export interface Rung {
  at: number;
  id: string;
  learnt: boolean[];
  skills: Text[];
}

/** A number with a name, such as life. `max` is 0 if it has no limit. */
export interface TrackView {
  id: string;
  max: number;
  name: Text;
  value: number;
}

/** The play area of a seat: its character, the important numbers, the cards held. */
export interface SheetView {
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
  values: TrackView[];
}

/** A place on the board. `at` is x, y, width, height in board units; `shape` its outline if that is no rectangle: rings of x, y, x, y, … */
export interface Space {
  at: number[];
  id: string;
  kind: string;
  marks: Text[];
  name: Text;
  neighbours: string[];
  shape?: number[][];
}

/** Everything on the table. `title`: mission or mode; its message may have a `.briefing`. `notes`: special rules. */
export interface Scene {
  board: number[];
  borders?: BorderView[];
  cards: Card[];
  charts?: Chart[];
  fights?: FightView[];
  goals: GoalView[];
  notes?: Text[];
  pieces: Piece[];
  piles: Pile[];
  ribbon: Ribbon;
  sheets: SheetView[];
  silence: boolean;
  spaces: Space[];
  title?: Text;
  tracks: TrackView[];
}

/** Wishes of this seat about being asked. `silenced`: topic → `round` or `game`, how long it is passed for the seat. `hold`: True if the seat wants a stop before the next step that would run by itself. `orders`: seat of a bot → verb of the order that it has in this round, whoever gave it. */
export interface WishesView {
  hold: boolean;
  orders?: { [key: string]: string };
  silenced: { [key: string]: string };
}

/** Everything that a seat may see: the scene, the pending question, and the number of moves so far. */
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
  wishes: WishesView | null;
}

/** The pending decision, and the changes of the scene since the last event sent. */
export interface Moment {
  change: Change;
  decision: DecisionView | null;
  interrupts: OptionView[];
  result: ResultView | null;
  undos: number;
  wishes: WishesView | null;
}

/** The whole view; or, for clients with `steps`, the changes by each event and the decision pending `now`. `events` are those since the last update, or the whole log if `log_from`. After an undo they replace all events after the seq `log_to`. After `sit` they replace the events of the moments `log_swap`, which the two seats saw differently. */
export interface Update {
  type: "update";
  seq: number;
  events: EventView[];
  viewing: number | null;
  view?: View;
  now?: Moment;
  log_from?: true;
  log_to?: number;
  log_swap?: number[];
}

/** Advice for one option. `fear`: the danger that the adviser sees, given with the best option only. `seen`: what a search saw when it tried the option; options that it did not try have none. */
export interface AdviceView {
  key: string;
  reason: Text;
  score: number;
  fear?: Text;
  seen?: Text;
}

/** Advice for a seat, the best option first. */
export interface Hint {
  type: "hint";
  seq: number;
  seat: number;
  advice: AdviceView[];
}

/** The view of an earlier moment, and its events. */
export interface Look {
  type: "look";
  seq: number;
  view: View;
  events: EventView[];
}

/** A new secret, for the host only: for the link of a seat, or of spectators if `seat` is null. */
export interface Link {
  type: "link";
  seat: number | null;
  token: string;
}

/** The end of a vote. `done`: true if all agreed. */
export interface Voted {
  type: "voted";
  about: "open" | "undo";
  done: boolean;
}

/** The refusal of a message, which has changed nothing. `about`: the type of that message. `after`: seconds until it may be sent again. */
export interface RefusedMessage {
  type: "error";
  code: string;
  text: Text;
  about: string | null;
  after: number | null;
}

/** The last message before the server closes the connection. `reason`: `link` (the link was renewed), `kick`, `rate`, `slow`, `shutdown`, `moved` (to another process: reconnect), `token`, `table` and others. `after`: seconds until the client should reconnect. */
export interface Bye {
  type: "bye";
  reason: string;
  after?: number | null;
}

/** Answer to `ping`. */
export interface Pong {
  type: "pong";
}

export type FromServer =
  | Welcome
  | TableInfo
  | ChatSaid
  | Audit
  | Update
  | Hint
  | Look
  | Link
  | Voted
  | RefusedMessage
  | Bye
  | Pong;

/** The first message of a client, with its token. `steps`: the server sends changes event by event, not whole views. */
export interface Hello {
  type: "hello";
  token: string;
  lang?: string;
  name?: string | null;
  colour?: string | null;
  steps?: boolean;
}

/** Sets the name and colour of a person who came by a link. The colour of another seat is refused. */
export interface Introduce {
  type: "introduce";
  name: string;
  colour: string;
}

/** Confirms that the client has stored the token of its `welcome`. The link it came by becomes invalid. */
export interface TokenStored {
  type: "kept";
}

/** Gives one of the client's seats up. A bot plays it until the host gives it to another person. */
export interface ReleaseSeat {
  type: "give-back";
  seat: number;
}

/** Plays an option or an interrupt with one of the client's seats; `seq` is that of the view with the option. */
export interface PlayMessage {
  type: "play";
  seq: number;
  seat: number;
  key: string;
}

/** Takes moves back, or starts a vote about it. */
export interface UndoMessage {
  type: "undo";
  level?: "action" | "phase" | "round" | "step" | "turn";
}

/** Answers the open vote. */
export interface Vote {
  type: "vote";
  yes: boolean;
}

/** Starts a vote about a full export while something is hidden. */
export interface OpenHands {
  type: "open";
}

/** Switches the view to another one of the client's seats. */
export interface ChooseSeatView {
  type: "sit";
  seat: number;
}

/** Asks for advice for one of the client's seats. */
export interface HintPlease {
  type: "hint";
  seat: number;
}

/** Asks for the view of an earlier moment. */
export interface LookPlease {
  type: "look";
  seq: number;
}

/** Adds a line to the chat. */
export interface SendChat {
  type: "chat";
  text: string;
}

/** Proposes an option of the current decision in the chat. */
export interface Suggest {
  type: "suggest";
  seat: number;
  key: string;
}

/** A command of the host. `ask` requests a guarded seat from its person. `bots` lets the bots play on although no person plays any more. */
export interface HostCommand {
  type: "host";
  do: "ask" | "bot" | "bots" | "close" | "kick" | "link" | "pass" | "person" | "spectate";
  seat?: number | null;
  person?: string | null;
  bot?: string | null;
}

/** Answers the host's request for one of the client's seats (`SeatInfo.asked`). */
export interface Consent {
  type: "consent";
  seat: number;
  yes: boolean;
}

/** Confirms that the person has read the audit log up to this serial number. */
export interface Acknowledge {
  type: "acknowledge";
  serial: number;
}

/** Asks for a `pong`, to keep the connection open and to measure its delay. */
export interface Ping {
  type: "ping";
}

export type FromClient =
  | Hello
  | Introduce
  | TokenStored
  | ReleaseSeat
  | PlayMessage
  | UndoMessage
  | Vote
  | OpenHands
  | ChooseSeatView
  | HintPlease
  | LookPlease
  | SendChat
  | Suggest
  | HostCommand
  | Consent
  | Acknowledge
  | Ping;

/** Addresses at which others can reach the server. `local`: true if only this machine can. `how`: a text with advice. */
export interface ServerAddresses {
  urls: string[];
  local: boolean;
  how: Text;
}

/** Version, languages and addresses of the server. */
export interface About {
  version: string;
  languages: string[];
  reach: ServerAddresses;
}

/** A setting of a game. Type `many`: several values, joined by +. `needs`: for a value, the values of other settings or of `seats` that it requires. `excludes`: for a value, the values that it rules out. `sorts`: the heading of a value. */
export interface SettingInfo {
  id: string;
  type: "choice" | "flag" | "many";
  values: (string | number | boolean)[];
  default: string | number | boolean;
  needs: { [key: string]: { [key: string]: (string | number | boolean)[] } };
  excludes: { [key: string]: string[] };
  sorts: { [key: string]: string };
}

/** A character to choose. `levels`: the skills of each level, in games where characters gain levels. */
export interface CharacterInfo {
  id: string;
  name: Text;
  ability: Text;
  levels: Text[][];
}

/** A mark on a mission's plan: start, exit, spawn, objective, crate, car. */
export interface MarkInfo {
  kind: string;
  at: number[];
}

/** A mission: its texts by language, and a small plan of its board as SVG paths by kind, in hundredths. `origin`: book, public or house. `source`: its known parts and our additions. `teams`: number of survivors by number of players; other numbers cannot play it. `suggests`: settings with which the mission is best begun. `tested`: share of games that bots won in the published playtest; absent if there is none. `tiles`: sides of the map tiles. */
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
  tiles: string[];
  teams: { [key: string]: number };
  suggests: { [key: string]: string | number | boolean };
  tested: number | null;
}

/** A game that can be played. `names`: names of bots by seat. `party`: number of seats at first, 0 if not fixed. `tested`: true if playtests of it are published. */
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
  tested: boolean;
}

/** A rule: its rulebook page, and the number of our ruling if the book is unclear. Its sentence is the message `rule-…` of `Texts.ftl`, with dashes for the dots of its id. */
export interface RuleInfo {
  page: number | string;
  ruling: string;
}

/** All texts of a game in a language. `nouns`: argument name -> prefix of its noun's key (`*`: look the value up in `kinds`). `kinds`: id -> key of its noun. `numbered`: prefix of ids that end in a number -> key of the noun. `subjects`: name or kind of a thing -> its rule. */
export interface Texts {
  ftl: string;
  rules: { [key: string]: RuleInfo };
  nouns: { [key: string]: string };
  kinds: { [key: string]: string };
  numbered: { [key: string]: string };
  subjects: { [key: string]: string };
}

/** A seat of a new table: for the host (`here`), for an invited person (`link`), or for a bot. */
export interface NewSeat {
  kind?: "bot" | "here" | "link";
  bot?: string | null;
  name?: string;
  colour?: string | null;
  character?: string | null;
  characters?: string[];
}

/** A new table. `deal`: characters not chosen with the seats are dealt at random instead of being asked for. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  settings?: { [key: string]: string | number | boolean };
  lang?: string;
  deal?: boolean;
  seed?: number | null;
}

/** The secret in the invitation link of a seat. */
export interface SeatLink {
  seat: number;
  token: string;
}

/** A new table and its secrets. `token`: the host's, who holds every `here` seat. Put tokens only into the fragment of a URL. */
export interface Created {
  table: string;
  token: string;
  links: SeatLink[];
  spectate: string;
  notes: string[];
}

/** The moment from which the new table continues. */
export interface ForkPlease {
  seq: number;
}

/** The table between the set-up and the first round. `events`: number of events of the set-up; those after them carry what they change of `scene`. */
export interface Opening {
  scene: Scene;
  events: number;
}

/** A moment of a replay: the first of a page has the whole view, later ones have changes only. `opening`: given with the first moment of a game if something happened between the set-up and the first question. */
export interface ReplayFrame {
  seq: number;
  turn: number | null;
  round: number;
  phase: number;
  events: EventView[];
  view?: View;
  now?: Moment;
  opening?: Opening;
}

/** A page of frames. `total`: number of frames of the game. `start`: number of the first frame on this page. `content`: as in the welcome of a table. */
export interface Replay {
  game: string;
  seat: number | null;
  total: number;
  start: number;
  frames: ReplayFrame[];
  content: string;
}

/** The position that the picture of a moment shows. `index`: number of a frame of the replay. `events`: number of events of that frame that have happened. */
export interface PictureView {
  index: number;
  events: number;
}

/** A moment of a story. `kind`: best, bite, close, death, end, fight, goal, horde, loss or meal. `index`: its place among the frames of the replay. `where`: the space to look at, or empty. `who`: the ids of the persons concerned. */
export interface StoryMomentView {
  kind: string;
  title: Text;
  told: Text;
  round: number;
  seq: number;
  index: number;
  where: string;
  who: string[];
  picture: PictureView;
}

/** A person who died, with the cause as one sentence. */
export interface FallenView {
  who: string;
  round: number;
  where: string;
  kills: number;
  wounds: number;
  told: Text;
}

/** The best deed of a person. */
export interface DeedView {
  who: string;
  told: Text;
  round: number;
  seq: number;
  index: number;
}

/** The story of a game. `headline`: what decided it. `won`: null while the game goes on. */
export interface StoryView {
  game: string;
  headline: Text;
  won: boolean | null;
  rounds: number;
  moments: StoryMomentView[];
  fallen: FallenView[];
  deeds: DeedView[];
}

/** Names of the example scenarios, by rule. */
export interface RuleExamples {
  rules: { [key: string]: string[] };
}

/** The rule and the number of its example scenario to open. */
export interface ShowPlease {
  rule: string;
  number?: number;
}

/** The text of a QR code. */
export interface QrPlease {
  text: string;
}

/** A QR code as rows of 0 and 1, and as a drawing. */
export interface Qr {
  rows: string[];
  svg: string;
}

/** The state of the server: `ok` or `unavailable`. */
export interface Health {
  status: string;
}

/** The refusal of an HTTP request: a code for programs and one line for people. */
export interface RefusedRequest {
  code: string;
  message: string;
}
