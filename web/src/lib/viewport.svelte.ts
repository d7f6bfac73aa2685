/** True if the window is wide enough for a side column. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 860px)", true);
