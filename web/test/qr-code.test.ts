/** The QR code of a link: drawn as one labelled picture, and large enough for the text. */
import { mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import QrCode from "$components/common/QrCode.svelte";

afterEach(() => (document.body.innerHTML = ""));

async function draw(text: string): Promise<{ size: number; dark: Set<string> }> {
  const code = mount(QrCode, { target: document.body, props: { text, label: "The link" } });
  await vi.waitFor(() => expect(document.querySelector('svg[role="img"]')).not.toBeNull());
  const svg = document.querySelector('svg[role="img"]')!;
  expect(svg.getAttribute("aria-label")).toBe("The link");
  const size = Number(svg.getAttribute("viewBox")!.split(" ")[2]) - 6;
  const cells = [...svg.querySelector("path")!.getAttribute("d")!.matchAll(/M(\d+) (\d+)/g)];
  const dark = new Set(cells.map(([, x, y]) => `${Number(x) - 3},${Number(y) - 3}`));
  await unmount(code);
  document.body.innerHTML = "";
  return { size, dark };
}

it("has the three finder patterns, and none in the fourth corner", async () => {
  const { size, dark } = await draw("http://192.168.1.20:8000/t/B7IX5Ua");
  const finder = (left: number, top: number) =>
    [0, 6].every((edge) => [0, 1, 2, 3, 4, 5, 6].every((at) => dark.has(`${left + at},${top + edge}`) && dark.has(`${left + edge},${top + at}`)));
  expect([finder(0, 0), finder(size - 7, 0), finder(0, size - 7), finder(size - 7, size - 7)]).toEqual([true, true, true, false]);
});

it("grows with the text", async () => {
  expect((await draw("x".repeat(14))).size).toBe(21);
  expect((await draw("x".repeat(62))).size).toBe(33);
});
