'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { joinTexts } from '@/lib/i18n/join-texts';
import type { Locale } from '@/lib/i18n/locales';
import { useKnownRole } from '@/lib/session/use-known-role';

const load = {
  km: async () => ({
    ...(await import('./own-nav')),
    places: joinTexts((await import('@/messages/km/core/places.json')).default),
  }),
  en: async () => ({
    ...(await import('./own-nav')),
    places: (await import('@/messages/en/core/places.json')).default,
  }),
};

type Loaded = { locale: Locale } & Awaited<ReturnType<(typeof load)[Locale]>>;

interface RoleNavProps {
  part: 'bar' | 'menu';
  /** That of whoever seeks a school, from the server. */
  children?: ReactNode;
}

/**
 * The places of the reader's role, which come with their own script: a page is the same for everybody, and contains those of
 * visitors. For other readers the first paint leaves the bar empty until then.
 */
export function RoleNav({ part, children }: RoleNavProps) {
  const role = useKnownRole();
  const locale = useLocale();
  const outer = useMessages();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isMissing, setMissing] = useState(false);
  const isWanted = role !== null && (part === 'menu' || role !== 'seeker');

  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    load[locale]().then(
      (own) => {
        if (!isStale) setLoaded({ locale, ...own });
      },
      // Without a connection the places of visitors are better than none.
      () => setMissing(true),
    );
    return () => {
      isStale = true;
    };
  }, [isWanted, locale]);

  if (!isWanted || loaded?.locale !== locale)
    return children && <div className={isMissing ? undefined : 'seekers-bar'}>{children}</div>;
  const { OwnBar, OwnMenu, places } = loaded;
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...outer, places }}>
      {part === 'bar' ? <OwnBar role={role} /> : <OwnMenu role={role} />}
    </NextIntlClientProvider>
  );
}
