/** The tables this browser sat at lately, to come back to. */
import { remember, remembered } from "./memory";

export interface Recent {
  id: string;
  game: string;
}

const MOST = 6;

export function recent(): Recent[] {
  try {
    const found = JSON.parse(remembered("recent") ?? "[]");
    return Array.isArray(found) ? found.filter((one) => one?.id && one?.game) : [];
  } catch {
    return [];
  }
}

export function visit(table: Recent): void {
  const others = recent().filter((one) => one.id !== table.id);
  remember("recent", JSON.stringify([table, ...others].slice(0, MOST)));
}

export function forget(id: string): void {
  remember("recent", JSON.stringify(recent().filter((one) => one.id !== id)));
}
