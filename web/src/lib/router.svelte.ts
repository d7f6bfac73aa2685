/** A tiny router on the History API. */
export type Route =
  | { name: "home" }
  | { name: "table"; id: string }
  | { name: "rules"; game: string }
  | { name: "replay"; id: string; step: number | null; seat: number | null }
  | { name: "first"; game: string }
  | { name: "analysis"; game: string; moves: string[]; at: number | null; config: Record<string, unknown> }
  | { name: "gallery" }
  | { name: "lost" };

const number = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null);

function record(text: string | null): Record<string, unknown> {
  try {
    const found = JSON.parse(text ?? "{}");
    return found !== null && typeof found === "object" && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

export function read(path: string, search = ""): Route {
  const [room = "", what = "", more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const query = new URLSearchParams(search);
  if (!room) return { name: "home" };
  if (more !== undefined) return { name: "lost" };
  if (room === "gallery") return { name: "gallery" };
  if (!what) return { name: "lost" };
  if (room === "t") return { name: "table", id: what };
  if (room === "rules") return { name: "rules", game: what };
  if (room === "first") return { name: "first", game: what };
  if (room === "analysis") {
    const moves = (query.get("moves") ?? "").split(",").filter(Boolean);
    return { name: "analysis", game: what, moves, at: number(query.get("at")), config: record(query.get("config")) };
  }
  if (room === "replay") return { name: "replay", id: what, step: number(query.get("step")), seat: number(query.get("seat")) };
  return { name: "lost" };
}

class Router {
  route = $state.raw<Route>(read(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => this.look());
    document.addEventListener("click", (event) => this.clicked(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.look();
    if (!replace) scrollTo(0, 0);
  }

  private look(): void {
    this.route = read(location.pathname, location.search);
  }

  /** Links inside the page do not load it anew. */
  private clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (/^\/(api|me|schema|health|assets)\b/.test(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
