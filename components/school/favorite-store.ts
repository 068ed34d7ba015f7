/** What the hearts of a page show: the favourites as last heard of, and what the reader tapped since. */
let known: ReadonlySet<string> = new Set();
const wishes = new Map<string, boolean>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export function subscribeFavorites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isFavorite = (schoolId: string): boolean => wishes.get(schoolId) ?? known.has(schoolId);

/** What the backend says; wishes that were carried out end here. */
export function setKnownFavorites(schoolIds: readonly string[], carriedOut: Iterable<string> = []): void {
  known = new Set(schoolIds);
  for (const schoolId of carriedOut) wishes.delete(schoolId);
  tell();
}

/** Shown at once, ahead of the backend's answer. */
export function wishFavorite(schoolId: string, wanted: boolean): void {
  wishes.set(schoolId, wanted);
  tell();
}

export const wishedFavorite = (schoolId: string): boolean | undefined => wishes.get(schoolId);

/** Takes a wish back that could not be carried out. */
export function dropWish(schoolId: string): void {
  wishes.delete(schoolId);
  tell();
}

export function forgetFavorites(): void {
  if (known.size === 0 && wishes.size === 0) return;
  wishes.clear();
  setKnownFavorites([]);
}
