import { signedInHintName } from './cookies';

// Browser only. The cookie says that asking for the account makes sense; it proves nothing.

const listeners = new Set<() => void>();

export const isSignedIn = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInHintName}=`));

/** Cookies change with log-in, log-out and in other tabs, none of which says so: looks again when the page is looked at. */
export function onSignedInChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Takes the hint back when the session turns out to be over, and tells the page. */
export function forgetSignedIn(): void {
  document.cookie = `${signedInHintName}=; path=/; max-age=0`;
  for (const listener of listeners) listener();
}
