/** Settings kept in this browser. Private windows may refuse storage; nothing depends on it. */
const PREFIX = "furcifer.";

export function load(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Delete everything this browser keeps. */
export function eraseAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // There is nothing to delete.
  }
}

/** Store a value, or delete it with null. */
export function save(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // The value lasts until the page is closed.
  }
}
