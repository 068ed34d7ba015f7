import { useTranslations } from 'next-intl';
import { formatRiel, usdToRiel } from '@/lib/domain/money/fees';
import { rielPerUsd } from '@/lib/env/riel-rate';

const inRiel = (amountUsd: number) => formatRiel(usdToRiel(amountUsd, rielPerUsd()));

/** An approximate fee in riel; nothing without a fee to convert. */
export function FeeHint({ minUsd, maxUsd }: { minUsd: number | null; maxUsd: number | null }) {
  const t = useTranslations('school.fees');
  const highest = maxUsd ?? minUsd;
  if (minUsd === null || !highest) return null;
  return highest === minUsd
    ? t('riel', { amount: inRiel(minUsd) })
    : t('rielRange', { from: inRiel(minUsd), to: inRiel(highest) });
}

/** The rate of `FeeHint`. */
export function RateNote() {
  const t = useTranslations('school.fees');
  return t('rate', { rate: formatRiel(rielPerUsd()) });
}
