// Storage may be forbidden or full; then what is kept lives as long as the document.
const inMemory = new Map<string, string>();

/** What was kept under a name in this tab, null without any. */
export function readKept(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return inMemory.get(key) ?? null;
  }
}

/** Keeps a text for this tab, across reloads; null forgets it. */
export function keepText(key: string, text: string | null): void {
  if (text === null) inMemory.delete(key);
  else inMemory.set(key, text);
  try {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // Kept in memory, see above.
  }
}
