/** The options of a game in words: their names, their values, and what differs from the usual. */
import type { Option } from "$lib/protocol";
import { i18n } from "./i18n.svelte";

const keyOf = (slug: string, name: string) => [`${slug}-${name}`, `${slug}-${name.replaceAll("_", "-")}`].find(i18n.has);

export function optionLabel(slug: string, option: Option): string {
  const found = keyOf(slug, `option-${option.name}`);
  return found ? i18n.t(found) : option.description || option.name;
}

export function valueLabel(slug: string, option: Option, value: string): string {
  const found = keyOf(slug, `value-${option.name}-${value}`);
  if (found) return i18n.t(found);
  return i18n.has(`colour-${value}`) ? i18n.t(`colour-${value}`) : value;
}

/** Say an option's value in a few words: long lists by their length. */
export function valueText(slug: string, option: Option, value: unknown): string {
  if (typeof value === "boolean") return i18n.t(value ? "option-on" : "option-off");
  if (!Array.isArray(value)) return valueLabel(slug, option, String(value));
  const words = value.every((one) => typeof one === "string") && value.length <= 4;
  return words ? value.map((one) => valueLabel(slug, option, one)).join(", ") : i18n.t("option-entries", { count: value.length });
}
