'use client';

import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Chip } from '@/components/ui/chip';
import { cambodiaZone } from '@/lib/domain/dates/cambodian-days';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** The texts around what is written, in both languages, whatever the language of the page. */
export type PreviewTexts = Record<Locale, Partial<Messages>>;

/** What readers will see, in the language that is chosen here. */
export function ReaderPreview({ texts, children }: { texts: PreviewTexts; children: ReactNode }) {
  const t = useTranslations('textDesk.preview');
  const [shown, setShown] = useState<Locale>(useLocale());
  return (
    <section aria-label={t('title')} className="min-w-0 rounded-lg border border-border bg-surface">
      <div className="flex flex-wrap items-center gap-2 border-b border-border px-4 py-3 sm:px-6">
        <h2 className="mr-auto text-lg">{t('title')}</h2>
        <div role="group" aria-label={t('language')} className="flex gap-2">
          {locales.map((locale) => (
            <Chip key={locale} selected={shown === locale} onClick={() => setShown(locale)}>
              <span lang={locale}>{localeNames[locale]}</span>
            </Chip>
          ))}
        </div>
      </div>
      <div lang={shown} className="min-w-0 overflow-x-auto rounded-b-lg bg-background p-4 sm:p-6">
        <NextIntlClientProvider locale={shown} messages={texts[shown]} timeZone={cambodiaZone}>
          {children}
        </NextIntlClientProvider>
      </div>
    </section>
  );
}
