/** What this browser remembers of a person's wishes. Private windows may refuse; nothing depends on it. */
const NAME = "furcifer.";

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(NAME + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(NAME + key);
    else localStorage.setItem(NAME + key, value);
  } catch {
    // remembered for this page only
  }
}
