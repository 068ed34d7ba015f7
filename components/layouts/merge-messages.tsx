'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';

/** Adds texts to those of outer layouts; a plain nested provider would replace them. */
export function MergeMessages({ messages, children }: { messages: Partial<Messages>; children: ReactNode }) {
  const outer = useMessages();
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...outer, ...messages }}>
      {children}
    </NextIntlClientProvider>
  );
}
