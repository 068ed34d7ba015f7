import { isRememberedRoute } from '@/lib/domain/redirect-path';
import { splitLocale } from '@/lib/i18n/locales';
import type { Href } from '@/lib/routes/href';
import { safeHref } from '@/lib/routes/safe-href';

// Browser only. Of this tab alone: on a shared computer the next person's tab must not lead to where this one was.

const storageKey = 'sala-last-route';
/** Steps on the way into an account: coming back to them would lead nowhere. */
const steps = /^\/(?:forgot-password|getting-started)(?:\/|$)/;

/** Keeps where the reader is, query included, unless it is one of the doors of an account. */
export function rememberRoute(): void {
  const { pathname, search } = window.location;
  const { path } = splitLocale(pathname);
  if (!isRememberedRoute(path) || steps.test(path)) return;
  try {
    window.sessionStorage.setItem(storageKey, path + search);
  } catch {
    // Without storage a log-in begins at the home page.
  }
}

/** The page that was open last in this tab, as a link without language; null without any. */
export function lastRoute(): Href | null {
  try {
    return safeHref(window.sessionStorage.getItem(storageKey));
  } catch {
    return null;
  }
}
