import { deviceStore, readBy } from '@/lib/device/device-store';
import { isRememberedRoute } from '@/lib/domain/redirect-path';
import { splitLocale } from '@/lib/i18n/locales';
import type { Href } from '@/lib/routes/href';
import { safeHref } from '@/lib/routes/safe-href';

// Browser only. Of this tab alone: on a shared computer the next person's tab must not lead to where this one was.

const text = readBy((value) => (typeof value === 'string' ? value : null));
const store = deviceStore('sala-last-route', text, { scope: 'tab', plain: true });
/** Steps on the way into an account: coming back to them would lead nowhere. */
const steps = /^\/(?:forgot-password|getting-started)(?:\/|$)/;

/** Keeps where the reader is, query included, unless it is one of the doors of an account. */
export function rememberRoute(): void {
  const { pathname, search } = window.location;
  const { path } = splitLocale(pathname);
  if (!isRememberedRoute(path) || steps.test(path)) return;
  store.write(path + search);
}

/** The page that was open last in this tab, as a link without language; null without any. */
export const lastRoute = (): Href | null => safeHref(store.read());
