/** The picture of the game. A position is words, so the server needs no parts for it. */
import type { Drawings } from "$lib/face";
import Picture from "./Picture.svelte";

export const drawings: Drawings = () => ({ picture: [Picture, {}] });
