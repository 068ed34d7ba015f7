import { accountStaysName, signedInHintName } from './cookies';

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

/** Whether the log-in of this moment has taken back the request to delete the account; true once. */
export function takeAccountStays(): boolean {
  const stays = document.cookie.split('; ').includes(`${accountStaysName}=1`);
  if (stays) document.cookie = `${accountStaysName}=; path=/; max-age=0`;
  return stays;
}
