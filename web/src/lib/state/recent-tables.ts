/** The tables at which this browser sat last, so that the landing page can link back to them. */
import { load, save } from "./storage";

export interface RecentTable {
  id: string;
  game: string;
}

const MOST = 6;

export function recentTables(): RecentTable[] {
  try {
    const found = JSON.parse(load("recent") ?? "[]");
    return Array.isArray(found) ? found.filter((one) => one?.id && one?.game) : [];
  } catch {
    return [];
  }
}

export function addRecentTable(table: RecentTable): void {
  const others = recentTables().filter((one) => one.id !== table.id);
  save("recent", JSON.stringify([table, ...others].slice(0, MOST)));
}

export function removeRecentTable(id: string): void {
  save("recent", JSON.stringify(recentTables().filter((one) => one.id !== id)));
}
