'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Price } from '@/components/ui/price';
import { formatRiel, usdToRiel } from '@/lib/domain/money/fees';

interface MoneyInBothProps {
  amountUsd: number;
  toUsd?: number;
  per?: 'year' | 'course';
  rielPerUsd: number;
  isLowest?: boolean;
  /** A line more; a phone leaves it out, and the riel with it. */
  note?: ReactNode;
}

/** The rate is approximate, so that riel are given to the nearest thousand. */
const inRiel = (amountUsd: number, rielPerUsd: number) =>
  formatRiel(Math.round(usdToRiel(amountUsd, rielPerUsd) / 1_000) * 1_000);

/** An amount in US dollars and about the same in riel. */
export function MoneyInBoth({
  amountUsd,
  toUsd = amountUsd,
  per,
  rielPerUsd,
  isLowest,
  note,
}: MoneyInBothProps) {
  const t = useTranslations('comparison');
  const riel = [...new Set([inRiel(amountUsd, rielPerUsd), inRiel(toUsd, rielPerUsd)])].join(' – ');
  return (
    <>
      <Price amountUsd={amountUsd} toUsd={toUsd} {...(per && { per })} />
      {toUsd > 0 && (
        <span className={cn('block tabular-nums text-muted', note && 'max-sm:hidden')}>
          {t('riel', { riel })}
        </span>
      )}
      {note && <span className="block text-muted max-sm:hidden">{note}</span>}
      {isLowest && (
        <Badge tone="success" className="sm:mt-1">
          {t('lowest')}
        </Badge>
      )}
    </>
  );
}
