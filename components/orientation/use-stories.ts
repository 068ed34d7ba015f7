'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadStories, type Stories } from './load-stories';

/** undefined while loading; null when they cannot be fetched, for example offline. */
export function useStories(): Stories | null | undefined {
  const locale = useLocale();
  const [stories, setStories] = useState<Stories | null>();
  useEffect(() => {
    let stale = false;
    const done = (found: Stories | null) => {
      if (!stale) setStories(found);
    };
    loadStories(locale).then(done, () => done(null));
    return () => {
      stale = true;
    };
  }, [locale]);
  return stories;
}
