import { deviceStore, readBy } from '@/lib/device/device-store';
import { isRememberedRoute } from '@/lib/domain/redirect-path';
import { splitLocale } from '@/lib/i18n/locales';
import type { Href } from '@/lib/routes/href';
import { safeHref } from '@/lib/routes/safe-href';

// Browser only. For this tab only: on a shared computer the next person's tab must not open this person's page.

const text = readBy((value) => (typeof value === 'string' ? value : null));
const store = deviceStore('sala-last-route', text, { scope: 'tab', plain: true });
/**
 * Steps of signing in or up: returning to them would lead nowhere. An invitation that was accepted is used, and whoever
 * signed up through a school's visit has done what its page is for.
 */
const steps = /^\/(?:forgot-password|getting-started|invitation|visit)(?:\/|$)/;

/** Stores the current page with its query, unless it is a log-in or sign-up page. */
export function rememberRoute(): void {
  const { pathname, search } = window.location;
  const { path } = splitLocale(pathname);
  if (!isRememberedRoute(path) || steps.test(path)) return;
  store.write(path + search);
}

/** The last page of this tab, as a link without language; null without any. */
export const lastRoute = (): Href | null => safeHref(store.read());
