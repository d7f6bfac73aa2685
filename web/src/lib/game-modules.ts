/** The web modules of the games, found in their folders and loaded on demand. No list names the games. */
import type { Component } from "svelte";
import type { Face, GameText, Translate, Tutorial } from "./face";

type Lazy<T> = Record<string, () => Promise<T>>;
export type RulesComponent = Component<{ t: Translate }>;

const faces = import.meta.glob("../../../src/furcifer/games/*/web/Face.svelte") as Lazy<{ default: Face }>;
const texts = import.meta.glob("../../../src/furcifer/games/*/web/index.ts") as Lazy<GameText>;
const pictures = import.meta.glob("../../../src/furcifer/games/*/web/Picture.svelte") as Lazy<{ default: Component }>;
const rules = import.meta.glob("../../../src/furcifer/games/*/web/Rules.svelte") as Lazy<{ default: RulesComponent }>;
const tutorials = import.meta.glob("../../../src/furcifer/games/*/web/tutorial.ts") as Lazy<Tutorial>;

const path = (slug: string, file: string) => `../../../src/furcifer/games/${slug.replaceAll("-", "_")}/web/${file}`;

const slugOf = (file: string) => file.split("/").at(-3)!.replaceAll("_", "-");

/** The slugs of all games with a face, in the order of their folders. */
export const gamesWithFace: readonly string[] = Object.keys(faces).map(slugOf);

export interface LoadedFace {
  Face: Face;
  text: GameText;
}

/** Load a game's face and text functions; null if it has none. */
export async function loadFace(slug: string): Promise<LoadedFace | null> {
  const face = faces[path(slug, "Face.svelte")];
  const text = texts[path(slug, "index.ts")];
  if (!face || !text) return null;
  const [{ default: Face }, loaded] = await Promise.all([face(), text()]);
  return { Face, text: loaded };
}

export async function loadText(slug: string): Promise<GameText | null> {
  return (await texts[path(slug, "index.ts")]?.()) ?? null;
}

export async function loadPicture(slug: string): Promise<Component | null> {
  return (await pictures[path(slug, "Picture.svelte")]?.())?.default ?? null;
}

export async function loadRules(slug: string): Promise<RulesComponent | null> {
  return (await rules[path(slug, "Rules.svelte")]?.())?.default ?? null;
}

export async function loadTutorial(slug: string): Promise<Tutorial | null> {
  return (await tutorials[path(slug, "tutorial.ts")]?.()) ?? null;
}

export const hasTutorial = (slug: string): boolean => path(slug, "tutorial.ts") in tutorials;
export const hasRules = (slug: string): boolean => path(slug, "Rules.svelte") in rules;
