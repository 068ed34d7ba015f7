'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { Icon } from '@/components/ui/icon';
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
      className="mx-auto max-w-page scroll-mt-20 px-4 pt-4 sm:mb-10 sm:px-6 sm:pt-12"
    >
      <div className="mb-2 flex items-center gap-2 sm:mb-4 sm:gap-4">
        <Heading id="comparison-title" className="mr-auto min-w-0 text-xl sm:text-3xl">
          {t(`title.${kind}`)}
        </Heading>
        <CopyButton
          text={new URL(path, window.location.origin).href}
          aria-label={t('copyLink')}
          className="max-sm:size-11 max-sm:p-0"
        >
          <span className="max-sm:hidden">{t('copyLink')}</span>
        </CopyButton>
        <LinkButton
          href={compareHref(kind, [])}
          variant="ghost"
          aria-label={t('close')}
          className="max-sm:size-11 max-sm:p-0"
        >
          <Icon name="x" className="sm:hidden" />
          <span className="max-sm:hidden">{t('close')}</span>
        </LinkButton>
      </div>
      {ids.length < comparedMin && <p className="mb-4 text-muted">{t(`oneMore.${kind}`)}</p>}
      {notice}
      {children}
      <p className="mt-2 text-xs text-muted sm:mt-3 sm:text-sm">
        {t('rate', { rate: formatRiel(rielPerUsd) })}
      </p>
    </section>
  );
}
