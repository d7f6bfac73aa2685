// Written by `furcifer types` from the server's own types. Do not edit.

export const VERSION = 1;

/** The command was carried out. It is durable, and in the log at `seq`. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}

/** An action, in notation or as JSON. With the `seq` it was chosen at, an outdated action is refused. */
export interface Act {
  type: "act";
  action: string | { [key: string]: unknown };
  seq?: number | null;
  id: string;
}

/** An action and a bot's judgement of it; `value` is for the acting seat, in the game's own unit. */
export interface Advice {
  text: string;
  action: unknown;
  value: number;
  wins_in: number | null;
  loses_in: number | null;
  chance: number | null;
  about: string[];
  why: string[];
}

/** An action, the chance of winning after it, and the standard error of the chance: 0 if it is exact. */
export interface Alternative {
  text: string;
  action: unknown;
  chance: number;
  error: number;
}

/** A position of an open game: `lines` for every judged action, best first, `unjudged` for the others. */
export interface Analysis {
  view: unknown;
  facts: unknown[];
  seats: number[];
  to_act: number[];
  outcome: Outcome | null;
  lines: Advice[];
  unjudged: Advice[];
  value: Value | null;
  preparing: boolean;
}

/** Before the start, make a member the lead of a team, such as its spymaster (host only). */
export interface Appoint {
  type: "appoint";
  team: string;
  seat?: number | null;
  id: string;
}

/** Change the set-up (host only). A match lets visibility, spectators, hints and taps change. */
export interface Arrange {
  type: "arrange";
  seats?: number;
  config?: { [key: string]: unknown };
  language?: string;
  public?: boolean;
  spectators?: "after" | "open";
  clock?: Clock | null;
  hints?: boolean;
  taps?: boolean;
  flag_fall?: "bot" | "lose";
  id: string;
}

/** A request for free text, for example verb `clue` with the form `clue WORD NUMBER`. */
export interface Ask {
  verb: string;
  form: string;
  text: string;
}

/** Ban the person of a seat, or the writer of a line of chat, from this table (host only). */
export interface Ban {
  type: "ban";
  seat?: number | null;
  line?: number | null;
  id: string;
}

/** A person's best score in earlier matches; null in a game of opponents, or before the first match. */
export interface Best {
  score: number | null;
}

/** The built-in words of a language: codenames by theme, and topic cards. */
export interface BuiltInWords {
  themes: { [key: string]: string[] };
  topics: Topic[];
}

/** The server is shutting down. Reconnect in a moment with the last seq. */
export interface Bye {
  type: "bye";
  text: string;
}

/** Write a line of chat: a text, or a phrase that every reader sees in their own language. */
export interface Chat {
  type: "chat";
  text?: string;
  phrase?: "hello" | "hurry" | "luck" | "sorry" | "thanks" | "wow" | null;
  id: string;
}

/** A line of chat. `speaker` is the same for all lines of a person at this table, and nowhere else. */
export interface ChatLine {
  seq: number;
  name: string;
  text: string;
  seat: number | null;
  speaker: string;
  phrase: "hello" | "hurry" | "luck" | "sorry" | "thanks" | "wow" | null;
  aside: boolean;
}

/** The reason why the rules would refuse an action, a warning that a person may overrule, or neither. */
export interface Checked {
  refusal: Illegal | null;
  warning: Illegal | null;
}

/** A legal action: its notation, and the action itself. */
export interface Choice {
  text: string;
  action: unknown;
}

/** Claim the win in a zero-sum game of two seats, once the opponent has left the match. */
export interface Claim {
  type: "claim";
  id: string;
}

/** A player's own clock: seconds for the whole match, and an increment for each action. */
export interface Clock {
  seconds: number;
  increment?: number;
  per_move?: boolean;
}

/** The time a seat has left. */
export interface ClockFace {
  seat: number;
  name: string;
  left_ms: number;
  running: boolean;
}

/** Fix your share of the seed by its hash: for this match or, once it has begun, for the next one. */
export interface Commit {
  type: "commit";
  commitment: string;
  id: string;
}

/** Answer a request or a proposal. Its author withdraws it with no. */
export interface Consent {
  type: "consent";
  yes: boolean;
  id: string;
}

/** A game with its options and bots. */
export interface GameInfo {
  slug: string;
  title: string;
  seats: number[];
  version: number;
  hidden: boolean;
  options: Option[];
  levels: string[];
  usual: string;
  hints: boolean;
  analysis: boolean;
  review: boolean;
  seating: { [key: string]: SeatRole[] };
  bots_ready: boolean;
}

/** The puzzles of a game, and what you have solved of them. `rating` is null before your first answer. */
export interface GamePuzzles {
  game: string;
  count: number;
  today: PuzzleSummary;
  solved: number;
  rating: number | null;
}

/** The first message of a client: the last seq it has seen, 0 if none. */
export interface Hello {
  type: "hello";
  seen?: number;
  id: string;
}

/** The best actions, best first, and the seq at which they were judged. */
export interface Hints {
  seq: number;
  lines: Advice[];
}

/** Pass the host role to a seat. A seated person may take the role from a host who is away. */
export interface Host {
  type: "host";
  seat: number;
  id: string;
}

/** A refusal by the rules: a stable `code`, one English sentence, and the values it names. */
export interface Illegal {
  code: string;
  text: string;
  names: { [key: string]: string | number };
}

/** During a match of teams, become a further voice of a seat that knows only what everybody knows. */
export interface Join {
  type: "join";
  seat: number;
  id: string;
}

/** A public table as the lobby lists it. */
export interface LobbyLine {
  id: string;
  game: string;
  phase: string;
  language: string;
  seats: number;
  free: number;
  bots: number;
  host: string;
}

export interface Me {
  name: string;
}

/** A bot's meaning of free text, told after the match: the action, its words and the reasons. */
export interface Meant {
  step: number;
  seat: number;
  text: string;
  about: string[];
  why: string[];
}

/** A text for people: its name in the game's `locale`, and the values it mentions. */
export interface Message {
  id: string;
  arguments: { [key: string]: string | number };
}

/** One listener's view after the event at `seq`, and the facts they learned from it. */
export interface Moment {
  seq: number;
  facts: unknown[];
  view: unknown;
}

/** Before the start, move whoever sits on a seat to a free one (host only). */
export interface Move {
  type: "move";
  seat: number;
  to: number;
  id: string;
}

/** A line of a person's list of games. It says nothing that the table itself would not tell them. */
export interface MyTable {
  id: string;
  game: string;
  phase: "abandoned" | "lobby" | "over" | "playing" | "starting";
  opened: number;
  at: number;
  seats: SeatLine[];
  you: number | null;
  voice: boolean;
  to_act: number[];
  your_turn: boolean;
  left_ms: number | null;
  outcome: Outcome | null;
}

/** A page of a person's games; `next` is the place to continue from, if there is more. */
export interface MyTables {
  running: MyTable[];
  finished: MyTable[];
  next: number | null;
}

/** A program that plays for you: what its token allows, for how many days, and at which table (null: any). */
export interface NewProgram {
  name: string;
  scopes?: ("chat" | "host" | "play")[];
  table?: string | null;
  days?: number;
}

/** The set-up of a table to open; `sit` is the host's own seat. The same id opens the same table. */
export interface NewTable {
  id?: string;
  game: string;
  seats?: number | null;
  config?: { [key: string]: unknown };
  language?: string;
  public?: boolean;
  spectators?: "after" | "open";
  clock?: Clock | null;
  hints?: boolean | null;
  taps?: boolean;
  flag_fall?: "bot" | "lose";
  sit?: number | null;
  bots?: { [key: string]: string };
  share?: string | null;
}

export interface Option {
  name: string;
  default: unknown;
  schema: { [key: string]: unknown };
  description: string;
  house_rule: string | null;
}

/** The end of a match: one score per seat, the winners (none in a draw), and a stable reason. */
export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

/** Let everybody come back who was removed or banned (host only). */
export interface Pardon {
  type: "pardon";
  id: string;
}

export interface PersonalLink {
  link: string;
  expires: number;
  svg: string;
}

/** Words that a person keeps for one game and language, as options of a set-up. */
export interface PersonalWords {
  game: string;
  language: string;
  config: { [key: string]: unknown };
}

/** Check that the connection is alive. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Put a bot into a seat: the host before the start, anyone at the table once a seat is idle. */
export interface Place {
  type: "place";
  seat: number;
  level: string;
  id: string;
}

/** The position before an action, or the last position: what it was worth, and what was best there. */
export interface Point {
  value: Value | null;
  best: string[];
  loss: number;
  error: number;
  mark: "blunder" | "inaccuracy" | "mistake" | null;
  sureness: Sureness[];
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: string;
}

/** A program that has a token. Times are in seconds. */
export interface Program {
  id: string;
  name: string;
  scopes: string[];
  table: string | null;
  created: number;
  expires: number;
}

/** A new program, and its token: keep it, because nobody can read it again. */
export interface ProgramMade {
  program: Program;
  token: string;
}

/** A proposal: its author (null: a host without a seat), the answers, and who must still answer. */
export interface ProposalInfo {
  what: "abandon" | "draw" | "rematch" | "restart" | "swap";
  seat: number | null;
  other: number | null;
  agreed: number[];
  declined: number[];
  waiting: number[];
}

/** Propose a draw, to give the match up, or to begin it again. The others must agree. */
export interface Propose {
  type: "propose";
  what: "abandon" | "draw" | "restart";
  id: string;
}

/** The games with puzzles, and the days in a row on which you solved one. */
export interface PuzzleList {
  games: GamePuzzles[];
  streak: number;
}

/** A position as the solver sees it, and the solver's legal actions. No action is left at the end. */
export interface PuzzlePosition {
  view: unknown;
  legal: Choice[];
  to_act: number[];
  outcome: Outcome | null;
}

/** One action of a solution, as the solver sees it; `choice` is null where the action is a secret. */
export interface PuzzleStep {
  seat: number;
  choice: Choice | null;
  facts: unknown[];
  view: unknown;
}

/** A puzzle in a list; `mark` says how you did on it. */
export interface PuzzleSummary {
  id: string;
  game: string;
  question: Message;
  rating: number;
  mark: "failed" | "new" | "solved";
}

/** A position to analyse. Without `think` the answer comes at once and judges nothing. */
export interface Question {
  game: string;
  config?: { [key: string]: unknown };
  moves?: string[];
  think?: boolean;
}

/** Before the start, say that you are ready, or take it back. */
export interface Ready {
  type: "ready";
  yes?: boolean;
  id: string;
}

/** The message with this id was refused: a stable code, a sentence in English, and the values it names. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  names: { [key: string]: string | number };
  id: string;
}

/** After the end, propose another match to the same people, or agree to it. Everyone takes another seat. */
export interface Rematch {
  type: "rematch";
  go?: boolean;
  id: string;
}

/** Empty a seat before the start, or let a bot play on for a person during a match (host only). */
export interface Remove {
  type: "remove";
  seat: number;
  id: string;
}

/** A finished match, step by step, with the views of one seat (or of a spectator) and the whole log. */
export interface Replay {
  start: unknown;
  steps: ReplayStep[];
  log: { [key: string]: unknown };
  commitment: string;
  meant: Meant[];
  outcome: Outcome | null;
}

/** One action of a finished match, with what one seat learned and saw. */
export interface ReplayStep {
  seat: number;
  text: string;
  action: unknown;
  facts: unknown[];
  view: unknown;
}

/** Give the match up: the opponent wins. Only in zero-sum games of two seats. */
export interface Resign {
  type: "resign";
  id: string;
}

/** A decision of a finished match, as the seat saw it, and all its actions, best first. */
export interface Retry {
  seat: number;
  view: unknown;
  lines: Alternative[];
}

/** Reveal your share of the seed, once the match is starting and all commitments are final. */
export interface Reveal {
  type: "reveal";
  nonce: string;
  id: string;
}

/** A review as far as it is done: the point before each action, and the last position. */
export interface Review {
  count: number;
  points: Point[];
  summaries: Summary[];
  complete: boolean;
  preparing: boolean;
  format: number;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  level: string | null;
  away: boolean;
  flagged: boolean;
  host: boolean;
  hints: number;
  ready: boolean;
  vacant: boolean;
  voices: string[];
  program: boolean;
}

export interface SeatLine {
  kind: "bot" | "empty" | "person";
  name: string;
  level: string | null;
}

/** The place of a seat in a game of teams: its team, its role, and whether it is the team's lead. */
export interface SeatRole {
  team: string;
  role: string;
  lead: boolean;
}

/** The running score of a series: matches with a result, and the wins of each seat (½ for a draw). */
export interface Series {
  played: number;
  wins: number[];
}

/** The set-up of a table. */
export interface Setting {
  game: string;
  seats: number;
  config: { [key: string]: unknown };
  language: string;
  public: boolean;
  spectators: "after" | "open";
  clock: Clock | null;
  hints: boolean;
  taps: boolean;
  flag_fall: "bot" | "lose";
}

/** A device's share of the seed: its seats, its commitment and, once the match has begun, the share. */
export interface ShareInfo {
  seats: number[];
  commitment: string;
  nonce: string | null;
}

/** A puzzle without its solution. `facts` tell what happened just before. */
export interface ShownPuzzle {
  id: string;
  game: string;
  language: string;
  seats: number;
  seat: number;
  question: Message;
  rating: number;
  mark: "failed" | "new" | "solved";
  today: boolean;
  position: PuzzlePosition;
  facts: unknown[];
}

/** Before the start, give everybody a seat by lot (host only). */
export interface Shuffle {
  type: "shuffle";
  id: string;
}

/** Take a seat (the first free one if none is named), or take your own seat back from a bot. */
export interface Sit {
  type: "sit";
  seat?: number | null;
  id: string;
}

/** The solution from the first action to the last. */
export interface Solution {
  steps: PuzzleStep[];
  themes: string[];
  standing: Standing | null;
}

/** Leave your seat. During a match a bot plays for you until you sit down again. */
export interface Stand {
  type: "stand";
  id: string;
}

/** Your rating in the game after a result, what the result changed, and your streak of days. */
export interface Standing {
  rating: number;
  change: number;
  streak: number;
}

/** Start the match (host only). If `fill` names a level, bots of that level take the empty seats. */
export interface Start {
  type: "start";
  fill?: string | null;
  nonce?: string | null;
  id: string;
}

/** A seat's play in numbers: its judged actions and errors, and the share of winning chances it kept. */
export interface Summary {
  seat: number;
  actions: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  kept: number;
}

/** The certainty of a clue's listeners before and after it: about a word, or that a seat is bluffing. */
export interface Sureness {
  about: string;
  before: number;
  after: number;
  seat: number | null;
}

/** Before the start, swap seats with a bot, or propose that to a person. */
export interface Swap {
  type: "swap";
  seat: number;
  id: string;
}

/** The state of the table at `seq` for one listener, and what they learned after `since`. */
export interface Sync {
  type: "sync";
  seq: number;
  since: number;
  you: You;
  table: TableInfo | null;
  to_act: number[];
  view: unknown;
  legal: Choice[];
  asks: Ask | null;
  facts: unknown[];
  last_turn: number;
  undone: boolean;
  chat: ChatLine[];
  outcome: Outcome | null;
  meant: Meant[];
  absent: number[];
  host_away: boolean;
  clocks: ClockFace[];
}

/** The public facts about a table. */
export interface TableInfo {
  id: string;
  phase: "abandoned" | "lobby" | "over" | "playing" | "starting";
  setting: Setting;
  chairs: SeatInfo[];
  host: string;
  commitment: string;
  chance: boolean;
  seed: string | null;
  shares: ShareInfo[];
  match_seed: string | null;
  undo: UndoInfo | null;
  proposal: ProposalInfo | null;
  refused: ProposalInfo | null;
  endings: string[];
  series: Series | null;
  rematch: string | null;
  rematch_seats: number[];
  banned: number;
  other_version: number | null;
}

export interface TableOpened {
  id: string;
  link: string;
  commitment: string;
}

/** A topic card. Words are in reading order: column A to D, row 1 to 4, so A4 is `words[12]`. */
export interface Topic {
  title: string;
  words: string[];
}

/** The verdict on an answer: what was played (your action first) and the position after it. */
export interface Tried {
  right: boolean;
  done: boolean;
  played: PuzzleStep[];
  position: PuzzlePosition | null;
  themes: string[];
  standing: Standing | null;
}

/** Take back an action that was a slip, or ask the others to let you take back your last decision. */
export interface Undo {
  type: "undo";
  id: string;
}

/** A pending request to take a decision back. */
export interface UndoInfo {
  seat: number;
  agreed: number[];
  waiting: number[];
}

/** Each seat's chance of winning, and how it is known; a draw counts as half a win. */
export interface Value {
  kind: "exact" | "over" | "proven" | "sampled" | "searched";
  chances: number[];
  winner: number | null;
  within: number | null;
  lead: number | null;
  error: number;
}

/** The number of people at this node who only watch. Sent when it changes. */
export interface Watchers {
  type: "watchers";
  count: number;
}

/** The first message of the server. */
export interface Welcome {
  type: "welcome";
  version: number;
}

/** The role of the person who receives a snapshot. */
export interface You {
  seat: number | null;
  host: boolean;
  may_chat: boolean;
  device: { [key: string]: string };
  kicked: boolean;
  may_undo: boolean;
  voice: boolean;
  may_join: number[];
  banned: boolean;
}

export type FromClient = Hello | Ping | Act | Chat | Sit | Stand | Join | Place | Remove | Ban | Pardon | Swap | Move | Shuffle | Appoint | Ready | Arrange | Commit | Reveal | Start | Host | Undo | Resign | Claim | Propose | Consent | Rematch;

export type FromServer = Welcome | Accepted | Refused | Pong | Watchers | Bye | Sync;

export namespace Chameleon {
  /** The dealer breaks a tie. */
  export interface Accuse {
    type: "accuse";
    target: number;
  }
  /** A card is turned over. */
  export interface Accused {
    type: "accused";
    seat: number;
    chameleon: boolean;
  }
  /** You are the Chameleon, or not; None for those who got no card. */
  export interface CardDealt {
    type: "card_dealt";
    chameleon: boolean | null;
  }
  /** The cards are dealt, and this seat gets the Chameleon card. Secret. */
  export interface Chameleon {
    type: "chameleon";
    seat: number;
  }
  export interface Clue {
    type: "clue";
    word: string;
  }
  export interface ClueSaid {
    type: "clue_said";
    seat: number;
    word: string | null;
  }
  /** The holders of code cards look up the word; the others see that they do. */
  export interface CodeRead {
    type: "code_read";
    table: string | null;
    coordinate: string | null;
    word: string | null;
  }
  /** A new table for the code cards is drawn. Secret. */
  export interface CodeTable {
    type: "table";
    letters: string;
  }
  export interface Config {
    language?: string;
    chosen?: "all" | string[];
    own?: "add" | "replace";
    topics?: Topic[];
    code_cards?: "fresh" | "printed";
    target?: number;
    rounds?: number;
    voice?: boolean;
    clue_seconds?: number;
    discussion_seconds?: number;
    vote_seconds?: number;
    guess_seconds?: number;
  }
  /** The first dealer is chosen. */
  export interface Dealer {
    type: "dealer";
    seat: number;
  }
  export interface DealerChosen {
    type: "dealer_chosen";
    seat: number;
  }
  /** A caught Chameleon does not guess, or not again. */
  export interface Decline {
    type: "decline";
  }
  export interface Guess {
    type: "guess";
    coordinate: string;
  }
  export interface Guessed {
    type: "guessed";
    seat: number;
    coordinate: string;
    word: string;
    right: boolean;
  }
  export interface IsReady {
    type: "is_ready";
    seat: number;
  }
  /** The clock acts for a seat whose time is up. */
  export interface Late {
    type: "late";
    seat: number;
    action: Pass | Ready | Vote | Accuse | Guess;
  }
  /** A missed clue. Only the clock does this, for a seat whose time is up. */
  export interface Pass {
    type: "pass";
  }
  /** The seat is ready to vote. */
  export interface Ready {
    type: "ready";
  }
  /** The dice are rolled. */
  export interface Roll {
    type: "roll";
    yellow: number;
    blue: number;
  }
  export interface Rolled {
    type: "rolled";
    dealer: number;
    yellow: number;
    blue: number;
  }
  /** A finished round, public from then on. */
  export interface Round {
    dealer: number;
    topic: Topic;
    dice: [number, number];
    table: string;
    coordinate: string;
    word: string;
    chameleon: number;
    clues: (string | null)[];
    votes: number[];
    accused: number;
    guesses: string[];
    result: "caught" | "escaped" | "guessed";
    points: number[];
  }
  export interface RoundScored {
    type: "round_scored";
    round: Round;
  }
  /** The clock acts for that seat; what it does comes next. */
  export interface TimeUp {
    type: "time_up";
    seat: number;
  }
  /** A topic card. Words are in reading order: column A to D, row 1 to 4, so A4 is `words[12]`. */
  export interface Topic {
    title: string;
    words: string[];
  }
  /** A topic card is laid out. The log holds its words, because the box may change. */
  export interface TopicCard {
    type: "topic";
    title: string;
    words: string[];
  }
  export interface TopicLaid {
    type: "topic_laid";
    topic: Topic;
    deck: string;
  }
  /** The knowledge of one seat; a spectator (seat None) knows what is public. */
  export interface View {
    seat: number | null;
    config: Config;
    seats: number;
    phase: "chameleon" | "clues" | "dealer" | "discussion" | "guess" | "over" | "roll" | "table" | "tie" | "topic" | "vote";
    to_act: number[];
    deck: string;
    dealer: number | null;
    topic: Topic | null;
    chameleon: number | null;
    dice: [number, number] | null;
    table: string | null;
    coordinate: string | null;
    clues: (string | null)[];
    ready: boolean[];
    voted: boolean[];
    votes: (number | null)[];
    accused: number | null;
    guesses: string[];
    scores: number[];
    played: Round[];
  }
  export interface Vote {
    type: "vote";
    target: number;
  }
  export interface Voted {
    type: "voted";
    seat: number;
    target: number | null;
  }
  export interface VotesShown {
    type: "votes_shown";
    votes: number[];
    most: number[];
  }
  export type Action = Dealer | TopicCard | Chameleon | Roll | CodeTable | Clue | Ready | Vote | Accuse | Guess | Decline | Pass | Late;
  export type Fact = DealerChosen | TopicLaid | CardDealt | Rolled | CodeRead | ClueSaid | IsReady | Voted | VotesShown | Accused | Guessed | RoundScored | TimeUp;
}

export namespace ChameleonChess {
  /** The lot fell on this side: it moves first. */
  export interface Begins {
    type: "begins";
    seat: number;
  }
  export interface Config {
    first?: "blue" | "lot" | "red";
    start?: "balanced" | "classic";
    draws?: boolean;
  }
  /** R1: the lot decides which side moves first. */
  export interface First {
    type: "first";
    side: "blue" | "red";
  }
  /** A piece moves from `origin` to `target`; `takes` marks a capture. */
  export interface Move {
    type: "move";
    origin: string;
    target: string;
    takes?: boolean;
  }
  /** A piece moved; `taken` is the letter of the piece it captured. */
  export interface Moved {
    type: "moved";
    seat: number;
    origin: string;
    target: string;
    piece: string;
    taken: string | null;
  }
  /** R10: chance plays the first move of both sides. */
  export interface Opening {
    type: "opening";
    red: Move;
    blue: Move;
    blue_first?: boolean;
  }
  /** The whole state: nothing is hidden in this game. */
  export interface View {
    seat: number | null;
    config: Config;
    board: string;
    turn: number;
    past: string[];
  }
  export type Action = Move | Opening | First;
  export type Fact = Moved | Begins;
}

export namespace Codenames {
  /** The other side accepts the clue, and the guessing begins. */
  export interface Accept {
    type: "accept";
  }
  /** The other side calls the clue invalid. */
  export interface Call {
    type: "call";
  }
  export interface Clue {
    type: "clue";
    word: string;
    number: number | "unlimited";
  }
  /** The giver of a called clue withdraws it. */
  export interface Concede {
    type: "concede";
  }
  export interface Config {
    language?: string;
    themes?: "all" | ("animals" | "body" | "food" | "home" | "machines" | "nature" | "people" | "play" | "stories" | "travel")[];
    own?: "add" | "replace";
    pack?: string[];
    expert?: boolean;
    referee?: "strict" | "table";
    proper_names?: boolean;
    acronyms?: boolean;
    hyphenated?: boolean;
    multiword?: boolean;
    soundalikes?: boolean;
    compounds?: boolean;
    voice?: boolean;
    call_seconds?: number;
    clue_seconds?: number;
    guess_seconds?: number;
  }
  /** Cover a word without a guess: the caller's right, or the enemy's turn in the co-operative game. */
  export interface Cover {
    type: "cover";
    word: string;
  }
  export interface Deal {
    type: "deal";
    words: string[];
  }
  export interface Dealt {
    type: "dealt";
    words: string[];
  }
  /** The caller covers nothing. */
  export interface Decline {
    type: "decline";
  }
  /** The game is over; `team` won, if any. */
  export interface Ended {
    type: "ended";
    team: string | null;
    reason: string;
  }
  /** An operative guesses a word for the team. */
  export interface Guess {
    type: "guess";
    word: string;
  }
  export interface Hinted {
    type: "hinted";
    seat: number;
    team: string;
    clue: string;
    number: number | "unlimited";
  }
  export interface Key {
    type: "key";
    letters: string;
  }
  /** Spymasters look at the key at the start, all others at the end. */
  export interface KeySeen {
    type: "key-seen";
    letters: string;
  }
  /** The clock acts for a seat whose time is up. */
  export interface Late {
    type: "late";
    seat: number;
    action: Pass | Accept | Stand | Uphold | Decline;
  }
  /** An operative points at a word, for teammates to see. */
  export interface Mark {
    type: "mark";
    word: string;
  }
  export interface Marked {
    type: "marked";
    seat: number;
    word: string;
    on: boolean;
  }
  /** The turn passes to the other team. Only the clock does this, for a seat whose time is up. */
  export interface Pass {
    type: "pass";
  }
  /** An operative votes that a called clue is invalid. */
  export interface Reject {
    type: "reject";
  }
  /** A word was covered with its tile: by a guess, or by a spymaster's choice. */
  export interface Revealed {
    type: "revealed";
    seat: number;
    word: string;
    identity: string;
    guessed: boolean;
  }
  /** The referee rules on a called clue. The log holds the ruling, because word lists change. */
  export interface Rule {
    type: "rule";
    objection: string | null;
  }
  /** A called clue as the rules read it: its fault, or none, and the people decide. */
  export interface Ruled {
    type: "ruled";
    fault: string | null;
  }
  /** A seat said call, accept, concede, stand, uphold, reject, decline or stop. */
  export interface Said {
    type: "said";
    seat: number;
    what: string;
  }
  /** The giver of a called clue stands by it. The operatives vote, if they can. */
  export interface Stand {
    type: "stand";
  }
  /** The team stops guessing in this turn. */
  export interface Stop {
    type: "stop";
  }
  export interface TimeUp {
    type: "time-up";
    seat: number;
    what: string;
  }
  /** One turn of a team: the clue, if one was given, and what came of it. */
  export interface Turn {
    team: string;
    clue: string | null;
    number: number | "unlimited";
    guesses: string[];
    caller: number | null;
    ballots: [number, boolean][];
    annulled: boolean;
    covered: string | null;
  }
  export interface TurnBegan {
    type: "turn-began";
    team: string;
  }
  /** An operative stops pointing at a word. */
  export interface Unmark {
    type: "unmark";
    word: string;
  }
  /** An operative votes that a called clue is valid. */
  export interface Uphold {
    type: "uphold";
  }
  /** The knowledge of one seat: everything but the key, which only spymasters see before the end. */
  export interface View {
    seat: number | null;
    config: Config;
    seats: number;
    words: string[];
    first: string | null;
    key: string | null;
    tiles: string;
    left: { [key: string]: number };
    turns: Turn[];
    phase: "answer" | "clue" | "deal" | "doubt" | "enemy" | "guess" | "key" | "over" | "penalty" | "ruling" | "vote";
    marks: [number, string][];
  }
  export type Action = Deal | Key | Rule | Clue | Call | Accept | Concede | Stand | Uphold | Reject | Decline | Stop | Guess | Mark | Unmark | Cover | Pass | Late;
  export type Fact = Dealt | KeySeen | Hinted | Ruled | Said | Marked | Revealed | TimeUp | TurnBegan | Ended;
}

export namespace Coloretto {
  /** A seat became the first player. */
  export interface Begins {
    type: "begins";
    seat: number;
  }
  /** One colour of a collection: its cards, the jokers among them, and its points, plus or minus. */
  export interface ColourScore {
    colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "yellow";
    cards: number;
    jokers: number;
    points: number;
  }
  export interface Config {
    side?: "brown" | "violet";
    start?: "choose" | "deal";
    removed?: "random" | ("blue" | "brown" | "green" | "orange" | "purple" | "red" | "yellow")[];
    jokers?: "best" | "choose";
  }
  /** Deal a first card of this colour to the seat whose turn it is. */
  export interface Deal {
    type: "deal";
    colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "yellow";
  }
  /** The cards of the row nobody took left the game. */
  export interface Discarded {
    type: "discarded";
    row: number;
    cards: ("+2" | "blue" | "brown" | "golden" | "green" | "joker" | "orange" | "purple" | "red" | "yellow")[];
  }
  /** Ask for the top card of the deck. */
  export interface Draw {
    type: "draw";
  }
  /** A seat chose to draw. */
  export interface Drew {
    type: "drew";
    seat: number;
  }
  /** Decide the first player. */
  export interface First {
    type: "first";
    seat: number;
  }
  /** Name the colour of one joker at the end of the game. */
  export interface Joker {
    type: "joker";
    colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "yellow";
  }
  /** A seat turned up a card for its golden joker and kept it. */
  export interface Kept {
    type: "kept";
    seat: number;
    card: "+2" | "blue" | "brown" | "golden" | "green" | "joker" | "orange" | "purple" | "red" | "yellow";
  }
  /** A seat turned up the Last Round card: this round is the last. */
  export interface LastRound {
    type: "last";
    seat: number;
  }
  /** A seat named the colour of one of its jokers. */
  export interface Named {
    type: "named";
    seat: number;
    colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "yellow";
  }
  /** Place the drawn card on a row card. */
  export interface Place {
    type: "place";
    row: number;
  }
  /** A seat placed the card it drew. */
  export interface Placed {
    type: "placed";
    seat: number;
    card: "+2" | "blue" | "brown" | "golden" | "green" | "joker" | "orange" | "purple" | "red" | "yellow";
    row: number;
  }
  /** Remove a colour from the game. */
  export interface Remove {
    type: "remove";
    colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "yellow";
  }
  /** A colour left the game. */
  export interface Removed {
    type: "removed";
    colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "yellow";
  }
  /** Turn up the top card of the deck. */
  export interface Reveal {
    type: "reveal";
    card: "+2" | "blue" | "brown" | "golden" | "green" | "joker" | "orange" | "purple" | "red" | "yellow" | "last-round";
  }
  /** The card that a seat drew was turned up. The seat places it next. */
  export interface Revealed {
    type: "revealed";
    seat: number;
    card: "+2" | "blue" | "brown" | "golden" | "green" | "joker" | "orange" | "purple" | "red" | "yellow";
  }
  /** Every seat has taken a row; this seat took last, and would begin the next round. */
  export interface RoundOver {
    type: "round";
    seat: number;
  }
  /** A seat's collection was scored. */
  export interface Scored {
    type: "scored";
    seat: number;
    tally: Tally;
  }
  /** Take a first card of this colour. */
  export interface Start {
    type: "start";
    colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "yellow";
  }
  /** A seat chose, or was dealt, a first card. */
  export interface Started {
    type: "started";
    seat: number;
    colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "yellow";
  }
  /** Take a row card with its cards. */
  export interface Take {
    type: "take";
    row: number;
  }
  /** The score of a collection: colours, best first; `+2` cards; total; most cards of one colour. */
  export interface Tally {
    lines: ColourScore[];
    twos: number;
    total: number;
    most: number;
  }
  /** A seat took a row with these cards. */
  export interface Took {
    type: "took";
    seat: number;
    row: number;
    cards: ("+2" | "blue" | "brown" | "golden" | "green" | "joker" | "orange" | "purple" | "red" | "yellow")[];
  }
  /** The whole table. Only the order of the deck is hidden, and from everybody. */
  export interface View {
    seat: number | null;
    config: Config;
    phase: "deal" | "first" | "golden" | "joker" | "over" | "place" | "remove" | "reveal" | "start" | "turn";
    turn: number;
    removed: ("blue" | "brown" | "green" | "orange" | "purple" | "red" | "yellow")[];
    left: number[];
    rows: (("+2" | "blue" | "brown" | "golden" | "green" | "joker" | "orange" | "purple" | "red" | "yellow")[])[];
    taken: (number | null)[];
    collections: (("+2" | "blue" | "brown" | "golden" | "green" | "joker" | "orange" | "purple" | "red" | "yellow")[])[];
    drawn: "+2" | "blue" | "brown" | "golden" | "green" | "joker" | "orange" | "purple" | "red" | "yellow" | null;
    last_round: boolean;
    named: (("blue" | "brown" | "green" | "orange" | "purple" | "red" | "yellow")[])[];
    tallies: Tally[];
  }
  export type Action = Start | Draw | Place | Take | Joker | Remove | First | Deal | Reveal;
  export type Fact = Removed | Begins | Started | Drew | Revealed | LastRound | Placed | Took | Kept | Discarded | RoundOver | Named | Scored;
}

export namespace LeCameleon {
  export interface Config {
    layout?: "diagonal" | "rows";
    draws?: boolean;
  }
  /** A `piece` came from the box to the reserve `square`. */
  export interface Gained {
    type: "gained";
    seat: number;
    square: string;
    piece: string;
  }
  /** Move a piece from `origin` to `target`. */
  export interface Move {
    type: "move";
    origin: string;
    target: string;
  }
  export interface Moved {
    type: "moved";
    seat: number;
    origin: string;
    target: string;
    piece: string;
  }
  /** Pass, for a side without a move. */
  export interface Pass {
    type: "pass";
  }
  export interface Passed {
    type: "passed";
    seat: number;
  }
  /** Take the piece on `victim`; a `gain` (V, O, G, K), if any, goes on the square `reserve`. */
  export interface Take {
    type: "take";
    victim: string;
    gain?: string | null;
    reserve?: string | null;
  }
  /** The enemy's `piece` on `square` left the game. */
  export interface Taken {
    type: "taken";
    seat: number;
    square: string;
    piece: string;
  }
  /** The whole state: nothing is hidden in this game. */
  export interface View {
    seat: number | null;
    config: Config;
    board: string;
    box: [[number, number, number, number], [number, number, number, number]];
    turn: number;
    moved: string | null;
    past: string[];
  }
  export type Action = Move | Take | Pass;
  export type Fact = Moved | Taken | Gained | Passed;
}
