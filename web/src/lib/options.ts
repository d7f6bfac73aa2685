/** The set-up of a game as form fields, from the JSON Schema of each option. */
import type { Option } from "./protocol";

export type Field =
  | { kind: "switch" }
  | { kind: "choice"; values: string[] }
  | { kind: "number"; min?: number; max?: number }
  | { kind: "some"; word: string; values: string[] } // a word like "random", or some of these
  | { kind: "words" } // one to a line
  | { kind: "topics" } // a title and its words to a line
  | { kind: "text" };

function resolved(schema: any, root: any): any {
  const name = schema?.$ref?.split("/").at(-1);
  return name ? root.$defs?.[name] : schema;
}

export function fieldOf({ schema }: Option): Field {
  const root = resolved(schema, schema);
  if (root.type === "boolean") return { kind: "switch" };
  if (root.enum) return { kind: "choice", values: root.enum.map(String) };
  if (root.type === "integer") return { kind: "number", min: root.minimum, max: root.maximum };
  if (root.anyOf) return either(root.anyOf, schema);
  if (root.type === "array") {
    const item = resolved(root.items, schema);
    return item?.type === "object" ? { kind: "topics" } : { kind: "words" };
  }
  return { kind: "text" };
}

function either(parts: any[], root: any): Field {
  const word = parts.find((part) => part.enum)?.enum[0];
  const list = parts.find((part) => part.type === "array");
  const values = resolved(list?.items, root)?.enum;
  return word && values ? { kind: "some", word, values } : { kind: "text" };
}

/** What a set-up has that is not as usual. */
export function changed(config: Record<string, unknown>, options: Option[]): Record<string, unknown> {
  const usual = new Map(options.map((option) => [option.name, JSON.stringify(option.default)]));
  return Object.fromEntries(Object.entries(config).filter(([name, value]) => usual.get(name) !== JSON.stringify(value)));
}

/** Lines of text as words, and back. */
export const toWords = (text: string): string[] => text.split(/[\n,;]/).map((word) => word.trim()).filter(Boolean);

export interface Topic {
  title: string;
  words: string[];
}

export function toTopics(text: string): Topic[] {
  return text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => {
      const [title = "", ...rest] = line.split(":");
      return { title: title.trim(), words: toWords(rest.join(":")) };
    });
}

export const fromTopics = (topics: Topic[]): string => topics.map(({ title, words }) => `${title}: ${words.join(", ")}`).join("\n");
