/** After this time the visitor has probably changed their mind. */
const keptMaxMs = 30 * 60_000;

interface Wish {
  id: string;
  atMs: number;
}

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'atMs' in value &&
  typeof value.atMs === 'number';

/** Stores a visitor's tap while they log in. Without storage it is lost, and they tap again. */
export function keepForLogIn(storageKey: string, id: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ id, atMs: Date.now() } satisfies Wish));
  } catch {
    // Private windows of some browsers refuse storage.
  }
}

/** The tap from before the log-in, returned once. */
export function takeAfterLogIn(storageKey: string): string | null {
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (stored === null) return null;
    sessionStorage.removeItem(storageKey);
    const wish: unknown = JSON.parse(stored);
    return isWish(wish) && Date.now() - wish.atMs < keptMaxMs ? wish.id : null;
  } catch {
    return null;
  }
}
