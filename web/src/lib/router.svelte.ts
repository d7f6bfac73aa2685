/** A small router on the History API. */
export type Route =
  | { name: "home" }
  | { name: "games" }
  | { name: "table"; id: string }
  | { name: "rules"; game: string }
  | { name: "replay"; id: string; step: number | null; seat: number | null; log: string } // `log`: the whole match, in the link
  | { name: "tutorial"; game: string }
  | { name: "analysis"; game: string; moves: string[]; at: number | null; retry: number | null; config: Record<string, unknown> }
  | { name: "device"; game: string }
  | { name: "pass"; id: string }
  | { name: "screen"; id: string }
  | { name: "personal-link"; token: string; next: string }
  | { name: "about"; page: string }
  | { name: "puzzles" }
  | { name: "puzzle"; game: string; id: string; after: string } // `id` may be "today" or "next"
  | { name: "gallery" }
  | { name: "not-found" };

const toNumber = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null);

function toRecord(text: string | null): Record<string, unknown> {
  try {
    const found = JSON.parse(text ?? "{}");
    return found !== null && typeof found === "object" && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

type Parse = (value: string, query: URLSearchParams, hash: string) => Route;

/** Routes of the form /section/value. */
const SECTIONS: Record<string, Parse> = {
  t: (id) => ({ name: "table", id }),
  about: (page) => ({ name: "about", page }),
  rules: (game) => ({ name: "rules", game }),
  device: (game) => ({ name: "device", game }),
  pass: (id) => ({ name: "pass", id }),
  screen: (id) => ({ name: "screen", id }),
  first: (game) => ({ name: "tutorial", game }),
  replay: (id, query, hash) => ({ name: "replay", id, step: toNumber(query.get("step")), seat: toNumber(query.get("seat")), log: hash.slice(1) }),
  me: (token, query) => {
    const next = query.get("next") ?? "";
    return { name: "personal-link", token, next: /^\/t\/[\w-]{22}$/.test(next) ? next : "/" };
  },
  analysis: (game, query) => {
    const moves = (query.get("moves") ?? "").split(",").filter(Boolean);
    return { name: "analysis", game, moves, at: toNumber(query.get("at")), retry: toNumber(query.get("retry")), config: toRecord(query.get("config")) };
  },
};

function parsePuzzle(query: URLSearchParams, game: string, id = "", ...rest: string[]): Route {
  if (!game) return { name: "puzzles" };
  return id && !rest.length ? { name: "puzzle", game, id, after: query.get("after") ?? "" } : { name: "not-found" };
}

export function parseRoute(path: string, search = "", hash = ""): Route {
  const [section = "", value = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!section) return { name: "home" };
  if (section === "puzzles") return parsePuzzle(new URLSearchParams(search), value, ...rest);
  if (rest.length) return { name: "not-found" };
  if (section === "games" && !value) return { name: "games" };
  if (section === "gallery") return { name: "gallery" };
  const parse = Object.hasOwn(SECTIONS, section) ? SECTIONS[section] : undefined;
  return parse && value ? parse(value, new URLSearchParams(search), hash) : { name: "not-found" };
}

class Router {
  route = $state.raw<Route>(parseRoute(location.pathname, location.search, location.hash));

  constructor() {
    addEventListener("popstate", () => this.update());
    document.addEventListener("click", (event) => this.onClick(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.update();
    if (!replace) scrollTo(0, 0);
  }

  private update(): void {
    this.route = parseRoute(location.pathname, location.search, location.hash);
  }

  /** Follow links inside the page without loading it again. */
  private onClick(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (/^\/(api|me|schema|health|assets)\b/.test(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
