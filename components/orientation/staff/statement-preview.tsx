'use client';

import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useState } from 'react';
import { StatementField } from '@/components/orientation/statement-field';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { cambodiaZone } from '@/lib/domain/dates/cambodian-days';
import { type Locale, localeNames } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** The questionnaire's texts in both languages, whatever the language of the page. */
export type StatementTexts = Record<Locale, Messages['questionnaire']>;

export interface StatementPlace {
  test: OrientationTest;
  id: string;
  number: number;
  total: number;
  previewTexts: StatementTexts;
}

interface StatementPreviewProps extends StatementPlace {
  texts: Record<Locale, string>;
}

/** A statement as students see it, in both languages; answers in this preview are not stored. */
export function StatementPreview({ previewTexts, texts, ...rest }: StatementPreviewProps) {
  const t = useTranslations('orientationStaff.edit');
  return (
    <div className="grid content-start gap-4">
      {(['km', 'en'] as const).map((locale) => (
        <section key={locale} aria-label={t('preview', { language: localeNames[locale] })}>
          <p aria-hidden="true" className="mb-1.5 text-sm text-muted">
            {t('preview', { language: localeNames[locale] })}
          </p>
          <div lang={locale}>
            <NextIntlClientProvider
              locale={locale}
              messages={{ questionnaire: previewTexts[locale] }}
              timeZone={cambodiaZone}
            >
              <Tried {...rest} locale={locale} text={texts[locale]} />
            </NextIntlClientProvider>
          </div>
        </section>
      ))}
    </div>
  );
}

interface TriedProps extends Omit<StatementPreviewProps, 'texts' | 'previewTexts'> {
  locale: Locale;
  text: string;
}

function Tried({ test, id, number, total, locale, text }: TriedProps) {
  const [value, setValue] = useState<number>();
  return (
    <StatementField
      test={test}
      questionId={`preview-${locale}-${id}`}
      text={text || '…'}
      number={number}
      total={total}
      value={value}
      missing={false}
      isCurrent
      onAnswer={setValue}
    />
  );
}
