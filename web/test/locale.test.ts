/** Every locale has the same keys, and every key is used. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";

const LANGUAGES = ["en", ...localesIn("web/locale").filter((language) => language !== "en")]; // English first: the reference
const GAMES = "src/furcifer/games";
// Keys that the shell builds from names the server sends.
const SHARED = [
  "title", "tagline", "about", "option-", "value-", "over-", "refused-", "fact-", "side-", "team-", "appoint", "draw-lead", "chat-silent", "puzzle-", "hint-", "theme-",
];

function localesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(".ftl")).map((name) => name.replace(".ftl", ""));
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name));
}

function messages(path: string): Map<string, string[]> {
  const text = readFileSync(path, "utf8");
  const bundle = new FluentBundle("en");
  const wrong = bundle.addResource(new FluentResource(text));
  expect(wrong, path).toEqual([]);
  const names = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1]!);
  expect(new Set(names).size, `${path} repeats a key`).toBe(names.length);
  for (const name of names) expect(bundle.getMessage(name)?.value, `${path}: ${name}`).toBeTruthy();
  const blocks = text.split(/^(?=[a-zA-Z][\w-]* *=)/m).filter((block) => /^[a-zA-Z]/.test(block));
  return new Map(blocks.map((block) => [block.match(/^[\w-]+/)![0], [...new Set([...block.matchAll(/\$\w+/g)].map((found) => found[0]))].sort()]));
}

/** Return every string literal of the sources as a pattern in which `${…}` matches anything. */
function patterns(folder: string): RegExp[] {
  const found = new Set<string>();
  for (const file of files(folder)) {
    const text = readFileSync(file, "utf8");
    for (const [, plain] of text.matchAll(/["']([a-z][\w-]*)["']/g)) found.add(plain!);
    for (const [, template] of text.matchAll(/`([^`]*)`/g)) found.add(template!);
  }
  return [...found]
    .map((text) => text.replace(/\$\{[^}]*\}/g, "\0").replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("\0", "[\\w-]+"))
    .filter((text) => /[a-z]-|-[a-z]|^[a-z]+$/.test(text))
    .map((text) => new RegExp(`^${text}$`));
}

function suite(name: string, locale: string, sources: string, prefix: string | null) {
  describe(name, () => {
    let tables: Map<string, string[]>[] = [];
    beforeAll(() => {
      tables = LANGUAGES.map((language) => messages(join(locale, `${language}.ftl`)));
    });
    it.each(LANGUAGES)("has the same keys in %s", (language) => {
      const mine = tables[LANGUAGES.indexOf(language)]!;
      const missing = [...tables[0]!.keys()].filter((key) => !mine.has(key));
      const extra = [...mine.keys()].filter((key) => !tables[0]!.has(key));
      expect({ missing, extra }).toEqual({ missing: [], extra: [] });
    });
    it("uses the same arguments in every language", () => {
      for (const [key, values] of tables[0]!)
        for (const table of tables) expect([key, table.get(key)]).toEqual([key, values]);
    });
    it("uses no missing key", () => {
      const keys = tables[0]!;
      const used = files(sources).flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((found) => found[1]!),
      );
      const shell = prefix ? messages("web/locale/en.ftl") : keys;
      expect(used.filter((key) => !keys.has(key) && !shell.has(key))).toEqual([]);
    });
    it("has no unused key", () => {
      const used = patterns(sources);
      const shared = prefix ? SHARED.map((part) => `${prefix}-${part}`) : ["colour-", "glyph-", "refused-", "level-"];
      const idle = [...tables[0]!.keys()].filter(
        (key) => !shared.some((part) => key === part || (part.endsWith("-") && key.startsWith(part))) && !used.some((pattern) => pattern.test(key)),
      );
      expect(idle).toEqual([]);
    });
    it("never lets a line begin with French punctuation", () => {
      const lines = readFileSync(join(locale, "fr.ftl"), "utf8").split("\n").filter((line) => !line.startsWith("#"));
      expect(lines.filter((line) => /\S [:;!?»](?!\))|« /.test(line))).toEqual([]); // a space that does not break
    });
    if (prefix)
      it("begins every key with the name of the game", () => {
        expect([...tables[0]!.keys()].filter((key) => !key.startsWith(`${prefix}-`))).toEqual([]);
      });
  });
}

suite("the shell", "web/locale", "web/src", null);
for (const folder of readdirSync(GAMES, { withFileTypes: true })) {
  const home = join(GAMES, folder.name);
  const faced = folder.isDirectory() && readdirSync(home).includes("web") && readdirSync(join(home, "web")).includes("Face.svelte");
  if (faced) suite(folder.name, join(home, "locale"), join(home, "web"), folder.name.replaceAll("_", "-"));
}
