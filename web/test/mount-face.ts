/** Helpers for the tests of faces: mount a face with a position from the engine. */
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, vi } from "vitest";
import type { FaceProps } from "$lib/face";

/** A translation that returns the key and its arguments. */
export const t: FaceProps["t"] = (key, args) => [key, ...Object.values(args ?? {})].join(" ");

/** Return fixtures with the names of their files. */
export const named = <T>(files: Record<string, T>): [string, T][] =>
  Object.entries(files).map(([path, fixture]) => [path.replace(/.*\/|\.json/g, ""), fixture]);

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});

/** Return a function that mounts the face and returns its `act` mock. */
export function mountFace<Props extends FaceProps>(Face: Component<Props>) {
  return (props: Omit<Props, "act" | "t">, more: Partial<Props> = {}) => {
    const act = vi.fn<Props["act"]>(async () => null);
    shown = mount(Face, { target: document.body, props: { ...props, act, t, ...more } as unknown as Props });
    flushSync();
    return act;
  };
}

export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** Click a button and wait for the updates that follow. */
export async function press(button: HTMLElement): Promise<void> {
  button.click();
  flushSync();
  for (let turn = 0; turn < 4; turn++) await null;
  flushSync();
}
