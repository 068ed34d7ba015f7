'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { LinkButton } from '@/components/ui/link-button';
import { comparedMin } from '@/lib/domain/schools/compared';
import { formatRiel } from '@/lib/domain/money/fees';
import { localizePath } from '@/lib/i18n/locales';
import { compareHref } from './compare-href';
import type { ComparedKind } from './compare-picks';

interface ComparisonFrameProps {
  kind: ComparedKind;
  ids: readonly string[];
  rielPerUsd: number;
  /** What to know before the numbers are compared. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A comparison as the page itself: its heading, how to share it and to leave it, and the rate of its amounts. */
export function ComparisonFrame({ kind, ids, rielPerUsd, notice, children }: ComparisonFrameProps) {
  const t = useTranslations('comparison');
  // One alone stands above the list that it is completed from.
  const Heading = ids.length < comparedMin ? 'h2' : 'h1';
  const path = localizePath(compareHref(kind, ids), useLocale());
  return (
    <section
      aria-labelledby="comparison-title"
      className="mx-auto mb-10 max-w-page scroll-mt-20 px-4 pt-8 sm:px-6 sm:pt-12"
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Heading id="comparison-title" className="mr-auto text-2xl sm:text-3xl">
          {t(`title.${kind}`)}
        </Heading>
        <CopyButton text={new URL(path, window.location.origin).href}>{t('copyLink')}</CopyButton>
        <LinkButton href={compareHref(kind, [])} variant="ghost">
          {t('close')}
        </LinkButton>
      </div>
      {ids.length < comparedMin && <p className="mb-4 text-muted">{t(`oneMore.${kind}`)}</p>}
      {notice}
      {children}
      <p className="mt-3 text-sm text-muted">{t('rate', { rate: formatRiel(rielPerUsd) })}</p>
    </section>
  );
}
