'use client';

import { useLocationSearch } from '@/lib/i18n/use-location-search';
import type { Href, HrefQuery } from '@/lib/routes/href';
import { safeHref } from '@/lib/routes/safe-href';

/** The page that asked for the log-in, and the query that passes it from step to step. */
export function useRedirect(): { target: Href | null; query: HrefQuery } {
  const target = safeHref(useLocationSearch().get('redirect'));
  return { target, query: { redirect: target } };
}
