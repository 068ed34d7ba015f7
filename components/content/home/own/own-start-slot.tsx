'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { joinTexts } from '@/lib/i18n/join-texts';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { useSignedIn } from '@/lib/session/use-signed-in';

type StartMessages = Pick<Messages, 'ownStart'>;

const loadMessages: Record<Locale, () => Promise<StartMessages>> = {
  km: async () => ({ ownStart: joinTexts((await import('@/messages/km/ownStart.json')).default) }),
  en: async () => ({ ownStart: (await import('@/messages/en/ownStart.json')).default }),
};

interface Loaded {
  Start: ComponentType<{ organizationId: string }>;
  messages: StartMessages;
}

/** A signed-in person's own beginning of the front page, fetched only for them; the room for it is there from the first paint. */
export function OwnStartSlot({ organizationId }: { organizationId: string }) {
  const isSignedIn = useSignedIn();
  const locale = useLocale();
  const outer = useMessages();
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    if (!isSignedIn) return;
    let isStale = false;
    Promise.all([import('./own-start'), loadMessages[locale]()]).then(
      ([{ OwnStart }, messages]) => {
        if (!isStale) setLoaded({ Start: OwnStart, messages });
      },
      // Without a connection the front page stays that of visitors.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [isSignedIn, locale]);

  return (
    <div className="signed-in-only min-h-72">
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
  );
}
