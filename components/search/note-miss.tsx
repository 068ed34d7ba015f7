'use client';

import { useEffect } from 'react';

/** Counts a search that found nothing. Nobody waits for it, and a refusal changes nothing for the reader. */
export function NoteMiss({ keyword }: { keyword: string }) {
  useEffect(() => {
    import('@/lib/api/site-search')
      .then(({ siteSearchApi }) => siteSearchApi.miss({ body: { keyword } }))
      .catch(() => undefined);
  }, [keyword]);
  return null;
}
