'use client';

import { useHydrated } from '@/lib/device/use-hydrated';
import { useLocationSearch } from '@/lib/i18n/use-location-search';
import type { Href, HrefQuery } from '@/lib/routes/href';
import { safeHref } from '@/lib/routes/safe-href';

/** A link followed before the page was interactive has no query yet: the address it was followed from has. */
function redirectOfReferrer(): string | null {
  const from = document.referrer === '' ? null : new URL(document.referrer);
  return from?.origin === window.location.origin ? from.searchParams.get('redirect') : null;
}

/** The page that asked for the log-in, and the query that passes it from step to step. */
export function useRedirect(): { target: Href | null; query: HrefQuery } {
  const isInteractive = useHydrated();
  const asked = useLocationSearch().get('redirect');
  const target = safeHref(asked ?? (isInteractive ? redirectOfReferrer() : null));
  return { target, query: { redirect: target } };
}
