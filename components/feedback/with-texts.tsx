'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { PartFailed } from './part-failed';
import { joinTexts } from '@/lib/i18n/join-texts';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type Texts = Partial<Messages>;
type Loaded = { locale: Locale; texts: Texts } | { error: unknown } | null;

/**
 * A part that brings its own texts, for what few readers open: no page contains them. For use inside `lazyPart`, with
 * the same skeleton.
 */
export function withTexts<Props extends object>(
  Part: ComponentType<Props>,
  load: Record<Locale, () => Promise<Texts>>,
  Skeleton: () => ReactNode,
): ComponentType<Props> {
  return function WithTexts(props: Props) {
    const locale = useLocale();
    const outer = useMessages();
    const [loaded, setLoaded] = useState<Loaded>(null);
    useEffect(() => {
      let isWanted = true;
      load[locale]().then(
        (texts) => isWanted && setLoaded({ locale, texts: locale === 'km' ? joinTexts(texts) : texts }),
        (error: unknown) => isWanted && setLoaded({ error }),
      );
      return () => {
        isWanted = false;
      };
    }, [locale]);
    if (loaded && 'error' in loaded) return <PartFailed error={loaded.error} />;
    if (loaded?.locale !== locale) return <Skeleton />;
    return (
      <NextIntlClientProvider locale={locale} messages={{ ...outer, ...loaded.texts }}>
        <Part {...props} />
      </NextIntlClientProvider>
    );
  };
}
