'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { useEffect, useState } from 'react';
import type { JoinSheet } from '@/components/accounts/account/join-sheet';
import { hostInvitations, type Invitation } from '@/components/feedback/invitation';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { joinTexts } from '@/lib/i18n/join-texts';

type SheetMessages = Pick<Messages, 'join'>;

const loadMessages: Record<Locale, () => Promise<SheetMessages>> = {
  km: async () => ({ join: joinTexts((await import('@/messages/km/accounts/join.json')).default) }),
  en: async () => ({ join: (await import('@/messages/en/accounts/join.json')).default }),
};

interface Loaded {
  Sheet: typeof JoinSheet;
  messages: SheetMessages;
}

/** Shows the sheet that explains an account; sheet and texts come with the first visitor's tap that needs it. */
export function InvitationHost() {
  const locale = useLocale();
  const outer = useMessages();
  const router = useRouter();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);

  useEffect(
    () =>
      hostInvitations((received) => {
        Promise.all([import('@/components/accounts/account/join-sheet'), loadMessages[locale]()]).then(
          ([{ JoinSheet: Sheet }, messages]) => {
            setLoaded({ Sheet, messages });
            setInvitation(received);
          },
          // Without the sheet, the bare log-in still leads on.
          () => router.push(href('/login', undefined, { redirect: received.goOn })),
        );
      }),
    [locale, router],
  );

  if (!loaded || !invitation) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...outer, ...loaded.messages }}>
      <loaded.Sheet invitation={invitation} onClose={() => setInvitation(null)} />
    </NextIntlClientProvider>
  );
}
