// Written by `furcifer types` from the server's own types. Do not edit.

export const VERSION = 1;

/** Done, durable, and in the log at `seq`. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}

/** An action, in notation or as JSON. With the seq it was chosen at, it is refused when outdated. */
export interface Act {
  type: "act";
  action: string | { [key: string]: unknown };
  seq?: number | null;
  id: string;
}

/** An action and what a bot thinks of it; `value` in the game's own measure, to whoever would do it. */
export interface Advice {
  text: string;
  action: unknown;
  value: number;
  wins_in: number | null;
  loses_in: number | null;
  chance: number | null;
  about: string[];
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
  value: number | null;
}

/** The host changes the set-up before the start; visibility, spectators and hints at any time. */
export interface Arrange {
  type: "arrange";
  seats?: number;
  config?: { [key: string]: unknown };
  language?: "en" | "fr" | "it";
  public?: boolean;
  spectators?: "after" | "open";
  clock?: Clock | null;
  hints?: boolean;
  id: string;
}

/** What free text is wanted of a seat, e.g. verb `clue`, form `clue WORD NUMBER`. */
export interface Ask {
  verb: string;
  form: string;
  text: string;
}

/** The server is going away; come back in a moment with the last seq. */
export interface Bye {
  type: "bye";
  text: string;
}

export interface Chat {
  type: "chat";
  text: string;
  id: string;
}

export interface ChatLine {
  seq: number;
  name: string;
  text: string;
  seat: number | null;
}

/** What the rules have against an action, while it is being written. */
export interface Checked {
  refusal: Illegal | null;
}

/** An action one may take: its notation, and the action itself. */
export interface Choice {
  text: string;
  action: unknown;
}

/** A player's own clock: so many seconds for the match, and more for each action. */
export interface Clock {
  seconds: number;
  increment?: number;
}

/** Time left for a seat: `name` is the phase, or `player` for the player's own clock. */
export interface ClockFace {
  seat: number;
  name: string;
  left_ms: number;
  running: boolean;
}

/** Answer somebody who asked for that. */
export interface Consent {
  type: "consent";
  yes: boolean;
  id: string;
}

export interface GameFacts {
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
}

/** The first message of a socket: the last seq this client has seen, 0 for a new one. */
export interface Hello {
  type: "hello";
  seen?: number;
  id: string;
}

/** The best actions, best first, and the seq they hold for. */
export interface Hints {
  seq: number;
  lines: Advice[];
}

/** The host passes the role to a seat. A seated person may take it from a host who is gone. */
export interface Host {
  type: "host";
  seat: number;
  id: string;
}

/** Why the rules refuse an action: a stable `code`, one English sentence, and the values it names. */
export interface Illegal {
  code: string;
  text: string;
  names: { [key: string]: string | number };
}

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

export interface NewTable {
  game: string;
  seats?: number | null;
  config?: { [key: string]: unknown };
  language?: "en" | "fr" | "it";
  public?: boolean;
  spectators?: "after" | "open";
  clock?: Clock | null;
  hints?: boolean | null;
  sit?: number | null;
  bots?: { [key: string]: string };
}

export interface Option {
  name: string;
  default: unknown;
  schema: { [key: string]: unknown };
  description: string;
  house_rule: string | null;
}

/** How a match ended: one score per seat, who won (nobody in a draw), and why, in a stable word. */
export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

export interface PersonalLink {
  link: string;
  expires: number;
  svg: string;
}

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

export interface Pong {
  type: "pong";
  id: string;
}

/** Without thinking the answer comes at once, and judges nothing. */
export interface Question {
  game: string;
  config?: { [key: string]: unknown };
  moves?: string[];
  think?: boolean;
}

/** Not done: a stable code, a sentence in English, and the values a translation needs. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  text: string;
  names: { [key: string]: string | number };
}

/** After the end: the same people at a new table, everyone one seat further. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** The host empties a seat before the start. */
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
}

export interface ReplayStep {
  seat: number;
  text: string;
  action: unknown;
  facts: unknown[];
  view: unknown;
}

export interface SeatFacts {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  level: string | null;
  away: boolean;
  host: boolean;
  hints: number;
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
}

/** Take a seat (the first free one where none is named), or one's own back from a bot. */
export interface Sit {
  type: "sit";
  seat?: number | null;
  id: string;
}

/** Leave one's seat. While playing, a bot goes on for it until one sits down again. */
export interface Stand {
  type: "stand";
  id: string;
}

/** The host starts; empty seats get bots of that level, where one is named. */
export interface Start {
  type: "start";
  fill?: string | null;
  id: string;
}

/** How the table stands at `seq` for one listener, and what it learned after `since`. */
export interface Sync {
  type: "sync";
  seq: number;
  since: number;
  you: You;
  table: TableFacts | null;
  to_act: number[];
  view: unknown;
  legal: Choice[];
  asks: Ask | null;
  facts: unknown[];
  undone: boolean;
  chat: ChatLine[];
  outcome: Outcome | null;
  clocks: ClockFace[];
}

/** What everybody at the table knows of the table itself. */
export interface TableFacts {
  id: string;
  phase: "abandoned" | "lobby" | "over" | "playing";
  setting: Setting;
  chairs: SeatFacts[];
  host: string;
  commitment: string;
  seed: string | null;
  undo: UndoFacts | null;
  rematch: string | null;
}

export interface TableOpened {
  id: string;
  link: string;
}

/** Why not: a stable code and a sentence in English. */
export interface Trouble {
  code: string;
  text: string;
  names: { [key: string]: string | number };
}

/** Ask to take one's last decision back. */
export interface Undo {
  type: "undo";
  id: string;
}

export interface UndoFacts {
  seat: number;
  agreed: number[];
  waiting: number[];
}

/** What positions are worth to the first seat, from -1 to 1; `next` where there are more to ask for. */
export interface Values {
  values: number[];
  next: number | null;
}

/** The first message of the server. */
export interface Welcome {
  type: "welcome";
  version: number;
}

export interface You {
  seat: number | null;
  host: boolean;
  may_chat: boolean;
}

export type FromClient = Hello | Ping | Act | Chat | Sit | Stand | Place | Remove | Arrange | Start | Host | Undo | Consent | Rematch;

export type FromServer = Welcome | Accepted | Refused | Pong | Bye | Sync;

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
  /** The cards are dealt, and that seat gets the Chameleon. Secret. */
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
  /** A fresh table is on the code cards. Secret. */
  export interface CodeTable {
    type: "table";
    letters: string;
  }
  export interface Config {
    language?: string;
    topics?: Topic[];
    code_cards?: "fresh" | "printed";
    target?: number;
    rounds?: number;
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
  /** A missed clue: only the clock passes, and only for a seat that is late. */
  export interface Pass {
    type: "pass";
  }
  /** Enough was said: ready to vote. */
  export interface Ready {
    type: "ready";
  }
  /** The dice fall. */
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
    topic: string;
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
  /** A topic card is laid out. */
  export interface TopicCard {
    type: "topic";
    title: string;
  }
  export interface TopicLaid {
    type: "topic_laid";
    topic: Topic;
    deck: string;
  }
  /** What one seat may know; a spectator (seat None) knows what is public. */
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
  export type Action = Dealer | TopicCard | Chameleon | Roll | CodeTable | Clue | Ready | Vote | Accuse | Guess | Pass | Late;
  export type Fact = DealerChosen | TopicLaid | CardDealt | Rolled | CodeRead | ClueSaid | IsReady | Voted | VotesShown | Accused | Guessed | RoundScored | TimeUp;
}

export namespace ChameleonChess {
  export interface Config {
    start?: "balanced" | "classic";
    draws?: boolean;
  }
  /** A piece goes from `origin` to `target`; `takes` says that an enemy stands there. */
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
  }
  /** Everything: nothing is hidden in this game. */
  export interface View {
    seat: number | null;
    config: Config;
    board: string;
    turn: number;
    past: string[];
  }
  export type Action = Move | Opening;
  export type Fact = Moved;
}

export namespace Codenames {
  /** The opposing spymaster lets the clue stand. */
  export interface Accept {
    type: "accept";
  }
  /** The opposing spymaster holds the clue for invalid. */
  export interface Call {
    type: "call";
  }
  export interface Clue {
    type: "clue";
    word: string;
    number: number | "unlimited";
  }
  /** The giver of a called clue takes it back. */
  export interface Concede {
    type: "concede";
  }
  export interface Config {
    language?: string;
    pack?: string[];
    expert?: boolean;
    referee?: "strict" | "table";
    proper_names?: boolean;
    acronyms?: boolean;
    hyphenated?: boolean;
    multiword?: boolean;
    soundalikes?: boolean;
    clue_seconds?: number;
    guess_seconds?: number;
  }
  /** A word is covered without a guess: the caller's due, or the enemy's turn in the co-operative game. */
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
  /** The team touches a word. */
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
  /** The time of that seat is up. */
  export interface Late {
    type: "late";
    seat: number;
    action: Pass;
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
  /** The turn goes to the other team: only the clock passes, and only for a seat that is late. */
  export interface Pass {
    type: "pass";
  }
  /** A word was covered with its tile: by a guess, or by a spymaster's choice. */
  export interface Revealed {
    type: "revealed";
    seat: number;
    word: string;
    identity: string;
    guessed: boolean;
  }
  /** A called clue as the rules read it: its fault, or none, and its giver decides. */
  export interface Ruled {
    type: "ruled";
    fault: string | null;
  }
  /** A seat said call, accept, concede, stand, decline or stop. */
  export interface Said {
    type: "said";
    seat: number;
    what: string;
  }
  /** The giver of a called clue stands by it. */
  export interface Stand {
    type: "stand";
  }
  /** The team guesses no more in this turn. */
  export interface Stop {
    type: "stop";
  }
  export interface TimeUp {
    type: "time-up";
    seat: number;
  }
  /** One turn of a team: the clue, if one was given, and what came of it. */
  export interface Turn {
    team: string;
    clue: string | null;
    number: number | "unlimited";
    guesses: string[];
    annulled: boolean;
    covered: string | null;
  }
  export interface TurnBegan {
    type: "turn-began";
    team: string;
  }
  /** An operative no longer points at it. */
  export interface Unmark {
    type: "unmark";
    word: string;
  }
  /** What a seat may know: everything but the key, which only spymasters see before the end. */
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
    phase: "answer" | "clue" | "deal" | "doubt" | "enemy" | "guess" | "key" | "over" | "penalty";
    marks: [number, string][];
  }
  export type Action = Deal | Key | Clue | Call | Accept | Concede | Stand | Decline | Stop | Guess | Mark | Unmark | Cover | Pass | Late;
  export type Fact = Dealt | KeySeen | Hinted | Ruled | Said | Marked | Revealed | TimeUp | TurnBegan | Ended;
}

export namespace Coloretto {
  /** A seat was decided to be the first player. */
  export interface Begins {
    type: "begins";
    seat: number;
  }
  export interface Config {
    side?: "brown" | "violet";
    start?: "choose" | "deal";
    removed?: "random" | ("blue" | "brown" | "green" | "orange" | "purple" | "red" | "yellow")[];
    jokers?: "best" | "choose";
  }
  /** The seat whose turn it is gets a first card of that colour. */
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
  /** A seat reached for the deck. */
  export interface Drew {
    type: "drew";
    seat: number;
  }
  /** The first player is decided. */
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
  /** One colour of a collection: its cards, how many of them are jokers, its points, plus or minus. */
  export interface Line {
    colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "yellow";
    cards: number;
    jokers: number;
    points: number;
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
  /** A colour leaves the game. */
  export interface Remove {
    type: "remove";
    colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "yellow";
  }
  /** A colour left the game. */
  export interface Removed {
    type: "removed";
    colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "yellow";
  }
  /** The top card of the deck is turned up. */
  export interface Reveal {
    type: "reveal";
    card: "+2" | "blue" | "brown" | "golden" | "green" | "joker" | "orange" | "purple" | "red" | "yellow" | "last-round";
  }
  /** The card a seat drew was turned up; the seat will place it. */
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
  /** The collection of a seat was counted. */
  export interface Scored {
    type: "scored";
    seat: number;
    tally: Tally;
  }
  /** Take a first card of that colour. */
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
  /** How a collection counts: its colours, the best first, its `+2` cards, the sum, the longest colour. */
  export interface Tally {
    lines: Line[];
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
  /** Everything on the table; only the order of the deck is hidden, from everybody alike. */
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
  /** A `piece` came out of the box onto the reserve `square`. */
  export interface Gained {
    type: "gained";
    seat: number;
    square: string;
    piece: string;
  }
  /** A piece goes from `origin` to `target`. */
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
  /** A side without a move passes. */
  export interface Pass {
    type: "pass";
  }
  export interface Passed {
    type: "passed";
    seat: number;
  }
  /** The piece on `victim` is taken; a `gain` (V, O, G, K), if any, goes onto the square `reserve`. */
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
  /** Everything: nothing is hidden in this game. */
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
