'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { BilingualContext } from '@/components/form/bilingual-context';
import { Chip } from '@/components/ui/chip';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';

/** Bilingual fields with a switch of language on phones; wider screens show both. */
export function LanguageTabs({ children }: { children: ReactNode }) {
  const t = useTranslations('editor');
  const [shown, setShown] = useState<Locale>('km');
  return (
    <BilingualContext value={shown}>
      <div role="group" aria-label={t('language')} className="flex gap-2 md:hidden">
        {locales.map((locale) => (
          <Chip key={locale} selected={shown === locale} onClick={() => setShown(locale)}>
            <span lang={locale}>{localeNames[locale]}</span>
          </Chip>
        ))}
      </div>
      {children}
    </BilingualContext>
  );
}
