'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';

type Stories = typeof import('@/messages/en/orientation/orientationStories.json');

const files: Record<Locale, () => Promise<{ default: Stories }>> = {
  km: () => import('@/messages/km/orientation/orientationStories.json'),
  en: () => import('@/messages/en/orientation/orientationStories.json'),
};

/** The long texts of every type and interest; a separate file, because a reader needs one type of sixteen. */
const loadStories = async (locale: Locale): Promise<Stories> => (await files[locale]()).default;

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
