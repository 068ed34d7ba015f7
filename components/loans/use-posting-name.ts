import { useTranslations } from 'next-intl';
import type { LedgerEntry } from '@/lib/contract/loans/ledger-shapes';

/** What a posting is called: a correction names what it counters. */
export function usePostingName() {
  const t = useTranslations('loan.ledger');
  return ({
    kind,
    counters,
    isCountered,
  }: Pick<LedgerEntry, 'kind' | 'counters' | 'isCountered'>): string => {
    if (counters) return t('correctionOf', { what: t(`kind.${counters}`) });
    return isCountered ? t('countered', { what: t(`kind.${kind}`) }) : t(`kind.${kind}`);
  };
}
