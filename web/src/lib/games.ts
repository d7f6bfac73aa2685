/** The games' faces, found in their folders and loaded when needed. No list names the games. */
import type { Component } from "svelte";
import type { Face, FirstGame, GameWords, Translate } from "./face";

type Lazy<T> = Record<string, () => Promise<T>>;

const faces = import.meta.glob("../../../src/furcifer/games/*/web/Face.svelte") as Lazy<{ default: Face }>;
const words = import.meta.glob("../../../src/furcifer/games/*/web/index.ts") as Lazy<GameWords>;
const pictures = import.meta.glob("../../../src/furcifer/games/*/web/Picture.svelte") as Lazy<{ default: Component }>;
const rules = import.meta.glob("../../../src/furcifer/games/*/web/Rules.svelte") as Lazy<{
  default: Component<{ t: Translate }>;
}>;
const firsts = import.meta.glob("../../../src/furcifer/games/*/web/First.ts") as Lazy<FirstGame>;

const path = (slug: string, file: string) =>
  `../../../src/furcifer/games/${slug.replaceAll("-", "_")}/web/${file}`;

const slugOf = (file: string) => file.split("/").at(-3)!.replaceAll("_", "-");

/** The slugs of all games with a face, in the order of their folders. */
export const drawn: readonly string[] = Object.keys(faces).map(slugOf);

export interface Drawn {
  Face: Face;
  words: GameWords;
}

/** A game's face and words, or null where it has none. */
export async function loadFace(slug: string): Promise<Drawn | null> {
  const face = faces[path(slug, "Face.svelte")];
  const word = words[path(slug, "index.ts")];
  if (!face || !word) return null;
  const [{ default: Face }, loaded] = await Promise.all([face(), word()]);
  return { Face, words: loaded };
}

export async function loadWords(slug: string): Promise<GameWords | null> {
  return (await words[path(slug, "index.ts")]?.()) ?? null;
}

export async function loadPicture(slug: string): Promise<Component | null> {
  return (await pictures[path(slug, "Picture.svelte")]?.())?.default ?? null;
}

export async function loadRules(slug: string): Promise<Component<{ t: Translate }> | null> {
  return (await rules[path(slug, "Rules.svelte")]?.())?.default ?? null;
}

export async function loadFirst(slug: string): Promise<FirstGame | null> {
  return (await firsts[path(slug, "First.ts")]?.()) ?? null;
}

export const hasFirst = (slug: string): boolean => path(slug, "First.ts") in firsts;
export const hasRules = (slug: string): boolean => path(slug, "Rules.svelte") in rules;
