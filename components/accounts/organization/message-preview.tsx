'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Chip } from '@/components/ui/chip';
import {
  fillMessage,
  type MessageFacts,
  type StatusMessageKind,
  statusMessageKinds,
} from '@/lib/domain/admissions/status-messages';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import type { MessageForm } from './message-form';

interface MessagePreviewProps {
  typed: Partial<MessageForm>;
  /** An invented applicant, in both languages. */
  facts: Record<Locale, MessageFacts>;
}

/** One message as an applicant would get it. */
export function MessagePreview({ typed, facts }: MessagePreviewProps) {
  const t = useTranslations('organization.messages');
  const [kind, setKind] = useState<StatusMessageKind>('received');
  const message = typed.messages?.[kind];
  return (
    <section aria-label={t('preview')} className="rounded-lg border border-border bg-surface p-4 sm:p-6">
      <h2 className="mb-3 text-lg">{t('preview')}</h2>
      <div role="group" aria-label={t('preview')} className="mb-4 flex flex-wrap gap-2">
        {statusMessageKinds.map((each) => (
          <Chip key={each} selected={each === kind} onClick={() => setKind(each)}>
            {t(`kind.${each}`)}
          </Chip>
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {locales.map((locale) => (
          <article
            key={locale}
            lang={locale}
            aria-label={localeNames[locale]}
            className="min-w-0 rounded-md border border-border bg-background p-4"
          >
            <p className="font-semibold">{fillMessage(message?.subject?.[locale] ?? '', facts[locale])}</p>
            <p className="mt-3 whitespace-pre-line break-words">
              {fillMessage(message?.body?.[locale] ?? '', facts[locale])}
            </p>
            <p className="mt-4 text-sm text-muted">{t('smsPreview')}</p>
            <p className="break-words">{fillMessage(message?.sms?.[locale] ?? '', facts[locale])}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
