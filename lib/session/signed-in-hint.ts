import { signedInHintName } from './cookies';

// Browser only. The cookie says that fetching the account makes sense; it proves nothing.

const listeners = new Set<() => void>();

export const isSignedIn = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInHintName}=`));

/** Cookies have no change event, so re-check on focus. */
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

/** Clears the hint when the session has ended, and notifies the page. */
export function forgetSignedIn(): void {
  document.cookie = `${signedInHintName}=; path=/; max-age=0`;
  for (const listener of listeners) listener();
}
