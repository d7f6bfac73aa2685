/** A face on a bare page, with positions from the engine: what the tests of every face share. */
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, vi } from "vitest";
import type { FaceProps } from "$lib/face";

/** Texts as their keys and what is named in them. */
export const t: FaceProps["t"] = (key, args) => [key, ...Object.values(args ?? {})].join(" ");

/** Positions by the names of their files. */
export const named = <T>(files: Record<string, T>): [string, T][] =>
  Object.entries(files).map(([path, fixture]) => [path.replace(/.*\/|\.json/g, ""), fixture]);

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});

/** How a face is put on the page; what it answers with is heard by the function that comes back. */
export function stage<Props extends FaceProps>(Face: Component<Props>) {
  return (props: Omit<Props, "act" | "t">, more: Partial<Props> = {}) => {
    const act = vi.fn<Props["act"]>(async () => null);
    shown = mount(Face, { target: document.body, props: { ...props, act, t, ...more } as unknown as Props });
    flushSync();
    return act;
  };
}

export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** Press a button and let everything settle that follows from it. */
export async function press(button: HTMLElement): Promise<void> {
  button.click();
  flushSync();
  for (let turn = 0; turn < 4; turn++) await null;
  flushSync();
}
