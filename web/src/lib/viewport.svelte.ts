/** True if the window has room for a side column. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 860px) and (min-height: 521px)", true);
