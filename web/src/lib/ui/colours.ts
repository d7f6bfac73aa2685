/** The seven colours, each with a pattern (in SvgSprite.svelte) and two letters (in the shell's locale). */
import type { Translate } from "$lib/face";

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple", "brown"] as const;
export type Colour = (typeof COLOURS)[number];

export const fill = (colour: string): string => `var(--${colour})`;
export const pattern = (colour: string): string => `url(#fc-${colour})`;

/** Return a colour's name, or its two letters, in the reader's language. */
export const nameOf = (colour: string, t: Translate): string => t(`colour-${colour}`);
export const glyphOf = (colour: string, t: Translate): string => t(`glyph-${colour}`);
