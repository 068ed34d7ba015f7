'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { joinTexts } from '@/lib/i18n/join-texts';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { useSignedIn } from '@/lib/session/use-signed-in';

type StartMessages = Pick<Messages, 'ahead' | 'applicationTurn' | 'ownStart'>;

const loadMessages: Record<Locale, () => Promise<StartMessages>> = {
  km: async () =>
    joinTexts({
      ahead: (await import('@/messages/km/school-day/ahead.json')).default,
      applicationTurn: (await import('@/messages/km/admissions/applicationTurn.json')).default,
      ownStart: (await import('@/messages/km/school-day/ownStart.json')).default,
    }),
  en: async () => ({
    ahead: (await import('@/messages/en/school-day/ahead.json')).default,
    applicationTurn: (await import('@/messages/en/admissions/applicationTurn.json')).default,
    ownStart: (await import('@/messages/en/school-day/ownStart.json')).default,
  }),
};

interface Loaded {
  Start: ComponentType<{ organizationId: string }>;
  messages: StartMessages;
}

interface OwnStartSlotProps {
  organizationId: string;
  /** The front page of visitors. */
  children: ReactNode;
}

/** A signed-in person's own front page in place of that of visitors, fetched only for them; its room is there from the first paint. */
export function OwnStartSlot({ organizationId, children }: OwnStartSlotProps) {
  const isSignedIn = useSignedIn();
  const locale = useLocale();
  const outer = useMessages();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (!isSignedIn) return;
    let isStale = false;
    Promise.all([import('./own-start'), loadMessages[locale]()]).then(
      ([{ OwnStart }, messages]) => {
        if (!isStale) setLoaded({ Start: OwnStart, messages });
      },
      // Without a connection the front page stays that of visitors.
      () => setMissing(true),
    );
    return () => {
      isStale = true;
    };
  }, [isSignedIn, locale]);

  if (isMissing) return children;
  return (
    <>
      <div className="signed-in-only min-h-[70vh]">
        {isSignedIn && loaded ? (
          <NextIntlClientProvider locale={locale} messages={{ ...outer, ...loaded.messages }}>
            <loaded.Start organizationId={organizationId} />
          </NextIntlClientProvider>
        ) : (
          <div className="mx-auto max-w-page px-4 pt-6 sm:px-6">
            <Skeleton className="h-56" />
          </div>
        )}
      </div>
      <div className="visitors-only">{children}</div>
    </>
  );
}
