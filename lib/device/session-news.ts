import type { SessionEnd } from '@/lib/domain/accounts/session-end';

// Browser only. What this document knows of its person and their session; the next log-in loads another document.

/** `rights`: the person may not see the page that is open, or may no longer. Otherwise why the session is over. */
export type SessionNews = SessionEnd | 'rights';

let person: string | null = null;
let news: SessionNews | null = null;
const listeners = new Set<() => void>();
const refusalListeners = new Set<() => void>();

/** The id of the person whose document this is; null for a visitor, and before the account has answered. */
export const knownPerson = (): string | null => person;
export const rememberPerson = (id: string | null): void => {
  if (person === id) return;
  person = id;
  for (const listener of listeners) listener();
};

export const sessionNews = (): SessionNews | null => news;

/**
 * Tells the page, where its person is known. The first reason of an end counts: whatever is asked afterwards is only told
 * that it is over. Null takes `rights` back.
 */
export function tellSessionNews(next: SessionNews | null): void {
  if (person === null || next === news || (news !== null && news !== 'rights')) return;
  news = next;
  for (const listener of listeners) listener();
}

/** News, and that the person is known. */
export function onSessionNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A call was refused to the person: their rights may have changed. */
export function tellRefused(): void {
  for (const listener of refusalListeners) listener();
}

export function onRefused(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

/** The person has left; the next document knows nothing of them. */
export function forgetSessionNews(): void {
  [person, news] = [null, null];
}
