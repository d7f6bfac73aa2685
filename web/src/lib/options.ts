/** The options of a game as form fields, derived from the JSON Schema of each option. */
import type { Option } from "./protocol";

export type Field =
  | { kind: "switch" }
  | { kind: "choice"; values: string[] }
  | { kind: "number"; min?: number; max?: number }
  | { kind: "subset"; none: string; values: string[] } // some of the values, or `none` (a word like "random")
  | { kind: "titles"; none: string } // some of the language's topics, or `none`
  | { kind: "words" } // one per line
  | { kind: "topics" } // a title and its words per line
  | { kind: "text" };

function resolveRef(schema: any, root: any): any {
  const name = schema?.$ref?.split("/").at(-1);
  return name ? root.$defs?.[name] : schema;
}

export function fieldOf({ schema }: Option): Field {
  const root = resolveRef(schema, schema);
  if (root.type === "boolean") return { kind: "switch" };
  if (root.enum) return { kind: "choice", values: root.enum.map(String) };
  if (root.type === "integer") return { kind: "number", min: root.minimum, max: root.maximum };
  if (root.anyOf) return unionField(root.anyOf, schema);
  if (root.type === "array") {
    const item = resolveRef(root.items, schema);
    return item?.type === "object" ? { kind: "topics" } : { kind: "words" };
  }
  return { kind: "text" };
}

function unionField(parts: any[], root: any): Field {
  const none = parts.find((part) => part.enum)?.enum[0];
  const list = parts.find((part) => part.type === "array");
  if (none && list?.items?.format === "topic-title") return { kind: "titles", none };
  const values = resolveRef(list?.items, root)?.enum;
  return none && values ? { kind: "subset", none, values } : { kind: "text" };
}

/** Return the options that differ from their defaults. */
export function changedOptions(config: Record<string, unknown>, options: Option[]): Record<string, unknown> {
  const defaults = new Map(options.map((option) => [option.name, JSON.stringify(option.default)]));
  return Object.fromEntries(Object.entries(config).filter(([name, value]) => defaults.get(name) !== JSON.stringify(value)));
}

/** Split text into words at line ends, commas and semicolons. */
export const parseWords = (text: string): string[] => text.split(/[\n,;]/).map((word) => word.trim()).filter(Boolean);

export interface Topic {
  title: string;
  words: string[];
}

export function parseTopics(text: string): Topic[] {
  return text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => {
      const [title = "", ...rest] = line.split(":");
      return { title: title.trim(), words: parseWords(rest.join(":")) };
    });
}

export const formatTopics = (topics: Topic[]): string => topics.map(({ title, words }) => `${title}: ${words.join(", ")}`).join("\n");
