/** A puzzle and a person who solves it: answers, hints, and the solution step by step. */
import * as api from "$lib/api";
import type { Choice, Refusal } from "$lib/face";
import type { PuzzlePosition, PuzzleStep, ServerMessage, ShownPuzzle, Standing } from "$lib/protocol";

/** `asking`: an answer is wanted; `playing`: an answer is played out; `solved`, `shown`: over. */
export type PuzzlePhase = "asking" | "playing" | "solved" | "shown";

const STEP_MS = 750; // between the actions of a reply, so that people can follow
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let identified: Promise<unknown> | null = null;

/** Become somebody, once: the server keeps results only of people it knows. */
function identify(): Promise<unknown> {
  identified ??= api.identify().catch((error) => {
    identified = null;
    throw error;
  });
  return identified;
}

export class PuzzleSession {
  puzzle = $state.raw<ShownPuzzle | null>(null);
  position = $state.raw<PuzzlePosition | null>(null); // as it is drawn
  facts = $state.raw<any[]>([]); // of the last action
  fresh = $state(false); // did it just happen? Then the face shows how
  phase = $state<PuzzlePhase>("asking");
  wrong = $state.raw<Choice | null>(null); // the last answer, if it was wrong
  found = $state(0); // right answers so far
  hint = $state.raw<ServerMessage | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  standing = $state.raw<Standing | null>(null);
  themes = $state.raw<string[]>([]);
  steps = $state.raw<PuzzleStep[]>([]); // of the solution that is shown
  at = $state(0); // steps of it that were played
  private soFar: string[] = [];
  private busy = false;

  async load(game: string, id: string, language: string, after: string): Promise<void> {
    this.puzzle = await api.puzzle(game, id, language, after);
    this.position = this.puzzle.position;
    this.facts = this.puzzle.facts;
    this.fresh = false;
  }

  get over(): boolean {
    return this.phase === "solved" || this.phase === "shown";
  }

  /** Give an answer. Return null, or why the rules refuse it. */
  async answer(action: unknown): Promise<Refusal | null> {
    const chosen = this.position?.legal.find((one) => one.text === action || JSON.stringify(one.action) === JSON.stringify(action));
    if (!chosen || this.phase !== "asking") return null;
    return this.ask(async ({ game, id }) => {
      const tried = await api.tryAnswer(game, id, this.soFar, chosen.text);
      this.hint = null;
      this.note(tried.standing);
      this.wrong = tried.right ? null : chosen;
      if (!tried.right) return this.takeBack(tried.played);
      this.soFar.push(chosen.text);
      this.found += 1;
      await this.play(tried.played);
      this.position = tried.position;
      this.themes = tried.themes;
      this.phase = tried.done ? "solved" : "asking";
    });
  }

  /** Ask for half of the next answer. */
  async askHint(): Promise<void> {
    await this.ask(async ({ game, id }) => {
      this.hint = await api.puzzleHint(game, id, this.soFar);
      this.wrong = null;
    });
  }

  /** Give up: the solution is played out from the start. */
  async showSolution(): Promise<void> {
    await this.ask(async ({ game, id, position }) => {
      const { steps, themes, standing } = await api.puzzleSolution(game, id);
      Object.assign(this, { steps, themes, wrong: null, hint: null, phase: "shown" });
      this.note(standing);
      this.position = position;
      this.go(0);
    });
  }

  /** Show the solution after so many of its steps. */
  go(to: number): void {
    const step = this.steps[to - 1];
    this.fresh = to > this.at;
    this.at = to;
    this.facts = step?.facts ?? [];
    this.position = { ...this.puzzle!.position, view: step?.view ?? this.puzzle!.position.view, legal: [] };
  }

  /** Keep the newest standing, with all that this puzzle has changed. */
  private note(now: Standing | null): void {
    if (now) this.standing = { ...now, change: now.change + (this.standing?.change ?? 0) };
  }

  /** Show a wrong answer for a moment, if it can be seen, and the position as it was before. */
  private async takeBack(steps: PuzzleStep[]): Promise<void> {
    const [before, facts] = [this.position!, this.facts];
    await this.play(steps);
    if (steps.length) await pause(STEP_MS);
    this.fresh = false;
    this.facts = facts;
    this.position = { ...before, view: { ...before.view } }; // a new view: the face forgets what was chosen
    this.phase = "asking";
  }

  private async play(steps: PuzzleStep[]): Promise<void> {
    this.phase = "playing";
    this.fresh = true;
    for (const [place, step] of steps.entries()) {
      if (place) await pause(STEP_MS);
      this.facts = step.facts;
      this.position = { ...this.position!, view: step.view, legal: [], to_act: [] };
    }
  }

  /** Ask the server something, one thing at a time. */
  private async ask(question: (puzzle: ShownPuzzle) => Promise<void>): Promise<Refusal | null> {
    if (!this.puzzle || this.busy) return null;
    this.busy = true;
    this.refusal = null;
    try {
      await identify();
      await question(this.puzzle);
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      this.refusal = error.refusal;
    } finally {
      this.busy = false;
    }
    return this.refusal;
  }
}
