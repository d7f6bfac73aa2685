/** Pages of the host: plain text in, headings, lists and paragraphs out. */
import { expect, it } from "vitest";
import { parsePage } from "$lib/plain-pages";

it("finds headings, lists and paragraphs", () => {
  expect(parsePage("# Privacy\nOne\ntwo\n\nThree\n- a\n- b\n\n# End\n- c")).toEqual([
    { kind: "heading", text: "Privacy" },
    { kind: "paragraph", text: "One two" },
    { kind: "paragraph", text: "Three" },
    { kind: "list", items: ["a", "b"] },
    { kind: "heading", text: "End" },
    { kind: "list", items: ["c"] },
  ]);
});

it("reads nothing as HTML, and nothing from nothing", () => {
  expect(parsePage("<b>bold</b>")).toEqual([{ kind: "paragraph", text: "<b>bold</b>" }]);
  expect(parsePage("")).toEqual([]);
});
